"""Frenzy: as many words as one can against the clock, and afterwards all there were."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.language import N_, ngettext
from game.language import gettext as _
from game.wordwinder.frenzy import LIMIT_MS, FoundWord, Frenzy, found_along
from game.wordwinder.puzzles import SmallBoard
from game.wordwinder.search import Path
from game.wordwinder.solo import DAILY_TILES, PuzzleResult, frenzy_result
from scenes import catalogue
from scenes.catalogue import Request
from scenes.focus import Control
from scenes.gui.scroll import ScrollPanel
from scenes.icons import Icon
from scenes.play.wordwinder.presses import Press
from scenes.play.wordwinder.puzzles import frenzy_drawing, texts
from scenes.play.wordwinder.puzzles.base import Begin, Choice, PuzzleScreen
from scenes.play.wordwinder.puzzles.making import MadeFrenzy, begin_frenzy
from scenes.play.wordwinder.puzzles.words import WordList
from scenes.sound import Sound

if TYPE_CHECKING:
    from scenes.app import App


class FrenzyScreen(PuzzleScreen[MadeFrenzy]):
    """A Frenzy on one to four tiles."""

    puzzle = "frenzy"
    title = N_("Frenzy")
    has_facts = True
    limit_ms = LIMIT_MS

    def __init__(self, app: App, begin: Begin[MadeFrenzy] = begin_frenzy) -> None:
        self.frenzy: Frenzy | None = None
        self.list = WordList("words", _("Words"), self.layout)
        super().__init__(app, begin)

    # --- what is there

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Today's, and boards of one to four tiles."""
        free = tuple(Choice(texts.tiles(count), count) for count in range(1, 5))
        return (Choice(_("Daily"), DAILY_TILES, True), *free)

    @property
    def board(self) -> SmallBoard | None:
        """The board, once the puzzle is made."""
        return self.made.frenzy.board if self.made is not None else None

    @property
    def found(self) -> tuple[FoundWord, ...]:
        """The words found so far."""
        return self.frenzy.found if self.frenzy is not None else ()

    @property
    def all_words(self) -> tuple[FoundWord, ...]:
        """Every word there was, long ones first, with those found that nobody is shown."""
        known = self.made.words if self.made is not None else ()
        more = {one.word: one for one in (*self.found, *known)}
        return tuple(sorted(more.values(), key=lambda one: (-len(one.word), one.word)))

    @property
    def shown(self) -> FoundWord | None:
        """Afterwards the word that is chosen in the list."""
        word = self.list.word
        return next((one for one in self.all_words if one.word == word), None) if word else None

    @property
    def panels(self) -> Sequence[ScrollPanel]:
        """The list of words."""
        return (self.list.panel,)

    # --- buttons and rows

    def small(self) -> tuple[Press, ...]:
        """Clear, type, end; nothing before the start and after the end."""
        if self.stage != "playing":
            return ()
        begun = bool(self.trace.path or self.trace.typed)
        return (
            Press("clear", _("Clear"), Icon.UNDO, self.trace.clear, begun),
            Press("type", _("Type it"), Icon.KEYBOARD, self.hand.ask_word),
            Press("end", _("End"), Icon.STOP, self._ask_to_end),
        )

    def primary(self) -> Press:
        """Start, count the word, another one."""
        if self.stage == "ready":
            ready = self.made is not None
            return Press("start", _("Start"), Icon.PLAY_ARROW, self.start, ready)
        if self.stage == "over":
            return Press("anew", _("Another one"), Icon.REFRESH, self.begin_anew, self.settled)
        return Press("count", _("Count it"), Icon.CHECK, self.try_word, bool(self.word))

    @property
    def first_after(self) -> str:
        """The ring goes to the list of all words."""
        return self.list.panel.id

    def row_controls(self) -> list[Control]:
        """The list: afterwards to choose from, before that to scroll."""
        rows = self.places.rows
        head = 44.0 * min(self.app.canvas.text_scale, 1.4)
        inner = rows.inset(16, 0)._replace(y=rows.y + head, h=rows.h - head - 10)
        self.list.place(inner, self.app.canvas.text_scale)
        if self.stage == "over":
            return [self.list.control()]
        return [self.list.panel.control()] if self.list.panel.most > 0 else []

    # --- doing

    def start(self) -> None:
        """Turn the board up; time runs."""
        if self.made is not None:
            self.frenzy = self.made.frenzy
            self.list.show(())
        super().start()

    def take_word(self, path: Path) -> None:
        """Count a word. Raises Refusal."""
        assert self.frenzy is not None
        self.frenzy = found_along(self.frenzy, path, self.spent_ms)
        word = self.frenzy.found[-1].word
        self.app.sounds.play(Sound.SCORE, len(word))
        self.trace.clear()
        said = ngettext("{word}: {count} letter", "{word}: {count} letters", len(word))
        self.remark = said.format(word=word, count=len(word))
        self.list.show([one.word for one in reversed(self.found)])

    def outcome(self) -> PuzzleResult | None:
        """Words and letters."""
        frenzy, wanted = self.frenzy, self.wanted
        if frenzy is None:
            return None
        return frenzy_result(frenzy, wanted.kind, self.app.tables.today, bool(wanted.day))

    def finish(self) -> None:
        """Show all the words there were."""
        self.list.show([one.word for one in self.all_words])
        super().finish()

    def _ask_to_end(self) -> None:
        said = _("The words found so far count. The clock runs on meanwhile.")
        self.ask_to_end(_("End it now?"), said, _("End it"))

    def draw(self, surface: pygame.Surface) -> None:
        """Board and column."""
        del surface
        frenzy_drawing.draw(self.app.painter, self)
        self.draw_prompts()


@catalogue.scene("frenzy")
def frenzy(app: App, request: Request) -> FrenzyScreen:
    """A new Frenzy."""
    del request
    return FrenzyScreen(app)
