"""The pages of the settings as rows, except the keys: look, motion, sound, words, the program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from game import VERSION
from game.language import gettext as _
from scenes import catalogue
from scenes.form import ButtonRow, ChoiceRow, NoteRow, Row, SliderRow, SwitchRow, TextRow
from scenes.icons import Icon
from scenes.preferences import (
    SETTINGS,
    SPEEDS,
    TEXT_SIZES,
    Brightness,
    Clocks,
    Palette,
    Spelling,
    Volumes,
)
from scenes.typography import BODY

if TYPE_CHECKING:
    from scenes.app import App

BRIGHTNESS: tuple[Brightness, ...] = ("light", "dark")
PALETTES: tuple[Palette, ...] = ("normal", "colour_blind", "high_contrast")
SPELLINGS: tuple[Spelling, ...] = ("british", "american")
CLOCKS: tuple[Clocks, ...] = ("usual", "slower", "none")
ValueT = TypeVar("ValueT")


class Pages:
    """Makes the rows; `changed` is called after what isn't a setting has changed."""

    def __init__(self, app: App, changed: Callable[[], None]) -> None:
        self._app = app
        self._changed = changed

    def look(self) -> Sequence[Row]:
        """Colours, size and kind of text, window."""
        prefs = self._app.prefs
        brightness: Brightness = "dark" if prefs.brightness == "dark" else "light"
        palettes = (_("Usual"), _("Colour-blind safe"), _("High contrast"))
        sizes = tuple(f"{size} %" for size in TEXT_SIZES)
        contrast = prefs.palette == "high_contrast"
        table = self._choice(
            "brightness", _("Table"), BRIGHTNESS, brightness, (_("Light"), _("Dark"))
        )
        if contrast:
            always = _("High contrast is always light.")
            table = replace(table, chosen=0, help=always, enabled=False)
        return [
            table,
            self._choice("palette", _("Colours"), PALETTES, prefs.palette, palettes),
            self._choice(
                "text_percent", _("Text size"), TEXT_SIZES, _nearest(prefs.text_percent), sizes
            ),
            self._switch(
                "easy_reading",
                _("Easier letters"),
                _("Sets running text in OpenDyslexic."),
            ),
            TextRow(
                "sample",
                _("Quick words, kind faces: five jumping foxes vex the lazy wizard."),
                BODY,
            ),
            SwitchRow(
                "fullscreen",
                _("Fullscreen"),
                self._app.window.fullscreen,
                self._toggle_fullscreen,
            ),
        ]

    def motion(self) -> Sequence[Row]:
        """What moves, and how fast; the clock's digits."""
        speeds = tuple(f"{speed} %" for speed in SPEEDS)
        speed = min(SPEEDS, key=lambda one: abs(one - self._app.prefs.speed_percent))
        return [
            self._switch(
                "reduced_motion",
                _("Less motion"),
                _("Nothing flies or slides; what changes fades in."),
            ),
            self._choice("speed_percent", _("Speed of motion"), SPEEDS, speed, speeds),
            self._switch(
                "confirm_plays",
                _("Ask before a play counts"),
                _("In WildWords a play, a pass and a trade want a yes."),
            ),
            self._switch(
                "clock_tenths",
                _("Tenths of seconds"),
                _("Clocks show them in the last 10 seconds."),
            ),
            replace(
                self._choice(
                    "clocks",
                    _("Clocks"),
                    CLOCKS,
                    self._app.prefs.clocks,
                    (_("Usual"), _("Slower"), _("None")),
                ),
                help=_(
                    "At every table that is set. In Rooply, where time is points, "
                    "the help of a seat gives it more."
                ),
            ),
        ]

    def sound(self) -> Sequence[Row]:
        """Volumes apart, each with a sound to try."""
        prefs = self._app.prefs
        seen = _("Everything that can be heard can also be seen.")
        captions = self._switch(
            "captions",
            _("Captions for sounds"),
            _("A small line at the foot says what is heard."),
        )
        if self._app.sounds.silent:
            silent = _("There is no sound device.")
            return [NoteRow("silent", f"{silent} {seen}", Icon.VOLUME_OFF), captions]
        on, volumes = not prefs.muted, prefs.volumes
        return [
            SwitchRow("muted", _("Sound"), on, lambda: self._set("muted", on), seen),
            SliderRow(
                "effects",
                _("Moves and words"),
                volumes.effects,
                partial(self._volume, "effects"),
                trial=self._try_play,
            ),
            SliderRow(
                "clock",
                _("Clock, last 10 seconds"),
                volumes.clock,
                partial(self._volume, "clock"),
                trial=self._try_clock,
            ),
            captions,
        ]

    def words(self) -> Sequence[Row]:
        """Spelling, and what counts as a word at a new table."""
        spellings = (_("British"), _("American"))
        return [
            self._choice("spelling", _("Spelling"), SPELLINGS, self._app.prefs.spelling, spellings),
            TextRow("spelling.help", _("Of what the program says. All dictionaries hold both.")),
            self._switch(
                "family_words",
                _("Family words only"),
                _("At a new table words unfit for children don\u2019t count."),
            ),
        ]

    def program(self) -> Sequence[Row]:
        """Where things are kept, and what the program owes to whom."""
        push = self._app.manager.push
        kept = _("Matches and settings are kept in {folder}")
        return [
            TextRow("version", _("Wordcade {version}").format(version=VERSION), BODY, "ink"),
            TextRow("folder", kept.format(folder=self._app.data_dir)),
            ButtonRow(
                "credits",
                _("Credits and licences"),
                _("Read"),
                lambda: push(catalogue.make("credits", self._app)),
                Icon.COPYRIGHT,
            ),
            ButtonRow(
                "rules",
                _("Rules of the games"),
                _("Read"),
                lambda: push(catalogue.make("rulebook", self._app)),
                Icon.MENU_BOOK,
            ),
            ButtonRow(
                "restore",
                _("Every setting"),
                _("As at first"),
                self._ask_to_restore,
                Icon.RESTART_ALT,
                _("Keys and buttons have a button of their own for that."),
                enabled=self._app.prefs != self._app.prefs.as_at_first(),
            ),
        ]

    # --- rows

    def _choice(
        self,
        name: str,
        label: str,
        values: Sequence[ValueT],
        value: ValueT,
        titles: tuple[str, ...],
    ) -> ChoiceRow:
        def choose(index: int) -> None:
            self._set(name, values[index])

        return ChoiceRow(name, label, titles, values.index(value), choose)

    def _switch(self, name: str, label: str, help_: str) -> SwitchRow:
        on = bool(getattr(self._app.prefs, name))
        return SwitchRow(name, label, on, lambda: self._set(name, not on), help_)

    def _set(self, name: str, value: Any) -> None:
        self._app.change(**{name: value})
        self._changed()

    # --- what isn't a plain setting

    def _toggle_fullscreen(self) -> None:
        self._app.window.toggle_fullscreen()
        self._changed()

    def _volume(self, kind: str, value: int) -> None:
        old: Volumes = self._app.prefs.volumes
        self._set("volumes", msgspec.structs.replace(old, **{kind: value}))

    def _ask_to_restore(self) -> None:
        from scenes.dialog import Answer, Dialog

        self._app.manager.push(
            Dialog(
                self._app,
                _("As at first?"),
                _("Look, motion, sound and words are set as they were at first."),
                [Answer(_("Leave it")), Answer(_("As at first"), self._restore, primary=True)],
            )
        )

    def _restore(self) -> None:
        fresh = self._app.prefs.as_at_first()
        self._app.change(**{name: getattr(fresh, name) for name in SETTINGS})
        self._changed()

    def _try_play(self) -> None:
        from scenes.sound import Sound

        self._app.sounds.play(Sound.SCORE, 20)

    def _try_clock(self) -> None:
        from scenes.sound import Sound

        self._app.sounds.play(Sound.LAST_SECONDS, 1)


def _nearest(percent: int) -> int:
    return min(TEXT_SIZES, key=lambda size: abs(size - percent))
