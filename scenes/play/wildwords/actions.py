"""The buttons of the WildWords screen: what can be done now, and where it is pressed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Literal, NamedTuple

from game.contract import AskHint
from game.language import gettext as _
from game.wildwords.moves import Believe, Challenge, Pass, Trade
from scenes.canvas import Box
from scenes.icons import Icon
from scenes.paint import Painter
from scenes.play.wildwords.bubble import points_text
from scenes.typography import BUTTON, PRIMARY, STACKED
from scenes.widgets.button import Button, State, draw_button

if TYPE_CHECKING:
    from scenes.play.wildwords.scene import WildWordsScene

Question = Literal["play", "pass", "trade"]
TOOL = 48.0
_TOOL_GAP = 6.0


class Act(NamedTuple):
    """A button: what it says, does, and where it stands."""

    id: str
    label: str
    icon: Icon
    press: Callable[[], None]
    box: Box
    enabled: bool = True
    primary: bool = False
    stacked: bool = False


def row(scene: WildWordsScene) -> list[Act]:
    """The row below the tray: moves, a question that wants a yes, or the challenge window."""
    if scene.bar is not None:
        return []
    if scene.question is not None:
        return _yes_no(scene, scene.question)
    if scene.may_answer:
        return _window(scene)
    return _moves(scene)


def _moves(scene: WildWordsScene) -> list[Act]:
    small, laying, mine = scene.places.small, scene.laying, scene.may_lay
    lying = bool(laying.placed)
    ask = scene.ask
    trades = mine and scene.wild.may_trade
    shows = not scene.lid_on
    stacked = [
        Act("trade", _("Trade"), Icon.SWAP_HORIZ, partial(ask, "trade"), small[0], trades),
        Act("shuffle", _("Shuffle"), Icon.SHUFFLE, laying.shuffle, small[1], shows),
        Act("recall", _("Recall"), Icon.UNDO, laying.recall, small[2], mine and lying),
        Act("pass", _("Pass"), Icon.SKIP_NEXT, partial(ask, "pass"), small[3], mine),
    ]
    preview = laying.preview
    score = preview.score if preview is not None else None
    label = _("Play") if score is None else _("Play {points}").format(points=points_text(score))
    play = Act(
        "primary",
        label,
        Icon.CHECK,
        partial(ask, "play"),
        scene.places.primary,
        score is not None and laying.carried is None,
        primary=True,
    )
    return [*(act._replace(stacked=True) for act in stacked), play]


def _yes_no(scene: WildWordsScene, question: Question) -> list[Act]:
    preview = scene.laying.preview
    score = preview.score if preview is not None and preview.score is not None else 0
    yes = {
        "play": _("Yes, play {points}").format(points=points_text(score)),
        "pass": _("Yes, pass"),
        "trade": _("Yes, trade"),
    }[question]
    left, right = scene.places.yes_no
    return [
        Act("no", _("No"), Icon.CLOSE, scene.say_nothing, left),
        Act("yes", yes, Icon.CHECK, scene.say_yes, right, primary=True),
    ]


def _window(scene: WildWordsScene) -> list[Act]:
    first, second = scene.places.answers
    doubt, believe = partial(scene.answer, Challenge()), partial(scene.answer, Believe())
    return [
        Act("challenge", _("Challenge"), Icon.GAVEL, doubt, first),
        Act("believe", _("Believe it"), Icon.CHECK, believe, second, primary=True),
    ]


def move_of(question: Question) -> type[Pass] | type[Trade]:
    """The move that a yes makes, except for a play."""
    return Pass if question == "pass" else Trade


def tools(scene: WildWordsScene) -> list[Act]:
    """Small buttons left of the pot: order the tray, a hint, undo.

    In practice, while a play lies there for a look, the dictionary can be asked instead.
    """
    if scene.bar is not None:
        return []
    found: list[tuple[str, str, Icon, Callable[[], None], bool]] = []
    if scene.undoer is not None:
        found.append(("undo", _("Undo"), Icon.UNDO, scene.undo, True))
    if scene.gets_hints:
        seat = scene.seat
        offered = seat is not None and scene.may_lay and scene.open_to(seat, AskHint)
        found.append(("hint", _("Hint"), Icon.LIGHTBULB, scene.ask_hint, offered))
    if scene.display.may_judge:
        ask = _("Ask the dictionary")
        found.append(("judge", ask, Icon.SPELLCHECK, scene.display.judge, True))
    elif not scene.lid_on:
        found.append(("sort", _("Sort the tray"), Icon.ABC, scene.laying.sort, True))
    right = scene.pot_box.x - 6
    acts: list[Act] = []
    for place, (id_, label, icon, press, enabled) in enumerate(reversed(found)):
        x = right - TOOL - place * (TOOL + _TOOL_GAP)
        acts.append(Act(id_, label, icon, press, Box(x, 20, TOOL, TOOL), enabled))
    return acts


def draw_row(p: Painter, scene: WildWordsScene) -> None:
    """All buttons of the row."""
    for act in row(scene):
        state = scene.focus.state(act.id) if act.enabled else "off"
        draw_button(p, act.box, _face(p, act), state)


def _face(p: Painter, act: Act) -> Button:
    if act.primary:
        return Button(act.label, act.icon, "primary", "pine", PRIMARY)
    if not act.stacked:
        return Button(act.label, act.icon, style=BUTTON.sized(22))
    style = p.type.fitted(act.label, p.type.capped(STACKED, act.box.h * 0.34), act.box.w - 6)
    if p.text_width(act.label, style) > act.box.w - 6:
        return Button("", act.icon)
    return Button(act.label, act.icon, "stack")


def draw_tools(p: Painter, scene: WildWordsScene) -> None:
    """The small buttons; the hint's says how many are left."""
    for act in tools(scene):
        state: State = scene.focus.state(act.id) if act.enabled else "off"
        face = Button("A\u2013Z", style=BUTTON.sized(17).on_board())
        draw_button(p, act.box, face if act.id == "sort" else Button("", act.icon), state)
