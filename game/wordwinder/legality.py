"""Whether a word may be laid: path, length, chips, RaceWinder's demands, the dictionary.

Source: rule book, A turn, SideWinder, RaceWinder.
"""

from __future__ import annotations

from itertools import pairwise

from game.contract import Refusal
from game.wordwinder.race import check_first_words
from game.wordwinder.search import Path, spelled
from game.wordwinder.state import FREE, Position


def check_lay(position: Position, seat: int, path: Path) -> None:
    """Raises Refusal if the seat, were it to move, may not lay a word along that path."""
    check_placing(position, seat, path)
    if not may_lay_anything(position, seat):
        check_word(position, path)


def check_placing(position: Position, seat: int, path: Path) -> None:
    """Raises Refusal where the path breaks a rule, whatever its letters spell."""
    check_path(position, seat, path)
    check_measure(position, seat, path)
    if position.racing:
        check_touch(position, seat, path)
        check_first_words(position, seat, path)


def check_path(position: Position, seat: int, path: Path) -> None:
    """Raises Refusal where the path leaves the board, repeats, jumps or meets an opponent."""
    grid = position.grid
    if any(not 0 <= square < grid.size for square in path):
        raise Refusal("winder_off_board")
    if len(set(path)) < len(path):
        raise Refusal("winder_repeats")
    if any(after not in grid.neighbours[before] for before, after in pairwise(path)):
        raise Refusal("winder_jumps")
    own = str(position.side_of(seat))
    for square in path:
        if position.chips[square] not in (FREE, own):
            raise Refusal("winder_taken", letter=position.letters[square])


def check_measure(position: Position, seat: int, path: Path) -> None:
    """Raises Refusal for a word too short, too long, with nothing new or too few chips."""
    least, most = position.limits(seat)
    if len(path) < least:
        raise Refusal("winder_short", least=least)
    if most is not None and len(path) > most:
        raise Refusal("winder_long", most=most)
    new = len(newly_covered(position, path))
    if not new:
        raise Refusal("winder_nothing_new")
    left = position.chips_left(position.side_of(seat))
    if left is not None and new > left:
        raise Refusal("winder_chips", needed=new, left=left)


def check_touch(position: Position, seat: int, path: Path) -> None:
    """RaceWinder: raises Refusal unless the first word has a top letter, a later one touches."""
    side = position.side_of(seat)
    mask = position.grid.mask(path)
    if not position.has_begun(side):
        if not mask & position.grid.top:
            raise Refusal("winder_misses_top")
    elif not mask & position.grid.spread(position.own(side)):
        raise Refusal("winder_touches_nothing")


def check_word(position: Position, path: Path) -> None:
    """Raises Refusal unless the path spells a word of the dictionary."""
    word = spelled(position.letters, path)
    if word not in position.setup.lexicon:
        raise Refusal("winder_no_word", word=word)


def may_lay_anything(position: Position, seat: int) -> bool:
    """House rule challenge: whether the word is not looked up now.

    A forgiving seat's wrong word is refused all the same (rules common, Kids' handicap mode).
    """
    handicap = position.setup.seats[seat].handicap
    forgiving = handicap is not None and handicap.forgiving
    return position.setup.options["challenge"] is True and not forgiving


def newly_covered(position: Position, path: Path) -> Path:
    """The squares of the path that have no chip yet."""
    return tuple(square for square in path if position.chips[square] == FREE)
