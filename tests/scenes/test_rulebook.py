from __future__ import annotations

import pytest

from game.library import ASSETS
from scenes import catalogue
from scenes.catalogue import Request
from scenes.credits import CreditsScreen
from scenes.input.actions import MOUSE, Action, Verb
from scenes.reading.document import Note
from scenes.rulebook import RuleBook
from tests.kit import audit
from tests.kit.pictures import assert_picture
from tests.kit.stage import Stage


@pytest.fixture
def book(stage):
    stage.show(lambda app: RuleBook(app, "wordaway"))
    return stage


def test_there_is_a_page_for_the_table_and_one_for_every_game_that_has_rules(book):
    written = {path.stem for path in (ASSETS / "rules" / "en").glob("*.md")}
    assert set(book.screen.leaves) == written
    assert next(iter(book.screen.leaves)) == "table"


def test_it_opens_at_the_game_asked_for_or_at_the_table(stage):
    for page, opened in (("wordaway", "wordaway"), (None, "table"), ("chess", "table")):
        screen = catalogue.make("rulebook", stage.app, Request(page))
        assert screen.leaf_id == opened


def test_the_page_that_is_open_is_read(book):
    words = " ".join(audit.texts(book.app))
    assert "Make the last play." in words
    book.click("leaf.table")
    assert "Four word games share one table" in " ".join(audit.texts(book.app))


def test_the_ring_opens_pages_and_goes_into_the_text(book):
    book.act(Verb.NEXT)
    assert book.ringed == "leaf.wordaway"
    book.act(Verb.UP)
    assert book.screen.leaf_id == "rooply"
    book.act(Verb.RIGHT, Verb.DOWN, Verb.DOWN)
    assert book.ringed == "page"
    assert book.screen.panel.offset > 0


@pytest.mark.parametrize("way", ["wheel", "drag", "keys", "pad", "confirm", "end"])
def test_the_text_is_scrolled_by(book, way):
    middle = book.screen.page_box.centre
    if way == "wheel":
        book.wheel(middle, -3)
    elif way == "drag":
        book.drag(middle, (middle[0], middle[1] - 40), (middle[0], middle[1] - 120))
    else:
        book.walk_to("page")
        press = {"confirm": Verb.CONFIRM, "end": Verb.END}.get(way, Verb.DOWN)
        (book.pad if way == "pad" else book.act)(press)
    assert book.screen.panel.offset > 0


def test_the_bar_is_pulled_to_the_end(book):
    panel = book.screen.panel
    x = panel.bar.centre[0]
    book.drag((x, panel.box.y + 20), (x, 400), (x, 5_000), device=MOUSE)
    assert panel.offset == panel.most
    book.wheel(panel.box.centre, 500)
    assert panel.offset == 0


def test_a_new_page_begins_at_its_top(book):
    book.wheel(book.screen.page_box.centre, -30)
    book.click("leaf.table")
    assert book.screen.panel.offset == 0


def test_a_drag_over_the_list_scrolls_and_opens_nothing(stage):
    stage.show(CreditsScreen)
    rows = stage.screen.contents
    start = rows.rows["cuss"].centre
    stage.drag(start, (start[0], start[1] - 30), (start[0], start[1] - 90))
    assert rows.panel.offset > 0
    assert stage.screen.leaf_id == "credits"


def test_going_back_closes_it_by_every_device(stage):
    for leave in (
        lambda: stage.act(Verb.BACK),
        lambda: stage.pad(Verb.BACK),
        lambda: stage.click("back"),
        lambda: stage.tap("back"),
    ):
        stage.show(lambda app: catalogue.make("title", app))
        stage.click("rules")
        assert isinstance(stage.top, RuleBook)
        leave()
        assert not isinstance(stage.top, RuleBook)


def test_the_credits_are_reached_and_the_notice_of_the_word_lists_is_shown(book):
    book.click("onward")
    assert isinstance(book.top, CreditsScreen)
    notes = [b for b in book.screen.leaves["credits"].read() if isinstance(b, Note)]
    assert "must be prominently displayed" in " ".join(notes[0].paragraphs)
    book.click("leaf.SCOWL")
    assert "SCOWL" in " ".join(audit.texts(book.app))


def test_every_licence_can_be_opened(stage):
    stage.show(CreditsScreen)
    for leaf in list(stage.screen.leaves):
        stage.screen.turn_to(leaf)
        stage.frame()
        assert stage.screen.page.height > 100


def test_rules_are_spelt_as_people_set_it(tmp_path):
    stage = Stage(tmp_path, spelling="american")
    try:
        stage.show(RuleBook)
        assert "a color and a pattern" in " ".join(audit.texts(stage.app))
    finally:
        stage.app.change(spelling="british")


def test_a_press_that_moves_little_is_a_press(book):
    x, y = book.screen.contents.rows["table"].centre
    book.app.act(Action(Verb.PRESS, MOUSE, (x, y)))
    book.app.act(Action(Verb.POINT, MOUSE, (x + 3, y + 4), dragging=True))
    book.app.act(Action(Verb.RELEASE, MOUSE, (x + 3, y + 4)))
    assert book.screen.leaf_id == "table"


@pytest.mark.parametrize("look", audit.LOOKS, ids=str)
@pytest.mark.parametrize("kind", [RuleBook, CreditsScreen])
def test_nothing_is_cut_or_in_the_way(tmp_path, look, kind):
    with audit.looked_at(tmp_path, look) as stage:
        stage.present(kind)
        audit.assert_tidy(stage.app)


@pytest.mark.parametrize("brightness", ["light", "dark"])
def test_the_picture(tmp_path, brightness):
    stage = Stage(tmp_path, brightness=brightness)
    stage.show(lambda app: RuleBook(app, "wordaway"))
    stage.screen.panel.scroll_to(560)
    assert_picture(stage.picture(), f"rulebook-{brightness}")
