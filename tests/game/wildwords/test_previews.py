from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from game.contract import Handicap, Line, Notice, Preview
from game.engine import Match
from game.language import SENTENCES, sentence
from game.wildwords.board import CENTRE, EMPTY_BOARD, SIZE, put
from game.wildwords.events import Laid
from game.wildwords.generator import Wanted
from game.wildwords.hand import placed_of
from game.wildwords.moves import Lay, Pass, Placed
from game.wildwords.scoring import scored
from game.wildwords.slots import Position
from tests.game.wildwords.kit import GAME, at, board_with, match_of, setup_of
from tests.game.wildwords.positions import SMALL, small_generator, walks


def preview(match: Match, lay: Lay) -> Preview:
    return GAME.preview(GAME.view(match.state, 0), lay, 0)


def test_a_preview_names_every_pattern_its_score_and_the_special_squares() -> None:
    board = board_with(at("FEND", 7, 4))
    match = match_of(setup_of(), trays=("STAIN*G", "AAA"), board=board)
    seen = preview(match, at("STAIN*G", 2, 3, down=True))
    assert seen.lines == (Line("STAI***", 8), Line("*FEND", 9))
    assert seen.score == 37
    assert seen.notices == (
        Notice("wildwords_preview_wild", {"count": 2}),
        Notice("wildwords_preview_words", {"factor": 2}),
        Notice("wildwords_preview_lost", {"points": 20}),
        Notice("wildwords_bomb", {}),
    )
    assert all(sentence(notice.code, notice.params) for notice in seen.notices)


def test_a_preview_of_what_cannot_lie_says_why() -> None:
    match = match_of(setup_of(), trays=("FENDAEI", "AAA"))
    assert preview(match, at("A", 7, 7)).notices == (Notice("wildwords_one_tile", {}),)
    assert GAME.preview(GAME.view(match.state, 0), Pass(), 0) == Preview()


def test_a_forgiven_seat_is_warned_before_a_play_no_word_fits() -> None:
    warned = match_of(setup_of(handicaps={0: Handicap(forgiving=True)}), trays=("FENTD", "A"))
    assert preview(warned, at("FENT", 7, 4)).notices[-1] == Notice(
        "wildwords_no_word_fits", {"pattern": "FENT"}
    )
    good = preview(warned, at("FEND", 7, 4)).notices
    assert all(notice.code != "wildwords_no_word_fits" for notice in good)
    others = match_of(setup_of(), trays=("FENTD", "A"))
    codes = [notice.code for notice in preview(others, at("FENT", 7, 4)).notices]
    assert "wildwords_no_word_fits" not in codes


def test_in_practice_the_dictionary_gives_its_verdict() -> None:
    match = match_of(setup_of(practice=True), trays=("FENTD", "A"))
    for text, code in (("FEND", "wildwords_a_word_fits"), ("FENT", "wildwords_no_word_fits")):
        last = preview(match, at(text, 7, 4)).notices[-1]
        assert last == Notice(code, {"pattern": text})
        assert last.code in SENTENCES


def test_a_preview_is_what_the_play_then_is_in_whatever_order_the_tiles_lie() -> None:
    """R02: 500 plays of seeded matches."""
    random = Random(2)
    setup = setup_of(lexicon=SMALL)
    tried = 0
    for position, plays in walks("preview", count=50):
        match = match_of(setup, trays=(position.tray, "A"), board=position.board)
        for play in random.sample(plays, min(10, len(plays))):
            tiles = list(placed_of(play, position.tray))
            random.shuffle(tiles)
            lay = Lay(tuple(tiles))
            seen = preview(match, lay)
            laid = match.play(0, lay, 0)[0]
            match.undo()
            assert isinstance(laid, Laid)
            assert seen.lines == tuple(Line(p.text, p.score) for p in laid.patterns)
            assert seen.score == laid.score == play.score
            tried += 1
    assert tried >= 480


@pytest.mark.parametrize(
    ("lay", "points", "is_one"),
    [
        (at("QZH", 7, 6), 40, True),
        (at("QZT", 7, 6), 36, False),
        (at("QB", 0, 0), 39, False),
        (at("QZHA", 7, 5), 42, False),
    ],
)
def test_a_hipswop_is_three_tiles_at_most_for_40_points(
    lay: Lay, points: int, is_one: bool
) -> None:
    play = scored(EMPTY_BOARD, lay.placed)
    assert play.score == points
    assert ("hipswop" in play.names) == is_one


def test_premiums_are_read_where_the_tiles_lie() -> None:
    """R03."""
    down = scored(EMPTY_BOARD, at("FEND", 5, 7, down=True).placed)
    across = scored(EMPTY_BOARD, at("FEND", 7, 5).placed)
    assert down.score == across.score == 18
    assert across.patterns[0].across
    assert not down.patterns[0].across


def test_the_eight_mirror_images_of_a_first_play_score_alike() -> None:
    """R03."""
    last = SIZE - 1
    generator = small_generator()
    random = Random(3)
    for _ in range(20):
        tray = "".join(random.sample("AABDEEEEFIINNOORSSTT**QZ", 7))
        for play in generator.best(Position(EMPTY_BOARD, tray), Wanted(3)).plays:
            placed = placed_of(play, tray)
            images = [
                [Placed(*turn(one.row, one.column), one.tile) for one in placed]
                for turn in (
                    lambda r, c: (r, c),
                    lambda r, c: (c, r),
                    lambda r, c: (last - r, c),
                    lambda r, c: (r, last - c),
                    lambda r, c: (last - r, last - c),
                    lambda r, c: (c, last - r),
                    lambda r, c: (last - c, r),
                    lambda r, c: (last - c, last - r),
                )
            ]
            assert {scored(EMPTY_BOARD, image).score for image in images} == {play.score}


def test_the_order_of_the_tiles_of_a_lay_does_not_matter() -> None:
    board = board_with(at("FEND", 7, 4))
    tiles = at("D*T", 6, 3, down=True).placed
    results = {scored(board, order) for order in permutations(tiles)}
    assert len(results) == 1


def test_asterisks_on_special_squares_score_nothing_but_multiply_words() -> None:
    board = put(EMPTY_BOARD, [(CENTRE, "E")])
    play = scored(board, at("*", 7, 8).placed)
    assert play.score == 1
