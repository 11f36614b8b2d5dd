"""F15.9: what the effects of a Job do when a don has completed it."""

from mypy_extensions import i64

from omerta.games.families.components import (
    CARBOMB,
    CONTROL,
    DRIVEBY,
    FARTHEST,
    FROM_CASE,
    FROM_HAND,
    GAIN,
    JOB,
    KILL_RD,
    KILL_SQ,
    MEMBER,
    MONEY,
    NONE,
    OFFER,
    ROUND,
    SQUARE,
    STASH,
    STEAL_CASE,
    STEAL_HAND,
    TERRITORIES,
    Seat,
    Space,
    Territory,
    effect_code,
    effect_number,
)
from omerta.games.families.rules import dons, effects, figures, steps
from omerta.games.families.rules.telling import say, tell_territory
from omerta.games.families.state import (
    FamiliesState,
    case_money,
    controller,
    figure_kind,
    figure_owner,
    hand_size,
    is_in,
    is_square,
    left_of,
    touched_by,
)


def commit(s: FamiliesState, don: Seat, packed: i64) -> None:
    """F15.9, code by code."""
    code, number = effect_code(packed), effect_number(packed)
    if code < DRIVEBY:
        _kill(s, don, code)
    elif code == DRIVEBY:
        _drive_by(s, don)
    elif code == CARBOMB:
        _car_bomb(s, don)
    elif code == STASH:
        dons.gain_stashes(s, don, number)
    elif code == STEAL_HAND or code == STEAL_CASE:
        _rob(s, don, code)
    elif code == OFFER:
        steps.put(s, steps.OFFER_END, don)
        steps.put(s, steps.SHOW, 0, don)
    elif code == CONTROL:
        _dig_in(s, don)
    elif code == GAIN and number < MONEY:
        dons.gain_one(s, don, number)
    else:
        _draw(s, don, code, number)


def _draw(s: FamiliesState, don: Seat, code: i64, number: i64) -> None:
    """F15.9, F15.10: Jobs as told, or one instead of what makes no sense for a don."""
    if code != JOB:
        say(s, "don-job-instead", "F15.9", don)
    steps.put(s, steps.AI_DRAW, don, number if code == JOB else 1, 0)


def _rank(s: FamiliesState, don: Seat, space: Space) -> i64:
    """The order of victims: whose, earliest territory of the scan, square before round, data order; less is earlier."""
    owner, kind = figure_owner(s.figures[space]), figure_kind(s.figures[space])
    whose = owner if kind <= MEMBER else s.players
    place = dons.earliest(s, don, touched_by(s, space))
    shape = SQUARE if is_square(s, space) else ROUND
    return ((whose * (TERRITORIES + 1) + place) * 2 + shape) * s.box.spaces + space


def first_victim(s: FamiliesState, don: Seat, territory: i64, shape: i64) -> i64:
    """The first figure not his own, in a territory (NONE: anywhere), on spaces of a shape (2: any); or NONE."""
    best: i64 = FARTHEST
    victim: i64 = NONE
    for space in range(s.box.spaces):
        if figures.is_foreign(s, don, space) and _is_there(s, space, territory, shape):
            rank = _rank(s, don, space)
            if rank < best:
                best, victim = rank, space
    return victim


def _is_there(s: FamiliesState, space: Space, territory: i64, shape: i64) -> bool:
    if not figures.fits(s, space, shape):
        return False
    return territory == NONE or (touched_by(s, space) >> territory) & 1 == 1


def _kill(s: FamiliesState, don: Seat, code: i64) -> None:
    shape: i64 = 2
    if code == KILL_SQ or code == KILL_RD:
        shape = SQUARE if code == KILL_SQ else ROUND
    victim = first_victim(s, don, NONE, shape)
    if victim == NONE:
        say(s, "don-no-target", "F15.9", don)
    else:
        figures.kill(s, don, victim)


def _first_own(s: FamiliesState, don: Seat, territory: Territory, shape: i64) -> i64:
    for space in range(s.box.spaces):
        if figures.is_own(s, don, space) and _is_there(s, space, territory, shape):
            return space
    return NONE


def _drive_by(s: FamiliesState, don: Seat) -> None:
    """Most foreign hits, then fewest own, then scan; only with a foreign hit."""
    best: i64 = 0
    where: i64 = NONE
    for place in range(TERRITORIES):
        territory = s.box.don_scan[s.agreed.dons[don] * TERRITORIES + place]
        foreign: i64 = 0
        own: i64 = 0
        for shape in range(2):
            if first_victim(s, don, territory, shape) != NONE:
                foreign += 1
            elif _first_own(s, don, territory, shape) != NONE:
                own += 1
        if foreign > 0 and foreign * 3 - own > best:
            best, where = foreign * 3 - own, territory
    if where == NONE:
        say(s, "don-no-target", "F15.9", don)
    else:
        tell_territory(s, "drives-by", "F15.9", don, where)
        for shape in range(2):
            _hit(s, don, where, shape)


def _hit(s: FamiliesState, don: Seat, territory: Territory, shape: i64) -> None:
    victim = first_victim(s, don, territory, shape)
    if victim == NONE:
        victim = _first_own(s, don, territory, shape)
    if victim != NONE:
        figures.kill(s, don, victim)


def _car_bomb(s: FamiliesState, don: Seat) -> None:
    """Most foreign minus own figures on square spaces, at least one more; then scan."""
    best: i64 = 0
    where: i64 = NONE
    for place in range(TERRITORIES):
        territory = s.box.don_scan[s.agreed.dons[don] * TERRITORIES + place]
        gain: i64 = 0
        for business in range(s.box.businesses):
            if s.homes[business] == territory and s.figures[business] != NONE:
                gain += 1 if figures.is_foreign(s, don, business) else -1
        if gain > best:
            best, where = gain, territory
    if where == NONE:
        say(s, "don-no-target", "F15.9", don)
    else:
        tell_territory(s, "car-bomb", "F15.9", don, where)
        effects.blow_up(s, don, where)


def _rob(s: FamiliesState, don: Seat, code: i64) -> None:
    if code == STEAL_CASE:
        _rob_case(s, don)
    elif hand_size(s, 0) > 0:
        steps.put(s, steps.STEAL, don, 0, FROM_HAND)
    else:
        say(s, "don-no-target", "F15.9", don)


def _rob_case(s: FamiliesState, don: Seat) -> None:
    """The human's suitcase, if no Money is there the next don's to his left that has some."""
    if case_money(s, 0) > 0:
        steps.put(s, steps.STEAL, don, 0, FROM_CASE)
        return
    for place in range(1, s.players):
        rival = left_of(s, don, place)
        if rival != 0 and case_money(s, rival) > 0:
            steps.put(s, steps.STEAL, don, rival, FROM_CASE)
            return
    say(s, "don-no-target", "F15.9", don)


def _dig_in(s: FamiliesState, don: Seat) -> None:
    """The first territory of his scan that he is in and does not control."""
    for place in range(TERRITORIES):
        territory = s.box.don_scan[s.agreed.dons[don] * TERRITORIES + place]
        if is_in(s, don, territory) and controller(s, territory) != don:
            tell_territory(s, "digs-in", "F15.9", don, territory)
            steps.put(s, steps.MARKER, don, territory)
            return
    say(s, "don-no-target", "F15.9", don)
