"""List the games with their facts and options."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from game.command_line.output import emit
from game.contract import Choice, Facts, Flag, Option, Texts, Whole
from game.registry import GAMES


def add_arguments(parser: ArgumentParser) -> None:
    """Take none."""
    del parser


def run(asked: Namespace) -> int:
    """Write a line for each game."""
    del asked
    for game in GAMES.values():
        emit(_line(game.facts))
    return 0


def _line(facts: Facts) -> dict[str, object]:
    return {
        "game": facts.id,
        "title": facts.title,
        "tagline": facts.tagline,
        "rules_version": facts.rules_version,
        "seats": {"least": facts.least_seats, "most": facts.most_seats},
        "options": [_option(option) for option in facts.options],
        "dictionaries": facts.dictionaries,
        "default_dictionary": facts.default_dictionary,
        "has_secrets": facts.has_secrets,
        "handicaps": facts.handicaps,
    }


def _option(option: Option) -> dict[str, object]:
    return {
        "key": option.key,
        "title": option.title,
        "help": option.help,
        "default": option.default,
        "house_rule": option.house_rule,
        **_domain(option.domain),
    }


def _domain(domain: Choice | Whole | Flag | Texts) -> dict[str, object]:
    match domain:
        case Choice():
            return {"kind": "choice", "values": domain.values}
        case Whole():
            return {
                "kind": "whole",
                "least": domain.least,
                "most": domain.most,
                "step": domain.step,
            }
        case Flag():
            return {"kind": "flag"}
        case Texts():
            return {"kind": "texts", "most": domain.most, "length": domain.length}
