from __future__ import annotations

from contextlib import nullcontext

import pytest
from msgspec.structs import replace

from game.contract import Resign
from game.rooply.board import LEFT, TOP, Board, Square
from scenes.input.actions import Verb
from scenes.play.rooply import RooplyScene, others
from scenes.play.rooply.panels import title_width
from tests.kit.audit import LOOKS, assert_tidy, texts
from tests.kit.pictures import assert_picture
from tests.kit.stage import longer_language
from tests.scenes.play.rooply.conftest import Table

ROWS = (
    "#LION#",
    "..P.....#",
    "..E.RAIN.",
    "..A......",
    "..R#",
    "##L",
)


def reach(folder, moment, **more) -> Table:
    """A table at one of its moments."""
    seats = {"alone": 1, "three": 4, "two": 2}.get(moment, 3)
    table = Table(folder, seats=seats, kid=moment == "two", **more)
    if moment in ("roll", "alone", "two"):
        return table.open()
    throw = (4, "H", 3) if moment in ("typed", "exchange") else (5, "V", 2)
    table.rolled(*throw, rows=ROWS, bank=3)
    if moment in ("typed", "refused", "exchange"):
        table.stage.type("sand" if moment != "refused" else "xqz")
        table.scene.draft.move_to(Square(3, 0) if moment == "refused" else Square(8, 0))
    if moment == "exchange":
        table.stage.click("exchange")
    if moment == "keys":
        table.stage.click("primary")
    if moment == "blacks":
        table.stage.click("blacks")
    if moment == "yellow":
        table.scene.draft.set_yellow(Square(6, 6), TOP | LEFT)
        table.scene.draft.take("black")
        table.scene.draft.toggle_black(Square(6, 7))
    if moment == "pause":
        table.stage.act(Verb.BACK)
    table.stage.settle(300)
    return table


MOMENTS = ["alone", "three", "typed", "keys", "refused"]
"""Looked at in every look."""
RARER = ["roll", "exchange", "blacks", "yellow", "two"]
"""Looked at in the longest language and the largest letters."""
CASES = [(moment, look) for moment in MOMENTS for look in LOOKS]
CASES += [(moment, look) for moment in RARER for look in LOOKS[3::4]]


@pytest.mark.parametrize(("moment", "look"), CASES, ids=str)
def test_nothing_is_cut_or_in_the_way(tmp_path, look, moment) -> None:
    size, percent, longer = look
    with longer_language() if longer else nullcontext():
        table = reach(tmp_path, moment, size=size, settings={"text_percent": percent})
        assert_tidy(table.stage.app)


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1024, 768)], ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sees_how_far_the_others_are(tmp_path, seats, size) -> None:
    table = Table(tmp_path, seats=seats, size=size).open()
    assert texts(table.stage.app).count("81 to go") == seats - 1


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1024, 768)], ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_complete_board_is_told_beside_it_and_seen_whole(
    tmp_path, monkeypatch, seats, size
) -> None:
    tags = []
    monkeypatch.setattr(others, "draw_tag", lambda *args, **_: tags.append(args))
    table = Table(tmp_path, seats=seats, size=size)
    mine, theirs, *rest = table.state.players
    board = Board(9, "A" * 81, ())
    players = (mine, replace(theirs, board=board), *rest)
    table.table.match.states[-1] = replace(table.state, players=players)
    table.open()
    assert texts(table.stage.app).count("complete") == 1
    assert not tags


@pytest.mark.parametrize("look", LOOKS[3::4], ids=str)
def test_the_wild_card_chooser_is_tidy(tmp_path, look) -> None:
    size, percent, longer = look
    with longer_language() if longer else nullcontext():
        table = Table(tmp_path, size=size, level="master", settings={"text_percent": percent})
        table.open()
        table.stage.click("cards")
        assert_tidy(table.stage.app)


@pytest.mark.parametrize("brightness", ["light", "dark"])
def test_the_screen_looks_as_it_did(tmp_path, brightness) -> None:
    table = reach(tmp_path, "typed", settings={"brightness": brightness})
    table.scene.draft.set_yellow(Square(6, 6), TOP | LEFT)
    table.stage.settle(300)
    assert_picture(table.stage.picture(), f"rooply-{brightness}")


@pytest.mark.parametrize("look", LOOKS[3::4], ids=str)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_match_watched_again_is_tidy(tmp_path, look, seats) -> None:
    size, percent, longer = look
    with longer_language() if longer else nullcontext():
        table = Table(tmp_path, seats=seats, size=size, settings={"text_percent": percent}).open()
        for seat in range(1, seats):
            table.table.submit(seat, Resign())
        table.stage.settle(9000)
        table.stage.click("watch")
        table.stage.settle(1500)
        assert isinstance(table.stage.top, RooplyScene)
        assert_tidy(table.stage.app)


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (1024, 768), (1680, 720)], ids=str)
@pytest.mark.parametrize("percent", [100, 175])
def test_messages_cover_neither_the_title_nor_the_board(tmp_path, size, percent) -> None:
    table = Table(tmp_path, size=size, settings={"text_percent": percent}).open()
    at, toast = table.scene.places, table.scene.toast_at
    assert toast.x > at.header.x + title_width(table.stage.app.painter)
    assert toast.right <= at.header.right
    assert toast.w > 250
