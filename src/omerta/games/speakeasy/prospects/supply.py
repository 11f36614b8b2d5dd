"""E11: what barrels are worth where they are, and where Trucks can bring them."""

from typing import Final

from mypy_extensions import i64

from omerta.games.speakeasy.components import (
    CARDS,
    DELIVER,
    DISTRICTS,
    FLEET,
    NONE,
    PARTY,
    RANGE_PLUS,
    SELL,
    SELL_MORE,
    SHIPS,
    TILES,
    TYPES,
    WIDTH,
    District,
    Seat,
)
from omerta.games.speakeasy.prospects.scale import IN_AREA, ON_TRUCK, READY_SALE, SOLD, WORTH, soon
from omerta.games.speakeasy.prospects.survey import Survey
from omerta.games.speakeasy.rules.barrels import price_at, price_of
from omerta.games.speakeasy.rules.ground import is_bar
from omerta.games.speakeasy.rules.money import funds
from omerta.games.speakeasy.state import (
    AREA,
    CARGO,
    FRAME,
    LOAD,
    PORT,
    SHIP,
    TRUCK,
    SpeakeasyState,
    bonus,
    infamy,
    level,
    number,
    of,
)

STEP: Final = 0.97  # a district further
PLAN: Final = 0.94  # what is not yet loaded
IDLE_MILE: Final = 0.01  # range not used, so that nobody drives for nothing
FAR: Final[i64] = 8


def sold_part(turns: i64) -> float:
    """The part of its price that a barrel at a bar is worth, if it is not known how it will be sold."""
    return WORTH[SOLD] * soon(turns, 2)


def ready_part(turns: i64) -> float:
    """The same for a barrel that the seat holds the means to sell."""
    return WORTH[READY_SALE] * soon(turns, 2)


def sale_size(s: SpeakeasyState, seat: Seat) -> i64:
    """E11.2."""
    return number(s, seat, PARTY) + bonus(s, seat, SELL_MORE)


def salable(s: SpeakeasyState, seat: Seat) -> i64:
    """Barrels that the Party cards in hand and the City tiles held can sell (E10.15, E17.5)."""
    size = sale_size(s, seat)
    count: i64 = 0
    for card in range(s.box.type_first[PARTY], s.box.type_first[PARTY + 1]):
        count += s.hands[seat * CARDS + card] * size
    for tile in range(len(s.box.tile_names)):
        effect = s.box.tile_effect[tile]
        if s.box.effect_code[effect] == SELL:
            most = s.box.effect_n[effect]
            count += s.tiles[seat * TILES + tile] * (size if most == NONE else most)
    return count


def at_bars(s: SpeakeasyState, seat: Seat, most: i64, survey: Survey) -> float:
    """The prices of the barrels beside Operating bars, the dearest first, of so many at most."""
    low: i64 = 0
    high: i64 = 0
    for i in range(survey.own):
        if survey.barrels[i] == 1 and survey.works[i] == 1:
            if s.box.sells_high[survey.kinds[i]] == 1:
                high += 1
            else:
                low += 1
    high = min(high, most)
    low = min(low, most - high)
    reached = infamy(s, seat)
    return float(s.box.high_price[reached]) * float(high) + float(s.box.low_price[reached]) * float(low)


def barrels(s: SpeakeasyState, seat: Seat, survey: Survey) -> float:
    """Barrels at bars and in the Stills area; as many as can still be sold."""
    made = float(min(of(s, seat, AREA), 2 + survey.turns)) * float(price_at(s, seat, 1))
    return _stock(s, seat, survey) + area_part(survey.turns) * made


def _stock(s: SpeakeasyState, seat: Seat, survey: Survey) -> float:
    most = sale_size(s, seat) * (1 + survey.turns // 3)
    ready = at_bars(s, seat, min(most, salable(s, seat)), survey)
    return ready_part(survey.turns) * ready + sold_part(survey.turns) * (at_bars(s, seat, most, survey) - ready)


def area_part(turns: i64) -> float:
    return WORTH[IN_AREA] * soon(turns, 4)


def sale(s: SpeakeasyState, seat: Seat, survey: Survey, size: i64) -> float:
    """What selling now adds to what the barrels are worth anyway."""
    most = sale_size(s, seat) * (1 + survey.turns // 3)
    now = at_bars(s, seat, size, survey)
    kept = sold_part(survey.turns) * (at_bars(s, seat, most + size, survey) - now)
    return max(0.0, now + kept - _stock(s, seat, survey))


def delivery_range(s: SpeakeasyState, seat: Seat, more: i64) -> i64:
    """E11.3: before anything is used."""
    total = number(s, seat, FLEET) + bonus(s, seat, RANGE_PLUS) + more
    card = s.slots[seat * TYPES + FLEET]
    if s.box.range_lasts and card != NONE:
        total += s.box.card_range[card]
    return total


def idle_trucks(s: SpeakeasyState, seat: Seat, turns: i64) -> float:
    """Barrels on Trucks between deliveries."""
    loads = of(s, seat, LOAD) + of(s, seat, LOAD + 2)
    return WORTH[ON_TRUCK] * soon(turns, 3) * float(loads) * float(price_at(s, seat, 1))


def running_trucks(s: SpeakeasyState, seat: Seat, survey: Survey) -> float:
    """What the delivery at hand can still do, beside what else waits in the list."""
    base = (s.depth - 1) * FRAME
    whole = delivery_range(s, seat, s.todo[base + 2])
    value = 0.0
    _look_for_room(s, seat, survey)
    for truck in range(s.box.trucks[level(s, seat, FLEET) - 1]):
        left = whole - s.todo[base + 5 + truck]
        value += _reach(s, seat, truck, left, survey) - IDLE_MILE * float(FAR - left)
    return value


def delivery(s: SpeakeasyState, seat: Seat, survey: Survey, more: i64) -> float:
    """What a delivery that has not begun would add."""
    whole = delivery_range(s, seat, more)
    value = 0.0
    _look_for_room(s, seat, survey)
    for truck in range(s.box.trucks[level(s, seat, FLEET) - 1]):
        value += _reach(s, seat, truck, whole, survey)
    return max(0.0, value - idle_trucks(s, seat, survey.turns))


def is_delivering(s: SpeakeasyState, seat: Seat) -> bool:
    base = (s.depth - 1) * FRAME
    return s.depth > 0 and s.todo[base] == DELIVER and s.todo[base + 1] == seat and s.todo[base + 2] != NONE


def _look_for_room(s: SpeakeasyState, seat: Seat, survey: Survey) -> None:
    room, price = survey.room, survey.price
    for district in range(DISTRICTS):
        room[district] = 0
        price[district] = 0.0
    part = ready_part(survey.turns) if salable(s, seat) > _waiting(survey) else sold_part(survey.turns)
    for i in range(survey.own):
        if survey.works[i] == 1 and survey.barrels[i] == 0 and is_bar(survey.kinds[i]):
            district = survey.spaces[i] // WIDTH
            room[district] += 1
            price[district] = max(price[district], part * float(price_at(s, seat, survey.kinds[i])))


def _waiting(survey: Survey) -> i64:
    """Barrels at Operating bars."""
    count: i64 = 0
    for i in range(survey.own):
        count += survey.barrels[i] * survey.works[i]
    return count


def _reach(s: SpeakeasyState, seat: Seat, truck: i64, left: i64, survey: Survey) -> float:
    """A Truck's load brought to bars within its range, and what it can still fetch."""
    here = of(s, seat, TRUCK + 2 * truck)
    if here == NONE:
        return 0.97 * _best_start(s, seat, left, survey)
    load = of(s, seat, LOAD + 2 * truck)
    value = _unload(s, here, left, load, survey, float(price_at(s, seat, 1)))
    return value + _fetch(s, seat, here, left, s.box.truck_load - load, survey)


def _best_start(s: SpeakeasyState, seat: Seat, left: i64, survey: Survey) -> float:
    """E11.3: it may enter anywhere."""
    best = 0.0
    for district in range(DISTRICTS):
        if _has_source(s, seat, district, survey):
            best = max(best, _fetch(s, seat, district, left, s.box.truck_load, survey))
    return best


def _has_source(s: SpeakeasyState, seat: Seat, district: District, survey: Survey) -> bool:
    stills = survey.stills_at
    if stills != NONE and of(s, seat, AREA) > 0 and stills // WIDTH == district:
        return True
    for ship in range(SHIPS):
        if s.box.port_district[s.ships[ship * SHIP + PORT]] == district:
            return True
    return False


def _unload(s: SpeakeasyState, here: District, left: i64, load: i64, survey: Survey, price: float) -> float:  # noqa: PLR0917
    """The barrels of a load to the nearest bars; one for which there is none stays on the Truck."""
    room, best = survey.room, survey.price
    value = 0.0
    near = 1.0
    mask: i64 = i64(1) << here
    seen: i64 = 0
    for _ in range(min(left, FAR) + 1):
        for district in range(DISTRICTS):
            if (mask & ~seen) >> district & 1 == 1 and load > 0 and room[district] > 0:
                taken = min(load, room[district])
                load -= taken
                room[district] -= taken
                value += near * best[district] * float(taken)
        if load == 0:
            return value
        seen = mask
        mask = _spread(s, mask)
        near *= STEP
    return value + WORTH[ON_TRUCK] * soon(survey.turns, 3) * price * float(load)


def _spread(s: SpeakeasyState, mask: i64) -> i64:
    """The districts of a set and their neighbours."""
    wider = mask
    for district in range(DISTRICTS):
        if (mask >> district) & 1 == 1:
            wider |= s.box.neighbours[district]
    return wider


def _distance(s: SpeakeasyState, here: District, there: District, most: i64) -> i64:
    """Steps from one district to another; more than the most where that is not enough."""
    mask: i64 = i64(1) << here
    for steps in range(most + 1):
        if (mask >> there) & 1 == 1:
            return steps
        mask = _spread(s, mask)
    return most + 1


def _fetch(s: SpeakeasyState, seat: Seat, here: District, left: i64, capacity: i64, survey: Survey) -> float:  # noqa: PLR0917
    """The best that barrels not yet loaded can bring: from the Stills area, or bought from a ship."""
    if capacity <= 0:
        return 0.0
    best = 0.0
    stills = survey.stills_at
    if stills != NONE and of(s, seat, AREA) > 0:
        wanted = min(capacity, of(s, seat, AREA))
        kept = area_part(survey.turns) * float(price_at(s, seat, 1))
        best = max(best, _bring(s, here, stills // WIDTH, left, wanted, kept, survey))
    for ship in range(SHIPS):
        price = price_of(s, ship, 0)
        if price <= funds(s, seat) and s.ships[ship * SHIP + CARGO] + s.barrels > 0:
            port = s.box.port_district[s.ships[ship * SHIP + PORT]]
            wanted = capacity if price + price_of(s, ship, 1) <= funds(s, seat) else 1
            best = max(best, _bring(s, here, port, left, wanted, float(price) + 0.5, survey))
    return PLAN * best


def _bring(  # noqa: PLR0917
    s: SpeakeasyState, here: District, source: District, left: i64, wanted: i64, cost: float, survey: Survey
) -> float:
    """Barrels from a source to bars within the range that is left there."""
    way = _distance(s, here, source, min(left, FAR))
    if way > left:
        return 0.0
    near = 1.0
    for _ in range(way):
        near *= STEP
    room, price = survey.room, survey.price
    value = 0.0
    mask: i64 = i64(1) << source
    seen: i64 = 0
    for _ in range(min(left - way, FAR) + 1):
        for district in range(DISTRICTS):
            if (mask & ~seen) >> district & 1 == 1 and wanted > 0 and room[district] > 0:
                taken = min(wanted, room[district])
                wanted -= taken
                value += max(0.0, near * price[district] - cost) * float(taken)
        if wanted == 0:
            break
        seen = mask
        mask = _spread(s, mask)
        near *= STEP
    return value
