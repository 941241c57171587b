"""The computer's plays and hints, and what can be said of a position afterwards.

It knows what its seat sees: the pool and the dictionary. Strength is set by the number of
positions looked at; no clock is read. Source: rules wordaway, The computer player; rules common,
Computer opponents.
"""

from __future__ import annotations

from typing import NamedTuple

from game.contract import (
    Chance,
    Chosen,
    Level,
    Lexicon,
    Move,
    Refusal,
    Resign,
    Setup,
    Stopped,
    pick,
)
from game.wordaway import options
from game.wordaway.intuition import at_hand, commonest, sociable
from game.wordaway.solver import Position
from game.wordaway.state import Board, Hint, Play, Skip, Verdict, WordawayState, WordawayView
from game.wordaway.study import Study
from game.wordaway.verdicts import Verdicts
from game.wordaway.words import good_words

FEW_LETTERS = 18
"""With so few letters left there is time for several winning plays, or for the best trap."""

MANY_LETTERS = 20
"""With more letters left than these nobody thinks of the end yet."""

POSITIONS_A_SECOND = 10_000
"""So many positions are looked at for each second of the clock, at most the level's own."""

TRAP_POSITIONS = 10_000
HINT_POSITIONS = 20_000
"""A hint is given within two seconds: the clock of the seat goes on meanwhile."""
ANALYSIS_POSITIONS = 1_500_000

_ALL_SIZES = 100


class Skill(NamedTuple):
    """What a level can do.

    It knows words up to the SCOWL size `vocabulary`, and looks at so many `positions` a turn
    where at most `stage` letters are left. Where it does not solve, `at_hand` words come to its
    mind: it plays the commonest, or if `sociable` at last the one that leaves most to find.
    """

    vocabulary: int
    stage: int
    positions: int
    at_hand: int
    sociable: bool = False


SKILLS: dict[Level, Skill] = {
    "easy": Skill(vocabulary=20, stage=0, positions=0, at_hand=20, sociable=True),
    "medium": Skill(vocabulary=35, stage=14, positions=50_000, at_hand=2),
    "hard": Skill(vocabulary=50, stage=20, positions=300_000, at_hand=1),
    "expert": Skill(vocabulary=_ALL_SIZES, stage=40, positions=1_500_000, at_hand=1),
}


def choose(
    view: WordawayView, level: Level, chance: Chance, verdicts: Verdicts, stopped: Stopped
) -> Chosen:
    """A legitimate, valid word or the free skip; the resignation where there is neither.

    Raises Refusal `not_your_move` where the view's seat has no play to make.
    """
    board = _board_to_move(view)
    spent_ms = _thinking_ms(view.setup, board.to_move, chance)
    return Chosen(_move(view.setup, board, level, chance, verdicts, stopped), spent_ms)


def hint(view: WordawayView, chance: Chance, verdicts: Verdicts, stopped: Stopped) -> Hint:
    """A valid word, a winning one if the position is solved; no word if there is none.

    Raises Refusal `not_your_move` where the view's seat has no play to make.
    """
    board, setup = _board_to_move(view), view.setup
    words = words_of(setup, board, board.to_move, _ALL_SIZES)
    if not words:
        return Hint(None)
    study = Study(_as_people_play(setup, board), HINT_POSITIONS, stopped)
    study.look_up(board, verdicts)
    study.solve(most=3)
    winning = tuple(word for play in study.winning for word in play if word in words)
    if winning:
        return Hint(commonest(setup.lexicon, winning))
    return Hint(at_hand(setup.lexicon, words, 4, chance))


def analyse(state: WordawayState, verdicts: Verdicts, stopped: Stopped) -> Verdict:
    """Whether the seat to move can win and how; without a seat where nothing is to be played."""
    board, setup = state.series.board, state.setup
    if state.series.phase != "play" or board is None:
        return Verdict()
    words = words_of(setup, board, board.to_move, _ALL_SIZES)
    study = Study(_as_people_play(setup, board), ANALYSIS_POSITIONS, stopped)
    study.look_up(board, verdicts)
    study.solve(most=5 if len(board.pool) <= FEW_LETTERS else 2)
    shown = (tuple(word for word in play if word in words) for play in study.winning)
    return Verdict(
        board.to_move,
        len(study.position.mine),
        study.won,
        tuple(commonest(setup.lexicon, play) for play in shown if play),
        study.by_skip,
        min(words, key=lambda word: (-len(word), setup.lexicon.size_of(word), word), default=None),
    )


def words_of(setup: Setup, board: Board, seat: int, size: int) -> tuple[str, ...]:
    """The words up to a SCOWL size that a computer might play on this board in that seat.

    Unfit ones are left out while a kids' seat is at the table.
    """
    whole = size >= _ALL_SIZES and not setup.kids
    lexicon = setup.lexicon if whole else setup.lexicon.vocabulary(size, setup.kids)
    return good_words(setup, board, seat, lexicon)


def _move(
    setup: Setup,
    board: Board,
    level: Level,
    chance: Chance,
    verdicts: Verdicts,
    stopped: Stopped,
) -> Move:
    skill, lexicon = SKILLS[level], setup.lexicon
    words = words_of(setup, board, board.to_move, _ALL_SIZES)
    if not words:
        return Skip() if board.skips[board.to_move] else Resign()
    known = words_of(setup, board, board.to_move, skill.vocabulary)
    if len(board.pool) > skill.stage or not known:
        return Play(_unsolved(lexicon, board.pool, known or words, skill, chance))
    position = _exact(setup, board) if level == "expert" else _believed(setup, board, skill)
    study = Study(position, _positions(setup, board, skill), stopped)
    study.look_up(board, verdicts)
    study.solve(most=3 if len(board.pool) <= FEW_LETTERS else 1)
    if study.by_skip:
        return Skip()
    return Play(_best(lexicon, study, len(board.pool), chance))


def _unsolved(
    lexicon: Lexicon, pool: str, words: tuple[str, ...], skill: Skill, chance: Chance
) -> str:
    if skill.sociable and len(pool) <= MANY_LETTERS:
        return sociable(lexicon, pool, words, skill.at_hand, chance)
    return at_hand(lexicon, words, skill.at_hand, chance)


def _as_people_play(setup: Setup, board: Board) -> Position:
    """The position with every good word."""
    mover = board.to_move
    mine, theirs = good_words(setup, board, mover), good_words(setup, board, 1 - mover)
    return _position(setup, board, mine, theirs)


def _exact(setup: Setup, board: Board) -> Position:
    """The position as it is for a computer: it keeps to fit words, the other seat need not."""
    mine = words_of(setup, board, board.to_move, _ALL_SIZES)
    return _position(setup, board, mine, good_words(setup, board, 1 - board.to_move))


def _believed(setup: Setup, board: Board, skill: Skill) -> Position:
    """The position as a level sees it that believes everybody knows the words it knows."""
    mover = board.to_move
    return _position(
        setup,
        board,
        words_of(setup, board, mover, skill.vocabulary),
        words_of(setup, board, 1 - mover, skill.vocabulary),
    )


def _position(
    setup: Setup, board: Board, mine: tuple[str, ...], theirs: tuple[str, ...]
) -> Position:
    mover = board.to_move
    skips = (board.skips[mover], board.skips[1 - mover])
    return Position(board.pool, mine, theirs, skips, () if options.forbids_repeats(setup) else None)


def _best(lexicon: Lexicon, study: Study, letters: int, chance: Chance) -> str:
    """A winning word; in a lost position a trap; otherwise the play with the fewest replies."""
    if study.winning:
        return commonest(lexicon, pick(chance, study.winning))
    if study.won is False and letters <= FEW_LETTERS:
        trap = study.hardest(TRAP_POSITIONS)
        if trap is not None:
            return commonest(lexicon, trap.words)
    if study.won is False:
        return commonest(lexicon, pick(chance, study.plays).words)
    fewest = [play for play in study.plays if play.replies == study.plays[0].replies]
    return commonest(lexicon, pick(chance, fewest).words)


def _positions(setup: Setup, board: Board, skill: Skill) -> int:
    """How many positions may be looked at, so that thought ends well before the clock."""
    limit = options.clock_ms(setup, board.to_move)
    if limit is None:
        return skill.positions
    return min(skill.positions, limit * POSITIONS_A_SECOND // 1000)


def _board_to_move(view: WordawayView) -> Board:
    board = view.series.board
    if view.series.phase != "play" or board is None or board.to_move != view.viewer:
        raise Refusal("not_your_move")
    return board


def _thinking_ms(setup: Setup, seat: int, chance: Chance) -> int:
    """A modelled time of thought, well below the clock."""
    limit = options.clock_ms(setup, seat)
    thought = 1500 + chance.below(3500)
    return thought if limit is None else min(thought, limit // 2)
