"""The engine: rules, words, opponents and matches. It knows no screen."""

VERSION = "0.1.0"
"""The program's version, as in pyproject.toml."""
