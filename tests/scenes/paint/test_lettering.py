import pytest

from scenes.paint.lettering import ELLIPSIS, FONTS, Typesetter
from scenes.typography import BODY, BOLD, H1, H2, LETTER, SECOND, Font

SENTENCE = "Stripes need 5 more squares to the right edge."
INK = (0, 0, 0, 255)


def test_every_font_of_the_kit_is_there_with_its_licence():
    assert all((FONTS / font.value).is_file() for font in Font)
    licences = {path.name for path in FONTS.glob("*.txt")}
    assert licences == {
        "AtkinsonHyperlegibleNext-OFL.txt",
        "Fredoka-OFL.txt",
        "MaterialSymbols-Apache-2.0.txt",
        "OpenDyslexic-OFL.txt",
    }


@pytest.mark.parametrize("style", [BODY, BOLD, H1, H2, LETTER], ids=str)
@pytest.mark.parametrize("k", [0.75, 1.0, 1.5, 3.0])
def test_capitals_stand_where_the_metrics_say(style, k):
    setter = Typesetter(k)
    box = setter.render("H", style, INK).get_bounding_rect(min_alpha=100)
    middle = (box.top + box.bottom) / 2
    assert middle == pytest.approx(setter.metrics(style).centre, abs=0.75)


@pytest.mark.parametrize("style", [BODY, SECOND], ids=["body", "second"])
def test_a_line_is_equally_wide_in_units_at_every_scale(style):
    widths = [Typesetter(k).width(SENTENCE, style) for k in (0.75, 1.0, 1.5)]
    assert max(widths) / min(widths) < 1.02


def test_the_width_measured_is_the_width_drawn():
    setter = Typesetter(1.0)
    drawn = setter.render(SENTENCE, BODY, INK).get_width()
    assert drawn == pytest.approx(setter.width(SENTENCE, BODY), abs=1.5)


def test_below_48_pixels_letters_are_spaced_in_thirds_of_a_pixel():
    setter = Typesetter(1.0)
    letters = "abcdefghijklmnopqrstuvwxyz"
    small = {round(3 * (setter.width(letter, BODY) % 1)) for letter in letters}
    large = {setter.width(letter, H1.sized(48)) % 1 for letter in letters}
    assert small == {0, 1, 2}
    assert large == {0}


def test_the_text_size_setting_scales_roles_and_not_boards():
    usual, large = Typesetter(1.0), Typesetter(1.0, text_scale=1.75)
    assert large.width("Maya", BODY) == pytest.approx(1.75 * usual.width("Maya", BODY), rel=0.03)
    assert large.width("M", LETTER) == usual.width("M", LETTER)
    assert large.line_height(BODY) == pytest.approx(1.75 * usual.line_height(BODY))


def test_a_line_too_long_ends_in_an_ellipsis_and_fits():
    setter = Typesetter(1.0)
    short = setter.shortened(SENTENCE, BODY, 200)
    assert short.endswith(ELLIPSIS)
    assert setter.width(short, BODY) <= 200
    assert setter.shortened("Maya", BODY, 200) == "Maya"
    assert setter.shortened("Maya", BODY, 1) == ELLIPSIS


def test_a_style_shrinks_just_enough_to_fit_but_not_below_its_floor():
    setter = Typesetter(1.0)
    style = setter.fitted(SENTENCE, BODY, 330)
    assert setter.width(SENTENCE, style) <= 330
    assert style.size > 14
    assert setter.fitted(SENTENCE, BODY, 10).size == 14
    assert setter.fitted("Maya", BODY, 330) == BODY


def test_a_style_is_capped_with_the_text_size_setting():
    setter = Typesetter(1.0, text_scale=1.5)
    assert setter.capped(BODY, 24).size == pytest.approx(16)
    assert setter.capped(BODY, 60) == BODY


@pytest.mark.parametrize("width", [60, 130, 300])
def test_wrapped_lines_fit_and_keep_every_word(width):
    setter = Typesetter(1.0)
    lines = setter.wrapped(SENTENCE, BODY, width)
    assert all(setter.width(line, BODY) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == SENTENCE.replace(" ", "")


def test_a_word_wider_than_the_line_is_cut():
    setter = Typesetter(1.0)
    lines = setter.wrapped("W" * 40, BODY, 100)
    assert "".join(lines) == "W" * 40
    assert all(setter.width(line, BODY) <= 100 for line in lines)


def test_wrapping_keeps_the_writer_s_own_lines():
    assert Typesetter(1.0).wrapped("one\n\ntwo", BODY, 300) == ["one", "", "two"]


def test_easy_reading_changes_the_reading_fonts_and_nothing_else():
    usual, easy = Typesetter(1.0), Typesetter(1.0, easy_reading=True)
    assert easy.width("Maya", BODY) > usual.width("Maya", BODY)
    assert easy.width("MAYA", LETTER) == usual.width("MAYA", LETTER)
