"""WildWords: a crossword game of patterns, in which a tile may stand for any string of letters."""
