"""The one-player puzzles of Word Winder on the screen: Frenzy and Finder."""
