"""Beside a kids' seat no unfit word ever comes from the program (rules common, Dictionaries).

The dictionary of these matches is half unfit, so that a way in that was left open is found soon.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, cast

import pytest

from game import registry
from game.contract import LEVELS, AskHint, Handicap, Level, Seat
from game.engine import Match, SeededChance, encode
from game.lexicon.union import UnionLexicon
from game.library import asset, glosses, load_lexicon
from game.options import fresh_setup
from game.wildwords.quiz import make_quiz
from game.wordaway.state import Play
from game.wordwinder.boards import read_faces
from game.wordwinder.finder import new_finder
from game.wordwinder.frenzy import Frenzy, all_words
from game.wordwinder.puzzles import small_board
from game.wordwinder.search import all_finds

GAMES = ("wildwords", "wordwinder", "rooply", "wordaway")
ALL = load_lexicon(["encyclopedic"])
UNFIT = frozenset(word for word in ALL.words() if ALL.is_unfit(word))
SHORT = range(3, 7)
MATCHES = 4
MOVES = {"wildwords": 4, "wordwinder": 4, "rooply": 6, "wordaway": 4}
"""How many moves of a match are played; the first ones have most words."""


@cache
def half_unfit(family: bool = False) -> UnionLexicon:
    """As many unfit words as fit ones, all of them agreed on at the table."""
    unfit = sorted(word for word in UNFIT if len(word) in SHORT)
    fit = load_lexicon(["young"]).words(SHORT)
    own = (*unfit, *fit[:: max(1, len(fit) // len(unfit))])
    return load_lexicon([], own, family)


def begun(id_: str, number: int, lexicon: UnionLexicon, handicap: Handicap | None) -> Match:
    """A kid beside the computer, and in every other match after it."""
    level: Level = LEVELS[number % 4]
    kid = Seat("Ida", 0, "computer", level, handicap=handicap)
    seats = (kid, Seat("Otto", 1, "computer", level, 1))
    options: dict[str, Any] = {"level": "novice"} if id_ == "rooply" else {}
    setup = fresh_setup(registry.game(id_), options, seats, lexicon, number % 2)
    return Match.begin(registry.game(id_), setup, f"unfit {number}")


def words_in(value: object) -> set[str]:
    """All words that a move, an event or an analysis names."""
    data = json.loads(encode(value))
    return {word for text in _texts(data) for word in re.findall(r"[A-Z]{3,}", text)}


def _texts(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    parts: list[Any] = []
    if isinstance(data, dict):
        parts = list(cast("dict[str, Any]", data).values())
    elif isinstance(data, list):
        parts = cast("list[Any]", data)
    for part in parts:
        yield from _texts(part)


def offered(match: Match, moves: int) -> Iterator[set[str]]:
    """The words of each move of the computer, of a hint and of what is said of the position."""
    game = match.game
    for number in range(moves):
        act = next((act for act in match.acts() if act.owed and act.actor >= 0), None)
        if act is None:
            return
        view, chance = game.view(match.state, act.actor), SeededChance(match.seed, number)
        seat = match.setup.seats[act.actor]
        assert seat.level is not None
        if seat.handicap is not None and AskHint.tag() in act.moves:
            yield words_in(game.hint(view, chance))
        if number == 1:
            yield words_in(game.analyse(match.state))
        chosen = game.choose(view, seat.level, chance)
        events = match.play(act.actor, chosen.move, chosen.spent_ms)
        yield words_in(chosen.move).union(*(words_in(event) for event in events))


def unfit_offered(id_: str, matches: range, handicap: Handicap | None) -> set[str]:
    """The unfit words that came from the program in these matches."""
    found: set[str] = set()
    for number in matches:
        match = begun(id_, number, half_unfit(), handicap)
        for words in offered(match, MOVES[id_]):
            found |= words & UNFIT
    return found


@pytest.mark.parametrize("id_", GAMES)
def test_no_unfit_word_comes_from_the_program_beside_a_kid(id_: str) -> None:
    assert unfit_offered(id_, range(MATCHES), Handicap(hints=None)) == set()


@pytest.mark.slow
@pytest.mark.parametrize("id_", GAMES)
def test_not_one_in_two_hundred_matches(id_: str) -> None:
    """R15: 50 matches a game."""
    assert unfit_offered(id_, range(MATCHES, MATCHES + 50), Handicap(hints=None)) == set()


@pytest.mark.parametrize("id_", GAMES)
def test_without_a_kid_they_do_come(id_: str) -> None:
    """The same matches without help: else the trial above would show nothing."""
    assert unfit_offered(id_, range(2), None)


# --- puzzles: no seat is asked there, so they never hold one -------------------------------


def test_a_quiz_names_no_unfit_word() -> None:
    for seed in range(2):
        quiz = make_quiz(half_unfit(), SeededChance("quiz", seed))
        assert not words_in(quiz) & UNFIT


def test_frenzy_lists_no_unfit_word_though_the_board_has_some() -> None:
    faces, there = read_faces(asset("faces", "faces.txt")), 0
    for seed in range(4):
        board = small_board(faces, 2, SeededChance("frenzy", seed))
        listed = {one.word for one in all_words(Frenzy(board, ALL, 1000))}
        assert not listed & UNFIT
        there += len({word for _, word in all_finds(board.letters, board.width, ALL)} & UNFIT)
    assert there


def test_finder_asks_for_no_unfit_word() -> None:
    faces = read_faces(asset("faces", "faces.txt"))
    for seed in range(4):
        finder = new_finder(faces, ALL, glosses(), SeededChance("finder", seed))
        assert len(finder.clues) == 8
        assert not {clue.answer for clue in finder.clues} & UNFIT


# --- people ----------------------------------------------------------------------------------


def wordaway(family: bool, word: str) -> str:
    """What comes of a person's play of that word beside a kid: `fine`, or how it ends."""
    game, lexicon = registry.game("wordaway"), half_unfit(family)
    seats = (Seat("Ann", 0), Seat("Ida", 1, "computer", "easy", 1, Handicap()))
    phrase = f"{word} AEIOUAEIOU"
    for shift in (0, 1):
        setup = fresh_setup(game, {"phrases": (phrase,)}, seats, lexicon, shift)
        match = Match.begin(game, setup, "people")
        if match.acts()[0].actor == 0:
            break
    match.play(0, Play(word), 100)
    results = match.game.results(match.state)
    return str(results[0].reason) if results else "fine"


def test_people_may_play_them_unless_only_family_words_count() -> None:
    word = next(w for w in sorted(UNFIT) if len(w) == 4 and not set(w) & set("AEIOU"[1:]))
    assert word in half_unfit()
    assert word not in half_unfit(family=True)
    assert wordaway(False, word) == "fine"
    assert wordaway(True, word) == "not_a_word"
