"""Readable transcripts of whole matches, compared line by line.

A file of `tests/playthroughs/` begins with the lines `game`, `option`, `seat`, `seed` that set the
match; behind them stand state, open moves, every seat's view (`=`: as in the state), and what each
move brought. With
WORDCADE_RECORD=1 the part behind the settings is written anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from game import registry
from game.contract import LEVELS, WATCHER, Act, AnyGame, Move, OptionValue, Seat
from game.engine import Match, SeededChance, encode
from game.library import load_lexicon
from game.options import fresh_setup, read_option

FOLDER = Path(__file__).resolve().parent.parent / "playthroughs"
NAMES = ("Maya", "Ben", "Ana", "Otto", "Ida", "Leo")
MOST_MOVES = 400


class Settings(NamedTuple):
    """The first lines of a transcript."""

    game: AnyGame
    options: dict[str, OptionValue]
    levels: tuple[str, ...]
    sides: tuple[int, ...]
    seed: str
    dictionary: str


def settings_of(text: str) -> Settings:
    """Read the lines before the first empty one."""
    lines = [line.split(" ", 1) for line in text.split("\n\n")[0].splitlines()]
    game = registry.game(next(value for key, value in lines if key == "game"))
    options = [value.split("=", 1) for key, value in lines if key == "option"]
    seats = [value.split() for key, value in lines if key == "seat"]
    return Settings(
        game,
        {key: read_option(game.facts.option(key), value) for key, value in options},
        tuple(seat[0] for seat in seats),
        tuple(int(seat[1]) if len(seat) > 1 else place for place, seat in enumerate(seats)),
        next(value for key, value in lines if key == "seed"),
        next((v for k, v in lines if k == "dictionary"), game.facts.default_dictionary),
    )


def transcript(text: str) -> str:
    """The whole transcript for the settings that `text` begins with."""
    settings = settings_of(text)
    match = _match(settings)
    return text.split("\n\n")[0] + "\n\n" + "\n".join(_lines(match, settings)) + "\n"


def _match(settings: Settings) -> Match:
    seats = tuple(
        Seat(NAMES[place], place % 4, "computer", level, side)  # type: ignore[arg-type] - checked by fresh_setup
        for place, (level, side) in enumerate(zip(settings.levels, settings.sides, strict=True))
    )
    assert set(settings.levels) <= set(LEVELS)
    lexicon = load_lexicon([settings.dictionary])
    setup = fresh_setup(settings.game, settings.options, seats, lexicon)
    return Match.begin(settings.game, setup, settings.seed)


def _lines(match: Match, settings: Settings) -> Iterator[str]:
    yield "== start"
    yield from (f"event {_plain(event)}" for event in match.opening)
    yield from _position(match)
    while (owing := _owing(match)) is not None:
        actor, move, spent = _choice(match, owing, settings)
        events = match.play(actor, move, spent)
        entry = match.entries[-1]
        assert len(match.entries) <= MOST_MOVES
        yield f"== {len(match.entries)} seat {actor} {_plain(move)} {spent} ms"
        if entry.chance:
            yield f"chance {' '.join(map(str, entry.chance))}"
        yield from (f"event {_plain(event)}" for event in events)
        yield from _position(match)
    yield f"== end {_plain(match.game.outcome(match.state))} {match.state_hash()}"


def _owing(match: Match) -> Act | None:
    return next((act for act in match.acts() if act.owed and act.actor >= 0), None)


def _choice(match: Match, act: Act, settings: Settings) -> tuple[int, Move, int]:
    view = match.game.view(match.state, act.actor)
    chance = SeededChance(f"{settings.seed}/{len(match.entries)}", act.actor)
    level: Any = settings.levels[act.actor]
    chosen = match.game.choose(view, level, chance)
    return act.actor, chosen.move, chosen.spent_ms


def _position(match: Match) -> Iterator[str]:
    yield f"state {_plain(match.state)}"
    yield from (f"open {_plain(act)}" for act in match.acts())
    known = _raw(match.state)
    for viewer in (*range(len(match.setup.seats)), WATCHER):
        view = _raw(match.game.view(match.state, viewer))
        told = {key: "=" if known.get(key) == item else item for key, item in view.items()}
        name = "watcher" if viewer == WATCHER else f"seat {viewer}"
        yield f"view {name} {json.dumps(told, ensure_ascii=False)}"


def _plain(value: object) -> str:
    return json.dumps(_raw(value), ensure_ascii=False)


def _raw(value: object) -> Any:
    """As JSON has it, without the setup and without what is empty."""
    raw = msgspec.json.decode(encode(value))
    if isinstance(raw, dict):
        bare = _without_setup(raw)
        return {key: _without_setup(item) for key, item in bare.items() if item not in ([], {})}
    return raw


def _without_setup(item: Any) -> Any:
    return {k: v for k, v in item.items() if k != "setup"} if isinstance(item, dict) else item
