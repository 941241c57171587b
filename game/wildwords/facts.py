"""What menus, setup screens and help need to know of WildWords."""

from __future__ import annotations

from game.contract import Choice, Facts, Flag, Handicaps, Option
from game.language import N_

RULES_VERSION = 1

_MINUTES = tuple(range(5, 91, 5))

OPTIONS = (
    Option(
        "minutes",
        N_("Clock"),
        N_("Minutes each player has for the whole match."),
        30,
        Choice((None, *_MINUTES), (N_("No clock"), *(str(minutes) for minutes in _MINUTES))),
    ),
    Option(
        "practice",
        N_("Practice"),
        N_("One person plays every seat; nothing is challenged."),
        False,
        Flag(),
    ),
    Option(
        "bluffs",
        N_("Experts bluff"),
        N_("An expert may now and then lay a pattern that no word fits."),
        True,
        Flag(),
    ),
    Option(
        "honour",
        N_("Honour"),
        N_("The challenger, not the dictionary, says whether a spelling is good."),
        False,
        Flag(),
        house_rule=True,
    ),
    Option(
        "box_challenge",
        N_("Box challenge"),
        N_("With three or four players all take sides; whoever is wrong loses 20 points."),
        False,
        Flag(),
        house_rule=True,
    ),
    Option(
        "flag_falls",
        N_("Flag falls"),
        N_("Whoever runs out of time is out of the match."),
        False,
        Flag(),
        house_rule=True,
    ),
    Option(
        "overtime",
        N_("Overtime"),
        N_("Each minute begun beyond the clock costs 10 points."),
        False,
        Flag(),
        house_rule=True,
    ),
)

FACTS = Facts(
    id="wildwords",
    title=N_("WildWords"),
    tagline=N_("Lay a pattern, keep a straight face."),
    rules_version=RULES_VERSION,
    least_seats=2,
    most_seats=4,
    options=OPTIONS,
    dictionaries=("collegiate", "encyclopedic", "pocket", "young"),
    default_dictionary="collegiate",
    has_secrets=True,
    handicaps=Handicaps(
        two_turns="turns", others_limits=(4, 5, 6), most_head_start=100, forgiving=True
    ),
)
