"""E2: the box is data; a bad file is refused with the reason, and an owner's file works from end to end."""

import json
from pathlib import Path
from typing import Final, cast

import pytest

from boxes import Change, Data, Shipped, item, print_all
from omerta import games
from omerta.core.chance import playout
from omerta.core.numbers import Numbers
from omerta.core.problems import Broken, Damaged, Impossible, Refused, Unknown
from omerta.core.words import LANGUAGES, Words
from omerta.games import find
from omerta.games.speakeasy.box import SCHEMA
from omerta.games.speakeasy.game import SpeakeasyGame

GAME = cast(SpeakeasyGame, find("speakeasy"))

BOX: Final = Shipped("speakeasy")
DATA: Final = BOX.data


def test_E2_1_the_tables_hold_what_the_file_says() -> None:
    box = GAME.tables
    assert list(box.mobster_strength) == [mobster["strength"] for mobster in DATA["mobsters"]["items"]]
    assert list(box.crate_per) == [crate["per"] for crate in DATA["crates"]["items"]]
    assert [list(box.number[track * 5 : track * 5 + 5]) for track in range(5)] == [
        track["levels"] for track in DATA["operations_tracks"]["items"]
    ]
    assert box.card_names == [card["id"] for card in DATA["operations_cards"]["items"]]


def test_E2_1_another_number_in_the_file_is_another_number_in_the_game() -> None:
    box = cast(SpeakeasyGame, BOX.made(lambda d: item(d, "building_groups", "left").update(cost=4))).tables
    assert box.slot_cost[0] == 4


def test_E2_2_every_group_says_where_it_is_from_and_the_table_is_told() -> None:
    assert all(DATA[group]["provenance"] in ("printed", "derived", "reconstructed") for group in SCHEMA.groups)
    assert GAME.reconstructed == [setup.name for setup in GAME.setups]
    assert "reconstruction" in GAME.new(2).caveats()
    for language in LANGUAGES:
        assert "E2.2" in Words(language, GAME).text("reconstruction")


def test_E2_3_records_and_positions_carry_the_id() -> None:
    assert GAME.chosen({})["data"] == "reconstruction-1"
    with pytest.raises(Unknown):
        GAME.new(2, {"data": "other"})
    state = GAME.new(2)
    playout(state, Numbers(1))
    position = state.to_json()
    for change, reason in (({"data": "my-box"}, "other-data"), ({"digest": "0" * 64}, "other-content")):
        with pytest.raises(Impossible) as refused:
            GAME.from_json({**position, **change})
        assert (refused.value.reason, refused.value.clause) == (reason, "E2.3")


def test_E2_5_every_setting_of_a_table_can_be_chosen() -> None:
    for option in GAME.options:
        for value in option.values:
            seats = 2 if option.name in ("solo", "difficulty") else 4
            assert GAME.new(seats, {option.name: value}).to_move is not None
    with pytest.raises((Refused, Unknown, Damaged)):
        GAME.new(2, {"difficulty": "impossible"})


def first_row(data: Data) -> list[Data]:
    row: list[Data] = item(data, "locations", "docks")["own"][0]["actions"]
    return row


def restaurant(data: Data) -> list[Data]:
    choice: list[Data] = item(data, "locations", "restaurant")["boxed"]["actions"][1]["of"]
    return choice


def gift(data: Data, infamy: int) -> list[Data]:
    found: list[Data] = next(one["gift"] for one in data["infamy_track"]["items"] if one["space"] == infamy)
    return found


def number_stack(data: Data, stack: str, count: int) -> None:
    """The tiles of a Central Park stack have so many numbers only."""
    for tile in data["goals"]["central_park"]["items"]:
        if tile["stack"] == stack:
            tile["number"] = 1 + tile["number"] % count


BAD: Final[dict[str, tuple[Change, str]]] = {
    "another game": (lambda d: d.update(game="families"), "data-unknown"),
    "no id": (lambda d: d.update(id=""), "data-box-id"),
    "a later format": (lambda d: d.update(format=2), "data-unknown"),
    "no note in Polish": (lambda d: d["note"].pop("pl"), "data-name"),
    "a group missing": (lambda d: d.pop("goals"), "data-missing-key"),
    "a group without an origin": (lambda d: d["ships"].pop("provenance"), "data-provenance"),
    "an origin that does not exist": (lambda d: d["ships"].update(provenance="guessed"), "data-provenance"),
    "an override that does not exist": (lambda d: d["ships"]["overrides"].update(price="guessed"), "data-provenance"),
    "items that are no list": (lambda d: d["ships"].update(items={}), "data-list"),
    "a part missing": (lambda d: item(d, "ships", "mccoy").pop("price"), "data-missing-key"),
    "a text where a list belongs": (lambda d: item(d, "ships", "mccoy").update(price="5"), "data-list"),
    "an id twice": (lambda d: item(d, "ships", "mccoy").update(id="rothstein"), "data-duplicate-id"),
    "one ship too few": (lambda d: d["ships"]["items"].pop(), "data-count"),
    "districts in another order": (lambda d: d["districts"]["items"].reverse(), "data-ids"),
    "a district of another Zone": (lambda d: item(d, "districts", 1).update(zone="uptown"), "data-disagrees"),
    "neighbours one way only": (lambda d: item(d, "districts", 1)["neighbours"].append(9), "data-disagrees"),
    "its own neighbour": (lambda d: item(d, "districts", 1)["neighbours"].append(1), "data-disagrees"),
    "a street through the park": (
        lambda d: [item(d, "districts", a)["neighbours"].append(b) for a, b in ((13, 14), (14, 13))],
        "data-disagrees",
    ),
    "three spaces Downtown": (lambda d: item(d, "districts", 1)["spaces"].update({"3-4": 3}), "data-disagrees"),
    "two ports in a district": (lambda d: item(d, "ports", 1).update(district=1), "data-duplicate-id"),
    "a port in another Zone": (lambda d: item(d, "ports", 1).update(zone="uptown"), "data-disagrees"),
    "six ports": (lambda d: d["ports"]["items"].pop(), "data-ids"),
    "a track that falls": (
        lambda d: item(d, "operations_tracks", "vip").update(levels=[1, 2, 1, 3, 4]), "data-disagrees",
    ),
    "four levels": (lambda d: item(d, "operations_tracks", "vip")["levels"].pop(), "data-count"),
    "a level that is a text": (lambda d: item(d, "operations_tracks", "vip")["levels"].append("5"), "data-count"),
    "three Trucks": (lambda d: item(d, "operations_tracks", "fleet").update(trucks=[1, 1, 3, 3, 3]), "data-unknown"),
    "Goons that get cheaper": (lambda d: d["goons"].update(costs=[3, 2, 1]), "data-disagrees"),
    "a slot of another kind": (
        lambda d: item(d, "building_groups", "left")["slots"][0].update(kind="casino"), "data-count",
    ),
    "a price below zero": (lambda d: item(d, "building_groups", "left").update(cost=-1), "data-number"),
    "another number of Capos": (
        lambda d: next(p for p in d["components"]["per_player"] if p["id"] == "capo").update(count=5), "data-count",
    ),
    "a card too many": (lambda d: item(d, "operations_cards", "vip_goon").update(count=2), "data-count"),
    "a City tile too few": (lambda d: item(d, "city_tiles", "goon").update(count=2), "data-count"),
    "another Mobster deck": (lambda d: item(d, "mobsters", "tommy_brown").update(deck="B"), "data-disagrees"),
    "two members to a place": (lambda d: d["docks"].update(places_per_cell=2), "data-unknown"),
    "an effect nobody knows": (lambda d: first_row(d)[0].update(do="dance"), "data-unknown"),
    "an effect the engine cannot do": (lambda d: first_row(d)[0].update(do="sell_more"), "data-unknown"),
    "an effect twice in a row": (lambda d: first_row(d).append(first_row(d)[0]), "data-duplicate-id"),
    "an id that is no word": (lambda d: item(d, "city_tiles", "goon").update(id=None), "data-id"),
    "a card of no type": (lambda d: item(d, "operations_cards", "vip_goon").update(type="wine"), "data-unknown"),
    "an effect on no track": (lambda d: gift(d, 7).append({"do": "level_up", "n": 1}), "data-missing-key"),
    "an effect that cannot be done twice": (
        lambda d: gift(d, 7).append({"do": "take_card", "type": "any", "n": 2}), "data-disagrees",
    ),
    "an effect done never": (lambda d: gift(d, 7).append({"do": "book", "n": 0}), "data-number"),
    "no limit to the Books cooked": (lambda d: restaurant(d)[2].pop("max"), "data-number"),
    "Jo's action for a player": (lambda d: gift(d, 7).append({"do": "jo_sell"}), "data-disagrees"),
    "a column to choose on a Helper": (
        lambda d: item(d, "helper_cards", 1).update(effect={"do": "change_turn_order"}), "data-disagrees",
    ),
    "a choice in a row": (lambda d: first_row(d).append({"do": "choose", "n": 1, "of": []}), "data-length"),
    "range on a card that is not of the Fleet": (
        lambda d: item(d, "operations_cards", "vip_goon")["benefit"].append({"do": "truck_range", "n": 2}),
        "data-disagrees",
    ),
    "a choice of the same twice": (lambda d: restaurant(d).append(restaurant(d)[0]), "data-duplicate-id"),
    "nobody waits where a member comes from": (
        lambda d: d["setup"]["members_waiting_at"].update(value=[8]), "data-disagrees",
    ),
    "a Zone goal of the whole map": (
        lambda d: d["goals"]["zones"]["items"][0]["require"].update(need="protected_buildings", n=3), "data-disagrees",
    ),
    "a pair in no district": (
        lambda d: d["goals"]["zones"]["items"][0]["require"].update(districts="any"), "data-unknown",
    ),
    "too few numbers in the last stack": (lambda d: number_stack(d, "C", 4), "data-disagrees"),
    "more Cops than there are": (lambda d: d["setup"]["cops_now"].update(value=5), "data-count"),
    "a Mob War without a deck": (lambda d: item(d, "acts", 3).update(war_deck=None), "data-disagrees"),
    "more Mob Wars than districts": (lambda d: item(d, "acts", 2)["war_districts"].update({"4": 4}), "data-count"),
    "five blocked districts Uptown": (
        lambda d: d["setup"]["blocked_districts"]["value"].update({"2": {"downtown": 0, "midtown": 0, "uptown": 5}}),
        "data-number",
    ),
    "an income that is a text": (
        lambda d: d["casino_income"]["per_operating_casino"].update({"3": "3"}), "data-number",
    ),
    "an unknown bottle": (lambda d: item(d, "helper_cards", 1).update(bottle="water"), "data-unknown"),
    "an unknown count": (lambda d: item(d, "crates", 1).update(money="take_card"), "data-unknown"),
    "an unknown power": (lambda d: item(d, "mobsters", "tommy_brown").update(power="flying"), "data-unknown"),
    "an unknown need": (
        lambda d: d["goals"]["zones"]["items"][0]["require"].update(need="beauty"), "data-unknown",
    ),
    "Zone goals of two numbers": (
        lambda d: [tile.update(number=1 + n % 2) for n, tile in enumerate(d["goals"]["zones"]["items"])],
        "data-disagrees",
    ),
    "a Central Park stack too poor": (
        lambda d: [tile.update(number=1) for tile in d["goals"]["central_park"]["items"]], "data-disagrees",
    ),
    "another switch": (lambda d: d["operations_cards"]["range_lasts"].update(value="forever"), "data-unknown"),
    "other persons kept": (lambda d: d["locations"]["kept_with_fewer_persons"].update(value="right"), "data-unknown"),
    "a column too many": (lambda d: d["turn_order"]["leverage"]["2"].append(1), "data-count"),
    "four positions": (lambda d: d["zone_payouts"]["items"][0]["by_position"].pop(), "data-count"),
    "six blocked districts": (
        lambda d: d["setup"]["blocked_districts"]["value"]["2"].update(downtown=3), "data-count",
    ),
    "a card of Jo's too few": (lambda d: d["solo"]["decks"]["items"][0]["cards"].pop(), "data-disagrees"),
    "no card for a district": (
        lambda d: d["solo"]["district_cards"]["items"][0].update(district=2), "data-disagrees",
    ),
    "more cards replaced than there are": (
        lambda d: d["solo"]["difficulty"]["items"][0].update(replace=[4, 0, 0, 0]), "data-number",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_E2_4_a_bad_file_is_refused_with_the_reason(name: str) -> None:
    BOX.check_refused(*BAD[name], ("E2.2", "E2.4"))


def test_E2_4_a_poor_stack_will_do_if_whatever_is_drawn_another_number_is_left() -> None:
    def few(data: Data) -> None:
        number_stack(data, "A", 2)
        number_stack(data, "B", 4)
        number_stack(data, "C", 5)

    assert cast(SpeakeasyGame, BOX.made(few)).tables.park_stack[0] == 1


@pytest.mark.parametrize("content", ["", "[]", "{", '{"game": "speakeasy"}'])
def test_E2_4_what_is_no_data_file_is_refused(content: str) -> None:
    with pytest.raises(Broken):
        games.read_box(content.encode(), "speakeasy")


def owners(data: Data) -> None:
    """Another box: its id, a name, other prices, everything printed."""
    data["id"] = "my-box"
    item(data, "city_tiles", "goon")["name"] = {"pl": "Zbir {x}", "en": "Thug {x}"}
    item(data, "building_groups", "left")["cost"] = 2
    item(data, "zone_payouts", "uptown")["by_position"] = [50, 40, 30, 20, 10]
    print_all(data)


def test_E2_3_an_owners_box_plays_beside_the_shipped_one() -> None:
    game = BOX.made(owners)
    assert game.chosen({})["data"] == "my-box"
    assert game.reconstructed == []
    assert Words("en", game).text("tile-goon") == "Thug {x}"
    state = game.new(3)
    playout(state, Numbers(5))
    position = state.to_json()
    assert position["data"] == "my-box"
    assert game.from_json(position).to_json() == position
    old = GAME.new(3)
    playout(old, Numbers(5))
    assert GAME.from_json(old.to_json()).to_json() == old.to_json()


def test_E2_3_an_owners_file_works_from_end_to_end(tmp_path: Path) -> None:
    file = tmp_path / "box.json"
    BOX.write(owners, file)
    shown = json.loads(BOX.run("data", "speakeasy", str(file), "--lang", "en", "--json").stdout)
    assert (shown["box"], shown["game"]) == ("my-box", "speakeasy")
    assert {value["origin"] for value in shown["values"]} == {"printed"}
    BOX.check_plays(file, tmp_path, "--option", "solo=true")
    BOX.check_told(BAD["an unknown bottle"][0], "E2.4", file)
    BOX.check_told(lambda data: data["goons"].update(start=2), "E2.3", file)


def test_E2_2_the_shipped_file_is_told_part_by_part() -> None:
    shown = BOX.run("data", "speakeasy", "--lang", "pl")
    assert shown.returncode == 0, shown.stderr
    assert "nasza rekonstrukcja" in shown.stdout
    assert "goals.central_park" in shown.stdout
    assert "{" not in shown.stdout
