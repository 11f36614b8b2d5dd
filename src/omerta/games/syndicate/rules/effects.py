"""S5: what fields and symbols do, one after another."""

from librt.vecs import append, vec
from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.core.game import CHANCE
from omerta.core.journal import all_but, only
from omerta.core.problems import Refused
from omerta.games.syndicate.board import (
    CALL,
    DRAW,
    JOIN,
    MONEY,
    SHOOT,
    SMUGGLE_ELSEWHERE,
    SMUGGLE_HERE,
    district_fact,
    effect,
    effect_code,
    effect_number,
)
from omerta.games.syndicate.components import (
    AUTOMATON,
    FIRST_REINFORCEMENT,
    KINDS,
    NONE,
    District,
    Kind,
    Seat,
    is_reinforcement,
)
from omerta.games.syndicate.moves import DRAW_KIND, HIT, SHOOT_KIND, SMUGGLE, reinforce_action
from omerta.games.syndicate.rules import automaton, memory
from omerta.games.syndicate.state import (
    EMPTY,
    OPEN,
    UNOPENED,
    SyndicateState,
    give_up,
    is_automaton,
    take_in,
    toward,
)


def add_effect(s: SyndicateState, packed: i64) -> None:
    """Put an effect on the list; d2 and r2 are two single steps."""
    code = effect_code(packed)
    if code == DRAW or code == CALL:
        for _ in range(effect_number(packed)):
            s.todo = append(s.todo, effect(code, 0))
    elif code == JOIN or code == SHOOT:
        s.todo = append(s.todo, effect(code, 0))
    elif code != 0:
        s.todo = append(s.todo, packed)


def carry_out(s: SyndicateState) -> bool:
    """Do the first step of the list, or ask for it: False when a decision is awaited."""
    code = effect_code(s.todo[0])
    if code == DRAW:
        return _random(s, s.bags, s.active * KINDS, 0)
    if code == CALL or code == JOIN:
        return _random(s, s.pile, 0, FIRST_REINFORCEMENT)
    if code == SHOOT:
        return _shoot(s)
    if code == SMUGGLE_ELSEWHERE:
        return _smuggle(s)
    number = effect_number(s.todo[0])
    s.todo = s.todo[1:]
    if code == SMUGGLE_HERE:
        _move_here(s, number)
    elif code == MONEY:
        gain(s, s.active, number, "S5.6")
    return True


def _random(s: SyndicateState, counts: vec[i64], base: i64, first: i64) -> bool:
    """A token comes at random: nothing if there is none, at once if there is one kind, otherwise chance decides."""
    sole = NONE
    for kind in range(first, KINDS):
        if counts[base + kind] > 0:
            if sole != NONE:
                s.to_move = CHANCE
                return False
            sole = kind
    if sole == NONE:
        s.todo = s.todo[1:]  # S5.1 R: what is not there is not drawn
    else:
        give_random(s, sole)
    return True


def give_random(s: SyndicateState, kind: Kind) -> None:
    """The token of the step under way is of this kind."""
    code = effect_code(s.todo[0])
    s.todo = s.todo[1:]
    if code == DRAW:
        draw(s, s.active, kind, "drawn", "S5.1")
    elif code == CALL:
        s.pile[kind] -= 1
        s.bags[s.active * KINDS + kind] += 1  # S5.2
        tell_own(s, "called", "S5.2", s.active, kind)
    elif code == JOIN:
        memory.joined(s, s.active)
        s.pile[kind] -= 1
        take_in(s, s.active, kind)  # S5.3
        tell_own(s, "joined", "S5.3", s.active, kind)
    else:
        hit(s, kind)


def draw(s: SyndicateState, seat: Seat, kind: Kind, event: str, clause: str) -> None:
    """A token comes out of a bag into the hand."""
    memory.drawn(s, seat)
    s.bags[seat * KINDS + kind] -= 1
    if is_automaton(s, seat) and s.shot[kind] > 0:
        s.shot[kind] -= 1  # of two equal ones it is taken to be the one seen
    take_in(s, seat, kind)
    tell_own(s, event, clause, seat, kind)


def hit(s: SyndicateState, kind: Kind) -> None:
    """S5.7: a token of the rival's hand goes into its bag."""
    rival = 1 - s.active
    memory.hit(s, rival)
    give_up(s, rival, kind)
    s.bags[rival * KINDS + kind] += 1
    tell_own(s, "shot", "S5.7", rival, kind)


def _shoot(s: SyndicateState) -> bool:
    rival = 1 - s.active
    if not is_automaton(s, rival):
        return _random(s, s.hands, rival * KINDS, 0)
    kinds = targets(s)
    if len(kinds) > 1:
        s.to_move = s.active
        return False
    if len(kinds) == 1:
        shoot(s, kinds[0])
    else:
        s.todo = s.todo[1:]
    return True


def targets(s: SyndicateState) -> vec[i64]:
    """S10.10: the gang kinds in the automaton's row, or the reinforcements if there is none."""
    gang, called = EMPTY[:], EMPTY[:]
    for kind in range(KINDS):
        if s.hands[AUTOMATON * KINDS + kind] > 0:
            if is_reinforcement(kind):
                called = append(called, kind)
            else:
                gang = append(gang, kind)
    return gang if len(gang) > 0 else called


def shoot(s: SyndicateState, kind: Kind) -> None:
    """S10.10: the leftmost token of that kind goes into the automaton's bag."""
    s.todo = s.todo[1:]
    give_up(s, AUTOMATON, kind)
    s.bags[AUTOMATON * KINDS + kind] += 1
    if is_reinforcement(kind):
        s.shot[kind] += 1
    if s.journal is not None:
        s.journal.tell("shot-row", "S10.10", {"seat": int(s.active), "token": int(kind)})


def elsewhere(s: SyndicateState) -> vec[i64]:
    """S5.5: the other open districts."""
    here = s.board.field_district[s.placed_on]
    others = EMPTY[:]
    for district in range(s.board.districts):
        if district != here and s.status[district] == OPEN:
            others = append(others, district)
    return others


def _smuggle(s: SyndicateState) -> bool:
    districts = elsewhere(s)
    if len(districts) == 0:
        s.todo = s.todo[1:]  # S5.5 R
        return True
    if is_automaton(s, s.active):
        number = effect_number(s.todo[0])
        goals = vec[i64]([_goal_elsewhere(s, s.active, d, number) for d in districts])
        smuggle(s, automaton.choose_smuggling(s, districts, goals))
        return True
    if len(districts) == 1:
        smuggle(s, districts[0])
        return True
    s.to_move = s.active
    return False


def smuggle(s: SyndicateState, district: District) -> None:
    """S5.5: another district's marker moves toward the mover's hat, never onto it."""
    number = effect_number(s.todo[0])
    s.todo = s.todo[1:]
    s.markers[district] = _goal_elsewhere(s, s.active, district, number)
    tell_marker(s, "smuggled", "S5.5", district, number)


def _goal_elsewhere(s: SyndicateState, seat: Seat, district: District, number: i64) -> i64:
    """Where a marker gets that is moved from elsewhere."""
    return pulled(s.markers[district], seat, number, s.board.stop[district])


def pulled(place: i64, seat: Seat, number: i64, limit: i64) -> i64:
    """A marker's place after so many spaces toward a seat's end, no farther than the limit."""
    side = toward(seat)
    if place * side >= limit:
        return place
    return side * min(place * side + number, limit)


def _move_here(s: SyndicateState, number: i64) -> None:
    district = s.board.field_district[s.placed_on]
    s.markers[district] = pulled(s.markers[district], s.active, number, s.board.hat[district])  # S5.4
    tell_marker(s, "smuggled", "S5.4", district, number)


def push_elsewhere(s: SyndicateState, number: i64) -> None:
    """S6.4: every other open district's marker moves toward the rival's hat."""
    districts = elsewhere(s)
    for i in range(len(districts)):
        district = districts[i]
        s.markers[district] = _goal_elsewhere(s, 1 - s.active, district, number)
        tell_marker(s, "bombed", "S6.4", district, number)


def gain(s: SyndicateState, seat: Seat, number: i64, clause: str) -> None:
    s.wealth[seat] += number  # S9.5 R: counted on beyond the track's end
    if s.journal is not None:
        s.journal.tell("wealth", clause, {"seat": int(seat), "count": int(number), "total": int(s.wealth[seat])})


def options(s: SyndicateState, into: Actions) -> None:
    """What may be decided for the step under way."""
    code = effect_code(s.todo[0])
    if code == DRAW:
        _weigh(s.bags, s.active * KINDS, DRAW_KIND, into)
    elif code == CALL or code == JOIN:
        for kind in range(FIRST_REINFORCEMENT, KINDS):
            if s.pile[kind] > 0:
                into.add_weighted(reinforce_action(kind), s.pile[kind])
    elif code == SMUGGLE_ELSEWHERE:
        districts = elsewhere(s)
        for i in range(len(districts)):
            into.add(SMUGGLE + districts[i])
    elif is_automaton(s, 1 - s.active):
        kinds = targets(s)
        for i in range(len(kinds)):
            into.add(SHOOT_KIND + kinds[i])
    else:
        _weigh(s.hands, (1 - s.active) * KINDS, HIT, into)


def _weigh(counts: vec[i64], base: i64, first: i64, into: Actions) -> None:
    for kind in range(KINDS):
        if counts[base + kind] > 0:
            into.add_weighted(first + kind, counts[base + kind])


def weigh_bag(s: SyndicateState, seat: Seat, into: Actions) -> None:
    _weigh(s.bags, seat * KINDS, DRAW_KIND, into)


def tell_marker(s: SyndicateState, event: str, clause: str, district: District, number: i64) -> None:
    if s.journal is not None:
        where = district_fact(s.board.name, district)
        facts: dict[str, int | str] = {"seat": int(s.active), "district": where, "count": int(number)}
        s.journal.tell(event, clause, {**facts, "marker": int(s.markers[district])})


def tell_own(s: SyndicateState, event: str, clause: str, seat: Seat, kind: Kind) -> None:
    """S2.4: what the owner alone sees, and what the others see of it; the automaton's row lies open (S10.2)."""
    if s.journal is None:
        return
    owner = int(seat)
    facts = {"seat": owner, "token": int(kind)}
    if is_automaton(s, seat) and event != "called":
        s.journal.tell(event, clause, facts)
        return
    s.journal.tell(event, clause, facts, only(owner))
    s.journal.veil(event + "-unseen", clause, {"seat": owner}, all_but(owner))


def waits_for(s: SyndicateState, code: i64) -> bool:
    """Whether the step under way has this effect."""
    return len(s.todo) > 0 and effect_code(s.todo[0]) == code


def refuse_smuggling(s: SyndicateState, district: District) -> Refused:
    """Why this district's marker cannot be moved from elsewhere."""
    if district >= s.board.districts:
        return Refused("S5.5", "not-that-decision")
    where = {"district": district_fact(s.board.name, district)}
    if district == s.board.field_district[s.placed_on]:
        return Refused("S5.5", "same-district", where)
    if s.status[district] == UNOPENED:
        return Refused("S8.1", "district-unopened", where)
    return Refused("S7.5", "district-closed", where)
