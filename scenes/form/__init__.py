"""Rows of settings: each a label with something to choose, laid out under one another.

A row is data with what to do when it is changed; it is made anew for every layout, and keeps
nothing itself.
"""

from scenes.form.choosing import ChoiceRow
from scenes.form.pages import Form, Placed
from scenes.form.rows import HeadingRow, NoteRow, PickRow, Row, SwitchRow, TextRow
from scenes.form.working import ButtonRow, FieldRow, SliderRow

__all__ = [
    "ButtonRow",
    "ChoiceRow",
    "FieldRow",
    "Form",
    "HeadingRow",
    "NoteRow",
    "PickRow",
    "Placed",
    "Row",
    "SliderRow",
    "SwitchRow",
    "TextRow",
]
