"""What commands write: JSON lines on stdout, sentences on stderr."""

from __future__ import annotations

import sys

import msgspec

from game.contract import Refusal
from game.language import sentence


def emit(line: object) -> None:
    """Write one JSON line."""
    sys.stdout.write(msgspec.json.encode(line).decode() + "\n")


def complain(trouble: str | Refusal, *places: object) -> None:
    """Write one sentence for people, with the places it is about in front."""
    said = sentence(trouble.code, trouble.params) if isinstance(trouble, Refusal) else trouble
    sys.stderr.write(": ".join([*map(str, places), said]) + "\n")
