"""Rooply: dice, black and yellow squares, and a crossword of one's own to complete."""
