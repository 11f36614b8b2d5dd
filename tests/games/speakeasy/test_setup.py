"""E1–E5, E22: what is in the box, the map, the setup, the round of 1920, and what differs with the players."""

from collections import Counter
from typing import Any, cast

import pytest

from games.speakeasy.board import (
    SLOTS,
    after,
    build,
    chance,
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
    show_helpers,
    show_tiles,
    space_of,
    state_of,
    step,
    table,
    tiles,
    todo,
)
from omerta.core.chance import settle
from omerta.core.game import CHANCE, State
from omerta.core.numbers import Numbers
from omerta.games import find
from omerta.games.speakeasy.components import KIND_NAMES
from omerta.games.speakeasy.game import SpeakeasyGame
from tables import is_open

GAME = cast(SpeakeasyGame, find("speakeasy"))

BOX = GAME.tables
PLAYERS = [1, 2, 3, 4]


def dealt(players: int, seed: int = 1, **options: Any) -> State:
    """After the setup, at the first decision of a seat."""
    state = GAME.new(max(2, players), {"solo": players == 1, **options})
    settle(state, Numbers(seed))
    return state


def outcomes(players: int, key: str, seed: int = 4) -> list[Any]:
    """What chance dealt of a pile in a setup."""
    state, numbers = GAME.new(max(2, players), {"solo": players == 1}), Numbers(seed)
    found = []
    while state.to_move == CHANCE:
        legal = state.legal()
        action = legal[numbers.below(len(legal))]
        found.append(state.move(action) or {})
        state.apply(action)
    return [move[key] for move in found if key in move]


def test_E1_1_four_acts_of_four_three_three_and_one_rounds() -> None:
    rounds: Counter[int] = Counter()
    state, numbers = dealt(2), Numbers(5)
    last = (0, 0)
    while state.result() is None:
        now = (after(state)["act"], after(state)["round"]) if is_open(state) else last
        if now != last and now[0]:
            rounds[now[0]] += 1
            last = now
        legal = state.legal()
        state.apply(legal[numbers.below(len(legal))])
    assert rounds == {1: 4, 2: 3, 3: 3, 4: 1}


def test_E1_2_the_map_has_zones_and_these_have_districts() -> None:
    assert [list(BOX.zone_of).count(zone) for zone in range(3)] == [6, 6, 4]


def test_E1_3_what_every_player_has() -> None:
    kinds = Counter(KIND_NAMES[kind] for kind in BOX.slot_kind)
    assert kinds == {"stills": 1, "speakeasy": 8, "nightclub": 3, "casino": 3}
    seat = seat_of(dealt(3))
    assert (seat["capos"], len(seat["board"]), len(seat["trucks"])) == (4, 15, 2)


def test_E1_4_what_all_share() -> None:
    assert Counter(BOX.mobster_deck) == {0: 6, 1: 4, 2: 4, 3: 6}
    counts = (len(BOX.helper_names), len(BOX.crate_names), sum(BOX.tile_count), sum(BOX.card_count))
    assert counts == (21, 18, 54, 48)
    assert [sum(BOX.card_count[c] for c in range(32) if BOX.card_type[c] == deck) for deck in range(4)] == [12] * 4
    assert (len(BOX.ship_names), len(BOX.port_district), len(BOX.tile_goal_names)) == (4, 7, 30)


def test_E1_5_what_the_supply_lacks_is_not_gained_and_the_rest_goes_on() -> None:
    position = table()
    for seat in range(4):
        give(position, seat, goons=6)
    todo(position, step("goon_free", n=2), step("book", n=1), step("take_card", type="any"))
    state = state_of(position)
    assert (seat_of(state)["goons"], seat_of(state)["books"]) == (6, 1)


def test_E1_6_infamy_is_the_sum_of_the_levels() -> None:
    position = table()
    raise_to(position, 0, vip=2, party=2, fleet=2)
    build(position, 0, "speakeasy", 10, barrel=True)
    build(position, 0, "speakeasy", 20, barrel=True)
    state = play(state_of(todo(position, step("sell", left=2), step("take_card", type="any"))), sell(10))
    assert seat_of(state)["pocket"] == 108  # Infamy 8
    raise_to(position, 0, stills=2)
    state = play(state_of(position), sell(10))
    assert seat_of(state)["pocket"] == 110  # Infamy 9


def sell(space: int) -> dict[str, Any]:
    return {"move": "sell", "space": space}


def test_E1_7_the_stills_is_no_bar_and_the_lowest_in_rank() -> None:
    position = table()
    build(position, 0, "stills", 10)
    build(position, 1, "speakeasy", 11)
    position.update(phase="war", active=None)
    state = state_of(todo(position, {"step": "payout", "seat": None}))
    assert (seat_of(state)["safe"], seat_of(state, 1)["safe"]) == (0, 35)


def test_E3_1_E3_2_spaces_of_both_sides_of_the_board() -> None:
    assert len(after(dealt(4))["spaces"]) == 36
    assert len(after(dealt(3))["spaces"]) == 36
    for players in (1, 2):
        position = after(dealt(players))
        assert (len(position["spaces"]), len(position["blocked"])) == (22, 5)
        zones = Counter(0 if d <= 6 else 1 if d <= 12 else 2 for d in position["blocked"])
        assert zones == {0: 2, 1: 2, 2: 1}


def test_E3_3_a_space_is_empty_without_a_building_and_without_mobsters() -> None:
    position = table()
    build(position, 1, "speakeasy", 10)
    mob(position, "waxey_gordon", 2, 4, 20)
    position["cops"] = [3]
    state = state_of(todo(position, step("place", slot="l1", by="open_1920"), step("take_card", type="any")))
    spaces = offered(state, "space")
    assert 10 not in spaces
    assert 20 not in spaces
    assert {11, 21, 30, 31} <= set(spaces)  # a Cop does not matter


def test_E3_4_everyone_sees_who_waits_for_whom() -> None:
    state = dealt(4)
    view: Any = state.view(None).to_json()
    assert len(view["mobs_waiting"]) == 3
    assert len(view["cops_waiting"]) == 4
    assert not set(view["cops"]) & set(view["cops_waiting"])


def test_E3_5_central_park_has_no_street_across() -> None:
    for district in (13, 15):
        neighbours = BOX.neighbours[district - 1]
        assert not any((neighbours >> (other - 1)) & 1 for other in (14, 16))


def test_E3_5_trucks_pass_blocked_districts() -> None:
    position = table(2)
    blocked = position["blocked"][0]
    neighbour = next(d for d in range(1, 17) if (BOX.neighbours[d - 1] >> (blocked - 1)) & 1)
    position["seats"][0]["trucks"][0]["district"] = neighbour
    state = state_of(todo(position, step("deliver", bonus=0, used=[0, 0]), step("take_card", type="any")))
    assert blocked in [move["district"] for move in options(state) if move["move"] == "drive"]


def test_E3_6_a_ship_moves_on_to_the_next_free_port() -> None:
    position = table()
    ship(position, "st_clair", 0)
    ship(position, "rothstein", 1)
    ship(position, "bluie_daisy", 2)
    ship(position, "mccoy", 6)
    state = state_of(todo(position, step("sail", ship="st_clair"), step("take_card", type="any")))
    assert after(state)["ships"]["st_clair"]["port"] == 3


def test_E3_7_a_place_of_the_docks_holds_one_member() -> None:
    position = table()
    position["docks"]["downtown"][0] = 1
    position["seats"][1]["own_members"] -= 1
    state = state_of(todo(position, step("family_member", n=1), step("take_card", type="any")))
    places = [(move["zone"], move["row"]) for move in options(state) if move.get("to") == "docks"]
    assert len(places) == 11
    assert ("downtown", 1) not in places


def test_E3_8_only_the_top_of_a_stack_is_available() -> None:
    position = table()
    show_tiles(position, None, None, None, ["goon", "book"], [], [])
    todo(position, step("city_tile", n=2), step("take_card", type="any"))
    state = state_of(position)
    assert seat_of(state)["tiles"] == ["book", "goon"]  # one slot each time: nobody is asked


@pytest.mark.parametrize(("players", "costs"), [(4, [4, 3, 2, 1]), (3, [4, 3, 2]), (2, [4, 3])])
def test_E3_9_E22_2_what_protection_costs_by_column(players: int, costs: list[int]) -> None:
    assert [BOX.leverage_cost[(players - 1) * 4 + column] for column in range(players)] == costs


def test_E3_10_the_operations_board() -> None:
    assert tuple(BOX.slot_names) == SLOTS
    assert list(BOX.goon_costs) == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize("first", [0, 2])
def test_E4_1_a_table_may_name_who_begins(first: int) -> None:
    assert after(dealt(3, first=first))["order"] == [(first + n) % 3 for n in range(3)]
    assert outcomes(3, "first")


@pytest.mark.parametrize("players", PLAYERS)
def test_E4_2_E22_1_numbers_that_depend_on_the_players(players: int) -> None:
    position = after(dealt(players))
    few = players <= 2
    assert len(position["mobsters"]) == (4 if few else 6)
    assert len(position["mobs_waiting"]) == (2 if few else 3)
    assert sum(position["tiles_left"].values()) == (29 if few else 15)
    assert len(position["lower"]) == max(2, players)
    assert position["phase"] == ("docks" if few else "1920")


def test_E4_3_the_order_of_the_setup() -> None:
    state = GAME.new(2, {})
    piles = []
    numbers = Numbers(1)
    while state.to_move == CHANCE:
        legal = state.legal()
        action = legal[numbers.below(len(legal))]
        piles.append(next(key for key in (state.move(action) or {}) if key != "move"))
        state.apply(action)
    order = list(dict.fromkeys(piles))
    assert order == ["first", "block", "site", "mobster", "cop", "tile", "goal", "card", "helper", "crate", "port"]
    assert Counter(piles)["tile"] == 25


def test_E4_3_goals_have_numbers_of_their_own() -> None:
    for seed in range(5):
        position = after(dealt(4, seed=seed))
        park = [position["goals"][f"cp_{n}"] for n in range(1, 6)]
        assert [tile[1] for tile in park] == ["A", "A", "B", "B", "C"]
        assert len({tile[0] for tile in park}) == 5


def test_E4_4_what_a_seat_begins_with() -> None:
    for seat in after(dealt(4))["seats"]:
        assert (seat["pocket"], seat["safe"], seat["goons"], seat["own_members"]) == (15, 30, 1, 10)
        assert set(seat["levels"].values()) == {1}
        assert len(seat["hand"]) == 4
    assert all(one["barrels"] == 5 for one in after(dealt(4))["ships"].values())


def test_E4_5_E22_3_two_players_put_a_member_into_the_docks_in_reverse_order() -> None:
    state = dealt(2, first=0)
    assert state.to_move == 1
    assert {move["to"] for move in options(state)} == {"docks"}
    play(state, {"move": "member", "to": "docks", "zone": "downtown", "row": 4})
    assert seat_of(state, 1)["books"] == 1
    assert state.to_move == 0


def test_E5_1_E5_2_E5_3_the_round_of_1920_in_reverse_order() -> None:
    state = dealt(3, first=0)
    assert state.to_move == 2
    assert {move["move"] for move in options(state)} == {"build"}
    assert {move["slot"][0] for move in options(state)} == {"l", "m", "r"}
    assert refused(state, done())[1] == "must-choose"
    play(state, {"move": "build", "slot": "m1"})
    tile = space_of(state, options(state)[0]["space"])["tile"]
    state.apply(state.legal()[0])
    assert seat_of(state, 2)["tiles"] == [tile]
    assert (seat_of(state, 2)["pocket"], seat_of(state, 2)["books"]) == (10, 1)
    assert first_step(state)["step"] == "play_1920"
    assert refused(state, done())[1] == "must-choose"
    state.apply(state.legal()[0])
    assert state.to_move in (1, 2, CHANCE)
    assert len(seat_of(state, 2)["hand"]) <= 4


def test_E5_4_the_limit_of_tiles_is_not_looked_at_in_1920() -> None:
    position = table()
    tiles(position, 0, "goon", "book", "sell", "level", "helper")
    position.update(phase="1920", act=0, round=0, order=[0, 1, 2, 3], active=0)
    hold(position, 0, "vip_none_2", "party_none_2")
    state = state_of(todo(position, step("play_1920")))
    play(state, {"move": "play", "card": "vip_none_2"})
    assert len(seat_of(state)["tiles"]) == 5
    assert after(state)["phase"] == "turns"


def test_E22_4_a_lost_stills_returns_to_its_slot_in_the_beginners_variant() -> None:
    for variant in (True, False):
        position = table(rebuild_stills=variant)
        build(position, 0, "stills", 140, member=True)
        position.update(phase="war", active=None, mobs_waiting=[14])
        state = play(state_of(todo(position)), {"move": "deal", "mobster": "carlo_gambino"})
        assert ("m3" in seat_of(state)["board"]) is variant
        assert seat_of(state)["lost_members"] == 1


def test_E22_5_the_options_are_those_of_the_box_and_no_upgrade_pack() -> None:
    names = [option.name for option in GAME.options]
    assert names == ["solo", "difficulty", "first", "rebuild_stills", "open_safes", "data"]


def test_E16_2_persons_with_fewer_players() -> None:
    capos = after(dealt(2))["capos"]
    assert {name: len(at) for name, at in capos.items() if name != "restaurant"} == {
        "docks": 1, "city_hall": 2, "commission": 2, "contractor": 2, "planning": 2, "garage": 2, "park": 2,
    }  # fmt: skip
    assert [len(after(dealt(4))["capos"][name]) for name in ("docks", "city_hall", "park")] == [2, 2, 3]


def test_a_shown_helper_is_replaced_by_chance() -> None:
    """E10.7."""
    position = table()
    show_helpers(position, 1, 2, 3)
    state = state_of(todo(position, step("helper_card", n=1), step("take_card", type="any")))
    play(state, {"move": "recruit", "helper": 2})
    assert state.to_move == CHANCE
    chance(state)
    assert after(state)["helpers"][1] not in (None, 2)
