"""Results that a player keeps, in a file of the player's folder."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from game.contract import Notice
from game.files import DamagedError, NewerFormatError, load_kept, write_atomic

FORMAT = 1

ResultT = TypeVar("ResultT")


class _File(msgspec.Struct, frozen=True):
    format: int
    results: msgspec.Raw = msgspec.Raw(b"[]")


class KeptResults(Generic[ResultT]):
    """Results in a file that `decoder` reads; what it can't read stays as it is on the disk.

    `worth_keeping` says which of them stay when another one comes.
    """

    def __init__(
        self,
        path: Path,
        decoder: msgspec.json.Decoder[tuple[ResultT, ...]],
        worth_keeping: Callable[[tuple[ResultT, ...]], tuple[ResultT, ...]],
    ) -> None:
        self._path = path
        self._decoder = decoder
        self._worth_keeping = worth_keeping
        kept = load_kept(path, self._read)
        self.results: tuple[ResultT, ...] = kept.value or ()
        self.notices: tuple[Notice, ...] = kept.notices
        self._leave_alone = any(notice.code == "file_newer" for notice in kept.notices)

    def add(self, result: ResultT) -> None:
        """Keep a result, once. A full disk keeps nothing."""
        if result in self.results:
            return
        self.results = self._worth_keeping((*self.results, result))
        if self._leave_alone:
            return
        with contextlib.suppress(OSError):
            results = msgspec.Raw(msgspec.json.encode(self.results))
            data = msgspec.json.encode(_File(FORMAT, results))
            write_atomic(self._path, msgspec.json.format(data, indent=1))

    def _read(self, data: bytes) -> tuple[ResultT, ...]:
        try:
            file = msgspec.json.decode(data, type=_File)
            if file.format > FORMAT:
                raise NewerFormatError(str(file.format))
            return self._decoder.decode(file.results)
        except msgspec.DecodeError as error:
            raise DamagedError(str(error)) from error
