"""Reading a data file: every value is checked, and a bad file is refused with the reason (F2.4)."""
# interpreted: reads a data file

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
from omerta.games.families.checking import (
    LANGUAGES,
    NUMBERS,
    check_origin,
    check_whole,
    check_wholes,
    items_of,
    named,
    place_of,
    strings_of,
    text_of,
    wrong,
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
from omerta.games.families.naming import name_the_rest, read_names

MOST_BUSINESSES: Final = 60  # so that a set of them fits one number
SHIPPED: Final = Path(__file__).parent / "data" / "families.json"


def load_box(path: Path) -> Box:
    """The box in a file; Damaged says what is wrong with it."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise Damaged("data-missing", {"where": str(path)}, "F2.3") from None
    except (OSError, ValueError, RecursionError) as problem:
        raise Damaged("data-unreadable", {"where": path.name, "detail": str(problem)}, "F2.3") from None
    if not isinstance(data, dict):
        raise wrong("data-shape", path.name)
    return read_box(data)


def read_box(data: Json) -> Box:
    """The tables of a data file."""
    if data.get("game") != "families" or data.get("format") != 1:
        raise wrong("data-shape", "game, format")
    box = Box(text_of(data, "id"))
    read_names(box, data)
    _read_supply(box, data)
    _read_board(box, data)
    _read_jobs(box, data)
    _read_allies(box, data)
    _read_figures(box, data)
    _read_dons(box, data)
    _read_setup(box, data)
    _check_enough(box)
    name_the_rest(box)
    return box


# Cards.


def _read_supply(box: Box, data: Json) -> None:
    """F1.4: Money and goods are those the rules know, in their order."""
    items = items_of(data, "money") + items_of(data, "goods")
    if [item["id"] for item in items] != list(CARD_NAMES):
        raise wrong("data-cards", "money, goods")
    counts = [check_whole(item.get("count"), 0, 400, place_of(item, "count")) for item in items]
    box.supply = vec[i64](counts)
    for item in items[int(MONEY) :]:
        for language in LANGUAGES:
            box.names[language][f"card-{item['id']}"] = named(item, "name", language)
    for item in items[: int(MONEY)]:
        for language in LANGUAGES:
            box.names[language][f"card-{str(item['id']).replace('$', 'cash')}"] = str(item["id"])


def _icons(item: Json, side: str) -> Face:
    face = item.get(side)
    if not isinstance(face, dict):
        raise wrong("data-shape", place_of(item, side))
    names = strings_of(face, "icons")
    if any(name not in ICON_NAMES for name in names):
        raise wrong("data-icon", place_of(item, side))
    icons = [ICON_NAMES.index(name) for name in names]
    return Face(icons, check_whole(face.get("discard"), 0, 9, place_of(item, side)))


def _effects(item: Json) -> list[int]:
    found: list[int] = []
    for text in strings_of(item, "effects"):
        packed = parse_effect(text)
        if packed is None:
            raise wrong("data-effect", place_of(item, text))
        found.append(packed)
    return found


def _read_jobs(box: Box, data: Json) -> None:
    colours = [str(item["id"]) for item in items_of(data, "job_colours")]
    box.colour_ids, box.colours = colours, len(colours)
    found: list[Job] = []
    for item in items_of(data, "jobs"):
        if item.get("colour") not in colours:
            raise wrong("data-colour", place_of(item, "colour"))
        cost, pay = strings_of(item, "cost"), strings_of(item, "pay")
        if not cost or any(name not in CARD_NAMES[int(MONEY) :] for name in cost):
            raise wrong("data-cost", place_of(item, "cost"))
        if any(name not in CARD_NAMES[: int(MONEY)] for name in pay):
            raise wrong("data-pay", place_of(item, "pay"))
        colour = colours.index(str(item["colour"]))
        found.append(Job(str(item["id"]), colour, _cards(cost), _cards(pay), _effects(item)))
    fill_jobs(box, found)


def _cards(names: list[str]) -> list[int]:
    return [CARD_NAMES.index(name) for name in names]


def _read_allies(box: Box, data: Json) -> None:
    items = items_of(data, "allies")
    acts: list[int] = []
    for item in items:
        act = item.get("act")
        if isinstance(act, bool) or act not in (1, 2, 3):
            raise wrong("data-ally-act", place_of(item, "act"))
        acts.append(int(act))
    effects = [_effects(item) for item in items]
    fill_allies(box, [str(item["id"]) for item in items], acts, effects)


# The board.


def _read_board(box: Box, data: Json) -> None:
    territories = items_of(data, "territories")
    _check_territories(territories)
    slots = [check_whole(item.get("slots"), 0, 9, place_of(item, "slots")) for item in territories]
    businesses = [_business(item) for item in items_of(data, "businesses")]
    printed = sorted(business.territory for business in businesses if business.territory >= 0)
    if printed != list(range(TERRITORIES)):
        raise wrong("data-printed-business", "businesses")
    if len(businesses) > MOST_BUSINESSES:
        raise wrong("data-number", "businesses")
    fill_businesses(box, businesses, slots)
    _read_rounds(box, data, {NUMBERS[i]: _neighbours(item) for i, item in enumerate(territories)})


def _check_territories(territories: list[Json]) -> None:
    """F2.4: 1 … 7, with symmetrical neighbours."""
    if [item["id"] for item in territories] != NUMBERS:
        raise wrong("data-territories", "territories")
    for item in territories:
        for neighbour in _neighbours(item):
            if item["id"] not in _neighbours(territories[neighbour - 1]) or neighbour == item["id"]:
                raise wrong("data-neighbours", place_of(item, "neighbours"))


def _neighbours(item: Json) -> list[int]:
    return check_wholes(item.get("neighbours"), 1, int(TERRITORIES), place_of(item, "neighbours"))


def _business(item: Json) -> Business:
    """Printed on the board, or a tile of a colour."""
    territory, colour = item.get("territory"), item.get("tile")
    if (territory is None) == (colour is None) or (colour is not None and colour not in COLOURS):
        raise wrong("data-business", place_of(item, "territory, tile"))
    home = NONE if territory is None else check_whole(territory, 1, int(TERRITORIES), place_of(item, "territory")) - 1
    pile = NONE if colour is None else COLOURS.index(str(colour))
    return Business(str(item["id"]), int(home), int(pile), _icons(item, "front"), _icons(item, "back"))


def _read_rounds(box: Box, data: Json, neighbours: dict[int, list[int]]) -> None:
    """F2.4: every round space touches 2 or 3 mutually neighbouring territories."""
    items = items_of(data, "spaces")
    names = [str(item["id"]) for item in items]
    touches: list[list[int]] = []
    for item in items:
        where = place_of(item, "touches")
        touched = check_wholes(item.get("touches"), 1, int(TERRITORIES), where)
        if len(set(touched)) != len(touched) or len(touched) not in (2, 3):
            raise wrong("data-round-space", where)
        if any(other not in neighbours[one] for one in touched for other in touched if other != one):
            raise wrong("data-round-space", where)
        touches.append(sorted(touched))
    if set(names) & set(box.business_ids):
        raise wrong("data-duplicate-id", "spaces, businesses")
    least = [check_whole(item.get("min_families"), 2, 5, place_of(item, "min_families")) for item in items]
    fill_rounds(box, names, touches, least)


# Figures, dons and the setup.


def _read_figures(box: Box, data: Json) -> None:
    """F1.2: the figures that the rules know, and when the Members join."""
    items = items_of(data, "figures")
    if [item["id"] for item in items] != list(FIGURE_NAMES):
        raise wrong("data-figure", "figures")
    for item, shape in zip(items, FIGURE_SHAPES, strict=True):
        if item.get("shape") != shape:
            raise wrong("data-figure", place_of(item, "shape"))
    titles = items[1].get("titles")
    if not isinstance(titles, list) or not all(isinstance(title, dict) for title in titles):
        raise wrong("data-figure", place_of(items[1], "titles"))
    joins = [check_whole(title.get("joins_act"), 1, int(ACTS), "member: joins_act") for title in titles]
    members = [joins.count(act) for act in range(1, ACTS + 1)]
    box.members_by_act = vec[i64](members)


def _read_dons(box: Box, data: Json) -> None:
    """F15.2."""
    items = items_of(data, "dons")
    order: list[int] = []
    wishes: list[int] = []
    scans: list[list[int]] = []
    for item in items:
        kinds, wish = strings_of(item, "order"), strings_of(item, "ally_wish")
        if sorted(kinds) != sorted(USE_NAMES) or item.get("tie") not in TIE_NAMES:
            raise wrong("data-don", place_of(item, "order, tie"))
        if "-" in str(item["id"]) or len(wish) != 2 or any(ally not in box.ally_ids for ally in wish):
            raise wrong("data-don", place_of(item, "ally_wish"))
        scan = check_wholes(item.get("scan"), 1, int(TERRITORIES), place_of(item, "scan"))
        if sorted(scan) != NUMBERS:
            raise wrong("data-scan", place_of(item, "scan"))
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
        raise wrong("data-shape", "setup")
    if _entry(setup, "acts") != int(ACTS):
        raise wrong("data-number", "acts")
    box.thugs_by_families = vec[i64](_by_families(setup, "thugs_by_families", 1, 9))
    box.row_by_families = vec[i64](_by_families(setup, "allies_in_row", 1, 20))
    limits = check_wholes(_entry(setup, "hand_limit_by_act"), 0, 99, "hand_limit_by_act")
    colours = _entry(setup, "tile_colour_by_act")
    if not isinstance(colours, list) or any(colour not in COLOURS for colour in colours):
        raise wrong("data-shape", "tile_colour_by_act")
    if len(limits) != ACTS or len(colours) != ACTS:
        raise wrong("data-number", "hand_limit_by_act, tile_colour_by_act")
    box.hand_limits = vec[i64](limits)
    piles = [COLOURS.index(str(colour)) for colour in colours]
    box.tile_by_act = vec[i64](piles)
    box.start_money = vec[i64](_start_money(_entry(setup, "start_money")))
    box.start_jobs = check_whole(_entry(setup, "start_jobs"), 0, 20, "start_jobs")
    box.open_jobs = check_whole(_entry(setup, "open_jobs"), 0, 20, "open_jobs")
    box.markers = check_whole(_entry(setup, "markers"), 1, 60, "markers")
    box.territory_bonus = check_whole(_entry(setup, "territory_bonus"), 0, 99, "territory_bonus")
    box.colour_bonus = check_whole(_entry(setup, "colour_bonus"), 0, 99, "colour_bonus")


def _entry(setup: Json, key: str) -> object:
    entry = setup.get(key)
    if not isinstance(entry, dict) or "value" not in entry:
        raise wrong("data-shape", key)
    check_origin(entry, key)
    return entry["value"]


def _by_families(setup: Json, key: str, least: int, most: int) -> list[int]:
    """A number for two to five families; the first two places stand for none."""
    found = _entry(setup, key)
    if not isinstance(found, dict):
        raise wrong("data-shape", key)
    return [0, 0] + [check_whole(found.get(str(families)), least, most, key) for families in range(2, MOST_SEATS + 1)]


def _start_money(found: object) -> list[int]:
    if not isinstance(found, list) or any(name not in CARD_NAMES[: int(MONEY)] for name in found):
        raise wrong("data-cards", "start_money")
    return [found.count(name) for name in CARD_NAMES[: int(MONEY)]]


def _check_enough(box: Box) -> None:
    """F2.4: each act's deck holds the row, and Jobs and Money suffice for five families."""
    for act in range(1, ACTS):
        if list(box.ally_act).count(act) < max(box.row_by_families):
            raise wrong("data-ally-deck", f"{act}")
    if MOST_SEATS * box.start_jobs + box.open_jobs > box.jobs:
        raise wrong("data-too-few-jobs", "jobs")
    for value in range(MONEY):
        if MOST_SEATS * box.start_money[value] > box.supply[value]:
            raise wrong("data-too-little-money", CARD_NAMES[value])
