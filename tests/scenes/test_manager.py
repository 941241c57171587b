import pytest

from scenes.input import Action, Verb
from scenes.manager import Manager, Scene


class Fake(Scene):
    def __init__(self, name, log, *, opaque=True, changes=False):
        self.name = name
        self.log = log
        self.opaque = opaque
        self.changes = changes
        self.on_enter = None
        self.on_leave = None

    def enter(self):
        self.log.append(f"{self.name} enters")
        if self.on_enter:
            self.on_enter()

    def leave(self):
        self.log.append(f"{self.name} leaves")
        if self.on_leave:
            self.on_leave()

    def covered(self):
        self.log.append(f"{self.name} covered")

    def uncovered(self):
        self.log.append(f"{self.name} uncovered")

    def resized(self):
        self.log.append(f"{self.name} resized")

    def handle(self, action):
        self.log.append(f"{self.name} handles {action.verb}")
        return action.verb is Verb.CONFIRM

    def update(self, dt_ms):
        self.log.append(f"{self.name} updates {dt_ms}")
        return self.changes

    def draw(self, surface):
        self.log.append(f"{self.name} draws on {surface}")


@pytest.fixture
def log():
    return []


@pytest.fixture
def manager():
    return Manager()


def test_a_pushed_scene_covers_the_one_below_and_a_popped_one_uncovers_it(manager, log):
    table, page = Fake("table", log), Fake("page", log)
    manager.push(table)
    manager.push(page)
    manager.pop()
    assert log == ["table enters", "table covered", "page enters", "page leaves", "table uncovered"]
    assert manager.top is table


def test_replacing_leaves_the_old_one_and_touches_nothing_below(manager, log):
    title, table, result = (Fake(name, log) for name in ("title", "table", "result"))
    for scene in (title, table):
        manager.push(scene)
    log.clear()
    manager.replace(result)
    assert log == ["table leaves", "result enters"]
    assert manager.scenes == (title, result)


def test_reset_leaves_all_from_the_top(manager, log):
    for name in ("one", "two"):
        manager.push(Fake(name, log))
    log.clear()
    manager.reset(Fake("title", log))
    assert log == ["two leaves", "one leaves", "title enters"]


def test_pop_to_takes_everything_off_a_scene(manager, log):
    scenes = [Fake(name, log) for name in ("one", "two", "three")]
    for scene in scenes:
        manager.push(scene)
    log.clear()
    manager.pop_to(scenes[0])
    assert log == ["three leaves", "two leaves", "one uncovered"]
    manager.pop_to(Fake("stranger", log))
    assert manager.scenes == (scenes[0],)


def test_a_scene_that_is_no_longer_on_top_pops_nothing(manager, log):
    below, above = Fake("below", log), Fake("above", log)
    manager.push(below)
    manager.push(above)
    manager.pop(below)
    assert manager.scenes == (below, above)
    manager.pop(above)
    manager.pop(above)
    assert manager.scenes == (below,)


def test_changes_asked_for_while_changing_come_afterwards(manager, log):
    first, second = Fake("first", log), Fake("second", log)
    first.on_enter = lambda: manager.replace(second)
    second.on_enter = lambda: log.append(f"top is {manager.top.name}")
    manager.push(first)
    assert log == ["first enters", "first leaves", "second enters", "top is second"]


def test_closing_leaves_all_and_popping_nothing_is_nothing(manager, log):
    manager.push(Fake("one", log))
    manager.close()
    manager.pop()
    assert manager.scenes == ()
    assert manager.top is None
    assert log == ["one enters", "one leaves"]
    assert manager.handle(Action(Verb.CONFIRM)) is False
    assert manager.update(16) is False


def test_actions_go_to_the_top_scene_only(manager, log):
    manager.push(Fake("one", log))
    manager.push(Fake("two", log, opaque=False))
    log.clear()
    assert manager.handle(Action(Verb.CONFIRM))
    assert not manager.handle(Action(Verb.BACK))
    assert log == ["two handles confirm", "two handles back"]


def test_time_passes_in_every_scene_also_in_covered_ones(manager, log):
    manager.push(Fake("one", log))
    manager.push(Fake("two", log))
    log.clear()
    manager.update(16)
    assert log == ["one updates 16", "two updates 16"]


def test_only_what_can_be_seen_is_drawn_and_asks_for_drawing(manager, log):
    manager.push(Fake("hidden", log, changes=True))
    manager.push(Fake("table", log))
    manager.push(Fake("dialog", log, opaque=False))
    log.clear()
    assert manager.update(16) is False
    manager.draw("screen")
    assert log[3:] == ["table draws on screen", "dialog draws on screen"]
    manager.scenes[1].changes = True
    assert manager.update(16) is True


def test_every_scene_is_laid_out_anew(manager, log):
    manager.push(Fake("one", log))
    manager.push(Fake("two", log))
    log.clear()
    manager.resized()
    assert log == ["one resized", "two resized"]


def test_a_change_is_told_before_it_happens(log):
    told = []
    manager = Manager(lambda old, new, way: told.append((old, new, way, manager.scenes)))
    one, two = Fake("one", log), Fake("two", log)
    manager.push(one)
    manager.push(two)
    manager.pop()
    assert told == [
        (None, one, "push", ()),
        (one, two, "push", (one,)),
        (two, one, "pop", (one, two)),
    ]


def test_a_scene_that_fails_to_leave_is_gone_all_the_same(manager, log):
    def fail():
        raise RuntimeError

    scene = Fake("bad", log)
    scene.on_leave = fail
    manager.push(scene)
    with pytest.raises(RuntimeError):
        manager.pop()
    assert manager.scenes == ()
    manager.push(Fake("good", log))
    assert manager.top.name == "good"
