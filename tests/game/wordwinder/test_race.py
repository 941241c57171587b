"""RaceWinder: sides without a legal play, and first words that must stay possible."""

from __future__ import annotations

from random import Random

import pytest

from game.contract import Handicap, Outcome, Reason
from game.engine import SeededChance
from game.lexicon.union import own_lexicon
from game.library import load_lexicon
from game.wordwinder.events import Ended, SideOut, TurnBegan
from game.wordwinder.moves import Lay, Pass
from game.wordwinder.race import has_first_word, has_play
from game.wordwinder.search import all_finds, finds_of_length, path_over
from game.wordwinder.state import Position
from tests.game.wordwinder.tables import GAME, NO_CHANCE, board, people, play, squares, table, told

RACE = {"game": "racewinder", "starter_limit": None}
ROWS = "CATXSTAR/XRXXXXXX/XEXXXXXX/XXXXXXXX"
CAT = Lay((0, 1, 2))
STAR = Lay((4, 5, 6, 7))


def test_the_last_able_side_wins_at_once() -> None:
    state = board(table(RACE), ROWS)
    after, events = told(state, (0, CAT), (1, STAR))
    assert events[-2:] == [SideOut(1), Ended((3, 4), 0, Reason.LAST_SIDE)]
    assert after.position.outcome == Outcome((3, 4), 0, Reason.LAST_SIDE)


def test_of_sides_that_go_out_together_the_most_chips_win() -> None:
    rows = "CATXSTAR/" + "/".join(["XXXXXXXX"] * 3)
    state = board(table(RACE), rows, "000...../......../......../........", begun_sides=[0])
    after, events = told(state, (0, Pass()), (1, STAR))
    assert [event for event in events if isinstance(event, SideOut)] == [SideOut(0), SideOut(1)]
    assert after.position.outcome == Outcome((3, 4), 1, Reason.LAST_SIDE)


def test_sides_out_together_with_as_many_chips_draw() -> None:
    rows = "CATXXDOG/" + "/".join(["XXXXXXXX"] * 3)
    state = board(table(RACE), rows, "000...../......../......../........", begun_sides=[0])
    after = play(state, (0, Pass()), (1, Lay((5, 6, 7))))
    assert after.position.outcome == Outcome((3, 3), None, Reason.LAST_SIDE)


def test_a_side_that_is_out_is_passed_over_and_the_others_play_on() -> None:
    rows = "CATXSTARXCARE/XRXXXXXXXXXXX/XEXXXXXXXXXTX/XXXXXXXXXXXSX"
    setup = table(RACE, people((0, 1, 2)))
    state = play(board(setup, rows), (0, CAT), (1, STAR))
    assert state.position.out == (1,)
    assert state.position.outcome is None
    later, events = told(state, (2, Lay((9, 10, 11))))
    assert [event for event in events if isinstance(event, TurnBegan)] == [TurnBegan(0, 4)]
    assert later.position.active == (0, 2)
    assert [act.actor for act in GAME.acts(later)] == [0, 2, -1]


def test_passing_a_lack_of_chips_and_limits_put_no_side_out() -> None:
    seats = people(handicaps={1: Handicap(others_limit=4)})
    state = board(table(RACE, seats), "CROOXSTAR/XXXNXXXXX/XXXXXXXXX", starter=1)
    position = state.position
    assert has_play(position, 0)
    assert has_play(position, 1)
    narrow = board(
        table({**RACE, "least_letters": 4}), "CARX/XEXX/XXXX/XXXX", "00../..../..../...."
    )
    assert has_play(narrow.position, 0)
    short = board(table({**RACE, "least_letters": 4}), "CARX/XXXX/XXXX/XXXX", "00../..../..../....")
    assert not has_play(short.position, 0)


def test_a_first_word_keeps_the_limits_of_its_side() -> None:
    rows = "CROOXXXX/XXXNXXXX/XXXXXXXX"
    seats = people(handicaps={1: Handicap(others_limit=4)})
    position = board(table(RACE, seats), rows).position
    assert not has_first_word(position, 0, 0)
    assert has_first_word(position, 1, 0)
    taken = position.grid.mask(squares(8, (1, 3)))
    assert not has_first_word(position, 1, taken)


def test_once_all_have_begun_the_top_may_be_closed() -> None:
    rows = "CATX/XXXX/DOGX/XXXX"
    state = board(table(RACE), rows, begun_sides=[0], starter=1)
    GAME.check(state, 1, Lay((0, 1, 2)))


def test_a_side_that_is_walled_off_may_play_on() -> None:
    rows = "CATX/XRXX/XXXX/DOGX"
    state = board(table(RACE), rows, "..../..../1111/....", begun_sides=[])
    after = play(state, (0, Lay((0, 1, 2))))
    assert after.position.walled == (0,)
    assert after.position.outcome is None
    assert "lay" in GAME.acts(play(after, (1, Pass())))[0].moves


@pytest.mark.parametrize("seed", range(12))
def test_whether_a_side_can_play_is_what_all_words_of_the_board_say(seed: int) -> None:
    """Boards of few letters and many chips: some sides have long words only, some none."""
    lexicon, random = load_lexicon(["pocket"]), Random(seed)
    if seed % 3 == 0:
        lexicon = own_lexicon(lexicon.words(range(5, 9)))
    for _ in range(12):
        letters = "".join(random.choices("AEINGRST" + "VWXZ" * random.randrange(1, 6), k=32))
        chips = "".join(random.choices("01.", weights=(4, 4, 3), k=32))
        rows = "/".join(letters[row : row + 8] for row in range(0, 32, 8))
        setup = table({**RACE, "least_letters": random.choice((2, 3, 4))}, lexicon=lexicon)
        state = board(setup, rows, chips, begun_sides=[0, 1])
        for side in (0, 1):
            assert has_play(state.position, side) is _has_play(state.position, side)
            taken = state.position.grid.full & ~state.position.free
            assert has_first_word(state.position, side, taken) is any(
                mask & state.position.grid.top and not mask & taken
                for mask, word in all_finds(letters, 8, lexicon)
                if len(word) >= state.position.setup.options["least_letters"]
            )


def _has_play(position: Position, side: int) -> bool:
    grid, own, free = position.grid, position.own(side), position.free
    near, least = grid.spread(own) if own else 0, position.setup.options["least_letters"]
    return any(
        len(word) >= least and mask & free and mask & near and not mask & ~(free | own)
        for mask, word in all_finds(position.letters, 8, position.setup.lexicon)
    )


def test_a_race_begins_without_the_search_for_all_words() -> None:
    lexicon = load_lexicon(["pocket"])
    searched = all_finds.cache_info()
    state, _ = GAME.start(table(RACE, lexicon=lexicon), SeededChance("race", 0))
    for _ in range(2):
        seat, top = state.position.turn.seat, state.position.grid.top
        words = finds_of_length(state.position.letters, 8, lexicon, 3, 3)
        first = next(find for find in words if find[0] & top and not find[0] & ~state.position.free)
        path = path_over(state.position.grid, state.position.letters, first)
        state, _ = GAME.play(state, seat, Lay(path), 1000, NO_CHANCE)
    assert len(state.position.words) == 2
    assert all_finds.cache_info() == searched
