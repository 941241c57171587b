"""What a match of Word Winder tells afterwards: chips, the longest word, what would have won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, cast

from game.contract import Reason
from game.language import gettext as _
from game.language import ngettext
from game.wordwinder.analysis import Insight, deeds
from game.wordwinder.moves import Lay
from game.wordwinder.search import spelled
from game.wordwinder.state import Position, WinderState
from scenes.results.race import BestWord, PlayLine, RaceStory
from scenes.widgets.plot import Series


class Missed(NamedTuple):
    """A word that would have won, or stopped a win, and was not played at that turn."""

    seat: int
    word: str
    won: bool


class WinderStory(RaceStory):
    """Chips on the board from word to word, and the longest word."""

    looks = -1
    """How many positions have been looked at when it was drawn last."""

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
        missed = next((one for one in self.missed() if one.seat == seat), None)
        if missed is None:
            return (longest, words) if done.longest else (words,)
        said = _("{word} would have won") if missed.won else _("{word} would have blocked")
        return said.format(word=missed.word), longest, words

    def missed(self) -> Iterator[Missed]:
        """Turns at which a win or a block was there and something else was played."""
        match = self.table.match
        for number, entry in enumerate(match.entries):
            insight = self.table.analyses.get(number)
            if not isinstance(insight, Insight) or insight.seat is None:
                continue
            played = self._played(number, entry.move)
            for words, won in ((insight.winning, True), (insight.blocking, False)):
                if words and played not in {word.word for word in words}:
                    if won and self._won_by(number):
                        continue
                    yield Missed(insight.seat, words[0].word, won)

    def _played(self, number: int, move: object) -> str:
        state = cast(WinderState, self.table.match.states[number])
        return spelled(state.position.letters, move.path) if isinstance(move, Lay) else ""

    def _won_by(self, number: int) -> bool:
        after = cast(WinderState, self.table.match.states[number + 1])
        return bool(after.position.line)

    def update(self) -> bool:
        """Whether another position was looked at."""
        seen = len(self.table.analyses)
        before, self.looks = self.looks, seen
        return seen != before
