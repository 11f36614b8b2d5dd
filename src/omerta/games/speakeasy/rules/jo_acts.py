"""E23.9–E23.12: what Jo does with levels, members, Helpers, barrels, ships and Books."""

from mypy_extensions import i64

from omerta.core.problems import Facts
from omerta.games.speakeasy.components import (
    BOOKS,
    CASINO,
    FIRST_PARK_GOAL,
    FIRST_ZONE_GOAL,
    FLEET,
    GOAL_NAMES,
    GOALS,
    JO,
    JO_BOOKS,
    JO_DELIVER,
    JO_HELPER,
    JO_LEVEL,
    JO_LOWEST_LEVEL,
    JO_MEMBER,
    JO_PRODUCE,
    JO_PROTECT,
    JO_SELL,
    JO_TURN_ORDER,
    NONE,
    PARTY,
    ROWS,
    SHIPS,
    SPACES,
    STILLS_TRACK,
    TOP,
    TRACK_NAMES,
    VIP,
    ZONE_NAMES,
    Space,
    Zone,
    space_name,
)
from omerta.games.speakeasy.rules.barrels import (
    has_working_stills,
    make,
    price_of,
    sell_at,
    sells,
    take_barrel,
    takes_barrel,
)
from omerta.games.speakeasy.rules.books import has_room, may_cook, money_of, place_book
from omerta.games.speakeasy.rules.gains import leave_display
from omerta.games.speakeasy.rules.ground import at, has_cop, lay, stills_space, zone_at
from omerta.games.speakeasy.rules.money import earn
from omerta.games.speakeasy.rules.protection import is_unprotected
from omerta.games.speakeasy.rules.ships import after_strike, has_barrel, members_at, sail, zone_of
from omerta.games.speakeasy.rules.todo import field, pop, step
from omerta.games.speakeasy.rules.visits import mark
from omerta.games.speakeasy.state import (
    AREA,
    CARGO,
    CASK,
    KIND,
    LEVELS,
    MEMBER,
    OWN,
    PLACED,
    PORT,
    SHIP,
    UNUSED,
    SpeakeasyState,
    add,
    infamy,
    level,
    of,
    put,
    seats_as,
)


def act(s: SpeakeasyState) -> None:
    """One of his actions that needs no chance first; it is done and over."""
    code, what = step(s), field(s, 1)
    pop(s)
    if code == JO_LEVEL:
        _rise(s, what)
    elif code == JO_LOWEST_LEVEL:
        _rise_lowest(s)
    elif code == JO_MEMBER:
        _send_member(s, what)
    elif code == JO_HELPER:
        _take_helper(s)
    elif code == JO_TURN_ORDER:
        _take_column(s)
    elif code == JO_BOOKS:
        _cook(s)
    else:
        _work(s, code)


def _work(s: SpeakeasyState, code: i64) -> None:
    if code == JO_PRODUCE:
        if has_working_stills(s, JO):
            make(s, JO, level(s, JO, STILLS_TRACK))
    elif code == JO_DELIVER:
        _deliver(s)
    elif code == JO_SELL:
        _sell(s)
    elif code == JO_PROTECT:
        _protect(s)
    else:
        _ambush(s)


def _rise(s: SpeakeasyState, track: i64) -> None:
    """E23.2: a level of 5 does not rise."""
    if level(s, JO, track) >= TOP:
        return
    add(s, JO, LEVELS + track, 1)
    if s.journal is not None:
        facts: Facts = {"seat": int(JO), "track": TRACK_NAMES[track], "level": int(level(s, JO, track))}
        s.journal.tell("level", "E23.9", {**facts, "infamy": int(infamy(s, JO))})


def _rise_lowest(s: SpeakeasyState) -> None:
    """E23.9: tie by the order of the tracks."""
    best = s.box.jo_tracks[0]
    for i in range(len(s.box.jo_tracks)):
        if level(s, JO, s.box.jo_tracks[i]) < level(s, JO, best):
            best = s.box.jo_tracks[i]
    _rise(s, best)


def _send_member(s: SpeakeasyState, zone: Zone) -> None:
    """E23.9: to the topmost free row of that Docks Zone."""
    if of(s, JO, OWN) == 0:
        return
    for row in range(ROWS):
        if s.docks[zone * ROWS + row] == NONE:
            s.docks[zone * ROWS + row] = JO
            add(s, JO, OWN, -1)
            if s.journal is not None:
                facts: Facts = {"seat": int(JO), "zone": ZONE_NAMES[zone], "row": int(row) + 1}
                s.journal.tell("member-to-docks", "E23.9", facts)
            return


def _take_helper(s: SpeakeasyState) -> None:
    """E23.9: the dearest bottle he lacks, if none is new the dearest; tie: leftmost."""
    owned: i64 = 0
    for helper in range(len(s.box.helper_names)):
        if (of(s, JO, UNUSED) >> helper) & 1 == 1:
            owned |= i64(1) << s.box.helper_bottle[helper]
    best, worth = NONE, NONE
    for place in range(3):
        helper = s.helpers[place]
        if helper != NONE:
            bottle = s.box.helper_bottle[helper]
            value = s.box.bottle_value[bottle] + (1000 if (owned >> bottle) & 1 == 0 else 0)
            if value > worth:
                best, worth = helper, value
    if best == NONE:
        return
    put(s, JO, UNUSED, of(s, JO, UNUSED) | (i64(1) << best))
    if s.journal is not None:
        s.journal.tell("recruited", "E23.9", {"seat": int(JO), "helper": s.box.helper_names[best]})
    leave_display(s, best)


def _take_column(s: SpeakeasyState) -> None:
    """E23.9: the free lower-row column with the lowest Leverage cost."""
    best = NONE
    for column in range(s.players):
        if s.lower[column] == NONE and (best == NONE or _cost(s, column) < _cost(s, best)):
            best = column
    if best == NONE:
        return
    mark(s, JO, best)
    if s.journal is not None:
        s.journal.tell("order-column", "E23.9", {"seat": int(JO), "column": int(best)})


def _cost(s: SpeakeasyState, column: i64) -> i64:
    return s.box.leverage_cost[seats_as(s) * 4 + column]


def _best_bar(s: SpeakeasyState, with_barrel: bool) -> Space:
    """E23.10: Casino, Nightclub, Speakeasy, then lowest space; with a barrel to sell, or without one."""
    for kind in range(CASINO, 0, -1):
        for space in range(SPACES):
            fits = sells(s, JO, space) if with_barrel else takes_barrel(s, JO, space)
            if fits and at(s, space, KIND) == kind:
                return space
    return NONE


def _deliver(s: SpeakeasyState) -> None:
    """E23.10: from his Stills area, then all still wanted from the cheapest ship, which moves on once."""
    works = has_working_stills(s, JO)
    ship = NONE
    for _ in range(level(s, JO, FLEET)):
        space = _best_bar(s, False)
        if space == NONE:
            break
        if works and of(s, JO, AREA) > 0:
            add(s, JO, AREA, -1)
        else:
            if ship == NONE:
                ship = _cheapest_ship(s)
            if ship == NONE or not has_barrel(s, ship):
                break
            take_barrel(s, ship)
        lay(s, space, CASK, 1)
        if s.journal is not None:
            s.journal.tell("jo-delivers", "E23.10", {"seat": int(JO), "space": space_name(space)})
    if ship != NONE:
        sail(s, ship)


def _cheapest_ship(s: SpeakeasyState) -> i64:
    """E23.10: whose next barrel is cheapest; a ship that can give none, the supply being empty, has no next barrel."""
    best = NONE
    for ship in range(SHIPS):
        if has_barrel(s, ship) and (best == NONE or _is_cheaper(s, ship, best)):
            best = ship
    return best


def _is_cheaper(s: SpeakeasyState, ship: i64, other: i64) -> bool:
    """The price of the next barrel; tie: the lowest district."""
    price, least = price_of(s, ship, 0), price_of(s, other, 0)
    return price < least or (price == least and _district(s, ship) < _district(s, other))


def _district(s: SpeakeasyState, ship: i64) -> i64:
    return s.box.port_district[s.ships[ship * SHIP + PORT]]


def _sell(s: SpeakeasyState) -> None:
    """E23.10: best bars first."""
    for _ in range(level(s, JO, PARTY)):
        space = _best_bar(s, True)
        if space != NONE:
            sell_at(s, JO, space)


def _protect(s: SpeakeasyState) -> None:
    """E23.10: members from his own supply, ignoring Leverage."""
    for _ in range(level(s, JO, VIP)):
        space = _most_in_need(s)
        if space == NONE or of(s, JO, OWN) == 0:
            return
        add(s, JO, OWN, -1)
        lay(s, space, MEMBER, 1)
        if s.journal is not None:
            facts: Facts = {"seat": int(JO), "space": space_name(space), "tokens": 0}
            s.journal.tell("protected", "E23.10", facts)


def _most_in_need(s: SpeakeasyState) -> Space:
    best, worth = NONE, NONE
    for space in range(SPACES):
        if is_unprotected(s, JO, space):
            value = _need_of_protection(s, space)
            if value > worth:
                best, worth = space, value
    return best


def _need_of_protection(s: SpeakeasyState, space: Space) -> i64:
    """E23.10: a Cop, a barrel, the better kind, then Uptown, Downtown, Midtown, one after another."""
    zone = zone_at(s, space)
    value: i64 = 1 if has_cop(s, space // 3) else 0
    value = value * 2 + at(s, space, CASK)
    value = value * 4 + at(s, space, KIND)
    return value * 4 + (2 if zone == 2 else 1 - zone)


def _ambush(s: SpeakeasyState) -> None:
    """E23.11: the ship with most barrels; both sums at once, then the steps of a strike."""
    best: i64 = 0
    for ship in range(SHIPS):
        cargo, most = s.ships[ship * SHIP + CARGO], s.ships[best * SHIP + CARGO]
        if cargo > most or (cargo == most and _district(s, ship) < _district(s, best)):
            best = ship
    sum_, bank = s.box.jo_ambush[s.act - 1], members_at(s, 0, zone_of(s, best))
    earn(s, JO, sum_)
    earn(s, 0, bank)
    if s.journal is not None:
        facts: Facts = {"seat": int(JO), "ship": s.box.ship_names[best], "sum": int(sum_), "count": int(bank)}
        s.journal.tell("jo-ambushes", "E23.11", facts)
    after_strike(s, JO, best)


def stow(s: SpeakeasyState) -> None:
    """E23.11: his barrel of E15.5 (5)."""
    ship = field(s, 0)
    pop(s)
    if not has_barrel(s, ship):
        return
    take_barrel(s, ship)
    space = _best_bar(s, False)
    if space == NONE and has_working_stills(s, JO):
        space = stills_space(s, JO)
        add(s, JO, AREA, 1)
    elif space == NONE:
        s.barrels += 1
        return
    else:
        lay(s, space, CASK, 1)
    if s.journal is not None:
        s.journal.tell("prey", "E23.11", {"seat": int(JO), "space": space_name(space)})


def recall(s: SpeakeasyState) -> None:
    """E23.11: his topmost member there returns to his own supply."""
    zone = field(s, 0)
    pop(s)
    for row in range(ROWS):
        if s.docks[zone * ROWS + row] == JO:
            s.docks[zone * ROWS + row] = NONE
            add(s, JO, OWN, 1)
            if s.journal is not None:
                facts: Facts = {"seat": int(JO), "zone": ZONE_NAMES[zone], "row": int(row) + 1}
                s.journal.tell("recalled", "E23.11", facts)
            return


def _area_of(goal: i64) -> i64:
    """E23.12: Zones, City Hall, Docks, Infamy, Central Park."""
    if goal >= FIRST_PARK_GOAL:
        return 4
    if goal >= FIRST_ZONE_GOAL:
        return 0
    return 2 if goal < 3 else (1 if goal < 6 else 3)


def _cook(s: SpeakeasyState) -> None:
    """E23.12: up to three goals that he meets, area by area; one more in Central Park if they were fewer."""
    placed: i64 = 0
    for area in range(4):
        for goal in range(GOALS):
            if _area_of(goal) == area and placed < s.box.jo_books and _may_cook(s, goal):
                placed += 1
                _place_book(s, goal, s.box.jo_money[area], s.box.jo_levels[area])
    if placed < s.box.jo_books and of(s, JO, PLACED) < BOOKS:
        for goal in range(FIRST_PARK_GOAL, GOALS):
            if has_room(s, JO, goal):
                _place_book(s, goal, s.box.jo_money[4], 0)
                return


def _may_cook(s: SpeakeasyState, goal: i64) -> bool:
    return of(s, JO, PLACED) < BOOKS and may_cook(s, JO, goal)


def _place_book(s: SpeakeasyState, goal: i64, money: i64, levels: i64) -> None:
    sum_ = money_of(s, goal) if money == NONE else money
    place_book(s, JO, goal)
    earn(s, JO, sum_)
    if s.journal is not None:
        facts: Facts = {"seat": int(JO), "goal": GOAL_NAMES[goal], "sum": int(sum_)}
        s.journal.tell("jo-cooks", "E23.12", facts)
    if levels > 0:
        _rise_lowest(s)
