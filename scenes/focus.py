"""Controls and the focus: what can be pressed, by pointer, keys and gamepad alike.

A scene lists its controls in units and gives every action to its `Focus`, which moves the
ring, follows the pointer and calls `on_press`. The ring is seen only after keys or a pad.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple, cast

from scenes import neighbours
from scenes.canvas import Box
from scenes.input.actions import EDITING, MOVES, ORDERS, Action, Verb

Kind = Literal["button", "toggle", "entry", "slider", "list", "board", "text"]
ControlState = Literal["rest", "hover", "focus", "pressed", "off"]
Heard = Literal["move", "press"]

_SHAKE = 8.0
"""A pointer that moves less than this many units, as on a shaken table, hides no ring."""

_FOCUSING = MOVES | ORDERS | {Verb.CONFIRM}


class Tip(NamedTuple):
    """What something is, in a few words, and where it stands."""

    text: str
    box: Box


@dataclass(eq=False)
class Control:
    """Something that can be pressed or worked in.

    `box` is in units; only its part in `clip` answers the pointer. `label` names it to people
    who can't see it. `on_action` sees every action meant for this control first (typed text,
    arrows, a pointer pressed on it) and returns whether it took it; a slider, a text entry and
    a board need it. `selected` marks what a group's ring goes to when it comes from outside.
    Next and Previous go through one zone after the other, in each in reading order, past what
    is no `tab_stop`: of a list one line only, the others by arrows. `tip` gives what is said beside
    it when it is looked at; a control that is drawn without a word says its label.
    """

    id: str
    box: Box
    label: str
    on_press: Callable[[], None] | None = None
    enabled: bool = True
    kind: Kind = "button"
    group: str = ""
    selected: bool = False
    zone: int = 0
    tab_stop: bool = True
    clip: Box | None = None
    on_action: Callable[[Action], bool] | None = None
    tip: Callable[[], Tip | None] | None = None

    def holds(self, point: tuple[float, float]) -> bool:
        """Whether the point is on the part that can be pressed."""
        return self.box.holds(point) and (self.clip is None or self.clip.holds(point))


def telling(control: Control, text: str = "") -> Control:
    """The control, saying `text` or its label when it is looked at: it has no word on it."""
    tip = Tip(text or control.label, control.box)
    return replace(control, tip=lambda: tip)


class Ring:
    """Whether the focus ring is seen; one for the whole program."""

    def __init__(self) -> None:
        self.shown = False
        self._shown_by: Action | None = None
        self._rest: tuple[float, float] | None = None

    def note(self, action: Action) -> None:
        """Show the ring after keys and pads, hide it after a pointer that really moves."""
        if action.by_keys and action.verb in _FOCUSING:
            self._show(action)
        elif action.verb is Verb.PRESS:
            self.shown = False
        elif action.verb is Verb.POINT:
            self._follow(action.at)

    def woken_by(self, action: Action) -> bool:
        """Whether the ring was hidden until this very action."""
        return self._shown_by is action

    def hide(self) -> None:
        """Hide the ring, as after typing a letter."""
        self.shown = False

    def _show(self, action: Action) -> None:
        if not self.shown:
            self.shown, self._shown_by, self._rest = True, action, None

    def _follow(self, at: tuple[float, float]) -> None:
        if self._rest is None:
            self._rest = at
        if abs(at[0] - self._rest[0]) + abs(at[1] - self._rest[1]) > _SHAKE:
            self.shown, self._rest = False, at


@dataclass
class _Scope:
    """The controls that can be reached now: the scene's, or an open list's over it."""

    controls: dict[str, Control] = field(default_factory=dict[str, Control])
    current: str | None = None
    default: str | None = None
    on_close: Callable[[], None] | None = None
    links: neighbours.Links | None = None


class Focus:
    """The controls of one scene, the ring among them, hover and press.

    `ring` is the program's; `reveal` is called with a control the ring has moved to, so that a
    scrolled panel can bring it into view.
    """

    def __init__(
        self, ring: Ring | None = None, reveal: Callable[[Control], None] | None = None
    ) -> None:
        self.ring = ring or Ring()
        self.awake = True
        """False while something lies over the scene: then no control looks touched."""
        self.pointer: tuple[float, float] | None = None
        """Where the mouse was last."""
        self.on_heard: Callable[[Heard], None] | None = None
        """Hears that the ring was moved by a person, or that something was pressed."""
        self._reveal = reveal
        self._scopes = [_Scope()]
        self._hover: str | None = None
        self._pressed: str | None = None
        self._inside = False

    # --- what is there

    def set(
        self, controls: Sequence[Control], first: str | None = None, default: str | None = None
    ) -> None:
        """Lay the controls of the present scope anew.

        The ring stays where it was, or goes to what is nearest to it; at the beginning to
        `first`. `default` is pressed by Enter while no ring is seen. Raises ValueError if two
        have one id.
        """
        scope = self._scope
        before = self.current
        scope.controls = _by_id(controls)
        scope.links, scope.default = None, default
        if scope.current not in scope.controls or not scope.controls[scope.current].enabled:
            scope.current = self._instead_of(before, first)
        self._forget_what_is_gone()

    def open_scope(
        self,
        controls: Sequence[Control],
        first: str | None = None,
        on_close: Callable[[], None] | None = None,
    ) -> None:
        """Let only these controls be reached until `close_scope`, as for an open list."""
        self._scopes.append(_Scope(on_close=on_close))
        self._hover = self._pressed = None
        self.set(controls, first)

    def close_scope(self) -> None:
        """Go back to what was reached before; the ring returns to what opened the scope."""
        if len(self._scopes) > 1:
            closed = self._scopes.pop()
            self._hover = self._pressed = None
            if closed.on_close:
                closed.on_close()

    @property
    def scoped(self) -> bool:
        """Whether a scope is open over the scene's own controls."""
        return len(self._scopes) > 1

    @property
    def current(self) -> Control | None:
        """The control the ring is on, seen or not."""
        return self._scope.controls.get(self._scope.current or "")

    @property
    def default(self) -> str | None:
        """What Enter presses while no ring is seen."""
        return self._scope.default

    @property
    def hover(self) -> Control | None:
        """The control under the mouse."""
        return self._scope.controls.get(self._hover or "")

    @property
    def looked_at(self) -> Control | None:
        """The control with the ring, or under the mouse; also one that can't be pressed now."""
        if not self.awake or self._pressed:
            return None
        if self.ring.shown:
            return self.current
        return self._under(self.pointer) if self.pointer is not None else None

    def rest(self, at: tuple[float, float]) -> Control | None:
        """Look at the place on which a finger rests, until it touches another; what is there."""
        self.pointer = at
        return self._under(at) if self.awake else None

    @property
    def controls(self) -> tuple[Control, ...]:
        """What can be reached now."""
        return tuple(self._scope.controls.values())

    def state(self, control_id: str) -> ControlState:
        """How a control is to be drawn; also of controls below an open scope."""
        control = self._find(control_id)
        if control is None or not control.enabled:
            return "off"
        if not self.awake:
            return "rest"
        if control_id == self._pressed and self._inside:
            return "pressed"
        if control_id == self._scope.current and self.ring.shown:
            return "focus"
        return "hover" if control_id == self._hover and not self.ring.shown else "rest"

    def move_to(self, control_id: str) -> None:
        """Put the ring on a control, if it can be reached."""
        control = self._scope.controls.get(control_id)
        if control and control.enabled:
            self._scope.current = control_id
            if self._reveal:
                self._reveal(control)

    def press(self, control_id: str) -> bool:
        """Press a control as if by a key; False if it can't be pressed."""
        control = self._scope.controls.get(control_id)
        if control is None or not control.enabled or control.on_press is None:
            return False
        self._tell("press")
        control.on_press()
        return True

    # --- what is done

    def handle(self, action: Action) -> bool:
        """Answer an action; False if it meant none of the controls.

        A pointer that only moves is taken when something looks different for it.
        """
        self.ring.note(action)
        if action.by_pointer:
            return self._handle_pointer(action)
        if self._offer(self.current, action):
            return True
        if action.verb in EDITING:
            self._note_typing(action)
            return False
        return self._handle_keys(action)

    def _handle_keys(self, action: Action) -> bool:
        if action.verb is Verb.BACK and self.scoped:
            self.close_scope()
            return True
        if action.verb not in _FOCUSING or not self._reachable():
            return False
        if self._only_wakes(action):
            return True
        if action.verb is Verb.CONFIRM:
            return self._confirm(action)
        self._move(action.verb)
        return True

    def _note_typing(self, action: Action) -> None:
        """Whoever types a word isn't walking among the controls."""
        if action.letter and action.device.kind == "keyboard":
            self.ring.hide()

    def _only_wakes(self, action: Action) -> bool:
        """The first key after the pointer only shows where the ring is."""
        if not self.ring.woken_by(action) or (self.current and self.current.kind == "entry"):
            return False
        if action.verb is Verb.CONFIRM and self._scope.default:
            return False
        if self._hover:
            self._scope.current = self._hover
        return True

    def _confirm(self, action: Action) -> bool:
        if action.repeated:
            return True
        if self.ring.woken_by(action) and self._scope.default:
            self.ring.hide()
            return self.press(self._scope.default)
        return self.current is not None and self.press(self.current.id)

    def _move(self, verb: Verb) -> None:
        before = self._scope.current
        self._go(verb)
        if self._scope.current != before:
            self._tell("move")

    def _go(self, verb: Verb) -> None:
        spots = self._spots()
        if self._scope.current not in {spot.id for spot in spots}:
            self.move_to(spots[0].id)
        elif verb in ORDERS:
            self.move_to(self._in_order(spots, 1 if verb is Verb.NEXT else -1))
        else:
            self.move_to(self._beside(spots, cast(neighbours.Way, verb.value)))

    def _in_order(self, spots: list[neighbours.Spot], step: int) -> str:
        zones: dict[int, list[neighbours.Spot]] = {}
        for spot in spots:
            control = self._scope.controls[spot.id]
            if control.tab_stop or control.id == self._scope.current:
                zones.setdefault(control.zone, []).append(spot)
        ordered = (neighbours.reading_order(zones[zone]) for zone in sorted(zones))
        ids = [spot.id for zone in ordered for spot in zone]
        return ids[(ids.index(self._scope.current or "") + step) % len(ids)]

    def _beside(self, spots: list[neighbours.Spot], way: neighbours.Way) -> str:
        scope = self._scope
        if scope.links is None or scope.links.keys() != {spot.id for spot in spots}:
            scope.links = neighbours.links(spots)
        here = scope.controls[scope.current or ""]
        there = scope.controls[scope.links[here.id][way]]
        return self._entry_of(here, there).id

    def _entry_of(self, here: Control, there: Control) -> Control:
        """Coming into a group from outside, its selected control."""
        if not there.group or there.group == here.group:
            return there
        group = (c for c in self._reachable() if c.group == there.group and c.selected)
        return next(group, there)

    def _handle_pointer(self, action: Action) -> bool:
        if action.verb is Verb.POINT:
            return self._point(action)
        if action.verb is Verb.PRESS:
            return self._press_at(action)
        if action.verb in (Verb.RELEASE, Verb.CANCEL):
            return self._let_go(action)
        return self._offer(self._at(action.at), action)

    def _point(self, action: Action) -> bool:
        before = (self._hover, self._inside, self.ring.shown)
        self.pointer = action.at if action.device.kind == "mouse" else None
        under = self._at(action.at)
        self._hover = under.id if under and action.device.kind == "mouse" else None
        self._inside = under is not None and under.id == self._pressed
        looks_new = before != (self._hover, self._inside, self.ring.shown)
        return self._offer(self._scope.controls.get(self._pressed or ""), action) or looks_new

    def _press_at(self, action: Action) -> bool:
        if action.device.kind == "touch":
            self.pointer = None
        control = self._at(action.at)
        if control is None:
            return self._press_outside(action)
        self._pressed, self._inside = control.id, True
        self._scope.current = control.id
        self._offer(control, action)
        return True

    def _press_outside(self, action: Action) -> bool:
        """A press beside an open list closes it, and does nothing else."""
        blocked = any(control.holds(action.at) for control in self.controls)
        if self.scoped and not blocked:
            self.close_scope()
            return True
        return blocked

    def _let_go(self, action: Action) -> bool:
        control = self._scope.controls.get(self._pressed or "")
        self._pressed, self._inside = None, False
        if action.device.kind == "touch":
            self._hover = None
        if control is None:
            return False
        taken = self._offer(control, action)
        if action.verb is Verb.RELEASE and not taken and control.holds(action.at):
            self.press(control.id)
        return True

    # --- helpers

    @property
    def _scope(self) -> _Scope:
        return self._scopes[-1]

    def _tell(self, heard: Heard) -> None:
        if self.on_heard:
            self.on_heard(heard)

    def _find(self, control_id: str) -> Control | None:
        found = (s.controls[control_id] for s in self._scopes if control_id in s.controls)
        return next(found, None)

    def _at(self, point: tuple[float, float]) -> Control | None:
        """The last control in the list that holds the point and can be pressed: it lies on top."""
        hit = self._under(point)
        return hit if hit and hit.enabled else None

    def _under(self, point: tuple[float, float]) -> Control | None:
        return next((c for c in reversed(self.controls) if c.holds(point)), None)

    def _offer(self, control: Control | None, action: Action) -> bool:
        if control is None or not control.enabled or control.on_action is None:
            return False
        return control.on_action(action)

    def _reachable(self) -> list[Control]:
        return [control for control in self.controls if control.enabled]

    def _spots(self) -> list[neighbours.Spot]:
        return [neighbours.Spot(c.id, c.box, c.group) for c in self._reachable()]

    def _instead_of(self, before: Control | None, first: str | None) -> str | None:
        spots = self._spots()
        if before is None:
            wanted = next((spot.id for spot in spots if spot.id == first), None)
            return wanted or (neighbours.reading_order(spots)[0].id if spots else None)
        near = neighbours.nearest(before.box, spots)
        return near.id if near else None

    def _forget_what_is_gone(self) -> None:
        usable = {control.id for control in self._reachable()}
        self._hover = self._hover if self._hover in usable else None
        if self._pressed not in usable:
            self._pressed, self._inside = None, False


def _by_id(controls: Sequence[Control]) -> dict[str, Control]:
    found = {control.id: control for control in controls}
    if len(found) != len(controls):
        raise ValueError("two controls of one id")
    return found
