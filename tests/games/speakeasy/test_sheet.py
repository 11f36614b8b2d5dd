"""SPEAKEASY as a sheet: what lies on the table, what is added up for the player, and what others may not see."""

import re
from itertools import islice
from typing import Any

import pytest

from games.speakeasy.board import (
    GAME,
    Position,
    associate,
    build,
    crate,
    dock,
    give,
    goal,
    helper,
    hold,
    mob,
    raise_to,
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
from omerta.core.game import CHANCE, Setup, State
from omerta.core.numbers import Numbers
from omerta.core.sheet import Items, Place, Sheet, Thing, Track, cells_of, ids_of, pointed
from omerta.core.sheet_text import plain, read
from omerta.core.words import LANGUAGES, Words
from omerta.games import sheet_of
from omerta.games.speakeasy.components import ZONE_NAMES
from omerta.games.speakeasy.rules import books, ground, luciano
from omerta.games.speakeasy.rules.money import funds
from omerta.games.speakeasy.state import FINISHED
from omerta.games.speakeasy.views import SpeakeasyView
from sheets import (
    by_seat,
    cells_in,
    count_of,
    drawn,
    drawn_open,
    has_label,
    items_of,
    keys,
    not_drawn,
    place_of,
    section_of,
    sums,
    thing_of,
    things_of,
    told,
    trade_of,
)
from tables import random_game

MAKER = sheet_of(GAME)
PLAYERS = ["Ala", "Jo"]
every_language = pytest.mark.parametrize("language", LANGUAGES)


def sheet_of_position(position: Position, viewer: int | None = 0) -> Sheet:
    return drawn("speakeasy", state_of(position), viewer)


def open_district(position: Position) -> int:
    return next(district for district in range(1, 17) if district not in position["blocked"])


def seat_ids(sheet: Sheet, seat: int) -> set[str]:
    return set(ids_of(Sheet([section_of(sheet, f"seat:{seat}")])))


def moments(setup: int, every: int, seed: int = 3) -> Any:
    """Positions of a random game after its setup."""
    return islice(random_game(GAME, GAME.setups[setup], Numbers(seed)), 75, None, every)


# What can be pointed at.

# What is only told: ways to fight, why a card is discarded, ranks at the end, steps of which somebody has enough.
NEVER = {"mode", "why", "rank", "effect"}


@pytest.mark.parametrize("setup", GAME.setups, ids=lambda setup: setup.name)
def test_all_that_lies_open_can_be_pointed_at(setup: Setup) -> None:
    """Jo's cards come and go within one of his turns; where nothing stands or lies, nothing is drawn."""
    missing = {one for one in not_drawn(GAME, setup, 260) if not one.endswith(":none") and not one.startswith("jo:")}
    assert [one for one in sorted(missing) if one.partition(":")[0] not in NEVER] == []


# Manhattan.


def test_E3_3_E3_4_a_district_tells_who_is_there_and_who_will_come() -> None:
    position = table(4)
    position.update(cops=[1], cops_waiting=[2], mobs_waiting=[3])
    build(position, 0, "speakeasy", 10, member=True, barrel=True)
    mob(position, "waxey_gordon", 1, 4, 11)
    tile_on(position, 20, "book")
    sheet = sheet_of_position(position)
    first = place_of(sheet, "district:1")
    assert keys(first.marks) == ["label-cop"]
    assert keys(place_of(sheet, "district:2").marks) == ["label-cop-waits"]
    assert keys(place_of(sheet, "district:3").marks) == ["label-mob-waits"]
    assert told(first.holds)[:2] == ["space:10", "space:11"]
    assert count_of(thing_of(first.about, "mobster:waxey_gordon").about, "label-strength") == (4, None)
    assert [neighbour.text.facts["number"] for neighbour in roads(first)] == [2, 4]
    space = place_of(sheet, "space:10")
    assert (space.owner, told(space.holds)) == (0, ["building:speakeasy", "label-barrel"])
    assert keys(thing_of(space.holds, "building:speakeasy").marks) == ["label-protected"]
    assert told(place_of(sheet, "space:11").holds) == ["building:mobspeak"]
    assert told(place_of(sheet, "space:20").holds) == ["tile:book"]
    assert place_of(sheet, "space:21").holds == []


def roads(district: Place) -> list[Any]:
    return items_of(district.about, "label-neighbours")


def test_E3_2_of_a_blocked_district_no_space_is_shown() -> None:
    position = table(2)
    blocked = position["blocked"][0]
    sheet = sheet_of_position(position)
    place = place_of(sheet, f"district:{blocked}")
    assert keys(place.marks)[0] == "label-blocked"
    assert place.holds == []


def test_E8_1_a_building_tells_why_it_does_not_operate_or_soon_will_not() -> None:
    position = table(4)
    build(position, 0, "speakeasy", 10, 20, 30)
    build(position, 0, "nightclub", 11, member=True)
    position.update(cops=[1], cops_waiting=[2], mobs_waiting=[3])
    sheet = sheet_of_position(position)
    marks = {space: keys(thing_of(place_of(sheet, f"space:{space}").holds, kind).marks) for space, kind in BUILT}
    assert marks == {10: ["label-closed"], 20: ["label-will-close"], 30: ["label-attacked"], 11: ["label-protected"]}


BUILT = ((10, "building:speakeasy"), (20, "building:speakeasy"), (30, "building:speakeasy"), (11, "building:nightclub"))


def test_E8_1_what_is_marked_as_closed_is_what_the_rules_say() -> None:
    for state in moments(3, 11):
        view = state.view(0)
        assert isinstance(view, SpeakeasyView)
        for place in built_on(MAKER.draw(view)):
            name = int(place.id.removeprefix("space:"))
            space = (name // 10 - 1) * 3 + name % 10
            closed = any("label-closed" in keys(one.marks) for one in place.holds if isinstance(one, Thing))
            assert closed != ground.is_operating(view.table, space)


def built_on(sheet: Sheet) -> list[Place]:
    """The spaces with a building of somebody's."""
    places = [cell for cell in cells_in(sheet, "city") if isinstance(cell, Place) and cell.id.startswith("space:")]
    return [place for place in places if place.owner is not None]


def test_E20_11_E20_13_a_zone_tells_control_and_what_it_would_pay_now() -> None:
    position = table(4)
    position.update(cops=[], cops_waiting=[])
    build(position, 0, "speakeasy", 10)
    build(position, 1, "speakeasy", 20, 30)
    mob(position, "waxey_gordon", 4, 4, 40)
    sheet = sheet_of_position(position)
    zone = place_of(sheet, "zone:downtown")
    assert sums(items_of(zone.about, "label-payout")) == [35, 25, 15, 10, 5]
    assert by_seat(items_of(zone.about, "label-control")) == {0: 1, 1: 2, 2: 0, 3: 0, "label-mobsters": 1}
    assert by_seat(items_of(zone.about, "label-pays-now")) == {0: 15, 1: 35}
    assert told(items_of(place_of(sheet, "district:2").about, "label-controls")) == [1]
    assert told(items_of(place_of(sheet, "district:4").about, "label-controls")) == ["label-mobsters"]
    assert not has_label(place_of(sheet, "district:5").about, "label-controls")


def test_E21_1_in_the_last_act_no_zone_pays() -> None:
    position = table(4)
    position.update(act=4, cops=list(range(1, 17)), cops_waiting=[], mobs_waiting=[], district_tiles=[])
    position["mobster_decks"] = {"B": [], "C": [], "D": []}
    for seat in position["seats"]:
        seat["capos"] = 1
    assert not has_label(place_of(sheet_of_position(position), "zone:uptown").about, "label-pays-now")


def test_E20_13_payouts_are_those_of_the_rules() -> None:
    for state in moments(2, 9):
        view = state.view(1)
        assert isinstance(view, SpeakeasyView)
        s, sheet = view.table, MAKER.draw(view)
        for number, name in enumerate(ZONE_NAMES):
            found, about = luciano.points(s, number), place_of(sheet, f"zone:{name}").about
            held = by_seat(items_of(about, "label-control"))
            assert [held[seat] for seat in range(3)] == [int(found[seat]) for seat in range(3)]
            if s.act < 4:
                places = {seat: int(luciano.position_in(found, seat)) for seat in range(3) if found[seat]}
                paid = {seat: int(s.box.payout[number * 5 + place - 1]) for seat, place in places.items()}
                assert by_seat(items_of(about, "label-pays-now")) == paid


def test_E11_3_trucks_are_where_they_are_with_their_load() -> None:
    position = table(2)
    district = open_district(position)
    raise_to(position, 0, fleet=5)
    position["seats"][0]["trucks"] = [{"district": district, "load": 2}, {"district": None, "load": 0}]
    sheet = sheet_of_position(position)
    truck = thing_of(place_of(sheet, f"district:{district}").about, "truck:0")
    assert truck.owner == 0
    assert count_of(truck.about, "label-load") == (2, 2)
    own = things_of(cells_in(sheet, "seat:0"), "truck:0") + things_of(cells_in(sheet, "seat:0"), "truck:1")
    assert [told(one.about)[0] for one in own] == [f"district-{district}", "district-0"]


# The shore.


def test_E3_7_the_docks_tell_rows_bonuses_and_members() -> None:
    position = table(2)
    dock(position, 0, "downtown", 1)
    dock(position, 1, "uptown", 4)
    sheet = sheet_of_position(position)
    assert told(place_of(sheet, "dock:downtown_1").holds) == [0]
    assert told(place_of(sheet, "dock:uptown_4").holds) == [1]
    assert place_of(sheet, "dock:midtown_2").holds == []
    assert told(thing_of(sheet, "benefit:2").about) == ["effect:goon_free"]


def test_E10_9_a_choice_of_the_docks_points_at_its_place() -> None:
    position = table(2)
    give(position, 0, vip=0)
    todo(position, step("family_member", n=1), step("take_card", type="any"))
    state = state_of(position)
    view = state.view(0)
    found = set(ids_of(MAKER.draw(view)))
    docks = [pointed(GAME, GAME.facts(view, action)) for action in state.legal()]
    chosen = [one for ids in docks for one in ids if one.startswith("dock:")]
    assert len(chosen) == 12
    assert set(chosen) <= found


def test_E3_6_E15_2_a_ship_tells_barrels_price_defence_crate_and_where_it_sails() -> None:
    position = table(2)
    ship(position, "rothstein", 0, barrels=3, crate=2)
    taken = {one["port"] for one in position["ships"].values()}
    sheet = sheet_of_position(position)
    lying = thing_of(place_of(sheet, "port:0").holds, "ship:rothstein")
    assert count_of(lying.about, "label-barrels") == (3, 5)
    assert count_of(lying.about, "label-next-price") == (7, None)
    assert count_of(lying.about, "label-defence") == (12, None)
    assert told(items_of(lying.about, "label-crate")) == ["crate:2"]
    free = next(port for port in range(1, 7) if port not in taken)
    harbour = int(GAME.tables.port_district[free]) + 1
    assert told(items_of(lying.about, "label-sails-to")) == [f"district-{harbour}"]
    assert place_of(sheet, f"port:{free}").holds == []


def test_E15_3_E15_5_a_ship_tells_the_own_attack_and_what_its_crate_would_pay() -> None:
    position = table(2)
    ship(position, "rothstein", 0, barrels=5, crate=2)
    dock(position, 0, "downtown", 1)
    dock(position, 1, "downtown", 2)
    raise_to(position, 0, strength=3, party=4)
    give(position, 0, goons=2)
    lying = thing_of(cells_in(sheet_of_position(position), "shore"), "ship:rothstein")
    strength = int(GAME.tables.number[4 * 5 + 2])
    assert count_of(lying.about, "label-best-attack") == (2 * strength + 2, None)  # own, hired, Goons
    assert keys(lying.marks) == (["label-can-attack"] if 2 * strength + 2 > 6 else [])
    pays = thing_of(items_of(lying.about, "label-crate"), "crate:2")
    assert count_of(pays.about, "label-pays") == (20, None)  # $5 for each Party level
    stranger = thing_of(cells_in(sheet_of_position(position, None), "shore"), "ship:rothstein")
    assert not has_label(stranger.about, "label-best-attack")


def test_E15_1_without_a_member_there_is_no_attack() -> None:
    position = table(2)
    give(position, 0, goons=6)
    raise_to(position, 0, strength=5)
    assert all(count_of(one.about, "label-best-attack") == (0, None) for one in ships(sheet_of_position(position)))


def ships(sheet: Sheet) -> list[Thing]:
    return [cell for cell in cells_in(sheet, "shore") if isinstance(cell, Thing) and cell.id.startswith("ship:")]


# Houses and displays.


def test_E16_2_E16_4_a_house_tells_its_persons_their_effects_and_capos() -> None:
    position = table(4)
    position["capos"]["garage"] = [1, None]
    position["seats"][1]["capos"] -= 1
    sheet = sheet_of_position(position)
    assert told(items_of(place_of(sheet, "location:garage").about, "label-boxed-last")) == ["effect:deliver"]
    assert told(items_of(place_of(sheet, "location:planning").about, "label-boxed-first")) == ["2 effect:build_big"]
    one, two = place_of(sheet, "visit:garage_0"), place_of(sheet, "visit:garage_1")
    assert (told(one.holds), told(two.holds)) == ([1], [])
    assert told(one.about) == ["effect:play_card"]
    assert count_of(thing_of(one.about, "effect:play_card").about, "label-more-range") == (2, None)


def test_E17_4_guests_of_the_restaurant_and_what_they_may_do_are_told() -> None:
    position = table(3)
    position["capos"]["restaurant"] = [2]
    position["seats"][2]["capos"] -= 1
    house = place_of(sheet_of_position(position), "location:restaurant")
    assert told(house.holds) == [2]
    assert house.also == ["visit:restaurant"]
    assert told(items_of(house.about, "label-choose")) == [
        "effect:play_card",
        "effect:play_city_tiles",
        "effect:cook_books",
    ]


def test_E17_1_the_turn_order_track_tells_both_rows_and_what_a_column_costs() -> None:
    position = table(4)
    position["order"] = [2, 0, 3, 1]
    position["lower"] = [None, None, 1, None]
    sheet = sheet_of_position(position)
    third = place_of(sheet, "column:2")
    assert told(third.holds) == [3]
    assert count_of(third.about, "label-protection-cost") == (2, None)
    assert count_of(third.about, "label-column-cards") == (2, None)
    assert told(items_of(third.about, "label-lower")) == [1]
    assert told(items_of(cells_in(sheet, "status"), "label-order")) == [2, 0, 3, 1]
    assert count_of(cells_in(sheet, "seat:1"), "label-protection-cost") == (2, None)


def test_E6_1_the_time_is_told() -> None:
    sheet = sheet_of_position(table(4))
    assert section_of(sheet, "status").title.facts == {"act": 1, "round": 1, "most": 4}
    assert count_of(section_of(sheet, "status").lead, "label-year") == (1921, None)


def test_E3_8_displays_tell_what_is_to_be_had() -> None:
    position = table(2)
    show_helpers(position, 3, 5, 7)
    show_tiles(position, "book", None, "sell", [], ["goon", "level"], [])
    sheet = sheet_of_position(position)
    assert told(items_of(cells_in(sheet, "offers"), "label-helpers")) == ["helper:3", "helper:5", "helper:7"]
    places = [told(place_of(sheet, f"display:{at}").holds) for at in range(6)]
    assert places == [["tile:book"], [], ["tile:sell"], [], ["tile:level"], []]
    assert count_of(place_of(sheet, "display:4").about, "label-height") == (2, None)
    top = position["decks"]["vip"]["top"]
    assert told(place_of(sheet, "deck:vip").holds) == [f"card:{top}"]
    assert count_of(place_of(sheet, "deck:vip").about, "label-unseen")[0] == 11


def test_E14_2_E20_1_the_mobster_board_tells_war_strength_associates_and_who_may_come() -> None:
    position = table(2)
    mob(position, "birdie_brown", open_district(position), 6, 10 * open_district(position))
    associate(position, 1, "waxey_gordon", open_district(position) + 1)
    cells = cells_in(sheet_of_position(position), "mobsters")
    birdie = thing_of(cells, "ally:birdie_brown")
    assert birdie.id == "mobster:birdie_brown"
    assert (count_of(birdie.about, "label-strength")[0], count_of(birdie.about, "label-fee")[0]) == (6, 7)
    assert "power-birdie_brown" in told(birdie.about)
    assert count_of(birdie.about, "label-war") == (7, None)
    assert thing_of(cells, "mobster:waxey_gordon").owner == 1
    coming = [one for one in items_of(cells, "label-may-come") if isinstance(one, Thing)]
    assert [one.id.removeprefix("mobster:") for one in coming] == position["mobster_decks"]["B"]
    assert all(has_label(one.about, "label-war") for one in coming)


def test_E10_13_the_infamy_track_tells_everybody_s_place_and_what_comes() -> None:
    position = table(2)
    raise_to(position, 1, vip=3)
    sheet = sheet_of_position(position)
    tracks = [cell for cell in cells_of(sheet) if isinstance(cell, Track)]
    assert [(track.least, track.at, track.most) for track in tracks] == [(5, 5, 25), (5, 7, 25)]
    gifts = items_of(cells_in(sheet, "infamy"), "label-gifts")
    spaces = [gift.label.facts["infamy"] for gift in gifts if isinstance(gift, Items) and gift.label is not None]
    assert spaces[:2] == [7, 8]
    assert sums(items_of(cells_in(sheet, "seat:1"), "label-barrel-price")) == [8, 10]


def test_E1_5_supplies_are_told() -> None:
    position = table(2)
    before = count_of(cells_in(sheet_of_position(position), "supply"), "label-goons")[0]
    give(position, 0, goons=3)
    assert count_of(cells_in(sheet_of_position(position), "supply"), "label-goons") == (before - 3, None)


# Goals.


def test_E18_1_E18_2_a_goal_tells_its_trade_its_books_and_how_near_the_viewer_is() -> None:
    position = table(4)
    raise_to(position, 0, vip=5, party=2)
    goal(position, "downtown", "zone_1")
    position["books"] = {"docks_1": [1, 2]}
    position["seats"][1]["books"] = position["seats"][2]["books"] = 0
    sheet = sheet_of_position(position)
    met = place_of(sheet, "goal:infamy_10")
    assert keys(met.marks) == ["label-met"]
    assert count_of(met.about, "label-progress") == (10, 10)
    far = place_of(sheet, "goal:infamy_15")
    assert (keys(far.marks), count_of(far.about, "label-progress")) == ([], (10, 15))
    full = place_of(sheet, "goal:docks_1")
    assert (keys(full.marks), told(items_of(full.holds, "label-books"))) == (["label-no-room"], [1, 2])
    zone = place_of(sheet, "goal:downtown")
    assert told(zone.about)[0] == "goal:zone_1"
    assert trade_of(zone.about)[0] == ["1 label-books"]
    assert zone.also == ["benefit:zone_1"]
    assert not keys(place_of(sheet_of_position(position, None), "goal:infamy_10").marks)


def test_E18_1_goals_marked_as_met_are_those_that_may_be_cooked() -> None:
    for state in moments(1, 7):
        view = state.view(0)
        assert isinstance(view, SpeakeasyView)
        goals = [cell for cell in cells_in(MAKER.draw(view), "goals") if isinstance(cell, Place)]
        assert len(goals) == 17
        met = [keys(cell.marks) == ["label-met"] for cell in goals]
        assert met == [books.may_cook(view.table, 0, number) for number in range(17)]


# Seats.


def test_E7_2_funds_are_pocket_and_half_the_safe() -> None:
    position = table(2)
    give(position, 0, pocket=7, safe=25)
    lead = section_of(sheet_of_position(position), "seat:0").lead
    assert [count_of(lead, f"label-{what}")[0] for what in ("pocket", "safe", "funds")] == [7, 25, 19]


def test_E7_4_the_safe_of_another_is_not_shown() -> None:
    position = table(2)
    give(position, 1, safe=77)
    for viewer in (0, None):
        lead = section_of(sheet_of_position(position, viewer), "seat:1").lead
        assert told(items_of(lead, "label-safe")) == ["label-hidden"]
        assert not has_label(lead, "label-funds")
        assert "77" not in str(section_of(sheet_of_position(position, viewer), "seat:1"))
    lead = section_of(drawn_open("speakeasy", state_of(position)), "seat:1").lead
    assert count_of(lead, "label-safe") == (77, None)
    open_table = table(2, open_safes=True)
    give(open_table, 1, safe=77)
    assert count_of(section_of(sheet_of_position(open_table), "seat:1").lead, "label-safe") == (77, None)


def test_E10_12_a_track_tells_its_level_its_number_and_what_the_next_brings_and_costs() -> None:
    position = table(2)
    raise_to(position, 0, party=4)
    crate(position, 0, 1)  # one more barrel at each sale
    cells = cells_in(sheet_of_position(position), "seat:0")
    party = thing_of(cells, "track:party")
    assert (party.owner, count_of(party.about, "label-level")) == (0, (4, 5))
    assert count_of(party.about, "label-worth-party") == (5, None)
    following = items_of(party.about, "label-next-level")
    assert (count_of(following, "label-more")[0], count_of(following, "label-cards")[0]) == (1, 1)
    raise_to(position, 0, party=5)
    top = thing_of(cells_in(sheet_of_position(position), "seat:0"), "track:party")
    assert not has_label(top.about, "label-next-level")


def test_E9_3_E13_3_what_defends_and_what_protects_is_added_up() -> None:
    position = table(4)
    give(position, 0, goons=2, leverage=1, vip=1)
    associate(position, 0, "waxey_gordon", 3)  # strength 4, +2 Leverage
    slot(position, 0, "vip_level")
    cells = cells_in(sheet_of_position(position), "seat:0")
    assert count_of(cells, "label-defends") == (1, None)
    assert count_of(cells, "label-defends-most") == (7, None)
    assert count_of(cells, "label-goons") == (2, 6)
    assert count_of(cells, "label-next-goon") == (2, None)
    assert count_of(cells, "label-leverage") == (4, None)
    assert count_of(cells, "label-tokens") == (1, None)
    assert count_of(cells, "label-vip-area") == (1, 1)
    assert told(items_of(cells, "label-associate")) == ["ally:waxey_gordon"]


def test_a_seat_tells_cards_helpers_crates_and_tiles_with_their_limits() -> None:
    position = table(2)
    hold(position, 0, "vip_level_discard", "vip_level_discard")
    slot(position, 0, "fleet_level")
    helper(position, 0, 4)
    helper(position, 0, 6, used=True)
    crate(position, 0, 1)
    tiles(position, 0, "book", "book")
    cells = cells_in(sheet_of_position(position), "seat:0")
    assert told(items_of(cells, "label-hand")) == ["2 card:vip_level_discard"]
    assert count_of(cells, "label-hand-cards") == (2, None)
    assert told(items_of(cells, "label-slots")) == ["card:fleet_level"]
    assert told(items_of(cells, "label-own-helpers")) == ["helper:4"]
    assert told(items_of(cells, "label-own-used")) == ["helper:6"]
    assert told(items_of(cells, "label-own-crates")) == ["crate:1"]
    assert told(items_of(cells, "label-own-tiles")) == ["2 tile:book"]
    assert count_of(cells, "label-tiles") == (2, 4)


def test_E12_2_E12_4_buildings_left_and_the_discount_of_empty_groups_are_told() -> None:
    position = table(4)
    build(position, 0, "stills", 10)
    cells = cells_in(sheet_of_position(position), "seat:0")
    left = items_of(cells, "label-board")
    assert "slot:m3" not in told(left)
    assert len(left) == 14
    assert trade_of(thing_of(left, "slot:l1").about) == (["label-money"], ["effect:take_card"])
    assert sums(thing_of(left, "slot:c1").about) == [17]
    assert count_of(thing_of(left, "slot:c1").about, "label-cards") == (1, None)
    assert not has_label(cells, "label-discount")
    build(position, 0, "speakeasy", 20, 21, 30, 31, 40, 41, 50, 51)
    assert count_of(cells_in(sheet_of_position(position), "seat:0"), "label-discount")[0] > 0


def test_E21_2_the_score_so_far_is_told_in_its_parts() -> None:
    position = table(4)
    give(position, 0, pocket=7, safe=5)
    position.update(cops=[], cops_waiting=[])
    build(position, 0, "casino", 10, member=True)
    build(position, 0, "speakeasy", 20)
    helper(position, 0, 1, 2)  # the same bottle
    cells = items_of(cells_in(sheet_of_position(position), "seat:0"), "label-score")
    parts = ("tally-pocket", "tally-safe", "tally-buildings", "tally-bottles", "label-total")
    assert [count_of(cells, part)[0] for part in parts] == [7, 5, 20, 20, 52]
    rival = items_of(cells_in(sheet_of_position(position, 1), "seat:0"), "label-score")
    assert count_of(rival, "label-total-open") == (47, None)
    assert not has_label(rival, "tally-safe")


def test_E21_2_at_the_end_the_sheet_tells_the_scores() -> None:
    for setup in (0, 2):
        *_, state = random_game(GAME, GAME.setups[setup], Numbers(4))
        result, sheet = state.result(), drawn("speakeasy", state, None)
        assert result is not None
        totals = [count_of(cells_in(sheet, f"seat:{seat}"), "label-total")[0] for seat in range(int(state.players))]
        assert totals == result.scores


def test_E4_3_E10_5_of_another_s_hand_only_what_was_taken_openly_is_shown() -> None:
    for state in moments(3, 13):
        view = state.view(0)
        assert isinstance(view, SpeakeasyView)
        position: Any = view.to_json()
        sheet = MAKER.draw(view)
        for seat in range(4):
            cells, has = cells_in(sheet, f"seat:{seat}"), position["seats"][seat]
            hand = [one for one in items_of(cells, "label-hand") if isinstance(one, Thing)]
            assert sorted(one.id for one in hand for _ in range(one.count)) == sorted(f"card:{c}" for c in has["hand"])
            hidden = [one for one in has["dealt"].values() if one is True]
            assert has_label(items_of(cells, "label-hand"), "label-face-down") == bool(hidden)
            held = count_of(cells, "label-hand-cards")[0]
            assert held == sum(one.count for one in hand) + len(hidden)


def test_with_everything_open_every_hand_is_whole() -> None:
    for state in moments(3, 29):
        sheet, position = drawn_open("speakeasy", state), _position(state)
        if position is None:
            continue
        for seat in range(4):
            assert {f"card:{card}" for card in position["seats"][seat]["hand"]} <= seat_ids(sheet, seat)


def _position(state: State) -> Any:
    return state.to_json() if state.to_move != CHANCE else None


def test_E7_2_funds_are_those_of_the_rules() -> None:
    for state in moments(2, 17):
        for seat in range(3):
            view = state.view(seat)
            assert isinstance(view, SpeakeasyView)
            lead = section_of(MAKER.draw(view), f"seat:{seat}").lead
            assert count_of(lead, "label-funds") == (int(funds(view.table, seat)), None)
            assert view.table.phase != FINISHED or sheet_of(GAME).draw(view).ask is None


# Jo.


def test_E23_1_of_jo_only_what_he_has_is_shown() -> None:
    sheet = sheet_of_position(table(1))
    cells = cells_in(sheet, "seat:1")
    for missing in ("label-safe", "label-leverage", "label-trucks", "label-vip-area", "label-hand", "label-goons"):
        assert not has_label([*cells, *section_of(sheet, "seat:1").lead], missing)
    assert [one.id for one in cells if isinstance(one, Thing) and one.id.startswith("track:")] == [
        "track:vip",
        "track:party",
        "track:stills",
        "track:fleet",
    ]
    assert has_label(cells, "label-jo-card")
    assert count_of(cells, "label-jo-districts") == (16, None)


def test_E23_7_the_card_that_jo_acts_by_is_shown() -> None:
    shown = 0
    for state in random_game(GAME, GAME.setups[0], Numbers(2)):
        view: Any = state.view(0).to_json()
        card = view["solo"]["card"]
        cells = cells_in(drawn("speakeasy", state), "seat:1")
        assert told(items_of(cells, "label-jo-card")) == ([f"jo:{card}"] if card else [])
        shown += card is not None
    assert shown > 0


# Words.


@every_language
def test_no_screen_shows_an_id_or_a_missing_text(language: str) -> None:
    words = Words(language, GAME)
    for state in islice(random_game(GAME, GAME.setups[0], Numbers(3)), 70, None, 25):
        view = state.view(0)
        lines = plain(MAKER.draw(view), words, PLAYERS).splitlines()
        if state.to_move == 0:
            lines.append(read(MAKER.ask(view), words, PLAYERS))
            lines += [words.move(GAME.facts(view, action), PLAYERS) for action in state.legal()]
            assert MAKER.clauses(view)
        for line in lines:
            assert not re.search(
                r"[a-z]_[a-z0-9]|\b(label|ask|move|tile|card|slot|zone|crate|goal)-[a-z]|[{}]", line
            ), line


@every_language
def test_no_two_moves_of_a_decision_read_alike(language: str) -> None:
    words = Words(language, GAME)
    for state in islice(random_game(GAME, GAME.setups[3], Numbers(5)), 75, None, 7):
        if state.to_move >= 0:
            moves = [words.move(GAME.facts(state.view(state.to_move), action)) for action in state.legal()]
            assert len(set(moves)) == len(moves), moves


def moves_of(position: Position, language: str) -> list[str]:
    state = state_of(position)
    return [Words(language, GAME).move(GAME.facts(state.view(0), action), PLAYERS) for action in state.legal()]


def test_E3_2_a_space_is_its_district_and_a_letter() -> None:
    words = Words("pl", GAME)
    assert [words.text(f"space-{space}") for space in (10, 131, 162)] == ["1A", "13B", "16C"]


@every_language
def test_E11_2_a_sale_says_where_what_and_for_how_much(language: str) -> None:
    position = table(1)
    district = open_district(position)
    position.update(cops=[], cops_waiting=[])
    build(position, 0, "nightclub", 10 * district, barrel=True)
    todo(position, step("sell", left=1), step("take_card", type="any"))
    expected = {
        "pl": f"sprzedaj Beczkę: {district}A, Klub Nocny, 10 $",
        "en": f"sell a barrel: {district}A, Nightclub, $10",
    }
    assert moves_of(position, language)[0] == expected[language]


def test_E11_2_a_question_tells_what_is_to_be_known_and_its_clauses() -> None:
    position = table(2)
    position.update(cops=[], cops_waiting=[])
    build(position, 0, "nightclub", 10 * open_district(position), barrel=True)
    todo(position, step("sell", left=1), step("take_card", type="any"))
    sheet = sheet_of_position(position)
    assert sheet.ask is not None
    assert (sheet.ask.key, sheet.ask.facts) == ("ask-sell", {"count": 1})
    assert sheet.clauses == ["E11.2"]
    assert MAKER.is_aside(state_of(position).view(0))
    assert sheet_of_position(position, 1).ask is None
