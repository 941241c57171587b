import pygame
import pytest

from scenes.input.actions import KEYBOARD, Action, Verb
from scenes.input.bindings import Bindings
from scenes.input.keyboard import Keyboard
from scenes.input.repeat import FIRST_MS, NEXT_MS
from tests.kit.devices import Recorder, ScriptedKeyboard


@pytest.fixture
def reader():
    return Keyboard(Bindings())


def asked(reader, script, now_ms=0):
    events = Recorder()
    script(ScriptedKeyboard(events))
    return [action for event in events for action in reader.feed(event, now_ms)]


def verbs(actions):
    return [action.verb for action in actions]


@pytest.mark.parametrize(
    ("key", "mod", "verb"),
    [
        (pygame.K_UP, 0, Verb.UP),
        (pygame.K_TAB, 0, Verb.NEXT),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, Verb.PREVIOUS),
        (pygame.K_RETURN, 0, Verb.CONFIRM),
        (pygame.K_KP_ENTER, 0, Verb.CONFIRM),
        (pygame.K_ESCAPE, 0, Verb.BACK),
        (pygame.K_BACKSPACE, 0, Verb.ERASE),
        (pygame.K_z, pygame.KMOD_LCTRL, Verb.UNDO),
        (pygame.K_z, pygame.KMOD_LMETA, Verb.UNDO),
        (pygame.K_RETURN, pygame.KMOD_LALT, Verb.FULLSCREEN),
        (pygame.K_F11, 0, Verb.FULLSCREEN),
        (pygame.K_v, pygame.KMOD_RCTRL, Verb.PASTE),
    ],
)
def test_a_key_asks_for_what_it_is_bound_to(reader, key, mod, verb):
    assert asked(reader, lambda keys: keys.press(key, mod=mod)) == [Action(verb, KEYBOARD)]


def test_a_lock_key_changes_nothing(reader):
    mod = pygame.KMOD_CAPS | pygame.KMOD_NUM
    assert verbs(asked(reader, lambda keys: keys.press(pygame.K_UP, mod=mod))) == [Verb.UP]


def test_a_modifier_alone_asks_for_nothing(reader):
    assert asked(reader, lambda keys: keys.press(pygame.K_LSHIFT, mod=pygame.KMOD_LSHIFT)) == []


def test_shift_with_an_arrow_selects(reader):
    action = asked(reader, lambda keys: keys.press(pygame.K_LEFT, mod=pygame.KMOD_LSHIFT))[0]
    assert (action.verb, action.shift) == (Verb.LEFT, True)


def test_letters_come_as_text_and_not_as_keys(reader):
    typed = asked(reader, lambda keys: keys.type("aZ"))
    assert [(a.verb, a.text, a.letter) for a in typed] == [
        (Verb.TEXT, "a", "A"),
        (Verb.TEXT, "Z", "Z"),
    ]


@pytest.mark.parametrize("character", ["ı", "İ", "é", "ß", "1", " ", "漢", "🐺"])
def test_what_is_no_letter_from_a_to_z_is_text_without_a_letter(reader, character):
    (typed,) = asked(reader, lambda keys: keys.write(character))
    assert (typed.text, typed.letter) == (character, None)


def test_a_text_of_several_characters_comes_one_by_one(reader):
    assert [a.text for a in asked(reader, lambda keys: keys.write("né"))] == ["n", "é"]


def test_a_space_is_text_that_confirms_where_nobody_wants_text(reader):
    (typed,) = asked(reader, lambda keys: keys.type(" "))
    assert (typed.verb, typed.text, typed.otherwise) == (Verb.TEXT, " ", Verb.CONFIRM)


def test_a_space_bound_to_nothing_is_only_text():
    reader = Keyboard(Bindings().rebound("keys", Verb.CONFIRM, "return"))
    (typed,) = asked(reader, lambda keys: keys.type(" "))
    assert typed.otherwise is None


def test_enter_while_composing_belongs_to_the_input_method(reader):
    def script(keys):
        keys.compose("ni")
        keys.press(pygame.K_RETURN)
        keys.write("日")
        keys.press(pygame.K_RETURN)

    actions = asked(reader, script)
    assert [(a.verb, a.text) for a in actions] == [
        (Verb.COMPOSE, "ni"),
        (Verb.COMPOSE, ""),
        (Verb.TEXT, "日"),
        (Verb.CONFIRM, ""),
    ]


def test_a_given_up_composition_gives_the_keys_back(reader):
    def script(keys):
        keys.compose("ni")
        keys.compose("")
        keys.press(pygame.K_ESCAPE)

    assert verbs(asked(reader, script))[-1] is Verb.BACK


def test_an_arrow_repeats_while_it_is_held(reader):
    asked(reader, lambda keys: keys.down(pygame.K_DOWN), now_ms=0)
    assert reader.due(FIRST_MS - 1) == []
    assert [(a.verb, a.repeated) for a in reader.due(FIRST_MS)] == [(Verb.DOWN, True)]
    assert reader.due(FIRST_MS + NEXT_MS - 1) == []
    assert len(reader.due(FIRST_MS + 50 * NEXT_MS)) == 1
    asked(reader, lambda keys: keys.up(pygame.K_DOWN), now_ms=FIRST_MS)
    assert reader.due(10 * FIRST_MS) == []


def test_enter_and_escape_never_repeat(reader):
    asked(reader, lambda keys: (keys.down(pygame.K_RETURN), keys.down(pygame.K_ESCAPE)))
    assert reader.due(10_000) == []


def test_a_repeat_of_the_system_adds_nothing(reader):
    def script(keys):
        keys.down(pygame.K_RETURN)
        keys.down(pygame.K_RETURN)

    assert verbs(asked(reader, script)) == [Verb.CONFIRM]


def test_losing_the_window_lets_all_keys_go(reader):
    asked(reader, lambda keys: keys.down(pygame.K_DOWN))
    reader.release_all()
    assert reader.due(10_000) == []
    assert verbs(asked(reader, lambda keys: keys.down(pygame.K_DOWN))) == [Verb.DOWN]
