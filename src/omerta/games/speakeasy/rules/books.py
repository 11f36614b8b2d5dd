"""E18: goals and Books."""

from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.core.problems import Facts
from omerta.games.speakeasy.components import (
    BARREL_IN_EACH_ZONE,
    BUILDINGS_WITH_BARRELS,
    CRATES_OWNED,
    FIRST_PARK_GOAL,
    FIRST_ZONE_GOAL,
    GOAL_NAMES,
    GOALS,
    INFAMY_AT_LEAST,
    KIND_IN_EACH_ZONE,
    KIND_WITH_BARREL,
    LEVELS_AT_LEAST,
    LEVERAGE_TOTAL,
    NONE,
    PROTECTED_BUILDINGS,
    PROTECTED_DISTRICTS,
    SPACES,
    STRENGTH,
    TOTAL_STRENGTH,
    TRACKS,
    WIDTH,
    ZONE_COUNT,
    ZONE_PAIR,
    ZONES,
    Seat,
    Space,
    Zone,
)
from omerta.games.speakeasy.moves import COOK, DONE
from omerta.games.speakeasy.rules.counting import associate_strength, protected_buildings
from omerta.games.speakeasy.rules.ground import is_bar, is_operating, zone_at
from omerta.games.speakeasy.rules.money import save
from omerta.games.speakeasy.rules.protection import free_leverage
from omerta.games.speakeasy.rules.todo import count_down, push_list, step_seat
from omerta.games.speakeasy.state import (
    BOOKS_HELD,
    CASK,
    CRATES_HELD,
    GOONS_HELD,
    KIND,
    LEVERAGE,
    MEMBER,
    OWNER,
    PLACED,
    SPOT,
    SpeakeasyState,
    add,
    bits,
    infamy,
    is_jo,
    level,
    number,
    of,
)


def requirement(s: SpeakeasyState, goal: i64) -> i64:
    """The row of the data that a goal asks for: its own, or that of the tile laid there (E18.2)."""
    return goal if goal < FIRST_ZONE_GOAL else FIRST_ZONE_GOAL + s.goals[goal - FIRST_ZONE_GOAL]


def has_room(s: SpeakeasyState, seat: Seat, goal: i64) -> bool:
    """E18.1: a free place, and no Book of the seat."""
    first = s.books[2 * goal]
    if first == NONE:
        return True
    return first != seat and s.books[2 * goal + 1] == NONE and s.box.books_per_goal > 1


def may_cook(s: SpeakeasyState, seat: Seat, goal: i64) -> bool:
    return has_room(s, seat, goal) and meets(s, seat, goal)


def can_cook(s: SpeakeasyState, seat: Seat) -> bool:
    """E18.1: possible with a Book and such a goal."""
    if of(s, seat, BOOKS_HELD) == 0:
        return False
    for goal in range(GOALS):
        if may_cook(s, seat, goal):
            return True
    return False


def options(s: SpeakeasyState, into: Actions) -> None:
    seat = step_seat(s)
    if of(s, seat, BOOKS_HELD) > 0:
        for goal in range(GOALS):
            if may_cook(s, seat, goal):
                into.add(COOK + goal)
    into.add(DONE)


def place_book(s: SpeakeasyState, seat: Seat, goal: i64) -> None:
    s.books[2 * goal + (0 if s.books[2 * goal] == NONE else 1)] = seat
    add(s, seat, PLACED, 1)


def money_of(s: SpeakeasyState, goal: i64) -> i64:
    """E18.3: of a Central Park goal the space's money and benefit count."""
    if goal >= FIRST_PARK_GOAL:
        return s.box.park_money[goal - FIRST_PARK_GOAL]
    return s.box.goal_money[requirement(s, goal)]


def benefit_of(s: SpeakeasyState, goal: i64) -> i64:
    if goal >= FIRST_PARK_GOAL:
        return s.box.park_benefit[goal - FIRST_PARK_GOAL]
    return s.box.goal_benefit[requirement(s, goal)]


def cook(s: SpeakeasyState, action: i64) -> None:
    """E18.1: a Book to the goal, money to the safe, the benefit."""
    seat, goal = step_seat(s), action - COOK
    count_down(s)
    add(s, seat, BOOKS_HELD, -1)
    place_book(s, seat, goal)
    save(s, seat, money_of(s, goal))
    if s.journal is not None:
        facts: Facts = {"seat": int(seat), "goal": GOAL_NAMES[goal], "sum": int(money_of(s, goal))}
        s.journal.tell("cooked", "E18.1", facts)
    push_list(s, seat, benefit_of(s, goal))


def meets(s: SpeakeasyState, seat: Seat, goal: i64) -> bool:
    """E18.2–E18.5: whether a seat meets a goal now."""
    row = requirement(s, goal)
    need, wanted = s.box.need[row], s.box.need_n[row]
    if need == ZONE_PAIR or need == ZONE_COUNT:
        return _meets_zone(s, seat, row, goal - FIRST_ZONE_GOAL)
    if need == LEVELS_AT_LEAST:
        return _levels(s, seat, s.box.need_level[row]) >= wanted
    if need < ZONE_PAIR or need in (PROTECTED_BUILDINGS, LEVERAGE_TOTAL, TOTAL_STRENGTH):
        return _owned(s, seat, need) >= wanted
    return _meets_on_map(s, seat, row)


def reached(s: SpeakeasyState, seat: Seat, goal: i64) -> i64:
    """E18.2–E18.5: how much a seat has of what a goal counts; NONE for a pair, which is there or not."""
    row = requirement(s, goal)
    need = s.box.need[row]
    if need == ZONE_PAIR:
        return NONE
    if need == ZONE_COUNT:
        return _in_zone(s, seat, goal - FIRST_ZONE_GOAL, s.box.need_kind[row])
    if need == LEVELS_AT_LEAST:
        return _levels(s, seat, s.box.need_level[row])
    if need < ZONE_PAIR or need in (PROTECTED_BUILDINGS, LEVERAGE_TOTAL, TOTAL_STRENGTH):
        return _owned(s, seat, need)
    return _found_on_map(s, seat, row)


def wanted(s: SpeakeasyState, goal: i64) -> i64:
    """How much of it a goal asks for."""
    row = requirement(s, goal)
    return ZONES if s.box.need[row] in (KIND_IN_EACH_ZONE, BARREL_IN_EACH_ZONE) else s.box.need_n[row]


def _owned(s: SpeakeasyState, seat: Seat, need: i64) -> i64:
    """What is counted without looking at kinds."""
    if need == CRATES_OWNED:
        return bits(of(s, seat, CRATES_HELD))
    if need == PROTECTED_DISTRICTS:
        return _protected_districts(s, seat)
    if need == INFAMY_AT_LEAST:
        return infamy(s, seat)
    if need == PROTECTED_BUILDINGS:
        return protected_buildings(s, seat)
    if need == LEVERAGE_TOTAL:
        return 0 if is_jo(s, seat) else free_leverage(s, seat) + of(s, seat, LEVERAGE)
    return number(s, seat, STRENGTH) + associate_strength(s, seat) + of(s, seat, GOONS_HELD)


def _levels(s: SpeakeasyState, seat: Seat, least: i64) -> i64:
    count: i64 = 0
    for track in range(TRACKS):
        if level(s, seat, track) >= least:
            count += 1
    return count


def _protected_districts(s: SpeakeasyState, seat: Seat) -> i64:
    found: i64 = 0
    for space in range(SPACES):
        if s.spaces[space * SPOT + OWNER] == seat and s.spaces[space * SPOT + MEMBER] == 1:
            found |= i64(1) << (space // WIDTH)
    return bits(found)


def _protected_kind(s: SpeakeasyState, seat: Seat, space: Space, kind: i64) -> bool:
    """E18.3: of a Zone goal only protected buildings count."""
    base = space * SPOT
    return s.spaces[base + OWNER] == seat and s.spaces[base + KIND] == kind and s.spaces[base + MEMBER] == 1


def _meets_zone(s: SpeakeasyState, seat: Seat, row: i64, zone: Zone) -> bool:
    """E18.3, E18.5: so many of a kind, or two different buildings of two kinds in one district or in two."""
    box = s.box
    if box.need[row] == ZONE_COUNT:
        return _in_zone(s, seat, zone, box.need_kind[row]) >= box.need_n[row]
    for one in range(SPACES):
        if zone_at(s, one) == zone and _protected_kind(s, seat, one, box.need_kind[row]):
            for other in range(SPACES):
                if other != one and _pairs(s, seat, row, one, other):
                    return True
    return False


def _pairs(s: SpeakeasyState, seat: Seat, row: i64, one: Space, other: Space) -> bool:
    """E18.5: the second of two buildings, in the same district or in another of the Zone."""
    if zone_at(s, other) != zone_at(s, one) or not _protected_kind(s, seat, other, s.box.need_other[row]):
        return False
    return (one // WIDTH == other // WIDTH) == (s.box.need_same[row] == 1)


def _in_zone(s: SpeakeasyState, seat: Seat, zone: Zone, kind: i64) -> i64:
    count: i64 = 0
    for space in range(SPACES):
        if zone_at(s, space) == zone and _protected_kind(s, seat, space, kind):
            count += 1
    return count


def _meets_on_map(s: SpeakeasyState, seat: Seat, row: i64) -> bool:
    found = _found_on_map(s, seat, row)
    if s.box.need[row] == KIND_IN_EACH_ZONE or s.box.need[row] == BARREL_IN_EACH_ZONE:
        return found == ZONES
    return found >= s.box.need_n[row]


def _found_on_map(s: SpeakeasyState, seat: Seat, row: i64) -> i64:
    """E18.3, E18.4: buildings and barrels of the whole map, or the Zones that have one."""
    need = s.box.need[row]
    count: i64 = 0
    zones: i64 = 0
    for space in range(SPACES):
        if _counts(s, seat, row, space):
            count += 1
            zones |= i64(1) << zone_at(s, space)
    return bits(zones) if need == KIND_IN_EACH_ZONE or need == BARREL_IN_EACH_ZONE else count


def _counts(s: SpeakeasyState, seat: Seat, row: i64, space: Space) -> bool:
    base, need = space * SPOT, s.box.need[row]
    if s.spaces[base + OWNER] != seat or (s.box.need_anyway[row] == 0 and not is_operating(s, space)):
        return False
    if s.box.need_kind[row] != NONE and s.spaces[base + KIND] != s.box.need_kind[row]:
        return False
    if need in (KIND_WITH_BARREL, BUILDINGS_WITH_BARRELS, BARREL_IN_EACH_ZONE):
        return s.spaces[base + CASK] == 1 and is_bar(s.spaces[base + KIND])
    return True
