"""E4, E5: what chance lays out before the first decision, and the round of 1920."""

from typing import Final

from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.core.problems import Facts
from omerta.games.speakeasy.components import (
    DEAL,
    DISTRICTS,
    GOAL_TILES,
    MEMBERS,
    NONE,
    PILE_BLOCK,
    PILE_CARD,
    PILE_COP,
    PILE_CRATE,
    PILE_FIRST,
    PILE_GOAL,
    PILE_HELPER,
    PILE_JO_LEVEL,
    PILE_MOBSTER,
    PILE_PORT,
    PILE_SITE,
    PILE_TILE,
    PORTS,
    SHIPS,
    SHOWN,
    SPACES,
    TILE_GOALS,
    TYPES,
    ZONES,
    Seat,
    Zone,
)
from omerta.games.speakeasy.moves import DEAL_BLOCK, DEAL_COP, DEAL_FIRST, DEAL_GOAL, DEAL_PORT, DEAL_SITE
from omerta.games.speakeasy.rules.ground import at, is_in_play
from omerta.games.speakeasy.rules.todo import field, pop, push, set_field
from omerta.games.speakeasy.state import (
    BOARD,
    CAPOS,
    CARGO,
    CRATE,
    GOONS_HELD,
    OWN,
    POCKET,
    PORT,
    SAFE,
    SETUP,
    SHIP,
    TILE,
    SpeakeasyState,
    bits,
    is_jo,
    lowest,
    put,
    seats_as,
)

AREAS: Final = ("downtown", "midtown", "uptown", "cp_1", "cp_2", "cp_3", "cp_4", "cp_5")


def prepare(s: SpeakeasyState) -> None:
    """E4.4: what each seat begins with, and the ships' barrels."""
    box = s.box
    for seat in range(s.players):
        put(s, seat, BOARD, (i64(1) << len(box.slot_names)) - 1)
        put(s, seat, CAPOS, box.act_capos[0])
        if is_jo(s, seat):
            put(s, seat, OWN, MEMBERS)  # E23.1
            continue
        put(s, seat, OWN, MEMBERS - len(box.waiting_at))
        put(s, seat, GOONS_HELD, box.first_goons)
        s.goons -= box.first_goons
        put(s, seat, POCKET, box.cash)
        put(s, seat, SAFE, box.safe)
    for ship in range(SHIPS):
        s.ships[ship * SHIP + CARGO] = box.ship_barrels[ship]
        s.barrels -= box.ship_barrels[ship]
    if s.first == NONE:
        s.order[0] = NONE
    else:
        order_from(s, s.first)


def order_from(s: SpeakeasyState, first: Seat) -> None:
    """E4.1: clockwise from the first player."""
    for column in range(s.players):
        s.order[column] = (first + column) % s.players


def next_deal(s: SpeakeasyState) -> bool:
    """E4.3: put the next deal there, in the order of the clause; False when all is laid out."""
    return _deal_map(s) or _deal_cops(s) or _deal_tiles(s) or _deal_goals(s) or _deal_cards(s) or _deal_rest(s)


def _deal_map(s: SpeakeasyState) -> bool:
    """E4.3 (1)–(4)."""
    first = s.box.mobsters_a[seats_as(s)]
    if s.order[0] == NONE:
        push(s, DEAL, NONE, PILE_FIRST)
    elif _blocks_missing(s, NONE) > 0:
        push(s, DEAL, NONE, PILE_BLOCK)
    elif bits(s.sites) + _mobsters_out(s) < first:
        push(s, DEAL, NONE, PILE_SITE, first - bits(s.sites) - _mobsters_out(s), 0)
    elif s.sites != 0:
        push(s, DEAL, NONE, PILE_MOBSTER, lowest(s.sites))
    elif s.mobs_waiting == 0:
        _drop_first_deck(s)
        push(s, DEAL, NONE, PILE_SITE, s.box.war_districts[seats_as(s)], 1)
    else:
        return False
    return True


def _blocks_missing(s: SpeakeasyState, only: Zone) -> i64:
    """E4.2: blocked districts still to come, in one Zone or in all (NONE)."""
    missing: i64 = 0
    for zone in range(ZONES):
        if only == NONE or only == zone:
            missing += s.box.blocked[seats_as(s) * ZONES + zone]
    for district in range(DISTRICTS):
        if (s.blocked >> district) & 1 == 1 and (only == NONE or s.box.zone_of[district] == only):
            missing -= 1
    return missing


def _mobsters_out(s: SpeakeasyState) -> i64:
    count: i64 = 0
    for district in range(DISTRICTS):
        if s.mobsters[district] != NONE:
            count += 1
    return count


def _drop_first_deck(s: SpeakeasyState) -> None:
    """E4.3 (3): Mobsters of deck A left over leave the game."""
    for mobster in range(len(s.box.mobster_names)):
        if s.box.mobster_deck[mobster] == 0:
            s.mobsters_left &= ~(i64(1) << mobster)


def _deal_cops(s: SpeakeasyState) -> bool:
    """E4.3 (5)."""
    if bits(s.cops) < s.box.first_cops:
        push(s, DEAL, NONE, PILE_COP, s.box.first_cops - bits(s.cops), 0)
    elif bits(s.cops_waiting) < s.box.waiting_cops:
        push(s, DEAL, NONE, PILE_COP, s.box.waiting_cops - bits(s.cops_waiting), 1)
    else:
        return False
    return True


def _deal_tiles(s: SpeakeasyState) -> bool:
    """E4.3 (6)."""
    for space in range(SPACES):
        if is_in_play(s, space) and at(s, space, TILE) == NONE:
            push(s, DEAL, NONE, PILE_TILE, space, NONE)
            return True
    for slot in range(SHOWN):
        if s.display[slot] == NONE:
            push(s, DEAL, NONE, PILE_TILE, NONE, slot)
            return True
    return False


def _deal_goals(s: SpeakeasyState) -> bool:
    """E4.3 (7), (8)."""
    for goal in range(TILE_GOALS):
        if s.goals[goal] == NONE:
            push(s, DEAL, NONE, PILE_GOAL, goal)
            return True
    return False


def _deal_cards(s: SpeakeasyState) -> bool:
    """E4.3 (9): not to Jo."""
    for seat in range(s.players):
        if not is_jo(s, seat):
            for deck in range(TYPES):
                if s.dealt[seat * TYPES + deck] == NONE:
                    push(s, DEAL, NONE, PILE_CARD, deck, seat)
                    return True
    for deck in range(TYPES):
        if s.tops[deck] == NONE:
            push(s, DEAL, NONE, PILE_CARD, deck, NONE)
            return True
    return False


def _deal_rest(s: SpeakeasyState) -> bool:
    """E4.3 (10)–(13)."""
    for place in range(3):
        if s.helpers[place] == NONE:
            push(s, DEAL, NONE, PILE_HELPER, place)
            return True
    for ship in range(SHIPS):
        if s.ships[ship * SHIP + CRATE] == NONE:
            push(s, DEAL, NONE, PILE_CRATE, ship)
            return True
    if s.crate_top == NONE:
        push(s, DEAL, NONE, PILE_CRATE)
        return True
    for ship in range(SHIPS):
        if s.ships[ship * SHIP + PORT] == NONE:
            push(s, DEAL, NONE, PILE_PORT, ship)
            return True
    if s.solo and s.jo_slots[0] == 0 and s.jo_slots[1] == 0:
        push(s, DEAL, NONE, PILE_JO_LEVEL)
        return True
    return False


def first_options(s: SpeakeasyState, into: Actions) -> None:
    for seat in range(s.players):
        into.add_weighted(DEAL_FIRST + seat, 1)


def deal_first(s: SpeakeasyState, seat: Seat) -> None:
    pop(s)
    order_from(s, seat)
    if s.journal is not None:
        s.journal.tell("first", "E4.1", {"seat": int(seat), "first": int(seat)})


def block_options(s: SpeakeasyState, into: Actions) -> None:
    """E4.3 (2): unblocked districts of Zones that still lack some."""
    for district in range(DISTRICTS):
        if (s.blocked >> district) & 1 == 0 and _blocks_missing(s, s.box.zone_of[district]) > 0:
            into.add_weighted(DEAL_BLOCK + district, 1)


def deal_block(s: SpeakeasyState, district: i64) -> None:
    pop(s)
    s.blocked |= i64(1) << district
    s.district_tiles &= ~(i64(1) << district)
    if s.journal is not None:
        s.journal.tell("blocked", "E4.3", {"block": int(district) + 1})


def site_options(s: SpeakeasyState, into: Actions) -> None:
    """E4.3 (3, 4), E20.9: District tiles left. When all that are left come, there is no decision."""
    _district_options(s.district_tiles, field(s, 1), DEAL_SITE, into)


def _district_options(mask: i64, wanted: i64, first: i64, into: Actions) -> None:
    for district in range(DISTRICTS):
        if (mask >> district) & 1 == 1:
            into.add_weighted(first + district, 1)
            if bits(mask) <= wanted:
                return


def deal_site(s: SpeakeasyState, district: i64) -> None:
    waits = field(s, 2) == 1
    _count_deal_down(s)
    s.district_tiles &= ~(i64(1) << district)
    if waits:
        s.mobs_waiting |= i64(1) << district
    else:
        s.sites |= i64(1) << district
    if s.journal is not None:
        clause = "E4.3" if s.phase == SETUP else "E20.9"
        s.journal.tell("site-waits" if waits else "site", clause, {"site": int(district) + 1})


def _count_deal_down(s: SpeakeasyState) -> None:
    left = field(s, 1)
    if left <= 1:
        pop(s)
    else:
        set_field(s, 1, left - 1)


def cop_options(s: SpeakeasyState, into: Actions) -> None:
    """E4.3 (5), E20.10: districts without a Cop or a Cop tile."""
    _district_options(~(s.cops | s.cops_waiting) & ((i64(1) << DISTRICTS) - 1), field(s, 1), DEAL_COP, into)


def deal_cop(s: SpeakeasyState, district: i64) -> None:
    waits = field(s, 2) == 1
    _count_deal_down(s)
    if waits:
        s.cops_waiting |= i64(1) << district
    else:
        s.cops |= i64(1) << district
    if s.journal is not None:
        clause = "E4.3" if s.phase == SETUP else "E20.10"
        s.journal.tell("cop-waits" if waits else "cop", clause, {"cop": int(district) + 1})


def goal_options(s: SpeakeasyState, into: Actions) -> None:
    """E4.3 (7, 8): tiles of the place's stack whose number is not yet out."""
    goal = field(s, 1)
    stack = s.box.park_stack[goal - ZONES] if goal >= ZONES else 0
    for tile in range(GOAL_TILES):
        if s.box.goal_stack[tile] == stack and not _number_is_out(s, goal, tile):
            into.add_weighted(DEAL_GOAL + tile, 1)


def _number_is_out(s: SpeakeasyState, goal: i64, tile: i64) -> bool:
    """Zone goals and those of Central Park have numbers of their own."""
    for other in range(ZONES, TILE_GOALS) if goal >= ZONES else range(ZONES):
        if s.goals[other] != NONE and s.box.goal_number[s.goals[other]] == s.box.goal_number[tile]:
            return True
    return False


def deal_goal(s: SpeakeasyState, tile: i64) -> None:
    goal = field(s, 1)
    pop(s)
    s.goals[goal] = tile
    if s.journal is not None:
        s.journal.tell("goal", "E4.3", {"goal": s.box.tile_goal_names[tile], "place": AREAS[goal]})


def deal_crate(s: SpeakeasyState, crate: i64) -> None:
    """E4.3 (11): onto a ship, or face up onto the stack (also E15.5)."""
    ship = field(s, 1)
    pop(s)
    s.crates_left &= ~(i64(1) << crate)
    if ship == NONE:
        s.crate_top = crate
    else:
        s.ships[ship * SHIP + CRATE] = crate
    if s.journal is not None:
        s.journal.tell("crate", "E4.3" if s.phase == SETUP else "E15.5", {"crate": s.box.crate_names[crate]})


def port_options(s: SpeakeasyState, into: Actions) -> None:
    for port in range(PORTS):
        free = True
        for ship in range(SHIPS):
            if s.ships[ship * SHIP + PORT] == port:
                free = False
        if free:
            into.add_weighted(DEAL_PORT + port, 1)


def deal_port(s: SpeakeasyState, port: i64) -> None:
    """E4.3 (12)."""
    ship = field(s, 1)
    pop(s)
    s.ships[ship * SHIP + PORT] = port
    if s.journal is not None:
        facts: Facts = {"port": int(port), "ship": s.box.ship_names[ship]}
        s.journal.tell("port", "E4.3", {**facts, "district": int(s.box.port_district[port]) + 1})
