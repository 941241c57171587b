"""Files that survive: written whole or not at all, the previous copy kept, damage set aside."""

from __future__ import annotations

import contextlib
import os
import re
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from game.contract import Notice

ValueT = TypeVar("ValueT")

_WINDOWS_DEVICES = {"CON", "PRN", "AUX", "NUL"} | {
    f"{port}{number}" for port in ("COM", "LPT") for number in range(1, 10)
}


class DamagedError(Exception):
    """The bytes are not what was once written."""


class NewerFormatError(Exception):
    """A newer version of the program wrote this."""


class Kept(NamedTuple, Generic[ValueT]):
    """What could be read of a kept file, and what the player should be told about it."""

    value: ValueT | None
    notices: tuple[Notice, ...] = ()


def previous_copy(path: Path) -> Path:
    """Where the copy before the last one lies."""
    return path.with_name(path.name + ".previous")


def write_atomic(path: Path, data: bytes) -> None:
    """Put `data` in the place of `path`; what stood there becomes the previous copy.

    A crash at any step leaves at least one of the two whole. Raises OSError.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    with fresh.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    if path.exists():
        path.replace(previous_copy(path))
    fresh.replace(path)
    _sync_folder(path.parent)


def append_line(path: Path, line: bytes) -> None:
    """Add one line to a file and have it on the disk before returning. Raises OSError."""
    with path.open("ab") as file:
        before = file.tell()
        try:
            file.write(line + b"\n")
            file.flush()
            os.fsync(file.fileno())
        except OSError:
            with contextlib.suppress(OSError):
                file.truncate(before)
            raise


def load_kept(path: Path, parse: Callable[[bytes], ValueT], mend: bool = True) -> Kept[ValueT]:
    """Read what `write_atomic` wrote: the file, or else its previous copy.

    `parse` raises DamagedError or NewerFormatError. A damaged file is renamed to `.bad` unless
    `mend` is off, one of a newer format is left as it is; both are told in the notices.
    """
    notices: list[Notice] = []
    for candidate in (path, previous_copy(path)):
        try:
            return Kept(parse(candidate.read_bytes()), tuple(notices))
        except FileNotFoundError:
            continue
        except NewerFormatError:
            return Kept(None, (*notices, Notice("file_newer", {"file": candidate.name})))
        except DamagedError:
            aside = set_aside(candidate) if mend else candidate
            notices.append(Notice("file_damaged", {"file": candidate.name, "aside": aside.name}))
        except OSError:
            notices.append(Notice("file_unreadable", {"file": candidate.name}))
    return Kept(None, tuple(notices))


def set_aside(path: Path) -> Path:
    """Rename a damaged file so that it is kept, harms nothing, and replaces no earlier one."""
    aside = path.with_name(path.name + ".bad")
    number = 2
    while aside.exists():
        aside = path.with_name(f"{path.name}.{number}.bad")
        number += 1
    with contextlib.suppress(OSError):
        path.rename(aside)
    return aside


def safe_name(text: str, longest: int = 60) -> str:
    """A file name made of `text` that every system takes; never empty, never a path.

    >>> safe_name("a/b"), safe_name("CON"), safe_name(".."), safe_name("Ana:Bo?")
    ('a_b', '_CON', '_', 'Ana_Bo_')
    """
    plain = unicodedata.normalize("NFC", text)
    kept = re.sub(r'[\x00-\x1f\x7f<>:"/\\|?*]', "_", plain)[:longest].strip().rstrip(". ")
    if kept.split(".")[0].upper() in _WINDOWS_DEVICES:
        kept = "_" + kept
    return kept.lstrip(".") or "_"


def _sync_folder(folder: Path) -> None:
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
