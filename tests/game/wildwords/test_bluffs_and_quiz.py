from __future__ import annotations

from functools import cache

import pytest
from msgspec.structs import replace

from game.contract import Refusal, never
from game.engine import SeededChance, encode
from game.lexicon.automaton import START, SYMBOLS, symbols
from game.library import load_lexicon
from game.wildwords.analysis import Insight, reading
from game.wildwords.bluffing import Trigrams, best_bluffs, bluff_for, english_of
from game.wildwords.board import EMPTY, EMPTY_BOARD
from game.wildwords.generator import Wanted
from game.wildwords.hand import placed_of
from game.wildwords.laying import check_lay
from game.wildwords.moves import Believe, Challenge, GiveUp
from game.wildwords.quiz import BLUFFS, PLAYS, Quiz, make_quiz, marked, title_for
from game.wildwords.scoring import scored
from game.wildwords.slots import Position
from game.wildwords.state import SheetLine
from game.wildwords.views import WildView
from game.wildwords.words import is_word, word_for, words_for
from tests.game.wildwords.kit import BOOK_WORDS, GAME, at, board_with, match_of, setup_of, state_of

POCKET = load_lexicon(["pocket"])


def test_trigrams_tell_what_looks_like_english() -> None:
    trigrams = Trigrams(POCKET.words())

    def looks(pattern: str) -> bool:
        return trigrams.accepting[trigrams.run(START, symbols(pattern))]

    assert looks("STATION")
    assert looks("STALING")
    assert looks("STA*ING")
    assert looks("*")
    assert not looks("XQZV")
    assert not looks("STAQZ*")
    assert not looks("STATIOQ")
    assert not looks("STATIQ")
    state = trigrams.run(START, symbols("STATIO"))
    last = {symbol for symbol in range(SYMBOLS) if trigrams.ending(state) >> symbol & 1}
    assert last == {s for s in range(SYMBOLS) if trigrams.accepting[trigrams.step(state, s)]}
    assert symbols("N")[0] in last


def bluffing_view(**changes: object) -> WildView:
    match = match_of(setup_of(lexicon=POCKET), trays=("ST*INED", "AAAAAAA"))
    return replace(GAME.view(match.state, 0), **changes)


def bluffs_in(view: WildView, honest: int = 0) -> int:
    tried = (bluff_for(view, honest, SeededChance("b", n), never) for n in range(400))
    return sum(play is not None for play in tried)


def test_a_bluff_looks_like_english_holds_a_wild_tile_and_fits_no_word() -> None:
    position = Position(board_with(at("FEND", 7, 4)), "ST*INEB")
    found = best_bluffs(position, POCKET, 40)
    assert found
    for play in found:
        result = check_lay(position.board, position.tray, placed_of(play, position.tray))
        false = [p.text for p in result.patterns if not is_word(p.text, POCKET)]
        assert false
        assert all("*" in text for text in false)


def test_a_plain_word_that_is_none_is_no_bluff() -> None:
    """Without a wild tile there are plays that look like English; it makes none of them."""
    position = Position(board_with(at("FEND", 7, 4)), "STAINEB")
    like_english = english_of(POCKET).best(position, Wanted(40)).plays
    patterns = [
        scored(position.board, placed_of(play, position.tray)).patterns for play in like_english
    ]
    plain = [one for one in patterns if any("*" not in p.text and not fits(p.text) for p in one)]
    assert plain
    for play in best_bluffs(position, POCKET, 40):
        made = scored(position.board, placed_of(play, position.tray)).patterns
        assert all("*" in p.text for p in made if not fits(p.text))


def fits(text: str) -> bool:
    return is_word(text, POCKET)


def test_a_bluff_gains_15_points_at_least() -> None:
    view = bluffing_view()
    best = max(play.score for play in best_bluffs(Position(view.board, view.tray), POCKET, 30))
    assert bluffs_in(view, honest=best - 15) > 0
    assert bluffs_in(view, honest=best - 14) == 0


def test_at_most_one_play_in_eight_is_a_bluff() -> None:
    assert 20 <= bluffs_in(bluffing_view()) <= 80
    pattern = scored(EMPTY_BOARD, at("Q*X", 7, 6).placed).patterns
    recent = SheetLine(0, 1, "play", 20, 20, patterns=pattern)
    assert bluffs_in(bluffing_view(sheet=(recent,))) == 0
    honest = scored(EMPTY_BOARD, at("TABLE", 7, 4).placed).patterns
    since = tuple(SheetLine(0, n, "play", 20, 20, patterns=honest) for n in range(2, 9))
    assert bluffs_in(bluffing_view(sheet=(recent, *since))) > 0


def test_it_bluffs_only_for_a_gain_and_not_at_the_end_nor_once_caught_nor_if_switched_off() -> None:
    assert bluffs_in(bluffing_view(), honest=500) == 0
    assert bluffs_in(bluffing_view(pot=0)) == 0
    pattern = scored(EMPTY_BOARD, at("AB", 7, 7).placed).patterns
    caught = SheetLine(0, 1, "taken_back", 0, 0, patterns=pattern)
    assert bluffs_in(bluffing_view(sheet=(caught,))) == 0
    others = replace(caught, seat=1)
    assert bluffs_in(bluffing_view(sheet=(others,))) > 0
    match = match_of(setup_of(lexicon=POCKET, bluffs=False), trays=("ST*INED", "AAAAAAA"))
    assert bluffs_in(GAME.view(match.state, 0)) == 0


# --- the quiz ---------------------------------------------------------------------------


@cache
def quiz(seed: str = "quiz") -> Quiz:
    return make_quiz(POCKET, SeededChance(seed, 0))


def test_a_quiz_is_the_same_for_the_same_seed() -> None:
    assert encode(make_quiz(POCKET, SeededChance("quiz", 0))) == encode(quiz())
    assert encode(quiz("other")) != encode(quiz())


@pytest.mark.parametrize("seed", ["quiz", "other", "third"])
def test_a_quiz_holds_honest_plays_and_bluffs(seed: str) -> None:
    made = quiz(seed)
    assert len(made.plays) == PLAYS
    assert [play.number for play in made.plays] == list(range(1, PLAYS + 1))
    assert 3 <= len(made.bluffs) <= BLUFFS + 1
    assert 1 not in made.bluffs
    for play in made.plays:
        for pattern, one in zip(play.patterns, play.readings, strict=True):
            assert one.pattern == pattern.text
            assert one.fits == is_word(pattern.text, POCKET)
            assert not any(POCKET.is_unfit(word) for word in one.words)


def test_the_plays_of_a_quiz_make_its_board() -> None:
    made = quiz()
    squares = [square for play in made.plays for square in play.squares]
    assert len(squares) == len(set(squares))
    assert {s for s, symbol in enumerate(made.board) if symbol != EMPTY} == set(squares)
    last = made.plays[-1].patterns[0]
    assert "".join(made.board[square] for square in last.squares) == last.text


def test_marks_are_a_point_each_bluff_less_one_each_honest_play() -> None:
    made = quiz()
    bluffs = made.bluffs
    honest = [play.number for play in made.plays if play.honest]
    perfect = marked(made, bluffs)
    assert (perfect.points, perfect.right, perfect.wrong) == (len(bluffs), bluffs, ())
    poor = marked(made, [bluffs[0], *honest[:3]])
    assert (poor.points, poor.wrong, poor.missed) == (-2, tuple(honest[:3]), bluffs[1:])
    assert poor.title == title_for(0, bluffs)
    titles = [title_for(points, range(6)) for points in (0, 1, 4, 6)]
    assert len(set(titles)) == 4


@pytest.mark.parametrize(
    ("numbers", "code"),
    [([], "few"), ([1, 2], "few"), ([1, 1, 1], "few"), ([1, 2, 99], "play"), ([0, 1, 2], "play")],
)
def test_a_quiz_wants_at_least_three_plays_of_its_own(numbers: list[int], code: str) -> None:
    with pytest.raises(Refusal, match=f"wildwords_quiz_{code}"):
        marked(quiz(), numbers)


def test_a_quiz_cut_short_is_a_smaller_one() -> None:
    assert make_quiz(POCKET, SeededChance("quiz", 0), stopped=lambda: True).plays == ()


# --- analysis ---------------------------------------------------------------------------


def test_an_analysis_of_a_turn_shows_the_best_plays_with_their_words() -> None:
    match = match_of(setup_of(), trays=("STAIN*G", "AAA"), board=board_with(at("FEND", 7, 4)))
    insight = GAME.analyse(match.state)
    assert insight.seat == 0
    assert insight.proven
    best = insight.best[0]
    assert best.score == 61 == scored(state_of(match).board, best.placed).score
    assert (best.patterns, best.words) == (("S*AIN*G", "FEND*"), ("STAINING", "FENDS"))
    assert best.names == ("bomb",)
    assert [one.score for one in insight.best] == sorted(
        (one.score for one in insight.best), reverse=True
    )


def test_an_analysis_of_a_pending_play_says_what_its_patterns_can_mean() -> None:
    board = board_with(at("FEND", 7, 4))
    match = match_of(setup_of(), trays=("D*TQ", "AAA"), board=board)
    match.play(0, at("D*T", 6, 3, down=True), 0)
    insight = GAME.analyse(match.state)
    assert insight.best == ()
    assert [(one.pattern, one.fits, one.words) for one in insight.readings] == [
        ("***", True, ("DEFEND", "FEND", "FENDS", "STAINING")),
        ("*FEND", True, ("DEFEND",)),
    ]
    match.play(1, Challenge(), 0)
    assert GAME.analyse(match.state).readings == insight.readings
    match.play(0, GiveUp(), 0)
    assert GAME.analyse(match.state).seat == 1


def test_an_accepted_bluff_is_revealed() -> None:
    assert reading("FE*T", BOOK_WORDS).fits is False
    assert reading("FE*T", BOOK_WORDS).words == ()


def test_there_is_nothing_to_say_when_the_match_is_over() -> None:
    match = match_of(setup_of(), trays=("FEND", "AE"), pot="")
    match.play(0, at("FEND", 7, 4), 0)
    match.play(1, Believe(), 0)
    assert GAME.analyse(match.state) == Insight(None)


def test_words_named_beside_a_kid_are_fit() -> None:
    unfit = next(word for word in POCKET.words() if POCKET.is_unfit(word))
    assert word_for(unfit, POCKET) == unfit
    assert word_for(unfit, POCKET, family=True) is None
    assert words_for(unfit, POCKET, 5, family=True) == ()
    assert reading(unfit, POCKET, family=True).fits
