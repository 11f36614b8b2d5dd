"""F8.1–F8.3: what a Job costs, how it is paid, and what it brings."""

from typing import Final

from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.games.families.components import GOODS, KINDS, MONEY, NARCOTICS, Seat
from omerta.games.families.rules import cards, gains, steps
from omerta.games.families.rules.telling import tell_card, tell_job
from omerta.games.families.state import IN_CASE, FamiliesState

WILD: Final[i64] = NARCOTICS - MONEY  # F8.1: among the goods


def can_pay(s: FamiliesState, seat: Seat, job: i64) -> bool:
    """F8.1: a Narcotics card replaces any one good."""
    lacking: i64 = 0
    for good in range(GOODS):
        short = s.box.job_cost[job * GOODS + good] - s.hands[seat * KINDS + MONEY + good]
        if good == WILD:
            return short + lacking <= 0
        lacking += max(0, short)
    return False


def pay_options(s: FamiliesState, seat: Seat, job: i64, into: Actions) -> None:
    """F8.2: every payment that fits, each good as asked for or replaced by Narcotics."""
    first = job * GOODS
    cost = s.box.job_cost
    whole = cost[first] + cost[first + 1] + cost[first + 2] + cost[first + 3]
    held = seat * KINDS + MONEY
    base = s.codes.base
    for guns in range(min(cost[first], s.hands[held]), -1, -1):
        for booze in range(min(cost[first + 1], s.hands[held + 1]), -1, -1):
            for blood in range(min(cost[first + 2], s.hands[held + 2]), -1, -1):
                wild = whole - guns - booze - blood
                if cost[first + WILD] <= wild <= s.hands[held + WILD]:
                    digits = ((guns * base + booze) * base + blood) * base + wild
                    into.add(s.codes.pay + s.codes.payment_at[digits])


def pay(s: FamiliesState, seat: Seat, job: i64, payment: i64) -> None:
    """F8.3: goods to the supply; the Job, shown, into the suitcase; the pay to the hand; its effects in order."""
    for good in range(GOODS):
        for _ in range(s.codes.payments[payment * GOODS + good]):
            cards.return_to_supply(s, seat, MONEY + good)
            tell_card(s, "paid", "F8.3", seat, MONEY + good)
    cards.place_job(s, job, IN_CASE + seat)
    tell_job(s, "completed", "F8.3", seat, job)
    for value in range(MONEY):
        for _ in range(s.box.job_pay[job * MONEY + value]):
            gains.gain_card(s, seat, value, "F8.3")
    put_effects(s, seat, s.box.job_start[job], s.box.job_start[job + 1], True)


def put_effects(s: FamiliesState, seat: Seat, first: i64, end: i64, of_job: bool) -> None:
    """Effects in the order written, of a Job or of an Ally."""
    for i in range(end - 1, first - 1, -1):
        packed = s.box.job_effects[i] if of_job else s.box.ally_effects[i]
        steps.put(s, steps.EFFECT, seat, packed)
