"""The levels of the computer: what each knows, sees, trades and looks ahead."""

from __future__ import annotations

from collections import Counter

import pytest

from game.contract import Level, Lexicon, Move
from game.engine import SeededChance
from game.lexicon.union import own_lexicon
from game.library import load_lexicon
from game.wildwords.board import EMPTY_BOARD
from game.wildwords.computer import choose_with
from game.wildwords.generator import Wanted, generator_of
from game.wildwords.levels import SKILLS, Skill, vocabulary_of
from game.wildwords.lookahead import Prospects
from game.wildwords.moves import Believe, Challenge, Lay, Trade, Vote
from game.wildwords.scoring import scored
from game.wildwords.slots import Position
from game.wildwords.views import WildView
from tests.game.wildwords.kit import GAME, at, board_with, match_of, setup_of, state_of
from tests.game.wildwords.positions import SMALL

COLLEGIATE = load_lexicon(["collegiate"])


def view_with(
    tray: str, lexicon: Lexicon = SMALL, pot: str | None = None, board: str = EMPTY_BOARD
) -> WildView:
    match = match_of(setup_of(lexicon=lexicon), (tray, "AAAAAAA"), pot, board)
    return GAME.view(state_of(match), 0)


def chosen(view: WildView, skill: Skill, number: int = 1) -> Move:
    return choose_with(view, skill, SeededChance("level", number)).move


def laid_of(view: WildView, skill: Skill, count: int) -> Counter[tuple[int, tuple[str, ...]]]:
    """How often each play was chosen, by its score and its patterns."""
    found = Counter[tuple[int, tuple[str, ...]]]()
    for number in range(count):
        move = chosen(view, skill, number)
        assert isinstance(move, Lay)
        play = scored(view.board, move.placed)
        found[play.score, tuple(pattern.text for pattern in play.patterns)] += 1
    return found


@pytest.mark.parametrize(("level", "share"), [("easy", 0.3), ("medium", 0.5), ("hard", 1.0)])
def test_how_many_of_the_smaller_plays_are_seen(level: Level, share: float) -> None:
    """The best play is made as often as it is seen, since no other brings as much."""
    skill = SKILLS[level]._replace(trades_below=None)
    view = view_with("XENOPS", board=board_with(at("FEND", 7, 4)))
    generator = generator_of(vocabulary_of(view.setup, skill))
    best, second = generator.best(Position(view.board, view.tray), Wanted(2)).plays
    assert best.score > second.score
    made = laid_of(view, skill, 400)
    assert (
        abs(sum(n for (points, _), n in made.items() if points == best.score) / 400 - share) < 0.08
    )


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_sixty_of_the_smaller_plays_are_looked_at(level: Level) -> None:
    """One that sees none of them takes any of those it looks at."""
    skill = SKILLS[level]._replace(sees=0, bombs=0)
    view = view_with("STAINED")
    generator = generator_of(vocabulary_of(view.setup, skill))
    plays = generator.best(Position(view.board, view.tray), Wanted(61, range(1, 7))).plays
    assert len(plays) == 61
    found = laid_of(view, skill, 300)
    least = min(score for score, _patterns in found)
    assert plays[50].score >= least >= plays[59].score


@pytest.mark.parametrize(
    ("tray", "size", "knows"),
    [
        ("ABDEORT", 20, ("easy", "medium", "hard", "expert")),
        ("ABDEMNO", 35, ("medium", "hard", "expert")),
        ("ABHINST", 50, ("hard", "expert")),
        ("ABCDINS", 70, ("expert",)),
    ],
)
def test_which_bombs_a_level_knows(tray: str, size: int, knows: tuple[Level, ...]) -> None:
    """Each tray makes seven-letter words of one size only."""
    anagrams = [word for word in COLLEGIATE.words() if sorted(word) == sorted(tray)]
    assert min(COLLEGIATE.size_of(word) for word in anagrams) == size
    view = view_with(tray, COLLEGIATE)
    for level in SKILLS:
        skill = SKILLS[level]._replace(bombs=1000, trades_below=None)
        move = chosen(view, skill)
        assert isinstance(move, Lay)
        assert (len(move.placed) == 7) == (level in knows)


@pytest.mark.parametrize(("word", "points", "trades"), [("QUIT", 44, True), ("QUID", 46, False)])
def test_hard_trades_below_45(word: str, points: int, trades: bool) -> None:
    view = view_with(word, own_lexicon((word,)))
    best = generator_of(view.setup.lexicon).best(Position(view.board, view.tray), Wanted()).plays
    assert best[0].score == points
    assert isinstance(chosen(view, SKILLS["hard"]), Trade) == trades
    for level in ("easy", "medium"):
        assert isinstance(chosen(view, SKILLS[level]), Lay)


@pytest.mark.parametrize(("pot", "rolled_out"), [("A" * 14, True), ("A" * 15, False)])
def test_from_14_tiles_in_the_pot_an_expert_plays_matches_out(
    monkeypatch: pytest.MonkeyPatch, pot: str, rolled_out: bool
) -> None:
    asked: set[str] = set()

    def noted(name: str) -> None:
        known = getattr(Prospects, name)

        def note(self: Prospects, *given: object) -> int:
            asked.add(name)
            return known(self, *given)

        monkeypatch.setattr(Prospects, name, note)

    noted("roll_out")
    noted("answer_to")
    assert isinstance(chosen(view_with("STAINED", pot=pot), SKILLS["expert"]), Lay)
    assert asked == ({"roll_out"} if rolled_out else {"answer_to"})


def test_who_must_take_sides_is_more_suspicious_than_who_is_asked() -> None:
    match = match_of(setup_of(3, SMALL, box_challenge=True), trays=("XQZV*", "AA", "AA"))
    match.play(0, at("XQZV*", 7, 4), 0)
    asked = GAME.view(state_of(match), 1)
    assert {chosen(asked, SKILLS["easy"], number) for number in range(100)} == {Believe()}
    match.play(1, Challenge(), 0)
    votes = [chosen(GAME.view(state_of(match), 2), SKILLS["easy"], number) for number in range(200)]
    assert 30 <= votes.count(Vote(True)) <= 90
