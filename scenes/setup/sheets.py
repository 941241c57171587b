"""The sheets that need typing: dictionaries with an own list, and texts such as own phrases."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.contract import Option, OptionValue, Refusal, Texts
from game.language import gettext as _
from game.language import ngettext, sentence
from game.library import dictionaries
from scenes.draft import Draft
from scenes.form import ButtonRow, FieldRow, HeadingRow, NoteRow, PickRow, Row, SwitchRow, TextRow
from scenes.icons import Icon
from scenes.setup.values import sorted_options
from scenes.theme import Accent

if TYPE_CHECKING:
    from game.lexicon.own_list import OwnList
    from scenes.app import App

LONGEST_PATH = 1000
MOST_SHOWN = 6
"""So many skipped lines of an own list are shown; of the others the number is said."""
PATH_MARKS = "/.-_~:"
PHRASE_MARKS = ".,'!?-:;"


class WordsSheet:
    """Rows to agree on dictionaries, an own list, and whether only family words count."""

    def __init__(self, app: App, draft: Draft, accent: Accent, changed: Callable[[], None]) -> None:
        self._app = app
        self._draft = draft
        self._accent: Accent = accent
        self._changed = changed
        self._trouble: Refusal | None = draft.own_trouble

    def rows(self) -> Sequence[Row]:
        """The rows as things stand."""
        draft = self._draft
        rows: list[Row] = [TextRow("words.help", _("A word is good if it is in any of them."))]
        rows += [self._dictionary(facts.id, _(facts.title), _(facts.help), facts.words)
                 for facts in dictionaries() if facts.id in draft.facts.dictionaries]  # fmt: skip
        family = SwitchRow(
            "family",
            _("Family words only"),
            draft.family,
            self._toggle_family,
            _("Words unfit for children don\u2019t count."),
        )
        return [*rows, family, HeadingRow("own.head", _("Your own list")), *self._own_rows()]

    def _dictionary(self, id_: str, title: str, help_: str, words: int) -> PickRow:
        counted = ngettext("{n} word", "{n} words", words).format(n=f"{words:,}")
        on = id_ in self._draft.dictionaries
        toggle = partial(self._toggle, id_)
        return PickRow(f"words.{id_}", title, on, toggle, f"{help_} {counted}.", several=True)

    def _own_rows(self) -> list[Row]:
        draft = self._draft
        trouble = sentence(self._trouble.code, self._trouble.params) if self._trouble else ""
        rows: list[Row] = [
            TextRow("own.help", _("A text file with one word a line, 2 to 45 letters A to Z.")),
            FieldRow(
                "own",
                "",
                draft.own_list,
                _("Type where the file is"),
                self._type,
                trouble,
                remove=self._drop if draft.own_list else None,
            ),
        ]
        return rows + (own_report(draft.own_found) if draft.own_found else [])

    def _type(self) -> None:
        from scenes.gui.typing import TypingDialog

        self._app.manager.push(
            TypingDialog(
                self._app,
                _("Where is the list?"),
                LONGEST_PATH,
                self._use,
                text=self._draft.own_list,
                accent=self._accent,
                marks=PATH_MARKS,
            )
        )

    def _use(self, path: str) -> None:
        if not path.strip():
            self._drop()
            return
        try:
            self._draft.use_own_list(path)
            self._trouble = None
        except Refusal as refusal:
            self._trouble = refusal
        self._changed()

    def _drop(self) -> None:
        self._draft.drop_own_list()
        self._trouble = None
        self._changed()

    def _toggle(self, id_: str) -> None:
        self._draft.toggle_dictionary(id_)
        self._changed()

    def _toggle_family(self) -> None:
        self._draft.family = not self._draft.family
        self._changed()


def own_report(found: OwnList) -> list[Row]:
    """How many words a list brought, and which of its lines were skipped."""
    count = len(found.words)
    text = ngettext("{n} word was read.", "{n} words were read.", count).format(n=f"{count:,}")
    rows: list[Row] = [NoteRow("own.count", text, Icon.CHECK_CIRCLE, "pine")]
    skipped = found.skipped
    if not skipped:
        return rows
    head = ngettext("{n} line was skipped:", "{n} lines were skipped:", len(skipped))
    lines = [
        _("line {number}: {text}").format(number=number, text=text)
        for number, text in skipped[:MOST_SHOWN]
    ]
    if len(skipped) > MOST_SHOWN:
        lines.append("\u2026")
    told = "\n".join([head.format(n=len(skipped)), *lines])
    return [*rows, TextRow("own.skipped", told)]


class TextsSheet:
    """Rows to type texts of one's own, each checked at once."""

    def __init__(
        self,
        app: App,
        draft: Draft,
        option: Option,
        accent: Accent,
        set_option: Callable[[str, OptionValue], None],
    ) -> None:
        self._app = app
        self._draft = draft
        self._option = option
        self._accent: Accent = accent
        self._set_option = set_option
        self._refused: tuple[str, Refusal] | None = None
        """The text typed last, if it can't be used."""

    @property
    def texts(self) -> tuple[str, ...]:
        """The texts agreed on."""
        value = self._draft.options[self._option.key]
        return value if isinstance(value, tuple) else ()

    def rows(self) -> list[Row]:
        """What it is for, each text with a cross, and a place to type the next one."""
        rows: list[Row] = [
            HeadingRow("texts.head", _(self._option.title)),
            TextRow("texts.help", _(self._option.help)),
        ]
        rows += [
            FieldRow(
                f"text{n}", "", text, "", partial(self._type, n), remove=partial(self._remove, n)
            )
            for n, text in enumerate(self.texts)
        ]
        if self._refused is not None:
            text, refusal = self._refused
            trouble = sentence(refusal.code, refusal.params)
            again = partial(self._type, len(self.texts), text)
            rows.append(FieldRow("text.refused", "", text, "", again, trouble, remove=self._forget))
        elif len(self.texts) < self._most:
            add = partial(self._type, len(self.texts))
            rows.append(ButtonRow("text.add", "", _("Type a phrase"), add, Icon.ADD))
        return rows

    @property
    def _domain(self) -> Texts:
        assert isinstance(self._option.domain, Texts)
        return self._option.domain

    @property
    def _most(self) -> int:
        return self._domain.most

    def _type(self, place: int, text: str | None = None) -> None:
        from scenes.gui.typing import TypingDialog

        shown = text if text is not None else "".join(self.texts[place : place + 1])
        self._app.manager.push(
            TypingDialog(
                self._app,
                _("Type a phrase"),
                self._domain.length,
                partial(self._take, place),
                text=shown,
                accent=self._accent,
                marks=PHRASE_MARKS,
            )
        )

    def _take(self, place: int, text: str) -> None:
        text = " ".join(text.split())
        if not text:
            return
        trouble = self._draft.text_trouble(self._option.key, text)
        self._refused = (text, trouble) if trouble else None
        good = (text,) if trouble is None else self.texts[place : place + 1]
        self._agree((*self.texts[:place], *good, *self.texts[place + 1 :]))

    def _remove(self, place: int) -> None:
        self._agree((*self.texts[:place], *self.texts[place + 1 :]))

    def _forget(self) -> None:
        self._refused = None
        self._agree(self.texts)

    def _agree(self, texts: tuple[str, ...]) -> None:
        self._set_option(self._option.key, texts)


def texts_sheets(
    app: App, draft: Draft, accent: Accent, set_option: Callable[[str, OptionValue], None]
) -> list[TextsSheet]:
    """One for each option of the game that is a list of texts."""
    options = sorted_options(draft.facts).texts
    return [TextsSheet(app, draft, option, accent, set_option) for option in options]
