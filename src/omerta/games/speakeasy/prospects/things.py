"""E10, E14, E15: what levels, cards, tiles, members, Goons, Helpers, Crates and Associates are worth."""

from typing import Final

from mypy_extensions import i64

from omerta.games.speakeasy.components import (
    CITY_TILE_LIMIT,
    FLEET,
    HELPERS,
    NONE,
    PLACES,
    SHIPS,
    STRENGTH,
    TOP,
    TRACKS,
    Seat,
)
from omerta.games.speakeasy.prospects import scale
from omerta.games.speakeasy.prospects.scale import WORTH, share, soon
from omerta.games.speakeasy.prospects.survey import Survey
from omerta.games.speakeasy.rules.decks import leverage_on_cards
from omerta.games.speakeasy.rules.levels import cards_needed
from omerta.games.speakeasy.rules.protection import cost
from omerta.games.speakeasy.rules.ships import may_attack
from omerta.games.speakeasy.state import (
    ASSOCIATE,
    CRATES_HELD,
    GOONS_HELD,
    HAND,
    HELD,
    LEVERAGE,
    UNUSED,
    USED,
    VIP_AREA,
    SpeakeasyState,
    bits,
    bonus,
    infamy,
    is_jo,
    level,
    of,
)

HIGHEST: Final[i64] = 25  # E1.6: five tracks at level 5
DEAREST: Final[i64] = 4  # E3.9: Leverage of the first column


def levels(s: SpeakeasyState, seat: Seat, turns: i64) -> float:
    """The numbers under the markers, and the price that Infamy brings (E10.13)."""
    value = 0.0
    for track in range(STRENGTH if is_jo(s, seat) else TRACKS):
        value += _track(s, track, level(s, seat, track), turns)
    return value + _price(s, infamy(s, seat), turns)


def level_gain(s: SpeakeasyState, seat: Seat, track: i64, turns: i64) -> float:
    """What one more level of a track adds, less the cards it costs."""
    now = level(s, seat, track)
    if now >= TOP or cards_needed(s, seat, track) > of(s, seat, HAND):
        return 0.0
    gained = _track(s, track, now + 1, turns) - _track(s, track, now, turns)
    reached = infamy(s, seat)
    gained += _price(s, reached + 1, turns) - _price(s, reached, turns)
    return max(0.0, gained - card(s, seat, turns) * float(cards_needed(s, seat, track)))


def _track(s: SpeakeasyState, track: i64, reached: i64, turns: i64) -> float:
    value = WORTH[scale.TRACK + track] * float(s.box.number[track * 5 + reached - 1])
    if track == FLEET:
        value += WORTH[scale.SECOND_TRUCK] * float(s.box.trucks[reached - 1] - 1)
    return value * share(turns)


def _price(s: SpeakeasyState, reached: i64, turns: i64) -> float:
    """What the price of the barrels to come is worth, those a level or two away included."""
    value = 0.0
    for ahead in range(3):
        place = min(HIGHEST, reached + ahead)
        value += float(s.box.low_price[place] + s.box.high_price[place])
    return WORTH[scale.SALES] * float(turns) * value / 6.0


def card(s: SpeakeasyState, seat: Seat, turns: i64) -> float:
    """One more or less in hand."""
    worth = WORTH[scale.CARD] if of(s, seat, HAND) <= 4 else WORTH[scale.MORE_CARD]
    return worth * soon(turns, 3)


def cards(s: SpeakeasyState, seat: Seat, turns: i64) -> float:
    """The hand, and the Leverage of the cards in the slots."""
    hand = of(s, seat, HAND)
    value = WORTH[scale.CARD] * float(min(hand, 4)) + WORTH[scale.MORE_CARD] * float(max(0, hand - 4))
    return value * soon(turns, 3)


def tiles(s: SpeakeasyState, seat: Seat, turns: i64) -> float:
    """City tiles, as far as they can be kept (E6.5); Jo is paid for them (E23.14)."""
    held = of(s, seat, HELD)
    if is_jo(s, seat):
        return float(s.box.jo_tile_value * held)
    kept = min(held, s.box.tile_places + bonus(s, seat, CITY_TILE_LIMIT))
    return WORTH[scale.TILE] * soon(turns, 3) * (float(kept) + 0.2 * float(held - kept))


def members(s: SpeakeasyState, seat: Seat, survey: Survey) -> float:
    """Members in the VIP area and in the Docks, and a ship that they can ambush."""
    ready = min(of(s, seat, VIP_AREA), survey.unprotected())
    value = WORTH[scale.READY_MEMBER] * soon(survey.turns, 2) * float(ready)
    value += WORTH[scale.SPARE_MEMBER] * soon(survey.turns, 3) * float(of(s, seat, VIP_AREA) - ready)
    docked = 0.0
    for place in range(PLACES):
        if s.docks[place] == seat:
            docked += 1.0
    value += WORTH[scale.DOCK_MEMBER] * soon(survey.turns, 4) * docked
    if docked > 0.0 and not is_jo(s, seat):
        for ship in range(SHIPS):
            if may_attack(s, seat, ship):
                return value + WORTH[scale.READY_SHIP] * soon(survey.turns, 3)
    return value


def goons(s: SpeakeasyState, seat: Seat, turns: i64) -> float:
    """Each further one for less."""
    held = float(of(s, seat, GOONS_HELD))
    return WORTH[scale.GOON] * soon(turns + 1, 4) * (held - 0.06 * held * held)


def goon(s: SpeakeasyState, seat: Seat, turns: i64) -> float:
    """One more."""
    return WORTH[scale.GOON] * soon(turns + 1, 4) * (0.94 - 0.12 * float(of(s, seat, GOONS_HELD)))


def leverage(s: SpeakeasyState, seat: Seat, turns: i64) -> float:
    """Tokens, Leverage on cards, and the column that Protection is paid by."""
    if is_jo(s, seat):
        return 0.0
    value = WORTH[scale.TOKEN] * soon(turns, 3) * float(min(6, of(s, seat, LEVERAGE)))
    value += WORTH[scale.LEVERAGE_CARD] * share(turns) * float(leverage_on_cards(s, seat))
    return value + WORTH[scale.COLUMN] * soon(turns, 3) * float(DEAREST - cost(s, seat))


def bottle(s: SpeakeasyState, seat: Seat, helper: i64) -> float:
    """E21.2: what one more Helper's bottle scores."""
    owned = of(s, seat, UNUSED) | of(s, seat, USED)
    for other in range(HELPERS):
        if (owned >> other) & 1 == 1 and s.box.helper_bottle[other] == s.box.helper_bottle[helper]:
            return 0.0
    return float(s.box.bottle_value[s.box.helper_bottle[helper]])


def helpers(s: SpeakeasyState, seat: Seat, turns: i64) -> float:
    """Those not yet used: one a turn."""
    return WORTH[scale.HELPER] * float(min(turns, bits(of(s, seat, UNUSED))))


def helper(s: SpeakeasyState, seat: Seat, turns: i64) -> float:
    """The best of the display."""
    best = 0.0
    for place in range(3):
        if s.helpers[place] != NONE:
            best = max(best, bottle(s, seat, s.helpers[place]))
    return best + (WORTH[scale.HELPER] if bits(of(s, seat, UNUSED)) < turns else 0.0)


def crates(s: SpeakeasyState, seat: Seat, turns: i64) -> float:
    """E15.5: bonuses for the rest of the game."""
    return WORTH[scale.CRATE] * share(turns) * float(bits(of(s, seat, CRATES_HELD)))


def associate(s: SpeakeasyState, seat: Seat, turns: i64) -> float:
    mobster = of(s, seat, ASSOCIATE)
    return 0.0 if mobster == NONE else mobster_worth(s, mobster, turns)


def mobster_worth(s: SpeakeasyState, mobster: i64, turns: i64) -> float:
    """Strength to borrow for its fee, and a power."""
    value = WORTH[scale.ASSOCIATE] * float(s.box.mobster_strength[mobster])
    if s.box.mobster_power[mobster] != NONE:
        value += WORTH[scale.POWER]
    return value * share(turns)
