"""E12, E13, E20: what buildings are worth, what may be lost in a Mob War, and what Zones pay."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.games.speakeasy.components import (
    ASSOCIATE_DISCOUNT,
    CASINO,
    DEFENCE_PLUS,
    DISTRICTS,
    MOBSTERS,
    NONE,
    POWER_DEFENCE,
    STILLS,
    STRENGTH,
    WIDTH,
    ZONES,
    District,
    Seat,
    Space,
)
from omerta.games.speakeasy.prospects.scale import (
    BAR,
    BIG_BAR,
    COP_NOW,
    COP_SOON,
    DISTRICT,
    INCOME,
    LATER_END,
    LATER_LOSS,
    LATER_PAYOUT,
    LOSS,
    NEXT_PAYOUT,
    STILLS_RUN,
    WORTH,
    share,
    soon,
)
from omerta.games.speakeasy.prospects.survey import Survey
from omerta.games.speakeasy.rules.fights import power_of
from omerta.games.speakeasy.rules.money import funds
from omerta.games.speakeasy.state import (
    ASSOCIATE,
    GOONS_HELD,
    KIND,
    MEMBER,
    MOB,
    OWNER,
    SPOT,
    SpeakeasyState,
    bonus,
    is_jo,
    number,
    of,
    seats_as,
)

MOB_PLACE: Final[i64] = 4  # the Mobsters, after the seats


def working_part(s: SpeakeasyState, space: Space) -> float:
    """How much of its trade a building is likely to do: Cops stop what is not protected (E8.1)."""
    if s.spaces[space * SPOT + MEMBER] == 1:
        return 1.0
    district = space // WIDTH
    if (s.cops >> district) & 1 == 1:
        return WORTH[COP_NOW]
    return WORTH[COP_SOON] if (s.cops_waiting >> district) & 1 == 1 else 1.0


def trade(s: SpeakeasyState, kind: i64, turns: i64) -> float:
    """What a building of a kind earns until the end, if it works."""
    if kind == STILLS:
        return WORTH[STILLS_RUN] * share(turns)
    value = WORTH[BAR] * share(turns)
    if s.box.sells_high[kind] == 1:
        value += WORTH[BIG_BAR] * share(turns)
    return value


def income(s: SpeakeasyState, turns: i64) -> float:
    """E17.7."""
    return WORTH[INCOME] * float(s.box.casino_income[seats_as(s)]) * float(turns)


def end_value(s: SpeakeasyState, kind: i64, protected: bool, turns: i64) -> float:
    """E21.2: what it scores, or may still score."""
    value = float(s.box.end_value[kind])
    return value if protected else value * WORTH[LATER_END] * soon(turns, 5)


def standing(s: SpeakeasyState, space: Space, turns: i64) -> float:
    """All that a building on the map is worth by itself."""
    base = space * SPOT
    kind = s.spaces[base + KIND]
    value = trade(s, kind, turns) + (income(s, turns) if kind == CASINO else 0.0)
    return value * working_part(s, space) + end_value(s, kind, s.spaces[base + MEMBER] == 1, turns)


def buildings(s: SpeakeasyState, survey: Survey) -> float:
    """All buildings of the seat."""
    value = 0.0
    for i in range(survey.own):
        value += standing(s, survey.spaces[i], survey.turns)
    return value


def deck_strength(s: SpeakeasyState, deck: i64) -> float:
    """E20.4: the war strength of a deck's Mobsters that are left, on average."""
    total, count = 0.0, 0
    for mobster in range(MOBSTERS):
        if s.box.mobster_deck[mobster] == deck and (s.mobsters_left >> mobster) & 1 == 1:
            total += float(s.box.mobster_strength[mobster] + s.box.mobster_modifier[mobster])
            count += 1
    return total / float(count) if count > 0 else 0.0


def defence(s: SpeakeasyState, seat: Seat) -> float:
    """E9.3: what a seat can put up for one building."""
    own = number(s, seat, STRENGTH) + bonus(s, seat, DEFENCE_PLUS) + power_of(s, seat, POWER_DEFENCE)
    own += of(s, seat, GOONS_HELD)
    mobster = of(s, seat, ASSOCIATE)
    if mobster != NONE and s.box.mobster_fee[mobster] - bonus(s, seat, ASSOCIATE_DISCOUNT) <= funds(s, seat):
        own += s.box.mobster_strength[mobster]
    return float(own)


def loss_part(war: float, own: float) -> float:
    """How likely a building is lost."""
    return min(0.95, max(0.05, 0.35 + 0.2 * (war - own)))


def danger(s: SpeakeasyState, seat: Seat, survey: Survey) -> float:
    """What the Mob Wars announced, and those still to be announced, are likely to take."""
    if s.act >= len(s.box.act_capos) or is_jo(s, seat):
        return 0.0
    act = max(s.act, 1)
    own = defence(s, seat)
    now = WORTH[LOSS] * loss_part(deck_strength(s, s.box.war_deck[act - 1]), own)
    then = 0.0
    if act < len(s.box.act_capos) - 1:
        then = WORTH[LATER_LOSS] * loss_part(deck_strength(s, s.box.war_deck[act]), own + 3.0)
    value = 0.0
    for i in range(survey.own):
        space = survey.spaces[i]
        if (s.mobs_waiting >> (space // WIDTH)) & 1 == 1:
            value += now * standing(s, space, survey.turns)
        elif (s.district_tiles >> (space // WIDTH)) & 1 == 1:
            value += then * standing(s, space, survey.turns)
    return -value


def payouts(s: SpeakeasyState, seat: Seat, survey: Survey) -> float:
    """E20.13: what the Zones pay if all stays as it is; later Cops leave only what is protected."""
    left = len(s.box.act_capos) - max(s.act, 1)
    if left <= 0:
        return 0.0
    now, later = survey.next, survey.later
    for i in range(15):
        now[i] = 0
        later[i] = 0
    for district in range(DISTRICTS):
        _count_district(s, district, survey)
    value = 0.0
    for zone in range(ZONES):
        value += WORTH[NEXT_PAYOUT] * _payout(s, now, zone, seat)
        value += WORTH[LATER_PAYOUT] * float(left - 1) * _payout(s, later, zone, seat)
        value += WORTH[DISTRICT] * float(left) * float(now[zone * 5 + seat] + later[zone * 5 + seat]) * 0.5
    return value


def _count_district(s: SpeakeasyState, district: District, survey: Survey) -> None:
    """E20.11, E20.12: who controls it at the next payout, and who later."""
    kept: i64 = -1
    any_: i64 = -1
    mob: i64 = 0
    for space in range(district * WIDTH, district * WIDTH + WIDTH):
        base = space * SPOT
        mob |= s.spaces[base + MOB]
        if s.spaces[base + OWNER] != NONE:
            any_ = max(any_, s.spaces[base + KIND])
            if s.spaces[base + MEMBER] == 1:
                kept = max(kept, s.spaces[base + KIND])
    zone = s.box.zone_of[district] * 5
    if kept >= 0:
        _add(s, district, kept, True, survey.next, zone)
        _add(s, district, kept, True, survey.later, zone)
        return
    survey.later[zone + MOB_PLACE] += mob
    if any_ >= 0 and ((s.cops | s.cops_waiting) >> district) & 1 == 0:
        _add(s, district, any_, False, survey.next, zone)
    else:
        survey.next[zone + MOB_PLACE] += mob


def _add(s: SpeakeasyState, district: District, kind: i64, protected: bool, into: vec[i64], zone: i64) -> None:  # noqa: PLR0917
    """A point for each owner of such a building, once."""
    seen: i64 = 0
    for space in range(district * WIDTH, district * WIDTH + WIDTH):
        base = space * SPOT
        owner = s.spaces[base + OWNER]
        if s.spaces[base + KIND] == kind and owner != NONE and (not protected or s.spaces[base + MEMBER] == 1):
            if (seen >> owner) & 1 == 0:
                into[zone + owner] += 1
            seen |= i64(1) << owner


def _payout(s: SpeakeasyState, points: vec[i64], zone: i64, seat: Seat) -> float:
    """E20.13: by the number of those with at least as many."""
    own = points[zone * 5 + seat]
    if own == 0:
        return 0.0
    place: i64 = 0
    for other in range(5):
        if points[zone * 5 + other] >= own:
            place += 1
    return float(s.box.payout[zone * 5 + place - 1])
