"""What can be said of a position after the match: the best plays, and what a pattern can mean."""

from __future__ import annotations

from game.contract import Analysis, Frozen, Lexicon, Stopped, never
from game.wildwords.generator import Wanted, generator_of
from game.wildwords.hand import Play, placed_of
from game.wildwords.hints import ALL_SIZES
from game.wildwords.moves import Placed
from game.wildwords.scoring import Name, scored
from game.wildwords.slots import Position
from game.wildwords.state import WildState, pattern_limit
from game.wildwords.words import is_word, word_for, words_for

_PLAYS = 5
_WORDS = 5


class Suggestion(Frozen, frozen=True):
    """A play, and for each of its patterns a word."""

    placed: tuple[Placed, ...]
    patterns: tuple[str, ...]
    words: tuple[str, ...]
    score: int
    names: tuple[Name, ...]


class Reading(Frozen, frozen=True):
    """Whether any word fits a pattern, and some that do."""

    pattern: str
    fits: bool
    words: tuple[str, ...]


class Insight(Analysis, frozen=True):
    """The best plays of the seat to move, or what the patterns of a pending play can mean.

    `proven` says that there are no better plays.
    """

    seat: int | None
    best: tuple[Suggestion, ...] = ()
    proven: bool = True
    readings: tuple[Reading, ...] = ()


def analysed(state: WildState, stopped: Stopped = never) -> Insight:
    """The insight into a position; nothing once the match is over."""
    if state.stage == "over":
        return Insight(None)
    if state.pending is None:
        return _best_plays(state, stopped)
    patterns = (pattern.text for pattern in state.pending.play.patterns)
    readings = tuple(reading(text, state.setup.lexicon, state.setup.kids) for text in patterns)
    return Insight(state.pending.player, readings=readings)


def reading(pattern: str, lexicon: Lexicon, family: bool = False) -> Reading:
    """What a pattern can mean; unfit words are not named if `family`."""
    words = words_for(pattern, lexicon, _WORDS, family)
    return Reading(pattern, is_word(pattern, lexicon), words)


def _best_plays(state: WildState, stopped: Stopped) -> Insight:
    setup, seat = state.setup, state.to_move
    tray = state.trays[seat]
    lexicon = setup.lexicon.vocabulary(ALL_SIZES, family=True) if setup.kids else setup.lexicon
    position = Position(state.board, tray, pattern_limit(setup, seat))
    best = generator_of(lexicon).best(position, Wanted(_PLAYS), stopped)
    plays = tuple(_suggestion(state.board, tray, play, lexicon) for play in best.plays)
    return Insight(seat, plays, best.proven)


def _suggestion(board: str, tray: str, play: Play, lexicon: Lexicon) -> Suggestion:
    placed = placed_of(play, tray)
    result = scored(board, placed)
    patterns = tuple(pattern.text for pattern in result.patterns)
    words = tuple(word_for(text, lexicon) or "" for text in patterns)
    return Suggestion(placed, patterns, words, result.score, result.names)
