"""Why a decision is not possible now, step by step."""

from typing import Final

from mypy_extensions import i64

from omerta.core.game import CHANCE, OVER
from omerta.core.problems import Refused
from omerta.games.families.components import FIRST_JOB, FOR_EFFECT, MONEY, Seat, Space
from omerta.games.families.moves import Form
from omerta.games.families.rules import cards, gains, steps
from omerta.games.families.rules.telling import ally_fact, card_fact, job_fact, money_fact, space_fact
from omerta.games.families.state import BID, WITH, FamiliesState, is_open_space

# What each step of a seat asks for, and by which clause.
ASKED: Final = (
    "open", "", "pay", "cost", "discard", "stash", "", "kill", "to", "show", "marker", "bid", "take",
)  # fmt: skip
CLAUSES: Final = (
    "F5.2", "F6.2", "F8.2", "F7.3", "F12.1", "F7.1", "F8.5", "F8.5", "F8.5", "F8.5", "F10.3", "F11.1", "F11.3",
)  # fmt: skip
BY_EFFECT: Final = (
    "kill", "kill", "kill", "territory", "territory", "figure", "figure", "figure", "", "rival", "rival", "", "",
    "good", "territory", "", "rescue", "exchange", "", "",
)  # fmt: skip


def refuse(s: FamiliesState, action: i64) -> Refused:
    """The refusal of an action known to be illegal; it uses only what the deciding seat knows."""
    form = s.codes.form_of(action)
    if form is None:
        return Refused("F4.6", "no-such-move", {"action": int(action)})
    if s.to_move == OVER:
        return Refused("F14.1", "game-over")
    if s.to_move == CHANCE:
        return Refused("F4.6", "chance-decides" if action < s.codes.horse else "no-such-outcome")
    if action >= s.codes.horse:
        return Refused("F4.6", "chance-decides")
    kind = steps.first_kind(s)
    if kind == steps.TURN:
        return _refuse_turn(s, action)
    if form.name != _asked(s, kind):
        return Refused(CLAUSES[kind], "not-that-decision")
    return _refuse_value(s, kind, form, action - form.first)


def _asked(s: FamiliesState, kind: i64) -> str:
    """The form of the decision that waits."""
    return BY_EFFECT[steps.first_a(s) >> 6] if kind == steps.EFFECT else ASKED[kind]


# F6.2: the main action.


def _refuse_turn(s: FamiliesState, action: i64) -> Refused:
    seat = s.active
    if s.codes.thug <= action < s.codes.member:
        return _refuse_space(s, seat, action - s.codes.thug, "no-thug", s.thugs[seat])
    if s.codes.member <= action < s.codes.job:
        space = s.box.businesses + action - s.codes.member
        return _refuse_space(s, seat, space, "no-member", s.members[seat])
    if s.codes.job <= action < s.codes.ally:
        return _refuse_job(s, seat, action - s.codes.job)
    if s.codes.ally <= action < s.codes.pass_turn:
        return _refuse_ally(s, seat, action - s.codes.ally)
    return Refused("F6.2", "not-that-decision")


def _refuse_space(s: FamiliesState, seat: Seat, space: Space, lacking: str, reserve: i64) -> Refused:
    if reserve == 0:
        return Refused("F6.2", lacking, {"seat": int(seat)})
    where = {"space": space_fact(s, space)}
    return Refused("F1.3", "space-taken" if is_open_space(s, space) else "space-closed", where)


def _refuse_job(s: FamiliesState, seat: Seat, job: i64) -> Refused:
    if not cards.is_at_hand(s, seat, job):
        return Refused("F6.2", "job-not-at-hand", {"job": job_fact(s, job)})
    return Refused("F8.1", "job-not-payable", {"job": job_fact(s, job)})


def _refuse_ally(s: FamiliesState, seat: Seat, ally: i64) -> Refused:
    who = {"ally": ally_fact(s, ally)}
    if s.allies[ally] != WITH + seat:
        return Refused("F6.2", "ally-not-yours", who)
    return Refused("F9.2", "ally-played" if s.played[ally] == 1 else "no-space-for-ally", who)


# The other steps.


def _refuse_value(s: FamiliesState, kind: i64, form: Form, place: i64) -> Refused:
    """The right kind of decision, but not this value."""
    clause = CLAUSES[kind]
    if form.values[place] is None:
        return Refused("F8.4", "must-choose")
    if kind == steps.DISCARD:
        return _refuse_discard(s, place)
    if kind == steps.STASHING or kind == steps.SHOW:
        return Refused(clause, "card-not-held", {"card": money_fact(place)})
    if kind == steps.BIDDING:
        return _refuse_bid(s, place)
    if kind == steps.PLACE_TILE or kind == steps.MARKER:
        where = {"territory": int(place) + 1}
        return Refused(clause, "no-slot" if kind == steps.PLACE_TILE else "no-marker-there", where)
    if kind == steps.PAY:
        return Refused("F8.1", "wrong-payment", {"job": job_fact(s, steps.first_a(s))})
    if kind == steps.TAKE:
        return Refused(clause, "not-in-row", {"ally": ally_fact(s, place)})
    if kind == steps.TO:
        return Refused(clause, "no-goal", {"space": space_fact(s, place)})
    return _refuse_target(s, form, place)


def _refuse_target(s: FamiliesState, form: Form, place: i64) -> Refused:
    """F8.5: what an effect cannot choose."""
    if form.name == "territory":
        return Refused("F8.5", "no-target-there", {"territory": int(place) + 1})
    if form.name == "rival":
        return Refused("F8.5", "nothing-to-take", {"number": int(place) + 1})
    if form.name == "good":
        return Refused("F8.5", "good-not-to-be-had", {"card": card_fact(s, MONEY + place)})
    if form.name == "rescue":
        return Refused("F8.5", "nobody-to-rescue")
    if form.name == "exchange":
        return Refused("F8.5", "no-exchange", {"card": money_fact(place)})
    return Refused("F8.5", "no-target", {"space": space_fact(s, place)})


def _refuse_discard(s: FamiliesState, card: i64) -> Refused:
    why = steps.first_b(s)
    if why == FOR_EFFECT and card < FIRST_JOB:
        return Refused("F8.5", "only-jobs")
    return Refused(gains.clause_of_discard(why), "card-not-held", {"card": card_fact(s, card)})


def _refuse_bid(s: FamiliesState, value: i64) -> Refused:
    seat = steps.first_seat(s)
    for lower in range(value):
        if s.bids[seat * BID + lower] > 0:
            return Refused("F11.1", "higher-after-lower", {"card": money_fact(value)})
    return Refused("F11.1", "not-in-suitcase", {"card": money_fact(value)})
