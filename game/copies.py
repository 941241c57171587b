"""Copies of records in a folder of the player's choice; nothing there is overwritten unasked."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import platformdirs

from game.contract import Refusal
from game.files import safe_name
from game.record import Record, write_record

SUFFIX = ".json"
LONGEST_PATH = 400
"""More characters than a person types, fewer than any system refuses."""


def default_folder() -> Path:
    """The player's documents, or where the player is at home if there is no such folder."""
    with contextlib.suppress(OSError, RuntimeError):
        documents = platformdirs.user_documents_path()
        if documents.is_dir():
            return documents
    return Path.home()


def copy_name(title: str, record: Record) -> str:
    """A file name that says which match it is, safe on every system."""
    names = ", ".join(seat.name for seat in record.header.seats)
    day = record.header.date[:10]
    return safe_name(f"{title} {day} {names}".replace("  ", " ")) + SUFFIX


def path_of(text: str, folder: Path) -> Path:
    """The file that a typed path means; without a folder it lies in `folder`.

    Raises Refusal `copy_name` if the text names no file.
    """
    typed = text.strip()
    if not typed or "\0" in typed or typed.endswith(("/", os.sep)):
        raise Refusal("copy_name")
    try:
        path = folder / Path(typed).expanduser()
    except RuntimeError as error:
        raise Refusal("copy_name") from error
    if path.name in ("", ".", "..") or _is_folder(path):
        raise Refusal("copy_name")
    return path if path.suffix else path.with_name(path.name + SUFFIX)


def save_copy(record: Record, path: Path, replace: bool = False) -> None:
    """Write the record to `path`, whole or not at all.

    Raises Refusal `copy_exists` unless `replace`, `copy_no_folder`, or `copy_failed`.
    """
    fresh = path.with_name(path.name + ".new")
    try:
        if not path.parent.is_dir():
            raise Refusal("copy_no_folder", folder=str(path.parent))
        if not replace and path.exists():
            raise Refusal("copy_exists", file=path.name)
        _write(fresh, write_record(record))
        fresh.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise Refusal("copy_failed", detail=error.strerror or str(error)) from error


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:
        return False


def _write(path: Path, data: bytes) -> None:
    with path.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
