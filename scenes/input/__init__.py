"""Devices to actions: keyboard, mouse, touch and gamepads all ask for the same things."""
