"""Devices to actions: keyboard, mouse, touch and gamepads all ask for the same things."""

from scenes.input.actions import Action, Device, Verb
from scenes.input.bindings import Bindings
from scenes.input.reader import Input

__all__ = ["Action", "Bindings", "Device", "Input", "Verb"]
