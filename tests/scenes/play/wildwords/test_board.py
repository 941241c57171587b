"""What lies still on the board is one picture; what is turned is drawn apart from it."""

from __future__ import annotations

from game.wildwords.board import square_of
from scenes.play.wildwords.board import still_tiles
from scenes.widgets.tile import TileFace
from tests.scenes.play.wildwords.kit import Table, at, board_with

TURNED = square_of(6, 3)


def test_a_tile_that_is_to_be_turned_shows_its_face_until_then(tmp_path):
    board = board_with(at("FEND", 7, 4), at("N", 6, 3))
    scene = Table(tmp_path, board=board).open().ready().scene
    assert dict(still_tiles(scene))[TURNED] == "*"
    scene.telling.faces = {TURNED: TileFace("N", 1)}
    assert TURNED not in dict(still_tiles(scene))
    scene.telling.stop()
    assert dict(still_tiles(scene))[TURNED] == "*"
    assert len(still_tiles(scene)) == 5


def test_what_lies_still_is_drawn_once(tmp_path):
    table = Table(tmp_path, board=board_with(at("FEND", 7, 4))).open().ready()
    table.stage.settle(3000)
    cache = table.stage.app.painter.cache
    table.stage.app.redraw()
    table.stage.frame(16)
    made = cache.made
    table.stage.app.redraw()
    table.stage.frame(16)
    assert cache.made == made
