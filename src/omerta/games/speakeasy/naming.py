"""E2.1: the names that a data file gives its things, as texts by key; some Polish ones are ours (E16.3)."""
# interpreted: reads a data file

from typing import Any, Final

from omerta.core.boxes import Box
from omerta.games.speakeasy.components import EFFECTS, SPACES, STEP_NAMES, WIDTH, space_name

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
AREAS: Final = ("docks", "city_hall", "infamy", "zones", "central_park")

LETTERS: Final = "ABC"  # E3.2: the spaces of a district, from the left or top
NOTHING: Final = "–"
LEVERAGE: Final = {"en": "Leverage", "pl": "Łapówki"}
STRENGTH: Final = {"en": "strength", "pl": "Siła"}
AT_MOST: Final = {"en": "at most", "pl": "najwyżej"}
UP_TO: Final = {"en": "up to", "pl": "do"}
SOME_OF: Final = {"en": "of", "pl": "z"}
RANGE: Final = {"en": "range", "pl": "zasięg"}
ROW: Final = {"en": "row", "pl": "rząd"}


def names_of(box: Box, language: str) -> dict[str, str]:
    """Each thing's name in a language; what the file leaves unnamed keeps its id."""
    data = box.data
    found: dict[str, str] = {}
    for noun, group in GROUPS.items():
        named = [item for item in data[group]["items"] if noun != "effect" or item["id"] in STEP_NAMES[: int(EFFECTS)]]
        for item in named:
            alike = [_name(other, language) for other in named if other["id"] != item["id"]]
            found[f"{noun}-{item['id']}"] = _told_apart(item, language, alike)
    goals = data["goals"]
    for area in AREAS:
        for item in goals[area]["items"]:
            found[f"goal-{item['id']}"] = _name(item, language)
    for deck in data["solo"]["decks"]["items"]:
        for card in deck["cards"]:
            found[f"jo-{card['id']}"] = _name(card, language)
    for rank in data["solo"]["ranks"]["items"]:
        found[f"rank-{rank['id']}"] = _name(rank, language)
    _name_places(data, language, found)
    _name_spaces(found)
    _name_benefits(data, language, found)
    _name_persons(data, language, found)
    _name_prints(data, language, found)
    _name_mobsters(data, language, found)
    return found


def _name_places(data: dict[str, Any], language: str, found: dict[str, str]) -> None:
    """Slots by their kind of building, goals without a name by their place."""
    kinds = {kind["id"]: _name(kind, language) for kind in data["building_kinds"]["items"]}
    found.update({f"building-{kind}": name for kind, name in kinds.items()})
    for group in data["building_groups"]["items"]:
        for slot in group["slots"]:
            gains = told(data, slot["opening"], language)
            price = _money(group["cost"], language)
            kind = kinds[slot["kind"]] if gains else f"{kinds[slot['kind']]} {slot['id'][-1]}"
            found[f"slot-{slot['id']}"] = f"{kind}, {price}" + (f" ({gains})" if gains else "")
    for zone in data["zones"]["items"]:
        found[f"goal-{zone['id']}"] = _name(zone, language)
    for number, space in enumerate(data["goals"]["central_park"]["spaces"], start=1):
        found[f"goal-{space['id']}"] = f"Central Park {number}"


def _name_persons(data: dict[str, Any], language: str, found: dict[str, str]) -> None:
    """E16.2: each person with what a visit brings."""
    for place in data["locations"]["items"]:
        boxed = told(data, place["boxed"]["actions"], language)
        found[f"visit-{place['id']}"] = _name(place, language) + ("" if place["own"] else f" – {boxed}")
        for number, person in enumerate(place["own"]):
            own = told(data, person["actions"], language)
            rows = [boxed, own] if place["boxed"].get("when") == "first" else [own, boxed]
            brings = "; ".join(row for row in rows if row)
            found[f"visit-{place['id']}_{number}"] = f"{_name(person, language)}" + (f" – {brings}" if brings else "")


def _name_spaces(found: dict[str, str]) -> None:
    """E3.2: a space by its district and a letter; Trucks and columns are counted from 1 (E3.9, E11.3)."""
    for space in range(SPACES):
        found[f"space-{space_name(space)}"] = f"{int(space // WIDTH) + 1}{LETTERS[int(space % WIDTH)]}"
    for number in range(4):
        found[f"column-{number}"] = str(number + 1)
        found[f"truck-{number}"] = str(number + 1)


def _name_benefits(data: dict[str, Any], language: str, found: dict[str, str]) -> None:
    """E3.7, E18.3: what the rows of the Docks and the goals give."""
    goals = data["goals"]
    areas = [goals[area]["items"] for area in ("docks", "city_hall", "infamy", "zones")]
    for row in data["docks"]["items"]:
        found[f"benefit-{row['id']}"] = told(data, row["bonus"], language)
        for zone in data["zones"]["items"]:
            found[f"dock-{zone['id']}_{row['id']}"] = f"{_name(zone, language)}, {ROW[language]} {row['id']}"
    for goal in [*(goal for area in areas for goal in area), *goals["central_park"]["spaces"]]:
        found[f"benefit-{goal['id']}"] = told(data, goal["benefit"], language) or NOTHING


def _name_prints(data: dict[str, Any], language: str, found: dict[str, str]) -> None:
    """E10.5, E13.3, E15.5, E21.2: the Leverage of a card, the bottle of a Helper, cash and lasting bonus of a Crate."""
    for card in data["operations_cards"]["items"]:
        found[f"card-{card['id']}"] += f" [{LEVERAGE[language]} {card['leverage']}]"
    bottles = {bottle["id"]: _name(bottle, language) for bottle in data["bottles"]["items"]}
    for helper in data["helper_cards"]["items"]:
        bottle = f"{bottles[helper['bottle']]} {_money(helper['value'], language)}"
        found[f"helper-{helper['id']}"] += f" [{bottle}]"
    bonuses = {bonus["id"]: _name(bonus, language) for bonus in data["crate_bonuses"]["items"]}
    for crate in data["crates"]["items"]:
        cap = f", {AT_MOST[language]} {_money(crate['cap'], language)}" if crate["cap"] else ""
        found[f"prize-{crate['id']}"] = bonuses[crate["bonus"]]
        found[f"crate-{crate['id']}"] += f"{cap} [{bonuses[crate['bonus']]}]"


def _name_mobsters(data: dict[str, Any], language: str, found: dict[str, str]) -> None:
    """E9.6, E14.2: an Associate with strength, fee and power."""
    powers = {power["id"]: _name(power, language) for power in data["associate_powers"]["items"]}
    for mobster in data["mobsters"]["items"]:
        helps = f"{STRENGTH[language]} {mobster['strength']}, {_money(mobster['fee'], language)}"
        power = f"; {powers[mobster['power']]}" if mobster.get("power") else ""
        if power:
            found[f"power-{mobster['id']}"] = powers[mobster["power"]]
        found[f"ally-{mobster['id']}"] = f"{_name(mobster, language)} [{helps}{power}]"


def _money(sum_: int, language: str) -> str:
    return f"{sum_} $" if language == "pl" else f"${sum_}"


def told(data: dict[str, Any], effects: list[dict[str, Any]], language: str) -> str:
    """A list of effects in words."""
    return ", ".join(_effect(data, effect, language) for effect in effects)


def _effect(data: dict[str, Any], effect: dict[str, Any], language: str) -> str:
    """An effect, what it is about and how often."""
    if effect["do"] == "choose":
        of = " / ".join(_effect(data, one, language) for one in effect["of"])
        return f"{effect['n']} {SOME_OF[language]}: {of}" if effect.get("n", 1) > 1 else of
    count = effect.get("n", effect.get("times", 1))
    text = _single(data, effect, language)
    text += f" ({UP_TO[language]} {effect['max']})" if "max" in effect else ""
    text += f", {RANGE[language]} +{effect['range']}" if "range" in effect else ""
    return f"{count} × {text}" if count > 1 else text


def _single(data: dict[str, Any], effect: dict[str, Any], language: str) -> str:
    """An effect once: in the words of a City tile that has it, else by its name and what it is about."""
    about = effect.get("type", effect.get("track"))
    for tile in data["city_tiles"]["items"]:
        alike = tile["effect"]
        if about and alike["do"] == effect["do"] and alike.get("type", alike.get("track")) == about:
            return _name(tile, language)
    name = next(_name(item, language) for item in data["effects"]["items"] if item["id"] == effect["do"])
    names = {item["id"]: _name(item, language) for item in data["operations_tracks"]["items"]}
    return f"{name} ({names[about]})" if about in names else name


def _told_apart(item: dict[str, Any], language: str, others: list[str]) -> str:
    """A name that nothing else of its kind has: with its own id where neither name nor Leverage tells."""
    name = _name(item, language)
    return name if name not in others or item.get("leverage", 1) != 1 else f"{name} ({item['id'][-1]})"


def _name(item: dict[str, Any], language: str) -> str:
    name = item.get("name")
    return str(name[language]) if isinstance(name, dict) and language in name else str(item["id"])
