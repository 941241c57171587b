"""The widgets that are not on the sheet of components: controls, and what plays are shown with."""

from scenes.canvas import Box
from scenes.icons import Icon
from scenes.paint import Painter
from scenes.typography import H2, H3, SECOND
from scenes.widgets.bars import draw_pips, draw_progress, draw_scroll_bar
from scenes.widgets.button import Button, draw_button
from scenes.widgets.choices import Choice, Rule, draw_choice, draw_rule_card
from scenes.widgets.clock import dial, draw_clock
from scenes.widgets.confetti import draw_confetti, scatter
from scenes.widgets.fields import draw_dropdown, draw_field, draw_options, option_boxes
from scenes.widgets.keyboard import draw_keyboard, keyboard_layout
from scenes.widgets.phrase import Mark, draw_phrase, draw_strip, phrase_glyphs
from scenes.widgets.plot import BestPlay, Series, draw_race
from scenes.widgets.pool import draw_cloth, draw_place, draw_rail, draw_trail, pool_layout
from scenes.widgets.seats import SeatRow, draw_add_seat, draw_seat_row
from scenes.widgets.spelling import draw_spelled_wild
from scenes.widgets.surfaces import draw_bubble, draw_note, draw_raised_panel, draw_tag
from scenes.widgets.switches import (
    draw_checkbox,
    draw_segments,
    draw_slider,
    draw_stepper,
    draw_switch,
)
from scenes.widgets.tile import TileFace, draw_tile, draw_word

ROWS = [
    SeatRow(0, "Maya", "Stripes", Icon.PERSON, "Person", "Mouse", "Kids’ help"),
    SeatRow(
        2, "Ana", "Rings", Icon.CHILD_CARE, "Person · kid", "Gamepad 1", "Kids’ help", True,
        chosen=True,
    ),
    SeatRow(1, "Otto", "Dots", Icon.SMART_TOY, "Computer", "Medium", level=(1, 4)),
]  # fmt: skip
PHRASE = "NOW I ASK YOU VERY CONFIDENTIALLY"
SCORES = (
    (0, 28, 66, 82, 91, 104, 149, 163, 201, 231, 266, 287),
    (0, 37, 47, 77, 121, 158, 166, 204, 213, 228, 241, 262),
)


def draw_controls(p: Painter) -> None:
    p.table()
    _seats(p)
    _switches(p)
    _rules(p)
    _fields(p)


def _seats(p: Painter) -> None:
    p.panel(32, 32, 592, 464)
    p.text("Seats", 56, 62, H3)
    p.text("2 or 3 players, or teams of 2", 600, 62, SECOND, "ink2", "right")
    for i, row in enumerate(ROWS):
        focus = "row" if i == 1 else None
        draw_seat_row(p, Box(48, 88 + i * 98, 560, 86), row, "lake", focus=focus)
    draw_add_seat(p, Box(48, 382, 560, 92), "Add a seat")


def _switches(p: Painter) -> None:
    p.panel(648, 32, 600, 320)
    draw_segments(p, Box(984, 52, 240, 36), ["1 for 1", "2 for 1"], 1, "lake")
    draw_segments(p, Box(888, 96, 336, 36), ["any", "up to 6", "up to 5", "up to 4"], 2, "pine")
    draw_segments(p, Box(924, 140, 300, 36), ["same", "× 2", "none"], 2, "plum", focus=1)
    p.text("Turns", 672, 70)
    p.text("Others’ words", 672, 114)
    p.text("Clock", 672, 158)
    draw_switch(p, Box(672, 184, 64, 44), True, "lake")
    draw_switch(p, Box(752, 184, 64, 44), False, "lake")
    draw_switch(p, Box(832, 184, 64, 44), True, "lake", "focus")
    draw_checkbox(p, Box(920, 184, 300, 44), "Show the values on tiles", True, "lake")
    draw_slider(p, Box(672, 234, 220, 44), 0.35, "lake")
    draw_stepper(p, Box(920, 234, 180, 44), "First to 3", at_most=True)
    draw_progress(p, Box(1120, 250, 104, 12), 0.6, "lake")
    note = "Ana moves twice for each of your turns; you may spell at most 5 letters."
    draw_note(p, Box(664, 286, 568, 58), note, Icon.LIGHTBULB, "lake")


def _rules(p: Painter) -> None:
    p.panel(648, 368, 600, 128)
    rules = [
        Rule("Clock", "60 s a turn", "none for Ana", Icon.TIMER),
        Rule("Dictionary", "Collegiate", "117,801 words", Icon.MENU_BOOK),
        Rule("Start", "Roll a die", "balanced start off", Icon.CASINO),
    ]
    for i, rule in enumerate(rules):
        draw_rule_card(p, Box(664 + i * 192, 380, 184, 104), rule, "lake")
    p.panel(32, 512, 592, 112)
    titles = [("SideWinder", "side to side"), ("RaceWinder", "top down"), ("Giant", "big teams")]
    for i, (title, caption) in enumerate(titles):
        choice = Choice(title, caption, Icon.GRID_VIEW, chosen=i == 0)
        draw_choice(p, Box(48 + i * 190, 528, 182, 80), choice, "lake")


def _fields(p: Painter) -> None:
    draw_field(p, Box(648, 512, 290, 52), "Maya", cursor=4, accent="lake")
    draw_field(p, Box(648, 576, 290, 52), placeholder="Say something")
    box = Box(958, 512, 290, 48)
    texts = ["Pocket", "Collegiate", "Encyclopedic"]
    draw_dropdown(p, box, "Collegiate", opened=True)
    draw_options(p, option_boxes(box, 3), texts, 1, at=2)
    x = 32 + draw_tag(p, 32, 660, "it fits", Icon.CHECK, "pine") + 12
    draw_tag(p, x, 660, "one to go", Icon.EDIT, "ink2")
    draw_pips(p, Box(330, 654, 220, 11), ["line1"] * 11 + ["gold"] * 3 + ["line"] * 2)
    draw_scroll_bar(p, Box(600, 634, 12, 70), 0.2, 0.5)
    draw_button(p, Box(648, 640, 76, 68), Button("Shuffle", Icon.SHUFFLE, "stack"))
    draw_button(p, Box(740, 640, 198, 68), Button("Start", Icon.PLAY_ARROW, "primary", "lake"))


def draw_play(p: Painter) -> None:
    p.table()
    _cloth(p)
    _keys(p)
    _race(p)
    _spelling(p)


def _cloth(p: Painter) -> None:
    draw_cloth(p, Box(24, 16, 1232, 312))
    strip = Box(56, 46, 1168, 84)
    draw_strip(p, strip)
    need = list("FLAKE")
    marks = []
    for letter in PHRASE:
        struck = letter in need
        if struck:
            need.remove(letter)
        marks.append(Mark(struck=1.0 if struck else None))
    letters = [m for m, mark in enumerate(marks) if PHRASE[m] != " " and mark.struck is None]
    for i in letters[:16]:
        marks[i] = Mark(gone=True)
    draw_phrase(p, phrase_glyphs(p.text_width, strip, PHRASE), marks)
    pool = pool_layout(Box(44, 284, 1192, 30), 23)
    for rail in pool.rails:
        draw_rail(p, rail)
    for i, (place, letter) in enumerate(zip(pool.tiles, "AACDDEFIIINNOOORSTUVWYY", strict=True)):
        if i % 3:
            draw_tile(p, place.x, place.y, place.w, letter)
        else:
            draw_place(p, place)
    draw_trail(p, [(700 - 18 * i, 180 + 3 * i) for i in range(9)])
    draw_tile(p, 700, 158, 45, "N", turn=12)


def _keys(p: Painter) -> None:
    p.panel(24, 344, 696, 288)
    p.edged(40, 360, 664, 72, 14, "inset", "plum", 3)
    for i, letter in enumerate("CRY"):
        draw_tile(p, 54 + i * 58, 370, 52, letter)
    copies = dict.fromkeys("WETUASDLV", 1) | {"Y": 2, "I": 3, "O": 3, "N": 3}
    keys = keyboard_layout(Box(24, 446, 696, 176))
    draw_keyboard(p, keys, copies, "plum", "Enter", states={"Y": "focus", "U": "hover"})
    draw_raised_panel(p, Box(24, 640, 340, 68), "plum")
    p.text("Your move", 44, 674, H3)
    draw_clock(p, 540, 674, 34, dial(21_400, 30_000), p.theme.seat_line(1))


def _race(p: Painter) -> None:
    box = Box(736, 344, 520, 230)
    p.panel(*box, 22)
    p.text("The race", 760, 370, H3)
    series = [Series(0, "Maya", SCORES[0]), Series(1, "Ben", SCORES[1])]
    labels = [(1, "play 1"), (4, "play 4"), (7, "play 7"), (11, "end")]
    draw_race(p, box, series, labels, best=BestPlay(0, 6, "ZEP*R  +45"), accent="pine")


def _spelling(p: Painter) -> None:
    p.panel(736, 590, 520, 118)
    x = 756.0
    for letter, value in (("Z", 8), ("E", 1), ("P", 3)):
        draw_tile(p, x, 606, 44, TileFace(letter, value))
        x += 49
    x += draw_spelled_wild(p, x, 606, 44, "HY") + 8
    x += draw_spelled_wild(p, x, 606, 44, "IN", active=True) + 8
    draw_spelled_wild(p, x, 606, 44, "")
    draw_word(p, 756, 670, 22, "PLA*ETS")
    draw_bubble(p, Box(1120, 626, 120, 60), (1102, 676), "left")
    wide = p.text("31", 1134, 657, H2.sized(34), "pine")
    p.text("points", 1142 + wide, 661, SECOND, max_width=60, shrink=True)
    draw_confetti(p, scatter(11, Box(580, 636, 140, 76)), 620)
