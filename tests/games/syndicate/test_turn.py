"""S4: the steps of a turn, in their order."""

import pytest

from games.syndicate.board import (
    BLOCK_COP,
    BLOCK_GANGSTER,
    BLOCK_SMUGGLER,
    BONNIE,
    BRONX,
    BROOKLYN,
    DECLINE,
    GANGSTER_BOSS,
    INFORMER,
    MALIBU,
    MANHATTAN,
    NEW_YORK,
    PASADENA,
    QUEENS,
    QUICK_COP,
    QUICK_GANGSTER,
    QUICK_SMUGGLER,
    SAWN_OFF,
    SHOT_COP,
    SHOT_COP_GREY,
    SHOT_SMUGGLER,
    SNOOP,
    STATEN_ISLAND,
    TOKENS,
    above,
    can,
    chances,
    cup,
    district,
    draw,
    effect,
    goals,
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
    roll,
    row_of,
    settle,
    shoot,
    smuggle,
    wealth,
)
from omerta.core.game import CHANCE, OVER, State


def turn(state: State) -> tuple[object, object, object]:
    """Whose turn it is, who decides and what."""
    return now(state)["active"], now(state)["to_move"], now(state)["stage"]


def test_S4_1_a_mover_with_a_legal_placement_is_asked_even_for_one() -> None:
    state = position(full=[0, 1, 2, 3, 4, 5, 7], closed=[1, 2, 3, 4], hands=[[4], [8]])
    assert moves(state) == [place(4, 6), place(4, 8)]
    sole = position(full=[0, 1, 2, 3, 4, 5, 6, 7], closed=[1, 2, 3, 4], hands=[[4], [8]])
    assert (turn(sole), moves(sole)) == ((0, 0, "place"), [place(4, 8)])


@pytest.mark.parametrize("hand_of_0", [[], [3]])
def test_S4_1_a_mover_without_a_legal_placement_loses_at_once(hand_of_0: list[int]) -> None:
    state = position(
        full=district(0) + district(1) + district(3) + district(4), closed=[0, 1, 3, 4], hands=[hand_of_0, [8]]
    )
    assert (state.to_move, now(state)["winner"], now(state)["active"]) == (OVER, 1, 0)


def test_S4_2_the_token_leaves_the_hand_and_lies_on_the_field() -> None:
    state = play(position(hands=[[0, 8], [8]]), place(8, 1))
    table = now(state)
    assert (hand(state, 0), table["fields"][1], table["last"]) == ([0], [8, 0], [8, None])
    assert table["turn"] == {"token": 8, "as": 8, "field": 1, "strength": 1}


def test_S4_2_only_placements_are_decided_there() -> None:
    state = position(hands=[[0, 8], [8]])
    assert {move["move"] for move in moves(state)} == {"place"}
    assert refusal(state, DECLINE) == ("S4.7", "no-support-now")
    for move in (smuggle(1), effect(0), open_(1), shoot(0)):
        assert refusal(state, move) == ("S4.4", "not-that-decision")
    for chance in (draw(0), reinforce(13), hit(0), roll(1), cup(0)):
        assert refusal(state, chance) == ("S2.3", "chance-decides")


def test_S4_2_bonnies_look_is_made_before_the_field_moves_the_marker() -> None:
    state = position(full=above(32), markers={QUEENS: -1}, hands=[[BONNIE, 8], [8]])
    assert marker(play(state, place(BONNIE, 32)), QUEENS) == -1 + 2 + 3


def test_S4_2_the_bosses_count_is_made_at_the_placement() -> None:
    state = position(fields={36: (0, 0)}, hands=[[GANGSTER_BOSS, 8], [8]])
    play(state, place(GANGSTER_BOSS, 37))
    assert now(state)["turn"]["strength"] == 2
    assert marker(play(state, smuggle(MANHATTAN)), BROOKLYN) == 2


@pytest.mark.parametrize(("kind", "field"), [(SHOT_SMUGGLER, 37), (SHOT_COP, 37)])
def test_S4_3_the_tokens_shot_comes_before_the_fields_effect(kind: int, field: int) -> None:
    state = play(position(hands=[[kind, 0], [8, 9]]), place(kind, field))
    assert (now(state)["todo"], moves(state)) == (["b", "x1"], [hit(8), hit(9)])
    play(state, hit(9))
    assert (hand(state, 1), now(state)["todo"]) == ([8], ["x1"])
    assert marker(state, BROOKLYN) == 0


def test_S4_3_a_shot_on_a_shot_field_is_two() -> None:
    state = play(position(hands=[[SHOT_COP, 0], [0, 8, 9]]), place(SHOT_COP, 9))
    assert now(state)["todo"] == ["b", "b"]
    play(state, hit(0), hit(9))
    assert hand(state, 1) == [8]


def test_S4_3_the_grey_cop_shoots() -> None:
    state = play(position("los_angeles", hands=[[SHOT_COP_GREY, 0], [8, 9]]), place(SHOT_COP_GREY, 2))
    assert (now(state)["todo"], moves(state)) == (["b"], [hit(8), hit(9)])


@pytest.mark.parametrize("kind", [0, QUICK_GANGSTER, BLOCK_GANGSTER])
def test_S4_3_other_tokens_do_not_shoot(kind: int) -> None:
    state = play(position(hands=[[kind, 0], [8, 9]]), place(kind, 36))
    assert hand(state, 1) == [8, 9]
    assert now(state)["todo"] == []


@pytest.mark.parametrize("field", [1, 2, 18, 19, 28, 30, 31, 36, 37])
@pytest.mark.parametrize("kind", [BLOCK_GANGSTER, BLOCK_COP])
def test_S4_4_a_block_takes_the_fields_effect_away(kind: int, field: int) -> None:
    before = position(hands=[[kind, 0], [8, 9]])
    size = sum(now(before)["bags"][0]), sum(now(before)["pile"])
    state = play(before, place(kind, field))
    where = NEW_YORK[field].district
    assert turn(state) == (0, "chance", "draw")
    assert (wealth(state), hand(state, 1)) == ([0, 0], [8, 9])
    assert now(state)["markers"] == [TOKENS[kind][0] if number == where else 0 for number in range(5)]
    assert (sum(now(state)["bags"][0]), sum(now(state)["pile"])) == size


def test_S4_4_a_block_on_a_river_shot_field_spares_the_rival() -> None:
    state = play(position(hands=[[BLOCK_SMUGGLER, 0], [8, 9]]), place(BLOCK_SMUGGLER, 9))
    assert (hand(state, 1), marker(state, STATEN_ISLAND)) == ([8, 9], 5)


def test_S4_4_the_effect_comes_before_the_strength() -> None:
    state = play(position(hands=[[2, 0], [8]]), place(2, 37))
    assert (turn(state), marker(state, BROOKLYN)) == ((0, 0, "effects"), 0)
    assert marker(play(state, smuggle(QUEENS)), BROOKLYN) == 3


def test_S4_4_effects_are_not_optional() -> None:
    state = play(position(hands=[[2, 0], [8]]), place(2, 37))
    assert refusal(state, DECLINE) == ("S4.7", "no-support-now")
    assert {move["move"] for move in moves(state)} == {"smuggle"}


def test_S4_4_the_sawn_off_doubles_money() -> None:
    state = play(position(hands=[[SAWN_OFF, 0], [8]]), place(SAWN_OFF, 35))
    assert (wealth(state), marker(state, BROOKLYN)) == ([4, 0], 1)


def test_S4_4_the_sawn_off_smuggles_twice_with_its_own_choices() -> None:
    state = play(position(hands=[[SAWN_OFF, 0], [8]]), place(SAWN_OFF, 28))
    assert now(state)["todo"] == ["x3", "x3"]
    play(state, smuggle(BRONX))
    assert (now(state)["todo"], marker(state, BRONX)) == (["x3"], 3)
    assert [move["district"] for move in moves(state)] == [0, 1, 2, 4]
    play(state, smuggle(MANHATTAN))
    assert now(state)["markers"] == [3, 0, 3, 1, 0]


def test_S4_4_the_sawn_off_may_choose_the_same_district_twice() -> None:
    state = play(position(hands=[[SAWN_OFF, 0], [8]]), place(SAWN_OFF, 28), smuggle(BRONX), smuggle(BRONX))
    assert marker(state, BRONX) == 6


@pytest.mark.parametrize(("field", "todo"), [(11, ["r"] * 4), (12, ["d"] * 2), (9, ["b"] * 2)])
def test_S4_4_the_sawn_offs_effects_are_listed_twice(field: int, todo: list[str]) -> None:
    state = position(full=above(field), hands=[[SAWN_OFF, 0], [0, 8, 9]])
    assert now(play(state, place(SAWN_OFF, field)))["todo"] == todo


def test_S4_4_the_sawn_off_doubles_smuggling_here() -> None:
    assert marker(play(position(hands=[[SAWN_OFF, 0], [8]]), place(SAWN_OFF, 29)), QUEENS) == 1 + 1 + 1


def test_S4_4_a_copied_sawn_off_doubles_too() -> None:
    state = position(hands=[[INFORMER, 0], [8]], last=[None, SAWN_OFF])
    assert wealth(play(state, place(INFORMER, 35))) == [4, 0]


@pytest.mark.parametrize("seat", [0, 1])
def test_S4_5_the_marker_moves_toward_the_movers_hat(seat: int) -> None:
    state = position(markers={BROOKLYN: 2}, hands=[[9], [9]], active=seat)
    assert marker(play(state, place(9, 36)), BROOKLYN) == (4 if seat == 0 else 0)


def test_S4_5_the_marker_stops_on_the_hat() -> None:
    state = position(markers={BROOKLYN: 10}, hands=[[13], [9]])
    assert marker(play(state, place(13, 36)), BROOKLYN) == 11


def test_S4_5_in_los_angeles_the_marker_stops_on_seven() -> None:
    state = position("los_angeles", markers={MALIBU: 4}, hands=[[13], [9]])
    assert marker(play(state, place(13, 2)), MALIBU) == 7


def test_S4_6_the_hat_closes_the_district() -> None:
    state = play(position(markers={BROOKLYN: 10}, hands=[[8], [9]]), place(8, 36))
    assert now(state)["closed"] == [BROOKLYN]


def test_S4_6_the_rivals_hat_closes_nothing() -> None:
    state = play(position(markers={BROOKLYN: -11}, hands=[[QUICK_COP, 8], [9]]), place(QUICK_COP, 36))
    assert (now(state)["closed"], now(state)["stage"]) == ([], "support")


def test_S4_6_in_los_angeles_any_barrel_on_the_movers_side_closes() -> None:
    for start, goal in ((4, 5), (5, 6), (6, 7)):
        state = play(position("los_angeles", markers={MALIBU: start}, hands=[[8], [9]]), place(8, 2))
        assert (marker(state, MALIBU), now(state)["closed"]) == (goal, [MALIBU])
    rival = play(position("los_angeles", markers={MALIBU: -6}, hands=[[8], [9]]), place(8, 2))
    assert now(rival)["closed"] == []


def test_S4_6_smuggling_here_closes_nothing_before_the_check() -> None:
    """t2 brings the marker on the hat; a Snoop moves it no further, and the check still closes the district."""
    state = position(full=above(32), markers={QUEENS: 9}, hands=[[SNOOP, 8], [9]])
    play(state, place(SNOOP, 32))
    assert (marker(state, QUEENS), now(state)["closed"], wealth(state)) == (11, [QUEENS], [5 + 2, 0])


def test_S4_6_smuggling_here_takes_place_on_the_hat_and_is_no_second_closing() -> None:
    state = position(full=above(32), markers={QUEENS: 9}, hands=[[SAWN_OFF, 8], [9]])
    play(state, place(SAWN_OFF, 32))
    assert wealth(state) == [5 + 2, 0]


def test_S4_6_the_hat_goes_before_the_end_of_the_row() -> None:
    """Row 1 filled on the hat scores once, by S7.3: 2 and 4 points and 2 more, and no coin."""
    state = play(position(full=[35, 37], markers={BROOKLYN: 10}, hands=[[0], [9]]), place(0, 36))
    assert wealth(state)[0] == 1 + (2 + 4 + 2)


def test_S4_6_a_row_that_is_not_full_does_not_score() -> None:
    assert wealth(play(position(full=[30, 31], hands=[[5], [9]]), place(5, 29))) == [0, 0]


@pytest.mark.parametrize(("kind", "field"), [(QUICK_COP, 36), (QUICK_GANGSTER, 36), (QUICK_SMUGGLER, 36)])
def test_S4_7_quick_support_may_place_again_in_the_same_district(kind: int, field: int) -> None:
    state = play(position(hands=[[kind, 0, 3], [9]]), place(kind, field))
    assert turn(state) == (0, 0, "support")
    assert moves(state) == [place(0, 37), place(3, 35), place(3, 37), DECLINE]
    assert refusal(state, place(0, 1)) == ("S4.7", "other-district")
    assert refusal(state, place(0, 36)) == ("S3.2", "field-taken")
    assert refusal(state, place(9, 37)) == ("S3.2", "token-not-held")
    assert refusal(state, place(0, 35)) == ("S3.2", "wrong-field-type")
    assert refusal(state, place(0, 39)) == ("S3.1", "row-not-active")


def test_S4_7_it_may_be_declined() -> None:
    state = play(position(hands=[[QUICK_COP, 0], [9]]), place(QUICK_COP, 36), DECLINE)
    assert (turn(state), hand(state, 0)) == ((0, "chance", "draw"), [0])


def test_S4_7_the_second_token_is_resolved_like_the_first() -> None:
    state = play(position(hands=[[QUICK_COP, 2], [9]]), place(QUICK_COP, 36), place(2, 37))
    assert now(state)["todo"] == ["x1"]
    play(state, smuggle(QUEENS))
    assert (marker(state, BROOKLYN), marker(state, QUEENS), turn(state)) == (3, 1, (0, "chance", "draw"))


def test_S4_7_quick_support_chains() -> None:
    state = position(hands=[[QUICK_COP, QUICK_GANGSTER, QUICK_SMUGGLER, 0], [9]])
    play(state, place(QUICK_COP, 31), place(QUICK_GANGSTER, 30))
    play(state, reinforce(13))
    assert turn(state) == (0, 0, "support")
    play(state, place(QUICK_SMUGGLER, 29))
    assert moves(state) == [place(0, 28), DECLINE]
    play(state, place(0, 28), smuggle(MANHATTAN))
    assert (turn(state), hand(state, 0)) == ((0, "chance", "draw"), [])
    assert marker(state, QUEENS) == 0 + 1 + (1 + 1) + 1
    assert wealth(state) == [1 + 3 + 1, 0]  # the field, the row and its 1-coin


def test_S4_7_the_next_row_is_allowed_if_the_row_has_just_ended() -> None:
    state = position(full=[35, 37], hands=[[QUICK_COP, 0, 3], [9]])
    play(state, place(QUICK_COP, 36))
    assert moves(state) == [place(0, 39), place(0, 40), place(3, 38), place(3, 40), DECLINE]


def test_S4_7_the_snoop_may_take_any_free_field_of_that_district() -> None:
    state = play(position(hands=[[QUICK_COP, SNOOP], [9]]), place(QUICK_COP, 36))
    assert goals(state, SNOOP) == [35, 37, 38, 39, 40]
    assert refusal(state, place(SNOOP, 3)) == ("S4.7", "other-district")


def test_S4_7_so_may_an_informer_that_copies_it() -> None:
    state = position(hands=[[QUICK_COP, INFORMER], [9]], last=[None, SNOOP])
    assert goals(play(state, place(QUICK_COP, 36)), INFORMER) == [35, 37, 38, 39, 40]


@pytest.mark.parametrize("left", [[], [0]])
def test_S4_7_with_nothing_playable_the_step_is_skipped(left: list[int]) -> None:
    """Row 1 of Staten Island is all river: a gangster cannot follow, nor can nobody."""
    state = play(position(hands=[[QUICK_COP, *left], [9]]), place(QUICK_COP, 10), reinforce(13))
    assert turn(state) == (0, "chance", "draw")


def test_S4_7_there_is_none_in_a_district_that_has_closed() -> None:
    state = position(markers={BROOKLYN: 10}, hands=[[QUICK_GANGSTER, 0], [9]], closed=[0, 1, 2])
    play(state, place(QUICK_GANGSTER, 36))
    while now(state)["stage"] == "closing":
        state.apply(state.legal()[0])
    assert now(state)["stage"] == "draw"


def test_S4_7_there_is_none_without_the_symbol() -> None:
    assert now(play(position(hands=[[0, 8], [9]]), place(0, 36)))["stage"] == "draw"


def test_S4_7_a_district_that_opens_in_its_place_takes_no_support() -> None:
    state = position("los_angeles", full=[6], markers={2: 1}, hands=[[8], [QUICK_COP, 8]], active=1)
    play(state, place(QUICK_COP, 7), reinforce(13), open_(9))
    assert now(state)["stage"] == "draw"


def test_S4_8_the_mover_draws_one_token_however_many_it_placed() -> None:
    for chain in ([place(9, 36)], [place(QUICK_COP, 36), place(9, 37), smuggle(0)]):
        state = position(hands=[[QUICK_COP, 9, 0, 8], [9]])
        play(state, *chain)
        size = len(hand(state, 0))
        assert chances(state) == {kind: count for kind, count in enumerate(now(state)["bags"][0]) if count}
        play(state, draw(2))
        assert (len(hand(state, 0)), 2 in hand(state, 0), turn(state)) == (size + 1, True, (1, 1, "place"))


def test_S4_8_what_is_not_in_the_bag_is_not_drawn() -> None:
    state = play(position(hands=[[9], [9]], bags=[[3, 8], None]), place(9, 36))
    assert chances(state) == {3: 1, 8: 1}
    assert refusal(state, draw(0)) == ("S2.3", "not-in-the-pile")
    assert refusal(state, place(0, 0)) == ("S2.3", "chance-decides")


def test_S4_8_one_kind_left_in_the_bag_comes_without_a_decision() -> None:
    state = position(bags=[[8, 8], None], hands=[[], [9]])
    play(state, place(9, 36))
    assert (held(now(state)["bags"][0]), turn(state)) == ([8], (1, 1, "place"))


def test_S4_8_an_empty_bag_gives_nothing() -> None:
    state = position(bags=[[], None], hands=[[], [9]])
    size = len(hand(state, 0))
    play(state, place(9, 36))
    assert (len(hand(state, 0)), turn(state)) == (size - 1, (1, 1, "place"))


def test_S4_8_the_draw_is_made_also_in_the_turn_that_ends_the_game() -> None:
    state = play(position(wealth=[0, 24], hands=[[8], [9]], active=1), place(9, 36))
    assert (turn(state), state.result()) == ((1, "chance", "draw"), None)
    play(state, draw(2))
    assert (state.to_move, hand(state, 1)) == (OVER, [2])


def test_S4_9_the_other_seats_turn_begins() -> None:
    state = settle(play(position(hands=[[9], [9]]), place(9, 36)))
    assert turn(state) == (1, 1, "place")
    assert turn(settle(play(state, place(9, 31)))) == (0, 0, "place")


def test_S4_9_when_the_game_is_over_nothing_is_legal() -> None:
    state = settle(play(position(wealth=[0, 24], hands=[[8], [9]], active=1), place(9, 36)))
    assert (state.legal(), state.to_move) == ([], OVER)
    assert refusal(state, place(8, 0)) == ("S4.9", "game-over")


def test_the_order_of_chance_in_a_turn() -> None:
    """The symbol's hit, the field's steps one by one, the same after quick support, last the draw."""
    state = position(full=row_of(9), hands=[[SHOT_COP, 0], [0, 8, 9]], active=0)
    play(state, place(SHOT_COP, 11))
    assert now(state)["todo"] == ["b", "r", "r"]
    assert moves(state) == [hit(0), hit(8), hit(9)]
    play(state, hit(0))
    assert moves(state)[0] == reinforce(13)
    play(state, reinforce(13), reinforce(13))
    assert (turn(state), state.to_move) == ((0, "chance", "draw"), CHANCE)
    assert can(state, draw(13))


def test_one_kind_in_the_rivals_hand_is_hit_without_a_decision() -> None:
    state = play(position(hands=[[SHOT_COP, 0], [8, 8]]), place(SHOT_COP, 36))
    assert (hand(state, 1), turn(state)) == ([8], (0, "chance", "draw"))


def test_smuggling_with_one_other_open_district_is_no_decision() -> None:
    state = play(position(closed=[0, 1, 2], hands=[[2, 0], [8]]), place(2, 37))
    assert (marker(state, QUEENS), turn(state)) == (1, (0, "chance", "draw"))


def test_S4_7_in_los_angeles_there_is_one_row_to_support() -> None:
    state = play(position("los_angeles", hands=[[8], [QUICK_COP, 0]], active=1), place(QUICK_COP, 5))
    assert moves(state) == [place(0, 3), place(0, 4), DECLINE]
    assert marker(play(state, place(0, 3)), PASADENA) == -2
