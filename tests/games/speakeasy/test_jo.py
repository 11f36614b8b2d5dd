"""E23: Jo, the automaton of the solo game."""

from typing import Any

import pytest

from games.speakeasy.board import (
    Position,
    after,
    build,
    chance,
    crate,
    dock,
    first_step,
    give,
    goal,
    helper,
    mob,
    offered,
    play,
    raise_to,
    seat_of,
    ship,
    show_helpers,
    space_of,
    state_of,
    step,
    table,
    tile_on,
    tiles,
    todo,
    told,
)
from omerta.core.game import CHANCE, State
from omerta.core.journal import Event, Journal
from omerta.core.problems import Impossible
from omerta.games import find

GAME = find("speakeasy")

JO = 1


def jo_does(position: Position, *steps: dict[str, Any]) -> State:
    position["active"] = JO
    return state_of(todo(position, *steps))


def act(name: str, **fields: Any) -> dict[str, Any]:
    return {"step": name, "seat": JO, **fields}


def free_district(position: Position) -> int:
    return next(d for d in range(1, 17) if d not in position["blocked"])


def test_E23_1_what_jo_has() -> None:
    jo = after(begun())["seats"][JO]
    assert (jo["pocket"], jo["capos"], jo["own_members"], len(jo["board"])) == (0, 4, 12, 15)
    assert (jo["safe"], jo["hand"], jo["trucks"], jo["associate"], jo["goons"], jo["leverage"]) == (
        None, None, None, None, 0, 0,
    )  # fmt: skip


def begun(**options: Any) -> State:
    return chance(GAME.new(2, {"solo": True, "first": 0, **options}))


def test_E23_2_a_level_gives_jo_nothing_and_stops_at_five() -> None:
    position = table(1)
    position["seats"][JO]["levels"] = {"vip": 2, "party": 2, "stills": 1, "fleet": 5}
    state = jo_does(position, act("jo_level", track="fleet"), act("jo_level", track="stills"))
    assert seat_of(state, JO)["levels"] == {"vip": 2, "party": 2, "stills": 2, "fleet": 5}
    assert seat_of(state, JO)["own_members"] == 12


@pytest.mark.parametrize(
    ("difficulty", "slots"),
    [
        ("very_hard", {"0": 0, "1": 3, "2": 3, "3": 0, "4": 0}),
        ("hard", {"0": 1, "1": 3, "2": 2, "3": 0, "4": 0}),
        ("normal", {"0": 2, "1": 3, "2": 1, "3": 0, "4": 0}),
        ("easy", {"0": 3, "1": 2, "2": 1, "3": 0, "4": 0}),
    ],
)
def test_E23_3_E23_6_what_is_in_his_deck_by_difficulty(difficulty: str, slots: dict[str, int]) -> None:
    state = begun(difficulty=difficulty)
    while after(state)["phase"] != "turns":
        state.apply(state.legal()[0])
    assert after(state)["solo"]["slots"] == slots


def test_E23_4_his_first_level_comes_from_a_card_that_leaves() -> None:
    state = begun()
    jo = seat_of(state, JO)
    assert sum(jo["levels"].values()) == 5
    assert len(after(state)["solo"]["unseen"]["0"]) == 6


def test_E23_5_his_stills_in_1920() -> None:
    state = begun()
    state.journal = Journal()
    while "jo-builds" not in told(state):
        state.apply(state.legal()[0])
    assert [event.clause for kind in ("jo-district", "jo-builds") for event in lines(state, kind)] == ["E23.5"] * 2
    spaces = [space for space in after(state)["spaces"].values() if space["owner"] == JO]
    assert [space["kind"] for space in spaces] == ["stills"]
    assert len(seat_of(state, JO)["tiles"]) == 1


def flip(position: Position, card: str) -> State:
    """Jo's turn, with a deck of this one card."""
    solo = position["solo"]
    solo.update(slots=dict.fromkeys("01234", 0), loose=[card], under=[], aside=[], card=None)
    for deck in solo["unseen"].values():
        if card in deck:
            deck.remove(card)
    return jo_does(position, {"step": "jo_turn", "seat": JO})


def test_E23_6_loose_cards_weigh_one_each() -> None:
    position = table(1)
    solo = position["solo"]
    solo.update(slots=dict.fromkeys("01234", 0), loose=["jo_0_1", "jo_1_2"], under=[], aside=[], card=None)
    for deck in solo["unseen"].values():
        deck[:] = [card for card in deck if card not in solo["loose"]]
    state = jo_does(position, {"step": "jo_turn", "seat": JO})
    assert (state.to_move, state.weights()) == (CHANCE, [1, 1])


def test_E23_6_a_loose_card_weighs_as_much_as_a_whole_slot() -> None:
    position = table(1)
    solo = position["solo"]
    solo.update(slots={"0": 2, "1": 3, "2": 0, "3": 0, "4": 0}, loose=["jo_2_4"], under=[], aside=[], card=None)
    solo["unseen"]["1"] = ["jo_1_1", "jo_1_2", "jo_1_3"]
    solo["unseen"]["2"] = []
    state = jo_does(position, {"step": "jo_turn", "seat": JO})
    weights = dict(zip(offered(state, "jo"), state.weights(), strict=True))
    assert len(solo["unseen"]["0"]) == 6
    assert (weights["jo_2_4"], weights["jo_1_1"], sum(weights.values())) == (6, 6, 6 + 3 * 6 + 6 * 2)


def deck_of(position: Position, *loose: str, under: tuple[list[str], ...] = ()) -> Position:
    """His deck has these cards, all of them seen."""
    known = {*loose, *(card for group in under for card in group)}
    for deck in position["solo"]["unseen"].values():
        deck[:] = [card for card in deck if card not in known]
    position["solo"].update(slots=dict.fromkeys("01234", 0), loose=sorted(loose), under=[*under], aside=[], card=None)
    return position


def turn_of_jo(position: Position) -> State:
    return jo_does(position, {"step": "jo_turn", "seat": JO})


def test_E23_6_cards_under_the_deck_come_last_group_by_group() -> None:
    under = (["jo_0_1", "jo_0_4"], ["jo_1_1"])
    state = turn_of_jo(deck_of(table(1), "jo_0_7", "jo_0_6", under=under))
    assert offered(state, "jo") == ["jo_0_6", "jo_0_7"]
    state = turn_of_jo(deck_of(table(1), under=under))
    assert (offered(state, "jo"), state.weights()) == (["jo_0_1", "jo_0_4"], [1, 1])


@pytest.mark.parametrize(
    ("act", "slots", "cards"), [(1, {"0": 2, "3": 1}, 16), (2, {"0": 0, "4": 3}, 16), (3, {"0": 0}, 1)]
)
def test_E23_6_E23_8_a_new_act_shuffles_his_cards_and_mostly_the_district_cards(
    act: int, slots: dict[str, int], cards: int
) -> None:
    position = deck_of(table(1), "jo_0_7", under=(["jo_0_1"], ["jo_1_1"]))
    position["solo"]["district_deck"] = [5]
    position.update(phase="war", active=None, act=act)
    solo = after(state_of(todo(position, {"step": "payout", "seat": None})))["solo"]
    assert solo["slots"] == {**dict.fromkeys("01234", 0), **slots}
    assert (solo["loose"], solo["under"]) == (["jo_0_1", "jo_0_7", "jo_1_1"], [])
    assert len(solo["district_deck"]) == cards


def test_E23_6_cards_that_do_not_fit_are_refused() -> None:
    twice, slots, empty, goons = table(1), table(1), table(1), table(1)
    twice["solo"].update(loose=["jo_0_7"], under=[["jo_0_7"]])
    slots["solo"]["unseen"]["1"] = []
    empty["solo"]["district_deck"] = []
    goons["seats"][JO]["goons"] = 1
    clauses = []
    for position in (twice, slots, empty, goons):
        with pytest.raises(Impossible) as problem:
            GAME.from_json(position)
        clauses.append(problem.value.clause)
    assert clauses == ["E23.6", "E23.6", "E23.8", "E23.1"]


def test_E23_7_with_the_park_full_the_card_goes_under_the_deck_and_he_flips_again() -> None:
    position = deck_of(table(1), "jo_0_1", "jo_0_4", "jo_1_1", under=(["jo_2_4"],))
    position["capos"].update(city_hall=[0, 0], garage=[JO, 0], park=[0, JO])
    state = play(turn_of_jo(position), {"move": "deal", "jo": "jo_0_4"})
    assert after(state)["solo"]["aside"] == ["jo_0_4"]
    play(state, {"move": "deal", "jo": "jo_0_1"})  # the last one is not asked for
    assert after(state)["solo"]["under"] == [["jo_2_4"], ["jo_0_4", "jo_0_1"]]
    assert after(state)["solo"]["card"] == "jo_1_1"
    assert after(state)["capos"]["contractor"] == [JO, None]
    assert after(state)["capos"]["city_hall"] == [0, 0]


def test_E23_7_you_take_the_benefit_of_the_park_before_he_acts() -> None:
    position = deck_of(table(1), "jo_0_1")
    position["capos"].update(city_hall=[0, 0], park=[None, JO])
    vip = position["seats"][JO]["levels"]["vip"]
    state = turn_of_jo(position)
    assert after(state)["capos"]["city_hall"] == [JO, 0]  # your leftmost Capo goes
    assert after(state)["capos"]["park"] == [0, JO]
    assert seat_of(state, JO)["levels"]["vip"] == vip
    play(state, {"move": "do", "effect": "leverage_token"})
    assert (seat_of(state)["leverage"], seat_of(state, JO)["levels"]["vip"]) == (1, vip + 1)


def test_E23_7_his_capo_goes_to_the_leftmost_free_person() -> None:
    position = table(1)
    position["capos"]["city_hall"] = [0, None]
    state = flip(position, "jo_0_1")
    assert after(state)["capos"]["city_hall"] == [0, JO]
    assert seat_of(state, JO)["levels"]["vip"] == position["seats"][JO]["levels"]["vip"] + 1


def test_E23_7_yours_goes_to_the_park_with_a_benefit() -> None:
    position = table(1)
    position["capos"]["city_hall"] = [JO, 0]
    state = flip(position, "jo_0_1")
    assert state.to_move == 0
    assert first_step(state)["step"] == "choose"
    assert after(state)["capos"]["city_hall"] == [JO, JO]
    assert after(state)["capos"]["park"] == [0, None]


def test_E23_7_without_a_card_left_he_rests_in_the_restaurant() -> None:
    position = table(1)
    position["capos"]["city_hall"] = [JO, JO]
    state = flip(position, "jo_0_1")
    assert after(state)["capos"]["restaurant"] == [JO]
    assert after(state)["solo"]["loose"] == ["jo_0_1"]


def placing(position: Position, kind: str, *districts: int) -> State:
    position["solo"]["district_deck"] = sorted(districts)
    return jo_does(position, act("jo_place", kind=kind, n=1))


def test_E23_8_a_building_goes_to_the_lowest_space_of_the_district() -> None:
    position = table(1)
    district = free_district(position)
    mob(position, "waxey_gordon", district, 4, 10 * district)
    tile_on(position, 10 * district, "goon")
    state = placing(position, "speakeasy", district)
    space = space_of(state, 10 * district)
    assert (space["owner"], space["kind"], space["mob"], space["tile"]) == (JO, "speakeasy", False, None)
    assert seat_of(state, JO)["tiles"] == ["goon"]


def test_E23_8_symbols_of_the_cards_drawn_act_once_each() -> None:
    position = table(1)
    zone = next(d for d in (2, 5) if d not in position["blocked"])  # cards with a member symbol
    state = placing(position, "speakeasy", zone)
    assert after(state)["docks"]["downtown"][0] == JO


def draws(district: int) -> dict[str, Any]:
    return {"move": "deal", "jo_district": district}


def test_E23_8_a_card_that_cannot_be_used_gives_its_symbol_all_the_same() -> None:
    position = table(1)
    assert {2, 11} & set(position["blocked"]) == {2}  # both cards have a member symbol
    state = play(placing(position, "speakeasy", 2, 11), draws(2))
    assert space_of(state, 110)["owner"] == JO
    assert after(state)["docks"] == {**after(state)["docks"], "downtown": [JO, None, None, None], "midtown": [None] * 4}
    assert after(state)["solo"]["district_deck"] == list(range(1, 17))  # none was left: shuffled


def test_E23_8_symbols_count_anew_for_each_building() -> None:
    position = table(1)
    position["solo"]["district_deck"] = [5, 11]
    state = play(jo_does(position, act("jo_place", kind="speakeasy", n=2)), draws(5))
    assert [space_of(state, space)["owner"] for space in (50, 110)] == [JO, JO]
    assert [after(state)["docks"][zone][0] for zone in ("downtown", "midtown")] == [JO, JO]
    lines = [kind for kind in told(state) if kind in ("jo-builds", "member-to-docks")]
    assert lines == ["jo-builds", "member-to-docks"] * 2


def test_E23_8_one_nightclub_in_a_zone_and_none_without_a_building_left() -> None:
    position = table(1)
    build(position, JO, "nightclub", 40)
    state = chance(play(placing(position, "nightclub", 3, 9), draws(3)))
    assert (space_of(state, 30)["owner"], space_of(state, 90)["kind"]) == (None, "nightclub")
    assert len(seat_of(state, JO)["helpers"]) == 1  # the symbol of the card that could not be used
    position["seats"][JO]["board"] = ["c1"]
    position["solo"]["district_deck"] = [9]
    state = jo_does(position, act("jo_place", kind="nightclub", n=1))
    assert after(state)["solo"]["district_deck"] == [9]


@pytest.mark.parametrize(
    ("has", "shown", "taken"),
    [((1,), (2, 7, 10), 7), ((1,), (2, 10, 7), 10), ((1, 4), (16, 5, 2), 16), ((1, 16), (17, 3, 2), 3)],
)
def test_E23_9_a_new_bottle_before_a_dear_one_and_the_leftmost_of_equals(
    has: tuple[int, ...], shown: tuple[int, ...], taken: int
) -> None:
    position = table(1)
    show_helpers(position, *shown)
    helper(position, JO, *has)
    state = chance(jo_does(position, act("jo_helper")))
    assert seat_of(state, JO)["helpers"] == sorted([*has, taken])


def test_E23_9_a_member_needs_a_row_and_to_be_there() -> None:
    position = table(1)
    dock(position, 0, "uptown", 1)
    state = jo_does(position, act("jo_member", zone="uptown"))
    assert after(state)["docks"]["uptown"] == [0, JO, None, None]
    dock(position, 0, "uptown", 2, 3, 4)
    assert seat_of(jo_does(position, act("jo_member", zone="uptown")), JO)["own_members"] == 12
    position["docks"]["midtown"] = [None] * 4
    give(position, JO, own_members=0, lost_members=12)
    assert after(jo_does(position, act("jo_member", zone="midtown")))["docks"]["midtown"] == [None] * 4


@pytest.mark.parametrize(("taken", "column"), [(None, 1), (1, 0)])
def test_E23_9_the_free_column_with_the_lowest_cost(taken: int | None, column: int) -> None:
    position = table(1)
    position["order"] = [1, 0]
    if taken is not None:
        position["lower"][taken] = 0
    state = jo_does(position, act("jo_turn_order"), act("jo_ambush"))
    assert after(state)["lower"][column] == JO  # the Crate of the ambush is dealt


def test_E23_9_the_lowest_level_and_the_dearest_new_bottle() -> None:
    position = table(1)
    position["seats"][JO]["levels"] = {"vip": 2, "party": 1, "stills": 1, "fleet": 3}
    show_helpers(position, 7, 1, 4)
    state = jo_does(position, act("jo_lowest_level"), act("jo_helper"))
    assert seat_of(chance(state), JO)["levels"]["party"] == 2
    assert seat_of(state, JO)["helpers"] == [1]


def test_E23_9_he_produces_by_level_and_takes_the_cheapest_column() -> None:
    position = table(1)
    district = free_district(position)
    build(position, JO, "stills", 10 * district)
    position["seats"][JO]["levels"]["stills"] = 3
    state = jo_does(position, act("jo_produce"), act("jo_turn_order"))
    assert seat_of(state, JO)["stills"] == 3
    assert after(state)["lower"] == [None, JO] or after(state)["order"][1] == JO


def test_E23_10_he_delivers_to_the_best_bars_sells_and_protects() -> None:
    position = table(1)
    open_districts = [d for d in range(1, 17) if d not in position["blocked"]]
    one, two = open_districts[0], open_districts[1]
    build(position, JO, "speakeasy", 10 * one)
    build(position, JO, "nightclub", 10 * two)
    position["seats"][JO]["levels"] = {"vip": 1, "party": 1, "stills": 2, "fleet": 1}
    position["cops"] = [one]
    state = jo_does(position, act("jo_deliver"), act("jo_protect"))
    assert space_of(state, 10 * two)["barrel"]  # the ship's barrel, for the Speakeasy does not operate
    assert space_of(state, 10 * one)["member"]  # a Cop stands there
    sold = jo_does(dict(state.to_json()), act("jo_sell"))
    assert not space_of(sold, 10 * two)["barrel"]
    assert seat_of(sold, JO)["pocket"] == 10


def trading(**levels: int) -> Position:
    """Jo has a bar of each kind in three districts, and ships lie in four ports."""
    position = table(1)
    for name, port, barrels in (("st_clair", 0, 4), ("rothstein", 1, 5), ("bluie_daisy", 5, 5), ("mccoy", 3, 3)):
        ship(position, name, port, barrels=barrels)
    build(position, JO, "stills", 30)
    build(position, JO, "speakeasy", 40)
    build(position, JO, "nightclub", 50)
    build(position, JO, "casino", 90)
    position["seats"][JO]["levels"] = {"vip": 1, "party": 2, "stills": 1, "fleet": 1, **levels}
    return position


def test_E23_10_from_the_stills_then_from_the_cheapest_ship_of_the_lowest_district() -> None:
    position = trading(fleet=3)
    give(position, JO, stills=1, pocket=7)
    state = jo_does(position, act("jo_deliver"))
    assert [space_of(state, space)["barrel"] for space in (40, 50, 90)] == [True, True, True]
    assert (seat_of(state, JO)["stills"], seat_of(state, JO)["pocket"]) == (0, 7)
    ships = {name: (one["port"], one["barrels"]) for name, one in after(state)["ships"].items()}
    assert ships == {"st_clair": (0, 4), "rothstein": (1, 5), "bluie_daisy": (6, 3), "mccoy": (3, 3)}


def test_E23_10_a_stills_that_does_not_operate_gives_nothing_and_the_fleet_is_the_limit() -> None:
    position = trading(fleet=2)
    give(position, JO, stills=2)
    position["cops"] = [3]
    state = jo_does(position, act("jo_deliver"))
    assert [space_of(state, space)["barrel"] for space in (40, 50, 90)] == [False, True, True]
    assert (seat_of(state, JO)["stills"], after(state)["ships"]["bluie_daisy"]["barrels"]) == (2, 3)


@pytest.mark.parametrize(("left", "barrel"), [(1, True), (0, False)])
def test_E23_10_a_ship_that_can_give_no_barrel_is_not_chosen_and_stays(left: int, barrel: bool) -> None:
    position = trading()
    for one in position["ships"].values():
        one["barrels"] = 0
    position["ships"]["rothstein"]["barrels"] = left  # its price is that of the empty ones
    give(position, 0, stills=40 - left)  # the supply is empty
    state = jo_does(position, act("jo_deliver"))
    assert space_of(state, 90)["barrel"] is barrel
    assert [one["port"] for one in after(state)["ships"].values()] == [0, 2 if barrel else 1, 5, 3]


@pytest.mark.parametrize(("party", "unsold"), [(1, [True, True, False]), (2, [True, False, False])])
def test_E23_10_the_best_bars_sell_first_and_the_party_is_the_limit(party: int, unsold: list[bool]) -> None:
    position = trading(party=party)
    for space in (40, 50, 90):
        position["spaces"][str(space)]["barrel"] = True
    state = jo_does(position, act("jo_sell"))
    assert [space_of(state, space)["barrel"] for space in (40, 50, 90)] == unsold


def lines(state: State, kind: str) -> list[Event]:
    assert state.journal is not None
    return [event for event in state.journal.truth() if event.kind == kind]


def protected_in_order(position: Position, times: int) -> list[Any]:
    """The spaces that get a member, one use after another."""
    found = []
    for _ in range(times):
        before = {name for name, space in position["spaces"].items() if space["member"]}
        position = after(jo_does(position, act("jo_protect")))
        found += [int(name) for name, space in position["spaces"].items() if space["member"] and name not in before]
        position.update(act=1, round=1, phase="turns")
    return found


def test_E23_10_whom_he_protects_first() -> None:
    position = table(1)
    build(position, JO, "stills", 141)
    build(position, JO, "speakeasy", 30)
    build(position, JO, "speakeasy", 31, barrel=True)
    build(position, JO, "nightclub", 40, 90, 140)
    build(position, JO, "casino", 50)
    build(position, JO, "speakeasy", 100, 101)
    position["cops"] = [10]
    position["seats"][JO]["levels"]["vip"] = 1
    assert protected_in_order(position, 9) == [100, 101, 31, 50, 140, 40, 90, 30, 141]


def test_E23_10_as_many_as_his_level_and_his_members_allow() -> None:
    position = table(1)
    build(position, JO, "speakeasy", 30, 31, 40)
    position["seats"][JO]["levels"]["vip"] = 2
    assert len(protected_in_order(position, 1)) == 2
    give(position, JO, own_members=1, lost_members=11)
    assert len(protected_in_order(position, 1)) == 1


def test_E23_11_he_robs_the_ship_with_most_barrels() -> None:
    position = table(1)
    ship(position, "st_clair", 0, barrels=4)
    ship(position, "rothstein", 1, barrels=3)
    ship(position, "bluie_daisy", 2, barrels=3)
    ship(position, "mccoy", 3, barrels=3)
    dock(position, 0, "downtown", 1, 2)
    dock(position, JO, "downtown", 3)
    state = jo_does(position, act("jo_ambush"))
    crate_taken = position["ships"]["st_clair"]["crate"]
    chance(state)
    assert seat_of(state, JO)["pocket"] == 5
    assert seat_of(state, JO)["crates"] == [crate_taken]
    assert seat_of(state)["pocket"] == 102
    assert after(state)["docks"]["downtown"] == [0, 0, None, None]
    assert after(state)["ships"]["st_clair"]["port"] != 0


@pytest.mark.parametrize(("game_act", "cash"), [(1, 5), (2, 10), (3, 15), (4, 15)])
def test_E23_11_of_equal_ships_that_of_the_lowest_district_by_act(game_act: int, cash: int) -> None:
    position = trading()
    position["act"] = game_act
    dock(position, JO, "downtown", 2, 4)
    state = chance(jo_does(position, act("jo_ambush")))  # bluie_daisy in 6 and rothstein in 7 have 5 barrels
    assert after(state)["ships"]["bluie_daisy"]["barrels"] == 4
    assert seat_of(state, JO)["pocket"] == cash
    assert after(state)["docks"]["downtown"] == [None, None, None, JO]
    assert space_of(state, 90)["barrel"]


@pytest.mark.parametrize(("cops", "stills"), [([4, 5, 9], 1), ([3, 4, 5, 9], 0)])
def test_E23_11_without_a_bar_the_barrel_goes_to_the_stills_or_to_the_supply(cops: list[int], stills: int) -> None:
    position = trading()
    position["cops"] = cops
    state = chance(jo_does(position, act("jo_ambush")))
    assert seat_of(state, JO)["stills"] == stills
    assert after(state)["ships"]["bluie_daisy"]["barrels"] == 4


def test_E23_11_his_members_are_hired_for_a_dollar() -> None:
    position = table(1)
    ship(position, "st_clair", 0)
    give(position, 0, goons=0)
    raise_to(position, 0, strength=4)
    dock(position, 0, "downtown", 1)
    dock(position, JO, "downtown", 2)
    state = state_of(todo(position, step("ambush"), step("take_card", type="any"), step("give_back")))
    play(state, {"move": "ambush", "ship": "st_clair"})
    assert seat_of(state, JO)["pocket"] == 1


def test_E23_12_zones_then_city_hall_and_no_more_than_three() -> None:
    position = table(1)
    crate(position, JO, 1, 2, 3)
    goal(position, "downtown", "zone_1")
    build(position, JO, "speakeasy", 30, 40, 50, 90, 100, 110, member=True)
    position["seats"][JO]["levels"] = {"vip": 3, "party": 3, "stills": 2, "fleet": 3}
    state = jo_does(position, act("jo_books"))
    placed = [name for name, seats in after(state)["books"].items() if JO in seats]
    assert len(placed) == 3
    assert not {name for name in placed if name.startswith(("docks", "infamy", "cp"))} - {"docks_1"}
    assert {"city_hall_3", "city_hall_5"} <= set(placed)


def test_E23_12_with_ten_books_placed_he_places_no_more() -> None:
    position = table(1)
    crate(position, JO, 1, 2, 3)
    fixed = ("docks_1", "docks_2", "city_hall_3", "city_hall_5", "infamy_10", "infamy_15")
    position["books"] = {name: [JO] for name in (*fixed, "downtown", "midtown", "uptown", "cp_1")}
    state = jo_does(position, act("jo_books"))
    assert after(state)["books"] == position["books"]


def test_E23_12_the_leftmost_park_goal_without_a_book_of_his() -> None:
    position = table(1)
    position["books"] = {"cp_1": [0, JO], "cp_2": [JO], "cp_3": [0]}
    state = jo_does(position, act("jo_books"))
    assert after(state)["books"]["cp_3"] == [0, JO]


def test_E23_12_his_books() -> None:
    position = table(1)
    crate(position, JO, 1, 2)
    position["seats"][JO]["levels"] = {"vip": 3, "party": 3, "stills": 3, "fleet": 3}
    state = jo_does(position, act("jo_books"))
    assert {goal for goal, seats in after(state)["books"].items() if JO in seats} == {
        "docks_1", "docks_2", "infamy_10",
    }  # fmt: skip
    assert seat_of(state, JO)["pocket"] == 15 + 15 + 10
    assert seat_of(state, JO)["levels"]["vip"] == 4


def test_E23_12_one_more_in_central_park_met_or_not() -> None:
    position = table(1)
    state = jo_does(position, act("jo_books"))
    assert after(state)["books"] == {**after(state)["books"], "cp_1": [JO]}
    assert seat_of(state, JO)["pocket"] == 10


@pytest.mark.parametrize(("pocket", "left"), [(20, 14), (4, 0)])
def test_E23_13_he_holds_every_building_and_pays(pocket: int, left: int) -> None:
    position = table(1)
    district = free_district(position)
    build(position, JO, "speakeasy", 10 * district)
    give(position, JO, pocket=pocket)
    position.update(phase="war", active=None, mobs_waiting=[district])
    state = state_of(todo(position))
    before = seat_of(state, JO)["pocket"]
    play(state, {"move": "deal", "mobster": "jack_diamond"})  # war strength 6
    assert space_of(state, 10 * district)["owner"] == JO
    assert [event.clause for event in lines(state, "held")] == ["E23.13"]
    assert before == pocket
    assert seat_of(state, JO)["pocket"] - left in (0, 5, 10, 15, 20, 25, 35, 45)  # with what Luciano pays


def test_E23_13_named_in_the_park_he_gets_five_dollars() -> None:
    position = table(1)
    position["capos"]["contractor"] = [JO, None]
    state = state_of(position)
    play(state, {"move": "capo", "location": "park", "from": "contractor", "person": 0})
    assert seat_of(state, JO)["pocket"] == 5


@pytest.mark.parametrize(("pocket", "won"), [(5, False), (6, True)])
def test_E23_14_only_more_than_jo_wins(pocket: int, won: bool) -> None:
    position = table(1)
    tiles(position, JO, "goon", "book")
    give(position, JO, pocket=3)
    give(position, 0, pocket=pocket)
    position.update(act=4, round=1, order=[1, 0], active=0)
    state = state_of(todo(position, step("take_card", type="any")))
    chance(play(state, {"move": "take", "deck": "vip"}))
    result = state.result()
    assert result is not None
    assert result.scores[JO] == 5
    assert (result.winners == [0]) is won
    assert result.reason == ("solo-won" if won else "solo-lost")


@pytest.mark.parametrize(
    ("margin", "rank"),
    [(0, None), (1, "goon"), (20, "goon"), (21, "family_member"), (60, "capo"), (80, "boss"), (81, "godfather")],
)
def test_E23_14_the_rank_by_margin(margin: int, rank: str | None) -> None:
    position = table(1)
    give(position, JO, pocket=30)
    give(position, 0, pocket=30 + margin)
    position.update(act=4, round=1, order=[1, 0], active=0)
    state = chance(play(state_of(todo(position, step("take_card", type="any"))), {"move": "take", "deck": "vip"}))
    assert [event.facts["rank"] for event in lines(state, "solo-rank")] == ([] if rank is None else [rank])


def test_jo_is_never_asked() -> None:
    """E23.1: no decision is his."""
    state = begun()
    met = set()
    while state.result() is None:
        met.add(int(state.to_move))
        legal = state.legal()
        state.apply(legal[len(legal) // 2])
    assert JO not in met
    assert offered(state, "move") == []
