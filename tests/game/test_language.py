from __future__ import annotations

import string
from collections.abc import Iterator

import pytest

from game import language


def test_a_refusal_becomes_a_sentence() -> None:
    said = language.sentence("seats_count", {"game": "Stones", "least": 1, "most": 4, "count": 9})
    assert said == "Stones is for 1 to 4 players; 9 are at the table."


def test_a_longer_language_is_longer_and_keeps_the_names_in_braces() -> None:
    pseudo = language.PseudoLanguage()
    for text in language.SENTENCES.values():
        spoken = pseudo.gettext(text)
        assert len(spoken) >= 1.35 * len(text)
        assert _fields(spoken) == _fields(text)


def test_the_language_in_use_is_spoken() -> None:
    language.use(language.PseudoLanguage())
    try:
        assert language.gettext("Settings").startswith("S\u00e9tt\u00edngs")
        assert language.ngettext("one", "many", 2).startswith("m\u00e1n\u00fd")
    finally:
        language.use(language.NO_TRANSLATION)
    assert language.gettext("Settings") == "Settings"


@pytest.fixture
def american() -> Iterator[None]:
    language.spell(american=True)
    yield
    language.spell(american=False)


@pytest.mark.usefixtures("american")
def test_english_is_spelt_as_in_america_on_demand() -> None:
    assert language.gettext("Colour-blind safe, {colour}") == "Color-blind safe, {colour}"
    assert language.ngettext("a centre", "many centres", 2) == "many centers"
    assert language.spelled("The licences of the colours") == "The licenses of the colors"
    language.spell(american=False)
    assert language.gettext("Colour") == "Colour"
    assert language.spelled("Colour") == "Colour"


def test_the_spelling_of_english_leaves_other_languages_alone() -> None:
    language.use(language.PseudoLanguage())
    try:
        language.spell(american=True)
        assert language.gettext("Settings").startswith("S\u00e9tt")
    finally:
        language.use(language.NO_TRANSLATION)


@pytest.mark.parametrize("code", sorted(language.SENTENCES))
def test_every_text_is_a_sentence_or_a_remark_without_a_full_stop(code: str) -> None:
    text = language.SENTENCES[code]
    assert text == text.strip()
    assert not text[0].islower()
    assert text[-1] in ".?:}" or ". " not in text
    assert "!" not in text or code == "phrase_character"


def _fields(text: str) -> list[str | None]:
    return sorted(field for _, field, _, _ in string.Formatter().parse(text) if field)
