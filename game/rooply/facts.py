"""What menus, setup screens and help need to know of Rooply."""

from __future__ import annotations

from game.contract import Choice, Facts, Flag, Handicaps, Option
from game.language import N_

FACTS = Facts(
    id="rooply",
    title="Rooply",
    tagline=N_("Roll the dice and build your own crossword."),
    rules_version=1,
    least_seats=1,
    most_seats=4,
    options=(
        Option(
            "level",
            N_("Board"),
            N_("9, 11 or 13 squares a side; diagonal words on the largest."),
            "novice",
            Choice(
                ("novice", "intermediate", "master"),
                (N_("Novice"), N_("Intermediate"), N_("Master")),
            ),
        ),
        Option(
            "seconds",
            N_("Time for a turn"),
            N_("Each second left is a point."),
            60,
            Choice((60, 30), (N_("60 seconds"), N_("30 seconds"))),
        ),
        Option(
            "score_race",
            N_("Score race"),
            N_("The highest score wins, not the first complete board."),
            False,
            Flag(),
        ),
    ),
    dictionaries=("pocket", "collegiate", "encyclopedic", "young"),
    default_dictionary="collegiate",
    has_secrets=False,
    handicaps=Handicaps("turns", (4, 5, 6), 50, forgiving=False),
)
