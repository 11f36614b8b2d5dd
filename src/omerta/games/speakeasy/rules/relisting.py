"""The list of steps from JSON back into frames: the mirror of listing."""

from collections.abc import Sequence
from typing import Final

from omerta.core.game import Json
from omerta.core.problems import Impossible
from omerta.core.reading import check_items, check_whole, flag, items, value, whole, wholes
from omerta.games.speakeasy.components import (
    BARREL,
    BONUS,
    BUILD_SMALL,
    CASH,
    CHOOSE,
    COOK_BOOKS,
    COPS,
    DATA_STEPS,
    DEAL,
    DEFEND,
    DELIVER,
    DISCARD,
    ERECT,
    EXCHANGE_CAPOS,
    FAMILY_MEMBER,
    FORCE,
    JO_LEVEL,
    JO_MEMBER,
    JO_PLACE,
    JO_TURN,
    KIND_NAMES,
    LOCATIONS,
    NONE,
    PARK,
    PAYOUT,
    PERSONS,
    PILE_CARD,
    PILE_COP,
    PILE_CRATE,
    PILE_HELPER,
    PILE_JO,
    PILE_JO_DISTRICT,
    PILE_MOBSTER,
    PILE_NAMES,
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
    TAKE_OVER_ANY,
    TRACK_NAMES,
    TYPE_NAMES,
    WAR_END,
    WHY_NAMES,
    ZONE_NAMES,
)
from omerta.games.speakeasy.moves import space_of
from omerta.games.speakeasy.rules.listing import COUNTED, NAMED, ONLY_NAMES, SYMBOLS
from omerta.games.speakeasy.rules.todo import push
from omerta.games.speakeasy.state import SpeakeasyState

SEATLESS: Final = (int(DEAL), int(WAR_END), int(COPS), int(PAYOUT))


def index_of(names: Sequence[object], given: object, key: str) -> int:
    """The number of an id."""
    for number, name in enumerate(names):
        if name == given and type(name) is type(given):
            return number
    raise Impossible("unknown-id", {"key": key, "what": str(given)}, "E2.1")


def read_todo(s: SpeakeasyState, given: list[object]) -> None:
    """Each step, the last one first."""
    if len(given) > 60:
        raise Impossible("wrong-length", {"key": "todo", "length": 60, "found": len(given)})
    for number in range(len(given) - 1, -1, -1):
        step = given[number]
        if not isinstance(step, dict):
            raise Impossible("not-an-object", {"key": "todo"})
        _read_step(s, step, number == 0)


def _read_step(s: SpeakeasyState, step: Json, first: bool) -> None:
    code = index_of(STEP_NAMES, value(step, "step"), "step")
    if code == EXCHANGE_CAPOS:
        raise Impossible("unknown-id", {"key": "step", "what": "exchange_capos"}, "E2.1")
    seat = value(step, "seat")
    if (seat is None) != (code in SEATLESS):
        raise Impossible("stage-disagrees", {"what": STEP_NAMES[code]}, "E6.6")
    who = int(NONE) if seat is None else check_whole(seat, "seat", 0, int(s.players) - 1)
    if (JO_PLACE <= code < DATA_STEPS or code == JO_TURN) and not (s.solo and who == 1):
        raise Impossible("stage-disagrees", {"what": STEP_NAMES[code]}, "E23.1")
    fields = _fields(s, code, step, first)
    fields += [int(NONE)] * (5 - len(fields))
    push(s, code, who, fields[0], fields[1], fields[2], fields[3], fields[4])


def _fields(s: SpeakeasyState, code: int, step: Json, first: bool) -> list[int]:
    if code == CHOOSE or code == ROW:
        return _choice(s, code, step)
    if code == DEAL:
        return _deal(s, step)
    if code >= JO_PLACE and code < DATA_STEPS:
        return _jo(code, step)
    if code < DATA_STEPS:
        return _effect(code, step, first)
    return _own(s, code, step)


def _choice(s: SpeakeasyState, code: int, step: Json) -> list[int]:
    """The list of the data that holds what is left, and which of it."""
    left = items(step, "left")
    candidates = [int(row) for row in s.box.choices] if code == CHOOSE else _rows(s)
    for effects in candidates:
        mask = _part_of(s, effects, left)
        if mask:
            if code == ROW:
                return [effects, mask]
            return [effects, mask, whole(step, "n", 1, 3), int(flag(step, "stop"))]
    raise Impossible("unknown-id", {"key": "left", "what": str(left)[:80]}, "E16.4")


def _rows(s: SpeakeasyState) -> list[int]:
    """The rows of the person who is visited first, then all others."""
    places = [int(s.visit)] if s.visit != NONE else []
    places += [place for place in range(LOCATIONS) if place != PARK]
    found: list[int] = []
    for place in places:
        found.append(int(s.box.boxed_actions[place]))
        found += [int(s.box.own_actions[place * PERSONS + person]) for person in range(PERSONS)]
    return found


def _part_of(s: SpeakeasyState, effects: int, left: list[object]) -> int:
    """Bits of the effects of a list that are left; 0 where it does not hold them all, in order."""
    mask, place = 0, int(s.box.list_start[effects])
    last = int(s.box.list_start[effects + 1])
    for one in left:
        while place < last and s.box.effect_texts[place] != one:
            place += 1
        if place == last:
            return 0
        mask |= 1 << (place - int(s.box.list_start[effects]))
        place += 1
    return mask


def _effect(code: int, step: Json, first: bool) -> list[int]:
    """An effect of the data; of the first step its fields too."""
    number, what, more = [int(NONE)] * 3
    if code in NAMED:
        what = index_of(TRACK_NAMES if code in (0, 8, 13) else TRACK_NAMES[:5], value(step, NAMED[code]), NAMED[code])
    if code in COUNTED and "n" in step:
        number = whole(step, "n", 1, 999 if code == CASH else 20)
    if code in (PLAY_CITY_TILES, COOK_BOOKS):
        number = whole(step, "left", 1, 9)
    elif code == PLAY_CARD and step.get("range") is not None:
        more = whole(step, "range", 0, 20)
    elif code == FAMILY_MEMBER and step.get("only") is not None:
        more = index_of(ONLY_NAMES, step["only"], "only")
    elif BUILD_SMALL <= code <= TAKE_OVER_ANY and "times" in step:
        number = whole(step, "times", 1, 9)
    elif first and code in (SELL, PROTECT):
        number = whole(step, "left" if code == SELL else "spent", 0, 99)
    elif code == DELIVER:
        return _delivery(step, first)
    return [number, what, more]


def _delivery(step: Json, first: bool) -> list[int]:
    """What has begun says what is left of the range, what waits (E10.16, E16.7) what a card adds to it."""
    if first:
        return [whole(step, "bonus", 0, 99), int(NONE), int(NONE), *wholes(step, "used", 0, 99, 2)]
    return [int(NONE), int(NONE), whole(step, "range", 1, 99) if "range" in step else int(NONE)]


def _jo(code: int, step: Json) -> list[int]:
    if code == JO_LEVEL:
        return [int(NONE), index_of(TRACK_NAMES[:4], value(step, "track"), "track")]
    if code == JO_MEMBER:
        return [int(NONE), index_of(ZONE_NAMES, value(step, "zone"), "zone")]
    if code != JO_PLACE:
        return []
    opened = int(NONE)
    if "open" in step:
        opened = sum({1 << index_of(SYMBOLS, name, "open") for name in items(step, "open")})
    return [whole(step, "n", 1, 9), index_of(KIND_NAMES, value(step, "kind"), "kind"), opened]


def _deal(s: SpeakeasyState, step: Json) -> list[int]:
    pile = index_of(PILE_NAMES, value(step, "pile"), "pile")
    if pile in (PILE_SITE, PILE_COP):
        return [pile, whole(step, "left", 1, 16), 1]
    if pile == PILE_MOBSTER:
        return [pile, whole(step, "district", 1, 16) - 1]
    if pile == PILE_TILE:
        return [pile, int(NONE), whole(step, "slot", 0, 2)]
    if pile == PILE_CARD:
        return [pile, index_of(TYPE_NAMES, value(step, "type"), "type"), int(NONE)]
    if pile == PILE_HELPER:
        return [pile, whole(step, "place", 0, 2)]
    if pile == PILE_CRATE or (s.solo and pile in (PILE_JO, PILE_JO_DISTRICT)):
        return [pile]
    raise Impossible("unknown-id", {"key": "pile", "what": PILE_NAMES[pile]}, "E4.3")


def _own(s: SpeakeasyState, code: int, step: Json) -> list[int]:
    if code in (RAID, BARREL, SAIL):
        ship = index_of(s.box.ship_names, value(step, "ship"), "ship")
        if code != RAID:
            return [ship]
        hired = wholes(step, "hired", 0, 4, int(s.players))
        return [ship, sum(count << (4 * seat) for seat, count in enumerate(hired))]
    if code in (PLACE, ERECT):
        slot = index_of(s.box.slot_names, value(step, "slot"), "slot")
        by = index_of(STEP_NAMES, value(step, "by"), "by")
        return [slot, by] if code == PLACE else [slot, _space(step), by]
    if code == DEFEND:
        district = whole(step, "district", 1, 16) - 1
        spaces = [space_of(name) for name in wholes(step, "left", 10, 169)]
        return [district, int(sum(1 << (space - 3 * district) for space in spaces if space // 3 == district))]
    return _plain(code, step)


def _space(step: Json) -> int:
    space = int(space_of(whole(step, "space", 10, 169)))
    if space == NONE:
        raise Impossible("unknown-id", {"key": "space", "what": str(step["space"])}, "E3.2")
    return space


def _plain(code: int, step: Json) -> list[int]:
    if code == SHIFT:
        return [_moved(step)]
    if code == BONUS:
        return [whole(step, "row", 1, 4) - 1]
    if code == DISCARD:
        return [whole(step, "left", 1, 9), index_of(WHY_NAMES, value(step, "why"), "why")]
    if code == RECALL:
        return [index_of(ZONE_NAMES, value(step, "zone"), "zone")]
    if code == FORCE:
        return [_space(step)]
    if code == RISE:
        return [index_of(TRACK_NAMES[:5], value(step, "track"), "track")]
    return [whole(step, "district", 1, 16) - 1] if code == WAR_END else []


def _moved(step: Json) -> int:
    moved = 0
    for place, given in enumerate(items(step, "moved")[:12]):
        pair = check_items(given, "moved", 2)
        zone, row = index_of(ZONE_NAMES, pair[0], "moved"), check_whole(pair[1], "moved", 1, 4)
        moved |= (4 * zone + row) << (4 * place)
    return moved
