"""E18: what goals and Books are worth, cooked or not yet."""

from mypy_extensions import i64

from omerta.games.speakeasy.components import (
    CRATES_OWNED,
    GOALS,
    INFAMY_AT_LEAST,
    LEVERAGE_TOTAL,
    PROTECTED_BUILDINGS,
    PROTECTED_DISTRICTS,
    SPACES,
    TOTAL_STRENGTH,
    WIDTH,
    Seat,
)
from omerta.games.speakeasy.prospects.scale import COOKED, NEAR_GOAL, SPARE_BOOK, SPARE_GOAL, WORTH, soon
from omerta.games.speakeasy.rules.books import has_room, meets, money_of, requirement
from omerta.games.speakeasy.rules.counting import associate_strength, protected_buildings
from omerta.games.speakeasy.rules.protection import free_leverage
from omerta.games.speakeasy.state import (
    BOOKS_HELD,
    CRATES_HELD,
    GOONS_HELD,
    LEVELS,
    LEVERAGE,
    MEMBER,
    OWNER,
    SPOT,
    SpeakeasyState,
    bits,
    infamy,
    of,
)


def cooked_part(turns: i64) -> float:
    return WORTH[COOKED] * soon(turns, 2)


def goals(s: SpeakeasyState, seat: Seat, turns: i64) -> float:
    """Goals that are met and have room, as far as there are Books; the rest for less; those on the way a little."""
    met = 0
    money = 0.0
    near = 0.0
    for goal in range(GOALS):
        if has_room(s, seat, goal):
            if meets(s, seat, goal):
                met += 1
                money += float(money_of(s, goal))
            else:
                way = _way(s, seat, requirement(s, goal))
                near += way * way * float(money_of(s, goal))
    books = of(s, seat, BOOKS_HELD)
    average = money / float(met) if met > 0 else 0.0
    value = cooked_part(turns) * average * float(min(met, books))
    value += WORTH[SPARE_GOAL] * soon(turns, 4) * average * float(max(0, met - books))
    value += WORTH[SPARE_BOOK] * soon(turns, 5) * float(min(4, max(0, books - met)))
    return value + WORTH[NEAR_GOAL] * soon(turns, 5) * near


def cooking(s: SpeakeasyState, seat: Seat, turns: i64, most: i64) -> float:
    """What cooking up to so many Books now adds to what they are worth anyway."""
    left = min(most, of(s, seat, BOOKS_HELD))
    value = 0.0
    for goal in range(GOALS):
        if left > 0 and has_room(s, seat, goal) and meets(s, seat, goal):
            left -= 1
            value += (1.0 - cooked_part(turns)) * float(money_of(s, goal)) + 2.0
    return value


def _way(s: SpeakeasyState, seat: Seat, row: i64) -> float:
    """How much of a requirement is there, where that can be counted."""
    wanted = s.box.need_n[row]
    if wanted <= 0:
        return 0.0
    return min(1.0, float(_there(s, seat, s.box.need[row])) / float(wanted))


def _there(s: SpeakeasyState, seat: Seat, need: i64) -> i64:
    if need == CRATES_OWNED:
        return bits(of(s, seat, CRATES_HELD))
    if need == PROTECTED_DISTRICTS:
        return _protected_districts(s, seat)
    if need == INFAMY_AT_LEAST:
        return infamy(s, seat)
    if need == PROTECTED_BUILDINGS:
        return protected_buildings(s, seat)
    if need == LEVERAGE_TOTAL:
        return free_leverage(s, seat) + of(s, seat, LEVERAGE)
    if need == TOTAL_STRENGTH:
        return of(s, seat, LEVELS + 4) + associate_strength(s, seat) + of(s, seat, GOONS_HELD)
    return 0


def _protected_districts(s: SpeakeasyState, seat: Seat) -> i64:
    found: i64 = 0
    for space in range(SPACES):
        if s.spaces[space * SPOT + OWNER] == seat and s.spaces[space * SPOT + MEMBER] == 1:
            found |= 1 << (space // WIDTH)
    return bits(found)
