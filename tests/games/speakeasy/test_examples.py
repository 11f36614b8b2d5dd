"""The worked examples T-01 … T-16 of the rules document, named by the clauses they show."""

from typing import Any

import pytest

from games.speakeasy.board import (
    Position,
    after,
    associate,
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
    slot,
    space_of,
    state_of,
    step,
    table,
    todo,
    told,
)
from omerta.core.chance import settle
from omerta.core.game import CHANCE, State
from omerta.core.numbers import Numbers
from omerta.games.speakeasy.game import GAME

PURPLE, YELLOW, GREEN, BLUE = range(4)


def at(space: int) -> dict[str, Any]:
    return {"move": "at", "space": space}


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
    assert after(state)["ships"]["st_clair"]["port"] != 0


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


def take_over(strength: int, tile: int) -> State:
    position = table()
    raise_to(position, PURPLE, strength=strength)
    mob(position, "waxey_gordon", 4, tile, 40)
    return state_of(todo(position, step("build_speakeasy", times=1), step("take_card", type="any")))


def test_T03_E9_1_an_attack_must_exceed() -> None:
    state = play(take_over(5, 4), {"move": "build", "slot": "l1"})
    assert 40 in offered(state, "space")
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


# T-08


def payouts(position: Position) -> State:
    position.update(phase="war", active=None)
    return state_of(todo(position, {"step": "payout", "seat": None}))


def test_T08_E20_11_E20_12_E20_13_uptown() -> None:
    position = table()
    position["cops"] = [12, 16]
    mob(position, "tommy_brown", 12, 4, 121)
    build(position, YELLOW, "casino", 120)
    build(position, YELLOW, "speakeasy", 130, 141)
    build(position, GREEN, "nightclub", 131)
    build(position, YELLOW, "nightclub", 140)
    build(position, BLUE, "nightclub", 142)
    mob(position, "owney_madden", 15, 5, 150, 151)
    build(position, PURPLE, "stills", 152)
    mob(position, "joe_masseria", 16, 6, 160)
    build(position, BLUE, "speakeasy", 161, member=True)
    build(position, GREEN, "casino", 162)
    state = payouts(position)
    assert [seat_of(state, seat)["safe"] for seat in range(4)] == [20, 20, 20, 45]


def test_T08_E20_13_midtown_with_the_mobsters_on_top() -> None:
    position = table()
    mob(position, "tommy_brown", 7, 4, 70)
    mob(position, "owney_madden", 8, 5, 80)
    build(position, GREEN, "speakeasy", 90, 100)
    build(position, YELLOW, "speakeasy", 110)
    build(position, PURPLE, "speakeasy", 120)
    state = payouts(position)
    assert [seat_of(state, seat)["safe"] for seat in range(4)] == [5, 5, 15, 0]


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
    assert first_step(state)["used"] == [5, 0]
    assert not [move for move in options(state) if move["move"] == "drive" and move["truck"] == 0]


def test_T11_E11_3_the_other_truck_goes_uptown() -> None:
    state = first_tour(garage())
    play(state, *(truck("drive", 1, district=district) for district in (7, 10, 13, 15)))
    assert first_step(state)["used"] == [5, 4]
    play(state, truck("unload", 1, space=150), truck("unload", 1, space=151), truck("drive", 1, district=13))
    play(state, truck("buy", 1, barrels=2))
    assert after(state)["ships"]["rothstein"]["barrels"] == 1


# T-12


def test_T12_E21_2_blue_counts() -> None:
    position = table()
    give(position, BLUE, pocket=50, safe=220)
    build(position, BLUE, "speakeasy", 10, 20, member=True)
    build(position, BLUE, "speakeasy", 30)
    build(position, BLUE, "stills", 40, member=True)
    build(position, BLUE, "nightclub", 50, 70, member=True)
    build(position, BLUE, "casino", 60, member=True)
    helper(position, BLUE, 1, 7, 16)
    helper(position, BLUE, 10, 2, used=True)
    position.update(act=4, round=1, order=[PURPLE, YELLOW, GREEN, BLUE], active=BLUE)
    hold(position, BLUE, "vip_level")
    for seat in position["seats"]:
        seat["capos"] = 0
    state = state_of(todo(position, step("take_card", BLUE, type="any")))
    play(state, {"move": "take", "deck": "vip"})
    chance(state)
    result = state.result()
    assert result is not None
    assert result.scores[BLUE] == 405
    assert after(state)["scores"][BLUE] == {
        "pocket": 50, "safe": 220, "buildings": 90, "bottles": 45, "tiles": 0, "total": 405,
    }  # fmt: skip


# T-13 … T-16


@pytest.mark.parametrize(("players", "expected"), [(4, (15, 7, 20, 20, 18, 13)), (2, (29, 5, 20, 22, 18, 13))])
def test_T13_E4_3_E4_4_what_is_left_after_the_setup(players: int, expected: tuple[int, ...]) -> None:
    state = GAME.new(players, {})
    settle(state, Numbers(3))
    position = after(state)
    waiting = len(position["cops"]) + len(position["cops_waiting"])
    assert 16 - waiting == 8
    barrels = 40 - sum(one["barrels"] for one in position["ships"].values())
    goons = 24 - sum(seat["goons"] for seat in position["seats"])
    left = (sum(position["tiles_left"].values()), len(position["district_tiles"]), barrels, goons)
    assert (*left, len(position["helpers_left"]), len(position["crates_left"])) == expected


def test_T14_E7_2_funds_are_the_pocket_and_half_the_safe() -> None:
    position = table()
    give(position, PURPLE, pocket=3, safe=15)
    state = state_of(todo(position, step("build_small", times=2), step("take_card", type="any")))
    assert "r1" in offered(state, "slot")
    play(state, {"move": "build", "slot": "r3"}, at(10))
    chance(state)
    assert (seat_of(state)["pocket"], seat_of(state)["safe"]) == (0, 5)
    assert not {"l1", "m1"} & set(offered(state, "slot"))  # funds 2


def test_T15_E23_6_the_weights_of_jo_s_first_card() -> None:
    state = GAME.new(2, {"solo": True, "first": 1})
    while state.to_move == CHANCE or after(state)["phase"] != "turns":
        legal = state.legal()
        outcomes = [state.move(action) or {} for action in legal]
        if state.to_move == CHANCE and "jo" in outcomes[0]:
            break
        state.apply(legal[0])
    weights = {str((state.move(a) or {})["jo"]): w for a, w in zip(state.legal(), state.weights(), strict=True)}
    assert sorted(set(weights.values())) == [6, 10, 30]
    assert sum(weights.values()) == 180
    assert [weights[name] for name in weights if name.startswith("jo_1")] == [30] * 3
    assert [weights[name] for name in weights if name.startswith("jo_2")] == [6] * 5
    assert [weights[name] for name in weights if name.startswith("jo_0")] == [10] * 6


def test_T15_E23_6_after_a_card_of_deck_two() -> None:
    position = table(1)
    solo = position["solo"]
    position["active"] = 1
    solo.update(slots={"0": 2, "1": 3, "2": 0, "3": 0, "4": 0}, loose=[], under=[], aside=[], card=None)
    solo["unseen"]["1"] = ["jo_1_1", "jo_1_2", "jo_1_3"]
    solo["unseen"]["0"] = solo["unseen"]["0"][:6]
    state = state_of(todo(position, {"step": "jo_turn", "seat": 1}))
    weights = dict(zip(offered(state, "jo"), state.weights(), strict=True))
    assert {weights[name] for name in weights if name.startswith("jo_1")} == {6}
    assert {weights[name] for name in weights if name.startswith("jo_0")} == {2}
    assert sum(weights.values()) == 30
    assert not [name for name in weights if name.startswith("jo_2")]


@pytest.mark.parametrize(
    ("cop", "member", "pays"), [("waits", False, True), ("stands", False, False), ("stands", True, True)]
)
def test_T16_E8_1_E8_2_a_casino_and_the_cops(cop: str, member: bool, pays: bool) -> None:
    position = table()
    build(position, PURPLE, "casino", 10, member=member, barrel=True)
    position["cops" if cop == "stands" else "cops_waiting"] = [1]
    position["lower"] = [PURPLE, None, None, None]
    position.update(active=BLUE)
    sale = todo(dict(position), step("sell", PURPLE, left=1), step("take_card", PURPLE, type="any"))
    assert ("sell" in [move["move"] for move in options(state_of(sale))]) is pays
    end = state_of(todo(position, step("take_card", BLUE, type="any")))
    play(end, {"move": "take", "deck": "vip"})
    chance(end)
    assert seat_of(end)["pocket"] == (103 if pays else 100)
    assert space_of(end, 10)["barrel"]


def test_crates_add_up_in_the_examples() -> None:
    """E15.5: a second Crate with range adds to the first."""
    position = table()
    crate(position, PURPLE, 9, 10)
    position["seats"][PURPLE]["trucks"][0]["district"] = 1
    state = state_of(todo(position, step("deliver", bonus=0, used=[2, 0]), step("take_card", type="any")))
    assert [move["district"] for move in options(state) if move["move"] == "drive"] == [2, 4]
