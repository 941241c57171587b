"""`python -m game …`: what it writes, what it refuses, and how it ends."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from game import registry
from game.command_line import bench, main
from tests.kit.toy import Stones

ROOT = Path(__file__).parent.parent.parent


class Said(NamedTuple):
    code: int
    lines: list[dict[str, Any]]
    errors: str


Run = Callable[..., Said]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs one command in this process, with the toy game among the games."""
    monkeypatch.setitem(registry.GAMES, "stones", Stones())

    def command(*arguments: object) -> Said:
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        written = capsys.readouterr()
        return Said(code, [json.loads(line) for line in written.out.splitlines()], written.err)

    return command


def without_time(lines: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{key: value for key, value in line.items() if key != "ms"} for line in lines]


# --- games -----------------------------------------------------------------------------


def test_games_tells_facts_and_options(run: Run) -> None:
    said = run("games")
    assert said.code == 0
    assert said.errors == ""
    stones = next(line for line in said.lines if line["game"] == "stones")
    assert stones["seats"] == {"least": 1, "most": 4}
    assert stones["options"][0] == {
        "key": "stones",
        "title": "Stones",
        "help": "How many lie there.",
        "default": 10,
        "house_rule": False,
        "kind": "whole",
        "least": 1,
        "most": 99,
        "step": 1,
    }
    assert stones["options"][1]["kind"] == "flag"


# --- selfplay --------------------------------------------------------------------------

TWO = "computer:expert,computer:easy"
SELFPLAY_KEYS = {"game", "seed", "seats", "scores", "winner", "moves", "ms", "reason"}


def test_selfplay_writes_a_line_a_match(run: Run) -> None:
    said = run("selfplay", "stones", "--seats", TWO, "--games", 3, "--option", "stones=21")
    assert said.code == 0
    assert said.errors == ""
    assert len(said.lines) == 3
    for line in said.lines:
        assert set(line) == SELFPLAY_KEYS
        assert line["seats"] == ["computer:expert", "computer:easy"]
        assert line["reason"] == "no_play"
        assert line["scores"][line["winner"]] == 1
        assert line["moves"] > 5


def test_selfplay_is_the_same_for_the_same_seed(run: Run) -> None:
    first, again, other = (
        without_time(run("selfplay", "stones", "--games", 6, "--seed", seed).lines)
        for seed in ("7", "7", "8")
    )
    assert first == again
    assert [line["seed"] for line in first] != [line["seed"] for line in other]


def test_every_second_match_turns_the_start_round(run: Run, tmp_path: Path) -> None:
    run("selfplay", "stones", "--seats", TWO, "--games", 8, "--records", tmp_path)
    starts = []
    for number in range(8):
        record = json.loads((tmp_path / f"stones-1-{number}.json").read_text())
        starts.append((record["header"]["seed"], record["moves"][0]["actor"]))
    for even, odd in zip(starts[::2], starts[1::2], strict=True):
        assert even[0] == odd[0]
        assert even[1] == 1 - odd[1]


def test_records_of_selfplay_hold(run: Run, tmp_path: Path) -> None:
    played = run("selfplay", "stones", "--games", 4, "--records", tmp_path / "new" / "folder")
    said = run("replay", *sorted((tmp_path / "new" / "folder").iterdir()))
    assert said.code == 0
    assert [line["scores"] for line in said.lines] == [line["scores"] for line in played.lines]
    assert [line["moves"] for line in said.lines] == [line["moves"] for line in played.lines]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess",), "chess"),
        (("stones", "--option", "pebbles=3"), "pebbles"),
        (("stones", "--option", "stones=100"), "stones can't be set to 100"),
        (("stones", "--option", "stones=many"), "stones can't be set to many"),
        (("stones", "--seats", ",".join(["computer"] * 5)), "5 are at the table"),
        (("stones", "--dictionary", "klingon"), "klingon"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(
    run: Run, arguments: tuple[str, ...], sentence: str
) -> None:
    said = run("selfplay", *arguments)
    assert said.code == 1
    assert said.lines == []
    assert sentence in said.errors
    assert said.errors.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("stones", "--seats", "person,computer"),
        ("stones", "--seats", "computer:genius"),
        ("stones", "--seats", ""),
        ("stones", "--option", "stones"),
        ("stones", "--option", "=3"),
        ("stones", "--games", "0"),
        ("stones", "--games", "-1"),
        ("stones", "--games", "x"),
        ("stones", "--games", "9999999999999999999"),
        ("stones", "--jobs", "0"),
        ("stones", "--pace", "slow"),
    ],
)
def test_bad_usage_exits_2_with_a_message(run: Run, arguments: tuple[str, ...]) -> None:
    said = run("selfplay", *arguments)
    assert said.code == 2
    assert said.lines == []
    assert "usage:" in said.errors


def test_a_folder_that_cannot_be_made_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = run("selfplay", "stones", "--records", tmp_path / "file")
    assert said.code == 1
    assert "Nothing can be written into" in said.errors
    assert said.lines == []


def test_a_record_that_cannot_be_written_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "stones-1-0.json").mkdir()
    said = run("selfplay", "stones", "--records", tmp_path)
    assert said.code == 1
    assert "Nothing can be written into" in said.errors


# --- replay ----------------------------------------------------------------------------


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """A record of at least nine moves."""
    options = ("--seats", TWO, "--option", "stones=60", "--records", tmp_path)
    run("selfplay", "stones", *options)
    return tmp_path / "stones-1-0.json"


def changed(path: Path, change: Callable[[dict[str, Any]], object]) -> Path:
    record = json.loads(path.read_text())
    change(record)
    forged = path.with_name("forged.json")
    forged.write_text(json.dumps(record))
    return forged


def test_replay_tells_scores_and_hash(run: Run, record: Path) -> None:
    said = run("replay", record)
    kept = json.loads(record.read_text())
    assert said.code == 0
    (line,) = said.lines
    assert line["file"] == str(record)
    assert line["hash"] == kept["final_hash"]
    assert line["reason"] == "no_play"


def make_illegal(record: dict[str, Any]) -> None:
    record["moves"][6]["move"]["stones"] = 50


def swap_two(record: dict[str, Any]) -> None:
    moves = record["moves"]
    moves[6], moves[7] = moves[7], moves[6]


def leave_out(record: dict[str, Any]) -> None:
    del record["moves"][6]


def make_nonsense(record: dict[str, Any]) -> None:
    record["moves"][6]["move"] = {"kind": "checkmate"}


def give_it_chance(record: dict[str, Any]) -> None:
    record["moves"][6]["chance"] = [3]


def make_time_negative(record: dict[str, Any]) -> None:
    record["moves"][6]["ms"] = -1


def give_it_to_nobody(record: dict[str, Any]) -> None:
    record["moves"][6]["actor"] = 9


@pytest.mark.parametrize(
    "forge",
    [
        make_illegal,
        swap_two,
        leave_out,
        make_nonsense,
        give_it_chance,
        make_time_negative,
        give_it_to_nobody,
    ],
)
@pytest.mark.parametrize("command", ["replay", "analyse"])
def test_a_forged_record_is_named_with_its_move(
    run: Run, record: Path, command: str, forge: Callable[[dict[str, Any]], object]
) -> None:
    said = run(command, changed(record, forge))
    assert said.code == 1
    assert "forged.json: move 7: " in said.errors
    assert "Traceback" not in said.errors
    assert [line["move"] for line in said.lines] == ([] if command == "replay" else [*range(1, 7)])


@pytest.mark.parametrize(
    "forge",
    [
        lambda record: record.update(final_hash="0" * 32),
        lambda record: record["outcome"].update(winner=3),
        lambda record: record["outcome"].update(scores=[5, 5]),
        lambda record: record["moves"].pop(),
        lambda record: record["header"].update(seed="another"),
        lambda record: record["header"].update(opening_chance=[0, 0, 0]),
        lambda record: record["header"]["options"].update(stones=1000),
        lambda record: record["header"].update(rules_version=2),
        lambda record: record["header"].update(generator="dice"),
        lambda record: record["header"].update(game="chess"),
        lambda record: record["header"].update(format=99),
        lambda record: record["header"]["lexicon"]["dictionaries"][0].update(sha256="0" * 64),
        lambda record: record["header"]["lexicon"]["dictionaries"][0].update(id="klingon"),
        lambda record: record["header"].pop("seats"),
    ],
)
def test_a_record_that_is_false_elsewhere_is_refused(
    run: Run, record: Path, forge: Callable[[dict[str, Any]], object]
) -> None:
    said = run("replay", changed(record, forge))
    assert said.code == 1
    assert said.lines == []
    assert "forged.json" in said.errors
    assert said.errors.count("\n") == 1


def test_another_dictionary_is_said_and_not_judged(run: Run, record: Path) -> None:
    forged = changed(
        record,
        lambda one: one["header"]["lexicon"]["dictionaries"][0].update(sha256="0" * 64),
    )
    said = run("replay", forged)
    assert "The words of pocket are not the ones this was played with." in said.errors


def test_a_cut_record_tells_the_first_move_that_is_missing(run: Run, record: Path) -> None:
    text = record.read_text()
    parts = text.split('"actor"')[:7]
    record.write_text('"actor"'.join(parts))
    said = run("replay", record)
    assert said.code == 1
    assert said.lines == []
    assert f"{record.name}: move 7: " in said.errors


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00" * 4096,
        b"not json",
        b"[]",
        b"{}",
        b"null",
        b'{"header": 1, "moves": [',
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b"\xff\xfe\x00",
        '{"header": "Ärger"}'.encode("latin-1"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "analyse"])
def test_a_file_that_is_no_record_is_told(
    run: Run, tmp_path: Path, command: str, content: bytes
) -> None:
    file = tmp_path / "file.json"
    file.write_bytes(content)
    said = run(command, file)
    assert said.code == 1
    assert said.lines == []
    assert "file.json" in said.errors
    assert "Traceback" not in said.errors
    assert file.read_bytes() == content


def test_every_cut_of_a_record_is_told(run: Run, record: Path) -> None:
    whole = record.read_bytes()
    for end in range(0, len(whole) - 2, 97):
        record.write_bytes(whole[:end])
        said = run("replay", record)
        assert said.code == 1, end
        assert said.errors.count("\n") == 1


def test_a_missing_file_or_a_folder_is_told(run: Run, tmp_path: Path) -> None:
    for place in (tmp_path / "nothing.json", tmp_path):
        said = run("replay", place)
        assert said.code == 1
        assert str(place) in said.errors


def test_sound_records_are_told_beside_a_broken_one(run: Run, record: Path) -> None:
    said = run("replay", record, changed(record, make_illegal), record)
    assert said.code == 1
    assert [line["file"] for line in said.lines] == [str(record), str(record)]


# --- words -----------------------------------------------------------------------------


def test_words_lists_what_matches(run: Run) -> None:
    said = run("words", "P*SIB*IES", "--limit", 0)
    words = [line["word"] for line in said.lines]
    assert said.code == 0
    assert "POSSIBILITIES" in words
    assert "IMPOSSIBILITIES" not in words


def test_words_takes_small_letters_several_patterns_and_a_limit(run: Run) -> None:
    said = run("words", "qu*", "zo*", "--limit", 2, "--dictionary", "pocket,young")
    words = [line["word"] for line in said.lines]
    assert len(words) == 4
    assert all(word.startswith("QU") for word in words[:2])
    assert all(word.startswith("ZO") for word in words[2:])


def test_a_limit_of_0_lists_all(run: Run) -> None:
    limited, whole = run("words", "*"), run("words", "*", "--limit", 0)
    assert len(limited.lines) == 100
    assert len(whole.lines) > 100_000


@pytest.mark.parametrize("pattern", ["", "P?T", "P T", "PT1", "É*", "ı*", "*\n", "🐺"])
def test_a_pattern_of_anything_else_is_refused(run: Run, pattern: str) -> None:
    said = run("words", "CAT", pattern)
    assert said.code == 1
    assert said.lines == []
    assert said.errors


def test_an_unknown_dictionary_is_refused(run: Run) -> None:
    said = run("words", "CAT", "--dictionary", "klingon")
    assert said.code == 1
    assert "klingon" in said.errors


# --- analyse ---------------------------------------------------------------------------


def test_analyse_tells_each_position(run: Run, record: Path) -> None:
    said = run("analyse", record)
    moves = json.loads(record.read_text())["moves"]
    assert said.code == 0
    assert [line["move"] for line in said.lines] == [*range(1, len(moves) + 1)]
    assert [line["played"] for line in said.lines] == [move["move"] for move in moves]
    assert all(line["analysis"]["kind"] == "remark" for line in said.lines)


def test_analyse_tells_one_position(run: Run, record: Path) -> None:
    assert [line["move"] for line in run("analyse", record, "--move", 3).lines] == [3]


def test_a_move_that_is_not_there_is_refused(run: Run, record: Path) -> None:
    said = run("analyse", record, "--move", 999)
    assert said.code == 1
    assert "There is no move 999" in said.errors
    assert run("analyse", record, "--move", 0).code == 2


# --- bench -----------------------------------------------------------------------------


@pytest.fixture
def scripts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], None]:
    """Puts benchmarks of our own in the place of the project's."""
    monkeypatch.setattr(bench, "SCRIPTS", tmp_path)
    return lambda name, text: void(tmp_path.joinpath(f"{name}.py").write_text(text))


def void(_: object) -> None:
    """Throws a value away."""


FIGURE = '{"figure": "x", "value": 1.5, "unit": "ms", "limit": 2, "ok": true}'


def test_bench_passes_lines_on(run: Run, scripts: Callable[[str, str], None]) -> None:
    scripts("fast", f"print('{FIGURE}')")
    scripts("other", "raise SystemExit(3)")
    said = run("bench", "fast")
    assert said.code == 0
    assert said.lines == [{"figure": "x", "value": 1.5, "unit": "ms", "limit": 2.0, "ok": True}]


@pytest.mark.parametrize(
    "text",
    [
        "print('" + FIGURE.replace("true", "false") + "')",
        f"print('{FIGURE}'); raise SystemExit(1)",
        "print('fast enough')",
        "pass",
    ],
)
def test_bench_fails_with_its_script(
    run: Run, scripts: Callable[[str, str], None], text: str
) -> None:
    scripts("slow", text)
    assert run("bench").code == 1


def test_an_unknown_benchmark_is_refused(run: Run, scripts: Callable[[str, str], None]) -> None:
    assert "benchmarks come with" in run("bench").errors
    scripts("fast", "pass")
    said = run("bench", "furious")
    assert said.code == 1
    assert "furious" in said.errors


# --- the program -----------------------------------------------------------------------


@pytest.mark.parametrize("arguments", [(), ("dance",), ("replay",), ("words",), ("analyse",)])
def test_a_command_without_what_it_needs_is_bad_usage(run: Run, arguments: tuple[str, ...]) -> None:
    assert run(*arguments).code == 2


def test_the_module_runs_as_a_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "game", "words", "POSSIB*", "--limit", "1"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == {"word": "POSSIBILITIES"}


def test_a_reader_that_goes_away_is_no_trouble() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "game", "words", "*", "--limit", "0"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.readline()
        program.stdout.close()
        assert program.stderr.read() == b""
        assert program.wait() == 0
