"""Wordaway solved exactly: who wins a position if both play their best.

Plain win and loss with a memory of positions; the play with the fewest replies is tried first.
Letters that no playable word uses are erased, so that positions which differ only in them are
looked at once. What is found depends on the position and the number of positions allowed alone,
never on time or on what was solved before.
"""

from __future__ import annotations

from functools import reduce
from itertools import product
from typing import NamedTuple

from game.contract import Frozen, Stopped, never
from game.wordaway.index import SHORTEST_PLAY, PoolIndex

_CHECK_EVERY = 256
"""So many positions lie between two questions whether to stop."""

_Node = tuple[int, int, int, int]
"""A packed pool, the entries that fit it, the number of its mode, entries that may not return."""

_Child = tuple[int, int, int, int, int]
"""The number of replies, the entry played, and pool, fitting and barred entries after it."""


class Position(Frozen, frozen=True):
    """What decides a game from here on, seen from the player to move.

    `mine` and `theirs` are the words that either player may play, `skips` the free skips that
    are left to each. `played` are words that may not be played again; None lets words repeat.
    """

    pool: str
    mine: tuple[str, ...]
    theirs: tuple[str, ...]
    skips: tuple[int, int] = (0, 0)
    played: tuple[str, ...] | None = None


class Exhausted(Exception):
    """The positions allowed for a question are used up, or it was stopped."""


class Work:
    """How many positions may be looked at, and how many were."""

    def __init__(self, limit: int, stopped: Stopped = never) -> None:
        self.limit = limit
        self.done = 0
        self._stopped = stopped

    def spend(self) -> None:
        """Count one position. Raises Exhausted where no more may be looked at."""
        if self.done >= self.limit or (self.done % _CHECK_EVERY == 0 and self._stopped()):
            raise Exhausted
        self.done += 1


class Play(NamedTuple):
    """A play: its words, all of the same letters, how many replies it allows, and what it leaves.

    Only a `Solver` reads `node`.
    """

    words: tuple[str, ...]
    replies: int
    node: _Node


class _Mode(NamedTuple):
    """Who is to move with which skips.

    `mine` and `theirs` are sets of entries; `after_play` and `after_skip` the numbers of the
    modes that follow, `after_skip` None where the mover has no skip. Letters are erased only
    where no skip is left, for skips make the number of letters matter.
    """

    mine: int
    theirs: int
    after_play: int
    after_skip: int | None
    reply_may_skip: bool
    erases: bool


class Solver:
    """Solves one position and all that can come of it."""

    def __init__(self, position: Position, work: Work) -> None:
        self._once = position.played is not None
        self._mine = frozenset(position.mine)
        words = sorted(self._mine.union(position.theirs))
        self._index = index = PoolIndex(position.pool, words, apart=self._once)
        self._keep = [(field.users, ~(field.mask << field.shift)) for field in index.fields]
        self._entries = [(entry.packed, *entry.needs) for entry in index.entries]
        self._modes, first = _modes(index, position)
        self._plain = len(self._modes) == 1 and not self._once
        self._memory: dict[int | tuple[int, int, int], bool] = {}
        self._work = work
        self._root = (index.pool, index.all, first, index.those(position.played or ()))

    def plays(self) -> tuple[Play, ...]:
        """All plays of the position, those with the fewest replies first."""
        children, _ = self._children(self._root, to_an_end=False)
        nodes = self._nodes(children, self._root)
        found = (
            Play(self._words(place), replies, node)
            for (replies, place, *_), node in zip(children, nodes, strict=True)
        )
        return tuple(sorted(found, key=lambda play: (play.replies, play.words)))

    def is_won_by(self, play: Play) -> bool:
        """Whether that play wins. Raises Exhausted."""
        return not self._wins(play.node)

    def is_won_by_skip(self) -> bool:
        """Whether a free skip wins. Raises Exhausted."""
        return self._skip_wins(self._root)

    def winning_replies(self, play: Play) -> int:
        """How many replies to that play win. Raises Exhausted."""
        children, _ = self._children(play.node, to_an_end=False)
        return sum(not self._wins(node) for node in self._nodes(children, play.node))

    def _words(self, place: int) -> tuple[str, ...]:
        return tuple(word for word in self._index.entries[place].words if word in self._mine)

    def _wins(self, node: _Node) -> bool:
        key = node[0] if self._plain else (node[0], node[2], node[3])
        known = self._memory.get(key)
        if known is None:
            self._work.spend()
            known = self._memory[key] = self._search(node)
        return known

    def _search(self, node: _Node) -> bool:
        children, ended = self._children(node, to_an_end=True)
        if ended:
            return True
        children.sort()
        unknown = self._unknown(children, node)
        if unknown is None or any(not self._wins(child) for child in unknown):
            return True
        return self._skip_wins(node)

    def _unknown(self, children: list[_Child], parent: _Node) -> list[_Node] | None:
        """The children not remembered; None where one is remembered as lost for its mover."""
        mode = self._modes[parent[2]]
        keep, after = self._kept(parent), mode.after_play
        known, plain = self._memory.get, self._plain
        unknown: list[_Node] = []
        for _, _, pool, rest, gone in children:
            for users, others in keep:
                if not rest & users:
                    pool &= others
            won = known(pool if plain else (pool, after, gone))
            if won is None:
                unknown.append((pool, rest, after, gone))
            elif not won:
                return None
        return unknown

    def _nodes(self, children: list[_Child], parent: _Node) -> list[_Node]:
        """The positions that these plays leave, erased."""
        after, keep = self._modes[parent[2]].after_play, self._kept(parent)
        nodes: list[_Node] = []
        for _, _, pool, rest, gone in children:
            erased = reduce(
                lambda left, pair: left if rest & pair[0] else left & pair[1], keep, pool
            )
            nodes.append((erased, rest, after, gone))
        return nodes

    def _kept(self, parent: _Node) -> list[tuple[int, int]]:
        """For each letter that may be erased: its users, and a mask of all other letters."""
        if not self._modes[parent[2]].erases:
            return []
        return [pair for pair in self._keep if parent[1] & pair[0]]

    def _skip_wins(self, node: _Node) -> bool:
        pool, fits, number, barred = node
        skipped = self._modes[number].after_skip
        if skipped is None or self._index.count(pool) < SHORTEST_PLAY:
            return False
        return not self._wins((pool, fits, skipped, barred))

    def _children(self, node: _Node, *, to_an_end: bool) -> tuple[list[_Child], bool]:
        """The plays of a position; `to_an_end` stops at one that ends the game and says so."""
        pool, fits, number, barred = node
        mode, entries, plain = self._modes[number], self._entries, self._plain
        left = self._left(pool, fits)
        children: list[_Child] = []
        moves = fits & mode.mine & ~barred
        while moves:
            place = moves.bit_length() - 1
            moves ^= 1 << place
            packed, a, b, c, d, e = entries[place]
            rest = open_ = left[a] & left[b] & left[c] & left[d] & left[e]
            gone = 0
            if not plain:
                gone = (barred | 1 << place) & rest if self._once else 0
                open_ = rest & mode.theirs & ~gone
            if to_an_end and not open_ and self._is_end(pool - packed, mode):
                return children, True
            children.append((open_.bit_count(), place, pool - packed, rest, gone))
        return children, False

    def _left(self, pool: int, fits: int) -> list[int]:
        """At place 0 the fitting entries, then for each need those that fit when it is gone."""
        left = [fits]
        for shift, mask, sufficing, copies in self._index.needs:
            count = (pool >> shift & mask) - copies
            left.append(fits & sufficing[count] if count >= 0 else 0)
        return left

    def _is_end(self, pool: int, mode: _Mode) -> bool:
        """Whether a play that leaves this pool and no reply ends the game."""
        return not mode.reply_may_skip or self._index.count(pool) < SHORTEST_PLAY


def _modes(index: PoolIndex, position: Position) -> tuple[list[_Mode], int]:
    """All modes that can come about, and the number of the first."""
    if position.mine == position.theirs and position.skips == (0, 0):
        return [_Mode(index.all, index.all, 0, None, False, True)], 0
    words = (index.those(position.mine), index.those(position.theirs))
    mine, theirs = position.skips
    turns = list(product(range(2), range(mine + 1), range(theirs + 1)))
    numbers = {turn: number for number, turn in enumerate(turns)}
    modes: list[_Mode] = []
    for side, *skips in turns:
        fewer = [left - (seat == side) for seat, left in enumerate(skips)]
        modes.append(
            _Mode(
                words[side],
                words[1 - side],
                numbers[1 - side, skips[0], skips[1]],
                numbers.get((1 - side, fewer[0], fewer[1])),
                skips[1 - side] > 0,
                not any(skips),
            )
        )
    return modes, numbers[0, mine, theirs]
