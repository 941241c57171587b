"""The challenge quiz: a board of patterns, some of them bluffs, and the question which.

Source: rule book WildWords, More that players of the original had or asked for.
"""

from __future__ import annotations

from collections.abc import Collection

from game.contract import Chance, Frozen, Lexicon, Refusal, Stopped, never, pick, shuffled
from game.language import N_
from game.wildwords.analysis import Reading, reading
from game.wildwords.bluffing import best_bluffs, is_bluff
from game.wildwords.board import ALL_TILES, EMPTY_BOARD, TILES, TRAY, WILD, without
from game.wildwords.generator import Generator, Wanted, generator_of
from game.wildwords.hand import Play, placed_of
from game.wildwords.lookahead import board_after
from game.wildwords.pot import draw
from game.wildwords.scoring import Pattern, scored
from game.wildwords.slots import Position

LEAST_MARKED = 3
PLAYS = 15
BLUFFS = 5
"""So many bluffs are planted; the first play is honest."""

_COMMON_SIZE = 50
"""Honest plays are made of words up to this SCOWL size, so that the quiz can be solved."""

_AMONG = 6
_BLUFFS_AMONG = 40
_EXCHANGES = 8
"""So often a near miss is tried for before a bluff may be a wilder one."""

_TITLES = (
    N_("Trusting soul"),
    N_("Careful reader"),
    N_("Sharp eye"),
    N_("Bluff catcher"),
)


class QuizPlay(Frozen, frozen=True):
    """A play on the board of a quiz; `readings` is the answer page's part of it."""

    number: int
    seat: int
    patterns: tuple[Pattern, ...]
    squares: tuple[int, ...]
    score: int
    readings: tuple[Reading, ...]

    @property
    def honest(self) -> bool:
        """Whether a word fits each of its patterns."""
        return all(one.fits for one in self.readings)


class Quiz(Frozen, frozen=True):
    """A finished board and how it came about."""

    board: str
    plays: tuple[QuizPlay, ...]

    @property
    def bluffs(self) -> tuple[int, ...]:
        """The numbers of the plays that should be challenged."""
        return tuple(play.number for play in self.plays if not play.honest)


class QuizMark(Frozen, frozen=True):
    """What marking some plays earned: a point each bluff, less one each honest play."""

    points: int
    right: tuple[int, ...]
    wrong: tuple[int, ...]
    missed: tuple[int, ...]
    title: str


def make_quiz(
    lexicon: Lexicon, chance: Chance, family: bool = True, stopped: Stopped = never
) -> Quiz:
    """A quiz over the agreed words; the same for the same chance. Takes about a second."""
    words = lexicon.vocabulary(_COMMON_SIZE, family)
    return _Maker(lexicon, generator_of(words), chance, family, stopped).quiz()


def marked(quiz: Quiz, numbers: Collection[int]) -> QuizMark:
    """What it earns to challenge these plays.

    Raises Refusal `wildwords_quiz_few` or `wildwords_quiz_play`.
    """
    known = {play.number for play in quiz.plays}
    for number in numbers:
        if number not in known:
            raise Refusal("wildwords_quiz_play", number=number)
    if len(set(numbers)) < LEAST_MARKED:
        raise Refusal("wildwords_quiz_few", least=LEAST_MARKED)
    bluffs, chosen = set(quiz.bluffs), set(numbers)
    right, wrong = sorted(chosen & bluffs), sorted(chosen - bluffs)
    points = len(right) - len(wrong)
    missed = sorted(bluffs - chosen)
    return QuizMark(points, tuple(right), tuple(wrong), tuple(missed), title_for(points, bluffs))


def title_for(points: int, bluffs: Collection[int]) -> str:
    """The skill title, still to be translated: by the share of all bluffs that the points are."""
    if points <= 0:
        return _TITLES[0]
    steps = len(_TITLES) - 1
    return _TITLES[min(steps, max(1, points * steps // max(1, len(bluffs))))]


class _Maker:
    """Plays a match of two computers that shows everything but the bluffs."""

    def __init__(
        self,
        lexicon: Lexicon,
        generator: Generator,
        chance: Chance,
        family: bool,
        stopped: Stopped,
    ) -> None:
        self.lexicon = lexicon
        self.generator = generator
        self.chance = chance
        self.family = family
        self.stopped = stopped
        self.board = EMPTY_BOARD
        self.pot = "".join(shuffled(chance, ALL_TILES))
        self.trays = [self._drawn(""), self._drawn("")]
        self.plays: list[QuizPlay] = []

    def quiz(self) -> Quiz:
        bluffs = sorted(shuffled(self.chance, range(1, PLAYS))[:BLUFFS])
        for turn in range(2 * PLAYS):
            if len(self.plays) == PLAYS or self.stopped():
                break
            self._turn(turn % 2, bluff=len(self.plays) in bluffs)
        return Quiz(self.board, tuple(self.plays))

    def _turn(self, seat: int, bluff: bool) -> None:
        """Play from that seat's tray; a planted bluff if one can be found, else an honest play."""
        position = Position(self.board, self.trays[seat])
        plays = self._near_misses(position) if bluff else ()
        plays = plays or self.generator.best(position, Wanted(_AMONG), self.stopped).plays
        if plays:
            self._lay(seat, pick(self.chance, plays))
        else:
            self.trays[seat] = self._drawn("")

    def _near_misses(self, position: Position) -> tuple[Play, ...]:
        """Honest plays of a tray with another letter in place of one, laid with the one."""
        for _ in range(_EXCHANGES):
            own = pick(self.chance, position.tray)
            wished = pick(self.chance, TILES)
            if WILD in (own, wished) or wished in position.tray:
                continue
            tray = without(position.tray, own) + wished
            wanted = Wanted(_BLUFFS_AMONG)
            plays = self.generator.best(Position(position.board, tray), wanted, self.stopped).plays
            found = [
                play._replace(tiles=play.tiles.replace(wished, own))
                for play in plays
                if wished in play.tiles
            ]
            found = [play for play in found if is_bluff(position, play, self.lexicon)]
            if found:
                return tuple(found[:_AMONG])
        return tuple(best_bluffs(position, self.lexicon, _BLUFFS_AMONG, self.stopped)[:_AMONG])

    def _lay(self, seat: int, play: Play) -> None:
        placed = placed_of(play, self.trays[seat])
        result = scored(self.board, placed)
        texts = (pattern.text for pattern in result.patterns)
        readings = tuple(reading(text, self.lexicon, self.family) for text in texts)
        number = len(self.plays) + 1
        self.plays.append(
            QuizPlay(number, seat, result.patterns, play.squares, result.score, readings)
        )
        self.board = board_after(self.board, placed)
        self.trays[seat] = self._drawn(without(self.trays[seat], [one.tile for one in placed]))

    def _drawn(self, tray: str) -> str:
        """The tray filled up; once the pot is empty it is mixed anew, as only patterns matter."""
        if len(self.pot) < TRAY:
            self.pot = "".join(shuffled(self.chance, ALL_TILES))
        self.pot, tiles = draw(self.pot, TRAY - len(tray))
        return tray + tiles
