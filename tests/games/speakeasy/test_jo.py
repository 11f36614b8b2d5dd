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
    mob,
    offered,
    play,
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
from omerta.core.journal import Journal
from omerta.games.speakeasy.game import GAME

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
    sold = jo_does(state.to_json(), act("jo_sell"))
    assert not space_of(sold, 10 * two)["barrel"]
    assert seat_of(sold, JO)["pocket"] == 10


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
