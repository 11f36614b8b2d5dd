"""Reading a data file: every value is checked, and a bad file is refused with the reason (F2.4)."""

import json
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.game import Json
from omerta.core.problems import Damaged
from omerta.games.families.board import (
    COLOURS,
    Box,
    Business,
    Face,
    Job,
    fill_allies,
    fill_businesses,
    fill_jobs,
    fill_rounds,
    fill_scans,
)
from omerta.games.families.components import (
    ACTS,
    CARD_NAMES,
    FIGURE_NAMES,
    FIGURE_SHAPES,
    ICON_NAMES,
    MONEY,
    MOST_SEATS,
    NONE,
    TERRITORIES,
    TIE_NAMES,
    USE_NAMES,
    parse_effect,
)
from omerta.games.families.moves import payment_lists

LANGUAGES: Final = ("pl", "en")
ORIGINS: Final = ("printed", "derived", "reconstructed")  # F2.2
MOST_BUSINESSES: Final = 60  # so that a set of them fits one number
NUMBERS: Final = list(range(1, 8))
SHIPPED: Final = Path(__file__).parent / "data" / "families.json"


def load_box(path: Path) -> Box:
    """The box in a file; Damaged says what is wrong with it."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as problem:
        raise Damaged("data-unreadable", {"where": path.name, "detail": str(problem)}, "F2.3") from None
    if not isinstance(data, dict):
        raise _wrong("data-shape", path.name)
    return read_box(data)


def read_box(data: Json) -> Box:
    """The tables of a data file."""
    if data.get("game") != "families" or data.get("format") != 1:
        raise _wrong("data-shape", "game, format")
    box = Box(_text(data, "id"))
    _read_names(box, data)
    _read_supply(box, data)
    _read_board(box, data)
    _read_jobs(box, data)
    _read_allies(box, data)
    _read_figures(box, data)
    _read_dons(box, data)
    _read_setup(box, data)
    _check_enough(box)
    _name_spaces(box)
    return box


def _wrong(reason: str, where: str) -> Damaged:
    return Damaged(reason, {"where": where}, "F2.4")


def _text(data: Json, key: str) -> str:
    found = data.get(key)
    if not isinstance(found, str) or not found:
        raise _wrong("data-shape", key)
    return found


def _strings(item: Json, key: str) -> list[str]:
    found = item.get(key)
    if not isinstance(found, list):
        raise _wrong("data-shape", _place(item, key))
    return [str(entry) for entry in found]


def _whole(found: object, least: int, most: int, where: str) -> int:
    if isinstance(found, bool) or not isinstance(found, int) or not least <= found <= most:
        raise _wrong("data-number", where)
    return found


def _wholes(found: object, least: int, most: int, where: str) -> list[int]:
    if not isinstance(found, list):
        raise _wrong("data-shape", where)
    return [_whole(entry, least, most, where) for entry in found]


def _place(item: Json, key: str) -> str:
    return f"{item.get('id')}: {key}"


def _items(data: Json, group: str) -> list[Json]:
    """F2.2, F2.4: a group says where it is from, and its ids are unique."""
    found = data.get(group)
    if not isinstance(found, dict) or not isinstance(found.get("items"), list) or not found["items"]:
        raise _wrong("data-shape", group)
    _check_origin(found, group)
    items: list[Json] = []
    for item in found["items"]:
        if not isinstance(item, dict) or not isinstance(item.get("id"), (int, str)):
            raise _wrong("data-shape", group)
        _check_origin({"provenance": found["provenance"], **item}, f"{group}: {item['id']}")
        items.append(item)
    ids = [item["id"] for item in items]
    if len(set(ids)) != len(ids):
        raise _wrong("data-duplicate-id", group)
    return items


def _check_origin(group: Json, where: str) -> None:
    """F2.2."""
    overrides = group.get("overrides", {})
    if group.get("provenance") not in ORIGINS or not isinstance(overrides, dict):
        raise _wrong("data-provenance", where)
    if any(origin not in ORIGINS for origin in overrides.values()):
        raise _wrong("data-provenance", where)


# Names, in both languages.

NAMED: Final = (
    ("families", "family"),
    ("dons", "don"),
    ("phases", "phase"),
    ("components", "component"),
    ("figures", "figure"),
    ("territories", "territory"),
    ("businesses", "business"),
    ("job_colours", "colour"),
    ("jobs", "job"),
    ("allies", "ally"),
)


def _read_names(box: Box, data: Json) -> None:
    for group, noun in NAMED:
        for item in _items(data, group):
            for language in LANGUAGES:
                box.names[language][f"{noun}-{item['id']}"] = _named(item, "name", language)
    for item in _items(data, "dons"):
        for language in LANGUAGES:
            box.names[language][f"style-{item['id']}"] = _named(item, "style", language)
    for item in _items(data, "effects"):
        for language in LANGUAGES:
            box.names[language][f"effect-{str(item['id']).partition(':')[0]}"] = _named(item, "text", language)
    for language in LANGUAGES:
        _named(data, "title", language)
        _named(data, "note", language)


def _named(item: Json, key: str, language: str) -> str:
    found = item.get(key)
    text = found.get(language) if isinstance(found, dict) else None
    if not isinstance(text, str) or not text.strip():
        raise _wrong("data-name", _place(item, key))
    return " ".join(text.split())


def _name_spaces(box: Box) -> None:
    """Cards, spaces and payments are named after what they are made of."""
    for language in LANGUAGES:
        names = box.names[language]
        for job in box.job_ids:
            names[f"job-{job}"] = names[f"card-{job}"] = f"{names[f'job-{job}']} ({job})"
        for business in box.business_ids:
            names[f"business-{business}"] = f"{names[f'business-{business}']} ({business})"
            names[f"space-{business}"] = names[f"business-{business}"]
        for place in range(box.rounds):
            touched = [str(number) for number in NUMBERS if (box.touches[place] >> (number - 1)) & 1 == 1]
            space = box.space_ids[int(box.businesses) + place]
            names[f"space-{space}"] = f"{space} ({'–'.join(touched)})"
        for number in NUMBERS:
            names[f"mark-territory-{number}"] = names[f"territory-{number}"]
        for colour in box.colour_ids:
            names[f"mark-colour-{colour}"] = names[f"colour-{colour}"]
        for ally in box.ally_ids:
            names[f"mark-ally-{ally}"] = names[f"ally-{ally}"]
        for goods in payment_lists(int(box.longest_cost)):
            cards = [CARD_NAMES[int(MONEY) + good] for good in goods]
            names[f"goods-{'_'.join(cards)}"] = ", ".join([names[f"card-{card}"] for card in cards])


# Cards.


def _read_supply(box: Box, data: Json) -> None:
    """F1.4: Money and goods are those the rules know, in their order."""
    items = _items(data, "money") + _items(data, "goods")
    if [item["id"] for item in items] != list(CARD_NAMES):
        raise _wrong("data-cards", "money, goods")
    counts = [_whole(item.get("count"), 0, 400, _place(item, "count")) for item in items]
    box.supply = vec[i64](counts)
    for item in items[int(MONEY) :]:
        for language in LANGUAGES:
            box.names[language][f"card-{item['id']}"] = _named(item, "name", language)
    for item in items[: int(MONEY)]:
        for language in LANGUAGES:
            box.names[language][f"card-{str(item['id']).replace('$', 'cash')}"] = str(item["id"])


def _icons(item: Json, side: str) -> Face:
    face = item.get(side)
    if not isinstance(face, dict):
        raise _wrong("data-shape", _place(item, side))
    names = _strings(face, "icons")
    if any(name not in ICON_NAMES for name in names):
        raise _wrong("data-icon", _place(item, side))
    icons = [ICON_NAMES.index(name) for name in names]
    return Face(icons, _whole(face.get("discard"), 0, 9, _place(item, side)))


def _effects(item: Json) -> list[int]:
    found: list[int] = []
    for text in _strings(item, "effects"):
        packed = parse_effect(text)
        if packed is None:
            raise _wrong("data-effect", _place(item, text))
        found.append(packed)
    return found


def _read_jobs(box: Box, data: Json) -> None:
    colours = [str(item["id"]) for item in _items(data, "job_colours")]
    box.colour_ids, box.colours = colours, len(colours)
    found: list[Job] = []
    for item in _items(data, "jobs"):
        if item.get("colour") not in colours:
            raise _wrong("data-colour", _place(item, "colour"))
        cost, pay = _strings(item, "cost"), _strings(item, "pay")
        if not cost or any(name not in CARD_NAMES[int(MONEY) :] for name in cost):
            raise _wrong("data-cost", _place(item, "cost"))
        if any(name not in CARD_NAMES[: int(MONEY)] for name in pay):
            raise _wrong("data-pay", _place(item, "pay"))
        colour = colours.index(str(item["colour"]))
        found.append(Job(str(item["id"]), colour, _cards(cost), _cards(pay), _effects(item)))
    fill_jobs(box, found)


def _cards(names: list[str]) -> list[int]:
    return [CARD_NAMES.index(name) for name in names]


def _read_allies(box: Box, data: Json) -> None:
    items = _items(data, "allies")
    acts: list[int] = []
    for item in items:
        act = item.get("act")
        if isinstance(act, bool) or act not in (1, 2, 3):
            raise _wrong("data-ally-act", _place(item, "act"))
        acts.append(int(act))
    effects = [_effects(item) for item in items]
    fill_allies(box, [str(item["id"]) for item in items], acts, effects)


# The board.


def _read_board(box: Box, data: Json) -> None:
    territories = _items(data, "territories")
    _check_territories(territories)
    slots = [_whole(item.get("slots"), 0, 9, _place(item, "slots")) for item in territories]
    businesses = [_business(item) for item in _items(data, "businesses")]
    printed = sorted(business.territory for business in businesses if business.territory >= 0)
    if printed != list(range(TERRITORIES)):
        raise _wrong("data-printed-business", "businesses")
    if len(businesses) > MOST_BUSINESSES:
        raise _wrong("data-number", "businesses")
    fill_businesses(box, businesses, slots)
    _read_rounds(box, data, {NUMBERS[i]: _neighbours(item) for i, item in enumerate(territories)})


def _check_territories(territories: list[Json]) -> None:
    """F2.4: 1 … 7, with symmetrical neighbours."""
    if [item["id"] for item in territories] != NUMBERS:
        raise _wrong("data-territories", "territories")
    for item in territories:
        for neighbour in _neighbours(item):
            if item["id"] not in _neighbours(territories[neighbour - 1]) or neighbour == item["id"]:
                raise _wrong("data-neighbours", _place(item, "neighbours"))


def _neighbours(item: Json) -> list[int]:
    return _wholes(item.get("neighbours"), 1, int(TERRITORIES), _place(item, "neighbours"))


def _business(item: Json) -> Business:
    """Printed on the board, or a tile of a colour."""
    territory, colour = item.get("territory"), item.get("tile")
    if (territory is None) == (colour is None) or (colour is not None and colour not in COLOURS):
        raise _wrong("data-business", _place(item, "territory, tile"))
    home = NONE if territory is None else _whole(territory, 1, int(TERRITORIES), _place(item, "territory")) - 1
    pile = NONE if colour is None else COLOURS.index(str(colour))
    return Business(str(item["id"]), int(home), int(pile), _icons(item, "front"), _icons(item, "back"))


def _read_rounds(box: Box, data: Json, neighbours: dict[int, list[int]]) -> None:
    """F2.4: every round space touches 2 or 3 mutually neighbouring territories."""
    items = _items(data, "spaces")
    names = [str(item["id"]) for item in items]
    touches: list[list[int]] = []
    for item in items:
        where = _place(item, "touches")
        touched = _wholes(item.get("touches"), 1, int(TERRITORIES), where)
        if len(set(touched)) != len(touched) or len(touched) not in (2, 3):
            raise _wrong("data-round-space", where)
        if any(other not in neighbours[one] for one in touched for other in touched if other != one):
            raise _wrong("data-round-space", where)
        touches.append(sorted(touched))
    if set(names) & set(box.business_ids):
        raise _wrong("data-duplicate-id", "spaces, businesses")
    least = [_whole(item.get("min_families"), 2, 5, _place(item, "min_families")) for item in items]
    fill_rounds(box, names, touches, least)


# Figures, dons and the setup.


def _read_figures(box: Box, data: Json) -> None:
    """F1.2: the figures that the rules know, and when the Members join."""
    items = _items(data, "figures")
    if [item["id"] for item in items] != list(FIGURE_NAMES):
        raise _wrong("data-figure", "figures")
    for item, shape in zip(items, FIGURE_SHAPES, strict=True):
        if item.get("shape") != shape:
            raise _wrong("data-figure", _place(item, "shape"))
    titles = items[1].get("titles")
    if not isinstance(titles, list) or not all(isinstance(title, dict) for title in titles):
        raise _wrong("data-figure", _place(items[1], "titles"))
    joins = [_whole(title.get("joins_act"), 1, int(ACTS), "member: joins_act") for title in titles]
    members = [joins.count(act) for act in range(1, ACTS + 1)]
    box.members_by_act = vec[i64](members)


def _read_dons(box: Box, data: Json) -> None:
    """F15.2."""
    items = _items(data, "dons")
    order: list[int] = []
    wishes: list[int] = []
    scans: list[list[int]] = []
    for item in items:
        kinds, wish = _strings(item, "order"), _strings(item, "ally_wish")
        if sorted(kinds) != sorted(USE_NAMES) or item.get("tie") not in TIE_NAMES:
            raise _wrong("data-don", _place(item, "order, tie"))
        if len(wish) != 2 or any(ally not in box.ally_ids for ally in wish):
            raise _wrong("data-don", _place(item, "ally_wish"))
        scan = _wholes(item.get("scan"), 1, int(TERRITORIES), _place(item, "scan"))
        if sorted(scan) != NUMBERS:
            raise _wrong("data-scan", _place(item, "scan"))
        order += [USE_NAMES.index(kind) for kind in kinds]
        wishes += [box.ally_ids.index(ally) for ally in wish]
        scans.append(scan)
    box.don_ids, box.dons = [str(item["id"]) for item in items], len(items)
    box.don_order, box.don_wish = vec[i64](order), vec[i64](wishes)
    ties = [TIE_NAMES.index(str(item["tie"])) for item in items]
    box.don_tie = vec[i64](ties)
    fill_scans(box, scans)


def _read_setup(box: Box, data: Json) -> None:
    """F2.2: in the setup each entry says where it is from."""
    setup = data.get("setup")
    if not isinstance(setup, dict):
        raise _wrong("data-shape", "setup")
    if _entry(setup, "acts") != int(ACTS):
        raise _wrong("data-number", "acts")
    box.thugs_by_families = vec[i64](_by_families(setup, "thugs_by_families", 1, 9))
    box.row_by_families = vec[i64](_by_families(setup, "allies_in_row", 1, 20))
    limits = _wholes(_entry(setup, "hand_limit_by_act"), 0, 99, "hand_limit_by_act")
    colours = _entry(setup, "tile_colour_by_act")
    if not isinstance(colours, list) or any(colour not in COLOURS for colour in colours):
        raise _wrong("data-shape", "tile_colour_by_act")
    if len(limits) != ACTS or len(colours) != ACTS:
        raise _wrong("data-number", "hand_limit_by_act, tile_colour_by_act")
    box.hand_limits = vec[i64](limits)
    piles = [COLOURS.index(str(colour)) for colour in colours]
    box.tile_by_act = vec[i64](piles)
    box.start_money = vec[i64](_start_money(_entry(setup, "start_money")))
    box.start_jobs = _whole(_entry(setup, "start_jobs"), 0, 20, "start_jobs")
    box.open_jobs = _whole(_entry(setup, "open_jobs"), 0, 20, "open_jobs")
    box.markers = _whole(_entry(setup, "markers"), 1, 60, "markers")
    box.territory_bonus = _whole(_entry(setup, "territory_bonus"), 0, 99, "territory_bonus")
    box.colour_bonus = _whole(_entry(setup, "colour_bonus"), 0, 99, "colour_bonus")


def _entry(setup: Json, key: str) -> object:
    entry = setup.get(key)
    if not isinstance(entry, dict) or "value" not in entry:
        raise _wrong("data-shape", key)
    _check_origin(entry, key)
    return entry["value"]


def _by_families(setup: Json, key: str, least: int, most: int) -> list[int]:
    """A number for two to five families; the first two places stand for none."""
    found = _entry(setup, key)
    if not isinstance(found, dict):
        raise _wrong("data-shape", key)
    return [0, 0] + [_whole(found.get(str(families)), least, most, key) for families in range(2, MOST_SEATS + 1)]


def _start_money(found: object) -> list[int]:
    if not isinstance(found, list) or any(name not in CARD_NAMES[: int(MONEY)] for name in found):
        raise _wrong("data-cards", "start_money")
    return [found.count(name) for name in CARD_NAMES[: int(MONEY)]]


def _check_enough(box: Box) -> None:
    """F2.4: each act's deck holds the row, and Jobs and Money suffice for five families."""
    for act in range(1, ACTS):
        if list(box.ally_act).count(act) < max(box.row_by_families):
            raise _wrong("data-ally-deck", f"{act}")
    if MOST_SEATS * box.start_jobs + box.open_jobs > box.jobs:
        raise _wrong("data-too-few-jobs", "jobs")
    for value in range(MONEY):
        if MOST_SEATS * box.start_money[value] > box.supply[value]:
            raise _wrong("data-too-little-money", CARD_NAMES[value])
