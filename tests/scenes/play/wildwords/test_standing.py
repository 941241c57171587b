"""Who leads, as the foot of the score sheet says it."""

from __future__ import annotations

import pytest

from game.contract import Resign
from scenes.play.wildwords import texts
from tests.scenes.play.wildwords.kit import NAMES, Table

TRAYS = ("FENDQUE", "STAIN*G", "OOAAIIR")


def left(folder, *out, scores=(100, 30, 12)):
    """A table of three, some of whom have resigned."""
    table = Table(folder, seats=3, trays=TRAYS, scores=scores).open().ready()
    for seat in out:
        table.table.submit(seat, Resign())
        table.stage.settle(3000)
        table.ready()
    return table.table.game.view(table.state, 1)


def test_whoever_has_most_leads(tmp_path):
    assert texts.lead(left(tmp_path), NAMES) == "Maya leads by 70."


@pytest.mark.parametrize(
    ("scores", "said"),
    [((100, 30, 12), "Ben leads by 18."), ((100, 30, 30), "Ben and Ana are level.")],
)
def test_who_has_left_leads_no_more(tmp_path, scores, said):
    assert texts.lead(left(tmp_path, 0, scores=scores), NAMES) == said


@pytest.mark.parametrize(
    ("points", "said"),
    [
        (28, "With FEND: by 46."),
        (-18, "With FEND: level."),
        (-20, "With FEND: Ana, by 2."),
    ],
)
def test_who_has_left_is_not_ahead_after_a_play_either(tmp_path, points, said):
    view = left(tmp_path, 0)
    assert texts.lead_with(view, NAMES, 1, points, "FEND") == f"Ben leads by 18. {said}"


def test_who_is_left_alone_has_won(tmp_path):
    assert texts.lead(left(tmp_path, 0, 2), NAMES) == "Ben wins."


def test_the_screen_says_so(tmp_path):
    table = Table(tmp_path, seats=3, trays=TRAYS, scores=(100, 0, 0)).open().ready()
    table.table.submit(0, Resign())
    table.stage.settle(3000)
    assert table.ready().scene.display.standing == ("Ben and Ana are level.",)
