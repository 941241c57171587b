"""What a viewer sees of a match, and what a word not yet laid would bring."""

from __future__ import annotations

from itertools import islice

from msgspec.structs import replace

from game.contract import Event, Line, Notice, Preview, Refusal, View
from game.wordwinder.events import HintGiven
from game.wordwinder.legality import check_placing, check_word, newly_covered
from game.wordwinder.moves import Lay
from game.wordwinder.search import Path, paths_of, spelled
from game.wordwinder.sides import hints_left
from game.wordwinder.state import Position, WinderState
from game.wordwinder.turns import to_go

MOST_PATHS = 500
"""More paths of one typed word than these are not shown."""

_BROKEN = {"winder_off_board", "winder_repeats", "winder_jumps", "winder_taken"}
"""What makes a path none at all; other refusals a longer path may mend."""


class WinderView(View, frozen=True):
    """A position as one viewer sees it.

    By side: `to_go` are the fewest squares that complete a line (None: it can have none),
    `chips_left` the chips not laid yet (None: no limit). `limits` are the fewest and the most
    letters of each seat's next word, `hint` the path of the viewer's hint in this turn,
    `hints_left` what it may still ask for (None: no limit).
    """

    viewer: int
    position: Position
    to_go: tuple[int | None, ...]
    chips_left: tuple[int | None, ...]
    limits: tuple[tuple[int, int | None], ...]
    hint: Path | None
    hints_left: int | None


def view_of(state: WinderState, viewer: int) -> WinderView:
    """What a seat or WATCHER sees."""
    position, hint = state.position, state.hint
    seats, sides = range(len(position.setup.seats)), range(position.sides)
    seated = viewer >= 0
    return WinderView(
        viewer=viewer,
        position=position,
        to_go=tuple(to_go(position, side) for side in sides),
        chips_left=tuple(position.chips_left(side) for side in sides),
        limits=tuple(position.limits(seat) for seat in seats),
        hint=hint.path if hint is not None and hint.seat == viewer else None,
        hints_left=(
            hints_left(position.setup, viewer, position.hints_used[viewer]) if seated else 0
        ),
    )


def shown_to(event: Event, viewer: int) -> Event:
    """What a seat or WATCHER sees of an event: a hint is only for its seat."""
    if isinstance(event, HintGiven) and event.seat != viewer:
        return HintGiven(event.seat, None, None, event.left)
    return event


def with_word(position: Position, side: int, path: Path) -> Position:
    """The position with the side's chips on a path, nothing else changed."""
    covered = set(path)
    chips = "".join(str(side) if n in covered else c for n, c in enumerate(position.chips))
    return replace(position, chips=chips)


def preview_of(view: WinderView, move: Lay) -> Preview:
    """The word of a path, what it would leave to go, and what speaks against it.

    Whether it is a word is told only where the table shows good words.
    """
    position, path = view.position, move.path
    refusal = refusal_of(position, view.viewer, path)
    against = () if refusal is None else (Notice(refusal.code, dict(refusal.params)),)
    if refusal is not None and refusal.code in _BROKEN:
        return Preview(notices=against)
    lines = (Line(spelled(position.letters, path)),) if path else ()
    notices = (_progress(position, view.viewer, path), *_validity(position, path), *against)
    return Preview(lines, None, notices)


def refusal_of(position: Position, seat: int, path: Path) -> Refusal | None:
    """Why the seat may not lay that path, be its letters a word or not."""
    try:
        check_placing(position, seat, path)
    except Refusal as refusal:
        return refusal
    return None


def _progress(position: Position, seat: int, path: Path) -> Notice:
    side = position.side_of(seat)
    after = with_word(position, side, path)
    left = to_go(after, side)
    letters, new = len(path), len(newly_covered(position, path))
    if left is None:
        return Notice("winder_walled", {"letters": letters, "new": new})
    if left <= 1:
        code = "winder_last_one" if left else "winder_line"
        return Notice(code, {"letters": letters, "new": new})
    return Notice("winder_to_go", {"letters": letters, "new": new, "squares": left})


def _validity(position: Position, path: Path) -> tuple[Notice, ...]:
    if position.setup.options["show_valid"] is not True or len(path) < 2:
        return ()
    word = spelled(position.letters, path)
    try:
        check_word(position, path)
    except Refusal:
        return (Notice("winder_not_yet", {"word": word}),)
    return (Notice("winder_good", {"word": word}),)


def typed_paths(view: WinderView, word: str) -> tuple[Path, ...]:
    """All paths along which the viewer may lay a typed word, those nearest to a line first.

    Raises Refusal `winder_no_path` if the board does not have it, or what speaks against the
    first path if all it has are barred; `not_your_move` for a watcher.
    """
    position, seat = view.position, view.viewer
    if seat < 0:
        raise Refusal("not_your_move")
    grid = position.grid
    found = list(islice(paths_of(grid, position.letters, word, grid.full), MOST_PATHS))
    refusals = [refusal_of(position, seat, path) for path in found]
    legal = [path for path, refusal in zip(found, refusals, strict=True) if refusal is None]
    if not legal:
        raise next(filter(None, refusals), Refusal("winder_no_path", word=word))
    return tuple(sorted(legal, key=lambda path: _merit(position, seat, path)))


def _merit(position: Position, seat: int, path: Path) -> tuple[int, int, Path]:
    side = position.side_of(seat)
    left = to_go(with_word(position, side, path), side)
    new = len(newly_covered(position, path))
    return (len(position.letters) if left is None else left, -new, path)
