"""What is known beforehand of the built-in phrases: whether the first play can win, and how.

Shipped as one line of JSON a phrase. A verdict holds for the words that can be played from the
phrase, so it is named by their digest and serves every lexicon that has just these.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping

import msgspec

from game.contract import Frozen

Winning = tuple[str, ...] | None
"""Some first plays that win; none: the position is lost; None: it isn't solved."""

Verdicts = Mapping[str, Mapping[str, Winning]]
"""By phrase, then by digest of the playable words."""


class Line(Frozen, frozen=True):
    """What the shipped file says of one phrase."""

    phrase: str
    verdicts: dict[str, Winning]


def digest(words: Iterable[str]) -> str:
    """A short name for the words that can be played from a phrase."""
    listed = "\n".join(sorted(words)).encode("ascii")
    return hashlib.blake2b(listed, digest_size=6).hexdigest()


def read_verdicts(data: bytes) -> dict[str, dict[str, Winning]]:
    """The verdicts of a file.

    Raises ValueError if the file is damaged.
    """
    try:
        lines = [msgspec.json.decode(line, type=Line) for line in data.splitlines() if line]
    except msgspec.MsgspecError as error:
        raise ValueError(f"the verdicts of the phrases can't be read: {error}") from error
    return {line.phrase: line.verdicts for line in lines}


def write_verdicts(verdicts: Verdicts) -> bytes:
    """The bytes that `read_verdicts` reads; the same verdicts give the same bytes."""
    lines = (Line(phrase, dict(sorted(known.items()))) for phrase, known in verdicts.items())
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
