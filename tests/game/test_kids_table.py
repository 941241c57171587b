"""The table of the kids' help: each row in each game, by what it does in a match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import msgspec
import pytest

from game import registry
from game.contract import (
    REFEREE,
    AskHint,
    Handicap,
    Move,
    Reason,
    Refusal,
    Resign,
    Seat,
    Setup,
    TimeUp,
)
from game.engine import Match, SeededChance
from game.lexicon.union import own_lexicon
from game.library import lexicon_of, load_lexicon
from game.opponents import InProcess
from game.options import fresh_setup
from game.record import Record, read_record, record_of, replay, write_record
from game.rooply.board import Axis
from game.rooply.dice import Direction, Throw
from game.rooply.moves import Pass as RooplyPass
from game.table import Manner, Table
from game.wildwords.moves import Believe, Challenge, Lay, Pass, Spell
from game.wordaway.state import Agree, Play, Propose, Skip
from game.wordwinder.moves import Lay as Trace
from game.wordwinder.moves import Pass as PassOn
from game.wordwinder.state import WinderState
from tests.game.rooply import kit as rooply
from tests.game.wildwords import kit as wild
from tests.game.wordaway import tables as away
from tests.game.wordwinder import tables as winder

GAMES = ("wordwinder", "wildwords", "rooply", "wordaway")
PLAIN = Handicap(hints=0)
SPELLS = "CROONSXX/XXXXXXXX/XXXXXXXX/XXXXXXXX"
LONGER = own_lexicon(("CAT", "CATS", "CROON", "CROONS", "CROO", "FEND", "FENDS", "STAINED"))


def code(act: Callable[[], object]) -> str:
    """The code of a refusal, or `fine`."""
    try:
        act()
    except Refusal as refusal:
        return refusal.code
    return "fine"


def wild_match(handicap: Handicap, helped: int = 0, to_move: int = 0, **options: Any) -> Match:
    setup = wild.setup_of(lexicon=LONGER, handicaps={helped: handicap}, **options)
    return wild.match_of(setup, trays=("STAINED", "STAINED"), to_move=to_move)


def winder_state(
    handicap: Handicap, helped: int = 0, starter: int = 0, **options: Any
) -> WinderState:
    chosen = {"starter_limit": None, **options}
    setup = winder.table(chosen, winder.people(handicaps={helped: handicap}), LONGER)
    return winder.board(setup, SPELLS, starter=starter)


def trace(letters: int) -> Trace:
    """The first letters of the board's top row."""
    return Trace(tuple(range(letters)))


# --- turns for one of the others' ----------------------------------------------------------


def orders(game: str, handicap: Handicap) -> list[int]:
    """The seats of the next turns; seat 0 has the help."""
    order: list[int] = []
    if game == "wordwinder":
        state = winder_state(handicap)
        for _ in range(6):
            order.append(state.position.turn.seat)
            state = winder.play(state, (REFEREE, TimeUp(order[-1], "turn")))
        return order
    if game == "wildwords":
        match = wild_match(handicap)
        for _ in range(6):
            now = wild.state_of(match)
            match.states[-1] = msgspec.structs.replace(now, passes=0)
            order.append(now.to_move)
            match.play(order[-1], Pass(), 0)
        return order
    match = rooply.match(handicap, None)
    for _ in range(4):
        order.append(rooply.state_of(match).turn.seat)
        rooply.lay(match, Throw(3, Direction.ACROSS, 1))
        match.play(order[-1], RooplyPass(), 0)
    return order


@pytest.mark.parametrize("game", ["wordwinder", "wildwords", "rooply"])
def test_two_turns_for_one(game: str) -> None:
    assert orders(game, Handicap(turns=2))[:4] == [0, 0, 1, 0]
    assert orders(game, PLAIN)[:4] == [0, 1, 0, 1]


def test_two_turns_for_one_as_a_partner_too() -> None:
    seats = winder.people((0, 1, 0, 1), {2: Handicap(turns=2)})
    state = winder.board(winder.table({"starter_limit": None}, seats, LONGER), SPELLS)
    order: list[int] = []
    for _ in range(6):
        order.append(state.position.turn.seat)
        state = winder.play(state, (REFEREE, TimeUp(order[-1], "turn")))
    assert order == [0, 1, 2, 2, 3, 0]


def test_one_free_skip_a_game() -> None:
    match = away.begin(away.people(Handicap(turns=2)), series=2)
    for game in range(2):
        mover = away.board_of(match).to_move
        if mover == 1:
            away.play(match, "SIN")
        match.play(0, Skip(), 0)
        assert away.board_of(match).to_move == 1
        away.play(match, "NOW")
        assert away.refused(match, 0, Skip()) == "not_open"
        if game == 0:
            match.play(0, Resign(), 0)
            away.go_on(match)
    without = away.begin(away.people(PLAIN))
    assert away.refused(without, 0, Skip()) == "not_open"


# --- the others' word length limit ---------------------------------------------------------


def longest(game: str, limit: int | None, seat: int) -> int:
    """The longest word that seat may play where seat 0 limits the others; of 4, 5, 6 and 7."""
    handicap = Handicap(others_limit=limit, hints=0)
    return max(n for n in (3, 4, 5, 6, 7) if _may_write(game, handicap, seat, n) == "fine")


def _may_write(game: str, handicap: Handicap, seat: int, letters: int) -> str:
    if game == "wordwinder":
        words = own_lexicon(tuple("CROONSX"[:n] for n in range(3, 8)))
        seats = winder.people(handicaps={0: handicap})
        state = winder.board(winder.table({"starter_limit": None}, seats, words), SPELLS)
        if seat:
            state = winder.play(state, (0, PassOn()))
        return code(lambda: winder.GAME.check(state, seat, trace(letters)))
    if game == "wildwords":
        match = wild_match(handicap, to_move=seat)
        return code(lambda: match.check(seat, wild.at("STAINED"[:letters], 7, 5)))
    word = {3: "CAT", 4: "CATS", 5: "CATTY", 6: "CATTLE", 7: "CATNAPS"}[letters]
    match = rooply.match(*((handicap, None) if seat == 0 else (None, handicap)))
    rooply.lay(match, Throw(letters, Direction.ACROSS, 3))
    play = rooply.put(word, 0, 0, Axis.ACROSS, (0, letters))
    return code(lambda: match.check(0, play))


@pytest.mark.parametrize("limit", [4, 5, 6])
@pytest.mark.parametrize("game", ["wordwinder", "wildwords", "rooply"])
def test_the_others_write_at_most_so_many(game: str, limit: int) -> None:
    assert longest(game, limit, seat=1) == limit
    assert longest(game, limit, seat=0) == 7
    assert longest(game, None, seat=1) == 7


def test_the_others_write_at_most_four_in_wordaway() -> None:
    match = away.begin(away.people(None, Handicap(others_limit=4)))
    assert away.refused(match, 0, Play("FLAKE")) == "word_limit"
    away.play(match, "WADE", "FINE")
    assert away.board_of(match).words == ("WADE", "FINE")


# --- clock ---------------------------------------------------------------------------------


def limits(game: str, handicap: Handicap) -> tuple[int | None, int | None]:
    """The time of the seat with the help, and that of the other; None: no end."""
    found: list[int | None] = []
    for seat in (0, 1):
        match = _timed(game, handicap, seat)
        runs = [run for act in match.acts() if act.actor == seat for run in act.clocks]
        found.append(runs[0].limit_ms if runs else None)
    return found[0], found[1]


def _timed(game: str, handicap: Handicap, seat: int) -> Match:
    if game == "wildwords":
        return wild_match(handicap, to_move=seat, minutes=10)
    if game == "wordaway":
        return away.begin(away.people(handicap), first=seat, clock=30)
    if game == "rooply":
        match = rooply.match(handicap, None)
        for _ in range(handicap.turns if seat else 0):
            rooply.lay(match, Throw(3, Direction.ACROSS, 1))
            match.play(0, RooplyPass(), 0)
        return match
    return winder_match(winder_state(handicap, starter=seat, clock=60))


def winder_match(state: WinderState) -> Match:
    """A match in that position."""
    match = Match.begin(winder.GAME, state.position.setup, "trial")
    match.states = [state]
    return match


@pytest.mark.parametrize("game", GAMES)
def test_twice_the_time_or_no_clock_and_the_others_as_ever(game: str) -> None:
    usual, other = limits(game, PLAIN)
    assert usual is not None
    assert usual == other
    assert limits(game, Handicap(clock="double")) == (2 * usual, usual)
    assert limits(game, Handicap(clock="none")) == (None, usual)


# --- forgiving -----------------------------------------------------------------------------


@pytest.mark.parametrize("challenge", [False, True])
def test_a_wrong_word_is_refused_and_tried_again_in_word_winder(challenge: bool) -> None:
    """With the house rule of the challenge too, where a wrong word of others is laid."""
    kind = winder_state(Handicap(forgiving=True), challenge=challenge)
    assert code(lambda: winder.GAME.check(kind, 0, trace(2))) == "winder_no_word"
    assert winder.play(kind, (0, trace(5))).position.chips_on_board(0) == 5
    hard = winder_state(PLAIN, challenge=challenge)
    wrong = "fine" if challenge else "winder_no_word"
    assert code(lambda: winder.GAME.check(hard, 0, trace(2))) == wrong


def test_a_play_no_word_fits_is_warned_of_and_a_vain_doubt_costs_nothing_in_wildwords() -> None:
    def warned(handicap: Handicap) -> bool:
        view = wild.GAME.view(wild.state_of(wild_match(handicap)), 0)
        shown = wild.GAME.preview(view, wild.at("TAINED", 7, 4), 0)
        return any(notice.code == "wildwords_no_word_fits" for notice in shown.notices)

    def next_seat(handicap: Handicap) -> int:
        """After seat 1 doubted an honest play in vain; seat 1 has the help."""
        match = wild_match(handicap, helped=1)
        match.play(0, wild.at("STAINED", 7, 3), 0)
        match.play(1, Challenge(), 0)
        match.play(0, Spell(("STAINED",)), 0)
        return wild.state_of(match).to_move

    assert warned(Handicap(forgiving=True))
    assert not warned(PLAIN)
    assert next_seat(Handicap(forgiving=True)) == 1
    assert next_seat(PLAIN) == 0


def test_in_rooply_a_wrong_word_is_refused_as_ever() -> None:
    assert not registry.game("rooply").facts.handicaps.forgiving
    for handicap in (None, PLAIN):
        match = rooply.match(handicap, None)
        rooply.lay(match, Throw(3, Direction.ACROSS, 1))
        wrong, right = (rooply.put(w, 0, 0, Axis.ACROSS, (0, 3)) for w in ("CTA", "CAT"))
        assert rooply.refusal(match, 0, wrong) == "word_unknown"
        match.play(0, right, 0)


def test_a_wrong_word_is_refused_in_place_of_losing_in_wordaway() -> None:
    kind = away.begin(away.people(Handicap(forgiving=True)))
    for word, why in (("ZZZ", "not_in_pool"), ("FEN", "not_a_word")):
        assert away.refused(kind, 0, Play(word)) == why
        hard = away.begin(away.people(PLAIN))
        hard.play(0, Play(word), 0)
        (result,) = hard.game.results(hard.state)
        assert (result.winner, result.reason) == (1, Reason(why))
    away.play(kind, "FLAKE")
    assert away.board_of(kind).to_move == 1


# --- hints ---------------------------------------------------------------------------------


def hinting(game: str, handicap: Handicap | None) -> Match:
    """A match in which seat 0 is to move and may have hints."""
    if game == "wordaway":
        return away.begin(away.people(handicap))
    if game == "wordwinder":
        helps = {} if handicap is None else {0: handicap}
        setup = winder.table({"starter_limit": None}, winder.people(handicaps=helps), LONGER)
        return winder_match(winder.board(setup, SPELLS))
    if game == "rooply":
        match = rooply.match(handicap, None)
        rooply.lay(match, Throw(4, Direction.ACROSS, 1))
        return match
    helps = {} if handicap is None else {0: handicap}
    return wild.match_of(wild.setup_of(lexicon=LONGER, handicaps=helps), ("STAINED", "STAINED"))


def hint(match: Match) -> Any:
    return match.game.hint(match.game.view(match.state, 0), SeededChance("hint", 0))


def played(game: str, given: Any) -> tuple[Move, ...]:
    """What a seat plays that follows the hint, and what the other answers."""
    if game == "wordwinder":
        return (Trace(given.path),)
    if game == "wildwords":
        return Lay(given.placed), Believe()
    return (given.play if game == "rooply" else Play(given.word),)


@pytest.mark.parametrize("number", [0, 1, 3, 7])
@pytest.mark.parametrize("game", GAMES)
def test_hints_are_as_many_as_were_set(game: str, number: int) -> None:
    match = hinting(game, Handicap(hints=number))
    for _ in range(number):
        match.check(0, AskHint())
        match.play(0, hint(match), 0)
    assert code(lambda: match.check(0, AskHint())) in ("no_hints_left", "not_open")
    assert code(lambda: match.check(0, hint(match))) in ("no_hints_left", "not_open")


@pytest.mark.parametrize("game", GAMES)
def test_only_a_seat_with_help_is_given_hints_and_without_number_they_never_end(game: str) -> None:
    assert code(lambda: hinting(game, None).check(0, AskHint())) in ("no_hints_left", "not_open")
    endless = hinting(game, Handicap(hints=None))
    for _ in range(9):
        endless.play(0, hint(endless), 0)
    endless.check(0, AskHint())


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_one_play_that_is_good_as_it_is(game: str) -> None:
    match = hinting(game, Handicap())
    given = hint(match)
    match.play(0, given, 0)
    before = match.state_hash()
    for actor, move in enumerate(played(game, given)):
        match.play(actor, move, 1000)
    assert match.state_hash() != before
    assert match.game.outcome(match.state) is None


def test_a_hint_of_wordaway_wins_where_the_position_is_solved() -> None:
    match = away.begin(away.people(Handicap()))
    away.play(match, "FLAKE", "CRY", "WADE", "SIN", "NOON", "TOIL")
    view = away.view_of(match, 0)
    assert cast("Any", away.GAME.hint(view, SeededChance("last", 0))).word == "IVY"


# --- head start ----------------------------------------------------------------------------


def score_at_start(game: str, points: int) -> tuple[int, ...]:
    handicap = Handicap(head_start=points, hints=0)
    if game == "wildwords":
        return wild.state_of(wild_match(handicap)).scores
    match = rooply.match(handicap, None)
    return rooply.player(match, 0).score, rooply.player(match, 1).score


@pytest.mark.parametrize(("game", "most"), [("wildwords", 100), ("rooply", 50)])
def test_a_head_start_is_on_the_sheet_and_has_an_end(game: str, most: int) -> None:
    for points in (0, 1, most):
        assert score_at_start(game, points) == (points, 0)
    for points in (-1, most + 1):
        assert code(lambda: score_at_start(game, points)) == "handicap_not_offered"  # noqa: B023


@pytest.mark.parametrize("game", ["wordwinder", "wordaway"])
def test_no_head_start_where_there_are_no_points(game: str) -> None:
    assert _set_up(game, Handicap(head_start=1)) == "handicap_not_offered"
    assert _set_up(game, Handicap(head_start=0)) == "fine"


# --- undo ----------------------------------------------------------------------------------


def undone(game: str, handicap: Handicap | None, *, here: bool = True) -> str:
    """What comes of taking a move back before the next seat has acted."""
    match = hinting(game, handicap)
    table = Table(match, InProcess(), lambda: 0, manner=Manner(all_here=here))
    move = RooplyPass() if game == "rooply" else Play("FLAKE") if game == "wordaway" else None
    before = match.state_hash()
    table.submit(0, move or (trace(5) if game == "wordwinder" else wild.at("STAINED", 7, 3)))
    assert match.state_hash() != before
    refused = code(lambda: table.undo(0))
    assert (match.state_hash() == before) == (refused == "fine")
    return refused


@pytest.mark.parametrize("game", GAMES)
def test_beside_a_kid_a_move_may_be_taken_back_where_all_are_here(game: str) -> None:
    assert undone(game, PLAIN) == "fine"
    assert undone(game, PLAIN, here=False) == "no_undo"
    assert undone(game, None) == "no_undo"


# --- what the table does not hold ----------------------------------------------------------


def _set_up(game: str, *handicaps: Handicap | None) -> str:
    the_game = registry.game(game)
    helps = (*handicaps, None)[: max(2, len(handicaps))]
    seats = [Seat(f"P{n}", n, side=n, handicap=one) for n, one in enumerate(helps)]
    lexicon = load_lexicon([the_game.facts.default_dictionary])
    return code(lambda: fresh_setup(the_game, {}, seats, lexicon))


@pytest.mark.parametrize("limit", [-1, 0, 1, 3, 7, 99])
@pytest.mark.parametrize("game", GAMES)
def test_other_limits_are_not_offered(game: str, limit: int) -> None:
    assert _set_up(game, Handicap(others_limit=limit)) == "handicap_not_offered"


@pytest.mark.parametrize("game", GAMES)
def test_help_for_all_is_refused(game: str) -> None:
    assert _set_up(game, Handicap(), Handicap()) == "handicap_for_all"
    assert _set_up(game, Handicap(), None) == "fine"


# --- kept in the record, and held to -------------------------------------------------------


def twice(game: str) -> Match:
    """A match of computers in which seat 0 has two turns and the other a limit of four letters."""
    the_game = registry.game(game)
    help_ = Handicap(2, 4, "double", the_game.facts.handicaps.forgiving, 3)
    seats = (
        Seat("Ida", 0, "computer", "easy", handicap=help_),
        Seat("Otto", 1, "computer", "easy", 1),
    )
    lexicon = load_lexicon([the_game.facts.default_dictionary])
    match = Match.begin(the_game, fresh_setup(the_game, {}, seats, lexicon), "twice")
    for number in range(8):
        owing = next((act for act in match.acts() if act.owed and act.actor >= 0), None)
        if owing is None:
            break
        view = match.game.view(match.state, owing.actor)
        chosen = match.game.choose(view, "easy", SeededChance(str(number), owing.actor))
        match.play(owing.actor, chosen.move, chosen.spent_ms)
    return match


def skipped() -> Match:
    """A game of Wordaway in which seat 0 has used its skip."""
    the_game, pocket = registry.game("wordaway"), load_lexicon(["pocket"])
    seats = (Seat("Ida", 0, handicap=Handicap(2)), Seat("Otto", 1, side=1))
    options = {"phrases": (away.EXAMPLE,)}
    for shift in (0, 1):
        match = Match.begin(the_game, fresh_setup(the_game, options, seats, pocket, shift), "skip")
        match.play(0, Propose(1), 0)
        match.play(1, Agree(), 0)
        if match.acts()[0].actor == 0:
            break
    match.play(0, Skip(), 100)
    match.play(1, Play("SIN"), 100)
    return match


def without_help(record: Record) -> Record:
    seats = tuple(msgspec.structs.replace(seat, handicap=None) for seat in record.header.seats)
    return msgspec.structs.replace(
        record, header=msgspec.structs.replace(record.header, seats=seats)
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_record_keeps_the_help_and_is_judged_with_it(game: str) -> None:
    match = twice(game) if game != "wordaway" else skipped()
    record = read_record(write_record(record_of(match)))
    again = replay(record, lexicon_of)
    assert again.refusal is None
    assert again.match is not None
    assert again.match.setup.seats == match.setup.seats
    assert again.match.state_hash() == match.state_hash()
    forged = replay(without_help(record), lexicon_of)
    assert forged.refusal is not None


def test_a_setup_with_help_is_a_kids_table() -> None:
    seats = (Seat("Ana", 0, handicap=PLAIN), Seat("Ben", 1, side=1))
    assert Setup({}, seats, LONGER).kids
    assert not Setup({}, (Seat("Ana", 0), seats[1]), LONGER).kids
