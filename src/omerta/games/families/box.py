"""What a data file of FAMILIES holds, and what makes it refused (F2.4)."""
# interpreted: reads a data file

import re
from typing import Any, Final

from omerta.core.boxes import Data
from omerta.core.problems import Fault
from omerta.core.schema import (
    Each,
    Entry,
    Faults,
    Fields,
    Fits,
    Group,
    Id,
    Name,
    OneOf,
    Rule,
    Schema,
    Text,
    Things,
    Whole,
    by,
)
from omerta.games.families.board import COLOURS
from omerta.games.families.components import (
    ACTS,
    CARD_NAMES,
    FIGURE_NAMES,
    FIGURE_SHAPES,
    ICON_NAMES,
    MONEY,
    MOST_SEATS,
    TERRITORIES,
    TIE_NAMES,
    USE_NAMES,
    parse_effect,
)

NUMBERS: Final = list(range(1, int(TERRITORIES) + 1))
MOST_SPACES: Final = 60  # so that a set of them fits one number
MOST_ICONS: Final = 63  # of a kind that can be counted
MONEY_NAMES: Final = CARD_NAMES[: int(MONEY)]
GOODS_NAMES: Final = CARD_NAMES[int(MONEY) :]
FAMILIES: Final = [str(families) for families in range(2, int(MOST_SEATS) + 1)]

NAMED: Final[dict[str, Rule]] = {"name": Name()}
NUMBER: Final = Id(is_number=True)
TERRITORY: Final = Whole(1, int(TERRITORIES))
EFFECTS: Final = Each(Fits(lambda text: parse_effect(text) is not None, "data-effect"), 0, 6)
EFFECT_ID: Final = Fits(lambda text: re.fullmatch("[A-Z_]+(:[a-z])?", text) is not None, "data-effect")
FACE: Final = Fields({"icons": Each(OneOf(ICON_NAMES), 0, 9), "discard": Whole(0, 9)})

GROUPS: Final[dict[str, Rule]] = {
    "provenance_names": Fields({"reconstructed": Name()}),
    "families": Group(Things(NAMED, id=NUMBER, ids=range(int(MOST_SEATS)))),
    "dons": Group(Things({
        **NAMED, "style": Name(), "order": Each(OneOf(USE_NAMES), 3, 3), "tie": OneOf(TIE_NAMES),
        "scan": Each(TERRITORY, len(NUMBERS), len(NUMBERS)), "ally_wish": Each(Text(), 2, 2),
    }, most=6)),
    "phases": Group(Things(NAMED, id=NUMBER, ids=range(1, 7))),
    "components": Group(Things(NAMED)),
    "figures": Group(Things(
        {**NAMED, "shape": Text()}, {"titles": Each(Fields({"joins_act": Whole(1, int(ACTS))}), 1, 9)},
        ids=FIGURE_NAMES,
    )),
    "setup": Fields({
        "acts": Entry(Whole(int(ACTS), int(ACTS))),
        "thugs_by_families": Entry(by(FAMILIES, Whole(1, 9))),
        "allies_in_row": Entry(by(FAMILIES, Whole(1, 20))),
        "hand_limit_by_act": Entry(Each(Whole(0, 99), int(ACTS), int(ACTS))),
        "tile_colour_by_act": Entry(Each(OneOf(COLOURS), int(ACTS), int(ACTS))),
        "start_money": Entry(Each(OneOf(MONEY_NAMES), 0, 20)),
        "start_jobs": Entry(Whole(0, 20)), "open_jobs": Entry(Whole(0, 20)), "markers": Entry(Whole(1, 60)),
        "territory_bonus": Entry(Whole(0, 99)), "colour_bonus": Entry(Whole(0, 99)),
    }),
    "money": Group(Things({"count": Whole(0, 400)}, id=OneOf(MONEY_NAMES), ids=MONEY_NAMES)),
    "goods": Group(Things({**NAMED, "count": Whole(0, 400)}, ids=GOODS_NAMES)),
    "territories": Group(Things(
        {**NAMED, "slots": Whole(0, 9), "neighbours": Each(TERRITORY)}, id=NUMBER, ids=NUMBERS,
    )),
    "spaces": Group(Things({"touches": Each(TERRITORY, 2, 3), "min_families": Whole(2, 5)}, most=MOST_SPACES)),
    "businesses": Group(Things(
        {**NAMED, "front": FACE, "back": FACE}, {"territory": TERRITORY, "tile": OneOf(COLOURS)}, most=MOST_SPACES,
    )),
    "job_colours": Group(Things(NAMED, most=12)),
    "jobs": Group(Things({
        **NAMED, "colour": Text(), "cost": Each(OneOf(GOODS_NAMES), 1, 8), "pay": Each(OneOf(MONEY_NAMES), 0, 9),
        "effects": EFFECTS,
    })),
    "allies": Group(Things({**NAMED, "act": OneOf((1, 2, 3)), "effects": EFFECTS}, most=60)),
    "effects": Group(Things({"text": Name()}, id=EFFECT_ID)),
}  # fmt: skip
SCHEMA: Final = Schema("families", "F2.4", "F2.2", "F2.3", GROUPS)


def check(data: Data) -> list[Fault]:
    """All that is wrong with a data file."""
    faults = SCHEMA.check(data)
    if not faults.found:
        _check_map(data, faults)
        _check_businesses(data, faults)
        _check_people(data, faults)
        _check_enough(data, faults)
    return faults.found


def items_of(data: Data, group: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = data[group]["items"]
    return found


def _check_map(data: Data, faults: Faults) -> None:
    """F2.4: symmetrical neighbours; every round space touches 2 or 3 mutually neighbouring territories."""
    neighbours = {item["id"]: item["neighbours"] for item in items_of(data, "territories")}
    for one, others in neighbours.items():
        mutual = all(one in neighbours[other] and one != other for other in others)
        faults.demand(mutual, ("territories", str(one), "neighbours"), "data-neighbours")
    for space in items_of(data, "spaces"):
        touched = space["touches"]
        joined = all(other in neighbours[one] for one in touched for other in touched if other != one)
        fits = joined and len(set(touched)) == len(touched)
        faults.demand(fits, ("spaces", space["id"], "touches"), "data-round-space")


def _check_businesses(data: Data, faults: Faults) -> None:
    """F1.4, F2.4: printed on the board, one in each territory, or a tile of a colour."""
    businesses = items_of(data, "businesses")
    for item in businesses:
        faults.demand(("territory" in item) != ("tile" in item), ("businesses", item["id"]), "data-business")
    printed = sorted(item["territory"] for item in businesses if "territory" in item)
    faults.demand(printed == NUMBERS, ("businesses",), "data-printed-business")
    faults.unique([item["id"] for group in ("businesses", "spaces") for item in items_of(data, group)], ("spaces",))
    for icon in ICON_NAMES:
        most = sum(max(item[side]["icons"].count(icon) for side in ("front", "back")) for item in businesses)
        faults.demand(most <= MOST_ICONS, ("businesses",), "data-icons", what=icon, found=most, most=MOST_ICONS)


def _check_people(data: Data, faults: Faults) -> None:
    """F1.2, F1.5, F15.2: figures, Jobs and dons are of what the rules and the file itself know."""
    for item, shape in zip(items_of(data, "figures"), FIGURE_SHAPES, strict=True):
        OneOf([shape]).check(item["shape"], ("figures", item["id"], "shape"), faults)
    faults.demand("titles" in items_of(data, "figures")[1], ("figures", "member", "titles"), "data-missing-key")
    colours = [item["id"] for item in items_of(data, "job_colours")]
    for job in items_of(data, "jobs"):
        OneOf(colours).check(job["colour"], ("jobs", job["id"], "colour"), faults)
    allies = [item["id"] for item in items_of(data, "allies")]
    for don in items_of(data, "dons"):
        place = ("dons", don["id"])
        faults.demand(sorted(don["order"]) == sorted(USE_NAMES), (*place, "order"), "data-don")
        faults.demand(sorted(don["scan"]) == NUMBERS, (*place, "scan"), "data-scan")
        for ally in don["ally_wish"]:
            OneOf(allies).check(ally, (*place, "ally_wish"), faults)


def _check_enough(data: Data, faults: Faults) -> None:
    """F2.4: each act's deck holds the row, and Jobs and Money suffice for five families."""
    setup = {key: entry["value"] for key, entry in data["setup"].items() if isinstance(entry, dict)}
    acts = [item["act"] for item in items_of(data, "allies")]
    row = max(setup["allies_in_row"][families] for families in FAMILIES)
    for act in range(1, int(ACTS)):
        faults.demand(acts.count(act) >= row, ("allies",), "data-ally-deck", act=act, found=acts.count(act), count=row)
    needed, jobs = int(MOST_SEATS) * setup["start_jobs"] + setup["open_jobs"], len(items_of(data, "jobs"))
    faults.demand(needed <= jobs, ("jobs",), "data-too-few-jobs", found=jobs, count=needed)
    for item in items_of(data, "money"):
        count = int(MOST_SEATS) * setup["start_money"].count(item["id"])
        facts = {"found": item["count"], "count": count}
        faults.demand(count <= item["count"], ("money", item["id"]), "data-too-little-money", **facts)
