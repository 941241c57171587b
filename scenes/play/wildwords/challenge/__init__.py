"""A challenged play: votes, the spelling, and what came of it."""
