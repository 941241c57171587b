from __future__ import annotations

from game.wildwords.board import CENTRE, SIZE, square_of
from scenes.input.actions import Verb
from scenes.play.wildwords.cursor import Cursor


def test_it_begins_in_the_middle_and_runs_across():
    cursor = Cursor()
    assert (cursor.square, cursor.across) == (CENTRE, True)


def test_it_stops_at_the_edge():
    cursor = Cursor()
    cursor.square = square_of(0, 3)
    assert not cursor.move(Verb.UP)
    assert cursor.square == square_of(0, 3)
    assert cursor.move(Verb.DOWN)
    assert cursor.square == square_of(1, 3)


def test_it_goes_over_what_lies_there_but_not_into_the_next_row():
    cursor = Cursor()
    cursor.square = square_of(7, 12)
    taken = {square_of(7, 12), square_of(7, 13)}
    assert cursor.onward(taken) == square_of(7, 14)
    assert cursor.onward({*taken, square_of(7, 14)}) is None


def test_down_it_goes_by_rows():
    cursor = Cursor()
    cursor.turn()
    cursor.square = square_of(3, 4)
    cursor.advance({square_of(3, 4), square_of(4, 4)})
    assert cursor.square == square_of(5, 4)
    assert cursor.step == SIZE
