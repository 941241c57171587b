"""What scenes share besides the screen: settings, and what is made only when first needed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from game.contract import Notice
from scenes.motion import Pace
from scenes.preferences import PreferenceFile

if TYPE_CHECKING:
    from game.opponents import Worker
    from scenes.captions import Captions
    from scenes.gui.toolkit import Toolkit
    from scenes.sound import Sound, Sounds
    from scenes.tables import Tables


class Services:
    """The data folder, the time, the settings, and what stands behind the scenes.

    `now` gives milliseconds of a clock that nobody can set.
    """

    def __init__(self, data_dir: Path, now_ms: Callable[[], int]) -> None:
        self.data_dir = data_dir
        self.now = now_ms
        self._file = PreferenceFile(data_dir)
        self.prefs, self._notices = self._file.load()
        self._toolkit: Toolkit | None = None
        self._sounds: Sounds | None = None
        self._captions: Captions | None = None
        self._worker: Worker | None = None
        self._tables: Tables | None = None

    @property
    def toolkit(self) -> Toolkit:
        """pygame_gui, for text entries; imported when first needed."""
        if self._toolkit is None:
            from scenes.gui.toolkit import Toolkit

            self._toolkit = Toolkit()
        return self._toolkit

    @property
    def opponents(self) -> Worker:
        """The computer's process; `start` it where a match is being set."""
        if self._worker is None:
            from game.opponents import Worker

            self._worker = Worker()
        return self._worker

    @property
    def tables(self) -> Tables:
        """The live tables, made when first needed."""
        if self._tables is None:
            from scenes.tables import Tables

            self._tables = Tables(self.data_dir, self.opponents, self.now, _today)
        return self._tables

    @property
    def sounds(self) -> Sounds:
        """What can be heard; imported when first needed."""
        if self._sounds is None:
            from scenes.sound import Sounds

            self._sounds = Sounds(*self._volumes())
            self._sounds.on_play = self._tell_of_sound
        return self._sounds

    @property
    def captions(self) -> Captions:
        """What is heard, in words, for those who want to read it."""
        if self._captions is None:
            from scenes.captions import Captions

            self._captions = Captions()
        return self._captions

    @property
    def pace(self) -> Pace:
        """How fast things move, for a scene's timeline."""
        return Pace(self.prefs.speed_percent / 100, self.prefs.reduced_motion)

    def _tell_of_sound(self, sound: Sound, step: int) -> None:
        if self.prefs.captions:
            self.captions.hear(sound, step)

    def _use_volumes(self) -> None:
        if self._sounds is not None:
            self._sounds.effects, self._sounds.clock = self._volumes()

    def _volumes(self) -> tuple[float, float]:
        if self.prefs.muted:
            return 0.0, 0.0
        return self.prefs.volumes.effects / 100, self.prefs.volumes.clock / 100

    def _save(self) -> Notice | None:
        return self._file.save(self.prefs)

    def _end_services(self) -> None:
        """End the worker, give the sound device back."""
        if self._worker is not None:
            self._worker.close()
        if self._sounds is not None:
            self._sounds.close()


def _today() -> str:
    from datetime import datetime

    return datetime.now().astimezone().isoformat(timespec="seconds")
