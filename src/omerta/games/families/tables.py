"""The values of a box as tables (F2.1). The box has been checked, so shapes hold."""
# interpreted: reads a data file

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.boxes import Box, Data
from omerta.games.families.board import (
    COLOURS,
    Business,
    Face,
    Job,
    fill_allies,
    fill_businesses,
    fill_jobs,
    fill_rounds,
    fill_scans,
)
from omerta.games.families.board import Box as Tables
from omerta.games.families.box import FAMILIES, MONEY_NAMES, items_of
from omerta.games.families.components import ACTS, CARD_NAMES, ICON_NAMES, NONE, TIE_NAMES, USE_NAMES, parse_effect
from omerta.games.families.naming import name_all

# The nouns of moves, journal and sheet, by the group of the file that has the things.
THINGS: Final = {
    "money": ["card"],
    "goods": ["card"],
    "jobs": ["job", "card"],
    "allies": ["ally"],
    "businesses": ["business", "space"],
    "spaces": ["space"],
    "territories": ["territory"],
    "figures": ["figure"],
    "job_colours": ["colour"],
    "phases": ["phase"],
    "effects": ["effect"],
}


def read(box: Box) -> Tables:
    """The tables of a box."""
    tables, data = Tables(box.id), box.data
    tables.digest = box.digest
    tables.reconstructed = bool(box.reconstructed)  # F2.2
    tables.origins = box.origins(THINGS)
    tables.supply = vec[i64]([item["count"] for group in ("money", "goods") for item in items_of(data, group)])
    _read_board(tables, data)
    _read_cards(tables, data)
    _read_dons(tables, data)
    _read_setup(tables, data)
    name_all(tables, box)
    return tables


def _read_board(tables: Tables, data: Data) -> None:
    businesses = [_business(item) for item in items_of(data, "businesses")]
    fill_businesses(tables, businesses, [item["slots"] for item in items_of(data, "territories")])
    spaces = items_of(data, "spaces")
    touches = [sorted(space["touches"]) for space in spaces]
    fill_rounds(tables, [space["id"] for space in spaces], touches, [space["min_families"] for space in spaces])


def _business(item: Data) -> Business:
    """Printed on the board, or a tile of a colour."""
    home = item["territory"] - 1 if "territory" in item else int(NONE)
    pile = COLOURS.index(item["tile"]) if "tile" in item else int(NONE)
    return Business(item["id"], home, pile, _face(item["front"]), _face(item["back"]))


def _face(face: Data) -> Face:
    return Face([ICON_NAMES.index(name) for name in face["icons"]], face["discard"])


def _read_cards(tables: Tables, data: Data) -> None:
    """F1.5."""
    colours = [item["id"] for item in items_of(data, "job_colours")]
    tables.colour_ids, tables.colours = colours, len(colours)
    fill_jobs(tables, [_job(item, colours) for item in items_of(data, "jobs")])
    allies = items_of(data, "allies")
    effects = [_effects(item) for item in allies]
    fill_allies(tables, [item["id"] for item in allies], [item["act"] for item in allies], effects)


def _job(item: Data, colours: list[str]) -> Job:
    cost = [CARD_NAMES.index(name) for name in item["cost"]]
    pay = [CARD_NAMES.index(name) for name in item["pay"]]
    return Job(item["id"], colours.index(item["colour"]), cost, pay, _effects(item))


def _effects(item: Data) -> list[int]:
    return [packed for packed in map(parse_effect, item["effects"]) if packed is not None]


def _read_dons(tables: Tables, data: Data) -> None:
    """F15.2."""
    dons = items_of(data, "dons")
    tables.don_ids, tables.dons = [don["id"] for don in dons], len(dons)
    tables.don_order = vec[i64]([USE_NAMES.index(kind) for don in dons for kind in don["order"]])
    tables.don_wish = vec[i64]([tables.ally_ids.index(ally) for don in dons for ally in don["ally_wish"]])
    tables.don_tie = vec[i64]([TIE_NAMES.index(don["tie"]) for don in dons])
    fill_scans(tables, [don["scan"] for don in dons])


def _read_setup(tables: Tables, data: Data) -> None:
    setup = {key: entry["value"] for key, entry in data["setup"].items() if isinstance(entry, dict)}
    tables.thugs_by_families = vec[i64](_by_families(setup["thugs_by_families"]))
    tables.row_by_families = vec[i64](_by_families(setup["allies_in_row"]))
    tables.hand_limits = vec[i64](setup["hand_limit_by_act"])
    tables.tile_by_act = vec[i64]([COLOURS.index(colour) for colour in setup["tile_colour_by_act"]])
    tables.start_money = vec[i64]([setup["start_money"].count(name) for name in MONEY_NAMES])
    joins = [title["joins_act"] for title in items_of(data, "figures")[1]["titles"]]  # F1.2
    tables.members_by_act = vec[i64]([joins.count(act) for act in range(1, int(ACTS) + 1)])
    tables.start_jobs, tables.open_jobs = setup["start_jobs"], setup["open_jobs"]
    tables.markers = setup["markers"]
    tables.territory_bonus, tables.colour_bonus = setup["territory_bonus"], setup["colour_bonus"]


def _by_families(found: Data) -> list[int]:
    """A number for two to five families; the first two places stand for none."""
    return [0, 0] + [found[families] for families in FAMILIES]
