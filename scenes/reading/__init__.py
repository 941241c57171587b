"""Texts to be read on the screen: what they are written in, how they are set, and their pages."""
