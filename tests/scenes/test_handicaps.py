"""The kids' help as it is set and said: presets, sentences, names, and what goes wrong there."""

from __future__ import annotations

import pytest

from game import registry
from game.contract import Handicap, Refusal, Seat
from game.seats import LONGEST_NAME
from scenes.draft import Draft
from scenes.handicaps import handicap_rows, handicap_sentence, preset_of, presets, usual_handicap
from scenes.input.actions import Verb
from scenes.setup import SetupScene
from tests.kit import audit

GAMES = ("wildwords", "wordwinder", "rooply", "wordaway")
PRESETS = ("small", "school", "beginner")


def facts(game):
    return registry.game(game).facts


def sentence(game, handicap, **options):
    seat = Seat("Ana", 0, handicap=handicap)
    return handicap_sentence(seat, facts(game), options or None)


# --- presets


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("game", GAMES)
def test_a_preset_can_be_played_and_every_line_of_it_is_on_the_panel(game, preset):
    draft = Draft(game)
    draft.use_preset(0, preset)
    handicap = draft.seats[0].handicap
    assert draft.trouble() is None
    assert preset_of(handicap, draft.facts).id == preset
    for row in handicap_rows(draft.facts):
        assert getattr(handicap, row.field) in row.values


@pytest.mark.parametrize("game", GAMES)
def test_the_younger_the_child_the_more_help(game):
    small, school, beginner = (preset.handicap for preset in presets(facts(game)))
    limit = facts(game).handicaps.others_limits
    assert (small.turns, school.turns, beginner.turns) == (2, 2, 1)
    assert small.others_limit == min(limit)
    assert small.others_limit <= school.others_limit
    assert (small.clock, school.clock, beginner.clock) == ("none", "double", "double")
    assert small.hints > school.hints == beginner.hints
    assert small.head_start * 2 == facts(game).handicaps.most_head_start
    assert usual_handicap(facts(game)) == school


def test_a_preset_pressed_again_is_taken_away():
    draft = Draft("rooply")
    draft.use_preset(0, "small")
    draft.use_preset(0, "beginner")
    assert draft.seats[0].handicap == Handicap(1, 5, "double", False, 3, 0)
    draft.use_preset(0, "beginner")
    assert draft.seats[0].handicap is None


def test_no_preset_makes_it_help_for_all():
    draft = Draft("rooply")
    draft.use_preset(0, "small")
    with pytest.raises(Refusal, match="handicap_for_all"):
        draft.use_preset(1, "school")
    assert draft.seats[1].handicap is None


@pytest.mark.parametrize("percent", [100, 175])
@pytest.mark.parametrize("game", GAMES)
def test_presets_are_pressed_on_the_panel_at_any_text_size(tmp_path, game, percent):
    with audit.looked_at(tmp_path, ((1280, 720), percent, False)) as stage:
        stage.show(lambda app: SetupScene(app, game))
        draft = stage.screen.draft
        if "preset.more" in stage.controls:
            stage.click("preset.more")
        else:
            place = next(n for n in range(4) if f"preset.{n}" in stage.controls)
            count = sum(id_.startswith("preset.") for id_ in stage.controls)
            stage.click(f"preset.{place + count - 3}")
        assert preset_of(draft.seats[0].handicap, draft.facts).id == "small"
        stage.walk_to("seat0.help")
        stage.act(Verb.CONFIRM)
        assert draft.seats[0].handicap is None
        stage.app.close()


def test_a_measure_of_one_s_own_is_called_so(tmp_path):
    with audit.looked_at(tmp_path, ((960, 540), 175, False)) as stage:
        stage.show(lambda app: SetupScene(app, "rooply"))
        assert "none" in audit.texts(stage.app)
        stage.screen.draft.set_help(0, "hints", 5)
        stage.screen.layout()
        assert "own" in audit.texts(stage.app)
        stage.app.close()


def test_the_computer_has_no_presets(stage):
    stage.show(lambda app: SetupScene(app, "rooply"))
    stage.screen._choose(1)
    assert not any(id_.startswith("preset.") for id_ in stage.controls)


# --- what is said


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("wordwinder", "you may spell at most 5 letters."),
        ("wordaway", "you may spell at most 5 letters."),
        ("wildwords", "your patterns may have at most 5 tiles."),
        ("rooply", "you may write at most 5 new letters."),
    ],
)
def test_the_limit_is_said_as_the_game_counts_it(game, said):
    assert sentence(game, Handicap(others_limit=5, hints=0)) == said


def test_nothing_is_said_of_a_clock_that_isn_t_there():
    clock = Handicap(clock="double", hints=0)
    assert sentence("wordaway", clock, clock=30) == "Ana has twice the time."
    assert sentence("wordaway", clock, clock=None) == "Ana plays like everyone else."


def test_the_sentence_of_the_rule_book():
    assert sentence("wordwinder", Handicap(2, 5, "same", False, 0)) == (
        "Ana moves twice for each of your turns; you may spell at most 5 letters."
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_the_panel_changes_the_sentence(game):
    plain = Handicap(1, None, "same", False, 0)
    for row in handicap_rows(facts(game)):
        said = {
            sentence(game, Handicap(**{**_fields(plain), row.field: value})) for value in row.values
        }
        assert len(said) == len(row.values), row.field


def _fields(handicap):
    return {name: getattr(handicap, name) for name in handicap.__struct_fields__}


# --- names that are typed


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("W" * 200, "name_long"),
        ("\U0001f984" * 200, "name_long"),
        ("", "name_empty"),
        ("\u200b \u202e", "name_empty"),
        ("OTTO", "name_taken"),
        ("\uff2f\uff54\uff54\uff4f", "name_taken"),
        ("Ot\u200dto", "name_taken"),
    ],
)
def test_a_name_that_can_t_be_is_refused_and_the_old_one_stays(typed, code):
    draft = Draft("wordaway")
    before = draft.seats[0].name
    with pytest.raises(Refusal, match=code):
        draft.rename(0, typed)
    assert draft.seats[0].name == before
    assert draft.trouble() is None


@pytest.mark.parametrize(
    "typed", ["Bo \U0001f984", "\U0001f468\U0001f469\U0001f467", "\u0410\u043d\u0430", "CON", "a/b"]
)
def test_any_other_name_can_be_played_with(typed):
    draft = Draft("wordaway")
    draft.rename(0, typed)
    assert draft.trouble() is None


@pytest.mark.parametrize("typed", ["W" * 200, "\U0001f984" * 200, "   "])
def test_a_name_that_can_t_be_is_answered_on_the_screen(stage, typed):
    stage.show(lambda app: SetupScene(app, "wordaway"))
    before = stage.screen.draft.seats[0].name
    stage.click("seat0.name")
    for _ in range(30):
        stage.act(Verb.ERASE)
    stage.type(typed)
    stage.act(Verb.CONFIRM)
    if not isinstance(stage.top, SetupScene):
        stage.act(Verb.BACK)
    assert isinstance(stage.top, SetupScene)
    name = stage.screen.draft.seats[0].name
    assert name == before or (name == typed[:LONGEST_NAME] and name)
    assert stage.screen.draft.trouble() is None
    assert [fault for fault in audit.faults(stage.app) if name[:6] not in fault] == []
