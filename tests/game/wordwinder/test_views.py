"""What a viewer sees, previews of a growing word, and paths of a typed one."""

from __future__ import annotations

from msgspec.structs import replace

from game.contract import WATCHER, Handicap, Line, Notice, Preview
from game.engine import decode, encode
from game.language import sentence
from game.wordwinder.events import HintGiven
from game.wordwinder.hints import hint_for
from game.wordwinder.moves import Hint, Lay, Pass
from game.wordwinder.state import WinderState
from game.wordwinder.views import WinderView, typed_paths
from tests.game.wordwinder.tables import GAME, SMALL, board, people, play, squares, table, told

ROWS = "CATX/XXRX/DOGX/XXXX"
FREE = {"starter_limit": None}
CAT = (0, 1, 2)
KID = Handicap(hints=2)


def notices(state: WinderState, path: tuple[int, ...], seat: int = 0) -> list[str]:
    preview = GAME.preview(GAME.view(state, seat), Lay(path), 0)
    for notice in preview.notices:
        assert sentence(notice.code, notice.params) != notice.code
    return [notice.code for notice in preview.notices]


def test_a_view_tells_what_a_screen_needs() -> None:
    state = play(board(table(FREE), ROWS), (0, Lay(CAT)))
    view = GAME.view(state, WATCHER)
    assert view.to_go == (1, 4)
    assert view.chips_left == (67, 70)
    assert view.hints_left == 0
    assert view.position.words[0].word == "CAT"


def test_views_and_states_read_back_as_they_were_written() -> None:
    state = play(board(table(FREE, people(handicaps={0: KID})), ROWS), (0, Hint(CAT)))
    assert decode(WinderState, encode(state), SMALL) == state
    view = GAME.view(state, 0)
    assert decode(WinderView, encode(view), SMALL) == view


def test_a_hint_is_seen_by_its_seat_alone() -> None:
    state = board(table(FREE, people(handicaps={0: KID})), ROWS)
    after, (event,) = told(state, (0, Hint(CAT)))
    assert event == HintGiven(0, "CAT", CAT, 1)
    assert GAME.show(event, 0) == event
    for viewer in (1, WATCHER):
        assert GAME.show(event, viewer) == HintGiven(0, None, None, 1)
    assert GAME.view(after, 0).hint == CAT
    other = replace(after, hint=None)
    for viewer in (1, WATCHER):
        assert encode(GAME.view(after, viewer)) == encode(GAME.view(other, viewer))
    assert GAME.view(play(after, (0, Pass())), 0).hint is None


def test_a_hint_that_found_nothing_costs_none() -> None:
    state = board(table(FREE, people(handicaps={0: KID})), ROWS)
    assert play(state, (0, Hint(()))).position.hints_used == (0, 0)
    assert play(state, (0, Hint(CAT))).position.hints_used == (1, 0)


def test_hints_without_limit() -> None:
    state = board(table(FREE, people(handicaps={0: Handicap(hints=None)})), ROWS)
    assert GAME.view(state, 0).hints_left is None
    assert GAME.view(play(state, (0, Hint(CAT))), 0).hints_left is None


def test_a_hint_serves_and_may_be_laid() -> None:
    state = board(
        table(FREE, people(handicaps={0: KID})), "CATX/XXRX/DOGX/XXXX", "..0./..../..../...."
    )
    hint = hint_for(GAME.view(state, 0))
    GAME.check(state, 0, hint)
    nothing = board(table(FREE, people(handicaps={0: KID})), ROWS, "1111/1111/1111/1111")
    assert hint_for(GAME.view(nothing, 0)) == Hint(())


def test_a_growing_word_shows_its_letters_and_what_is_left() -> None:
    state = board(table(FREE), ROWS)
    preview = GAME.preview(GAME.view(state, 0), Lay((0, 1)), 0)
    assert preview.lines == (Line("CA"),)
    assert preview.notices == (Notice("winder_to_go", {"letters": 2, "new": 2, "squares": 2}),)
    assert notices(state, CAT) == ["winder_last_one"]
    assert notices(state, (0, 1, 2, 3)) == ["winder_line"]
    assert notices(state, (0,)) == ["winder_to_go", "winder_short"]
    assert notices(state, ()) == ["winder_to_go", "winder_short"]


def test_a_broken_path_says_only_why() -> None:
    state = board(table(FREE), ROWS, "...1/..../..../....")
    assert notices(state, (0, 2)) == ["winder_jumps"]
    assert notices(state, (0, 0)) == ["winder_repeats"]
    assert notices(state, (0, 44)) == ["winder_off_board"]
    assert notices(state, (2, 3)) == ["winder_taken"]


def test_whether_it_is_a_word_shows_only_if_the_table_wants_it() -> None:
    shown = board(table({**FREE, "show_valid": True}), ROWS)
    assert notices(shown, CAT) == ["winder_last_one", "winder_good"]
    assert notices(shown, (0, 1)) == ["winder_to_go", "winder_not_yet"]
    assert notices(board(table(FREE), ROWS), (0, 1)) == ["winder_to_go"]


def test_a_walled_side_is_told_so() -> None:
    chips = "..../1111/..../...."
    state = board(table({**FREE, "game": "racewinder"}), ROWS, chips)
    assert notices(state, CAT) == ["winder_walled"]


def test_other_moves_have_no_preview() -> None:
    state = board(table(), ROWS)
    assert GAME.preview(GAME.view(state, 0), Pass(), 0) == Preview()
    assert GAME.preview(GAME.view(state, WATCHER), Lay(CAT), 0) == Preview()


def test_all_paths_of_a_typed_word_the_best_first() -> None:
    state = board(table(FREE), "CATT/XTXX/XXXX/XXXX", "...0/..../..../....")
    paths = typed_paths(GAME.view(state, 0), "CAT")
    assert set(paths) == {(0, 1, 2), (0, 1, 5)}
    assert paths[0] == (0, 1, 2)


def test_only_paths_that_may_be_laid_are_shown() -> None:
    state = board(table(FREE), "CATX/XTXX/XXXX/XXXX", "..1./..../..../....")
    assert typed_paths(GAME.view(state, 0), "CAT") == (squares(4, (0, 0), (0, 1), (1, 1)),)
