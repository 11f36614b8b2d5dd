"""``imagine``: a full position that fits a view, drawn from the exact posterior.

How many reinforcements a hidden hand holds is drawn from ``memory``, which every witness can follow (rules/memory.py).
Given that number, every gang token of the seat's that lies nowhere to be seen is equally likely in hand and bag, and
so is every unseen reinforcement in hand, bag and pile: which of them came when says nothing about their kinds.
"""

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.game import CHANCE
from omerta.core.numbers import Numbers
from omerta.games.syndicate.board import DRAW, SHOOT, effect_code
from omerta.games.syndicate.components import FIRST_REINFORCEMENT, KINDS, NONE, Seat
from omerta.games.syndicate.rules.placing import can_place
from omerta.games.syndicate.state import DRAWING, MEMORY, PLACE, SUPPORT, SyndicateState, is_automaton
from omerta.games.syndicate.views import SyndicateView, is_open, unseen_gang, unseen_reinforcements


def imagine_into(s: SyndicateState, view: SyndicateView, numbers: Numbers) -> None:
    """Fill a new state so that the viewer could not tell it from the real one."""
    _draw(s, view, numbers)
    while not asks_rightly(s):  # that somebody is asked now shows that there is something to decide
        _draw(s, view, numbers)


def _draw(s: SyndicateState, view: SyndicateView, numbers: Numbers) -> None:
    copy_visible(s, view)
    pool = unseen_reinforcements(view)
    for seat in range(2):
        if seat != view.viewer:
            _deal_hidden(s, view, seat, pool, numbers)
    s.pile = pool


def asks_rightly(s: SyndicateState) -> bool:
    """Whether the decision that is awaited has as many options as it takes to be asked."""
    if s.stage == PLACE:
        return can_place(s, s.active, NONE)
    if s.stage == SUPPORT:
        return can_place(s, s.active, s.board.field_district[s.placed_on])
    if s.stage == DRAWING:
        return _kinds(s.bags, s.active) > 1
    if s.to_move != CHANCE or len(s.todo) == 0:
        return True
    code = effect_code(s.todo[0])
    if code == DRAW:
        return _kinds(s.bags, s.active) > 1
    return _kinds(s.hands, 1 - s.active) > 1 if code == SHOOT else _kinds(s.pile, 0) > 1


def _kinds(counts: vec[i64], seat: Seat) -> i64:
    """How many kinds there are in a hand, a bag or the pile."""
    kinds: i64 = 0
    for i in range(seat * KINDS, seat * KINDS + KINDS):
        if counts[i] > 0:
            kinds += 1
    return kinds


def copy_visible(s: SyndicateState, view: SyndicateView) -> None:
    s.to_move = view.to_move
    s.stage = view.stage
    s.active = view.active
    s.dealt = view.dealt
    s.last_turn = view.last_turn
    s.winner = view.winner
    s.reason = view.reason
    s.token = view.token
    s.counted = view.counted
    s.placed_on = view.placed_on
    s.strength = view.strength
    s.outside = view.outside
    s.acting = view.acting
    s.kinds = view.kinds[:]
    s.owners = view.owners[:]
    s.markers = view.markers[:]
    s.status = view.status[:]
    s.wealth = view.wealth[:]
    s.row = view.row[:]
    s.last = view.last[:]
    s.todo = view.todo[:]
    s.free = view.free[:]
    s.memory = view.memory[:]
    s.shot = view.shot[:]
    s.hands = view.hands[:]
    s.bags = view.bags[:]
    s.row_free = s.board.row_sizes[:]
    for field in range(len(view.kinds)):
        if view.kinds[field] >= 0:
            s.row_free[s.board.field_row[field]] -= 1


def _deal_hidden(s: SyndicateState, view: SyndicateView, seat: Seat, pool: vec[i64], numbers: Numbers) -> None:
    """The bag, and where it is hidden the hand, of a seat other than the viewer's."""
    gang = unseen_gang(view, seat)
    open_reinforcements = _count(s.hands, seat * KINDS + FIRST_REINFORCEMENT, KINDS - FIRST_REINFORCEMENT)
    in_hand = open_reinforcements
    if not is_open(view, seat):
        in_hand = _remembered(view, seat, numbers)
        _take(pool, in_hand, s.hands, seat, numbers)
        _take(gang, view.hand_sizes[seat] - in_hand, s.hands, seat, numbers)
    _take(pool, view.called[seat] - in_hand - _take_seen(s, seat, pool), s.bags, seat, numbers)
    for kind in range(KINDS):
        s.bags[seat * KINDS + kind] += gang[kind] if kind < FIRST_REINFORCEMENT else 0


def _take_seen(s: SyndicateState, seat: Seat, pool: vec[i64]) -> i64:
    """S10.10: the reinforcements that went into the automaton's bag for all to see; how many."""
    seen: i64 = 0
    if is_automaton(s, seat):
        for kind in range(FIRST_REINFORCEMENT, KINDS):
            pool[kind] -= s.shot[kind]
            s.bags[seat * KINDS + kind] += s.shot[kind]
            seen += s.shot[kind]
    return seen


def _remembered(view: SyndicateView, seat: Seat, numbers: Numbers) -> i64:
    """A number of reinforcements in a hidden hand, as often as a witness expects it."""
    rest = numbers.unit()
    likely: i64 = 0
    for k in range(MEMORY):
        chance = view.memory[seat * MEMORY + k]
        if chance > 0.0:
            likely = k
            rest -= chance
            if rest < 0.0:
                break
    return likely


def _take(pool: vec[i64], number: i64, into: vec[i64], seat: Seat, numbers: Numbers) -> None:
    """Move that many tokens at random."""
    left = _count(pool, 0, KINDS)
    for _ in range(number):
        kind = numbers.pick(pool, KINDS, left)
        pool[kind] -= 1
        left -= 1
        into[seat * KINDS + kind] += 1


def _count(counts: vec[i64], first: i64, length: i64) -> i64:
    tokens: i64 = 0
    for i in range(first, first + length):
        tokens += counts[i]
    return tokens
