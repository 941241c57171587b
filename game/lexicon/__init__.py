"""Dictionaries, the pattern automaton and glosses."""
