"""The results of Word Winder: the longest word, and what would have won or blocked at each turn."""

from __future__ import annotations

import pytest

from game.contract import Seat
from game.wordwinder.analysis import analysed
from game.wordwinder.hints import hint_for
from game.wordwinder.moves import Lay, Pass
from scenes.input.actions import Verb
from scenes.results import ResultsScreen
from scenes.results.wordwinder.review import known, missed, turns_of
from tests.kit.audit import LOOKS, assert_tidy, texts
from tests.kit.pictures import assert_picture
from tests.kit.stage import Stage
from tests.scenes.results.conftest import speaking


class Played:
    """SideWinder played by hints until Ben wins; Maya passes where she could have won or blocked.

    `insights` are what the rules say of each position.
    """

    def __init__(self, folder, *, size=(1280, 720), **settings):
        self.stage = Stage(folder, size, **settings)
        seats = (Seat("Maya", 0), Seat("Ben", 1, side=1))
        self.live = self.stage.app.tables.begin("wordwinder", {}, seats, ["pocket"])
        self.table, self.match = self.live.table, self.live.table.match
        self.insights = []
        while self.table.outcome() is None:
            self._move()
        assert self.position.line

    @property
    def position(self):
        return self.match.state.position

    def _move(self):
        seat, insight = self.position.turn.seat, analysed(self.position)
        self.insights.append(insight)
        if seat == 0 and (insight.winning or insight.blocking):
            move = Pass()
        elif insight.winning:
            move = Lay(insight.winning[0].path)
        else:
            move = Lay(hint_for(self.table.view(seat)).path)
        self.stage.clock.pass_ms(400)
        self.table.tick()
        self.table.submit(seat, move)

    def open(self):
        self.stage.show(lambda app: ResultsScreen(app, self.live))
        self.stage.settle(4000)
        return self

    @property
    def story(self):
        return self.stage.screen.story


@pytest.fixture
def played(tmp_path):
    return Played(tmp_path).open()


def test_every_turn_is_listed_with_its_word(played):
    turns = turns_of(played.match)
    assert [turn.word for turn in turns if turn.word] == [w.word for w in played.position.words]
    assert len(turns) == len(played.match.entries)
    assert [turn.won for turn in turns] == [False] * (len(turns) - 1) + [True]
    assert not any(turn.back for turn in turns)


def test_each_turn_tells_what_would_have_won_or_blocked(played):
    for turn, insight in zip(turns_of(played.match), played.insights, strict=True):
        facts = known(turn, played.table.analyses, played.table.awaited)
        winning = {word.word for word in insight.winning}
        assert set(facts.winning) == (set() if turn.won else winning)
        if turn.word == "" and not facts.stopped:
            assert set(facts.blocking) == {word.word for word in insight.blocking}
        assert not facts.awaited


def test_what_stopped_a_win_is_not_told_as_missed(played):
    for turn, insight in zip(turns_of(played.match), played.insights, strict=True):
        facts = known(turn, played.table.analyses, ())
        if turn.word and turn.word in {word.word for word in insight.blocking} and not turn.won:
            assert facts.stopped
            assert facts.blocking == ()


def test_the_list_is_read_by_keys_and_a_turn_shown_in_full(played):
    turns = turns_of(played.match)
    lost = next(turn for turn in turns if not turn.word)
    facts = played.story.known(lost)
    played.stage.click("list")
    said = " ".join(texts(played.stage.app))
    assert "The turns" in said
    played.stage.walk_to("turn1")
    for _ in range(lost.number - 1):
        played.stage.act(Verb.DOWN)
    assert played.stage.ringed == f"turn{lost.number}"
    played.stage.act(Verb.CONFIRM)
    said = " ".join(texts(played.stage.app))
    assert f"Turn {lost.number}" in said
    best = (facts.winning or facts.blocking)[0]
    assert best in said
    assert "Would have" in said


def test_a_seat_is_told_what_it_missed_first(played):
    word, won = missed(turns_of(played.match), 0, played.table.analyses)
    told = f"{word} would have won" if won else f"{word} would have blocked"
    assert told in " ".join(texts(played.stage.app))


def test_turns_not_looked_at_yet_say_so(tmp_path):
    played = Played(tmp_path)
    turn = turns_of(played.match)[1]
    assert known(turn, {}, {turn.position}).awaited
    assert known(turn, {}, ()).winning == ()


@pytest.mark.parametrize("look", LOOKS[::3], ids=str)
def test_nothing_is_cut_or_in_the_way(tmp_path, look):
    size, percent, longer = look
    with speaking(longer):
        played = Played(tmp_path, size=size, text_percent=percent).open()
        assert_tidy(played.stage.app)
        if "list" in played.stage.controls:
            played.stage.click("list")
            assert_tidy(played.stage.app)
        lost = next(turn for turn in played.story.turns if not turn.word)
        played.story._pick(lost)
        assert_tidy(played.stage.app)


@pytest.mark.parametrize("brightness", ["light", "dark"])
def test_the_picture_of_the_turns(tmp_path, brightness):
    played = Played(tmp_path, brightness=brightness).open()
    played.stage.click("list")
    lost = next(turn for turn in played.story.turns if not turn.word)
    played.story._pick(lost)
    played.stage.settle(500)
    assert_picture(played.stage.picture(), f"results-wordwinder-{brightness}")
