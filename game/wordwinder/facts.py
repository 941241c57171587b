"""What menus, setup screens and help need to know of Word Winder."""

from __future__ import annotations

from game.contract import Choice, Facts, Flag, Handicaps, Option, Whole
from game.language import N_

RULES_VERSION = 1

USUAL = "usual"
"""The value of an option whose default depends on the table."""

BOX_CHIPS = 70

OPTIONS = (
    Option(
        "game",
        N_("Game"),
        N_("SideWinder joins opposite edges, RaceWinder runs from top to bottom."),
        "sidewinder",
        Choice(
            ("sidewinder", "racewinder", "giantwinder"),
            (N_("SideWinder"), N_("RaceWinder"), N_("GiantWinder")),
        ),
    ),
    Option(
        "chips",
        N_("Chips"),
        N_("How many chips each side has."),
        USUAL,
        Choice((USUAL, BOX_CHIPS, None), (N_("As usual"), N_("70, as in the box"), N_("No limit"))),
    ),
    Option(
        "starter_limit",
        N_("Starter's first word"),
        N_("The longest first word the starter may spell."),
        USUAL,
        Choice(
            (USUAL, None, 3, 4, 5, 6),
            (
                N_("As usual"),
                N_("As in the box: no limit"),
                N_("3 letters"),
                N_("4 letters"),
                N_("5 letters"),
                N_("6 letters"),
            ),
        ),
    ),
    Option(
        "balanced_start",
        N_("Balanced start"),
        N_("Two sides: the second may take the starter's word and colour over."),
        False,
        Flag(),
    ),
    Option(
        "least_letters",
        N_("Shortest word"),
        N_("The fewest letters of a word; in RaceWinder at most 4."),
        2,
        Whole(2, 6),
    ),
    Option(
        "adults_least",
        N_("Adults' shortest word"),
        N_("SideWinder, for sport: the fewest letters of a word of seats without a handicap."),
        None,
        Choice(
            (None, 3, 4, 5, 6),
            (
                N_("Like all"),
                N_("3 letters"),
                N_("4 letters"),
                N_("5 letters"),
                N_("6 letters"),
            ),
        ),
    ),
    Option(
        "clock",
        N_("Clock"),
        N_("Seconds for each turn; at zero the turn passes."),
        None,
        Choice((None, 30, 60, 90, 120), (N_("No clock"), "30", "60", "90", "120")),
    ),
    Option(
        "silent",
        N_("Silent rules"),
        N_("Partners may not point or speak in a turn; an opponent may call it."),
        False,
        Flag(),
    ),
    Option(
        "show_valid",
        N_("Show good words"),
        N_("Tells while a word grows whether it is one."),
        False,
        Flag(),
    ),
    Option(
        "challenge",
        N_("Challenge"),
        N_("Any letters may be laid; an opponent may challenge the word."),
        False,
        Flag(),
        house_rule=True,
    ),
)

FACTS = Facts(
    id="wordwinder",
    title=N_("Word Winder"),
    tagline=N_("Wind a word, cross the board."),
    rules_version=RULES_VERSION,
    least_seats=2,
    most_seats=15,
    options=OPTIONS,
    dictionaries=("collegiate", "encyclopedic", "pocket", "young"),
    default_dictionary="collegiate",
    has_secrets=False,
    handicaps=Handicaps(
        two_turns="turns", others_limits=(4, 5, 6), most_head_start=0, forgiving=True
    ),
    teams={4: 2, 5: 2, 6: 3, 7: 2, 8: 2, 9: 3, 10: 2, 11: 3, 12: 3, 13: 3, 14: 3, 15: 3},
)
