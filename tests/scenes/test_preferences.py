import json
import os

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.contract import Seat
from game.files import DamagedError, NewerFormatError
from game.language import sentence
from scenes.input.bindings import Bindings
from scenes.preferences import (
    FILE,
    FORMAT,
    MOST_NAMES,
    SPEEDS,
    TEXT_SIZES,
    LastTable,
    PreferenceFile,
    Preferences,
    Volumes,
    WindowPlace,
    data_folder,
    read,
    written,
)

CHANGED = Preferences(
    brightness="dark",
    text_percent=150,
    volumes=Volumes(effects=10),
    window=WindowPlace(1300, 800, 200, 150),
    tables={
        "wordaway": LastTable(
            (Seat("Maya", 0), Seat("Otto", 1, "computer", "hard")), {"wins": 2}, ("pocket",)
        )
    },
    names=("Maya", "Ana: Bó?"),
)


@pytest.fixture
def file(tmp_path):
    return PreferenceFile(tmp_path)


def codes(notices):
    assert all(sentence(n.code, n.params) != n.code for n in notices)
    return [notice.code for notice in notices]


def test_without_a_file_everything_has_its_default(file):
    assert file.load() == (Preferences(), ())


def test_what_was_saved_is_loaded(file, tmp_path):
    assert file.save(CHANGED) is None
    assert PreferenceFile(tmp_path).load() == (CHANGED, ())


def test_what_has_not_changed_is_not_written_again(file, tmp_path):
    file.save(CHANGED)
    (tmp_path / FILE).unlink()
    file.save(CHANGED)
    assert not (tmp_path / FILE).exists()


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"\0" * 400, b"[]", b"null", b'"x"', b"{}", b'{"format": "1"}', b"\xff\xfe{}"],
)
def test_a_damaged_file_is_set_aside_and_told(file, tmp_path, data):
    (tmp_path / FILE).write_bytes(data)
    preferences, notices = file.load()
    assert preferences == Preferences()
    assert codes(notices) == ["file_damaged"]
    assert (tmp_path / f"{FILE}.bad").read_bytes() == data
    assert file.save(CHANGED) is None
    assert PreferenceFile(tmp_path).load()[0] == CHANGED


def test_a_file_cut_in_the_middle_gives_the_copy_before_it(file, tmp_path):
    file.save(CHANGED)
    file.save(Preferences())
    whole = (tmp_path / FILE).read_bytes()
    (tmp_path / FILE).write_bytes(whole[: len(whole) // 2])
    preferences, notices = PreferenceFile(tmp_path).load()
    assert preferences == CHANGED
    assert codes(notices) == ["file_damaged"]


def test_a_file_of_a_newer_version_is_left_as_it_is(file, tmp_path):
    newer = json.dumps({"format": FORMAT + 1, "text_percent": 150}).encode()
    (tmp_path / FILE).write_bytes(newer)
    preferences, notices = file.load()
    assert preferences == Preferences()
    assert codes(notices) == ["file_newer"]
    assert file.save(CHANGED) is None
    assert [path.name for path in tmp_path.iterdir()] == [FILE]
    assert (tmp_path / FILE).read_bytes() == newer


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("text_percent", "large"),
        ("brightness", "dim"),
        ("bindings", 7),
        ("window", {"width": "wide"}),
        ("tables", {"wordaway": {"seats": [{"name": 1}]}}),
        ("names", "Maya"),
        ("volumes", None),
    ],
)
def test_one_setting_that_cannot_be_read_takes_its_default_alone(file, tmp_path, name, value):
    stored = json.loads(written(CHANGED)) | {name: value}
    (tmp_path / FILE).write_text(json.dumps(stored))
    preferences, notices = file.load()
    assert codes(notices) == ["setting_defaulted"]
    assert notices[0].params == {"name": name}
    assert getattr(preferences, name) == getattr(Preferences(), name)
    for other in msgspec.structs.fields(Preferences):
        if other.name != name:
            assert getattr(preferences, other.name) == getattr(CHANGED, other.name)


def test_a_setting_nobody_knows_is_passed_over():
    assert read(json.dumps({"format": FORMAT, "shoe_size": 43}).encode()).preferences == (
        Preferences()
    )


def test_numbers_out_of_bounds_are_brought_back():
    stored = {
        "format": FORMAT,
        "text_percent": 9_000,
        "speed_percent": -3,
        "volumes": {"effects": 500, "clock": -1},
        "names": ["Ana"] * 500,
    }
    preferences = read(json.dumps(stored).encode()).preferences
    assert preferences.text_percent == TEXT_SIZES[-1]
    assert preferences.speed_percent == SPEEDS[0]
    assert preferences.volumes == Volumes(effects=100, clock=0)
    assert len(preferences.names) == MOST_NAMES


def test_unusable_bindings_are_mended():
    stored = {"format": FORMAT, "bindings": {"keys": {"up": [], "back": ["f1"]}, "buttons": {}}}
    assert read(json.dumps(stored).encode()).preferences.bindings.keys == Bindings().keys


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="rights bind no administrator")
def test_a_folder_without_rights_is_told(tmp_path):
    folder = tmp_path / "locked"
    folder.mkdir(mode=0o500)
    notice = PreferenceFile(folder).save(CHANGED)
    assert codes([notice]) == ["settings_not_saved"]


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "file").write_text("in the way")
    file = PreferenceFile(tmp_path / "file" / "data")
    preferences, _ = file.load()
    assert preferences == Preferences()
    assert codes([file.save(CHANGED)]) == ["settings_not_saved"]


def test_a_full_disk_is_told_and_the_old_settings_stay(file, tmp_path, monkeypatch):
    file.save(CHANGED)

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("scenes.preferences.write_atomic", full)
    notice = file.save(Preferences())
    assert notice.params == {"detail": "No space left on device"}
    monkeypatch.undo()
    assert PreferenceFile(tmp_path).load()[0] == CHANGED
    assert file.save(Preferences()) is None
    assert PreferenceFile(tmp_path).load()[0] == Preferences()


@pytest.mark.parametrize(
    ("brightness", "palette", "theme"),
    [
        ("system", "normal", "light"),
        ("dark", "normal", "dark"),
        ("light", "colour_blind", "cb_light"),
        ("dark", "colour_blind", "cb_dark"),
        ("dark", "high_contrast", "high_contrast"),
    ],
)
def test_brightness_and_palette_come_to_a_theme(brightness, palette, theme):
    assert Preferences(brightness=brightness, palette=palette).theme_name == theme


def test_names_used_last_come_first_and_once():
    assert CHANGED.with_names("Ben", "Maya").names == ("Ben", "Maya", "Ana: Bó?")


def test_a_chosen_folder_goes_before_the_systems(tmp_path):
    assert data_folder(tmp_path) == tmp_path
    assert data_folder().name == "wordcade"


@given(st.binary(max_size=200))
def test_no_bytes_raise_anything_else(data):
    try:
        read(data)
    except (DamagedError, NewerFormatError):
        return
    assert b"format" in data


@given(
    st.dictionaries(
        st.sampled_from([field.name for field in msgspec.structs.fields(Preferences)]),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.text(max_size=5),
            lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner),
        ),
    )
)
def test_whatever_stands_in_a_file_gives_settings_that_can_be_used(stored):
    data = msgspec.json.encode({**stored, "format": FORMAT})
    preferences = read(data).preferences
    assert preferences == preferences.mended()
    assert 1.0 <= preferences.text_scale <= 1.75
    assert read(written(preferences)) == (preferences, ())
