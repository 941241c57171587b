"""Every widget drawn at three sizes in five themes, and kept pictures of three sheets."""

import pytest

from scenes.canvas import Box, Canvas
from scenes.paint import Painter
from scenes.theme import THEMES
from scenes.widgets.button import Button, draw_button
from scenes.widgets.cards import GameCard, draw_card
from scenes.widgets.tile import TileFace, TileState, draw_tile
from tests.kit.pictures import assert_picture, new_surface
from tests.scenes.parts import draw_controls, draw_play
from tests.scenes.sheet import draw_components

SHEETS = {"components": draw_components, "controls": draw_controls, "play": draw_play}


def painter(size=(1280, 720), theme="light", text_scale=1.0):
    return Painter(new_surface(size), Canvas(*size, text_scale=text_scale), THEMES[theme])


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("sheet", SHEETS)
def test_the_sheets_look_as_they_were_looked_at(sheet, theme):
    p = painter(theme=theme)
    SHEETS[sheet](p)
    assert_picture(p.surface, f"{sheet}-{theme}")


@pytest.mark.parametrize("theme", ["cb_light", "cb_dark", "high_contrast"])
@pytest.mark.parametrize("size", [(960, 540), (1680, 720), (1024, 768)])
def test_every_widget_draws_in_every_theme_and_size(theme, size):
    p = painter(size, theme, text_scale=1.75)
    for draw in SHEETS.values():
        draw(p)
    assert p.cache.bytes <= p.cache.limit


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_second_frame_makes_no_surface(sheet):
    p = painter()
    SHEETS[sheet](p)
    made = p.cache.made
    SHEETS[sheet](p)
    assert p.cache.made == made


@pytest.mark.parametrize("state", list(TileState))
def test_each_state_of_a_tile_looks_different(state):
    def looks(shown):
        p = painter((200, 200))
        draw_tile(p, 300, 300, 400, TileFace("K", 6), shown)
        return p.surface.get_buffer().raw

    others = [other for other in TileState if other is not state]
    assert all(looks(state) != looks(other) for other in others)


def test_a_pressed_button_stands_lower_and_one_that_is_off_has_no_shadow():
    def column(state):
        p = painter()
        p.surface.fill((255, 255, 255))
        draw_button(p, Box(100, 100, 120, 46), Button("Play", None, "primary"), state)
        return [p.surface.get_at((160, y))[:3] for y in range(90, 170)]

    white = (255, 255, 255)
    rest, pressed, off = (column(state) for state in ("rest", "pressed", "off"))
    assert sum(rest[11]) < 300
    assert sum(pressed[11]) > 700
    assert all(shade == white for shade in off[57:])
    assert any(shade != white for shade in rest[57:])


def test_a_turned_tile_is_recoloured_for_the_logo():
    p = painter()
    face = TileFace("C", face=p.colour("pine"), ink=p.colour("tile"))
    draw_tile(p, 300, 300, 200, face, turn=6)
    assert p.surface.get_at((340, 360))[:3] == pytest.approx(p.colour("pine")[:3], abs=3)


def test_a_chosen_card_rises():
    card = GameCard("wordaway", "Wordaway", "Whoever plays last, wins.", "2 players", "plum")

    def top_edge(chosen):
        p = painter()
        p.surface.fill((0, 0, 0))
        draw_card(p, Box(100, 100, 280, 330), card, chosen=chosen)
        column = [p.surface.get_at((240, y))[:3] for y in range(80, 110)]
        return 80 + column.index(p.colour("panel")[:3])

    assert (top_edge(False), top_edge(True)) == (100, 94)
