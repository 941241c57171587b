"""Words for people: the gettext catalogue, and the sentence of a refusal.

The message ids are the English texts. Code and params of a `Refusal` or `Notice` become a
sentence here, at the edge, and nowhere else.
"""

from __future__ import annotations

import gettext as _gettext
import re
from collections.abc import Mapping

DOMAIN = "wordcade"

NO_TRANSLATION = _gettext.NullTranslations()
"""English as it is written in the program."""

_translations: _gettext.NullTranslations = NO_TRANSLATION


def N_(text: str) -> str:  # noqa: N802 - the mark that gettext's tools look for
    """Mark a text for translation where it is written; it is translated where it is shown."""
    return text


def gettext(text: str) -> str:
    """The text in the language in use."""
    return _translations.gettext(text)


def ngettext(one: str, many: str, count: int) -> str:
    """The text for that count in the language in use."""
    return _translations.ngettext(one, many, count)


def use(translations: _gettext.NullTranslations) -> None:
    """Speak another language from now on."""
    global _translations
    _translations = translations


class PseudoLanguage(_gettext.NullTranslations):
    """English made 40 % longer and accented, to see what a longer language does to a screen."""

    _ACCENTS = str.maketrans("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ")

    def gettext(self, message: str) -> str:
        """The message with accents and padding; names in braces stay as they are."""
        spoken = [
            part if part.startswith("{") else part.translate(self._ACCENTS)
            for part in re.split(r"(\{[^}]*\})", message)
        ]
        return "".join(spoken) + self._padding(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """The form for `n`, padded like every message."""
        return self.gettext(msgid1 if n == 1 else msgid2)

    @staticmethod
    def _padding(message: str) -> str:
        words = max(1, round(len(message) * 0.4 / 4))
        return " " + " ".join(["lóng"] * words) if len(message) > 3 else "~"


SENTENCES: dict[str, str] = {
    # common
    "unknown_option": N_("This game has no option called {option}."),
    "option_value": N_("{option} can't be set to {value}: {allowed}."),
    "seats_count": N_("{game} is for {least} to {most} players; {count} are at the table."),
    "not_your_move": N_("It isn't your move now."),
    "not_open": N_("That can't be done now."),
    "match_over": N_("The match is over."),
    "no_hints_left": N_("No hints are left."),
    "no_undo": N_("There is nothing to take back."),
    # lexicon
    "unknown_dictionary": N_("There is no dictionary called {dictionary}."),
    "other_dictionary": N_("The words of {dictionary} are not the ones this was played with."),
    "no_dictionary": N_("Choose a dictionary, or a list of your own."),
    "own_word": N_("{word} can't stand in a list of your own: 2 to 45 letters A to Z, please."),
    "own_list_empty": N_("There isn't one word in this file. Write one word a line, in A to Z."),
    "own_list_encoding": N_("This file isn't plain text in UTF-8. Please save it as UTF-8 text."),
    "own_list_big": N_("This file is too big for a word list: {most} MB is the most."),
    "pattern_empty": N_("Type a pattern: letters, and * for one or more letters."),
    "pattern_character": N_("{character} can't stand in a pattern: only letters and * can."),
    # command line
    "benchmark_failed": N_("The benchmark {name} failed."),
    "folder_unwritable": N_("Nothing can be written into {folder}: {detail}"),
    "no_benchmarks": N_("The benchmarks come with the program's sources; they aren't here."),
    "no_end": N_("A match of {game} with seed {seed} goes on without an end."),
    "no_such_move": N_("There is no move {move}; the record has {count} moves."),
    "unknown_benchmark": N_("There is no benchmark called {name}; these are: {known}."),
}


def sentence(code: str, params: Mapping[str, str | int] | None = None) -> str:
    """What a person reads for that code; a code without a sentence is shown as it is."""
    return gettext(SENTENCES.get(code, code)).format_map(dict(params or {}))
