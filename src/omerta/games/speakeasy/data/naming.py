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
    _name_places(data, language, found)
    return found


def _name_places(data: dict[str, Any], language: str, found: dict[str, str]) -> None:
    """Slots by their kind of building, goals without a name by their place."""
    kinds = {kind["id"]: _name(kind, language) for kind in data["building_kinds"]["items"]}
    for group in data["building_groups"]["items"]:
        for slot in group["slots"]:
            found[f"slot-{slot['id']}"] = f"{kinds[slot['kind']]} {slot['id']}"
    for zone in data["zones"]["items"]:
        found[f"goal-{zone['id']}"] = _name(zone, language)
    for number, space in enumerate(data["goals"]["central_park"]["spaces"], start=1):
        found[f"goal-{space['id']}"] = f"Central Park {number}"


def _told_apart(item: dict[str, Any], language: str, others: list[str]) -> str:
    """A name that nothing else of its kind has: with its Leverage, or its own id."""
    name = _name(item, language)
    if name not in others:
        return name
    return f"{name} ({item['leverage']})" if item.get("leverage", 1) != 1 else f"{name} ({item['id'][-1]})"


def _name(item: dict[str, Any], language: str) -> str:
    name = item.get("name")
    return str(name[language]) if isinstance(name, dict) and language in name else str(item["id"])
