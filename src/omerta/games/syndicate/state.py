"""The position of a game, as data.

Invariant: each kind's tokens = fields + hands + bags + pile, by S1.4 and the mode. Hands, bags and the pile are counts
by kind; the automaton's row is also kept in order. A marker is a signed place (S1.3): + toward seat 0's hat.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from omerta.core.game import CHANCE, State
from omerta.games.syndicate.board import Board
from omerta.games.syndicate.components import (
    AUTOMATON,
    FIRST_REINFORCEMENT,
    KINDS,
    NONE,
    PILE,
    SOLO,
    STEAMROLL,
    District,
    Field,
    Kind,
    Seat,
    starting_bags,
)
from omerta.games.syndicate.shapes.views import Stage

# Stages: three of the setup, then those of the position.
DEAL: Final[i64] = 0  # S2.2
DEAL_ROLL: Final[i64] = 1  # S10.2
DEAL_ADVANCE: Final[i64] = 2  # S10.2
PLACE: Final[i64] = 3  # S4.2
EFFECTS: Final[i64] = 4  # S4.3, S4.4
CLOSING: Final[i64] = 5  # S7.4
OPENING: Final[i64] = 6  # S8.4
SUPPORT: Final[i64] = 7  # S4.7
DRAWING: Final[i64] = 8  # S4.8
CUP: Final[i64] = 9  # S10.4
ROLL: Final[i64] = 10  # S10.8
FINISHED: Final[i64] = 11
STAGES: Final[tuple[Stage, ...]] = (
    "", "", "", "place", "effects", "closing", "open", "support", "draw", "cup", "roll", "over",
)  # fmt: skip

UNOPENED: Final[i64] = 0  # S8.1
OPEN: Final[i64] = 1
CLOSED: Final[i64] = 2


class SyndicateState(State):
    """Where every token lies, whose turn it is and what waits to be decided."""

    mode: i64
    difficulty: i64
    show_hand_size: bool
    board: Board
    stage: i64
    active: Seat
    dealt: i64  # how far the setup has come
    last_turn: bool  # S9.1
    winner: i64
    reason: i64  # how it was won: see rules/ending.py
    token: i64  # S4.2: the token being resolved, NONE outside S4.2–S4.7
    counted: i64  # what it counts as
    placed_on: i64
    strength: i64
    outside: i64  # S10.3
    acting: i64  # S10.4
    kinds: vec[i64]  # by field
    owners: vec[i64]  # by field
    row_free: vec[i64]  # free fields of each row
    markers: vec[i64]  # by district
    status: vec[i64]  # by district
    wealth: vec[i64]
    hands: vec[i64]  # by seat and kind
    bags: vec[i64]  # by seat and kind
    pile: vec[i64]  # by kind
    row: vec[i64]  # S10.2: the automaton's tokens, left to right
    last: vec[i64]  # S3.4: what each seat's last token counted as
    todo: vec[i64]  # what is left of the effect under way
    free: vec[i64]  # S7.4: fields not yet begun
    shot: vec[i64]  # S10.10: reinforcements known to be in the automaton's bag, by kind
    memory: vec[float]  # see rules/memory.py: by seat, MEMORY places each

    def __init__(self, board: Board, mode: i64, difficulty: i64, show_hand_size: bool) -> None:
        self.players = 2
        self.to_move = CHANCE
        self.turns = 0
        self.journal = None
        self.mode = mode
        self.difficulty = difficulty
        self.show_hand_size = show_hand_size
        self.board = board
        self.stage = DEAL
        self.active = 0
        self.dealt = 0
        self.last_turn = False
        self.winner = NONE
        self.reason = 0
        self.token = NONE
        self.counted = NONE
        self.placed_on = NONE
        self.strength = 0
        self.outside = STEAMROLL if mode == SOLO else NONE
        self.acting = NONE
        self.kinds = EMPTY
        self.owners = EMPTY
        self.row_free = EMPTY
        self.markers = EMPTY
        self.status = EMPTY
        self.wealth = EMPTY
        self.hands = EMPTY
        self.bags = EMPTY
        self.pile = EMPTY
        self.row = EMPTY
        self.last = EMPTY
        self.todo = EMPTY
        self.free = EMPTY
        self.shot = NO_TOKENS
        self.memory = BLANK

    def lay_out(self) -> None:
        """S2.1: everything where it lies before the first draw. A copy needs none of it, so making a state does not."""
        board = self.board
        self.kinds = vec[i64]([NONE] * board.fields)
        self.owners = vec[i64]([NONE] * board.fields)
        self.row_free = board.row_sizes[:]
        self.markers = vec[i64]([0] * board.districts)
        self.status = board.starts_open[:]
        self.wealth = vec[i64]([0, 0])
        self.hands = vec[i64]([0] * (2 * KINDS))
        self.bags = starting_bags(self.mode)
        self.pile = PILE[:]
        self.last = vec[i64]([NONE, NONE])
        self.shot = NO_TOKENS[:]
        self.memory = BLANK[:]

    def take_from(self, other: "SyndicateState") -> None:
        """Become an independent twin of another position."""
        self.to_move = other.to_move
        self.turns = other.turns
        self.stage = other.stage
        self.active = other.active
        self.dealt = other.dealt
        self.last_turn = other.last_turn
        self.winner = other.winner
        self.reason = other.reason
        self.token = other.token
        self.counted = other.counted
        self.placed_on = other.placed_on
        self.strength = other.strength
        self.outside = other.outside
        self.acting = other.acting
        self.kinds = other.kinds[:]
        self.owners = other.owners[:]
        self.row_free = other.row_free[:]
        self.markers = other.markers[:]
        self.status = other.status[:]
        self.wealth = other.wealth[:]
        self.hands = other.hands[:]
        self.bags = other.bags[:]
        self.pile = other.pile[:]
        self.row = other.row[:]
        self.last = other.last[:]
        self.todo = other.todo[:]
        self.free = other.free[:]
        self.shot = other.shot[:]
        self.memory = other.memory[:]


MEMORY: Final[i64] = 20  # none to all 18 of the pile, and one to spare
EMPTY: Final = vec[i64]()
NO_TOKENS: Final = vec[i64]([0] * KINDS)


def _blank() -> list[float]:
    return [1.0 if i % MEMORY == 0 else 0.0 for i in range(2 * MEMORY)]


BLANK: Final = vec[float](_blank())


def is_automaton(s: SyndicateState, seat: Seat) -> bool:
    return s.mode == SOLO and seat == AUTOMATON


def toward(seat: Seat) -> i64:
    """S1.3: the sign of a seat's side of the tracks."""
    return 1 if seat == 0 else -1


def active_row(s: SyndicateState, district: District) -> i64:
    """S3.1: the topmost row with a free field, or NONE."""
    for row in range(s.board.district_rows[district], s.board.district_rows[district + 1]):
        if s.row_free[row] > 0:
            return row
    return NONE


def free_fields(s: SyndicateState, district: District) -> i64:
    count: i64 = 0
    for row in range(s.board.district_rows[district], s.board.district_rows[district + 1]):
        count += s.row_free[row]
    return count


def size(counts: vec[i64], seat: Seat) -> i64:
    """How many tokens a seat has in hand or bag."""
    tokens: i64 = 0
    for i in range(seat * KINDS, seat * KINDS + KINDS):
        tokens += counts[i]
    return tokens


def reinforcements(counts: vec[i64], seat: Seat) -> i64:
    """How many of them are reinforcements."""
    tokens: i64 = 0
    for i in range(seat * KINDS + FIRST_REINFORCEMENT, seat * KINDS + KINDS):
        tokens += counts[i]
    return tokens


def take_in(s: SyndicateState, seat: Seat, kind: Kind) -> None:
    """A token joins a hand; the automaton's at the right end of its row (S10.2)."""
    s.hands[seat * KINDS + kind] += 1
    if is_automaton(s, seat):
        s.row = append(s.row, kind)


def give_up(s: SyndicateState, seat: Seat, kind: Kind) -> None:
    """A token leaves a hand; of the automaton's equal ones the leftmost."""
    s.hands[seat * KINDS + kind] -= 1
    if is_automaton(s, seat):
        for i in range(len(s.row)):
            if s.row[i] == kind:
                s.row = without(s.row, i)
                return


def without(tokens: vec[i64], place: i64) -> vec[i64]:
    """The same tokens less the one at this place."""
    left = EMPTY[:]
    for i in range(len(tokens)):
        if i != place:
            left = append(left, tokens[i])
    return left


def is_last_free(s: SyndicateState, field: Field) -> bool:
    """Whether a field is the only free one of its row."""
    return s.row_free[s.board.field_row[field]] == 1
