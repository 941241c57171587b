import pygame
import pytest

from scenes.canvas import Canvas
from scenes.icons import Icon
from scenes.input import Bindings, Input, Verb
from scenes.input.actions import KEYBOARD, MOUSE, TOUCH
from scenes.input.prompts import Glyph, button_glyph, family, glyph, key_label
from tests.kit.devices import Recorder, ScriptedKeyboard, ScriptedMouse, ScriptedTouch
from tests.scenes.input.test_pads import FakePort, FakePorts

CANVAS = Canvas()


@pytest.fixture
def reader():
    return Input(Bindings(), FakePorts({0: FakePort(10)}))


def read(reader, script, device=ScriptedKeyboard):
    events = Recorder()
    script(device(events))
    return [action for event in events for action in reader.read(event, CANVAS, 0)]


def window(reader, kind):
    return [action.verb for action in reader.read(pygame.Event(kind), CANVAS, 0)]


def pad_event(reader, kind, **values):
    return reader.read(pygame.Event(kind, **values), CANVAS, 0)


def pad_button(reader, number):
    return pad_event(reader, pygame.CONTROLLERBUTTONDOWN, instance_id=10, button=number)


def test_the_device_used_last_is_known(reader):
    read(reader, lambda keys: keys.press(pygame.K_UP))
    assert reader.device == KEYBOARD
    read(reader, lambda mouse: mouse.move(5, 5), ScriptedMouse)
    assert reader.device == KEYBOARD
    read(reader, lambda mouse: mouse.click(5, 5), ScriptedMouse)
    assert reader.device == MOUSE
    events = Recorder()
    ScriptedTouch((1280, 720), events).tap(5, 5)
    for event in events:
        reader.read(event, CANVAS, 0)
    assert reader.device == TOUCH


def test_losing_the_window_pauses_once_and_ends_a_drag(reader):
    read(reader, lambda mouse: mouse.down(5, 5), ScriptedMouse)
    assert window(reader, pygame.WINDOWFOCUSLOST) == [Verb.CANCEL, Verb.PAUSE]
    assert window(reader, pygame.WINDOWMINIMIZED) == []
    assert window(reader, pygame.WINDOWFOCUSGAINED) == [Verb.RESUME]
    assert window(reader, pygame.WINDOWFOCUSGAINED) == []


def test_a_held_key_does_not_repeat_after_the_window_is_lost(reader):
    read(reader, lambda keys: keys.down(pygame.K_DOWN))
    window(reader, pygame.WINDOWFOCUSLOST)
    assert reader.due(100_000) == []


class TestListening:
    @pytest.fixture
    def heard(self, reader):
        heard = []
        pad_event(reader, pygame.JOYDEVICEADDED, device_index=0, guid="")
        reader.listen("keys", heard.append)
        return heard

    def test_the_next_key_is_heard_and_does_nothing_else(self, reader, heard):
        assert read(reader, lambda keys: keys.press(pygame.K_F4)) == []
        assert heard == ["f4"]
        assert not reader.listening
        assert len(read(reader, lambda keys: keys.press(pygame.K_F1))) == 1

    def test_a_letter_is_heard_and_not_typed(self, reader, heard):
        assert read(reader, lambda keys: keys.type("q")) == []
        assert heard == ["q"]
        assert len(read(reader, lambda keys: keys.type("q"))) == 1

    def test_a_modifier_waits_for_its_key(self, reader, heard):
        def script(keys):
            keys.down(pygame.K_LCTRL, pygame.KMOD_LCTRL)
            keys.press(pygame.K_h, mod=pygame.KMOD_LCTRL)

        assert read(reader, script) == []
        assert heard == ["ctrl+h"]

    def test_escape_means_never_mind(self, reader, heard):
        assert read(reader, lambda keys: keys.press(pygame.K_ESCAPE)) == []
        assert heard == [None]

    def test_a_click_means_never_mind_and_still_clicks(self, reader, heard):
        actions = read(reader, lambda mouse: mouse.click(5, 5), ScriptedMouse)
        assert Verb.PRESS in [action.verb for action in actions]
        assert heard == [None]

    def test_the_pads_back_button_means_never_mind(self, reader, heard):
        assert pad_button(reader, 1) == []
        assert heard == [None]
        assert [a.verb for a in pad_button(reader, 1)] == [Verb.BACK]

    def test_leaving_the_window_means_never_mind(self, reader, heard):
        window(reader, pygame.WINDOWFOCUSLOST)
        assert heard == [None]

    def test_a_pad_button_is_heard_where_one_is_wanted(self, reader, heard):
        reader.listen("buttons", heard.append)
        assert pad_button(reader, 2) == []
        assert heard == [None, "x"]
        assert [a.verb for a in pad_button(reader, 2)] == [Verb.ERASE]

    def test_pads_come_and_go_while_listening(self, reader, heard):
        (gone,) = pad_event(reader, pygame.JOYDEVICEREMOVED, instance_id=10)
        assert gone.verb is Verb.PAD_REMOVED
        assert heard == []

    def test_new_bindings_hold_at_once(self, reader, heard):
        reader.stop_listening()
        reader.use(Bindings().rebound("keys", Verb.HINT, "f4"))
        assert [a.verb for a in read(reader, lambda keys: keys.press(pygame.K_F4))] == [Verb.HINT]
        assert read(reader, lambda keys: keys.press(pygame.K_F2)) == []


def test_prompts_show_the_keys_of_the_device_used_last():
    bindings = Bindings()
    assert glyph(Verb.BACK, KEYBOARD, bindings) == Glyph("Esc", "keycap")
    assert glyph(Verb.BACK, MOUSE, bindings) is None
    assert glyph(Verb.UNDO, KEYBOARD, bindings) == Glyph("Ctrl+Z", "keycap")


@pytest.mark.parametrize(
    ("name", "whose", "text"),
    [
        ("Xbox Wireless Controller", "xbox", "A"),
        ("DualSense Wireless Controller", "playstation", "Cross"),
        ("Nintendo Switch Pro Controller", "nintendo", "A"),
        ("No-name", "xbox", "A"),
    ],
)
def test_a_pad_shows_its_own_familys_buttons(name, whose, text):
    assert family(name) == whose
    found = button_glyph("a", whose)
    assert (found.text, found.shape) == (text, "round")
    assert found.figure == ("cross" if whose == "playstation" else None)
    assert button_glyph("leftshoulder", whose).shape == "shoulder"


def test_arrows_are_icons_with_words_for_sentences():
    """The reading fonts have no arrows."""
    up = glyph(Verb.UP, KEYBOARD, Bindings())
    assert up == Glyph("Arrow up", "keycap", Icon.ARROW_UPWARD)
    left = button_glyph("dpleft")
    assert (left.text, left.icon, left.shape) == ("D-pad left", Icon.ARROW_BACK, "round")
    assert key_label("ctrl+up") == "Ctrl+Arrow up"


def test_unknown_keys_and_buttons_are_shown_by_their_names():
    assert key_label("ctrl+f7") == "Ctrl+F7"
    assert button_glyph("button 17").text == "button 17"
