"""What holds in every match, whatever is played: tried by machine."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from game.contract import WATCHER, Handicap
from game.engine import Match, decode, encode
from game.wildwords.board import ALL_TILES, EMPTY, TURNS_WILD
from game.wildwords.state import WildState, handicap_of
from tests.game.wildwords.kit import GAME, setup_of, state_of
from tests.game.wildwords.positions import SMALL
from tests.game.wildwords.random_play import random_move
from tests.game.wildwords.secrets import hidden_elsewhere

HANDICAPS = (
    {},
    {},
    {0: Handicap(turns=2, head_start=50)},
    {1: Handicap(forgiving=True, others_limit=5, clock="double")},
)


def tiles_of(state: WildState) -> Counter[str]:
    under = {one.square: one.tile for one in state.face_down}
    on_board = [
        under.get(square, symbol) for square, symbol in enumerate(state.board) if symbol != EMPTY
    ]
    return Counter([*on_board, *state.pot, *"".join(state.trays)])


class AnyMatch(RuleBasedStateMachine):
    """Plays random matches: honest plays, bluffs, challenges, resignations, falling flags."""

    @initialize(
        seats=st.integers(2, 4),
        seed=st.integers(0, 1000),
        options=st.fixed_dictionaries(
            {
                "minutes": st.sampled_from((None, 5)),
                "practice": st.sampled_from((False, False, True)),
                "honour": st.booleans(),
                "box_challenge": st.booleans(),
                "flag_falls": st.booleans(),
                "overtime": st.booleans(),
            }
        ),
        handicaps=st.sampled_from(HANDICAPS),
        remote=st.booleans(),
    )
    def begin(
        self,
        seats: int,
        seed: int,
        options: dict[str, Any],
        handicaps: dict[int, Handicap],
        remote: bool,
    ) -> None:
        kinds = {1: "remote"} if remote and not options["practice"] else {}
        self.setup = setup_of(seats, SMALL, handicaps, kinds, **options)
        self.match = Match.begin(GAME, self.setup, str(seed))

    @rule(luck=st.integers(0, 1 << 30), spent=st.integers(0, 200_000), moves=st.integers(1, 6))
    def move(self, luck: int, spent: int, moves: int) -> None:
        random = Random(luck)
        for _ in range(moves):
            if self.match.acts():
                actor, move = random_move(self.match, random, resigning=True)
                self.match.play(actor, move, spent if actor >= 0 else 10_000_000)

    @invariant()
    def no_tile_is_lost(self) -> None:
        assert tiles_of(state_of(self.match)) == Counter(ALL_TILES)

    @invariant()
    def only_wild_squares_hide_tiles(self) -> None:
        state = state_of(self.match)
        turned = {s for s, symbol in enumerate(state.board) if symbol != EMPTY and TURNS_WILD[s]}
        assert {one.square for one in state.face_down} == turned

    @invariant()
    def scores_are_the_sum_of_the_sheet(self) -> None:
        state = state_of(self.match)
        totals = [handicap_of(self.setup, seat).head_start for seat in range(len(state.scores))]
        for line in state.sheet:
            totals[line.seat] += line.points
            assert line.total == totals[line.seat]
        assert state.scores == tuple(totals)

    @invariant()
    def time_used_is_what_moves_carried(self) -> None:
        state = state_of(self.match)
        assert sum(state.used_ms) == sum(entry.spent_ms for entry in self.match.entries)

    @invariant()
    def somebody_owes_a_move_or_it_is_over(self) -> None:
        state, acts = state_of(self.match), self.match.acts()
        owing = [act.actor for act in acts if act.owed]
        assert len(owing) == (state.ended is None)
        assert not set(owing) & set(state.out)
        for seat, tray in enumerate(state.trays):
            full = len(tray) == 7 or not state.pot or seat in state.out
            assert full or state.pending is not None

    @invariant()
    def secrets_stay_secret(self) -> None:
        state = state_of(self.match)
        if state.ended is not None:
            return
        for viewer in (*range(len(state.trays)), WATCHER):
            other = hidden_elsewhere(state, viewer, Random(1))
            assert encode(GAME.view(other, viewer)) == encode(GAME.view(state, viewer))

    def teardown(self) -> None:
        if not hasattr(self, "match"):
            return
        again = Match.begin(GAME, self.setup, self.match.seed)
        for entry in self.match.entries:
            again.play(entry.actor, entry.move, entry.spent_ms, entry.chance)
        assert again.state_hash() == self.match.state_hash()
        state = state_of(self.match)
        assert decode(WildState, encode(state), SMALL) == state


AnyMatch.TestCase.settings = settings(
    max_examples=40,
    stateful_step_count=8,
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.generate,),
    suppress_health_check=list(HealthCheck),
)
TestAnyMatch = AnyMatch.TestCase
