"""The committed words and glosses are what the scripts make of their sources."""

from __future__ import annotations

import os
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

from game.library import asset

ROOT = Path(__file__).resolve().parents[3]
SCOWL = Path("/usr/share/dict/scowl")
WORDNET = Path("/usr/share/wordnet")


def built(script: str, out: Path) -> bytes:
    env = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": "1"}
    command = [sys.executable, str(ROOT / "build" / script), "--out", str(out)]
    subprocess.run(command, env=env, check=True, capture_output=True, cwd=out.parent)
    return out.read_bytes()


@pytest.mark.skipif(not SCOWL.exists(), reason="Debian's package scowl isn't installed")
def test_the_words_are_what_the_script_makes_of_scowl(tmp_path: Path) -> None:
    header, _, stream = built("make_words.py", tmp_path / "words.bin").partition(b"\n")
    old_header, _, old_stream = asset("words", "words.bin").partition(b"\n")
    assert header == old_header
    assert zlib.decompress(stream) == zlib.decompress(old_stream)


@pytest.mark.slow
@pytest.mark.skipif(not WORDNET.exists(), reason="Debian's package wordnet-base isn't installed")
def test_the_glosses_are_what_the_script_makes_of_wordnet(tmp_path: Path) -> None:
    made = built("make_glosses.py", tmp_path / "glosses.bin")
    assert zlib.decompress(made) == zlib.decompress(asset("words", "glosses.bin"))
