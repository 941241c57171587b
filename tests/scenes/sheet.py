"""All components on two sheets, for pictures that are compared and looked at."""

from scenes.canvas import Box
from scenes.icons import Icon
from scenes.paint import Painter
from scenes.typography import BODY, BOLD, BUTTON, H3, SECOND, SMALL
from scenes.widgets.button import Button, draw_button
from scenes.widgets.chip import draw_chip, draw_letter_chip
from scenes.widgets.clock import Dial, dial, draw_clock
from scenes.widgets.die import draw_die
from scenes.widgets.logo import ACCENTS, draw_wordmark
from scenes.widgets.ring import draw_focus_ring
from scenes.widgets.squares import draw_black, draw_cell, draw_premium, draw_yellow
from scenes.widgets.surfaces import Toast, draw_toast
from scenes.widgets.tile import TileFace, TileState, draw_tile

CAPTION = BODY.sized(15)
STATES = ("rest", "hover", "focus", "pressed", "off")


def draw_components(p: Painter) -> None:
    p.table()
    draw_wordmark(p, 32, 44, 34)
    p.text("Components", 1248, 44, H3, "ink2", "right")
    _tiles(p)
    _chips(p)
    _squares(p)
    _buttons(p)
    _dice(p)
    _clocks(p)
    _dialog(p)
    _toasts(p)
    _boards(p)


def _group(p: Painter, x, y, w, h, title):
    p.panel(x, y, w, h, 16)
    p.text(title, x + 18, y + 24, BUTTON.sized(18), "ink2")


def _tiles(p: Painter) -> None:
    _group(p, 32, 76, 600, 196, "Tiles")
    shown = [
        (TileFace("A", 1), TileState.REST, "rest"),
        (TileFace("K", 6), TileState.NEW, "just laid"),
        (TileFace("Q", 9), TileState.GHOST, "ghost"),
        (TileFace("R", 1), TileState.LIFTED, "lifted"),
        (TileFace("*"), TileState.REST, "wild"),
        (TileFace("*", turned=True), TileState.REST, "turned"),
        (TileFace("E"), TileState.SLOT, "slot"),
        (TileFace("T", 1), TileState.REST, "focus"),
        (TileFace("V", 6), TileState.NO_WORD, "no word"),
    ]
    for i, (face, state, caption) in enumerate(shown):
        x, y = 54 + i * 64, 126
        draw_tile(p, x, y, 48, face, state)
        if caption == "focus":
            draw_focus_ring(p, x, y, 48, 48, 8, 1)
        p.text(caption, x + 24, y + 72, BODY.sized(14), "ink2", "centre")
    sentence = "One family in all four games. Wild: night blue, gold star, two dots."
    p.text(sentence, 54, 244, SMALL, "ink2")


def _chips(p: Painter) -> None:
    _group(p, 648, 76, 300, 196, "Seat chips")
    names = [("Poppy", "stripes"), ("Lake", "dots"), ("Honey", "rings"), ("Fern", "lattice")]
    for seat, (name, pattern) in enumerate(names):
        x = 690 + seat * 72
        draw_chip(p, x, 137, 26, seat)
        p.text(name, x, 182, BOLD.sized(16), "ink", "centre")
        p.text(pattern, x, 205, CAPTION, "ink2", "centre")
        p.rounded(x - 20, 228, 40, 36, 5, "plate")
        draw_letter_chip(p, x, 246, 16, seat, "ABCD"[seat], 17)


def _squares(p: Painter) -> None:
    _group(p, 964, 76, 284, 196, "WildWords squares")
    p.rounded(980, 112, 252, 96, 10, "felt")
    values = {"Q": 9, "U": 2, "I": 1, "E": 1, "T": 1, "S": 1}
    for i, kind in enumerate(("3W", "2W", "3L", "2L", "wild", "-20")):
        x = 989 + i * 40
        draw_cell(p, x, 118, 40)
        draw_premium(p, x, 118, 40, kind)
        draw_cell(p, x, 163, 40)
        letter = "QUIETS"[i]
        draw_tile(p, x + 1.2, 163.4, 37.6, TileFace(letter, values[letter]))
    p.text("square = word, disc = letter,", 982, 226, CAPTION, "ink2")
    p.text("diamond = turns wild, black = −20", 982, 248, CAPTION, "ink2")


def _buttons(p: Painter) -> None:
    _group(p, 32, 288, 600, 188, "Buttons")
    for i, state in enumerate(STATES):
        x = 52 + i * 116
        draw_button(p, Box(x, 330, 100, 46), Button("Play", Icon.CHECK, "primary"), state)
        draw_button(p, Box(x, 394, 100, 46), Button("Pass", Icon.SKIP_NEXT), state)
        p.text(state, x + 50, 458, CAPTION, "ink2", "centre")


def _dice(p: Painter) -> None:
    _group(p, 648, 288, 300, 188, "Dice and Rooply squares")
    dice = [
        ("length", 7, -4),
        ("direction", "across", 3),
        ("direction", "down", -2),
        ("direction", "diagonal", 4),
        ("blacks", 1, -3),
        ("blacks", 3, 2),
    ]
    for i, (kind, value, turn) in enumerate(dice):
        draw_die(p, 688 + i * 44, 350, 33, kind, value, turn)
    for i in range(5):
        p.edged(668 + i * 54, 384, 46, 46, 4, "paper", "rule", 1)
    draw_black(p, 668, 384, 46)
    for i, bars in enumerate([("north",), ("north", "east"), ("west", "north", "south")]):
        draw_yellow(p, 722 + i * 54, 384, 46, bars)
    draw_tile(p, 885.5, 385, 43, "N")
    p.text("A bar closes that side.", 668, 456, CAPTION, "ink2")


def _clocks(p: Painter) -> None:
    _group(p, 964, 288, 284, 188, "Clocks")
    shown = [
        (dial(1_476_000, 1_800_000), "pine", 19, "calm"),
        (Dial("9.4", 0.12), p.theme.seat_line(2), 30, "last 10 s"),
        (dial(-42_000, 1_800_000), "danger", 19, "over time"),
    ]
    for i, (face, tint, size, caption) in enumerate(shown):
        draw_clock(p, 1014 + i * 92, 366, 37, face, tint, size=size)
        p.text(caption, 1014 + i * 92, 424, CAPTION, "ink2", "centre")
    p.text("Digits first; the ring says it again.", 982, 454, CAPTION, "ink2")


def _dialog(p: Painter) -> None:
    x, y = 32, 492
    p.panel(x, y, 448, 196, 20)
    draw_chip(p, x + 44, y + 44, 20, 0)
    p.text("Leave the table?", x + 78, y + 44, H3.sized(24))
    sentence = "The match is saved. You can go on with it from the first screen."
    p.paragraph(sentence, x + 24, y + 86, 380, SECOND)
    draw_button(p, Box(x + 24, y + 134, 130, 46), Button("Stay"), "focus")
    leave = Button("Leave", None, "primary", "brick")
    draw_button(p, Box(x + 294, y + 134, 130, 46), leave)


def _toasts(p: Painter) -> None:
    _group(p, 496, 492, 452, 196, "Toasts and bubbles")
    toasts = [
        Toast("PLA*ET believed: 16 points for Maya", Icon.CHECK_CIRCLE, "pine"),
        Toast("Not in the dictionary: try again", Icon.CANCEL, "danger"),
        Toast("Ben is back at the table", Icon.INFO, "lake"),
    ]
    for i, toast in enumerate(toasts):
        draw_toast(p, Box(514, 532 + i * 49, 416, 42), toast)


def _boards(p: Painter) -> None:
    _group(p, 964, 492, 284, 196, "Games and their boards")
    boards = [
        ("WildWords", "frame", "felt"),
        ("Word Winder", "slab", "plate"),
        ("Rooply", "lacq", "paper"),
        ("Wordaway", "cloth", "strip"),
    ]
    for i, (name, frame, inside) in enumerate(boards):
        y, accent = 556 + i * 36, ACCENTS[i]
        p.rounded(982, y - 12, 26, 26, 8, accent)
        p.text(name, 1020, y + 1, BUTTON.sized(18), accent)
        p.rounded(1148, y - 13, 82, 28, 7, frame)
        p.rounded(1153, y - 8, 72, 18, 3, inside)
