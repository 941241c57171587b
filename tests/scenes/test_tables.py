from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from game import registry
from game.archive import Archive
from game.contract import Refusal, Seat
from game.library import lexicon_of
from game.opponents import InProcess
from game.record import replay
from scenes.tables import LiveTable, Tables
from scenes.waiting import NOTE
from tests.kit.clock import FakeClock
from tests.kit.toy import Stones, Take

SEATS = (Seat("Maya", 0, side=0), Seat("Ben", 1, side=1))


@pytest.fixture(autouse=True)
def stones() -> Iterator[None]:
    registry.GAMES["stones"] = Stones()
    yield
    del registry.GAMES["stones"]


@pytest.fixture
def tables(tmp_path: Path) -> Tables:
    return Tables(tmp_path, InProcess(), lambda: 0, lambda: "2026-11-30T10:00:00")


def finish(live: LiveTable) -> None:
    while live.table.acts():
        live.table.submit(live.table.acts()[0].actor, Take(1))


def test_a_left_match_waits_and_goes_on(tables: Tables) -> None:
    live = tables.begin("stones", {}, SEATS, ["pocket"])
    live.table.submit(live.table.acts()[0].actor, Take(3))
    before = live.table.match.state_hash()
    live.close()
    (waiting,) = tables.waiting()
    again = tables.resume(waiting.id)
    assert again.table.match.state_hash() == before
    assert again.notices == ()


def test_a_finished_match_becomes_a_record(tables: Tables) -> None:
    live = tables.begin("stones", {}, SEATS, ["pocket"])
    finish(live)
    live.keep_if_over()
    live.close()
    assert tables.waiting() == []
    assert live.record is not None
    assert replay(tables.archive.load(live.record), lexicon_of).refusal is None


def test_a_match_that_is_left_goes_on_with_the_time_that_was_left(tmp_path: Path) -> None:
    clock = FakeClock()
    tables = Tables(tmp_path, InProcess(), clock, lambda: "2026-11-30T10:00:00")
    live = tables.begin("stones", {"clock": True}, SEATS, ["pocket"])
    first = live.table.acts()[0].actor
    for _ in range(8):
        clock.pass_ms(700)
        live.table.tick()
    live.close()
    clock.pass_ms(50_000)
    (waiting,) = tables.waiting()
    table = tables.resume(waiting.id).table
    assert [face and face.remaining_ms for face in (table.clock(first),)] == [10_000 - 5_600]
    table.submit(first, Take(1))
    assert table.match.entries[-1].spent_ms == 5_600


@pytest.mark.parametrize("note", [b"{", b'{"moves": 7, "clocks": []}', b'{"moves": 0}'])
def test_without_a_note_of_the_clocks_they_begin_anew(tmp_path: Path, note: bytes) -> None:
    clock = FakeClock()
    tables = Tables(tmp_path, InProcess(), clock, lambda: "2026-11-30T10:00:00")
    live = tables.begin("stones", {"clock": True}, SEATS, ["pocket"])
    first = live.table.acts()[0].actor
    clock.pass_ms(900)
    live.table.tick()
    live.close()
    (waiting,) = tables.waiting()
    (tmp_path / "matches" / waiting.id / NOTE).write_bytes(note)
    face = tables.resume(waiting.id).table.clock(first)
    assert face is not None
    assert face.remaining_ms == 10_000


def test_a_rematch_turns_the_start_and_draws_anew(tables: Tables) -> None:
    live = tables.begin("stones", {"stones": 7}, SEATS, ["pocket"])
    finish(live)
    again = tables.rematch(live)
    assert again.table.match.first_seat != live.table.match.first_seat
    assert again.table.setup.options == live.table.setup.options
    assert again.table.match.seed != live.table.match.seed


@pytest.mark.parametrize(
    ("game", "seats"),
    [("wildwords", 2), ("wildwords", 3), ("wordwinder", 4), ("rooply", 3)],
)
def test_over_rematches_the_start_goes_round(tables: Tables, game: str, seats: int) -> None:
    people = [Seat(f"P{n}", n, side=n % 2 if game == "wordwinder" else n) for n in range(seats)]
    live = tables.begin(game, {}, people, ["pocket"])
    began = [live.table.match.first_seat]
    for _ in range(2 * seats):
        again = tables.rematch(live)
        live.discard()
        live = again
        began.append(live.table.match.first_seat)
    assert sorted(began[:seats]) == list(range(seats))
    assert began == [began[n % seats] for n in range(2 * seats + 1)]
    if game != "wordwinder":
        steps = {(after - before) % seats for before, after in pairwise(began)}
        assert steps == {1}


def test_without_a_place_to_write_the_match_is_played_and_the_player_told(
    tmp_path: Path, tables: Tables
) -> None:
    (tmp_path / "matches").write_text("a file where the folder should be")
    live = tables.begin("stones", {}, SEATS, ["pocket"])
    assert [notice.code for notice in live.notices] == ["match_not_kept"]
    finish(live)
    live.close()
    assert live.record is None
    assert tables.waiting() == []


def test_a_record_that_does_not_fit_on_the_disk_stays_a_journal(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = tables.begin("stones", {}, SEATS, ["pocket"])
    finish(live)

    def full(*_: object) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Archive, "finish", full)
    live.close()
    monkeypatch.undo()
    assert len(tables.waiting()) == 1


def test_a_setup_that_cannot_be_played_leaves_nothing_behind(tables: Tables) -> None:
    with pytest.raises(Refusal):
        tables.begin("stones", {"stones": 0}, SEATS, ["pocket"])
    assert tables.waiting() == []
