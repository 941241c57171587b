"""The rules of a play, written once more from the rule book, plainly and without the game's code.

A board is a dict from (row, column) to what lies there; nothing here is quick.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import product

BEHIND = {"across": (0, 1), "down": (1, 0), "falling": (1, 1), "rising": (-1, 1)}
DIRECTIONS = {"H": ("across",), "V": ("down",), "D": ("falling", "rising")}
SIDES = {1: (-1, 0), 2: (0, 1), 4: (1, 0), 8: (0, -1)}

Spot = tuple[int, int]


@dataclass(frozen=True)
class Cell:
    """A square: perhaps black, perhaps yellow with bars, perhaps with a letter."""

    black: bool = False
    yellow: bool = False
    bars: frozenset[Spot] = frozenset()
    letter: str = ""

    @property
    def empty(self) -> bool:
        return not (self.black or self.yellow or self.letter)


@dataclass
class Page:
    """A board that can be written on."""

    side: int
    cells: dict[Spot, Cell] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for place in product(range(self.side), repeat=2):
            self.cells.setdefault(place, Cell())

    def copy(self) -> Page:
        return Page(self.side, dict(self.cells))

    def letter(self, place: Spot) -> str:
        return self.cells[place].letter if place in self.cells else ""

    def barred(self, one: Spot, step: Spot) -> bool:
        """Whether bars lie between a square and the one a step on, straight or over a corner."""
        other = (one[0] + step[0], one[1] + step[1])
        parts = [(step[0], 0), (0, step[1])] if all(step) else [step]
        back = [(-row, -column) for row, column in parts]
        here, there = self.cells[one], self.cells.get(other, Cell())
        return all(p in here.bars for p in parts) or all(b in there.bars for b in back)

    def runs(self) -> list[str]:
        """Every run of the board, read forwards."""
        found = []
        for step in (BEHIND["across"], BEHIND["down"]):
            for place in self.cells:
                before = (place[0] - step[0], place[1] - step[1])
                joined = self.letter(before) and not self.barred(before, step)
                if self.letter(place) and not joined:
                    found.append(self._read(place, step))
        return [run for run in found if len(run) > 1]

    def _read(self, place: Spot, step: Spot) -> str:
        text = self.letter(place)
        while not self.barred(place, step):
            place = (place[0] + step[0], place[1] + step[1])
            if not self.letter(place):
                break
            text += self.letter(place)
        return text


@dataclass(frozen=True)
class Asked:
    """A play and what it may do."""

    letters: str
    start: Spot
    axis: str
    blacks: tuple[Spot, ...]
    yellows: tuple[tuple[Spot, int], ...]
    exchange: int
    length: int
    direction: str
    thrown: int
    most_new: int
    bank: int
    cap: int


def bars_of(number: int) -> frozenset[Spot]:
    return frozenset(side for bit, side in SIDES.items() if number & bit)


def allowed(page: Page, asked: Asked, words: frozenset[str]) -> bool:
    """Whether the play is legal; the page is the board after it then."""
    if asked.axis not in DIRECTIONS[asked.direction]:
        return False
    if len(asked.yellows) > asked.bank or not all(lay_yellow(page, y) for y in asked.yellows):
        return False
    step = BEHIND[asked.axis]
    line = [
        (asked.start[0] + step[0] * n, asked.start[1] + step[1] * n)
        for n in range(len(asked.letters))
    ]
    new = write(page, line, step, asked.letters)
    if new is None or not 1 <= new <= min(asked.length, asked.most_new):
        return False
    if len(line) < asked.length or not is_word(asked.letters, words):
        return False
    beyond = ends_not_closed(page, line, step)
    if any(page.letter(place) for place in beyond):
        return False
    if not all(is_word(run, words) for run in page.runs()):
        return False
    return blacks_fit(page, asked) and closing_kept(page, asked, beyond)


def lay_yellow(page: Page, yellow: tuple[Spot, int]) -> bool:
    place, bars = yellow
    if place not in page.cells or not page.cells[place].empty or not 1 <= len(bars_of(bars)) <= 3:
        return False
    page.cells[place] = Cell(yellow=True, bars=bars_of(bars))
    return True


def write(page: Page, line: list[Spot], step: Spot, letters: str) -> int | None:
    """Write the word and count the new letters; None: it can't stand there."""
    if any(place not in page.cells or page.cells[place].black for place in line):
        return None
    if any(page.barred(place, step) for place in line[:-1]):
        return None
    if any(page.letter(p) not in ("", c) for p, c in zip(line, letters, strict=True)):
        return None
    new = sum(not page.letter(place) for place in line)
    for place, letter in zip(line, letters, strict=True):
        page.cells[place] = replace(page.cells[place], letter=letter)
    return new


def ends_not_closed(page: Page, line: list[Spot], step: Spot) -> list[Spot]:
    """The squares beyond the two ends, where neither edge, black nor bar closes them."""
    back = (-step[0], -step[1])
    ends = []
    for end, way in ((line[0], back), (line[-1], step)):
        beyond = (end[0] + way[0], end[1] + way[1])
        if beyond in page.cells and not page.cells[beyond].black and not page.barred(end, way):
            ends.append(beyond)
    return ends


def is_word(text: str, words: frozenset[str]) -> bool:
    return text in words or "".join(reversed(text)) in words


def blacks_fit(page: Page, asked: Asked) -> bool:
    if len(asked.blacks) + 2 * asked.exchange > asked.thrown or asked.exchange < 0:
        return False
    owned = sum(cell.yellow for cell in page.cells.values()) + asked.bank - len(asked.yellows)
    if asked.exchange and owned + asked.exchange > asked.cap:
        return False
    for place in asked.blacks:
        if place not in page.cells or not page.cells[place].empty:
            return False
        page.cells[place] = Cell(black=True)
    return True


def closing_kept(page: Page, asked: Asked, beyond: list[Spot]) -> bool:
    """As many of the open ends as can be are closed by blacks of this play."""
    closed = [place for place in beyond if page.cells[place].black]
    still_open = [place for place in beyond if not page.cells[place].black]
    if asked.axis in ("falling", "rising") or asked.thrown == 0:
        return not still_open
    could_be = [place for place in still_open if page.cells[place].empty]
    return not could_be or len(closed) == min(len(beyond), asked.thrown)
