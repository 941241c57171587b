from __future__ import annotations

from itertools import count
from random import Random

import pytest
from msgspec.structs import replace

from game.contract import LEVELS, Handicap, Level, Move, Refusal, never
from game.engine import Match, SeededChance
from game.library import load_lexicon
from game.wildwords.board import EMPTY_BOARD
from game.wildwords.computer import choose
from game.wildwords.doubt import agrees, challenges, is_near_miss
from game.wildwords.generator import Generator, Wanted, generator_of
from game.wildwords.hand import placed_of
from game.wildwords.levels import SKILLS, happens, vocabulary_of
from game.wildwords.lookahead import Prospects, worth
from game.wildwords.moves import (
    Believe,
    Challenge,
    GiveUp,
    Hint,
    Judge,
    Lay,
    Pass,
    Spell,
    Trade,
    Vote,
)
from game.wildwords.scoring import scored
from game.wildwords.slots import Position
from game.wildwords.words import is_word
from tests.game.wildwords.kit import BOOK_WORDS, GAME, at, board_with, match_of, setup_of, state_of
from tests.game.wildwords.positions import SMALL
from tests.game.wildwords.random_play import random_move
from tests.game.wildwords.secrets import hidden_elsewhere

POCKET = load_lexicon(["pocket"])


def chosen(match: Match, level: Level, chance: SeededChance | None = None) -> Move:
    state = state_of(match)
    view = GAME.view(state, state.awaited)
    return GAME.choose(view, level, chance or SeededChance("c", 1)).move


def walked(seed: int, plies: int, seats: int = 2) -> Match:
    """A match after that many random plies, its stage a turn or a challenge."""
    random = Random(seed)
    kinds = dict.fromkeys(range(seats), "computer")
    match = Match.begin(GAME, setup_of(seats, SMALL, kinds=kinds, minutes=None), f"walked {seed}")
    for _ in range(plies):
        if match.acts():
            match.play(*random_move(match, random), 1000)
    return match


def test_it_plays_alike_whatever_it_cannot_see() -> None:
    """R25: 100 positions, the opponent's tray and the pot dealt anew."""
    tried = 0
    levels = ("easy", "medium", "hard")
    for seed in range(200):
        match = walked(seed, plies=4 + seed % 11)
        state = state_of(match)
        if state.ended is not None:
            continue
        other = hidden_elsewhere(state, state.awaited, Random(seed))
        views = [GAME.view(one, state.awaited) for one in (state, other)]
        level: Level = levels[seed % 3] if seed % 10 else "expert"
        moves = [GAME.choose(view, level, SeededChance("x", seed)) for view in views]
        assert moves[0] == moves[1]
        tried += 1
        if tried == 100:
            break
    assert tried == 100


@pytest.mark.parametrize("level", LEVELS)
def test_matches_of_computers_come_to_an_end_and_every_move_is_legal(level: Level) -> None:
    tables = ((2, {}), (3, {"box_challenge": True}), (4, {"honour": True}))
    for seats, options in tables[: 1 if level == "expert" else 3]:
        kinds = dict.fromkeys(range(seats), "computer")
        match = Match.begin(GAME, setup_of(seats, SMALL, kinds=kinds, **options), level)
        for number in range(300):
            if not match.acts():
                break
            actor = state_of(match).awaited
            view = GAME.view(match.state, actor)
            move = GAME.choose(view, level, SeededChance(level, number))
            match.play(actor, move.move, move.spent_ms)
        assert state_of(match).ended is not None


@pytest.mark.parametrize("level", LEVELS)
def test_honest_plays_are_made_of_the_words_it_speaks(level: Level) -> None:
    setup = setup_of(lexicon=POCKET, bluffs=False)
    vocabulary = vocabulary_of(setup, SKILLS[level])
    match = match_of(setup, trays=("STAINED", "AAAA"))
    move = chosen(match, level)
    assert isinstance(move, Lay)
    for pattern in scored(EMPTY_BOARD, move.placed).patterns:
        assert is_word(pattern.text, vocabulary)


@pytest.mark.parametrize("level", LEVELS)
def test_no_time_at_all_still_gives_a_legal_move(level: Level) -> None:
    for seed in range(4):
        match = walked(seed, plies=6)
        state = state_of(match)
        if state.stage != "turn":
            continue
        view = GAME.view(state, state.awaited)
        for looks in (0, 1, 3, 30):
            left = count(looks, -1)
            move = choose(view, level, SeededChance("x", 1), lambda left=left: next(left) <= 0)
            match.check(state.awaited, move.move)
            assert isinstance(move.move, Lay | Trade | Pass)


def test_with_nothing_to_play_it_trades_and_then_passes() -> None:
    """R23."""
    board = board_with(at("FEND", 7, 4))
    for level in LEVELS:
        match = match_of(setup_of(lexicon=BOOK_WORDS), trays=("QQQQ", "AA"), board=board)
        assert chosen(match, level) == Trade()
        match.play(0, Trade(), 0)
        match = match_of(setup_of(lexicon=BOOK_WORDS), ("QQQQ", "VV"), pot="", board=board)
        for seat in (0, 1, 0, 1):
            move = chosen(match, level)
            assert move == Pass()
            match.play(seat, move, 0)
        assert state_of(match).ended is not None


def test_it_chooses_only_where_its_seat_is_awaited() -> None:
    match = match_of(setup_of())
    with pytest.raises(Refusal, match="not_your_move"):
        GAME.choose(GAME.view(match.state, 1), "easy", SeededChance("x", 1))


def test_hard_trades_when_its_best_play_is_poor() -> None:
    match = match_of(setup_of(lexicon=POCKET), trays=("VVUUWQC", "AAAAAAA"))
    assert chosen(match, "hard") == Trade()
    good = match_of(setup_of(lexicon=POCKET), trays=("STAINED", "AAAAAAA"))
    assert isinstance(chosen(good, "hard"), Lay)


def test_the_chance_to_see_a_bomb_makes_the_levels() -> None:
    match = match_of(setup_of(lexicon=POCKET), trays=("STAINED", "AAAAAAA"))
    seen = {
        level: sum(
            len(move.placed) == 7
            for number in range(200)
            if isinstance(move := chosen(match, level, SeededChance("bomb", number)), Lay)
        )
        for level in ("easy", "medium", "hard")
    }
    assert 15 <= seen["easy"] <= 50
    assert 65 <= seen["medium"] <= 115
    assert 140 <= seen["hard"] <= 180


# --- in a challenge ---------------------------------------------------------------------


def rate(level: Level, patterns: list[str], votes: bool = False) -> float:
    setup = setup_of(lexicon=POCKET)
    asked = agrees if votes else challenges
    said = [asked(setup, patterns, SKILLS[level], SeededChance("d", n)) for n in range(2000)]
    return sum(said) / len(said)


def test_how_often_a_bluff_is_challenged() -> None:
    assert rate("easy", ["XQZ*V"]) == 0
    assert abs(rate("medium", ["XQZ*V"]) - 0.5) < 0.04
    assert abs(rate("medium", ["TABLF"]) - 0.2) < 0.04
    assert abs(rate("hard", ["XQZ*V"]) - 0.85) < 0.04
    assert rate("expert", ["XQZ*V"]) == 1
    assert rate("expert", ["TABLE", "XQZ*V"]) == 1


def test_how_often_an_honest_play_is_challenged() -> None:
    odd = next(word for word in POCKET.words() if POCKET.size_of(word) == 35)
    assert rate("easy", [odd]) == 0
    for level in LEVELS:
        assert rate(level, ["TABLE", "P*SIB*IES"]) == 0
    rare = load_lexicon(["collegiate"])
    setup = setup_of(lexicon=rare)
    strange = next(word for word in rare.words() if rare.size_of(word) == 70)
    said = [
        challenges(setup, [strange], SKILLS["medium"], SeededChance("d", n)) for n in range(3000)
    ]
    assert 0.01 < sum(said) / len(said) < 0.03
    sure = [challenges(setup, [strange], SKILLS["hard"], SeededChance("d", n)) for n in range(3000)]
    assert 0 < sum(sure) / len(sure) < 0.012
    assert not any(
        challenges(setup, [strange], SKILLS["expert"], SeededChance("d", n)) for n in range(500)
    )


def test_a_challenge_makes_the_others_more_suspicious() -> None:
    assert rate("easy", ["XQZ*V"], votes=True) > 0.2
    assert rate("expert", ["XQZ*V"], votes=True) == 1
    assert rate("expert", ["TABLE"], votes=True) == 0


def test_a_near_miss_is_one_letter_away() -> None:
    assert is_near_miss("TABLF", POCKET)
    assert is_near_miss("P*SIB*IEF", POCKET)
    assert not is_near_miss("XQZVV", POCKET)


def test_it_spells_its_words_and_gives_a_bluff_up() -> None:
    for level in LEVELS:
        match = match_of(setup_of(lexicon=POCKET), trays=("*ABLE", "AA"))
        match.play(0, at("*ABLE", 7, 4), 0)
        match.play(1, Challenge(), 0)
        move = chosen(match, level)
        assert isinstance(move, Spell)
        match.play(0, move, 0)
        assert state_of(match).scores[0] > 0
        match = match_of(setup_of(lexicon=POCKET), trays=("XQZV*", "AA"))
        match.play(0, at("XQZV*", 7, 4), 0)
        match.play(1, Challenge(), 0)
        assert chosen(match, level) == GiveUp()


def test_it_judges_honestly_where_honour_holds() -> None:
    for word, good in (("TABLE", True), ("TABLX", False), ("XABLE", False)):
        match = match_of(setup_of(lexicon=POCKET, honour=True), trays=("*ABLE", "AA"))
        match.play(0, at("*ABLE", 7, 4), 0)
        match.play(1, Challenge(), 0)
        match.play(0, Spell((word,)), 0)
        assert chosen(match, "easy") == Judge(good)


def test_it_votes_and_answers_in_every_stage() -> None:
    match = match_of(setup_of(3, POCKET, box_challenge=True), trays=("XQZV*", "AA", "AA"))
    match.play(0, at("XQZV*", 7, 4), 0)
    assert chosen(match, "easy") == Believe()
    assert chosen(match, "expert") == Challenge()
    match.play(1, Challenge(), 0)
    assert chosen(match, "expert") == Vote(True)


# --- time, kids, handicaps --------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_it_uses_less_time_than_it_has(level: Level) -> None:
    match = match_of(setup_of(lexicon=SMALL, minutes=5), trays=("STAINED", "AA"))
    state = state_of(match)
    for used in (0, 200_000, 290_000, 299_999, 300_000, 400_000):
        late = replace(GAME.view(state, 0), used_ms=(used, 0))
        spent = GAME.choose(late, level, SeededChance("t", 1)).spent_ms
        assert 0 <= spent <= max(0, 300_000 - used)
    endless = match_of(setup_of(lexicon=SMALL, minutes=None), trays=("STAINED", "AA"))
    assert GAME.choose(GAME.view(endless.state, 0), level, SeededChance("t", 1)).spent_ms > 0


def test_beside_a_kid_no_unfit_word_comes_from_the_computer() -> None:
    unfit = [word for word in POCKET.words() if POCKET.is_unfit(word)]
    assert unfit
    setup = setup_of(lexicon=POCKET, handicaps={1: Handicap()})
    for level in LEVELS:
        assert not any(word in vocabulary_of(setup, SKILLS[level]) for word in unfit)


@pytest.mark.parametrize("level", LEVELS)
def test_it_keeps_to_the_limit_of_a_kids_table(level: Level) -> None:
    setup = setup_of(lexicon=POCKET, handicaps={1: Handicap(others_limit=4)})
    match = match_of(setup, trays=("STAINED", "AAAA"))
    move = chosen(match, level)
    if move == Trade():
        match.play(0, move, 0)
        move = chosen(match, level)
    assert isinstance(move, Lay)
    match.check(0, move)
    assert all(len(p.text) <= 4 for p in scored(EMPTY_BOARD, move.placed).patterns)


# --- hints ------------------------------------------------------------------------------


def test_a_hint_is_an_honest_play_of_common_words_with_its_words() -> None:
    setup = setup_of(lexicon=load_lexicon(["collegiate"]), handicaps={0: Handicap(hints=2)})
    match = match_of(setup, trays=("STAIN*D", "AAAA"))
    for left in (1, 0):
        hint = GAME.hint(GAME.view(match.state, 0), SeededChance("h", 1))
        assert isinstance(hint, Hint)
        patterns = scored(EMPTY_BOARD, hint.placed).patterns
        assert len(hint.words) == len(patterns)
        assert all(setup.lexicon.size_of(word) <= 20 for word in hint.words)
        match.play(0, hint, 1000)
        assert GAME.view(match.state, 0).hints_left == left
    with pytest.raises(Refusal, match="no_hints_left"):
        match.play(0, Hint((), ()), 0)


def test_hints_are_for_kids_and_for_practice() -> None:
    for setup, open_ in (
        (setup_of(), False),
        (setup_of(handicaps={0: Handicap(hints=0)}), False),
        (setup_of(handicaps={0: Handicap(hints=None)}), True),
        (setup_of(handicaps={1: Handicap()}), False),
        (setup_of(practice=True), True),
    ):
        match = match_of(setup)
        assert ("ask_hint" in match.acts()[0].moves) == open_


def test_a_forged_hint_is_refused() -> None:
    match = match_of(setup_of(practice=True), trays=("FENTD", "A"))
    for hint, code in (
        (Hint(at("FENT", 7, 4).placed, ("FENT",)), "wildwords_hint_wrong"),
        (Hint(at("FEND", 7, 4).placed, ()), "wildwords_hint_wrong"),
        (Hint(at("FEND", 7, 4).placed, ("DEFEND",)), "wildwords_hint_wrong"),
        (Hint(at("FEND", 0, 0).placed, ("FEND",)), "wildwords_off_centre"),
        (Hint((), ("FEND",)), "wildwords_nothing_laid"),
    ):
        with pytest.raises(Refusal, match=code):
            match.play(0, hint, 0)
    match.play(0, Hint(at("FEND", 7, 4).placed, ("FEND",)), 0)


def test_a_hint_where_nothing_fits_says_so() -> None:
    board = board_with(at("FEND", 7, 4))
    match = match_of(setup_of(practice=True), trays=("QQ", "A"), board=board)
    assert GAME.hint(GAME.view(match.state, 0), SeededChance("h", 1)) == Hint((), ())


# --- looking ahead ----------------------------------------------------------------------


def test_deals_hold_exactly_what_is_unseen() -> None:
    match = walked(3, plies=9, seats=3)
    state = state_of(match)
    view = GAME.view(state, state.awaited)
    prospects = Prospects(view, generator_of(SMALL), never)
    for number in range(5):
        deal = prospects.deal(SeededChance("deal", number))
        assert tuple(map(len, deal.trays)) == view.counts
        assert deal.trays[view.viewer] == view.tray
        assert len(deal.pot) == view.pot
        others = [tray for seat, tray in enumerate(deal.trays) if seat != view.viewer]
        drawn = sorted("".join(others) + deal.pot)
        unseen = list(view.unseen)
        for tile in drawn:
            unseen.remove(tile)
        assert len(prospects.new_tray(SeededChance("new", number))) == len(view.tray)


def test_a_roll_out_counts_the_end_as_the_rules_do() -> None:
    generator = generator_of(BOOK_WORDS)
    match = match_of(setup_of(), trays=("FEND", "QZ"), pot="")
    view = GAME.view(match.state, 0)
    play = generator.best(Position(view.board, view.tray), Wanted(1)).plays[0]
    prospects = Prospects(view, generator, never)
    deal = prospects.deal(SeededChance("end", 1))._replace(trays=("FEND", "QZ"))
    assert prospects.roll_out(play, deal) == play.score + 3 * 17
    later = match_of(setup_of(), trays=("FENDA", "QZ"), pot="")
    prospects = Prospects(GAME.view(later.state, 0), generator, never)
    assert prospects.roll_out(play, deal._replace(trays=("FENDA", "QZ"))) == play.score + 17 - 1


def test_an_asterisk_kept_is_worth_something() -> None:
    generator: Generator = generator_of(BOOK_WORDS)
    plays = generator.best(Position(EMPTY_BOARD, "FEND*"), Wanted(40)).plays
    kept = next(play for play in plays if "*" not in play.tiles and "?" not in play.tiles)
    assert worth(kept, "FEND*") == kept.score + 16
    spent = next(play for play in plays if "*" in play.tiles)
    assert worth(spent, "FEND*") == spent.score
    assert placed_of(kept, "FEND*")


def test_a_thing_of_no_chance_never_happens_and_a_sure_one_always() -> None:
    assert not any(happens(SeededChance("h", n), 0) for n in range(100))
    assert all(happens(SeededChance("h", n), 1000) for n in range(100))
