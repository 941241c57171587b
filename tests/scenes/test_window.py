import os

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.preferences import WindowPlace
from scenes.window import LEAST_SIZE, NoDisplayError, Window, mended

SCREEN = (1920, 1080)


def visible(place, screen=SCREEN):
    return place.x is None or (
        place.x >= 0
        and place.y >= 0
        and place.x + place.width <= screen[0]
        and place.y + place.height <= screen[1]
    )


class TestPlace:
    def test_a_good_place_is_kept(self):
        place = WindowPlace(1300, 800, 200, 150, screens=(SCREEN,))
        assert mended(place, [SCREEN]) == place

    @pytest.mark.parametrize("corner", [(9_000, 9_000), (-5_000, 0), (1_500, 700), (0, -1)])
    def test_a_place_outside_the_screen_becomes_the_middle(self, corner):
        place = mended(WindowPlace(1280, 720, *corner), [SCREEN])
        assert (place.x, place.y) == (None, None)
        assert (place.width, place.height) == (1280, 720)

    @pytest.mark.parametrize("size", [(20_000, 20_000), (10, 10), (-5, 0), (0, 99_999)])
    def test_a_size_of_no_use_becomes_a_usable_one(self, size):
        place = mended(WindowPlace(*size, 0, 0), [SCREEN])
        assert LEAST_SIZE[0] <= place.width <= SCREEN[0]
        assert LEAST_SIZE[1] <= place.height <= SCREEN[1]
        assert visible(place)

    def test_on_a_small_screen_the_window_is_smaller(self):
        place = mended(WindowPlace(), [(1024, 600)])
        assert place.width <= 1024
        assert place.height <= 600

    def test_a_place_on_a_second_screen_is_believed_while_the_screens_are_the_same(self):
        both = (SCREEN, (1280, 1024))
        place = WindowPlace(800, 600, 2_000, 100, screens=both)
        assert mended(place, both).x == 2_000
        assert mended(place, [SCREEN]).x is None
        assert mended(place, [SCREEN, (1600, 900)]).x is None

    def test_without_known_screens_it_opens_where_the_system_likes(self):
        assert mended(WindowPlace(1300, 800, 200, 150), []).x is None

    @given(
        st.integers(-(2**31), 2**31),
        st.integers(-(2**31), 2**31),
        st.integers(-(2**31), 2**31),
        st.integers(-(2**31), 2**31),
        st.tuples(st.integers(640, 8_000), st.integers(360, 5_000)),
    )
    def test_a_window_is_always_wholly_visible_and_of_use(self, width, height, x, y, screen):
        place = mended(WindowPlace(width, height, x, y), [screen])
        assert LEAST_SIZE[0] <= place.width <= screen[0]
        assert LEAST_SIZE[1] <= place.height <= screen[1]
        assert visible(place, screen)
        assert mended(place, [screen]) == place


@pytest.fixture
def display():
    yield
    pygame.display.quit()


@pytest.mark.usefixtures("display")
class TestOpening:
    def test_fullscreen_and_back_has_the_old_size(self):
        window = Window(WindowPlace(1300, 800))
        for _ in range(3):
            window.toggle_fullscreen()
            assert window.fullscreen
            assert window.place().width == 1300
            window.toggle_fullscreen()
            assert not window.fullscreen
            assert window.size == (1300, 800)
        assert pygame.display.get_surface().get_flags() & pygame.RESIZABLE

    def test_it_opens_fullscreen_again_and_knows_the_window(self):
        window = Window(WindowPlace(1300, 800, fullscreen=True))
        assert window.fullscreen
        assert window.place().fullscreen
        window.toggle_fullscreen()
        assert window.size == (1300, 800)

    def test_flags_that_cannot_be_had_are_left_out(self, monkeypatch):
        real, asked = pygame.display.set_mode, []

        def picky(size, flags=0, **more):
            asked.append(flags)
            if flags or more:
                raise pygame.error("no such mode")
            return real(size)

        monkeypatch.setattr(pygame.display, "set_mode", picky)
        assert Window(WindowPlace()).size == (1280, 720)
        assert asked == [pygame.RESIZABLE, 0]

    def test_no_mode_at_all_is_no_display(self, monkeypatch):
        def never(*_, **__):
            raise pygame.error("nothing works")

        monkeypatch.setattr(pygame.display, "set_mode", never)
        with pytest.raises(NoDisplayError, match="nothing works"):
            Window(WindowPlace())

    @pytest.mark.parametrize("driver", ["offscreen", "dummy"])
    def test_a_window_nobody_sees_is_refused_unless_asked_for(self, monkeypatch, driver):
        monkeypatch.delenv("SDL_VIDEODRIVER")
        monkeypatch.setenv("DISPLAY", ":0")
        monkeypatch.setattr(pygame.display, "init", lambda: None)
        monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
        with pytest.raises(NoDisplayError):
            Window(WindowPlace())

    def test_a_driver_that_fails_is_no_display(self, monkeypatch):
        def fail():
            raise pygame.error("No available video device")

        monkeypatch.setattr(pygame.display, "init", fail)
        with pytest.raises(NoDisplayError):
            Window(WindowPlace())

    def test_opening_leaves_the_environment_as_it_was(self, monkeypatch):
        monkeypatch.setenv("SDL_VIDEO_WINDOW_POS", "7,7")
        monkeypatch.setattr("scenes.window._screens", lambda: (SCREEN,))
        Window(WindowPlace(1300, 800, 200, 150))
        assert os.environ["SDL_VIDEO_WINDOW_POS"] == "7,7"
        Window(WindowPlace())
        assert "SDL_VIDEO_CENTERED" not in os.environ

    def test_the_shift_by_a_frame_is_not_added_at_every_start(self, monkeypatch):
        monkeypatch.setattr("scenes.window._screens", lambda: (SCREEN,))
        window = Window(WindowPlace(1300, 800, 200, 150))
        monkeypatch.setattr(pygame.display, "get_window_position", lambda: (201, 170))
        window.pass_time(1_000)
        assert (window.place().x, window.place().y) == (200, 150)
        monkeypatch.setattr(pygame.display, "get_window_position", lambda: (301, 190))
        assert (window.place().x, window.place().y) == (300, 170)
