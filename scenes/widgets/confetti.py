"""Confetti: small tiles that fall once and come to rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sin
from random import Random

from scenes.canvas import Box
from scenes.paint import Painter
from scenes.theme import BLACK, Token, mix

TINTS: tuple[Token, ...] = ("seat1", "gold", "pine", "lake", "plum")
SIZES = (9.0, 11.0, 13.0)
TURN_STEP = 15


@dataclass(frozen=True)
class Piece:
    """One piece: where it comes to rest (its middle), how it lies, and how it falls."""

    x: float
    y: float
    size: float
    turn: float
    tint: Token
    delay: float
    """The share of the time after which it starts."""
    spin: float
    sway: float


def scatter(seed: int, box: Box, keep_out: Sequence[Box] = (), pitch: float = 40) -> list[Piece]:
    """Pieces spread over a box, none with its middle in a box of `keep_out`; `seed` decides all."""
    random = Random(seed)
    pieces: list[Piece] = []
    for row in range(max(1, int(box.h // pitch))):
        for column in range(max(1, int(box.w // pitch))):
            x = box.x + (column + 0.5) * pitch + random.uniform(-15, 15)
            y = box.y + (row + 0.5) * pitch + random.uniform(-14, 14)
            piece = _piece(random, x, y)
            sparse = random.random() < (0.18 if row == 0 else 0.45)
            if not sparse and not any(out.holds((x, y)) for out in keep_out):
                pieces.append(piece)
    return pieces


def _piece(random: Random, x: float, y: float) -> Piece:
    return Piece(
        x,
        y,
        random.choice(SIZES),
        random.uniform(-40, 40),
        random.choice(TINTS),
        random.uniform(0, 0.35),
        random.uniform(-540, 540),
        random.uniform(4, 14),
    )


def draw_confetti(p: Painter, pieces: Sequence[Piece], top: float, progress: float = 1.0) -> None:
    """The pieces at a moment of their fall from `top` (0-1; at 1 they rest)."""
    for piece in pieces:
        t = min(1.0, max(0.0, (progress - piece.delay) / (1 - piece.delay)))
        if t > 0:
            _draw_piece(p, piece, top, t)


def _draw_piece(p: Painter, piece: Piece, top: float, t: float) -> None:
    left = 1 - t
    x = piece.x + piece.sway * sin(left * 9) * left
    y = top - 20 + (piece.y - top + 20) * (1 - left * left)
    turn = round((piece.turn + piece.spin * left) / TURN_STEP) * TURN_STEP
    size = piece.size

    def draw(q: Painter) -> None:
        face = q.colour(piece.tint)
        q.rounded(0, size * 0.12, size, size * 0.88, size * 0.2, mix(face, BLACK, 0.35))
        q.rounded(0, 0, size, size * 0.88, size * 0.2, face)

    box = (x - size / 2, y - size / 2, size, size)
    p.sprite(("confetti", piece.tint), *box, draw, pad=1, turn=turn)
