"""The position of a game, as data.

Invariants: every Money and goods card is in the supply, a hand or a suitcase; every Job is at one place; every figure
is in a reserve, on a space, in the Hudson, on its Ally's card, or waits for its act; markers are in reserves or stacks.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from omerta.core.game import CHANCE, State
from omerta.games.families.board import EMPTY, Box
from omerta.games.families.components import KINDS, MONEY, NONE, SETUP, TERRITORIES, Seat, Space, Territory, bit
from omerta.games.families.moves import Numbering

# Where a Job is: in the deck, out of the game, open, then in the hand and in the suitcase of each seat.
IN_DECK: Final[i64] = 0
OUT: Final[i64] = 1
OPEN: Final[i64] = 2
IN_HAND: Final[i64] = 3
IN_CASE: Final[i64] = 8

# Where an Ally is: not in play, in the row, then with each seat.
AWAY: Final[i64] = 0
IN_ROW: Final[i64] = 1
WITH: Final[i64] = 2

# F3.7: where a tile is: in its pile, drawn, or (0 … 6) in a territory.
IN_PILE: Final[i64] = -1
DRAWN: Final[i64] = -2

BID: Final[i64] = 5  # numbers of a bid: four values and Jobs
STEP: Final[i64] = 4  # numbers of a step: kind, seat, and two more
PEOPLE: Final[i64] = 8  # figures and markers are coded as what · 8 + seat


@final
class Agreement:
    """F2.5, F3.1: what is agreed before the game; shared by all its positions."""

    def __init__(self, box: Box, codes: Numbering, families: i64, dons: vec[i64]) -> None:
        self.box = box
        self.codes = codes
        self.families = families
        self.dons = dons  # by seat: a don of the box, or NONE
        self.don_count: i64 = 0
        for seat in range(families):
            self.don_count += 1 if dons[seat] != NONE else 0
        self.control_pays_back = False
        self.ai_card_job = False
        self.ai_control_members = True
        self.ai_yield_all = False
        self.figures_of_owner = False
        self.three_thugs = False
        self.ai_prefer_three = True
        self.ai_sum_tie = True
        self.ai_avoid_extra = True
        self.ai_by_dons = False
        self.first: i64 = NONE


class FamiliesState(State):
    """Where every card and figure lies, whose turn it is and what waits to be decided."""

    agreed: Agreement
    box: Box
    codes: Numbering
    act: i64
    phase: i64
    horse: Seat
    active: i64
    deck: i64  # Jobs in the deck
    supply: vec[i64]
    jobs: vec[i64]  # where each is
    hands: vec[i64]  # by seat and kind
    cases: vec[i64]  # by seat and value
    hand_jobs: vec[i64]
    case_jobs: vec[i64]
    thugs: vec[i64]
    members: vec[i64]
    markers: vec[i64]
    passed: vec[i64]
    homes: vec[i64]  # by business
    plots: vec[i64]  # by territory: its businesses as they were opened (F5.3)
    figures: vec[i64]  # by space: figure · 8 + owner, or NONE
    stacks: vec[i64]  # markers as they were placed: territory · 8 + owner
    allies: vec[i64]  # where each is
    played: vec[i64]
    gained: vec[i64]  # Allies as they were gained
    hudson: vec[i64]  # figure · 8 + owner, as they died
    bids: vec[i64]
    begun: vec[i64]
    shown: vec[i64]  # value · 8 + seat
    todo: vec[i64]  # steps, the next one last
    since: vec[i64]  # see rules/memory.py: what all knew before the first hidden theft
    past: vec[i64]  # and what has happened to hands and suitcases since

    def __init__(self, agreed: Agreement) -> None:
        self.players = agreed.families
        self.to_move = CHANCE
        self.turns = 0
        self.journal = None
        self.agreed = agreed
        self.box = agreed.box
        self.codes = agreed.codes
        self.act = 1
        self.phase = SETUP
        self.horse = NONE
        self.active = NONE
        self.deck = 0
        self.supply = self.jobs = self.hands = self.cases = self.hand_jobs = self.case_jobs = EMPTY
        self.thugs = self.members = self.markers = self.passed = EMPTY
        self.homes = self.plots = self.figures = self.stacks = EMPTY
        self.allies = self.played = self.gained = self.hudson = EMPTY
        self.bids = self.begun = self.shown = self.todo = self.since = self.past = EMPTY

    def lay_out(self) -> None:
        """F3.3, F3.4: what needs no chance. A copy needs none of it, so making a state does not."""
        box, families = self.box, self.players
        self.deck = box.jobs
        self.supply = box.supply[:]
        self.jobs = vec[i64]([IN_DECK] * box.jobs)
        self.hands = vec[i64]([0] * (families * KINDS))
        self.cases = vec[i64]([0] * (families * MONEY))
        self.hand_jobs = vec[i64]([0] * families)
        self.case_jobs = vec[i64]([0] * families)
        self.thugs = vec[i64]([box.thugs_by_families[families]] * families)
        self.members = vec[i64]([box.members_by_act[0]] * families)
        self.markers = vec[i64]([box.markers] * families)
        self.passed = vec[i64]([0] * families)
        self.homes = box.printed_in[:]
        self.plots = vec[i64]([NONE] * (TERRITORIES * box.width))
        for business in range(box.businesses):
            if box.printed_in[business] != NONE:
                self.plots[box.printed_in[business] * box.width] = business
        self.figures = vec[i64]([NONE] * box.spaces)
        self.allies = vec[i64]([AWAY] * box.allies)
        self.played = vec[i64]([0] * box.allies)
        self.bids = vec[i64]([0] * (families * BID))
        self.begun = vec[i64]([0] * families)

    def take_from(self, other: "FamiliesState") -> None:
        """Become an independent twin of another position."""
        self.to_move = other.to_move
        self.turns = other.turns
        self.act = other.act
        self.phase = other.phase
        self.horse = other.horse
        self.active = other.active
        self.deck = other.deck
        self.supply = other.supply[:]
        self.jobs = other.jobs[:]
        self.hands = other.hands[:]
        self.cases = other.cases[:]
        self.hand_jobs = other.hand_jobs[:]
        self.case_jobs = other.case_jobs[:]
        self.thugs = other.thugs[:]
        self.members = other.members[:]
        self.markers = other.markers[:]
        self.passed = other.passed[:]
        self.homes = other.homes[:]
        self.plots = other.plots[:]
        self.figures = other.figures[:]
        self.stacks = other.stacks[:]
        self.allies = other.allies[:]
        self.played = other.played[:]
        self.gained = other.gained[:]
        self.hudson = other.hudson[:]
        self.bids = other.bids[:]
        self.begun = other.begun[:]
        self.shown = other.shown[:]
        self.todo = other.todo[:]
        self.since = other.since[:]
        self.past = other.past[:]


# Seats.


def is_don(s: FamiliesState, seat: Seat) -> bool:
    return s.agreed.dons[seat] != NONE


def in_turn(s: FamiliesState, place: i64) -> Seat:
    """F4.2: the seat so many places after the Horse-Head holder's."""
    return (s.horse + place) % s.players


def left_of(s: FamiliesState, seat: Seat, place: i64) -> Seat:
    """F4.2."""
    return (seat + place) % s.players


# Cards.


def goods_and_money(s: FamiliesState, seat: Seat) -> i64:
    """Hand cards other than Jobs."""
    cards: i64 = 0
    for i in range(seat * KINDS, seat * KINDS + KINDS):
        cards += s.hands[i]
    return cards


def hand_size(s: FamiliesState, seat: Seat) -> i64:
    """F4.5."""
    return goods_and_money(s, seat) + s.hand_jobs[seat]


def hand_money(s: FamiliesState, seat: Seat) -> i64:
    """Money cards in hand."""
    cards: i64 = 0
    for i in range(seat * KINDS, seat * KINDS + MONEY):
        cards += s.hands[i]
    return cards


def case_money(s: FamiliesState, seat: Seat) -> i64:
    """Money cards in the suitcase."""
    cards: i64 = 0
    for i in range(seat * MONEY, seat * MONEY + MONEY):
        cards += s.cases[i]
    return cards


def case_size(s: FamiliesState, seat: Seat) -> i64:
    """F4.5."""
    return case_money(s, seat) + s.case_jobs[seat]


# Spaces.


def is_square(s: FamiliesState, space: Space) -> bool:
    return space < s.box.businesses


def is_open_space(s: FamiliesState, space: Space) -> bool:
    """F1.3: a business that has been opened, a round space for so many families."""
    if space < s.box.businesses:
        return s.homes[space] >= 0
    return s.box.min_families[space - s.box.businesses] <= s.players


def is_free(s: FamiliesState, space: Space) -> bool:
    return s.figures[space] == NONE and is_open_space(s, space)


def touched_by(s: FamiliesState, space: Space) -> i64:
    """A bit for each territory that a space lies in or touches."""
    if space < s.box.businesses:
        return bit(s.homes[space])
    return s.box.touches[space - s.box.businesses]


def figure_kind(code: i64) -> i64:
    return code >> 3


def figure_owner(code: i64) -> Seat:
    return code & 7


def has_free(s: FamiliesState, shape: i64) -> bool:
    """Whether a space of a shape (0 square, 1 round, 2 any) is free."""
    if shape != 1 and _any_free(s, 0, s.box.businesses):
        return True
    return shape != 0 and _any_free(s, s.box.businesses, s.box.spaces)


def _any_free(s: FamiliesState, first: Space, end: Space) -> bool:
    for space in range(first, end):
        if is_free(s, space):
            return True
    return False


def businesses_of(s: FamiliesState, territories: i64) -> i64:
    """A bit for each business of these territories (a bit each)."""
    found: i64 = 0
    for business in range(s.box.businesses):
        if s.homes[business] >= 0 and (territories >> s.homes[business]) & 1 == 1:
            found |= bit(business)
    return found


# Control.


def controller(s: FamiliesState, territory: Territory) -> i64:
    """F1.8: the owner of the top marker, or NONE."""
    for i in range(len(s.stacks) - 1, -1, -1):
        if s.stacks[i] >> 3 == territory:
            return s.stacks[i] & 7
    return NONE


def put_marker(s: FamiliesState, seat: Seat, territory: Territory) -> None:
    s.stacks = append(s.stacks, territory * PEOPLE + seat)


def is_in(s: FamiliesState, seat: Seat, territory: Territory) -> bool:
    """F1.8."""
    for space in range(s.box.spaces):
        code = s.figures[space]
        if code != NONE and figure_owner(code) == seat and (touched_by(s, space) >> territory) & 1 == 1:
            kind = figure_kind(code)
            if kind < 2 or (s.agreed.figures_of_owner and kind < 4):
                return True
    return False
