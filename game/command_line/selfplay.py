"""Let computers play each other, a line a match."""

from __future__ import annotations

import time
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from game import registry
from game.command_line.arguments import add_dictionaries, names, positive
from game.command_line.output import emit
from game.contract import LEVELS, AnyGame, Level, OptionValue, Outcome, Refusal, Seat
from game.engine import Match
from game.files import safe_name
from game.library import load_lexicon
from game.opponents import InProcess
from game.options import fresh_setup, read_option
from game.record import record_of, write_record
from game.table import Manner, Table

MOST_TICKS = 1_000_000
"""A match of computers that takes more steps than this goes round in circles."""


MEDIUM: Level = "medium"


class Plan(NamedTuple):
    """What all matches of one call share; small enough to send to another process."""

    game: str
    options: dict[str, OptionValue]
    levels: tuple[Level, ...]
    dictionaries: tuple[str, ...]
    seed: str
    sides: int | None = None
    """None: every seat plays for itself."""


class Played(NamedTuple):
    """One match: its line for stdout and its record."""

    number: int
    line: dict[str, object]
    record: bytes


def add_arguments(parser: ArgumentParser) -> None:
    """Game, options, seats, how many, seed, records, jobs."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--option", metavar="K=V", action="append", default=[], type=pair)
    parser.add_argument(
        "--seats", type=levels, metavar="SEATS", help="such as computer:hard,computer:easy"
    )
    parser.add_argument(
        "--sides", metavar="N", type=positive, help="teams: seats play for sides 1 to N in turn"
    )
    parser.add_argument("--games", metavar="N", type=positive, default=1)
    parser.add_argument("--seed", metavar="S", default="1")
    parser.add_argument("--records", metavar="DIR", type=Path, help="keep each match's record here")
    parser.add_argument("--jobs", metavar="N", type=positive, default=1, help="processes at once")
    add_dictionaries(parser, default=None)


def pair(text: str) -> tuple[str, str]:
    """Key and value of an option. Raises ArgumentTypeError."""
    key, mark, value = text.partition("=")
    if not (key and mark):
        raise ArgumentTypeError(f"{text!r} is not of the form key=value")
    return key, value


def levels(text: str) -> tuple[Level, ...]:
    """The levels of computer seats such as `computer:hard,computer`. Raises ArgumentTypeError."""
    return tuple(_level(part) for part in names(text))


def _level(text: str) -> Level:
    kind, _, level = text.partition(":")
    for known in LEVELS:
        if kind == "computer" and known == (level or MEDIUM):
            return known
    raise ArgumentTypeError(f"{text!r} is not computer or computer:LEVEL with {', '.join(LEVELS)}")


def run(asked: Namespace) -> int:
    """Play the matches and write a line for each, in their order."""
    plan = planned(asked)
    if asked.records is not None:
        _make_folder(asked.records)
    for played in _all_played(plan, asked.games, asked.jobs):
        if asked.records is not None:
            _keep(asked.records, plan, played)
        emit(played.line)
    return 0


def planned(asked: Namespace) -> Plan:
    """What was asked for, checked by starting a match of it. Raises Refusal."""
    facts = registry.game(asked.game).facts
    plan = Plan(
        asked.game,
        {key: read_option(facts.option(key), value) for key, value in asked.option},
        asked.seats or (MEDIUM,) * facts.least_seats,
        asked.dictionary or (facts.default_dictionary,),
        asked.seed,
        asked.sides,
    )
    begun(plan, 0)
    return plan


def _all_played(plan: Plan, games: int, jobs: int) -> Iterator[Played]:
    if jobs == 1:
        yield from map(partial(play, plan), range(games))
        return
    with ProcessPoolExecutor(min(jobs, games), mp_context=get_context("spawn")) as pool:
        yield from pool.map(partial(play, plan), range(games))


def play(plan: Plan, number: int) -> Played:
    """Play match `number` to its end. Raises Refusal `computer_failed` or `no_end`."""
    since = time.perf_counter()
    match = begun(plan, number)
    outcome = _finished(match)
    line: dict[str, object] = {
        "game": plan.game,
        "seed": match.seed,
        "seats": [f"computer:{level}" for level in plan.levels],
        "scores": outcome.scores,
        "winner": outcome.winner,
        "moves": len(match.entries),
        "ms": round((time.perf_counter() - since) * 1000),
        "reason": outcome.reason,
    }
    return Played(number, line, write_record(record_of(match)))


def begun(plan: Plan, number: int) -> Match:
    """Match `number`; an odd one is the one before with every start turned round."""
    game: AnyGame = registry.game(plan.game)
    sides = [index % (plan.sides or len(plan.levels)) for index in range(len(plan.levels))]
    seats = [
        Seat(f"Computer {index + 1}", side % 4, "computer", level, side)
        for index, (level, side) in enumerate(zip(plan.levels, sides, strict=True))
    ]
    lexicon = load_lexicon(plan.dictionaries)
    setup = fresh_setup(game, plan.options, seats, lexicon, start_shift=number % 2)
    return Match.begin(game, setup, f"{plan.seed}-{number // 2}")


def _finished(match: Match) -> Outcome:
    table = Table(match, InProcess(), now_ms=lambda: 0, manner=Manner(human_pace=False))
    for _ in range(MOST_TICKS):
        table.tick()
        if table.trouble is not None:
            raise Refusal(table.trouble.code, **table.trouble.params)
        if (outcome := table.outcome()) is not None:
            return outcome
    raise Refusal("no_end", game=match.game.facts.title, seed=match.seed)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refusal("folder_unwritable", folder=str(folder), detail=str(error)) from error


def _keep(folder: Path, plan: Plan, played: Played) -> None:
    path = folder / f"{safe_name(f'{plan.game}-{plan.seed}')}-{played.number}.json"
    try:
        path.write_bytes(played.record)
    except OSError as error:
        with suppress(OSError):
            path.unlink(missing_ok=True)
        raise Refusal("folder_unwritable", folder=str(folder), detail=str(error)) from error
