"""The one-file program, built and run as it is given away."""

from __future__ import annotations

import importlib.util
import os
import shutil
import tomllib
from pathlib import Path

import pytest

from tests.kit.executable import ROOT, bare, built, finished

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        importlib.util.find_spec("PyInstaller") is None,
        reason="PyInstaller comes with the extra 'build'",
    ),
]


@pytest.fixture(scope="session")
def program() -> Path:
    return built()


def contents(program: Path) -> tuple[set[str], set[str]]:
    """The names of files and of modules inside."""
    from PyInstaller.archive.readers import CArchiveReader

    archive = CArchiveReader(str(program))
    packed = next(name for name in archive.toc if name.endswith(".pyz"))
    return set(archive.toc), set(archive.open_embedded_archive(packed).toc)


def test_it_is_small(program: Path) -> None:
    assert program.stat().st_size <= 24_000_000


def test_it_holds_what_it_needs_and_leaves_out_what_it_does_not(program: Path) -> None:
    files, modules = contents(program)
    names = {Path(file).name for file in files}
    assert {"ssl", "game.opponents", "scenes.app", "pygame_gui"} <= modules
    assert any(name.startswith("libssl") for name in names)
    assert any(name.startswith("_ssl") for name in names)
    assert {"FiraCode-Regular.ttf", "NotoSans-Regular.ttf", "words.bin", "CREDITS.md"} <= names
    assert not [name for name in names if name.startswith(("NotoSansJP", "NotoSansArabic"))]
    assert not [name for name in names if name.startswith(("libstdc++", "libgcc_s"))]
    assert not {"numpy", "tkinter", "unittest", "setuptools", "sqlite3"} & modules
    assert not [module for module in modules if module.startswith(("tests", "pygame.examples"))]


def test_every_scene_is_inside(program: Path) -> None:
    _, modules = contents(program)
    scenes = [path for path in (ROOT / "scenes").rglob("*.py") if path.name != "__init__.py"]
    names = {".".join(path.relative_to(ROOT).with_suffix("").parts) for path in scenes}
    assert names <= modules


def test_every_asset_is_inside(program: Path) -> None:
    files, _ = contents(program)
    assets = [path for path in (ROOT / "assets").rglob("*") if path.is_file()]
    names = {path.relative_to(ROOT).as_posix() for path in assets}
    assert names <= {file.replace("\\", "/") for file in files}


def test_it_tells_its_version(program: Path, tmp_path: Path) -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    done = finished(program, ["--version"], bare(tmp_path))
    assert done.stdout == f"Wordcade {version}\n"


def test_it_runs_with_nothing_but_an_empty_home(program: Path, tmp_path: Path) -> None:
    env = bare(tmp_path)
    done = finished(program, ["--smoke", "3"], env)
    assert done.returncode == 0, done.stderr
    assert not list((tmp_path / "temporary").iterdir())


def test_it_runs_without_any_environment(program: Path) -> None:
    assert finished(program, ["--version"], {}).returncode == 0


def test_it_runs_from_names_with_accents_blanks_and_other_scripts(
    program: Path, tmp_path: Path
) -> None:
    place = tmp_path / "Zoë Ångström" / "Анна 安娜"
    place.mkdir(parents=True)
    copy = Path(shutil.copy(program, place / "word cadé"))
    data = place / "дані"
    for language in ({}, {"LC_ALL": "C"}, {"LC_ALL": "tr_TR.UTF-8"}):
        env = bare(place, **language)
        done = finished(copy, ["--smoke", "2", "--data-dir", str(data)], env, cwd=place)
        assert done.returncode == 0, done.stderr
    assert list(data.iterdir())


@pytest.mark.skipif(os.name == "nt", reason="folders are made read-only by modes of POSIX")
def test_it_writes_nothing_beside_itself(program: Path, tmp_path: Path) -> None:
    place = tmp_path / "bin"
    place.mkdir()
    copy = Path(shutil.copy(program, place))
    place.chmod(0o555)
    try:
        done = finished(copy, ["--smoke", "2"], bare(tmp_path), cwd=place)
        assert done.returncode == 0, done.stderr
        assert list(place.iterdir()) == [copy]
    finally:
        place.chmod(0o755)


def test_no_display_is_one_clear_sentence(program: Path, tmp_path: Path) -> None:
    env = bare(tmp_path)
    del env["SDL_VIDEODRIVER"]
    done = finished(program, [], env)
    assert done.returncode == 2
    assert "display" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("arguments", [["--nonsense"], ["--game", "chess"], ["--smoke", "soon"]])
def test_bad_arguments_are_told(program: Path, tmp_path: Path, arguments: list[str]) -> None:
    done = finished(program, arguments, bare(tmp_path))
    assert done.returncode == 2
    assert done.stderr
    assert "Traceback" not in done.stderr
