"""F8.4, F8.5: what Jobs and Allies do for a human."""

from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.core.journal import all_but, only
from omerta.core.problems import Facts
from omerta.games.families.components import (
    CARBOMB,
    CONTROL,
    DRIVEBY,
    DROP_JOB,
    EXCHANGE,
    FIGURE,
    FOR_EFFECT,
    FROM_CASE,
    FROM_HAND,
    GAIN,
    GOODS,
    GOODS_EFFECT,
    JOB,
    KILL_RD,
    KILL_SQ,
    KINDS,
    MEMBER,
    MONEY,
    MOST_SEATS,
    MOVE_OWN,
    MOVE_RIVAL,
    NARCOTICS,
    NONE,
    OFFER,
    RECALL,
    RESCUE,
    ROUND,
    SQUARE,
    STASH,
    STEAL_CASE,
    STEAL_HAND,
    TERRITORIES,
    THUG,
    UNION_BOSS,
    Seat,
    Space,
    Territory,
    bit,
    effect_code,
    effect_number,
    pack_effect,
)
from omerta.games.families.rules import cards, figures, gains, memory, steps
from omerta.games.families.rules.telling import card_fact, figure_fact, tell_space, tell_territory
from omerta.games.families.state import (
    PEOPLE,
    FamiliesState,
    case_size,
    figure_kind,
    hand_size,
    has_free,
    is_don,
    is_in,
    is_square,
    left_of,
    touched_by,
)


def has_choice(packed: i64) -> bool:
    """Whether an effect asks something of its own (F8.5)."""
    code = effect_code(packed)
    if code == STASH or code == JOB or code == GAIN:
        return False
    return code != DROP_JOB and code != FIGURE and code != OFFER


def begin(s: FamiliesState, seat: Seat, packed: i64) -> None:
    """Do an effect that leaves no choice of its own."""
    code, number = effect_code(packed), effect_number(packed)
    if code == STASH:
        steps.put(s, steps.STASHING, seat, number)
    elif code == JOB:
        steps.put(s, steps.DRAW, seat, number)
    elif code == GAIN:
        gains.gain_icon(s, seat, number)
    elif code == DROP_JOB:
        if s.hand_jobs[seat] > 0:
            steps.put(s, steps.DISCARD, seat, min(number, s.hand_jobs[seat]), FOR_EFFECT)
    elif code == FIGURE:
        steps.put(s, steps.TO, seat, steps.A_FIGURE + number, NONE)
    else:
        _ask_for_offers(s, seat)


def _ask_for_offers(s: FamiliesState, seat: Seat) -> None:
    """F8.5 OFFER: every rival from the left."""
    steps.put(s, steps.OFFER_END, seat)
    for place in range(s.players - 1, 0, -1):
        rival = left_of(s, seat, place)
        steps.put(s, steps.AI_SHOW if is_don(s, rival) else steps.SHOW, rival, seat)


def options(s: FamiliesState, seat: Seat, packed: i64, into: Actions) -> None:
    """What an effect offers, and where F8.4 allows it nothing."""
    code = effect_code(packed)
    if code < DRIVEBY:
        _space_options(s, seat, code, into, s.codes.kill)
    elif code == DRIVEBY or code == CARBOMB or code == CONTROL:
        _territory_options(s, seat, code, into)
    elif code == MOVE_RIVAL or code == MOVE_OWN or code == RECALL:
        _space_options(s, seat, code, into, s.codes.figure)
    elif code == STEAL_HAND or code == STEAL_CASE:
        _rival_options(s, seat, code, into)
    elif code == GOODS_EFFECT:
        _good_options(s, into)
    elif code == RESCUE:
        _rescue_options(s, seat, into)
    elif code == EXCHANGE:
        _exchange_options(s, seat, into)


def _good_options(s: FamiliesState, into: Actions) -> None:
    for good in range(GOODS):
        if MONEY + good != NARCOTICS and s.supply[MONEY + good] > 0:
            into.add(s.codes.good + good)


def _rescue_options(s: FamiliesState, seat: Seat, into: Actions) -> None:
    for kind in range(2):
        if kind * PEOPLE + seat in s.hudson:
            into.add(s.codes.rescue + kind)


def _space_options(s: FamiliesState, seat: Seat, code: i64, into: Actions, first: i64) -> None:
    count = into.count
    for space in range(s.box.spaces):
        if s.figures[space] != NONE and _may_choose(s, seat, code, space):
            into.add(first + space)
    if into.count > count:
        into.add(first + s.box.spaces)


def _may_choose(s: FamiliesState, seat: Seat, code: i64, space: Space) -> bool:
    """F8.5: whether an effect may choose the figure on a space."""
    square = is_square(s, space)
    if code == MOVE_OWN:
        kind = figure_kind(s.figures[space])
        return figures.is_own(s, seat, space) and (kind == THUG or kind == UNION_BOSS) and has_free(s, SQUARE)
    if code == RECALL:
        return figures.is_own(s, seat, space) and figure_kind(s.figures[space]) <= MEMBER
    if not figures.is_foreign(s, seat, space):
        return False
    if code == MOVE_RIVAL:
        return has_free(s, SQUARE if square else ROUND)
    return square if code == KILL_SQ else (not square or code != KILL_RD)


def _territory_options(s: FamiliesState, seat: Seat, code: i64, into: Actions) -> None:
    count = into.count
    for territory in range(TERRITORIES):
        if code == CONTROL:
            fits = is_in(s, seat, territory)
        else:
            fits = has_figure(s, territory, SQUARE) or (code == DRIVEBY and has_figure(s, territory, ROUND))
        if fits:
            into.add(s.codes.territory + territory)
    if into.count > count:
        into.add(s.codes.territory + TERRITORIES)


def has_figure(s: FamiliesState, territory: Territory, shape: i64) -> bool:
    """Whether any figure stands on a square space of the territory, or on a round one touching it."""
    for space in range(s.box.spaces):
        if s.figures[space] != NONE and is_at(s, space, territory, shape):
            return True
    return False


def is_at(s: FamiliesState, space: Space, territory: Territory, shape: i64) -> bool:
    return is_square(s, space) == (shape == SQUARE) and (touched_by(s, space) >> territory) & 1 == 1


def _rival_options(s: FamiliesState, seat: Seat, code: i64, into: Actions) -> None:
    count = into.count
    for rival in range(s.players):
        if rival != seat and _has_something(s, rival, code):
            into.add(s.codes.rival + rival)
    if into.count > count:
        into.add(s.codes.rival + MOST_SEATS)


def _has_something(s: FamiliesState, rival: Seat, code: i64) -> bool:
    """F8.5: a hand card, or a suitcase card; a don has only a suitcase."""
    if code == STEAL_HAND and not is_don(s, rival):
        return hand_size(s, rival) > 0
    return case_size(s, rival) > 0


def _exchange_options(s: FamiliesState, seat: Seat, into: Actions) -> None:
    """F8.5 EXCHANGE: the next higher value, if the supply has it."""
    count = into.count
    for value in range(MONEY - 1):
        if s.hands[seat * KINDS + value] > 0 and s.supply[value + 1] > 0:
            into.add(s.codes.exchange + value)
    if into.count > count:
        into.add(s.codes.exchange + MONEY)


def is_nothing(s: FamiliesState, packed: i64, action: i64) -> bool:
    """Whether the action declines the effect (F8.4)."""
    code = effect_code(packed)
    if code < DRIVEBY:
        return action == s.codes.kill + s.box.spaces
    if code == DRIVEBY or code == CARBOMB or code == CONTROL:
        return action == s.codes.territory + TERRITORIES
    if code == STEAL_HAND or code == STEAL_CASE:
        return action == s.codes.rival + MOST_SEATS
    if code == EXCHANGE:
        return action == s.codes.exchange + MONEY
    return action == s.codes.figure + s.box.spaces


def decide(s: FamiliesState, seat: Seat, packed: i64, action: i64) -> None:
    """Carry out what was chosen."""
    code = effect_code(packed)
    if is_nothing(s, packed, action):
        _decline(s, seat, packed)
    elif code < DRIVEBY:
        figures.kill(s, seat, action - s.codes.kill)
    elif code == DRIVEBY or code == CARBOMB or code == CONTROL:
        _choose_territory(s, seat, code, action - s.codes.territory)
    elif code == MOVE_RIVAL or code == MOVE_OWN:
        tell_space(s, "moves-figure", "F8.5", seat, action - s.codes.figure)
        steps.put(s, steps.TO, seat, code, action - s.codes.figure)
    elif code == RECALL:
        _recall(s, seat, action - s.codes.figure)
    elif code == STEAL_HAND or code == STEAL_CASE:
        _choose_rival(s, seat, code, action - s.codes.rival)
    elif code == GOODS_EFFECT:
        _choose_good(s, seat, packed, MONEY + action - s.codes.good)
    elif code == RESCUE:
        _rescue(s, seat, action - s.codes.rescue)
    else:
        _exchange(s, seat, action - s.codes.exchange)


def _choose_good(s: FamiliesState, seat: Seat, packed: i64, good: i64) -> None:
    """F8.5 GOODS: as often as the effect says."""
    if effect_number(packed) > 1:
        steps.put(s, steps.EFFECT, seat, pack_effect(GOODS_EFFECT, effect_number(packed) - 1))
    gains.gain_card(s, seat, good, "F8.5")


def _decline(s: FamiliesState, seat: Seat, packed: i64) -> None:
    if effect_code(packed) == EXCHANGE:
        values: i64 = 0
        for value in range(MONEY - 1):
            values |= bit(value) if s.supply[value + 1] > 0 else 0
        memory.note(s, memory.CAN_EXCHANGE, seat, NONE, values)
    if s.journal is not None:
        s.journal.tell("declined", "F8.4", {"seat": int(seat)})


def _choose_territory(s: FamiliesState, seat: Seat, code: i64, territory: Territory) -> None:
    if code == CONTROL:
        tell_territory(s, "digs-in", "F8.5", seat, territory)
        steps.put(s, steps.MARKER, seat, territory)
    elif code == DRIVEBY:
        tell_territory(s, "drives-by", "F8.5", seat, territory)
        steps.put(s, steps.HIT, seat, territory, ROUND)
        steps.put(s, steps.HIT, seat, territory, SQUARE)
    else:
        tell_territory(s, "car-bomb", "F8.5", seat, territory)
        blow_up(s, seat, territory)


def blow_up(s: FamiliesState, seat: Seat, territory: Territory) -> None:
    """F8.5 CARBOMB: all figures on its square spaces, in data order."""
    for business in range(s.box.businesses):
        if s.homes[business] == territory and s.figures[business] != NONE:
            figures.kill(s, seat, business)


def hit_options(s: FamiliesState, seat: Seat, territory: Territory, shape: i64, into: Actions) -> None:
    """F8.5 DRIVEBY: a foreign figure, or an own one if there is no foreign one."""
    count = into.count
    for space in range(s.box.spaces):
        if figures.is_foreign(s, seat, space) and is_at(s, space, territory, shape):
            into.add(s.codes.kill + space)
    if into.count == count:
        for space in range(s.box.spaces):
            if figures.is_own(s, seat, space) and is_at(s, space, territory, shape):
                into.add(s.codes.kill + space)


def _recall(s: FamiliesState, seat: Seat, space: Space) -> None:
    figures.back_to_reserve(s, s.figures[space])
    if s.journal is not None:
        facts: Facts = {"seat": int(seat), "figure": figure_fact(figure_kind(s.figures[space]))}
        s.journal.tell("recalled", "F8.5", facts)
    s.figures[space] = NONE


def _choose_rival(s: FamiliesState, seat: Seat, code: i64, rival: Seat) -> None:
    zone = FROM_HAND if code == STEAL_HAND else FROM_CASE
    if s.journal is not None:
        parties = {"seat": int(seat), "rival": int(rival)}
        s.journal.tell("robs-hand" if code == STEAL_HAND else "robs-case", "F8.5", parties)
    steps.put(s, steps.STEAL, seat, rival, zone)


def _rescue(s: FamiliesState, seat: Seat, kind: i64) -> None:
    code = kind * PEOPLE + seat
    figures.leave_hudson(s, code)
    figures.back_to_reserve(s, code)
    if s.journal is not None:
        s.journal.tell("rescued", "F8.5", {"seat": int(seat), "figure": figure_fact(kind)})


def _exchange(s: FamiliesState, seat: Seat, value: i64) -> None:
    cards.return_to_supply(s, seat, value)
    cards.take_from_supply(s, seat, value + 1)
    if s.journal is not None:
        facts: Facts = {"seat": int(seat), "card": card_fact(s, value), "for": card_fact(s, value + 1)}
        s.journal.tell("exchanged", "F8.5", facts)


# OFFER: what is shown, and how it ends.


def tell_shown(s: FamiliesState, seat: Seat, value: i64) -> None:
    """F4.5: hidden until the last is in."""
    if s.journal is not None:
        s.journal.tell("shows", "F8.5", {"seat": int(seat), "card": card_fact(s, value)}, only(int(seat)))
        s.journal.veil("shows-unseen", "F4.5", {"seat": int(seat)}, all_but(int(seat)))


def show_options(s: FamiliesState, seat: Seat, into: Actions) -> None:
    for value in range(MONEY):
        if s.hands[seat * KINDS + value] > 0:
            into.add(s.codes.show + value)


def end_offer(s: FamiliesState, seat: Seat) -> None:
    """F8.5 OFFER: the highest goes into the suitcase, the others to the supply."""
    best: i64 = NONE
    for i in range(len(s.shown)):
        if best == NONE or s.shown[i] >> 3 > s.shown[best] >> 3:
            best = i
    for i in range(len(s.shown)):
        value, rival = s.shown[i] >> 3, s.shown[i] & 7
        _give_up(s, rival, value)
        if i == best:
            cards.put_in_case(s, seat, value)
            _tell_offer(s, "offer-taken", seat, rival, value)
        else:
            s.supply[value] += 1
            _tell_offer(s, "offer-returned", seat, rival, value)
    s.shown = s.shown[:0]


def _tell_offer(s: FamiliesState, kind: str, seat: Seat, rival: Seat, value: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"seat": int(seat), "rival": int(rival), "card": card_fact(s, value)}
        s.journal.tell(kind, "F8.5", facts)


def _give_up(s: FamiliesState, rival: Seat, value: i64) -> None:
    if is_don(s, rival):
        cards.take_out_of_case(s, rival, value)
    else:
        s.hands[rival * KINDS + value] -= 1
        memory.note(s, memory.GIVES, rival, NONE, value)
