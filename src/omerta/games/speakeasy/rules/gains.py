"""E10: what is simply gained, members and the Docks, City tiles, Helpers."""

from typing import Final

from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.core.problems import Facts
from omerta.games.speakeasy.components import (
    BONUS,
    BOOKS,
    COLUMNS,
    DEAL,
    DOCK_ANY_BONUS,
    HELPERS,
    NONE,
    PILE_HELPER,
    PILE_TILE,
    PLACES,
    ROWS,
    SHIFT,
    SHOWN,
    TILES,
    VIP,
    WAITING_MEMBER,
    ZONE_NAMES,
    Place,
    Seat,
)
from omerta.games.speakeasy.moves import (
    DEAL_HELPER,
    DEAL_TILE,
    DONE,
    MEMBER_DOCKS,
    MEMBER_VIP,
    RECRUIT,
    SHIFT_TO,
    TILE_SLOT,
)
from omerta.games.speakeasy.rules.ground import lay
from omerta.games.speakeasy.rules.money import earn, funds, pay
from omerta.games.speakeasy.rules.todo import count_down, field, pop, push, repeats, set_field, step, step_seat
from omerta.games.speakeasy.state import (
    BOOKS_HELD,
    GOONS_HELD,
    HELD,
    LEVERAGE,
    OWN,
    PLACED,
    SETUP,
    TILE,
    UNUSED,
    VIP_AREA,
    SpeakeasyState,
    add,
    bonus,
    number,
    of,
    put,
)

ONLY_DOCKS: Final[i64] = 0  # E14.2: of a member that is gained
ONLY_VIP: Final[i64] = 1


def can_get_goon(s: SpeakeasyState, seat: Seat) -> bool:
    """E10.10: a free place, and a Goon in the supply."""
    return of(s, seat, GOONS_HELD) < len(s.box.goon_costs) and s.goons > 0


def get_goons(s: SpeakeasyState) -> None:
    """E10.10: goon_free."""
    seat, wanted = step_seat(s), repeats(field(s, 0))
    pop(s)
    for _ in range(wanted):
        if can_get_goon(s, seat):
            _add_goon(s, seat)
            if s.journal is not None:
                s.journal.tell("goon", "E10.10", {"seat": int(seat)})


def _add_goon(s: SpeakeasyState, seat: Seat) -> None:
    add(s, seat, GOONS_HELD, 1)
    s.goons -= 1


def goon_price(s: SpeakeasyState, seat: Seat) -> i64:
    """E10.10: the cost of the cheapest free place."""
    return s.box.goon_costs[of(s, seat, GOONS_HELD)]


def can_hire(s: SpeakeasyState, seat: Seat) -> bool:
    return can_get_goon(s, seat) and goon_price(s, seat) <= funds(s, seat)


def hire(s: SpeakeasyState) -> None:
    """E10.10: one Goon; the step stays for the next."""
    seat = step_seat(s)
    price = goon_price(s, seat)
    if s.journal is not None:
        s.journal.tell("hired-goon", "E10.10", {"seat": int(seat), "price": int(price)})
    pay(s, seat, price)
    _add_goon(s, seat)


def return_goons(s: SpeakeasyState, seat: Seat, count: i64) -> None:
    """E9.5: the dearest places first, which a mere count keeps by itself."""
    add(s, seat, GOONS_HELD, -count)
    s.goons += count
    if s.journal is not None and count > 0:
        s.journal.tell("goons-returned", "E9.5", {"seat": int(seat), "count": int(count)})


def get_tokens(s: SpeakeasyState) -> None:
    """E10.11: Leverage tokens, as far as there are any (E1.5)."""
    seat, gained = step_seat(s), min(repeats(field(s, 0)), s.tokens)
    pop(s)
    add(s, seat, LEVERAGE, gained)
    s.tokens -= gained
    if s.journal is not None and gained > 0:
        s.journal.tell("leverage-tokens", "E10.11", {"seat": int(seat), "count": int(gained)})


def own_books(s: SpeakeasyState, seat: Seat) -> i64:
    """Books not yet on the board (E4.4)."""
    return BOOKS - of(s, seat, BOOKS_HELD) - of(s, seat, PLACED)


def get_books(s: SpeakeasyState) -> None:
    """E10.11."""
    seat = step_seat(s)
    gained = min(repeats(field(s, 0)), own_books(s, seat))
    pop(s)
    add(s, seat, BOOKS_HELD, gained)
    if s.journal is not None and gained > 0:
        s.journal.tell("books", "E10.11", {"seat": int(seat), "count": int(gained)})


def get_cash(s: SpeakeasyState) -> None:
    """E10.11."""
    seat, sum_ = step_seat(s), repeats(field(s, 0))
    pop(s)
    earn(s, seat, sum_)
    if s.journal is not None:
        s.journal.tell("cash", "E10.11", {"seat": int(seat), "sum": int(sum_)})


def has_vip_room(s: SpeakeasyState, seat: Seat) -> bool:
    """E10.8."""
    return of(s, seat, VIP_AREA) < number(s, seat, VIP)


def has_free_place(s: SpeakeasyState) -> bool:
    for place in range(PLACES):
        if s.docks[place] == NONE:
            return True
    return False


def can_place_member(s: SpeakeasyState, seat: Seat, only: i64) -> bool:
    """E10.8, E14.2: whether a member has somewhere to go."""
    return (only != ONLY_DOCKS and has_vip_room(s, seat)) or (only != ONLY_VIP and has_free_place(s))


def can_gain_member(s: SpeakeasyState, seat: Seat, only: i64) -> bool:
    return of(s, seat, OWN) > 0 and can_place_member(s, seat, only)


def member_options(s: SpeakeasyState, into: Actions) -> None:
    """E10.8: where the member may go."""
    seat, waits = step_seat(s), step(s) == WAITING_MEMBER
    only = NONE if waits else field(s, 2)
    if not waits and of(s, seat, OWN) == 0:
        return
    if only != ONLY_DOCKS and has_vip_room(s, seat):
        into.add(MEMBER_VIP)
    if only != ONLY_VIP:
        for place in range(PLACES):
            if s.docks[place] == NONE:
                into.add(MEMBER_DOCKS + place)


def no_room_for_waiting(s: SpeakeasyState) -> None:
    """E10.8 R: the waiting member goes to the own supply."""
    seat = step_seat(s)
    add(s, seat, OWN, 1)
    if s.journal is not None:
        s.journal.tell("member-to-supply", "E10.8", {"seat": int(seat)})


def gain_member(s: SpeakeasyState, action: i64) -> None:
    """E10.8, E10.9."""
    seat = step_seat(s)
    if step(s) == WAITING_MEMBER:
        pop(s)
    else:
        add(s, seat, OWN, -1)
        count_down_times(s)
    if action == MEMBER_VIP:
        add(s, seat, VIP_AREA, 1)
        if s.journal is not None:
            s.journal.tell("member-to-vip", "E10.8", {"seat": int(seat)})
    else:
        _into_docks(s, seat, action - MEMBER_DOCKS)


def count_down_times(s: SpeakeasyState) -> None:
    """The same for a number that the data may leave out."""
    if field(s, 0) == NONE:
        pop(s)
    else:
        count_down(s)


def _into_docks(s: SpeakeasyState, seat: Seat, place: Place) -> None:
    """E10.9: the member, then the others may move, then the row's bonus."""
    s.docks[place] = seat
    if s.journal is not None:
        facts: Facts = {"seat": int(seat), "zone": ZONE_NAMES[int(place) // 4], "row": int(place) % 4 + 1}
        s.journal.tell("member-to-docks", "E10.9", facts)
    push(s, BONUS, seat, place % ROWS)
    push(s, SHIFT, seat, place + 1)


def shift_options(s: SpeakeasyState, into: Actions) -> None:
    """E10.9: other members of the seat to free places, each once; ``moved`` holds places + 1 in 4 bits each."""
    seat, moved = step_seat(s), field(s, 0)
    for here in range(PLACES):
        if s.docks[here] == seat and not _has_moved(moved, here):
            for there in range(PLACES):
                if s.docks[there] == NONE:
                    into.add(SHIFT_TO + here * PLACES + there)
    into.add(DONE)


def _has_moved(moved: i64, place: Place) -> bool:
    while moved != 0:
        if moved & 15 == place + 1:
            return True
        moved >>= 4
    return False


def shift(s: SpeakeasyState, action: i64) -> None:
    here, there = (action - SHIFT_TO) // PLACES, (action - SHIFT_TO) % PLACES
    seat, moved = step_seat(s), field(s, 0)
    s.docks[there] = seat
    s.docks[here] = NONE
    length: i64 = 0
    while (moved >> (4 * length)) != 0:
        length += 1
    set_field(s, 0, moved | ((there + 1) << (4 * length)))
    if s.journal is not None:
        facts: Facts = {"seat": int(seat), "zone": ZONE_NAMES[int(here) // 4], "row": int(here) % 4 + 1}
        s.journal.tell(
            "member-shifted", "E10.9", {**facts, "to_zone": ZONE_NAMES[int(there) // 4], "to_row": int(there) % 4 + 1}
        )


def any_row(s: SpeakeasyState, seat: Seat) -> bool:
    """E10.9 (3): a Crate lets the seat choose the row."""
    return bonus(s, seat, DOCK_ANY_BONUS) > 0


def top_of(s: SpeakeasyState, slot: i64) -> i64:
    """E3.8: the tile of a slot of the display that can be taken, or NONE."""
    if slot < SHOWN:
        return s.display[slot]
    height = s.heights[slot - SHOWN]
    return NONE if height == 0 else s.stacks[(slot - SHOWN) * TILES + height - 1]


def can_take_tile(s: SpeakeasyState) -> bool:
    """E10.11."""
    for slot in range(COLUMNS):
        if top_of(s, slot) != NONE:
            return True
    return False


def tile_options(s: SpeakeasyState, into: Actions) -> None:
    for slot in range(COLUMNS):
        if top_of(s, slot) != NONE:
            into.add(TILE_SLOT + slot)


def take_tile(s: SpeakeasyState, action: i64) -> None:
    """E10.11: from the display to the board; a right-column slot is refilled by chance."""
    seat, slot = step_seat(s), action - TILE_SLOT
    count_down_times(s)
    tile = top_of(s, slot)
    gain_tile(s, seat, tile)
    if s.journal is not None:
        s.journal.tell("took-tile", "E10.11", {"seat": int(seat), "tile": s.box.tile_names[tile]})
    if slot < SHOWN:
        s.display[slot] = NONE
        push(s, DEAL, NONE, PILE_TILE, NONE, slot)
    else:
        s.heights[slot - SHOWN] -= 1


def gain_tile(s: SpeakeasyState, seat: Seat, tile: i64) -> None:
    s.tiles[seat * TILES + tile] += 1
    add(s, seat, HELD, 1)


def deal_tile_options(s: SpeakeasyState, into: Actions) -> None:
    """E4.3, E10.11: the City tiles of the pile."""
    for tile in range(len(s.box.tile_names)):
        if s.tiles_left[tile] > 0:
            into.add_weighted(DEAL_TILE + tile, s.tiles_left[tile])


def deal_tile(s: SpeakeasyState, tile: i64) -> None:
    """A tile comes off the pile, to a space (E4.3) or a slot of the display."""
    space, slot = field(s, 1), field(s, 2)
    pop(s)
    s.tiles_left[tile] -= 1
    if slot == NONE:
        lay(s, space, TILE, tile)
        if s.journal is not None:
            facts: Facts = {"tile": s.box.tile_names[tile], "space": 10 * (int(space) // 3 + 1) + int(space) % 3}
            s.journal.tell("tile-on-space", "E4.3", facts)
        return
    s.display[slot] = tile
    if s.journal is not None:
        s.journal.tell("tile-shown", "E4.3" if s.phase == SETUP else "E10.11", {"tile": s.box.tile_names[tile]})


def can_recruit(s: SpeakeasyState) -> bool:
    """E10.7: the display has a card."""
    for place in range(3):
        if s.helpers[place] != NONE:
            return True
    return False


def recruit_options(s: SpeakeasyState, first: i64, into: Actions) -> None:
    """E10.7: the Helpers of the display, in ascending order."""
    for helper in range(HELPERS):
        if _shown_at(s, helper) != NONE:
            into.add(first + helper)


def _shown_at(s: SpeakeasyState, helper: i64) -> i64:
    for place in range(3):
        if s.helpers[place] == helper:
            return place
    return NONE


def recruit(s: SpeakeasyState, action: i64) -> None:
    """E10.7: the Helper lies open before the seat; the display is refilled by chance."""
    seat, helper = step_seat(s), action - RECRUIT
    count_down_times(s)
    put(s, seat, UNUSED, of(s, seat, UNUSED) | (i64(1) << helper))
    if s.journal is not None:
        s.journal.tell("recruited", "E10.7", {"seat": int(seat), "helper": s.box.helper_names[helper]})
    leave_display(s, helper)


def leave_display(s: SpeakeasyState, helper: i64) -> None:
    place = _shown_at(s, helper)
    s.helpers[place] = NONE
    push(s, DEAL, NONE, PILE_HELPER, place)


def deal_helper_options(s: SpeakeasyState, into: Actions) -> None:
    for helper in range(HELPERS):
        if (s.helpers_left >> helper) & 1 == 1:
            into.add_weighted(DEAL_HELPER + helper, 1)


def deal_helper(s: SpeakeasyState, helper: i64) -> None:
    """E4.3, E10.7."""
    place = field(s, 1)
    pop(s)
    s.helpers_left &= ~(i64(1) << helper)
    s.helpers[place] = helper
    if s.journal is not None:
        s.journal.tell("helper-shown", "E4.3" if s.phase == SETUP else "E10.7", {"helper": s.box.helper_names[helper]})
