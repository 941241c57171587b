"""What of the plays is shown: marks on the board, the bubble, the line of the sheet to come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.contract import Preview
from game.library import glosses
from game.wildwords.board import EMPTY, TURNS_WILD, WILD, square_of
from game.wildwords.moves import Placed
from game.wildwords.previews import VERDICTS
from game.wildwords.scoring import Pattern, Scored
from game.wildwords.state import SheetLine, is_practice
from scenes.icons import Icon
from scenes.motion import Motion, Timeline
from scenes.paint import Painter
from scenes.play.wildwords import texts
from scenes.play.wildwords.bubble import (
    Bubble,
    Note,
    Talk,
    bubble_for,
    name_note,
    owner_note,
    talk_about,
    talk_of,
    turned_note,
)

if TYPE_CHECKING:
    from scenes.play.wildwords.scene import WildWordsScene

GLOW = Motion(2000)
"""How long the edge of a play just made takes to fade."""
FAINT = 0.4
"""What is left of it until the next play."""
_SPELLED = 3
"""So many spelled words of a play are named."""


class Display:
    """Derived from the view and from what lies on the board for a look."""

    def __init__(self, scene: WildWordsScene) -> None:
        self._scene = scene
        self._last: tuple[int, ...] = ()
        self._bubble: tuple[object, Bubble | None] | None = None
        self.glow = Timeline(scene.app.now, scene.app.pace)
        self.hint: tuple[str, ...] = ()
        """The words of a hint that was laid out."""
        self._judged: tuple[Placed, ...] | None = None
        """The play that the dictionary was asked about, in practice."""

    def update(self) -> bool:
        """Notice a new play; whether its mark fades just now."""
        last = self.last_play
        if last != self._last:
            self._last = last
            if last:
                self.glow.start("mark", GLOW)
        return self.glow.update()

    # --- marks --------------------------------------------------------------------------

    @property
    def last_play(self) -> tuple[int, ...]:
        """The squares of the play made last that still lies."""
        view = self._scene.wild
        if view.pending is not None:
            return tuple(square_of(one.row, one.column) for one in view.pending.placed)
        plays = (line.squares for line in reversed(view.sheet) if line.kind == "play")
        return next(plays, ())

    @property
    def marked(self) -> dict[int, float]:
        """The squares with a golden edge, and how strong it is."""
        scene = self._scene
        line = scene.looking.line
        if line is not None:
            lying = (square for square in line.squares if scene.lying[square] != EMPTY)
            return dict.fromkeys(lying, 1.0)
        if scene.laying.placed:
            return {}
        run = self.glow.run("mark")
        faded = 1.0 if run is None else run.linear()
        strength = 1.0 if scene.wild.pending is not None else 1 - (1 - FAINT) * faded
        moving = scene.telling.moving_squares
        return {square: strength for square in self.last_play if square not in moving}

    # --- the dictionary's verdict -------------------------------------------------------

    @property
    def may_judge(self) -> bool:
        """Whether the dictionary can be asked about what lies there: in practice, once a play."""
        scene = self._scene
        preview = scene.laying.preview
        laid = preview is not None and preview.score is not None
        return laid and is_practice(scene.wild.setup) and self._judged != scene.laying.placed

    def judge(self) -> None:
        """Have the dictionary say which patterns of the play a word fits."""
        self._judged = self._scene.laying.placed
        self._scene.layout()
        self._scene.focus.move_to("primary")

    def _asked(self, preview: Preview) -> Preview:
        """The preview without what nobody has asked for."""
        if not self.may_judge:
            return preview
        notices = tuple(one for one in preview.notices if one.code not in VERDICTS)
        return Preview(preview.lines, preview.score, notices)

    # --- the bubble ---------------------------------------------------------------------

    def bubble(self, p: Painter) -> Bubble | None:
        """What is said beside a play, at its place."""
        scene = self._scene
        said = self._said()
        hidden = scene.laying.carried is not None or scene.telling.busy
        if said is None or hidden or scene.challenge is not None:
            return None
        talk, squares = said
        key = (talk, squares, scene.places, scene.wild.board, p.text_scale)
        if self._bubble is None or self._bubble[0] != key:
            found = bubble_for(p, scene.places, talk, squares, scene.wild.board)
            self._bubble = (key, found)
        return self._bubble[1]

    def _said(self) -> tuple[Talk, tuple[int, ...]] | None:
        scene = self._scene
        line, pending = scene.looking.line, scene.wild.pending
        if line is not None:
            return self._about_line(line), line.squares
        preview = scene.laying.preview
        if preview is not None:
            talk = talk_of(self._asked(preview))
            hint = tuple(Note(word, Icon.LIGHTBULB, "pine") for word in self.hint)
            with_hint = Talk(talk.score, talk.lines, (*talk.notes, *hint))
            return with_hint, tuple(sorted(scene.laying.hand.squares))
        if pending is not None:
            notes = (owner_note(scene.name(pending.player)), *_notes(pending.play, pending.placed))
            talk = talk_about(pending.play.patterns, pending.play.score, notes)
            return talk, tuple(square_of(one.row, one.column) for one in pending.placed)
        return None

    def _about_line(self, line: SheetLine) -> Talk:
        """A play that was made: what it brought, what it was spelled, what its words mean."""
        notes = [owner_note(self._scene.name(line.seat))]
        notes += [name_note(name) for name in line.names]
        if line.words:
            spelled = ", ".join(line.words[:_SPELLED])
            notes.append(Note(spelled, Icon.SPELLCHECK))
        else:
            notes += _meanings([pattern.text for pattern in line.patterns])
        return talk_about(line.patterns, line.points, notes)

    # --- the sheet ----------------------------------------------------------------------

    @property
    def line_ahead(self) -> SheetLine | None:
        """The line that the play being laid, or the one that is doubted, would bring."""
        scene = self._scene
        view, preview = scene.wild, scene.laying.preview
        pending = view.pending
        if pending is not None:
            return _ahead(view.scores, pending.player, view.turn, pending.play)
        if preview is None or preview.score is None:
            return None
        seat, score = scene.viewer, preview.score
        total = view.scores[seat] + score
        return SheetLine(seat, view.turn, "play", score, total, _patterns(preview.lines[0].text))

    @property
    def standing(self) -> tuple[str, ...]:
        """One sentence below the sheet, in several ways, the longest first."""
        scene = self._scene
        view, names = scene.view_of_seats, scene.names
        pending = view.pending
        if pending is not None and view.stage == "window":
            word, points = pending.play.patterns[0].text, pending.play.score
            ask = texts.asked if scene.may_answer else texts.waits
            return (ask(view, names, word, points),)
        leads = texts.lead(view, names)
        preview = scene.laying.preview
        if preview is None or preview.score is None:
            return (leads,)
        word = preview.lines[0].text
        after = texts.lead_with(view, names, scene.viewer, preview.score, word)
        return after, leads


def _notes(play: Scored, placed: Sequence[Placed]) -> list[Note]:
    notes = [name_note(name) for name in play.names]
    turned = sum(TURNS_WILD[square_of(one.row, one.column)] and one.tile != WILD for one in placed)
    return [*notes, turned_note(turned)] if turned else notes


def _meanings(patterns: Sequence[str]) -> list[Note]:
    """What the words without wild tiles mean."""
    found = (glosses().of(text) for text in patterns if WILD not in text)
    return [
        Note(f"{gloss.word}: {gloss.text}", Icon.MENU_BOOK) for gloss in found if gloss is not None
    ][:1]


def _ahead(scores: Sequence[int], seat: int, turn: int, play: Scored) -> SheetLine:
    total = scores[seat] + play.score
    return SheetLine(seat, turn, "play", play.score, total, play.patterns[:1])


def _patterns(text: str) -> tuple[Pattern, ...]:
    """A pattern of which only the text is shown."""
    return (Pattern(text, 0, 0, True, 0),)
