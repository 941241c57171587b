"""Drawing in units, cached: `Painter` is the door to it."""

from scenes.paint.painter import Painter
from scenes.paint.shaping import (
    BOARD_SHADOW,
    BUTTON_SHADOW,
    DIALOG_SHADOW,
    PANEL_SHADOW,
    PANEL_SHADOW_DARK,
    RAISED_SHADOW,
    Shadow,
)
from scenes.paint.writing import Align

__all__ = [
    "BOARD_SHADOW",
    "BUTTON_SHADOW",
    "DIALOG_SHADOW",
    "PANEL_SHADOW",
    "PANEL_SHADOW_DARK",
    "RAISED_SHADOW",
    "Align",
    "Painter",
    "Shadow",
]
