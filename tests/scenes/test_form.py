from __future__ import annotations

import pytest

from scenes.canvas import Box, Canvas
from scenes.focus import Focus
from scenes.form import (
    ButtonRow,
    ChoiceRow,
    FieldRow,
    Form,
    HeadingRow,
    NoteRow,
    PickRow,
    SliderRow,
    SwitchRow,
    TextRow,
)
from scenes.input.actions import KEYBOARD, Action, Verb
from scenes.paint import Painter
from scenes.theme import THEMES
from tests.kit.pictures import new_surface

ROWS = (
    HeadingRow("h", "A heading over what follows"),
    TextRow("t", "A text so long that it needs more than one line where there is little room."),
    NoteRow("n", "A note on gold"),
    SwitchRow("s", "A switch", True, lambda: None, "What it does when it is on."),
    PickRow("p", "Something to pick", False, lambda: None, "What it means."),
    ButtonRow("b", "A label", "Press", lambda: None),
    ButtonRow("alone", "", "Press me alone", lambda: None),
    FieldRow("f", "A field", "text", "", lambda: None, "This can't be used.", lambda: None),
    SliderRow("v", "A volume", 40, lambda _value: None, trial=lambda: None),
    ChoiceRow("c", "A choice", ("one", "two", "three"), 1, lambda _index: None),
)  # fmt: skip


def painter(scale=1.0):
    return Painter(new_surface(), Canvas(text_scale=scale), THEMES["light"])


@pytest.mark.parametrize("width", [340.0, 560.0, 900.0])
@pytest.mark.parametrize("scale", [1.0, 1.75])
@pytest.mark.parametrize("row", ROWS, ids=lambda row: type(row).__name__ + row.id)
def test_what_can_be_pressed_in_a_row_lies_in_it_and_is_large_enough(row, scale, width):
    p = painter(scale)
    box = Box(50, 60, width, row.height(p, width))
    for control in row.controls(p, box):
        assert control.id.startswith(row.id)
        assert min(control.box.w, control.box.h) >= 43.5
        assert control.box.x >= box.x - 0.5
        assert control.box.right <= box.right + 0.5
        assert control.box.y >= box.y - 4.5
        assert control.box.bottom <= box.bottom + 4.5
    row.draw(p, box, "plum", Focus())


@pytest.mark.parametrize("row", ROWS, ids=lambda row: type(row).__name__ + row.id)
def test_larger_text_never_makes_a_row_lower(row):
    assert row.height(painter(1.75), 400) >= row.height(painter(), 400)


def choice(values, label="A choice", **more):
    return ChoiceRow("c", label, values, 0, lambda _index: None, **more)


def ids(row, width, scale=1.0):
    p = painter(scale)
    box = Box(0, 0, width, row.height(p, width))
    return [control.id for control in row.controls(p, box)]


def test_a_choice_has_segments_where_there_is_room_and_a_stepper_where_there_is_none():
    row = choice(("any", "up to 6", "up to 5", "up to 4"), "Others\u2019 words")
    assert ids(row, 552) == ["c.0", "c.1", "c.2", "c.3"]
    assert ids(row, 330) == ["c.less", "c.more"]
    assert ids(choice(tuple(map(str, range(20)))), 900) == ["c.less", "c.more"]


def test_a_stepper_stops_at_its_ends():
    row = choice(tuple(map(str, range(20))))
    p = painter()
    less, more = row.controls(p, Box(0, 0, 500, 44))
    assert (less.enabled, more.enabled) == (False, True)


def test_a_choice_tells_which_value_was_chosen():
    chosen = []
    row = ChoiceRow("c", "A choice", ("one", "two"), 0, chosen.append)
    for control in row.controls(painter(), Box(0, 0, 500, 44)):
        assert control.on_press is not None
        control.on_press()
    assert chosen == [0, 1]


PAIRS = (
    choice(("0", "1"), "Skips", pairs=True),
    choice(("count", "forgiven"), "Mistakes", pairs=True),
    choice(("a long value", "a longer value"), "A long label too", pairs=True),
)


def placed(rows, height, width=552.0, **more):
    form = Form("form", "", **more)
    form.place(painter(), Box(0, 0, width, height), rows)
    return form


def test_short_rows_share_a_line_only_where_there_is_no_room_for_lines_of_their_own():
    assert len({box.y for _row, box in placed(PAIRS, 140).placed}) == 3
    low = placed(PAIRS, 100)
    assert len({box.y for _row, box in low.placed}) == 2
    assert low.panel.most == 0


def test_rows_that_do_not_fit_scroll_and_leave_room_for_the_bar():
    form = placed(ROWS, 200)
    assert form.panel.most > 0
    assert max(box.right for _row, box in form.placed) <= form.panel.bar.x
    form.panel.scroll_to(form.panel.most)
    form.place(painter(), Box(0, 0, 552, 200), ROWS)
    assert form.placed[-1].box.bottom == pytest.approx(200, abs=1)


def test_rows_spread_where_there_is_room_to_spare():
    tight, loose = placed(PAIRS, 400), placed(PAIRS, 400, most_gap=20)
    assert loose.placed[1].box.y - tight.placed[1].box.y == pytest.approx(30)


def test_controls_answer_the_pointer_only_in_the_view():
    form = placed(ROWS, 200)
    for control in form.controls(painter(), zone=2):
        assert control.clip == form.panel.box
        assert control.zone == 2


def test_a_slider_moves_in_steps_within_its_bounds():
    heard = []
    row = SliderRow("v", "Volume", 40, heard.append)
    box = Box(0, 0, 600, 48)
    (control,) = row.controls(painter(), box)
    assert control.on_action is not None
    for verb in (Verb.RIGHT, Verb.END, Verb.HOME):
        control.on_action(Action(verb, KEYBOARD))
    assert heard == [45, 100, 0]
