"""House rule challenge: the other sides are asked in turn whether they doubt the word just laid.

Source: rule book, A turn. A wrong word is taken back and the turn is lost; a wrong challenge
costs the challenger its next turn. A word counts for lines and outs only once it stands.
"""

from __future__ import annotations

from msgspec.structs import replace

from game.contract import Event, Refusal
from game.wordwinder.events import Accepted, Asked, Challenged, WordTakenBack
from game.wordwinder.state import FREE, Asking, Position
from game.wordwinder.turns import lose_turn, seat_next, settle, sides_after, with_item

ANSWER_MS = 10_000
"""For each side that is asked; no answer is a no."""


def open_window(position: Position, events: list[Event]) -> Position:
    """Ask the first of the other sides about the last word."""
    mover = position.side_to_move
    return _ask(position, tuple(sides_after(mover, position.active, position.sides)), events)


def accept(position: Position, events: list[Event]) -> Position:
    """The side asked lets the word stand; the next one is asked."""
    asking = asked_now(position)
    events.append(Accepted(asking.seat))
    return _ask(position, asking.sides, events)


def challenge(position: Position, events: list[Event]) -> Position:
    """The side asked doubts the word; the dictionary decides, and no other side is asked."""
    asking = asked_now(position)
    word = position.words[-1].word
    good = word in position.setup.lexicon
    events.append(Challenged(asking.seat, word, good))
    if not good:
        return take_back(position, events)
    misses = with_item(position.misses, asking.seat, position.misses[asking.seat] + 1)
    return settle(replace(position, misses=misses, asking=None), events)


def take_back(position: Position, events: list[Event]) -> Position:
    """The last word goes, and the turn with it."""
    word = position.words[-1]
    events.append(WordTakenBack(word.seat, word.side, word.word, word.covered))
    gone = set(word.covered)
    chips = "".join(FREE if n in gone else chip for n, chip in enumerate(position.chips))
    position = replace(position, chips=chips, words=position.words[:-1], asking=None)
    return lose_turn(position, "challenge", events)


def leave_out(position: Position, side: int, events: list[Event]) -> Position:
    """A side that has left is not asked any more."""
    asking = asked_now(position)
    rest = tuple(other for other in asking.sides if other != side)
    if position.side_of(asking.seat) == side:
        return _ask(position, rest, events)
    return replace(position, asking=Asking(asking.seat, rest))


def asked_now(position: Position) -> Asking:
    """The question that is open. Raises Refusal `not_open` if there is none."""
    if position.asking is None:
        raise Refusal("not_open")
    return position.asking


def _ask(position: Position, sides: tuple[int, ...], events: list[Event]) -> Position:
    if not sides:
        return settle(replace(position, asking=None), events)
    seat = seat_next(position, sides[0])
    events.append(Asked(seat))
    return replace(position, asking=Asking(seat, sides[1:]))
