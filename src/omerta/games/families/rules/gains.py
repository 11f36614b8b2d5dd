"""F7: shake-downs, their costs, and what a controller gets."""

from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.core.journal import all_but, only
from omerta.games.families.board import count_icon, face_of
from omerta.games.families.components import (
    BACK,
    FIRST_JOB,
    FOR_COST,
    FOR_EFFECT,
    FRONT,
    JOB_ICON,
    KINDS,
    MONEY,
    NONE,
    STASH_ICON,
    TERRITORIES,
    Seat,
    Space,
    bit,
)
from omerta.games.families.rules import cards, memory, steps
from omerta.games.families.rules.telling import card_fact, job_fact, say, tell_card, tell_space
from omerta.games.families.state import (
    IN_DECK,
    IN_HAND,
    FamiliesState,
    businesses_of,
    controller,
    hand_size,
    is_don,
    is_square,
    left_of,
    touched_by,
)


def shake_down(s: FamiliesState, seat: Seat, businesses: i64, side: i64) -> None:
    """F7.2, F7.3: all faces without a cost together, then those with a cost one by one."""
    icons: i64 = 0
    for place in range(TERRITORIES * s.box.width - 1, -1, -1):
        business = s.plots[place]
        if business != NONE and (businesses >> business) & 1 == 1:
            face = face_of(business, side)
            if s.box.face_cost[face] > 0:
                steps.put(s, steps.COST, seat, business, side)
            else:
                icons += s.box.face_icons[face]
    gain(s, seat, icons)


def gain(s: FamiliesState, seat: Seat, icons: i64) -> None:
    """F7.1: goods and Money at once, then Jobs, then stash icons."""
    stashes = count_icon(icons, STASH_ICON)
    if stashes > 0:
        steps.put(s, steps.STASHING, seat, stashes)
    draws = count_icon(icons, JOB_ICON)
    if draws > 0:
        steps.put(s, steps.DRAW, seat, draws)
    for kind in range(KINDS):
        for _ in range(count_icon(icons, kind)):
            gain_card(s, seat, kind, "F7.1")


def gain_card(s: FamiliesState, seat: Seat, kind: i64, clause: str) -> None:
    """F4.3."""
    if cards.take_from_supply(s, seat, kind):
        tell_card(s, "gained", clause, seat, kind)
    else:
        tell_card(s, "supply-lacks", "F4.3", seat, kind)


def gain_icon(s: FamiliesState, seat: Seat, icon: i64) -> None:
    """F8.5 GAIN."""
    if icon == STASH_ICON:
        steps.put(s, steps.STASHING, seat, 1)
    elif icon == JOB_ICON:
        steps.put(s, steps.DRAW, seat, 1)
    else:
        gain_card(s, seat, icon, "F8.5")


# Jobs drawn by a human.


def deck_options(s: FamiliesState, into: Actions) -> None:
    for job in range(s.box.jobs):
        if s.jobs[job] == IN_DECK:
            into.add_weighted(s.codes.draw + job, 1)


def draw(s: FamiliesState, seat: Seat, left: i64, job: i64) -> None:
    """F4.3, F4.5: to the hand, seen by that seat only."""
    if left > 1:
        steps.put(s, steps.DRAW, seat, left - 1)
    cards.place_job(s, job, IN_HAND + seat)
    if s.journal is not None:
        clause = "F3.4" if s.phase == 0 else "F4.3"
        s.journal.tell("drew", clause, {"seat": int(seat), "job": job_fact(s, job)}, only(int(seat)))
        s.journal.veil("drew-unseen", "F4.5", {"seat": int(seat)}, all_but(int(seat)))


# Costs and discards.


def cost_options(s: FamiliesState, seat: Seat, business: i64, side: i64, into: Actions) -> None:
    """F7.3: with fewer cards than asked for nothing is taken."""
    if hand_size(s, seat) >= s.box.face_cost[face_of(business, side)]:
        into.add(s.codes.cost)
        into.add(s.codes.cost + 1)


def pay_cost(s: FamiliesState, seat: Seat, business: i64, side: i64, pays: bool) -> None:
    """F7.3."""
    if pays:
        steps.put(s, steps.GAINING, seat, s.box.face_icons[face_of(business, side)])
        steps.put(s, steps.DISCARD, seat, s.box.face_cost[face_of(business, side)], FOR_COST)
        tell_space(s, "pays-cost", "F7.3", seat, business)
    else:
        tell_space(s, "keeps-cards", "F7.3", seat, business)


def discard_options(s: FamiliesState, seat: Seat, why: i64, into: Actions) -> None:
    """F7.3, F12.1: Money, goods and Jobs; for DROP_JOB Jobs only."""
    if why != FOR_EFFECT:
        for kind in range(KINDS):
            if s.hands[seat * KINDS + kind] > 0:
                into.add(s.codes.discard + kind)
    if s.hand_jobs[seat] > 0:
        for job in range(s.box.jobs):
            if s.jobs[job] == IN_HAND + seat:
                into.add(s.codes.discard + FIRST_JOB + job)


def candidates(s: FamiliesState, seat: Seat, why: i64) -> i64:
    """How many cards may be discarded."""
    return s.hand_jobs[seat] if why == FOR_EFFECT else hand_size(s, seat)


def clause_of_discard(why: i64) -> str:
    if why == FOR_COST:
        return "F7.3"
    return "F8.5" if why == FOR_EFFECT else "F12.1"


def discard(s: FamiliesState, seat: Seat, left: i64, why: i64, card: i64) -> None:
    if left > 1:
        steps.put(s, steps.DISCARD, seat, left - 1, why)
    cards.discard(s, seat, card)
    if s.journal is not None:
        s.journal.tell("discarded", clause_of_discard(why), {"seat": int(seat), "card": card_fact(s, card)})


def discard_all(s: FamiliesState, seat: Seat, why: i64) -> None:
    """F4.6: where everything must go there is nothing to choose."""
    if why != FOR_EFFECT:
        for kind in range(KINDS):
            for _ in range(s.hands[seat * KINDS + kind]):
                discard(s, seat, 1, why, kind)
    for job in range(s.box.jobs):
        if s.jobs[job] == IN_HAND + seat:
            discard(s, seat, 1, why, FIRST_JOB + job)


# Money into the suitcase.


def stash_options(s: FamiliesState, seat: Seat, into: Actions) -> None:
    """F7.1: one Money card from hand, or stop."""
    count = into.count
    for value in range(MONEY):
        if s.hands[seat * KINDS + value] > 0:
            into.add(s.codes.stash + value)
    if into.count > count:
        into.add(s.codes.stash + MONEY)


def stash(s: FamiliesState, seat: Seat, left: i64, value: i64) -> None:
    """F7.1: value MONEY stops."""
    if value == MONEY:
        memory.note(s, memory.HAS_MONEY, seat)
        say(s, "stops-stashing", "F7.1", seat)
        return
    if left > 1:
        steps.put(s, steps.STASHING, seat, left - 1)
    cards.stash(s, seat, value)
    tell_card(s, "stashed", "F7.1", seat, value)


# Control.


def pay_controllers(s: FamiliesState, space: Space, by: Seat) -> None:
    """F7.4, F7.5, F15.11: who controls the place gets a share; of Members only dons."""
    if is_square(s, space):
        _pay_controller(s, space, by)
    elif not is_don(s, by) and s.agreed.ai_control_members:
        for place in range(s.players - 1, 0, -1):
            _pay_for_member(s, touched_by(s, space), left_of(s, by, place))


def _pay_controller(s: FamiliesState, business: Space, by: Seat) -> None:
    """F7.5, F7.6: a family other than the one whose figure it is."""
    owner = controller(s, s.homes[business])
    if owner == NONE or owner == by:
        return
    side = BACK if s.agreed.control_pays_back else FRONT
    if is_don(s, owner):
        steps.put(s, steps.AI_CONTROL, owner, bit(business), side)
    else:
        tell_space(s, "controller", "F7.5", owner, business)
        steps.put(s, steps.BENEFIT, owner, bit(business), side)


def _pay_for_member(s: FamiliesState, touched: i64, don: Seat) -> None:
    """F15.11: one card for a don who controls some of the territories that a human's Member or Mayor touches."""
    if not is_don(s, don):
        return
    controlled: i64 = 0
    for territory in range(TERRITORIES):
        if (touched >> territory) & 1 == 1 and controller(s, territory) == don:
            controlled |= bit(territory)
    if controlled != 0:
        steps.put(s, steps.AI_CONTROL, don, businesses_of(s, controlled), BACK)
