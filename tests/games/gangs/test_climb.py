"""G3: climbing, and filling the hole."""

from collections import Counter

import pytest

from games.gangs.board import (
    BUTCHERS,
    DAMES,
    DANDIES,
    DRAGONS,
    KINGPIN,
    PASS,
    RATS,
    REAPERS,
    ROWDIES,
    ROWS,
    SOMEONE,
    TOUGHS,
    at,
    can,
    chances,
    climb,
    deal,
    fill,
    gangs,
    influence,
    now,
    options,
    play,
    position,
    refusal,
    refusal_of,
    reveal,
    unnumbered,
)
from omerta.core.game import CHANCE, OVER, State
from omerta.core.problems import Impossible


def test_G3_1_a_turn_is_a_climb_or_influence() -> None:
    state = position()
    assert {(state.move(action) or {})["move"] for action in state.legal()} == {"climb", "influence"}
    assert refusal(state, PASS) == ("G6.2", "too-early-to-pass")


def test_G3_1_after_the_coronation_a_turn_is_influence_or_a_pass() -> None:
    state = position(pyramid={KINGPIN: RATS})
    assert {(state.move(action) or {})["move"] for action in state.legal()} == {"influence", "pass"}
    assert refusal(state, climb(18, KINGPIN)) == ("G6.1", "pyramid-full")


def test_G3_1_without_influence_one_climbs() -> None:
    state = position(hands=[[], [0, 1, 2, 3, 4]])
    assert state.legal() == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]


def test_G3_2_a_card_moves_to_an_empty_place_diagonally_above() -> None:
    state = position(pyramid={0: REAPERS, 1: RATS})
    assert {(move["from"], move["to"]) for move in options(state, "climb")} == {
        (column + step, 6 + column) for column in range(5) for step in (0, 1)
    }
    play(state, climb(1, 6))
    assert at(state, 0, 6) == [REAPERS, RATS]


def test_G3_2_a_card_does_not_climb_elsewhere() -> None:
    state = position()
    assert unnumbered(state, climb(0, 7)) == ("G3.2", "not-diagonally-above")
    assert unnumbered(state, climb(0, 1)) == ("G3.2", "not-diagonally-above")
    assert unnumbered(position(pyramid={6: SOMEONE}), climb(6, 0)) == ("G3.2", "not-diagonally-above")


def test_G3_2_there_is_no_place_above_the_edge() -> None:
    assert refusal_of(position(), 2 * 0) == ("G3.2", "no-place-above")
    assert refusal_of(position(), 2 * 5 + 1) == ("G3.2", "no-place-above")


def test_G3_2_the_place_must_be_empty() -> None:
    state = position(pyramid={6: SOMEONE})
    assert refusal(state, climb(0, 6)) == ("G3.2", "place-taken")
    assert refusal(state, climb(1, 6)) == ("G3.2", "place-taken")


def test_G3_2_an_empty_place_cannot_climb() -> None:
    assert refusal(position(), climb(6, 11)) == ("G3.2", "nobody-there")


def test_G3_3_to_the_upper_right_only_with_a_right_neighbour() -> None:
    state = position(pyramid={6: SOMEONE, 8: SOMEONE, 9: SOMEONE})
    assert refusal(state, climb(6, 11)) == ("G3.3", "no-support")
    assert can(state, climb(8, 13))
    assert refusal(state, climb(9, 14)) == ("G3.3", "no-support")


def test_G3_3_to_the_upper_left_only_with_a_left_neighbour() -> None:
    state = position(pyramid={6: SOMEONE, 8: SOMEONE, 9: SOMEONE})
    assert refusal(state, climb(8, 12)) == ("G3.3", "no-support")
    assert can(state, climb(9, 13))


def test_G3_3_a_card_without_support_is_impossible() -> None:
    floating = now(position(pyramid={11: SOMEONE}))
    floating["bosses"][floating["pyramid"][7]] += 1
    floating["pyramid"][7] = None
    with pytest.raises(Impossible) as raised:
        gangs().from_json(floating)
    assert (raised.value.clause, raised.value.reason) == ("G3.3", "floating-card")


def hole_in_row_two() -> State:
    """Rats have climbed from place 7; Dandies and Dames stand below the hole."""
    return play(position(pyramid={1: DANDIES, 2: DAMES, 7: RATS, 8: BUTCHERS}), climb(7, 12))


def test_G3_4_the_active_seat_fills_the_hole_with_one_of_the_two_cards_below() -> None:
    state = hole_in_row_two()
    assert (state.to_move, now(state)["hole"]) == (0, 7)
    assert options(state, "fill") == [fill(1), fill(2)]
    assert state.legal() == [42, 43]


@pytest.mark.parametrize(("below", "gang"), [(1, DANDIES), (2, DAMES)])
def test_G3_4_the_player_chooses_which(below: int, gang: int) -> None:
    state = hole_in_row_two()
    top = now(state)["top"]
    play(state, fill(below))
    assert at(state, 7, below) == [gang, top]


def test_G3_4_the_card_that_fills_leaves_a_hole_in_turn() -> None:
    state = position(pyramid={11: RATS, 12: SOMEONE, 6: REAPERS, 7: ROWDIES, 1: TOUGHS})
    play(state, climb(11, 15), reveal(BUTCHERS))
    assert options(state, "fill") == [fill(6), fill(7)]
    play(state, fill(7))
    assert (now(state)["hole"], options(state, "fill")) == (7, [fill(1), fill(2)])
    play(state, fill(1))
    assert at(state, 15, 11, 7) == [RATS, ROWDIES, TOUGHS]
    assert now(state)["hole"] is None


def test_G3_4_nothing_else_is_possible_before_the_hole_is_filled() -> None:
    state = hole_in_row_two()
    card = now(state)["influence"][0][0]
    assert refusal(state, climb(0, 6)) == ("G3.4", "fill-first")
    assert refusal(state, influence(card, 0, 1)) == ("G3.4", "fill-first")
    assert refusal(state, PASS) == ("G3.4", "fill-first")


def test_G3_4_only_the_two_cards_below_can_fill() -> None:
    state = hole_in_row_two()
    for place in (0, 3, 6, 8, 12):
        assert unnumbered(state, fill(place)) == ("G3.4", "not-below-the-hole")


def test_G3_4_without_a_hole_there_is_nothing_to_fill() -> None:
    assert refusal_of(position(), 42) == ("G3.4", "no-hole")
    assert refusal_of(position(), 43) == ("G3.4", "no-hole")


def test_G3_5_a_hole_in_row_one_is_filled_with_the_top_card() -> None:
    state = position(top=ROWDIES)
    play(state, climb(3, 8))
    assert (at(state, 3), now(state)["hole"]) == ([ROWDIES], None)


def test_G3_5_then_the_turn_ends_and_the_next_card_is_turned_first() -> None:
    state = play(position(), climb(3, 8))
    assert (state.to_move, now(state)["active"], now(state)["top"]) == (CHANCE, 1, None)
    play(state, deal(DRAGONS))
    assert (state.to_move, now(state)["active"], now(state)["top"]) == (1, 1, DRAGONS)


def test_G3_5_nobody_chooses_the_card_for_row_one() -> None:
    state = play(position(), climb(3, 8))
    assert not options(state, "fill")
    assert refusal_of(state, 42) == ("G2.5", "chance-decides")


def last_influence_card() -> State:
    """Four players, the deck empty: 21 cards in the pyramid and 15 driven out, all Dandies that could be among them."""
    return position(
        4,
        {KINGPIN: RATS},
        hands=[[DRAGONS], [], [], []],
        alliances=[[0, 1, 2], [2, 3, 4], [4, 5, 6], [6, 7, 0]],
        discard=[*[BUTCHERS] * 2, *[DRAGONS] * 3, *[DAMES] * 4, *[TOUGHS] * 4, *[ROWDIES] * 2],
        out=[DANDIES] * 4,
    )


def test_G3_6_an_empty_deck_leaves_no_top_card() -> None:
    state = last_influence_card()
    assert (now(state)["top"], sum(now(state)["bosses"]), sum(now(state)["members"])) == (None, 0, 0)
    assert state.to_move == 0


def test_G3_6_the_discarded_influence_cards_become_the_deck() -> None:
    state = play(last_influence_card(), influence(DRAGONS, 0, 1))
    assert state.to_move == CHANCE
    assert chances(state) == {BUTCHERS: 2, DRAGONS: 4, DAMES: 4, TOUGHS: 4, ROWDIES: 2}
    assert (now(state)["discard"], now(state)["hole"]) == ([], 1)


def test_G3_6_the_new_deck_lies_face_up_so_all_know_its_make_up() -> None:
    state = last_influence_card()
    assert state.view(3).to_json()["deck_members"] is None
    play(state, influence(DRAGONS, 0, 1))
    for viewer in (0, 1, 2, 3, None):
        assert state.view(viewer).to_json()["deck_members"] == [2, 4, 0, 4, 4, 0, 0, 2]


def test_G3_6_driven_out_cards_never_come_back() -> None:
    state = play(last_influence_card(), influence(DRAGONS, 0, 1))
    assert Counter(now(state)["out"])[DANDIES] >= 4
    assert len(now(state)["out"]) == 16
    assert refusal(state, deal(DANDIES)) == ("G2.5", "not-in-the-pile")


def test_G3_6_the_card_turned_from_the_new_deck_is_taken_at_once() -> None:
    state = play(last_influence_card(), influence(DRAGONS, 0, 1), deal(ROWDIES))
    assert (at(state, 1), now(state)["top"], now(state)["hole"]) == ([ROWDIES], None, None)
    assert now(state)["members"] == [2, 4, 0, 4, 4, 0, 0, 1]
    assert state.to_move == OVER


def test_G3_6_the_card_for_the_last_climb_may_need_a_new_deck_too() -> None:
    state = position(4, dict.fromkeys(ROWS[4], SOMEONE), hands=[[], [], [], []], active=2)
    assert now(state)["top"] is None
    play(state, climb(18, KINGPIN), fill(15), fill(11), fill(6), fill(0))
    assert (state.to_move, sum(now(state)["members"]), now(state)["hole"]) == (CHANCE, 16, 0)
    play(state, dict(state.move(state.legal()[0]) or {}))
    assert (state.to_move, None in now(state)["pyramid"]) == (OVER, False)


def test_G3_6_with_cards_left_nothing_is_shuffled() -> None:
    state = position(4, {KINGPIN: RATS}, hands=[[DRAGONS, DAMES], [], [], []])
    assert now(state)["top"] is not None
    play(state, influence(DRAGONS, 0, 1))
    assert (len(now(state)["discard"]), now(state)["top"], state.to_move) == (15, None, 0)


def test_G3_6_when_the_last_card_but_one_is_taken_the_last_is_turned_without_a_decision() -> None:
    state = position(4, {KINGPIN: RATS}, hands=[[DRAGONS, DAMES, TOUGHS], [], [], []])
    last = [gang for gang, count in enumerate(now(state)["members"]) if count]
    assert len(last) == 1
    play(state, influence(DRAGONS, 0, 1))
    assert (now(state)["top"], sum(now(state)["members"]), state.to_move) == (last[0], 0, 0)
