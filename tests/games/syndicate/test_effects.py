"""S5: what fields and symbols do."""

import pytest

from games.syndicate.board import (
    BRONX,
    BROOKLYN,
    EAST_LA,
    MALIBU,
    MANHATTAN,
    NEW_YORK,
    PASADENA,
    QUEENS,
    SAN_PEDRO,
    SHOT_COP,
    STATEN_ISLAND,
    above,
    can,
    chances,
    draw,
    effect,
    hand,
    held,
    hit,
    marker,
    moves,
    now,
    open_,
    place,
    play,
    position,
    refusal,
    reinforce,
    settle,
    shoot,
    smuggle,
    wealth,
)
from omerta.core.game import CHANCE

PILE = {kind: 2 if kind in (13, 16, 20) else 1 for kind in range(13, 28)}


@pytest.mark.parametrize("seat", [0, 1])
def test_S5_1_recruiting_draws_from_ones_own_bag(seat: int) -> None:
    state = play(position(hands=[[3, 9], [3, 9]], active=seat), place(3, 0))
    assert (now(state)["todo"], state.to_move) == (["d"], CHANCE)
    assert chances(state) == {kind: count for kind, count in enumerate(now(state)["bags"][seat]) if count}
    play(state, draw(2))
    assert hand(state, seat) == [2, 9]
    assert now(state)["bags"][seat][2] == 1


def test_S5_1_tokens_are_drawn_one_by_one() -> None:
    state = play(position(full=above(33), hands=[[3], [9]]), place(3, 33))
    assert now(state)["todo"] == ["d", "d"]
    left = chances(state)[5]
    play(state, draw(5))
    assert (now(state)["todo"], chances(state).get(5, 0)) == (["d"], left - 1)
    play(state, draw(9))
    assert (hand(state, 0), marker(state, QUEENS)) == ([5, 9], 1)


def test_S5_1_what_is_not_there_is_not_drawn_and_the_rest_is_lost() -> None:
    state = position(full=above(33), hands=[[], [9]], bags=[[8], None])
    size = len(hand(state, 0))
    play(state, place(3, 33))
    assert (len(hand(state, 0)), held(now(state)["bags"][0])) == (size, [])
    assert now(state)["active"] == 1


def test_S5_1_the_last_two_of_a_kind_come_without_a_decision() -> None:
    state = position(full=above(33), hands=[[], [9]], bags=[[8, 8], None])
    play(state, place(3, 33))
    assert (hand(state, 0).count(8), now(state)["active"]) == (3, 1)


def test_S5_1_only_chance_draws() -> None:
    state = play(position(hands=[[3, 9], [9]], bags=[None, None]), place(3, 0))
    assert refusal(state, draw(13)) == ("S2.3", "not-in-the-pile")
    assert refusal(state, reinforce(13)) == ("S2.3", "not-in-the-pile")
    assert refusal(state, place(9, 1)) == ("S2.3", "chance-decides")


def test_S5_2_calling_takes_tokens_from_the_pile_into_the_bag() -> None:
    state = play(position(full=above(11), hands=[[3], [9]]), place(3, 11))
    assert (now(state)["todo"], chances(state)) == (["r", "r"], PILE)
    play(state, reinforce(23))
    assert chances(state) == {kind: count for kind, count in PILE.items() if kind != 23}
    play(state, reinforce(13))
    assert [kind for kind in held(now(state)["bags"][0]) if kind >= 13] == [13, 23]
    assert (hand(state, 0), now(state)["pile"][13], now(state)["pile"][23]) == ([], 1, 0)


def test_S5_2_a_called_token_can_be_drawn() -> None:
    state = play(position(hands=[[0], [9]]), place(0, 1), reinforce(23))
    assert (now(state)["stage"], chances(state)[23]) == ("draw", 1)


def test_S5_2_an_empty_pile_gives_nothing() -> None:
    state = play(position(full=above(11), hands=[[3], [9]], pile=[]), place(3, 11))
    assert (now(state)["stage"], marker(state, STATEN_ISLAND)) == ("draw", 1)


def test_S5_2_a_pile_of_one_kind_gives_it_without_a_decision() -> None:
    state = play(position(full=above(11), hands=[[3], [9]], pile=[20]), place(3, 11))
    assert (now(state)["stage"], now(state)["bags"][0][20], sum(now(state)["pile"])) == ("draw", 1, 0)


def test_S5_2_a_kind_that_is_not_in_the_pile_does_not_come() -> None:
    state = play(position(hands=[[0, 13, 13], [9]]), place(0, 1))
    assert refusal(state, reinforce(13)) == ("S2.3", "not-in-the-pile")


def test_S5_3_reinforcing_takes_one_token_from_the_pile_into_the_hand() -> None:
    state = play(position(full=above(6), hands=[[3], [9]]), place(3, 6))
    assert (now(state)["todo"], chances(state)) == (["h"], PILE)
    play(state, reinforce(25))
    assert (hand(state, 0), now(state)["pile"][25], marker(state, MANHATTAN)) == ([25], 0, 1)


def test_S5_3_nothing_from_an_empty_pile() -> None:
    state = play(position(full=above(6), hands=[[3], [9]], pile=[]), place(3, 6))
    assert (now(state)["stage"], hand(state, 0)) == ("draw", [])


@pytest.mark.parametrize("seat", [0, 1])
def test_S5_4_smuggling_here_moves_the_marker_of_this_district(seat: int) -> None:
    sign = 1 if seat == 0 else -1
    state = play(position(full=above(32), hands=[[0], [0]], active=seat), place(0, 32))
    assert now(state)["markers"] == [0, 0, 0, sign * (2 + 1), 0]


def test_S5_4_smuggling_here_stops_on_the_hat() -> None:
    state = play(position(full=above(32), markers={QUEENS: 10}, hands=[[0], [0]]), place(0, 32))
    assert marker(state, QUEENS) == 11


def test_S5_4_in_los_angeles_on_seven() -> None:
    state = position("los_angeles", markers={PASADENA: 6}, hands=[[0], [0]])
    assert marker(play(state, place(0, 3)), PASADENA) == 7


@pytest.mark.parametrize("field", [28, 37])
def test_S5_5_another_open_district_is_chosen(field: int) -> None:
    here, number = NEW_YORK[field].district, int(NEW_YORK[field].effect[1])
    state = play(position(hands=[[0], [9]]), place(0, field))
    assert moves(state) == [smuggle(to) for to in range(5) if to != here]
    assert refusal(state, smuggle(here)) == ("S5.5", "same-district")
    assert refusal(state, smuggle(5)) == ("S5.5", "not-that-decision")
    play(state, smuggle(MANHATTAN))
    assert (marker(state, MANHATTAN), marker(state, here)) == (number, 1)


def test_S5_5_a_closed_district_is_not() -> None:
    state = play(position(closed=[QUEENS], markers={QUEENS: 11}, hands=[[0], [9]]), place(0, 37))
    assert moves(state) == [smuggle(0), smuggle(1), smuggle(2)]
    assert refusal(state, smuggle(QUEENS)) == ("S7.5", "district-closed")


def test_S5_5_nor_is_an_unopened_one() -> None:
    state = play(position("los_angeles", opened=[5], hands=[[3], [9]]), place(3, 14))
    assert moves(state) == [smuggle(0), smuggle(1), smuggle(2), smuggle(3)]
    assert refusal(state, smuggle(4)) == ("S8.1", "district-unopened")
    play(state, smuggle(SAN_PEDRO))
    assert marker(state, SAN_PEDRO) == 2


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("start", "goal"), [(9, 12), (11, 13), (12, 13), (13, 13)])
def test_S5_5_the_marker_stops_before_the_hat(seat: int, start: int, goal: int) -> None:
    sign = 1 if seat == 0 else -1
    state = position(markers={BRONX: sign * start}, hands=[[0], [0]], active=seat)
    play(state, place(0, 28), smuggle(BRONX))
    assert (marker(state, BRONX), now(state)["closed"]) == (sign * goal, [])


@pytest.mark.parametrize(("start", "goal"), [(1, 3), (3, 4), (4, 4)])
def test_S5_5_in_los_angeles_it_stops_on_four(start: int, goal: int) -> None:
    state = position("los_angeles", opened=[5], markers={MALIBU: start}, hands=[[3], [9]])
    assert marker(play(state, place(3, 14), smuggle(MALIBU)), MALIBU) == goal


def test_S5_5_a_district_whose_marker_cannot_move_may_be_chosen() -> None:
    state = play(position(markers={BRONX: 13}, hands=[[0], [9]]), place(0, 28))
    assert can(state, smuggle(BRONX))
    assert marker(play(state, smuggle(BRONX)), BRONX) == 13


def test_S5_5_a_marker_past_the_stop_stays_where_it_is() -> None:
    state = play(position(markers={BRONX: 14}, hands=[[0], [9]]), place(0, 28), smuggle(BRONX))
    assert (marker(state, BRONX), now(state)["closed"]) == (14, [])


def test_S5_5_with_no_other_district_open_there_is_no_effect() -> None:
    state = play(position(closed=[0, 1, 2, 3], hands=[[0], [9]]), place(0, 37))
    assert (now(state)["stage"], marker(state, BROOKLYN)) == ("draw", 1)
    assert now(state)["markers"][:4] == [14, 14, 14, 11]


@pytest.mark.parametrize(("field", "money"), [(35, 2), (36, 1), (31, 1), (2, 1)])
def test_S5_6_money(field: int, money: int) -> None:
    assert wealth(play(position(hands=[[4], [9]]), place(4, field))) == [money, 0]
    assert wealth(play(position(hands=[[9], [4]], active=1), place(4, field))) == [0, money]


def test_S5_7_a_shot_sends_a_random_token_of_the_rivals_hand_into_its_bag() -> None:
    state = play(position(hands=[[3, 0], [0, 0, 8]]), place(3, 9))
    assert (state.to_move, chances(state)) == (CHANCE, {0: 2, 8: 1})
    assert refusal(state, hit(9)) == ("S2.3", "not-in-the-pile")
    bag = now(state)["bags"][1][0]
    play(state, hit(0))
    assert (hand(state, 1), now(state)["bags"][1][0], hand(state, 0)) == ([0, 8], bag + 1, [0])


def test_S5_7_an_empty_hand_cannot_be_hit() -> None:
    state = play(position(hands=[[3, 0], []]), place(3, 9))
    assert (now(state)["stage"], hand(state, 1)) == ("draw", [])


def test_S5_7_a_hit_reinforcement_goes_into_the_bag_too_not_onto_the_pile() -> None:
    state = play(position(hands=[[3, 0], [23]]), place(3, 9))
    assert (hand(state, 1), now(state)["bags"][1][23], now(state)["pile"][23]) == ([], 1, 0)


def test_S5_7_one_may_shoot_the_rivals_last_token_and_so_win() -> None:
    state = settle(play(position(hands=[[SHOT_COP, 0], [8]]), place(SHOT_COP, 36)))
    result = state.result()
    assert result is not None
    assert (result.winners, result.clause) == ([0], "S9.4")


def test_S5_7_the_human_chooses_whom_to_shoot_out_of_the_automatons_row() -> None:
    state = position("solo", hands=[[8, 13, 0, 8], [3, 9]], active=1)
    play(state, place(3, 9))
    assert moves(state) == [shoot(0), shoot(8)]
    assert refusal(state, shoot(13)) == ("S10.10", "not-in-the-row")
    play(state, shoot(8))
    assert hand(state, 0) == [13, 0, 8]


def test_S5_7_a_district_is_no_answer_to_the_question_whom_to_shoot() -> None:
    state = play(position("solo", hands=[[8, 0], [3, 9]], active=1), place(3, 9))
    assert refusal(state, smuggle(MANHATTAN)) == ("S4.4", "not-that-decision")


@pytest.mark.parametrize("move", [effect(0), open_(1), place(0, 1), shoot(0)])
def test_S5_5_nothing_else_answers_the_question_where_to_smuggle(move: dict[str, object]) -> None:
    state = play(position(hands=[[0, 0], [9]]), place(0, 37))
    assert refusal(state, move) == ("S4.4", "not-that-decision")


def test_S5_5_the_districts_of_los_angeles_are_moved_toward_the_movers_end() -> None:
    state = position("los_angeles", opened=[5], hands=[[9], [3]], active=1)
    assert marker(play(state, place(3, 14), smuggle(EAST_LA)), EAST_LA) == -2
