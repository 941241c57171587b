"""Wordaway: whoever makes the last play wins."""
