"""E20: the Lucky Luciano phase – the Mob War, the Cops, Zone control and payout."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.core.problems import Facts
from omerta.games.speakeasy.components import (
    COPS,
    DEAL,
    DEFEND,
    DISTRICTS,
    KIND_NAMES,
    MOBSTERS,
    MODES,
    NONE,
    PAYOUT,
    PILE_COP,
    PILE_MOBSTER,
    PILE_SITE,
    POWER_GUARDS_STILLS,
    SLOTS,
    STILLS,
    WAR_END,
    WIDTH,
    ZONE_NAMES,
    ZONES,
    District,
    Seat,
    Space,
    Zone,
    space_name,
)
from omerta.games.speakeasy.moves import DEAL_MOBSTER, DEFEND_SPACE, YIELD
from omerta.games.speakeasy.rules.fights import any_open, fight, has_power, is_open, missing_to_defend
from omerta.games.speakeasy.rules.ground import at, has_cop, is_empty, last_space, lay
from omerta.games.speakeasy.rules.money import pay, save
from omerta.games.speakeasy.rules.todo import field, pop, push, set_field, step_seat
from omerta.games.speakeasy.state import (
    AREA,
    BOARD,
    CASK,
    FACE_DOWN,
    KIND,
    LOST,
    MEMBER,
    MOB,
    OWNER,
    POCKET,
    SETUP,
    SPOT,
    SpeakeasyState,
    add,
    is_jo,
    lowest,
    of,
    put,
    seats_as,
)

NOBODY: Final[i64] = -1
MOBSTERS_CONTROL: Final[i64] = -2


def begin_next_war(s: SpeakeasyState) -> None:
    """E20.1: the lowest waiting district; when none waits, what ends the phase."""
    if s.mobs_waiting == 0:
        _end_phase(s)
        return
    district = lowest(s.mobs_waiting)
    push(s, WAR_END, NONE, district)
    for place in range(s.players - 1, -1, -1):
        seat = s.order[place]
        left = _buildings_in(s, seat, district)
        if left != 0:
            push(s, DEFEND, seat, district, left)
    push(s, DEAL, NONE, PILE_MOBSTER, district)


def _buildings_in(s: SpeakeasyState, seat: Seat, district: District) -> i64:
    """Bits of the spaces of a district where a seat has buildings."""
    found: i64 = 0
    for place in range(WIDTH):
        if at(s, district * WIDTH + place, OWNER) == seat:
            found |= i64(1) << place
    return found


def _end_phase(s: SpeakeasyState) -> None:
    """E20.9, E20.10."""
    _drop_deck(s, s.box.war_deck[s.act - 1])
    push(s, PAYOUT, NONE)
    if s.box.cop_tiles[s.act - 1] > 0:
        push(s, DEAL, NONE, PILE_COP, s.box.cop_tiles[s.act - 1], 1)
    push(s, COPS, NONE)
    sites = s.box.war_districts[s.act * 4 + seats_as(s)] if s.act < 3 else 0
    if sites > 0:
        push(s, DEAL, NONE, PILE_SITE, sites, 1)


def _drop_deck(s: SpeakeasyState, deck: i64) -> None:
    """E20.9: the rest of the act's deck leaves."""
    for mobster in range(MOBSTERS):
        if s.box.mobster_deck[mobster] == deck:
            s.mobsters_left &= ~(i64(1) << mobster)


def mobster_options(s: SpeakeasyState, deck: i64, into: Actions) -> None:
    """E4.3, E20.2: the deck's tiles left."""
    for mobster in range(MOBSTERS):
        if (s.mobsters_left >> mobster) & 1 == 1 and s.box.mobster_deck[mobster] == deck:
            into.add_weighted(DEAL_MOBSTER + mobster, 1)


def mobster_comes(s: SpeakeasyState, mobster: i64, district: District) -> None:
    """E20.2, E20.3, E4.3: its tile, its Strength tile, a Mobster Speakeasy on each empty space."""
    s.mobsters_left &= ~(i64(1) << mobster)
    s.mobs_waiting &= ~(i64(1) << district)
    s.mobsters[district] = mobster
    s.strength[district] = s.box.mobster_strength[mobster]
    if s.journal is not None:
        facts: Facts = {"mobster": s.box.mobster_names[mobster], "district": int(district) + 1}
        clause = "E4.3" if s.phase == SETUP else "E20.2"
        s.journal.tell("mobster-comes", clause, {**facts, "strength": int(s.strength[district])})
    for space in range(district * WIDTH, last_space(s, district)):
        if is_empty(s, space) and s.mob_speakeasies > 0:
            _add_mob(s, space)


def _add_mob(s: SpeakeasyState, space: Space) -> None:
    lay(s, space, MOB, 1)
    s.mob_speakeasies -= 1


def war_strength(s: SpeakeasyState, district: District) -> i64:
    """E20.4: strength and modifier."""
    mobster = s.mobsters[district]
    return s.box.mobster_strength[mobster] + s.box.mobster_modifier[mobster]


def settle(s: SpeakeasyState) -> bool:
    """E20.6: what is not asked. True when the step is done."""
    seat, district = step_seat(s), field(s, 0)
    war = war_strength(s, district)
    for place in range(WIDTH):
        if (field(s, 1) >> place) & 1 == 1:
            space = district * WIDTH + place
            if is_jo(s, seat):
                _jo_holds(s, seat, space, war)
            elif _holds_unasked(s, seat, space, war):
                _hold(s, seat, space)
            elif not any_open(s, seat, missing_to_defend(s, seat, war), 0, False):
                _strike_out(s, place)
                lose_building(s, seat, space)
    if field(s, 1) != 0:
        return False
    pop(s)
    return True


def _strike_out(s: SpeakeasyState, place: i64) -> None:
    set_field(s, 1, field(s, 1) & ~(i64(1) << place))


def _hold(s: SpeakeasyState, seat: Seat, space: Space) -> None:
    _strike_out(s, space % WIDTH)
    if s.journal is not None:
        clause = "E23.13" if is_jo(s, seat) else "E20.6"
        s.journal.tell("held", clause, {"seat": int(seat), "space": space_name(space)})


def _jo_holds(s: SpeakeasyState, seat: Seat, space: Space, war: i64) -> None:
    """E23.13: he holds it for its war strength, or all he has."""
    pay(s, seat, min(war, of(s, seat, POCKET)))
    _hold(s, seat, space)


def _holds_unasked(s: SpeakeasyState, seat: Seat, space: Space, war: i64) -> bool:
    if at(s, space, KIND) == STILLS and has_power(s, seat, POWER_GUARDS_STILLS):
        return True
    return missing_to_defend(s, seat, war) <= 0


def defend_options(s: SpeakeasyState, into: Actions) -> None:
    """E20.5: each building in an open mode, or given up."""
    seat, district, left = step_seat(s), field(s, 0), field(s, 1)
    missing = missing_to_defend(s, seat, war_strength(s, district))
    for place in range(WIDTH):
        if (left >> place) & 1 == 1:
            for mode in range(MODES):
                if is_open(s, seat, missing, mode, 0, take_over=False):
                    into.add(DEFEND_SPACE + (district * WIDTH + place) * MODES + mode)
    for place in range(WIDTH):
        if (left >> place) & 1 == 1:
            into.add(YIELD + district * WIDTH + place)


def defend(s: SpeakeasyState, action: i64) -> None:
    """E20.5."""
    seat, district = step_seat(s), field(s, 0)
    if action >= YIELD:
        space = action - YIELD
        _strike_out(s, space % WIDTH)
        lose_building(s, seat, space)
        return
    space, mode = (action - DEFEND_SPACE) // MODES, (action - DEFEND_SPACE) % MODES
    missing = missing_to_defend(s, seat, war_strength(s, district))
    _strike_out(s, space % WIDTH)
    if s.journal is not None:
        s.journal.tell("defended", "E20.5", {"seat": int(seat), "space": space_name(space)})
    fight(s, seat, missing, mode, False)


def lose_building(s: SpeakeasyState, seat: Seat, space: Space) -> None:
    """E20.7: building and member leave the game, barrels return, a Mobster Speakeasy takes the space."""
    kind = at(s, space, KIND)
    if s.journal is not None:
        facts: Facts = {"seat": int(seat), "space": space_name(space), "kind": KIND_NAMES[kind]}
        s.journal.tell("lost", "E20.7", facts)
    add(s, seat, LOST, at(s, space, MEMBER))
    s.barrels += at(s, space, CASK)
    if kind == STILLS:
        s.barrels += of(s, seat, AREA)
        put(s, seat, AREA, 0)
        if s.rebuild_stills:
            _return_stills(s, seat)
    lay(s, space, OWNER, NONE)
    lay(s, space, KIND, NONE)
    lay(s, space, MEMBER, 0)
    lay(s, space, CASK, 0)
    if s.mob_speakeasies > 0:
        _add_mob(s, space)


def _return_stills(s: SpeakeasyState, seat: Seat) -> None:
    """E22.4: the beginners' variant."""
    for slot in range(SLOTS):
        if s.box.slot_kind[slot] == STILLS:
            put(s, seat, BOARD, of(s, seat, BOARD) | (i64(1) << slot))


def end_war(s: SpeakeasyState) -> None:
    """E20.8."""
    district = field(s, 0)
    pop(s)
    for space in range(district * WIDTH, district * WIDTH + WIDTH):
        if at(s, space, MOB) == 1:
            return
    if s.journal is not None:
        s.journal.tell("mobster-leaves", "E20.8", {"district": int(district) + 1})
    s.mobsters[district] = NONE
    s.strength[district] = FACE_DOWN


def cops_come(s: SpeakeasyState) -> None:
    """E20.10: every waiting Cop tile becomes a Cop."""
    pop(s)
    s.cops |= s.cops_waiting
    if s.journal is not None:
        for district in range(DISTRICTS):
            if (s.cops_waiting >> district) & 1 == 1:
                s.journal.tell("cop-comes", "E20.10", {"district": int(district) + 1})
    s.cops_waiting = 0


def control(s: SpeakeasyState, district: District) -> i64:
    """E20.11, E20.12: bits of the seats that control a district, or the Mobsters, or nobody."""
    best = _best(s, district, True)
    if best == NONE and not has_cop(s, district):
        best = _best(s, district, False)
        return _controllers(s, district, best, False) if best != NONE else _mob_control(s, district)
    return _controllers(s, district, best, True) if best != NONE else _mob_control(s, district)


def _best(s: SpeakeasyState, district: District, protected: bool) -> i64:
    """The best kind among the candidates, or NONE."""
    best = NONE
    for space in range(district * WIDTH, district * WIDTH + WIDTH):
        base = space * SPOT
        if s.spaces[base + OWNER] != NONE and (not protected or s.spaces[base + MEMBER] == 1):
            best = max(best, s.spaces[base + KIND])
    return best


def _controllers(s: SpeakeasyState, district: District, best: i64, protected: bool) -> i64:
    found: i64 = 0
    for space in range(district * WIDTH, district * WIDTH + WIDTH):
        base = space * SPOT
        if s.spaces[base + KIND] == best and (not protected or s.spaces[base + MEMBER] == 1):
            found |= i64(1) << s.spaces[base + OWNER]
    return found


def _mob_control(s: SpeakeasyState, district: District) -> i64:
    for space in range(district * WIDTH, district * WIDTH + WIDTH):
        if at(s, space, MOB) == 1:
            return MOBSTERS_CONTROL
    return NOBODY


def points(s: SpeakeasyState, zone: Zone) -> vec[i64]:
    """E20.13: districts controlled in a Zone, by seat, and last by the Mobsters."""
    found = vec[i64]([0] * (s.players + 1))
    for district in range(DISTRICTS):
        if s.box.zone_of[district] == zone:
            who = control(s, district)
            if who == MOBSTERS_CONTROL:
                found[s.players] += 1
            elif who != NOBODY:
                for seat in range(s.players):
                    found[seat] += (who >> seat) & 1
    return found


def position_in(found: vec[i64], seat: Seat) -> i64:
    """E20.13: the number of seats and Mobsters with at least as many."""
    place: i64 = 0
    for other in range(len(found)):
        if found[other] >= found[seat]:
            place += 1
    return place


def pay_out(s: SpeakeasyState) -> None:
    """E20.13: each Zone pays into the safes; the act is over (E20.14)."""
    pop(s)
    s.round = 0
    for zone in range(ZONES):
        found = points(s, zone)
        for seat in range(s.players):
            if found[seat] > 0:
                sum_ = s.box.payout[zone * 5 + position_in(found, seat) - 1]
                save(s, seat, sum_)
                if s.journal is not None:
                    facts: Facts = {"seat": int(seat), "zone": ZONE_NAMES[zone], "sum": int(sum_)}
                    s.journal.tell("zone-pays", "E20.13", {**facts, "count": int(found[seat])})
