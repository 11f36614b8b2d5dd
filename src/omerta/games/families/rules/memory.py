"""What a careful witness can count (F4.5), and what has happened since a witness could not see everything.

Money and goods come from the supply and go back to it in sight of all, every card is shown as it enters a suitcase, and
only Jobs are drawn unseen. So everyone can count Money and goods of every hand and suitcase, and the Jobs of every
hand, until one human robs another: that card only the two of them see. From then on the state keeps ``since`` (what all
knew just before) and ``past`` (what has happened to hands and suitcases); a view shows of each theft what its viewer
saw, and beliefs.py works out what the rest can have been.
"""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from omerta.games.families.components import FROM_HAND, KINDS, MONEY, NONE, Card, Seat
from omerta.games.families.state import FamiliesState, is_don

EVENT: Final[i64] = 4  # numbers of an event: what, seat, other seat, card
COUNTED: Final[i64] = 13  # of each seat in ``since``: hand by kind, Jobs in hand, suitcase by value

GETS: Final[i64] = 0  # a card from elsewhere comes into the hand
GIVES: Final[i64] = 1  # a card leaves the hand, in sight
DRAWS: Final[i64] = 2  # a Job, seen by the seat alone
STASHES: Final[i64] = 3  # Money goes from elsewhere into the suitcase
UNSTASHES: Final[i64] = 4  # Money leaves the suitcase, in sight
ROBS_HAND: Final[i64] = 5  # a card of the other's hand goes to the seat's
ROBS_CASE: Final[i64] = 6  # Money of the other's suitcase goes to the seat's hand
HAS_MONEY: Final[i64] = 7  # in hand, as its choice shows
NO_MONEY: Final[i64] = 8  # in hand
NO_CASE_MONEY: Final[i64] = 9
CAN_EXCHANGE: Final[i64] = 10  # has a card of one of these values (a bit each)
HAS_BID: Final[i64] = 11  # so many (in the other seat's place) of a value were in the suitcase
EVENT_NAMES: Final = (
    "gets", "gives", "draws", "stashes", "unstashes", "robs_hand", "robs_case",
    "has_money", "no_money", "no_case_money", "can_exchange", "has_bid",
)  # fmt: skip


def note(s: FamiliesState, what: i64, seat: Seat, other: i64 = NONE, card: i64 = NONE) -> None:
    """Remember what has happened, once there is something that not all have seen."""
    if len(s.since) > 0:
        _append(s, what, seat, other, card)


def _append(s: FamiliesState, what: i64, seat: Seat, other: i64, card: i64) -> None:
    past = append(s.past, what)
    past = append(past, seat)
    past = append(past, other)
    s.past = append(past, card)


def note_theft(s: FamiliesState, thief: Seat, victim: Seat, zone: i64, card: Card) -> None:
    """A card is about to change hands; between humans that is where the others begin to guess."""
    if not is_don(s, thief) and not is_don(s, victim) and len(s.since) == 0:
        s.since = s.supply[:0]
        for seat in range(s.players):
            _count(s, seat)
    note(s, ROBS_HAND if zone == FROM_HAND else ROBS_CASE, thief, victim, card)


def _count(s: FamiliesState, seat: Seat) -> None:
    since = s.since
    for kind in range(KINDS):
        since = append(since, s.hands[seat * KINDS + kind])
    since = append(since, s.hand_jobs[seat])
    for value in range(MONEY):
        since = append(since, s.cases[seat * MONEY + value])
    s.since = since
