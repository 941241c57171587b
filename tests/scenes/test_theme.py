import pytest

from scenes.theme import (
    THEMES,
    TOKENS,
    colour,
    contrast,
    faded,
    luminance,
    mix,
)

NAMES = ("light", "dark", "cb_light", "cb_dark", "high_contrast")

# token, then its colour in the themes of NAMES
SHEET = """
table E4D2B4 1D140F E4D2B4 1D140F F4EEE2
lit F4E9D5 35271E F4E9D5 35271E FFFFFF
panel FFFBF2 3C2C23 FFFBF2 3C2C23 FFFFFF
bubble FFFBF2 4D392D FFFBF2 4D392D FFFFFF
inset F5EBDA 2B1F18 F5EBDA 2B1F18 F1EADD
line DCCBB0 5E493A DCCBB0 5E493A 6A5A48
ink 2C221D FBF0E1 2C221D FBF0E1 000000
ink2 65533F D2BFAB 65533F D2BFAB 33281E
on FFFFFF 201916 FFFFFF 201916 FFFFFF
pine 1A624B 6FCBA6 00594F 66CDBB 0A4A35
lake 1C5891 86BDF0 0A57A0 86BDF0 0B3E72
brick 9C3613 F39A74 9A3D00 F5A45E 78270A
plum 783A82 DBA6E3 6A3D8F CDB0F2 531F5E
danger A8281C FF9E8E 8F2F00 FFB28A 7E0F0A
focus FFB20F FFB20F FFB20F FFB20F FFB20F
ghost_edge 7A4A06 7A4A06 7A4A06 7A4A06 7A4A06
tile FFF6E2 F7E8CB FFF6E2 F7E8CB FFFFFF
tile_side D6B984 A98A5C D6B984 A98A5C 7C6640
tile_ink 2C221D 2C221D 2C221D 2C221D 000000
tile_val 6A5444 6A5444 6A5444 6A5444 2A2018
wild 3B3468 3B3468 3B3468 3B3468 1C1650
wild_side 231E45 231E45 231E45 231E45 0B082C
gold FFCE5C FFCE5C FFCE5C FFCE5C FFDD55
felt 2F6E59 1F4A3C 2F6E59 1F4A3C 0C3326
cell 3B7D67 285848 3B7D67 285848 164A39
frame 70472E 4A3022 70472E 4A3022 3A2010
frame_hi 8A5B3D 5E3F2D 8A5B3D 5E3F2D 5E3B22
w2 F6C177 F6C177 F6C177 F6C177 FFD08A
w2_text 40230A 40230A 40230A 40230A 000000
w3 A8431B A8431B A84300 A84300 7A2A08
w3_text FFF6E2 FFF6E2 FFF6E2 FFF6E2 FFFFFF
l2 BFE3E0 BFE3E0 BFE3E0 BFE3E0 D4F2EF
l2_text 0F3B40 0F3B40 0F3B40 0F3B40 000000
l3 174A63 174A63 0F6C8C 0F6C8C 0A3550
l3_text EAF6FA EAF6FA EAF6FA EAF6FA FFFFFF
m20 2A2320 2A2320 2A2320 2A2320 000000
m20_text FFD9CC FFD9CC FFD9CC FFD9CC FFFFFF
slab 2B567E 1B3854 2B567E 1B3854 0B2C4C
plate F0DAB0 D9BF90 F0DAB0 D9BF90 FFF0CF
plate2 E8CD9C CEB17E E8CD9C CEB17E F6E2B8
plate_ink 3A2918 2C1E10 3A2918 2C1E10 000000
lacq 97391A 6B2A14 97391A 6B2A14 5E1C08
paper F2E5CC DCC9A6 F2E5CC DCC9A6 FFFFFF
rule DBC7A3 C0A97F DBC7A3 C0A97F 8A775C
black 2A2320 2A2320 2A2320 2A2320 000000
yellow F9CB45 F9CB45 F9CB45 F9CB45 FFD633
yellow_bar 3A2A10 3A2A10 3A2A10 3A2A10 000000
cloth 5B2F66 3E2247 5B2F66 3E2247 351440
cloth2 6B3B77 4B2B55 6B3B77 4B2B55 4A2356
strip FFF9EC F3E5CC FFF9EC F3E5CC FFFFFF
rail A8713F 7C5230 A8713F 7C5230 6A4020
rail_d 7E4F28 57371E 7E4F28 57371E 40240F
seat1 C23B2A C23B2A CF5A00 CF5A00 9E2215
seat2 1F66A8 1F66A8 0B5FA5 0B5FA5 0B4A85
seat3 D9940B D9940B EFCB3A EFCB3A F0B000
seat4 2D7D5A 2D7D5A 4B2C5E 4B2C5E 0F5A3A
line1 C23B2A CB594B CF5A00 CF5A00 9E2215
line2 1F66A8 5087BB 0B5FA5 4183B9 0B4A85
line3 B87D09 D9940B 9D8526 EFCB3A AC7E00
line4 2D7D5A 4D9173 4B2C5E 917F9D 0F5A3A
shadow 4A3014 000000 4A3014 000000 4A3014
scrim 2C1C10A6 080504BA 2C1C10A6 080504BA 2C1C10A6
"""

# text, ground, and the contrast the style sheet states for light, dark, CB light, high contrast
PAIRS = [
    ("ink", "panel", 15.0, 11.8, 15.0, 21),
    ("ink2", "panel", 7.1, 7.5, 7.1, 14.4),
    ("ink2", "table", 5.0, 10.2, 5.0, 12.4),
    ("ink2", "inset", 6.2, 9.0, 6.2, 12.0),
    ("pine", "panel", 7.0, 6.8, 8.0, 10.3),
    ("pine", "inset", 6.2, 8.2, 7.0, 8.6),
    ("lake", "panel", 7.1, 6.7, 7.1, 10.8),
    ("brick", "panel", 6.9, 6.1, 6.7, 10.0),
    ("plum", "panel", 7.5, 6.7, 7.6, 12.2),
    ("danger", "panel", 6.8, 6.7, 7.9, 10.7),
    ("on", "pine", 7.3, 8.9, 8.3, 10.3),
    ("on", "lake", 7.4, 8.7, 7.3, 10.8),
    ("on", "brick", 7.1, 8.0, 6.9, 10.0),
    ("on", "plum", 7.7, 8.7, 7.8, 12.2),
    ("tile_ink", "tile", 14.4, 12.8, 14.4, 21),
    ("tile_val", "tile", 6.6, 5.9, 6.6, 15.9),
    ("gold", "wild", 7.6, 7.6, 7.6, 12.3),
]
ON_BOARDS = [
    ("w2_text", "w2"),
    ("w3_text", "w3"),
    ("l2_text", "l2"),
    ("l3_text", "l3"),
    ("m20_text", "m20"),
    ("plate_ink", "plate"),
    ("plate_ink", "plate2"),
    ("yellow_bar", "yellow"),
    ("tile_ink", "strip"),
    ("tile_ink", "paper"),
    ("ink", "bubble"),
    ("ink", "lit"),
    ("ink", "table"),
]


def sheet_rows():
    return [line.split() for line in SHEET.strip().splitlines()]


def test_every_token_of_the_sheet_and_no_other_exists():
    assert sorted(row[0] for row in sheet_rows()) == sorted(TOKENS)


@pytest.mark.parametrize("column", range(5), ids=NAMES)
def test_every_colour_is_the_sheet_s_to_the_digit(column):
    theme = THEMES[NAMES[column]]
    wrong = {
        row[0]: theme[row[0]] for row in sheet_rows() if theme[row[0]] != colour(row[1 + column])
    }
    assert not wrong


@pytest.mark.parametrize("name", NAMES)
def test_text_reaches_4_5_to_1_on_every_ground(name):
    theme = THEMES[name]
    pairs = [(text, ground) for text, ground, *_ in PAIRS] + ON_BOARDS
    weak = [pair for pair in pairs if contrast(theme[pair[0]], theme[pair[1]]) < 4.5]
    assert not weak


@pytest.mark.parametrize("accent", ["pine", "lake", "brick", "plum"])
@pytest.mark.parametrize("name", NAMES)
def test_headings_stay_readable_on_the_bare_table_and_on_chosen_rows(name, accent):
    theme = THEMES[name]
    assert contrast(theme[accent], theme["table"]) >= 4.5
    assert contrast(theme["ink"], theme.chosen) >= 4.5
    assert contrast(theme["ink2"], theme.chosen) >= 4.5


@pytest.mark.parametrize(
    ("column", "name"), [(0, "light"), (1, "dark"), (2, "cb_light"), (3, "high_contrast")]
)
def test_contrasts_are_those_the_sheet_states(column, name):
    theme = THEMES[name]
    for text, ground, *stated in PAIRS:
        measured = contrast(theme[text], theme[ground])
        assert measured == pytest.approx(stated[column], abs=0.11), (text, ground)


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_s_thin_line_reaches_3_to_1_on_a_panel(name):
    theme = THEMES[name]
    assert all(contrast(theme.seat_line(seat), theme["panel"]) >= 3 for seat in range(4))


@pytest.mark.parametrize("name", NAMES)
def test_no_token_is_a_pure_grey(name):
    theme = THEMES[name]
    greys = [t for t in TOKENS if len(set(theme[t][:3])) == 1 and theme[t][0] not in (0, 255)]
    assert not greys


def test_hover_keeps_the_text_readable():
    for theme in THEMES.values():
        for accent in ("pine", "lake", "brick", "plum"):
            hover = mix(theme[accent], (255, 255, 255, 255), 0.14)
            assert contrast(theme["on"], hover) >= 4.5


def test_seats_beyond_the_fourth_share_colours():
    theme = THEMES["light"]
    assert theme.seat(5) == theme["seat2"]
    assert theme.seat_line(4) == theme["line1"]


def test_derived_colours():
    theme = THEMES["light"]
    assert theme.side("pine") == mix(theme["pine"], (0, 0, 0, 255), 0.32)
    assert theme.edge == mix(theme["line"], theme["ink"], 0.22)
    assert theme[(1, 2, 3, 4)] == (1, 2, 3, 4)
    assert faded((10, 20, 30, 200), 0.5) == (10, 20, 30, 100)


def test_colours_are_read_from_hex_digits():
    assert colour("#0A0B0C") == (10, 11, 12, 255)
    assert colour("0a0b0c0d") == (10, 11, 12, 13)
    with pytest.raises(ValueError, match="not a colour"):
        colour("red")


def test_contrast_runs_from_1_to_21():
    assert contrast((0, 0, 0, 255), (255, 255, 255, 255)) == pytest.approx(21)
    assert contrast((9, 9, 9, 255), (9, 9, 9, 255)) == 1
    assert luminance((255, 255, 255, 255)) == pytest.approx(1)
