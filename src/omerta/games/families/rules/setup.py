"""F3: what is dealt before the first act."""

from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.games.families.components import MONEY, NONE, Seat
from omerta.games.families.rules import cards, steps
from omerta.games.families.rules.telling import say
from omerta.games.families.state import AWAY, IN_ROW, OPEN, FamiliesState, is_don


def begin(s: FamiliesState) -> None:
    """F3.2–F3.9: reserves and Money, then what chance decides, in its order."""
    if s.agreed.three_thugs and s.agreed.don_count > 0:
        for seat in range(s.players):
            s.thugs[seat] = 3  # F3.3
    for seat in range(s.players):
        if not is_don(s, seat):
            _give_money(s, seat)
    steps.put(s, steps.REFILL_ALLIES, NONE, s.box.row_by_families[s.players])  # F3.6
    if s.box.open_jobs > 0:
        steps.put(s, steps.REFILL_JOBS, NONE, s.box.open_jobs)  # F3.5
    for seat in range(s.players - 1, -1, -1):
        if not is_don(s, seat) and s.box.start_jobs > 0:
            steps.put(s, steps.DRAW, seat, s.box.start_jobs)
    steps.put(s, steps.HORSE)


def _give_money(s: FamiliesState, seat: Seat) -> None:
    """F3.4."""
    for value in range(MONEY):
        for _ in range(s.box.start_money[value]):
            cards.take_from_supply(s, seat, value)


def horse_options(s: FamiliesState, into: Actions) -> None:
    """F3.8: a random seat, unless one is named."""
    for seat in range(s.players):
        if s.agreed.first == NONE or s.agreed.first == seat:
            into.add_weighted(s.codes.horse + seat, 1)


def give_horse(s: FamiliesState, seat: Seat) -> None:
    s.horse = seat
    say(s, "horse", "F3.8", seat)


def turn_up_job(s: FamiliesState, left: i64, job: i64) -> None:
    """F3.5, F13.3."""
    if left > 1:
        steps.put(s, steps.REFILL_JOBS, NONE, left - 1)
    cards.place_job(s, job, OPEN)
    if s.journal is not None:
        clause = "F3.5" if s.phase == 0 else "F13.3"
        s.journal.tell("job-up", clause, {"job": s.box.job_ids[job]})


def ally_options(s: FamiliesState, into: Actions) -> None:
    """F3.6, F13.4: the act's deck less the row."""
    for ally in range(s.box.allies):
        if s.box.ally_act[ally] == s.act and s.allies[ally] == AWAY:
            into.add_weighted(s.codes.ally_up + ally, 1)


def turn_up_ally(s: FamiliesState, left: i64, ally: i64) -> None:
    if left > 1:
        steps.put(s, steps.REFILL_ALLIES, NONE, left - 1)
    s.allies[ally] = IN_ROW
    if s.journal is not None:
        clause = "F3.6" if s.phase == 0 else "F13.4"
        s.journal.tell("ally-up", clause, {"ally": s.box.ally_ids[ally]})
