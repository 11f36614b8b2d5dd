"""What random games seldom reach: empty piles and supplies, full places, sole choices."""

from typing import cast

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
    show_helpers,
    show_tiles,
    slot,
    state_of,
    step,
    table,
    tile_on,
    tiles,
    todo,
)
from omerta.core.game import State
from omerta.core.problems import Impossible
from omerta.games import find
from omerta.games.speakeasy.game import SpeakeasyGame

GAME = cast(SpeakeasyGame, find("speakeasy"))

CARD = step("take_card", type="any")
ZONES = ("downtown", "midtown", "uptown")
PORTS = [int(district) + 1 for district in GAME.tables.port_district]


def doing(position: Position, *steps: dict[str, object]) -> State:
    return state_of(todo(position, *steps, CARD, step("give_back")))


def empty_deck(position: Position, kind: str, keeper: int) -> None:
    """All cards of a deck are in a hand."""
    deck = position["decks"][kind]
    cards = [card for card, count in deck["unseen"].items() for _ in range(count)]
    position["seats"][keeper]["hand"] += [*cards, deck["top"]]
    deck.update(top=None, unseen={}, under=[])


def fill_docks(position: Position) -> None:
    for place, zone in enumerate(ZONES):
        dock(position, place + 1, zone, 1, 2, 3, 4)


def test_E10_5_into_a_deck_without_cards_a_discard_goes_as_its_top_card() -> None:
    position = table()
    hold(position, 0, "vip_level", "fleet_book")
    empty_deck(position, "vip", 1)
    state = doing(position, step("discard", left=1, why="level"))
    assert after(state)["decks"]["vip"]["top"] is None
    play(state, {"move": "discard", "card": "vip_level"})
    assert after(state)["decks"]["vip"] == {"top": "vip_level", "unseen": {}, "under": []}


def test_E10_5_E10_15_into_a_deck_without_cards_a_replaced_card_too() -> None:
    position = table()
    hold(position, 0, "stills_book")
    slot(position, 0, "stills_none_2")
    empty_deck(position, "stills", 1)
    give(position, 0, stills=2)
    state = doing(position, step("play_card", type="stills"))
    play(state, {"move": "play", "card": "stills_book"})
    assert after(state)["decks"]["stills"]["top"] == "stills_none_2"
    assert seat_of(state)["stills"] == 2  # the barrels of the Stills area stay


def test_E10_4_nothing_is_taken_from_a_deck_without_cards() -> None:
    position = table()
    empty_deck(position, "vip", 1)
    state = doing(position, step("take_card", type="vip"))
    assert seat_of(state)["hand"] == []
    assert "vip" not in offered(state, "deck")
    assert refused(state, {"move": "take", "deck": "vip"}) == ("E10.4", "no-card-there")


def test_E10_8_a_waiting_member_without_a_place_goes_to_the_own_supply() -> None:
    position = table()
    raise_to(position, 0, vip=1, party=3, stills=1, fleet=1, strength=1)
    give(position, 0, vip=1)
    fill_docks(position)
    before = position["seats"][0]["own_members"]
    state = doing(position, step("level_up", track="fleet", n=1))  # Infamy 8
    assert seat_of(state)["own_members"] == before + 1
    assert first_step(state)["step"] == "take_card"


def test_E10_8_a_member_is_no_gain_without_a_place_or_a_member() -> None:
    position = table()
    fill_docks(position)
    give(position, 0, vip=1)
    row = {"step": "row", "seat": 0, "left": [{"do": "family_member", "n": 1}, {"do": "hire_goons"}]}
    assert first_step(doing(position, row))["step"] == "hire_goons"  # the only possible one


def test_E10_9_each_other_member_moves_at_most_once_and_the_new_one_never() -> None:
    position = table()
    dock(position, 0, "midtown", 1, 2)
    state = play(
        doing(position, step("family_member", n=1)), {"move": "member", "to": "docks", "zone": "downtown", "row": 1}
    )
    play(state, {"move": "shift", "zone": "midtown", "row": 1, "to_zone": "uptown", "to_row": 1})
    assert {(move["zone"], move["row"]) for move in options(state) if "to_zone" in move} == {("midtown", 2)}
    play(state, {"move": "shift", "zone": "midtown", "row": 2, "to_zone": "midtown", "to_row": 1})
    assert first_step(state)["step"] == "take_card"  # nobody is left to move; then the row's card


def test_E10_11_an_empty_pile_leaves_the_slot_empty() -> None:
    position = table()
    show_tiles(position, "goon", "book", None)
    tiles(position, 1, *[name for name, count in position["tiles_left"].items() for _ in range(count)])
    state = play(doing(position, step("city_tile", n=2)), {"move": "tile", "slot": 0})
    assert after(state)["display"][:3] == [None, None, None]  # the second tile is the only one left
    assert sorted(seat_of(state)["tiles"]) == ["book", "goon"]


def test_E10_7_an_empty_pile_of_helpers_leaves_the_place_empty() -> None:
    position = table()
    show_helpers(position, 1, 2, 3)
    position["seats"][1]["helpers"], position["helpers_left"] = position["helpers_left"], []
    state = play(doing(position, step("helper_card", n=1)), {"move": "recruit", "helper": 2})
    assert after(state)["helpers"] == [1, None, 3]
    for number in (1, 3):
        position["seats"][1]["helpers"].append(number)
    position["seats"][1]["helpers"].append(2)
    position["helpers"] = [None, None, None]
    assert first_step(doing(position, step("helper_card", n=1)))["step"] == "take_card"


def test_E11_1_E1_5_production_stops_with_the_supply() -> None:
    position = table()
    build(position, 0, "stills", 10)
    raise_to(position, 0, stills=5)
    give(position, 1, stills=17)  # 20 on ships, 3 in the supply
    state = doing(position, step("produce"))
    assert seat_of(state)["stills"] == 3


def test_E11_3_a_purchase_is_as_large_as_ship_supply_and_funds_allow() -> None:
    position = table()
    ship(position, "mccoy", 0, barrels=1)
    position["seats"][0]["trucks"][0]["district"] = PORTS[0]
    give(position, 1, stills=24)  # 16 on ships: the supply is empty
    buying = step("deliver", bonus=0, used=[9, 9])
    assert offered(doing(position, buying), "barrels") == [1]
    give(position, 1, stills=23)
    assert offered(doing(position, buying), "barrels") == [1, 2]
    give(position, 0, pocket=0)
    assert offered(doing(position, buying), "barrels") == []


def test_E3_5_E11_3_a_truck_enters_any_district_and_buys_in_a_blocked_one() -> None:
    position = table(2)
    position["seats"][0]["trucks"][0]["district"] = None
    state = doing(position, step("deliver", bonus=0, used=[0, 0]))
    assert offered(state, "district") == list(range(1, 17))
    port = next(port for port, district in enumerate(PORTS) if district in position["blocked"])
    ship(position, "mccoy", port)
    play(doing(position, step("deliver", bonus=0, used=[0, 0])), {"move": "enter", "truck": 0, "district": PORTS[port]})
    position["seats"][0]["trucks"][0]["district"] = PORTS[port]
    assert offered(doing(position, step("deliver", bonus=0, used=[0, 0])), "barrels") == [1, 2]


def test_E17_5_a_tile_gained_by_a_tile_may_be_played_at_once() -> None:
    position = table()
    tiles(position, 0, "speakeasy")
    tile_on(position, 10, "goon")
    state = play(doing(position, step("play_city_tiles", left=2)), {"move": "city", "tile": "speakeasy"})
    play(state, {"move": "build", "slot": "l1"}, at(10))
    while first_step(state)["step"] != "play_city_tiles":
        state.apply(state.legal()[0])  # the opening benefit
    assert offered(state, "tile") == ["goon"]
    play(state, {"move": "city", "tile": "goon"})
    assert seat_of(state)["played"] == ["speakeasy", "goon"]


@pytest.mark.parametrize(("lower", "income"), [([None, None], 0), ([None, 1], 5)])
def test_E17_6_E17_7_casinos_pay_only_if_a_marker_lies_in_the_lower_row(lower: list[int | None], income: int) -> None:
    position = table(2)
    space = next(int(name) for name in position["spaces"])
    build(position, 0, "casino", space)
    position.update(active=1, lower=lower)
    state = state_of(todo(position, step("take_card", 1, type="vip")))
    chance(state)
    assert after(state)["round"] == 2
    assert seat_of(state)["pocket"] == 100 + income


def test_E18_1_three_books_at_most_and_each_needs_a_book() -> None:
    position = table()
    raise_to(position, 0, vip=5, party=5, stills=5, fleet=5, strength=2)
    give(position, 0, books=1)
    state = play(doing(position, step("cook_books", left=3)), {"move": "cook", "goal": "infamy_22"})
    assert first_step(state)["step"] == "take_card"
    assert seat_of(state)["safe"] == 20
    give(position, 0, books=4)
    state = doing(position, step("cook_books", left=3))
    play(state, *({"move": "cook", "goal": f"infamy_{n}"} for n in (10, 15, 22)))
    assert (seat_of(state)["safe"], first_step(state)["step"]) == (45, "take_card")


@pytest.mark.parametrize("kind", ["speakeasy", "nightclub"])
def test_E18_4_a_building_counts_as_its_present_kind_only(kind: str) -> None:
    position = table()
    position["goals"]["cp_1"] = "1B"
    build(position, 0, "speakeasy", 10, 70)
    build(position, 0, kind, 130)
    give(position, 0, books=1)
    state = doing(position, step("cook_books", left=3))
    assert ("cp_1" in offered(state, "goal")) is (kind == "speakeasy")


def test_E19_1_a_full_park_takes_nobody() -> None:
    position = table()
    position["capos"].update(contractor=[1, None, None], park=[1, 2, 3])
    state = state_of(position)
    named = {"move": "capo", "location": "park", "from": "contractor", "person": 0}
    assert refused(state, named) == ("E19.1", "park-full")


def test_E19_2_the_leftmost_free_person_of_the_park_and_a_place_at_the_end_of_the_restaurant() -> None:
    position = table()
    hold(position, 0, "vip_level")
    position["capos"].update(restaurant=[2, 1, 2], park=[3, None, None])
    state = play(state_of(position), {"move": "capo", "location": "park", "from": "restaurant", "seat": 2})
    assert after(state)["capos"]["park"] == [3, 2, None]
    assert after(state)["capos"]["restaurant"] == [1, 2, 0]
    assert state.to_move == 2  # E19.3: first its owner


def test_E19_3_where_nothing_is_possible_the_owner_gains_nothing() -> None:
    position = table()
    position["capos"]["contractor"] = [1, None, None]
    give(position, 1, books=10)
    for seat in range(4):
        give(position, seat, leverage=5)
    state = play(state_of(position), {"move": "capo", "location": "park", "from": "contractor", "person": 0})
    assert state.to_move == 0
    assert (seat_of(state, 1)["leverage"], seat_of(state, 1)["tiles"]) == (5, [])


def test_E9_6_discounts_of_crates_and_power_go_together() -> None:
    position = table()
    mob(position, "tommy_brown", 4, 6, 40)
    associate(position, 0, "owney_madden", 3)  # 5, fee $6
    crate(position, 0, 5, 6)
    raise_to(position, 0, strength=2)
    state = state_of(todo(position, step("place", slot="l3", by="build_small"), CARD))
    play(state, at(40))
    assert seat_of(state)["pocket"] == 100 - 3 - (6 - 2 - 2 - 1)


def test_E1_4_a_position_with_a_helper_or_a_crate_twice_is_refused() -> None:
    twice = table()
    twice["seats"][0]["helpers"] = [twice["helpers_left"][1]]
    twice["helpers_left"].pop(0)  # as many as ever, but one of them twice
    with pytest.raises(Impossible, match="too-many-of"):
        state_of(twice)
    twice = table()
    twice["crates_left"][0] = twice["crate_top"]
    with pytest.raises(Impossible, match="too-many-of"):
        state_of(twice)


def test_E17_1_a_position_with_two_markers_of_a_seat_is_refused() -> None:
    position = table()
    position["lower"] = [0, None, 0, None]
    with pytest.raises(Impossible, match="twice"):
        state_of(position)


def test_E17_1_a_marker_that_lies_in_the_lower_row_leaves_its_column() -> None:
    position = table()
    hold(position, 0, "vip_level", "fleet_book")
    position["lower"] = [0, None, None, None]
    state = play(doing(position, step("column")), {"move": "order", "column": 1})
    assert after(state)["lower"] == [None, 0, None, None]
