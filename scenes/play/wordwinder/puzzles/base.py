"""What both puzzles share: chosen, begun against a clock, traced, paused, and ended."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, ClassVar, Generic, Literal, NamedTuple, TypeVar

from game.contract import Refusal
from game.language import gettext as _
from game.language import sentence
from game.wordwinder.grid import grid_of
from game.wordwinder.puzzles import PATTERNS, PuzzleId, SmallBoard
from game.wordwinder.search import Path, paths_of, spelled
from game.wordwinder.solo import DAILY_DICTIONARY, Kind, PuzzleResult, of_day
from game.wordwinder.views import MOST_PATHS
from scenes import catalogue
from scenes.background import Making
from scenes.catalogue import Request
from scenes.dialog import Answer, Dialog
from scenes.focus import Control
from scenes.games import usual_dictionaries
from scenes.gui.scroll import ScrollPanel
from scenes.icons import Icon
from scenes.input.actions import Action, Verb
from scenes.motion import Timeline
from scenes.play.wordwinder.hand import Hand
from scenes.play.wordwinder.presses import Press
from scenes.play.wordwinder.puzzles.clock import PuzzleClock
from scenes.play.wordwinder.puzzles.layout import Places, places
from scenes.play.wordwinder.puzzles.making import Wanted
from scenes.play.wordwinder.puzzles.records import Records
from scenes.play.wordwinder.telling import DEAL
from scenes.play.wordwinder.tracing import Trace
from scenes.prompting import draw_prompts
from scenes.scroll import ScrollingScreen
from scenes.sound import Sound
from scenes.theme import Accent
from scenes.widgets.switches import segment_boxes, touchable

if TYPE_CHECKING:
    from scenes.app import App

GAME = "wordwinder"
SETTLE_MS = 1000

Stage = Literal["ready", "playing", "over"]

MadeT = TypeVar("MadeT")
Begin = Callable[[Wanted], Making[MadeT]]


class Choice(NamedTuple):
    """A puzzle that can be chosen before the start."""

    label: str
    tiles: int
    daily: bool = False


class PuzzleScreen(ScrollingScreen, Generic[MadeT]):
    """A puzzle for one; `begin` begins to make the one that is wanted.

    Before the start its board lies face down, and one may choose another.
    """

    accent: ClassVar[Accent] = "lake"
    puzzle: ClassVar[PuzzleId]
    title: ClassVar[str]
    has_facts: ClassVar[bool]
    """Whether something stands above the word."""
    limit_ms: ClassVar[int | None]
    prompts: ClassVar[Mapping[str, Verb]] = {
        "back": Verb.MENU,
        "clear": Verb.RECALL,
        "hint": Verb.HINT,
        "count": Verb.PLAY,
        "answer": Verb.PLAY,
    }
    """Controls to what presses them on keys and pads."""

    def __init__(self, app: App, begin: Begin[MadeT]) -> None:
        super().__init__(app)
        self.stage: Stage = "ready"
        self.paused = False
        self.remark = ""
        """What came of the last word."""
        self.records = Records(app.data_dir)
        self.result: PuzzleResult | None = None
        self.timeline = Timeline(app.now, app.pace)
        self.made: MadeT | None = None
        self.choice = 1 if self.done_today is not None else 0
        self._begin = begin
        self._away = False
        self._over_ms = 0
        self.clock = PuzzleClock(app.now, self.limit_ms)
        self.wanted = self._wanted()
        self.making = begin(self.wanted)
        self.trace, self.hand = self._new_hand()
        self.places = self._places()

    # --- what a puzzle fills in

    @property
    @abstractmethod
    def choices(self) -> tuple[Choice, ...]:
        """What can be chosen before the start; the first is the puzzle of the day."""

    @property
    @abstractmethod
    def board(self) -> SmallBoard | None:
        """The board, once the puzzle is made."""

    @abstractmethod
    def small(self) -> tuple[Press, ...]:
        """The buttons left of the main one."""

    @abstractmethod
    def primary(self) -> Press:
        """The main button."""

    @abstractmethod
    def take_word(self, path: Path) -> None:
        """Try a word. Raises Refusal."""

    @abstractmethod
    def outcome(self) -> PuzzleResult | None:
        """What goes into the lists; None if nothing does."""

    @property
    @abstractmethod
    def first_after(self) -> str:
        """Where the ring goes at the end."""

    @abstractmethod
    def row_controls(self) -> list[Control]:
        """What can be pressed in the list below the word, placed anew."""

    # --- what is there

    @property
    def today(self) -> str:
        """The day, as in 2026-11-30."""
        return self.app.tables.today[:10]

    @property
    def chosen(self) -> Choice:
        """Which puzzle it is."""
        return self.choices[self.choice]

    @property
    def done_today(self) -> PuzzleResult | None:
        """The result of today's puzzle."""
        return of_day(self.records.results, self.puzzle, self.today)

    @property
    def letters(self) -> str:
        """The letters that can be seen; none while the board lies face down."""
        board = self.board
        return board.letters if board is not None and self.stage != "ready" else ""

    @property
    def word(self) -> str:
        """The letters that are traced or typed."""
        return spelled(self.letters, self.trace.path) if self.trace.path else self.trace.typed

    @property
    def trouble(self) -> str:
        """What is said beside the word: why it can't be wound, or what came of the last one."""
        refusal = self.trace.trouble
        return sentence(refusal.code, refusal.params) if refusal is not None else self.remark

    @property
    def spent_ms(self) -> int:
        """The time since the start, without pauses."""
        return self.clock.spent_ms

    def _wanted(self) -> Wanted:
        tiles, daily = self.chosen.tiles, self.chosen.daily
        words = (DAILY_DICTIONARY,) if daily else usual_dictionaries(self.app.prefs, GAME)
        kind = Kind(self.puzzle, tiles, words)
        return Wanted(kind, self.today if daily else "", self.app.prefs.family_words)

    @property
    def settled(self) -> bool:
        """Whether it has been over for a moment: a late press begins no new one."""
        return self._over_ms >= SETTLE_MS

    # --- layout

    @property
    def panels(self) -> Sequence[ScrollPanel]:
        """What scrolls."""
        return ()

    def _places(self) -> Places:
        pattern = PATTERNS[self.chosen.tiles]
        count = len(self.small())
        size = (pattern.width, pattern.height)
        return places(self.app.canvas, *size, count, facts=self.has_facts)

    def layout(self) -> None:
        """Place everything; what can be pressed in this stage."""
        small, main = self.small(), self.primary()
        self.places = at = self._places()
        playing = self.stage == "playing"
        back = _("Menu") if playing else _("Back")
        controls = [Control("back", at.back, back, self._go_back)]
        if playing and not self.paused:
            control = Control("board", at.board, _("Board"), kind="board", on_action=self.hand.act)
            controls.append(control)
        controls += self._choice_controls() if self.stage == "ready" else self.row_controls()
        controls += [
            Control(press.id, box, press.label, press.act, press.enabled)
            for press, box in zip(small, at.small, strict=True)
        ]
        controls.append(Control(main.id, at.primary, main.label, main.act, main.enabled))
        default = main.id if self.stage != "over" else None
        self.set_controls(controls, first="board" if playing else main.id, default=default)

    def _choice_controls(self) -> list[Control]:
        boxes = segment_boxes(self.places.choices, len(self.choices))
        return [
            Control(
                f"choice{n}",
                touchable(box),
                choice.label,
                partial(self.choose, n),
                group="choices",
                selected=n == self.choice,
            )
            for n, (choice, box) in enumerate(zip(self.choices, boxes, strict=True))
        ]

    # --- before and after

    def choose(self, number: int) -> None:
        """Have another puzzle made."""
        self.making.stop()
        self.choice, self.made = number, None
        self.wanted = self._wanted()
        self.making = self._begin(self.wanted)
        self.layout()

    def start(self) -> None:
        """Turn the board up; time runs."""
        board = self.board
        if board is None:
            return
        self.stage, self.result, self.remark = "playing", None, ""
        self.trace, self.hand = self._new_hand()
        self.clock.start()
        self.timeline.start("deal", DEAL, len(board.layout))
        self.app.sounds.play(Sound.SHUFFLE)
        self.layout()
        self.focus.move_to("board")

    def _new_hand(self) -> tuple[Trace, Hand]:
        pattern = PATTERNS[self.chosen.tiles]
        grid = grid_of(pattern.width, pattern.height)
        trace = Trace(grid, self._paths_of, self._traced)
        return trace, Hand(self.app, trace, lambda: self.places, self.try_word, self.try_word)

    def finish(self) -> None:
        """The end: what counts is kept, and everything is shown."""
        self.trace.clear()
        self.remark = ""
        self.result = self.outcome()
        if self.result is not None and not (self.result.daily and self.done_today is not None):
            self.records.add(self.result)
        self.stage, self._over_ms = "over", 0
        self.clock.stand()
        self.layout()
        self.focus.move_to(self.first_after)

    def ask_to_end(self, question: str, said: str, end: str) -> None:
        """Ask whether to end it before its time; `end` is the label of the answer that does."""
        answers = [Answer(_("Go on")), Answer(end, self._end, primary=True)]
        self.app.manager.push(Dialog(self.app, question, said, answers, self.accent))

    def _end(self) -> None:
        if self.stage == "playing":
            self.finish()

    def begin_anew(self) -> None:
        """Back to the choice; today's puzzle is not the next one too."""
        self.stage = "ready"
        self.choose(self.choice or 1)

    # --- words

    def _paths_of(self, word: str) -> tuple[Path, ...]:
        board = self.board
        assert board is not None
        found = paths_of(board.grid, board.letters, word, board.grid.full)
        paths = tuple(islice(found, MOST_PATHS))
        if not paths:
            raise Refusal("winder_no_path", word=word)
        return paths

    def _traced(self) -> None:
        if self.trace.path or self.trace.typed:
            self.remark = ""
        self.layout()

    def try_word(self) -> None:
        """The word is meant: it counts, or it is said why not; both ways the next one may begin."""
        if self.stage != "playing" or not self.word:
            return
        trouble, path = self.trace.trouble, self.trace.path
        try:
            if trouble is not None:
                raise trouble
            self.take_word(path)
        except Refusal as refusal:
            said = sentence(refusal.code, refusal.params)
            self.app.sounds.play(Sound.ILLEGAL)
            self.trace.clear()
            self.remark = said
        self.layout()

    def erase(self) -> None:
        """Take back the last letter."""
        self.trace.erase()

    # --- the scene

    def handle(self, action: Action) -> bool:
        """A pause while something lies over it is not for this screen."""
        if action.verb is Verb.PAUSE and self.app.manager.top is not self:
            return False
        return super().handle(action)

    def take(self, action: Action) -> bool:
        """Typed letters and the game's own keys."""
        playing = self.stage == "playing" and not self.paused
        if action.verb in (Verb.BACK, Verb.MENU, Verb.PAUSE):
            return self._stop(action.verb)
        if action.verb is Verb.HELP:
            self._open_rules()
            return True
        if playing and action.verb is Verb.TEXT and action.text.strip():
            self.hand.type(action.letter)
            return True
        keys: dict[Verb, Callable[[], None]] = {
            Verb.ERASE: self.erase,
            Verb.PLAY: self.try_word,
            Verb.RECALL: self.trace.clear,
            Verb.HINT: self._press_hint,
        }
        if playing and action.verb in keys:
            keys[action.verb]()
            return True
        return False

    def _press_hint(self) -> None:
        self.focus.press("hint")

    def _stop(self, verb: Verb) -> bool:
        if verb is Verb.BACK or self.stage == "playing":
            self._go_back()
            return True
        return False

    def _go_back(self) -> None:
        if self.stage == "playing":
            self.pause()
        else:
            self.app.manager.pop(self)

    def pause(self) -> None:
        """Cover the board; the clock stands still."""
        if self.stage != "playing" or self.paused:
            return
        self._stand()
        self.layout()
        self._show_pause()

    def _stand(self) -> None:
        self.clock.stand()
        self.paused = True

    def _show_pause(self) -> None:
        answers = [
            Answer(_("Go on"), self._go_on, Icon.PLAY_ARROW),
            Answer(_("Rules"), self._open_rules, Icon.MENU_BOOK),
            Answer(_("Leave"), partial(self.app.manager.pop, self), Icon.LOGOUT),
        ]
        said = _("The clock stands still. A puzzle that is left is not kept.")
        self.app.manager.push(Dialog(self.app, _("Paused"), said, answers, self.accent))

    def _go_on(self) -> None:
        self.clock.go_on()
        self.paused = False
        self.layout()

    def _open_rules(self) -> None:
        if self.stage == "playing" and not self.paused:
            self._stand()
        self._away = self.paused
        self.app.manager.push(catalogue.make("rulebook", self.app, Request(GAME)))

    def uncovered(self) -> None:
        """Whoever has read the rules in a pause comes back into it."""
        self.timeline.pace = self.app.pace
        super().uncovered()
        if self._away:
            self._away = False
            self._show_pause()

    def leave(self) -> None:
        """Nobody waits for a puzzle any more."""
        self.making.stop()

    def draw_prompts(self) -> None:
        """While it is played: the keys or buttons of the device used last, on what they press."""
        if self.stage == "playing" and self.focus.awake:
            draw_prompts(self.app, self.focus, self.prompts)

    def update(self, dt_ms: int) -> bool:
        """Show the puzzle as soon as it is made; watch the clock."""
        self._watch_making()
        if self.timeline.update():
            self.redraw()
        if self.stage == "playing" and not self.paused:
            self._watch_clock()
        elif self.stage == "over" and not self.settled:
            self._over_ms += dt_ms
            if self.settled:
                self.layout()
        return super().update(dt_ms)

    def _watch_making(self) -> None:
        if self.made is None and self.making.made is not None:
            self.made = self.making.made
            self.layout()
        refusal = self.making.refusal
        if refusal is not None and not self.remark:
            self.remark = sentence(refusal.code, refusal.params)
            self.redraw()

    def _watch_clock(self) -> None:
        """Draw anew when the digits change; tick in the last seconds; at zero it is over."""
        clock, new_second = self.clock, self.clock.tick()
        if clock.over:
            self.app.sounds.play(Sound.TIME_OUT)
            self.finish()
            return
        if clock.last_seconds or new_second:
            self.redraw()
        if clock.last_seconds and new_second:
            self.app.sounds.play(Sound.LAST_SECONDS, clock.second)
