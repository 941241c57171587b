"""How the computer finds its word and its black squares for what the dice show."""

from __future__ import annotations

from typing import NamedTuple

from game.contract import Chance, Stopped, pick, shuffled
from game.rooply.bars import BarredSlot, barred_slots
from game.rooply.board import BLACK, EMPTY, LEFT, Board, Yellow
from game.rooply.judge import EXCHANGE
from game.rooply.moves import BlacksOnly, Place
from game.rooply.outlook import outlook, worth
from game.rooply.plays import Position, player_of, terms_of
from game.rooply.search import Search
from game.rooply.skills import Skill, texts_known
from game.rooply.state import grade_of

FINALISTS = 4
"""So many of the words tried are thought through with all their black squares."""

CLOSE_CHOICE = 30
"""With fewer places for a word, those that write one letter less are looked at too."""

PER_SHARED = 0.05
"""What a letter that is shared brings, in empty squares."""


class Draft(NamedTuple):
    """A word with what closes it: the play so far, the board after it, black squares left."""

    play: Place
    board: Board
    blacks: tuple[int, ...]
    left: int
    shared: int
    worth: float = 0.0


class Thinker:
    """One seat's thinking about the turn in which the dice lie."""

    def __init__(self, position: Position, skill: Skill, chance: Chance, stopped: Stopped) -> None:
        self._skill = skill
        self._chance = chance
        self._stopped = stopped
        self._terms = terms_of(position)
        self._player = player_of(position)
        self._grade = grade_of(position.setup)
        self._texts = texts_known(skill, position.setup)
        self._race = bool(position.setup.options["score_race"])

    def word(self) -> Place | None:
        """The best word that comes to mind; None: none does."""
        places = self._places()
        if not places:
            return None
        drafts = [self._draft(pick(self._chance, places)) for _ in range(max(1, self._skill.plays))]
        drafts.sort(key=lambda draft: draft.worth, reverse=True)
        finished = [self._finished(draft) for draft in drafts[:FINALISTS]]
        return max(finished, key=lambda draft: draft.worth).play

    def blacks(self) -> BlacksOnly | None:
        """Black squares only; None where none may or can be placed."""
        board = self._player.board
        count = min(self._terms.throw.blacks, board.empties)
        if self._player.blacks_before or not count:
            return None
        dark = self._dark(board, count)
        return BlacksOnly(tuple(board.square(square) for square in dark))

    # --- words -------------------------------------------------------------------------

    def _places(self) -> list[BarredSlot]:
        """The places where this level would write: of those that it sees the most new letters."""
        throw, limit = self._terms.throw, self._terms.most_new
        search = Search(self._player.board, self._texts)
        plain = (BarredSlot(slot, (), found) for slot, found in search.filled_slots(throw, limit))
        seen = self._seen(list(plain))
        if not seen:
            seen = self._seen(list(barred_slots(search, throw, limit, self._player.bank)))
        most = max((len(place.slot.new) for place in seen), default=0)
        slack = 1 if self._skill.plays and len(seen) < CLOSE_CHOICE else 0
        return [place for place in seen if len(place.slot.new) >= most - slack]

    def _seen(self, places: list[BarredSlot]) -> list[BarredSlot]:
        if self._skill.sees >= 100 or not places:
            return places
        seen = [place for place in places if self._chance.below(100) < self._skill.sees]
        return seen or [pick(self._chance, places)]

    def _draft(self, place: BarredSlot) -> Draft:
        slot, board = place.slot, self._player.board.with_yellows(place.yellows)
        number = self._chance.below(place.fillings.bit_count())
        text = self._texts.nth(len(slot.squares), place.fillings, number)
        blacks = shuffled(self._chance, slot.open)[: self._terms.throw.blacks]
        after = board.written(dict(zip(slot.squares, text, strict=True)))
        after = after.written(dict.fromkeys(blacks, BLACK))
        play = Place(text, board.square(slot.squares[0]), slot.axis, yellows=place.yellows)
        shared = len(slot.squares) - len(slot.new)
        left = self._terms.throw.blacks - len(blacks)
        return self._weighed(Draft(play, after, blacks, left, shared))

    def _weighed(self, draft: Draft) -> Draft:
        return draft._replace(worth=self._worth(draft.board) + PER_SHARED * draft.shared)

    def _worth(self, board: Board) -> float:
        """How near a board is to its end; 0 for a level that doesn't look ahead."""
        if not self._skill.plays or self._stopped():
            return 0.0
        return worth(board, self._texts, self._grade, self._terms.most_new)

    # --- what is left ------------------------------------------------------------------

    def _finished(self, draft: Draft) -> Draft:
        """The draft with all its black squares, and yellow ones if they complete the board."""
        if self._forgets():
            draft = draft._replace(left=0)
        exchange = 1 if self._exchanges(draft) else 0
        left = draft.left - EXCHANGE * exchange
        extra = () if self._race else self._dark(draft.board, min(left, draft.board.empties))
        board = draft.board.written(dict.fromkeys(extra, BLACK))
        yellows = self._last_yellows(board, len(draft.play.yellows))
        board = board.with_yellows(yellows)
        blacks = tuple(board.square(square) for square in (*draft.blacks, *extra))
        play = Place(
            draft.play.letters,
            draft.play.square,
            draft.play.axis,
            blacks,
            (*draft.play.yellows, *yellows),
            exchange,
        )
        return self._weighed(draft._replace(play=play, board=board))

    def _forgets(self) -> bool:
        return self._skill.forgets > 0 and self._chance.below(100) < self._skill.forgets

    def _exchanges(self, draft: Draft) -> bool:
        """A yellow square is kept for the time when words get rare; in a score race always."""
        owned = len(draft.board.yellows) + self._player.bank - len(draft.play.yellows)
        if draft.left < EXCHANGE or owned >= self._terms.cap:
            return False
        half_full = 2 * draft.board.empties < len(draft.board.cells)
        return self._race or (half_full and not self._player.bank and not draft.board.full)

    def _last_yellows(self, board: Board, laid: int) -> tuple[Yellow, ...]:
        if not 0 < board.empties <= self._player.bank - laid:
            return ()
        empty = (square for square, cell in enumerate(board.cells) if cell == EMPTY)
        return tuple(Yellow(board.square(square), LEFT) for square in empty)

    def _dark(self, board: Board, count: int) -> tuple[int, ...]:
        """Squares for so many black squares: such as no word reaches, if the level looks."""
        chosen: list[int] = []
        for _ in range(count):
            square = self._darkest(board)
            chosen.append(square)
            board = board.written({square: BLACK})
        return tuple(chosen)

    def _darkest(self, board: Board) -> int:
        empty = [square for square, cell in enumerate(board.cells) if cell == EMPTY]
        if not self._skill.spots:
            return pick(self._chance, empty)
        ahead = outlook(board, self._texts, self._grade, self._terms.most_new)
        dead = [square for square in empty if square not in ahead.live]
        spots = shuffled(self._chance, dead or empty)[: self._skill.spots]
        return max(spots, key=lambda square: self._worth(board.written({square: BLACK})))
