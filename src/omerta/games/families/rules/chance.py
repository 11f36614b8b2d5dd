"""What chance decides: the outcomes of each such step with their weights, and what follows."""

from librt.vecs import append
from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.games.families.components import FIRST_JOB, FROM_CASE, KINDS, MONEY, Seat
from omerta.games.families.rules import acts, bribery, cards, dons, gains, setup, steps
from omerta.games.families.rules.telling import card_fact, tell_card, tell_theft
from omerta.games.families.state import IN_HAND, PEOPLE, FamiliesState, is_don


def options(s: FamiliesState, into: Actions) -> None:
    kind, seat = steps.first_kind(s), steps.first_seat(s)
    a, b = steps.first_a(s), steps.first_b(s)
    if kind == steps.DRAW or kind == steps.AI_DRAW or kind == steps.REFILL_JOBS:
        gains.deck_options(s, into)
    elif kind == steps.REFILL_ALLIES:
        setup.ally_options(s, into)
    elif kind == steps.TILE:
        acts.tile_options(s, into)
    elif kind == steps.STEAL:
        _theft_options(s, a, b, into)
    else:
        _options_of_dons(s, kind, seat, into)


def _options_of_dons(s: FamiliesState, kind: i64, seat: Seat, into: Actions) -> None:
    if kind == steps.AI_LOSE:
        dons.lose_options(s, seat, into)
    elif kind == steps.AI_SHOW:
        _case_options(s, seat, True, into)
    elif kind == steps.AI_BID:
        bribery.don_bid_options(s, seat, into)
    elif kind == steps.AI_TAKE:
        bribery.don_take_options(s, seat, into)
    elif kind == steps.AI_SPACE:
        dons.space_options(s, steps.first_b(s), into)
    else:
        setup.horse_options(s, into)


def _theft_options(s: FamiliesState, victim: Seat, zone: i64, into: Actions) -> None:
    """F8.5: the whole hand, of a don the suitcase; or Money in the suitcase."""
    if zone == FROM_CASE or is_don(s, victim):
        _case_options(s, victim, zone != FROM_CASE, into)
        return
    for kind in range(KINDS):
        if s.hands[victim * KINDS + kind] > 0:
            into.add_weighted(s.codes.random + kind, s.hands[victim * KINDS + kind])
    for job in range(s.box.jobs):
        if s.jobs[job] == IN_HAND + victim:
            into.add_weighted(s.codes.random + KINDS + job, 1)


def _case_options(s: FamiliesState, seat: Seat, jobs_too: bool, into: Actions) -> None:
    """Money in a suitcase, and all its Jobs as one outcome, since they go back."""
    for value in range(MONEY):
        if s.cases[seat * MONEY + value] > 0:
            into.add_weighted(s.codes.random + value, s.cases[seat * MONEY + value])
    if jobs_too and s.case_jobs[seat] > 0:
        into.add_weighted(s.codes.random + KINDS + s.box.jobs, s.case_jobs[seat])


def decide(s: FamiliesState, action: i64) -> None:
    """Carry out what chance has decided for the first step."""
    kind, seat = steps.first_kind(s), steps.first_seat(s)
    a, b = steps.first_a(s), steps.first_b(s)
    steps.take_off(s)
    if kind == steps.DRAW:
        gains.draw(s, seat, a, action - s.codes.draw)
    elif kind == steps.AI_DRAW:
        dons.draw(s, seat, a, b, action - s.codes.draw)
    elif kind == steps.REFILL_JOBS:
        setup.turn_up_job(s, a, action - s.codes.draw)
    elif kind == steps.REFILL_ALLIES:
        setup.turn_up_ally(s, a, action - s.codes.ally_up)
    elif kind == steps.TILE:
        acts.draw_tile(s, action - s.codes.tile)
    elif kind == steps.HORSE:
        setup.give_horse(s, action - s.codes.horse)
    elif kind == steps.STEAL:
        _steal(s, seat, a, b, action - s.codes.random)
    else:
        _decide_for_don(s, kind, seat, a, action)


def _decide_for_don(s: FamiliesState, kind: i64, seat: Seat, a: i64, action: i64) -> None:
    card = action - s.codes.random
    if kind == steps.AI_TAKE:
        bribery.take(s, seat, action - s.codes.random_ally)
    elif kind == steps.AI_SPACE:
        dons.stand_at_random(s, seat, a, s.box.businesses + action - s.codes.random_space)
    elif kind == steps.AI_LOSE:
        _lose(s, seat, a, card)
    elif kind == steps.AI_BID:
        bribery.don_bids(s, seat, card)
    else:
        if card < MONEY:
            s.shown = append(s.shown, card * PEOPLE + seat)
        if s.journal is not None:
            s.journal.tell("don-shows", "F8.5", {"seat": int(seat), "card": name_of(s, card)})


def name_of(s: FamiliesState, card: i64) -> str:
    """A card's name; beyond all Jobs it is some Job of a don's."""
    return "job" if card == FIRST_JOB + s.box.jobs else card_fact(s, card)


def _steal(s: FamiliesState, thief: Seat, victim: Seat, zone: i64, card: i64) -> None:
    tell_theft(s, thief, victim, name_of(s, card), is_don(s, thief) or is_don(s, victim))
    if card < FIRST_JOB + s.box.jobs:
        cards.steal(s, thief, victim, zone, card)


def _lose(s: FamiliesState, don: Seat, left: i64, card: i64) -> None:
    """F15.6b: Money to the supply, Jobs out."""
    if left > 1:
        steps.put(s, steps.AI_LOSE, don, left - 1)
    if card < MONEY:
        cards.case_to_supply(s, don, card)
    else:
        cards.discard(s, don, card)
    tell_card(s, "don-lost", "F15.6", don, card)
