from __future__ import annotations

import pytest

from game import registry
from game.contract import Flag, Handicap, Seat, Texts
from scenes import catalogue, play
from scenes.canvas import Canvas
from scenes.catalogue import Request
from scenes.gui.typing import TypingDialog
from scenes.input.actions import Verb
from scenes.manager import Scene
from scenes.preferences import LastTable
from scenes.rulebook import RuleBook
from scenes.setup import SetupScene
from scenes.setup.places import card_boxes, setup_places
from scenes.setup.topics import other_options
from scenes.setup.values import said, sorted_options, values_of
from scenes.sheet import Sheet
from scenes.title import TitleScene
from scenes.widgets.keyboard import ENTER
from tests.kit import audit
from tests.kit.pictures import assert_picture
from tests.kit.stage import Stage
from tests.kit.toy import Stones

PHRASE = "Now I ask you very confidentially"

SHEET = {
    "seats": (32, 96, 592, 464),
    "help": (648, 96, 600, 320),
    "sentence": (664, 338, 568, 64),
    "rules": (648, 432, 600, 128),
    "mode": (32, 576, 592, 112),
    "start": (940, 580, 308, 108),
}


class Playing(Scene):
    """Stands in for a playing screen; `live` is the table it was opened with."""

    def __init__(self, live):
        self.live = live

    def leave(self):
        self.live.close()


@pytest.fixture(autouse=True)
def games(monkeypatch):
    """Wordaway, and a toy for up to four, on a stand-in for their screens."""
    monkeypatch.setitem(registry.GAMES, "stones", Stones())
    for game in ("wordaway", "stones"):
        monkeypatch.setitem(play._made, game, lambda _app, live: Playing(live))


def opened(stage, game="wordaway"):
    stage.show(lambda app: SetupScene(app, game))
    return stage


@pytest.fixture
def wordaway(stage):
    return opened(stage)


@pytest.fixture
def stones(stage):
    return opened(stage, "stones")


def draft(stage):
    return next(s for s in stage.app.manager.scenes if isinstance(s, SetupScene)).draft


def near(box, wanted):
    return all(abs(have - want) <= 4 for have, want in zip(box, wanted, strict=True))


# --- where things stand


@pytest.mark.parametrize("name", SHEET)
def test_everything_stands_where_the_style_sheet_says(name):
    assert near(getattr(setup_places(Canvas()), name), SHEET[name])


def test_three_rule_cards_and_the_rows_of_seats_have_the_sizes_of_the_style_sheet(stones):
    cards = card_boxes(setup_places(Canvas()), 3)
    assert [near(card[2:], (184, 104)) for card in cards] == [True] * 3
    stones.click("add")
    rows = stones.screen.seats.rows
    assert [row.h for row in rows] == [86, 86, 86]
    assert rows[1].y - rows[0].y == 98


def test_more_than_four_rows_are_low_ones(stage, monkeypatch):
    monkeypatch.setitem(play._made, "wordwinder", lambda _app, live: Playing(live))
    opened(stage, "wordwinder")
    for _ in range(5):
        stage.screen.add_seat()
    assert {row.h for row in stage.screen.seats.rows} == {62}
    assert stage.screen.seats.panel.most > 0


def test_at_four_to_three_the_left_column_grows_down():
    places = setup_places(Canvas(1280, 960))
    assert near(places.seats, (32, 96, 592, 704))
    assert places.slots == 6


def test_at_twenty_one_to_nine_the_rules_have_a_column_of_their_own():
    places = setup_places(Canvas(1680, 720))
    assert places.upright
    assert places.rules.x > places.help.right


# --- seats


def test_the_computers_process_is_started_where_a_table_is_set(wordaway):
    assert wordaway.worker.started


def test_pressing_the_chip_changes_colour_and_pattern(wordaway):
    wordaway.click("seat0.chip")
    assert [seat.colour for seat in draft(wordaway).seats] == [1, 0]
    assert "Dots" in audit.texts(wordaway.app)


def test_a_seat_goes_from_person_to_computer_and_its_level_up_and_down(wordaway):
    wordaway.click("seat0.kind")
    assert draft(wordaway).seats[0].level == "medium"
    for _ in range(3):
        wordaway.click("seat0.more")
    assert draft(wordaway).seats[0].level == "expert"
    assert not wordaway.controls["seat0.more"].enabled
    wordaway.click("level.easy")
    assert draft(wordaway).seats[0].level == "easy"
    assert not wordaway.controls["seat0.less"].enabled
    wordaway.click("seat0.kind")
    assert draft(wordaway).seats[0].kind == "person"


@pytest.mark.parametrize("device", ["keyboard", "pad", "mouse", "touch"])
def test_a_name_is_typed_with_every_device_alone(wordaway, device):
    if device in ("mouse", "touch"):
        press = wordaway.click if device == "mouse" else wordaway.tap
        press("seat0.name")
        for _ in "Maya":
            press("backspace")
        for key in "ZOE":
            press(key)
        press(ENTER)
    elif device == "keyboard":
        wordaway.walk_to("seat0.name")
        wordaway.act(Verb.CONFIRM, *[Verb.ERASE] * 4)
        wordaway.type("Zoe")
        wordaway.walk_to(ENTER)
        wordaway.act(Verb.CONFIRM)
    else:
        wordaway.walk_to("seat0.name")
        wordaway.pad(Verb.CONFIRM, *[Verb.ERASE] * 4)
        for key in "ZOE":
            wordaway.screen.focus.move_to(key)
            wordaway.pad(Verb.CONFIRM)
        wordaway.screen.focus.move_to(ENTER)
        wordaway.pad(Verb.CONFIRM)
    assert isinstance(wordaway.top, SetupScene)
    assert draft(wordaway).seats[0].name == "Zoe"


def test_a_name_taken_is_refused_and_the_old_one_stays(wordaway):
    wordaway.click("seat0.name")
    wordaway.act(*[Verb.ERASE] * 4)
    wordaway.type("otto")
    wordaway.act(Verb.MENU)
    assert draft(wordaway).seats[0].name == "Maya"
    assert "Otto" in wordaway.app.toasts.texts[0] or "otto" in wordaway.app.toasts.texts[0]


def test_leaving_the_typing_keeps_the_name_and_the_ring(wordaway):
    wordaway.walk_to("seat1.name")
    wordaway.act(Verb.CONFIRM)
    assert isinstance(wordaway.top, TypingDialog)
    wordaway.act(Verb.BACK)
    assert wordaway.ringed == "seat1.name"
    assert draft(wordaway).seats[1].name == "Otto"


def test_seats_are_added_and_removed_within_the_bounds_of_the_game(stones, stage):
    stones.click("add")
    stones.click("add")
    assert len(draft(stones).seats) == 4
    assert "add" not in stones.controls
    stones.click("seat1.remove")
    assert len(draft(stones).seats) == 3
    opened(stage)
    assert not {"add", "seat0.remove"} & set(stage.controls)


def test_a_press_on_a_row_shows_the_help_of_that_seat(stones):
    row = stones.screen.seats.rows[1]
    stones.click((row.x + 2, row.y + 2))
    assert stones.screen.chosen == 1
    assert "Otto, the computer" in audit.texts(stones.app)


def test_the_help_panel_follows_the_ring(stones):
    stones.click("add")
    stones.walk_to("seat0.chip")
    assert stones.screen.chosen == 0
    stones.walk_to("seat2.chip")
    assert stones.screen.chosen == 2


def test_by_keys_the_help_of_a_seat_lies_to_the_right_of_it(wordaway):
    wordaway.walk_to("seat0.help")
    wordaway.act(Verb.RIGHT)
    assert wordaway.ringed.startswith("help.")
    assert wordaway.screen.chosen == 0


# --- help


def test_the_pill_gives_help_and_takes_it_away(wordaway):
    wordaway.click("seat0.help")
    assert draft(wordaway).seats[0].handicap == Handicap(2, 4, "double", True, 3)
    said_ = " ".join(audit.texts(wordaway.app))
    assert "Maya may skip once in each game; you may spell at most 4 letters" in said_
    wordaway.click("seat0.help")
    assert draft(wordaway).seats[0].handicap is None


def test_a_line_of_help_gives_just_that(wordaway):
    wordaway.click("help.clock.2")
    handicap = draft(wordaway).seats[0].handicap
    assert handicap == Handicap(1, None, "none", False, 0)
    assert "none for Maya" in audit.texts(wordaway.app)


def test_help_for_all_is_refused_with_a_sentence(stage):
    people = LastTable((Seat("Ana", 0), Seat("Ben", 1, side=1, handicap=Handicap())))
    stage.app.change(tables={"wordaway": people})
    opened(stage)
    stage.click("seat0.help")
    assert draft(stage).seats[0].handicap is None
    assert "helps nobody" in stage.app.toasts.texts[0]


# --- rules


def test_every_option_of_every_game_has_its_place_and_can_be_changed():
    for id_, game in registry.GAMES.items():
        found = sorted_options(game.facts)
        placed = [found.mode, found.clock, *found.texts, *found.plain, *found.house]
        keys = [option.key for option in placed if option is not None]
        assert sorted(keys) == sorted(option.key for option in game.facts.options), id_
        for option in game.facts.options:
            assert values_of(option) or isinstance(option.domain, Texts)
            assert all(said(id_, option, value).title for value in values_of(option))


def test_the_series_is_chosen_on_cards(wordaway):
    wordaway.click("mode.4")
    assert draft(wordaway).options["series"] == 4
    assert "Wordaway \u00b7 First to 4" in audit.texts(wordaway.app)


def test_a_clock_is_picked_from_a_sheet_which_closes(wordaway):
    wordaway.click("topic.clock")
    assert isinstance(wordaway.top, Sheet)
    wordaway.click("clock.None")
    assert isinstance(wordaway.top, SetupScene)
    assert draft(wordaway).options["clock"] is None
    assert "No clock" in audit.texts(wordaway.app)


def test_house_rules_have_their_own_place(wordaway):
    wordaway.click("topic.rules")
    wordaway.click("option.forgiving")
    wordaway.click("option.no_repeats")
    wordaway.act(Verb.BACK)
    assert draft(wordaway).options["forgiving"] is draft(wordaway).options["no_repeats"] is True
    assert "2 changed" in audit.texts(wordaway.app)


def test_a_number_is_stepped(stones):
    stones.click("topic.rules")
    before = draft(stones).options["stones"]
    stones.click("option.stones.more")
    assert draft(stones).options["stones"] == before + 1


def test_the_sheet_is_closed_by_every_device_and_the_ring_returns(wordaway):
    for close in (
        lambda: wordaway.act(Verb.BACK),
        lambda: wordaway.pad(Verb.BACK),
        lambda: wordaway.click((8, 8)),
    ):
        wordaway.walk_to("topic.clock")
        wordaway.act(Verb.CONFIRM)
        assert isinstance(wordaway.top, Sheet)
        close()
        assert isinstance(wordaway.top, SetupScene)
        assert wordaway.screen.focus.current.id == "topic.clock"


# --- words


def test_dictionaries_are_agreed_on_one_or_several(wordaway):
    wordaway.click("topic.words")
    wordaway.click("words.collegiate")
    wordaway.click("words.pocket")
    assert draft(wordaway).dictionaries == ("collegiate",)
    wordaway.click("words.collegiate")
    assert draft(wordaway).dictionaries == ("collegiate",)
    wordaway.click("family")
    assert draft(wordaway).family
    wordaway.click("done")
    assert "Collegiate" in audit.texts(wordaway.app)


def type_path(stage, path):
    stage.click("own")
    assert isinstance(stage.top, TypingDialog)
    stage.screen.entry.text = str(path)
    stage.act(Verb.MENU)


def test_an_own_list_is_read_with_a_report_of_what_was_skipped(wordaway, tmp_path):
    path = tmp_path / "eigen w\u00f6rter.txt"
    path.write_bytes(b"\xef\xbb\xbfqzxv\r\nna\xc3\xafve\r\n\r\nQZXV\r\nno way\r\n")
    wordaway.click("topic.words")
    type_path(wordaway, path)
    words = " ".join(audit.texts(wordaway.app))
    assert "1 word was read." in words
    assert "2 lines were skipped:" in words
    assert "line 2: na\u00efve" in words
    assert "line 5: no way" in words
    wordaway.click("done")
    assert "Pocket + own list" in audit.texts(wordaway.app)
    assert "QZXV" in draft(wordaway).setup().lexicon


@pytest.mark.parametrize(
    ("content", "told"),
    [(None, "can't be read"), (b"\xff\xfea\0", "UTF-8"), (b"123\n", "isn't one word")],
)
def test_an_own_list_that_cannot_be_used_says_why(wordaway, tmp_path, content, told):
    path = tmp_path / "list.txt"
    if content is not None:
        path.write_bytes(content)
    wordaway.click("topic.words")
    type_path(wordaway, path)
    assert told in " ".join(audit.texts(wordaway.app))
    assert draft(wordaway).own == ()


def test_an_own_list_is_dropped_again(wordaway, tmp_path):
    path = tmp_path / "list.txt"
    path.write_text("qzxv\n")
    wordaway.click("topic.words")
    type_path(wordaway, path)
    wordaway.screen.focus.press("own.remove")
    assert draft(wordaway).own_list == ""


# --- phrases


def type_phrase(stage, text, field="text.add"):
    stage.screen.focus.press(field)
    assert isinstance(stage.top, TypingDialog)
    stage.screen.entry.text = text
    stage.act(Verb.MENU)


def test_typed_phrases_are_checked_at_once(wordaway):
    wordaway.click("topic.rules")
    type_phrase(wordaway, "why fly")
    assert "this one has 0" in " ".join(audit.texts(wordaway.app))
    assert draft(wordaway).options["phrases"] == ()
    type_phrase(wordaway, PHRASE, "text.refused")
    assert draft(wordaway).options["phrases"] == (PHRASE,)
    type_phrase(wordaway, "A phrase of our own, in eight vowels")
    assert len(draft(wordaway).options["phrases"]) == 2
    wordaway.screen.focus.press("text0.remove")
    assert draft(wordaway).options["phrases"] == ("A phrase of our own, in eight vowels",)


@pytest.mark.parametrize(
    "text", ["\U0001f600" * 9, "a" * 60, "...", "aeiouaei" * 7, "a1e2i3o4u5a6e7i8"]
)
def test_phrases_that_cannot_be_played_are_refused_with_a_sentence(wordaway, text):
    wordaway.click("topic.rules")
    type_phrase(wordaway, text)
    assert draft(wordaway).options["phrases"] == ()
    assert "text.refused" in wordaway.controls
    wordaway.screen.focus.press("text.refused.remove")
    assert "text.add" in wordaway.controls


def test_an_empty_phrase_changes_nothing(wordaway):
    wordaway.click("topic.rules")
    type_phrase(wordaway, "   ")
    assert "text.refused" not in wordaway.controls


def test_with_room_for_it_phrases_have_a_card_of_their_own(tmp_path):
    stage = Stage(tmp_path, (1024, 768))
    opened(stage)
    stage.click("topic.texts")
    assert "Type a phrase" in audit.texts(stage.app)


# --- start


def test_start_begins_the_match_as_it_was_set_and_remembers_it(wordaway):
    wordaway.click("mode.3")
    wordaway.click("seat1.more")
    wordaway.click("start")
    assert isinstance(wordaway.top, Playing)
    setup = wordaway.top.live.table.setup
    assert setup.options["series"] == 3
    assert setup.seats[1].level == "hard"
    prefs = wordaway.app.prefs
    assert prefs.tables["wordaway"].options["series"] == 3
    assert prefs.names == ("Maya",)
    opened(wordaway)
    assert draft(wordaway).options["series"] == 3


@pytest.mark.parametrize("device", ["keyboard", "pad"])
def test_start_is_one_press_away(wordaway, device):
    (wordaway.act if device == "keyboard" else wordaway.pad)(Verb.CONFIRM)
    assert isinstance(wordaway.top, Playing)


def test_a_table_that_cannot_be_played_says_why_and_does_not_start(stage, monkeypatch):
    monkeypatch.setitem(play._made, "wordwinder", lambda _app, live: Playing(live))
    opened(stage, "wordwinder")
    trouble = None
    for _ in range(13):
        stage.screen.add_seat()
        trouble = stage.screen.trouble
        if trouble is not None:
            break
    assert trouble is not None, "this many sides fit everywhere"
    assert not stage.controls["start"].enabled
    before = stage.top
    stage.click("start")
    assert stage.top is before


def test_family_words_is_taken_from_the_settings_at_first(tmp_path):
    stage = Stage(tmp_path, family_words=True)
    opened(stage)
    assert draft(stage).family


def test_the_rules_of_the_game_are_at_hand(wordaway):
    wordaway.click("rules")
    assert isinstance(wordaway.top, RuleBook)
    assert wordaway.screen.leaf_id == "wordaway"
    wordaway.act(Verb.BACK, Verb.HELP)
    assert isinstance(wordaway.top, RuleBook)


def test_going_back_leads_to_the_title(stage):
    stage.show(lambda app: catalogue.make("title", app))
    stage.app.manager.push(catalogue.make("setup", stage.app, Request("wordaway")))
    stage.settle()
    stage.click("back")
    assert isinstance(stage.top, TitleScene)


def test_the_first_game_that_can_be_played_is_set_if_none_is_named(stage, monkeypatch):
    monkeypatch.setattr(play, "SCREENS", {})
    assert catalogue.make("setup", stage.app).draft.facts.id == "wordaway"


def test_switches_of_a_game_without_a_mode_stand_in_its_row(stones):
    flags = [o.key for o in Stones.facts.options if isinstance(o.domain, Flag)]
    shown = [id_.removeprefix("mode.") for id_ in stones.controls if id_.startswith("mode.")]
    hidden = [option.key for option in other_options(draft(stones))]
    assert set(shown) <= set(flags)
    assert not set(shown) & set(hidden)


# --- looks


@pytest.mark.parametrize("look", audit.LOOKS, ids=str)
@pytest.mark.parametrize("game", ["wordaway", "stones"])
def test_nothing_is_cut_or_in_the_way(tmp_path, look, game):
    with audit.looked_at(tmp_path, look) as stage:
        stage.present(lambda app: SetupScene(app, game))
        audit.assert_tidy(stage.app)
        stage.screen.press_seat(0, "help")
        audit.assert_tidy(stage.app)
        stage.screen._choose(1)
        audit.assert_tidy(stage.app)


@pytest.mark.parametrize("look", [look for look in audit.LOOKS if look[1] == 175], ids=str)
@pytest.mark.parametrize("topic", ["clock", "words", "rules"])
def test_nothing_is_cut_or_in_the_way_on_the_sheets(tmp_path, look, topic):
    with audit.looked_at(tmp_path, look) as stage:
        stage.present(lambda app: SetupScene(app, "wordaway"))
        stage.screen._open(topic)
        audit.assert_tidy(stage.app)


@pytest.mark.parametrize("brightness", ["light", "dark"])
def test_the_picture(tmp_path, brightness):
    stage = Stage(tmp_path, brightness=brightness)
    opened(stage)
    stage.click("seat0.help")
    stage.walk_to("seat0.help")
    stage.act(Verb.RIGHT)
    assert_picture(stage.picture(), f"setup-{brightness}")
