"""Settings: all at once in force, and kept."""

from scenes.settings.scene import SettingsScreen

__all__ = ["SettingsScreen"]
