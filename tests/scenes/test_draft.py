from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from game import registry
from game.contract import Handicap, Refusal, Seat
from scenes.draft import Draft
from scenes.preferences import Clocks, LastTable
from tests.kit.toy import Stones


@pytest.fixture(autouse=True)
def stones() -> Iterator[None]:
    registry.GAMES["stones"] = Stones()
    yield
    del registry.GAMES["stones"]


@pytest.fixture
def draft() -> Draft:
    return Draft("stones")


def test_a_new_table_has_a_person_and_a_computer_and_can_be_begun(draft: Draft) -> None:
    assert [seat.kind for seat in draft.seats] == ["person", "computer"]
    assert draft.trouble() is None


def test_seats_come_and_go_within_the_games_bounds(draft: Draft) -> None:
    draft.add_seat()
    draft.add_seat()
    with pytest.raises(Refusal, match="table_full"):
        draft.add_seat()
    assert len({seat.name for seat in draft.seats}) == 4
    assert sorted(seat.colour for seat in draft.seats) == [0, 1, 2, 3]
    draft.remove_seat(0)
    assert [seat.side for seat in draft.seats] == [0, 1, 2]
    draft.remove_seat(0)
    draft.remove_seat(0)
    with pytest.raises(Refusal, match="table_needs_seat"):
        draft.remove_seat(0)


@pytest.mark.parametrize(
    ("text", "code"), [("", "name_empty"), ("otto", "name_taken"), ("x" * 200, "name_long")]
)
def test_a_refused_name_changes_nothing(draft: Draft, text: str, code: str) -> None:
    with pytest.raises(Refusal, match=code):
        draft.rename(0, text)
    assert draft.seats[0].name == "Maya"


def test_colours_are_exchanged_never_shared(draft: Draft) -> None:
    draft.next_colour(0)
    assert [seat.colour for seat in draft.seats] == [1, 0]


def test_a_seat_changes_from_person_to_computer_and_back(draft: Draft) -> None:
    draft.set_kind(0, "computer")
    assert (draft.seats[0].name, draft.seats[0].level) == ("Ada", "medium")
    draft.change_level(0, 9)
    assert draft.seats[0].level == "expert"
    draft.change_level(0, -1)
    assert draft.seats[0].level == "hard"
    draft.set_kind(0, "person")
    assert (draft.seats[0].kind, draft.seats[0].level) == ("person", None)


def test_a_chosen_name_survives_the_change(draft: Draft) -> None:
    draft.rename(0, "Zo\u00eb")
    draft.set_kind(0, "computer")
    assert draft.seats[0].name == "Zo\u00eb"


def test_help_is_for_some_not_for_all(draft: Draft) -> None:
    draft.toggle_help(0)
    assert draft.seats[0].handicap is not None
    with pytest.raises(Refusal, match="handicap_for_all"):
        draft.toggle_help(1)
    draft.toggle_help(0)
    assert draft.seats[0].handicap is None


def test_one_sentence_says_what_the_help_does(draft: Draft) -> None:
    draft.rename(0, "Ana")
    draft.toggle_help(0)
    draft.set_help(0, "others_limit", 5)
    draft.set_help(0, "clock", "same")
    draft.set_help(0, "forgiving", False)
    draft.set_help(0, "hints", 0)
    said = "Ana moves twice for each of your turns; you may spell at most 5 letters."
    assert draft.help_sentence(0) == said
    assert draft.trouble() is None


def test_every_choice_of_the_help_panel_can_be_played(draft: Draft) -> None:
    draft.toggle_help(0)
    for row in draft.help_rows():
        assert len(row.values) == len(row.labels)
        for value in row.values:
            draft.set_help(0, row.field, value)
            assert draft.trouble() is None
            assert draft.help_sentence(0).endswith(".")


def test_a_table_is_remembered(draft: Draft) -> None:
    draft.rename(0, "Ana")
    draft.toggle_help(0)
    draft.set_option("stones", 42)
    draft.toggle_dictionary("pocket")
    again = Draft("stones", draft.remembered())
    assert (again.seats, again.options) == (draft.seats, draft.options)
    assert again.dictionaries == ("pocket",)


def test_what_of_a_remembered_table_cannot_be_played_is_left_out() -> None:
    seats = (Seat("Ana", 0, handicap=Handicap(head_start=500)), Seat("Ben", 1, side=1))
    last = LastTable(seats, {"stones": 7, "gone": 1, "clock": 3}, ("latin",))
    draft = Draft("stones", last)
    assert draft.trouble() is None
    assert draft.options == {"stones": 7, "clock": True}
    assert draft.dictionaries == ("pocket",)


def test_a_line_of_help_changed_gives_help_and_changed_back_takes_it_away(draft: Draft) -> None:
    draft.set_help(0, "clock", "none")
    assert draft.seats[0].handicap == Handicap(1, None, "none", forgiving=False, hints=0)
    draft.set_help(0, "clock", "same")
    assert draft.seats[0].handicap is None


def test_no_line_of_help_makes_it_help_for_all(draft: Draft) -> None:
    draft.toggle_help(1)
    with pytest.raises(Refusal, match="handicap_for_all"):
        draft.set_help(0, "hints", 3)
    draft.set_help(0, "hints", 0)
    assert draft.help_of(0).hints == 0


def test_an_own_list_is_read_reported_and_remembered(draft: Draft, tmp_path: Path) -> None:
    path = tmp_path / "our words.txt"
    path.write_text("qzxv\n\nnot a word\nQZXV\n")
    found = draft.use_own_list(f' "{path}" ')
    assert (found.words, found.skipped) == (("QZXV",), ((3, "not a word"),))
    draft.toggle_dictionary("pocket")
    assert (draft.dictionaries, draft.words()) == ((), 1)
    again = Draft("stones", draft.remembered())
    assert (again.own, again.dictionaries, again.own_trouble) == (("QZXV",), (), None)
    again.drop_own_list()
    assert again.dictionaries == ("pocket",)


@pytest.mark.parametrize("path", ["gone.txt", ".", "\0", "x" * 5000])
def test_an_own_list_that_cannot_be_read_changes_nothing(
    draft: Draft, tmp_path: Path, path: str
) -> None:
    with pytest.raises(Refusal, match="file_unreadable"):
        draft.use_own_list(str(tmp_path / path))
    assert (draft.own, draft.own_list) == ((), "")


def test_a_remembered_own_list_that_is_gone_is_told(draft: Draft, tmp_path: Path) -> None:
    last = LastTable(draft.remembered().seats, own_list=str(tmp_path / "gone.txt"))
    again = Draft("stones", last)
    assert again.own_trouble is not None
    assert again.own_list.endswith("gone.txt")
    assert again.trouble() is None


def test_a_text_is_checked_before_it_is_agreed_on() -> None:
    draft = Draft("wordaway")
    assert draft.text_trouble("phrases", "Now I ask you very confidentially") is None
    trouble = draft.text_trouble("phrases", "Why, fly by my dry sky")
    assert trouble is not None
    assert trouble.code == "phrase_vowels"
    assert draft.options["phrases"] == ()


def test_people_who_played_before_sit_down_first() -> None:
    draft = Draft("stones", names=("Zoe", "Kim"))
    draft.add_seat()
    draft.add_seat()
    assert [seat.name for seat in draft.seats] == ["Zoe", "Otto", "Kim", "Maya"]


def test_four_at_word_winder_are_two_teams_seated_alternately() -> None:
    draft = Draft("wordwinder")
    draft.add_seat()
    assert [seat.side for seat in draft.seats] == [0, 1, 2]
    draft.add_seat()
    assert [seat.side for seat in draft.seats] == [0, 1, 0, 1]
    assert draft.seats[0].colour == draft.seats[2].colour != draft.seats[1].colour
    assert draft.trouble() is None
    draft.next_colour(2)
    assert draft.seats[0].colour == draft.seats[2].colour != draft.seats[1].colour
    assert draft.trouble() is None


@pytest.mark.parametrize("count", [2, 3, 4, 6])
def test_every_usual_number_of_seats_at_word_winder_can_begin(count: int) -> None:
    draft = Draft("wordwinder")
    while len(draft.seats) < count:
        draft.add_seat()
    assert draft.trouble() is None


@pytest.mark.parametrize("count", [4, 5, 6, 10, 15])
def test_giantwinder_begins_with_big_teams(count: int) -> None:
    draft = Draft("wordwinder")
    draft.set_option("game", "giantwinder")
    while len(draft.seats) < count:
        draft.add_seat()
    assert draft.trouble() is None


@pytest.mark.parametrize(
    ("game", "key", "wanted", "now", "value"),
    [
        ("wordaway", "clock", "usual", 15, 15),
        ("wordaway", "clock", "slower", 15, 60),
        ("wordaway", "clock", "slower", 90, 90),
        ("wordaway", "clock", "slower", None, None),
        ("wordaway", "clock", "none", 30, None),
        ("wildwords", "minutes", "slower", 5, 60),
        ("wildwords", "minutes", "none", 30, None),
        ("wordwinder", "clock", "slower", 30, 60),
        ("rooply", "seconds", "none", 30, 60),
    ],
)
def test_who_wants_slow_clocks_or_none_gets_them_at_every_table(
    game: str, key: str, wanted: Clocks, now: int | None, value: int | None
) -> None:
    last = msgspec.structs.replace(Draft(game).remembered(), options={key: now})
    assert Draft(game, last, clocks=wanted).options[key] == value


def test_family_words_hold_at_a_table_set_before_too() -> None:
    last = Draft("wordaway").remembered()
    assert not Draft("wordaway", last).family
    assert Draft("wordaway", last, family=True).family


def test_a_board_played_alone_is_remembered_as_such() -> None:
    alone = LastTable((Seat("Maya", 0),))
    assert [seat.name for seat in Draft("rooply", alone).seats] == ["Maya"]
    assert len(Draft("rooply").seats) == 2
    assert len(Draft("wordaway", alone).seats) == 2
