"""``imagine``: a full position that fits a view, drawn from the exact posterior.

How many reinforcements a hidden hand holds is drawn from ``memory``, which every witness can follow (memory.py). Given
that number, every gang token of the seat's that lies nowhere to be seen is equally likely in hand and bag, and so is
every unseen reinforcement in hand, bag and pile: which of them came when says nothing about their kinds.
"""

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.numbers import Numbers
from omerta.games.syndicate.components import FIRST_REINFORCEMENT, KINDS, Seat
from omerta.games.syndicate.state import MEMORY, SyndicateState
from omerta.games.syndicate.views import SyndicateView, is_open, unseen_gang, unseen_reinforcements


def imagine_into(s: SyndicateState, view: SyndicateView, numbers: Numbers) -> None:
    """Fill a new state so that the viewer could not tell it from the real one."""
    _copy_visible(s, view)
    pool = unseen_reinforcements(view)
    for seat in range(2):
        if seat != view.viewer:
            _deal_hidden(s, view, seat, pool, numbers)
    s.pile = pool


def _copy_visible(s: SyndicateState, view: SyndicateView) -> None:
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
    s.hands = view.hands[:]
    s.bags = view.bags[:]
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
    _take(pool, view.called[seat] - in_hand, s.bags, seat, numbers)
    for kind in range(KINDS):
        s.bags[seat * KINDS + kind] += gang[kind] if kind < FIRST_REINFORCEMENT else 0


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
