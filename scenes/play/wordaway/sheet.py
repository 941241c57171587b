"""What stands in place of the keyboard before and between games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from game.language import gettext as _
from scenes.canvas import Box
from scenes.paint import Painter
from scenes.play.wordaway import texts
from scenes.results.wordaway.review import judge, turning_point
from scenes.results.wordaway.texts import better
from scenes.typography import BODY, BUTTON, H3
from scenes.widgets.button import Button, draw_button
from scenes.widgets.chip import draw_chip
from scenes.widgets.tile import draw_tile

if TYPE_CHECKING:
    from scenes.play.wordaway.scene import Button as Press
    from scenes.play.wordaway.scene import WordawayScene


def sheet_boxes(scene: WordawayScene, buttons: Sequence[Press]) -> tuple[Box, ...]:
    """Where the buttons of the sheet stand: in one row at its foot, or in two."""
    entry = scene.places.entry
    if not buttons:
        return ()
    large = scene.app.canvas.text_scale >= 1.4
    gap, high = (8.0, 52.0) if large else (12.0, 60.0)
    rows = 1 if len(buttons) <= 3 and not large else 2
    row = -(-len(buttons) // rows)
    wide = (entry.w - 48 - gap * (row - 1)) / row
    top = entry.bottom - 18 - rows * high - (rows - 1) * gap
    return tuple(
        Box(
            entry.x + 24 + (n % row) * (wide + gap),
            top + (n // row) * (high + gap),
            wide,
            high,
        )
        for n in range(len(buttons))
    )


def draw_sheet(p: Painter, scene: WordawayScene) -> None:
    """What has been decided or is to be decided, and the buttons for it."""
    entry, series = scene.places.entry, scene.series
    title, text = _sheet_texts(scene)
    style = p.type.capped(H3.sized(28), 38)
    line = p.line_height(style)
    x, width, y = entry.x + 28, entry.w - 56, entry.y + 16 + line / 2
    if series.games:
        draw_chip(p, x + 18, y, 18, scene.colour(series.games[-1].winner))
        x, width = x + 50, width - 50
    p.text(title, x, y, style, max_width=width, shrink=True)
    top = y + line / 2 + 6
    foot = scene.sheet[0].y - 8 if scene.sheet else entry.bottom - 16
    if scene.bar is not None:
        foot = scene.bar.box.y - 4
    body = p.type.fitted_lines(text, BODY, entry.w - 56, foot - top)
    after = p.paragraph(text, entry.x + 28, top + p.line_height(body) / 2, entry.w - 56, body)
    _draw_better(p, scene, Box(entry.x + 28, after, entry.w - 56, foot - after))
    buttons = scene.sheet_buttons()
    for number, (button, box) in enumerate(zip(buttons, scene.sheet, strict=False)):
        main = number == len(buttons) - 1 and not button.id.startswith("length")
        kind: Literal["primary", "second"] = "primary" if main else "second"
        face = Button(button.label, button.icon, kind, scene.accent, BUTTON.sized(20))
        draw_button(p, box, face, scene.focus.state(button.id))


def _sheet_texts(scene: WordawayScene) -> tuple[str, str]:
    series = scene.series
    if series.phase == "agree":
        return _agree_texts(scene)
    if series.games:
        game = series.games[-1]
        why = texts.why_lost(game, scene.names)
        return texts.series_title(series, scene.names), f"{why} {_looking_back(scene)}"
    return "", ""


def _agree_texts(scene: WordawayScene) -> tuple[str, str]:
    offers = scene.series.offers
    name = scene.names[len(offers) % 2]
    if not offers:
        return (
            _("How long is the series, {name}?").format(name=name),
            _("Propose how many games win the match. The other agrees or proposes another."),
        )
    other = scene.names[(len(offers) + 1) % 2]
    return (
        _("{name} proposes: first to {wins}").format(name=other, wins=offers[-1]),
        _("{name}, agree or propose another. After six offers the last two are drawn.").format(
            name=name
        ),
    )


def _looking_back(scene: WordawayScene) -> str:
    """Where the game was given away, as far as its positions have been looked at."""
    review, analyses = scene.review(), scene.table.analyses
    if review is None:
        return ""
    if not all(made.position in analyses for made in review.turns):
        return _("Looking back at the plays \u2026")
    made = turning_point(review, analyses)
    if made is None:
        return _("No play gave a won game away.")
    return _("The turning point: {name} could have won with {word}.").format(
        name=scene.name(made.seat), word=better(judge(made, analyses, ()))
    )


def _draw_better(p: Painter, scene: WordawayScene, room: Box) -> None:
    """The word that would have won, on tiles, where there is room for them."""
    review, analyses = scene.review(), scene.table.analyses
    made = turning_point(review, analyses) if review is not None else None
    if made is None or room.h < 60:
        return
    winning = judge(made, analyses, ()).winning
    side = min(56.0, room.h - 16)
    for number, letter in enumerate(winning[0] if winning else ""):
        draw_tile(p, room.x + number * (side + 6), room.y + (room.h - side) / 2, side, letter)
