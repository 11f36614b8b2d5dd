"""E2.4: what makes a data file refused. Every refusal names the part of the file and what is wrong with it."""
# interpreted: reads a data file

from collections.abc import Iterable
from typing import Any, Final, cast

from omerta.core.problems import Damaged
from omerta.games.speakeasy.components import (
    BONUS_NAMES,
    DATA_STEPS,
    DIFFICULTIES,
    GOAL_NAMES,
    KIND_NAMES,
    LOCATION_NAMES,
    MONEY_NAMES,
    NEED_NAMES,
    POWER_NAMES,
    STEP_NAMES,
    TRACK_NAMES,
    TYPE_NAMES,
    ZONE_NAMES,
)

Data = dict[str, Any]
ORIGINS: Final = ("printed", "derived", "reconstructed")
SEAT_COUNTS: Final = ("1", "2", "3", "4")
GROUPS: Final = (
    "zones", "districts", "ports", "operations_tracks", "goons", "operations_board", "building_kinds",
    "building_groups", "operations_card_types", "operations_cards", "infamy_track", "bottles", "helper_cards",
    "city_tiles", "crates", "crate_bonuses", "associate_powers", "mobsters", "ships", "docks", "locations",
    "turn_order", "acts", "setup", "components", "goals", "zone_payouts", "casino_income", "final_scoring", "solo",
    "effects",
)  # fmt: skip
LISTED: Final = {
    "districts": 16, "ports": 7, "operations_tracks": 5, "building_groups": 5, "operations_card_types": 4,
    "helper_cards": 21, "crates": 18, "crate_bonuses": 9, "associate_powers": 8, "mobsters": 20, "ships": 4,
    "docks": 4, "locations": 8, "acts": 4, "zone_payouts": 3, "zones": 3,
}  # fmt: skip
NUMBERED: Final = ("districts", "ports", "helper_cards", "crates", "docks", "acts")  # whose ids are numbers
# E1.3, E1.4: pieces of the box, where the file counts them.
PER_PLAYER: Final = {
    "capo": 4,
    "fm": 12,
    "book": 10,
    "truck": 2,
    "stills": 1,
    "speakeasy": 8,
    "nightclub": 3,
    "casino": 3,
}
SHARED: Final = {
    "mobster": 20, "mobster_district_tile": 16, "mobspeak": 24, "cop": 16, "cop_tile": 16, "ship": 4, "port_tile": 7,
    "barrel": 40, "goon": 24, "leverage_token": 20, "opcard": 48, "helper": 21, "citytile": 54, "crate": 18,
    "zone_goal": 9, "park_goal": 21,
}  # fmt: skip
DECK_SIZES: Final = {"A": 6, "B": 4, "C": 4, "D": 6}
JO_SIZES: Final = {0: 7, 1: 3, 2: 5, 3: 3, 4: 3}


def check(data: Data) -> None:
    """Damaged names the part that is wrong."""
    _check_shape(data)
    _check_content(data)


def demand(holds: bool, key: str, rule: str, what: object = "") -> None:
    """What a clause says of a part of the file."""
    if not holds:
        raise Damaged("data-disagrees", {"where": f"{key} {what}".strip(), "rule": rule}, "E2.4")


def demand_known(holds: bool, key: str, what: object) -> None:
    """A name that the engine or another group of the file knows."""
    if not holds:
        raise Damaged("data-unknown", {"where": key, "what": str(what)}, "E2.4")


def demand_count(found: int, count: int, key: str, what: str) -> None:
    if found != count:
        raise Damaged("data-count", {"where": f"{key} {what}", "found": found, "count": count}, "E2.4")


def demand_origin(holds: bool, key: str) -> None:
    if not holds:
        raise Damaged("data-provenance", {"where": key}, "E2.2")


def _check_shape(data: Data) -> None:
    """E2.2, E2.3: an id, and every group with its origin."""
    demand_known(data.get("game") == "speakeasy", "game", data.get("game"))
    demand(isinstance(data.get("id"), str) and bool(data["id"]), "id", "E2.3")
    demand_known(data.get("format") == 1, "format", data.get("format"))
    for text in ("title", "note"):
        both = data.get(text)
        if not isinstance(both, dict) or not {"pl", "en"} <= set(both):
            raise Damaged("data-name", {"where": text}, "E2.4")
    for key in GROUPS:
        if not isinstance(data.get(key), dict):
            raise Damaged("data-shape", {"where": key}, "E2.4")
        demand_origin(data[key].get("provenance") in ORIGINS, key)
    _check_origins(data, "file")


def _check_origins(part: object, key: str) -> None:
    """E2.2: an origin is one of three."""
    if isinstance(part, dict):
        for name, value in part.items():
            if name == "provenance":
                demand_origin(value in ORIGINS, key)
            if name == "overrides":
                demand_origin(set(cast(Data, value).values()) <= set(ORIGINS), key)
            _check_origins(value, str(name))
    elif isinstance(part, list):
        for value in part:
            _check_origins(value, key)


def _check_content(data: Data) -> None:
    for key, count in LISTED.items():
        demand_count(len(items(data, key)), count, key, "items")
    for key in (*LISTED, "building_kinds", "operations_cards", "bottles", "city_tiles", "effects"):
        names: list[object] = [item["id"] for item in items(data, key)]
        unique(names, key)
        for name in names:
            demand_known(_is_id(name, key in NUMBERED), key, name)
    _check_map(data)
    _check_tracks(data)
    _check_buildings(data)
    _check_counts(data)
    _check_effects(data)
    _check_names(data)
    _check_goals(data)
    _check_locations(data)
    _check_numbers(data)
    _check_solo(data)


def _is_id(name: object, numbered: bool) -> bool:
    return type(name) is int if numbered else isinstance(name, str) and bool(name)


def items(data: Data, key: str) -> list[Data]:
    found = data[key]["items"]
    if not isinstance(found, list) or not all(isinstance(item, dict) for item in found):
        raise Damaged("data-shape", {"where": key}, "E2.4")
    return cast(list[Data], found)


def unique(ids: Iterable[object], key: str) -> None:
    """E2.4: ids are unique within their group."""
    seen: set[object] = set()
    for one in ids:
        if one in seen:
            raise Damaged("data-duplicate-id", {"where": f"{key} {one}"}, "E2.4")
        seen.add(one)


def whole(value: object, key: str, least: int = 0, most: int = 9999) -> int:
    fits = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
    if not fits:
        raise Damaged("data-number", {"where": f"{key} {value}"}, "E2.4")
    return cast(int, value)


def _check_map(data: Data) -> None:
    """E3.1, E3.2, E2.4."""
    districts = items(data, "districts")
    demand([d["id"] for d in districts] == list(range(1, 17)), "districts", "E3.1")
    zones = {zone["id"]: zone["districts"] for zone in items(data, "zones")}
    wanted = {"downtown": list(range(1, 7)), "midtown": list(range(7, 13)), "uptown": list(range(13, 17))}
    demand(zones == wanted, "zones", "E3.1")
    for district in districts:
        number, neighbours = district["id"], district["neighbours"]
        demand(number in wanted[district["zone"]], "districts", "E3.1", number)
        demand(number not in neighbours, "districts", "E2.4", number)
        for other in neighbours:
            demand(number in districts[other - 1]["neighbours"], "districts", "E2.4", f"{number}, {other}")
        spaces = (district["spaces"]["1-2"], district["spaces"]["3-4"])
        demand(spaces == (2, 3 if number >= 13 else 2), "districts", "E3.2", number)
    for one, other in ((13, 14), (13, 16), (15, 14), (15, 16)):
        demand(other not in districts[one - 1]["neighbours"], "districts", "E3.5", f"{one}, {other}")
    unique([port["district"] for port in items(data, "ports")], "ports")
    for port in items(data, "ports"):
        whole(port["district"], "ports", 1, 16)
        demand(port["zone"] == districts[port["district"] - 1]["zone"], "ports", "E3.1", port["id"])
    demand([port["id"] for port in items(data, "ports")] == list(range(7)), "ports", "E3.6")


def _check_tracks(data: Data) -> None:
    tracks = items(data, "operations_tracks")
    demand([track["id"] for track in tracks] == list(TRACK_NAMES[:5]), "operations_tracks", "E1.6")
    for track in tracks:
        levels = [whole(number, "operations_tracks", 0, 99) for number in track["levels"]]
        demand(len(levels) == 5 and levels == sorted(levels), "operations_tracks", "E2.4", track["id"])
        cards = [whole(number, "operations_tracks", 0, 9) for number in track["discard_to_reach"]]
        demand_count(len(cards), 5, "operations_tracks", track["id"])
    trucks = tracks[3]["trucks"]
    demand(len(trucks) == 5 and set(trucks) <= {1, 2}, "operations_tracks", "E11.3", "trucks")
    whole(tracks[3]["truck_load"], "operations_tracks", 1, 2)
    costs = [whole(cost, "goons", 0, 99) for cost in data["goons"]["costs"]]
    demand(costs == sorted(costs) and 0 < len(costs) <= 6, "goons", "E3.10")
    whole(data["operations_board"]["city_tile_places"], "operations_board", 0, 54)
    spaces = [space["space"] for space in items(data, "infamy_track")]
    demand(spaces == list(range(5, 26)), "infamy_track", "E1.6")
    for space in items(data, "infamy_track"):
        whole(space["low"], "infamy_track")
        whole(space["high"], "infamy_track")


def _check_buildings(data: Data) -> None:
    kinds = {kind["id"]: kind for kind in items(data, "building_kinds")}
    demand(set(KIND_NAMES) <= set(kinds), "building_kinds", "E1.7")
    ranks = [kinds[name]["control_rank"] for name in KIND_NAMES]
    demand(ranks == sorted(ranks), "building_kinds", "E1.7")
    groups = items(data, "building_groups")
    slots = [slot for group in groups for slot in group["slots"]]
    unique([slot["id"] for slot in slots], "building_groups")
    for slot in slots:
        demand_known(_is_id(slot["id"], False), "building_groups", slot["id"])
    found = [slot["kind"] for slot in slots]
    for kind, count in (("stills", 1), ("speakeasy", 8), ("nightclub", 3), ("casino", 3)):
        demand_count(found.count(kind), count, "building_groups", kind)
    for group in groups:
        for key in ("cost", "discard_cards", "upgrade_discount"):
            whole(group[key], "building_groups", 0, 999)
    for name in KIND_NAMES:
        whole(data["final_scoring"]["protected_building"][name], "final_scoring", 0, 999)


def _check_counts(data: Data) -> None:
    """E1.3, E1.4: the numbers of pieces."""
    for key, wanted in (("per_player", PER_PLAYER), ("shared", SHARED)):
        counts = {item["id"]: item["count"] for item in data["components"][key]}
        for name, count in wanted.items():
            demand_count(counts.get(name, 0), count, "components", name)
    cards = items(data, "operations_cards")
    types = [card["type"] for card in cards]
    demand(sorted(types, key=TYPE_NAMES.index) == types, "operations_cards", "E2.1")
    for name in TYPE_NAMES:
        count = sum(whole(card["count"], "operations_cards", 1, 12) for card in cards if card["type"] == name)
        demand_count(count, 12, "operations_cards", name)
    for card in cards:
        whole(card["leverage"], "operations_cards", 0, 99)
    tiles = sum(whole(tile["count"], "city_tiles", 1, 54) for tile in items(data, "city_tiles"))
    demand_count(tiles, 54, "city_tiles", "count")
    decks = [mobster["deck"] for mobster in items(data, "mobsters")]
    demand({name: decks.count(name) for name in DECK_SIZES} == DECK_SIZES, "mobsters", "E1.4")
    for mobster in items(data, "mobsters"):
        for key in ("strength", "modifier", "fee"):
            whole(mobster[key], "mobsters", 0, 99)
    for ship in items(data, "ships"):
        whole(ship["barrels"], "ships", 5, 5)
        demand(len(ship["defence"]) == 6 and len(ship["price"]) == 5, "ships", "E15.2", ship["id"])
        for number in (*ship["defence"], *ship["price"], ship["price_empty"]):
            whole(number, "ships", 0, 99)
    demand(data["docks"].get("places_per_cell") == 1, "docks", "E3.7")
    demand([row["id"] for row in items(data, "docks")] == [1, 2, 3, 4], "docks", "E3.7")


def _check_effects(data: Data) -> None:
    """E2.4: every do, need, money, bonus and power is an id of effects."""
    known = {effect["id"]: effect["kind"] for effect in items(data, "effects")}
    steps = set(STEP_NAMES[: int(DATA_STEPS)])
    for key in GROUPS:
        if key != "effects":
            for name, value in _named(data[key]):
                demand_known(value in known, key, value)
                if name == "do":
                    demand_known(value in steps, key, value)
    for effect in items(data, "effects"):
        if "build" in effect:
            demand(set(effect["build"]["kinds"]) <= set(KIND_NAMES), "effects", "E12.1", effect["id"])
            demand(set(effect["build"]["ways"]) <= {"open", "take_over", "upgrade"}, "effects", "E12.1", effect["id"])


def _named(part: object) -> Iterable[tuple[str, object]]:
    """All that a part of the file names by id of an effect."""
    if isinstance(part, dict):
        for name, value in part.items():
            by_id = name in ("do", "need", "bonus", "power") or (name == "money" and "per" in part)
            if by_id and isinstance(value, str):
                yield name, value
            elif name != "overrides":
                yield from _named(value)
    elif isinstance(part, list):
        for value in part:
            yield from _named(value)


def _check_names(data: Data) -> None:
    """Closed lists that the engine knows by name."""
    bottles = [bottle["id"] for bottle in items(data, "bottles")]
    for bottle in items(data, "bottles"):
        whole(bottle["value"], "bottles")
    for helper in items(data, "helper_cards"):
        demand_known(helper["bottle"] in bottles, "helper_cards", helper["bottle"])
        demand("do" in helper["effect"], "helper_cards", "E10.7", helper["id"])
    for crate in items(data, "crates"):
        demand_known(crate["money"] in MONEY_NAMES, "crates", crate["money"])
        demand_known(crate["bonus"] in BONUS_NAMES, "crates", crate["bonus"])
        whole(crate["per"], "crates", 0, 99)
        whole(crate["cap"] or 0, "crates")
    bonuses = [bonus["id"] for bonus in items(data, "crate_bonuses")]
    demand(sorted(bonuses) == sorted(BONUS_NAMES), "crate_bonuses", "E15.5")
    powers = [power["id"] for power in items(data, "associate_powers")]
    demand(sorted(powers) == sorted(POWER_NAMES), "associate_powers", "E14.2")
    actions = {kind["id"]: kind["action"] for kind in items(data, "operations_card_types")}
    demand(set(actions) == set(TYPE_NAMES), "operations_card_types", "E1.4")
    lasts = data["operations_cards"]["range_lasts"]["value"]
    demand_known(lasts in ("while_on_board", "when_played"), "operations_cards", lasts)


def _check_goals(data: Data) -> None:
    """E18.2, and that the goals can be laid out by E4.3 (7, 8)."""
    goals = data["goals"]
    fixed = [item["id"] for area in ("docks", "city_hall", "infamy") for item in goals[area]["items"]]
    demand(fixed == list(GOAL_NAMES[:9]), "goals", "E18.2")
    zones, park = goals["zones"]["items"], goals["central_park"]["items"]
    unique([tile["id"] for tile in (*zones, *park)], "goals")
    demand(len(zones) == 9 and len(park) == 21, "goals", "E1.4")
    demand(len({tile["number"] for tile in zones}) >= 3, "goals", "E4.3", "zones")
    spaces = goals["central_park"]["spaces"]
    demand([space["id"] for space in spaces] == list(GOAL_NAMES[12:]), "goals", "E18.2")
    demand([space["stack"] for space in spaces] == ["A", "A", "B", "B", "C"], "goals", "E4.3")
    for goal in (*zones, *park):
        demand_known(goal["require"]["need"] in NEED_NAMES, "goals", goal["require"]["need"])
    demand(goals["books_per_goal"] == 2, "goals", "E18.1")


def _check_locations(data: Data) -> None:
    places = items(data, "locations")
    demand([place["id"] for place in places] == list(LOCATION_NAMES), "locations", "E16.2")
    for place in places:
        if place["persons"] is not None:
            for seats in SEAT_COUNTS:
                whole(place["persons"][seats], "locations", 0, 4)
        demand(len(place["own"]) <= 4, "locations", "E16.2", place["id"])
        for row in (*(person["actions"] for person in place["own"]), place["boxed"]["actions"]):
            unique([effect["do"] for effect in row], f"locations: {place['id']}")
    garage = next(place for place in places if place["id"] == "garage")
    applies = garage["range_applies"]["value"]
    demand_known(applies in ("visit", "card_action"), "locations", applies)
    kept = data["locations"]["kept_with_fewer_persons"]["value"]
    demand_known(kept == "leftmost", "locations", kept)
    for seats, columns in (("1", 2), ("2", 2), ("3", 3), ("4", 4)):
        for key in ("leverage", "extra_cards"):
            numbers = [whole(number, "turn_order", 0, 9) for number in data["turn_order"][key][seats]]
            demand_count(len(numbers), columns, "turn_order", key)
    whole(data["turn_order"]["discard_always"], "turn_order", 0, 9)


def _check_numbers(data: Data) -> None:
    demand([zone["id"] for zone in items(data, "zone_payouts")] == list(ZONE_NAMES), "zone_payouts", "E3.1")
    for zone in items(data, "zone_payouts"):
        demand_count(len(zone["by_position"]), 5, "zone_payouts", zone["id"])
        for number in zone["by_position"]:
            whole(number, "zone_payouts", 0, 999)
    setup = data["setup"]
    _check_acts(data)
    blocked = setup["blocked_districts"]["value"]
    for seats, most in (("1", 5), ("2", 5), ("3", 0), ("4", 0)):
        found = [whole(blocked[seats][zone], "setup", 0, 4) for zone in ZONE_NAMES]
        demand_count(sum(found), most, "setup", "blocked_districts")
        whole(data["casino_income"]["per_operating_casino"][seats], "casino_income")
        whole(setup["members_to_docks"]["value"][seats], "setup", 0, 3)
    demand(setup["mobsters_a"]["value"] == {"1": 4, "2": 4, "3": 6, "4": 6}, "setup", "E4.2", "mobsters_a")
    for key in ("cash", "safe"):
        whole(setup[key]["value"], "setup", 0, 9999)
    whole(setup["goons"]["value"], "setup", 0, 6)


def _check_acts(data: Data) -> None:
    """E20.1, E20.9, E20.10: decks in order; after Act 2 the District and Cop tiles that are left come."""
    acts, setup = items(data, "acts"), data["setup"]
    for act in acts:
        whole(act["capos"], "acts", 1, 4)
    demand([act["war_deck"] for act in acts] == ["B", "C", "D", None], "acts", "E20.1", "war_deck")
    for seats, blocked in (("1", 5), ("2", 5), ("3", 0), ("4", 0)):
        wars = [whole(act["war_districts"][seats], "acts", 1, 4) for act in acts[:3]]
        demand_count(sum(wars), 16 - blocked - setup["mobsters_a"]["value"][seats], "acts", "war_districts")
    cops = [whole(setup[key]["value"], "setup", 0, 16) for key in ("cops_now", "cop_tiles_face_down")]
    cops += [whole(act["cop_tiles_revealed"], "acts", 0, 16) for act in acts]
    demand_count(sum(cops), SHARED["cop"], "acts", "cop_tiles_revealed")


def _check_solo(data: Data) -> None:
    """E23."""
    solo = data["solo"]
    decks = {deck["id"]: deck["cards"] for deck in solo["decks"]["items"]}
    demand({number: len(cards) for number, cards in decks.items()} == JO_SIZES, "solo", "E23.3")
    unique([card["id"] for cards in decks.values() for card in cards], "solo")
    for card in (card for cards in decks.values() for card in cards):
        demand(card["location"] in LOCATION_NAMES and card["location"] != "park", "solo", "E23.7", card["id"])
        columns = [action for action in card["actions"] if action["do"] == "jo_turn_order"]
        demand(len(columns) <= 1, "solo", "E23.9", card["id"])
    demand_count(len(solo["ambush_cash_by_act"]["value"]), 4, "solo", "ambush_cash_by_act")
    demand_count(len(solo["act_decks"]["items"]), 4, "solo", "act_decks")
    drawn = [card["district"] for card in solo["district_cards"]["items"]]
    demand(sorted(drawn) == list(range(1, 17)), "solo", "E23.8")
    levels = {level["id"]: level["replace"] for level in solo["difficulty"]["items"]}
    demand(set(levels) == set(DIFFICULTIES), "solo", "E2.5")
    for replaced in levels.values():
        fits = all(0 <= number <= most for number, most in zip(replaced, (3, 3, 3, 3), strict=True))
        demand(fits and sum(replaced) <= 6, "solo", "E23.3")
