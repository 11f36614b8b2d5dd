"""F6 and the verbs of the contract: what may be decided now, and what follows from a decision."""

from typing import final

from librt.vecs import append
from mypy_extensions import i64

from omerta.core.actions import Actions, borrow, give_back
from omerta.core.game import CHANCE, OVER, Json, Result, Shaped
from omerta.core.problems import Refused
from omerta.games.families.components import (
    ACTS,
    BRIBERY,
    BUSINESS,
    ENTRACTE,
    MEMBER,
    NONE,
    OPENING,
    TERRITORIES,
    THUG,
    TRIBUTE,
    TURF_WAR,
    Seat,
)
from omerta.games.families.position import write_position
from omerta.games.families.rules import (
    acts,
    bribery,
    cards,
    chance,
    crimes,
    dons,
    effects,
    ending,
    figures,
    gains,
    jobs,
    memory,
    refusing,
    setup,
    steps,
)
from omerta.games.families.rules.telling import ally_fact, say, tell_job
from omerta.games.families.shapes import PositionJson
from omerta.games.families.state import (
    PEOPLE,
    WITH,
    FamiliesState,
    has_free,
    is_don,
    is_free,
    left_of,
)
from omerta.games.families.views import FamiliesView, see


@final
class Families(FamiliesState):
    """A game of FAMILIES."""

    def copy(self) -> "Families":
        twin = Families(self.agreed)
        twin.take_from(self)
        return twin

    def legal_into(self, into: Actions) -> None:
        if self.to_move != OVER:
            options(self, into)

    def advance(self, action: i64) -> None:
        decide(self, action)
        go_on(self)

    def result(self) -> Result | None:
        return ending.result(self)

    def view(self, seat: int | None) -> FamiliesView:
        return see(self, NONE if seat is None else seat, Families(self.agreed))

    def caveats(self) -> list[str]:
        told = ["reconstruction"] if self.box.reconstructed else []  # F2.2
        return told + (["label-advice"] if self.agreed.don_count > 0 else [])  # F15.17

    def move(self, action: i64) -> Json | None:
        return self.codes.move_of(action)

    def action(self, move: Shaped) -> int:
        return self.codes.action_of(move)

    def to_json(self) -> PositionJson:
        return write_position(self)

    def explain(self, action: i64) -> Refused:
        return refusing.refuse(self, action)


def begin(s: FamiliesState) -> None:
    """F3: up to the first decision."""
    s.lay_out()
    setup.begin(s)
    go_on(s)


def go_on(s: FamiliesState) -> None:
    """Do what needs no decision, until somebody must decide or the game is over."""
    found = borrow()
    while s.to_move != OVER:
        if len(s.todo) == 0:
            _next_phase(s)
        elif not _do_automatic(s) and _awaits_decision(s, found):
            break
    give_back(found)


def _awaits_decision(s: FamiliesState, found: Actions) -> bool:
    """Whether the first step has something to decide; where it has not, it is done at once (F4.6)."""
    kind = steps.first_kind(s)
    if kind == steps.TURN:
        s.to_move = s.active
        s.turns += 1
        return True
    found.clear()
    options(s, found)
    if found.count > 1 and not _all_go(s):
        s.to_move = CHANCE if kind >= steps.HORSE else steps.first_seat(s)
        return True
    if found.count == 0:
        _vanish(s)
    elif _all_go(s):
        seat, why = steps.first_seat(s), steps.first_b(s)
        steps.take_off(s)
        gains.discard_all(s, seat, why)
    else:
        decide(s, found.numbers[0])
    return False


def asks(s: "Families") -> bool:
    """Whether the decision that is awaited has as many options as it takes to be asked."""
    if s.to_move == OVER or steps.first_kind(s) == steps.TURN:
        return True
    found = borrow()
    options(s, found)
    several = found.count > 1
    give_back(found)
    return several and not _all_go(s)


def _all_go(s: FamiliesState) -> bool:
    """F4.6: whether a discard takes everything that can be discarded."""
    if steps.first_kind(s) != steps.DISCARD:
        return False
    return gains.candidates(s, steps.first_seat(s), steps.first_b(s)) <= steps.first_a(s)


def _vanish(s: FamiliesState) -> None:
    """A step with nothing to do."""
    kind, seat = steps.first_kind(s), steps.first_seat(s)
    left, other = steps.first_a(s), steps.first_a(s)
    steps.take_off(s)
    if kind == steps.BIDDING:
        bribery.close(s, seat)
    elif kind == steps.AI_BID:
        s.begun[seat] = 1
    elif kind == steps.AI_DRAW:
        dons.draw_from_empty_deck(s, seat, left)
    elif kind == steps.SHOW:
        memory.note(s, memory.NO_MONEY, seat)
        say(s, "shows-nothing", "F8.5", seat)
    elif kind == steps.STEAL:
        memory.note(s, memory.NO_CASE_MONEY, other)
        say(s, "nothing-to-steal", "F8.5", other)


# Phases.


def _next_phase(s: FamiliesState) -> None:
    """F4.1: with nothing left to do the phase goes on, or the next one begins."""
    if s.phase == BUSINESS:
        _next_turn(s)
    elif s.phase == OPENING:
        _begin_phase(s, BUSINESS)
        _next_turn(s)
    elif s.phase == TURF_WAR:
        if s.act < ACTS:
            _begin_phase(s, BRIBERY)
            bribery.ask_for_bids(s)
        else:
            _begin_phase(s, TRIBUTE)
            acts.ask_tribute(s)
    elif s.phase == BRIBERY:
        bribery.end_bribery(s)
        _begin_phase(s, TRIBUTE)
        acts.ask_tribute(s)
    elif s.phase == TRIBUTE:
        _end_tribute(s)
    else:
        if s.phase == ENTRACTE:
            acts.pass_horse(s)
        _begin_phase(s, OPENING)
        steps.put(s, steps.TILE)


def _begin_phase(s: FamiliesState, phase: i64) -> None:
    s.phase = phase
    if s.journal is not None:
        s.journal.tell("phase-begins", "F4.1", {"phase": int(phase), "act": int(s.act)})


def _end_tribute(s: FamiliesState) -> None:
    if s.act == ACTS:
        ending.finish(s)
    else:
        _begin_phase(s, ENTRACTE)
        acts.end_act(s)


def _next_turn(s: FamiliesState) -> None:
    """F6.1: the next family that can act, clockwise after the last; when none can, the phase ends."""
    for place in range(s.players):
        seat = left_of(s, s.horse if s.active == NONE else s.active + 1, place)
        if can_act(s, seat):
            s.active = seat
            if is_don(s, seat):
                steps.put(s, steps.AI_TURN, seat)
            else:
                steps.put(s, steps.TURN)
            return
    s.active = NONE
    for seat in range(s.players):
        s.passed[seat] = 0
    _begin_phase(s, TURF_WAR)
    for territory in range(TERRITORIES - 1, -1, -1):
        steps.put(s, steps.TURF, NONE, territory)


def can_act(s: FamiliesState, seat: Seat) -> bool:
    """F6.1."""
    if is_don(s, seat):
        return dons.find_use(s, seat) != NONE
    return s.passed[seat] == 0 and s.thugs[seat] + s.members[seat] > 0


# Steps that never wait.


def _do_automatic(s: FamiliesState) -> bool:
    """Do the first step if it is automatic; False if it may be a decision."""
    kind, seat = steps.first_kind(s), steps.first_seat(s)
    a, b = steps.first_a(s), steps.first_b(s)
    if kind == steps.EFFECT:
        return _begin_effect(s, seat, a)
    if kind == steps.MARKER and s.markers[seat] > 0:
        steps.take_off(s)
        acts.place_marker(s, seat, a)
        return True
    if kind < steps.BENEFIT:
        return False
    steps.take_off(s)
    if kind == steps.BENEFIT:
        gains.shake_down(s, seat, a, b)
    elif kind == steps.GAINING:
        gains.gain(s, seat, a)
    elif kind == steps.CONTROLLING:
        gains.pay_controllers(s, a, seat)
    elif kind == steps.TURF:
        acts.fight(s, a)
    else:
        _do_rare(s, kind, seat, a, b)
    return True


def _do_rare(s: FamiliesState, kind: i64, don: Seat, a: i64, b: i64) -> None:
    if kind == steps.OFFER_END:
        effects.end_offer(s, don)
    elif kind == steps.AWARD:
        bribery.award(s)
    elif kind == steps.AI_TURN:
        dons.take_turn(s, don)
    elif kind == steps.AI_YIELD:
        dons.yield_from(s, don, a)
    elif kind == steps.AI_GAIN:
        dons.gain(s, don, a)
    else:
        dons.share_control(s, don, a, b)


def _begin_effect(s: FamiliesState, seat: Seat, packed: i64) -> bool:
    """F8.5, F15.9: an effect without a choice of its own."""
    if not is_don(s, seat):
        if effects.has_choice(packed):
            return False
        steps.take_off(s)
        effects.begin(s, seat, packed)
        return True
    steps.take_off(s)
    crimes.commit(s, seat, packed)
    return True


# What the first step offers.


def options(s: FamiliesState, into: Actions) -> None:
    """The options of the first step, ascending, at chance with their weights."""
    kind = steps.first_kind(s)
    if kind >= steps.HORSE:
        chance.options(s, into)
        return
    seat, a, b = steps.first_seat(s), steps.first_a(s), steps.first_b(s)
    if kind == steps.TURN:
        _turn_options(s, into)
    elif kind == steps.STASHING:
        gains.stash_options(s, seat, into)
    elif kind == steps.DISCARD:
        gains.discard_options(s, seat, b, into)
    elif kind == steps.EFFECT:
        effects.options(s, seat, a, into)
    elif kind == steps.PAY:
        jobs.pay_options(s, seat, a, into)
    elif kind == steps.COST:
        gains.cost_options(s, seat, a, b, into)
    elif kind == steps.BIDDING:
        bribery.bid_options(s, seat, into)
    else:
        _rare_options(s, kind, seat, into)


def _rare_options(s: FamiliesState, kind: i64, seat: Seat, into: Actions) -> None:
    a, b = steps.first_a(s), steps.first_b(s)
    if kind == steps.PLACE_TILE:
        acts.slot_options(s, into)
    elif kind == steps.HIT:
        effects.hit_options(s, seat, a, b, into)
    elif kind == steps.TO:
        figures.goal_options(s, a, b, into)
    elif kind == steps.SHOW:
        effects.show_options(s, seat, into)
    elif kind == steps.MARKER:
        acts.marker_options(s, seat, a, into)
    else:
        bribery.take_options(s, into)


def _turn_options(s: FamiliesState, into: Actions) -> None:
    """F6.2."""
    seat, box = s.active, s.box
    if s.thugs[seat] > 0:
        _space_options(s, into, s.codes.thug, 0, box.businesses)
    if s.members[seat] > 0:
        _space_options(s, into, s.codes.member, box.businesses, box.spaces)
    for job in range(box.jobs):
        if cards.is_at_hand(s, seat, job) and jobs.can_pay(s, seat, job):
            into.add(s.codes.job + job)
    for ally in range(box.allies):
        if may_play(s, seat, ally):
            into.add(s.codes.ally + ally)
    into.add(s.codes.pass_turn)


def _space_options(s: FamiliesState, into: Actions, code: i64, first: i64, end: i64) -> None:
    for space in range(first, end):
        if is_free(s, space):
            into.add(code + space - first)


def may_play(s: FamiliesState, seat: Seat, ally: i64) -> bool:
    """F9.2: an own Ally not yet played this act; one with a figure only if a fitting space is empty."""
    if s.allies[ally] != WITH + seat or s.played[ally] == 1:
        return False
    figure = s.box.ally_figure[ally]
    return figure == NONE or has_free(s, figures.shape_of(figure))


# Decisions.


def decide(s: FamiliesState, action: i64) -> None:
    """Carry out what was decided for the first step."""
    kind = steps.first_kind(s)
    if kind >= steps.HORSE:
        chance.decide(s, action)
        return
    seat, a, b = steps.first_seat(s), steps.first_a(s), steps.first_b(s)
    steps.take_off(s)
    if kind == steps.TURN:
        _take_turn(s, action)
    elif kind == steps.DISCARD:
        gains.discard(s, seat, a, b, action - s.codes.discard)
    elif kind == steps.EFFECT:
        effects.decide(s, seat, a, action)
    elif kind == steps.PAY:
        jobs.pay(s, seat, a, action - s.codes.pay)
    elif kind == steps.COST:
        gains.pay_cost(s, seat, a, b, action == s.codes.cost)
    elif kind == steps.BIDDING:
        bribery.bid(s, seat, action - s.codes.bid)
    elif kind == steps.TO:
        figures.go_to(s, seat, a, b, action - s.codes.to)
    else:
        _decide_rare(s, kind, seat, a, action)


def _decide_rare(s: FamiliesState, kind: i64, seat: Seat, a: i64, action: i64) -> None:
    if kind == steps.STASHING:
        gains.stash(s, seat, a, action - s.codes.stash)
    elif kind == steps.PLACE_TILE:
        acts.open_business(s, a, action - s.codes.open_tile)
    elif kind == steps.HIT:
        figures.kill(s, seat, action - s.codes.kill)
    elif kind == steps.SHOW:
        s.shown = append(s.shown, (action - s.codes.show) * PEOPLE + seat)
        memory.note(s, memory.HAS_MONEY, seat)
        effects.tell_shown(s, seat, action - s.codes.show)
    elif kind == steps.MARKER:
        acts.move_marker(s, seat, a, action - s.codes.marker)
    else:
        bribery.take(s, seat, action - s.codes.take)


def _take_turn(s: FamiliesState, action: i64) -> None:
    """F6.2."""
    seat = s.active
    if action < s.codes.member:
        business = action - s.codes.thug
        figures.put_figure(s, seat, THUG, business, "F6.2")
        figures.earn(s, seat, business)
    elif action < s.codes.job:
        space = s.box.businesses + action - s.codes.member
        figures.put_figure(s, seat, MEMBER, space, "F6.2")
        figures.earn(s, seat, space)
    elif action < s.codes.ally:
        tell_job(s, "takes-job", "F6.2", seat, action - s.codes.job)
        steps.put(s, steps.PAY, seat, action - s.codes.job)
    elif action < s.codes.pass_turn:
        _play_ally(s, seat, action - s.codes.ally)
    else:
        s.passed[seat] = 1
        say(s, "passed", "F6.2", seat)


def _play_ally(s: FamiliesState, seat: Seat, ally: i64) -> None:
    """F9.2."""
    s.played[ally] = 1
    if s.journal is not None:
        s.journal.tell("plays-ally", "F9.2", {"seat": int(seat), "ally": ally_fact(s, ally)})
    jobs.put_effects(s, seat, s.box.ally_start[ally], s.box.ally_start[ally + 1], False)
