from __future__ import annotations

from dataclasses import dataclass

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.contract import Refusal
from game.engine import Match
from game.files import DamagedError, NewerFormatError
from game.library import lexicon_of
from game.record import (
    Record,
    RecordedMove,
    read_record,
    record_of,
    replay,
    write_record,
)
from tests.kit.toy import Peek, Take


def played(match: Match) -> Match:
    """A finished match of ten moves, every other one with chance in it."""
    while match.acts():
        seat = match.acts()[0].actor
        match.play(seat, Peek(), 20)
        match.play(seat, Take(2), 30)
    return match


def test_a_record_replays_to_the_same_state(match: Match) -> None:
    record = read_record(write_record(record_of(played(match), "2026-11-30T10:00:00")))
    again = replay(record, lexicon_of)
    assert again.refusal is None
    assert again.match is not None
    assert again.match.state_hash() == match.state_hash() == record.final_hash
    assert again.match.entries == match.entries


@dataclass
class Forgery:
    name: str
    at: int
    code: str

    def of(self, record: Record) -> Record:
        moves = list(record.moves)
        if self.name == "illegal":
            moves[7] = msgspec.structs.replace(moves[7], move={"kind": "take", "stones": 9})
        elif self.name == "swapped":
            moves[7], moves[8] = moves[8], moves[7]
        elif self.name == "left out":
            del moves[7]
        elif self.name == "chance":
            moves[6] = msgspec.structs.replace(moves[6], chance=((moves[6].chance[0] + 1) % 6,))
        elif self.name == "unknown kind":
            moves[7] = msgspec.structs.replace(moves[7], move={"kind": "steal"})
        elif self.name == "time":
            moves[7] = msgspec.structs.replace(moves[7], ms=-5)
        elif self.name == "cut":
            moves = moves[:8]
        elif self.name == "hash":
            return msgspec.structs.replace(record, final_hash="0" * 32)
        elif self.name == "outcome":
            return msgspec.structs.replace(record, outcome=None)
        return msgspec.structs.replace(record, moves=tuple(moves))


FORGERIES = [
    Forgery("illegal", 8, "too_many_stones"),
    Forgery("swapped", 8, "not_your_move"),
    Forgery("left out", 8, "not_your_move"),
    Forgery("chance", 7, "chance_differs"),
    Forgery("unknown kind", 8, "move_unreadable"),
    Forgery("time", 8, "negative_time"),
    Forgery("cut", 8, "final_state_differs"),
    Forgery("hash", 10, "final_state_differs"),
    Forgery("outcome", 10, "outcome_differs"),
]


@pytest.mark.parametrize("forgery", FORGERIES, ids=lambda forgery: forgery.name)
def test_a_forged_record_is_named_with_its_move(match: Match, forgery: Forgery) -> None:
    """R43: nothing is joined on behind the move that does not fit."""
    again = replay(forgery.of(record_of(played(match))), lexicon_of)
    assert again.refusal is not None
    assert (again.refusal.code, again.at) == (forgery.code, forgery.at)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"rules_version": 2}, "rules_changed"),
        ({"generator": "dice-1"}, "unknown_generator"),
        ({"opening_chance": (0, 0, 0)}, "chance_differs"),
        ({"seats": ()}, "seats_count"),
        ({"options": {"stones": -1}}, "option_value"),
    ],
)
def test_a_header_that_cannot_be_played_is_refused_at_the_start(
    match: Match, change: dict[str, object], code: str
) -> None:
    record = record_of(played(match))
    header = msgspec.structs.replace(record.header, **change)
    again = replay(msgspec.structs.replace(record, header=header), lexicon_of)
    assert again.refusal is not None
    assert (again.refusal.code, again.at, again.match) == (code, 0, None)


def test_another_dictionary_is_said_and_not_judged(match: Match) -> None:
    record = record_of(played(match))
    ref = msgspec.structs.replace(record.header.lexicon.dictionaries[0], sha256="0" * 64)
    key = msgspec.structs.replace(record.header.lexicon, dictionaries=(ref,))
    header = msgspec.structs.replace(record.header, lexicon=key)
    again = replay(msgspec.structs.replace(record, header=header), lexicon_of)
    assert again.refusal is not None
    assert again.refusal.code == "other_dictionary"


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"[]", b"null", b"\x00" * 400, b'{"header": 3}', b"\xff\xfe{", b"[" * 100_000],
)
def test_what_is_no_record_is_called_damaged(data: bytes) -> None:
    with pytest.raises(DamagedError):
        read_record(data)


@pytest.mark.parametrize("change", [{"format": 2}, {"game": "chess"}])
def test_a_newer_record_is_called_newer(match: Match, change: dict[str, object]) -> None:
    """R67."""
    record = record_of(match)
    header = msgspec.structs.replace(record.header, **change)
    with pytest.raises(NewerFormatError):
        read_record(write_record(msgspec.structs.replace(record, header=header)))


@given(st.integers(0, 3000))
def test_a_record_cut_anywhere_is_damaged_and_nothing_else(cut: int) -> None:
    whole = msgspec.json.encode({"header": {"format": 1}, "moves": [], "x": "y" * 2900})
    with pytest.raises(DamagedError):
        read_record(whole[:cut])


def test_a_move_line_reads_back(match: Match) -> None:
    line = record_of(played(match)).moves[0]
    assert msgspec.json.decode(msgspec.json.encode(line), type=RecordedMove) == line


def test_replay_raises_nothing_on_rubbish_in_moves(match: Match) -> None:
    record = record_of(played(match))
    for rubbish in ({}, {"kind": 7}, {"kind": "take"}, {"kind": "take", "stones": "x"}):
        moves = (RecordedMove(0, rubbish, 1),)
        again = replay(msgspec.structs.replace(record, moves=moves), lexicon_of)
        assert isinstance(again.refusal, Refusal)
