"""Number ↔ canonical form of every decision (Decisions). The numbers are fixed: records and learners depend on them.

Each kind of move has a span of numbers, by the positions of its values in the data file; docs/games/speakeasy.md has
the table. Spans have the size of the most that a file can hold (E1.3, E1.4). Their order is that of the rules' table,
so ascending numbers list the options form by form, ``done`` last.
"""

from typing import Final

from mypy_extensions import i64

from omerta.core.game import Json, Shaped
from omerta.core.problems import Damaged
from omerta.games.speakeasy.board import Box
from omerta.games.speakeasy.components import (
    EFFECTS,
    GOAL_NAMES,
    LOCATION_NAMES,
    MODE_NAMES,
    NONE,
    STEP_NAMES,
    TRACK_NAMES,
    TYPE_NAMES,
    ZONE_NAMES,
    space_name,
)
from omerta.games.speakeasy.shapes.views import Zone

CALL_HELPER: Final[i64] = 0  # 21
CAPO_TO: Final[i64] = 21  # location × person, 8 × 4
CAPO_RESTAURANT: Final[i64] = 53
CAPO_PARK: Final[i64] = 54  # from location × person, 8 × 4
CAPO_PARK_RESTAURANT: Final[i64] = 86  # by seat, 4
DO_EFFECT: Final[i64] = 90  # 33
TAKE_DECK: Final[i64] = 123  # 4
RECRUIT: Final[i64] = 127  # 21
COPY: Final[i64] = 148  # 21
TILE_SLOT: Final[i64] = 169  # 6
MEMBER_VIP: Final[i64] = 175
MEMBER_DOCKS: Final[i64] = 176  # 12
SHIFT_TO: Final[i64] = 188  # place × place, 12 × 12
BONUS_ROW: Final[i64] = 332  # 4
LEVEL: Final[i64] = 336  # 5
DISCARD_CARD: Final[i64] = 341  # 48
PLAY: Final[i64] = 389  # 48
HIRE: Final[i64] = 437
PROTECT_SPACE: Final[i64] = 438  # 48
SELL_SPACE: Final[i64] = 486  # 48
ENTER: Final[i64] = 534  # truck × district, 2 × 16
DRIVE: Final[i64] = 566  # truck × district, 2 × 16
LOAD_TRUCK: Final[i64] = 598  # 2
BUY: Final[i64] = 600  # truck × barrels − 1, 2 × 2
UNLOAD: Final[i64] = 604  # truck × space, 2 × 48
AMBUSH_SHIP: Final[i64] = 700  # 4
RIVAL: Final[i64] = 704  # 4
STRIKE: Final[i64] = 708
BARREL_TO: Final[i64] = 709  # 48
RECALL_FROM: Final[i64] = 757  # 12
ASSOCIATE_WITH: Final[i64] = 769  # 20
BUILD: Final[i64] = 789  # 15
AT: Final[i64] = 804  # 48
FORCE_MODE: Final[i64] = 852  # 3
ORDER: Final[i64] = 855  # 4
CITY: Final[i64] = 859  # 54
COOK: Final[i64] = 913  # 17
RETURN: Final[i64] = 930  # tile × slot − 3, 54 × 3
DEFEND_SPACE: Final[i64] = 1092  # space × mode, 48 × 3
YIELD: Final[i64] = 1236  # 48
DONE: Final[i64] = 1284
DEAL_FIRST: Final[i64] = 1285  # 4
DEAL_BLOCK: Final[i64] = 1289  # 16
DEAL_SITE: Final[i64] = 1305  # 16
DEAL_MOBSTER: Final[i64] = 1321  # 20
DEAL_COP: Final[i64] = 1341  # 16
DEAL_TILE: Final[i64] = 1357  # 54
DEAL_GOAL: Final[i64] = 1411  # 30
DEAL_CARD: Final[i64] = 1441  # 48
DEAL_HELPER: Final[i64] = 1489  # 21
DEAL_CRATE: Final[i64] = 1510  # 18
DEAL_PORT: Final[i64] = 1528  # 7
DEAL_JO_LEVEL: Final[i64] = 1535  # 21
DEAL_JO: Final[i64] = 1556  # 21
DEAL_JO_DISTRICT: Final[i64] = 1577  # 16
ACTION_COUNT: Final[i64] = 1593

# What a value stands for: how many there may be, and how a number is written.
_SIZES: Final = {
    "helper": 21, "location": 8, "person": 4, "seat": 4, "effect": 33, "deck": 4, "slot": 6, "place": 12, "row": 4,
    "track": 5, "card": 48, "space": 48, "truck": 2, "district": 16, "barrels": 2, "ship": 4, "mobster": 20,
    "build": 15, "mode": 3, "column": 4, "tile": 54, "goal": 17, "stack": 3, "crate": 18, "port": 7, "jo": 21,
    "goal_tile": 30,
}  # fmt: skip

# Each form: its name, its first number, and for each value its key and what it stands for.
_FORMS: Final = (
    ("call", 0, (("helper", "helper"),)),
    ("capo", 21, (("location", "location"), ("person", "person"))),
    ("do", 90, (("effect", "effect"),)),
    ("take", 123, (("deck", "deck"),)),
    ("recruit", 127, (("helper", "helper"),)),
    ("copy", 148, (("helper", "helper"),)),
    ("tile", 169, (("slot", "slot"),)),
    ("bonus", 332, (("row", "row"),)),
    ("level", 336, (("track", "track"),)),
    ("discard", 341, (("card", "card"),)),
    ("play", 389, (("card", "card"),)),
    ("hire", 437, ()),
    ("protect", 438, (("space", "space"),)),
    ("sell", 486, (("space", "space"),)),
    ("enter", 534, (("truck", "truck"), ("district", "district"))),
    ("drive", 566, (("truck", "truck"), ("district", "district"))),
    ("load", 598, (("truck", "truck"),)),
    ("buy", 600, (("truck", "truck"), ("barrels", "barrels"))),
    ("unload", 604, (("truck", "truck"), ("space", "space"))),
    ("ambush", 700, (("ship", "ship"),)),
    ("rival", 704, (("seat", "seat"),)),
    ("strike", 708, ()),
    ("barrel", 709, (("space", "space"),)),
    ("associate", 769, (("mobster", "mobster"),)),
    ("build", 789, (("slot", "build"),)),
    ("at", 804, (("space", "space"),)),
    ("force", 852, (("mode", "mode"),)),
    ("order", 855, (("column", "column"),)),
    ("city", 859, (("tile", "tile"),)),
    ("cook", 913, (("goal", "goal"),)),
    ("return", 930, (("tile", "tile"), ("slot", "stack"))),
    ("defend", 1092, (("space", "space"), ("mode", "mode"))),
    ("yield", 1236, (("space", "space"),)),
    ("done", 1284, ()),
    ("deal", 1285, (("first", "seat"),)),
    ("deal", 1289, (("block", "district"),)),
    ("deal", 1305, (("site", "district"),)),
    ("deal", 1321, (("mobster", "mobster"),)),
    ("deal", 1341, (("cop", "district"),)),
    ("deal", 1357, (("tile", "tile"),)),
    ("deal", 1411, (("goal", "goal_tile"),)),
    ("deal", 1441, (("card", "card"),)),
    ("deal", 1489, (("helper", "helper"),)),
    ("deal", 1510, (("crate", "crate"),)),
    ("deal", 1528, (("port", "port"),)),
    ("deal", 1535, (("jo_level", "jo"),)),
    ("deal", 1556, (("jo", "jo"),)),
    ("deal", 1577, (("jo_district", "district"),)),
)

_NAMED: Final = {
    "location": LOCATION_NAMES,
    "effect": STEP_NAMES[: int(EFFECTS)],
    "deck": TYPE_NAMES,
    "track": TRACK_NAMES[:5],
    "mode": MODE_NAMES,
    "goal": GOAL_NAMES,
}
_COUNTED_FROM: Final = {"row": 1, "district": 1, "barrels": 1, "stack": 3}


def move_of(box: Box, action: i64) -> Json | None:
    """The canonical form; None for a number that means nothing with this file."""
    if action < 0 or action >= ACTION_COUNT:
        return None
    if not box.moves:
        # Whole at once: another thread finds none or all, and may make the same again.
        box.moves = [_made(box, number) for number in range(ACTION_COUNT)]
    move = box.moves[action]
    return None if move is None else dict(move)


def _made(box: Box, action: i64) -> Json | None:
    special = _special_move(action)
    if special is not None:
        return special
    for name, first, values in reversed(_FORMS):
        if action >= first:
            return _form(box, name, int(action) - first, values)
    return None


def _form(box: Box, name: str, rest: int, values: tuple[tuple[str, str], ...]) -> Json | None:
    move: Json = {"move": name}
    numbers: list[int] = []
    for _, kind in reversed(values):
        numbers.insert(0, rest % _SIZES[kind])
        rest //= _SIZES[kind]
    if rest > 0:
        return None
    for (key, kind), number in zip(values, numbers, strict=True):
        written = _written(box, kind, number)
        if written is None:
            return None
        move[key] = written
    return None if name == "capo" and move["location"] in ("restaurant", "park") else move


def _special_move(action: i64) -> Json | None:
    """The forms whose values are not simply one after another."""
    if action == CAPO_RESTAURANT:
        return {"move": "capo", "location": "restaurant"}
    if CAPO_PARK <= action < CAPO_PARK_RESTAURANT:
        place, person = int(action - CAPO_PARK) // 4, int(action - CAPO_PARK) % 4
        name = LOCATION_NAMES[place]
        known = name not in ("restaurant", "park")
        return {"move": "capo", "location": "park", "from": name, "person": person} if known else None
    if CAPO_PARK_RESTAURANT <= action < DO_EFFECT:
        seat = int(action - CAPO_PARK_RESTAURANT)
        return {"move": "capo", "location": "park", "from": "restaurant", "seat": seat}
    if action == MEMBER_VIP:
        return {"move": "member", "to": "vip"}
    if MEMBER_DOCKS <= action < SHIFT_TO:
        zone, row = place_json(action - MEMBER_DOCKS)
        return {"move": "member", "to": "docks", "zone": zone, "row": row}
    if SHIFT_TO <= action < BONUS_ROW:
        return _shift_move(int(action - SHIFT_TO))
    if RECALL_FROM <= action < ASSOCIATE_WITH:
        zone, row = place_json(action - RECALL_FROM)
        return {"move": "recall", "zone": zone, "row": row}
    return None


def _shift_move(number: int) -> Json | None:
    here, there = number // 12, number % 12
    if here == there:
        return None
    (zone, row), (to_zone, to_row) = place_json(here), place_json(there)
    return {"move": "shift", "zone": zone, "row": row, "to_zone": to_zone, "to_row": to_row}


def place_json(place: i64) -> tuple[Zone, int]:
    """E3.7: a place of the Docks as Zone and row."""
    return ZONE_NAMES[int(place) // 4], int(place) % 4 + 1


def _written(box: Box, kind: str, number: int) -> object:
    """A value as canonical forms write it; None where the file has no such thing."""
    if kind in _NAMED:
        return _NAMED[kind][number]
    if kind == "space":
        return space_name(number)
    names = names_of(box, kind)
    if names is not None:
        return names[number] if number < len(names) else None
    return number + _COUNTED_FROM.get(kind, 0)


def names_of(box: Box, kind: str) -> list[str] | list[int] | None:
    """The file's ids of a kind of thing."""
    if kind == "helper":
        return box.helper_names
    if kind == "crate":
        return box.crate_names
    return {
        "card": box.card_names,
        "ship": box.ship_names,
        "mobster": box.mobster_names,
        "build": box.slot_names,
        "tile": box.tile_names,
        "goal_tile": box.tile_goal_names,
        "jo": box.jo_names,
    }.get(kind)


def action_of(box: Box, move: Shaped) -> int:
    """The number of a canonical move; Damaged says what does not make one."""
    name = move.get("move")
    if name in ("capo", "member", "shift", "recall"):
        return _special_action(box, move)
    for form, first, values in _FORMS:
        if form == name and (form != "deal" or any(key in move for key, _ in values)):
            number = 0
            for key, kind in values:
                number = number * _SIZES[kind] + _number(box, move, key, kind)
            return first + number
    raise Damaged("move-unknown", {"what": str(name)})


def _special_action(box: Box, move: Shaped) -> int:
    name = move["move"]
    if name == "capo":
        return _capo_action(box, move)
    if name == "member" and move.get("to") != "docks":
        return _vip_action(move)
    here = _place(box, move, "zone", "row")
    if name == "member":
        return int(MEMBER_DOCKS) + here
    if name == "recall":
        return int(RECALL_FROM) + here
    return int(SHIFT_TO) + 12 * here + _place(box, move, "to_zone", "to_row")


def _vip_action(move: Shaped) -> int:
    if move.get("to") != "vip":
        raise Damaged("move-value", {"key": "to", "least": 0, "most": 1})
    return int(MEMBER_VIP)


def _capo_action(box: Box, move: Shaped) -> int:
    place = _number(box, move, "location", "location")
    if LOCATION_NAMES[place] == "restaurant":
        return int(CAPO_RESTAURANT)
    if LOCATION_NAMES[place] != "park":
        return int(CAPO_TO) + 4 * place + _number(box, move, "person", "person")
    origin = _number(box, move, "from", "location")
    if LOCATION_NAMES[origin] == "restaurant":
        return int(CAPO_PARK_RESTAURANT) + _number(box, move, "seat", "seat")
    return int(CAPO_PARK) + 4 * origin + _number(box, move, "person", "person")


def _place(box: Box, move: Shaped, zone: str, row: str) -> int:
    name = move.get(zone)
    if name not in ZONE_NAMES:
        raise Damaged("move-value", {"key": zone, "least": 0, "most": 2})
    return 4 * ZONE_NAMES.index(str(name)) + _number(box, move, row, "row")


def _number(box: Box, move: Shaped, key: str, kind: str) -> int:
    """The number of a value; the one that writes itself so."""
    value = move.get(key)
    for number in range(_SIZES[kind]):
        written = _written(box, kind, number)
        if written is not None and written == value and type(written) is type(value):
            return number
    raise Damaged("move-value", {"key": key, "least": 0, "most": _SIZES[kind] - 1})


def space_of(name: int) -> i64:
    """E3.2: the space of a name, or NONE."""
    district, place = name // 10 - 1, name % 10
    return 3 * district + place if 0 <= district < 16 and 0 <= place < 3 else NONE
