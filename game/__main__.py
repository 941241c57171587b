"""The referee on the command line: `python -m game COMMAND …`."""

import sys

from game.command_line import main

if __name__ == "__main__":
    sys.exit(main())
