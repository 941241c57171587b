"""What happened at the table, told one event after the other by motion, sound and words."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, cast

from game.contract import Event, Reason
from game.language import gettext as _
from game.language import ngettext
from game.wildwords.board import TURNS_WILD
from game.wildwords.events import (
    Challenged,
    ChallengeEnded,
    Dealt,
    Drew,
    Ended,
    FinalPoints,
    HintGiven,
    Laid,
    Passed,
    PointsScored,
    SeatLeft,
    TakenBack,
    Traded,
    TurnBegan,
    TurnMissed,
    Voted,
)
from game.wildwords.views import WildView
from scenes.canvas import Box
from scenes.motion import SCORE_COUNT, TILE_TRAVEL, TURN_PASS, TURN_WILD, Motion, between
from scenes.play.base import Step
from scenes.play.wildwords.board import face_of, face_on
from scenes.play.wildwords.bubble import name_note
from scenes.play.wildwords.challenge.verdict import verdict_of
from scenes.play.wildwords.flight import Piece, slots_of, squares_of
from scenes.sound import Sound
from scenes.widgets.tile import TileFace

if TYPE_CHECKING:
    from game.table import Happened
    from scenes.play.wildwords.scene import WildWordsScene

LOOK_ON = Motion(350)
"""After a play of one's own, before anything else happens."""
SAID = Motion(500)
"""How long something that is only said stands alone."""


class Telling:
    """Tells the events of a step in their order; what is not told yet is not seen yet."""

    def __init__(self, scene: WildWordsScene) -> None:
        self._scene = scene
        self._events: deque[Event] = deque()
        self._happened: Happened | None = None
        self._scores: dict[int, int] = {}
        self.before: WildView | None = None
        """The view before the step that is being told."""
        self.held = False
        """Whether a verdict is read before it goes on."""
        self.faces: dict[int, TileFace] = {}
        """What tiles show on squares where they are about to be turned, or are being turned."""
        self.pieces: tuple[Piece, ...] = ()
        self.hidden_slots: set[int] = set()
        """Places of tiles that have not been drawn yet, as shown."""

    # --- what is seen -------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether something is still to be told."""
        return bool(self._events) or self.held

    @property
    def moving_squares(self) -> set[int]:
        """The squares to which tiles are on their way."""
        return squares_of(self.pieces, self._scene.timeline.run("fly"))

    @property
    def moving_slots(self) -> set[int]:
        """The places of the tray to which tiles are on their way, or are to be drawn."""
        return self.hidden_slots | slots_of(self.pieces, self._scene.timeline.run("fly"))

    def score(self, seat: int) -> int:
        """The score of a seat as shown now; it counts up."""
        now = self._scene.view_of_seats.scores[seat]
        old = self._scores.get(seat, now)
        run = self._scene.timeline.run(("score", seat))
        return old if run is None else round(between(old, now, run.progress()))

    # --- telling ------------------------------------------------------------------------

    def begin(self, step: Step, before: WildView) -> None:
        """Tell what happened; `before` is the view before it."""
        self.before = before
        self._scores = dict(enumerate(before.scores))
        self._happened = step.happened
        self._events = deque(step.happened.events)
        view = cast(WildView, step.view)
        same = view.viewer == before.viewer
        fresh = self._scene.laying.follow(view)
        drawn = any(isinstance(e, Dealt | Drew | Traded | TakenBack) for e in self._events)
        self.hidden_slots = set(fresh) if drawn and same else set()
        self.go_on()

    def go_on(self) -> None:
        """Tell the next event, and the one after if that one needs no time."""
        self.held = False
        while self._events:
            event = self._events.popleft()
            tell = self._tellers.get(type(event))
            if tell is not None and tell(event):
                return
        self._finish()

    def stop(self) -> None:
        """Tell nothing more: the position is shown as it is."""
        self._events.clear()
        self._finish()

    def _finish(self) -> None:
        self.held, self.before, self._happened = False, None, None
        self._scores, self.hidden_slots, self.pieces, self.faces = {}, set(), (), {}
        self._scene.told()

    @property
    def _tellers(self) -> Mapping[type[Event], Callable[[Event], bool]]:
        found: dict[type[Event], Callable[..., bool]] = {
            Dealt: self._dealt,
            Drew: self._dealt,
            TurnBegan: self._turn_began,
            Traded: self._traded,
            Laid: self._laid,
            Passed: self._passed,
            Challenged: self._challenged,
            Voted: self._voted,
            ChallengeEnded: self._challenge_ended,
            TakenBack: self._taken_back,
            PointsScored: self._points_scored,
            TurnMissed: self._turn_missed,
            HintGiven: self._hint_given,
            SeatLeft: self._seat_left,
            FinalPoints: self._final_points,
            Ended: self._ended,
        }
        return found

    def _wait(self, motion: Motion, name: str = "tell") -> bool:
        self._scene.timeline.start(name, motion, then=self.go_on)
        return True

    def _say(self, text: str) -> None:
        self._scene.app.toast(text)

    def _name(self, seat: int) -> str:
        return self._scene.name(seat)

    # --- tiles that travel --------------------------------------------------------------

    def _fly(self, pieces: list[Piece], then: Callable[[], None] | None = None) -> bool:
        self.pieces = tuple(pieces)
        self._scene.timeline.start("fly", TILE_TRAVEL, len(pieces), then=then or self.go_on)
        return True

    def fly_home(self, lying: Mapping[int, int]) -> None:
        """Tiles laid for a look go from their squares back to their places in the tray."""
        at, slots = self._scene.places, self._scene.laying.hand.slots
        pieces = [
            Piece(face_of(slots[n].tile), at.on_square(square), at.slot(n), slot=n)
            for square, n in sorted(lying.items())
        ]
        self._scene.app.sounds.play(Sound.TILE_DOWN, 1)
        self._fly(pieces, self._landed)

    def _landed(self) -> None:
        self.pieces = ()

    def _dealt(self, event: Dealt | Drew) -> bool:
        """New tiles come from the pot into the tray of the one who looks."""
        slots = sorted(self.hidden_slots)
        self.hidden_slots = set()
        if event.seat != self._scene.wild.viewer or event.tiles is None or not slots:
            return False
        self._scene.app.sounds.play(Sound.SHUFFLE)
        return self._fly(self._from_pot(slots))

    def _from_pot(self, slots: list[int]) -> list[Piece]:
        at, hand = self._scene.places, self._scene.laying.hand
        pot = _spot(at.pot.right - 30, at.pot.centre[1], at.tile * 0.4)
        return [
            Piece(face_of(hand.slots[n].tile), pot, at.slot(n), slot=n, out=True) for n in slots
        ]

    def _traded(self, event: Traded) -> bool:
        said = ngettext("{name} trades {count} tile.", "{name} trades {count} tiles.", event.count)
        self._say(said.format(name=self._name(event.seat), count=event.count))
        self._scene.app.sounds.play(Sound.SHUFFLE)
        if event.seat != self._scene.wild.viewer or event.gave is None:
            return self._wait(SAID)
        at = self._scene.places
        pot = _spot(at.pot.right - 30, at.pot.centre[1], at.tile * 0.4)
        slots = [n for n, slot in enumerate(self._scene.laying.hand.slots) if slot.tile]
        self.hidden_slots = set(slots)
        gone = [
            Piece(face_of(tile), at.slot(n), pot)
            for n, tile in zip(slots, event.gave, strict=False)
        ]

        def come() -> None:
            self.hidden_slots = set()
            self._fly(self._from_pot(slots))

        return self._fly(gone, come)

    def _laid(self, event: Laid) -> bool:
        """Another's tiles come one by one; one's own lie there already."""
        if event.seat == self._scene.wild.viewer and self._scene.bar is None:
            self._scene.app.sounds.play(Sound.TILE_DOWN, len(event.placed))
            return self._wait(LOOK_ON)
        at, start = self._scene.places, self._scene.chip_of(event.seat)
        self._scene.app.sounds.play(Sound.TILE_LIFT)
        turned = [one.square for one in event.placed if TURNS_WILD[one.square]]
        known = event.seat == self._scene.wild.viewer
        pieces: list[Piece] = []
        for one in event.placed:
            hidden = one.square in turned and not known
            face = TileFace("") if hidden else face_of(one.tile)
            pieces.append(Piece(face, start, at.on_square(one.square), one.square, out=True))
            if one.square in turned:
                self.faces[one.square] = face
        return self._fly(pieces, lambda: self._turn(turned, len(event.placed)))

    def _turn(self, squares: list[int], count: int) -> None:
        """Tiles on Turn-To-Wild squares are turned face down."""
        sounds = self._scene.app.sounds
        sounds.play(Sound.WILD_TURNED if squares else Sound.TILE_DOWN, count)
        for square in squares:
            self._scene.timeline.start(("flip", square), TURN_WILD)
        motion = TURN_WILD if squares else LOOK_ON
        self._scene.timeline.start("tell", motion, then=self._turned)

    def _turned(self) -> None:
        self.faces = {}
        self.go_on()

    def _taken_back(self, event: TakenBack) -> bool:
        """The tiles of a play go back into the tray, or to their player."""
        at, before = self._scene.places, self.before
        slots = sorted(self.hidden_slots)
        self.hidden_slots = set()
        self._scene.app.sounds.play(Sound.TILE_LIFT)
        if event.seat == self._scene.wild.viewer and len(slots) == len(event.squares):
            return self._fly(self._homeward(slots))
        goal = self._scene.chip_of(event.seat)
        board = before.board if before is not None else self._scene.view_board
        return self._fly(
            [
                Piece(face_on(square, board[square]), at.on_square(square), goal)
                for square in event.squares
            ]
        )

    def _homeward(self, slots: list[int]) -> list[Piece]:
        """One's own tiles from the board into places that hold the same tiles now."""
        at, hand = self._scene.places, self._scene.laying.hand
        pending = self.before.pending if self.before is not None else None
        pieces: list[Piece] = []
        for one in pending.placed if pending is not None else ():
            slot = next((n for n in slots if hand.slots[n].tile == one.tile), None)
            if slot is not None:
                slots.remove(slot)
                start = at.on_square(one.square)
                pieces.append(Piece(face_of(one.tile), start, at.slot(slot), slot=slot))
        return pieces

    # --- turns --------------------------------------------------------------------------

    def _turn_began(self, event: TurnBegan) -> bool:
        self.hidden_slots = set()
        mine = event.seat in self._scene.people
        if event.extra:
            self._say(_("{name} moves again.").format(name=self._name(event.seat)))
        if mine:
            self._scene.app.sounds.play(Sound.YOUR_TURN)
        return self._wait(TURN_PASS, "turn")

    def _passed(self, event: Passed) -> bool:
        self._scene.app.sounds.play(Sound.TILE_DOWN, 3)
        self._say(_("{name} passes.").format(name=self._name(event.seat)))
        return self._wait(SAID)

    def _turn_missed(self, event: TurnMissed) -> bool:
        self._say(_("{name} misses a turn.").format(name=self._name(event.seat)))
        return self._wait(SAID)

    def _seat_left(self, event: SeatLeft) -> bool:
        resigned = event.reason is Reason.RESIGNED
        said = _("{name} resigns.") if resigned else _("{name}\u2019s time is up.")
        self._say(said.format(name=self._name(event.seat)))
        self._scene.app.sounds.play(Sound.CHIP if resigned else Sound.TIME_OUT)
        return self._wait(SAID)

    def _hint_given(self, event: HintGiven) -> bool:
        if event.seat == self._scene.wild.viewer and event.placed is not None:
            self._scene.show_hint(event.placed, event.words or ())
        return False

    # --- points -------------------------------------------------------------------------

    def _points_scored(self, event: PointsScored) -> bool:
        self._scene.app.sounds.play(Sound.SCORE, max(0, event.points))
        for name in event.names:
            self._scene.app.toast(name_note(name).text, "good")
        return self._count(event.seat)

    def _count(self, seat: int) -> bool:
        def counted() -> None:
            self._scores.pop(seat, None)
            self.go_on()

        self._scene.timeline.start(("score", seat), SCORE_COUNT, then=counted)
        return True

    def _final_points(self, event: FinalPoints) -> bool:
        name = self._name(event.seat)
        if event.bonus:
            said = _("{name} gets {points} for tiles that are left.")
            self._say(said.format(name=name, points=event.bonus))
        if event.overtime:
            said = _("{name} loses {points} for overtime.")
            self._say(said.format(name=name, points=event.overtime))
        return self._count(event.seat)

    def _ended(self, event: Ended) -> bool:
        people = self._scene.people
        lost = len(people) == 1 and event.winner is not None and event.winner not in people
        self._scene.app.sounds.play(Sound.LOSS if lost else Sound.WIN)
        return False

    # --- the challenge ------------------------------------------------------------------

    def _challenged(self, event: Challenged) -> bool:
        self._scene.app.sounds.play(Sound.CHALLENGE_CALLED)
        said = _("{name} doubts the play of {player}.")
        self._say(said.format(name=self._name(event.seat), player=self._name(event.player)))
        return self._wait(SAID)

    def _voted(self, event: Voted) -> bool:
        said = _("{name} doubts it, too.") if event.agree else _("{name} believes it.")
        self._say(said.format(name=self._name(event.seat)))
        self._scene.app.sounds.play(Sound.CHIP)
        return self._wait(SAID)

    def _challenge_ended(self, event: ChallengeEnded) -> bool:
        before = self.before
        if before is None or before.pending is None or self._happened is None:
            return False
        verdict = verdict_of(event, self._happened, before.pending, self._scene.wild)
        for seat in event.fined:
            self._scores.pop(seat, None)
        sound = Sound.CHALLENGE_UPHELD if event.succeeded else Sound.CHALLENGE_FAILED
        self._scene.app.sounds.play(sound)
        self.held = True
        self._scene.show_verdict(verdict)
        return True


def _spot(x: float, y: float, side: float) -> Box:
    """A small place in the middle of a point."""
    return Box(x - side / 2, y - side / 2, side, side)
