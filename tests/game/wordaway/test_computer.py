"""The computer: always a good word, honest, and its strength set by work alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from game.contract import LEVELS, Handicap, Level, Refusal, Resign, Seat
from game.engine import Match, ScriptedChance, SeededChance
from game.lexicon.union import own_lexicon
from game.library import load_lexicon
from game.wordaway.computer import SKILLS, words_of
from game.wordaway.rules import Wordaway
from game.wordaway.solver import Position, Solver, Work
from game.wordaway.state import Hint, Play, Skip
from game.wordaway.verdicts import digest
from game.wordaway.words import good_words
from tests.game.wordaway.tables import (
    COLLECTION,
    EXAMPLE,
    GAME,
    begin,
    board_of,
    computers,
    people,
    play,
    series_of,
    setup_of,
    state_of,
    view_of,
    with_computer,
)

POCKET = load_lexicon(["pocket"])


def choice(match: Match, level: Level, seed: str = "seed") -> Play | Skip | Resign:
    chosen = GAME.choose(view_of(match), level, SeededChance(seed, 0))
    assert isinstance(chosen.move, Play | Skip | Resign)
    return chosen.move


def positions(match: Match, level: Level) -> Iterator[Match]:
    """Let a level play both seats; yields before every move."""
    number = 0
    while series_of(match).phase == "play":
        yield match
        chance = SeededChance(match.seed, number)
        chosen = GAME.choose(view_of(match), level, chance)
        match.play(board_of(match).to_move, chosen.move, chosen.spent_ms)
        number += 1


@pytest.mark.parametrize("level", LEVELS)
def test_it_always_plays_a_good_word_in_time_or_resigns_when_none_exists(level: Level) -> None:
    for phrase in ("MURDER ON THE ORIENT EXPRESS", "YOU DESERVE A BREAK TODAY"):
        match = begin(computers(level, level), POCKET, phrases=(phrase,), clock=15)
        for _ in positions(match, level):
            words = good_words(match.setup, board_of(match), board_of(match).to_move)
            chosen = GAME.choose(view_of(match), level, SeededChance("x", 0))
            assert 0 < chosen.spent_ms < 15_000
            if isinstance(chosen.move, Resign):
                assert words == ()
            else:
                assert isinstance(chosen.move, Play)
                assert chosen.move.word in words


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("no_repeats", [False, True])
def test_with_nothing_to_play_it_resigns(level: Level, no_repeats: bool) -> None:
    match = begin(computers(), phrases=("VERY AEIOUAE",), no_repeats=no_repeats)
    play(match, "VERY")
    assert choice(match, level) == Resign()


@pytest.mark.parametrize("level", LEVELS)
def test_with_nothing_to_play_and_a_free_skip_it_skips(level: Level) -> None:
    seats = (Seat("Ida", 0, "computer", level, handicap=Handicap(turns=2)), computers()[1])
    match = begin(seats, own_lexicon(["ZZZ"]))
    assert choice(match, level) == Skip()


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_from_its_stage_on_it_plays_a_winning_word_where_one_exists(level: Level) -> None:
    for phrase in COLLECTION[:3]:
        match = begin(computers("easy", level), POCKET, phrases=(phrase,))
        for _ in positions(match, "medium"):
            board = board_of(match)
            if len(board.pool) > min(SKILLS[level].stage, 17):
                continue
            words = words_of(match.setup, board, board.to_move, 100)
            solver = Solver(Position(board.pool, words, words), Work(100_000))
            winning = {w for p in solver.plays() if solver.is_won_by(p) for w in p.words}
            move = choice(match, level)
            assert not winning or (isinstance(move, Play) and move.word in winning)


def test_easy_never_solves_and_keeps_to_common_words() -> None:
    assert SKILLS["easy"].stage == SKILLS["easy"].positions == 0
    lexicon = load_lexicon(["encyclopedic"])
    match = begin(computers(), lexicon)
    for seed in range(20):
        move = choice(match, "easy", str(seed))
        assert isinstance(move, Play)
        assert lexicon.size_of(move.word) <= 20


def test_the_stages_are_those_of_the_rules() -> None:
    assert [SKILLS[level].stage for level in LEVELS] == [0, 14, 20, 40]
    assert SKILLS["expert"].positions == 1_500_000


def test_easy_plays_a_rare_word_before_it_resigns() -> None:
    lexicon = load_lexicon(["encyclopedic"])
    rare = [w for w in lexicon.words(range(3, 4)) if w.endswith("ZZ") or lexicon.size_of(w) > 70]
    word = next(w for w in rare if not set(w) & set("AEIOU"))
    match = begin(computers(), lexicon, phrases=(f"U {word} IIIIIII",))
    words = good_words(match.setup, board_of(match), 0)
    assert words
    move = choice(match, "easy")
    assert isinstance(move, Play)
    assert move.word in words


@pytest.mark.parametrize("level", LEVELS)
def test_it_knows_only_what_its_seat_sees(level: Level) -> None:
    """Other games to come, other seeds: the same view, the same move."""
    matches = [Match.begin(GAME, setup_of(lexicon=POCKET, phrases=(EXAMPLE,)), s) for s in "abcdef"]
    same = [match for match in matches if board_of(match).to_move == 0]
    play_on = ("FLAKE", "CRY", "WADE", "SIN")
    moves: set[str] = set()
    for match in same:
        play(match, *play_on)
        moves.add(str(choice(match, level)))
    assert len(same) > 1
    assert len(moves) == 1


UNFIT = next(w for w in POCKET.words(range(4, 5)) if POCKET.is_unfit(w) and w.isalpha())
SOME_FIT = load_lexicon([], own=("SIN", UNFIT))
SOME_PHRASE = f"SIN {UNFIT} {UNFIT}, AEIOUAE"


@pytest.mark.parametrize("level", LEVELS)
def test_unfit_words_never_come_from_it_at_a_table_with_a_kid(level: Level) -> None:
    kid = with_computer(level, Handicap())
    match = begin(kid, SOME_FIT, first=1, phrases=(SOME_PHRASE,))
    assert choice(match, level) == Play("SIN")
    play(match, "SIN", UNFIT)
    assert choice(match, level) == Resign()


def test_unfit_words_never_come_as_a_hint_or_an_advice() -> None:
    match = begin(people(Handicap(hints=None)), SOME_FIT, phrases=(SOME_PHRASE,))
    for seed in range(5):
        assert GAME.hint(view_of(match), SeededChance("x", seed)) == Hint("SIN")
    verdict = GAME.analyse(state_of(match))
    assert verdict.plays == 2
    assert verdict.longest == "SIN"
    assert set(verdict.winning) <= {"SIN"}


def test_people_may_play_unfit_words_and_so_may_the_computer_without_a_kid() -> None:
    match = begin(computers(), load_lexicon([], own=(UNFIT,)), phrases=(SOME_PHRASE,))
    assert choice(match, "easy") == Play(UNFIT)


def test_the_limit_of_a_handicap_binds_the_computer() -> None:
    match = begin(with_computer("easy", Handicap(others_limit=4)), POCKET, first=1)
    for level in LEVELS[:3]:
        for seed in range(5):
            move = choice(match, level, str(seed))
            assert isinstance(move, Play)
            assert len(move.word) <= 4


def test_a_word_is_not_repeated_where_that_is_the_rule() -> None:
    match = begin(computers(), phrases=("SIN SIN, AEIOUAE",), no_repeats=True)
    play(match, "SIN")
    assert choice(match, "easy") == Resign()
    assert choice(match, "expert") == Resign()


def test_what_was_asked_before_makes_no_difference() -> None:
    match = begin(computers("expert", "expert"), POCKET, phrases=(COLLECTION[3],))
    alone = [choice(m, "expert") for m in positions(match, "expert")]
    again = begin(computers("expert", "expert"), POCKET, phrases=(COLLECTION[3],))
    for place, other in enumerate(positions(again, "expert")):
        choice(other, "hard")
        choice(other, "medium")
        assert choice(other, "expert") == alone[place]


def test_it_has_no_move_where_it_is_not_its_turn() -> None:
    match = begin(people())
    with pytest.raises(Refusal, match="not_your_move"):
        GAME.choose(view_of(match, 1), "easy", ScriptedChance([0] * 9))
    waiting = Match.begin(GAME, setup_of(people()), "seed")
    with pytest.raises(Refusal, match="not_your_move"):
        GAME.choose(GAME.view(state_of(waiting), 0), "easy", ScriptedChance([0] * 9))


def test_a_stopped_expert_still_plays_a_good_word() -> None:
    match = begin(computers("expert", "expert"), POCKET)
    chosen = GAME.choose(view_of(match), "expert", SeededChance("x", 0), lambda: True)
    assert isinstance(chosen.move, Play)
    assert chosen.move.word in POCKET


def shipped(winning: tuple[str, ...] | None) -> Wordaway:
    words = good_words(setup_of(), board_of(begin()), 0)
    return Wordaway(COLLECTION, {EXAMPLE: {digest(words): winning}})


def test_expert_uses_what_is_known_of_the_first_play() -> None:
    match = begin(computers("expert", "expert"))
    chosen = shipped(("LACY",)).choose(view_of(match), "expert", SeededChance("x", 0))
    assert chosen.move == Play("LACY")


@pytest.mark.parametrize(("winning", "won"), [(("COIN",), True), ((), False)])
def test_an_analysis_uses_what_is_known_of_the_first_play(
    winning: tuple[str, ...], won: bool
) -> None:
    verdict = shipped(winning).analyse(state_of(begin()))
    assert verdict.won is won
    assert verdict.winning == winning


def test_what_is_known_of_other_words_is_not_used() -> None:
    match = begin(computers("expert", "expert"), no_repeats=True)
    assert shipped(None).analyse(state_of(match)).won is not None
    assert shipped(()).analyse(state_of(match)) == GAME.analyse(state_of(match))


def test_an_analysis_counts_plays_and_names_a_longest_word() -> None:
    match = begin(people())
    verdict = GAME.analyse(state_of(match))
    assert verdict.seat == 0
    assert verdict.plays == len(good_words(match.setup, board_of(match), 0))
    assert verdict.longest == "FLAKE"
    assert (verdict.won, verdict.winning) == (False, ())
    play(match, "FLAKE")
    verdict = GAME.analyse(state_of(match))
    assert verdict.seat == 1
    assert verdict.longest == "COIN"


def test_after_a_winning_play_the_analysis_says_that_the_other_has_lost() -> None:
    match = begin(people(), POCKET, phrases=(COLLECTION[3],))
    play(match, "BATH", "KEEP")
    verdict = GAME.analyse(state_of(match))
    assert verdict.won is True
    assert 1 <= len(verdict.winning) <= 5
    play(match, verdict.winning[0])
    assert GAME.analyse(state_of(match)).won is False


def test_there_is_nothing_to_analyse_before_and_after_a_game() -> None:
    waiting = Match.begin(GAME, setup_of(people()), "seed")
    assert GAME.analyse(state_of(waiting)).seat is None
    match = begin(people())
    match.play(0, Resign(), 0)
    assert GAME.analyse(state_of(match)).seat is None


def test_a_stopped_analysis_says_that_it_is_not_solved() -> None:
    verdict = GAME.analyse(state_of(begin(people(), POCKET)), lambda: True)
    assert verdict.won is None
    assert verdict.plays > 1000


POOLS_WITHOUT_WORDS = st.text("BCDFGHJKLMNPQRSTVWX", min_size=3, max_size=12)


@settings(max_examples=50, deadline=None)
@given(pool=POOLS_WITHOUT_WORDS, level=st.sampled_from(LEVELS))
def test_in_a_position_without_a_word_every_level_resigns(pool: str, level: Level) -> None:
    match = begin(computers(level, level), own_lexicon(["CRY", "SIN", "ZZZZ"]))
    state = state_of(match)
    board = replace(board_of(match), pool="".join(sorted(pool)))
    without = replace(state, series=replace(state.series, board=board))
    chosen = GAME.choose(GAME.view(without, 0), level, SeededChance("x", 0))
    assert chosen.move == Resign()
