"""The challenge window, and what comes of a challenge.

Source: rule book WildWords, A turn, Challenge window.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.contract import Event, Lexicon, Refusal
from game.lexicon.patterns import fits
from game.wildwords.board import EMPTY, TURNS_WILD, in_order, put, symbol_on
from game.wildwords.events import (
    Asked,
    Believed,
    Challenged,
    ChallengeEnded,
    Laid,
    PointsScored,
    Spelled,
    TakenBack,
    Voted,
)
from game.wildwords.moves import Placed
from game.wildwords.scoring import Pattern, Scored
from game.wildwords.state import (
    Ballot,
    FaceDown,
    LineKind,
    Pending,
    SheetLine,
    WildState,
    after,
    handicap_of,
    is_box,
    is_honour,
    is_practice,
    with_item,
)
from game.wildwords.turns import (
    begin_turn,
    count_pass,
    end_by_last_tile,
    end_turn,
    is_out_of_tiles,
    refill,
    with_sheet_line,
    with_tray,
)

FINE = 20
"""What a box challenge costs whoever was wrong."""

LONGEST_SPELLING = 45


def lay(state: WildState, placed: Sequence[Placed], play: Scored, events: list[Event]) -> WildState:
    """Put a checked play on the board and ask the first opponent; in practice it stays at once."""
    seat = state.to_move
    tiles = tuple(sorted(placed, key=lambda one: one.square))
    events.append(Laid(seat, tiles, play.patterns, play.score, play.names))
    asked = () if is_practice(state.setup) else after(seat, state.active, len(state.trays))
    state = _on_board(replace(state, pending=Pending(seat, tiles, play, asked)))
    return ask(state, events)


def ask(state: WildState, events: list[Event]) -> WildState:
    """Ask the next seat whether it challenges; when all have been asked the play stays."""
    pending = state.open_play
    if pending.asked:
        events.append(Asked(pending.asked[0]))
        return state
    state = stay(state, events)
    if is_out_of_tiles(state, pending.player):
        return end_by_last_tile(state, pending.player, events)
    return end_turn(state, events)


def believe(state: WildState, events: list[Event]) -> WildState:
    """The seat asked lets the play pass."""
    pending = state.open_play
    events.append(Believed(pending.asked[0]))
    return ask(replace(state, pending=replace(pending, asked=pending.asked[1:])), events)


def challenge(state: WildState, events: list[Event]) -> WildState:
    """The seat asked challenges; in a box challenge the others vote before it is spelled."""
    pending = state.open_play
    challenger = pending.asked[0]
    events.append(Challenged(challenger, pending.player))
    others = tuple(
        seat for seat in after(challenger, state.active, len(state.trays)) if seat != pending.player
    )
    to_vote = others if is_box(state.setup) else ()
    return replace(state, pending=replace(pending, challenger=challenger, to_vote=to_vote))


def vote(state: WildState, agree: bool, events: list[Event]) -> WildState:
    """The next voter agrees with the challenger or not."""
    pending = state.open_play
    seat = pending.to_vote[0]
    events.append(Voted(seat, agree))
    votes = (*pending.votes, Ballot(seat, agree))
    return replace(state, pending=replace(pending, votes=votes, to_vote=pending.to_vote[1:]))


def check_spelling(patterns: Sequence[Pattern], words: Sequence[str]) -> tuple[str, ...]:
    """The words in capitals, one a pattern.

    A word that does not fit its pattern is a wrong spelling, not a refused one.

    Raises Refusal `wildwords_spelling_count`, `…_letters`, `…_long` or `…_short` for what is
    no spelling at all.
    """
    if len(words) != len(patterns):
        raise Refusal("wildwords_spelling_count", count=len(patterns), given=len(words))
    for pattern, word in zip(patterns, words, strict=True):
        if not (word.isascii() and word.isalpha()) and word:
            raise Refusal("wildwords_spelling_letters", pattern=pattern.text)
        if len(word) > LONGEST_SPELLING:
            raise Refusal("wildwords_spelling_long", pattern=pattern.text, most=LONGEST_SPELLING)
        if len(word) < len(pattern.text):
            raise Refusal("wildwords_spelling_short", pattern=pattern.text)
    return tuple(word.upper() for word in words)


def is_good(pattern: str, word: str, lexicon: Lexicon) -> bool:
    """Whether that spelling of a pattern holds."""
    return fits(pattern, word) and word in lexicon


def spell(state: WildState, words: Sequence[str], events: list[Event]) -> WildState:
    """The player spells the play; the dictionary decides, or the challenger where honour holds."""
    pending = state.open_play
    spelled = check_spelling(pending.play.patterns, words)
    state = replace(state, pending=replace(pending, words=spelled))
    if is_honour(state.setup):
        events.append(Spelled(pending.player, spelled, ()))
        return state
    lexicon = state.setup.lexicon
    good = tuple(
        is_good(pattern.text, word, lexicon)
        for pattern, word in zip(pending.play.patterns, spelled, strict=True)
    )
    events.append(Spelled(pending.player, spelled, good))
    return decide(state, succeeded=not all(good), events=events)


def decide(state: WildState, succeeded: bool, events: list[Event]) -> WildState:
    """A challenge is decided: the play goes back, or it stays."""
    pending = state.open_play
    state = close(state, succeeded, events)
    if succeeded:
        return count_pass(take_back(state, events), events)
    state = stay(state, events)
    if is_out_of_tiles(state, pending.player):
        return end_by_last_tile(state, pending.player, events)
    return _after_vain_challenge(state, events)


def close(state: WildState, succeeded: bool, events: list[Event]) -> WildState:
    """Say how the challenge ended, if there was one, and fine whoever pays for it."""
    pending = state.open_play
    if pending.challenger is None:
        return state
    fined = _fined(state, pending.challenger, succeeded)
    events.append(ChallengeEnded(pending.challenger, pending.player, succeeded, fined))
    for seat in fined:
        state = with_sheet_line(state, SheetLine(seat, state.turn, "penalty", -FINE, 0))
    return state


def stay(state: WildState, events: list[Event]) -> WildState:
    """The play counts; the player fills his tray."""
    pending = state.open_play
    play = pending.play
    state = with_sheet_line(state, _line(state, "play", play.score))
    total = state.scores[pending.player]
    events.append(PointsScored(pending.player, play.score, total, play.names))
    return refill(replace(state, passes=0), pending.player, events)


def unanswered(state: WildState, events: list[Event]) -> WildState:
    """The time for an answer is over: that is belief, a vote against, or a spelling failed."""
    if state.stage == "window":
        return believe(state, events)
    if state.stage == "votes":
        return vote(state, agree=False, events=events)
    return decide(state, succeeded=state.stage == "spelling", events=events)


def take_back(state: WildState, events: list[Event]) -> WildState:
    """The pending play goes back into its player's tray."""
    pending = state.open_play
    seat, squares = pending.player, tuple(one.square for one in pending.placed)
    events.append(TakenBack(seat, squares))
    tray = state.trays[seat] + in_order(one.tile for one in pending.placed)
    state = replace(
        state,
        board=put(state.board, ((square, EMPTY) for square in squares)),
        face_down=tuple(one for one in state.face_down if one.square not in squares),
        trays=with_tray(state.trays, seat, tray),
    )
    return with_sheet_line(state, _line(state, "taken_back", 0))


def _on_board(state: WildState) -> WildState:
    pending = state.open_play
    seat = pending.player
    tray = list(state.trays[seat])
    for one in pending.placed:
        tray.remove(one.tile)
    turned = tuple(
        FaceDown(one.square, one.tile, seat) for one in pending.placed if TURNS_WILD[one.square]
    )
    symbols = ((one.square, symbol_on(one.square, one.tile)) for one in pending.placed)
    return replace(
        state,
        board=put(state.board, symbols),
        face_down=(*state.face_down, *turned),
        trays=with_tray(state.trays, seat, "".join(tray)),
    )


def _after_vain_challenge(state: WildState, events: list[Event]) -> WildState:
    """The next turn; the challenger misses one, if it is still there and nothing spares it."""
    challenger = state.open_play.challenger
    if challenger is None or challenger in state.out or is_box(state.setup):
        return end_turn(state, events)
    if handicap_of(state.setup, challenger).forgiving:
        return end_turn(state, events)
    if len(state.active) == 2:
        return begin_turn(state, state.to_move, state.turns_left, events, extra=True)
    missed = with_item(state.missed, challenger, 1)
    return end_turn(replace(state, missed=missed), events)


def _fined(state: WildState, challenger: int, succeeded: bool) -> tuple[int, ...]:
    """Who pays for a box challenge: the challenger and his side, or those who disagreed."""
    if not is_box(state.setup):
        return ()
    votes = state.open_play.votes
    wrong = tuple(ballot.seat for ballot in votes if ballot.agree != succeeded)
    spared = succeeded or handicap_of(state.setup, challenger).forgiving
    return wrong if spared else (challenger, *wrong)


def _line(state: WildState, kind: LineKind, points: int) -> SheetLine:
    pending = state.open_play
    return SheetLine(
        seat=pending.player,
        turn=state.turn,
        kind=kind,
        points=points,
        total=0,
        patterns=pending.play.patterns,
        squares=tuple(one.square for one in pending.placed),
        names=pending.play.names,
        traded=state.traded,
        challenger=pending.challenger,
        words=pending.words,
    )
