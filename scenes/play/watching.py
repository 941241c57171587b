"""The bar below a match that is watched again: step, play, speed, and where in it we are.

It stands on the game's own playing screen in the place of what is played with.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from game.contract import Notice
from game.language import gettext as _
from game.language import sentence
from game.record import record_of
from game.replaying import ReplayTable
from scenes.canvas import Box
from scenes.dialog import Answer, Dialog
from scenes.focus import Control
from scenes.icons import Icon
from scenes.input.actions import Action, Verb
from scenes.motion import Pace
from scenes.paint import Painter
from scenes.sound import Sound
from scenes.typography import BODY, BOLD, BUTTON
from scenes.widgets.button import Button, draw_button
from scenes.widgets.switches import draw_slider, slider_knob, slider_share

if TYPE_CHECKING:
    from scenes.play.base import PlayScene

HEIGHT = 150.0
"""What the bar needs, in units; it is no higher with larger text."""
BETWEEN_MS = 700
"""How long a position stands between two moves at the usual speed."""
SPEEDS = (1.0, 2.0, 4.0, 0.5)
"""In the order in which its button goes through them."""
_BUTTON, _SLIDER, _GAP = 56.0, 44.0, 10.0


class Chapter(NamedTuple):
    """A part of the match that one can go to: the position it begins at, and its title."""

    position: int
    title: str


class ReplayBar:
    """Steps a `ReplayTable` forward and back under the eyes of its playing screen."""

    def __init__(self, play: PlayScene, table: ReplayTable, notices: tuple[Notice, ...]) -> None:
        self.play = play
        self.table = table
        self.notices = notices
        self.playing = False
        self.speed = SPEEDS[0]
        self.box = Box(0, 0, 0, 0)
        self.slider = Box(0, 0, 0, 0)
        self.buttons: dict[str, Box] = {}
        self.chapters = play.chapters()
        self._waited_ms = 0.0
        self._told = not notices

    # --- what is asked of it

    @property
    def pace(self) -> Pace:
        """How fast things move while this is watched."""
        usual = self.play.app.pace
        return Pace(usual.speed * self.speed, usual.reduced)

    @property
    def chapter(self) -> int:
        """The number of the chapter that is shown, from 0; -1 before the first one."""
        starts = [chapter.position for chapter in self.chapters]
        return bisect_right(starts, self.table.position) - 1

    @property
    def fault(self) -> str:
        """Why the match goes no further, said where it breaks off."""
        if not self.notices or self.table.position < self.table.last:
            return ""
        return " ".join(sentence(notice.code, notice.params) for notice in self.notices)

    def place(self, box: Box) -> list[Control]:
        """Stand in `box` from now on; what can be pressed."""
        self.box = box
        foot = box.bottom - _BUTTON
        self.slider = Box(box.x, foot - _GAP - _SLIDER, box.w, _SLIDER)
        self.buttons = self._button_boxes(Box(box.x, foot, box.w, _BUTTON))
        slider = Control(
            "replay.at", self.slider, _("Position"), kind="slider", on_action=self._slide
        )
        return [slider, *(self._control(id_, box) for id_, box in self.buttons.items())]

    def take(self, action: Action) -> bool:
        """Back leaves; the game's own keys play and stand still; so does the focus's loss."""
        if action.verb is Verb.BACK:
            self.play.leave_table()
        elif action.verb in (Verb.MENU, Verb.PLAY):
            self.toggle()
        elif action.verb is Verb.PAUSE:
            self.playing = False
        else:
            return False
        return True

    def update(self, dt_ms: int) -> None:
        """Play on when what happened last has been shown for a while."""
        if not self._told:
            self._told = True
            self._tell()
        if not self.playing or self.play.catching_up:
            self._waited_ms = 0
            return
        self._waited_ms += dt_ms * self.pace.speed
        if self._waited_ms >= BETWEEN_MS:
            self._waited_ms = 0
            self.playing = self.table.forward() and self.table.position < self.table.last
            self.play.layout()

    # --- what is done

    def toggle(self) -> None:
        """Play or stand still; at the end play from the start again."""
        self.playing = not self.playing
        if self.playing and self.table.position == self.table.last:
            self._go_to(0)
        self._waited_ms = BETWEEN_MS if self.playing else 0
        self.play.layout()

    def forward(self) -> None:
        """One move on, with its motion."""
        self.playing = False
        self.play.timeline.skip()
        self.table.forward()
        self.play.layout()

    def back(self) -> None:
        """One move back, without any."""
        self.playing = False
        self._go_to(self.table.position - 1)

    def previous_chapter(self) -> None:
        """To the start of this chapter, or of the one before if we are there."""
        self.playing = False
        before = [c.position for c in self.chapters if c.position < self.table.position]
        self._go_to(before[-1] if before else 0)

    def next_chapter(self) -> None:
        """To the start of the next chapter, or to the end."""
        self.playing = False
        following = self.chapters[self.chapter + 1 :]
        self._go_to(following[0].position if following else self.table.last)

    def next_speed(self) -> None:
        """The next of the speeds, round and round."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]
        self.play.timeline.pace = self.pace
        self.play.layout()

    def save_copy(self) -> None:
        """Save what could be played, and no more, in a place of one's choice."""
        from scenes.results.copying import CopyDialog

        self.playing = False
        record = record_of(self.table.whole, self.play.live.date)
        title = _(self.table.game.facts.title)
        self.play.app.manager.push(CopyDialog(self.play.app, title, record, self.play.accent))

    def _go_to(self, position: int) -> None:
        if self.table.jump(position):
            self.play.show_position()
        self.play.layout()

    def _slide(self, action: Action) -> bool:
        last = self.table.last
        keys: dict[Verb, Callable[[], None]] = {
            Verb.LEFT: self.back,
            Verb.RIGHT: self.forward,
            Verb.HOME: lambda: self._go_to(0),
            Verb.END: lambda: self._go_to(last),
        }
        if action.verb in keys and action.by_keys:
            keys[action.verb]()
            return True
        pressed = action.verb is Verb.PRESS
        if action.by_pointer and (pressed or (action.verb is Verb.POINT and action.dragging)):
            self.playing = False
            self._go_to(round(slider_share(self.slider, action.at[0]) * last))
        return action.by_pointer and action.verb is not Verb.WHEEL

    def _tell(self) -> None:
        texts = [sentence(notice.code, notice.params) for notice in self.notices]
        self.play.app.sounds.play(Sound.ILLEGAL)
        self.play.app.manager.push(
            Dialog(
                self.play.app,
                _("This record is not whole"),
                " ".join(texts),
                [Answer(_("Watch what is left"), primary=True)],
                self.play.accent,
            )
        )

    # --- drawing

    def draw(self, p: Painter) -> None:
        """Where we are, the slider with its chapters, and the buttons."""
        self._draw_caption(p)
        share = self.table.position / max(1, self.table.last)
        draw_slider(p, self.slider, share, self.play.accent, self.play.focus.state("replay.at"))
        for chapter in self.chapters[1:]:
            x = slider_knob(self.slider, chapter.position / max(1, self.table.last))[0]
            p.rounded(x - 1.5, self.slider.y + 4, 3, 10, 1.5, "ink2")
        for id_, box in self.buttons.items():
            draw_button(p, box, self._face(id_), self.play.focus.state(id_))

    def _draw_caption(self, p: Painter) -> None:
        box = Box(self.box.x, self.box.y, self.box.w, self.slider.y - self.box.y)
        y = box.centre[1]
        if self.fault:
            style = p.type.fitted_lines(self.fault, BODY, box.w - 34, box.h + 6)
            p.icon(Icon.ERROR, box.x + 12, y, 24, "danger")
            high = p.paragraph_height(self.fault, box.w - 34, style)
            top = y - (high - p.line_height(style)) / 2
            p.paragraph(self.fault, box.x + 34, top, box.w - 34, style, "danger")
            return
        style = p.type.capped(BODY, 26)
        said = _("Move {number} of {count}")
        said = said.format(number=self.table.position, count=self.table.last)
        wide = p.text(said, box.right, y, style, "ink2", "right")
        started = self.chapter >= 0
        title = self.chapters[self.chapter].title if started else _("The start")
        room = box.w - wide - 24
        p.text(title, box.x, y, p.type.capped(BOLD, 26), max_width=room, shrink=True)

    def _face(self, id_: str) -> Button:
        if id_ == "replay.play":
            icon = Icon.PAUSE if self.playing else Icon.PLAY_ARROW
            label = self._label(id_) if self._has_room(id_) else ""
            return Button(label, icon, "primary", self.play.accent, BUTTON.sized(22))
        if id_ == "replay.speed":
            return Button(self._label(id_), Icon.SPEED, style=BUTTON.sized(18))
        return Button("", _ICONS[id_])

    def _has_room(self, id_: str) -> bool:
        """Whether a button's label fits beside its icon."""
        box, p = self.buttons[id_], self.play.app.painter
        style = p.type.capped(BUTTON.sized(22), box.h * 0.58)
        room = box.w - 20 - p.scaled(style.size) * 1.25
        label = self._label(id_)
        return p.text_width(label, p.type.fitted(label, style, room)) <= room

    def _label(self, id_: str) -> str:
        labels = {
            "replay.before": _("Chapter before"),
            "replay.back": _("One move back"),
            "replay.play": _("Stop") if self.playing else _("Play"),
            "replay.forward": _("One move on"),
            "replay.next": _("Next chapter"),
            "replay.speed": f"{self.speed:g}\u00d7",
            "replay.copy": _("Save a copy"),
        }
        return labels[id_]

    def _control(self, id_: str, box: Box) -> Control:
        acts: dict[str, Callable[[], None]] = {
            "replay.before": self.previous_chapter,
            "replay.back": self.back,
            "replay.play": self.toggle,
            "replay.forward": self.forward,
            "replay.next": self.next_chapter,
            "replay.speed": self.next_speed,
            "replay.copy": self.save_copy,
        }
        return Control(id_, box, self._label(id_), acts[id_])

    def _button_boxes(self, row: Box) -> dict[str, Box]:
        """Small ones with icons, the wide one for playing among them; smaller in a narrow row."""
        narrow = row.w < 640
        small, speed = (min(48.0, row.w * 0.1), 92.0) if narrow else (64.0, 108.0)
        ids = ["replay.before", "replay.back", "replay.play", "replay.forward", "replay.next"]
        ids += ["replay.speed", "replay.copy"]
        rest = row.w - 5 * small - speed - (len(ids) - 1) * _GAP
        wide = {"replay.play": rest, "replay.speed": speed}
        boxes: dict[str, Box] = {}
        x = row.x
        for id_ in ids:
            boxes[id_] = Box(x, row.y, wide.get(id_, small), row.h)
            x = boxes[id_].right + _GAP
        return boxes


_ICONS = {
    "replay.before": Icon.SKIP_PREVIOUS,
    "replay.back": Icon.CHEVRON_LEFT,
    "replay.forward": Icon.CHEVRON_RIGHT,
    "replay.next": Icon.SKIP_NEXT,
    "replay.copy": Icon.DOWNLOAD,
}
