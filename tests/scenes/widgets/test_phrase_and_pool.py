from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.canvas import Box
from scenes.paint.lettering import Typesetter
from scenes.widgets.phrase import LEAST_ONE_LINE, SIZE, phrase_glyphs
from scenes.widgets.pool import TILE, TILE_GAP, pool_layout

STRIP = Box(56, 114, 1168, 84)
RAIL = Box(44, 352, 1192, 30)
MEASURE = Typesetter(1.0).width
PHRASE = "NOW I ASK YOU VERY CONFIDENTIALLY"
LONG = "STRENGTHS OF THOSE WHO THROUGH SCHMALTZY RHYTHMS AND CRWTHS CRUNCH"


def test_a_phrase_is_printed_at_46_units_on_one_line_if_it_fits():
    glyphs = phrase_glyphs(MEASURE, STRIP, PHRASE)
    assert {glyph.size for glyph in glyphs} == {SIZE}
    assert len({glyph.y for glyph in glyphs}) == 1
    middle = (glyphs[0].x + glyphs[-1].x + glyphs[-1].w) / 2
    assert middle == pytest.approx(STRIP.centre[0])


def test_a_long_phrase_is_printed_smaller_on_two_lines():
    glyphs = phrase_glyphs(MEASURE, STRIP, LONG)
    assert len({glyph.y for glyph in glyphs}) == 2
    assert glyphs[0].size <= LEAST_ONE_LINE
    assert len({glyph.size for glyph in glyphs}) == 1


@given(st.text("ABCDEFGHIJKLMNOPQRSTUVWXYZ '", min_size=1, max_size=90))
def test_every_character_but_spaces_is_printed_inside_the_strip_in_order(phrase):
    glyphs = phrase_glyphs(MEASURE, STRIP, phrase)
    assert "".join(glyph.letter for glyph in glyphs) == phrase.replace(" ", "")
    assert all(phrase[glyph.index] == glyph.letter for glyph in glyphs)
    for glyph in glyphs:
        assert glyph.x >= STRIP.x
        assert glyph.x + glyph.w <= STRIP.right
        assert STRIP.y <= glyph.y - glyph.size * 0.36
        assert glyph.y + glyph.size * 0.36 <= STRIP.bottom


def test_23_tiles_stand_in_one_row_as_the_picture_shows():
    pool = pool_layout(RAIL, 23)
    assert len(pool.rails) == 1
    assert pool.tiles[0].w == TILE
    assert pool.tiles[1].x - pool.tiles[0].right == pytest.approx(TILE_GAP)
    assert pool.tiles[0].bottom == pytest.approx(RAIL.y, abs=2)


def test_40_tiles_stand_full_size_in_two_rows():
    pool = pool_layout(RAIL, 40)
    assert len(pool.rails) == 2
    assert {round(tile.w, 3) for tile in pool.tiles} == {TILE}


@given(st.integers(0, 80))
def test_all_tiles_stand_on_their_rail_apart_from_each_other(count):
    pool = pool_layout(RAIL, count)
    assert len(pool.tiles) == count
    for tile in pool.tiles:
        assert tile.x >= RAIL.x
        assert tile.right <= RAIL.right
        assert tile.y > 198
    rows = {}
    for tile in pool.tiles:
        rows.setdefault(tile.y, []).append(tile)
    assert len(rows) <= 2
    for row in rows.values():
        assert all(a.right < b.x for a, b in pairwise(row))
