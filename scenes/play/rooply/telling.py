"""How what happens at a Rooply table is shown and heard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.contract import Event
from game.language import gettext as _
from game.language import ngettext
from game.rooply import moves as m
from game.rooply.advice import read_word
from game.rooply.board import Square
from scenes.motion import SCORE_COUNT, Motion, in_out_sine, out_back
from scenes.play.rooply import texts
from scenes.play.rooply.dice import THROW
from scenes.sound import Sound

if TYPE_CHECKING:
    from scenes.play.rooply.scene import RooplyScene

LAYING = Motion(140, out_back, 90)
"""Squares are set one after the other."""
CLOSING = Motion(140, out_back, 110)
FLOURISH = Motion(420, in_out_sine, 55)
"""A wave of tiles over a complete board, one diagonal after the other."""


def tell(scene: RooplyScene, event: Event) -> None:
    """Begin the motion and the sound of one event."""
    if isinstance(event, m.TurnBegan):
        _tell_turn(scene, event)
    elif isinstance(event, m.Thrown):
        scene.begin_draft()
        scene.fresh.pop(event.seat, None)
        scene.throws, scene.throw_shown = event.throws, 0
        _throw(scene)
    elif isinstance(event, m.WildCardSpent):
        _tell_card(scene, event)
    elif isinstance(event, m.WordPlaced):
        _tell_word(scene, event)
    elif isinstance(event, m.BlacksPlaced):
        scene.scores[event.seat] = event.score
        _lay(scene, event.seat, event.squares, ready=event.seat in scene.people)
        _say(scene, event)
    elif isinstance(event, m.ClosedOut):
        scene.scores.pop(event.seat, None)
        scene.set_out(event.seat, event.squares)
        scene.timeline.start("closing", CLOSING, len(event.squares), then=scene.all_set)
        scene.app.sounds.play(Sound.BLACK_SQUARE)
        _say(scene, event)
    elif isinstance(event, m.BoardCompleted):
        _tell_complete(scene, event)
    elif isinstance(event, m.HintGiven):
        _tell_hint(scene, event)
    elif isinstance(event, m.MatchEnded):
        _tell_end(scene, event)
    else:
        _say(scene, event)


def _tell_turn(scene: RooplyScene, event: m.TurnBegan) -> None:
    scene.begin_draft()
    if event.seat in scene.people:
        scene.app.sounds.play(Sound.YOUR_TURN)
        if event.extra:
            scene.app.toast(_("{name}, your second turn").format(name=scene.name(event.seat)))


def _throw(scene: RooplyScene) -> None:
    """One throw after the other; the next one when this has been read."""
    scene.app.sounds.play(Sound.DICE)
    scene.timeline.start("dice", THROW, then=lambda: _thrown(scene))


def _thrown(scene: RooplyScene) -> None:
    if scene.throw_shown + 1 < len(scene.throws):
        scene.throw_shown += 1
        scene.app.toast(_("No word fits: the dice are thrown again"))
        _throw(scene)
        return
    scene.throws = ()
    scene.layout()


def _tell_card(scene: RooplyScene, event: m.WildCardSpent) -> None:
    scene.begin_draft()
    scene.fresh.pop(event.seat, None)
    scene.throws = ()
    scene.app.sounds.play(Sound.WILD_TURNED)
    said = _("{name} spends a wild card: {throw}")
    said = said.format(name=scene.name(event.seat), throw=texts.thrown(event.throw))
    scene.app.toast(said)


def _tell_word(scene: RooplyScene, event: m.WordPlaced) -> None:
    play = event.play
    squares = (*(yellow.square for yellow in play.yellows), *event.new, *play.blacks)
    ready = event.seat in scene.people and scene.bar is None
    scene.scores[event.seat] = event.score - event.count.score
    _lay(scene, event.seat, tuple(dict.fromkeys(squares)), ready=ready)
    scene.app.sounds.play(Sound.SCORE if ready else Sound.TILE_DOWN, max(0, event.count.score))
    if not ready:
        said = _("{name}: {word}, {points} points")
        said = said.format(
            name=scene.name(event.seat), word=event.word, points=texts.signed(event.count.score)
        )
        scene.app.toast(said)


def _lay(scene: RooplyScene, seat: int, squares: tuple[Square, ...], *, ready: bool) -> None:
    """Set squares one after the other; what a person laid ready is there at once."""
    scene.fresh[seat] = squares
    if ready:
        scene.app.sounds.play(Sound.BLACK_SQUARE)
        scene.timeline.start("score", SCORE_COUNT, then=scene.all_set)
        return
    scene.set_out(seat, squares)
    scene.timeline.start("laying", LAYING, len(squares), then=scene.all_set)


def _tell_complete(scene: RooplyScene, event: m.BoardCompleted) -> None:
    count = ngettext("{count} turn", "{count} turns", event.turns).format(count=event.turns)
    said = _("{name}'s board is complete, in {turns}")
    if scene.sight.outcome is None:
        scene.app.toast(said.format(name=scene.name(event.seat), turns=count), "good")
    scene.app.sounds.play(Sound.LINE_COMPLETE)
    if event.seat == scene.large:
        side = scene.board_of(event.seat).side
        scene.timeline.start("flourish", FLOURISH, 2 * side - 1, delay=700)


def _tell_hint(scene: RooplyScene, event: m.HintGiven) -> None:
    if event.seat not in scene.people:
        return
    if event.play is None:
        scene.app.toast(_("No word was found"))
    else:
        word, backwards = read_word(scene.sight.setup, event.play)
        scene.draft.show(event.play, backwards=backwards)
        scene.app.toast(_("Hint: {word}").format(word=word))


def _tell_end(scene: RooplyScene, event: m.MatchEnded) -> None:
    scene.keep_record()
    scene.keys_open = False
    won = event.outcome.winner is not None and event.outcome.winner in scene.people
    loss = len(scene.people) == 1 and not won
    scene.app.sounds.play(Sound.LOSS if loss else Sound.WIN)


def _say(scene: RooplyScene, event: Event) -> None:
    text = _sentence(scene, event)
    if isinstance(event, m.TurnLost) and event.by_clock:
        scene.app.sounds.play(Sound.TIME_OUT)
    if text:
        scene.app.toast(text)


def _sentence(scene: RooplyScene, event: Event) -> str:
    if isinstance(event, m.TurnLost):
        said = _("{name} ran out of time") if event.by_clock else _("{name} passes")
        return said.format(name=scene.name(event.seat))
    if isinstance(event, m.BlacksPlaced):
        said = _("{name}: black squares only")
        return said.format(name=scene.name(event.seat))
    if isinstance(event, m.ClosedOut):
        said = _("No word fits any more: {name}'s last squares turn black")
        return said.format(name=scene.name(event.seat))
    if isinstance(event, m.SeatResigned):
        return _("{name} resigns").format(name=scene.name(event.seat))
    return ""
