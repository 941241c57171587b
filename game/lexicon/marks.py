"""What one byte says of a stored word: its SCOWL size, unfit for children, known to the young.

Source: rules common, Dictionaries.
"""

from __future__ import annotations

SIZES = (10, 20, 35, 40, 50, 55, 60, 70, 80)
"""The SCOWL sizes taken in; a word has the smallest that lists it."""

STRANGER = 100
"""The size of a word of no dictionary; it is stored only to carry the unfit mark."""

UNFIT = 0x10
YOUNG = 0x20

_SIZE_BITS = 0x0F
_SIZE_CODES = (*SIZES, STRANGER)


def mark(size: int, *, unfit: bool, young: bool) -> int:
    """The byte of a word.

    Raises ValueError for a size that is neither one of `SIZES` nor `STRANGER`.
    """
    return _SIZE_CODES.index(size) | UNFIT * unfit | YOUNG * young


def size_in(mark: int) -> int:
    """The SCOWL size that a mark holds."""
    return _SIZE_CODES[mark & _SIZE_BITS]


def valid_marks() -> tuple[int, ...]:
    """Every byte that can be a mark."""
    return tuple(
        code | bits for code in range(len(_SIZE_CODES)) for bits in (0, UNFIT, YOUNG, UNFIT | YOUNG)
    )
