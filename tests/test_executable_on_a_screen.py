"""A match of Wordaway played with the one-file program by keys and clicks on a real window."""

from __future__ import annotations

import importlib.util
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.archive import Archive, load_record, played_up_to_fault
from game.contract import Act
from game.engine import Match, SeededChance
from game.library import lexicon_of
from game.record import replay
from tests.kit.executable import bare, built
from tests.kit.processes import until
from tests.kit.xserver import NEEDS_SCREEN, Screen, has_screen

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        importlib.util.find_spec("PyInstaller") is None,
        reason="PyInstaller comes with the extra 'build'",
    ),
    pytest.mark.skipif(not has_screen(), reason=NEEDS_SCREEN),
]

PERSON = 0
MOST_STEPS = 40
NEXT_GAME = ("640", "650")
"""Where the button for the next game is in a window of 1280x720."""


@pytest.fixture
def screen() -> Iterator[Screen]:
    screen = Screen()
    yield screen
    screen.close()


class Player:
    """Sits at the keyboard and reads in the journal what the screen shows."""

    def __init__(self, screen: Screen, data: Path) -> None:
        self._screen = screen
        self._data = data
        self._copy = Archive(data.with_name("copy"))

    @property
    def match(self) -> Match | None:
        """The match as far as it is on the disk; looked at in a copy, for it is being written."""
        for journal in self._data.glob("matches/*/journal.jsonl"):
            copy = self._copy.matches / "copy"
            copy.mkdir(parents=True, exist_ok=True)
            whole, _, _ = journal.read_bytes().rpartition(b"\n")
            (copy / "journal.jsonl").write_bytes(whole + b"\n")
            for waiting in self._copy.unfinished():
                if waiting.record is not None:
                    return played_up_to_fault(waiting.record, lexicon_of)[0]
        return None

    @property
    def records(self) -> list[Path]:
        return Archive(self._data).finished()

    @property
    def turn(self) -> tuple[Match, Act] | None:
        """The match, and what the person owes in it; None while the computer is at work."""
        match = self.match
        act = match.act_of(PERSON) if match is not None else None
        return (match, act) if match is not None and act is not None and act.owed else None

    def press(self, key: str) -> None:
        self._screen.run("xdotool", "key", key)

    def click_next_game(self) -> None:
        window = self._screen.run("xdotool", "search", "--class", ".").split()[-1]
        self._screen.run("xdotool", "mousemove", "--window", window, *NEXT_GAME, "click", "1")

    def act(self) -> None:
        """Do what is owed and wait until it is on the disk."""
        turn = until(lambda: self.turn or self.records, 40)
        if not isinstance(turn, tuple):
            return
        match, act = turn
        before = len(match.entries)
        self._type(match, act)
        moved = until(lambda: self.records or self._count() > before, 6)
        assert moved or self._count() == before

    def _count(self) -> int:
        match = self.match
        return len(match.entries) if match is not None else 0

    def _type(self, match: Match, act: Act) -> None:
        if "play" not in act.moves:
            self.click_next_game()
            return
        view = match.game.view(match.state, PERSON)
        move = match.game.choose(view, "hard", SeededChance("typed", 0)).move
        word = getattr(move, "word", "")
        for key in ["BackSpace"] * 5 + list(word.lower()):
            self.press(key)
        self.press("Return" if word else "Escape")


def test_a_whole_match_is_played(screen: Screen, tmp_path: Path) -> None:
    env = bare(tmp_path, DISPLAY=screen.display)
    del env["SDL_VIDEODRIVER"]
    data = tmp_path / "data"
    program = subprocess.Popen(
        [str(built()), "--game", "wordaway", "--data-dir", str(data)],
        cwd="/",
        env=env,
        stdin=subprocess.DEVNULL,
    )
    try:
        player = Player(screen, data)
        assert until(lambda: _start(player), 40), "the match could not be begun by its key"
        for _ in range(MOST_STEPS):
            if player.records:
                break
            player.act()
        (path,) = player.records
    finally:
        program.terminate()
        assert program.wait(10) == 0
    replayed = replay(load_record(path), lexicon_of)
    assert replayed.refusal is None
    assert replayed.match is not None
    typed = [entry for entry in replayed.match.entries if entry.actor == PERSON]
    assert len(typed) >= 4


def _start(player: Player) -> bool:
    player.press("Return")
    time.sleep(1)
    return player.match is not None
