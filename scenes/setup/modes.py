"""The row of cards below the seats: the kinds of match a game knows, or its plain switches."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from game.contract import Flag, Option, OptionValue
from game.language import gettext as _
from scenes.canvas import Box
from scenes.draft import Draft
from scenes.focus import Control, Focus
from scenes.icons import Icon
from scenes.paint import Painter
from scenes.setup.values import MOST_MODES, said, sorted_options, values_of
from scenes.theme import Accent
from scenes.typography import LEAD
from scenes.widgets.choices import Choice, alike, draw_choice, without_icons_if_tight
from scenes.widgets.prose import Passage, draw_prose

SetOption = Callable[[str, OptionValue], None]
_GAP = 8.0
_ICONS_UP_TO = 3
"""With more cards than this there is no room for icons."""


class ModeCard(NamedTuple):
    """One card: its face, and what pressing it sets."""

    id: str
    face: Choice
    key: str
    value: OptionValue
    group: str


def mode_cards(draft: Draft) -> list[ModeCard]:
    """The values of the game's mode, or its switches where it has none."""
    mode = sorted_options(draft.facts).mode
    return _choices(draft, mode) if mode is not None else _switches(draft)


def switches(draft: Draft) -> tuple[Option, ...]:
    """The options that stand in the row because the game has no mode."""
    found = sorted_options(draft.facts)
    if found.mode is not None:
        return ()
    flags = [option for option in found.plain if isinstance(option.domain, Flag)]
    return tuple(flags[:MOST_MODES])


def _choices(draft: Draft, mode: Option) -> list[ModeCard]:
    values = values_of(mode)
    icon = Icon.GRID_VIEW if len(values) <= _ICONS_UP_TO else None
    now = draft.options[mode.key]
    cards: list[ModeCard] = []
    for value in values:
        title, caption = said(draft.facts.id, mode, value)
        face = Choice(title, caption, icon, chosen=value == now)
        cards.append(ModeCard(f"mode.{value}", face, mode.key, value, "mode"))
    return cards


def _switches(draft: Draft) -> list[ModeCard]:
    cards: list[ModeCard] = []
    for option in switches(draft):
        on = bool(draft.options[option.key])
        face = Choice(_(option.title), _("on") if on else _("off"), chosen=on)
        cards.append(ModeCard(f"mode.{option.key}", face, option.key, not on, ""))
    return cards


def card_boxes(box: Box, count: int) -> list[Box]:
    """The cards side by side in the row's panel."""
    inner = box.inset(16)
    wide = (inner.w - _GAP * (count - 1)) / max(1, count)
    return [Box(inner.x + i * (wide + _GAP), inner.y, wide, inner.h) for i in range(count)]


def mode_controls(box: Box, draft: Draft, set_option: SetOption) -> list[Control]:
    """A control for each card."""
    cards = mode_cards(draft)
    return [
        Control(
            card.id,
            place,
            card.face.title,
            partial(set_option, card.key, card.value),
            kind="toggle",
            group=card.group,
            selected=card.face.chosen,
        )
        for card, place in zip(cards, card_boxes(box, len(cards)), strict=True)
    ]


def draw_modes(p: Painter, box: Box, draft: Draft, accent: Accent, focus: Focus) -> None:
    """The panel with its cards; a game without any says what it is."""
    p.panel(*box)
    cards = mode_cards(draft)
    if not cards:
        draw_prose(p, box.inset(24, 12), [Passage(_(draft.facts.tagline), LEAD)])
    places = card_boxes(box, len(cards))
    faces = without_icons_if_tight(p, places, [card.face for card in cards])
    words = alike(p, places, faces)
    for card, place, face, said_ in zip(cards, places, faces, words, strict=True):
        draw_choice(p, place, face, accent, focus.state(card.id), said_)
