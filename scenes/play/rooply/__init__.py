"""Rooply on the screen."""

from scenes.play.rooply.scene import RooplyScene

__all__ = ["RooplyScene"]
