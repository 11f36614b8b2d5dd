"""E14: Associates."""

from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.games.speakeasy.components import (
    CITY_TILE,
    DISTRICTS,
    FAMILY_MEMBER,
    MOBSTERS,
    NONE,
    POWER_CITY_TILES,
    POWER_MEMBERS,
    POWER_ONCE_FREE,
    Seat,
)
from omerta.games.speakeasy.moves import ASSOCIATE_WITH, DONE
from omerta.games.speakeasy.rules.gains import ONLY_DOCKS, ONLY_VIP
from omerta.games.speakeasy.rules.todo import pop, push, step_seat
from omerta.games.speakeasy.state import ASSOCIATE, ASSOCIATE_AT, ASSOCIATE_FREE, SpeakeasyState, of, put


def can_associate(s: SpeakeasyState, seat: Seat) -> bool:
    """E14.4."""
    if of(s, seat, ASSOCIATE) != NONE:
        return True
    for district in range(DISTRICTS):
        if s.mobsters[district] != NONE:
            return True
    return False


def _district_of(s: SpeakeasyState, mobster: i64) -> i64:
    """Where a Mobster lies on the Mobster board, or NONE."""
    for district in range(DISTRICTS):
        if s.mobsters[district] == mobster:
            return district
    return NONE


def options(s: SpeakeasyState, into: Actions) -> None:
    """E14.1: the Mobsters on the board, the present Associate among them."""
    present = of(s, step_seat(s), ASSOCIATE)
    for mobster in range(MOBSTERS):
        if mobster == present or _district_of(s, mobster) != NONE:
            into.add(ASSOCIATE_WITH + mobster)
    into.add(DONE)


def associate(s: SpeakeasyState, action: i64) -> None:
    """E14.1: the present one returns to its district, then the chosen one comes."""
    seat, mobster = step_seat(s), action - ASSOCIATE_WITH
    pop(s)
    present = of(s, seat, ASSOCIATE)
    if present != NONE:
        s.mobsters[of(s, seat, ASSOCIATE_AT)] = present
    district = _district_of(s, mobster)
    s.mobsters[district] = NONE
    put(s, seat, ASSOCIATE, mobster)
    put(s, seat, ASSOCIATE_AT, district)
    power = s.box.mobster_power[mobster]
    put(s, seat, ASSOCIATE_FREE, 1 if power == POWER_ONCE_FREE else 0)
    if s.journal is not None:
        s.journal.tell("associated", "E14.1", {"seat": int(seat), "mobster": s.box.mobster_names[mobster]})
    _gain_power(s, seat, power)


def _gain_power(s: SpeakeasyState, seat: Seat, power: i64) -> None:
    """E14.2: what comes at once."""
    if power == POWER_CITY_TILES:
        push(s, CITY_TILE, seat, s.box.power_n[power])
    elif power == POWER_MEMBERS:
        push(s, FAMILY_MEMBER, seat, s.box.power_n[power], NONE, ONLY_VIP)
        push(s, FAMILY_MEMBER, seat, s.box.power_n[power], NONE, ONLY_DOCKS)
