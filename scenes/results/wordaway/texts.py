"""What is said of a finished match of Wordaway."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.contract import Reason
from game.language import gettext as _
from game.language import ngettext
from game.wordaway.phrases import missing_letter
from scenes.icons import Icon
from scenes.results.wordaway.review import GameReview, Judged, Judgement, Made
from scenes.theme import Tint


class Remark(NamedTuple):
    """A short verdict in several ways, the longest first, with its sign."""

    ways: tuple[str, ...]
    icon: Icon
    tint: Tint


_SIGNS: Mapping[Judgement, tuple[Icon, Tint]] = {
    Judgement.KEPT: (Icon.CHECK_CIRCLE, "pine"),
    Judgement.GIVEN_AWAY: (Icon.CANCEL, "danger"),
    Judgement.COULD_WIN: (Icon.LIGHTBULB, "ink2"),
    Judgement.LOST: (Icon.REMOVE, "ink2"),
    Judgement.UNSOLVED: (Icon.QUESTION_MARK, "ink2"),
    Judgement.AWAITED: (Icon.HOURGLASS_EMPTY, "ink2"),
}


def remark(made: Made, judged: Judged) -> Remark:
    """What is said of a turn in its row."""
    return Remark(_remark_ways(made, judged), *_SIGNS[judged.judgement])


def _remark_ways(made: Made, judged: Judged) -> tuple[str, ...]:
    kind = judged.judgement
    if kind is Judgement.KEPT:
        return (_("wins"),)
    if kind is Judgement.GIVEN_AWAY:
        play = better(judged)
        return _("{play} would have won").format(play=play), play
    if kind is Judgement.COULD_WIN:
        return _("{play} wins").format(play=better(judged)), better(judged)
    if kind is Judgement.AWAITED:
        return _("being looked at"), ""
    if kind is Judgement.UNSOLVED:
        return (_("not solved"),)
    return still_playable(judged) if made.lost else (_("no play wins"),)


def better(judged: Judged) -> str:
    """One play that wins."""
    return judged.winning[0] if judged.winning else _("a skip")


def still_playable(judged: Judged) -> tuple[str, ...]:
    """What the loser could still have played, shortly."""
    if judged.longest is None:
        return (_("no word was left"),)
    left = ngettext("{word} was left", "{count} words were left, as {word}", judged.plays)
    return left.format(count=judged.plays, word=judged.longest), judged.longest


def left_to_play(made: Made, judged: Judged) -> str:
    """What the loser could still have played, in a sentence; empty while that isn't known."""
    if not made.lost or judged.judgement is Judgement.AWAITED:
        return ""
    if judged.longest is None:
        return "" if judged.judgement is Judgement.UNSOLVED else _("No word was left to play.")
    said = ngettext(
        "{word} could still be played.",
        "{count} words could still be played, {word} among them.",
        judged.plays,
    )
    return said.format(count=judged.plays, word=judged.longest)


def what(made: Made, review: GameReview) -> str:
    """What stands in a turn's row where no word was played."""
    if made.skipped:
        return _("skipped")
    if made.word:
        return made.word
    return _("time ran out") if review.game.reason is Reason.TIMEOUT else _("resigned")


def game_title(review: GameReview) -> str:
    """The heading of a game."""
    return _("Game {number}").format(number=review.number)


def why(review: GameReview, names: Sequence[str]) -> tuple[str, ...]:
    """Why a game ended, in several ways, the longest first."""
    game = review.game
    last = next((turn.word for turn in reversed(game.turns) if turn.word), "")
    texts = {
        Reason.NO_PLAY: (_("{word} left no play"), last),
        Reason.NOT_IN_POOL: (_("{word}: no {letter} was left"), _("{word}: no {letter}")),
        Reason.NOT_A_WORD: (_("{word} is no word here"), _("{word}: no word")),
        Reason.TIMEOUT: (_("{loser} ran out of time"), _("time ran out")),
        Reason.RESIGNED: (_("{loser} resigned"), _("resigned")),
    }
    letter = missing_letter(game.pool, game.tried or "") or ""
    return tuple(
        way.format(word=game.tried or last, letter=letter, loser=names[review.loser])
        for way in texts[game.reason]
    )


def place_of(made: Made, review: GameReview, games: int, name: str) -> tuple[str, ...]:
    """Whose turn, in which game, which one; several ways, the longest first."""
    ways = [_("{name} \u00b7 play {number}"), "{name}"]
    if games > 1:
        ways.insert(0, _("{name} \u00b7 game {game} \u00b7 play {number}"))
    return tuple(way.format(name=name, game=review.number, number=made.number) for way in ways)


def in_game(review: GameReview, name: str) -> str:
    """Whose turn, in which game."""
    return _("{name} \u00b7 game {game}").format(name=name, game=review.number)


def margin(wins: tuple[int, int], winner: int) -> str:
    """By how many games the match was won."""
    most, least = wins[winner], wins[1 - winner]
    if most == 1 and not least:
        return _("in one game")
    return _("by {most} games to {least}").format(most=most, least=least)


def seat_caption(
    plays: int, spent_ms: int, found: int, chances: int, settled: bool
) -> tuple[str, ...]:
    """What is said of a seat: its plays, and how many wins it found or how fast it was."""
    if not plays:
        return (_("no word played"),)
    if settled and chances:
        both = ngettext(
            "{count} word \u00b7 found {found} of {chances} wins",
            "{count} words \u00b7 found {found} of {chances} wins",
            plays,
        )
        alone = _("found {found} of {chances} wins")
        ways: tuple[str, ...] = (both, alone)
    else:
        ways = (
            ngettext("{count} word, {seconds} s", "{count} words, {seconds} s each", plays),
            ngettext("{count} word", "{count} words", plays),
        )
    seconds = round(spent_ms / plays / 1000)
    return tuple(
        way.format(count=plays, found=found, chances=chances, seconds=seconds) for way in ways
    )
