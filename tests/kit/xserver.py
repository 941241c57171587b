"""An X server of our own without a monitor, and keys and pointer that come from outside."""

from __future__ import annotations

import os
import shutil
import subprocess
import time

NEEDS_SCREEN = "needs Xvfb and xdotool"


def has_screen() -> bool:
    return bool(shutil.which("Xvfb") and shutil.which("xdotool"))


class Screen:
    """An X server of our own; `run` runs a tool on it."""

    def __init__(self) -> None:
        reading, writing = os.pipe()
        number = ["-displayfd", str(writing)]
        screen = ["-screen", "0", "1920x1080x24", "-nolisten", "tcp"]
        self._server = subprocess.Popen(
            ["Xvfb", *number, *screen], pass_fds=[writing], stderr=subprocess.DEVNULL
        )
        os.close(writing)
        with os.fdopen(reading) as pipe:
            self.display = f":{pipe.readline().strip()}"
        self.environment = {
            **{k: v for k, v in os.environ.items() if k != "SDL_VIDEODRIVER"},
            "DISPLAY": self.display,
            "SDL_AUDIODRIVER": "dummy",
        }
        self._manager: subprocess.Popen[bytes] | None = None

    def manage(self) -> None:
        """Start a window manager."""
        self._manager = subprocess.Popen(
            ["openbox"], env=self.environment, stderr=subprocess.DEVNULL
        )
        time.sleep(1)

    def run(self, *command: str) -> str:
        """Run a tool on this screen; what it wrote."""
        done = subprocess.run(
            command, env=self.environment, check=True, capture_output=True, text=True
        )
        return done.stdout

    def close(self) -> None:
        for process in (self._manager, self._server):
            if process:
                process.terminate()
                process.wait(10)
