"""The worked examples T-01 … T-05 of the rules document: ambushes, protection, fights and take-overs."""

from typing import Any

import pytest

from games.speakeasy.board import (
    BLUE,
    GREEN,
    PURPLE,
    YELLOW,
    Position,
    after,
    associate,
    at,
    build,
    chance,
    dock,
    done,
    first_step,
    give,
    hold,
    mob,
    offered,
    options,
    play,
    raise_to,
    refused,
    seat_of,
    ship,
    slot,
    space_of,
    state_of,
    step,
    table,
    todo,
    told,
)
from omerta.core.game import State

# T-01


def ambush(strength: int) -> Position:
    position = table()
    ship(position, "st_clair", 0, barrels=3, crate=9)
    raise_to(position, BLUE, strength=strength, fleet=3)
    give(position, BLUE, goons=2, vip=1)
    dock(position, BLUE, "downtown", 1)
    dock(position, PURPLE, "downtown", 2, 3)
    build(position, BLUE, "speakeasy", 20)
    position["active"] = BLUE
    return todo(position, step("ambush", BLUE), step("take_card", BLUE, type="any"), step("give_back", BLUE))


def test_T01_E15_4_E15_5_both_members_are_hired_unasked_and_one_goon_is_enough() -> None:
    state = state_of(ambush(4))
    assert offered(state, "ship") == ["st_clair"]
    play(state, {"move": "ambush", "ship": "st_clair"})
    chance(state)
    blue = seat_of(state, BLUE)
    assert (blue["pocket"], blue["goons"], blue["crates"]) == (100 - 2 + 15, 1, [9])
    assert seat_of(state, PURPLE)["pocket"] == 102
    assert space_of(state, 20)["barrel"]
    assert after(state)["docks"]["downtown"] == [None, PURPLE, PURPLE, None]
    assert (blue["own_members"], blue["vip"]) == (10, 1)  # the VIP area was full
    assert after(state)["ships"]["st_clair"]["barrels"] == 2
    taken = {one["port"] for name, one in after(state)["ships"].items() if name != "st_clair"}
    assert after(state)["ships"]["st_clair"]["port"] == min({1, 2, 3, 4, 5, 6} - taken)
    assert first_step(state)["step"] == "take_card"


def test_T01_E15_4_with_less_strength_the_ship_may_not_be_chosen() -> None:
    position = ambush(3)
    position["todo"].insert(0, step("hire_goons", BLUE))
    state = state_of(position)
    assert offered(play(state, done()), "ship") == []
    assert first_step(state)["step"] == "take_card"


# T-02


def protection(column: int, tokens: int = 1) -> State:
    position = table()
    order = [PURPLE, GREEN, BLUE]
    position["order"] = [*order[:column], YELLOW, *order[column:]]
    raise_to(position, YELLOW, vip=4)
    give(position, YELLOW, vip=3, leverage=tokens)
    slot(position, YELLOW, "vip_none_3", "party_level")
    build(position, YELLOW, "speakeasy", 10, 20, 30)
    position["active"] = YELLOW
    return state_of(todo(position, step("protect", YELLOW, spent=0), step("take_card", YELLOW, type="any")))


def protect(space: int) -> dict[str, Any]:
    return {"move": "protect", "space": space}


def test_T02_E13_3_cards_are_enough_for_two_and_the_token_stays() -> None:
    state = play(protection(2), protect(10), protect(20))
    assert first_step(state)["step"] == "take_card"  # a third costs 6 > 5
    assert seat_of(state, YELLOW)["leverage"] == 1


def test_T02_E13_2_the_second_column_is_dearer() -> None:
    assert first_step(play(protection(1), protect(10)))["step"] == "take_card"
    state = play(protection(1, tokens=2), protect(10), protect(20))
    assert seat_of(state, YELLOW)["leverage"] == 0


# T-03


def take_over(strength: int, tile: int, goons: int = 0) -> State:
    position = table()
    give(position, PURPLE, goons=goons)
    raise_to(position, PURPLE, strength=strength)
    mob(position, "waxey_gordon", 4, tile, 40)
    return state_of(todo(position, step("build_speakeasy", times=1), step("take_card", type="any")))


def test_T03_E9_1_an_attack_must_exceed() -> None:
    state = play(take_over(5, 5, goons=1), {"move": "build", "slot": "l1"})
    assert 40 in offered(state, "space")
    assert seat_of(play(state, at(40)))["goons"] == 0  # 6 > 5
    state = play(take_over(5, 5), {"move": "build", "slot": "l1"})
    assert 40 not in offered(state, "space")
    assert refused(state, at(40)) == ("E9.1", "too-weak-there")


def war(position: Position, district: int) -> Position:
    """The Mob War is about to reach this district."""
    position.update(phase="war", active=None, mobs_waiting=[district])
    return todo(position)


def mobster(name: str) -> dict[str, Any]:
    return {"move": "deal", "mobster": name}


@pytest.mark.parametrize(("goons", "holds"), [(5, True), (4, False)])
def test_T03_E9_1_a_defender_holds_with_as_much(goons: int, holds: bool) -> None:
    position = table()
    raise_to(position, PURPLE, strength=2)
    give(position, PURPLE, goons=goons)
    build(position, PURPLE, "speakeasy", 140)
    state = play(state_of(war(position, 14)), mobster("birdie_brown"))  # war strength 7
    if holds:
        assert options(state) == [{"move": "defend", "space": 140, "mode": "no"}, {"move": "yield", "space": 140}]
        play(state, {"move": "defend", "space": 140, "mode": "no"})
    assert (space_of(state, 140)["owner"] == PURPLE) is holds
    assert seat_of(state, PURPLE)["goons"] == (0 if holds else 4)


# T-04


def test_T04_E20_2_E20_6_carlo_gambino_comes_to_fourteen() -> None:
    position = table()
    build(position, PURPLE, "speakeasy", 140, member=True)
    build(position, BLUE, "casino", 141)
    raise_to(position, PURPLE, strength=2)
    raise_to(position, BLUE, strength=4)
    give(position, PURPLE, goons=1)
    give(position, BLUE, goons=4)
    associate(position, PURPLE, "waxey_gordon", 3)
    state = play(state_of(war(position, 14)), mobster("carlo_gambino"))
    assert space_of(state, 142)["mob"]
    assert after(state)["strength"]["14"] == 7
    assert space_of(state, 140) == {
        "tile": None, "owner": None, "kind": None, "member": False, "barrel": False, "mob": True,
    }  # fmt: skip
    purple = seat_of(state, PURPLE)
    assert (purple["goons"], purple["pocket"], purple["lost_members"]) == (1, 100, 1)
    assert purple["associate"]["mobster"] == "waxey_gordon"
    assert state.to_move == BLUE
    assert options(state) == [{"move": "defend", "space": 141, "mode": "no"}, {"move": "yield", "space": 141}]
    play(state, {"move": "defend", "space": 141, "mode": "no"})
    assert seat_of(state, BLUE)["goons"] == 0
    assert after(state)["mobsters"]["14"] == "carlo_gambino"
    assert after(state)["strength"]["14"] == 7


# T-05


def test_T05a_E9_6_E9_7_only_with_the_associate_and_the_goon() -> None:
    position = table()
    mob(position, "owney_madden", 4, 6, 40)
    raise_to(position, BLUE, strength=2)
    give(position, BLUE, goons=1)
    associate(position, BLUE, "waxey_gordon", 1)
    position["active"] = BLUE
    todo(position, step("place", BLUE, slot="l2", by="build_small"), step("take_card", BLUE, type="any"))
    state = play(state_of(position), at(40))
    blue = seat_of(state, BLUE)
    assert blue["pocket"] == 100 - 3 - 5
    assert blue["goons"] == 0 + 1  # one is returned, the slot's benefit brings one
    assert "goons-returned" in told(state)
    assert "associate-helps" in told(state)


def purple_takes_five() -> State:
    position = table()
    mob(position, "owney_madden", 5, 5, 50)
    raise_to(position, PURPLE, strength=4)
    give(position, PURPLE, goons=2, pocket=10, safe=60)
    hold(position, PURPLE, "vip_level")
    build(position, PURPLE, "speakeasy", 70, 130)
    build(position, PURPLE, "nightclub", 160)
    position["seats"][PURPLE]["board"] = [
        name for name in position["seats"][PURPLE]["board"] if name[0] != "m"
    ]  # the middle group is empty
    casino, clubs = step("place", slot="c1", by="build_big"), step("build_nightclub", times=1)
    return state_of(todo(position, casino, clubs, step("take_card", type="any")))


def test_T05b_E12_4_E12_5_E7_2_a_casino_is_taken_over() -> None:
    state = play(purple_takes_five(), at(50))
    purple = seat_of(state)
    assert (purple["pocket"], purple["safe"], purple["goons"], purple["hand"]) == (0, 46, 0, [])
    assert space_of(state, 50)["kind"] == "casino"


def test_T05c_E12_3_E12_4_then_she_upgrades_with_a_discount() -> None:
    state = play(purple_takes_five(), at(50), {"move": "build", "slot": "n1"})
    offers = offered(state, "space")
    assert 70 in offers
    assert 130 not in offers
    play(state, at(70))
    assert (seat_of(state)["pocket"], seat_of(state)["safe"]) == (0, 32)
