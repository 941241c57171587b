import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.canvas import Box
from scenes.neighbours import OPPOSITE, WAYS, Spot, links, nearest, reading_order


def grid(columns, rows):
    return [
        Spot(f"{column},{row}", Box(20 + column * 120, 20 + row * 60, 100, 40))
        for row in range(rows)
        for column in range(columns)
    ]


def reached(found, start):
    seen, waiting = {start}, [start]
    while waiting:
        for target in found[waiting.pop()].values():
            if target not in seen:
                seen.add(target)
                waiting.append(target)
    return seen


BOXES = st.builds(
    Box,
    st.integers(0, 1200).map(float),
    st.integers(0, 680).map(float),
    st.integers(10, 400).map(float),
    st.integers(10, 200).map(float),
)
LAYOUTS = st.lists(st.tuples(BOXES, st.sampled_from(["", "list", "keys"])), max_size=14).map(
    lambda places: [Spot(str(i), box, group) for i, (box, group) in enumerate(places)]
)


@given(LAYOUTS)
def test_arrows_reach_every_control_from_every_other(spots):
    found = links(spots)
    everything = {spot.id for spot in spots}
    for spot in spots:
        assert reached(found, spot.id) == everything


@given(LAYOUTS)
def test_the_same_controls_in_any_order_are_linked_alike_enough_to_be_all_there(spots):
    assert links(spots).keys() == links(list(reversed(spots))).keys()


@given(LAYOUTS)
def test_reading_order_has_each_control_once(spots):
    assert sorted(s.id for s in reading_order(spots)) == sorted(s.id for s in spots)


def test_in_a_grid_arrows_go_to_the_next_and_back_and_round_the_edge():
    found = links(grid(4, 3))
    assert found["1,1"] == {"up": "1,0", "down": "1,2", "left": "0,1", "right": "2,1"}
    assert found["3,1"]["right"] == "0,1"
    assert found["0,1"]["left"] == "3,1"
    assert found["2,2"]["down"] == "2,0"
    assert found["2,0"]["up"] == "2,2"


@pytest.mark.parametrize("way", WAYS)
def test_in_a_grid_every_step_can_be_taken_back(way):
    found = links(grid(5, 4))
    for spot, ways in found.items():
        assert found[ways[way]][OPPOSITE[way]] == spot


def test_what_lies_in_line_is_preferred_to_what_is_a_little_nearer_aside():
    found = links(
        [
            Spot("here", Box(0, 100, 50, 50)),
            Spot("aside", Box(70, 160, 50, 50)),
            Spot("in line", Box(150, 100, 50, 50)),
        ]
    )
    assert found["here"]["right"] == "in line"


def test_from_a_tall_board_the_nearest_of_a_column_of_buttons():
    column = [Spot(f"b{i}", Box(728, 84 + i * 120, 200, 60)) for i in range(5)]
    found = links([Spot("board", Box(24, 20, 680, 680)), *column])
    assert found["board"]["right"] == "b2"
    assert all(found[spot.id]["left"] == "board" for spot in column)


def test_arrows_stay_in_a_group_while_there_is_something_in_that_direction():
    found = links(
        [
            Spot("here", Box(0, 0, 50, 50), "keys"),
            Spot("stranger", Box(60, 0, 50, 50)),
            Spot("mate", Box(80, 0, 50, 50), "keys"),
        ]
    )
    assert found["here"]["right"] == "mate"


def test_a_single_control_leads_to_itself():
    assert links([Spot("only", Box(0, 0, 9, 9))])["only"] == dict.fromkeys(WAYS, "only")


def test_no_controls_are_no_links():
    assert links([]) == {}


def test_the_nearest_is_by_the_middle():
    spots = [Spot("near", Box(100, 0, 10, 10)), Spot("far", Box(0, 500, 10, 10))]
    assert nearest(Box(90, 10, 10, 10), spots) == spots[0]
    assert nearest(Box(0, 0, 1, 1), []) is None
