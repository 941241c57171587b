"""A match of Wordaway looked at afterwards: what each play made of its position.

Positions are numbered as in `Table.analyses`. Source: rules wordaway, Shown at the end of a game.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from enum import Enum
from typing import NamedTuple, cast

from game.contract import Analysis, State
from game.engine import Entry, Match
from game.wordaway.state import FinishedGame, Play, Series, Skip, Verdict, WordawayState


class Judgement(Enum):
    """What can be said of a turn for the seat that had it."""

    KEPT = "kept"
    """It could win and played a winning play."""
    GIVEN_AWAY = "given away"
    """It could win and did something else."""
    COULD_WIN = "could win"
    """It could win; whether the play did is not known."""
    LOST = "lost"
    """No play could win."""
    UNSOLVED = "unsolved"
    AWAITED = "awaited"
    """The position is still to be looked at."""


class Made(NamedTuple):
    """One turn: what a seat did at a position.

    `word` is empty where none was played; `letters` counts the pool before. `ends` says that the
    game ended with it, `lost` that the seat lost by it.
    """

    position: int
    number: int
    seat: int
    word: str
    letters: int
    spent_ms: int
    skipped: bool = False
    ends: bool = False
    lost: bool = False


class Judged(NamedTuple):
    """What is known of a turn: words that would have won, and what could still be played."""

    judgement: Judgement
    winning: tuple[str, ...] = ()
    by_skip: bool = False
    plays: int = 0
    longest: str | None = None


class GameReview(NamedTuple):
    """One finished game and its turns; the last one ended it."""

    number: int
    game: FinishedGame
    turns: tuple[Made, ...]

    @property
    def loser(self) -> int:
        """The seat that lost it."""
        return 1 - self.game.winner


Analyses = Mapping[int, Analysis]


def games_of(match: Match) -> tuple[GameReview, ...]:
    """The finished games of a match with all their turns."""
    turns: list[Made] = []
    reviews: list[GameReview] = []
    for position, entry in enumerate(match.entries):
        before, after = _series(match.states[position]), _series(match.states[position + 1])
        over = len(after.games) > len(before.games)
        made = _made(position, entry, before, after, len(turns) + 1)
        if made is not None:
            turns.append(made)
        if over:
            reviews.append(GameReview(len(after.games), after.games[-1], tuple(turns)))
            turns = []
    return tuple(reviews)


def judge(made: Made, analyses: Analyses, awaited: Collection[int]) -> Judged:
    """What is known of a turn so far."""
    verdict = analyses.get(made.position)
    if not isinstance(verdict, Verdict):
        awaits = made.position in awaited
        return Judged(Judgement.AWAITED if awaits else Judgement.UNSOLVED)
    return Judged(
        _judgement(made, verdict, analyses.get(made.position + 1)),
        verdict.winning,
        verdict.by_skip,
        verdict.plays,
        verdict.longest,
    )


def turning_point(review: GameReview, analyses: Analyses) -> Made | None:
    """The last turn of a game that gave a won position away."""
    given = (
        made
        for made in reversed(review.turns)
        if judge(made, analyses, ()).judgement is Judgement.GIVEN_AWAY
    )
    return next(given, None)


def settled(review: GameReview, awaited: Collection[int]) -> bool:
    """Whether nothing of a game is still to be looked at."""
    return all(made.position not in awaited for made in review.turns)


def chances(reviews: tuple[GameReview, ...], seat: int, analyses: Analyses) -> tuple[int, int]:
    """How many winning plays a seat has found, of how many positions it could have won."""
    judged = [judge(made, analyses, ()) for made in _turns_of(reviews, seat)]
    kept = sum(one.judgement is Judgement.KEPT for one in judged)
    return kept, kept + sum(one.judgement is Judgement.GIVEN_AWAY for one in judged)


def plays_of(reviews: tuple[GameReview, ...], seat: int) -> tuple[int, int]:
    """How many words a seat has played, and in how many milliseconds."""
    good = [made for made in _turns_of(reviews, seat) if made.word and not made.lost]
    return len(good), sum(made.spent_ms for made in good)


def _turns_of(reviews: tuple[GameReview, ...], seat: int) -> Iterator[Made]:
    return (made for review in reviews for made in review.turns if made.seat == seat)


def _made(position: int, entry: Entry, before: Series, after: Series, number: int) -> Made | None:
    """The turn that an entry is; None for offers, hints and whatever else is none."""
    board = before.board
    over = len(after.games) > len(before.games)
    played = isinstance(entry.move, Play | Skip)
    if before.phase != "play" or board is None or not (played or over):
        return None
    lost = over and after.games[-1].winner != board.to_move
    word = entry.move.word if isinstance(entry.move, Play) else ""
    return Made(
        position,
        number,
        board.to_move,
        (after.games[-1].tried or "") if lost else word,
        len(board.pool),
        entry.spent_ms,
        isinstance(entry.move, Skip),
        over,
        lost,
    )


def _judgement(made: Made, verdict: Verdict, following: Analysis | None) -> Judgement:
    if verdict.won is None:
        return Judgement.UNSOLVED
    if not verdict.won:
        return Judgement.LOST
    if made.lost:
        return Judgement.GIVEN_AWAY
    if made.ends or _is_among(made, verdict):
        return Judgement.KEPT
    if isinstance(following, Verdict) and following.won is not None:
        return Judgement.GIVEN_AWAY if following.won else Judgement.KEPT
    return Judgement.COULD_WIN


def _is_among(made: Made, verdict: Verdict) -> bool:
    """Whether the play is one of those known to win, or takes the same letters as one."""
    if made.skipped:
        return verdict.by_skip
    letters = sorted(made.word)
    return any(sorted(word) == letters for word in verdict.winning)


def _series(state: State) -> Series:
    return cast(WordawayState, state).series
