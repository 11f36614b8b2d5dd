"""E2.1: the names that a data file gives its things, as texts by key; some Polish ones are ours (E16.3)."""

from typing import Any, Final, cast

from omerta.games.speakeasy.board import Box
from omerta.games.speakeasy.components import EFFECTS, STEP_NAMES

# The nouns of moves and events, and the group of the file that names them.
GROUPS: Final = {
    "card": "operations_cards",
    "tile": "city_tiles",
    "helper": "helper_cards",
    "mobster": "mobsters",
    "ship": "ships",
    "zone": "zones",
    "location": "locations",
    "track": "operations_tracks",
    "deck": "operations_card_types",
    "effect": "effects",
    "district": "districts",
    "crate": "crates",
}


def names_of(box: Box, language: str) -> dict[str, str]:
    """Each thing's name in a language; what the file leaves unnamed keeps its id."""
    data = cast(dict[str, Any], box.text)
    found: dict[str, str] = {}
    for noun, group in GROUPS.items():
        named = [item for item in data[group]["items"] if noun != "effect" or item["id"] in STEP_NAMES[: int(EFFECTS)]]
        for item in named:
            alike = [_name(other, language) for other in named if other["id"] != item["id"]]
            found[f"{noun}-{item['id']}"] = _told_apart(item, language, alike)
    goals = data["goals"]
    for area in ("docks", "city_hall", "infamy", "zones", "central_park"):
        for item in goals[area]["items"]:
            found[f"goal-{item['id']}"] = _name(item, language)
    for deck in data["solo"]["decks"]["items"]:
        for card in deck["cards"]:
            found[f"jo-{card['id']}"] = _name(card, language)
    for rank in data["solo"]["ranks"]["items"]:
        found[f"rank-{rank['id']}"] = _name(rank, language)
    _name_places(data, language, found)
    _name_persons(data, language, found)
    _name_rows(data, language, found)
    return found


def _name_places(data: dict[str, Any], language: str, found: dict[str, str]) -> None:
    """Slots by their kind of building, goals without a name by their place."""
    kinds = {kind["id"]: _name(kind, language) for kind in data["building_kinds"]["items"]}
    found.update({f"kind-{kind}": name for kind, name in kinds.items()})
    for group in data["building_groups"]["items"]:
        for slot in group["slots"]:
            gains = told(data, slot["opening"], language)
            price = f"{group['cost']} $" if language == "pl" else f"${group['cost']}"
            kind = kinds[slot["kind"]] if gains else f"{kinds[slot['kind']]} {slot['id'][-1]}"
            found[f"slot-{slot['id']}"] = f"{kind}, {price}" + (f" ({gains})" if gains else "")
    for zone in data["zones"]["items"]:
        found[f"goal-{zone['id']}"] = _name(zone, language)
    for number, space in enumerate(data["goals"]["central_park"]["spaces"], start=1):
        found[f"goal-{space['id']}"] = f"Central Park {number}"


def _name_persons(data: dict[str, Any], language: str, found: dict[str, str]) -> None:
    """E16.2: each person with what a visit brings."""
    for place in data["locations"]["items"]:
        found[f"visit-{place['id']}"] = _name(place, language)
        boxed = told(data, place["boxed"]["actions"], language)
        for number, person in enumerate(place["own"]):
            own = told(data, person["actions"], language)
            rows = [boxed, own] if place["boxed"].get("when") == "first" else [own, boxed]
            brings = "; ".join(row for row in rows if row)
            found[f"visit-{place['id']}_{number}"] = f"{_name(person, language)}" + (f" – {brings}" if brings else "")


def _name_rows(data: dict[str, Any], language: str, found: dict[str, str]) -> None:
    """E3.7, E3.9, E11.3: rows with their bonus, columns with the Leverage they cost, Trucks counted from 1."""
    for row in data["docks"]["items"]:
        found[f"row-{row['id']}"] = f"{row['id']} ({told(data, row['bonus'], language)})"
    for number in range(4):
        found[f"column-{number}"] = str(number + 1)
        found[f"truck-{number}"] = str(number + 1)


def told(data: dict[str, Any], effects: list[dict[str, Any]], language: str) -> str:
    """A list of effects in words."""
    return ", ".join(_effect(data, effect, language) for effect in effects)


def _effect(data: dict[str, Any], effect: dict[str, Any], language: str) -> str:
    """An effect, what it is about and how often."""
    if effect["do"] == "choose":
        return " / ".join(_effect(data, one, language) for one in effect["of"])
    name = next(_name(item, language) for item in data["effects"]["items"] if item["id"] == effect["do"])
    about = effect.get("type", effect.get("track"))
    group = "operations_card_types" if "type" in effect else "operations_tracks"
    names = {item["id"]: _name(item, language) for item in data[group]["items"]}
    count = effect.get("n", effect.get("times", 1))
    text = f"{name} ({names[about]})" if about in names else name
    return f"{count} × {text}" if count > 1 else text


def _told_apart(item: dict[str, Any], language: str, others: list[str]) -> str:
    """A name that nothing else of its kind has: with its Leverage, or its own id."""
    name = _name(item, language)
    if name not in others:
        return name
    return f"{name} ({item['leverage']})" if item.get("leverage", 1) != 1 else f"{name} ({item['id'][-1]})"


def _name(item: dict[str, Any], language: str) -> str:
    name = item.get("name")
    return str(name[language]) if isinstance(name, dict) and language in name else str(item["id"])
