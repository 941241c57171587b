from itertools import pairwise

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.canvas import Box, Canvas
from scenes.icons import Icon
from scenes.paint import PANEL_SHADOW, Painter
from scenes.paint.lettering import FONTS
from scenes.theme import THEMES
from scenes.typography import BODY, LETTER
from tests.kit.pictures import new_surface

WHITE, INK = (255, 255, 255), (0, 0, 0, 255)


def painter(size=(320, 180), theme="light", **canvas):
    surface = new_surface(size)
    surface.fill(WHITE)
    return Painter(surface, Canvas(*size, **canvas), THEMES[theme])


def drawn_box(surface, ground=WHITE):
    """The rectangle of all pixels that are not the ground."""
    mask = pygame.mask.from_threshold(surface, ground, (1, 1, 1, 255))
    mask.invert()
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else None


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("style", [BODY, LETTER], ids=["body", "letter"])
def test_capitals_are_centred_on_the_height_asked_for(size, style):
    p = painter(size)
    p.text("H", 100, 200, style, INK)
    box = drawn_box(p.surface)
    assert (box.top + box.bottom) / 2 == pytest.approx(200 * p.k, abs=1)


@pytest.mark.parametrize(("align", "edge"), [("left", 0), ("centre", 0.5), ("right", 1)])
def test_text_stands_left_of_in_the_middle_of_or_right_of_its_point(align, edge):
    p = painter((1280, 720))
    wide = p.text("HOH", 600, 300, LETTER, INK, align)
    box = drawn_box(p.surface)
    assert box.left == pytest.approx(600 - wide * edge, abs=4)


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1366, 768), (1920, 1080)])
@given(
    start=st.floats(0, 99),
    cell=st.floats(5, 60) | st.integers(20, 240).map(lambda n: n / 4),
    gap=st.floats(0, 6),
)
def test_the_lines_of_a_grid_are_equally_thick_everywhere(size, start, cell, gap):
    p = painter(size)
    boxes = [p.apart(Box(start + n * cell, 0, cell, cell), gap) for n in range(12)]
    rects = [p.rect(*box) for box in boxes]
    lines = {right.left - left.right for left, right in pairwise(rects)}
    assert lines == {max(1, p.px(gap))} or max(r.w for r in rects) == 1


def test_a_text_that_must_fit_does():
    p = painter((1280, 720))
    assert p.text("Stripes need 5 more squares", 100, 100, max_width=120) <= 120
    assert p.text("Stripes need 5 more", 100, 160, max_width=130, shrink=True) <= 130
    assert p.text("", 100, 100) == 0


def test_a_paragraph_says_where_it_ends():
    p = painter((1280, 720))
    text = "The match is saved. You can go on with it from the first screen."
    end = p.paragraph(text, 100, 100, 200, BODY)
    assert end == pytest.approx(100 + p.paragraph_height(text, 200, BODY))
    assert p.paragraph(text, 100, 300, 200, max_lines=2) == pytest.approx(300 + 2 * p.line_height())


def test_edges_of_rectangles_lie_on_whole_pixels():
    p = painter((1001, 563))
    p.rounded(10, 20, 100, 50, 0, INK)
    assert drawn_box(p.surface) == p.rect(10, 20, 100, 50)
    assert p.surface.get_at(p.rect(10, 20, 100, 50).topleft)[:3] == (0, 0, 0)


def test_round_corners_are_cut_and_the_middle_is_full():
    p = painter((1280, 720))
    p.rounded(100, 100, 80, 60, 14, INK)
    assert p.surface.get_at((100, 100))[:3] == WHITE
    assert p.surface.get_at((140, 130))[:3] == (0, 0, 0)
    assert p.surface.get_at((140, 100))[:3] == (0, 0, 0)


def test_an_outline_leaves_its_inside_free_and_dashes_have_gaps():
    p = painter((1280, 720))
    p.outline(100, 100, 200, 60, 10, INK, 3)
    assert p.surface.get_at((200, 101))[:3] == (0, 0, 0)
    assert p.surface.get_at((200, 130))[:3] == WHITE
    p = painter((1280, 720))
    p.outline(100, 100, 200, 60, 10, INK, 3, dash=8)
    row = [p.surface.get_at((x, 101))[:3] == (0, 0, 0) for x in range(110, 290)]
    assert 0.3 < sum(row) / len(row) < 0.7


def test_strokes_are_half_as_wide_again_in_high_contrast():
    assert painter(theme="high_contrast").stroke(2) == 3
    assert painter().stroke(2) == 2


def test_a_shadow_falls_down_and_is_softer_outside():
    p = painter((1280, 720))
    p.shadow(200, 200, 300, 100, 18, PANEL_SHADOW)
    above, below = p.surface.get_at((350, 198))[0], p.surface.get_at((350, 303))[0]
    assert below < above <= 255
    assert p.surface.get_at((350, 340))[:3] == WHITE


def test_shapes_are_anti_aliased():
    p = painter((1280, 720))
    p.circle(100, 100, 20, INK)
    shades = {p.surface.get_at((x, 84))[0] for x in range(80, 121)}
    assert {0, 255} < shades


def test_drawing_the_same_again_makes_nothing_new():
    p = painter((1280, 720))

    def frame():
        p.table()
        p.panel(100, 100, 300, 200)
        p.text("Maya", 120, 130)
        p.icon(Icon.CHECK, 200, 130, 24)
        p.line([(100, 300), (200, 320), (250, 280)], 4, "pine")
        p.star(400, 400, 20, 8, "gold")
        p.wood(500, 100, 200, 60, 12, "rail")
        p.sprite(("square",), 600, 400, 40, 40, lambda q: q.fill(0, 0, 40, 40, "lake"), turn=20)

    frame()
    made = p.cache.made
    frame()
    assert p.cache.made == made


def test_the_cache_stays_within_its_limit_however_much_is_drawn():
    p = painter((320, 180))
    for i in range(400):
        p.rounded(0, 0, 600 + i, 400 + i, 10, (i % 255, 10, 10, 255))
    assert p.cache.bytes <= p.cache.limit


def test_another_theme_or_scale_starts_with_an_empty_cache():
    first = painter((1280, 720))
    first.text("Maya", 100, 100)
    assert len(painter((1280, 720), theme="dark").cache) == 0


def test_a_sprite_is_drawn_once_and_put_where_asked():
    p = painter((1280, 720))
    drawn = []

    def draw(q):
        drawn.append(q.k)
        q.fill(0, 0, 40, 30, INK)

    p.sprite(("block",), 100, 100, 40, 30, draw, pad=5)
    p.sprite(("block",), 300, 200, 40, 30, draw, pad=5)
    assert drawn == [1.0]
    assert drawn_box(p.surface) == pygame.Rect(100, 100, 240, 130)


def test_a_turned_sprite_keeps_its_middle_and_nearby_angles_share_a_picture():
    p = painter((1280, 720))

    def draw(q):
        q.fill(0, 0, 60, 20, INK)

    p.sprite(("bar",), 100, 100, 60, 20, draw, turn=90)
    box = drawn_box(p.surface)
    assert (box.w, box.h) == pytest.approx((20, 60), abs=2)
    assert box.center == pytest.approx((130, 110), abs=1)
    made = p.cache.made
    p.sprite(("bar",), 100, 100, 60, 20, draw, turn=90.3)
    assert p.cache.made == made


def test_a_sprite_can_be_scaled_across_and_faded():
    p = painter((1280, 720))

    def draw(q):
        q.fill(0, 0, 80, 40, INK)

    p.sprite(("flip",), 100, 100, 80, 40, draw, scale=(0.5, 1))
    assert drawn_box(p.surface).w == pytest.approx(40, abs=2)
    p.surface.fill(WHITE)
    p.sprite(("flip",), 100, 100, 80, 40, draw, alpha=0.5)
    assert p.surface.get_at((140, 120))[0] == pytest.approx(127, abs=2)


def test_a_backdrop_is_drawn_once_for_its_key():
    p = painter((1280, 720))
    drawn = []
    for key in ("one", "one", "two"):
        p.backdrop((key,), lambda q: drawn.append(q.k))
    assert drawn == [1.0, 1.0]


def test_nothing_is_drawn_outside_a_clip():
    p = painter((1280, 720))
    with p.clip(100, 100, 50, 50):
        p.fill(0, 0, 400, 400, INK)
    assert drawn_box(p.surface) == pygame.Rect(100, 100, 50, 50)
    assert p.surface.get_clip() == p.surface.get_rect()


def test_the_table_is_lightest_under_the_lamp():
    p = painter((1280, 720))
    p.table()
    assert sum(p.surface.get_at((640, 300))[:3]) > sum(p.surface.get_at((3, 715))[:3])
    assert p.surface.get_at((640, 300))[:3] == pytest.approx(p.colour("lit")[:3], abs=12)


def test_high_contrast_wood_has_no_grain():
    p = painter((1280, 720), theme="high_contrast")
    p.wood(100, 100, 300, 100, 10, "rail")
    shades = {tuple(p.surface.get_at((x, 150))) for x in range(130, 370)}
    assert shades == {p.colour("rail")}


def test_every_icon_has_a_glyph_of_its_own():
    font = pygame.font.Font(FONTS / "symbols.ttf", 48)
    missing = pygame.image.tobytes(font.render("A", True, INK), "RGBA")
    seen = {pygame.image.tobytes(font.render(icon, True, INK), "RGBA") for icon in Icon}
    assert missing not in seen
    assert len(seen) == len(list(Icon))


def test_an_icon_is_centred_by_what_is_seen_of_it():
    p = painter((1280, 720))
    p.icon(Icon.ARROW_FORWARD, 200, 150, 48, INK)
    assert drawn_box(p.surface).center == pytest.approx((200, 150), abs=1)
