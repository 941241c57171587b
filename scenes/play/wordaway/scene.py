"""The Wordaway screen: typing plays, and following what happens to the letters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, cast

import pygame

from game.contract import AskHint, Event, Move, Reason, Refusal, Resign, View
from game.language import gettext as _
from game.library import glosses
from game.wordaway.state import (
    Agree,
    GameBegun,
    GameOver,
    HintGiven,
    LengthAgreed,
    LengthProposed,
    Play,
    Propose,
    Ready,
    Series,
    Skip,
    TurnSkipped,
    WordawayView,
    WordPlayed,
)
from scenes.focus import Control
from scenes.icons import Icon
from scenes.input.actions import Action, Verb
from scenes.motion import CHALLENGE_LOST, LETTER_FLY
from scenes.play.base import PlayScene, Step
from scenes.play.watching import Chapter
from scenes.play.wordaway import drawing, motion, plays, sheet, watched
from scenes.play.wordaway.layout import LETTERS, Places, list_box, places, row_pitch
from scenes.results.wordaway.review import GameReview, games_of
from scenes.sound import Sound
from scenes.theme import Accent
from scenes.widgets.keyboard import BACKSPACE, ENTER, keyboard_layout

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.canvas import Box
    from scenes.screen import Screen
    from scenes.tables import LiveTable


class Button:
    """A button below the clock or on a board's sheet: what it shows and does."""

    def __init__(self, id_: str, label: str, icon: Icon | None, act: Callable[[], None]) -> None:
        self.id = id_
        self.label = label
        self.icon = icon
        self.act = act


class WordawayScene(PlayScene):
    """A series of Wordaway, played or watched."""

    accent: ClassVar[Accent] = "plum"

    def __init__(self, app: App, live: LiveTable) -> None:
        super().__init__(app, live)
        self.typed = ""
        self.note = ""
        """What is said beside the typed letters in place of the usual remark."""
        self.looked_up: str | None = None
        self.scroll = 0
        self.word: WordPlayed | None = None
        """The word whose letters are leaving now."""
        self.pool_before = ""
        self.places: Places = places(app.canvas, 1)
        self.keys: dict[str, Box] = {}
        self.sheet: tuple[Box, ...] = ()
        self._turn: tuple[int, int] = (0, 0)
        self._looks = 0
        self._laid_busy = False
        self._heard_landings = 0

    # --- what is seen -------------------------------------------------------------------

    @property
    def series(self) -> Series:
        """The match as it is shown now; it may lag behind the table while things move."""
        return cast(WordawayView, self.view).series

    @property
    def names(self) -> tuple[str, ...]:
        """The names of both seats."""
        return tuple(seat.name for seat in self.table.setup.seats)

    @property
    def playing(self) -> bool:
        """Whether a game is going on, as shown."""
        return self.series.phase == "play"

    @property
    def may_type(self) -> bool:
        """Whether a person here is to play a word."""
        return self.playing and self.seat is not None and not self._steps

    @property
    def remark(self) -> str:
        """What stands beside the typed letters."""
        from scenes.play.wordaway.texts import remark

        if self.note:
            return self.note
        if self.bar is not None:
            return "" if self.catching_up else watched.remark(self.bar.table, self.names)
        seat = self.seat
        if not self.may_type or seat is None:
            return ""
        return remark(self.table.preview(seat, Play(self.typed)), self.typed)

    @property
    def gloss_word(self) -> str | None:
        """The word whose meaning is shown: the one looked up, else the last one played."""
        board = self.series.board
        words = board.words if board is not None else ()
        if self.looked_up in words:
            return self.looked_up
        return words[-1] if words else None

    def gloss(self) -> tuple[str, str] | None:
        """The dictionary form and the meaning of `gloss_word`, if there is one."""
        word = self.gloss_word
        found = glosses().of(word) if word else None
        return (found.word, found.text) if found else None

    def review(self) -> GameReview | None:
        """The game just over, turn by turn, while the next one hasn't begun."""
        if self.playing or not self.series.games:
            return None
        reviews = games_of(self.table.match)
        return reviews[len(self.series.games) - 1]

    def chapters(self) -> tuple[Chapter, ...]:
        """The games of a match that is watched again."""
        return watched.chapters(self.table)

    def actions(self) -> tuple[Button, ...]:
        """The buttons below the clock, as many as the seat has moves."""
        seat = self.seat
        found: list[Button] = []
        if seat is not None and self.playing:
            found += self._moves_of(seat)
        if self.playing and self._undoer() is not None:
            found.insert(0, Button("undo", _("Undo"), Icon.UNDO, self._undo))
        return tuple(found)

    def _moves_of(self, seat: int) -> list[Button]:
        offered = (
            (AskHint, Button("hint", _("Hint"), Icon.LIGHTBULB, self._hint)),
            (Skip, Button("skip", _("Skip"), Icon.SKIP_NEXT, self._skip)),
            (Resign, Button("resign", _("Resign"), Icon.FLAG, self._resign_now)),
        )
        return [button for move, button in offered if self.open_to(seat, move)]

    def sheet_buttons(self) -> tuple[Button, ...]:
        """What can be pressed in place of the keyboard between games and before the first."""
        if self.catching_up:
            return ()
        series, seat = self.series, self.seat
        if series.phase == "agree" and seat is not None:
            return self._length_buttons(seat)
        if series.phase == "ready":
            waiting = [n for n in self.people if not series.ready[n]]
            label = _("Next game") if len(self.people) == 1 else _("{name} is ready")
            return tuple(
                Button(f"ready{n}", label.format(name=self.name(n)), None, self._ready(n))
                for n in waiting
            )
        return ()

    def _length_buttons(self, seat: int) -> tuple[Button, ...]:
        offered = self.series.offers[-1] if self.series.offers else None
        buttons = [
            Button(f"length{n}", _("First to {wins}").format(wins=n), None, self._offer(seat, n))
            for n in range(1, 5)
            if n != offered
        ]
        if offered is not None:
            agree = _("Agree: first to {wins}").format(wins=offered)
            buttons.append(Button("agree", agree, Icon.HANDSHAKE, lambda: self._do(seat, Agree())))
        return tuple(buttons)

    # --- layout -------------------------------------------------------------------------

    def places_for(self, actions: int) -> Places:
        """Where everything stands with so many buttons below the clock."""
        return places(self.app.canvas, actions)

    def layout(self) -> None:
        """Boxes for this canvas, and the controls that the moment has."""
        self._note_turn()
        self._laid_busy = self.catching_up
        actions = self.actions()
        self.places = self.places_for(max(1, len(actions)))
        self.keys = keyboard_layout(self.places.keys)
        choices = self.sheet_buttons()
        self.sheet = sheet.sheet_boxes(self, choices)
        controls = [
            Control("menu", self.places.menu, _("Menu"), self.open_pause),
            Control("plays", self.places.plays, _("Plays"), kind="list", on_action=self._in_list),
        ]
        controls += self._action_controls(actions)
        if self.bar is not None:
            controls += self.bar.place(self.places.bar)
            self.set_controls(controls, first="replay.at", default="replay.play")
            return
        if choices:
            controls += [
                Control(button.id, box, button.label, button.act, group="sheet")
                for button, box in zip(choices, self.sheet, strict=True)
            ]
            last, shown = choices[-1].id, {control.id for control in self.focus.controls}
            self.set_controls(controls, first=last, default=last)
            if shown.isdisjoint(button.id for button in choices):
                self.focus.move_to(last)
            return
        if self.may_type:
            controls += self._key_controls()
        self.set_controls(controls, first="G", default=ENTER if self.may_type else None)

    def _key_controls(self) -> list[Control]:
        acts = {BACKSPACE: self._erase, ENTER: self._enter}
        return [
            Control(
                name,
                box,
                _("Erase") if name == BACKSPACE else name,
                acts.get(name) or self._typing(name),
                group="keys",
            )
            for name, box in self.keys.items()
        ]

    def _action_controls(self, actions: Sequence[Button]) -> list[Control]:
        return [
            Control(button.id, box, button.label, button.act)
            for button, box in zip(actions, self.places.actions, strict=False)
        ]

    # --- doing --------------------------------------------------------------------------

    def take(self, action: Action) -> bool:
        """Typed letters, Enter, and the game's own keys."""
        if action.verb is Verb.TEXT and action.text.strip():
            self._type(action.letter)
            return True
        keys: dict[Verb, Callable[[], None]] = {
            Verb.ERASE: self._erase,
            Verb.PLAY: self._enter,
            Verb.HINT: self._press("hint"),
            Verb.UNDO: self._press("undo"),
            Verb.PASS: self._press("skip"),
            Verb.LOOK_UP: self._look_up_next,
        }
        if action.verb in keys:
            keys[action.verb]()
            return True
        return super().take(action)

    def _press(self, id_: str) -> Callable[[], None]:
        def act() -> None:
            for button in self.actions():
                if button.id == id_:
                    button.act()

        return act

    def _typing(self, letter: str) -> Callable[[], None]:
        return lambda: self._type(letter)

    def _type(self, letter: str | None) -> None:
        self.timeline.skip()
        if not self.may_type:
            return
        self.note = ""
        if letter is None:
            self.note = _("Only letters from A to Z")
        elif len(self.typed) == LETTERS:
            self.note = _("A play has at most 5 letters")
        else:
            self.typed += letter
            self.app.sounds.play(Sound.TILE_LIFT)
        if self.note:
            self.app.sounds.play(Sound.ILLEGAL)
        self.redraw()

    def _erase(self) -> None:
        self.note = ""
        self.typed = self.typed[:-1]
        self.redraw()

    def _enter(self) -> None:
        self.timeline.skip()
        seat = self.seat
        if not self.may_type or seat is None:
            return
        self.note = ""
        word, self.typed = self.typed, ""
        try:
            self.table.submit(seat, Play(word))
        except Refusal as refusal:
            self.typed = word
            self.refuse(refusal)
        self.redraw()

    def _do(self, seat: int, move: Move) -> None:
        if self.submit(seat, move):
            self.app.sounds.play(Sound.MENU_CONFIRM)

    def _offer(self, seat: int, length: int) -> Callable[[], None]:
        return lambda: self._do(seat, Propose(length))

    def _ready(self, seat: int) -> Callable[[], None]:
        return lambda: self._do(seat, Ready())

    def _hint(self) -> None:
        if self.seat is not None and self.submit(self.seat, AskHint()):
            self.note = _("Looking for a word")

    def _skip(self) -> None:
        if self.seat is not None:
            self.submit(self.seat, Skip())

    def _resign_now(self) -> None:
        if self.seat is not None:
            self.ask_to_resign(self.seat)

    def resign_text(self, seat: int) -> str:
        """A resignation loses the game, not the series."""
        return _("{name} wins this game then.").format(name=self.name(1 - seat))

    def _undoer(self) -> int | None:
        return next((seat for seat in self.people if self.table.may_undo(seat)), None)

    def _undo(self) -> None:
        seat = self._undoer()
        if seat is not None:
            self.timeline.skip()
            self.table.undo(seat)
            self.redraw()

    # --- the list of plays --------------------------------------------------------------

    @property
    def rows_seen(self) -> int:
        """How many rows of the list fit."""
        scale = self.app.canvas.text_scale
        area = list_box(self.places.plays, scale, plays.gloss_height(self))
        return max(1, int(area.h // row_pitch(scale)))

    @property
    def rows(self) -> int:
        """How many rows the list has."""
        return len(plays.rows(self))

    def _in_list(self, action: Action) -> bool:
        if action.verb is Verb.WHEEL:
            self._scroll_by(round(action.amount))
            return True
        if action.by_keys and action.verb in (Verb.UP, Verb.DOWN):
            before = self.scroll
            self._scroll_by(1 if action.verb is Verb.UP else -1)
            return self.scroll != before
        return False

    def _scroll_by(self, rows: int) -> None:
        most = max(0, self.rows - self.rows_seen)
        self.scroll = min(max(self.scroll + rows, 0), most)
        self.redraw()

    def _look_up_next(self) -> None:
        """Show the meaning of the play before the one shown, round and round."""
        board = self.series.board
        words = board.words if board is not None else ()
        if words:
            shown = self.gloss_word
            place = words.index(shown) if shown in words else 0
            self.looked_up = words[place - 1]
            self.redraw()

    # --- following the table ------------------------------------------------------------

    def show(self, step: Step, before: View) -> None:
        """Begin the motion of what happened."""
        if step.happened.undone:
            self.typed = ""
            return
        self.pool_before = self._pool_of(before)
        for event in step.happened.events:
            self._show_event(event)

    def _show_event(self, event: Event) -> None:
        sounds = self.app.sounds
        if isinstance(event, GameBegun):
            self.scroll, self.looked_up = 0, None
            self.timeline.start("coin", motion.COIN, then=self._announce_turn)
            sounds.play(Sound.CHIP)
        elif isinstance(event, WordPlayed):
            self._show_word(event)
        elif isinstance(event, GameOver):
            self._show_game_over(event)
        elif isinstance(event, HintGiven):
            self._show_hint(event)
        elif isinstance(event, TurnSkipped):
            sounds.play(Sound.TILE_DOWN, 3)
            self.app.toast(_("{name} skips this turn").format(name=self.name(event.seat)))
            self._announce_turn()
        elif isinstance(event, LengthProposed):
            sounds.play(Sound.MENU_MOVE)
        elif isinstance(event, LengthAgreed):
            said = _("Drawn by lot: first to {n}") if event.by_lot else _("Agreed: first to {n}")
            self.app.toast(said.format(n=event.length), "good")

    def _show_word(self, event: WordPlayed) -> None:
        self.word, self.looked_up, self.scroll = event, None, 0
        self._heard_landings = 0
        if event.seat in self.people:
            self._strike()
        else:
            count = len(event.word) + 2
            self.timeline.start("typing", motion.TYPING, count, then=self._strike)
            self.app.sounds.play(Sound.TILE_LIFT)

    def _strike(self) -> None:
        word = self.word
        if word is None:
            return
        self.app.sounds.play(Sound.STRIKE)
        if word.first:
            count = len(word.struck)
            self.timeline.start("strike", motion.STRIKING, count, then=self._fly)
        else:
            self.app.sounds.play(Sound.TILE_DOWN, len(word.word))
            self.timeline.start("leave", motion.LEAVING, len(word.word), then=self._close_ranks)

    def _fly(self) -> None:
        if self.word is not None:
            count = len(self.word.pool)
            self.timeline.start("fly", LETTER_FLY, count, then=self._settled)

    def _close_ranks(self) -> None:
        self.timeline.start("close", motion.CLOSING, then=self._settled)

    def _settled(self) -> None:
        self.word = None
        self._announce_turn()
        self.layout()

    def _announce_turn(self) -> None:
        if self.seat is not None and self.playing and not self._steps:
            self.app.sounds.play(Sound.YOUR_TURN)

    def _show_game_over(self, event: GameOver) -> None:
        self.typed = ""
        self.table.analyse()
        if event.reason is Reason.TIMEOUT:
            self.app.sounds.play(Sound.TIME_OUT)
        elif event.word is not None:
            self.app.sounds.play(Sound.ILLEGAL)
            self.timeline.start("shake", CHALLENGE_LOST)
        lost = len(self.people) == 1 and event.winner not in self.people
        self.app.sounds.play(Sound.LOSS if lost else Sound.WIN)

    def _show_hint(self, event: HintGiven) -> None:
        if event.word is None:
            self.note = _("No word was found")
        elif event.seat in self.people:
            self.note = _("Hint: {word}").format(word=event.word)

    def _pool_of(self, view: View) -> str:
        board = cast(WordawayView, view).series.board
        return board.pool if board is not None else ""

    def _note_turn(self) -> None:
        """Letters typed in one turn are not kept for the next."""
        board = self.series.board
        turn = (board.number, board.turn) if board is not None else (0, 0)
        if turn != self._turn:
            self._turn, self.typed, self.note = turn, "", ""

    def update(self, dt_ms: int) -> bool:
        """Follow the table; letters are heard as they land."""
        self._hear_landings()
        if len(self.table.analyses) != self._looks:
            self._looks = len(self.table.analyses)
            self.redraw()
        result = super().update(dt_ms)
        if self._laid_busy and not self.catching_up:
            self.layout()
        return result or super().update(0)

    def _hear_landings(self) -> None:
        run = self.timeline.run("fly")
        if run is None or self.word is None:
            return
        landed = sum(run.linear(piece) >= 1 for piece in range(len(self.word.pool)))
        if landed > self._heard_landings:
            letter = self.word.pool[landed - 1]
            self.app.sounds.play(Sound.LETTER_LANDS, ord(letter) - ord("A"))
            self._heard_landings = landed

    # --- drawing and the end ------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """The whole screen."""
        del surface
        drawing.draw(self)
        self.draw_prompts()

    def end(self) -> Screen | None:
        """The results of the series."""
        from scenes.results import ResultsScreen

        return ResultsScreen(self.app, self.live)
