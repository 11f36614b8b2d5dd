"""F4.3, F4.4: how cards travel. Every change of a hand or a suitcase is made here, so that memory misses none."""

from mypy_extensions import i64

from omerta.games.families.components import FIRST_JOB, FROM_HAND, KINDS, MONEY, Card, Seat
from omerta.games.families.rules import memory
from omerta.games.families.state import IN_CASE, IN_DECK, IN_HAND, OPEN, OUT, FamiliesState, is_don


def take_from_supply(s: FamiliesState, seat: Seat, kind: Card) -> bool:
    """F4.3: to the hand; what the supply lacks is not gained."""
    if s.supply[kind] == 0:
        return False
    s.supply[kind] -= 1
    s.hands[seat * KINDS + kind] += 1
    memory.note(s, memory.GETS, seat, -1, kind)
    return True


def return_to_supply(s: FamiliesState, seat: Seat, kind: Card) -> None:
    """F4.4: from the hand."""
    s.hands[seat * KINDS + kind] -= 1
    s.supply[kind] += 1
    memory.note(s, memory.GIVES, seat, -1, kind)


def discard(s: FamiliesState, seat: Seat, card: Card) -> None:
    """F4.4: Money and goods back to the supply, Jobs out of the game."""
    if card < KINDS:
        return_to_supply(s, seat, card)
    else:
        place_job(s, card - FIRST_JOB, OUT)


def stash(s: FamiliesState, seat: Seat, value: Card) -> None:
    """F7.1: Money from the hand into the suitcase."""
    s.hands[seat * KINDS + value] -= 1
    memory.note(s, memory.GIVES, seat, -1, value)
    put_in_case(s, seat, value)


def put_in_case(s: FamiliesState, seat: Seat, value: Card) -> None:
    s.cases[seat * MONEY + value] += 1
    memory.note(s, memory.STASHES, seat, -1, value)


def take_out_of_case(s: FamiliesState, seat: Seat, value: Card) -> None:
    s.cases[seat * MONEY + value] -= 1
    memory.note(s, memory.UNSTASHES, seat, -1, value)


def supply_to_case(s: FamiliesState, seat: Seat, value: Card) -> None:
    s.supply[value] -= 1
    put_in_case(s, seat, value)


def case_to_supply(s: FamiliesState, seat: Seat, value: Card) -> None:
    take_out_of_case(s, seat, value)
    s.supply[value] += 1


def place_job(s: FamiliesState, job: i64, place: i64) -> None:
    """A Job goes somewhere else, in sight of all, or from the deck to a hand."""
    old = s.jobs[job]
    if old == IN_DECK:
        s.deck -= 1
    elif IN_HAND <= old < IN_CASE:
        s.hand_jobs[old - IN_HAND] -= 1
        memory.note(s, memory.GIVES, old - IN_HAND, -1, FIRST_JOB + job)
    elif old >= IN_CASE:
        s.case_jobs[old - IN_CASE] -= 1
    _arrive(s, job, place)
    if IN_HAND <= place < IN_CASE:
        memory.note(s, memory.DRAWS, place - IN_HAND, -1, FIRST_JOB + job)


def _arrive(s: FamiliesState, job: i64, place: i64) -> None:
    s.jobs[job] = place
    if IN_HAND <= place < IN_CASE:
        s.hand_jobs[place - IN_HAND] += 1
    elif place >= IN_CASE:
        s.case_jobs[place - IN_CASE] += 1


def steal(s: FamiliesState, thief: Seat, victim: Seat, zone: i64, card: Card) -> None:
    """F8.5, F15.9: a card of a hand or a suitcase goes to a human's hand, or into a don's suitcase."""
    if is_don(s, thief):
        _don_steals(s, thief, victim, zone, card)
        return
    if zone == FROM_HAND and not is_don(s, victim):
        memory.note_theft(s, thief, victim, FROM_HAND, card)
        _pass_on(s, thief, victim, card)
    elif is_don(s, victim):
        take_out_of_case(s, victim, card)
        s.hands[thief * KINDS + card] += 1
        memory.note(s, memory.GETS, thief, -1, card)
    else:
        memory.note_theft(s, thief, victim, zone, card)
        s.cases[victim * MONEY + card] -= 1
        s.hands[thief * KINDS + card] += 1


def _pass_on(s: FamiliesState, thief: Seat, victim: Seat, card: Card) -> None:
    """From hand to hand."""
    if card < KINDS:
        s.hands[victim * KINDS + card] -= 1
        s.hands[thief * KINDS + card] += 1
    else:
        s.hand_jobs[victim] -= 1
        _arrive(s, card - FIRST_JOB, IN_HAND + thief)


def _don_steals(s: FamiliesState, don: Seat, victim: Seat, zone: i64, card: Card) -> None:
    """F15.9: Money and Jobs into his suitcase, goods to the supply; all see it."""
    if card >= FIRST_JOB:
        place_job(s, card - FIRST_JOB, IN_CASE + don)
    elif zone != FROM_HAND:
        take_out_of_case(s, victim, card)
        put_in_case(s, don, card)
    elif card >= MONEY:
        return_to_supply(s, victim, card)
    else:
        s.hands[victim * KINDS + card] -= 1
        memory.note(s, memory.GIVES, victim, -1, card)
        put_in_case(s, don, card)


def is_at_hand(s: FamiliesState, seat: Seat, job: i64) -> bool:
    """F6.2: in the seat's hand or open."""
    return s.jobs[job] == IN_HAND + seat or s.jobs[job] == OPEN
