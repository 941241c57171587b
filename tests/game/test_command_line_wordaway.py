"""The command line with a whole game: Wordaway played, checked and forged."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.command_line import main

Lines = list[dict[str, Any]]


@pytest.fixture
def lines(capsys: pytest.CaptureFixture[str]) -> Callable[..., Lines]:
    """Runs a command that must go well; what it wrote, without the time it took."""

    def run(*arguments: object) -> Lines:
        assert main([str(argument) for argument in arguments]) == 0
        written = capsys.readouterr()
        assert written.err == ""
        told: Lines = [json.loads(line) for line in written.out.splitlines()]
        return [{key: value for key, value in line.items() if key != "ms"} for line in told]

    return run


@pytest.fixture
def record(tmp_path: Path, lines: Callable[..., Lines]) -> Path:
    seats = "computer:easy,computer:easy"
    lines("selfplay", "wordaway", "--seats", seats, "--seed", "5", "--records", tmp_path)
    return tmp_path / "wordaway-5-0.json"


def test_a_record_of_wordaway_holds(record: Path, lines: Callable[..., Lines]) -> None:
    (line,) = lines("replay", record)
    assert max(line["scores"]) == 2
    assert line["moves"] > 8


@pytest.mark.parametrize(
    "forge",
    [
        lambda moves: moves[6].update(move={"kind": "play", "word": "A WORD"}),
        lambda moves: moves[6].update(move={"kind": "play", "word": "PNEUMONIA"}),
        lambda moves: moves[6].update(actor=1 - moves[6]["actor"]),
        lambda moves: moves.insert(6, moves[7]),
        lambda moves: moves.pop(6),
    ],
)
def test_a_forged_move_is_named(
    record: Path, capsys: pytest.CaptureFixture[str], forge: Callable[[Any], object]
) -> None:
    assert place_of_fault(record, capsys, forge) == 7


def test_a_forged_word_that_only_loses_breaks_at_what_follows(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lost = {"kind": "play", "word": "ZZZZZ"}
    assert place_of_fault(record, capsys, lambda moves: moves[6].update(move=lost)) > 7


def place_of_fault(
    record: Path, capsys: pytest.CaptureFixture[str], forge: Callable[[Any], object]
) -> int:
    """At which move `replay` says that the forged record breaks."""
    kept = json.loads(record.read_text())
    forge(kept["moves"])
    record.write_text(json.dumps(kept))
    assert main(["replay", str(record)]) == 1
    written = capsys.readouterr()
    assert written.out == ""
    (named,) = re.findall(r"\.json: move (\d+): .+\n", written.err)
    return int(named)


def test_analysis_names_winning_words(record: Path, lines: Callable[..., Lines]) -> None:
    moves = len(json.loads(record.read_text())["moves"])
    for line in lines("analyse", record, "--move", moves):
        assert line["analysis"]["kind"] == "verdict"
        assert line["analysis"]["won"] in (True, False)


@pytest.mark.slow
def test_several_processes_play_the_same_matches(lines: Callable[..., Lines]) -> None:
    asked = ("selfplay", "wordaway", "--games", 6, "--seed", 3, "--option", "series=1")
    seats = ("--seats", "computer:hard,computer:medium")
    alone = lines(*asked, *seats)
    assert lines(*asked, *seats, "--jobs", 3) == alone
    assert len(alone) == 6


@pytest.mark.slow
def test_an_expert_beats_a_beginner_in_34_of_40(lines: Callable[..., Lines]) -> None:
    seats = "computer:expert,computer:easy"
    asked = ("selfplay", "wordaway", "--games", 40, "--seed", 7, "--seats", seats, "--jobs", 2)
    assert [line["winner"] for line in lines(*asked)].count(0) >= 34
