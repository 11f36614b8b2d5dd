"""The list of steps as JSON, out and in (Position, ``todo``)."""

from typing import Final, Literal

from mypy_extensions import i64

from omerta.games.speakeasy.board import Box
from omerta.games.speakeasy.components import (
    BARREL,
    BONUS,
    BOOK,
    BUILD_BIG,
    BUILD_SMALL,
    CASH,
    CHOOSE,
    CITY_TILE,
    COOK_BOOKS,
    DATA_STEPS,
    DEAL,
    DEFEND,
    DELIVER,
    DISCARD,
    DISCARD_FOR_LEVEL,
    ERECT,
    FAMILY_MEMBER,
    FORCE,
    GOON_FREE,
    HELPER_CARD,
    JO_LEVEL,
    JO_MEMBER,
    JO_PLACE,
    KIND_NAMES,
    LEVEL_UP,
    LEVERAGE_TOKEN,
    NONE,
    PILE_CARD,
    PILE_COP,
    PILE_CRATE,
    PILE_GOAL,
    PILE_HELPER,
    PILE_MOBSTER,
    PILE_NAMES,
    PILE_PORT,
    PILE_SITE,
    PILE_TILE,
    PLACE,
    PLAY_CARD,
    PLAY_CITY_TILES,
    PROTECT,
    RAID,
    RECALL,
    RISE,
    ROW,
    SAIL,
    SELL,
    SHIFT,
    STEP_NAMES,
    TAKE_CARD,
    TAKE_OVER_ANY,
    TRACK_NAMES,
    TYPE_NAMES,
    WAR_END,
    WHY_NAMES,
    WIDTH,
    ZONE_NAMES,
    space_name,
)
from omerta.games.speakeasy.moves import place_json
from omerta.games.speakeasy.rules.ships import hired_of
from omerta.games.speakeasy.rules.todo import repeats
from omerta.games.speakeasy.shapes.views import EffectJson, JoSymbol, StepFieldsJson, StepJson
from omerta.games.speakeasy.state import FRAME, SpeakeasyState

ONLY_NAMES: Final[tuple[Literal["docks", "vip"], ...]] = ("docks", "vip")
SYMBOLS: Final[tuple[JoSymbol, ...]] = ("jo_member", "jo_helper")
COUNTED: Final = frozenset(
    int(code) for code in (GOON_FREE, FAMILY_MEMBER, LEVERAGE_TOKEN, BOOK, CITY_TILE, HELPER_CARD, LEVEL_UP, CASH)
)  # effects with a number n
NAMED: Final[dict[int, Literal["type", "track"]]] = {
    int(TAKE_CARD): "type", int(LEVEL_UP): "track", int(DISCARD_FOR_LEVEL): "track", int(PLAY_CARD): "type",
}  # fmt: skip


def todo_json(s: SpeakeasyState) -> list[StepJson]:
    """The steps, the one being decided first."""
    return [step_json(s.box, s.players, frame_of(s, i), i == s.depth - 1) for i in range(s.depth - 1, -1, -1)]


def frame_of(s: SpeakeasyState, place: i64) -> list[int]:
    base = place * FRAME
    return [int(s.todo[base + i]) for i in range(FRAME - 1)]


def step_json(box: Box, players: i64, frame: list[int], first: bool) -> StepJson:
    """One step. An effect that waits has the parameters of the data only."""
    code, seat = frame[0], None if frame[1] == NONE else frame[1]
    return {"step": STEP_NAMES[code], "seat": seat, **_fields_json(box, players, frame, first)}


def _fields_json(box: Box, players: i64, frame: list[int], first: bool) -> StepFieldsJson:
    code = frame[0]
    if code == CHOOSE:
        return {"left": _left_json(box, frame[2], frame[3]), "n": frame[4], "stop": frame[5] == 1}
    if code == ROW:
        return {"left": _left_json(box, frame[2], frame[3])}
    if code == DEAL:
        return _deal_json(box, frame)
    return _effect_json(code, frame, first) if code < DATA_STEPS else _own_json(box, players, code, frame)


def _left_json(box: Box, effects: int, left: int) -> list[EffectJson]:
    first = int(box.list_start[effects])
    count = int(box.list_start[effects + 1]) - first
    return [box.effect_texts[first + i].copy() for i in range(count) if (left >> i) & 1]


def _effect_json(code: int, frame: list[int], first: bool) -> StepFieldsJson:
    """The parameters of the data; of the first step all fields."""
    fields: StepFieldsJson = {}
    if code in NAMED:
        fields[NAMED[code]] = TRACK_NAMES[frame[3]]
    if code in COUNTED and frame[2] != NONE:
        fields["n"] = frame[2]
    if code == PLAY_CITY_TILES or code == COOK_BOOKS:
        fields["left"] = frame[2]
    elif code == PLAY_CARD and (first or frame[4] != NONE):
        fields["range"] = None if frame[4] == NONE else frame[4]
    elif code == FAMILY_MEMBER and (first or frame[4] != NONE):
        fields["only"] = None if frame[4] == NONE else ONLY_NAMES[frame[4]]
    elif BUILD_SMALL <= code <= TAKE_OVER_ANY and (first or code in (BUILD_SMALL, BUILD_BIG)):
        fields["times"] = int(repeats(frame[2]))
    elif code >= JO_PLACE:
        return _jo_json(code, frame)
    else:
        fields.update(_opened_json(code, frame) if first else _waiting_json(code, frame))
    return fields


def _waiting_json(code: int, frame: list[int]) -> StepFieldsJson:
    """E10.16, E16.7: what the card being played adds to the delivery to come, if the file says that only there."""
    return {"range": frame[4]} if code == DELIVER and frame[4] > 0 else {}


def _opened_json(code: int, frame: list[int]) -> StepFieldsJson:
    if code == SELL:
        return {"left": frame[2]}
    if code == PROTECT:
        return {"spent": frame[2]}
    return {"bonus": frame[2], "used": [frame[5], frame[6]]} if code == DELIVER else {}


def _jo_json(code: int, frame: list[int]) -> StepFieldsJson:
    if code == JO_LEVEL:
        return {"track": TRACK_NAMES[frame[3]]}
    if code == JO_MEMBER:
        return {"zone": ZONE_NAMES[frame[3]]}
    if code != JO_PLACE:
        return {}
    fields: StepFieldsJson = {"kind": KIND_NAMES[frame[3]], "n": int(repeats(frame[2]))}
    if frame[4] != NONE:
        fields["open"] = [name for bit, name in enumerate(SYMBOLS) if (frame[4] >> bit) & 1]
    return fields


def _deal_json(box: Box, frame: list[int]) -> StepFieldsJson:
    pile, where = frame[2], frame[3]
    fields: StepFieldsJson = {"pile": PILE_NAMES[pile]}
    if pile in (PILE_SITE, PILE_COP):
        fields["left"] = where
    elif pile == PILE_MOBSTER:
        fields["district"] = where + 1
    elif pile == PILE_TILE:
        fields.update({"slot": frame[4]} if where == NONE else {"space": space_name(where)})
    elif pile == PILE_CARD:
        fields["type"] = TYPE_NAMES[where]
    elif pile in (PILE_HELPER, PILE_GOAL):
        fields["place"] = where
    elif pile in (PILE_CRATE, PILE_PORT) and where != NONE:
        fields["ship"] = box.ship_names[where]
    return fields


def _own_json(box: Box, players: i64, code: int, frame: list[int]) -> StepFieldsJson:
    """The engine's own steps show all their fields."""
    a, b = frame[2], frame[3]
    if code in (RAID, BARREL, SAIL):
        if code == RAID:
            return {"ship": box.ship_names[a], "hired": [int(hired_of(b, seat)) for seat in range(players)]}
        return {"ship": box.ship_names[a]}
    if code == PLACE:
        return {"slot": box.slot_names[a], "by": STEP_NAMES[b]}
    if code == ERECT:
        return {"slot": box.slot_names[a], "space": space_name(b), "by": STEP_NAMES[frame[4]]}
    if code == DEFEND:
        return {"district": a + 1, "left": [space_name(a * WIDTH + i) for i in range(3) if (b >> i) & 1]}
    return _plain_json(code, a, b)


def _plain_json(code: int, a: int, b: int) -> StepFieldsJson:
    if code == SHIFT:
        return {"moved": [list(place) for place in _moved_json(a)]}
    if code == BONUS:
        return {"row": a + 1}
    if code == DISCARD:
        return {"left": a, "why": WHY_NAMES[b]}
    if code == RECALL:
        return {"zone": ZONE_NAMES[a]}
    if code == FORCE:
        return {"space": space_name(a)}
    if code == RISE:
        return {"track": TRACK_NAMES[a]}
    return {"district": a + 1} if code == WAR_END else {}


def _moved_json(moved: int) -> list[tuple[str, int]]:
    places: list[tuple[str, int]] = []
    while moved:
        places.append(place_json((moved & 15) - 1))
        moved >>= 4
    return places
