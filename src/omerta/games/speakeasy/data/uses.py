"""E2.4, E10.1, E18: what the effects and goals of a data file name, how often they act and where they may stand."""
# interpreted: reads a data file

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from omerta.games.speakeasy.components import KIND_NAMES, TRACK_NAMES, TYPE_NAMES, ZONE_NAMES
from omerta.games.speakeasy.data.checking import Data, demand, demand_count, demand_known, items, unique, whole

# What an effect names beside ``do``, and the names there are.
NAMES: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "take_card": ("type", (*TYPE_NAMES, "any")),
    "play_card": ("type", (*TYPE_NAMES, "any")),
    "level_up": ("track", TRACK_NAMES),
    "discard_for_level": ("track", TRACK_NAMES[:5]),
    "jo_level": ("track", TYPE_NAMES),
    "jo_place": ("kind", KIND_NAMES),
    "jo_member": ("zone", ZONE_NAMES),
}
# E10.1: how often; no other effect can be done more than once.
COUNTED: Final = (
    "goon_free", "family_member", "leverage_token", "book", "city_tile", "helper_card", "level_up", "truck_range",
    "cash", "choose", "jo_place",
)  # fmt: skip
MOST: Final = {"n": 20, "times": 9, "max": 9, "range": 20}
UP_TO: Final = ("play_city_tiles", "cook_books")  # their ``max`` is needed
AT_A_LOCATION: Final = ("choose", "change_turn_order", "exchange_capos")
ZONE_NEEDS: Final = ("zone_pair", "zone_count")
KIND_NEEDS: Final = ("zone_count", "kind_in_each_zone", "kind_open", "kind_with_barrel")
UNCOUNTED_NEEDS: Final = ("zone_pair", "kind_in_each_zone", "barrel_in_each_zone")


def check_uses(data: Data) -> None:
    """Damaged names the part that the engine could not play."""
    for group, part in data.items():
        if group != "effects":
            for effect in _effects(part):
                _check_effect(group, effect)
    _check_gifts(data)
    for card in items(data, "operations_cards"):
        ranges = [effect for effect in card["benefit"] if effect["do"] == "truck_range"]
        demand(not ranges or card["type"] == "fleet", "operations_cards", "E10.16", card["id"])
    _check_choices(data)
    _check_requirements(data["goals"])


def _effects(part: object) -> Iterable[Data]:
    if isinstance(part, dict):
        if "do" in part:
            yield part
        for value in part.values():
            yield from _effects(value)
    elif isinstance(part, list):
        for value in part:
            yield from _effects(value)


def _check_effect(group: str, effect: Data) -> None:
    do = effect["do"]
    demand(do.startswith("jo_") == (group == "solo"), group, "E23.1", do)
    demand(do not in AT_A_LOCATION or group == "locations", group, "E16.4", do)
    demand(do != "waiting_member" or group == "infamy_track", group, "E10.8", do)
    demand(do != "truck_range" or group == "operations_cards", group, "E10.16", do)
    if do in NAMES:
        key, names = NAMES[do]
        demand_known(effect.get(key) in names, f"{group} {do}", effect.get(key))
    for key, takes in (("n", do in COUNTED), ("times", do.startswith("build_")), ("max", do in UP_TO)):
        demand(takes or key not in effect, group, "E10.1", f"{do} {key}")
    for key, most in MOST.items():
        if key in effect or (key == "max" and do in UP_TO):
            whole(effect.get(key), f"{group} {do} {key}", 1, 999 if do == "cash" else most)


def _check_gifts(data: Data) -> None:
    """E4.4, E10.8: a member waits at an Infamy space if that space gives it, once."""
    given = [space["space"] for space in items(data, "infamy_track") for _ in _waiting(space["gift"])]
    demand(given == sorted(data["setup"]["members_waiting_at"]["value"]), "setup", "E10.8", "members_waiting_at")
    unique(given, "infamy_track")


def _waiting(gift: list[Data]) -> list[Data]:
    return [effect for effect in gift if effect["do"] == "waiting_member"]


def _check_choices(data: Data) -> None:
    """E16.4, E17, E19.3: the Restaurant and the Park have a choice of their own, no other location has."""
    places = {place["id"]: place for place in items(data, "locations")}
    dining = [effect["do"] for effect in places["restaurant"]["boxed"]["actions"]]
    demand(dining == ["change_turn_order", "choose"], "locations", "E17.1", "restaurant")
    demand(places["park"]["moved_owner"]["do"] == "choose", "locations", "E19.3", "park")
    for choice in (places["restaurant"]["boxed"]["actions"][1], places["park"]["moved_owner"]):
        unique([effect["do"] for effect in choice["of"]], "locations: choose")
        whole(choice["n"], "locations: choose", 1, 3)
        _demand_plain(choice["of"])
    for place in places.values():
        for person in place["own"]:
            _demand_plain(person["actions"])
        if place["id"] not in ("restaurant", "park"):
            _demand_plain(place["boxed"]["actions"])


def _demand_plain(row: list[Data]) -> None:
    for effect in row:
        demand(effect["do"] not in AT_A_LOCATION, "locations", "E16.4", effect["do"])


def _check_requirements(goals: Data) -> None:
    """E18.1–E18.5: what goals ask and pay; E4.3 (8): whatever is drawn, another number is left."""
    for area in ("docks", "city_hall", "infamy", "zones", "central_park"):
        for goal in goals[area]["items"]:
            whole(goal["money"], "goals", 0, 999)
            demand((goal["require"]["need"] in ZONE_NEEDS) == (area == "zones"), "goals", "E18.3", goal["id"])
            demand(("stack" in goal) == (area == "central_park"), "goals", "E4.3", goal["id"])
            _check_need(goal["require"])
    for space in goals["central_park"]["spaces"]:
        whole(space["money"], "goals", 0, 999)
    for tile in (*goals["zones"]["items"], *goals["central_park"]["items"]):
        whole(tile["number"], "goals", 0, 99)
    _check_stacks(goals["central_park"]["items"])


def _check_need(require: Data) -> None:
    need = require["need"]
    if need not in UNCOUNTED_NEEDS:
        whole(require["n"], f"goals {need}", 1, 99)
    if need in KIND_NEEDS:
        demand_known(require["kind"] in KIND_NAMES, "goals", require["kind"])
    if need == "levels_at_least":
        whole(require["level"], f"goals {need}", 1, 5)
    if need == "zone_pair":
        demand_count(len(require["kinds"]), 2, "goals", need)
        for kind in require["kinds"]:
            demand_known(kind in KIND_NAMES, "goals", kind)
        demand_known(require["districts"] in ("same", "different"), "goals", require["districts"])


def _check_stacks(tiles: list[Data]) -> None:
    numbers: dict[str, set[int]] = {"A": set(), "B": set(), "C": set()}
    for tile in tiles:
        numbers[tile["stack"]].add(tile["number"])
    demand(len(numbers["A"]) >= 2, "goals", "E4.3", "A")
    for first in combinations(sorted(numbers["A"]), 2):
        left = numbers["B"] - set(first)
        demand(len(left) >= 2, "goals", "E4.3", "B")
        for second in combinations(sorted(left), 2):
            demand(bool(numbers["C"] - set(first) - set(second)), "goals", "E4.3", "C")
