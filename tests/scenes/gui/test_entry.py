import json
import subprocess
import sys
import warnings

import pygame
import pytest

from game.library import ASSETS
from scenes.canvas import Box
from scenes.gui.entry import DOUBLE_CLICK_MS, Entry
from scenes.gui.toolkit import THEME, Toolkit
from scenes.gui.typing import ENTER, SPACE, TypingDialog
from scenes.input import Action, Verb
from scenes.input.actions import KEYBOARD, MOUSE, TOUCH, pad
from scenes.theme import THEMES, colour
from scenes.typography import Font
from tests.kit.devices import ScriptedKeyboard, ScriptedMouse, ScriptedTouch
from tests.kit.screens import Plain, pixel, run

FONT = ASSETS / "fonts" / Font.BODY.value


@pytest.fixture
def heard():
    return {"change": [], "done": [], "refused": [], "call": []}


@pytest.fixture
def entry(app, heard):
    entry = Entry(
        app,
        "name",
        "Name",
        12,
        on_change=heard["change"].append,
        on_done=heard["done"].append,
        on_refused=heard["refused"].append,
        on_call=lambda: heard["call"].append(True),
    )
    entry.place(Box(100, 100, 400, 56))
    return entry


def type_in(entry, text):
    for character in text:
        entry.act(Action(Verb.TEXT, KEYBOARD, text=character))


def key(entry, *verbs, shift=False):
    return [entry.act(Action(verb, KEYBOARD, shift=shift)) for verb in verbs]


def test_typed_text_stands_in_it_and_is_told(entry, heard):
    type_in(entry, "Zoë O'B")
    assert entry.text == "Zoë O'B"
    assert heard["change"][-1] == "Zoë O'B"


def test_what_is_too_long_or_has_no_glyph_is_refused_and_told(entry, heard):
    type_in(entry, "🐺" + "a" * 14)
    assert entry.text == "a" * 12
    assert heard["refused"] == ["🐺", "a", "a"]


def test_keys_edit_at_the_cursor(entry):
    type_in(entry, "Mya")
    key(entry, Verb.LEFT, Verb.LEFT)
    type_in(entry, "a")
    assert entry.text == "Maya"
    key(entry, Verb.HOME, Verb.DELETE)
    assert entry.text == "aya"
    key(entry, Verb.END, Verb.ERASE)
    assert entry.text == "ay"


def test_a_selection_is_replaced_by_what_is_typed(entry):
    type_in(entry, "Maya")
    key(entry, Verb.LEFT, Verb.LEFT, shift=True)
    type_in(entry, "x")
    assert entry.text == "Max"
    entry.select_all()
    type_in(entry, "B")
    assert entry.text == "B"


def test_cut_copy_and_paste_go_through_the_clipboard(entry, monkeypatch):
    board = [""]
    monkeypatch.setattr(pygame.scrap, "put_text", lambda text: board.__setitem__(0, text))
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: board[0])
    type_in(entry, "Maya")
    key(entry, Verb.SELECT_ALL, Verb.CUT)
    assert (entry.text, board) == ("", ["Maya"])
    key(entry, Verb.PASTE, Verb.PASTE)
    assert entry.text == "MayaMaya"


def test_what_is_pasted_becomes_one_line_of_what_fits(entry, monkeypatch):
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "  a\n\tb 🐺 " + "c" * 10_000)
    key(entry, Verb.PASTE)
    assert entry.text == "a b  " + "c" * 7


def test_a_clipboard_that_fails_pastes_nothing(entry, monkeypatch):
    def fail():
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "get_text", fail)
    key(entry, Verb.PASTE)
    assert entry.text == ""


def test_a_long_text_set_from_outside_is_cut(entry):
    entry.text = "x" * 200
    assert entry.text == "x" * 12
    entry.text = ""
    assert entry.text == ""


def test_enter_is_done_once(entry, heard):
    type_in(entry, "Maya")
    key(entry, Verb.CONFIRM)
    entry.act(Action(Verb.CONFIRM, KEYBOARD, repeated=True))
    assert heard["done"] == ["Maya"]


def test_up_down_and_tab_lead_away_left_and_right_do_not(entry):
    assert key(entry, Verb.UP, Verb.DOWN, Verb.NEXT, Verb.BACK) == [False] * 4
    assert key(entry, Verb.LEFT, Verb.RIGHT) == [True] * 2


def test_a_pads_arrows_lead_away_and_its_confirm_calls_for_keys(entry, heard):
    assert not entry.act(Action(Verb.LEFT, pad(0)))
    assert entry.act(Action(Verb.CONFIRM, pad(0)))
    assert (heard["call"], heard["done"]) == ([True], [])


def test_a_finger_calls_for_keys(entry, heard):
    entry.act(Action(Verb.PRESS, TOUCH, at=(120, 120)))
    assert heard["call"] == []
    entry.act(Action(Verb.RELEASE, TOUCH, at=(120, 120)))
    assert heard["call"] == [True]


def test_the_mouse_places_the_cursor_drags_a_selection_and_doubles_for_a_word(app, clock, entry):
    type_in(entry, "Ana and Ben")
    width = app.painter.text_width("Ana ")
    entry.act(Action(Verb.PRESS, MOUSE, at=(118 + width, 120)))
    type_in(entry, "!")
    assert entry.text == "Ana !and Ben"
    key(entry, Verb.ERASE)
    clock.pass_ms(DOUBLE_CLICK_MS)
    entry.act(Action(Verb.PRESS, MOUSE, at=(0, 120)))
    entry.act(Action(Verb.POINT, MOUSE, at=(118 + width, 120), dragging=True))
    key(entry, Verb.DELETE)
    assert entry.text == "and Ben"
    clock.pass_ms(DOUBLE_CLICK_MS)
    for _ in range(2):
        entry.act(Action(Verb.PRESS, MOUSE, at=(490, 120)))
    key(entry, Verb.DELETE)
    assert entry.text == "and "


def test_a_composed_text_is_not_in_it_until_it_is_written(app, clock, entry, heard):
    class Form(Plain):
        def layout(self):
            self.set_controls([entry.place(Box(100, 100, 400, 56))])

        def draw(self, surface):
            entry.draw(self.app.painter, "focus", active=True)

    app.open(Form)
    keys = ScriptedKeyboard()
    keys.compose("be")
    run(app, clock)
    keys.press(pygame.K_RETURN)
    keys.write("Bé")
    run(app, clock)
    assert (entry.text, heard["done"]) == ("Bé", [])
    keys.press(pygame.K_RETURN)
    run(app, clock)
    assert heard["done"] == ["Bé"]


def test_it_says_nothing_to_the_keyboard(entry):
    pygame.key.set_repeat(0)
    entry.act(Action(Verb.PRESS, MOUSE, at=(120, 120)))
    type_in(entry, "a")
    assert pygame.key.get_repeat() == (0, 0)


def test_editing_posts_no_events(entry):
    pygame.event.clear()
    type_in(entry, "abc")
    key(entry, Verb.ERASE, Verb.CONFIRM)
    assert pygame.event.get() == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_long_text_is_drawn_inside_and_shows_its_cursor(app, entry, theme):
    app.change(brightness=theme)
    entry.place(Box(100, 100, 120, 56))
    type_in(entry, "WWWWWWWWWWWW")
    surface = app.window.surface
    surface.fill((1, 2, 3))
    entry.draw(app.painter, "rest", active=True)
    for x in (90, 96, 224, 230):
        assert surface.get_at(pixel(app, x, 128))[:3] == (1, 2, 3)
    cursor = THEMES[theme]["plum"][:3]
    row = [surface.get_at(pixel(app, x, 128))[:3] for x in range(160, 216)]
    assert cursor in row


class TestTheme:
    def test_the_theme_is_ours_and_taken_without_a_warning(self, app):
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            toolkit = Toolkit()
        line = toolkit.line(9)
        assert line.font.get_metrics("m") == pygame.font.Font(FONT, 18).metrics("m")
        wanted = json.loads(THEME.read_text())["defaults"]["colours"]
        for name, value in wanted.items():
            found = toolkit.manager.get_theme().get_colour(name)
            assert tuple(found)[:3] == colour(value)[:3]

    def test_every_colour_is_a_token_of_the_light_theme(self):
        tokens = set(THEMES["light"].colours.values())
        wanted = json.loads(THEME.read_text())["defaults"]["colours"]
        assert all(colour(value) in tokens for value in wanted.values())

    def test_the_program_starts_without_pygame_gui(self):
        program = (
            "import sys, main, scenes.app, scenes.screen, scenes.dialog, scenes.gui;"
            "sys.exit('pygame_gui' in sys.modules)"
        )
        assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


class TestTyping:
    """A text by each device alone."""

    @pytest.fixture
    def said(self):
        return []

    @pytest.fixture
    def dialog(self, app, clock, said):
        app.open(Plain)
        run(app, clock)
        dialog = TypingDialog(app, "What is your name?", 24, said.append)
        app.manager.push(dialog)
        run(app, clock, 400)
        return dialog

    def test_by_keyboard(self, app, clock, dialog, said):
        keys = ScriptedKeyboard()
        keys.type("Ana B")
        keys.press(pygame.K_BACKSPACE)
        keys.type("C")
        keys.press(pygame.K_RETURN)
        run(app, clock)
        assert said == ["Ana C"]
        assert app.manager.top is not dialog

    def test_by_mouse(self, app, clock, dialog, said):
        mouse = ScriptedMouse()
        for name in ("A", "N", SPACE, "O"):
            mouse.click(*pixel(app, *{**dialog.keys, **dialog.extra}[name].centre))
        mouse.click(*pixel(app, *dialog.keys[ENTER].centre))
        run(app, clock)
        assert said == ["An O"]

    def test_by_touch(self, app, clock, dialog, said):
        touch = ScriptedTouch(app.window.size)
        for name in ("M", "E", ENTER):
            touch.tap(*pixel(app, *dialog.keys[name].centre), echo="marked")
        run(app, clock)
        assert said == ["Me"]

    def test_by_pad(self, app, clock, dialog, said):
        def ask(*verbs):
            for verb in verbs:
                app.act(Action(verb, pad(0)))

        ask(Verb.RIGHT, Verb.CONFIRM, Verb.RIGHT, Verb.CONFIRM, Verb.ERASE, Verb.PLAY)
        run(app, clock)
        assert said == ["A"]

    @pytest.mark.parametrize("device", [KEYBOARD, pad(0)])
    def test_going_back_gives_it_up(self, app, clock, dialog, said, device):
        app.act(Action(Verb.BACK, device))
        run(app, clock)
        assert said == []
        assert app.manager.top is not dialog

    @pytest.mark.parametrize("percent", [100, 175])
    @pytest.mark.parametrize("window", [(960, 540), (1024, 768)])
    def test_everything_fits(self, app, dialog, percent, window):
        app.window.resize(window)
        app.step()
        app.change(text_percent=percent)
        boxes = [dialog.entry.box, *dialog.keys.values(), *dialog.extra.values()]
        for i, box in enumerate(boxes):
            assert dialog.box.x <= box.x
            assert box.right <= dialog.box.right + 0.01
            assert dialog.box.y <= box.y
            assert box.bottom <= dialog.box.bottom
            assert not any(_overlap(box, other) for other in boxes[i + 1 :])
        assert dialog.box.bottom <= app.canvas.h


def _overlap(first, second):
    wide = min(first.right, second.right) - max(first.x, second.x)
    high = min(first.bottom, second.bottom) - max(first.y, second.y)
    return wide > 0.01 and high > 0.01
