"""The forms of a word that a rule can make: inflections, derived words, and other spellings."""

from __future__ import annotations

import re

AFTER_WORD = """
    s es ed ing ings er ers est in y ier iest ies ily iness inesses ly liness linesses ness nesses
    ish ishly ishness ishnesses ism isms ist ists istic istically like less ful able ably ability
    ableness ery eries hood dom doms ize ise izes ises ized ised izing ising ization isation
    izations isations ally ingly ingness
"""
AFTER_LAST_IS_GONE = {
    "e": "ed es ing ings er ers est y ier iest ies ily iness able ish ism isms ist ists",
    "y": "ies ied ier iers iest ily iness inesses",
    "ie": "ying",
    "ate": "ation ations ator ators atory ative atively",
    "a": "ae",
    "is": "es",
    "um": "a",
    "us": "i",
}
DOUBLED = re.compile(r"[aeiou][bdfgklmnprstvz]$")
SPELLINGS = (
    ("ise", "ize"),
    ("isa", "iza"),
    ("ae", "e"),
    ("oe", "e"),
    ("our", "or"),
    ("ey", "y"),
    ("ie", "y"),
    ("ey", "ie"),
)


def forms(word: str) -> set[str]:
    """Everything that may be a form or a spelling of the word; most of it is no word at all."""
    return {form for spelling in spellings(word) for form in inflected(spelling)}


def spellings(word: str) -> set[str]:
    """The word, and what other spellings make of it."""
    found = {word}
    for one, other in SPELLINGS:
        found |= {word.replace(one, other), word.replace(other, one)}
    return found


def inflected(word: str) -> set[str]:
    """The word with each ending, its last letters dropped or doubled where that is the rule."""
    made = {word} | {word + ending for ending in AFTER_WORD.split()}
    for last, endings in AFTER_LAST_IS_GONE.items():
        if word.endswith(last):
            made |= {word.removesuffix(last) + ending for ending in endings.split()}
    if DOUBLED.search(word):
        made |= {word + word[-1] + ending for ending in AFTER_WORD.split()}
    return made | {word + ending for ending in ("d", "r", "rs") if word.endswith("e")}
