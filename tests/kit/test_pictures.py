import pygame
import pytest

from tests.kit import pictures
from tests.kit.pictures import assert_picture, compare, new_surface


@pytest.fixture(autouse=True)
def own_folders(monkeypatch, tmp_path):
    monkeypatch.setattr(pictures, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(pictures, "OUT", tmp_path / "out")
    monkeypatch.delenv("WORDCADE_RECORD", raising=False)


def drawing(size=(60, 40), at=(10, 10)):
    surface = new_surface(size)
    surface.fill((250, 240, 220))
    pygame.draw.rect(surface, (20, 90, 70), (*at, 20, 12))
    return surface


def record(surface, name, monkeypatch):
    monkeypatch.setenv("WORDCADE_RECORD", "1")
    assert_picture(surface, name)
    monkeypatch.delenv("WORDCADE_RECORD")


def test_the_same_picture_passes(monkeypatch):
    record(drawing(), "one", monkeypatch)
    assert_picture(drawing(), "one")


def test_a_difference_too_small_to_see_passes(monkeypatch):
    record(drawing(), "one", monkeypatch)
    nearly = drawing()
    nearly.fill((249, 240, 221), (0, 0, 60, 5))
    assert_picture(nearly, "one", allowed=0)


def test_a_moved_shape_fails_and_leaves_both_pictures(monkeypatch):
    record(drawing(), "one", monkeypatch)
    with pytest.raises(AssertionError, match="pixels differ"):
        assert_picture(drawing(at=(14, 10)), "one", allowed=10)
    written = sorted(path.name for path in pictures.OUT.iterdir())
    assert written == ["one-actual.png", "one-difference.png"]


def test_another_size_fails(monkeypatch):
    record(drawing(), "one", monkeypatch)
    with pytest.raises(AssertionError, match="kept is"):
        assert_picture(drawing((61, 40)), "one")


def test_a_picture_that_is_not_kept_fails_and_is_not_recorded():
    with pytest.raises(AssertionError, match="WORDCADE_RECORD"):
        assert_picture(drawing(), "none")
    assert not pictures.KEPT.exists()


def test_the_count_is_of_pixels_that_differ():
    count, _ = compare(drawing(), drawing(at=(10, 13)))
    assert count == 2 * 3 * 20
