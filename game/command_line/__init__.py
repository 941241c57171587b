"""The commands of `python -m game`: JSON lines on stdout, sentences on stderr.

Exit codes: 0 all went well, 1 something asked for could not be had or did not hold, 2 bad usage.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Sequence

from game.command_line import analyse, bench, games, replay, selfplay, words
from game.command_line.output import complain
from game.contract import Refusal
from game.library import AssetError

COMMANDS = (games, selfplay, replay, words, analyse, bench)


def parser() -> argparse.ArgumentParser:
    """The parser of all commands."""
    whole = argparse.ArgumentParser(
        prog="python -m game", description="Wordcade's games without a screen."
    )
    commands = whole.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for module in COMMANDS:
        name = module.__name__.rpartition(".")[2]
        summary = (module.__doc__ or "").splitlines()[0]
        command = commands.add_parser(name, help=summary, description=summary)
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    return whole


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; bad usage raises SystemExit(2)."""
    asked = parser().parse_args(arguments)
    try:
        code: int = asked.run(asked)
        sys.stdout.flush()
    except Refusal as refusal:
        complain(refusal)
        return 1
    except AssetError as error:
        complain(str(error))
        return 1
    except BrokenPipeError:
        # The reader has seen enough; nothing more may be written at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 128 + signal.SIGINT
    return code
