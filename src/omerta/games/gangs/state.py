"""The position of a game, as data.

Invariant: 64 cards, 8 of each gang = pyramid + top + bosses + members + aside + discard + out + influence + alliances.
Piles and hands are counts by gang, for no order in them is secret or known; places and heaps hold gangs, NONE where
there is none.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.game import CHANCE, State
from omerta.games.gangs.components import (
    ALLIANCES,
    BOSSES,
    GANGS,
    MEMBERS,
    MOST_SEATS,
    NONE,
    PLACES,
    Gang,
    Seat,
)

# The stages of the setup, then play.
DEAL_PAIRS: Final[i64] = 0  # G2.1
DEAL_THIRDS: Final[i64] = 1  # G2.2
DEAL_INFLUENCE: Final[i64] = 2  # G2.3
LAY_ROW: Final[i64] = 3  # G2.6
DRAW_FIRST: Final[i64] = 4  # G2.7, unless the table named a seat
PLAY: Final[i64] = 5


class GangsState(State):
    """Where every card lies, whose turn it is and what waits to be decided."""

    active: Seat  # NONE until it is drawn (G2.7)
    stage: i64
    dealt: i64  # how far the stage of the setup has come
    top: Gang  # G2.5: the deck's face-up card
    hole: i64  # G3.4: the place to fill
    heart_opened: bool  # G5.1
    no_mans_land_opened: bool  # G5.1
    crowned: bool  # G6.1
    reshuffled: bool  # G3.6: the make-up of the deck is then known to all
    pyramid: vec[i64]  # by place
    bosses: vec[i64]  # face down, by gang
    members: vec[i64]  # face down, by gang
    aside: vec[i64]  # G2.2: by gang, empty after the setup
    discard: vec[i64]  # gangs, oldest first
    out: vec[i64]  # G4.5: gangs, oldest first
    influence: vec[i64]  # by seat and gang
    alliances: vec[i64]  # by seat, three in dealt order
    revealed: vec[i64]  # by seat, up to three in the order they were turned
    passed: vec[i64]  # seats, in the order they passed
    revealing: vec[i64]  # G5.3: seats still to reveal, in order

    def __init__(self, players: i64) -> None:
        self.players = players
        self.to_move = CHANCE
        self.turns = 0
        self.journal = None
        self.active = NONE
        self.stage = DEAL_PAIRS
        self.dealt = 0
        self.top = NONE
        self.hole = NONE
        self.heart_opened = False
        self.no_mans_land_opened = False
        self.crowned = False
        self.reshuffled = False
        self.pyramid = EMPTY
        self.bosses = EMPTY
        self.members = EMPTY
        self.aside = NO_CARDS
        self.discard = EMPTY
        self.out = EMPTY
        self.influence = EMPTY
        self.alliances = EMPTY
        self.revealed = EMPTY
        self.passed = EMPTY
        self.revealing = EMPTY

    def lay_out(self) -> None:
        """Every card where it lies before the deal. A copy needs none of it, so making a state does not."""
        self.pyramid = EMPTY_PYRAMID[:]
        self.bosses = ALL_BOSSES[:]
        self.members = ALL_MEMBERS[:]
        self.aside = NO_CARDS[:]
        self.influence = NO_HANDS[:]
        self.alliances = NO_ALLIANCES[:]
        self.revealed = NO_ALLIANCES[:]

    def take_from(self, other: "GangsState") -> None:
        """Become an independent twin of another position."""
        self.to_move = other.to_move
        self.turns = other.turns
        self.active = other.active
        self.stage = other.stage
        self.dealt = other.dealt
        self.top = other.top
        self.hole = other.hole
        self.heart_opened = other.heart_opened
        self.no_mans_land_opened = other.no_mans_land_opened
        self.crowned = other.crowned
        self.reshuffled = other.reshuffled
        self.pyramid = other.pyramid[:]
        self.bosses = other.bosses[:]
        self.members = other.members[:]
        self.aside = other.aside[:]
        self.discard = other.discard[:]
        self.out = other.out[:]
        self.influence = other.influence[:]
        self.alliances = other.alliances[:]
        self.revealed = other.revealed[:]
        self.passed = other.passed[:]
        self.revealing = other.revealing[:]


def total(counts: vec[i64]) -> i64:
    """How many cards a pile holds."""
    cards: i64 = 0
    for gang in range(GANGS):
        cards += counts[gang]
    return cards


def hand_size(s: GangsState, seat: Seat) -> i64:
    """How many influence cards a seat holds."""
    cards: i64 = 0
    for i in range(seat * GANGS, seat * GANGS + GANGS):
        cards += s.influence[i]
    return cards


def has_passed(s: GangsState, seat: Seat) -> bool:
    return seat in s.passed


def reveal_count(s: GangsState, seat: Seat) -> i64:
    """How many alliances a seat has turned face up."""
    count: i64 = 0
    while count < ALLIANCES and s.revealed[seat * ALLIANCES + count] != NONE:
        count += 1
    return count


def reveal_calls(active: Seat, players: i64) -> list[int]:
    """The seats that must reveal when a row is opened, in order."""
    if players == 2:
        return [int(active)]  # G5.2
    return [int((active + step) % players) for step in range(players - 1)]  # G5.1: not the one on the right; G5.3 R


def is_revealed(s: GangsState, seat: Seat, gang: Gang) -> bool:
    return _holds(s.revealed, seat, gang)


def is_allied(s: GangsState, seat: Seat, gang: Gang) -> bool:
    return _holds(s.alliances, seat, gang)


def _holds(triples: vec[i64], seat: Seat, gang: Gang) -> bool:
    first = seat * ALLIANCES
    return triples[first] == gang or triples[first + 1] == gang or triples[first + 2] == gang


EMPTY: Final = vec[i64]()
EMPTY_PYRAMID: Final = vec[i64]([NONE] * PLACES)
ALL_BOSSES: Final = vec[i64]([BOSSES] * GANGS)
ALL_MEMBERS: Final = vec[i64]([MEMBERS] * GANGS)
NO_CARDS: Final = vec[i64]([0] * GANGS)
NO_HANDS: Final = vec[i64]([0] * (MOST_SEATS * GANGS))
NO_ALLIANCES: Final = vec[i64]([NONE] * (MOST_SEATS * ALLIANCES))
