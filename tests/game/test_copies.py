from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game import copies, registry
from game.contract import Refusal, Seat
from game.copies import copy_name, default_folder, path_of, save_copy
from game.engine import Match
from game.library import load_lexicon
from game.options import fresh_setup
from game.record import Record, read_record, record_of


@pytest.fixture
def record() -> Record:
    game = registry.game("wordaway")
    seats = (Seat("Maya", 0, side=0), Seat("Ben", 1, side=1))
    setup = fresh_setup(game, {}, seats, load_lexicon(["pocket"]))
    return record_of(Match.begin(game, setup, "a seed"), "2026-11-30T10:00:00")


def named(record: Record, name: str) -> Record:
    seats = (msgspec.structs.replace(record.header.seats[0], name=name), record.header.seats[1])
    header = msgspec.structs.replace(record.header, seats=seats)
    return msgspec.structs.replace(record, header=header)


def test_a_copy_is_the_record(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "copy.json"
    save_copy(record, path)
    assert read_record(path.read_bytes()) == record
    assert [file.name for file in tmp_path.iterdir()] == ["copy.json"]


def test_nothing_is_overwritten_unasked(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text("a letter to Ana")
    with pytest.raises(Refusal, match="copy_exists"):
        save_copy(record, path)
    assert path.read_text() == "a letter to Ana"
    save_copy(record, path, replace=True)
    assert read_record(path.read_bytes()) == record


def test_a_folder_that_is_not_there_is_told_and_not_made(record: Record, tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="copy_no_folder") as caught:
        save_copy(record, tmp_path / "none" / "copy.json")
    assert caught.value.params["folder"] == str(tmp_path / "none")
    assert list(tmp_path.iterdir()) == []


def test_a_failed_copy_leaves_nothing_behind(
    record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, data: bytes) -> None:
        path.write_bytes(data[:10])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(copies, "_write", full)
    with pytest.raises(Refusal, match="copy_failed") as caught:
        save_copy(record, tmp_path / "copy.json")
    assert caught.value.params["detail"] == "No space left on device"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["a/b", "..", "CON", "Ana:Bo?", "x.", "W" * 24, "Åsa Öberg"])
def test_names_make_a_file_name_every_system_takes(
    record: Record, tmp_path: Path, name: str
) -> None:
    file = copy_name("Wordaway", named(record, name))
    assert Path(file).name == file
    assert not set(file) & set('<>:"/\\|?*')
    save_copy(named(record, name), tmp_path / file)
    assert read_record((tmp_path / file).read_bytes()).header.seats[0].name == name


def test_a_name_without_a_folder_lies_in_the_usual_one(tmp_path: Path) -> None:
    assert path_of(" our match ", tmp_path) == tmp_path / "our match.json"
    assert path_of("match.txt", tmp_path) == tmp_path / "match.txt"
    other = tmp_path / "other"
    assert path_of(str(other / "m.json"), tmp_path) == other / "m.json"


@pytest.mark.parametrize("text", ["", "   ", "a/", ".", "..", "x\0y", "~nobody-of-that-name/x"])
def test_a_text_that_names_no_file_is_refused(text: str, tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="copy_name"):
        path_of(text, tmp_path)


def test_a_folder_is_no_name_for_a_file(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="copy_name"):
        path_of(str(tmp_path), tmp_path)


def test_the_usual_folder_is_documents_or_home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copies.platformdirs, "user_documents_path", lambda: tmp_path / "Documents")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert default_folder() == tmp_path
    (tmp_path / "Documents").mkdir()
    assert default_folder() == tmp_path / "Documents"
