from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game import registry
from game.contract import WATCHER, Refusal, Resign, Seat
from game.engine import Match, encode
from game.language import sentence
from game.library import lexicon_of, load_lexicon
from game.opponents import Answer, InProcess, Request
from game.options import fresh_setup
from game.record import Record, record_of, write_record
from game.replaying import ReplayTable, reopen, reopen_file, salvaged
from game.table import Happened, Table
from game.wordaway.state import Agree, Play, Propose, Ready, Verdict

SEATS = (Seat("Maya", 0, side=0), Seat("Ben", 1, side=1))
PHRASE = "NOW I ASK YOU VERY CONFIDENTIALLY"
WORDS = ("FLAKE", "CRY", "WADE", "SIN", "NOON", "TOIL", "IVY")


@pytest.fixture
def match() -> Match:
    """The source's example, played once after an agreement on one game."""
    game = registry.game("wordaway")
    setup = fresh_setup(game, {"phrases": (PHRASE,)}, SEATS, load_lexicon(["pocket"]))
    match = Match.begin(game, setup, "a seed")
    match.play(0, Propose(2), 0)
    match.play(1, Agree(), 0)
    while len(match.game.results(match.state)) == 0:
        act = match.acts()[0]
        turns = match.state.series.board.turns  # type: ignore[attr-defined] - a state of Wordaway
        match.play(act.actor, Play(WORDS[len(turns)]), 2_500)
    match.play(0, Ready(), 100)
    match.play(1, Ready(), 100)
    return match


@pytest.fixture
def record(match: Match) -> Record:
    return record_of(match, "2026-11-30T10:00:00")


def changed(record: Record, number: int, **fields: object) -> Record:
    """The record with its move of that number (from 1) changed."""
    moves = list(record.moves)
    moves[number - 1] = msgspec.structs.replace(moves[number - 1], **fields)
    return msgspec.structs.replace(record, moves=tuple(moves))


def test_a_whole_record_is_reopened_without_a_word(record: Record, match: Match) -> None:
    again = reopen(record, lexicon_of)
    assert again.notices == ()
    assert again.match.state_hash() == match.state_hash()


def test_an_illegal_move_ends_what_is_shown_and_is_named(record: Record) -> None:
    forged = changed(record, 7, move={"kind": "play", "word": "NO"})
    match, notices, _ = reopen(forged, lexicon_of)
    assert len(match.entries) == 6
    assert [notice.code for notice in notices] == ["replay_cut", "word_length"]
    assert "Move 7" in sentence(notices[0].code, notices[0].params)


def test_swapped_moves_and_a_missing_one_end_what_is_shown(record: Record) -> None:
    moves = list(record.moves)
    moves[6], moves[7] = moves[7], moves[6]
    swapped = msgspec.structs.replace(record, moves=tuple(moves))
    missing = msgspec.structs.replace(record, moves=(*record.moves[:6], *record.moves[7:]))
    for forged in (swapped, missing):
        match, notices, _ = reopen(forged, lexicon_of)
        assert len(match.entries) == 6
        assert notices[0].params == {"move": 7}


def test_an_end_that_was_forged_is_told(match: Match, record: Record) -> None:
    forged = msgspec.structs.replace(record, final_hash="0" * 32)
    again = reopen(forged, lexicon_of)
    assert len(again.match.entries) == len(match.entries)
    assert [notice.code for notice in again.notices] == ["final_state_differs"]


def test_a_record_of_other_words_is_refused(record: Record) -> None:
    ref = record.header.lexicon.dictionaries[0]
    other = msgspec.structs.replace(
        record.header.lexicon,
        dictionaries=(msgspec.structs.replace(ref, sha256="0" * 64),),
    )
    header = msgspec.structs.replace(record.header, lexicon=other)
    with pytest.raises(Refusal, match="other_dictionary"):
        reopen(msgspec.structs.replace(record, header=header), lexicon_of)


def test_a_cut_file_is_read_up_to_the_cut(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "cut.json"
    data = write_record(record)
    path.write_bytes(data[: data.index(b"NOON")])
    match, notices, _ = reopen_file(path, lexicon_of)
    assert len(match.entries) == 6
    assert notices[0].code == "record_salvaged"
    assert notices[0].params == {"file": "cut.json", "moves": 6}


@pytest.mark.parametrize("share", range(0, 100, 7))
def test_a_cut_anywhere_gives_a_match_or_a_refusal(
    record: Record, tmp_path: Path, share: int
) -> None:
    path = tmp_path / "cut.json"
    data = write_record(record)
    path.write_bytes(data[: len(data) * share // 100])
    if b'"moves": [' not in path.read_bytes():
        with pytest.raises(Refusal, match="record_damaged"):
            reopen_file(path, lexicon_of)
        return
    match, notices, _ = reopen_file(path, lexicon_of)
    assert len(match.entries) <= len(record.moves)
    assert notices[0].code == "record_salvaged"


@pytest.mark.parametrize("data", [b"", b"\0" * 4_000, b"[]", b"no JSON", b'{"header": 3}', b"\xff"])
def test_what_is_no_record_is_refused(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(data)
    assert salvaged(data) is None
    with pytest.raises(Refusal, match="record_damaged"):
        reopen_file(path, lexicon_of)
    assert path.read_bytes() == data


def test_a_newer_record_is_left_alone(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "newer.json"
    data = write_record(record).replace(b'"format": 1', b'"format": 2')
    for content in (data, data[: data.index(b"WADE")]):
        path.write_bytes(content)
        with pytest.raises(Refusal, match="record_newer"):
            reopen_file(path, lexicon_of)
        assert path.read_bytes() == content
    assert [file.name for file in tmp_path.iterdir()] == ["newer.json"]


def test_a_missing_record_is_told(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="record_missing"):
        reopen_file(tmp_path / "none.json", lexicon_of)


# --- the table -----------------------------------------------------------------------


@pytest.fixture
def table(match: Match) -> ReplayTable:
    return ReplayTable(match, InProcess(), lambda: 0)


def test_a_replay_begins_at_the_start_and_ends_at_the_end(table: ReplayTable, match: Match) -> None:
    heard: list[Happened] = []
    table.listen(WATCHER, heard.append)
    assert table.position == 0
    while table.forward():
        pass
    assert table.position == table.last == len(heard) == len(match.entries)
    assert table.match.state_hash() == match.state_hash()
    assert [one.number for one in heard] == list(range(1, table.last + 1))
    assert all(one.events for one in heard)


def test_a_jump_shows_that_position_to_nobody(table: ReplayTable, match: Match) -> None:
    heard: list[Happened] = []
    table.listen(WATCHER, heard.append)
    assert table.jump(5)
    assert table.view(WATCHER) == match.game.view(match.states[5], WATCHER)
    assert not table.jump(5)
    assert table.jump(-3)
    assert table.position == 0
    assert table.jump(10_000)
    assert table.position == table.last
    assert heard == []


def test_steps_after_a_jump_lead_to_the_same_end(table: ReplayTable, match: Match) -> None:
    table.jump(table.last)
    table.jump(4)
    while table.forward():
        pass
    assert table.match.state_hash() == match.state_hash()
    assert len(match.entries) == table.last


def test_nobody_moves_in_a_replay(table: ReplayTable) -> None:
    table.jump(2)
    assert table.acts() == ()
    assert table.clock(0) is None
    assert not table.may_undo(0)
    with pytest.raises(Refusal, match="only_watched"):
        table.submit(0, Play("FLAKE"))


class AtOnce(InProcess):
    """Says of every position that it isn't solved."""

    def ask(self, request: Request) -> None:
        self._answer = Answer(request.number, encode(Verdict(0, 1)))


def test_positions_are_looked_at_wherever_the_replay_stands(match: Match) -> None:
    table = ReplayTable(match, AtOnce(), lambda: 0)
    table.jump(3)
    before = table.match.state_hash()
    table.analyse()
    assert len(table.awaited) == len(match.states)
    while table.awaited:
        table.tick()
    assert sorted(table.analyses) == list(range(len(match.states)))
    assert table.match.state_hash() == before


def test_a_replay_beside_its_table_asks_nothing_itself(match: Match) -> None:
    short = Match.begin(match.game, match.setup, "a seed")
    for actor, move in ((0, Propose(1)), (1, Agree())):
        short.play(actor, move, 0)
    short.play(short.acts()[0].actor, Resign(), 0)
    played = Table(short, AtOnce(), lambda: 0)
    replayed = ReplayTable(short, AtOnce(), lambda: 0, played)
    played.analyse()
    replayed.analyse()
    replayed.tick()
    assert replayed.analyses == {}
    assert replayed.awaited == played.awaited
    played.tick()
    played.tick()
    assert replayed.analyses == played.analyses != {}


def test_leaving_a_replay_drops_what_is_asked(match: Match) -> None:
    table = ReplayTable(match, AtOnce(), lambda: 0)
    table.analyse()
    table.tick()
    table.close()
    assert 0 not in table.awaited
