"""E15, E3.6: ships, ambushes and Crates."""

from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.core.problems import Facts
from omerta.games.speakeasy.components import (
    BARREL,
    CRATES,
    DEAL,
    NONE,
    PILE_CRATE,
    PORTS,
    POWER_AMBUSH,
    RAID,
    RECALL,
    ROWS,
    SAIL,
    SHIPS,
    SPACES,
    STRENGTH,
    ZONE_NAMES,
    Seat,
    Space,
    Zone,
    space_name,
)
from omerta.games.speakeasy.moves import AMBUSH_SHIP, BARREL_TO, DEAL_CRATE, DONE, RECALL_FROM, RIVAL, STRIKE
from omerta.games.speakeasy.rules.counting import crate_count
from omerta.games.speakeasy.rules.fights import power_of
from omerta.games.speakeasy.rules.gains import has_vip_room, return_goons
from omerta.games.speakeasy.rules.ground import at, is_bar, is_operating, lay
from omerta.games.speakeasy.rules.money import earn, funds, pay
from omerta.games.speakeasy.rules.todo import field, pop, push, set_field, step_seat
from omerta.games.speakeasy.state import (
    AREA,
    BONUS_OF,
    CARGO,
    CASK,
    CRATE,
    CRATES_HELD,
    GOONS_HELD,
    KIND,
    OWN,
    OWNER,
    PORT,
    SHIP,
    SPOT,
    VIP_AREA,
    SpeakeasyState,
    add,
    is_jo,
    number,
    of,
    put,
)


def sail(s: SpeakeasyState, ship: i64) -> None:
    """E3.6: clockwise to the next port without a ship."""
    taken: i64 = 0
    for other in range(SHIPS):
        taken |= i64(1) << s.ships[other * SHIP + PORT]
    port = s.ships[ship * SHIP + PORT]
    while (taken >> port) & 1 == 1:
        port = (port + 1) % PORTS
    s.ships[ship * SHIP + PORT] = port
    if s.journal is not None:
        facts: Facts = {"ship": s.box.ship_names[ship], "district": int(s.box.port_district[port]) + 1}
        s.journal.tell("sailed", "E3.6", facts)


def sail_on(s: SpeakeasyState) -> None:
    ship = field(s, 0)
    pop(s)
    sail(s, ship)


def zone_of(s: SpeakeasyState, ship: i64) -> Zone:
    """The Docks Zone of the port where a ship lies."""
    return s.box.port_zone[s.ships[ship * SHIP + PORT]]


def members_at(s: SpeakeasyState, seat: Seat, zone: Zone) -> i64:
    count: i64 = 0
    for row in range(ROWS):
        if s.docks[zone * ROWS + row] == seat:
            count += 1
    return count


def others_at(s: SpeakeasyState, seat: Seat, zone: Zone) -> i64:
    """Members of other seats in a Docks Zone."""
    count: i64 = 0
    for row in range(ROWS):
        owner = s.docks[zone * ROWS + row]
        if owner not in (NONE, seat):
            count += 1
    return count


def defence(s: SpeakeasyState, ship: i64) -> i64:
    """E15.2: the highest number not covered by a barrel."""
    return s.box.defence[ship * 6 + s.box.ship_barrels[ship] - s.ships[ship * SHIP + CARGO]]


def attack(s: SpeakeasyState, seat: Seat, zone: Zone, hired: i64) -> i64:
    """E15.3: without Goons; no Associate helps (E9.4)."""
    members = members_at(s, seat, zone) + hired
    return number(s, seat, STRENGTH) * members + power_of(s, seat, POWER_AMBUSH)


def may_attack(s: SpeakeasyState, seat: Seat, ship: i64) -> bool:
    """E15.1, E15.4: with a member there, all affordable hired ones and all Goons the attack exceeds."""
    zone = zone_of(s, ship)
    if members_at(s, seat, zone) == 0:
        return False
    hired = min(others_at(s, seat, zone), funds(s, seat))
    return attack(s, seat, zone, hired) + of(s, seat, GOONS_HELD) > defence(s, ship)


def can_ambush(s: SpeakeasyState, seat: Seat) -> bool:
    for ship in range(SHIPS):
        if may_attack(s, seat, ship):
            return True
    return False


def ambush_options(s: SpeakeasyState, into: Actions) -> None:
    seat = step_seat(s)
    for ship in range(SHIPS):
        if may_attack(s, seat, ship):
            into.add(AMBUSH_SHIP + ship)
    into.add(DONE)


def ambush(s: SpeakeasyState, action: i64) -> None:
    seat, ship = step_seat(s), action - AMBUSH_SHIP
    pop(s)
    push(s, RAID, seat, ship, 0)
    if s.journal is not None:
        facts: Facts = {"seat": int(seat), "ship": s.box.ship_names[ship], "strength": int(defence(s, ship))}
        s.journal.tell("ambushes", "E15.1", facts)


def hired_of(hired: i64, seat: Seat) -> i64:
    """Members hired of a seat, out of the packed field."""
    return (hired >> (4 * seat)) & 15


def all_hired(s: SpeakeasyState, hired: i64) -> i64:
    count: i64 = 0
    for seat in range(s.players):
        count += hired_of(hired, seat)
    return count


def raid_options(s: SpeakeasyState, into: Actions) -> None:
    """E15.4: hire as long as the attack without Goons does not exceed; strike when it does with them."""
    seat, ship, hired = step_seat(s), field(s, 0), field(s, 1)
    zone = zone_of(s, ship)
    strong, needed = attack(s, seat, zone, all_hired(s, hired)), defence(s, ship)
    if strong <= needed and funds(s, seat) > 0:
        for other in range(s.players):
            if other != seat and members_at(s, other, zone) > hired_of(hired, other):
                into.add(RIVAL + other)
    if strong + of(s, seat, GOONS_HELD) > needed:
        into.add(STRIKE)


def raid(s: SpeakeasyState, action: i64) -> None:
    if action == STRIKE:
        _strike(s)
        return
    seat, other = step_seat(s), action - RIVAL
    if s.journal is not None:
        s.journal.tell("hired-member", "E15.3", {"seat": int(seat), "other": int(other)})
    pay(s, seat, 1)
    earn(s, other, 1)  # E7.3
    set_field(s, 1, field(s, 1) + (i64(1) << (4 * other)))


def _strike(s: SpeakeasyState) -> None:
    """E15.5 (1)–(4), then the steps of the rest."""
    seat, ship, hired = step_seat(s), field(s, 0), field(s, 1)
    pop(s)
    zone = zone_of(s, ship)
    missing = defence(s, ship) + 1 - attack(s, seat, zone, all_hired(s, hired))
    if s.journal is not None:
        s.journal.tell("strikes", "E15.5", {"seat": int(seat), "ship": s.box.ship_names[ship]})
    return_goons(s, seat, max(0, missing))
    crate = s.ships[ship * SHIP + CRATE]
    if crate != NONE:
        _cash_crate(s, seat, crate, zone)
    after_strike(s, seat, ship)


def _cash_crate(s: SpeakeasyState, seat: Seat, crate: i64, zone: Zone) -> None:
    """E15.5 (2)."""
    sum_ = s.box.crate_per[crate] * crate_count(s, seat, crate, zone)
    if s.box.crate_cap[crate] != NONE:
        sum_ = min(sum_, s.box.crate_cap[crate])
    earn(s, seat, sum_)
    if s.journal is not None:
        facts: Facts = {"seat": int(seat), "crate": s.box.crate_names[crate], "sum": int(sum_)}
        s.journal.tell("crate-pays", "E15.5", facts)


def after_strike(s: SpeakeasyState, seat: Seat, ship: i64) -> None:
    """E15.5 (3), (4), and the steps (5)–(7); Jo's too (E23.11)."""
    zone = zone_of(s, ship)
    crate = s.ships[ship * SHIP + CRATE]
    if crate != NONE:  # E15.7
        put(s, seat, CRATES_HELD, of(s, seat, CRATES_HELD) | (i64(1) << crate))
        if not is_jo(s, seat):  # E23.2
            add(s, seat, BONUS_OF + s.box.crate_bonus[crate], s.box.bonus_n[s.box.crate_bonus[crate]])
        if s.journal is not None:
            s.journal.tell("crate-taken", "E15.5", {"seat": int(seat), "crate": s.box.crate_names[crate]})
    s.ships[ship * SHIP + CRATE] = s.crate_top
    push(s, SAIL, seat, ship)
    push(s, RECALL, seat, zone)
    push(s, BARREL, seat, ship)
    if s.crate_top != NONE:
        s.crate_top = NONE
        push(s, DEAL, NONE, PILE_CRATE)


def deal_crate_options(s: SpeakeasyState, into: Actions) -> None:
    for crate in range(CRATES):
        if (s.crates_left >> crate) & 1 == 1:
            into.add_weighted(DEAL_CRATE + crate, 1)


def barrel_options(s: SpeakeasyState, into: Actions) -> None:
    """E15.5 (5): an Operating bar without a barrel, or the Operating Stills."""
    seat = step_seat(s)
    if not has_barrel(s, field(s, 0)):
        return
    for space in range(SPACES):
        if takes_prey(s, seat, space):
            into.add(BARREL_TO + space)


def has_barrel(s: SpeakeasyState, ship: i64) -> bool:
    """The ship or the supply has a barrel to give."""
    return s.ships[ship * SHIP + CARGO] > 0 or s.barrels > 0


def takes_prey(s: SpeakeasyState, seat: Seat, space: Space) -> bool:
    base = space * SPOT
    if s.spaces[base + OWNER] != seat or not is_operating(s, space):
        return False
    return s.spaces[base + CASK] == 0 or not is_bar(s.spaces[base + KIND])


def no_place_for_prey(s: SpeakeasyState) -> None:
    """E15.5 (5): it returns to the supply."""
    ship = field(s, 0)
    if s.ships[ship * SHIP + CARGO] > 0:
        s.ships[ship * SHIP + CARGO] -= 1
        s.barrels += 1
        if s.journal is not None:
            s.journal.tell("prey-lost", "E15.5", {"ship": s.box.ship_names[ship]})


def barrel(s: SpeakeasyState, action: i64) -> None:
    seat, ship, space = step_seat(s), field(s, 0), action - BARREL_TO
    pop(s)
    if s.ships[ship * SHIP + CARGO] > 0:
        s.ships[ship * SHIP + CARGO] -= 1
    else:
        s.barrels -= 1
    if is_bar(at(s, space, KIND)):
        lay(s, space, CASK, 1)
    else:
        add(s, seat, AREA, 1)
    if s.journal is not None:
        s.journal.tell("prey", "E15.5", {"seat": int(seat), "space": space_name(space)})


def recall_options(s: SpeakeasyState, into: Actions) -> None:
    """E15.5 (6): one of the own members of that Docks Zone."""
    seat, zone = step_seat(s), field(s, 0)
    for row in range(ROWS):
        if s.docks[zone * ROWS + row] == seat:
            into.add(RECALL_FROM + zone * ROWS + row)


def recall(s: SpeakeasyState, action: i64) -> None:
    """E15.5 (6): to the VIP area, or if that is full to the own supply."""
    seat, place = step_seat(s), action - RECALL_FROM
    pop(s)
    s.docks[place] = NONE
    add(s, seat, VIP_AREA if has_vip_room(s, seat) else OWN, 1)
    if s.journal is not None:
        facts: Facts = {"seat": int(seat), "zone": ZONE_NAMES[int(place) // 4], "row": int(place) % 4 + 1}
        s.journal.tell("recalled", "E15.5", facts)
