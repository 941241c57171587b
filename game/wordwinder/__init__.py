"""Word Winder: words wound over a board of letters, to join its edges with chips."""
