"""What the Wordaway screen says."""

from __future__ import annotations

from game.contract import Preview, Reason
from game.language import gettext as _
from game.language import ngettext, sentence
from game.wordaway.phrases import missing_letter
from game.wordaway.state import FinishedGame, Series


def minus(count: int) -> str:
    """How many letters a play took, as it stands behind it."""
    return f"\u2212{count}"


def remark(preview: Preview, typed: str) -> str:
    """What is said beside the letters typed so far."""
    if not typed:
        return _("3 to 5 letters")
    return "\n".join(sentence(n.code, n.params) for n in preview.notices[:1])


def series_line(series: Series) -> str:
    """Which game of which series, for the header."""
    if not series.length or series.board is None:
        return ""
    return _("Game {number}, first to {wins}").format(
        number=series.board.number, wins=series.length
    )


def letters_left(count: int) -> str:
    """How many letters the pool has."""
    return ngettext("{count} letter left", "{count} letters left", count).format(count=count)


def why_lost(game: FinishedGame, names: tuple[str, ...]) -> str:
    """Why a game ended, in a sentence."""
    loser = names[1 - game.winner]
    missing = missing_letter(game.pool, game.tried) if game.tried else None
    texts = {
        Reason.NO_PLAY: _("Fewer than 3 letters are left, so {winner} had the last play."),
        Reason.NOT_IN_POOL: _("{loser} played {word}, but the pool has no {letter} for it."),
        Reason.NOT_A_WORD: _("{loser} played {word}, which isn\u2019t in the dictionary."),
        Reason.TIMEOUT: _("{loser}\u2019s time ran out."),
        Reason.RESIGNED: _("{loser} saw no play and resigned."),
    }
    return texts[game.reason].format(
        winner=names[game.winner], loser=loser, word=game.tried or "", letter=missing or ""
    )


def short_reason(game: FinishedGame, names: tuple[str, ...]) -> str:
    """A finished game in the list of plays."""
    words = [turn.word for turn in game.turns if turn.word]
    winner = names[game.winner]
    if words and game.reason in (Reason.NO_PLAY, Reason.RESIGNED):
        return _("{winner}, with {word}").format(winner=winner, word=words[-1])
    return winner


def series_title(series: Series, names: tuple[str, ...]) -> str:
    """Who won the game just over, or the whole series."""
    game = series.games[-1]
    if series.phase == "over":
        return _("{winner} wins the series").format(winner=names[game.winner])
    return _("Game {number} goes to {winner}").format(
        number=len(series.games), winner=names[game.winner]
    )
