"""What can be found out about a position: by the shipped verdicts first, then by the solver."""

from __future__ import annotations

from contextlib import suppress

from game.contract import Stopped, never
from game.wordaway.solver import Exhausted, Play, Position, Solver, Work
from game.wordaway.state import Board
from game.wordaway.verdicts import Verdicts, digest


class Study:
    """One position under study with so many positions to look at.

    `won` says whether the mover wins, None while that isn't known. `winning` are winning plays
    found so far, each with all its words; `by_skip` says that only the free skip wins.
    """

    def __init__(self, position: Position, limit: int, stopped: Stopped = never) -> None:
        self.position = position
        self.won: bool | None = None
        self.winning: list[tuple[str, ...]] = []
        self.by_skip = False
        self._work = Work(limit, stopped)
        self._solver = Solver(position, self._work)
        self.plays = self._solver.plays()

    def look_up(self, board: Board, verdicts: Verdicts) -> None:
        """Take over what is known beforehand, if this is the first play of a built-in phrase."""
        position = self.position
        even = position.mine == position.theirs and position.skips == (0, 0)
        if board.turns or not even or position.played is not None:
            return
        known = verdicts.get(board.opening.phrase, {}).get(digest(position.mine))
        if known is not None:
            self.won = bool(known)
            by_word = {word: play.words for play in self.plays for word in play.words}
            self.winning = [by_word[word] for word in known if word in by_word]

    def solve(self, most: int = 1) -> None:
        """Look for up to `most` winning plays; what was found before the limit stays."""
        if self.won is not None:
            return
        try:
            self._solve(most)
        except Exhausted:
            self.won = True if self.winning else None

    def hardest(self, positions: int) -> Play | None:
        """The play whose replies win least often, as far as so many more positions show it."""
        self._work.limit = min(self._work.limit, self._work.done + positions)
        best, least = None, 2.0
        with suppress(Exhausted):
            for play in self.plays:
                share = self._solver.winning_replies(play) / (play.replies or 1)
                if share < least:
                    best, least = play, share
        return best

    def _solve(self, most: int) -> None:
        for play in self.plays:
            if self._solver.is_won_by(play):
                self.winning.append(play.words)
                if len(self.winning) == most:
                    break
        self.by_skip = not self.winning and self._solver.is_won_by_skip()
        self.won = bool(self.winning) or self.by_skip
