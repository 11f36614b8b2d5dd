"""The position of a game, as data. Invariant: every card is in the pile, in one hand, on the table or out."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.game import CHANCE, State
from omerta.games.toy.components import CARDS, HAND, NONE, SEATS, Card, Seat

# Where a card may be; 0 and 1 are the hands.
PILE: Final[i64] = -1
OUT: Final[i64] = 2  # played in an earlier trick

# The stages of the setup, then play.
DRAW_FIRST: Final[i64] = 0  # T1.2, unless the table named a seat
DEAL: Final[i64] = 1  # T1.3
PLAY: Final[i64] = 2


class ToyState(State):
    """Where every card lies and whose turn it is."""

    stage: i64
    dealt: i64
    leader: Seat  # who began the trick, or is to begin the game; NONE until it is drawn (T1.2)
    led: Card  # the card that the leader has played, or NONE
    where: vec[i64]  # by card
    points: vec[i64]  # by seat

    def __init__(self) -> None:
        self.players = SEATS
        self.to_move = CHANCE
        self.turns = 0
        self.journal = None
        self.stage = DRAW_FIRST
        self.dealt = 0
        self.leader = NONE
        self.led = NONE
        self.where = vec[i64]([PILE] * CARDS)
        self.points = vec[i64]([0] * SEATS)

    def take_from(self, other: "ToyState") -> None:
        """Become an independent twin of another position."""
        self.to_move = other.to_move
        self.turns = other.turns
        self.stage = other.stage
        self.dealt = other.dealt
        self.leader = other.leader
        self.led = other.led
        self.where = other.where[:]
        self.points = other.points[:]


def hand_size(s: ToyState, seat: Seat) -> i64:
    """How many cards a seat holds (T1.4: all may count them)."""
    count: i64 = 0
    for card in range(CARDS):
        if s.where[card] == seat:
            count += 1
    return count


def all_dealt(s: ToyState) -> bool:
    return s.dealt == HAND * SEATS
