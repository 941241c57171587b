"""The games of the arcade, with the data they are played with. What is not here does not exist."""

from __future__ import annotations

from game.contract import AnyGame, Refusal
from game.library import asset
from game.rooply.rules import Rooply
from game.wildwords.rules import WildWords
from game.wordaway.rules import Wordaway
from game.wordwinder.boards import read_faces
from game.wordwinder.rules import WordWinder

GAMES: dict[str, AnyGame] = {
    WildWords.facts.id: WildWords(),
    Wordaway.facts.id: Wordaway.of_files(
        asset("phrases", "phrases.txt"), asset("phrases", "verdicts.jsonl")
    ),
    WordWinder.facts.id: WordWinder(read_faces(asset("faces", "faces.txt"))),
    Rooply.facts.id: Rooply(),
}


def game(id_: str) -> AnyGame:
    """The game of that id. Raises Refusal `unknown_game`."""
    if id_ not in GAMES:
        raise Refusal("unknown_game", game=id_)
    return GAMES[id_]
