"""What a match of Rooply tells afterwards: the race of scores, the best word, turns, records."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

from game.contract import Reason
from game.language import gettext as _
from game.language import ngettext
from game.rooply.moves import WordPlaced
from game.rooply.solo import best
from game.rooply.state import Advice, RooplyState, table_clock_ms
from game.table import Table
from scenes.play.rooply.history import PlayMade, plays_of
from scenes.play.rooply.records import Records, may_count
from scenes.results.race import BestWord, PlayLine, RaceStory
from scenes.theme import Accent
from scenes.waiting import together
from scenes.widgets.plot import Series

if TYPE_CHECKING:
    from scenes.app import App


class RooplyStory(RaceStory):
    """Scores from turn to turn, and the word that brought most."""

    def __init__(self, app: App, table: Table, accent: Accent, changed: Callable[[], None]) -> None:
        self.made = plays_of(table.match)
        self._looks = -1
        super().__init__(app, table, accent, changed)

    @property
    def state(self) -> RooplyState:
        """The position at the end."""
        return cast(RooplyState, self.table.match.state)

    def race(self) -> tuple[Series, ...]:
        """A line for each seat; at the end with what its wild cards and yellow squares count."""
        lines: list[Series] = []
        for seat in range(len(self.table.setup.seats)):
            scores = [self._opening(seat), *(play.score for play in self._of(seat))]
            if scores[-1] != self.outcome.scores[seat] or len(scores) == 1:
                scores.append(self.outcome.scores[seat])
            lines.append(Series(self.colour(seat), self.name(seat), tuple(scores)))
        return tuple(lines)

    def best(self) -> BestWord | None:
        """The word with the most points."""
        words = [play for play in self.made if play.word is not None]
        if not words:
            return None
        found = max(words, key=lambda play: play.points)
        event = cast(WordPlaced, found.word)
        number = self._of(found.seat).index(found) + 1
        flag = f"{event.word}  +{found.points}"
        return BestWord(
            found.seat, number, event.word, tuple(event.word), found.points, flag, self._why(event)
        )

    def play_lines(self) -> Sequence[PlayLine]:
        """All plays in their order, with what would have filled more where that is known."""
        return [
            PlayLine(play.seat, self._said(play), f"{play.points:+d}".replace("-", "\u2212"))
            for play in self.made
        ]

    def margin(self) -> str:
        """How it was won, or what was reached alone."""
        if len(self.table.setup.seats) == 1:
            return self._alone()
        if self.outcome.reason == Reason.RESIGNED:
            return self._resigned()
        if self.outcome.winner is None:
            return self._drawn()
        if self.outcome.reason == Reason.COMPLETED:
            return _("with a complete board")
        return self._ahead(self.outcome.winner)

    def caption(self, seat: int) -> tuple[str, ...]:
        """Turns, whether the board is complete, what was left at the end, the longest word."""
        player = self.state.players[seat]
        turns = ngettext("{count} turn", "{count} turns", player.turns).format(count=player.turns)
        if player.board.full:
            reached = _("complete in {turns}").format(turns=turns)
        else:
            left = player.board.empties
            said = ngettext("{count} square open", "{count} squares open", left)
            reached = said.format(count=left)
        left_over = self.outcome.scores[seat] - player.score
        if left_over:
            points = f"{left_over:+d}".replace("-", "\u2212")
            ended = _("{reached}, {points} at the end").format(reached=reached, points=points)
            return (ended, reached, turns)
        words = [play.word.word for play in self._of(seat) if play.word is not None]
        if not words:
            return (reached, turns)
        longest = _("{reached}, longest {word}").format(reached=reached, word=max(words, key=len))
        return (longest, reached, turns)

    def update(self) -> bool:
        """Whether another position was looked at; the list of plays then tells more."""
        seen = len(self.table.analyses)
        before, self._looks = self._looks, seen
        if seen != before:
            self.lines = tuple(self.play_lines())
        return seen != before

    # --- inside

    def _resigned(self) -> str:
        """Who gave up, by name unless all the others did."""
        players = self.state.players
        gone = [self.name(seat) for seat, player in enumerate(players) if player.resigned]
        if 1 < len(gone) == len(players) - 1:
            return _("as the others resigned")
        return _("as {name} resigned").format(name=together(gone))

    def _drawn(self) -> str:
        """What those have who are equal."""
        completed = self.outcome.reason == Reason.COMPLETED
        pairs = zip(self.state.players, self.outcome.scores, strict=True)
        most = max(
            score
            for player, score in pairs
            if not player.resigned and (player.board.full or not completed)
        )
        points = ngettext("with {count} point each", "with {count} points each", most)
        return points.format(count=str(most).replace("-", "\u2212"))

    def _ahead(self, winner: int) -> str:
        """By how much the winner is ahead of the next who has not resigned."""
        scores, players = self.outcome.scores, self.state.players
        left = [seat for seat, player in enumerate(players) if not player.resigned]
        ahead = scores[winner] - max(scores[seat] for seat in left if seat != winner)
        return ngettext("by {count} point", "by {count} points", ahead).format(count=ahead)

    def _of(self, seat: int) -> list[PlayMade]:
        return [play for play in self.made if play.seat == seat]

    def _opening(self, seat: int) -> int:
        return cast(RooplyState, self.table.match.states[0]).players[seat].score

    def _why(self, event: WordPlaced) -> str:
        """What made it so good: mostly the seconds left."""
        seconds = event.count.seconds
        return ngettext("{count} second left", "{count} seconds left", seconds).format(
            count=seconds
        )

    def _said(self, play: PlayMade) -> str:
        if play.word is None:
            return ngettext("{count} black square", "{count} black squares", play.blacks).format(
                count=play.blacks
            )
        word = play.word.word
        advice = self.table.analyses.get(play.entry)
        if not isinstance(advice, Advice) or not advice.best:
            return word
        better = advice.best[0].word
        return word if better == word else _("{word} ({better}?)").format(word=word, better=better)

    def _alone(self) -> str:
        """The turns, and the place that they have among the best."""
        player = self.state.players[0]
        if not player.board.full:
            if self.outcome.reason == Reason.RESIGNED:
                return self._resigned()
            return _("as nothing was placed for two rounds")
        turns = ngettext("in {count} turn", "in {count} turns", player.turns)
        said = turns.format(count=player.turns)
        if not may_count(self.table.setup):
            return said
        results = Records(self.app.data_dir).results
        level = str(self.table.setup.options["level"])
        listed = best(results, level, table_clock_ms(self.table.setup) // 1000, "turns")
        mine = (player.turns, self.outcome.scores[0])
        place = next((n for n, r in enumerate(listed, 1) if (r.turns, r.score) == mine), None)
        if place is None:
            return said
        best_yet = _("{said}, your best") if place == 1 else _("{said}, number {place} of yours")
        return best_yet.format(said=said, place=place)
