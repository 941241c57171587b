from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.canvas import Box, Canvas
from scenes.paint import Painter
from scenes.theme import THEMES
from scenes.widgets.cards import GameCard, card_places
from scenes.widgets.chip import pattern_name
from scenes.widgets.confetti import scatter
from scenes.widgets.logo import logo_tiles
from scenes.widgets.plot import BestPlay, Series, flag_box, name_heights, race_scale, ticks
from scenes.widgets.spelling import spelled_width
from scenes.widgets.surfaces import toast_box
from tests.kit.pictures import new_surface


def test_the_logo_is_an_arch_of_eight_tiles_a_tenth_apart():
    tiles = logo_tiles(640, 80, 76)
    assert "".join(tile.face.letter for tile in tiles) == "WORDCADE"
    assert tiles[1].cx - tiles[0].cx == pytest.approx(83.6)
    assert tiles[0].cy - 80 == pytest.approx(16)
    assert (tiles[0].lean, tiles[-1].lean) == (6, -6)
    assert sum(tile.cx for tile in tiles) / 8 == pytest.approx(640)


def test_the_logo_has_the_light_accents_in_every_theme():
    light = THEMES["light"]
    faces = [tile.face.face for tile in logo_tiles(640, 80, 76)]
    assert faces[:4] == [None] * 4
    assert faces[4:] == [light["pine"], light["lake"], light["brick"], light["plum"]]


def test_seats_are_called_by_their_patterns():
    assert [pattern_name(seat) for seat in range(5)] == [
        "Stripes",
        "Dots",
        "Rings",
        "Lattice",
        "Stripes",
    ]


CARD = GameCard("rooply", "Rooply", "Roll, write, close every gap.", "1 to 4 players", "brick")


def painter(text_scale=1.0):
    canvas = Canvas(text_scale=text_scale)
    return Painter(new_surface(), canvas, THEMES["light"])


def test_a_card_s_picture_is_256_by_198_inset_by_12():
    assert card_places(painter(), Box(50, 190, 280, 330), CARD).picture == (62, 202, 256, 198)


def test_larger_words_take_their_room_from_the_picture():
    picture = card_places(painter(1.75), Box(50, 190, 280, 330), CARD).picture
    assert 176 <= picture.h < 198


def test_a_lying_card_has_its_picture_at_the_left():
    box = Box(50, 190, 582, 330)
    picture = card_places(painter(), box, CARD).picture
    assert picture.x == 62
    assert picture.bottom == box.bottom - 12
    assert picture.right < box.centre[0]


def test_a_toast_is_416_by_42():
    assert toast_box(Canvas())[2:] == (416, 42)


@pytest.mark.parametrize(
    ("low", "high", "lines"),
    [
        (0, 287, (0, 100, 200, 300)),
        (0, 9, (0, 5, 10)),
        (0, 1, (0, 1)),
        (-35, 120, (-100, 0, 100, 200)),
        (0, 1200, (0, 500, 1000, 1500)),
    ],
)
def test_a_scale_has_few_round_lines_around_all_values(low, high, lines):
    assert ticks(low, high) == lines


@given(
    st.lists(st.lists(st.integers(0, 400), min_size=5, max_size=5), min_size=1, max_size=4),
    st.integers(1, 4),
    st.floats(60, 260),
)
def test_the_flag_stands_in_the_plot_beside_its_point(lines, play, wide):
    series = [Series(seat, "x", tuple(values)) for seat, values in enumerate(lines)]
    scale = race_scale(Box(640, 110, 950, 270), series)
    box = flag_box(scale, series, BestPlay(0, play, "x"), wide)
    assert scale.area.x <= box.x
    assert box.right <= scale.area.right + 0.01
    assert scale.area.y - 10 <= box.y
    assert box.bottom <= scale.area.bottom
    assert not box.holds(scale.point(play, lines[0][play]))


def test_the_flag_hides_as_little_of_the_lines_as_can_be():
    series = [Series(0, "x", (0, 10, 90, 100, 100)), Series(1, "y", (0, 50, 60, 70, 80))]
    scale = race_scale(Box(640, 110, 950, 270), series)
    box = flag_box(scale, series, BestPlay(0, 2, "x"), 120)
    lines = [scale.point(play, value) for one in series for play, value in enumerate(one.values)]
    assert not any(box.holds(point) for point in lines)


def test_points_of_a_race_stand_between_the_edges_of_the_plot():
    series = [Series(0, "Maya", (0, 28, 66)), Series(1, "Ben", (0, 37, 300))]
    scale = race_scale(Box(492, 84, 764, 286), series)
    assert scale.area == (556, 146, 572, 174)
    assert scale.point(0, 0) == (scale.area.x, scale.area.bottom)
    assert scale.point(2, 300) == (scale.area.right, scale.area.y)


def test_a_race_without_plays_has_a_scale():
    scale = race_scale(Box(0, 0, 764, 286), [Series(0, "Maya", (0,))])
    assert scale.point(0, 0) == (scale.area.x, scale.area.bottom)


def test_names_beside_the_race_keep_their_distance_and_order():
    heights = name_heights([150.0, 152.0, 149.0], 100, 300)
    assert heights[2] < heights[0] < heights[1]
    in_order = sorted(heights)
    assert all(b - a >= 40 for a, b in pairwise(in_order))
    assert name_heights([290.0, 295.0], 100, 300) == [260, 300]


def test_confetti_is_the_same_for_a_seed_and_keeps_out_of_a_box():
    box, out = Box(24, 84, 452, 300), Box(150, 150, 150, 150)
    pieces = scatter(11, box, [out])
    assert pieces == scatter(11, box, [out])
    assert pieces != scatter(12, box, [out])
    assert pieces
    assert not any(out.holds((piece.x, piece.y)) for piece in pieces)


def test_a_wild_tile_stretches_with_its_letters():
    assert spelled_width(56, "") == 56
    assert spelled_width(56, "OF") == pytest.approx(94, abs=1)
    assert spelled_width(56, "IN", active=True) > spelled_width(56, "IN")
