from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from game.wildwords.board import ALL_TILES, CENTRE, EMPTY_BOARD, put
from game.wildwords.moves import Placed
from scenes.play.wildwords.hand import Hand


def hand_of(tiles):
    hand = Hand()
    hand.follow(tiles, EMPTY_BOARD)
    return hand


def test_tiles_that_stay_keep_their_places_and_new_ones_fill_the_holes():
    hand = hand_of("FENDQUS")
    assert hand.follow("QUEABCX", EMPTY_BOARD) == (0, 2, 3, 6)
    assert hand.tiles == "AEBCQUX"


def test_a_tile_in_the_tray_stays_rather_than_its_twin_on_the_board():
    hand = hand_of("EE")
    hand.put(0, CENTRE)
    hand.follow("E", EMPTY_BOARD)
    assert [slot.tile for slot in hand.slots[:2]] == ["", "E"]
    assert not hand.placed


def test_what_lies_on_a_square_taken_meanwhile_comes_back():
    hand = hand_of("ABC")
    hand.put(1, CENTRE)
    hand.follow("ABC", put(EMPTY_BOARD, [(CENTRE, "X")]))
    assert hand.placed == ()
    assert hand.find("B") == 1


def test_placed_is_in_the_order_of_the_squares():
    hand = hand_of("CAT")
    hand.put(2, 20)
    hand.put(0, 18)
    hand.put(1, 19)
    assert hand.placed == (Placed(1, 3, "C"), Placed(1, 4, "A"), Placed(1, 5, "T"))


def test_shuffling_moves_only_what_lies_in_the_tray():
    hand = hand_of("ABCDEFG")
    hand.put(3, CENTRE)
    hand.shuffle(Random(1))
    assert hand.slots[3].tile == "D"
    assert hand.squares == {CENTRE: 3}
    assert hand.tiles != "ABCDEFG"
    assert sorted(hand.tiles) == list("ABCDEFG")


def test_sorting_puts_asterisks_last():
    hand = hand_of("*ZAM*")
    hand.sort()
    assert hand.tiles == "AMZ**"


def test_a_tile_moved_pushes_the_others():
    hand = hand_of("ABCD")
    hand.move(0, 2)
    assert hand.tiles == "BCAD"


@given(st.randoms(use_true_random=False), st.integers(0, 7), st.lists(st.integers(0, 5)))
def test_no_tile_is_ever_lost_or_made(random, count, deeds):
    """Whatever is done with a hand, it holds the tiles of its tray."""
    tray = "".join(random.sample(ALL_TILES, count))
    hand = hand_of(tray)
    for deed in deeds:
        free = [n for n, slot in enumerate(hand.slots) if slot.free]
        if deed == 0 and free:
            square = random.randrange(225)
            if square not in hand.squares:
                hand.put(random.choice(free), square)
        elif deed == 1:
            hand.recall()
        elif deed == 2:
            hand.shuffle(random)
        elif deed == 3:
            hand.sort()
        elif deed == 4:
            hand.move(random.randrange(7), random.randrange(7))
        else:
            tray = "".join(random.sample(ALL_TILES, random.randrange(8)))
            hand.follow(tray, EMPTY_BOARD)
        assert sorted(hand.tiles) == sorted(tray)
        assert len(hand.slots) == 7
