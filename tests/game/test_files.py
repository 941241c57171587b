from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import files
from game.files import (
    DamagedError,
    NewerFormatError,
    append_line,
    load_kept,
    previous_copy,
    safe_name,
    write_atomic,
)


def parse(data: bytes) -> str:
    if data.startswith(b"newer"):
        raise NewerFormatError
    if not data.startswith(b"good"):
        raise DamagedError
    return data.decode()


def test_the_previous_copy_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "file"
    write_atomic(path, b"good 1")
    write_atomic(path, b"good 2")
    assert path.read_bytes() == b"good 2"
    assert previous_copy(path).read_bytes() == b"good 1"


def test_a_missing_file_has_no_value_and_no_notice(tmp_path: Path) -> None:
    assert load_kept(tmp_path / "none", parse) == (None, ())


def test_damage_is_set_aside_and_the_previous_copy_read(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_atomic(path, b"good 1")
    write_atomic(path, b"good 2")
    path.write_bytes(bytes(6))
    value, notices = load_kept(path, parse)
    assert value == "good 1"
    assert [notice.code for notice in notices] == ["file_damaged"]
    assert (tmp_path / "file.bad").read_bytes() == bytes(6)


def test_two_damaged_copies_are_both_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"")
    previous_copy(path).write_bytes(b"goo")
    (tmp_path / "file.bad").write_bytes(b"an earlier one")
    value, notices = load_kept(path, parse)
    assert value is None
    assert [notice.code for notice in notices] == ["file_damaged", "file_damaged"]
    assert (tmp_path / "file.bad").read_bytes() == b"an earlier one"
    assert (tmp_path / "file.2.bad").read_bytes() == b""


def test_looking_without_mending_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"torn")
    value, notices = load_kept(path, parse, mend=False)
    assert value is None
    assert len(notices) == 1
    assert [file.name for file in tmp_path.iterdir()] == ["file"]


def test_a_newer_format_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"newer")
    previous_copy(path).write_bytes(b"good old")
    value, notices = load_kept(path, parse)
    assert value is None
    assert [notice.code for notice in notices] == ["file_newer"]
    assert path.read_bytes() == b"newer"


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_crash_at_any_step_leaves_a_whole_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    """R40: whatever step a kill falls into, the file or its previous copy is whole."""
    path = tmp_path / "file"
    write_atomic(path, b"good 0")
    for number in range(1, 6):
        for fatal in range(3):
            _crash_at(monkeypatch, step, fatal)
            try:
                write_atomic(path, b"good %d" % number)
            except KeyboardInterrupt:
                pass
            finally:
                monkeypatch.undo()
            value, notices = load_kept(path, parse)
            assert value in (f"good {number - 1}", f"good {number}")
            assert notices == ()


def _crash_at(monkeypatch: pytest.MonkeyPatch, step: str, fatal: int) -> None:
    calls = iter(range(10))
    real_sync, real_replace = os.fsync, Path.replace

    def sync(handle: int) -> None:
        if next(calls) == fatal:
            raise KeyboardInterrupt
        real_sync(handle)

    def replace(self: Path, target: Path) -> Path:
        if next(calls) == fatal:
            raise KeyboardInterrupt
        return real_replace(self, target)

    if step == "fsync":
        monkeypatch.setattr(files.os, "fsync", sync)
    else:
        monkeypatch.setattr(Path, "replace", replace)


def test_a_line_that_does_not_fit_on_the_disk_leaves_no_half(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "lines"
    append_line(path, b"one")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files.os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        append_line(path, b"two")
    monkeypatch.undo()
    append_line(path, b"three")
    assert path.read_bytes() == b"one\nthree\n"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("a/b", "a_b"),
        ("..", "_"),
        ("CON", "_CON"),
        ("con.txt", "_con.txt"),
        ("Ana:Bo?", "Ana_Bo_"),
        ("x.", "x"),
        ("   ", "_"),
        ("", "_"),
        (".hidden", "hidden"),
        ("a\x00b\n", "a_b_"),
    ],
)
def test_names_become_names_of_files(text: str, name: str) -> None:
    """R41."""
    assert safe_name(text) == name


@given(st.text(max_size=300))
def test_any_name_is_one_plain_file_name(text: str) -> None:
    name = safe_name(text)
    assert name
    assert len(name) <= 61
    assert Path(name).name == name
    assert not set('<>:"/\\|?*') & set(name)
    assert not name.endswith((".", " "))
