"""The cloth with the phrase and the pool, and how letters get from one to the other."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi
from typing import TYPE_CHECKING

from game.language import gettext as _
from scenes.canvas import Box
from scenes.motion import between, on_arc, shaken, thrown, trail
from scenes.paint import Painter
from scenes.play.wordaway import motion, plays
from scenes.typography import H2, LEAD
from scenes.widgets.chip import draw_chip
from scenes.widgets.phrase import Mark, draw_phrase, phrase_glyphs
from scenes.widgets.pool import draw_place, draw_rail, draw_trail, pool_layout
from scenes.widgets.tile import TileState, draw_tile

if TYPE_CHECKING:
    from game.wordaway.state import FinishedGame, WordPlayed
    from scenes.play.wordaway.layout import Places
    from scenes.play.wordaway.scene import WordawayScene


def draw_board(p: Painter, scene: WordawayScene) -> None:
    """Phrase, pool, and whatever moves between them."""
    board = scene.series.board
    if board is None:
        _draw_name(p, scene)
        return
    _draw_phrase(p, scene)
    if scene.timeline.run("coin") is not None:
        _draw_coin(p, scene, board.opening.starter)
    elif not scene.playing and scene.word is None:
        _draw_pool(p, scene, board.pool)
        _draw_verdict_on_cloth(p, scene, scene.series.games[-1])
    elif scene.word is not None:
        _draw_word_leaving(p, scene, scene.word)
    elif board.words:
        _draw_pool(p, scene, board.pool)
    else:
        starter = scene.names[board.to_move]
        said = _("{name} has the first play: 3, 4 or 5 letters of the phrase.")
        _say_on_cloth(p, scene, said.format(name=starter))


def _draw_name(p: Painter, scene: WordawayScene) -> None:
    """Before the first game: a question on the strip, the game's name on the rail."""
    strip = scene.places.strip
    x, y = strip.centre
    asked = _("How many wins make the match?")
    p.text(asked, x, y, H2.on_board(), "tile_ink", "centre", max_width=strip.w - 80, shrink=True)
    _draw_pool(p, scene, _("Wordaway").upper())


def _say_on_cloth(p: Painter, scene: WordawayScene, text: str) -> None:
    at = scene.places
    y = between(at.strip.bottom, at.rail.y, 0.5)
    width = at.cloth.w - 120
    p.paragraph(text, at.cloth.x + 60, y, width, LEAD.on_board(), "strip", "centre", max_lines=2)


def _draw_phrase(p: Painter, scene: WordawayScene) -> None:
    board = scene.series.board
    assert board is not None
    glyphs = phrase_glyphs(p.text_width, scene.places.strip, board.opening.phrase)
    draw_phrase(p, glyphs, _marks(scene))


def _marks(scene: WordawayScene) -> list[Mark]:
    """What became of each character of the phrase."""
    board, word = scene.series.board, scene.word
    assert board is not None
    fresh = list(word.struck) if word is not None else []
    typing = scene.timeline.run("typing") is not None
    begun = bool(board.words) and not (
        word is not None and word.first and (typing or scene.timeline.run("strike") is not None)
    )
    marks: list[Mark] = []
    for place in range(len(board.opening.phrase)):
        if place in fresh:
            share = 0.0 if typing else scene.timeline.progress("strike", fresh.index(place))
            marks.append(Mark(struck=share) if share else Mark())
        elif place in board.struck:
            marks.append(Mark(struck=1.0))
        else:
            marks.append(Mark(gone=begun and _has_left(scene, place)))
    return marks


def _has_left(scene: WordawayScene, place: int) -> bool:
    """Whether the letter at that place of the phrase has begun to fly."""
    run, word = scene.timeline.run("fly"), scene.word
    if run is None or word is None or place not in word.origins:
        return True
    return run.begun(word.origins.index(place))


def _draw_pool(p: Painter, scene: WordawayScene, pool: str) -> None:
    spots = pool_layout(scene.places.rail, len(pool))
    _draw_upper_rail(p, spots.rails)
    for letter, box in zip(pool, spots.tiles, strict=True):
        draw_tile(p, box.x, box.y, box.w, letter)


def _draw_upper_rail(p: Painter, rails: Sequence[Box]) -> None:
    for rail in rails[:-1]:
        draw_rail(p, rail)


def _draw_word_leaving(p: Painter, scene: WordawayScene, word: WordPlayed) -> None:
    timeline = scene.timeline
    if word.first:
        if timeline.run("fly") is not None:
            _draw_flight(p, scene, word)
        return
    if timeline.run("close") is not None:
        _draw_closing(p, scene, word)
    else:
        _draw_leaving(p, scene, word)


def _draw_flight(p: Painter, scene: WordawayScene, word: WordPlayed) -> None:
    """Letters on their way from the phrase to the rail."""
    board, run = scene.series.board, scene.timeline.run("fly")
    assert board is not None
    assert run is not None
    spots = pool_layout(scene.places.rail, len(word.pool))
    _draw_upper_rail(p, spots.rails)
    glyphs = {
        glyph.index: glyph
        for glyph in phrase_glyphs(p.text_width, scene.places.strip, board.opening.phrase)
    }
    flying: list[tuple[str, Box, float, tuple[float, float]]] = []
    for piece in motion.staying(word):
        box, t = spots.tiles[piece.after], run.linear(piece.after)
        glyph = glyphs[piece.before]
        start = (glyph.x + glyph.w / 2, glyph.y)
        if t >= 1:
            draw_tile(p, box.x, box.y, box.w, piece.letter)
            continue
        draw_place(p, box)
        if run.begun(piece.after):
            flying.append((piece.letter, box, t, start))
    for _letter, box, t, start in flying:
        draw_trail(p, trail(start, box.centre, t))
    for letter, box, t, start in flying:
        x, y = thrown(start, box.centre, t)
        turn = max(-16.0, min(16.0, (start[0] - box.centre[0]) / 30)) * (1 - t)
        draw_tile(p, x - box.w / 2, y - box.h / 2, box.w, letter, turn=turn)


def _draw_leaving(p: Painter, scene: WordawayScene, word: WordPlayed) -> None:
    """The word's tiles on their way to the list of plays; before that they still stand."""
    spots = pool_layout(scene.places.rail, len(scene.pool_before))
    _draw_upper_rail(p, spots.rails)
    run = scene.timeline.run("leave")
    going = {piece.before: piece for piece in motion.leaving(word, scene.pool_before)}
    for place, (letter, box) in enumerate(zip(scene.pool_before, spots.tiles, strict=True)):
        piece = going.get(place)
        if piece is None or run is None:
            draw_tile(p, box.x, box.y, box.w, letter)
        else:
            draw_place(p, box)
    if run is None:
        return
    for piece in going.values():
        box, t = spots.tiles[piece.before], run.progress(piece.order)
        goal = plays.landing(scene, piece.order)
        x, y = on_arc(box.centre, goal.centre, t, 40)
        side = between(box.w, goal.w, t)
        lift = 0.0 if t >= 1 else 6.0
        draw_tile(p, x - box.w / 2, y - box.w / 2 - lift, box.w, piece.letter, scale=side / box.w)


def _draw_closing(p: Painter, scene: WordawayScene, word: WordPlayed) -> None:
    """What stays closes ranks."""
    before = pool_layout(scene.places.rail, len(scene.pool_before))
    after = pool_layout(scene.places.rail, len(word.pool))
    t = scene.timeline.progress("close")
    _draw_upper_rail(p, after.rails if t > 0.5 else before.rails)
    for piece in motion.staying(word):
        start, goal = before.tiles[piece.before], after.tiles[piece.after]
        x, y = between(start.x, goal.x, t), between(start.y, goal.y, t)
        draw_tile(p, x, y, goal.w, piece.letter)


def _draw_coin(p: Painter, scene: WordawayScene, starter: int) -> None:
    """A chip that spins and comes to rest on the colour of the one who begins."""
    at, t = scene.places, scene.timeline.progress("coin")
    x, y = at.cloth.centre[0], between(at.strip.bottom, at.rail.y, 0.45)
    turns = 6 * (1 - t)
    side = starter if round(turns) % 2 == 0 else 1 - starter
    width = max(0.08, abs(cos(pi * turns)))
    high = 34 + 26 * (1 - abs(2 * t - 1))
    p.sprite(
        ("coin", scene.colour(side)),
        x - 34,
        y - high,
        68,
        68,
        lambda q: draw_chip(q, 34, 34, 34, scene.colour(side)),
        pad=16,
        scale=(width, 1.0),
    )


def _draw_verdict_on_cloth(p: Painter, scene: WordawayScene, game: FinishedGame) -> None:
    """The word that lost the game, letter by letter, or nothing where none did."""
    board, tried = scene.series.board, game.tried or ""
    boxes = verdict_boxes(scene.places, len(board.pool) if board else 0, len(tried))
    shift = shaken(scene.timeline.progress("shake")) if scene.timeline.run("shake") else 0.0
    for letter, box in zip(tried, boxes, strict=True):
        draw_tile(p, box.x + shift, box.y, box.w, letter, TileState.NO_WORD)


def verdict_boxes(places: Places, pool: int, letters: int) -> tuple[Box, ...]:
    """Where the tiles of a lost word lie: between the strip and a pool of so many tiles."""
    strip, rail = places.strip, places.rail
    top = min((box.y for box in pool_layout(rail, pool).tiles), default=rail.y - 45)
    side = min(52.0, top - strip.bottom - 10)
    x = places.cloth.centre[0] - (letters * (side + 6) - 6) / 2
    y = between(strip.bottom, top, 0.5) - side / 2
    return tuple(Box(x + i * (side + 6), y, side, side) for i in range(letters))
