from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game.archive import JOURNAL, WHOLE, Archive, Journal, load_record
from game.contract import Refusal
from game.engine import Match
from game.files import previous_copy
from game.library import lexicon_of
from game.record import recorded
from tests.kit.toy import Peek, Take

DATE = "2026-11-30T10:00:00"


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(tmp_path)


def play(match: Match, journal: Journal, moves: int) -> None:
    for _ in range(moves):
        match.play(match.acts()[0].actor, Take(1), 100)
        journal.append(recorded(match.entries[-1]))


def test_a_match_goes_on_where_it_was(archive: Archive, match: Match) -> None:
    journal = archive.new_journal(match, DATE)
    play(match, journal, 4)
    journal.close()
    (waiting,) = archive.unfinished()
    resumed = archive.resume(waiting.id, lexicon_of)
    assert resumed.match.state_hash() == match.state_hash()
    assert resumed.notices == ()
    play(resumed.match, resumed.journal, 6)
    path = archive.finish(resumed.journal, resumed.match)
    assert archive.unfinished() == []
    assert archive.finished() == [path]
    assert archive.load(path).header.date == DATE


def test_a_move_taken_back_stays_back(archive: Archive, match: Match) -> None:
    journal = archive.new_journal(match, DATE)
    play(match, journal, 3)
    match.undo()
    journal.undo()
    journal.close()
    resumed = archive.resume(journal.id, lexicon_of)
    assert resumed.match.state_hash() == match.state_hash()


def test_a_match_is_open_in_one_program_only(archive: Archive, match: Match) -> None:
    journal = archive.new_journal(match, DATE)
    with pytest.raises(Refusal, match="match_open_elsewhere"):
        archive.resume(journal.id, lexicon_of)
    play(match, journal, 1)
    journal.close()
    archive.resume(journal.id, lexicon_of).journal.close()


def test_two_matches_of_one_second_have_two_folders(archive: Archive, match: Match) -> None:
    first = archive.new_journal(match, DATE)
    second = archive.new_journal(match, DATE)
    assert first.id != second.id
    assert len(archive.unfinished()) == 2


def test_a_half_written_line_costs_that_move_only(archive: Archive, match: Match) -> None:
    journal = archive.new_journal(match, DATE)
    play(match, journal, 3)
    path = journal.folder / JOURNAL
    path.write_bytes(path.read_bytes()[:-9])
    journal.close()
    resumed = archive.resume(journal.id, lexicon_of)
    assert len(resumed.match.entries) == 2
    assert [notice.code for notice in resumed.notices] == ["file_damaged"]
    assert (journal.folder / f"{JOURNAL}.bad").exists()


def test_a_journal_of_zeros_leaves_the_whole_file(archive: Archive, match: Match) -> None:
    journal = archive.new_journal(match, DATE)
    play(match, journal, 3)
    journal.save_whole(match)
    (journal.folder / JOURNAL).write_bytes(bytes(500))
    journal.close()
    resumed = archive.resume(journal.id, lexicon_of)
    assert len(resumed.match.entries) == 3


def test_zeros_and_half_a_copy_leave_the_journal(archive: Archive, match: Match) -> None:
    """R40: the match file all zeros, its previous copy cut in half."""
    journal = archive.new_journal(match, DATE)
    play(match, journal, 2)
    journal.save_whole(match)
    whole = journal.folder / WHOLE
    half = previous_copy(whole).read_bytes()
    previous_copy(whole).write_bytes(half[: len(half) // 2])
    whole.write_bytes(bytes(len(half)))
    journal.close()
    resumed = archive.resume(journal.id, lexicon_of)
    assert len(resumed.match.entries) == 2
    assert len(list(journal.folder.glob("*.bad"))) == 2


def test_a_match_of_which_nothing_is_left_harms_no_other(archive: Archive, match: Match) -> None:
    lost = archive.new_journal(match, DATE)
    kept = archive.new_journal(match, DATE)
    for file in (WHOLE, JOURNAL):
        (lost.folder / file).write_bytes(b"")
    lost.close()
    kept.close()
    records = {one.id: one.record for one in archive.unfinished()}
    assert records[lost.id] is None
    assert records[kept.id] is not None
    with pytest.raises(Refusal, match="match_unreadable"):
        archive.resume(lost.id, lexicon_of)
    archive.discard(lost.id)
    assert [one.id for one in archive.unfinished()] == [kept.id]


def test_looking_through_the_list_changes_no_file(archive: Archive, match: Match) -> None:
    journal = archive.new_journal(match, DATE)
    play(match, journal, 2)
    path = journal.folder / JOURNAL
    path.write_bytes(path.read_bytes() + b'{"half')
    before = {file.name: file.read_bytes() for file in journal.folder.iterdir()}
    archive.unfinished()
    assert {file.name: file.read_bytes() for file in journal.folder.iterdir()} == before


def test_an_illegal_move_ends_what_is_played_again(archive: Archive, match: Match) -> None:
    """R43: what comes before it is shown, with the reason."""
    journal = archive.new_journal(match, DATE)
    play(match, journal, 2)
    line = recorded(match.entries[-1])
    journal.append(msgspec.structs.replace(line, move={"kind": "take", "stones": 50}))
    play(match, journal, 1)
    journal.close()
    resumed = archive.resume(journal.id, lexicon_of)
    assert len(resumed.match.entries) == 2
    assert [notice.code for notice in resumed.notices] == ["match_cut", "not_your_move"]
    assert resumed.notices[0].params == {"move": 3}


def test_a_newer_match_is_left_alone(archive: Archive, match: Match) -> None:
    """R67."""
    journal = archive.new_journal(match, DATE)
    for file in (WHOLE, JOURNAL):
        path = journal.folder / file
        path.write_bytes(path.read_bytes().replace(b'"format": 1', b'"format": 2'))
        path.write_bytes(path.read_bytes().replace(b'"format":1', b'"format":2'))
    before = {file.name: file.read_bytes() for file in journal.folder.iterdir()}
    journal.close()
    (waiting,) = archive.unfinished()
    assert {notice.code for notice in waiting.notices} == {"file_newer"}
    with pytest.raises(Refusal, match="match_unreadable"):
        archive.resume(journal.id, lexicon_of)
    after = {file.name: file.read_bytes() for file in journal.folder.iterdir()}
    assert after == before


def test_chance_goes_on_as_recorded(archive: Archive, match: Match) -> None:
    journal = archive.new_journal(match, DATE)
    match.play(match.acts()[0].actor, Peek(), 5)
    journal.append(recorded(match.entries[-1]))
    journal.close()
    resumed = archive.resume(journal.id, lexicon_of)
    assert resumed.match.state_hash() == match.state_hash()


@pytest.mark.parametrize(("data", "code"), [(None, "record_missing"), (b"\0\0", "record_damaged")])
def test_a_record_that_cannot_be_read_is_refused(
    tmp_path: Path, data: bytes | None, code: str
) -> None:
    path = tmp_path / "r.json"
    if data is not None:
        path.write_bytes(data)
    with pytest.raises(Refusal) as refused:
        load_record(path)
    assert refused.value.code == code
