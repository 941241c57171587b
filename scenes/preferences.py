"""What people have set: every setting with its default, kept in one file, never lost.

A setting that can't be read takes its default and leaves the others alone; a damaged file is
set aside, one of a newer version is neither read nor overwritten.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from game.contract import Notice, OptionValue, Seat
from game.files import DamagedError, NewerFormatError, load_kept, write_atomic
from scenes.input.bindings import Bindings
from scenes.theme import ThemeName

FORMAT = 1
FILE = "settings.json"

TEXT_SIZES = (100, 115, 130, 150, 175)
"""Percent."""
SPEEDS = (50, 75, 100, 150, 200)
"""How fast things move, in percent."""
MOST_NAMES = 24
SETTINGS = (
    "brightness", "palette", "text_percent", "easy_reading", "reduced_motion", "speed_percent",
    "volumes", "muted", "captions", "clock_tenths", "clocks", "spelling", "family_words",
    "confirm_plays",
)  # fmt: skip
"""What can be put back as it was at first; the rest is remembered, the keys have their own way."""

Brightness = Literal["system", "light", "dark"]
Palette = Literal["normal", "colour_blind", "high_contrast"]
Spelling = Literal["british", "american"]
Clocks = Literal["usual", "slower", "none"]
"""How the clocks of a table are set at first: as the game has them, twice as long, or none."""


class Volumes(msgspec.Struct, frozen=True):
    """How loud each kind of sound is, 0-100: what happens in a game, and the clock's last ticks."""

    effects: int = 80
    clock: int = 60


class WindowPlace(msgspec.Struct, frozen=True):
    """Where the window was, in pixels; no place: in the middle. `screens` are those there were."""

    width: int = 1280
    height: int = 720
    x: int | None = None
    y: int | None = None
    maximised: bool = False
    fullscreen: bool = False
    screens: tuple[tuple[int, int], ...] = ()


class LastTable(msgspec.Struct, frozen=True):
    """How a game was last set, for the next time."""

    seats: tuple[Seat, ...] = ()
    options: dict[str, OptionValue] = msgspec.field(default_factory=dict[str, OptionValue])
    dictionaries: tuple[str, ...] = ()
    own_list: str = ""
    family: bool = False


class Preferences(msgspec.Struct, frozen=True):
    """All settings. Change one with `msgspec.structs.replace`, through `App.change`."""

    brightness: Brightness = "system"
    palette: Palette = "normal"
    text_percent: int = 100
    easy_reading: bool = False
    reduced_motion: bool = False
    speed_percent: int = 100
    volumes: Volumes = Volumes()
    muted: bool = False
    captions: bool = False
    clock_tenths: bool = True
    clocks: Clocks = "usual"
    spelling: Spelling = "british"
    family_words: bool = False
    confirm_plays: bool = True
    window: WindowPlace = WindowPlace()
    bindings: Bindings = msgspec.field(default_factory=Bindings)
    tables: dict[str, LastTable] = msgspec.field(default_factory=dict[str, LastTable])
    names: tuple[str, ...] = ()
    devices: dict[str, str] = msgspec.field(default_factory=dict[str, str])
    """What a person of that name has for themselves, see `scenes.input.owners`."""
    seen: tuple[str, ...] = ()

    @property
    def theme_name(self) -> ThemeName:
        """The theme that brightness and palette come to; the system's brightness is light."""
        if self.palette == "high_contrast":
            return "high_contrast"
        dark = self.brightness == "dark"
        if self.palette == "colour_blind":
            return "cb_dark" if dark else "cb_light"
        return "dark" if dark else "light"

    @property
    def text_scale(self) -> float:
        """By how much text is enlarged, 1.0-1.75."""
        return self.text_percent / 100

    def with_names(self, *used: str) -> Preferences:
        """With these names remembered first."""
        names = tuple(dict.fromkeys((*used, *self.names)))[:MOST_NAMES]
        return msgspec.structs.replace(self, names=names)

    def as_at_first(self) -> Preferences:
        """With every setting as it was at first; the keys and what is only remembered stay."""
        fresh = Preferences()
        return msgspec.structs.replace(self, **{name: getattr(fresh, name) for name in SETTINGS})

    def mended(self) -> Preferences:
        """With every number within its bounds and only bindings that can be used."""
        volumes = {name: _within(v, 0, 100) for name, v in _fields(self.volumes).items()}
        return msgspec.structs.replace(
            self,
            text_percent=_within(self.text_percent, TEXT_SIZES[0], TEXT_SIZES[-1]),
            speed_percent=_within(self.speed_percent, SPEEDS[0], SPEEDS[-1]),
            volumes=Volumes(**volumes),
            bindings=self.bindings.mended(),
            names=self.names[:MOST_NAMES],
            devices=dict(list(self.devices.items())[-MOST_NAMES:]),
        )


class Read(NamedTuple):
    """Settings as they were read, with the names of those that had to take their default."""

    preferences: Preferences
    defaulted: tuple[str, ...] = ()


class PreferenceFile:
    """The settings on the disk of one data folder."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._last: bytes | None = None
        self._leave_alone = False

    def load(self) -> tuple[Preferences, tuple[Notice, ...]]:
        """The settings, and what the player should be told about their file."""
        kept = load_kept(self._path, self._read)
        if kept.value is None:
            return Preferences(), kept.notices
        lost = [Notice("setting_defaulted", {"name": name}) for name in kept.value.defaulted]
        return kept.value.preferences, (*kept.notices, *lost)

    def save(self, preferences: Preferences) -> Notice | None:
        """Write the settings if they have changed; what went wrong, if it did."""
        data = written(preferences)
        if data == self._last or self._leave_alone:
            return None
        try:
            write_atomic(self._path, data)
        except OSError as error:
            return Notice("settings_not_saved", {"detail": error.strerror or str(error)})
        self._last = data
        return None

    def _read(self, data: bytes) -> Read:
        try:
            return read(data)
        except NewerFormatError:
            self._leave_alone = True
            raise


def written(preferences: Preferences) -> bytes:
    """The settings as they stand in their file."""
    builtins = {"format": FORMAT, **_fields(preferences)}
    return msgspec.json.format(msgspec.json.encode(builtins), indent=1)


def read(data: bytes) -> Read:
    """The settings of a file's bytes.

    Raises DamagedError, or NewerFormatError for a format to come.
    """
    try:
        found = msgspec.json.decode(data, type=dict[str, Any])
    except msgspec.DecodeError as error:
        raise DamagedError(str(error)) from error
    number = found.pop("format", None)
    if not isinstance(number, int):
        raise DamagedError("no format")
    if number > FORMAT:
        raise NewerFormatError(str(number))
    return _read_fields(found)


def data_folder(chosen: Path | None = None) -> Path:
    """Where the player's data is kept: `chosen`, or the system's place for it."""
    if chosen is not None:
        return chosen
    import platformdirs

    return Path(platformdirs.user_data_dir("wordcade", appauthor=False))


def _read_fields(found: dict[str, Any]) -> Read:
    good: dict[str, Any] = {}
    defaulted: list[str] = []
    for field in msgspec.structs.fields(Preferences):
        if field.name not in found:
            continue
        try:
            good[field.name] = msgspec.convert(found[field.name], field.type)
        except msgspec.ValidationError:
            defaulted.append(field.name)
    return Read(Preferences(**good).mended(), tuple(defaulted))


def _fields(struct: msgspec.Struct) -> dict[str, Any]:
    return msgspec.structs.asdict(struct)


def _within(value: int, least: int, most: int) -> int:
    return max(least, min(most, value))
