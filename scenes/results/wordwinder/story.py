"""What a match of Word Winder tells afterwards: chips, the longest word, what would have won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, cast

from game.contract import Reason
from game.language import gettext as _
from game.language import ngettext
from game.table import Table
from game.wordwinder.analysis import deeds
from game.wordwinder.state import Position, WinderState
from scenes.canvas import Box
from scenes.paint import Painter
from scenes.results.listed import ListedRace, ListRow
from scenes.results.race import BestWord, PlayLine
from scenes.results.wordwinder import drawing, review
from scenes.results.wordwinder.review import Known, Turn
from scenes.theme import Accent
from scenes.widgets.plot import Series

if TYPE_CHECKING:
    from scenes.app import App


class WinderStory(ListedRace):
    """Chips on the board from word to word, the longest word, and what each turn could have been.

    `turns` are all turns; one of them may be picked to be shown in the place of the longest word.
    """

    def __init__(self, app: App, table: Table, accent: Accent, changed: Callable[[], None]) -> None:
        self.turns = review.turns_of(table.match)
        self._picked: Turn | None = None
        self._seen = (-1, -1)
        super().__init__(app, table, accent, changed)

    @property
    def position(self) -> Position:
        """The position at the end."""
        return cast(WinderState, self.table.match.state).position

    def race(self) -> tuple[Series, ...]:
        """A line for each side, named by its first seat: its chips after each word."""
        position = self.position
        lines: list[Series] = []
        for side in range(position.sides):
            seat = position.seats_of(side)[0]
            values = [0]
            for word in position.words:
                values.append(values[-1] + (len(word.covered) if word.side == side else 0))
            lines.append(Series(position.colours[side], self.name(seat), tuple(values)))
        return tuple(lines)

    def best(self) -> BestWord | None:
        """The longest word; of several the one that won most squares."""
        words = self.position.words
        if not words:
            return None
        best = max(words, key=lambda word: (len(word.word), len(word.covered)))
        side = self.position.side_of(best.seat)
        flag = f"{best.word}  +{len(best.covered)}"
        number = words.index(best) + 1
        count = len(best.covered)
        remark = ngettext("{count} square", "{count} squares", count).format(count=count)
        return BestWord(side, number, best.word, tuple(best.word), len(best.word), flag, remark)

    def unit(self, count: int) -> str:
        """The longest word is measured in letters."""
        return ngettext("letter", "letters", count)

    def play_lines(self) -> Sequence[PlayLine]:
        """All words in their order."""
        return [
            PlayLine(word.seat, word.word, f"+{len(word.covered)}") for word in self.position.words
        ]

    def margin(self) -> str:
        """How it was won."""
        said = {
            Reason.LINE: _("with a line from edge to edge"),
            Reason.LAST_SIDE: _("as the last side that could play"),
            Reason.RESIGNED: _("as the others resigned"),
        }
        return said.get(self.outcome.reason, _("by chips on the board"))

    def caption(self, seat: int) -> tuple[str, ...]:
        """What a seat missed, or else its words and its longest one."""
        done = deeds(self.position)[seat]
        words = ngettext("{count} word", "{count} words", done.words).format(count=done.words)
        longest = _("{words}, longest {word}").format(words=words, word=done.longest)
        missed = review.missed(self.turns, seat, self.table.analyses)
        if missed is None:
            return (longest, words) if done.longest else (words,)
        word, won = missed
        said = _("{word} would have won") if won else _("{word} would have blocked")
        return said.format(word=word), longest, words

    def colour_of(self, seat: int) -> int:
        """The colour and pattern of a seat's side."""
        return self.position.colours[self.position.side_of(seat)]

    def known(self, turn: Turn) -> Known:
        """What is known of a turn."""
        return review.known(turn, self.table.analyses, self.table.awaited)

    # --- the list

    @property
    def list_title(self) -> str:
        """What the list is called."""
        return _("The turns")

    def list_rows(self) -> Sequence[ListRow]:
        """All turns."""
        return [
            ListRow(
                f"turn{turn.number}",
                turn.word or _("no word"),
                turn == self._picked,
                partial(self._pick, turn),
            )
            for turn in self.turns
        ]

    def _pick(self, turn: Turn) -> None:
        self._picked = None if self._picked == turn else turn
        self.changed()

    def draw_row(self, p: Painter, number: int, row: Box) -> None:
        """Whose, which word, and what would have been better."""
        drawing.draw_row(p, self, self.turns[number], row)

    def draw_shown(self, p: Painter, box: Box) -> None:
        """The turn that is picked, or else the longest word."""
        if self._picked is None:
            self._draw_best(p, box)
        else:
            drawing.draw_turn(p, self, self._picked, box)

    def update(self) -> bool:
        """Whether another position was looked at."""
        seen = (len(self.table.analyses), len(self.table.awaited))
        before, self._seen = self._seen, seen
        return seen != before
