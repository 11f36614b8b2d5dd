"""E15.6, E18: what Crates and goals count."""

from mypy_extensions import i64

from omerta.games.speakeasy.components import (
    ASSOCIATE_STRENGTH,
    BARRELS_AT_BUILDINGS,
    BIG_BUILDINGS_OPEN,
    BOOKS_PLACED,
    CARDS_IN_HAND,
    CITY_TILES_HELD,
    DOCK_MEMBERS,
    GOONS_ON_BOARD,
    HELPERS_OWNED,
    INFAMY_POSITION,
    LEVEL_HIGHEST,
    MEMBERS_ON_BOARD,
    MEMBERS_PROTECTING,
    NIGHTCLUB,
    NONE,
    ROWS,
    SPACES,
    TRACKS,
    Seat,
    Zone,
)
from omerta.games.speakeasy.rules.ground import is_operating
from omerta.games.speakeasy.state import (
    ASSOCIATE,
    CASK,
    GOONS_HELD,
    HAND,
    HELD,
    KIND,
    MEMBER,
    OWNER,
    PLACED,
    SPOT,
    UNUSED,
    USED,
    VIP_AREA,
    SpeakeasyState,
    bits,
    infamy,
    level,
    of,
)


def crate_count(s: SpeakeasyState, seat: Seat, crate: i64, zone: Zone) -> i64:
    """E15.6: the count that a Crate's cash names."""
    money = s.box.crate_money[crate]
    if money < TRACKS:
        return level(s, seat, money)
    if money in (BARRELS_AT_BUILDINGS, BIG_BUILDINGS_OPEN, MEMBERS_PROTECTING):
        return _on_map(s, seat, money)
    if money == DOCK_MEMBERS:
        return _dock_members(s, zone)
    if money == LEVEL_HIGHEST:
        return _highest(s, seat)
    return _on_board(s, seat, money)


def _on_board(s: SpeakeasyState, seat: Seat, money: i64) -> i64:
    if money == BOOKS_PLACED:
        return of(s, seat, PLACED)
    if money == MEMBERS_ON_BOARD:
        return of(s, seat, VIP_AREA)
    if money == GOONS_ON_BOARD:
        return of(s, seat, GOONS_HELD)
    if money == ASSOCIATE_STRENGTH:
        return associate_strength(s, seat)
    if money == CITY_TILES_HELD:
        return of(s, seat, HELD) + len(s.played)
    if money == CARDS_IN_HAND:
        return of(s, seat, HAND)
    if money == HELPERS_OWNED:
        return bits(of(s, seat, UNUSED) | of(s, seat, USED))
    assert money == INFAMY_POSITION
    return infamy(s, seat)


def associate_strength(s: SpeakeasyState, seat: Seat) -> i64:
    mobster = of(s, seat, ASSOCIATE)
    return 0 if mobster == NONE else s.box.mobster_strength[mobster]


def _highest(s: SpeakeasyState, seat: Seat) -> i64:
    most: i64 = 0
    for track in range(TRACKS):
        most = max(most, level(s, seat, track))
    return most


def _dock_members(s: SpeakeasyState, zone: Zone) -> i64:
    """All members of all seats (A-23)."""
    count: i64 = 0
    for row in range(ROWS):
        if s.docks[zone * ROWS + row] != NONE:
            count += 1
    return count


def _on_map(s: SpeakeasyState, seat: Seat, money: i64) -> i64:
    count: i64 = 0
    for space in range(SPACES):
        base = space * SPOT
        if s.spaces[base + OWNER] == seat:
            if money == BARRELS_AT_BUILDINGS:
                count += s.spaces[base + CASK] if is_operating(s, space) else 0
            elif money == MEMBERS_PROTECTING:
                count += s.spaces[base + MEMBER]
            elif s.spaces[base + KIND] >= NIGHTCLUB:  # E8.4: Operating or not
                count += 1
    return count


def buildings(s: SpeakeasyState, seat: Seat) -> i64:
    """E21.3: all buildings on the map."""
    count: i64 = 0
    for space in range(SPACES):
        if s.spaces[space * SPOT + OWNER] == seat:
            count += 1
    return count


def protected_buildings(s: SpeakeasyState, seat: Seat) -> i64:
    """E1.7."""
    return _on_map(s, seat, MEMBERS_PROTECTING)
