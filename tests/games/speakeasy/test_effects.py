"""E10, E11: effects, levels, cards, barrels."""

from typing import Any

import pytest

from games.speakeasy.board import (
    after,
    build,
    chance,
    crate,
    dock,
    done,
    first_step,
    give,
    helper,
    hold,
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
    space_of,
    state_of,
    step,
    table,
    tiles,
    todo,
)
from omerta.core.game import CHANCE, State

CARD = step("take_card", type="any")


def doing(position: dict[str, Any], *steps: dict[str, Any]) -> State:
    return state_of(todo(position, *steps, CARD, step("give_back")))


def test_E10_1_a_number_above_one_means_one_after_another() -> None:
    state = doing(table(), step("leverage_token", n=2))
    assert seat_of(state)["leverage"] == 2


def test_E10_2_only_possible_effects_are_offered() -> None:
    position = table()
    tiles(position, 0, "sell", "goon")
    state = doing(position, step("play_city_tiles", left=2))
    assert offered(state, "tile") == ["goon"]
    assert refused(state, {"move": "city", "tile": "sell"}) == ("E10.2", "impossible-now")


def test_E10_3_gains_are_not_declined() -> None:
    position = table()
    show_helpers(position, 1, 2, 3)
    state = doing(position, step("helper_card", n=1))
    assert done() not in options(state)
    assert done() in options(doing(position, step("hire_goons")))


def test_E10_4_a_card_from_a_deck_of_your_choice() -> None:
    state = state_of(todo(table(), CARD))
    assert offered(state, "deck") == ["vip", "party", "stills", "fleet"]
    top = after(state)["decks"]["party"]["top"]
    play(state, {"move": "take", "deck": "party"})
    assert seat_of(state)["hand"] == [top]


def test_E10_5_discards_come_when_nothing_unseen_is_left() -> None:
    position = table()
    deck = position["decks"]["vip"]
    held = [card for card, count in deck["unseen"].items() for _ in range(count)]
    deck.update(unseen={}, under=[held.pop()])
    position["seats"][1]["hand"] = held
    expected = deck["under"][0]
    state = state_of(todo(position, CARD))
    play(state, {"move": "take", "deck": "vip"})
    assert after(state)["decks"]["vip"]["top"] == expected  # known, so chance is not asked
    assert after(state)["decks"]["vip"]["under"] == []


def test_E10_6_the_owner_chooses_what_to_discard_from_the_hand() -> None:
    position = table()
    hold(position, 0, "vip_level", "fleet_book")
    slot(position, 0, "party_level")
    state = doing(position, step("discard", left=1, why="level"))
    assert offered(state, "card") == ["vip_level", "fleet_book"]
    play(state, {"move": "discard", "card": "fleet_book"})
    assert after(state)["decks"]["fleet"]["under"] == ["fleet_book"]


def test_E10_7_a_used_helper_goes_to_the_safe() -> None:
    position = table()
    helper(position, 0, 3)
    helper(position, 0, 8, used=True)
    state = state_of(todo(position, step("call"), step("capo")))
    assert offered(state, "helper") == [3]
    play(state, {"move": "call", "helper": 3})
    assert (seat_of(state)["pocket"], seat_of(state)["used"]) == (105, [3, 8])


def test_E10_8_a_member_needs_a_place() -> None:
    position = table()
    give(position, 0, vip=1)
    for zone in ("downtown", "midtown", "uptown"):
        dock(position, 1, zone, 1, 2, 3)
    for zone in ("downtown", "midtown"):
        position["docks"][zone][3] = 2
        position["seats"][2]["own_members"] -= 1
    position["seats"][1]["own_members"] = 1
    state = doing(position, step("family_member", n=2))
    assert after(state)["docks"]["uptown"][3] == 0  # the only free place; the second member is not gained
    assert seat_of(state)["own_members"] == 10 - 1 - 1


def test_E10_9_others_may_move_and_then_the_row_pays() -> None:
    position = table()
    dock(position, 0, "midtown", 1)
    state = doing(position, step("family_member", n=1))
    play(state, {"move": "member", "to": "docks", "zone": "downtown", "row": 4})
    assert {(move["zone"], move["row"]) for move in options(state) if move["move"] == "shift"} == {("midtown", 1)}
    play(state, {"move": "shift", "zone": "midtown", "row": 1, "to_zone": "uptown", "to_row": 2})
    assert (seat_of(state)["books"], seat_of(state)["goons"]) == (1, 0)
    assert first_step(state)["step"] == "take_card"


def test_E10_9_a_crate_gives_the_bonus_of_any_row() -> None:
    position = table()
    crate(position, 0, 11)
    state = doing(position, step("family_member", n=1))
    play(state, {"move": "member", "to": "docks", "zone": "downtown", "row": 4})
    assert offered(state, "row") == [1, 2, 3, 4]
    play(state, {"move": "bonus", "row": 2})
    assert (seat_of(state)["books"], seat_of(state)["goons"]) == (0, 1)


def test_E10_10_goons_stand_on_the_cheapest_places() -> None:
    position = table()
    give(position, 0, goons=2, pocket=5)
    state = doing(position, step("hire_goons"))
    play(state, {"move": "hire"}, {"move": "hire"})
    assert (seat_of(state)["goons"], seat_of(state)["pocket"]) == (4, 0)
    assert first_step(state)["step"] == "take_card"  # no money is left


def test_E10_11_a_tile_of_the_right_column_is_replaced() -> None:
    position = table()
    show_tiles(position, "goon", "book", None, ["sell", "level"], [], [])
    state = doing(position, step("city_tile", n=1))
    assert offered(state, "slot") == [0, 1, 3]
    play(state, {"move": "tile", "slot": 0})
    assert state.to_move == CHANCE
    chance(state)
    assert after(state)["display"][0] is not None
    state = play(doing(position, step("city_tile", n=1)), {"move": "tile", "slot": 3})
    assert after(state)["display"][3] == ["sell"]


def test_E10_12_cards_for_the_highest_levels() -> None:
    position = table()
    raise_to(position, 0, party=4, strength=4)
    hold(position, 0, "vip_level")
    state = doing(position, step("level_up", track="any", n=1))
    assert offered(state, "track") == ["vip", "party", "stills", "fleet"]
    assert refused(state, {"move": "level", "track": "strength"}) == ("E10.12", "level-cards")
    play(state, {"move": "level", "track": "party"})
    assert (seat_of(state)["levels"]["party"], seat_of(state)["hand"]) == (5, [])
    assert seat_of(doing(position, step("level_up", track="vip", n=1)))["levels"]["vip"] == 2  # unasked


def test_E10_13_infamy_rises_and_gives() -> None:
    position = table()
    raise_to(position, 0, vip=2, party=3, fleet=2, stills=2)  # Infamy 10; 11 has a Helper
    show_helpers(position, 1, 2, 3)
    state = doing(position, step("level_up", track="fleet", n=1))
    assert first_step(state)["step"] == "helper_card"


def test_E10_14_a_card_for_one_more_level() -> None:
    position = table()
    hold(position, 0, "fleet_book", "vip_level")
    state = doing(position, step("discard_for_level", track="vip"))
    assert options(state) == [{"move": "level", "track": "vip"}, done()]
    play(state, {"move": "level", "track": "vip"}, {"move": "discard", "card": "fleet_book"})
    assert seat_of(state)["levels"]["vip"] == 2
    position = table()
    assert first_step(doing(position, step("discard_for_level", track="vip")))["step"] == "take_card"


def test_E10_15_a_card_replaces_another_gives_and_acts() -> None:
    position = table()
    hold(position, 0, "party_book", "party_level")
    slot(position, 0, "party_none_2")
    build(position, 0, "speakeasy", 10, 20, barrel=True)
    state = doing(position, step("play_card", type="party"))
    assert done() in options(state)
    play(state, {"move": "play", "card": "party_book"})
    assert after(state)["decks"]["party"]["under"] == ["party_none_2"]
    assert seat_of(state)["slots"]["party"] == "party_book"
    assert seat_of(state)["books"] == 1
    assert first_step(state)["step"] == "sell"


def test_E10_16_range_lasts_while_the_card_lies_there() -> None:
    position = table()
    slot(position, 0, "fleet_range_a")
    position["seats"][0]["trucks"][0]["district"] = 5
    state = doing(position, step("deliver", bonus=0, used=[2, 0]))
    assert "drive" in [move["move"] for move in options(state)]  # 1 + 2
    position["seats"][0]["slots"]["fleet"] = None
    position["decks"]["fleet"]["under"] = ["fleet_range_a"]
    state = doing(position, step("deliver", bonus=0, used=[1, 0]))
    assert "drive" not in [move["move"] for move in options(state)]


def test_E10_17_a_helper_is_copied_but_not_one_that_copies() -> None:
    position = table()
    show_helpers(position, 3, 8, 10)
    state = doing(position, step("copy_helper"))
    assert offered(state, "helper") == [3, 8]
    play(state, {"move": "copy", "helper": 8})
    assert (seat_of(state)["leverage"], after(state)["helpers"]) == (2, [3, 8, 10])


def test_E11_1_production_needs_an_operating_stills() -> None:
    position = table()
    build(position, 0, "stills", 10)
    raise_to(position, 0, stills=3)
    crate(position, 0, 17)
    assert seat_of(doing(position, step("produce")))["stills"] == 4
    position["cops"] = [1]
    assert seat_of(doing(position, step("produce")))["stills"] == 0


def test_E11_2_a_crate_sells_one_more() -> None:
    position = table()
    crate(position, 0, 1)
    build(position, 0, "speakeasy", 10, 20, 30, barrel=True)
    state = doing(position, step("goon_free", n=1), step("sell"))
    play(state, {"move": "sell", "space": 10}, {"move": "sell", "space": 20})
    assert first_step(state)["step"] == "take_card"
    assert space_of(state, 30)["barrel"]


def test_E11_3_the_second_truck_comes_with_the_fleet_and_after_the_first() -> None:
    position = table()
    raise_to(position, 0, fleet=3)
    state = doing(position, step("deliver", bonus=0, used=[0, 0]))
    assert {move["truck"] for move in options(state) if move["move"] == "enter"} == {0}
    play(state, {"move": "enter", "truck": 0, "district": 4})
    assert {move["truck"] for move in options(state) if move["move"] == "enter"} == {1}


def test_E11_3_an_empty_ship_sells_from_the_supply() -> None:
    position = table()
    ship(position, "st_clair", 0, barrels=0)
    position["seats"][0]["trucks"][0]["district"] = 1
    state = doing(position, step("deliver", bonus=0, used=[0, 0]))
    play(state, {"move": "buy", "truck": 0, "barrels": 1})
    assert seat_of(state)["pocket"] == 91
    assert seat_of(state)["trucks"][0]["load"] == 1


def test_E11_4_a_purchase_is_one_decision() -> None:
    position = table()
    ship(position, "st_clair", 0)
    position["seats"][0]["trucks"][0].update(district=1, load=1)
    state = doing(position, step("deliver", bonus=0, used=[0, 0]))
    assert [move["barrels"] for move in options(state) if move["move"] == "buy"] == [1]
    play(state, {"move": "buy", "truck": 0, "barrels": 1})
    assert "buy" not in [move["move"] for move in options(state)]


@pytest.mark.parametrize("load", [0, 2])
def test_E11_5_trucks_keep_place_and_load(load: int) -> None:
    position = table()
    position["seats"][0]["trucks"][0].update(district=5, load=load)
    state = play(doing(position, step("deliver", bonus=0, used=[0, 0])), done())
    assert seat_of(state)["trucks"][0] == {"district": 5, "load": load}
