"""The computer's moves are legal, in time, like its level, and never wanting."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from game.contract import LEVELS, Handicap, Level, Move, Refusal
from game.engine import Match, SeededChance, decode, encode
from game.rooply.dice import Throw
from game.rooply.moves import BlacksOnly, Pass, Place, Roll, WildCard, WordPlaced
from game.rooply.skills import SKILLS
from game.rooply.state import Sight
from tests.game.rooply.kit import (
    GAME,
    H,
    V,
    drawn,
    full_but,
    lay,
    match,
    player,
    set_player,
    state_of,
    words,
)


def choose(going: Match, level: Level, seed: str = "seed") -> tuple[Move, int]:
    seat = state_of(going).turn.seat
    chosen = GAME.choose(GAME.view(state_of(going), seat), level, SeededChance(seed, 0))
    return chosen.move, chosen.spent_ms


def played_out(going: Match, levels: Sequence[Level], most_moves: int = 400) -> Match:
    """Let the computer move for every seat to the end of the match."""
    while state_of(going).outcome is None:
        seat = state_of(going).turn.seat
        move, spent = choose(going, levels[seat], f"{going.seed}/{len(going.entries)}")
        going.play(seat, move, spent)
        assert len(going.entries) < most_moves
    return going


@pytest.mark.parametrize(
    ("level", "board"),
    [*((level, "novice") for level in LEVELS), ("hard", "intermediate"), ("medium", "master")],
)
def test_a_computer_alone_completes_its_board(level: Level, board: str) -> None:
    going = played_out(match(None, level=board), [level])
    assert player(going).board.full


def test_hard_beats_easy() -> None:
    for seed in range(4):
        outcome = state_of(played_out(match(None, None, seed=str(seed)), ["hard", "easy"])).outcome
        assert outcome is not None
        assert outcome.winner == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_matches_of_mixed_levels_come_to_their_end(seats: int) -> None:
    going = played_out(match(*[None] * seats), LEVELS[:seats])
    outcome = state_of(going).outcome
    assert outcome is not None
    assert any(one.board.full for one in state_of(going).players)
    turns = {one.turns for one in state_of(going).players}
    assert len(turns) == 1


def test_a_score_race_comes_to_its_end() -> None:
    going = played_out(match(None, None, score_race=True), ["expert", "hard"])
    outcome = state_of(going).outcome
    assert outcome is not None
    assert outcome.winner is not None
    assert outcome.scores[outcome.winner] == max(outcome.scores)


def test_handicaps_bind_the_computer_too() -> None:
    kid = Handicap(turns=2, others_limit=4, clock="double")
    going = played_out(match(None, kid), ["expert", "easy"])
    events = [entry.move for entry in going.entries if entry.actor == 0]
    assert any(isinstance(move, Place) for move in events)
    assert {one.board.side for one in state_of(going).players} == {9}


@pytest.mark.parametrize("level", LEVELS)
def test_it_takes_the_time_of_its_level(level: Level) -> None:
    skill = SKILLS[level]
    for seconds in (60, 30):
        going = match(None, seconds=seconds)
        lay(going, Throw(4, H, 2))
        times = [choose(going, level, str(seed))[1] * 60 // seconds for seed in range(12)]
        assert skill.fastest <= min(times) < max(times) <= skill.slowest
    fast = {"easy": (25, 50), "medium": (18, 40), "hard": (10, 28), "expert": (6, 18)}
    assert (skill.fastest, skill.slowest) == tuple(1000 * s for s in fast[level])


@pytest.mark.parametrize("level", LEVELS)
def test_it_knows_the_words_of_its_level(level: Level) -> None:
    most = SKILLS[level].vocabulary
    for seed in range(8):
        going = match(None)
        lay(going, Throw(5, V, 1))
        move, spent = choose(going, level, str(seed))
        word = going.play(0, move, spent)[0]
        assert isinstance(word, WordPlaced)
        read = [t for t in (word.play.letters, word.play.letters[::-1]) if t in words()]
        assert min(words().size_of(text) for text in read) <= most


def test_with_a_kid_at_the_table_it_writes_nothing_unfit() -> None:
    for seed in range(3):
        going = match(None, Handicap(), seed=str(seed))
        played_out(going, ["expert", "easy"])
        said = [e.move.letters for e in going.entries if isinstance(e.move, Place)]
        assert len(said) > 15
        for letters in said:
            read = [text for text in (letters, letters[::-1]) if text in words()]
            assert any(not words().is_unfit(text) for text in read)


def test_the_same_view_and_chance_give_the_same_move() -> None:
    going = match(None, None)
    lay(going, Throw(5, H, 3))
    view = GAME.view(state_of(going), 0)
    copy = decode(Sight, encode(view), words())
    for level in LEVELS:
        first = GAME.choose(view, level, SeededChance("x", 1))
        assert GAME.choose(copy, level, SeededChance("x", 1)) == first


def test_it_can_be_stopped() -> None:
    going = match(None)
    lay(going, Throw(5, H, 3))
    view = GAME.view(state_of(going), 0)
    chosen = GAME.choose(view, "expert", SeededChance("x", 1), stopped=lambda: True)
    going.play(0, chosen.move, chosen.spent_ms)


def test_it_does_not_choose_for_another_or_after_the_end() -> None:
    going = match(None, None)
    with pytest.raises(Refusal, match="not_open"):
        GAME.choose(GAME.view(state_of(going), 1), "hard", SeededChance("x", 1))


# --- with nothing to write -------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_without_a_word_it_lays_blacks_and_the_next_time_loses_the_turn(level: Level) -> None:
    apart = [(row, column) for row in range(0, 9, 2) for column in range(0, 9, 2)]
    going = match(None, None)
    set_player(going, 0, board=full_but(9, *apart), wild_cards=0)
    assert choose(going, level)[0] == Roll()
    lay(going, Throw(3, H, 2))
    move, spent = choose(going, level)
    assert isinstance(move, BlacksOnly)
    assert len(move.blacks) == 2
    going.play(0, move, spent)
    lay(going, Throw(3, H, 2))
    going.play(1, Pass(), 0)
    lay(going, Throw(3, H, 2))
    assert choose(going, level)[0] == Pass()


@pytest.mark.parametrize("level", LEVELS)
def test_there_is_a_legal_move_in_any_of_200_positions(level: Level) -> None:
    """Boards in every state of fullness, with and without words, cards and yellow squares."""
    for seed in range(50):
        plays_twice(level, seed)


def plays_twice(level: Level, seed: int) -> None:
    chance = Random(seed)
    going = match(None, None, level=chance.choice(["novice", "master"]), seed=str(seed))
    side = player(going).board.side
    free = chance.sample([(r, c) for r in range(side) for c in range(side)], chance.randint(1, 60))
    board = full_but(side, *free)
    set_player(going, 0, board=board, bank=chance.randint(0, 3), wild_cards=chance.randint(0, 2))
    set_player(going, 0, blacks_before=chance.random() < 0.5)
    for _ in range(2):
        if state_of(going).turn.seat == 0 and state_of(going).outcome is None:
            move, spent = choose(going, level, str(seed))
            going.play(0, move, spent)


# --- cards and bars --------------------------------------------------------------------


def test_an_expert_spends_its_cards_on_long_words_soon() -> None:
    going = match(None)
    move, spent = choose(going, "expert")
    assert isinstance(move, WildCard)
    assert (move.length, move.blacks) == (9, 3)
    assert spent < 10_000
    going.play(0, move, spent)
    word, spent = choose(going, "expert")
    assert isinstance(word, Place)
    assert len(word.letters) == 9


def test_in_a_score_race_an_expert_keeps_its_cards() -> None:
    assert choose(match(None, score_race=True), "expert")[0] == Roll()


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_a_card_is_spent_where_hardly_a_throw_has_a_word(level: Level) -> None:
    going = match(None, None)
    set_player(going, 0, board=full_but(9, (0, 0), (0, 1), (0, 2), (8, 8)), turns=20)
    move, spent = choose(going, level)
    assert isinstance(move, WildCard)
    assert move.length == 3
    going.play(0, move, spent)
    word, spent = choose(going, level)
    assert isinstance(word, Place)


@pytest.mark.parametrize("level", LEVELS)
def test_bars_help_where_nothing_else_does(level: Level) -> None:
    board = full_but(9, *((0, n) for n in range(4)), (8, 8)).written({9: "Q", 18: "X"})
    going = match(None)
    set_player(going, 0, board=board, bank=1)
    lay(going, Throw(4, H, 1))
    move, spent = choose(going, level)
    assert isinstance(move, Place)
    assert len(move.yellows) == 1
    going.play(0, move, spent)


def test_yellow_squares_fill_the_last_gaps() -> None:
    board = full_but(9, *((0, n) for n in range(4)), (8, 0), (8, 8))
    going = match(None)
    set_player(going, 0, board=board, bank=2)
    lay(going, Throw(4, H, 1))
    move, spent = choose(going, "expert")
    going.play(0, move, spent)
    assert player(going).board.full


def test_a_yellow_square_is_bought_when_the_board_gets_full() -> None:
    going = match(None)
    set_player(going, 0, board=drawn(*["#" * 9] * 5))
    lay(going, Throw(9, H, 3))
    move, spent = choose(going, "expert")
    assert isinstance(move, Place)
    assert move.exchange == 1
    going.play(0, move, spent)
    assert player(going).bank == 1
