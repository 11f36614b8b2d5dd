"""G5: the first card in the Heart, and the first in No Man's Land."""

import pytest

from games.gangs.board import (
    PASS,
    ROWS,
    SOMEONE,
    climb,
    fill,
    influence,
    now,
    options,
    play,
    position,
    refusal,
    refusal_of,
    reveal,
    take_turn,
)
from omerta.core.game import CHANCE, State

FOUR_TRIPLES = [[0, 1, 2], [2, 3, 4], [4, 5, 6], [6, 7, 0]]
BELOW_THE_HEART = dict.fromkeys((11, 12, 13), SOMEONE)
BELOW_NO_MANS_LAND = dict.fromkeys((15, 16, 17), SOMEONE)

# Who reveals, in order, by players and active seat: from the active seat on, all but the seat before it.
ORDER = [
    (2, 0, [0]),
    (2, 1, [1]),
    (3, 0, [0, 1]),
    (3, 1, [1, 2]),
    (3, 2, [2, 0]),
    (4, 0, [0, 1, 2]),
    (4, 1, [1, 2, 3]),
    (4, 2, [2, 3, 0]),
    (4, 3, [3, 0, 1]),
]
every_opening = pytest.mark.parametrize(("players", "active", "order"), ORDER)


def opened(players: int, active: int) -> State:
    """The moment after the first card has climbed into the Heart."""
    return play(position(players, BELOW_THE_HEART, alliances=FOUR_TRIPLES[:players], active=active), climb(11, 15))


def second_opening(players: int, active: int) -> State:
    """The moment after the first card has climbed into No Man's Land; seat 0 had opened the Heart."""
    state = position(players, BELOW_NO_MANS_LAND, alliances=FOUR_TRIPLES[:players], active=active)
    return play(state, climb(15, 18))


def who_reveals(state: State) -> list[int]:
    """The seats that are asked, one after the other, each turning its last hidden alliance."""
    seats = []
    while now(state)["revealing"]:
        seats.append(int(state.to_move))
        state.apply(state.legal()[-1])
    return seats


@every_opening
def test_G5_1_the_first_card_in_the_heart_makes_all_but_the_previous_seat_reveal(
    players: int, active: int, order: list[int]
) -> None:
    state = opened(players, active)
    assert now(state)["heart_opened"]
    assert who_reveals(state) == order
    counts = [len(turned) for turned in now(state)["revealed"]]
    assert counts == [int(seat in order) for seat in range(players)]


@every_opening
def test_G5_1_so_does_the_first_card_in_no_mans_land(players: int, active: int, order: list[int]) -> None:
    state = second_opening(players, active)
    assert now(state)["no_mans_land_opened"]
    assert who_reveals(state) == order


def test_G5_1_a_later_card_in_the_heart_reveals_nothing() -> None:
    state = position(3, {**BELOW_THE_HEART, 15: SOMEONE, 14: SOMEONE})
    play(state, climb(13, 17))
    assert (now(state)["revealing"], options(state, "fill")) == ([], [fill(8), fill(9)])


def test_G5_1_nor_does_a_later_card_in_no_mans_land() -> None:
    state = play(position(3, {18: SOMEONE, 17: SOMEONE}), climb(17, 19))
    assert (now(state)["revealing"], options(state, "fill")) == ([], [fill(13), fill(14)])


def test_G5_1_no_card_below_the_heart_reveals_anything() -> None:
    state = take_turn(position(4, {8: SOMEONE, 7: SOMEONE}), climb(7, 12))
    assert (now(state)["revealed"], now(state)["heart_opened"]) == ([[], [], [], []], False)


def test_G5_1_each_turns_one_alliance_face_up_for_all_to_see() -> None:
    state = play(opened(3, 1), reveal(4), reveal(5))
    assert now(state)["revealed"] == [[], [4], [5]]
    for viewer in (0, 1, 2, None):
        assert state.view(viewer).to_json()["revealed"] == [[], [4], [5]]


def test_G5_1_only_an_alliance_still_hidden_can_be_revealed() -> None:
    state = second_opening(3, 0)
    assert now(state)["revealed"] == [[0], [2], []]
    assert options(state, "reveal") == [reveal(1), reveal(2)]
    assert refusal(state, reveal(0)) == ("G5.1", "already-revealed")
    assert refusal(state, reveal(7)) == ("G5.1", "no-such-alliance")


def test_G5_1_nobody_reveals_unasked() -> None:
    assert refusal(position(), reveal(0)) == ("G5.1", "no-reveal-now")


@pytest.mark.parametrize("active", [0, 1])
def test_G5_2_with_two_players_only_the_active_seat_reveals(active: int) -> None:
    state = opened(2, active)
    assert now(state)["revealing"] == [active]
    assert options(state, "reveal") == [reveal(gang) for gang in FOUR_TRIPLES[active]]
    state.apply(state.legal()[0])
    assert len(now(state)["revealed"][active]) == 1
    assert now(state)["revealed"][1 - active] == []


@every_opening
def test_G5_3_it_happens_before_the_hole_is_filled(players: int, active: int, order: list[int]) -> None:
    state = opened(players, active)
    assert (now(state)["hole"], now(state)["revealing"], state.to_move) == (11, order, active)
    assert refusal_of(state, 42) == ("G5.3", "reveal-first")
    assert refusal_of(state, 43) == ("G5.3", "reveal-first")
    who_reveals(state)
    assert (now(state)["hole"], state.to_move) == (11, active)
    assert options(state, "fill") == [fill(6), fill(7)]


def test_G5_3_nothing_else_is_possible_meanwhile() -> None:
    state = opened(2, 0)
    card = now(state)["influence"][0][0]
    assert refusal(state, climb(0, 6)) == ("G5.3", "reveal-first")
    assert refusal(state, influence(card, 0, 1)) == ("G5.3", "reveal-first")
    assert refusal(state, PASS) == ("G5.3", "reveal-first")


def test_G5_3_in_seat_order_from_the_active_one_round_the_table() -> None:
    state = opened(4, 2)
    assert (state.to_move, options(state, "reveal")) == (2, [reveal(4), reveal(5), reveal(6)])
    play(state, reveal(6))
    assert (state.to_move, options(state, "reveal")) == (3, [reveal(0), reveal(6), reveal(7)])
    play(state, reveal(0))
    assert (state.to_move, options(state, "reveal")) == (0, [reveal(0), reveal(1), reveal(2)])
    play(state, reveal(1))
    assert (state.to_move, now(state)["revealed"]) == (2, [[1], [], [6], [0]])


@pytest.mark.parametrize("gang", [4, 5, 6])
def test_G5_3_each_chooses_freely(gang: int) -> None:
    assert now(play(opened(4, 2), reveal(gang)))["revealed"][2] == [gang]


def test_G5_3_the_turn_goes_on_with_the_active_seat() -> None:
    state = opened(3, 2)
    who_reveals(state)
    play(state, fill(7), fill(1))
    assert (state.to_move, now(state)["active"]) == (CHANCE, 0)


def test_G5_3_reveals_keep_the_order_in_which_they_were_turned() -> None:
    state = play(position(alliances=FOUR_TRIPLES[:2], pyramid=BELOW_NO_MANS_LAND, revealed=[[2], []]), climb(15, 18))
    play(state, reveal(0))
    assert now(state)["revealed"] == [[2, 0], []]


def test_G5_3_a_card_that_climbs_to_the_kingpins_place_reveals_nothing() -> None:
    state = play(position(4, dict.fromkeys(ROWS[4], SOMEONE), active=1), climb(18, 20))
    assert (now(state)["revealing"], state.to_move) == ([], 1)
