from __future__ import annotations

import datetime
import time
from pathlib import Path

import msgspec
import pytest

from game.archive import Archive
from game.contract import (
    REFEREE,
    WATCHER,
    AskHint,
    Handicap,
    Move,
    Reason,
    Refusal,
    Resign,
    Seat,
    Setup,
    TimeUp,
)
from game.engine import Match
from game.library import lexicon_of, load_lexicon
from game.opponents import Answer, InProcess, Request
from game.options import fresh_setup
from game.record import RecordedMove
from game.table import LOOK_HUMAN_MS, UNDO_WAIT_MS, Happened, Manner, Table
from tests.kit.toy import Hint, Peek, Rolled, Stones, Take, Taken


class Source:
    """A monotonic source that tests push on."""

    def __init__(self) -> None:
        self.ms = 1_000

    def __call__(self) -> int:
        return self.ms


def seat(name: str, side: int, kind: str = "person", handicap: Handicap | None = None) -> Seat:
    if kind == "computer":
        return Seat(name, side, "computer", "easy", side, handicap)
    return Seat(name, side, side=side, handicap=handicap)


def setup_of(stones: Stones, *seats: Seat, count: int = 10, shift: int = 0) -> Setup:
    return fresh_setup(stones, {"stones": count}, seats, load_lexicon(["pocket"]), shift)


def begun_by(first: int, stones: Stones, *seats: Seat) -> Play:
    """A table at which that seat has the first move."""
    plays = (Play(setup_of(stones, *seats, count=20, shift=shift)) for shift in (0, 1))
    return next(play for play in plays if play.first == first)


class Play:
    """A table of two with its source of time; `first` has the first move."""

    def __init__(self, setup: Setup, **more: object) -> None:
        self.source = Source()
        self.opponents = InProcess()
        arguments = {"manner": Manner(human_pace=True), **more}
        match = Match.begin(Stones(), setup, "seed")
        self.table = Table(match, self.opponents, self.source, **arguments)  # type: ignore[arg-type] - keyword arguments of any test
        self.first = self.table.acts()[0].actor
        self.second = 1 - self.first
        self.heard: list[Happened] = []
        self.table.listen(WATCHER, self.heard.append)

    def wait(self, ms: int, step: int = 100) -> None:
        for _ in range(ms // step):
            self.source.ms += step
            self.table.tick()


@pytest.fixture
def people(stones: Stones) -> Play:
    return Play(setup_of(stones, seat("Maya", 0), seat("Ben", 1)))


def test_a_move_carries_the_time_it_took(people: Play) -> None:
    people.wait(2300)
    people.table.submit(people.first, Take(1))
    assert people.heard == [Happened(1, people.first, None, (Taken(people.first, 1),), 2300)]
    assert people.table.match.entries[0].spent_ms == 2300


def test_a_refused_move_lets_the_clock_run_on(people: Play) -> None:
    people.wait(2000)
    with pytest.raises(Refusal, match="too_many_stones"):
        people.table.submit(people.first, Take(9))
    people.wait(1000)
    clock = people.table.clock(people.first)
    assert clock is not None
    assert clock.remaining_ms == 7000
    assert people.heard == []


def test_time_runs_out_at_nought(people: Play) -> None:
    people.wait(9_900)
    assert people.table.outcome() is None
    people.wait(100)
    outcome = people.table.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (people.second, Reason.TIMEOUT)
    entry = people.table.match.entries[-1]
    assert (entry.actor, entry.move) == (REFEREE, TimeUp(people.first, "turn"))


def test_a_move_that_comes_with_the_last_tick_is_too_late(people: Play) -> None:
    people.wait(9_900)
    people.source.ms += 150
    with pytest.raises(Refusal, match="match_over"):
        people.table.submit(people.first, Take(1))
    outcome = people.table.outcome()
    assert outcome is not None
    assert outcome.reason == Reason.TIMEOUT


def test_a_suspended_machine_charges_at_most_a_second(people: Play) -> None:
    """R16: the source jumps by an hour between two frames."""
    people.wait(1000)
    people.source.ms += 3_600_000
    people.table.tick()
    clock = people.table.clock(people.first)
    assert clock is not None
    assert clock.remaining_ms == 8000


def test_the_clock_on_the_wall_is_never_asked(
    people: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    """R17: summer time comes and goes in the middle of a turn."""

    def broken(*_: object) -> float:
        raise AssertionError("wall time was asked for")

    class Wall(datetime.datetime):
        now = broken  # type: ignore[assignment] - a trap

    monkeypatch.setattr(time, "time", broken)
    monkeypatch.setattr(datetime, "datetime", Wall)
    people.wait(500)
    people.table.submit(people.first, Take(1))
    assert people.table.match.entries[0].spent_ms == 500


def test_a_pause_stands_still_and_refuses_moves(people: Play) -> None:
    people.wait(1000)
    people.table.pause()
    people.wait(60_000)
    with pytest.raises(Refusal, match="table_paused"):
        people.table.submit(people.first, Take(1))
    people.table.resume()
    clock = people.table.clock(people.first)
    assert clock is not None
    assert (clock.remaining_ms, clock.running) == (9000, True)


def test_a_table_with_a_far_seat_cannot_be_paused(stones: Stones) -> None:
    setup = setup_of(stones, seat("Maya", 0), seat("Ben", 1))
    play = Play(setup, manner=Manner(all_here=False))
    with pytest.raises(Refusal, match="no_pause"):
        play.table.pause()


def test_nobody_may_call_time_but_the_referee(people: Play) -> None:
    with pytest.raises(Refusal):
        people.table.submit(people.first, TimeUp(people.second, "turn"))
    assert people.table.outcome() is None


def test_a_viewer_is_told_only_what_it_may_see(people: Play) -> None:
    own: list[Happened] = []
    stop = people.table.listen(people.first, own.append)
    people.table.submit(people.first, Peek())
    assert people.heard == [Happened(1, people.first, None, ())]
    assert isinstance(own[0].move, Peek)
    assert isinstance(own[0].events[0], Rolled)
    stop()
    people.table.submit(people.first, Take(1))
    assert len(own) == 1
    opened = people.table.opening(people.first)
    assert [event.seat for event in opened.events if isinstance(event, Rolled)] == [people.first]


@pytest.fixture
def against_computer(stones: Stones) -> Play:
    return begun_by(1, stones, seat("Maya", 0), seat("Otto", 1, "computer"))


def test_a_computer_with_the_first_move_makes_it_in_human_time(against_computer: Play) -> None:
    """R22."""
    against_computer.wait(LOOK_HUMAN_MS - 100)
    assert against_computer.heard == []
    against_computer.wait(300)
    (happened,) = against_computer.heard
    assert (happened.actor, happened.spent_ms) == (1, 1500)


def test_a_computer_moves_after_pause_and_resume(against_computer: Play) -> None:
    """R22."""
    against_computer.wait(300)
    against_computer.table.pause()
    against_computer.wait(5000)
    assert against_computer.heard == []
    against_computer.table.resume()
    against_computer.wait(1000)
    assert len(against_computer.heard) == 1


def test_a_slow_machine_never_loses_for_the_computer(stones: Stones) -> None:
    class Sleeper:
        def ask(self, request: Request) -> None:
            self.number = request.number

        def answer(self) -> Answer | None:
            return None

        def cancel(self) -> None: ...
        def close(self) -> None: ...

    setup = setup_of(stones, seat("Uno", 0, "computer"), seat("Due", 1, "computer"))
    play = Play(setup)
    table = Table(play.table.match, Sleeper(), play.source)
    for _ in range(200):
        play.source.ms += 100
        table.tick()
    assert table.outcome() is None
    assert table.thinking == play.first


def test_two_computers_play_to_the_end_and_are_looked_at(stones: Stones) -> None:
    setup = setup_of(stones, seat("Uno", 0, "computer"), seat("Due", 1, "computer"))
    play = Play(setup)
    play.wait(20_000)
    assert play.table.outcome() is not None
    play.table.analyse()
    play.wait(5_000)
    assert sorted(play.table.analyses) == list(range(len(play.table.match.entries)))


class Failing(InProcess):
    """Opponents whose first answer is a failure: told as one, or not to be read."""

    def __init__(self, *, told: bool) -> None:
        super().__init__()
        self.failures = 1
        self._told = told

    def answer(self) -> Answer | None:
        answer = super().answer()
        if answer is None or not self.failures:
            return answer
        self.failures -= 1
        if self._told:
            return Answer(answer.number, failed="ValueError: oh")
        return Answer(answer.number, result=b'{"type":"nothing we know"}')


@pytest.mark.parametrize("told", [True, False])
def test_a_failure_is_told_and_can_be_tried_again(against_computer: Play, told: bool) -> None:
    play = against_computer
    table = Table(play.table.match, Failing(told=told), play.source)
    for _ in range(30):
        play.source.ms += 100
        table.tick()
    assert table.trouble is not None
    assert table.trouble.code == "computer_failed"
    assert not table.match.entries
    table.retry()
    for _ in range(30):
        play.source.ms += 100
        table.tick()
    assert table.trouble is None
    assert table.match.entries


def test_an_illegal_move_of_a_computer_is_trouble_not_a_crash(against_computer: Play) -> None:
    class Cheat(InProcess):
        def ask(self, request: Request) -> None:
            self._answer = Answer(request.number, b'{"kind":"take","stones":70}', 10)

    play = against_computer
    table = Table(play.table.match, Cheat(), play.source)
    for _ in range(30):
        play.source.ms += 100
        table.tick()
    assert table.trouble is not None
    assert table.trouble.params == {"detail": "too_many_stones"}


def test_a_late_answer_to_another_table_is_never_taken(against_computer: Play) -> None:
    """Tables share one worker: what one table asked and left must not reach the next one."""

    class Late(InProcess):
        """Gives the first answer again, to whoever looks."""

        first: Answer | None = None

        def answer(self) -> Answer | None:
            if self.first is None:
                self.first = super().answer()
            return self.first

    late, play = Late(), against_computer
    table = Table(play.table.match, late, play.source)
    for _ in range(3):
        table.tick()
    table.close()
    other = Table(play.table.match, late, play.source)
    for _ in range(30):
        play.source.ms += 100
        other.tick()
    assert not other.match.entries
    assert other.thinking == 1


def test_a_hint_is_found_and_recorded_with_its_answer(people: Play) -> None:
    people.wait(700)
    people.table.submit(people.first, AskHint())
    people.wait(300)
    entry = people.table.match.entries[-1]
    assert entry.move == Hint(2)
    assert entry.actor == people.first
    clock = people.table.clock(people.first)
    assert clock is not None
    assert clock.remaining_ms == 9000


def test_a_hint_that_comes_as_time_runs_out_is_dropped_without_a_word(people: Play) -> None:
    people.wait(9_900)
    people.table.submit(people.first, AskHint())
    people.wait(100)
    (entry,) = people.table.match.entries
    assert isinstance(entry.move, TimeUp)
    assert people.table.trouble is None


def test_a_move_before_the_hint_comes_drops_the_hint(people: Play) -> None:
    people.table.submit(people.first, AskHint())
    with pytest.raises(Refusal, match="hint_on_its_way"):
        people.table.submit(people.first, AskHint())
    people.table.submit(people.first, Take(1))
    people.wait(500)
    assert [entry.move for entry in people.table.match.entries] == [Take(1)]


@pytest.fixture
def with_child(stones: Stones) -> Play:
    ana = seat("Ana", 0, handicap=Handicap())
    return begun_by(0, stones, ana, seat("Otto", 1, "computer"))


def test_a_child_may_take_its_move_back_until_the_next_seat_acts(with_child: Play) -> None:
    table = with_child.table
    with_child.wait(4000)
    table.submit(0, Take(1))
    assert table.may_undo(0)
    assert not table.may_undo(1)
    with_child.wait(UNDO_WAIT_MS - 500)
    table.undo(0)
    assert with_child.heard[-1].undone
    clock = table.clock(0)
    assert clock is not None
    assert clock.remaining_ms == 6000
    table.submit(0, Take(2))
    with_child.wait(UNDO_WAIT_MS + 500)
    assert len(table.match.entries) == 2
    assert not table.may_undo(0)
    with pytest.raises(Refusal, match="no_undo"):
        table.undo(0)


def test_what_chance_decided_is_not_taken_back(with_child: Play) -> None:
    with_child.table.submit(0, Peek())
    assert not with_child.table.may_undo(0)


def test_a_hint_and_a_finished_game_are_not_taken_back(with_child: Play) -> None:
    with_child.table.submit(0, AskHint())
    with_child.wait(500)
    assert isinstance(with_child.table.match.entries[-1].move, Hint)
    assert not with_child.table.may_undo(0)
    with_child.table.submit(0, Resign())
    assert not with_child.table.may_undo(0)


def test_a_hint_is_told_to_its_seat_only_though_the_game_has_no_secrets(
    people: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    facts = msgspec.structs.replace(Stones.facts, has_secrets=False)
    monkeypatch.setattr(Stones, "facts", facts)
    own: list[Happened] = []
    people.table.listen(people.first, own.append)
    people.table.submit(people.first, AskHint())
    people.wait(500)
    assert isinstance(own[-1].move, Hint)
    assert people.heard[-1].move is None


def test_nothing_is_looked_at_while_a_clock_runs(people: Play) -> None:
    people.table.submit(people.first, Take(1))
    people.table.analyse()
    people.wait(2000)
    assert people.table.analyses == {}


def test_without_a_child_nothing_is_taken_back(people: Play) -> None:
    people.table.submit(people.first, Take(1))
    assert not people.table.may_undo(people.first)


class FullDisk:
    """A keeper whose disk is full from the third line on until there is room again."""

    def __init__(self) -> None:
        self.lines: list[object] = []
        self.room = 2

    def append(self, line: RecordedMove) -> None:
        self._write(line)

    def undo(self) -> None:
        self._write("undo")

    def save_whole(self, match: Match) -> None:
        raise OSError(28, "No space left on device")

    def _write(self, line: object) -> None:
        if self.room == 0:
            raise OSError(28, "No space left on device")
        self.room -= 1
        self.lines.append(line)


def test_a_full_disk_is_told_and_caught_up_later(stones: Stones) -> None:
    """R39: moves go on, nothing raises, and room again saves all in their order."""
    disk = FullDisk()
    setup = setup_of(stones, seat("Maya", 0), seat("Ben", 1), count=20)
    play = Play(setup, keeper=disk)
    for number in range(4):
        play.table.submit(play.table.acts()[0].actor, Take(1))
        assert play.table.saved == (number < 2)
    play.table.pause()
    play.table.resume()
    disk.room = 99
    play.table.submit(play.table.acts()[0].actor, Take(2))
    assert play.table.saved
    assert [line.move["stones"] for line in disk.lines if isinstance(line, RecordedMove)] == [
        1,
        1,
        1,
        1,
        2,
    ]


def test_a_move_is_on_the_disk_before_it_is_told(stones: Stones, tmp_path: Path) -> None:
    setup = setup_of(stones, seat("Maya", 0), seat("Ben", 1))
    match = Match.begin(stones, setup, "seed")
    archive = Archive(tmp_path)
    journal = archive.new_journal(match, "2026-11-30T10:00:00")
    table = Table(match, InProcess(), Source(), journal)
    on_disk: list[int] = []

    def look(_: Happened) -> None:
        record = archive.unfinished()[0].record
        assert record is not None
        on_disk.append(len(record.moves))

    table.listen(0, look)
    for _ in range(3):
        table.submit(table.acts()[0].actor, Take(1))
    assert on_disk == [1, 2, 3]
    table.close()
    journal.close()
    resumed = archive.resume(journal.id, lexicon_of)
    assert resumed.match.state_hash() == match.state_hash()


def test_anyone_may_resign_out_of_turn(people: Play) -> None:
    people.wait(1200)
    people.table.submit(people.second, Resign())
    outcome = people.table.outcome()
    assert outcome is not None
    assert outcome.winner == people.first
    assert people.table.match.entries[0].spent_ms == 0


def test_a_preview_knows_the_time_already_used(people: Play) -> None:
    people.wait(400)
    move: Move = Take(1)
    assert people.table.preview(people.first, move).lines[0].text == "400"
