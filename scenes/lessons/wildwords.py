"""The first lesson of WildWords: a pattern, a bluff, and a challenge each way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

import pygame
from msgspec.structs import replace

from game.language import N_
from game.wildwords.moves import Believe, Challenge, Lay, Placed, Spell
from game.wildwords.state import WildState
from scenes.canvas import Box
from scenes.focus import Control
from scenes.input.actions import Action, Verb
from scenes.lessons.card import Card
from scenes.lessons.scene import LessonScene
from scenes.lessons.script import LEARNER, OTHER, Lesson, Scripted, Shown, Step
from scenes.play.wildwords.challenge.screen import ChallengeScreen
from scenes.play.wildwords.challenge.verdict import Verdict
from scenes.play.wildwords.scene import WildWordsScene

TRAYS = ("C*TQ*KE", "X*KORID")
DRAWN_FIRST = "NSA"
_GAP = 8.0

COAT = Lay((Placed(7, 6, "C"), Placed(7, 7, "*"), Placed(7, 8, "T")))
BLUFF = Lay((Placed(5, 6, "X"), Placed(6, 6, "*"), Placed(8, 6, "K")))
QUICK = Lay((Placed(5, 6, "Q"), Placed(6, 6, "*"), Placed(8, 6, "K")))
QUICKENS = Lay((Placed(9, 6, "E"), Placed(10, 6, "N"), Placed(11, 6, "S")))


def position(state: WildState) -> WildState:
    """The learner begins, with the tiles that the lesson needs; those drawn first come next."""
    pot = state.pot + "".join(state.trays)
    for tile in "".join((*TRAYS, DRAWN_FIRST)):
        pot = pot.replace(tile, "", 1)
    return replace(state, pot=pot + DRAWN_FIRST, trays=TRAYS, to_move=LEARNER)


def _tray(scene: WildWordsScene) -> Sequence[Box]:
    return (scene.places.tray,)


def _pattern(lay: Lay) -> Shown:
    def shown(scene: WildWordsScene) -> Sequence[Box]:
        first, last = (scene.places.square(lay.placed[n].square) for n in (0, -1))
        return (Box(first.x, first.y, last.right - first.x, last.bottom - first.y),)

    return shown


def _laying(lay: Lay) -> Shown:
    """The next square and a tile for it; or what lies wrong; or the button that plays."""

    def shown(scene: WildWordsScene) -> Sequence[Box]:
        at, laying = scene.places, scene.laying
        wrong = set(laying.placed) - set(lay.placed)
        if wrong or scene.question not in ("play", None):
            return tuple(at.on_square(one.square) for one in wrong)
        missing = [one for one in lay.placed if one not in laying.placed]
        if not missing:
            return _playing(scene)
        number = laying.hand.find(missing[0].tile)
        square = at.on_square(missing[0].square)
        if laying.carried is not None or number is None:
            return (square,)
        return square, at.slot(number)

    return shown


def _playing(scene: WildWordsScene) -> Sequence[Box]:
    """The button that plays, or the one that says yes to it."""
    return (scene.places.yes_no[1] if scene.question is not None else scene.places.primary,)


def _doubtful(scene: WildWordsScene) -> Sequence[Box]:
    """The button to challenge, and the play that it is about."""
    return scene.places.answers[0], *_pattern(BLUFF)(scene)


def _laid(lay: Lay) -> Callable[[WildWordsScene], bool]:
    return lambda scene: set(scene.laying.placed) == set(lay.placed)


def _lay_out(lay: Lay) -> Callable[[WildWordsScene], None]:
    return lambda scene: scene.laying.lay_out(lay.placed)


LESSON = Lesson(
    game="wildwords",
    options={"minutes": None},
    position=position,
    moves=(
        Scripted(LEARNER, COAT),
        Scripted(OTHER, Believe()),
        Scripted(OTHER, BLUFF),
        Scripted(LEARNER, Challenge()),
        Scripted(OTHER, Spell(("XANECK",))),
        Scripted(LEARNER, QUICK),
        Scripted(OTHER, Challenge()),
        Scripted(LEARNER, Spell(("QUICK",))),
        Scripted(LEARNER, QUICKENS),
        Scripted(OTHER, Believe()),
    ),
    steps=(
        Step(
            N_(
                "Words are laid with letters and with asterisks. An asterisk stands for one letter "
                "or for several, as many as you like. Two of them lie in your tray."
            ),
            _tray,
        ),
        Step(
            N_(
                "Lay C, * and T over the middle of the board. Pick a tile up, then press its "
                "square; or press the first square and type."
            ),
            _laying(COAT),
            done=_laid(COAT),
            do=_lay_out(COAT),
        ),
        Step(
            N_(
                "C*T is a pattern: COAT fits it, and CHESTNUT, too. Nobody asks yet which word you "
                "mean. The bubble says what it scores. Play it."
            ),
            _laying(COAT),
            moves=2,
            hint=N_("Lay C*T over the middle, with C left of it, and play it."),
            meanwhile=N_("{name} may doubt it, or believe it."),
        ),
        Step(N_("{name} believes it: your points count. Now {name} plays."), moves=1),
        Step(
            N_(
                "X*CK: do you know any word that begins with X and ends with CK? A play may be a "
                "bluff. If you challenge it, {name} must spell it. Challenge."
            ),
            _doubtful,
            moves=2,
            hint=N_("You may believe it, too. In this lesson challenge it."),
            meanwhile=N_("{name} must spell it now."),
            then=N_("{name} could only make something up. Nothing is scored."),
        ),
        Step(
            N_(
                "No such word: the tiles went back, nothing was scored. Now you: lay Q above the "
                "gap, * into it, and K below the C. It makes Q*CK."
            ),
            _laying(QUICK),
            done=_laid(QUICK),
            do=_lay_out(QUICK),
        ),
        Step(
            N_("QUICK fits, and so does QUARTERBACK. Play it."),
            _laying(QUICK),
            moves=2,
            hint=N_("Lay Q, * and K so that Q*CK goes down through your C, and play it."),
            meanwhile=N_("{name} thinks about it."),
        ),
        Step(
            N_(
                "{name} doubts it, so spell it: every pattern of the play, each asterisk in full. "
                "Write UI for the asterisk, then say it."
            ),
            moves=1,
            hint=N_("That may fit, too. In this lesson spell QUICK."),
            then=N_("QUICK is in the dictionary, so your play stays."),
        ),
        Step(
            N_(
                "It is a word, so the challenge failed, and it costs {name} the turn: you move "
                "again. Lay E, N and S below, down to the star."
            ),
            _laying(QUICKENS),
            done=_laid(QUICKENS),
            do=_lay_out(QUICKENS),
        ),
        Step(
            N_(
                "The star is a Turn-To-Wild square: your S became an asterisk for good, worth 0. "
                "Q*CKEN* is QUICKENS, or QUICKENED. Play it."
            ),
            _laying(QUICKENS),
            moves=2,
            hint=N_("Lay E, N and S below the K, and play it."),
            meanwhile=N_("{name} thinks about it."),
        ),
        Step(
            N_(
                "Coloured squares multiply letters (discs) and words (squares). All 7 tiles in one "
                "play are a bomb, 40 points more. When the pot is empty, whoever lays the last "
                "tile ends the match."
            ),
        ),
    ),
)


class WildWordsLesson(LessonScene, WildWordsScene):
    """The screen of WildWords with the card in the place of the score sheet."""

    lesson: ClassVar[Lesson] = LESSON

    def card_box(self) -> Box:
        """The score sheet's place."""
        return self.places.sheet

    @property
    def on_top(self) -> bool:
        """Also under the challenge, which has a card of its own."""
        return self.app.manager.top in (self, self.challenge)

    def step_on(self) -> None:
        """A verdict that was read is put away."""
        if self.challenge is not None and self.challenge.verdict is not None:
            self.challenge.close()
        else:
            super().step_on()

    def tidy(self) -> None:
        """Nothing is asked, and nothing held."""
        self.laying.drop_nothing()
        self.question = None

    def _begin_step(self) -> None:
        super()._begin_step()
        if self.challenge is not None:
            self.challenge.layout()

    def _open_challenge(self, verdict: Verdict | None) -> None:
        self.challenge = LessonChallenge(self, verdict)
        self.app.manager.push(self.challenge)


class LessonChallenge(ChallengeScreen):
    """The dialog of a challenge with the lesson's card below it."""

    card: Card | None = None

    def __init__(self, play: WildWordsLesson, verdict: Verdict | None) -> None:
        super().__init__(play.app, play, verdict)
        self.card = play.new_card()

    def card_box(self) -> Box:
        """Between the dialog and the keys, or the foot of the screen."""
        box = self.places.box
        foot = self.places.keys.y if self.keys_shown else self.app.canvas.h
        top = box.bottom + _GAP
        return Box(box.x, top, box.w, min(150.0, foot - _GAP - top))

    def set_controls(
        self, controls: Sequence[Control], first: str | None = None, default: str | None = None
    ) -> None:
        """The dialog's controls and the card's."""
        extra = self.card.controls(self.card_box()) if self.card is not None else []
        super().set_controls([*controls, *extra], first, default)

    def take(self, action: Action) -> bool:
        """Nothing pauses in a lesson."""
        return action.verb is Verb.PAUSE or super().take(action)

    def draw(self, surface: pygame.Surface) -> None:
        """The dialog, then the card."""
        super().draw(surface)
        if self.card is not None:
            self.card.draw(self.app.painter, self.focus)
