from __future__ import annotations

import pytest

from game.lexicon.glosses import FIRST, Entry, Glosses, Meaning, pack_glosses, rank_of
from game.lexicon.morphology import Origin, origins
from game.library import glosses, load_lexicon

SMALL = Glosses(
    pack_glosses(
        {
            "do": Entry({"v": Meaning("9", "act"), "n": Meaning("0", "a note")}),
            "doe": Entry({"n": Meaning("1", "a deer")}),
            "in": Entry({"i": Meaning(FIRST, "inside"), "n": Meaning("5", "an inch")}),
            "rise": Entry({"v": Meaning("6", "go up")}),
            "rose": Entry({"n": Meaning("2", "a flower")}, (Origin("v", "rise"),)),
            "run": Entry({"v": Meaning("8", "go fast")}),
            "saw": Entry({"n": Meaning("3", "a tool")}, (Origin("v", "see"),)),
        }
    )
)


def shown(word: str) -> tuple[str, str, str] | None:
    gloss = SMALL.of(word)
    return (gloss.word, gloss.part, gloss.text) if gloss else None


def test_a_word_shows_its_most_common_meaning() -> None:
    assert shown("DO") == ("do", "verb", "act")
    assert shown("DOE") == ("doe", "noun", "a deer")
    assert shown("IN") == ("in", "preposition", "inside")


def test_a_form_shows_what_it_comes_from() -> None:
    assert shown("DOES") == ("do", "verb", "act")
    assert shown("DOS") == ("do", "verb", "act")
    assert shown("INS") == ("in", "noun", "an inch")
    assert shown("RUNNING") == ("run", "verb", "go fast")
    assert shown("RUNS") == ("run", "verb", "go fast")
    assert shown("RISING") == ("rise", "verb", "go up")


def test_an_irregular_form_shows_what_is_more_common() -> None:
    assert shown("ROSE") == ("rise", "verb", "go up")
    assert shown("SAW") == ("saw", "noun", "a tool")


@pytest.mark.parametrize("word", ["", "A", "ZZZ", "DOX", "D", "RUNNED\n", "İN", "7", "DO\tV9"])
def test_what_has_no_gloss_shows_none(word: str) -> None:
    assert shown(word) is None


def test_damaged_glosses_are_told() -> None:
    with pytest.raises(ValueError, match="unpacked"):
        Glosses(b"abc")


@pytest.mark.parametrize(
    ("count", "rank"), [(0, "0"), (1, "0"), (2, "1"), (5, "1"), (6, "2"), (10_000, "9")]
)
def test_ranks_grow_with_the_count(count: int, rank: str) -> None:
    assert rank_of(count) == rank


@pytest.mark.parametrize(
    ("word", "part", "lemma"),
    [
        ("flakes", "n", "flake"),
        ("possibilities", "n", "possibility"),
        ("churches", "n", "church"),
        ("potatoes", "n", "potato"),
        ("spoonfuls", "n", "spoonful"),
        ("firemen", "n", "fireman"),
        ("cried", "v", "cry"),
        ("wading", "v", "wade"),
        ("travelled", "v", "travel"),
        ("biggest", "a", "big"),
        ("happier", "a", "happy"),
        ("braver", "a", "brave"),
    ],
)
def test_regular_forms_lead_to_their_word(word: str, part: str, lemma: str) -> None:
    assert Origin(part, lemma) in set(origins(word))


def test_no_word_shrinks_below_two_letters() -> None:
    assert all(len(o.lemma) >= 2 for w in ("as", "is", "bed", "king", "oes") for o in origins(w))


@pytest.mark.parametrize(
    ("word", "lemma", "part", "text"),
    [
        ("FLAKES", "flake", "noun", "a crystal of snow"),
        ("FLAKED", "flake", "verb", "form into flakes"),
        ("WADE", "wade", "verb", "walk (through relatively shallow water)"),
        ("TO", "to", "preposition", "in the direction of; as far as"),
        ("CROONS", "croon", "verb", "sing softly"),
        ("GEESE", "goose", "noun", "web-footed"),
        ("BIGGEST", "big", "adjective", "above average in size"),
        ("IMPOSSIBILITIES", "impossibility", "noun", "incapability"),
        ("QI", "qi", "noun", "in Chinese thought, the force of life"),
    ],
)
def test_words_of_the_dictionaries_have_their_gloss(
    word: str, lemma: str, part: str, text: str
) -> None:
    gloss = glosses().of(word)
    assert gloss is not None
    assert (gloss.word, gloss.part) == (lemma, part)
    assert gloss.text.startswith(text)


def test_names_of_people_and_places_are_no_meanings() -> None:
    for word, wrong in (("WADE", "tennis"), ("TURKEY", "republic"), ("CHINA", "nation")):
        gloss = glosses().of(word)
        assert gloss is not None
        assert wrong not in gloss.text


def test_nearly_all_common_words_and_all_of_two_letters_have_a_gloss() -> None:
    pocket = load_lexicon(["pocket"]).words(range(2, 6))
    without = [word for word in pocket if glosses().of(word) is None]
    assert len(without) < 0.04 * len(pocket)
    two = load_lexicon(["encyclopedic"]).words(range(2, 3))
    assert [word for word in two if glosses().of(word) is None] == []


def test_glosses_are_one_line_of_plain_text() -> None:
    for word in load_lexicon(["young"]).words(range(2, 5)):
        gloss = glosses().of(word)
        text = gloss.text if gloss else "none"
        assert text.isascii()
        assert text.isprintable()
        assert text.strip()
        assert '; "' not in text
