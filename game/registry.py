"""The games of the arcade. One that is not here does not exist."""

from __future__ import annotations

from game.contract import AnyGame, Refusal

GAMES: dict[str, AnyGame] = {}


def game(id_: str) -> AnyGame:
    """The game of that id. Raises Refusal `unknown_game`."""
    if id_ not in GAMES:
        raise Refusal("unknown_game", game=id_)
    return GAMES[id_]
