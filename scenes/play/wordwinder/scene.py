"""The Word Winder screen: winding words over the board, and following what happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, cast

import pygame

from game.contract import AskHint, Move, Preview, Refusal, Resign, View
from game.language import gettext as _
from game.language import sentence
from game.wordwinder.events import WordLaid
from game.wordwinder.moves import (
    Accept,
    CallPenalty,
    Challenge,
    ConfirmPenalty,
    Lay,
    Pass,
    TakeOver,
)
from game.wordwinder.search import Path
from game.wordwinder.state import Position
from game.wordwinder.views import WinderView, typed_paths
from scenes.dialog import Answer, Dialog
from scenes.focus import Control
from scenes.icons import Icon
from scenes.input.actions import Action, Verb
from scenes.play.base import Aside, PlayScene, Step
from scenes.play.wordwinder import drawing, texts
from scenes.play.wordwinder.hand import Hand
from scenes.play.wordwinder.layout import Places, places
from scenes.play.wordwinder.presses import Press
from scenes.play.wordwinder.telling import tell
from scenes.play.wordwinder.tracing import Trace
from scenes.sound import Sound
from scenes.theme import Accent
from scenes.widgets.surfaces import toast_beside

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.screen import Screen
    from scenes.tables import LiveTable


class WordWinderScene(PlayScene):
    """A match of Word Winder, played or watched."""

    accent: ClassVar[Accent] = "lake"

    def __init__(self, app: App, live: LiveTable) -> None:
        super().__init__(app, live)
        self.fresh: WordLaid | None = None
        """The word whose chips are falling now."""
        self.die: tuple[int, int] | None = None
        """What the die for the start showed, and whom it chose."""
        self._laid_busy = False
        self._could_trace = False
        self._previewed: tuple[tuple[int, tuple[int, ...], Position], Preview] | None = None
        self.trace = Trace(self.position.grid, self._paths_of, self._traced)
        self.hand = Hand(app, self.trace, lambda: self.places, self._lay)
        self.places: Places = self._places(4)

    # --- what is seen -------------------------------------------------------------------

    @property
    def winder(self) -> WinderView:
        """The match as it is shown now; it may lag behind the table while things move."""
        return cast(WinderView, self.view)

    @property
    def position(self) -> Position:
        """The position as it is shown now."""
        return self.winder.position

    @property
    def may_trace(self) -> bool:
        """Whether a person here is to lay a word."""
        seat = self.seat
        return seat is not None and not self._steps and self.open_to(seat, Lay)

    @property
    def asked(self) -> int | None:
        """The person here who is asked whether to challenge."""
        seat = self.seat
        return seat if seat is not None and self.open_to(seat, Challenge) else None

    def side_name(self, side: int) -> str:
        """A side's name."""
        return texts.side_name(self.position, side)

    def preview(self) -> Preview:
        """What the traced word would bring."""
        seat, path = self.seat, self.trace.path
        if seat is None or not path:
            return Preview()
        key = (seat, path, self.position)
        if self._previewed is None or self._previewed[0] != key:
            self._previewed = (key, self.table.preview(seat, Lay(path)))
        return self._previewed[1]

    @property
    def remark(self) -> str:
        """What is said beside the word."""
        seat = self.seat
        if self.trace.trouble is not None:
            return sentence(self.trace.trouble.code, self.trace.trouble.params)
        if seat is None or not self.may_trace:
            return ""
        if not self.trace.path:
            return texts.begin(self.own_view(seat), seat)
        return texts.remark(self.preview())

    @property
    def word(self) -> str:
        """The letters that are traced or typed."""
        if self.trace.typed and not self.trace.path:
            return self.trace.typed
        return "".join(self.position.letters[square] for square in self.trace.path)

    def own_view(self, seat: int) -> WinderView:
        """The table as that seat sees it now."""
        return cast(WinderView, self.table.view(seat))

    @property
    def resigner(self) -> int | None:
        """The person who resigns from the pause menu: the one to move, else any who may."""
        able = [seat for seat in self.people if self.open_to(seat, Resign)]
        return self.seat if self.seat in able else next(iter(able), None)

    # --- the buttons --------------------------------------------------------------------

    def small(self) -> tuple[Press, ...]:
        """The buttons left of the main one."""
        seat = self.seat
        if self.asked is not None:
            doubt = Press("challenge", _("Doubt"), Icon.GAVEL, self._do(Challenge()))
            return (doubt,)
        found = self._of_turn(seat) if seat is not None and self.may_trace else []
        return tuple(found + self._out_of_turn())

    def _of_turn(self, seat: int) -> list[Press]:
        begun = bool(self.trace.path or self.trace.typed)
        extra = self._extras(seat)
        found = [Press("clear", _("Clear"), Icon.UNDO, self.trace.clear, begun)]
        if not extra:
            found.insert(0, Press("back", _("Back"), Icon.BACKSPACE, self._erase, begun))
        if self.trace.ways > 1:
            found.append(Press("way", _("Other"), Icon.REFRESH, self.trace.next_way))
        else:
            found.append(Press("type", _("Type it"), Icon.KEYBOARD, self.hand.ask_word))
        return [*found, Press("pass", _("Pass"), Icon.SKIP_NEXT, self._ask_to_pass), *extra]

    def _extras(self, seat: int) -> list[Press]:
        found: list[Press] = []
        if self.open_to(seat, AskHint) and self.own_view(seat).hints_left != 0:
            found.append(Press("hint", _("Hint"), Icon.LIGHTBULB, self._do(AskHint())))
        if self.open_to(seat, TakeOver):
            found.append(Press("take", _("Take over"), Icon.SWAP_HORIZ, self._do(TakeOver())))
        return found

    def asides(self) -> tuple[Aside, ...]:
        """Undo, and the penalty of the silent rules."""
        found = list(super().asides())
        for seat in self.people:
            if self.open_to(seat, CallPenalty):
                act = self._doing(seat, CallPenalty())
                found.append(Aside(f"call{seat}", seat, _("Penalty"), Icon.GAVEL, act))
            if self.open_to(seat, ConfirmPenalty):
                act = self._doing(seat, ConfirmPenalty())
                found.append(Aside(f"agree{seat}", seat, _("Agree"), Icon.CHECK, act))
        return tuple(found)

    def _out_of_turn(self) -> list[Press]:
        found = [Press(a.id, a.label, a.icon, a.act) for a in self.asides()]
        return found[:1] if self.may_trace else found[:4]

    def primary(self) -> Press | None:
        """The main button; None while nobody here is to move."""
        if self.bar is not None or self.position.outcome is not None:
            return None
        if self.asked is not None:
            return Press("accept", _("It stands"), Icon.CHECK, self._do(Accept()))
        return Press("lay", _("Lay it"), Icon.CHECK, self._lay, bool(self.trace.path))

    # --- layout -------------------------------------------------------------------------

    def _places(self, small: int) -> Places:
        position = self.position
        height = len(position.letters) // position.width
        size, watched = (position.width, height), self.bar is not None
        return places(self.app.canvas, *size, position.sides, small, watched=watched)

    def layout(self) -> None:
        """Boxes for this canvas, and the controls that the moment has."""
        self._laid_busy = self.catching_up
        small = self.small() if self.bar is None else ()
        self.places = self._places(max(1, len(small)))
        order = self.places.order
        self.toast_at = toast_beside(order.x, order.right, order.centre[1])
        if self.bar is not None:
            controls = [Control("menu", self.places.menu, _("Back"), self.leave_table)]
            self.set_controls(controls + self.bar.place(self.places.bar))
            return
        controls = [Control("menu", self.places.menu, _("Menu"), self.open_pause)]
        if self.may_trace:
            board = self.places.board
            controls.append(
                Control("board", board, _("Board"), kind="board", on_action=self.hand.act)
            )
        controls += [
            Control(press.id, box, press.label, press.act, press.enabled)
            for press, box in zip(small, self.places.small, strict=False)
        ]
        main = self.primary()
        if main is not None:
            enabled = main.enabled and (self.may_trace or self.asked is not None)
            controls.append(Control(main.id, self.places.primary, main.label, main.act, enabled))
        first = "board" if self.may_trace else "menu"
        self.set_controls(controls, first=first, default=main.id if main is not None else None)
        if self.may_trace and not self._could_trace:
            self.focus.move_to("board")
        self._could_trace = self.may_trace

    # --- doing --------------------------------------------------------------------------

    def take(self, action: Action) -> bool:
        """Typed letters and the game's own keys."""
        if action.verb is Verb.TEXT and action.text.strip():
            self._type(action.letter)
            return True
        keys: dict[Verb, Callable[[], None]] = {
            Verb.ERASE: self._erase,
            Verb.PLAY: self._lay,
            Verb.RECALL: self.trace.clear,
            Verb.SHUFFLE: self.trace.next_way,
            Verb.HINT: self._press("hint"),
            Verb.PASS: self._press("pass"),
            Verb.UNDO: self._press("undo"),
        }
        if action.verb in keys:
            keys[action.verb]()
            return True
        return super().take(action)

    def _press(self, id_: str) -> Callable[[], None]:
        def act() -> None:
            for press in self.small():
                if press.id == id_ and press.enabled:
                    press.act()

        return act

    def _type(self, letter: str | None) -> None:
        self.timeline.skip()
        if self.may_trace:
            self.hand.type(letter)

    def _erase(self) -> None:
        if self.may_trace:
            self.trace.erase()

    def _paths_of(self, word: str) -> tuple[Path, ...]:
        """Where the person to move may lay a typed word."""
        seat = self.seat
        return typed_paths(self.own_view(seat), word) if seat is not None else ()

    def _lay(self) -> None:
        self.timeline.skip()
        seat = self.seat
        if seat is None or not self.may_trace:
            return
        if self.trace.trouble is not None:
            self.refuse(self.trace.trouble)
            return
        try:
            self.table.submit(seat, Lay(self.trace.path))
        except Refusal as refusal:
            self.refuse(refusal)
        self.layout()

    def _ask_to_pass(self) -> None:
        seat = self.seat
        if seat is None:
            return
        self.app.manager.push(
            Dialog(
                self.app,
                _("Pass this turn?"),
                _("No word is laid, and the next seat moves."),
                [
                    Answer(_("Play on")),
                    Answer(_("Pass"), self._doing(seat, Pass()), primary=True),
                ],
                self.accent,
            )
        )

    def _do(self, move: Move) -> Callable[[], None]:
        def act() -> None:
            if self.seat is not None and self.submit(self.seat, move):
                self.app.sounds.play(Sound.MENU_CONFIRM)

        return act

    def _doing(self, seat: int, move: Move) -> Callable[[], None]:
        def act() -> None:
            if self.submit(seat, move):
                self.app.sounds.play(Sound.MENU_CONFIRM)

        return act

    def resign_text(self, seat: int) -> str:
        """A team resigns when all its persons have pressed."""
        side = self.position.side_of(seat)
        if len(self.position.seats_of(side)) > 1:
            return _("The side resigns when all its players do.")
        return _("The others play on, or win.")

    def _traced(self) -> None:
        if hasattr(self, "places"):
            self.layout()

    # --- following the table ------------------------------------------------------------

    def show(self, step: Step, before: View) -> None:
        """Begin the motion of what happened."""
        del before
        if step.happened.undone:
            self.trace.clear()
            return
        for event in step.happened.events:
            tell(self, event)

    def settle_word(self) -> None:
        """The chips of the last word lie."""
        self.fresh = None
        self.redraw()

    def update(self, dt_ms: int) -> bool:
        """Follow the table; when everything has come to rest, lay out anew."""
        result = super().update(dt_ms)
        if self._laid_busy and not self.catching_up:
            self.layout()
        return result or super().update(0)

    # --- drawing and the end ------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """The whole screen."""
        del surface
        drawing.draw(self)
        self.draw_prompts()

    def end(self) -> Screen | None:
        """The results of the match."""
        from scenes.results import ResultsScreen

        return ResultsScreen(self.app, self.live)
