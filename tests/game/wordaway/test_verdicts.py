"""What is shipped of the phrases' first plays."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from game.library import asset, dictionaries, load_lexicon
from game.wordaway.index import PLAY_LENGTHS, playable
from game.wordaway.phrases import letters_of, read_collection
from game.wordaway.rules import Wordaway
from game.wordaway.solver import Position, Solver, Work
from game.wordaway.verdicts import Winning, digest, read_verdicts, write_verdicts

ROOT = Path(__file__).resolve().parents[3]
PHRASES = read_collection(asset("phrases", "phrases.txt"))
SHIPPED = read_verdicts(asset("phrases", "verdicts.jsonl"))
QUICK = ("THE RIGHT TO REMAIN SILENT", "MURDER ON THE ORIENT EXPRESS", "ALL ROADS LEAD TO ROME")


@cache
def all_words(dictionary: str, family: bool) -> tuple[str, ...]:
    return load_lexicon([dictionary], family=family).words(PLAY_LENGTHS)


def words_of(phrase: str, dictionary: str, *, family: bool = False) -> tuple[str, ...]:
    return tuple(playable(letters_of(phrase), all_words(dictionary, family)))


def shipped(phrase: str, dictionary: str, *, family: bool = False) -> Winning:
    return SHIPPED[phrase][digest(words_of(phrase, dictionary, family=family))]


def test_the_file_speaks_of_every_phrase_and_of_no_other() -> None:
    assert tuple(SHIPPED) == PHRASES


@pytest.mark.parametrize("family", [False, True])
@pytest.mark.parametrize("dictionary", [known.id for known in dictionaries()])
def test_every_phrase_has_its_verdict_and_good_words_for_every_dictionary(
    dictionary: str, family: bool
) -> None:
    unsolved = 0
    for phrase in PHRASES:
        words = words_of(phrase, dictionary, family=family)
        winning = SHIPPED[phrase][digest(words)]
        unsolved += winning is None
        assert set(winning or ()) <= set(words)
    assert unsolved == 0


@pytest.mark.parametrize("dictionary", ["pocket", "collegiate", "encyclopedic", "young"])
@pytest.mark.parametrize("phrase", QUICK)
def test_the_verdict_of_a_quick_phrase_is_found_again(phrase: str, dictionary: str) -> None:
    words = words_of(phrase, dictionary)
    solver = Solver(Position(letters_of(phrase), words, words), Work(300_000))
    winning = shipped(phrase, dictionary)
    plays = {word: play for play in solver.plays() for word in play.words}
    if winning:
        assert all(solver.is_won_by(plays[word]) for word in winning)
    else:
        assert not any(solver.is_won_by(play) for play in plays.values())


def test_the_file_is_small_and_written_as_it_is_read() -> None:
    data = asset("phrases", "verdicts.jsonl")
    assert len(data) < 200_000
    assert write_verdicts(read_verdicts(data)) == data


@pytest.mark.parametrize("data", [b"{", b"[]", b'{"phrase": 3}', b"\x00" * 9, b"\xff"])
def test_a_damaged_file_is_named_as_such(data: bytes) -> None:
    with pytest.raises(ValueError, match="verdicts"):
        Wordaway.of_files(b"FOUR SCORE AND SEVEN YEARS AGO\n", data)


def test_a_digest_names_the_words_and_not_their_order() -> None:
    assert digest(["CAT", "ACT"]) == digest(["ACT", "CAT"])
    assert digest(["CAT"]) != digest(["ACT"])


def test_the_script_keeps_what_it_knows_and_finds_what_is_missing(tmp_path: Path) -> None:
    known = read_verdicts(asset("phrases", "verdicts.jsonl"))
    out = tmp_path / "verdicts.jsonl"
    out.write_bytes(write_verdicts({**known, QUICK[2]: {}}))
    script = str(ROOT / "build" / "make_phrases.py")
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    run = subprocess.run(
        [sys.executable, script, "--out", str(out)], env=env, check=True, capture_output=True
    )
    assert out.read_bytes() == asset("phrases", "verdicts.jsonl")
    assert {line.split(b" | ")[0] for line in run.stdout.splitlines()} == {QUICK[2].encode()}
