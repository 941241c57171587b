"""Every scene of the catalogue in every palette and with the largest text: tidy and readable.

R59: at 960 x 540 with text at 175 % nothing is cut, over another or outside.
"""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.language import SENTENCES, gettext
from scenes import catalogue
from scenes.widgets.surfaces import toast_box
from tests.kit import audit, contrast
from tests.kit.stage import Stage

NAMES = catalogue.names()
PALETTES = (
    ("light", "normal"),
    ("dark", "normal"),
    ("light", "colour_blind"),
    ("dark", "colour_blind"),
    ("light", "high_contrast"),
)
SMALL = (960, 540)
PALE = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ,.;:!?'\u2019-")
"""Keys with no letter left are pale: each has its dots, and can be pressed. So is what has left
a phrase, its marks too: it lies in the pool now.
"""


def in_every_palette(stage, palettes=PALETTES):
    """The stage's scene in one palette after the other."""
    for brightness, palette in palettes:
        stage.app.change(brightness=brightness, palette=palette)
        yield stage.app


@pytest.mark.parametrize("easy", [False, True], ids=["", "easy"])
@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_cut_or_in_the_way(tmp_path, name, easy):
    """The pseudo-language is 40 % longer; OpenDyslexic, itself wider, is tried in English."""
    with audit.looked_at(tmp_path, (SMALL, 175, not easy), easy_reading=easy) as stage:
        stage.present(lambda app: catalogue.make(name, app))
        for app in in_every_palette(stage, PALETTES[-1:] if easy else PALETTES):
            audit.assert_tidy(app)
        stage.app.close()


@pytest.mark.parametrize("name", NAMES)
def test_every_text_stands_out_from_its_ground(tmp_path, name):
    """And each palette is in force at once; two of them may share the dark accent of a game."""
    stage = Stage(tmp_path)
    stage.present(lambda app: catalogue.make(name, app))
    for _ in range(10):
        stage.clock.pass_ms(200)
        stage.app.manager.update(200)
    stage.app.painter.surface = stage.app.window.surface
    pictures = set()
    for app in in_every_palette(stage):
        found = contrast.measured(app)
        assert found
        weak = [one for one in found if one.contrast < contrast.ENOUGH]
        assert [one for one in weak if one.text not in PALE] == [], app.theme.name
        pictures.add(pygame.image.tobytes(app.window.surface, "RGB"))
    assert len(pictures) >= len(PALETTES) - 1, "a palette is not in force at once"
    stage.app.close()


def test_a_weak_text_would_be_found(tmp_path):
    """The measure itself, with the ink as grey as the paper."""
    stage = Stage(tmp_path)
    stage.present(lambda app: catalogue.make("credits", app))
    stage.app.theme.colours["ink"], kept = (190, 180, 170, 255), stage.app.theme.colours["ink"]
    try:
        assert contrast.weak(stage.app)
    finally:
        stage.app.theme.colours["ink"] = kept
    assert not contrast.weak(stage.app)
    stage.app.close()


@pytest.mark.parametrize("look", [look for look in audit.LOOKS if look[0] == SMALL], ids=str)
def test_the_longest_message_is_whole(tmp_path, look):
    """Every sentence of the program as a toast, alone and with others under it."""
    with audit.looked_at(tmp_path, look) as stage:
        stage.present(lambda app: catalogue.make("credits", app))
        texts = sorted(map(gettext, SENTENCES.values()), key=len)[-40:]
        place = toast_box(stage.app.canvas)
        for number in range(0, len(texts), 2):
            stage.app.toasts.clear()
            for text in texts[number : number + 2]:
                stage.app.toast(text)
            with audit.auditing(stage.app) as sheet:
                stage.app.toasts.draw(stage.app.painter, place)
            assert not sheet.cut
            rects = [written.rect for written in sheet.written]
            window = stage.app.window.surface.get_rect()
            assert all(window.contains(rect) for rect in rects)
            assert not any(a.colliderect(b) for a, b in combinations(rects, 2))
        stage.app.close()
