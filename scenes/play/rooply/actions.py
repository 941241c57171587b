"""The buttons of the Rooply screen, and all that can be pressed at a moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from game.contract import AskHint, Move, Refusal
from game.language import gettext as _
from game.language import sentence
from game.rooply.moves import Pass, Roll, WildCard
from game.rooply.solo import daily_seed
from scenes.dialog import Answer, Dialog
from scenes.focus import Control, Tip, telling
from scenes.icons import Icon
from scenes.play.rooply import texts
from scenes.play.rooply.chooser import WildChooser
from scenes.sound import Sound

if TYPE_CHECKING:
    from scenes.play.rooply.scene import RooplyScene


class Press(NamedTuple):
    """A button at the foot of the column: what it shows and does."""

    id: str
    label: str
    icon: Icon | None
    act: Callable[[], None]
    enabled: bool = True
    short: str = ""
    """The label where there is little room; empty: the icon alone."""


class Table:
    """What a person can press, and what comes of it."""

    def __init__(self, scene: RooplyScene) -> None:
        self.scene = scene

    # --- buttons

    def small(self) -> tuple[Press, ...]:
        """The buttons left of the main one."""
        scene = self.scene
        if scene.may_roll:
            found = self._before_the_roll()
        elif scene.may_write:
            found = self._while_writing()
        else:
            found = []
        undo = self._undo()
        return tuple([*found, *undo] if len(found) < 3 else found)

    def _before_the_roll(self) -> list[Press]:
        scene = self.scene
        cards = scene.sight.players[scene.sight.turn.seat].wild_cards
        found = [
            Press("wild", _("Wild card"), Icon.STAR, self.open_chooser, cards > 0, _("Card")),
            Press("where", _("Where"), Icon.SEARCH, self.look),
        ]
        if scene.records is not None and not scene.daily and not scene.table.match.entries:
            found.insert(0, Press("daily", _("Daily"), Icon.SCHEDULE, self.ask_for_daily))
        return found

    def _while_writing(self) -> list[Press]:
        scene, draft = self.scene, self.scene.draft
        blacks_before = scene.sight.players[scene.sight.turn.seat].blacks_before
        alone = draft.hand == "black" and not draft.typed
        first = Press(
            "blacks", _("Blacks only"), Icon.GRID_VIEW, self.blacks_only, short=_("Blacks")
        )
        if blacks_before or alone:
            first = Press("pass", _("Pass"), Icon.SKIP_NEXT, self.ask_to_pass)
        if alone:
            second = Press("back", _("Back"), Icon.UNDO, draft.clear)
        elif draft.empty:
            second = Press("where", _("Where"), Icon.SEARCH, self.look)
        else:
            second = Press("recall", _("Recall"), Icon.UNDO, draft.clear)
        seat = scene.seat
        hint = seat is not None and scene.open_to(seat, AskHint)
        ask = [Press("hint", _("Hint"), Icon.LIGHTBULB, self._doing(AskHint()))] if hint else []
        return [first, second, *ask]

    def _undo(self) -> list[Press]:
        able = [seat for seat in self.scene.people if self.scene.table.may_undo(seat)]
        return [Press("undo", _("Undo"), Icon.UNDO, partial(self.undo, s)) for s in able[:1]]

    def primary(self) -> Press | None:
        """The main button."""
        scene, draft = self.scene, self.scene.draft
        if scene.bar is not None:
            return None
        if scene.may_roll:
            return Press("primary", _("Roll"), Icon.CASINO, self._doing(Roll()))
        if not scene.may_write:
            return Press("primary", _("Place"), Icon.CHECK, scene.submit_draft, enabled=False)
        if draft.empty and draft.hand == "word":
            return Press("primary", _("Write"), Icon.KEYBOARD, self.toggle_keys)
        score = scene.preview().score
        label = _("Place {points}").format(points=texts.signed(score)) if score is not None else ""
        ready = bool(draft.typed or draft.extra) and draft.refusal is None
        return Press("primary", label or _("Place"), Icon.CHECK, scene.submit_draft, ready)

    def press(self, id_: str) -> None:
        """Press one of the small buttons, if it is there."""
        for press in self.small():
            if press.id == id_ and press.enabled:
                press.act()
                return

    # --- all controls

    def controls(self, small: Sequence[Press], main: Press | None) -> list[Control]:
        """Everything that can be pressed now."""
        scene = self.scene
        at = scene.places
        found = [Control("menu", at.menu, _("Menu"), scene.open_pause)]
        if scene.may_write:
            found.append(
                Control(
                    "board",
                    at.board,
                    _("Board"),
                    kind="board",
                    on_action=scene.hands.on_board,
                    tip=self._square_tip,
                )
            )
            found += self._dice()
        found += self._bank()
        found += [
            Control(name, box, name, partial(scene.hands.key, name), group="keys")
            for name, box in scene.keys.items()
        ]
        found += [
            Control(press.id, box, press.label, press.act, press.enabled)
            for press, box in zip(small, at.small, strict=False)
        ]
        if main is not None:
            found.append(Control("primary", at.primary, main.label, main.act, main.enabled))
        return found

    def _dice(self) -> list[Control]:
        """The dice can be touched: where a word fits, which way it lies, the black squares."""
        scene = self.scene
        acts: tuple[tuple[str, str, Callable[[], None]], ...] = (
            ("length", _("Where a word fits"), self.look),
            ("way", _("Turn the word round"), scene.hands.flip),
            ("blacks_die", _("Take black squares"), partial(scene.draft.take, "black")),
        )
        return [
            telling(Control(name, box, label, act))
            for (name, label, act), box in zip(acts, scene.places.dice, strict=True)
        ]

    def _bank(self) -> list[Control]:
        scene, boxes = self.scene, self.scene.bank_boxes()
        found: list[Control] = []
        if scene.may_roll and scene.sight.players[scene.sight.turn.seat].wild_cards:
            label = _("A wild card instead of the dice")
            found.append(telling(Control("cards", boxes["cards"], label, self.open_chooser)))
        if not scene.may_write:
            return found
        if scene.sight.players[scene.sight.turn.seat].bank:
            take = partial(scene.draft.take, "yellow")
            yellow = Control("yellow", boxes["yellow"], _("Take a yellow square"), take)
            found.append(telling(yellow))
        if scene.draft.may_exchange:
            label = _("Two black squares for a yellow one")
            found.append(telling(Control("exchange", boxes["exchange"], label, self.exchange)))
        return found

    def _square_tip(self) -> Tip | None:
        """What a black or a yellow square is for."""
        scene = self.scene
        square = scene.draft.cursor if scene.draft.hand == "word" else scene.pointer
        if not scene.app.ring.shown:
            at = scene.focus.pointer
            found = scene.places.square_at(at) if at is not None else None
            if found is None:
                return None
            square = found
        said = texts.square(scene.board_of(scene.large), square)
        return Tip(said, scene.places.square(square)) if said else None

    # --- what they do

    def toggle_keys(self) -> None:
        """Show the keys, or put them away."""
        self.scene.keys_open = not self.scene.keys_open
        self.scene.layout()
        if self.scene.keys_open:
            self.scene.focus.move_to("A")

    def look(self) -> None:
        """Show the squares on which a word can write, or no more."""
        self.scene.looking = not self.scene.looking
        self.scene.redraw()

    def exchange(self) -> None:
        """Two black squares for a yellow one, or not."""
        self.scene.draft.toggle_exchange()
        self.scene.app.sounds.play(Sound.CHIP)

    def blacks_only(self) -> None:
        """Take the word back and black squares in hand."""
        draft = self.scene.draft
        draft.clear()
        draft.take("black")
        self.scene.focus.move_to("board")

    def open_chooser(self) -> None:
        """Ask what a wild card is to stand for."""
        scene = self.scene
        seat = scene.seat
        if seat is not None and scene.may_roll:
            chooser = WildChooser(
                scene.app,
                scene.sight,
                partial(self._spend, seat),
                is_open=partial(scene.open_to, seat, WildCard),
                rolls_in=lambda: scene.rolls_in,
            )
            scene.app.manager.push(chooser)

    def _spend(self, seat: int, card: WildCard) -> None:
        self.scene.submit(seat, card)

    def undo(self, seat: int) -> None:
        """Take the last move back."""
        self.scene.timeline.skip()
        self.scene.table.undo(seat)

    def ask_to_pass(self) -> None:
        """Ask once whether the turn is given up."""
        seat = self.scene.seat
        if seat is None:
            return
        self.scene.app.manager.push(
            Dialog(
                self.scene.app,
                _("Pass this turn?"),
                _("Its black squares are lost."),
                [
                    Answer(_("Play on")),
                    Answer(_("Pass"), self._doing(Pass()), primary=True),
                ],
                self.scene.accent,
            )
        )

    def ask_for_daily(self) -> None:
        """Offer the board of the day instead of this one."""
        self.scene.app.manager.push(
            Dialog(
                self.scene.app,
                _("Play the daily board?"),
                _("Today everybody on this level is thrown the same dice."),
                [
                    Answer(_("Stay")),
                    Answer(_("Daily board"), self._begin_daily, primary=True),
                ],
                self.scene.accent,
            )
        )

    def _begin_daily(self) -> None:
        from scenes.play.rooply.scene import RooplyScene

        scene, tables = self.scene, self.scene.app.tables
        setup = scene.table.setup
        seed = daily_seed(tables.today[:10], str(setup.options["level"]))
        try:
            live = tables.begin_with(setup, "rooply", seed)
        except Refusal as refusal:
            scene.app.toast(sentence(refusal.code, refusal.params), "bad")
            return
        scene.live.discard()
        scene.app.manager.replace(RooplyScene(scene.app, live))

    def _doing(self, move: Move) -> Callable[[], None]:
        def act() -> None:
            seat = self.scene.seat
            if seat is not None:
                self.scene.submit(seat, move)

        return act
