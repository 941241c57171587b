"""Small scenes, and ways to run the frame loop, for trials of the program's frame."""

import pygame

from scenes.canvas import Box
from scenes.focus import Control
from scenes.input import Verb
from scenes.screen import Screen
from scenes.widgets.button import Button, draw_button


class Buttons(Screen):
    """A grid of buttons over the whole canvas that remember what was pressed."""

    def __init__(self, app, columns=4, rows=3):
        super().__init__(app)
        self.columns, self.rows = columns, rows
        self.pressed = []
        self.seen = []
        self.drawn = 0
        self.layouts = 0

    def layout(self):
        self.layouts += 1
        wide, high = self.app.canvas.w / self.columns, self.app.canvas.h / self.rows
        self.boxes = {
            f"{column},{row}": Box(column * wide + 8, row * high + 8, wide - 16, high - 16)
            for row in range(self.rows)
            for column in range(self.columns)
        }
        self.set_controls(
            [
                Control(name, box, name, lambda name=name: self.pressed.append(name))
                for name, box in self.boxes.items()
            ]
        )

    def take(self, action):
        self.seen.append(action)
        return super().take(action) if action.verb is Verb.BACK else False

    def draw(self, surface):
        self.drawn += 1
        self.app.painter.table()
        for name, box in self.boxes.items():
            draw_button(self.app.painter, box, Button(name), self.focus.state(name))


class Plain(Screen):
    """A scene that does what a test gives it to do."""

    def __init__(self, app, *, opaque=True):
        super().__init__(app)
        self.opaque = opaque
        self.on_update = lambda: None
        self.on_draw = lambda: None
        self.on_take = lambda _: False
        self.left = False

    def update(self, dt_ms):
        self.on_update()
        return super().update(dt_ms)

    def draw(self, surface):
        surface.fill((90, 60, 30))
        self.on_draw()

    def take(self, action):
        return self.on_take(action) or super().take(action)

    def leave(self):
        self.left = True


def run(app, clock, ms=200):
    """Let the program run for so long, frame by frame."""
    for _ in range(max(1, ms // 16)):
        clock.pass_ms(16)
        app.step()


def pixel(app, x, y):
    """The pixel of a point in units."""
    return app.canvas.rect(x, y, 0, 0).topleft


def resize(app, size):
    """Give the window another size as the window manager would; the event waits in the queue."""
    app.window.resize(size)
    pygame.event.pump()
