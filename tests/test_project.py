"""What must hold of the project as a whole."""

from __future__ import annotations

import ast
import re
import string
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from game.language import SENTENCES

ROOT = Path(__file__).parent.parent
FOLDERS = (".ci", "assets", "build", "docs", "game", "scenes", "tests")
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def own_files() -> list[Path]:
    inside = (path for folder in FOLDERS for path in (ROOT / folder).rglob("*"))
    own = [path for path in (*ROOT.iterdir(), *inside) if path.is_file()]
    return sorted(path for path in own if "__pycache__" not in path.parts)


def texts() -> Iterator[tuple[Path, str]]:
    for path in own_files():
        try:
            yield path.relative_to(ROOT), path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue


def code() -> list[Path]:
    return [path for path in own_files() if path.suffix == ".py"]


def program() -> list[Path]:
    parts = {"game", "scenes", "main.py"}
    return [path for path in code() if path.relative_to(ROOT).parts[0] in parts]


def test_no_file_of_code_has_over_600_lines() -> None:
    long = {
        str(path): text.count("\n")
        for path, text in texts()
        if path.suffix in {".py", ".spec"} and text.count("\n") > 600
    }
    assert not long


# Put together here, so that this file does not hold what it looks for.
REGISTRIES = "|".join(
    [r"python" + "hosted", r"py" + r"pi\.org", r"registry\.np" + "m", r"deb\.deb" + r"ian\.org"]
)
MACHINE_PATHS = r"(?:^|[^\w./-])/(?:" + "|".join(["wo" + "rk", "fa" + "rm", "ro" + "ot"]) + ")/"
READING_MATTER = r"\.\./sha" + "red"


@pytest.mark.parametrize("pattern", [REGISTRIES, MACHINE_PATHS, READING_MATTER])
def test_nothing_points_to_a_registry_or_to_one_machine(pattern: str) -> None:
    found = re.compile(pattern, re.MULTILINE)
    assert not [str(path) for path, text in texts() if found.search(text)]


def test_every_ignore_names_its_rule() -> None:
    bare = re.compile(r"#\s*(type:\s*ignore|noqa|pyright:\s*ignore)(?![\[:\w])")
    lines = [
        f"{path}:{number}"
        for path, text in texts()
        if path.suffix == ".py"
        for number, line in enumerate(text.splitlines(), 1)
        if bare.search(line)
    ]
    assert not lines


def test_imports_keep_to_their_contracts() -> None:
    command = "from importlinter.cli import lint_imports_command as run; run()"
    done = subprocess.run(
        [sys.executable, "-c", command, "--no-cache", "--no-logo"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


# --- setting up ------------------------------------------------------------------------


def test_the_readme_has_two_set_up_commands_that_stand_alone() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```\w*\n(.*?)^```$", readme, re.MULTILINE | re.DOTALL)
    assert [block.strip() for block in blocks if "pip" in block] == [
        "python3 -m pip install -e . && python3 main.py",
        "python3 -m pip install -e '.[test]' && python3 -m pytest",
    ]
    before, _, _ = readme.partition("```")
    assert "virtual environment" in before


def test_every_dependency_is_pinned_to_one_version() -> None:
    project = PYPROJECT["project"]
    extras = [pin for extra in project["optional-dependencies"].values() for pin in extra]
    pins = [*PYPROJECT["build-system"]["requires"], *project["dependencies"], *extras]
    loose = [pin for pin in pins if not re.fullmatch(r"[\w.\[\]-]+==[\w.]+", pin)]
    assert len(pins) > 10
    assert not loose


def test_there_is_no_lock_file() -> None:
    locks = {"uv.lock", "poetry.lock", "Pipfile.lock", "pdm.lock", "package-lock.json"}
    assert not [path for path in own_files() if path.name in locks]


def test_what_is_imported_is_declared() -> None:
    names = {"pygame": "pygame-ce"}
    declared = {re.split(r"[=\[]", pin)[0] for pin in PYPROJECT["project"]["dependencies"]}
    ours = set(sys.stdlib_module_names) | {"game", "scenes", "main"}
    imported = {module.partition(".")[0] for path in program() for module in imports_of(path)}
    assert {names.get(module, module) for module in imported - ours} <= declared


def imports_of(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


# --- words for people ------------------------------------------------------------------


class Coded(NamedTuple):
    """A place where code and params of a sentence are written down."""

    place: str
    code: str
    params: frozenset[str] | None


def coded() -> list[Coded]:
    return [
        found
        for path in program()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and (found := _coded(path, node)) is not None
    ]


def _coded(path: Path, call: ast.Call) -> Coded | None:
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    first = call.args[0] if call.args else None
    if name not in {"Refusal", "Notice"} or not isinstance(first, ast.Constant):
        return None
    place = f"{path.relative_to(ROOT)}:{call.lineno}"
    params = _keywords(call) if name == "Refusal" else _keys(call)
    return Coded(place, str(first.value), params)


def _keywords(call: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(name for name in names if name)


def _keys(call: ast.Call) -> frozenset[str] | None:
    if len(call.args) == 1 and not call.keywords:
        return frozenset()
    params = call.args[1] if len(call.args) > 1 else call.keywords[0].value
    if not isinstance(params, ast.Dict):
        return None
    keys = [key.value for key in params.keys if isinstance(key, ast.Constant)]
    return frozenset(map(str, keys)) if len(keys) == len(params.keys) else None


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def test_every_code_has_its_sentence() -> None:
    found = coded()
    assert len({one.code for one in found}) > 30
    assert not [f"{one.place} {one.code}" for one in found if one.code not in SENTENCES]


def test_every_sentence_gets_the_params_it_speaks_of() -> None:
    lacking = [
        f"{one.place} {one.code}: {fields(SENTENCES[one.code]) - one.params}"
        for one in coded()
        if one.params is not None and fields(SENTENCES.get(one.code, "")) - one.params
    ]
    assert not lacking


def test_every_sentence_is_used() -> None:
    constants = {
        node.value
        for path in program()
        if path.name != "language.py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    unused = [code for code in SENTENCES if code not in constants]
    assert not unused


def test_the_catalogue_holds_every_text_as_it_is_now() -> None:
    made = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys, make_catalogue as made; sys.stdout.buffer.write(made.catalogue())",
        ],
        cwd=ROOT / "build",
        capture_output=True,
        check=True,
    )
    kept = (ROOT / "assets" / "locale" / "wordcade.pot").read_bytes()
    assert made.stdout == kept, "run: python3 build/make_catalogue.py"


# --- credits ---------------------------------------------------------------------------


def test_every_font_and_data_file_is_credited() -> None:
    said = (ROOT / "assets" / "CREDITS.md").read_text(encoding="utf-8").replace(" ", "")
    data = [
        path for path in (ROOT / "assets").rglob("*") if path.suffix in {".ttf", ".woff", ".bin"}
    ]
    assert len(data) > 5
    assert not [path.name for path in data if path.stem.partition("-")[0] not in said]


def test_credits_carry_the_notices_that_their_owners_ask_for() -> None:
    said = (ROOT / "assets" / "CREDITS.md").read_text(encoding="utf-8")
    for notice in (
        "Copyright (c) J Ross Beresford 1993-1999. All Rights Reserved.",
        "if The UK Advanced Cryptics Dictionary is used in a software package",
        "Copyright 2000-2011 by Kevin Atkinson",
        "WordNet 3.0, Copyright 2006 by Princeton University. All rights reserved.",
        "SIL Open Font License 1.1",
        "not affiliated with",
        "Peter Roizen",
        "David L. Hoyt",
        "Rooply Corporation",
        "Alan Stillson",
    ):
        assert notice in said
    for file in re.findall(r"`((?:words|fonts)/[\w./-]+)`", said):
        assert (ROOT / "assets" / file).is_file()
