"""S7, S8: rows that end, districts that close, and in Los Angeles the next one that opens."""

import pytest

from games.syndicate.board import (
    ANTONIO,
    ARROWS,
    BEVERLY_HILLS,
    BOMBER,
    BRONX,
    BROOKLYN,
    CHINATOWN,
    DOWNTOWN,
    EAST_LA,
    LONG_BEACH,
    LOS_ANGELES_ROWS,
    MALIBU,
    MANHATTAN,
    QUEENS,
    SANTA_MONICA,
    SAWN_OFF,
    SNOOP,
    STATEN_ISLAND,
    VENICE,
    WATTS,
    above,
    can,
    district,
    draw,
    effect,
    goals,
    hand,
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
    smuggle,
    wealth,
)
from omerta.core.game import State


def ending(marker_before: int, kind: int = 9, seat: int = 0) -> State:
    """Row 2 of the Bronx (3 points, long track) filled by this token on its field without effect."""
    state = position(full=[18, 19, 20, 21], markers={BRONX: marker_before}, hands=[[kind], [kind]], active=seat)
    return play(state, place(kind, 22))


@pytest.mark.parametrize(("stands", "gained"), [(1, 3), (4, 3), (5, 3 + 1), (9, 3 + 1), (10, 3 + 2), (13, 3 + 2)])
def test_S7_1_the_side_of_the_marker_gains_the_points_and_its_coin(stands: int, gained: int) -> None:
    assert wealth(ending(stands - 2)) == [gained, 0]
    assert wealth(ending(2 - stands, seat=1)) == [0, gained]


@pytest.mark.parametrize(("stands", "gained"), [(-1, 3), (-5, 4), (-10, 5), (-12, 5)])
def test_S7_1_also_if_the_rival_filled_the_row(stands: int, gained: int) -> None:
    assert wealth(ending(stands - 2)) == [0, gained]


def test_S7_1_on_red_both_gain_the_points_and_nothing_for_coins() -> None:
    assert wealth(ending(-2)) == [3, 3]
    assert wealth(ending(2, seat=1)) == [3, 3]


@pytest.mark.parametrize(("stands", "gained"), [(3, 2), (4, 3), (7, 3), (8, 4), (10, 4)])
def test_S7_1_the_coins_of_a_short_track(stands: int, gained: int) -> None:
    state = position(full=[35, 36], markers={BROOKLYN: stands - 1}, closed=[0, 1, 2, 3], hands=[[8], [9]])
    assert wealth(play(state, place(8, 37))) == [gained, 0]


def test_S7_1_a_lower_row_filled_early_by_a_snoop_ends_at_once() -> None:
    """A row that only Snoops could have begun: full but for one field, rows above it not."""
    state = position(full=[38, 39], markers={BROOKLYN: 5}, hands=[[SNOOP, 8], [9]])
    play(state, place(SNOOP, 40))
    assert (wealth(state), now(state)["closed"]) == ([4 + 1, 0], [])
    assert goals(settle(state), 9)[-3:] == [35, 36, 37]


def test_S7_1_the_effect_of_the_field_counts_before_the_row_ends() -> None:
    state = position(full=[28, 30, 31], markers={QUEENS: -2}, hands=[[3], [9]])
    assert (wealth(play(state, place(3, 29))), marker(state, QUEENS)) == ([3, 3], 0)


def test_S7_2_a_district_without_a_free_field_closes_and_nothing_more_happens() -> None:
    state = position(full=[35, 36, 37, 38, 39], markers={BROOKLYN: -4}, hands=[[8], [9]])
    play(state, place(8, 40))
    assert (now(state)["closed"], now(state)["stage"]) == ([BROOKLYN], "draw")
    assert (wealth(state), marker(state, BROOKLYN)) == ([0, 4], -3)


def test_S7_2_a_district_with_a_free_field_stays_open() -> None:
    assert now(ending(0))["closed"] == []


def test_S7_2_after_a_snoop_a_district_closes_with_its_upper_row() -> None:
    state = position(full=[35, 36, 38, 39, 40], closed=[0, 1, 2, 3], hands=[[8], [9]])
    assert now(play(state, place(8, 37)))["closed"] == [0, 1, 2, 3, BROOKLYN]


def test_S7_3_every_row_that_has_not_ended_and_two_more() -> None:
    """Nothing but the token lies in Manhattan: 2 + 3 + 5 points."""
    state = play(position(markers={MANHATTAN: 13}, hands=[[8], [9]]), place(8, 2))
    assert wealth(state) == [1 + 2 + 3 + 5 + 2, 0]
    assert now(state)["closed"] == [MANHATTAN]


def test_S7_3_rows_that_ended_earlier_do_not_score_again() -> None:
    state = play(position(full=[0, 1, 2], markers={MANHATTAN: 13}, hands=[[8], [9]]), place(8, 5))
    assert wealth(state) == [3 + 5 + 2, 0]


def test_S7_3_the_row_just_filled_scores() -> None:
    state = play(position(full=[0, 1, 2, 3, 4], markers={MANHATTAN: 13}, hands=[[8], [9]]), place(8, 5))
    assert wealth(state) == [3 + 5 + 2, 0]
    last = play(position(full=[*above(6), 6, 7], markers={MANHATTAN: 13}, hands=[[8], [9]]), place(8, 8))
    assert (wealth(last), now(last)["stage"]) == ([5 + 2, 0], "draw")


def test_S7_3_a_lower_row_that_a_snoop_ended_does_not_score_again() -> None:
    state = position(full=[6, 7, 8], markers={MANHATTAN: 13}, hands=[[8], [9]])
    assert wealth(play(state, place(8, 2))) == [1 + 2 + 3 + 2, 0]


def test_S7_3_the_mover_of_seat_1_closes_on_its_own_hat() -> None:
    state = position(full=above(40), markers={BROOKLYN: -10}, hands=[[9], [8]], active=1)
    play(state, place(8, 40))
    assert (marker(state, BROOKLYN), wealth(state)) == (-11, [0, 4 + 2])


def free_of(state: State) -> list[int]:
    return list(now(state)["free"])


@pytest.mark.parametrize(
    ("number", "hat", "kind", "field", "free"),
    [
        (MANHATTAN, 14, 8, 2, [0, 1, 3, 4, 6, 7]),
        (STATEN_ISLAND, 14, 5, 10, [9, 11, 12, 13, 15, 16]),
        (BRONX, 14, 0, 19, [20, 21, 23, 25, 26]),
        (QUEENS, 11, 8, 31, [28, 30, 33]),
        (BROOKLYN, 11, 8, 36, [35, 37, 38, 39]),
    ],
)
def test_S7_4_the_free_fields_with_an_effect_but_tN(
    number: int, hat: int, kind: int, field: int, free: list[int]
) -> None:
    state = play(position(markers={number: hat - 1}, hands=[[kind, 0], [0, 3]]), place(kind, field))
    while now(state)["stage"] != "closing":
        state.apply(state.legal()[0])
    assert free_of(state) == free
    assert moves(state) == [effect(f) for f in free]


def closing_brooklyn() -> State:
    """Seat 0 has closed Brooklyn from field 36: 35 v2, 37 x1, 38 b and 39 v2 are free, 40 does nothing."""
    return play(position(markers={BROOKLYN: 10}, hands=[[8, 0], [0, 3]]), place(8, 36))


def test_S7_4_in_the_order_the_mover_likes() -> None:
    state = play(closing_brooklyn(), effect(38))
    assert (moves(state), free_of(state)) == ([hit(0), hit(3)], [35, 37, 39])
    play(state, hit(3))
    assert (hand(state, 1), moves(state)) == ([0], [effect(35), effect(37), effect(39)])
    before = wealth(state)[0]
    play(state, effect(39))
    assert (wealth(state)[0], moves(state)) == (before + 2, [effect(35), effect(37)])
    play(state, effect(35))
    assert wealth(state)[0] == before + 4
    assert moves(state) == [smuggle(0), smuggle(1), smuggle(2), smuggle(3)]


def test_S7_4_the_last_field_is_never_asked_for() -> None:
    state = play(closing_brooklyn(), effect(37), smuggle(MANHATTAN), effect(35), effect(39))
    assert moves(state) == [hit(0), hit(3)]
    assert (now(state)["todo"], free_of(state)) == (["b"], [])


def test_S7_4_an_effect_is_completed_before_the_next_is_chosen() -> None:
    state = play(closing_brooklyn(), effect(37))
    assert {move["move"] for move in moves(state)} == {"smuggle"}
    assert refusal(state, effect(35))[0] == "S7.4"
    assert refusal(state, smuggle(BROOKLYN)) == ("S5.5", "same-district")


def test_S7_4_only_free_fields_of_that_district_come() -> None:
    state = closing_brooklyn()
    for field in (36, 40, 0, 41, 46):
        assert refusal(state, effect(field)) == ("S7.4", "not-free")
    play(state, effect(35))
    assert refusal(state, effect(35)) == ("S7.4", "not-free")


def test_S7_4_the_effects_are_not_optional() -> None:
    assert {move["move"] for move in moves(closing_brooklyn())} == {"effect"}
    assert refusal(closing_brooklyn(), {"move": "decline"}) == ("S4.7", "no-support-now")


def test_S7_4_a_field_whose_effect_can_do_nothing_is_asked_for_all_the_same() -> None:
    """All other districts are closed and the rival's hand is empty: smuggling and the shot do nothing."""
    state = position(markers={BROOKLYN: 10}, closed=[0, 1, 2, 3], hands=[[8, 0], []])
    play(state, place(8, 36))
    assert moves(state) == [effect(35), effect(37), effect(38), effect(39)]
    before = now(state)
    play(state, effect(37))
    assert (now(state)["markers"], free_of(state)) == (before["markers"], [35, 38, 39])
    play(state, effect(38))
    assert (hand(state, 1), free_of(state)) == ([], [35, 39])


def test_S7_4_the_sawn_off_doubles_no_effect_of_a_closing() -> None:
    state = position(full=[35, 37, *above(38)], markers={BROOKLYN: 10}, hands=[[SAWN_OFF, 0], []])
    play(state, place(SAWN_OFF, 40))
    before = wealth(state)[0]
    assert free_of(state) == [38, 39]
    play(state, effect(39))
    assert wealth(state)[0] == before + 2


def test_S7_4_draws_and_calls_of_two_are_made_one_by_one() -> None:
    state = position(full=[*above(32), 32], markers={QUEENS: 10}, hands=[[8, 0], [9]])
    play(state, place(8, 34))
    assert now(state)["todo"] == ["d", "d"]
    play(state, draw(2))
    assert now(state)["todo"] == ["d"]
    play(state, draw(2))
    assert (hand(state, 0), now(state)["stage"]) == ([0, 2, 2], "draw")


def test_S7_5_in_a_closed_district_nothing_is_placed() -> None:
    state = settle(
        play(position(full=above(40), markers={BROOKLYN: 10}, hands=[[8, 0], []], bags=[None, []]), place(8, 40))
    )
    while now(state)["stage"] == "closing":
        state.apply(state.legal()[0])
    settle(state)
    assert now(state)["active"] == 1
    assert not any(field >= 35 for kind in hand(state, 1) for field in goals(state, kind))
    assert refusal(state, place(9, 38)) == ("S7.5", "district-closed")


def test_S7_5_the_marker_of_a_closed_district_stays_where_it_is() -> None:
    state = position(closed=[QUEENS, BRONX], markers={QUEENS: -11, BRONX: 14}, hands=[[BOMBER], [9]])
    play(state, place(BOMBER, 36))
    assert (marker(state, QUEENS), marker(state, BRONX)) == (-11, 14)


@pytest.mark.parametrize("field", [28, 37])
def test_S7_6_smuggling_closes_no_other_district(field: int) -> None:
    state = position(markers={MANHATTAN: 13, STATEN_ISLAND: 12}, hands=[[0], [9]])
    play(state, place(0, field), smuggle(STATEN_ISLAND))
    assert (now(state)["closed"], marker(state, STATEN_ISLAND)) == ([], 13)


def test_S7_6_nor_does_a_bomber_for_the_rival() -> None:
    state = position(markers={MANHATTAN: -13, STATEN_ISLAND: -12}, hands=[[BOMBER], [9]])
    play(state, place(BOMBER, 36))
    assert (now(state)["closed"], now(state)["markers"][:2]) == ([], [-13, -13])


def test_S7_6_nor_does_smuggling_at_a_closing() -> None:
    state = position(full=above(6), markers={MANHATTAN: -13, QUEENS: -10}, hands=[[9], [8, 0]], active=1)
    play(state, place(8, 8), effect(7), smuggle(QUEENS))
    assert (marker(state, QUEENS), now(state)["closed"]) == (-10, [MANHATTAN])


def test_S8_1_unopened_open_closed() -> None:
    state = position("los_angeles", closed=[MALIBU], markers={MALIBU: 6}, opened=[VENICE], hands=[[BOMBER, 3], [9]])
    table = now(state)
    assert [number for number in range(15) if table["markers"][number] is not None] == [0, 1, 2, 3, VENICE]
    play(state, place(BOMBER, 16))
    assert now(state)["markers"] == [6, -2, -2, -2, None, 7, *[None] * 9]


def test_S8_1_smuggling_and_placements_concern_open_districts_only() -> None:
    state = position("los_angeles", closed=[MALIBU], markers={MALIBU: 6}, opened=[VENICE], hands=[[3], [9]])
    assert goals(state, 3) == [5, 7, 8, 9, 10, 14, 16]
    assert refusal(state, place(3, 0)) == ("S7.5", "district-closed")
    assert refusal(state, place(3, 11)) == ("S8.1", "district-unopened")
    play(state, place(3, 14))
    assert moves(state) == [smuggle(1), smuggle(2), smuggle(3)]
    assert refusal(state, smuggle(MALIBU)) == ("S7.5", "district-closed")
    assert refusal(state, smuggle(BEVERLY_HILLS)) == ("S8.1", "district-unopened")


def filling_malibu(marker_before: int, kind: int = 8, seat: int = 0) -> State:
    """Malibu (2 points, arrows to Santa Monica and Burbank) full but for the field without effect."""
    state = position("los_angeles", full=[0, 1], markers={MALIBU: marker_before}, hands=[[kind], [kind]], active=seat)
    return play(state, place(kind, 2))


@pytest.mark.parametrize(("before", "scores"), [(0, [2, 0]), (3, [2, 0]), (-1, [2, 2]), (-2, [0, 2]), (-4, [0, 2])])
def test_S8_2_all_fields_full_scores_without_coins_and_closes(before: int, scores: list[int]) -> None:
    state = filling_malibu(before)
    assert (wealth(state), now(state)["closed"]) == (scores, [MALIBU])
    assert moves(state) == [open_(4), open_(7)]


def test_S8_2_the_mover_opens_even_if_the_rival_scored() -> None:
    state = filling_malibu(-3)
    assert (now(state)["stage"], now(state)["to_move"], wealth(state)) == ("open", 0, [0, 2])
    assert marker(play(state, open_(SANTA_MONICA)), SANTA_MONICA) == 0


@pytest.mark.parametrize("before", [-6, -7])
def test_S8_2_the_rivals_barrel_scores_by_the_side_and_carries_nothing(before: int) -> None:
    state = filling_malibu(before)
    assert (wealth(state), now(state)["closed"]) == ([0, 2], [MALIBU])
    assert marker(play(state, open_(SANTA_MONICA)), SANTA_MONICA) == 0


def test_S8_2_no_free_field_effects_come() -> None:
    assert now(filling_malibu(0))["free"] == []


@pytest.mark.parametrize(("before", "barrel"), [(1, 1), (2, 2), (3, 3), (4, 3)])
@pytest.mark.parametrize("seat", [0, 1])
def test_S8_3_a_barrel_reached_closes_scores_and_carries_over(before: int, barrel: int, seat: int) -> None:
    sign = 1 if seat == 0 else -1
    hands = [[13], [8]] if seat == 0 else [[8], [13]]
    state = position("los_angeles", full=[1], markers={MALIBU: sign * before}, hands=hands, active=seat)
    play(state, place(13, 2))
    assert now(state)["closed"] == [MALIBU]
    assert wealth(state)[seat] == 2
    settle(state)  # d1 of field 0
    play(state, open_(7))
    assert marker(state, 7) == sign * barrel


def test_S8_3_no_two_extra_and_nothing_for_the_rival() -> None:
    assert wealth(filling_malibu(4)) == [2, 0]


def test_S8_3_also_if_the_last_field_was_filled_by_the_same_token() -> None:
    state = filling_malibu(4)
    assert moves(state) == [open_(4), open_(7)]
    assert marker(play(state, open_(4)), SANTA_MONICA) == 1


def test_S8_3_the_free_fields_come_before_the_opening() -> None:
    state = position("los_angeles", markers={MALIBU: 4}, hands=[[8], [9]])
    play(state, place(8, 2))
    assert moves(state) == [effect(0), effect(1)]
    play(state, effect(1), reinforce(13))
    assert (now(state)["stage"], now(state)["todo"]) == ("closing", ["d"])
    play(state, draw(2))
    assert (now(state)["stage"], moves(state)) == ("open", [open_(4), open_(7)])


def test_S8_3_the_barrel_is_the_one_the_marker_stood_on_not_the_strength_left_over() -> None:
    state = position("los_angeles", full=[0, 1], markers={MALIBU: 4}, hands=[[ANTONIO], [9]])
    play(state, place(ANTONIO, 2), open_(4))
    assert (marker(state, MALIBU), marker(state, SANTA_MONICA)) == (7, 3)


def closing(number: int, opened: list[int], closed: list[int]) -> State:
    """Seat 0 fills the last field of a district, the marker ending on +1."""
    fields = district(number, "los_angeles")
    types = [text.split()[0] for text in LOS_ANGELES_ROWS[number][2].split(" · ")]
    last = fields[types.index("M")]
    full = [field for field in fields if field != last]
    others = [d for d in closed if d != number]
    state = position("los_angeles", full=full, opened=[number, *opened], closed=others, hands=[[8], [9]])
    play(state, place(8, last))
    while now(state)["stage"] == "effects":
        state.apply(state.legal()[0])
    return state


@pytest.mark.parametrize("number", [n for n in range(15) if len(ARROWS[n]) == 2])
def test_S8_4_the_mover_chooses_among_the_unopened_districts_its_arrows_lead_to(number: int) -> None:
    state = closing(number, [], [])
    assert moves(state) == [open_(goal) for goal in sorted(ARROWS[number])]
    wrong = next(d for d in range(4, 15) if d not in ARROWS[number] and d != number)
    assert refusal(state, open_(wrong)) == ("S8.4", "no-arrow")
    assert refusal(state, open_(MALIBU))[0] == "S8.4"
    assert refusal(state, place(9, 5)) == ("S4.4", "not-that-decision")
    goal = ARROWS[number][0]
    play(state, open_(goal))
    assert (marker(state, goal), marker(state, ARROWS[number][1])) == (0, None)
    assert now(state)["stage"] == "draw"


@pytest.mark.parametrize("number", [WATTS, 13])
def test_S8_4_a_sole_district_opens_without_a_decision(number: int) -> None:
    state = closing(number, [], [])
    assert (marker(state, DOWNTOWN), now(state)["stage"]) == (0, "draw")


@pytest.mark.parametrize("state_of", ["open", "closed"])
def test_S8_4_a_district_that_is_not_unopened_is_no_goal(state_of: str) -> None:
    opened, closed = ([CHINATOWN], []) if state_of == "open" else ([], [CHINATOWN])
    state = closing(EAST_LA, opened, closed)
    assert (marker(state, 8), now(state)["stage"]) == (0, "draw")


def test_S8_4_if_all_goals_are_open_or_closed_any_unopened_district() -> None:
    state = closing(MALIBU, [4], [7])
    assert moves(state) == [open_(goal) for goal in range(5, 15) if goal != 7]
    assert can(state, open_(DOWNTOWN))


def test_S8_4_downtown_has_no_arrows() -> None:
    opened = [n for n in range(4, 14) if n not in (LONG_BEACH, BEVERLY_HILLS)]
    state = closing(DOWNTOWN, opened, [])
    assert moves(state) == [open_(LONG_BEACH), open_(BEVERLY_HILLS)]


def test_S8_4_with_none_left_nothing_opens_and_the_barrel_is_lost() -> None:
    state = position("los_angeles", full=[0, 1], markers={MALIBU: 4}, opened=range(4, 15), hands=[[13], [9]])
    before = now(state)["markers"]
    play(state, place(13, 2))
    assert (now(state)["stage"], now(state)["markers"]) == ("draw", [7, *before[1:]])


def test_S8_4_an_unopened_district_opens_with_its_marker_on_red() -> None:
    state = play(filling_malibu(1), open_(4))
    assert (marker(state, SANTA_MONICA), now(state)["closed"]) == (0, [MALIBU])
    settle(state)
    assert 11 in goals(state, 8)


def test_S8_5_no_free_field_effect_reaches_the_new_district() -> None:
    """Venice closes from field 16: its x2 has only the districts open before the new one opens."""
    state = position("los_angeles", opened=[VENICE], markers={VENICE: 4}, hands=[[8], [9]])
    play(state, place(8, 16), effect(14))
    assert moves(state) == [smuggle(0), smuggle(1), smuggle(2), smuggle(3)]
    play(state, smuggle(0))
    assert moves(state) == [open_(BEVERLY_HILLS), open_(WATTS)]


def test_S8_5_the_barrels_value_cannot_reach_a_barrel() -> None:
    """The highest barrel moves the new marker by 3; the first barrel there is on 5."""
    state = position("los_angeles", full=[0, 1], markers={MALIBU: 4}, hands=[[13], [9]])
    play(state, place(13, 2), open_(SANTA_MONICA))
    assert (marker(state, SANTA_MONICA), now(state)["closed"]) == (3, [MALIBU])
