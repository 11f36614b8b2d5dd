"""S3, S6: where a token may go, what it counts as, how strong it is."""

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.core.problems import Facts, Refused
from omerta.games.syndicate.board import district_fact, field_fact
from omerta.games.syndicate.components import (
    ALLOWED,
    BONNIE,
    GANGSTER_BOSS,
    GANGSTERS_MEN,
    INFORMER,
    KINDS,
    NONE,
    SMUGGLER_BOSS,
    SMUGGLERS_MEN,
    SNOOP,
    STRENGTH,
    District,
    Field,
    Kind,
    Seat,
)
from omerta.games.syndicate.moves import place_action, place_field, place_kind
from omerta.games.syndicate.state import CLOSED, OPEN, SUPPORT, SyndicateState, active_row, is_automaton, toward


def counts_as(s: SyndicateState, seat: Seat, kind: Kind) -> Kind:
    """S3.3, S3.4: the kind a token counts as, or NONE for an Informer with nothing to copy."""
    return s.last[1 - seat] if kind == INFORMER else kind


def may_lie(s: SyndicateState, seat: Seat, kind: Kind, field: Field) -> bool:
    """S3.2: whether a token in hand may be placed on this field."""
    if s.kinds[field] != NONE or s.status[s.board.field_district[field]] != OPEN:
        return False
    counted = counts_as(s, seat, kind)
    if counted == NONE or ALLOWED[counted] & s.board.field_type[field] == 0:
        return False
    if counted == SNOOP and not is_automaton(s, seat):
        return True  # S3.5; S10.10: the automaton's keeps to the active row
    return active_row(s, s.board.field_district[field]) == s.board.field_row[field]  # S3.1


def _find_open(s: SyndicateState, only: i64, fields: vec[i64]) -> i64:
    """Note the free fields of active rows, ascending, in one district or (NONE) in all; how many there are."""
    count: i64 = 0
    for district in range(s.board.districts):
        if s.status[district] != OPEN or (only != NONE and district != only):
            continue
        row = active_row(s, district)
        if row != NONE:
            for field in range(s.board.row_start[row], s.board.row_start[row + 1]):
                if s.kinds[field] == NONE:
                    fields[count] = field
                    count += 1
    return count


def placements(s: SyndicateState, into: Actions, only: i64) -> None:
    """Every legal placement of the mover's hand, in one district or (NONE) in all. Must agree with may_lie."""
    fields = into.room
    count = _find_open(s, only, fields)
    for kind in range(KINDS):
        if s.hands[s.active * KINDS + kind] == 0:
            continue
        counted = counts_as(s, s.active, kind)
        if counted == SNOOP and not is_automaton(s, s.active):
            _anywhere(s, into, kind, only)
        elif counted != NONE:
            for i in range(count):
                if ALLOWED[counted] & s.board.field_type[fields[i]] != 0:
                    into.add(place_action(kind, fields[i]))


def _anywhere(s: SyndicateState, into: Actions, kind: Kind, only: i64) -> None:
    """S3.5: every free field of the open districts."""
    for field in range(s.board.fields):
        if (only == NONE or s.board.field_district[field] == only) and may_lie(s, s.active, kind, field):
            into.add(place_action(kind, field))


def can_place(s: SyndicateState, seat: Seat, only: i64) -> bool:
    """S4.1, S4.7: whether a seat has any legal placement, in one district or (NONE) in all."""
    types = _open_types(s, only)
    for kind in range(KINDS):
        if s.hands[seat * KINDS + kind] > 0:
            counted = counts_as(s, seat, kind)
            if counted != NONE and ALLOWED[counted] & types != 0:  # an open district has an active row
                return True
    return False


def _open_types(s: SyndicateState, only: i64) -> i64:
    """The types of all free fields of active rows."""
    types: i64 = 0
    for district in range(s.board.districts):
        if s.status[district] != OPEN or (only != NONE and district != only):
            continue
        row = active_row(s, district)
        if row != NONE:
            for field in range(s.board.row_start[row], s.board.row_start[row + 1]):
                if s.kinds[field] == NONE:
                    types |= s.board.field_type[field]
    return types


def strength_of(s: SyndicateState, seat: Seat, counted: Kind, district: District) -> i64:
    """S6: what a token would pull at this moment."""
    if counted == GANGSTER_BOSS or counted == SMUGGLER_BOSS:
        return 1 + _own_men(s, seat, counted, district)
    if counted == BONNIE:
        return 3 if s.markers[district] * toward(seat) < 0 else 1  # S6.3
    if counted == SNOOP and is_automaton(s, seat):
        return 3  # S10.10
    return STRENGTH[counted]  # S6.1


def _own_men(s: SyndicateState, seat: Seat, boss: Kind, district: District) -> i64:
    """S6.2: the seat's own people in a district that this boss counts."""
    men = GANGSTERS_MEN if boss == GANGSTER_BOSS else SMUGGLERS_MEN
    first = s.board.row_start[s.board.district_rows[district]]
    end = s.board.row_start[s.board.district_rows[district + 1]]
    count: i64 = 0
    for field in range(first, end):
        if s.kinds[field] != NONE and s.owners[field] == seat:
            count += men[s.kinds[field]]
    return count


def refuse_placement(s: SyndicateState, action: i64) -> Refused:
    """Why a token cannot be placed so."""
    kind = place_kind(action)
    field = place_field(action)
    if field >= s.board.fields:
        return Refused("S1.6", "not-in-this-mode", {"field": field_fact(s.board.name, field)})
    facts: Facts = {"token": int(kind), "field": field_fact(s.board.name, field)}
    district = s.board.field_district[field]
    where = {"district": district_fact(s.board.name, district)}
    if s.hands[s.active * KINDS + kind] == 0:
        return Refused("S3.2", "token-not-held", facts)
    if s.stage == SUPPORT and district != s.board.field_district[s.placed_on]:
        return Refused("S4.7", "other-district", where)
    if s.kinds[field] != NONE:
        return Refused("S3.2", "field-taken", facts)
    if s.status[district] == CLOSED:
        return Refused("S7.5", "district-closed", where)
    if s.status[district] != OPEN:
        return Refused("S8.1", "district-unopened", where)
    counted = counts_as(s, s.active, kind)
    if counted == NONE:
        return Refused("S3.4", "nothing-to-copy")
    if ALLOWED[counted] & s.board.field_type[field] == 0:
        return Refused("S3.2", "wrong-field-type", facts)
    return Refused("S3.1", "row-not-active", facts)
