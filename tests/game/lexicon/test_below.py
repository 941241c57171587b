from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.lexicon.below import Below
from game.lexicon.dawg import ALPHABET, Dawg, build_dawg
from game.library import load_lexicon

word_lists = st.lists(st.text("ABCD", min_size=1, max_size=7), max_size=15, unique=True)


def nodes_below(dawg: Dawg, node: int) -> set[int]:
    """All nodes that one edge or more leads to."""
    found: set[int] = set()
    for child in dawg.children[node]:
        found |= {child} | nodes_below(dawg, child)
    return found


@given(word_lists)
def test_it_knows_where_each_letter_leads_to_below_each_node(words: list[str]) -> None:
    dawg = build_dawg(sorted(words))
    below = Below(dawg)
    for letter, edges in enumerate(dawg.by_letter):
        for node, targets in enumerate(below.targets(letter)):
            found = {edges[n] for n in nodes_below(dawg, node) if n in edges}
            assert set(targets) == found


def test_a_letter_is_worked_out_once_until_it_is_forgotten() -> None:
    below = Below(build_dawg(load_lexicon(["young"]).words(range(2, 6))))
    assert below.held == 0
    first = [below.targets(letter) for letter in range(ALPHABET)]
    held = below.held
    assert held > 8 * ALPHABET * len(first[0])
    assert all(below.targets(letter) is targets for letter, targets in enumerate(first))
    assert below.held == held
    below.forget()
    assert below.held == 0
    assert [below.targets(letter) for letter in range(ALPHABET)] == first
    assert below.held == held
