"""Set the table: who sits where, with what help, by which rules and words."""

from scenes.setup.scene import SetupScene

__all__ = ["SetupScene"]
