"""F4, F5, F10, F12, F13: the phases between which an act moves, apart from Family Business and Bribery."""

from librt.vecs import append, vec
from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.core.problems import Facts
from omerta.games.families.board import EMPTY
from omerta.games.families.components import (
    ACTS,
    FOR_TRIBUTE,
    MEMBER,
    NONE,
    POLICE_CHIEF,
    TERRITORIES,
    Seat,
    Territory,
)
from omerta.games.families.rules import dons, figures, steps
from omerta.games.families.rules.telling import say, tell_territory
from omerta.games.families.state import (
    AWAY,
    DRAWN,
    IN_PILE,
    IN_ROW,
    OPEN,
    PEOPLE,
    FamiliesState,
    figure_kind,
    figure_owner,
    hand_size,
    in_turn,
    is_don,
    put_marker,
    touched_by,
)

# F5: Open New Business.


def tile_options(s: FamiliesState, into: Actions) -> None:
    """F5.1: the act's pile; none if the slots are used up."""
    if not _has_slots(s):
        return
    colour = s.box.tile_by_act[s.act - 1]
    for business in range(s.box.businesses):
        if s.box.tile_colour[business] == colour and s.homes[business] == IN_PILE:
            into.add_weighted(s.codes.tile + business, 1)


def _has_slots(s: FamiliesState) -> bool:
    for territory in range(TERRITORIES):
        if dons.has_slot(s, territory):
            return True
    return False


def draw_tile(s: FamiliesState, business: i64) -> None:
    s.homes[business] = DRAWN
    steps.put(s, steps.PLACE_TILE, s.horse, business)
    if s.journal is not None:
        s.journal.tell("tile-drawn", "F5.1", {"tile": s.box.business_ids[business]})


def slot_options(s: FamiliesState, into: Actions) -> None:
    """F5.2: any empty slot; a don takes the first in his scan."""
    if is_don(s, s.horse):
        into.add(s.codes.open_tile + dons.slot_for(s, s.horse))
        return
    for territory in range(TERRITORIES):
        if dons.has_slot(s, territory):
            into.add(s.codes.open_tile + territory)


def open_business(s: FamiliesState, business: i64, territory: Territory) -> None:
    """F5.2, F5.3."""
    s.homes[business] = territory
    plot = territory * s.box.width + 1
    while s.plots[plot] != NONE:
        plot += 1
    s.plots[plot] = business
    if s.journal is not None:
        facts: Facts = {"seat": int(s.horse), "tile": s.box.business_ids[business], "territory": int(territory) + 1}
        s.journal.tell("opened", "F5.2", facts)


# F10: Turf War.


def fight(s: FamiliesState, territory: Territory) -> None:
    """F10.1, F10.2: a single family with strictly more than every other and the neutral gang puts a marker."""
    winner = strongest(s, territory)
    if winner != NONE:
        tell_territory(s, "turf-won", "F10.2", winner, territory)
        steps.put(s, steps.MARKER, winner, territory)
    elif s.journal is not None:
        s.journal.tell("turf-tied", "F10.2", {"territory": int(territory) + 1})


def strongest(s: FamiliesState, territory: Territory) -> i64:
    """The seat with strictly most figures, or NONE; figures of nobody's side stand for the neutral gang."""
    counts = strengths(s, territory)
    best: i64 = 0
    winner: i64 = NONE
    for side in range(s.players + 1):
        if counts[side] > best:
            best, winner = counts[side], side
        elif counts[side] == best:
            winner = NONE
    return NONE if winner == s.players else winner


def strengths(s: FamiliesState, territory: Territory) -> vec[i64]:
    """F10.1: figures by family, the neutral gang last."""
    counts = s.passed[:]
    for seat in range(s.players):
        counts[seat] = 0
    counts = append(counts, 0)
    for space in range(s.box.spaces):
        code = s.figures[space]
        if code != NONE and (touched_by(s, space) >> territory) & 1 == 1:
            kind = figure_kind(code)
            own = kind <= MEMBER or (s.agreed.figures_of_owner and kind != POLICE_CHIEF)
            counts[figure_owner(code) if own else s.players] += 1
    return counts


def marker_options(s: FamiliesState, seat: Seat, territory: Territory, into: Actions) -> None:
    """F10.3: with none in reserve, one of the family's own from another territory; a don: F15.16."""
    if is_don(s, seat):
        source = _dons_source(s, seat, territory)
        if source != NONE:
            into.add(s.codes.marker + source)
        return
    count = into.count
    for other in range(TERRITORIES):
        if other != territory and markers_in(s, seat, other) > 0:
            into.add(s.codes.marker + other)
    if into.count > count:
        into.add(s.codes.marker + TERRITORIES)


def markers_in(s: FamiliesState, seat: Seat, territory: Territory) -> i64:
    count: i64 = 0
    for i in range(len(s.stacks)):
        if s.stacks[i] == territory * PEOPLE + seat:
            count += 1
    return count


def _dons_source(s: FamiliesState, don: Seat, territory: Territory) -> i64:
    """F15.16: the other territory where he has most, the last such in his scan."""
    best: i64 = 0
    source: i64 = NONE
    for place in range(TERRITORIES):
        other = s.box.don_scan[s.agreed.dons[don] * TERRITORIES + place]
        count = markers_in(s, don, other)
        if other != territory and count > 0 and count >= best:
            best, source = count, other
    return source


def place_marker(s: FamiliesState, seat: Seat, territory: Territory) -> None:
    s.markers[seat] -= 1
    put_marker(s, seat, territory)
    tell_territory(s, "marked", "F10.2", seat, territory)


def move_marker(s: FamiliesState, seat: Seat, territory: Territory, source: i64) -> None:
    """F10.3: its lowest in that stack."""
    if source == TERRITORIES:
        tell_territory(s, "keeps-markers", "F10.3", seat, territory)
        return
    left = EMPTY[:]
    found = False
    for i in range(len(s.stacks)):
        if s.stacks[i] == source * PEOPLE + seat and not found:
            found = True
        else:
            left = append(left, s.stacks[i])
    s.stacks = left
    put_marker(s, seat, territory)
    if s.journal is not None:
        facts: Facts = {"seat": int(seat), "from": int(source) + 1, "territory": int(territory) + 1}
        s.journal.tell("marker-moved", "F15.16" if is_don(s, seat) else "F10.3", facts)


# F12: Tribute to the Don.


def ask_tribute(s: FamiliesState) -> None:
    """F12.1, F12.2: in turn order, down to the limit of the act; dons pay none."""
    limit = s.box.hand_limits[s.act - 1]
    for place in range(s.players - 1, -1, -1):
        seat = in_turn(s, place)
        excess = hand_size(s, seat) - limit
        if not is_don(s, seat) and excess > 0:
            steps.put(s, steps.DISCARD, seat, excess, FOR_TRIBUTE)


# F13: Entr'acte.


def end_act(s: FamiliesState) -> None:
    """F13.1, F13.2, F9.3, and the row is cleared (F13.4)."""
    for space in range(s.box.spaces):
        if s.figures[space] != NONE:
            figures.back_to_reserve(s, s.figures[space])
            s.figures[space] = NONE
    for i in range(len(s.hudson)):
        figures.back_to_reserve(s, s.hudson[i])
    s.hudson = EMPTY
    for ally in range(s.box.allies):
        s.played[ally] = 0
        if s.allies[ally] == IN_ROW:
            s.allies[ally] = AWAY
    s.act += 1
    for seat in range(s.players):
        s.members[seat] += s.box.members_by_act[s.act - 1]
    if s.journal is not None:
        s.journal.tell("act-begins", "F13.2", {"act": int(s.act)})
    _refill(s)


def _refill(s: FamiliesState) -> None:
    """F13.3, F13.4."""
    if s.act < ACTS:
        steps.put(s, steps.REFILL_ALLIES, NONE, s.box.row_by_families[s.players])
    opened: i64 = 0
    for job in range(s.box.jobs):
        if s.jobs[job] == OPEN:
            opened += 1
    if opened < s.box.open_jobs:
        steps.put(s, steps.REFILL_JOBS, NONE, s.box.open_jobs - opened)


def pass_horse(s: FamiliesState) -> None:
    """F13.5: to the left, also to a don."""
    s.horse = (s.horse + 1) % s.players
    say(s, "horse", "F13.5", s.horse)
