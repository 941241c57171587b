"""The cards of the table's rules, and the sheet each of them opens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from game.contract import Choice, Flag, Option, OptionValue, Whole
from game.language import gettext as _
from game.language import ngettext
from game.library import dictionaries
from scenes.draft import Draft
from scenes.form import ChoiceRow, HeadingRow, PickRow, Row, SwitchRow, TextRow
from scenes.icons import Icon
from scenes.setup.modes import switches
from scenes.setup.values import said, sorted_options, values_of
from scenes.widgets.choices import Rule

SetOption = Callable[[str, OptionValue], None]

CLOCK, WORDS, TEXTS, RULES = "clock", "words", "texts", "rules"


class Topic(NamedTuple):
    """A card of the rules panel."""

    id: str
    rule: Rule


def topics(draft: Draft, slots: int) -> list[Topic]:
    """The cards there are; texts have their own only where there is room for four."""
    found = sorted_options(draft.facts)
    cards: list[Topic] = []
    if found.clock is not None:
        cards.append(Topic(CLOCK, _clock_card(draft, found.clock)))
    cards.append(Topic(WORDS, _words_card(draft)))
    apart = bool(found.texts) and slots > 3
    if apart:
        cards.append(Topic(TEXTS, _texts_card(draft, found.texts[0])))
    if other_options(draft) or (found.texts and not apart):
        cards.append(Topic(RULES, _rules_card(draft, texts=not apart)))
    return cards


def other_options(draft: Draft) -> tuple[Option, ...]:
    """The options that only the sheet of rules shows."""
    found = sorted_options(draft.facts)
    shown = {option.key for option in switches(draft)}
    return tuple(o for o in (*found.plain, *found.house) if o.key not in shown)


# --- cards


def _clock_card(draft: Draft, option: Option) -> Rule:
    title = said(draft.facts.id, option, draft.options[option.key]).title
    return Rule(_("Clock"), title, _clock_of_kids(draft), Icon.TIMER)


def _clock_of_kids(draft: Draft) -> str:
    for seat in draft.seats:
        if seat.handicap is not None and seat.handicap.clock == "none":
            return _("none for {name}").format(name=seat.name)
        if seat.handicap is not None and seat.handicap.clock == "double":
            return _("\u00d7 2 for {name}").format(name=seat.name)
    return _("the same for all")


def _words_card(draft: Draft) -> Rule:
    words = draft.words()
    counted = ngettext("{n} word", "{n} words", words).format(n=f"{words:,}")
    return Rule(_("Dictionary"), words_title(draft), counted, Icon.MENU_BOOK)


def words_title(draft: Draft) -> str:
    """Which dictionaries are agreed on."""
    titles = {facts.id: _(facts.title) for facts in dictionaries()}
    chosen = [titles[id_] for id_ in titles if id_ in draft.dictionaries]
    if draft.own:
        chosen.append(_("own list"))
    if len(chosen) > 2:
        more = ngettext("{first} and {n} more", "{first} and {n} more", len(chosen) - 1)
        return more.format(first=chosen[0], n=len(chosen) - 1)
    return " + ".join(chosen)


def _texts_card(draft: Draft, option: Option) -> Rule:
    value, detail = _texts_said(draft, option)
    return Rule(_("Phrases"), value, detail, Icon.EDIT)


def _texts_said(draft: Draft, option: Option) -> tuple[str, str]:
    texts = draft.options[option.key]
    count = len(texts) if isinstance(texts, tuple) else 0
    if count == 0:
        return _("Collection"), _("none of your own")
    own = ngettext("{n} of your own", "{n} of your own", count).format(n=count)
    return own, _("then the collection")


def _rules_card(draft: Draft, *, texts: bool) -> Rule:
    changed = [option for option in other_options(draft) if _is_changed(draft, option)]
    if len(changed) == 1:
        value = _(changed[0].title)
    elif changed:
        value = ngettext("{n} changed", "{n} changed", len(changed)).format(n=len(changed))
    else:
        value = _("By the book")
    found = sorted_options(draft.facts)
    if texts and found.texts:
        typed, _more = _texts_said(draft, found.texts[0])
        detail = _("phrases: {which}").format(which=typed.lower())
    else:
        detail = _("house rules and more") if found.house else _("and more")
    return Rule(_("Rules"), value, detail, Icon.GAVEL)


def _is_changed(draft: Draft, option: Option) -> bool:
    return draft.options[option.key] != option.default


# --- rows of the sheets


def clock_rows(draft: Draft, set_option: SetOption) -> Sequence[Row]:
    """Every clock of the game to pick from."""
    option = sorted_options(draft.facts).clock
    if option is None:
        return []
    picks = [
        PickRow(
            f"clock.{value}",
            said(draft.facts.id, option, value).title,
            draft.options[option.key] == value,
            partial(set_option, option.key, value),
        )
        for value in values_of(option)
    ]
    return [TextRow("clock.help", _(option.help)), *picks]


def rule_rows(draft: Draft, set_option: SetOption) -> Sequence[Row]:
    """All other options, house rules under a title of their own."""
    options = other_options(draft)
    plain = [_row(draft, option, set_option) for option in options if not option.house_rule]
    house = [_row(draft, option, set_option) for option in options if option.house_rule]
    if house:
        heading = HeadingRow("house", _("House rules"))
        note = TextRow("house.help", _("All off is by the book."))
        return [*plain, heading, note, *house]
    return plain


def _row(draft: Draft, option: Option, set_option: SetOption) -> Row:
    id_, title, help_ = f"option.{option.key}", _(option.title), _(option.help)
    value = draft.options[option.key]
    if isinstance(option.domain, Flag):
        toggle = partial(set_option, option.key, not value)
        return SwitchRow(id_, title, bool(value), toggle, help_)
    assert isinstance(option.domain, Choice | Whole), f"{option.key} has a sheet of its own"
    values = values_of(option)
    texts = tuple(said(draft.facts.id, option, one).title for one in values)

    def choose(index: int) -> None:
        set_option(option.key, values[index])

    return ChoiceRow(id_, title, texts, values.index(value), choose, help_)
