"""The rules agree with a checker written separately, on boards that grew by chance."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import combinations, product
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.contract import Lexicon, Refusal
from game.lexicon.union import own_lexicon
from game.rooply.bars import barred_slots
from game.rooply.board import Axis, Board, Square, Yellow
from game.rooply.dice import Direction, Throw
from game.rooply.judge import Terms, judged
from game.rooply.moves import Place
from game.rooply.search import Search
from game.rooply.texts import texts_of
from tests.game.rooply import reference
from tests.game.rooply.reference import Asked, Cell, Page, Spot

LETTERS = "ABC"
CAP = 4


def some_words(chance: Random) -> frozenset[str]:
    """Many short words of few letters, so that runs often happen to be words."""
    lengths = [2] * 5 + [3] * 16 + [4] * 24 + [5] * 20
    return frozenset("".join(chance.choices(LETTERS, k=length)) for length in lengths)


def bare_page(side: int, chance: Random) -> Page:
    """Some black squares, and yellow ones without a letter."""
    page = Page(side)
    for place in chance.sample(sorted(page.cells), chance.randint(0, side)):
        page.cells[place] = (
            Cell(black=True) if chance.random() < 0.5 else Cell(yellow=True, bars=bars(chance))
        )
    return page


def bars(chance: Random) -> frozenset[tuple[int, int]]:
    return reference.bars_of(chance.randint(1, 14))


def near_play(page: Page, words: frozenset[str], chance: Random) -> Asked:
    """A word anywhere, with blacks at its ends: often nearly right."""
    direction = chance.choice("HHVVD")
    axis = chance.choice(reference.DIRECTIONS[direction if chance.random() < 0.97 else "H"])
    word = chance.choice(sorted(words) if chance.random() < 0.95 else ["AAAA", "CBA"])
    letters = word if chance.random() < 0.5 else word[::-1]
    start = (chance.randint(-1, page.side - 1), chance.randint(0, page.side - 1))
    thrown = chance.choice([0, 1, 1, 2, 2, 3, 3])
    return with_extras(page, word_asked(letters, start, axis, direction, thrown), chance)


def fitting_play(page: Page, words: frozenset[str], chance: Random) -> Asked:
    """A word that the game's own search finds, if it finds one."""
    throw = Throw(3, Direction(chance.choice("HHVVD")), chance.choice([1, 2, 3]))
    search = Search(as_board(page), texts_of(own_lexicon(words)))
    found = list(search.placements(throw, 9))
    if not found:
        return near_play(page, words, chance)
    slot, text = chance.choice(found)
    start = divmod(slot.squares[0], page.side)
    asked = word_asked(text, start, slot.axis.value, throw.direction.value, throw.blacks)
    return with_extras(page, asked, chance)


def word_asked(letters: str, start: Spot, axis: str, direction: str, thrown: int) -> Asked:
    return Asked(letters, start, axis, (), (), 0, 3, direction, thrown, 9, 0, CAP)


def with_extras(page: Page, asked: Asked, chance: Random) -> Asked:
    """The play with blacks at its ends, and now and then what makes it richer or wrong."""
    blacks = free_ends(page, asked)
    chance.shuffle(blacks)
    blacks = blacks[: asked.thrown]
    if chance.random() < 0.15:
        blacks.append((chance.randint(0, page.side), chance.randint(0, page.side - 1)))
    line = line_of(asked)
    near = [line[0], line[-1], *ends_of(asked)]
    yellows = tuple(
        (spot, chance.randint(0, 15) if chance.random() < 0.1 else chance.randint(1, 14))
        for spot in chance.sample(near, chance.choice([0] * 8 + [1, 1, 2]))
    )
    return replace(
        asked,
        blacks=tuple(blacks),
        yellows=yellows,
        exchange=chance.choice([0] * 8 + [1]),
        length=chance.choice([3, 3, 3, len(asked.letters)]),
        most_new=chance.choice([9, 9, 9, 2]),
        bank=chance.randint(0, 2),
    )


def line_of(asked: Asked) -> list[Spot]:
    step = reference.BEHIND[asked.axis]
    row, column = asked.start
    return [(row + step[0] * n, column + step[1] * n) for n in range(len(asked.letters))]


def ends_of(asked: Asked) -> list[Spot]:
    step = reference.BEHIND[asked.axis]
    first, last = line_of(asked)[0], line_of(asked)[-1]
    return [(first[0] - step[0], first[1] - step[1]), (last[0] + step[0], last[1] + step[1])]


def free_ends(page: Page, asked: Asked) -> list[Spot]:
    return [spot for spot in ends_of(asked) if spot in page.cells and page.cells[spot].empty]


def as_board(page: Page) -> Board:
    yellows: list[Yellow] = []
    cells = ""
    for (row, column), cell in sorted(page.cells.items()):
        if cell.yellow:
            number = sum(bit for bit, side in reference.SIDES.items() if side in cell.bars)
            yellows.append(Yellow(Square(row, column), number))
        cells += "#" if cell.black else cell.letter or ("+" if cell.yellow else ".")
    return Board(page.side, cells, tuple(yellows))


def by_the_rules(board: Board, asked: Asked, lexicon: Lexicon) -> Board | None:
    """The board after the play as the game judges it; None: refused."""
    throw = Throw(asked.length, Direction(asked.direction), asked.thrown)
    play = Place(
        asked.letters,
        Square(*asked.start),
        Axis(asked.axis),
        tuple(Square(*place) for place in asked.blacks),
        tuple(Yellow(Square(*place), number) for place, number in asked.yellows),
        asked.exchange,
    )
    under = Terms(throw, asked.most_new, asked.bank, asked.cap)
    try:
        return judged(board, play, under, lexicon).board
    except Refusal:
        return None


class Grown(NamedTuple):
    """A page after many plays, and of how many each checker said they were legal."""

    page: Page
    words: frozenset[str]
    asked: int
    legal: int


@cache
def grown(seed: int, side: int, plays: int) -> Grown:
    """Plays made or tried on a bare page; both checkers agree about each of them."""
    chance = Random(seed)
    words, page, legal = some_words(chance), bare_page(side, chance), 0
    lexicon = own_lexicon(words)
    for _ in range(plays):
        make = near_play if chance.random() < 0.7 else fitting_play
        asked, after = make(page, words, chance), page.copy()
        expected = reference.allowed(after, asked, words)
        found = by_the_rules(as_board(page), asked, lexicon)
        assert (found is not None) == expected, (as_board(page), asked)
        if expected:
            page, legal = after, legal + 1
            assert found == as_board(page)
    return Grown(page, words, plays, legal)


SEEDS = st.integers(0, 1 << 32)


@settings(max_examples=60, deadline=None)
@given(SEEDS, st.integers(4, 7))
def test_the_rules_agree_with_the_plain_checker(seed: int, side: int) -> None:
    grown(seed, side, 40)


def test_the_checkers_were_asked_of_many_plays_both_legal_and_not() -> None:
    pages = [grown(seed, 6, 40) for seed in range(20)]
    legal = sum(page.legal for page in pages)
    assert 100 < legal < sum(page.asked for page in pages) - 100


def closings(page: Page, asked: Asked) -> list[Asked]:
    """The same play with every choice of blacks at the ends of its word."""
    free = free_ends(page, asked)
    return [
        replace(asked, blacks=blacks) for count in range(3) for blacks in combinations(free, count)
    ]


def placeable(page: Page, words: frozenset[str], throw: Throw) -> set[tuple[str, int, str]]:
    """Every axis, start and text that is legal with some blacks at its ends."""
    found: set[tuple[str, int, str]] = set()
    way = throw.direction.value
    texts = {*words, *(word[::-1] for word in words)}
    for axis, text, start in product(reference.DIRECTIONS[way], texts, page.cells):
        asked = Asked(text, start, axis, (), (), 0, throw.length, way, throw.blacks, 4, 0, CAP)
        if any(reference.allowed(page.copy(), one, words) for one in closings(page, asked)):
            found.add((axis, start[0] * page.side + start[1], text))
    return found


@settings(max_examples=25, deadline=None)
@given(
    SEEDS,
    st.sampled_from("HVD"),
    st.integers(3, 4),
    st.integers(0, 3),
)
def test_the_search_finds_every_legal_placement_and_no_other(
    seed: int, way: str, length: int, blacks: int
) -> None:
    page, words, _, _ = grown(seed, 5, 30)
    throw = Throw(length, Direction(way), blacks)
    search = Search(as_board(page), texts_of(own_lexicon(words)))
    found = [(p.slot.axis.value, p.slot.squares[0], p.text) for p in search.placements(throw, 4)]
    assert len(set(found)) == len(found) == search.count(throw, 4)
    assert set(found) == placeable(page, words, throw)
    assert search.any_for(throw, 4) == bool(found)


@settings(max_examples=40, deadline=None)
@given(SEEDS, st.sampled_from("HV"), st.integers(1, 3))
def test_every_word_found_with_bars_is_legal(seed: int, way: str, bank: int) -> None:
    page, words, _, _ = grown(seed, 6, 40)
    throw, lexicon = Throw(3, Direction(way), 2), own_lexicon(words)
    board = as_board(page)
    search = Search(board, texts_of(lexicon))
    for slot, yellows, fillings in barred_slots(search, throw, 5, bank):
        assert 1 <= len(yellows) <= bank
        for text in search.texts.listed(len(slot.squares), fillings):
            closing = tuple(board.square(square) for square in slot.open)
            play = Place(text, board.square(slot.squares[0]), slot.axis, closing, yellows)
            judged(board, play, Terms(throw, 5, bank, 99), lexicon)
            with pytest.raises(Refusal):
                judged(
                    board,
                    Place(text, play.square, slot.axis, closing),
                    Terms(throw, 5, 0, 99),
                    lexicon,
                )


def test_words_with_bars_are_found() -> None:
    pages = [grown(seed, 6, 40) for seed in range(20)]
    throw = Throw(3, Direction.ACROSS, 2)
    counts = [
        len(list(barred_slots(Search(as_board(page), texts_of(own_lexicon(w))), throw, 5, 2)))
        for page, w, _, _ in pages
    ]
    assert sum(counts) > 50
