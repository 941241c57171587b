import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.contract import Refusal
from game.language import sentence
from scenes.input.actions import Verb
from scenes.input.bindings import BUTTONS, KEYS, NEEDED, TITLES, Bindings

SOURCES = ("keys", "buttons")
VERBS = sorted(TITLES)


def code_of(work):
    with pytest.raises(Refusal) as caught:
        work()
    assert sentence(caught.value.code, caught.value.params) != caught.value.code
    return caught.value.code


@pytest.mark.parametrize("source", SOURCES)
def test_the_defaults_have_no_conflict_and_lack_nothing(source):
    bindings = Bindings()
    assert bindings.conflicts(source) == {}
    assert all(bindings.table(source)[verb] for verb in NEEDED)
    assert bindings.mended() == bindings


def test_every_verb_that_can_be_bound_has_a_title():
    assert set(KEYS) | set(BUTTONS) == set(TITLES)


def test_a_verb_gets_one_more_key_or_another_one():
    more = Bindings().bound("keys", Verb.HINT, "f4")
    assert more.keys[Verb.HINT] == ("f2", "f4")
    assert Bindings().rebound("keys", Verb.HINT, "f4").keys[Verb.HINT] == ("f4",)
    assert Bindings().bound("keys", Verb.HINT, "f2") == Bindings()


def test_a_key_of_another_verb_is_refused():
    assert code_of(lambda: Bindings().bound("keys", Verb.HINT, "f10")) == "key_taken"
    assert code_of(lambda: Bindings().rebound("buttons", Verb.HINT, "a")) == "key_taken"


def test_keys_can_be_swapped():
    swapped = Bindings().swapped("buttons", Verb.CONFIRM, "b")
    assert swapped.buttons[Verb.CONFIRM] == ("b",)
    assert swapped.buttons[Verb.BACK] == ("a",)
    assert swapped.conflicts("buttons") == {}


@pytest.mark.parametrize("name", ["q", "é", "1", "shift+q", "+"])
def test_a_key_that_writes_is_refused(name):
    assert code_of(lambda: Bindings().bound("keys", Verb.HINT, name)) == "key_types"


@pytest.mark.parametrize("name", ["", "left shift", "caps lock", "backspace", "ctrl+v"])
def test_a_key_that_means_something_everywhere_is_refused(name):
    assert code_of(lambda: Bindings().bound("keys", Verb.HINT, name)) == "key_unusable"


@pytest.mark.parametrize("source", SOURCES)
def test_the_last_key_of_what_is_needed_stays(source):
    bindings = Bindings()
    for name in bindings.table(source)[Verb.CONFIRM][:-1]:
        bindings = bindings.unbound(source, Verb.CONFIRM, name)
    (last,) = bindings.table(source)[Verb.CONFIRM]
    assert code_of(lambda: bindings.unbound(source, Verb.CONFIRM, last)) == "key_needed"
    assert bindings.unbound("keys", Verb.HINT, "f2").keys[Verb.HINT] == ()


def test_conflicts_are_found_and_mended():
    broken = Bindings(keys={**KEYS, Verb.HINT: ("f9",), Verb.PASS: ("f9",)})
    assert broken.conflicts("keys") == {"f9": (Verb.PASS, Verb.HINT)}
    assert broken.mended().conflicts("keys") == {}


def test_everything_bound_to_one_key_goes_back_to_the_defaults():
    one = Bindings(keys=dict.fromkeys(KEYS, ("f7",)), buttons=dict.fromkeys(BUTTONS, ("a",)))
    assert one.mended() == Bindings()


def test_bindings_survive_being_written():
    changed = Bindings().rebound("keys", Verb.HINT, "ctrl+h")
    assert msgspec.json.decode(msgspec.json.encode(changed), type=Bindings) == changed


TABLES = st.dictionaries(
    st.sampled_from(VERBS), st.lists(st.sampled_from(["a", "b", "up", "f1", "q", ""])).map(tuple)
)


@given(TABLES, TABLES)
def test_mended_bindings_can_always_be_used(keys, buttons):
    mended = Bindings(keys, buttons).mended()
    for source in SOURCES:
        assert mended.conflicts(source) == {}
        assert all(mended.table(source)[verb] for verb in NEEDED)
    assert mended.mended() == mended
