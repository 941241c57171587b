from __future__ import annotations

import os
from pathlib import Path

import pytest

from game import registry
from tests.kit.playthrough import FOLDER, settings_of, transcript

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_match_goes_as_it_was_written_down(path: Path) -> None:
    written = path.read_text(encoding="utf-8")
    played = transcript(written)
    if os.environ.get("WORDCADE_RECORD") == "1":
        path.write_text(played, encoding="utf-8")
    assert played.splitlines() == written.splitlines()


def test_every_game_has_a_playthrough() -> None:
    played = {settings_of(path.read_text(encoding="utf-8")).game.facts.id for path in FILES}
    assert played == set(registry.GAMES)
