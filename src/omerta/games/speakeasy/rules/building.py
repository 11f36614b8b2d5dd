"""E12: opening, taking over, upgrading; E5.2, the first building."""

from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.core.problems import Facts
from omerta.games.speakeasy.components import (
    DISCARD,
    ERECT,
    FORCE,
    MODES,
    NONE,
    OPEN_1920,
    OPEN_WAY,
    PLACE,
    SLOTS,
    SPACES,
    SPEAKEASY,
    TAKE_OVER_ANY,
    TAKE_OVER_WAY,
    UPGRADE_WAY,
    WHY_CASINO,
    WIDTH,
    Seat,
    Space,
    space_name,
)
from omerta.games.speakeasy.moves import AT, BUILD, DONE, FORCE_MODE
from omerta.games.speakeasy.rules.fights import any_open, fight, is_open, missing_to_take_over
from omerta.games.speakeasy.rules.gains import count_down_times, gain_tile
from omerta.games.speakeasy.rules.ground import at, is_empty, lay, zone_at
from omerta.games.speakeasy.rules.money import funds, pay
from omerta.games.speakeasy.rules.todo import field, pop, push, push_list, step, step_seat
from omerta.games.speakeasy.state import (
    ASSOCIATE_AT,
    BOARD,
    HAND,
    KIND,
    MOB,
    OWNER,
    SPOT,
    TILE,
    SpeakeasyState,
    of,
    put,
)


def can_build(s: SpeakeasyState, seat: Seat, by: i64) -> bool:
    """E12.8: some slot is offered."""
    for slot in range(SLOTS):
        if is_offered(s, seat, slot, by):
            return True
    return False


def build_options(s: SpeakeasyState, into: Actions) -> None:
    """E12.2 (1): the slots that have a legal space."""
    seat, by = step_seat(s), step(s)
    for slot in range(SLOTS):
        if is_offered(s, seat, slot, by):
            into.add(BUILD + slot)
    if by != OPEN_1920:
        into.add(DONE)


def is_offered(s: SpeakeasyState, seat: Seat, slot: i64, by: i64) -> bool:
    """E12.2: full, of a kind that the effect allows, the first of its like, and with a legal space."""
    box = s.box
    full = of(s, seat, BOARD)
    if (full >> slot) & 1 == 0 or (full & box.slot_alike[slot]) != 0:
        return False
    if (box.build_kinds[by] >> box.slot_kind[slot]) & 1 == 0 or not _has_cards(s, seat, slot):
        return False
    if cheapest(s, seat, slot, by) > funds(s, seat):
        return False
    for space in range(SPACES):
        if may_stand(s, seat, slot, by, space):
            return True
    return False


def _has_cards(s: SpeakeasyState, seat: Seat, slot: i64) -> bool:
    return s.box.slot_cards[slot] <= of(s, seat, HAND)


def cheapest(s: SpeakeasyState, seat: Seat, slot: i64, by: i64) -> i64:
    """The least that the building can cost, before any fight."""
    if s.box.build_ways[by] & UPGRADE_WAY != 0:
        return upgrade_price(s, seat, slot)
    return s.box.slot_cost[slot]


def upgrade_price(s: SpeakeasyState, seat: Seat, slot: i64) -> i64:
    """E12.4: less the discount of the dearest empty group."""
    discount: i64 = 0
    for group in range(len(s.box.group_slots)):
        if of(s, seat, BOARD) & s.box.group_slots[group] == 0:
            discount = max(discount, s.box.group_discount[group])
    return max(0, s.box.slot_cost[slot] - discount)


def way_at(s: SpeakeasyState, seat: Seat, space: Space) -> i64:
    """How a building of the seat could come to a space: open, take over, upgrade, or 0."""
    base = space * SPOT
    if s.spaces[base + MOB] == 1:
        return TAKE_OVER_WAY
    owner = s.spaces[base + OWNER]
    if owner == NONE:
        return OPEN_WAY if is_empty(s, space) else 0
    return UPGRADE_WAY if owner == seat and s.spaces[base + KIND] == SPEAKEASY else 0


def may_stand(s: SpeakeasyState, seat: Seat, slot: i64, by: i64, space: Space) -> bool:
    """E12.3: a legal space for the building of this slot."""
    way = way_at(s, seat, space)
    if way & s.box.build_ways[by] == 0:
        return False
    kind = s.box.slot_kind[slot]
    if s.box.per_zone[kind] != NONE and count_in_zone(s, seat, kind, zone_at(s, space)) >= s.box.per_zone[kind]:
        return False
    if way == TAKE_OVER_WAY:
        return may_take_over(s, seat, slot, by, space)
    if way == UPGRADE_WAY:
        return upgrade_price(s, seat, slot) <= funds(s, seat)
    return s.box.slot_cost[slot] <= funds(s, seat)


def may_take_over(s: SpeakeasyState, seat: Seat, slot: i64, by: i64, space: Space) -> bool:
    """E12.3, E12.7: not where the own Associate comes from, the price payable, and strong enough."""
    district, price = space // WIDTH, s.box.slot_cost[slot]
    if of(s, seat, ASSOCIATE_AT) == district or price > funds(s, seat):
        return False
    return by == TAKE_OVER_ANY or any_open(s, seat, missing_to_take_over(s, seat, district), price, True)


def count_in_zone(s: SpeakeasyState, seat: Seat, kind: i64, zone: i64) -> i64:
    """E12.3 (A-09): buildings of a kind on the map, Operating or not (E8.3)."""
    count: i64 = 0
    for space in range(SPACES):
        base = space * SPOT
        if s.spaces[base + OWNER] == seat and s.spaces[base + KIND] == kind and zone_at(s, space) == zone:
            count += 1
    return count


def build(s: SpeakeasyState, action: i64) -> None:
    """E12.1, E12.2: one use of the effect."""
    seat, by, slot = step_seat(s), step(s), action - BUILD
    count_down_times(s)
    if s.journal is not None:
        s.journal.tell("chose-slot", "E12.2", {"seat": int(seat), "slot": s.box.slot_names[slot]})
    push(s, PLACE, seat, slot, by)


def place_options(s: SpeakeasyState, into: Actions) -> None:
    """E12.2 (2)."""
    seat = step_seat(s)
    for space in range(SPACES):
        if may_stand(s, seat, field(s, 0), field(s, 1), space):
            into.add(AT + space)


def place(s: SpeakeasyState, action: i64) -> None:
    """E12.5: the price now; then a Casino's card, the fight, the building."""
    seat, slot, by, space = step_seat(s), field(s, 0), field(s, 1), action - AT
    pop(s)
    way = way_at(s, seat, space)
    price = upgrade_price(s, seat, slot) if way == UPGRADE_WAY else s.box.slot_cost[slot]
    if s.journal is not None:
        facts: Facts = {"seat": int(seat), "slot": s.box.slot_names[slot], "space": space_name(space)}
        if way == OPEN_WAY:
            s.journal.tell("opens", "E12.5", facts)
        elif way == UPGRADE_WAY:
            s.journal.tell("upgrades", "E12.5", facts)
        else:
            s.journal.tell("takes-over", "E12.5", facts)
    pay(s, seat, price)
    push(s, ERECT, seat, slot, space, by)
    if way == TAKE_OVER_WAY and by != TAKE_OVER_ANY:
        push(s, FORCE, seat, space)
    if s.box.slot_cards[slot] > 0:
        push(s, DISCARD, seat, s.box.slot_cards[slot], WHY_CASINO)


def force_options(s: SpeakeasyState, into: Actions) -> None:
    """E9.7: the open modes."""
    seat = step_seat(s)
    missing = missing_to_take_over(s, seat, field(s, 0) // WIDTH)
    for mode in range(MODES):
        if is_open(s, seat, missing, mode, 0, take_over=True):
            into.add(FORCE_MODE + mode)


def force(s: SpeakeasyState, action: i64) -> None:
    """E12.5; the Mobster and his Strength tile stay, whatever is left there (E12.6)."""
    seat, district = step_seat(s), field(s, 0) // WIDTH
    pop(s)
    fight(s, seat, missing_to_take_over(s, seat, district), action - FORCE_MODE, True)


def erect(s: SpeakeasyState) -> None:
    """E12.5, from the building on: it stands, the City tile is taken, the opening benefit gained."""
    seat, slot, space = step_seat(s), field(s, 0), field(s, 1)
    pop(s)
    upgraded = at(s, space, OWNER) == seat
    remove_mob(s, space)
    stand(s, seat, space, s.box.slot_kind[slot])
    put(s, seat, BOARD, of(s, seat, BOARD) & ~(i64(1) << slot))
    if not upgraded:
        take_tile_of(s, seat, space)
    push_list(s, seat, s.box.slot_opening[slot])


def remove_mob(s: SpeakeasyState, space: Space) -> None:
    """A Mobster Speakeasy returns to the supply."""
    if at(s, space, MOB) == 1:
        lay(s, space, MOB, 0)
        s.mob_speakeasies += 1


def stand(s: SpeakeasyState, seat: Seat, space: Space, kind: i64) -> None:
    lay(s, space, OWNER, seat)
    lay(s, space, KIND, kind)


def take_tile_of(s: SpeakeasyState, seat: Seat, space: Space) -> None:
    """E12.5, E23.8: the City tile of the space, if any."""
    tile = at(s, space, TILE)
    if tile == NONE:
        return
    lay(s, space, TILE, NONE)
    gain_tile(s, seat, tile)
    if s.journal is not None:
        s.journal.tell("tile-of-space", "E12.5", {"seat": int(seat), "tile": s.box.tile_names[tile]})
