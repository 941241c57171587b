"""How the four games look in menus: accent, board, and what is said of them before they are there.

What a registered game says of itself comes from its facts.
"""

from __future__ import annotations

from typing import NamedTuple

from game.contract import Facts
from game.language import N_, ngettext
from game.language import gettext as _
from scenes.play import has_screen, playable
from scenes.preferences import LastTable, Preferences
from scenes.theme import Accent
from scenes.widgets.cards import GameCard
from scenes.widgets.pictures import BoardName


class GameLook(NamedTuple):
    """A game on the table's menus; `sentence` is the short one on its card."""

    id: BoardName
    title: str
    sentence: str
    accent: Accent
    least: int
    most: int


LOOKS = (
    GameLook("wildwords", N_("WildWords"), N_("Bluff with wild letters."), "pine", 2, 4),
    GameLook("wordwinder", N_("Word Winder"), N_("Wind a line right across."), "lake", 2, 15),
    GameLook("rooply", N_("Rooply"), N_("Roll, write, close every gap."), "brick", 1, 4),
    GameLook("wordaway", N_("Wordaway"), N_("Whoever plays last, wins."), "plum", 2, 2),
)


def look_of(game_id: str) -> GameLook:
    """How a game looks; one that has no look of its own borrows the last."""
    return next((look for look in LOOKS if look.id == game_id), LOOKS[-1])


def facts_of(game_id: str) -> Facts | None:
    """The facts of a game that is there."""
    from game import registry

    game = registry.GAMES.get(game_id)
    return game.facts if game else None


def title_of(game_id: str) -> str:
    """What a game is called; an unknown one by its id."""
    facts = facts_of(game_id)
    if facts:
        return _(facts.title)
    return next((_(look.title) for look in LOOKS if look.id == game_id), game_id)


def accent_of(game_id: str) -> Accent:
    """The accent of a game."""
    return look_of(game_id).accent


def card_of(look: GameLook) -> GameCard:
    """The card of a game on the title screen, as its facts say."""
    facts = facts_of(look.id)
    if facts is None:
        return _card(look, title_of(look.id), (look.least, look.most), there=False)
    seats = facts.least_seats, facts.most_seats
    more = _(facts.tagline)
    return _card(look, _(facts.title), seats, there=playable(look.id), more=more)


def first_card_of(look: GameLook) -> GameCard:
    """The card for the first picture, before any rules are imported."""
    return _card(look, _(look.title), (look.least, look.most), there=has_screen(look.id))


def _card(
    look: GameLook, title: str, seats: tuple[int, int], *, there: bool, more: str = ""
) -> GameCard:
    least, most = seats
    return GameCard(
        look.id,
        title,
        _(look.sentence),
        players(least, most),
        look.accent,
        play=_("Play") if there else "",
        coming="" if there else _("coming"),
        few=str(most) if least == most else f"{least}\u2013{most}",
        more=more,
    )


def players(least: int, most: int) -> str:
    """How many people a game is for."""
    if least == most:
        return ngettext("{count} player", "{count} players", most).format(count=most)
    return _("{least} to {most} players").format(least=least, most=most)


def last_game(prefs: Preferences) -> str | None:
    """The game whose table was set last."""
    return next(reversed(prefs.tables), None)


def with_last(prefs: Preferences, game_id: str, table: LastTable) -> dict[str, LastTable]:
    """The remembered tables with this one as the last."""
    others = {id_: kept for id_, kept in prefs.tables.items() if id_ != game_id}
    return {**others, game_id: table}


def usual_dictionaries(prefs: Preferences, game_id: str) -> tuple[str, ...]:
    """Those of the last table of a game, or the usual one."""
    last = prefs.tables.get(game_id)
    return last.dictionaries if last is not None and last.dictionaries else ("collegiate",)
