"""Starts Wordcade: arguments, then the window.

Nothing heavy is imported here: the computer's process begins by importing this module, and
`--help` should not wait for a screen.
"""

from __future__ import annotations

import argparse
import gc
import multiprocessing
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.app import App, FirstScene
    from scenes.manager import Scene

OK, REFUSED = 0, 2


def run(arguments: Sequence[str] | None = None) -> int:
    """Start the program with these arguments, or the command line's; the exit code.

    0: left in good order; 1: a fault; 2: wrong arguments, or no display.
    """
    chosen = _parser().parse_args(arguments)
    if chosen.version:
        from game import VERSION

        sys.stdout.write(f"Wordcade {VERSION}\n")
        return OK
    game = chosen.game or chosen.demo
    if game is not None and (message := _unknown(game)):
        sys.stderr.write(f"wordcade: {message}\n")
        return REFUSED
    return _play(chosen)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="wordcade",
        description="Four word games at one table: WildWords, Word Winder, Rooply and Wordaway.",
    )
    start = parser.add_mutually_exclusive_group()
    start.add_argument("--game", metavar="GAME", help="set a table of this game at once")
    start.add_argument("--demo", metavar="GAME", help="watch the computer play this game")
    start.add_argument(
        "--smoke",
        metavar="SECONDS",
        type=_seconds,
        help="try every screen by itself for so long; exit code 0 if nothing failed",
    )
    parser.add_argument(
        "--data-dir", metavar="DIR", type=Path, help="keep settings and matches in this folder"
    )
    parser.add_argument("--version", action="store_true", help="say which version this is")
    return parser


def _seconds(text: str) -> float:
    seconds = float(text)
    if not 0 < seconds <= 86_400:
        raise ValueError(text)
    return seconds


def _unknown(game: str) -> str | None:
    """What is to be said of a game that isn't there; None if it is."""
    from game.contract import Refusal
    from game.language import sentence
    from game.registry import game as game_of

    try:
        game_of(game)
    except Refusal as refusal:
        return sentence(refusal.code, refusal.params)
    return None


def _play(chosen: argparse.Namespace) -> int:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    # What is made before the first picture stays: the app looks for garbage from then on.
    gc.disable()
    from scenes.preferences import data_folder
    from scenes.window import NoDisplayError

    try:
        return _run_scenes(chosen, data_folder(chosen.data_dir))
    except NoDisplayError:
        sys.stderr.write("wordcade: there is no display to open a window on.\n")
        return REFUSED


def _run_scenes(chosen: argparse.Namespace, folder: Path) -> int:
    from scenes.app import App

    if chosen.smoke is not None:
        from scenes.smoke import smoke

        return smoke(folder if chosen.data_dir else None, chosen.smoke)
    return App(folder).run(_first_scene(chosen))


def _first_scene(chosen: argparse.Namespace) -> FirstScene:
    """The title, or straight to a table: also where the program goes back to after a fault."""
    from scenes.catalogue import Request, make

    request = Request(chosen.game or chosen.demo, demo=chosen.demo is not None)

    def first(app: App) -> Scene:
        return make("title", app, request)

    return first


if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(run())
