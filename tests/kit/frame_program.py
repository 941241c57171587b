"""A program that shows a grid of buttons and answers each line on stdin with its state, as JSON.

`python -m tests.kit.frame_program DATA_DIR`. Lines: state, fullscreen, maximise, quit.
"""

import json
import select
import sys
import warnings
from pathlib import Path

import pygame

from scenes.app import App
from tests.kit.screens import Buttons


class Answering(Buttons):
    def update(self, dt_ms):
        while select.select([sys.stdin], [], [], 0)[0]:
            order = sys.stdin.readline().strip()
            if order in ("", "quit"):
                self.app.quit()
                break
            self._obey(order)
        return super().update(dt_ms)

    def _obey(self, order):
        if order == "fullscreen":
            self.app.window.toggle_fullscreen()
        if order == "maximise":
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", DeprecationWarning)
                pygame.Window.from_display_module().maximize()
            pygame.event.post(pygame.Event(pygame.WINDOWMAXIMIZED))
        state = {
            "size": self.app.window.size,
            "canvas": [self.app.canvas.width, self.app.canvas.height],
            "position": pygame.display.get_window_position(),
            "fullscreen": self.app.window.fullscreen,
            "resizable": bool(pygame.display.get_surface().get_flags() & pygame.RESIZABLE),
            "pressed": self.pressed,
            "typed": "".join(a.text for a in self.seen if a.text),
            "driver": pygame.display.get_driver(),
        }
        sys.stdout.write(json.dumps(state) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(App(Path(sys.argv[1])).run(Answering))
