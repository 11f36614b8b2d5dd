"""E18: what goals and Books are worth, cooked or not yet."""

from typing import Final

from mypy_extensions import i64

from omerta.games.speakeasy.components import (
    BARREL_IN_EACH_ZONE,
    BUILDINGS_WITH_BARRELS,
    CRATES_OWNED,
    FIRST_ZONE_GOAL,
    GOALS,
    INFAMY_AT_LEAST,
    KIND_IN_EACH_ZONE,
    KIND_WITH_BARREL,
    LEVELS_AT_LEAST,
    LEVERAGE_TOTAL,
    NONE,
    PROTECTED_BUILDINGS,
    PROTECTED_DISTRICTS,
    STRENGTH,
    TOTAL_STRENGTH,
    TRACKS,
    WIDTH,
    ZONE_COUNT,
    ZONE_PAIR,
    Seat,
    Zone,
)
from omerta.games.speakeasy.prospects.scale import COOKED, NEAR_GOAL, SPARE_BOOK, SPARE_GOAL, WORTH, soon
from omerta.games.speakeasy.prospects.survey import Survey
from omerta.games.speakeasy.rules.books import has_room, money_of, requirement
from omerta.games.speakeasy.rules.counting import associate_strength
from omerta.games.speakeasy.rules.protection import free_leverage
from omerta.games.speakeasy.state import (
    BOOKS_HELD,
    CRATES_HELD,
    GOONS_HELD,
    LEVERAGE,
    SpeakeasyState,
    bits,
    infamy,
    level,
    number,
    of,
)

EACH: Final[i64] = 7  # a bit for each Zone


def cooked_part(turns: i64) -> float:
    return WORTH[COOKED] * soon(turns, 2)


def goals(s: SpeakeasyState, seat: Seat, survey: Survey) -> float:
    """Goals that are met and have room, as far as there are Books; the rest for less; those on the way a little."""
    met: i64 = 0
    money = 0.0
    near = 0.0
    for goal in range(GOALS):
        if has_room(s, seat, goal):
            way = reached(s, seat, goal, survey)
            if way >= 1.0:
                met += 1
                money += float(money_of(s, goal))
            else:
                near += way * way * float(money_of(s, goal))
    books = of(s, seat, BOOKS_HELD)
    average = money / float(met) if met > 0 else 0.0
    value = cooked_part(survey.turns) * average * float(min(met, books))
    value += WORTH[SPARE_GOAL] * soon(survey.turns, 4) * average * float(max(0, met - books))
    value += WORTH[SPARE_BOOK] * soon(survey.turns, 5) * float(min(4, max(0, books - met)))
    return value + WORTH[NEAR_GOAL] * soon(survey.turns, 5) * near


def cooking(s: SpeakeasyState, seat: Seat, survey: Survey, most: i64) -> float:
    """What cooking up to so many Books now adds to what they are worth anyway."""
    left = min(most, of(s, seat, BOOKS_HELD))
    value = 0.0
    for goal in range(GOALS):
        if left > 0 and has_room(s, seat, goal) and reached(s, seat, goal, survey) >= 1.0:
            left -= 1
            value += (1.0 - cooked_part(survey.turns)) * float(money_of(s, goal)) + 2.0
    return value


def reached(s: SpeakeasyState, seat: Seat, goal: i64, survey: Survey) -> float:
    """How much of what a goal asks for is there: 1 where it is met."""
    row = requirement(s, goal)
    need, wanted = s.box.need[row], s.box.need_n[row]
    if need == ZONE_PAIR:
        return 1.0 if _has_pair(s, row, goal - FIRST_ZONE_GOAL, survey) else 0.0
    if need == KIND_IN_EACH_ZONE or need == BARREL_IN_EACH_ZONE:
        return float(bits(_zones(s, row, survey))) / 3.0
    there = _owned(s, seat, need, row, survey)
    if there < 0:
        there = _counted(s, row, goal - FIRST_ZONE_GOAL, survey)
    return min(1.0, float(there) / float(max(1, wanted)))


def _owned(s: SpeakeasyState, seat: Seat, need: i64, row: i64, survey: Survey) -> i64:
    """What is counted without looking at the map; less than 0 for what is not."""
    if need == CRATES_OWNED:
        return bits(of(s, seat, CRATES_HELD))
    if need == PROTECTED_DISTRICTS:
        return bits(survey.protected_districts)
    if need == INFAMY_AT_LEAST:
        return infamy(s, seat)
    if need == PROTECTED_BUILDINGS:
        return survey.protected
    if need == LEVERAGE_TOTAL:
        return free_leverage(s, seat) + of(s, seat, LEVERAGE)
    if need == TOTAL_STRENGTH:
        return number(s, seat, STRENGTH) + associate_strength(s, seat) + of(s, seat, GOONS_HELD)
    return _levels(s, seat, s.box.need_level[row]) if need == LEVELS_AT_LEAST else NONE


def _levels(s: SpeakeasyState, seat: Seat, least: i64) -> i64:
    count: i64 = 0
    for track in range(TRACKS):
        if level(s, seat, track) >= least:
            count += 1
    return count


def _counted(s: SpeakeasyState, row: i64, zone: Zone, survey: Survey) -> i64:
    """Buildings of a Zone, protected; or of the whole map (E18.3, E18.4)."""
    count: i64 = 0
    of_zone = s.box.need[row] == ZONE_COUNT
    for i in range(survey.own):
        if _is_protected_kind(s, i, zone, s.box.need_kind[row], survey) if of_zone else _counts(s, row, i, survey):
            count += 1
    return count


def _zones(s: SpeakeasyState, row: i64, survey: Survey) -> i64:
    """Bits of the Zones where something counts."""
    found: i64 = 0
    for i in range(survey.own):
        if _counts(s, row, i, survey):
            found |= i64(1) << s.box.zone_of[survey.spaces[i] // WIDTH]
    return found & EACH


def _counts(s: SpeakeasyState, row: i64, i: i64, survey: Survey) -> bool:
    """E18.4."""
    need, kind = s.box.need[row], s.box.need_kind[row]
    if (s.box.need_anyway[row] == 0 and survey.works[i] == 0) or kind not in (NONE, survey.kinds[i]):
        return False
    if need == KIND_WITH_BARREL or need == BUILDINGS_WITH_BARRELS or need == BARREL_IN_EACH_ZONE:
        return survey.barrels[i] == 1 and survey.kinds[i] > 0
    return True


def _is_protected_kind(s: SpeakeasyState, i: i64, zone: Zone, kind: i64, survey: Survey) -> bool:
    """E18.3."""
    if survey.kept[i] == 0 or survey.kinds[i] != kind:
        return False
    return s.box.zone_of[survey.spaces[i] // WIDTH] == zone


def _has_pair(s: SpeakeasyState, row: i64, zone: Zone, survey: Survey) -> bool:
    """E18.5: two different buildings, in one district or in two."""
    for i in range(survey.own):
        if _is_protected_kind(s, i, zone, s.box.need_kind[row], survey):
            for j in range(survey.own):
                if j != i and _pairs(s, row, zone, i, j, survey):
                    return True
    return False


def _pairs(s: SpeakeasyState, row: i64, zone: Zone, i: i64, j: i64, survey: Survey) -> bool:  # noqa: PLR0917
    if not _is_protected_kind(s, j, zone, s.box.need_other[row], survey):
        return False
    return (survey.spaces[i] // WIDTH == survey.spaces[j] // WIDTH) == (s.box.need_same[row] == 1)
