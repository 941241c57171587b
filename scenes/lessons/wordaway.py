"""The first lesson of Wordaway. Source of its first game: the rule book's example."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from game.language import N_
from game.wordaway.state import Play, Ready
from scenes.canvas import Box
from scenes.lessons.scene import LessonScene
from scenes.lessons.script import LEARNER, OTHER, Lesson, Scripted, Shown, Step
from scenes.play.wordaway.layout import Places
from scenes.play.wordaway.scene import WordawayScene
from scenes.widgets.keyboard import BACKSPACE, ENTER

if TYPE_CHECKING:
    from scenes.results.wordaway.review import GameReview

PHRASES = ("NOW I ASK YOU VERY CONFIDENTIALLY", "A STITCH IN TIME SAVES NINE")
_WIDER = 120.0
"""So much of the keyboard's panel goes to the card."""


def _phrase(scene: WordawayScene) -> Sequence[Box]:
    return (scene.places.strip,)


def _pool(scene: WordawayScene) -> Sequence[Box]:
    rail = scene.places.rail
    return (Box(rail.x, rail.y - 50, rail.w, rail.h + 54),)


def _keys_of(word: str) -> Shown:
    def keys(scene: WordawayScene) -> Sequence[Box]:
        typed = scene.typed
        rest = word[len(typed) :]
        name = (rest[0] if rest else ENTER) if word.startswith(typed) else BACKSPACE
        return (scene.keys[name],) if scene.may_type else ()

    return keys


def _sheet(scene: WordawayScene) -> Sequence[Box]:
    return scene.sheet


LESSON = Lesson(
    game="wordaway",
    seed="lesson 7",
    options={"series": 2, "clock": None, "phrases": PHRASES},
    forgiving=True,
    moves=(
        Scripted(LEARNER, Play("FLAKE")),
        Scripted(OTHER, Play("CRY")),
        Scripted(LEARNER, Play("WADE")),
        Scripted(OTHER, Play("SIN")),
        Scripted(LEARNER, Play("NOON")),
        Scripted(OTHER, Play("TOIL")),
        Scripted(LEARNER, Play("IVY")),
        Scripted(LEARNER, Ready()),
        Scripted(OTHER, Play("SHIFT")),
    ),
    steps=(
        Step(
            N_("Two players take words from one phrase in turn. Whoever plays last wins."),
            _phrase,
        ),
        Step(
            N_("A play is a word of 3, 4 or 5 letters of the phrase. Type FLAKE, then Enter."),
            _keys_of("FLAKE"),
            moves=1,
            hint=N_("That is a good word, too. In this lesson type FLAKE."),
        ),
        Step(
            N_(
                "FLAKE was struck out of the phrase, each letter where it stands first from the "
                "left. What is left is the pool, from A to Z."
            ),
            _pool,
        ),
        Step(N_("{name} takes a word from the same pool. Watch it get smaller."), _pool, moves=1),
        Step(
            N_("Your turn. A letter may be used as often as the pool has it. Type WADE."),
            _keys_of("WADE"),
            moves=2,
            hint=N_("That is a good word, too. In this lesson type WADE."),
        ),
        Step(
            N_(
                "A word that the pool has no letters for loses the game at once, and so does one "
                "that isn\u2019t in the dictionary. Here it is only refused: try BOOK."
            ),
            _keys_of("BOOK"),
            refused=("not_in_pool", "not_a_word"),
            tries=Play("BOOK"),
            hint=N_("The pool has letters for that one. Try BOOK."),
        ),
        Step(
            N_("That would have lost the game. Type NOON: it takes letters {name} could use."),
            _keys_of("NOON"),
            moves=2,
            hint=N_("That is a good word, too. In this lesson type NOON."),
        ),
        Step(
            N_(
                "Five letters are left. After IVY there are only two, too few for a word, and your "
                "play was the last. Type IVY."
            ),
            _keys_of("IVY"),
            moves=1,
            hint=N_("Type IVY: it ends the game."),
        ),
        Step(N_("You made the last play, so this game is yours. Go on with the next one."), _sheet,
             moves=1),
        Step(N_("A coin gave {name} the first play. Watch which word comes."), _phrase, moves=1),
        Step(
            N_(
                "SHIFT needs an F, and this phrase has none: the game is lost, and the series is "
                "yours. In a match each play has 30 seconds; who runs out of time loses, too."
            ),
            _phrase,
        ),
    ),
)  # fmt: skip


class WordawayLesson(LessonScene, WordawayScene):
    """The screen of Wordaway with the card in the place of the clock."""

    lesson: ClassVar[Lesson] = LESSON

    def card_box(self) -> Box:
        """The panel of the clock, which no lesson has."""
        return self.places.clock

    def places_for(self, actions: int) -> Places:
        """The card is wider than the clock; the keys give it room."""
        at = super().places_for(actions)
        entry, field, keys, clock = at.entry, at.field, at.keys, at.clock
        return replace(
            at,
            entry=entry._replace(w=entry.w - _WIDER),
            field=field._replace(w=field.w - _WIDER),
            keys=keys._replace(w=keys.w - _WIDER),
            clock=clock._replace(x=clock.x - _WIDER, w=clock.w + _WIDER),
        )

    def review(self) -> GameReview | None:
        """Nobody looks back in a lesson."""
        return None

    def gloss(self) -> None:
        """Meanings are left to matches: there is enough to read."""

    def tidy(self) -> None:
        """No letters are left over from the step before."""
        self.typed = self.note = ""
