"""The worked examples T-06, T-07 and T-09 … T-11: sales, the new order, and barrels on the road."""

from typing import Any

from games.speakeasy.board import (
    BLUE,
    GREEN,
    PURPLE,
    YELLOW,
    after,
    build,
    first_step,
    give,
    hold,
    options,
    play,
    raise_to,
    seat_of,
    ship,
    slot,
    space_of,
    state_of,
    step,
    table,
    todo,
)
from omerta.core.game import CHANCE, State

# T-06


def test_T06_E11_2_low_and_high_price() -> None:
    position = table()
    raise_to(position, BLUE, party=2, vip=5, stills=3)
    assert sum(position["seats"][BLUE]["levels"].values()) == 12
    build(position, BLUE, "speakeasy", 10, barrel=True)
    build(position, BLUE, "nightclub", 20, barrel=True)
    build(position, BLUE, "casino", 30, barrel=True)
    position["active"] = BLUE
    state = state_of(todo(position, step("sell", BLUE, left=2), step("take_card", BLUE, type="any")))
    play(state, {"move": "sell", "space": 10}, {"move": "sell", "space": 20})
    assert seat_of(state, BLUE)["pocket"] == 135
    assert space_of(state, 30)["barrel"]


# T-07


def test_T07_E17_6_E17_7_the_new_order_and_the_casinos() -> None:
    position = table()
    build(position, PURPLE, "casino", 10)
    build(position, YELLOW, "casino", 20)
    position["cops"] = [2]
    hold(position, PURPLE, "vip_level", "vip_level")
    hold(position, BLUE, "party_level", "party_level")
    position["capos"]["docks"] = [YELLOW, GREEN]
    state = state_of(position)
    play(state, {"move": "capo", "location": "restaurant"}, {"move": "order", "column": 2})
    assert seat_of(state)["hand"] == []
    pass_turn(state)
    for seat in (YELLOW, GREEN):
        play(state, {"move": "capo", "location": "commission", "person": seat - 1})
        pass_turn(state)
    play(state, {"move": "capo", "location": "restaurant"}, {"move": "order", "column": 1})
    assert seat_of(state, BLUE)["hand"] == ["party_level"]
    pass_turn(state)
    assert after(state)["order"] == [YELLOW, BLUE, PURPLE, GREEN]
    assert seat_of(state, PURPLE)["pocket"] == 103
    assert seat_of(state, YELLOW)["pocket"] == 100  # a Cop, and no protection


def pass_turn(state: State) -> None:
    """The turn comes to its end with as little as possible."""
    seat = after(state)["active"]
    while after(state)["active"] == seat:
        legal = state.legal()
        state.apply(legal[0] if state.to_move == CHANCE else legal[-1])


# T-09 … T-11


def truck(move: str, number: int = 0, **more: Any) -> dict[str, Any]:
    return {"move": move, "truck": number, **more}


def test_T09_E11_3_E11_4_a_purchase_a_golden_rule_and_a_drive() -> None:
    position = table()
    ship(position, "bluie_daisy", 3)
    ship(position, "rothstein", 4)
    ship(position, "st_clair", 0)
    ship(position, "mccoy", 1)
    raise_to(position, YELLOW, fleet=2)
    slot(position, YELLOW, "fleet_range_a")
    position["seats"][YELLOW]["trucks"][0]["district"] = 16
    position["cops"] = [16]
    build(position, YELLOW, "casino", 160, member=True)
    build(position, YELLOW, "nightclub", 161)
    build(position, YELLOW, "speakeasy", 100)
    position["active"] = YELLOW
    delivery = step("deliver", YELLOW, bonus=0, used=[0, 0])
    state = state_of(todo(position, delivery, step("take_card", YELLOW, type="any")))
    play(state, truck("buy", barrels=2))
    assert seat_of(state, YELLOW)["pocket"] == 100 - 11
    assert after(state)["ships"]["bluie_daisy"] == {**after(state)["ships"]["bluie_daisy"], "port": 5, "barrels": 3}
    assert [move["space"] for move in options(state) if move["move"] == "unload"] == [160]
    play(state, truck("unload", space=160), *(truck("drive", district=district) for district in (14, 11, 10)))
    play(state, truck("unload", space=100))
    assert first_step(state)["used"] == [3, 0]
    assert [move["district"] for move in options(state) if move["move"] == "drive"] == [7, 11, 13]


def garage() -> State:
    position = table()
    raise_to(position, PURPLE, fleet=3)
    build(position, PURPLE, "stills", 80)
    give(position, PURPLE, stills=4)
    build(position, PURPLE, "speakeasy", 40, 41, 90, 50, 130, 150)
    build(position, PURPLE, "nightclub", 151)
    ship(position, "rothstein", 1)
    ship(position, "mccoy", 6)
    ship(position, "st_clair", 5)
    ship(position, "bluie_daisy", 4)
    position["seats"][PURPLE]["trucks"][0]["district"] = 8
    position["visit"] = {"location": "garage", "person": 0}
    delivery = step("deliver", bonus=2, used=[0, 0])
    state = state_of(todo(position, delivery, step("take_card", type="any"), step("give_back")))
    play(state, truck("enter", 1, district=8))
    return play(state, truck("load"), truck("load"), truck("load", 1), truck("load", 1))


def first_tour(state: State) -> State:
    play(state, truck("drive", district=4), truck("unload", space=40), truck("unload", space=41))
    play(state, truck("drive", district=7), truck("buy", barrels=2), truck("drive", district=8))
    play(state, truck("drive", district=9), truck("unload", space=90), truck("drive", district=5))
    return play(state, truck("unload", space=50))


def test_T10_E11_3_E16_7_two_trucks_from_the_stills() -> None:
    state = first_tour(garage())
    assert after(state)["ships"]["rothstein"]["port"] == 2  # district 13
    assert (seat_of(state)["pocket"], seat_of(state)["stills"]) == (100 - 5 - 6, 0)
    assert all(space_of(state, space)["barrel"] for space in (40, 41, 90, 50))
    assert first_step(state)["used"] == [5, 0]
    assert not [move for move in options(state) if move["move"] == "drive" and move["truck"] == 0]


def test_T11_E11_3_the_other_truck_goes_uptown() -> None:
    state = first_tour(garage())
    play(state, *(truck("drive", 1, district=district) for district in (7, 10, 13, 15)))
    assert first_step(state)["used"] == [5, 4]
    play(state, truck("unload", 1, space=150), truck("unload", 1, space=151), truck("drive", 1, district=13))
    play(state, truck("buy", 1, barrels=2))
    assert after(state)["ships"]["rothstein"]["barrels"] == 1
    assert seat_of(state)["pocket"] == 100 - 5 - 6 - 7 - 8
    assert first_step(state)["used"] == [5, 5]
