"""E16–E19: Capos, the Restaurant, Books and goals, the Park."""

from typing import Any, cast

import pytest

from games.speakeasy.board import (
    Position,
    after,
    associate,
    build,
    chance,
    crate,
    done,
    first_step,
    give,
    goal,
    hold,
    offered,
    options,
    play,
    raise_to,
    refused,
    seat_of,
    show_tiles,
    slot,
    state_of,
    step,
    table,
    tiles,
    todo,
)
from omerta.core.game import State
from omerta.games import find
from omerta.games.speakeasy.game import SpeakeasyGame

GAME = cast(SpeakeasyGame, find("speakeasy"))

CARD = step("take_card", type="any")


def capo(location: str, person: int | None = None, **more: Any) -> dict[str, Any]:
    return {"move": "capo", "location": location, **more, **({} if person is None else {"person": person})}


def doing(position: Position, *steps: dict[str, Any]) -> State:
    return state_of(todo(position, *steps, CARD, step("give_back")))


def test_E16_1_a_person_talks_with_one_capo() -> None:
    position = table()
    position["capos"]["garage"] = [1, None]
    state = state_of(position)
    assert capo("garage", 0) not in options(state)
    assert capo("garage", 1) in options(state)
    assert refused(state, capo("garage", 0)) == ("E16.1", "person-taken")


def test_E16_3_every_location_has_a_name_in_both_languages() -> None:
    for language, name in (("en", "Commission"), ("pl", "Komisja")):
        assert GAME.names(language)["location-commission"] == name


def test_E16_4_own_actions_and_boxed_ones_in_order() -> None:
    position = table()
    build(position, 0, "speakeasy", 10)
    state = play(state_of(position), capo("planning", 1))
    assert first_step(state)["step"] == "build_big"  # boxed first
    state = play(state_of(position), capo("contractor", 0))
    assert seat_of(state)["books"] == 1  # own first
    assert first_step(state)["step"] == "build_small"


def test_E16_5_E16_6_within_a_row_you_choose_what_comes_next() -> None:
    position = table()
    state = play(state_of(position), capo("city_hall", 0))
    assert offered(state, "effect") == ["family_member", "hire_goons"]
    play(state, {"move": "do", "effect": "hire_goons"}, done())
    assert first_step(state)["step"] == "family_member"  # the only one left: hiring is not offered again


def test_E16_7_the_garage_adds_range_to_every_delivery_of_the_visit() -> None:
    position = table()
    state = play(state_of(position), capo("garage", 0))
    assert first_step(state) == {"step": "deliver", "seat": 0, "bonus": 2, "used": [0, 0]}
    hold(position, 0, "fleet_none_2", "fleet_book")
    state = play(state_of(position), capo("garage", 0), {"move": "play", "card": "fleet_none_2"})
    assert first_step(state)["bonus"] == 2
    play(state, done())
    assert first_step(state)["bonus"] == 2  # the boxed delivery


def test_E16_8_a_visit_lasts_until_its_last_row_is_done() -> None:
    state = play(state_of(table()), capo("garage", 0))
    assert after(state)["visit"] == {"location": "garage", "person": 0}
    play(state, done())
    assert after(state)["visit"] is None


def test_E17_1_E17_2_the_restaurant_costs_cards() -> None:
    position = table()
    assert refused(state_of(position), capo("restaurant")) == ("E17.2", "no-order-cards")
    hold(position, 0, "vip_level")
    state = play(state_of(position), capo("restaurant"))
    assert offered(state, "column") == [0, 1]  # columns 2 and 3 cost another card
    position["lower"] = [1, 2, None, None]
    assert capo("restaurant") not in options(state_of(position))


def test_E17_3_the_new_column_counts_for_protection_at_once() -> None:
    position = table()
    hold(position, 0, "vip_level", "vip_level")
    tiles(position, 0, "protect")
    build(position, 0, "speakeasy", 10)
    give(position, 0, vip=1, leverage=1)
    state = play(state_of(position), capo("restaurant"), {"move": "order", "column": 3})
    assert offered(state, "effect") == ["play_city_tiles"]  # one Leverage is enough in the last column


def test_E17_4_two_different_things_and_you_may_stop() -> None:
    position = table()
    hold(position, 0, "vip_level", "vip_none_2", "vip_none_3")
    tiles(position, 0, "goon", "book", "leverage")
    state = play(state_of(position), capo("restaurant"), {"move": "discard", "card": "vip_level"})
    play(state, {"move": "order", "column": 0})
    assert options(state) == [
        {"move": "do", "effect": "play_card"}, {"move": "do", "effect": "play_city_tiles"}, done(),
    ]  # fmt: skip
    play(state, {"move": "do", "effect": "play_city_tiles"}, {"move": "city", "tile": "goon"})
    play(state, {"move": "city", "tile": "leverage"})
    assert {move.get("effect") for move in options(state)} == {"play_card", None}
    play(state, done())
    assert first_step(state)["step"] == "take_card"


def test_E17_5_tiles_gained_meanwhile_may_be_played() -> None:
    position = table()
    tiles(position, 0, "helper", "member")
    show_tiles(position, None, None, None, ["goon"], [], [])
    state = doing(position, step("play_city_tiles", left=2))
    play(state, {"move": "city", "tile": "member"})
    assert seat_of(state)["played"] == ["member"]


def cooking(position: Position) -> State:
    give(position, 0, books=3)
    return doing(position, step("cook_books", left=3))


def test_E18_1_a_goal_has_two_places_and_takes_one_book_of_each() -> None:
    position = table()
    crate(position, 0, 1, 2)
    position["books"] = {"docks_1": [1, 2]}
    for seat in (1, 2):
        position["seats"][seat]["books"] = 0
    state = cooking(position)
    assert offered(state, "goal") == ["docks_2"]
    assert refused(state, {"move": "cook", "goal": "docks_1"}) == ("E18.1", "goal-taken")
    play(state, {"move": "cook", "goal": "docks_2"})
    assert (seat_of(state)["safe"], seat_of(state)["books"]) == (15, 2)
    assert after(state)["books"]["docks_2"] == [0]


def test_E18_2_seventeen_goals() -> None:
    position = table()
    crate(position, 0, 1, 2, 3)
    raise_to(position, 0, vip=5, party=5, stills=5, fleet=5, strength=2)
    build(position, 0, "speakeasy", 10, 20, 30, 70, 80, 90, 130, member=True)
    state = cooking(position)
    fixed = ["docks_1", "docks_2", "docks_3", "city_hall_3", "city_hall_5", "city_hall_7"]
    assert offered(state, "goal")[:9] == [*fixed, "infamy_10", "infamy_15", "infamy_22"]


@pytest.mark.parametrize(
    ("tile", "spaces", "met"),
    [
        ("zone_5", (10, 20), True),
        ("zone_5", (10, 11), False),
        ("zone_6", (10, 11), True),
        ("zone_7", (10, 20, 30), True),
        ("zone_7", (10, 20, 70), False),
    ],
)
def test_E18_3_a_zone_goal_counts_protected_buildings_of_its_zone(
    tile: str, spaces: tuple[int, ...], met: bool
) -> None:
    position = table()
    goal(position, "downtown", tile)
    build(position, 0, "speakeasy", *spaces, member=True)
    assert ("downtown" in offered(cooking(position), "goal")) is met
    unprotected = table()
    goal(unprotected, "downtown", tile)
    build(unprotected, 0, "speakeasy", *spaces)
    assert "downtown" not in offered(cooking(unprotected), "goal")


def test_E18_3_the_benefit_of_a_park_goal_is_that_of_its_space() -> None:
    position = table()
    goal(position, "cp_3", "3B")
    goal(position, "cp_4", "2B")
    build(position, 0, "nightclub", 10, 70, barrel=True)
    build(position, 0, "speakeasy", 130, barrel=True)
    state = cooking(position)
    play(state, {"move": "cook", "goal": "cp_3"})
    assert (seat_of(state)["leverage"], seat_of(state)["safe"]) == (1, 10)


@pytest.mark.parametrize("cops", [[], [1]])
def test_E18_4_barrels_count_where_the_building_operates(cops: list[int]) -> None:
    position = table()
    position["cops"] = cops
    goal(position, "cp_1", "2A")
    build(position, 0, "nightclub", 10, barrel=True)
    assert ("cp_1" in offered(cooking(position), "goal")) is (not cops)


def test_E18_5_leverage_and_strength_in_total() -> None:
    position = table()
    goal(position, "cp_1", "4A")
    goal(position, "cp_2", "6A")
    slot(position, 0, "vip_level")
    give(position, 0, leverage=2, goons=3)
    hold(position, 0, "fleet_none_3")  # not the hand
    raise_to(position, 0, strength=2)
    assert offered(cooking(position), "goal") == []
    crate(position, 0, 15)
    associate(position, 0, "waxey_gordon", 3)
    assert {"cp_1", "cp_2"} <= set(offered(cooking(position), "goal"))


def test_E19_1_E19_2_a_capo_is_named_and_its_place_taken() -> None:
    position = table()
    position["capos"]["contractor"] = [1, 0, None]
    position["seats"][1]["capos"] = 3
    state = state_of(position)
    parks = [move for move in options(state) if move["location"] == "park"]
    assert parks == [capo("park", 0, **{"from": "contractor"})]
    play(state, parks[0])
    assert after(state)["capos"]["park"] == [1, None, None]
    assert after(state)["capos"]["contractor"][0] == 0


def test_E19_2_a_guest_of_the_restaurant_only_if_you_could_come_yourself() -> None:
    position = table()
    position["capos"]["restaurant"] = [1]
    named = {"move": "capo", "location": "park", "from": "restaurant", "seat": 1}
    assert named not in options(state_of(position))
    hold(position, 0, "vip_level")
    assert named in options(state_of(position))


def test_E19_3_E19_4_the_owner_chooses_first_and_the_park_gives_nothing_to_the_one_who_comes() -> None:
    position = table()
    position["capos"]["contractor"] = [1, None, None]
    state = play(state_of(position), capo("park", 0, **{"from": "contractor"}))
    assert state.to_move == 1
    assert offered(state, "effect") == ["leverage_token", "book"]  # no tile lies in the display
    before = seat_of(state)
    play(state, {"move": "do", "effect": "book"})
    assert seat_of(state, 1)["books"] == 1
    assert seat_of(state)["books"] == before["books"] + 1  # the Contractor's first person gives a Book
    assert (seat_of(state)["leverage"], seat_of(state)["tiles"]) == (0, [])


def test_E19_1_nobody_to_send_away_no_park() -> None:
    state = chance(state_of(table()))
    assert "park" not in offered(state, "location")
