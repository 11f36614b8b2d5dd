"""S7, S8: rows that end, districts that close, and in Los Angeles the next one that opens."""

from librt.vecs import append, vec
from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.core.problems import Refused
from omerta.games.syndicate.board import BARREL_START, NOTHING, SMUGGLE_HERE, district_fact, effect_code, field_fact
from omerta.games.syndicate.components import LOS_ANGELES, NONE, District, Field, Seat
from omerta.games.syndicate.moves import EFFECT, OPEN_DISTRICT
from omerta.games.syndicate.rules import automaton
from omerta.games.syndicate.rules.effects import add_effect, gain, pulled
from omerta.games.syndicate.state import (
    CLOSED,
    CLOSING,
    EMPTY,
    OPEN,
    OPENING,
    SUPPORT,
    UNOPENED,
    SyndicateState,
    free_fields,
    is_automaton,
    toward,
    without,
)


def check(s: SyndicateState) -> None:
    """S4.6: close the district, end the row, or neither; then what comes next."""
    district = s.board.field_district[s.placed_on]
    row = s.board.field_row[s.placed_on]
    s.stage = SUPPORT
    if s.markers[district] * toward(s.active) >= s.board.win[district]:
        _close_by_strength(s, district)
    elif s.row_free[row] == 0:
        _end_row(s, row)
        if free_fields(s, district) == 0:  # S7.2, S8.2
            _close(s, district, "district-full", 0)
            if s.mode == LOS_ANGELES:
                s.stage = OPENING


def _end_row(s: SyndicateState, row: i64) -> None:
    """S7.1."""
    district = s.board.row_district[row]
    points = s.board.row_points[row]
    marker = s.markers[district]
    if marker == 0:
        gain(s, 0, points, "S7.1")
        gain(s, 1, points, "S7.1")
        _tell(s, "row-shared", "S7.1", s.active, district, points)
        return
    distance = max(marker, -marker)
    if distance >= s.board.second_coin[district]:
        points += 2
    elif distance >= s.board.first_coin[district]:
        points += 1
    winner: i64 = 0 if marker > 0 else 1
    gain(s, winner, points, "S7.1")
    _tell(s, "row-won", "S7.1", winner, district, points)


def _close_by_strength(s: SyndicateState, district: District) -> None:
    """S7.3; S8.3 in Los Angeles."""
    points: i64 = 0 if s.mode == LOS_ANGELES else 2
    filled = s.board.field_row[s.placed_on]
    for row in range(s.board.district_rows[district], s.board.district_rows[district + 1]):
        if s.row_free[row] > 0 or row == filled:
            points += s.board.row_points[row]
    gain(s, s.active, points, "S8.3" if s.mode == LOS_ANGELES else "S7.3")
    _close(s, district, "district-closed", points)
    s.stage = CLOSING
    s.free = free_with_effects(s, district)


def _close(s: SyndicateState, district: District, event: str, points: i64) -> None:
    s.status[district] = CLOSED  # S7.5
    if s.mode == LOS_ANGELES:
        clause = "S8.2" if points == 0 else "S8.3"
    else:
        clause = "S7.2" if points == 0 else "S7.3"
    _tell(s, event, clause, s.active, district, points)


def free_with_effects(s: SyndicateState, district: District) -> vec[i64]:
    """S7.4: the free fields of a district, less those that do nothing there."""
    first = s.board.row_start[s.board.district_rows[district]]
    end = s.board.row_start[s.board.district_rows[district + 1]]
    found = EMPTY[:]
    for field in range(first, end):
        code = effect_code(s.board.field_effect[field])
        if s.kinds[field] == NONE and code != NOTHING and code != SMUGGLE_HERE:
            found = append(found, field)
    return found


def next_field(s: SyndicateState) -> bool:
    """S7.4: begin the next free field, or ask which: False when a decision is awaited."""
    if len(s.free) == 0:
        s.stage = OPENING if s.mode == LOS_ANGELES else SUPPORT
        return True
    if len(s.free) > 1 and not is_automaton(s, s.active):
        s.to_move = s.active
        return False
    begin_field(s, automaton.choose_free_field(s) if len(s.free) > 1 else s.free[0])
    return True


def begin_field(s: SyndicateState, field: Field) -> None:
    """Carry out a free field's effect at a closing."""
    for i in range(len(s.free)):
        if s.free[i] == field:
            s.free = without(s.free, i)
            break
    add_effect(s, s.board.field_effect[field])
    if s.journal is not None:
        s.journal.tell("free-field", "S7.4", {"seat": int(s.active), "field": field_fact(s.board.name, field)})


def free_choices(s: SyndicateState, into: Actions) -> None:
    for i in range(len(s.free)):
        into.add(EFFECT + s.free[i])


def next_districts(s: SyndicateState) -> vec[i64]:
    """S8.4: the unopened districts that an arrow leads to, or else all unopened ones."""
    closed = s.board.field_district[s.placed_on]
    led_to, unopened = EMPTY[:], EMPTY[:]
    for district in range(s.board.districts):
        if s.status[district] == UNOPENED:
            unopened = append(unopened, district)
            if int(district) in s.board.arrows[closed]:
                led_to = append(led_to, district)
    return led_to if len(led_to) > 0 else unopened


def open_next(s: SyndicateState) -> bool:
    """S8.4: open the next district, or ask which: False when a decision is awaited."""
    districts = next_districts(s)
    if len(districts) > 1:
        s.to_move = s.active
        return False
    if len(districts) == 1:
        open_district(s, districts[0])
    s.stage = SUPPORT
    return True


def open_district(s: SyndicateState, district: District) -> None:
    """S8.3, S8.4: a district opens with its marker on red, moved by the barrel's value."""
    closed = s.board.field_district[s.placed_on]
    barrel = s.markers[closed] * toward(s.active) - (BARREL_START - 1)
    s.status[district] = OPEN
    s.markers[district] = 0
    if barrel > 0:
        s.markers[district] = pulled(0, s.active, barrel, s.board.hat[district])  # S8.5: it cannot reach a barrel
    if s.journal is not None:
        facts = {"seat": int(s.active), "marker": int(s.markers[district])}
        s.journal.tell("district-opened", "S8.4", {**facts, "district": district_fact(s.board.name, district)})


def openings(s: SyndicateState, into: Actions) -> None:
    districts = next_districts(s)
    for i in range(len(districts)):
        into.add(OPEN_DISTRICT + districts[i])


def _tell(s: SyndicateState, event: str, clause: str, seat: Seat, district: District, points: i64) -> None:  # noqa: PLR0917
    if s.journal is not None:
        where = district_fact(s.board.name, district)
        s.journal.tell(event, clause, {"seat": int(seat), "district": where, "count": int(points)})


def refuse_field(s: SyndicateState, field: Field) -> Refused:
    return Refused("S7.4", "not-free", {"field": field_fact(s.board.name, min(field, s.board.fields - 1))})


def refuse_opening(s: SyndicateState, district: District) -> Refused:
    if district >= s.board.districts:
        return Refused("S8.4", "not-that-decision")
    return Refused("S8.4", "no-arrow", {"district": district_fact(s.board.name, district)})
