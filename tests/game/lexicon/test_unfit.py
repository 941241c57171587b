"""Words unfit for children: every form of an unfit word is marked, harmless ones are not."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from game.library import load_lexicon

BUILD = Path(__file__).resolve().parents[3] / "build"
ALL = load_lexicon(["encyclopedic"])

FORMS = """
    FUCKED FUCKERS FUCKING SHITTY SHITTING BITCHES BITCHED PISSED PISSING WANKERS WANKING
    WHORED WHORING TITS TITTIES NIGGERS NIGGARDLY COOLIES COOLY DARKIES DARKEYS HONKIES
    HONKEYS PAEDOPHILES PEDOPHILES SODOMISED SODOMIZED EROTICISES EROTICIZES MASTURBATORS
    ORGIES VAGINAE PENISES RAPISTS RAPED SLUTTIEST BASTARDISED BASTARDIZED BULLSHITTED
    PERVERTS PERVERTING LUSTFULLY GANJAHS SHIKSEHS COPROPHILIACS EROTOMANIACS HOMOEROTISMS
"""

HARMLESS_WORDS = """
    BANANA CHURCH BLACK CHUG GABLE GUINEA SPADE SCREW COCKED COCKPIT PEACOCK ASSIST ASSESS
    CLASS PEER SHATTER HEROINE SPICE SPICY RAPIER DICKENS TITLE TITTER SCUNTHORPE ANALYSE
    CANAL MONGER CUCUMBER SEXTANT SEXTON ESSEX SNIGGER PUSSYCAT SHAGGY PRICKLY BUTT HELL GOD
    DEVIL SUCK LICK BREAST BALLS HAPPY
"""


def listed() -> tuple[set[str], set[str]]:
    """The base words of the hand list, and the forms that it calls harmless."""
    bases: set[str] = set()
    harmless: set[str] = set()
    for raw in (BUILD / "words" / "unfit.txt").read_text("utf-8").splitlines():
        line = raw.partition("#")[0].strip()
        (harmless if line.startswith("-") else bases).update(line.removeprefix("-").split())
    return bases, harmless


BASES, HARMLESS = listed()


def test_every_base_word_is_marked() -> None:
    assert len(BASES) > 300
    assert [word for word in BASES if not ALL.is_unfit(word.upper())] == []


def test_every_form_and_spelling_of_a_base_word_is_marked_or_called_harmless() -> None:
    forms = runpy.run_path(str(BUILD / "inflections.py"))["forms"]
    made = {form for base in BASES for form in forms(base)} - HARMLESS
    unmarked = [w for w in made if w.upper() in ALL and not ALL.is_unfit(w.upper())]
    assert unmarked == []


@pytest.mark.parametrize("ending", ["S", "ES", "ED", "ING", "ER", "ERS", "Y"])
def test_plain_endings_of_base_words_are_marked(ending: str) -> None:
    made = {(base.upper() + ending) for base in BASES} - {word.upper() for word in HARMLESS}
    assert [word for word in made if word in ALL and not ALL.is_unfit(word)] == []


@pytest.mark.parametrize("word", FORMS.split())
def test_forms_of_unfit_words_are_unfit(word: str) -> None:
    assert word in ALL
    assert ALL.is_unfit(word)
    assert word not in load_lexicon(["encyclopedic"], family=True)
    assert word not in load_lexicon(["young"])


@pytest.mark.parametrize("word", HARMLESS_WORDS.split())
def test_harmless_words_are_not_marked(word: str) -> None:
    assert not ALL.is_unfit(word)


def test_the_young_know_no_unfit_word() -> None:
    young = load_lexicon(["young"])
    assert [word for word in young.words() if young.is_unfit(word)] == []
    for word in ("FOX", "IVY", "TOIL", "FLAKE", "CROON", "CAT", "MOON"):
        assert word in young
