"""E11: making, selling and delivering barrels."""

from typing import Final

from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.core.problems import Facts
from omerta.games.speakeasy.components import (
    DISTRICTS,
    FLEET,
    NONE,
    PARTY,
    PRODUCE_MORE,
    RANGE_PLUS,
    SELL_MORE,
    SHIPS,
    SPACES,
    STILLS_TRACK,
    TYPES,
    WIDTH,
    District,
    Seat,
    Space,
    space_name,
)
from omerta.games.speakeasy.moves import BUY, DONE, DRIVE, ENTER, LOAD_TRUCK, SELL_SPACE, UNLOAD
from omerta.games.speakeasy.rules.ground import at, is_bar, is_operating, lay, stills_space
from omerta.games.speakeasy.rules.money import earn, funds, pay
from omerta.games.speakeasy.rules.ships import sail
from omerta.games.speakeasy.rules.todo import count_down, field, pop, set_field, step_seat
from omerta.games.speakeasy.state import (
    AREA,
    CARGO,
    CASK,
    KIND,
    LOAD,
    OWNER,
    PORT,
    SHIP,
    SPOT,
    TRUCK,
    SpeakeasyState,
    add,
    bonus,
    infamy,
    level,
    number,
    of,
    put,
)

# Fields of the step: bonus, (type), range of the card's action, range used by each Truck
USED_BY: Final[i64] = 3


def has_working_stills(s: SpeakeasyState, seat: Seat) -> bool:
    """E11.1: an Operating Stills."""
    space = stills_space(s, seat)
    return space != NONE and is_operating(s, space)


def can_produce(s: SpeakeasyState, seat: Seat) -> bool:
    return s.barrels > 0 and has_working_stills(s, seat)


def produce(s: SpeakeasyState) -> None:
    """E11.1."""
    seat = step_seat(s)
    pop(s)
    make(s, seat, number(s, seat, STILLS_TRACK) + bonus(s, seat, PRODUCE_MORE))


def make(s: SpeakeasyState, seat: Seat, wanted: i64) -> None:
    """Barrels from the supply to the Stills area, as far as there are any (E1.5)."""
    made = min(wanted, s.barrels)
    add(s, seat, AREA, made)
    s.barrels -= made
    if s.journal is not None:
        s.journal.tell("produced", "E11.1", {"seat": int(seat), "count": int(made)})


def sells(s: SpeakeasyState, seat: Seat, space: Space) -> bool:
    """E11.2: a barrel beside an Operating bar."""
    base = space * SPOT
    return s.spaces[base + OWNER] == seat and s.spaces[base + CASK] == 1 and is_operating(s, space)


def most_sold(s: SpeakeasyState, seat: Seat) -> i64:
    """E11.2: how many barrels one sale may have."""
    return number(s, seat, PARTY) + bonus(s, seat, SELL_MORE)


def can_sell(s: SpeakeasyState, seat: Seat) -> bool:
    if most_sold(s, seat) == 0:
        return False
    for space in range(SPACES):
        if sells(s, seat, space):
            return True
    return False


def open_sale(s: SpeakeasyState) -> None:
    """E11.2: how many may be sold."""
    if field(s, 0) == NONE:
        set_field(s, 0, most_sold(s, step_seat(s)))


def sell_options(s: SpeakeasyState, into: Actions) -> None:
    seat = step_seat(s)
    for space in range(SPACES):
        if field(s, 0) > 0 and sells(s, seat, space):
            into.add(SELL_SPACE + space)
    into.add(DONE)


def sell(s: SpeakeasyState, action: i64) -> None:
    seat = step_seat(s)
    count_down(s)
    sell_at(s, seat, action - SELL_SPACE)


def sell_at(s: SpeakeasyState, seat: Seat, space: Space) -> None:
    """E11.2: the barrel to the supply, its price by Infamy to the pocket."""
    price = price_at(s, seat, at(s, space, KIND))
    lay(s, space, CASK, 0)
    s.barrels += 1
    earn(s, seat, price)
    if s.journal is not None:
        s.journal.tell("sold", "E11.2", {"seat": int(seat), "space": space_name(space), "price": int(price)})


def price_at(s: SpeakeasyState, seat: Seat, kind: i64) -> i64:
    """E11.2, E10.13: the low price at a Speakeasy, the high one at a Nightclub or Casino."""
    prices = s.box.high_price if s.box.sells_high[kind] == 1 else s.box.low_price
    return prices[infamy(s, seat)]


def open_delivery(s: SpeakeasyState) -> None:
    """E11.3, E16.7: range beyond track, slot and Crates; place and load are as the last delivery left them (E11.5)."""
    if field(s, 0) != NONE:
        return
    more = max(0, field(s, 2))
    if s.box.range_whole_visit and s.visit != NONE and step_seat(s) == s.active:
        more += _range_of_visit(s)
    set_field(s, 0, more)
    set_field(s, USED_BY, 0)
    set_field(s, USED_BY + 1, 0)


def _range_of_visit(s: SpeakeasyState) -> i64:
    """E16.7: the range printed among the person's own actions."""
    box = s.box
    row = box.own_actions[s.visit * 4 + max(0, s.visited)]
    for effect in range(box.list_start[row], box.list_start[row + 1]):
        if box.effect_range[effect] > 0:
            return box.effect_range[effect]
    return 0


def truck_range(s: SpeakeasyState, seat: Seat) -> i64:
    """E11.3: the range of each Truck in this delivery."""
    return usual_range(s, seat) + field(s, 0)


def usual_range(s: SpeakeasyState, seat: Seat) -> i64:
    """E11.3: the range that track, Crates and the card in the slot give in any delivery."""
    total = number(s, seat, FLEET) + bonus(s, seat, RANGE_PLUS)
    card = s.slots[seat * TYPES + FLEET]
    if s.box.range_lasts and card != NONE:
        total += s.box.card_range[card]
    return total


def deliver_options(s: SpeakeasyState, into: Actions) -> None:
    """E11.3, form by form."""
    seat = step_seat(s)
    trucks = s.box.trucks[level(s, seat, FLEET) - 1]
    for truck in range(trucks):
        _entries(s, seat, truck, into)
    for truck in range(trucks):
        _drives(s, seat, truck, into)
    for truck in range(trucks):
        if can_load(s, seat, truck):
            into.add(LOAD_TRUCK + truck)
    for truck in range(trucks):
        _purchases(s, seat, truck, into)
    for truck in range(trucks):
        _unloadings(s, seat, truck, into)
    into.add(DONE)


def where(s: SpeakeasyState, seat: Seat, truck: i64) -> District:
    return of(s, seat, TRUCK + 2 * truck)


def load_of(s: SpeakeasyState, seat: Seat, truck: i64) -> i64:
    return of(s, seat, LOAD + 2 * truck)


def _entries(s: SpeakeasyState, seat: Seat, truck: i64, into: Actions) -> None:
    """E11.3 R: Truck 1 only when Truck 0 is on the map."""
    if where(s, seat, truck) != NONE or (truck == 1 and where(s, seat, 0) == NONE):
        return
    for district in range(DISTRICTS):
        into.add(ENTER + truck * DISTRICTS + district)


def _drives(s: SpeakeasyState, seat: Seat, truck: i64, into: Actions) -> None:
    """E3.5: to any neighbour, blocked or not."""
    here = where(s, seat, truck)
    if here == NONE or field(s, USED_BY + truck) >= truck_range(s, seat):
        return
    for district in range(DISTRICTS):
        if (s.box.neighbours[here] >> district) & 1 == 1:
            into.add(DRIVE + truck * DISTRICTS + district)


def can_load(s: SpeakeasyState, seat: Seat, truck: i64) -> bool:
    """E11.3: in the district of the Operating Stills, a barrel there, and room."""
    if of(s, seat, AREA) == 0 or load_of(s, seat, truck) >= s.box.truck_load or where(s, seat, truck) == NONE:
        return False
    space = stills_space(s, seat)
    return space != NONE and space // WIDTH == where(s, seat, truck) and is_operating(s, space)


def ship_in(s: SpeakeasyState, district: District) -> i64:
    """The ship that lies in a district's port, or NONE."""
    if district == NONE:
        return NONE
    for ship in range(SHIPS):
        if s.box.port_district[s.ships[ship * SHIP + PORT]] == district:
            return ship
    return NONE


def price_of(s: SpeakeasyState, ship: i64, further: i64) -> i64:
    """E11.3: what a ship's next barrel costs, some others having gone before it."""
    removed = s.box.ship_barrels[ship] - s.ships[ship * SHIP + CARGO] + further
    return s.box.price[ship * 6 + min(removed, 5)]


def _purchases(s: SpeakeasyState, seat: Seat, truck: i64, into: Actions) -> None:
    """E11.3, E11.4: one or two barrels, as many as fit, are there and can be paid."""
    ship = ship_in(s, where(s, seat, truck))
    if ship == NONE:
        return
    room = s.box.truck_load - load_of(s, seat, truck)
    there = s.ships[ship * SHIP + CARGO] + s.barrels
    price: i64 = 0
    for bought in range(min(2, room, there)):
        price += price_of(s, ship, bought)
        if price <= funds(s, seat):
            into.add(BUY + truck * 2 + bought)


def takes_barrel(s: SpeakeasyState, seat: Seat, space: Space) -> bool:
    """E8.2, E11.3: an Operating bar of the seat without a barrel."""
    base = space * SPOT
    if s.spaces[base + OWNER] != seat or s.spaces[base + CASK] == 1:
        return False
    return is_bar(s.spaces[base + KIND]) and is_operating(s, space)


def _unloadings(s: SpeakeasyState, seat: Seat, truck: i64, into: Actions) -> None:
    here = where(s, seat, truck)
    if here == NONE or load_of(s, seat, truck) == 0:
        return
    for space in range(here * WIDTH, here * WIDTH + WIDTH):
        if takes_barrel(s, seat, space):
            into.add(UNLOAD + truck * SPACES + space)


def deliver(s: SpeakeasyState, action: i64) -> None:
    """E11.3: one single move of a Truck; the delivery goes on."""
    seat = step_seat(s)
    if action < DRIVE:
        _enter(s, seat, (action - ENTER) // DISTRICTS, (action - ENTER) % DISTRICTS)
    elif action < LOAD_TRUCK:
        _drive(s, seat, (action - DRIVE) // DISTRICTS, (action - DRIVE) % DISTRICTS)
    elif action < BUY:
        _load(s, seat, action - LOAD_TRUCK)
    elif action < UNLOAD:
        _buy(s, seat, (action - BUY) // 2, (action - BUY) % 2 + 1)
    else:
        _unload(s, seat, (action - UNLOAD) // SPACES, (action - UNLOAD) % SPACES)


def _enter(s: SpeakeasyState, seat: Seat, truck: i64, district: District) -> None:
    put(s, seat, TRUCK + 2 * truck, district)
    if s.journal is not None:
        facts: Facts = {"seat": int(seat), "truck": int(truck), "district": int(district) + 1}
        s.journal.tell("entered", "E11.3", facts)


def _drive(s: SpeakeasyState, seat: Seat, truck: i64, district: District) -> None:
    put(s, seat, TRUCK + 2 * truck, district)
    set_field(s, USED_BY + truck, field(s, USED_BY + truck) + 1)
    if s.journal is not None:
        facts: Facts = {"seat": int(seat), "truck": int(truck), "district": int(district) + 1}
        s.journal.tell("drove", "E11.3", facts)


def _load(s: SpeakeasyState, seat: Seat, truck: i64) -> None:
    add(s, seat, AREA, -1)
    add(s, seat, LOAD + 2 * truck, 1)
    if s.journal is not None:
        s.journal.tell("loaded", "E11.3", {"seat": int(seat), "truck": int(truck)})


def _buy(s: SpeakeasyState, seat: Seat, truck: i64, count: i64) -> None:
    """E11.3, E11.4: each barrel in turn for its own price, then the ship moves on."""
    ship = ship_in(s, where(s, seat, truck))
    price: i64 = 0
    for _ in range(count):
        price += price_of(s, ship, 0)
        take_barrel(s, ship)
    add(s, seat, LOAD + 2 * truck, count)
    if s.journal is not None:
        facts: Facts = {"seat": int(seat), "truck": int(truck), "ship": s.box.ship_names[ship]}
        s.journal.tell("bought", "E11.4", {**facts, "count": int(count), "price": int(price)})
    pay(s, seat, price)
    sail(s, ship)


def take_barrel(s: SpeakeasyState, ship: i64) -> None:
    """A ship's rightmost barrel, or one from the supply if it has none."""
    if s.ships[ship * SHIP + CARGO] > 0:
        s.ships[ship * SHIP + CARGO] -= 1
    else:
        s.barrels -= 1


def _unload(s: SpeakeasyState, seat: Seat, truck: i64, space: Space) -> None:
    add(s, seat, LOAD + 2 * truck, -1)
    lay(s, space, CASK, 1)
    if s.journal is not None:
        facts: Facts = {"seat": int(seat), "truck": int(truck), "space": space_name(space)}
        s.journal.tell("unloaded", "E11.3", facts)
