"""The colours of the five themes, and what is derived from them.

Every token is a colour of the style sheet; drawing code names tokens, never colours of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal, get_args

Colour = tuple[int, int, int, int]
"""Red, green, blue, alpha, each 0-255."""

Token = Literal[
    "table", "lit", "panel", "bubble", "inset", "line", "ink", "ink2", "on",
    "pine", "lake", "brick", "plum", "danger", "focus", "ghost_edge",
    "tile", "tile_side", "tile_ink", "tile_val", "wild", "wild_side", "gold",
    "felt", "cell", "frame", "frame_hi",
    "w2", "w2_text", "w3", "w3_text", "l2", "l2_text", "l3", "l3_text", "m20", "m20_text",
    "slab", "plate", "plate2", "plate_ink",
    "lacq", "paper", "rule", "black", "yellow", "yellow_bar",
    "cloth", "cloth2", "strip", "rail", "rail_d",
    "seat1", "seat2", "seat3", "seat4", "line1", "line2", "line3", "line4",
    "shadow", "scrim",
]  # fmt: skip
"""`seat1`-`seat4` fill chips, `line1`-`line4` are the same seats as a thin line."""

TOKENS: tuple[Token, ...] = get_args(Token)

Tint = Token | Colour
"""What a drawing function takes for a colour: a token of the theme, or a derived colour."""

Accent = Literal["pine", "lake", "brick", "plum"]
"""The accents of WildWords, Word Winder, Rooply and Wordaway."""

ThemeName = Literal["light", "dark", "cb_light", "cb_dark", "high_contrast"]

SEATS: tuple[Token, ...] = ("seat1", "seat2", "seat3", "seat4")
SEAT_LINES: tuple[Token, ...] = ("line1", "line2", "line3", "line4")

WHITE: Colour = (255, 255, 255, 255)
BLACK: Colour = (0, 0, 0, 255)


def colour(text: str) -> Colour:
    """A colour from `RRGGBB` or `RRGGBBAA`, with or without `#`.

    Raises ValueError for anything else.
    """
    digits = text.removeprefix("#")
    if len(digits) not in (6, 8):
        raise ValueError(f"not a colour: {text!r}")
    parts = [int(digits[i : i + 2], 16) for i in range(0, len(digits), 2)]
    return (parts[0], parts[1], parts[2], parts[3] if len(parts) == 4 else 255)


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """`first` with `share` (0-1) of `second` in it."""
    red, green, blue, alpha = (
        round(a + (b - a) * share) for a, b in zip(first, second, strict=True)
    )
    return (red, green, blue, alpha)


def faded(tint: Colour, alpha: float) -> Colour:
    """The colour with its alpha multiplied by `alpha` (0-1)."""
    return (*tint[:3], round(tint[3] * alpha))


def luminance(tint: Colour) -> float:
    """Relative luminance after WCAG 2.1, 0-1."""
    red, green, blue = (
        v / 12.92 if v <= 0.03928 else ((v + 0.055) / 1.055) ** 2.4
        for v in (channel / 255 for channel in tint[:3])
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Colour, second: Colour) -> float:
    """Contrast of two opaque colours after WCAG 2.1, 1-21."""
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)


@dataclass(frozen=True, eq=False)
class Theme:
    """One palette: a colour for every token."""

    name: ThemeName
    dark: bool
    colours: Mapping[Token, Colour]

    @property
    def high_contrast(self) -> bool:
        """Whether strokes are thicker, wood has no grain and tiles have an outline."""
        return self.name == "high_contrast"

    def __getitem__(self, tint: Tint) -> Colour:
        return tint if isinstance(tint, tuple) else self.colours[tint]

    def seat(self, seat: int) -> Colour:
        """The colour of a seat's chip; seats count from 0 and share four colours."""
        return self.colours[SEATS[seat % 4]]

    def seat_line(self, seat: int) -> Colour:
        """The colour of a seat as a thin line: at least 3:1 on a panel."""
        return self.colours[SEAT_LINES[seat % 4]]

    def side(self, tint: Tint) -> Colour:
        """The darker side a primary button of this face stands on."""
        return mix(self[tint], BLACK, 0.32)

    @property
    def edge(self) -> Colour:
        """The edge and side of a second button."""
        return mix(self["line"], self["ink"], 0.22)

    @property
    def chosen(self) -> Colour:
        """The ground of a chosen row: the panel with some gold in it."""
        return mix(self["panel"], self["gold"], 0.16 if self.dark else 0.24)


_SHARED = """
focus FFB20F  ghost_edge 7A4A06  wild 3B3468  wild_side 231E45  gold FFCE5C
tile_ink 2C221D  tile_val 6A5444
w2 F6C177  w2_text 40230A  w3 A8431B  w3_text FFF6E2  m20 2A2320  m20_text FFD9CC
l2 BFE3E0  l2_text 0F3B40  l3 174A63  l3_text EAF6FA
black 2A2320  yellow F9CB45  yellow_bar 3A2A10
seat1 C23B2A  seat2 1F66A8  seat3 D9940B  seat4 2D7D5A
"""
_LIGHT = """
table E4D2B4  lit F4E9D5  panel FFFBF2  bubble FFFBF2  inset F5EBDA  line DCCBB0
ink 2C221D  ink2 65533F  on FFFFFF
pine 1A624B  lake 1C5891  brick 9C3613  plum 783A82  danger A8281C
tile FFF6E2  tile_side D6B984
felt 2F6E59  cell 3B7D67  frame 70472E  frame_hi 8A5B3D
slab 2B567E  plate F0DAB0  plate2 E8CD9C  plate_ink 3A2918
lacq 97391A  paper F2E5CC  rule DBC7A3
cloth 5B2F66  cloth2 6B3B77  strip FFF9EC  rail A8713F  rail_d 7E4F28
line1 C23B2A  line2 1F66A8  line3 B87D09  line4 2D7D5A
shadow 4A3014  scrim 2C1C10A6
"""
_DARK = """
table 1D140F  lit 35271E  panel 3C2C23  bubble 4D392D  inset 2B1F18  line 5E493A
ink FBF0E1  ink2 D2BFAB  on 201916
pine 6FCBA6  lake 86BDF0  brick F39A74  plum DBA6E3  danger FF9E8E
tile F7E8CB  tile_side A98A5C
felt 1F4A3C  cell 285848  frame 4A3022  frame_hi 5E3F2D
slab 1B3854  plate D9BF90  plate2 CEB17E  plate_ink 2C1E10
lacq 6B2A14  paper DCC9A6  rule C0A97F
cloth 3E2247  cloth2 4B2B55  strip F3E5CC  rail 7C5230  rail_d 57371E
line1 CB594B  line2 5087BB  line3 D9940B  line4 4D9173
shadow 000000  scrim 080504BA
"""
_CB = """
w3 A84300  l3 0F6C8C
seat1 CF5A00  seat2 0B5FA5  seat3 EFCB3A  seat4 4B2C5E
"""
_CB_LIGHT = """
pine 00594F  lake 0A57A0  brick 9A3D00  plum 6A3D8F  danger 8F2F00
line1 CF5A00  line2 0B5FA5  line3 9D8526  line4 4B2C5E
"""
_CB_DARK = """
pine 66CDBB  lake 86BDF0  brick F5A45E  plum CDB0F2  danger FFB28A
line1 CF5A00  line2 4183B9  line3 EFCB3A  line4 917F9D
"""
_HIGH_CONTRAST = """
table F4EEE2  lit FFFFFF  panel FFFFFF  bubble FFFFFF  inset F1EADD  line 6A5A48
ink 000000  ink2 33281E  on FFFFFF
pine 0A4A35  lake 0B3E72  brick 78270A  plum 531F5E  danger 7E0F0A
tile FFFFFF  tile_side 7C6640  tile_ink 000000  tile_val 2A2018
wild 1C1650  wild_side 0B082C  gold FFDD55
felt 0C3326  cell 164A39  frame 3A2010  frame_hi 5E3B22
w2 FFD08A  w2_text 000000  w3 7A2A08  w3_text FFFFFF
l2 D4F2EF  l2_text 000000  l3 0A3550  l3_text FFFFFF  m20 000000  m20_text FFFFFF
slab 0B2C4C  plate FFF0CF  plate2 F6E2B8  plate_ink 000000
lacq 5E1C08  paper FFFFFF  rule 8A775C  black 000000  yellow FFD633  yellow_bar 000000
cloth 351440  cloth2 4A2356  strip FFFFFF  rail 6A4020  rail_d 40240F
seat1 9E2215  seat2 0B4A85  seat3 F0B000  seat4 0F5A3A
line1 9E2215  line2 0B4A85  line3 AC7E00  line4 0F5A3A
"""


@cache
def _read(table: str) -> Mapping[str, Colour]:
    words = table.split()
    return {token: colour(value) for token, value in zip(words[::2], words[1::2], strict=True)}


def _theme(name: ThemeName, *tables: str, dark: bool = False) -> Theme:
    merged = {token: value for table in tables for token, value in _read(table).items()}
    return Theme(name, dark, {token: merged[token] for token in TOKENS})


THEMES: Mapping[ThemeName, Theme] = {
    "light": _theme("light", _SHARED, _LIGHT),
    "dark": _theme("dark", _SHARED, _DARK, dark=True),
    "cb_light": _theme("cb_light", _SHARED, _LIGHT, _CB, _CB_LIGHT),
    "cb_dark": _theme("cb_dark", _SHARED, _DARK, _CB, _CB_DARK, dark=True),
    "high_contrast": _theme("high_contrast", _SHARED, _LIGHT, _HIGH_CONTRAST),
}
