"""Whose device is whose, with gamepads that come, go, and come back in another order."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame
import pytest

from scenes.input.actions import KEYBOARD, MOUSE, TOUCH, pad
from scenes.input.bindings import Bindings
from scenes.input.owners import Owners
from scenes.input.pads import Pads

PEOPLE = ("Maya", "Ben")
BOTH = ["Maya", "Ben"]


@dataclass
class Port:
    instance: int
    guid: str = "one model"
    name: str = "Pad"
    mapped: bool = True


@dataclass
class Ports:
    at: dict[int, Port] = field(default_factory=dict)

    def open(self, index):
        return self.at.get(index)

    def close(self):
        self.at.clear()


class Table:
    """Two people, and gamepads to plug in and out."""

    def __init__(self, kept=None):
        self.ports = Ports()
        self.pads = Pads(Bindings(), self.ports)
        self.kept = dict(kept or {})
        self.owners = Owners(self.pads, self.kept, self._keep)

    def _keep(self, kept):
        self.kept = kept

    def plug(self, instance, guid="one model"):
        self.ports.at[0] = Port(instance, guid)
        event = pygame.Event(pygame.JOYDEVICEADDED, device_index=0, guid=guid)
        return self.pads.feed(event, 0)[0].device.number

    def unplug(self, instance):
        self.pads.feed(pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=instance), 0)

    def acts(self, device, awaited):
        return self.owners.may_act(device, [awaited], PEOPLE)


@pytest.fixture
def table():
    return Table()


def test_at_first_everything_acts_for_everybody(table):
    table.plug(7)
    assert all(table.acts(d, "Maya") for d in (KEYBOARD, MOUSE, TOUCH, pad(0)))
    assert not table.owners.any_own(PEOPLE)


def test_a_pad_of_ones_own_acts_in_ones_own_turn_alone(table):
    table.owners.give("Ben", pad(table.plug(7)), PEOPLE)
    assert table.acts(pad(0), "Ben")
    assert not table.acts(pad(0), "Maya")
    assert table.acts(KEYBOARD, "Maya")
    assert table.acts(KEYBOARD, "Ben")


def test_while_nobody_here_is_to_move_every_device_acts(table):
    table.owners.give("Ben", pad(table.plug(7)), PEOPLE)
    assert table.owners.may_act(pad(0), [], PEOPLE)


def test_a_device_belongs_to_one_person_only(table):
    table.owners.give("Maya", KEYBOARD, PEOPLE)
    table.owners.give("Ben", KEYBOARD, PEOPLE)
    assert table.owners.of("Maya") is None
    assert table.kept == {"Ben": "keyboard"}
    table.owners.give("Ben", None, PEOPLE)
    assert table.kept == {}


def test_a_person_whose_pad_has_gone_plays_with_what_is_for_all(table):
    table.owners.give("Ben", pad(table.plug(7)), PEOPLE)
    table.unplug(7)
    assert not table.owners.here("Ben")
    assert table.acts(MOUSE, "Ben")


def test_nobody_is_left_without_a_device(table):
    """R27, a seat with no device: whoever has lost theirs gets keyboard and mouse."""
    people = ("Maya", "Ben", "Ana")
    owners = table.owners
    for name, device in zip(people, (KEYBOARD, MOUSE, pad(table.plug(7))), strict=True):
        owners.give(name, device, people)
    assert not owners.may_act(KEYBOARD, ["Ana"], people)
    table.unplug(7)
    assert owners.may_act(KEYBOARD, ["Ana"], people)
    assert owners.may_act(MOUSE, ["Ana"], people)
    assert not owners.may_act(MOUSE, ["Maya"], people)


def test_a_pad_that_is_free_is_enough(table):
    people = ("Maya", "Ben", "Ana")
    table.owners.give("Maya", KEYBOARD, people)
    table.owners.give("Ben", MOUSE, people)
    table.plug(7)
    assert not table.owners.may_act(KEYBOARD, ["Ana"], people)
    assert table.owners.may_act(pad(0), ["Ana"], people)


def test_a_pad_is_known_again_by_its_model(table):
    table.owners.give("Ben", pad(table.plug(7, "brand")), PEOPLE)
    again = Table(table.kept)
    again.plug(3, "another brand")
    assert again.owners.recognise(PEOPLE) == ()
    assert not again.owners.here("Ben")
    again.plug(4, "brand")
    assert again.owners.recognise(PEOPLE) == ()
    assert again.owners.of("Ben") == pad(1)
    assert again.owners.here("Ben")


def test_two_of_different_models_come_back_in_reverse_order_and_keep_their_seats(table):
    """R27."""
    table.owners.give("Maya", pad(table.plug(7, "red")), PEOPLE)
    table.owners.give("Ben", pad(table.plug(8, "blue")), PEOPLE)
    table.unplug(7)
    table.unplug(8)
    blue, red = table.plug(21, "blue"), table.plug(22, "red")
    assert table.owners.recognise(PEOPLE) == ()
    assert table.owners.of("Maya") == pad(red)
    assert table.owners.of("Ben") == pad(blue)
    assert not table.acts(pad(red), "Ben")


def test_two_of_one_model_that_come_back_act_for_nobody_until_it_is_said(table):
    """R27: which is which can't be known, so each is asked."""
    table.owners.give("Maya", pad(table.plug(7)), PEOPLE)
    table.owners.give("Ben", pad(table.plug(8)), PEOPLE)
    table.unplug(7)
    table.unplug(8)
    first = table.plug(21)
    assert table.owners.recognise(PEOPLE) == PEOPLE
    second = table.plug(22)
    assert table.owners.recognise(PEOPLE) == PEOPLE
    assert {first, second}.isdisjoint({0, 1})
    assert table.owners.may_be(second, "Maya", PEOPLE)
    table.owners.claim(second, "Maya")
    assert table.owners.of("Maya") == pad(0)
    assert table.owners.recognise(PEOPLE) == ()
    assert table.owners.of("Ben") == pad(1)
    assert table.pads.lost == ()
    assert not table.acts(pad(0), "Ben")
    assert not table.acts(pad(1), "Maya")


def test_a_renamed_person_keeps_the_device(table):
    table.owners.give("Ben", pad(table.plug(7)), PEOPLE)
    table.owners.rename("Ben", "Benjamin")
    assert table.owners.of("Benjamin") == pad(0)
    assert table.owners.of("Ben") is None
    assert list(table.kept) == ["Benjamin"]


def test_numbers_are_forgotten_between_matches_but_not_the_models(table):
    table.owners.give("Ben", pad(table.plug(7, "brand")), PEOPLE)
    table.unplug(7)
    table.owners.forget_lost()
    assert table.pads.lost == ()
    assert table.plug(9, "another") == 0
    assert not table.owners.here("Ben")
    number = table.plug(10, "brand")
    table.owners.recognise(PEOPLE)
    assert table.owners.of("Ben") == pad(number)
