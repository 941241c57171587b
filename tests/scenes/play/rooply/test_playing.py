from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.rooply.board import LEFT, RIGHT, TOP, Axis, Square, Yellow
from game.rooply.dice import Throw
from game.rooply.moves import HintGiven
from scenes.dialog import Dialog
from scenes.input.actions import KEYBOARD, Action, Verb, pad
from scenes.play.pause import PauseMenu
from scenes.play.rooply.chooser import WildChooser
from scenes.play.rooply.telling import tell
from scenes.results import ResultsScreen
from scenes.widgets.keyboard import ENTER
from tests.game.rooply.kit import put
from tests.kit.audit import texts
from tests.scenes.play.rooply.conftest import Table

ENDS = (Axis.ACROSS, (0, 3))
ALONE = "Yellow squares go with a word."


def rows(table):
    board = table.player.board
    return [board.cells[n : n + board.side] for n in range(0, board.side**2, board.side)]


# --- a word, by every device


def test_a_word_is_typed_moved_and_placed_by_keys_alone(rolled) -> None:
    rolled.stage.type("cat")
    rolled.stage.act(*[Verb.UP] * 9, *[Verb.LEFT] * 9)
    assert rolled.scene.draft.cursor == (0, 0)
    assert rolled.scene.draft.closing == (Square(0, 3),)
    rolled.stage.act(Verb.CONFIRM)
    assert rows(rolled)[0] == "CAT#....."


def test_a_word_is_written_dragged_and_placed_by_the_mouse_alone(rolled) -> None:
    rolled.stage.click(rolled.square(4, 4))
    for letter in "CAT":
        rolled.stage.click(letter)
    rolled.stage.drag(rolled.square(4, 5), rolled.square(3, 4), rolled.square(2, 3))
    assert rolled.scene.draft.cursor == (2, 2)
    rolled.stage.click("primary")
    assert rows(rolled)[2] == ".#CAT#..."


def test_a_word_is_written_by_touch_alone(rolled) -> None:
    rolled.stage.tap("primary")
    for letter in "CAT":
        rolled.stage.tap(letter)
    rolled.stage.tap(ENTER)
    rolled.stage.tap(rolled.square(8, 6))
    rolled.stage.tap("primary")
    assert rows(rolled)[8] == ".....#CAT"


def test_a_word_is_written_by_a_gamepad_alone(rolled) -> None:
    stage = rolled.stage
    stage.pad(Verb.RIGHT)
    stage.walk_to("board", device=pad(0))
    stage.pad(Verb.CONFIRM)
    for letter in ("C", "A", "T", ENTER):
        stage.walk_to(letter, device=pad(0))
        stage.pad(Verb.CONFIRM)
    assert stage.ringed == "board"
    stage.pad(Verb.UP, Verb.PLAY)
    assert "CAT" in "".join(rolled.player.board.cells)


def test_the_seconds_left_are_points_and_the_button_says_so(rolled) -> None:
    rolled.stage.type("cat")
    rolled.stage.act(*[Verb.UP] * 9, *[Verb.LEFT] * 9)
    said = rolled.scene.primary().label
    rolled.stage.act(Verb.CONFIRM)
    points = int(said.split()[-1])
    assert 45 <= points <= 62
    assert abs(rolled.player.score - points) <= 1


def test_a_word_can_be_turned_round_by_a_key_and_by_a_click(rolled) -> None:
    rolled.stage.type("cat")
    rolled.stage.act(Verb.SHUFFLE)
    assert rolled.scene.draft.letters == "TAC"
    rolled.stage.click("way")
    assert rolled.scene.draft.letters == "CAT"


def test_on_the_master_board_turning_goes_through_both_diagonals(tmp_path) -> None:
    table = Table(tmp_path, level="master").rolled(3, "D", 2)
    table.stage.type("cat")
    seen = []
    for _ in range(4):
        seen.append((table.scene.draft.axis, table.scene.draft.backwards))
        table.stage.act(Verb.SHUFFLE)
    assert len(set(seen)) == 4
    assert {axis for axis, _ in seen} == {Axis.FALLING, Axis.RISING}
    assert (table.scene.draft.axis, table.scene.draft.backwards) == seen[0]


def test_a_word_never_leaves_the_board(rolled) -> None:
    rolled.stage.type("cat")
    rolled.stage.act(*[Verb.RIGHT] * 12, *[Verb.DOWN] * 12)
    assert rolled.scene.draft.squares[-1] == (8, 8)
    assert rolled.stage.screen.focus.current.id == "board"


# --- black squares


def test_one_black_square_closes_the_end_that_was_chosen(tmp_path) -> None:
    table = Table(tmp_path).rolled(3, "H", 1)
    table.stage.type("cat")
    table.scene.draft.move_to(Square(4, 3))
    table.stage.settle(200)
    assert table.scene.draft.closing == (Square(4, 2),)
    table.stage.click(table.square(4, 6))
    assert table.scene.draft.closing == (Square(4, 6),)


def test_black_squares_left_over_go_where_they_are_put(rolled) -> None:
    rolled.stage.type("cat")
    rolled.stage.act(*[Verb.UP] * 9, *[Verb.LEFT] * 9)
    rolled.stage.click("blacks_die")
    rolled.stage.click(rolled.square(5, 5))
    rolled.stage.click(rolled.square(6, 6))
    rolled.stage.click(rolled.square(7, 7))
    assert rolled.scene.draft.extra == ((5, 5), (6, 6))
    rolled.stage.click(rolled.square(5, 5))
    rolled.stage.click("primary")
    assert (rows(rolled)[0], rows(rolled)[6]) == ("CAT#.....", "......#..")


def test_black_squares_alone_by_the_mouse(rolled) -> None:
    rolled.stage.click("blacks")
    rolled.stage.click(rolled.square(1, 1))
    rolled.stage.click(rolled.square(1, 2))
    rolled.stage.click("primary")
    assert rows(rolled)[1] == ".##......"
    assert rolled.player.score == -2


def test_black_squares_alone_by_keys(rolled) -> None:
    rolled.stage.walk_to("blacks")
    rolled.stage.act(Verb.CONFIRM)
    assert rolled.stage.ringed == "board"
    rolled.stage.act(Verb.DOWN, Verb.RIGHT, Verb.CONFIRM, Verb.PLAY)
    assert rows(rolled)[1] == ".#......."


def test_a_turn_is_passed_after_one_question(rolled) -> None:
    rolled.stage.click("blacks")
    rolled.stage.click("pass")
    assert isinstance(rolled.stage.top, Dialog)
    rolled.stage.click("answer1")
    assert rolled.state.turn.serial == 2


# --- yellow squares


def test_two_black_squares_are_exchanged_for_a_yellow_one(rolled) -> None:
    rolled.stage.type("cat")
    rolled.stage.act(*[Verb.UP] * 9, *[Verb.LEFT] * 9)
    rolled.stage.click("exchange")
    assert rolled.scene.draft.exchange
    rolled.stage.act(Verb.PLAY)
    assert rolled.player.bank == 1


def test_there_is_no_exchange_where_the_ends_need_the_black_squares(rolled) -> None:
    rolled.stage.type("cat")
    rolled.scene.draft.move_to(Square(4, 3))
    rolled.stage.settle(200)
    assert "exchange" not in rolled.stage.controls


def test_sides_of_a_yellow_square_are_barred_by_pressing_them(tmp_path) -> None:
    table = Table(tmp_path).rolled(3, "H", 1, bank=2)
    table.stage.click("yellow")
    table.stage.click(table.edge(3, 3, "left"))
    assert table.scene.draft.yellows == (Yellow(Square(3, 3), LEFT),)
    table.stage.click(table.edge(3, 3, "top"))
    assert table.scene.draft.yellows == (Yellow(Square(3, 3), LEFT | TOP),)
    table.stage.click(table.edge(3, 3, "left"))
    assert table.scene.draft.yellows == (Yellow(Square(3, 3), TOP),)
    table.stage.click(table.square(3, 3))
    assert table.scene.draft.yellows == ()


def test_sides_are_barred_by_keys(tmp_path) -> None:
    table = Table(tmp_path).rolled(3, "H", 1, bank=1)
    table.stage.walk_to("yellow")
    table.stage.act(Verb.CONFIRM)
    table.stage.walk_to("board")
    table.stage.act(Verb.DOWN, Verb.CONFIRM, Verb.RIGHT, Verb.UP, Verb.CONFIRM)
    assert table.scene.draft.yellows == (Yellow(Square(1, 0), RIGHT),)
    table.stage.act(Verb.ERASE)
    assert table.scene.draft.yellows == ()


def test_a_word_runs_through_a_yellow_square_laid_before_it(tmp_path) -> None:
    table = Table(tmp_path).rolled(4, "H", 1, rows=("Q",), bank=1)
    table.stage.click("yellow")
    table.stage.click(table.edge(1, 0, "top"))
    table.stage.type("unit")
    table.scene.draft.move_to(Square(1, 0))
    table.stage.act(Verb.CONFIRM)
    assert rows(table)[1] == "UNIT#...."
    assert table.player.board.yellows == (Yellow(Square(1, 0), TOP),)


def test_a_yellow_square_takes_the_place_of_a_closing_black_one(tmp_path) -> None:
    table = Table(tmp_path).rolled(3, "H", 2, bank=1)
    table.stage.type("cat")
    table.scene.draft.move_to(Square(4, 3))
    assert table.scene.draft.closing == (Square(4, 2), Square(4, 6))
    table.stage.click("yellow")
    table.stage.click(table.edge(4, 6, "left"))
    assert table.scene.draft.yellows == (Yellow(Square(4, 6), LEFT),)
    assert table.scene.draft.closing == (Square(4, 2),)
    table.stage.click("primary")
    assert rows(table)[4] == "..#CAT+.."


def test_a_yellow_square_goes_not_where_another_black_one_lies(tmp_path) -> None:
    table = Table(tmp_path).rolled(3, "H", 2, bank=1)
    table.scene.draft.take("black")
    table.stage.click(table.square(4, 6))
    table.stage.click("yellow")
    table.stage.click(table.edge(4, 6, "left"))
    assert table.scene.draft.yellows == ()


@pytest.mark.parametrize("verb", [None, Verb.PLAY, Verb.CONFIRM])
def test_yellow_squares_do_not_vanish_in_a_play_without_a_word(tmp_path, verb) -> None:
    table = Table(tmp_path).rolled(3, "H", 1, bank=1)
    table.stage.click("yellow")
    table.stage.click(table.edge(4, 6, "left"))
    assert ALONE not in texts(table.stage.app)
    table.stage.click("blacks_die")
    table.stage.click(table.square(0, 0))
    assert ALONE in texts(table.stage.app)
    assert (table.scene.primary().label, table.scene.primary().enabled) == ("Place", False)
    table.stage.click("primary") if verb is None else table.stage.act(verb)
    assert table.player.board.empties == 81
    assert table.scene.draft.yellows == (Yellow(Square(4, 6), LEFT),)
    table.stage.click(table.square(4, 6))
    table.stage.click("primary")
    assert table.player.board.empties == 80


# --- refusals


@pytest.mark.parametrize(
    ("word", "board", "at", "throw", "said"),
    [
        ("CAT", (), (0, 0), (4, "H", 1), "too short"),
        ("XQZ", (), (0, 0), (3, "H", 1), "XQZ isn't in the dictionary"),
        ("CAT", ("#",), (0, 0), (3, "H", 1), "over a black square"),
        ("CAT", ("D",), (0, 0), (3, "H", 1), "D"),
        ("CAT", ("CAT",), (0, 0), (3, "H", 1), "new"),
        ("CAT", ("...S",), (0, 0), (3, "H", 1), "CATS"),
        ("UNIT", ("Q",), (1, 0), (4, "H", 1), "QU isn't a word"),
    ],
)
def test_what_can_not_be_placed_is_refused_with_its_reason(
    tmp_path, word, board, at, throw, said
) -> None:
    table = Table(tmp_path).rolled(*throw, rows=board)
    before = table.state
    table.stage.type(word)
    table.scene.draft.move_to(Square(*at))
    table.stage.act(Verb.CONFIRM)
    assert table.state == before
    assert table.scene.draft.typed == word
    assert said in " ".join((*texts(table.stage.app), *table.stage.app.toasts.texts))


def test_the_run_in_the_way_is_marked_while_it_is_and_pulses_when_refused(tmp_path) -> None:
    table = Table(tmp_path).rolled(4, "H", 1, rows=("Q",))
    table.stage.type("UNIT")
    assert table.scene.faulty == ()
    table.scene.draft.move_to(Square(1, 0))
    assert table.scene.faulty == ((0, 0), (1, 0))
    assert not table.scene.refused
    table.stage.app.act(Action(Verb.CONFIRM, KEYBOARD))
    assert table.scene.refused
    assert table.scene.marks.run("refused") is not None
    table.stage.act(Verb.DOWN)
    assert (table.scene.faulty, table.scene.refused) == ((), False)


def test_a_word_still_too_short_says_how_far_it_has_come(tmp_path) -> None:
    table = Table(tmp_path).rolled(5, "H", 1)
    table.stage.type("CAT")
    assert "3 of 5 letters" in texts(table.stage.app)
    table.stage.act(Verb.CONFIRM)
    assert "CAT is too short: 5 letters or more." in " ".join(texts(table.stage.app))


@pytest.mark.parametrize("typed", ["\u00e9", "\u0131", "1", "\u00df"])
def test_what_is_no_letter_is_not_typed(rolled, typed) -> None:
    rolled.stage.type(typed)
    assert rolled.scene.draft.typed == ""


def test_a_composing_text_is_no_word(rolled) -> None:
    rolled.stage.app.act(Action(Verb.COMPOSE, KEYBOARD, text="cat"))
    assert rolled.scene.draft.typed == ""


def test_enter_places_the_word_when_its_last_black_square_lies(rolled) -> None:
    rolled.stage.type("cat")
    rolled.stage.act(*[Verb.UP] * 9, *[Verb.LEFT] * 9)
    rolled.scene.draft.take("black")
    rolled.scene.pointer = Square(8, 8)
    rolled.stage.act(Verb.CONFIRM, Verb.UP, Verb.CONFIRM)
    assert rolled.scene.draft.extra == ((8, 8), (7, 8))
    rolled.stage.act(Verb.CONFIRM)
    assert rows(rolled)[0] == "CAT#....."
    assert rows(rolled)[8] == "........#"


def test_with_its_last_yellow_square_barred_the_word_is_in_hand_again(tmp_path) -> None:
    table = Table(tmp_path).rolled(3, "H", 1, bank=1)
    table.stage.type("cat")
    table.scene.draft.take("yellow")
    table.scene.pointer = Square(8, 8)
    table.stage.act(Verb.CONFIRM, Verb.LEFT, Verb.CONFIRM)
    assert table.scene.draft.yellows == (Yellow(Square(8, 8), TOP | LEFT),)
    assert table.scene.draft.hand == "word"
    table.stage.act(Verb.CONFIRM)
    assert table.player.board.yellows == (Yellow(Square(8, 8), TOP | LEFT),)


def test_a_yellow_square_is_taken_back_while_its_sides_are_chosen(tmp_path) -> None:
    table = Table(tmp_path).rolled(3, "H", 1, bank=1)
    table.scene.draft.take("yellow")
    table.stage.act(Verb.CONFIRM, Verb.ERASE)
    assert table.scene.draft.yellows == ()
    assert table.scene.draft.barring is None


# --- dice, cards, clock


def test_dice_are_rolled_by_enter(tmp_path) -> None:
    table = Table(tmp_path).open()
    table.stage.act(Verb.CONFIRM)
    assert table.state.turn.throw is not None


def test_the_ring_waits_where_the_next_thing_is_done(rolled) -> None:
    rolled.stage.type("cat")
    rolled.stage.act(*[Verb.UP] * 9, *[Verb.LEFT] * 9, Verb.CONFIRM)
    rolled.stage.settle(1000)
    assert rolled.stage.screen.focus.current.id == "primary"
    rolled.stage.act(Verb.CONFIRM)
    rolled.stage.settle(5000)
    assert rolled.stage.screen.focus.current.id == "board"


def test_who_waits_has_the_dice_thrown(tmp_path) -> None:
    table = Table(tmp_path).open()
    table.stage.settle(11_000)
    assert table.state.turn.throw is not None


def test_throws_again_are_shown_one_after_the_other(tmp_path) -> None:
    from game.rooply.moves import Thrown
    from scenes.play.rooply.telling import tell

    table = Table(tmp_path).rolled(3, "H", 1)
    table.stage.settle(2000)
    throws = (Throw(7, "H", 1), Throw(6, "V", 1), Throw(3, "H", 1))
    tell(table.scene, Thrown(0, throws))
    shown = []
    for _ in range(40):
        table.stage.frame(100)
        if not shown or shown[-1] != table.scene.throw:
            shown.append(table.scene.throw)
    assert shown == list(throws)
    assert any("thrown again" in said for said in table.stage.app.toasts.texts)


def test_a_wild_card_stands_for_the_dice(tmp_path) -> None:
    table = Table(tmp_path).open()
    table.stage.click("wild")
    assert isinstance(table.stage.top, WildChooser)
    table.stage.click("length.more")
    table.stage.click("way.more")
    table.stage.click("blacks.less")
    table.stage.click("spend")
    assert table.state.turn.throw == Throw(6, "V", 1)
    assert table.player.wild_cards == 1


def test_a_wild_card_is_spent_by_keys_alone_or_kept(tmp_path) -> None:
    table = Table(tmp_path).open()
    table.stage.walk_to("cards")
    table.stage.act(Verb.CONFIRM, Verb.BACK)
    assert table.player.wild_cards == 2
    table.stage.walk_to("cards")
    table.stage.act(Verb.CONFIRM)
    table.stage.walk_to("length.less")
    table.stage.act(Verb.CONFIRM, Verb.PLAY)
    assert table.state.turn.throw == Throw(4, "H", 2)


def test_the_chooser_counts_down_and_goes_when_the_dice_are_thrown(tmp_path) -> None:
    table = Table(tmp_path).open()
    table.stage.click("wild")
    assert any("which roll in" in said for said in texts(table.stage.app))
    table.stage.settle(11_000)
    assert table.stage.top is table.scene
    assert table.player.wild_cards == 2
    assert table.state.turn.throw is not None


def test_the_time_runs_out_and_what_lies_ready_is_gone(rolled) -> None:
    rolled.stage.type("cat")
    rolled.stage.settle(62_000)
    assert rolled.state.turn.serial >= 2
    assert rolled.scene.draft.typed == ""
    assert rolled.player.score == 0


# --- the rest of a screen


def test_squares_that_can_take_a_word_are_shown_on_request(tmp_path) -> None:
    table = Table(tmp_path).rolled(3, "H", 1, rows=("CAT#",))
    assert not table.scene.looking
    table.stage.click("length")
    assert table.scene.looking
    found = table.scene.reachable()
    assert Square(5, 5) in found
    assert Square(0, 0) not in found


def test_the_squares_shown_are_those_of_the_seat_whose_turn_it_is(tmp_path) -> None:
    """Boards and dice alike, but only the kid may write seven letters."""
    table = Table(tmp_path, seats=2, kid=True).rolled(7, "H", 1)
    assert table.scene.reachable()
    state = table.state
    table.table.match.states[-1] = replace(state, turn=replace(state.turn, seat=1))
    table.scene.view = table.table.view(1)
    assert not table.scene.reachable()


def test_what_is_typed_stays_through_pause_and_resize(rolled) -> None:
    rolled.stage.type("cat")
    rolled.stage.act(Verb.BACK)
    assert isinstance(rolled.stage.top, PauseMenu)
    rolled.stage.app._relook((960, 540))
    rolled.stage.act(Verb.BACK)
    assert rolled.scene.draft.typed == "CAT"


def test_recall_takes_everything_back(rolled) -> None:
    rolled.stage.type("cat")
    rolled.stage.click("recall")
    assert rolled.scene.draft.empty


def test_a_hint_lies_ready_on_the_board(tmp_path) -> None:
    table = Table(tmp_path, seats=2, kid=True).rolled(3, "H", 1)
    table.stage.click("hint")
    table.stage.settle(500)
    assert table.scene.draft.typed
    table.stage.act(Verb.PLAY)
    assert table.player.score > 0


def test_a_hint_says_and_types_its_word_as_it_is_read(tmp_path) -> None:
    table = Table(tmp_path, seats=2, kid=True).rolled(3, "H", 1)
    for play in (put("TAC", 0, 0, *ENDS), put("CAT", 0, 0, *ENDS)):
        tell(table.scene, HintGiven(0, play))
        draft = table.scene.draft
        assert (draft.typed, draft.letters) == ("CAT", play.letters)
        assert draft.backwards == (play.letters == "TAC")
        assert table.stage.app.toasts.texts[-1] == "Hint: CAT"
    tell(table.scene, HintGiven(0, put("TAC", 0, 0, *ENDS)))
    table.stage.act(Verb.PLAY)
    assert rows(table)[0] == "TAC#....."


def test_the_board_of_whoever_moves_is_large(tmp_path) -> None:
    table = Table(tmp_path, seats=2).rolled(3, "H", 1)
    table.stage.type("cat")
    table.stage.act(Verb.CONFIRM)
    table.stage.settle(1500)
    assert table.scene.large == 1
    assert table.scene.others == (0,)


def test_a_computer_s_word_is_set_square_by_square(tmp_path) -> None:
    table = Table(tmp_path, seats=2, computer="hard").rolled(3, "H", 1)
    table.stage.type("cat")
    table.stage.act(Verb.CONFIRM)
    seen = set()
    for _ in range(300):
        table.stage.frame(50)
        seen.add(len(table.scene.hidden(1)))
        if table.scene.board_of(1).empties < 81 and not table.scene.catching_up:
            break
    assert len(seen) > 2
    assert table.scene.large == 0


def test_a_match_alone_by_keys_reaches_its_results_and_the_records(tmp_path) -> None:
    table = Table(tmp_path)
    words = ("CAT######", *["#########"] * 7, "####.....")
    table.rolled(5, "H", 1, rows=words)
    table.stage.type("panda")
    table.scene.draft.move_to(Square(8, 4))
    table.stage.act(Verb.CONFIRM)
    assert table.player.board.full
    table.stage.settle(6000)
    assert isinstance(table.stage.top, ResultsScreen)
    assert "your best" in " ".join(texts(table.stage.app))
    assert (tmp_path / "rooply-solo.json").is_file()


def test_the_daily_board_is_the_same_for_everybody(tmp_path) -> None:
    throws = []
    for folder in ("one", "two"):
        table = Table(tmp_path / folder).open()
        table.stage.app.tables._today = lambda: "2026-03-01T10:00:00+00:00"
        table.stage.click("daily")
        table.stage.click("answer1")
        table.stage.settle(500)
        scene = table.scene
        assert scene.daily
        assert len(table.stage.app.tables.waiting()) == 1
        table.stage.click("primary")
        throws.append(scene.table.match.state.turn.throw)
    assert throws[0] == throws[1]
