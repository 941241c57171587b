import ast
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import main

ROOT = Path(main.__file__).parent


UNSEEN = ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY")


def start(*arguments, **environment):
    """Run the program in a process of its own, without a display unless one is given."""
    kept = {name: value for name, value in os.environ.items() if name not in UNSEEN}
    return subprocess.run(
        [sys.executable, str(ROOT / "main.py"), *arguments],
        env={**kept, "SDL_AUDIODRIVER": "dummy", **environment},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_it_says_its_version(capsys):
    assert main.run(["--version"]) == 0
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert capsys.readouterr().out == f"Wordcade {project['version']}\n"


def test_help_names_every_argument(capsys):
    with pytest.raises(SystemExit) as left:
        main.run(["--help"])
    assert left.value.code == 0
    shown = capsys.readouterr().out
    for name in ("--game", "--demo", "--smoke", "--data-dir", "--version"):
        assert name in shown


@pytest.mark.parametrize(
    "arguments",
    [
        ["--game"],
        ["--nonsense"],
        ["--smoke", "long"],
        ["--smoke", "-1"],
        ["--smoke", "nan"],
        ["--game", "wordaway", "--demo", "wordaway"],
    ],
)
def test_wrong_arguments_are_said_in_a_line_and_exit_2(capsys, arguments):
    with pytest.raises(SystemExit) as left:
        main.run(arguments)
    assert left.value.code == 2
    assert "error:" in capsys.readouterr().err.splitlines()[-1]


@pytest.mark.parametrize("argument", ["--game", "--demo"])
def test_an_unknown_game_is_said_and_exits_2(capsys, argument):
    assert main.run([argument, "chess"]) == 2
    assert "chess" in capsys.readouterr().err


def test_nothing_heavy_is_imported_with_the_module():
    """The computer's process begins by importing it."""
    tree = ast.parse((ROOT / "main.py").read_text())
    imported = {
        name.split(".")[0]
        for node in tree.body
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    assert not imported & {"pygame", "pygame_gui", "msgspec", "game", "scenes"}


def test_freeze_support_comes_before_everything_else():
    tree = ast.parse((ROOT / "main.py").read_text())
    (start_block,) = (
        node
        for node in tree.body
        if isinstance(node, ast.If) and node.orelse == [] and "__main__" in ast.unparse(node.test)
    )
    assert ast.unparse(start_block.body[0]) == "multiprocessing.freeze_support()"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have a display")
def test_without_a_display_one_sentence_and_exit_2(tmp_path):
    ended = start("--data-dir", str(tmp_path / "data"))
    assert ended.returncode == 2
    assert ended.stderr == "wordcade: there is no display to open a window on.\n"
    assert ended.stdout == ""
