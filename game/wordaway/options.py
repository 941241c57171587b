"""The facts of Wordaway for menus, and what the options and handicaps of a setup mean.

Source: rules wordaway, Seats, A play and Starting phrase; rules common, Kids' handicap mode.
"""

from __future__ import annotations

from game.contract import Choice, Facts, Flag, Handicaps, Option, Setup, Texts, Whole
from game.language import N_
from game.wordaway.index import LONGEST_PLAY
from game.wordaway.phrases import MOST_CHARACTERS

LONGEST_SERIES = 4
MOST_GAMES = 2 * LONGEST_SERIES - 1

FACTS = Facts(
    id="wordaway",
    title=N_("Wordaway"),
    tagline=N_("Take words from a phrase. Make the last play."),
    rules_version=1,
    least_seats=2,
    most_seats=2,
    options=(
        Option(
            "series",
            N_("Series"),
            N_("Who wins so many games wins the match. Two people agree on it at the table."),
            2,
            Whole(1, LONGEST_SERIES),
        ),
        Option(
            "clock",
            N_("Clock"),
            N_("The time for each play. Who runs out of it loses the game."),
            30,
            Choice(
                (15, 30, 60, 90, None),
                (
                    N_("15 seconds"),
                    N_("30 seconds"),
                    N_("60 seconds"),
                    N_("90 seconds"),
                    N_("No clock"),
                ),
            ),
        ),
        Option(
            "phrases",
            N_("Your own phrases"),
            N_("One a game, with 8 to 12 vowels each; then the collection goes on."),
            (),
            Texts(MOST_GAMES, MOST_CHARACTERS),
        ),
        Option(
            "forgiving",
            N_("Forgiving"),
            N_("A wrong word is refused instead of losing the game; the clock runs on."),
            False,
            Flag(),
            house_rule=True,
        ),
        Option(
            "no_repeats",
            N_("No repeats"),
            N_("A word can be played only once in a game."),
            False,
            Flag(),
            house_rule=True,
        ),
    ),
    dictionaries=("pocket", "collegiate", "encyclopedic", "young"),
    default_dictionary="pocket",
    has_secrets=False,
    handicaps=Handicaps("skip", (4,), 0, True),
)


def series_of(setup: Setup) -> int:
    """How many games must be won, as the option says."""
    value = setup.options["series"]
    assert isinstance(value, int)
    return value


def phrases_of(setup: Setup) -> tuple[str, ...]:
    """The phrases that the players typed, as they typed them."""
    value = setup.options["phrases"]
    assert isinstance(value, tuple)
    return value


def forbids_repeats(setup: Setup) -> bool:
    """Whether a word can be played only once in a game."""
    return setup.options["no_repeats"] is True


def clock_ms(setup: Setup, seat: int) -> int | None:
    """The time for each play of that seat; None: no limit."""
    seconds = setup.options["clock"]
    handicap = setup.seats[seat].handicap
    clock = handicap.clock if handicap else "same"
    if not isinstance(seconds, int) or clock == "none":
        return None
    return seconds * (2000 if clock == "double" else 1000)


def is_forgiving(setup: Setup, seat: int) -> bool:
    """Whether a wrong word of that seat is refused and does not lose."""
    handicap = setup.seats[seat].handicap
    return setup.options["forgiving"] is True or (handicap is not None and handicap.forgiving)


def longest_play(setup: Setup, seat: int) -> int:
    """The longest word that seat may play: the others' handicaps limit it."""
    limits = (
        other.handicap.others_limit
        for place, other in enumerate(setup.seats)
        if place != seat and other.handicap is not None
    )
    return min((limit for limit in limits if limit is not None), default=LONGEST_PLAY)


def skips_of(setup: Setup, seat: int) -> int:
    """The free skips of that seat in a game."""
    handicap = setup.seats[seat].handicap
    return handicap.turns - 1 if handicap else 0


def hints_of(setup: Setup, seat: int) -> int | None:
    """The hints of that seat in a game; None: no limit."""
    handicap = setup.seats[seat].handicap
    return handicap.hints if handicap else 0


def is_agreed_at_the_table(setup: Setup) -> bool:
    """Whether the length is agreed on at the table: two people play."""
    return all(seat.kind != "computer" for seat in setup.seats)
