"""The play scenes: one a game, on a common base."""
