"""How what happens at a Word Winder table is shown and heard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.contract import Event
from game.language import gettext as _
from game.wordwinder import events as e
from scenes.motion import (
    CHALLENGE_LOST,
    CHIP_DROP,
    DICE_ROLL,
    Motion,
    in_out_sine,
    linear,
)
from scenes.sound import Sound

if TYPE_CHECKING:
    from scenes.play.wordwinder.scene import WordWinderScene

DEAL = Motion(220, in_out_sine, 45)
TRACING = Motion(60, linear, 110)
"""A computer's word is drawn letter by letter."""
LINE = Motion(900, linear)


def tell(scene: WordWinderScene, event: Event) -> None:
    """Begin the motion and the sound of one event."""
    if isinstance(event, e.Dealt):
        scene.timeline.start("deal", DEAL, max(1, len(event.layout)))
        scene.app.sounds.play(Sound.SHUFFLE)
    elif isinstance(event, e.DieRolled):
        _tell_die(scene, event)
    elif isinstance(event, e.WordLaid):
        _tell_word(scene, event)
    elif isinstance(event, e.WordTakenBack):
        scene.timeline.start("shake", CHALLENGE_LOST)
        scene.app.sounds.play(Sound.CHALLENGE_UPHELD)
    elif isinstance(event, e.TurnBegan):
        scene.trace.clear()
        if event.seat in scene.people:
            scene.app.sounds.play(Sound.YOUR_TURN)
    elif isinstance(event, e.HintGiven):
        _tell_hint(scene, event)
    elif isinstance(event, e.LineMade):
        scene.timeline.start("line", LINE, delay=_drop_ms(scene))
        scene.app.sounds.play(Sound.LINE_COMPLETE)
    elif isinstance(event, e.Ended):
        _tell_end(scene, event)
    else:
        _say(scene, event)


def _tell_die(scene: WordWinderScene, event: e.DieRolled) -> None:
    scene.die = (event.value, event.starter)
    wait = DEAL.ms + DEAL.stagger * 15
    scene.timeline.start("die", DICE_ROLL, delay=wait)
    scene.app.sounds.play(Sound.DICE)


def _tell_word(scene: WordWinderScene, event: e.WordLaid) -> None:
    scene.fresh = event
    if event.seat in scene.people and scene.bar is None:
        _drop(scene)
        return
    count = len(event.path)
    scene.timeline.start("tracing", TRACING, count, then=lambda: _drop(scene))


def _drop(scene: WordWinderScene) -> None:
    fresh = scene.fresh
    if fresh is not None:
        scene.app.sounds.play(Sound.CHIP)
        scene.timeline.start("drop", CHIP_DROP, len(fresh.covered), then=scene.settle_word)


def _drop_ms(scene: WordWinderScene) -> float:
    fresh = scene.fresh
    return CHIP_DROP.ms + CHIP_DROP.stagger * len(fresh.covered) if fresh is not None else 0.0


def _tell_hint(scene: WordWinderScene, event: e.HintGiven) -> None:
    if event.path is not None and event.seat in scene.people:
        scene.trace.show(event.path)
        scene.app.toast(_("Hint: {word}").format(word=event.word), "info")
    elif event.seat in scene.people:
        scene.app.toast(_("No word was found"), "info")


def _tell_end(scene: WordWinderScene, event: e.Ended) -> None:
    alone = len(scene.people) == 1
    won = event.winner is not None and event.winner in scene.people
    scene.app.sounds.play(Sound.LOSS if alone and not won else Sound.WIN)


def _say(scene: WordWinderScene, event: Event) -> None:
    """What is only said."""
    text = _sentence(scene, event)
    if text:
        scene.app.toast(text)


def _sentence(scene: WordWinderScene, event: Event) -> str:
    name = scene.name
    if isinstance(event, e.Passed):
        return _("{name} passes").format(name=name(event.seat))
    if isinstance(event, e.TurnLost):
        return _lost(event.loss).format(name=name(event.seat))
    if isinstance(event, e.TurnMissed):
        return _("{name} misses a turn").format(name=name(event.seat))
    if isinstance(event, e.TookOver):
        return _("{name} takes word and colour over").format(name=name(event.seat))
    if isinstance(event, e.Challenged):
        verdict = _("{word} is a word") if event.good else _("{word} is no word")
        return verdict.format(word=event.word)
    if isinstance(event, e.SideWalledOff | e.SideOut | e.SideResigned):
        return _of_side(scene, event)
    return _of_penalty(scene, event)


def _lost(loss: str) -> str:
    said = {
        "clock": _("{name} ran out of time"),
        "penalty": _("{name} loses the turn to a penalty"),
        "challenge": _("{name} loses the turn"),
    }
    return said[loss]


def _of_side(scene: WordWinderScene, event: e.SideWalledOff | e.SideOut | e.SideResigned) -> str:
    side = scene.side_name(event.side)
    if isinstance(event, e.SideOut):
        return _("{side} has no play left and is out").format(side=side)
    if isinstance(event, e.SideResigned):
        return _("{side} resigns").format(side=side)
    return _("{side} can have no line any more").format(side=side)


def _of_penalty(scene: WordWinderScene, event: Event) -> str:
    if isinstance(event, e.PenaltyCalled):
        return _("{name} calls a penalty").format(name=scene.name(event.seat))
    if isinstance(event, e.PenaltyVoid):
        return _("The penalty is void")
    return ""
