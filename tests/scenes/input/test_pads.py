from dataclasses import dataclass, field

import pygame
import pytest

from scenes.input.actions import Verb, pad
from scenes.input.bindings import Bindings
from scenes.input.pads import LET_GO, MOST, PUSHED, Pads
from scenes.input.ports import SdlPorts
from scenes.input.repeat import FIRST_MS
from tests.kit.devices import VirtualPad, needs_virtual_pads


@dataclass
class FakePort:
    instance: int
    guid: str = "one model"
    name: str = "Pad"
    mapped: bool = True


@dataclass
class FakePorts:
    at: dict[int, FakePort] = field(default_factory=dict)

    def open(self, index):
        return self.at.get(index)

    def close(self):
        self.at.clear()


@pytest.fixture
def ports():
    return FakePorts({i: FakePort(10 + i) for i in range(6)})


@pytest.fixture
def pads(ports):
    return Pads(Bindings(), ports)


def added(pads, index):
    return pads.feed(pygame.Event(pygame.JOYDEVICEADDED, device_index=index, guid=""), 0)


def removed(pads, instance):
    return pads.feed(pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=instance), 0)


def button(pads, instance, number, down=True, now_ms=0):
    kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
    return pads.feed(pygame.Event(kind, instance_id=instance, button=number), now_ms)


def axis(pads, instance, number, value, now_ms=0):
    event = pygame.Event(
        pygame.CONTROLLERAXISMOTION, instance_id=instance, axis=number, value=round(value * 32767)
    )
    return pads.feed(event, now_ms)


def verbs(actions):
    return [action.verb for action in actions]


def test_pads_get_numbers_in_the_order_they_come(pads):
    assert added(pads, 0)[0].device == pad(0)
    assert added(pads, 1)[0].device == pad(1)
    assert pads.numbers == (0, 1)
    assert pads.name(1) == "Pad"


def test_buttons_ask_for_what_they_are_bound_to(pads):
    added(pads, 0)
    assert [(a.verb, a.device) for a in button(pads, 10, 0)] == [(Verb.CONFIRM, pad(0))]
    assert verbs(button(pads, 10, 1)) == [Verb.BACK]
    assert verbs(button(pads, 10, 11)) == [Verb.UP]
    assert button(pads, 10, 0, down=False) == []


def test_a_button_bound_to_nothing_is_told_by_its_name(pads):
    added(pads, 0)
    assert [(a.verb, a.text) for a in button(pads, 10, 5)] == [(Verb.OTHER, "guide")]
    assert [(a.verb, a.text) for a in button(pads, 10, 99)] == [(Verb.OTHER, "button 99")]


def test_added_twice_and_an_unknown_one_removed_change_nothing(pads):
    added(pads, 0)
    assert added(pads, 0) == []
    assert removed(pads, 99) == []
    assert added(pads, 55) == []
    assert pads.numbers == (0,)


def test_a_fifth_pad_waits_outside(pads):
    for index in range(6):
        added(pads, index)
    assert len(pads.numbers) == MOST
    assert button(pads, 14, 0) == []


def test_a_pad_that_comes_back_has_its_old_number(pads, ports):
    added(pads, 0)
    ports.at[1].guid = "another model"
    added(pads, 1)
    assert verbs(removed(pads, 10)) == [Verb.PAD_REMOVED]
    assert pads.lost == (0,)
    ports.at[0] = FakePort(77)
    back = added(pads, 0)[0]
    assert (back.device, back.sure) == (pad(0), True)
    assert pads.lost == ()


def test_two_lost_pads_of_one_model_act_for_nobody_until_they_are_claimed(pads, ports):
    added(pads, 0)
    added(pads, 1)
    removed(pads, 10)
    removed(pads, 11)
    ports.at[0], ports.at[1] = FakePort(21), FakePort(20)
    first, second = added(pads, 0)[0], added(pads, 1)[0]
    assert not first.sure
    assert not second.sure
    assert {first.device, second.device}.isdisjoint({pad(0), pad(1)})
    assert {a.device for a in button(pads, 21, 0)} == {first.device}
    assert pads.claim(first.device.number, 1)
    assert {a.device for a in button(pads, 21, 0)} == {pad(1)}
    assert not pads.claim(second.device.number, 1)
    assert pads.claim(second.device.number, 0)
    assert pads.numbers == (0, 1)


def test_lost_pads_can_be_forgotten(pads):
    added(pads, 0)
    removed(pads, 10)
    pads.forget_lost()
    assert added(pads, 1)[0].device == pad(0)


def test_a_stick_points_once_and_repeats_while_it_is_held(pads):
    added(pads, 0)
    assert axis(pads, 10, 0, PUSHED - 0.05) == []
    assert verbs(axis(pads, 10, 0, PUSHED + 0.05)) == [Verb.RIGHT]
    assert axis(pads, 10, 0, 0.9) == []
    assert verbs(pads.due(FIRST_MS)) == [Verb.RIGHT]
    assert axis(pads, 10, 0, LET_GO + 0.01) == []
    axis(pads, 10, 0, LET_GO - 0.01)
    assert pads.due(10_000) == []


def test_a_stick_that_swings_round_points_elsewhere(pads):
    added(pads, 0)
    axis(pads, 10, 0, 1.0)
    assert verbs(axis(pads, 10, 1, -1.0)) == [Verb.UP]
    axis(pads, 10, 0, 0.0)
    assert verbs(axis(pads, 10, 1, 1.0)) == [Verb.DOWN]


def test_a_trembling_stick_and_resting_triggers_ask_for_nothing(pads):
    added(pads, 0)
    for value in (0.0, 0.1, -0.2, 0.3, -0.39):
        assert axis(pads, 10, 0, value) == []
        assert axis(pads, 10, 1, value) == []
        assert axis(pads, 10, 5, value) == []


def test_a_trigger_is_a_button(pads):
    added(pads, 0)
    assert verbs(axis(pads, 10, 5, 0.8)) == [Verb.PLAY]
    assert axis(pads, 10, 5, 1.0) == []
    axis(pads, 10, 5, 0.0)
    assert verbs(axis(pads, 10, 5, 0.8)) == [Verb.PLAY]


def test_the_right_stick_scrolls(pads):
    added(pads, 0)
    axis(pads, 10, 3, 1.0, now_ms=0)
    (wheel,) = pads.due(1)
    assert (wheel.verb, wheel.device) == (Verb.WHEEL, pad(0))
    assert wheel.amount < 0
    axis(pads, 10, 3, 0.0)
    assert pads.due(10_000) == []


def test_a_pad_sdl_does_not_know_works_by_hat_and_first_buttons(pads, ports):
    ports.at[0] = FakePort(10, mapped=False)
    added(pads, 0)

    def hat(x, y):
        return pads.feed(pygame.Event(pygame.JOYHATMOTION, instance_id=10, hat=0, value=(x, y)), 0)

    assert verbs(hat(0, 1)) == [Verb.UP]
    assert hat(0, 1) == []
    assert verbs(hat(1, 0)) == [Verb.RIGHT]
    assert hat(0, 0) == []
    down = pygame.Event(pygame.JOYBUTTONDOWN, instance_id=10, button=0)
    assert verbs(pads.feed(down, 0)) == [Verb.CONFIRM]
    stick = pygame.Event(pygame.JOYAXISMOTION, instance_id=10, axis=1, value=-0.9)
    assert verbs(pads.feed(stick, 0)) == [Verb.UP]


def test_unplugging_a_held_pad_ends_its_repeating(pads):
    added(pads, 0)
    button(pads, 10, 12)
    removed(pads, 10)
    assert pads.due(10_000) == []


class TestWithSdl:
    @pytest.fixture
    def pads(self):
        pygame.display.init()
        pygame.display.set_mode((64, 64))
        needs_virtual_pads()
        pads = Pads(Bindings(), SdlPorts())
        pygame.event.clear()
        yield pads
        pads.close()
        pygame.display.quit()

    def read(self, pads):
        return [action for event in pygame.event.get() for action in pads.feed(event, 0)]

    def test_a_pad_is_opened_and_its_buttons_arrive(self, pads):
        device = VirtualPad()
        assert verbs(self.read(pads)) == [Verb.PAD_ADDED]
        assert self.read(pads) == []
        device.press("a")
        device.press("dpleft")
        device.push("lefty", 0.9)
        device.push("righttrigger", 0.9)
        assert verbs(self.read(pads)) == [Verb.CONFIRM, Verb.LEFT, Verb.DOWN, Verb.PLAY]
        device.unplug()
        assert verbs(self.read(pads)) == [Verb.PAD_REMOVED]

    def test_twenty_times_in_and_out_is_the_same_pad(self, pads):
        for _ in range(20):
            device = VirtualPad()
            (action,) = self.read(pads)
            assert (action.verb, action.device, action.sure) == (Verb.PAD_ADDED, pad(0), True)
            device.press("b")
            assert [(a.verb, a.device) for a in self.read(pads)] == [(Verb.BACK, pad(0))]
            device.unplug()
            assert verbs(self.read(pads)) == [Verb.PAD_REMOVED]

    def test_two_lost_pads_in_reverse_order_never_swap(self, pads):
        devices = [VirtualPad(), VirtualPad()]
        self.read(pads)
        for device in reversed(devices):
            device.unplug()
        self.read(pads)
        back = [VirtualPad(), VirtualPad()]
        assert [a.sure for a in self.read(pads)] == [False, False]
        back[0].press("a")
        assert not {a.device for a in self.read(pads)} & {pad(0), pad(1)}
