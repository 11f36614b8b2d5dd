"""E6–E9: turns, money, the Golden Rule, fights."""

from typing import Any

import pytest

from games.speakeasy.board import (
    after,
    associate,
    at,
    build,
    chance,
    crate,
    dock,
    done,
    first_step,
    give,
    helper,
    hold,
    mob,
    offered,
    options,
    play,
    raise_to,
    refused,
    seat_of,
    ship,
    show_tiles,
    space_of,
    state_of,
    step,
    table,
    tiles,
    todo,
    told,
)
from omerta.core.game import CHANCE, State


def take(deck: str = "vip") -> dict[str, Any]:
    return {"move": "take", "deck": deck}


def last_turn_of(act: int, round_number: int) -> State:
    position = table()
    position.update(act=act, round=round_number, order=[1, 2, 3, 0])
    for seat in position["seats"]:
        seat["capos"] = 0
    position["capos"]["docks"] = [1, 2]
    return play(state_of(todo(position, step("take_card", type="any"))), take())


@pytest.mark.parametrize(("act", "rounds", "capos"), [(1, 4, 3), (2, 3, 3), (3, 3, 1)])
def test_E6_1_E6_2_acts_end_with_the_mob_war_and_capos_come_back(act: int, rounds: int, capos: int) -> None:
    state = chance(last_turn_of(act, rounds))
    assert after(state)["act"] == act + 1
    assert [seat["capos"] for seat in after(state)["seats"]] == [capos] * 4
    assert after(state)["capos"]["docks"] == [None, None]


def test_E6_1_E21_1_after_the_fourth_act_the_game_is_over() -> None:
    state = chance(last_turn_of(4, 1))
    assert after(state)["phase"] == "over"
    assert state.result() is not None


def test_E6_3_turns_follow_the_upper_row_as_it_was_at_the_rounds_beginning() -> None:
    position = table()
    position.update(order=[0, 3, 1, 2], lower=[None, 2, None, None])
    state = play(state_of(todo(position, step("take_card", type="any"))), take())
    assert after(chance(state))["active"] == 3


def test_E6_4_a_turn_is_a_helper_a_capo_a_card_and_tiles() -> None:
    position = table()
    helper(position, 0, 8)
    steps = [step("call"), step("capo"), step("take_card", type="any"), step("give_back")]
    state = state_of(todo(position, *steps))
    assert options(state) == [{"move": "call", "helper": 8}, done()]
    play(state, {"move": "call", "helper": 8})
    assert seat_of(state)["leverage"] == 2
    assert seat_of(state)["used"] == [8]
    assert first_step(state) == {"step": "capo", "seat": 0}
    assert refused(state, done())[1] == "must-choose"


def test_E6_5_tiles_go_back_in_the_order_played_then_those_above_the_limit() -> None:
    position = table()
    tiles(position, 0, "goon", "goon", "sell", "level", "helper", "any_card")
    give(position, 0, played=["member", "leverage"])
    position["tiles_left"]["member"] -= 1
    position["tiles_left"]["leverage"] -= 1
    show_tiles(position, None, None, None, ["sell"], [], [])
    state = state_of(todo(position, step("give_back")))
    assert options(state) == [{"move": "return", "tile": "member", "slot": slot} for slot in (3, 4, 5)]
    play(state, {"move": "return", "tile": "member", "slot": 3}, {"move": "return", "tile": "leverage", "slot": 4})
    assert after(state)["display"][3] == ["sell", "member"]  # covering is allowed
    assert {move["tile"] for move in options(state)} == {"goon", "sell", "level", "helper", "any_card"}
    play(state, {"move": "return", "tile": "goon", "slot": 5}, {"move": "return", "tile": "sell", "slot": 5})
    assert len(seat_of(state)["tiles"]) == 4
    assert after(state)["active"] == 1


def test_E6_5_a_crate_raises_the_limit() -> None:
    position = table()
    crate(position, 0, 7)
    tiles(position, 0, "goon", "goon", "sell", "level", "helper")
    assert after(state_of(todo(position, step("give_back"))))["active"] == 1


def test_E6_6_what_follows_from_a_step_comes_first() -> None:
    position = table()
    raise_to(position, 0, vip=2, party=2)  # Infamy 7: the next space has a member
    todo(position, step("level_up", track="fleet", n=1), step("goon_free", n=1), step("take_card", type="any"))
    state = state_of(position)
    assert first_step(state)["step"] == "waiting_member"
    assert seat_of(state)["goons"] == 0
    play(state, {"move": "member", "to": "vip"})
    assert seat_of(state)["goons"] == 1


def test_E7_1_sales_go_to_the_pocket_and_books_to_the_safe() -> None:
    position = table()
    crate(position, 0, 9)
    give(position, 0, books=1)
    build(position, 0, "speakeasy", 10, barrel=True)
    build(position, 0, "speakeasy", 20, barrel=True)
    raise_to(position, 0, party=2)
    state = state_of(todo(position, step("cook_books", left=3), step("sell"), step("take_card", type="any")))
    play(state, {"move": "cook", "goal": "docks_1"}, {"move": "sell", "space": 10})
    assert (seat_of(state)["pocket"], seat_of(state)["safe"]) == (108, 15)


def test_E7_3_whoever_is_paid_by_a_player_gets_it_in_the_pocket() -> None:
    position = table()
    give(position, 0, pocket=0, safe=10, goons=1)
    raise_to(position, 0, strength=3)
    dock(position, 0, "downtown", 1)
    dock(position, 1, "downtown", 2)
    ship(position, "st_clair", 0)
    position["ships"]["st_clair"]["barrels"] = 5
    state = state_of(todo(position, step("ambush"), step("take_card", type="any")))
    play(state, {"move": "ambush", "ship": "st_clair"})
    while "hired-member" not in told(state):
        play(state, {"move": "rival", "seat": 1})
    assert seat_of(state, 1)["pocket"] == 101
    assert seat_of(state)["safe"] == 8


def test_E7_4_a_safe_is_screened_by_the_table_and_not_by_the_engine() -> None:
    position = table()
    give(position, 1, safe=17)
    state = state_of(position)
    seen: Any = state.view(0).to_json()
    assert seen["seats"][1]["safe"] == 17
    assert seen["settings"]["open_safes"] is False


def test_E7_5_at_the_end_both_count() -> None:
    position = table()
    position.update(act=4, round=1, order=[1, 2, 3, 0])
    give(position, 0, pocket=7, safe=9)
    state = chance(play(state_of(todo(position, step("take_card", type="any"))), take()))
    result = state.result()
    assert result is not None
    assert result.scores == [16, 100, 100, 100]


def test_E8_2_E8_3_a_building_under_a_cop_keeps_its_space_and_can_be_protected() -> None:
    position = table()
    position["cops"] = [1]
    build(position, 0, "nightclub", 10, barrel=True)
    give(position, 0, vip=1, leverage=9)
    hold(position, 0, "vip_level")
    protects = step("protect", spent=0)
    state = state_of(todo(position, protects, step("build_nightclub", times=1), step("take_card", type="any")))
    assert offered(state, "space") == [10]
    play(state, done())
    play(state, {"move": "build", "slot": "n1"})
    assert not [space for space in offered(state, "space") if space < 70]  # one in a Zone, Operating or not
    assert space_of(state, 10)["barrel"]


@pytest.mark.parametrize(("tile", "meets"), [("1C", True), ("3C", False)])
def test_E8_4_some_goals_count_buildings_that_do_not_operate(tile: str, meets: bool) -> None:
    position = table()
    position["goals"]["cp_5"] = tile
    position["cops"] = [1, 2, 3]
    build(position, 0, "speakeasy", 10, 11, 20, 21, 30, barrel=True)
    give(position, 0, books=1)
    state = state_of(todo(position, step("cook_books", left=3), step("take_card", type="any")))
    assert ("cp_5" in offered(state, "goal")) is meets


def force(strength: int, goons: int, tile: int, *crates: int) -> State:
    position = table()
    mob(position, "owney_madden", 4, tile, 40)
    raise_to(position, 0, strength=strength)
    give(position, 0, goons=goons)
    crate(position, 0, *crates)
    return state_of(todo(position, step("place", slot="l3", by="build_small"), step("take_card", type="any")))


def test_E9_2_E9_5_goons_are_returned_as_many_as_needed() -> None:
    state = play(force(2, 5, 4), at(40))
    assert seat_of(state)["goons"] == 2  # 2 + 3 > 4


def test_E9_2_crates_help_to_take_over() -> None:
    state = play(force(2, 5, 4, 13, 14), at(40))
    assert seat_of(state)["goons"] == 4


def test_E9_3_a_crate_and_a_power_help_to_defend() -> None:
    position = table()
    build(position, 0, "speakeasy", 140)
    raise_to(position, 0, strength=4)
    give(position, 0, goons=1)
    crate(position, 0, 3)
    associate(position, 0, "tommy_brown", 3)
    position.update(phase="war", active=None, mobs_waiting=[14])
    state = play(state_of(todo(position)), {"move": "deal", "mobster": "jack_diamond"})  # war strength 6
    assert "held" in told(state)  # 4 + 1 + 1: nobody is asked
    assert seat_of(state)["goons"] == 1


def test_E9_4_no_associate_against_ships() -> None:
    position = table()
    associate(position, 0, "carlo_gambino", 3, free=True)
    dock(position, 0, "downtown", 1)
    ship(position, "st_clair", 0)
    position["todo"][0] = step("ambush")
    position["todo"].insert(0, step("hire_goons"))
    state = play(state_of(position), done())
    assert first_step(state)["step"] == "take_card"  # 1 does not exceed 6


def test_E9_6_E9_7_modes_of_a_fight() -> None:
    position = table()
    mob(position, "owney_madden", 4, 5, 40)
    raise_to(position, 0, strength=2)
    give(position, 0, goons=4)
    associate(position, 0, "carlo_gambino", 3, free=True)
    crate(position, 0, 5)
    state = state_of(todo(position, step("place", slot="l3", by="build_small"), step("take_card", type="any")))
    play(state, at(40))
    assert offered(state, "mode") == ["no", "paid", "free"]
    paid = play(state.copy(), {"move": "force", "mode": "paid"})
    assert seat_of(paid)["pocket"] == 100 - 3 - (8 - 2)
    assert seat_of(paid)["associate"]["free"] is True
    free = play(state.copy(), {"move": "force", "mode": "free"})
    assert seat_of(free)["pocket"] == 97
    assert seat_of(free)["associate"]["free"] is False


def test_E9_7_help_that_changes_nothing_is_not_offered() -> None:
    position = table()
    mob(position, "owney_madden", 4, 5, 40)
    raise_to(position, 0, strength=5)
    crate(position, 0, 13)
    associate(position, 0, "carlo_gambino", 3, free=True)
    state = state_of(todo(position, step("place", slot="l3", by="build_small"), step("take_card", type="any")))
    play(state, at(40))
    assert first_step(state)["step"] == "take_card"
    assert seat_of(state)["pocket"] == 97


def test_chance_decides_what_comes_off_a_pile() -> None:
    """E10.5."""
    state = play(state_of(todo(table(), step("take_card", type="any"))), take())
    assert state.to_move == CHANCE
