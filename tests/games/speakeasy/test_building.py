"""E12–E15: building, protection, Associates, ships."""

from typing import Any

import pytest

from games.speakeasy.board import (
    Position,
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
    slot,
    space_of,
    state_of,
    step,
    table,
    tile_on,
    tiles,
    todo,
    told,
)
from omerta.core.game import State

CARD = step("take_card", type="any")


def doing(position: Position, *steps: dict[str, Any]) -> State:
    return state_of(todo(position, *steps, CARD, step("give_back")))


def slot_move(name: str) -> dict[str, Any]:
    return {"move": "build", "slot": name}


@pytest.mark.parametrize(
    ("effect", "kinds"),
    [
        ("build_small", {"l", "m", "r"}),
        ("build_big", {"n", "c"}),
        ("build_speakeasy", {"l", "m", "r"}),
        ("build_nightclub", {"n"}),
        ("build_casino", {"c"}),
    ],
)
def test_E12_1_which_buildings_an_effect_allows(effect: str, kinds: set[str]) -> None:
    position = table()
    hold(position, 0, "vip_level")
    offers = offered(doing(position, step(effect, times=1)), "slot")
    assert {name[0] for name in offers} == kinds
    assert ("m3" in offers) is (effect == "build_small")


def test_E12_1_upgrades_only_where_a_speakeasy_stands() -> None:
    position = table()
    build(position, 0, "speakeasy", 10)
    state = play(doing(position, step("upgrade", times=1)), slot_move("n1"))
    assert space_of(state, 10)["kind"] == "nightclub"  # the only space, so unasked


def test_E12_2_of_slots_alike_only_the_first_is_offered() -> None:
    position = table()
    hold(position, 0, "vip_level")
    state = doing(position, step("build_big", times=1))
    assert [name for name in offered(state, "slot") if name[0] == "c"] == ["c1"]
    assert refused(state, slot_move("c2")) == ("E12.2", "alike-first")


def test_E12_3_one_of_a_kind_in_a_zone_and_a_card_for_a_casino() -> None:
    position = table()
    build(position, 0, "casino", 10)
    state = doing(position, step("build_casino", times=1), step("hire_goons"))
    assert first_step(state)["step"] == "hire_goons"  # no card in hand
    hold(position, 0, "vip_level")
    state = play(doing(position, step("build_casino", times=1)), slot_move("c1"))
    assert min(offered(state, "space")) == 70
    assert refused(state, at(20)) == ("E12.3", "one-in-zone")


def test_E12_3_one_of_a_kind_in_a_zone_holds_for_taking_over_too() -> None:
    position = table()
    raise_to(position, 0, strength=5)
    build(position, 0, "nightclub", 10)
    mob(position, "texas_guinan", 4, 3, 40)
    mob(position, "tommy_brown", 8, 4, 80)
    state = play(doing(position, step("build_nightclub", times=1)), slot_move("n2"))
    assert 80 in offered(state, "space")
    assert refused(state, at(40)) == ("E12.3", "one-in-zone")


def test_E12_3_E12_4_only_a_speakeasy_is_upgraded_and_a_casino_costs_its_card() -> None:
    position = table()
    build(position, 0, "nightclub", 10)
    build(position, 0, "stills", 20)
    build(position, 0, "speakeasy", 70)
    hold(position, 0, "vip_level")
    state = play(doing(position, step("upgrade", times=1)), slot_move("c1"))  # the only space, so unasked
    assert [space_of(state, space)["kind"] for space in (10, 20, 70)] == ["nightclub", "stills", "casino"]
    assert seat_of(state)["hand"] == []


@pytest.mark.parametrize(("pocket", "enough"), [(8, True), (7, False)])
def test_E12_3_price_and_fee_must_be_paid_together(pocket: int, enough: bool) -> None:
    position = table()
    raise_to(position, 0, strength=2)
    give(position, 0, pocket=pocket)
    mob(position, "owney_madden", 4, 5, 40)
    associate(position, 0, "waxey_gordon", 1)  # 2 + 4 > 5 for $5, and the slot costs $3
    state = play(doing(position, step("build_speakeasy", times=1)), slot_move("l3"))
    assert (40 in offered(state, "space")) is enough
    if enough:
        assert seat_of(play(state, at(40)))["pocket"] == 0


def test_E9_6_E12_5_an_associate_who_is_cheaper_in_take_overs() -> None:
    position = table()
    give(position, 0, pocket=3 + 6 - 1)
    mob(position, "william_dwyer", 4, 5, 40)
    associate(position, 0, "owney_madden", 1)
    state = play(doing(position, step("place", slot="l3", by="build_small")), at(40))
    assert (seat_of(state)["pocket"], space_of(state, 40)["owner"]) == (0, 0)
    assert "associate-helps" in told(state)


def test_E12_3_a_casino_without_a_card_is_refused_for_the_card() -> None:
    state = doing(table(), step("build_big", times=1))
    assert refused(state, slot_move("c1")) == ("E12.3", "casino-card")


def test_E12_3_honour_among_thieves() -> None:
    position = table()
    raise_to(position, 0, strength=5)
    mob(position, "texas_guinan", 4, 3, 40)
    mob(position, "tommy_brown", 5, 4, 50)
    associate(position, 0, "waxey_gordon", 4)
    state = play(doing(position, step("build_small", times=1)), slot_move("l1"))
    assert 50 in offered(state, "space")
    assert refused(state, at(40)) == ("E12.3", "honour-among-thieves")


@pytest.mark.parametrize(("name", "price"), [("l1", 3), ("m1", 5), ("r1", 8), ("n1", 12), ("c1", 17)])
def test_E12_4_prices(name: str, price: int) -> None:
    position = table()
    hold(position, 0, "vip_level", "vip_level")
    effect = "build_small" if name[0] in "lmr" else "build_big"
    state = play(doing(position, step("place", slot=name, by=effect)), at(10))
    assert seat_of(state)["pocket"] == 100 - price


def test_E12_4_the_dearest_empty_group_gives_its_discount_to_upgrades_only() -> None:
    position = table()
    build(position, 0, "speakeasy", 10)
    position["seats"][0]["board"] = [name for name in position["seats"][0]["board"] if name[0] not in "lr"]
    upgraded = play(doing(position, step("place", slot="n2", by="build_big")), at(10))
    assert seat_of(upgraded)["pocket"] == 100 - (12 - 8)
    opened = play(doing(position, step("place", slot="n2", by="build_big")), at(20))
    assert seat_of(opened)["pocket"] == 100 - 12


def test_E12_5_an_upgrade_keeps_barrel_and_member_and_takes_no_tile() -> None:
    position = table()
    build(position, 0, "speakeasy", 10, member=True, barrel=True)
    tile_on(position, 10, "goon")
    state = play(doing(position, step("place", slot="n3", by="build_big")), at(10))
    assert space_of(state, 10) == {**space_of(state, 10), "kind": "nightclub", "member": True, "barrel": True}
    assert space_of(state, 10)["tile"] == "goon"
    assert first_step(state)["step"] == "level_up"  # the slot's opening benefit


def test_E12_5_opening_takes_the_tile_of_the_space() -> None:
    position = table()
    tile_on(position, 10, "goon")
    state = play(doing(position, step("place", slot="m1", by="build_small")), at(10))
    assert (seat_of(state)["tiles"], seat_of(state)["books"]) == (["goon"], 1)


def test_E12_6_the_mobster_stays_when_his_last_speakeasy_is_taken() -> None:
    position = table()
    raise_to(position, 0, strength=5)
    mob(position, "texas_guinan", 4, 3, 40)
    state = play(doing(position, step("place", slot="m1", by="build_small")), at(40))
    assert after(state)["mobsters"] == {"4": "texas_guinan"}
    assert after(state)["strength"] == {"4": 3}


def test_E12_7_the_helper_takes_over_without_a_fight() -> None:
    position = table()
    mob(position, "joe_masseria", 4, 6, 40)
    associate(position, 0, "waxey_gordon", 1)
    state = play(doing(position, step("take_over_any", times=1)), slot_move("m1"))
    assert space_of(state, 40)["owner"] == 0
    assert seat_of(state)["pocket"] == 95


def test_E12_7_with_the_helper_price_card_and_honour_hold() -> None:
    position = table()
    mob(position, "joe_masseria", 4, 6, 40)
    mob(position, "tommy_brown", 5, 4, 50)
    associate(position, 0, "waxey_gordon", 4)
    hold(position, 0, "vip_level")
    state = play(doing(position, step("take_over_any", times=1)), slot_move("c1"))  # the only space, so unasked
    assert (space_of(state, 40)["mob"], space_of(state, 50)["kind"]) == (True, "casino")
    assert (seat_of(state)["pocket"], seat_of(state)["hand"]) == (100 - 17, [])


def test_E12_8_without_a_slot_that_has_a_space_the_effect_is_impossible() -> None:
    position = table()
    helper(position, 0, 21)
    state = state_of(todo(position, step("call"), step("capo"), CARD))
    assert first_step(state)["step"] == "capo"  # nothing to take over


def test_E13_1_any_building_can_be_protected() -> None:
    position = table()
    position["cops"] = [2]
    build(position, 0, "stills", 10)
    build(position, 0, "speakeasy", 20)
    build(position, 0, "casino", 30, member=True)
    raise_to(position, 0, vip=2)
    give(position, 0, vip=2, leverage=20)
    state = doing(position, step("protect", spent=0))
    assert offered(state, "space") == [10, 20]
    play(state, {"move": "protect", "space": 10})
    assert space_of(state, 10)["member"]


def test_E13_4_without_a_member_or_leverage_there_is_no_protection() -> None:
    position = table()
    build(position, 0, "speakeasy", 20)
    give(position, 0, leverage=4)
    assert first_step(doing(position, step("protect", spent=0)))["step"] == "take_card"
    give(position, 0, vip=1)
    assert first_step(doing(position, step("protect", spent=0)))["step"] == "protect"
    give(position, 0, leverage=3)
    assert first_step(doing(position, step("protect", spent=0)))["step"] == "take_card"


def test_E13_3_a_crate_and_a_power_give_leverage() -> None:
    position = table()
    build(position, 0, "speakeasy", 20)
    give(position, 0, vip=1)
    crate(position, 0, 15)
    associate(position, 0, "waxey_gordon", 1)
    assert first_step(doing(position, step("protect", spent=0)))["step"] == "protect"


def test_E13_3_crates_with_leverage_add_up() -> None:
    position = table()
    build(position, 0, "speakeasy", 20)
    give(position, 0, vip=1)
    crate(position, 0, 15, 16)
    assert first_step(doing(position, step("protect", spent=0)))["step"] == "protect"


def test_E13_5_no_effect_moves_a_protecting_member() -> None:
    position = table()
    build(position, 0, "speakeasy", 20, member=True)
    give(position, 0, vip=1, leverage=20)
    assert first_step(doing(position, step("protect", spent=0)))["step"] == "take_card"


def test_E14_1_the_present_associate_returns_and_can_be_chosen_anew() -> None:
    position = table()
    associate(position, 0, "joe_masseria", 3)
    mob(position, "waxey_gordon", 4, 4)
    show_tiles(position, "goon", "book", "sell")
    state = doing(position, step("get_associate"))
    assert set(offered(state, "mobster")) == {"waxey_gordon", "joe_masseria"}
    play(state, {"move": "associate", "mobster": "joe_masseria"})
    assert first_step(state)["step"] == "city_tile"  # its power anew
    assert seat_of(state)["associate"] == {"mobster": "joe_masseria", "district": 3, "free": False}


def test_E14_1_the_chosen_tile_leaves_the_mobster_board() -> None:
    position = table()
    associate(position, 0, "texas_guinan", 3)
    mob(position, "waxey_gordon", 4, 4)
    state = play(doing(position, step("get_associate")), {"move": "associate", "mobster": "waxey_gordon"})
    assert after(state)["mobsters"] == {"3": "texas_guinan"}
    assert seat_of(state)["associate"]["district"] == 4


def test_E14_2_members_come_to_the_docks_and_to_the_vip_area() -> None:
    position = table()
    mob(position, "texas_guinan", 4, 3)
    state = play(doing(position, step("get_associate")), {"move": "associate", "mobster": "texas_guinan"})
    assert {move["to"] for move in options(state)} == {"docks"}
    assert seat_of(state)["vip"] == 0  # the Docks come first
    play(state, {"move": "member", "to": "docks", "zone": "uptown", "row": 2})
    assert (seat_of(state)["goons"], seat_of(state)["vip"]) == (1, 1)


def test_E14_2_a_member_without_room_is_lost() -> None:
    position = table()
    mob(position, "texas_guinan", 4, 3)
    for zone, seat in (("downtown", 1), ("midtown", 2), ("uptown", 3)):
        dock(position, seat, zone, 1, 2, 3, 4)
    give(position, 0, vip=1)
    state = play(doing(position, step("get_associate")), {"move": "associate", "mobster": "texas_guinan"})
    assert (seat_of(state)["vip"], seat_of(state)["own_members"]) == (1, 9)
    assert first_step(state)["step"] == "take_card"


def test_E14_1_chosen_anew_it_helps_free_once_more() -> None:
    position = table()
    associate(position, 0, "carlo_gambino", 3, free=False)
    state = play(doing(position, step("get_associate")), {"move": "associate", "mobster": "carlo_gambino"})
    assert seat_of(state)["associate"] == {"mobster": "carlo_gambino", "district": 3, "free": True}


def test_E14_3_others_cannot_choose_an_associate() -> None:
    position = table()
    associate(position, 1, "joe_masseria", 3)
    mob(position, "waxey_gordon", 4, 4)
    state = doing(position, step("get_associate"))
    assert offered(state, "mobster") == ["waxey_gordon"]
    assert refused(state, {"move": "associate", "mobster": "joe_masseria"}) == ("E14.3", "mobster-not-there")


def test_E14_4_without_mobsters_there_is_no_associate() -> None:
    assert first_step(doing(table(), step("get_associate")))["step"] == "take_card"


def test_E14_4_with_an_associate_it_is_always_possible() -> None:
    position = table()
    position["visit"] = {"location": "commission", "person": 0}
    left = [{"do": "hire_goons"}, {"do": "get_associate"}]
    assert "get_associate" not in offered(doing(position, step("row", left=left)), "effect")
    associate(position, 0, "carlo_gambino", 3)
    assert "get_associate" in offered(doing(position, step("row", left=left)), "effect")


def raid(strength: int = 5, **things: Any) -> Position:
    position = table()
    ship(position, "st_clair", 0, crate=things.pop("crate", 5))
    raise_to(position, 0, strength=strength)
    dock(position, 0, "downtown", 1)
    give(position, 0, **things)
    return position


def test_E15_1_a_member_in_the_docks_zone_is_needed() -> None:
    position = raid(goons=4)
    ship(position, "mccoy", 1)
    state = doing(position, step("ambush"))
    assert offered(state, "ship") == ["st_clair"]
    assert refused(state, {"move": "ambush", "ship": "mccoy"}) == ("E15.1", "no-member-at-ship")


@pytest.mark.parametrize(("barrels", "defence"), [(5, 6), (4, 9), (0, 21)])
def test_E15_2_the_defence_grows_with_the_barrels_removed(barrels: int, defence: int) -> None:
    position = raid(goons=6)
    position["ships"]["st_clair"]["barrels"] = barrels
    dock(position, 0, "downtown", 2, 3, 4)
    state = play(doing(position, step("ambush")), {"move": "ambush", "ship": "st_clair"})
    chance(state)
    assert seat_of(state)["goons"] == 6 - max(0, defence + 1 - 20)


def test_E15_3_members_multiply_strength_and_a_power_adds() -> None:
    position = raid(2)
    dock(position, 0, "downtown", 2, 3)
    assert first_step(doing(position, step("ambush")))["step"] == "take_card"  # 6 does not exceed 6
    associate(position, 0, "william_dwyer", 4)
    assert first_step(doing(position, step("ambush")))["step"] == "ambush"


def test_E15_4_hiring_is_asked_where_goons_would_do_too() -> None:
    position = raid(5, goons=3)
    dock(position, 1, "downtown", 2)
    dock(position, 2, "downtown", 3)
    state = play(doing(position, step("ambush")), {"move": "ambush", "ship": "st_clair"})
    assert [move["move"] for move in options(state)] == ["rival", "rival", "strike"]
    assert done() not in options(state)
    play(state, {"move": "rival", "seat": 2})
    assert seat_of(state, 2)["pocket"] == 101
    assert "strikes" in told(state)  # 10 exceeds without Goons: nothing is left to choose


@pytest.mark.parametrize(("pocket", "safe", "strong"), [(0, 2, True), (0, 1, False)])
def test_E15_4_only_members_who_can_be_paid_count(pocket: int, safe: int, strong: bool) -> None:
    position = raid(4, pocket=pocket, safe=safe)
    dock(position, 1, "downtown", 2)
    state = doing(position, step("ambush"))  # 4 + 4 > 6 with a hired member only
    assert first_step(state)["step"] == ("ambush" if strong else "take_card")


def test_E15_4_nobody_is_hired_without_a_dollar() -> None:
    position = raid(3, goons=1, pocket=1)
    dock(position, 1, "downtown", 2, 3)
    state = play(doing(position, step("ambush")), {"move": "ambush", "ship": "st_clair"})
    assert (seat_of(state)["pocket"], seat_of(state)["goons"]) == (15, 0)  # 3 × 2 + 1 > 6; the Crate pays 3 × $5
    assert seat_of(state, 1)["pocket"] == 101


def test_E15_4_once_a_ship_is_chosen_there_is_no_way_back_and_nobody_is_hired_in_vain() -> None:
    position = raid(5, goons=2)
    dock(position, 1, "downtown", 2)
    state = play(doing(position, step("ambush")), {"move": "ambush", "ship": "st_clair"})
    assert refused(state, done()) == ("E15.4", "must-choose")
    assert refused(state, {"move": "rival", "seat": 2}) == ("E15.4", "nobody-to-hire")


def test_E15_5_a_bar_with_a_barrel_takes_no_other_and_without_a_place_it_is_lost() -> None:
    position = raid(goons=4)
    build(position, 0, "speakeasy", 20, barrel=True)
    state = chance(play(doing(position, step("ambush")), {"move": "ambush", "ship": "st_clair"}))
    assert "prey-lost" in told(state)
    assert after(state)["ships"]["st_clair"]["barrels"] == 4
    assert space_of(state, 20)["barrel"]


def test_E15_5_a_stills_under_a_cop_takes_no_barrel() -> None:
    position = raid(goons=4)
    build(position, 0, "stills", 10)
    position["cops"] = [1]
    state = chance(play(doing(position, step("ambush")), {"move": "ambush", "ship": "st_clair"}))
    assert "prey-lost" in told(state)
    assert seat_of(state)["stills"] == 0


def test_E15_5_an_empty_ship_gives_a_barrel_of_the_supply() -> None:
    position = raid(goons=6)
    position["ships"]["st_clair"]["barrels"] = 0
    dock(position, 0, "downtown", 2, 3, 4)
    build(position, 0, "stills", 10)
    state = chance(play(doing(position, step("ambush")), {"move": "ambush", "ship": "st_clair"}))
    assert seat_of(state)["stills"] == 1
    assert set(offered(state, "row")) == {1, 2, 3, 4}  # which member goes is the owner's choice


def test_E15_5_the_last_crates_of_the_stack() -> None:
    position = raid(goons=4)
    position["seats"][1]["crates"] = sorted([*position["seats"][1]["crates"], *position["crates_left"]])
    position["crates_left"] = []
    top = position["crate_top"]
    state = play(doing(position, step("ambush")), {"move": "ambush", "ship": "st_clair"})
    assert (after(state)["ships"]["st_clair"]["crate"], after(state)["crate_top"]) == (top, None)


def test_E15_5_the_barrel_goes_where_the_owner_likes() -> None:
    position = raid(goons=4)
    build(position, 0, "stills", 10)
    build(position, 0, "speakeasy", 20, 30)
    position["cops"] = [3]
    state = play(doing(position, step("ambush")), {"move": "ambush", "ship": "st_clair"})
    chance(state)
    assert offered(state, "space") == [10, 20]
    play(state, {"move": "barrel", "space": 10})
    assert seat_of(state)["stills"] == 1
    assert (seat_of(state)["vip"], seat_of(state)["crates"]) == (1, [5])
    assert after(state)["ships"]["st_clair"]["crate"] not in (None, 5)
    assert state.journal is not None
    assert [event.clause for event in state.journal.truth() if event.kind == "crate"] == ["E15.5"]


@pytest.mark.parametrize(
    ("number", "cash"),
    [(3, 6), (4, 6), (5, 25), (6, 12), (7, 8), (12, 20), (13, 4), (14, 8), (17, 8), (11, 9)],
)
def test_E15_6_what_crates_count(number: int, cash: int) -> None:
    position = raid(goons=4, vip=1, crate=number)
    dock(position, 1, "downtown", 2)
    associate(position, 0, "waxey_gordon", 4)
    tiles(position, 0, "goon", "book")
    build(position, 0, "nightclub", 20)
    position["cops"] = [2]
    helper(position, 0, 1)
    helper(position, 0, 2, used=True)
    state = play(doing(position, step("ambush")), {"move": "ambush", "ship": "st_clair"}, {"move": "strike"})
    assert seat_of(state)["pocket"] == 100 + cash


@pytest.mark.parametrize(("number", "cash"), [(1, 8), (10, 5), (15, 4)])
def test_E15_6_books_barrels_at_operating_bars_and_protecting_members(number: int, cash: int) -> None:
    position = raid(goons=4, crate=number)
    build(position, 0, "speakeasy", 20, 30, barrel=True)
    build(position, 0, "stills", 40, member=True)
    position["cops"] = [3]
    position["books"] = {"docks_1": [0], "cp_1": [0, 1], "cp_2": [1]}
    state = play(doing(position, step("ambush")), {"move": "ambush", "ship": "st_clair"})
    assert seat_of(state)["pocket"] == 100 + cash


@pytest.mark.parametrize(("number", "cash"), [(6, 24), (7, 28), (8, 24), (9, 25), (16, 25)])
def test_E15_6_limits_where_the_errata_print_one(number: int, cash: int) -> None:
    position = raid(goons=4, crate=number)
    raise_to(position, 0, fleet=5, vip=5)
    associate(position, 0, "meyer_lansky", 4)
    tiles(position, 0, *("goon",) * 3, *("book",) * 2, "member", "leverage")
    hold(
        position,
        0,
        *("vip_level",) * 2,
        *("party_level",) * 2,
        *("stills_level",) * 2,
        *("fleet_level",) * 2,
        "vip_book",
    )
    state = play(doing(position, step("ambush")), {"move": "ambush", "ship": "st_clair"})
    assert seat_of(state)["pocket"] == 100 + cash


def test_E15_7_a_ship_without_a_crate_gives_none() -> None:
    position = raid(goons=4)
    position["crates_left"] = sorted([*position["crates_left"], 5])
    position["ships"]["st_clair"]["crate"] = None
    state = play(doing(position, step("ambush")), {"move": "ambush", "ship": "st_clair"})
    chance(state)
    assert (seat_of(state)["pocket"], seat_of(state)["crates"]) == (100, [])


def test_a_card_in_a_slot_gives_leverage_each_time() -> None:
    """E13.3: cards are not spent."""
    position = table()
    slot(position, 0, "vip_none_3", "party_level")
    build(position, 0, "speakeasy", 20, 30)
    raise_to(position, 0, vip=2)
    give(position, 0, vip=2)
    state = doing(position, step("protect", spent=0), step("protect"))
    play(state, {"move": "protect", "space": 20})
    assert first_step(state)["step"] == "protect"
