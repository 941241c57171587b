"""Trials of WildWords."""
