"""E2.4: what must agree between the values of a data file, and with the rules. Its shape has been checked (box.py)."""
# interpreted: reads a data file

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any, Final

from omerta.core.boxes import Data
from omerta.core.schema import Faults, OneOf
from omerta.games.speakeasy.components import DIFFICULTIES, KIND_NAMES, TYPE_NAMES

ZONES: Final = {"downtown": range(1, 7), "midtown": range(7, 13), "uptown": range(13, 17)}  # E3.1
PARK_SIDES: Final = ((13, 14), (13, 16), (15, 14), (15, 16))  # E3.5: no street between them
# E1.3, E1.4: pieces of the box, where the file counts them.
PER_PLAYER: Final = {
    "capo": 4, "fm": 12, "book": 10, "truck": 2, "stills": 1, "speakeasy": 8, "nightclub": 3, "casino": 3,
}  # fmt: skip
SHARED: Final = {
    "mobster": 20, "mobster_district_tile": 16, "mobspeak": 24, "cop": 16, "cop_tile": 16, "ship": 4, "port_tile": 7,
    "barrel": 40, "goon": 24, "leverage_token": 20, "opcard": 48, "helper": 21, "citytile": 54, "crate": 18,
    "zone_goal": 9, "park_goal": 21,
}  # fmt: skip
DECK_SIZES: Final = {"A": 6, "B": 4, "C": 4, "D": 6}
JO_SIZES: Final = (7, 3, 5, 3, 3)
BLOCKED: Final = {"1": 5, "2": 5, "3": 0, "4": 0}
MOBSTERS: Final = {"1": 4, "2": 4, "3": 6, "4": 6}
PLAIN: Final = ("choose", "change_turn_order", "exchange_capos")  # what no other row of a location may hold


def check_values(data: Data, faults: Faults) -> None:
    """Note what does not agree."""
    for agree in (
        _check_map, _check_tracks, _check_buildings, _check_counts, _check_names, _check_goals, _check_locations,
        _check_acts, _check_solo,
    ):  # fmt: skip
        agree(data, faults)


def items(data: Data, key: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = data[key]["items"]
    return found


def _agree(faults: Faults, holds: bool, rule: str, *place: object) -> None:
    """What a clause says of a part of the file."""
    faults.demand(holds, tuple(map(str, place)), "data-disagrees", rule=rule)


def _check_map(data: Data, faults: Faults) -> None:
    """E3.1, E3.2, E2.4."""
    for zone in items(data, "zones"):
        _agree(faults, zone["districts"] == list(ZONES[zone["id"]]), "E3.1", "zones", zone["id"], "districts")
    neighbours = {district["id"]: district["neighbours"] for district in items(data, "districts")}
    for district in items(data, "districts"):
        number, spaces = district["id"], district["spaces"]
        place = ("districts", number)
        _agree(faults, number in ZONES[district["zone"]], "E3.1", *place, "zone")
        mutual = all(number in neighbours[other] and number != other for other in neighbours[number])
        _agree(faults, mutual, "E2.4", *place, "neighbours")
        _agree(faults, (spaces["1-2"], spaces["3-4"]) == (2, 3 if number >= 13 else 2), "E3.2", *place, "spaces")
    for one, other in PARK_SIDES:
        _agree(faults, other not in neighbours[one], "E3.5", "districts", one, "neighbours")
    faults.unique([port["district"] for port in items(data, "ports")], ("ports",))
    for port in items(data, "ports"):
        _agree(faults, port["district"] in ZONES[port["zone"]], "E3.1", "ports", port["id"], "zone")


def _check_tracks(data: Data, faults: Faults) -> None:
    tracks = {track["id"]: track for track in items(data, "operations_tracks")}
    for name, track in tracks.items():
        _agree(faults, track["levels"] == sorted(track["levels"]), "E2.4", "operations_tracks", name, "levels")
    for key in ("trucks", "truck_load"):
        _agree(faults, key in tracks["fleet"], "E11.3", "operations_tracks", "fleet", key)
    costs = data["goons"]["costs"]
    _agree(faults, costs == sorted(costs), "E3.10", "goons", "costs")
    waiting = [space["space"] for space in items(data, "infamy_track") for _ in _of(space["gift"], "waiting_member")]
    _agree(
        faults, waiting == sorted(data["setup"]["members_waiting_at"]["value"]), "E10.8", "setup", "members_waiting_at"
    )
    faults.unique(waiting, ("infamy_track",))


def _of(effects: list[Data], do: str) -> list[Data]:
    return [effect for effect in effects if effect["do"] == do]


def _check_buildings(data: Data, faults: Faults) -> None:
    kinds = {kind["id"]: kind for kind in items(data, "building_kinds")}
    _agree(faults, set(KIND_NAMES) <= set(kinds), "E1.7", "building_kinds")
    ranks = [kinds[name]["control_rank"] for name in KIND_NAMES if name in kinds]
    _agree(faults, ranks == sorted(ranks), "E1.7", "building_kinds", "control_rank")
    slots = [slot for group in items(data, "building_groups") for slot in group["slots"]]
    faults.unique([slot["id"] for slot in slots], ("building_groups", "slots"))
    for kind in KIND_NAMES:
        found = [slot["kind"] for slot in slots].count(kind)
        faults.count(found, PER_PLAYER[kind], ("building_groups", "slots", kind))


def _check_counts(data: Data, faults: Faults) -> None:
    """E1.3, E1.4: the numbers of pieces."""
    for key, wanted in (("per_player", PER_PLAYER), ("shared", SHARED)):
        counts = {item["id"]: item["count"] or 0 for item in data["components"][key]}
        for name, count in wanted.items():
            faults.count(counts.get(name, 0), count, ("components", key, name))
    cards = items(data, "operations_cards")
    types = [card["type"] for card in cards]
    _agree(faults, sorted(types, key=TYPE_NAMES.index) == types, "E2.1", "operations_cards")
    for name in TYPE_NAMES:
        faults.count(sum(card["count"] for card in cards if card["type"] == name), 12, ("operations_cards", name))
    for card in cards:
        fits = card["type"] == "fleet" or not _of(card["benefit"], "truck_range")
        _agree(faults, fits, "E10.16", "operations_cards", card["id"], "benefit")
    faults.count(sum(tile["count"] for tile in items(data, "city_tiles")), 54, ("city_tiles", "count"))
    decks = [mobster["deck"] for mobster in items(data, "mobsters")]
    _agree(faults, {name: decks.count(name) for name in DECK_SIZES} == DECK_SIZES, "E1.4", "mobsters", "deck")


def _check_names(data: Data, faults: Faults) -> None:
    """E2.4: what is named in one group is there in another."""
    bottles = [bottle["id"] for bottle in items(data, "bottles")]
    for helper in items(data, "helper_cards"):
        OneOf(bottles).check(helper["bottle"], ("helper_cards", str(helper["id"]), "bottle"), faults)
    known = {effect["id"] for effect in items(data, "effects")}
    for key, part in data.items():
        for name in sorted(set(_named(part)) - known if key != "effects" else ()):
            faults.report((key,), "data-no-effect", what=name)


def _named(part: object) -> Iterator[str]:
    """All that a part of the file names by id of an effect."""
    if isinstance(part, dict):
        for name, value in part.items():
            by_id = name in ("do", "need", "bonus", "power") or (name == "money" and "per" in part)
            if by_id and isinstance(value, str):
                yield value
            elif name != "overrides":
                yield from _named(value)
    elif isinstance(part, list):
        for value in part:
            yield from _named(value)


def _check_goals(data: Data, faults: Faults) -> None:
    """E18.2, E18.3, and that the goals can be laid out by E4.3 (7, 8)."""
    goals = data["goals"]
    zones, park = goals["zones"]["items"], goals["central_park"]["items"]
    faults.unique([tile["id"] for tile in (*zones, *park)], ("goals",))
    for area in ("docks", "city_hall", "infamy", "zones", "central_park"):
        for goal in goals[area]["items"]:
            of_a_zone = goal["require"]["need"] in ("zone_pair", "zone_count")
            _agree(faults, of_a_zone == (area == "zones"), "E18.3", "goals", area, goal["id"], "require")
    _agree(faults, not any("stack" in tile for tile in zones), "E4.3", "goals", "zones")
    _agree(faults, len({tile["number"] for tile in zones}) >= 3, "E4.3", "goals", "zones", "number")
    stacks = [space["stack"] for space in goals["central_park"]["spaces"]]
    _agree(faults, stacks == ["A", "A", "B", "B", "C"], "E4.3", "goals", "central_park", "spaces")
    numbers = {name: {tile["number"] for tile in park if tile["stack"] == name} for name in "ABC"}
    _agree(faults, _can_differ(numbers), "E4.3", "goals", "central_park", "number")


def _can_differ(numbers: dict[str, set[int]]) -> bool:
    """E4.3 (8): whatever is drawn, another number is left."""
    for first in combinations(sorted(numbers["A"]), 2):
        left = numbers["B"] - set(first)
        if len(left) < 2 or any(not numbers["C"] - set(first) - set(second) for second in combinations(left, 2)):
            return False
    return len(numbers["A"]) >= 2


def _check_locations(data: Data, faults: Faults) -> None:
    """E16.4, E17, E19.3: the Restaurant and the Park have a choice of their own, no other location has."""
    places = {place["id"]: place for place in items(data, "locations")}
    for name, place in places.items():
        rows = [person["actions"] for person in place["own"]]
        for row in (*rows, place["boxed"]["actions"]):
            faults.unique([effect["do"] for effect in row], ("locations", name))
        plain = rows if name in ("restaurant", "park") else [*rows, place["boxed"]["actions"]]
        _agree(faults, all(_is_plain(row) for row in plain), "E16.4", "locations", name)
    _agree(faults, "range_applies" in places["garage"], "E16.7", "locations", "garage", "range_applies")
    dining = [effect["do"] for effect in places["restaurant"]["boxed"]["actions"]]
    _agree(faults, dining == ["change_turn_order", "choose"], "E17.1", "locations", "restaurant", "boxed")
    moved = places["park"].get("moved_owner", {})
    _agree(faults, moved.get("do") == "choose", "E19.3", "locations", "park", "moved_owner")
    for name, choice in (("restaurant", places["restaurant"]["boxed"]["actions"][-1:]), ("park", [moved])):
        for effects in (one["of"] for one in choice if "of" in one):
            faults.unique([effect["do"] for effect in effects], ("locations", name, "choose"))
            _agree(faults, _is_plain(effects), "E16.4", "locations", name, "choose")


def _is_plain(row: Iterable[Data]) -> bool:
    return all(effect["do"] not in PLAIN for effect in row)


def _check_acts(data: Data, faults: Faults) -> None:
    """E4.2, E20.1, E20.9, E20.10: decks in order; after Act 2 the District and Cop tiles that are left come."""
    acts, setup = items(data, "acts"), {key: part["value"] for key, part in data["setup"].items() if _is_entry(part)}
    _agree(faults, [act["war_deck"] for act in acts] == ["B", "C", "D", None], "E20.1", "acts", "war_deck")
    for seats, blocked in BLOCKED.items():
        faults.count(sum(setup["blocked_districts"][seats].values()), blocked, ("setup", "blocked_districts", seats))
        wars = [act["war_districts"][seats] for act in acts[:3]]
        _agree(faults, min(wars) > 0, "E20.1", "acts", "war_districts", seats)
        faults.count(sum(wars), 16 - blocked - MOBSTERS[seats], ("acts", "war_districts", seats))
        _agree(faults, setup["mobsters_a"][seats] == MOBSTERS[seats], "E4.2", "setup", "mobsters_a", seats)
    cops = setup["cops_now"] + setup["cop_tiles_face_down"] + sum(act["cop_tiles_revealed"] for act in acts)
    faults.count(cops, SHARED["cop"], ("acts", "cop_tiles_revealed"))


def _is_entry(part: object) -> bool:
    return isinstance(part, dict) and "value" in part


def _check_solo(data: Data, faults: Faults) -> None:
    """E23."""
    solo = data["solo"]
    decks = [deck["cards"] for deck in solo["decks"]["items"]]
    _agree(faults, tuple(map(len, decks)) == JO_SIZES, "E23.3", "solo", "decks")
    faults.unique([card["id"] for cards in decks for card in cards], ("solo", "decks"))
    for card in (card for cards in decks for card in cards):
        columns = len(_of(card["actions"], "jo_turn_order"))
        _agree(faults, columns <= 1, "E23.9", "solo", "decks", card["id"])
    drawn = [card["district"] for card in solo["district_cards"]["items"]]
    _agree(faults, sorted(drawn) == list(range(1, 17)), "E23.8", "solo", "district_cards")
    joining = [act["from"] for act in solo["act_decks"]["items"]]
    _agree(faults, joining == [[1, 2], [3], [4], []], "E23.3", "solo", "act_decks")
    _agree(faults, set(solo["level_order"]["value"]) == set(TYPE_NAMES), "E23.9", "solo", "level_order")
    levels = {level["id"]: level["replace"] for level in solo["difficulty"]["items"]}
    _agree(faults, set(levels) == set(DIFFICULTIES), "E2.5", "solo", "difficulty")
    _agree(faults, all(sum(replaced) <= 6 for replaced in levels.values()), "E23.3", "solo", "difficulty", "replace")
