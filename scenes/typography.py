"""The type roles: which font, how large, how far the lines stand apart."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Font(StrEnum):
    """A font of the kit; the value is its file in `assets/fonts`."""

    DISPLAY = "Fredoka-SemiBold.ttf"
    DISPLAY_MEDIUM = "Fredoka-Medium.ttf"
    BODY = "AtkinsonHyperlegibleNext-Medium.ttf"
    BOLD = "AtkinsonHyperlegibleNext-Bold.ttf"
    ICON = "symbols.ttf"
    EASY = "OpenDyslexic-Regular.woff"
    EASY_BOLD = "OpenDyslexic-Bold.woff"


EASIER: dict[Font, Font] = {Font.BODY: Font.EASY, Font.BOLD: Font.EASY_BOLD}
"""What stands in for the reading fonts when a person chose OpenDyslexic."""
EASIER_SHARE = 0.85
"""Its letters are larger at the same size: so much of it makes them as high as the others."""


class Style(NamedTuple):
    """How a text is set: font, size in units, line height as a multiple of the size.

    `scales` tells whether the text-size setting applies (roles do, letters on boards do not).
    """

    font: Font
    size: float
    line: float = 1.35
    scales: bool = True

    def sized(self, size: float) -> Style:
        """The same role at another size."""
        return Style(self.font, size, self.line, self.scales)

    def on_board(self) -> Style:
        """The same role as part of a board: the text-size setting does not touch it."""
        return Style(self.font, self.size, self.line, scales=False)


HERO = Style(Font.DISPLAY, 46, 1.0)
"""A score, a large clock."""
H1 = Style(Font.DISPLAY, 46, 1.15)
"""Who won."""
H2 = Style(Font.DISPLAY, 30, 1.15)
"""The title of a screen or a dialog."""
H3 = Style(Font.DISPLAY, 22, 1.15)
"""The title of a panel, a name."""
BUTTON = Style(Font.DISPLAY, 19, 1.15)
PRIMARY = Style(Font.DISPLAY, 26, 1.15)
START = Style(Font.DISPLAY, 34, 1.15)
STACKED = Style(Font.DISPLAY, 16, 1.15)
"""The label under an icon."""
LEAD = Style(Font.DISPLAY_MEDIUM, 21, 1.25)
"""The sentence under the logo; played words at 19."""
BODY = Style(Font.BODY, 18)
SECOND = Style(Font.BODY, 17)
"""Secondary text."""
SMALL = Style(Font.BODY, 16)
"""The floor: nothing to be read is smaller."""
BOLD = Style(Font.BOLD, 18)
LETTER = Style(Font.DISPLAY, 40, 1.0, scales=False)
"""A letter on a tile or a board: 0.70 of the tile's side."""
VALUE = Style(Font.BOLD, 16, 1.0, scales=False)
"""The value on a tile: 0.29 of the tile's side."""
