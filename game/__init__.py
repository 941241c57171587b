"""The engine: rules, words, opponents and matches. It knows no screen."""
