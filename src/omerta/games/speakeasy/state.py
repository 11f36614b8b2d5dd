"""The position of a game, as data.

Invariants: every supply is the total of E1.4 less what lies elsewhere; a card is in a hand, a slot, on top of its deck,
under it or unseen; ``todo`` is a stack whose last frame is the step being decided.
"""

from abc import abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.game import CHANCE, State
from omerta.games.speakeasy.board import Box
from omerta.games.speakeasy.components import (
    BARRELS,
    CARDS,
    DISTRICTS,
    GOALS,
    GOONS,
    JO,
    JO_CARDS,
    JO_CLASSES,
    LOCATIONS,
    MOB_SPEAKEASIES,
    NONE,
    PERSONS,
    PILE,
    PLACES,
    SEATS,
    SHIPS,
    SHOWN,
    SPACES,
    STRENGTH,
    TILE_GOALS,
    TILES,
    TOKENS,
    TRACKS,
    TYPES,
    Seat,
)
from omerta.games.speakeasy.shapes.views import Phase

# Phases, as the position names them
SETUP: Final[i64] = 0
DOCKS_PHASE: Final[i64] = 1
PHASE_1920: Final[i64] = 2
TURNS: Final[i64] = 3
WAR: Final[i64] = 4
FINISHED: Final[i64] = 5
PHASES: Final[tuple[Phase, ...]] = ("setup", "docks", "1920", "turns", "war", "over")

# What a seat has, by number within its part of ``seats``
POCKET: Final[i64] = 0
SAFE: Final[i64] = 1
LEVELS: Final[i64] = 2  # five
GOONS_HELD: Final[i64] = 7
CAPOS: Final[i64] = 8
OWN: Final[i64] = 9  # members in its own supply
VIP_AREA: Final[i64] = 10
LOST: Final[i64] = 11
BOOKS_HELD: Final[i64] = 12
LEVERAGE: Final[i64] = 13
BOARD: Final[i64] = 14  # bits of the building slots still full
UNUSED: Final[i64] = 15  # bits of Helpers
USED: Final[i64] = 16
CRATES_HELD: Final[i64] = 17  # bits
ASSOCIATE: Final[i64] = 18
ASSOCIATE_AT: Final[i64] = 19
ASSOCIATE_FREE: Final[i64] = 20
TRUCK: Final[i64] = 21  # the district of Truck 0; Truck 1 two further
LOAD: Final[i64] = 22
AREA: Final[i64] = 25  # barrels of the Stills area
HAND: Final[i64] = 26  # how many cards
HELD: Final[i64] = 27  # how many City tiles
PLACED: Final[i64] = 28  # Books at goals
BONUS_OF: Final[i64] = 29  # nine: what each lasting bonus adds
SEAT: Final[i64] = 38

# A space, by number within its part of ``spaces`` (E3.3)
TILE: Final[i64] = 0
OWNER: Final[i64] = 1
KIND: Final[i64] = 2
MEMBER: Final[i64] = 3
CASK: Final[i64] = 4
MOB: Final[i64] = 5
SPOT: Final[i64] = 6

# A ship, by number within its part of ``ships``
PORT: Final[i64] = 0
CARGO: Final[i64] = 1
CRATE: Final[i64] = 2
SHIP: Final[i64] = 3

# A frame of the list of steps: code, seat, then its fields
FRAME: Final[i64] = 8
ROOM: Final[i64] = 24  # frames that fit without growing
FACE_DOWN: Final[i64] = -2  # E20.8: a Strength tile without meaning

NOTHING: Final = vec[i64]()


def _seat_start() -> list[int]:
    start = [0] * int(SEAT)
    for level in range(int(LEVELS), int(LEVELS + TRACKS)):
        start[level] = 1
    for place in (ASSOCIATE, ASSOCIATE_AT, TRUCK, TRUCK + 2):
        start[int(place)] = -1
    return start


def _spot_start() -> list[int]:
    return [-1, -1, -1, 0, 0, 0]


_seats: Final = _seat_start() * int(SEATS)
_spots: Final = _spot_start() * int(SPACES)
SEATS_START: Final = vec[i64]([number for number in _seats])  # noqa: C416  # mypyc
SPACES_START: Final = vec[i64]([number for number in _spots])  # noqa: C416  # mypyc


class SpeakeasyState(State):
    """Where everything lies, whose turn it is and what waits to be decided."""

    box: Box
    solo: bool
    rebuild_stills: bool  # E22.4
    open_safes: bool  # E7.4
    difficulty: i64
    first: i64  # E4.1: the seat that was named, or NONE
    phase: i64
    act: i64
    round: i64
    active: Seat  # NONE in the setup, the war and at the end
    visit: i64  # the location, NONE outside a visit
    visited: i64  # the person
    sites: i64  # in the setup: bits of the districts chosen for the first Mobsters
    depth: i64  # frames in todo
    blocked: i64  # bits of districts
    mobs_waiting: i64  # E3.4
    district_tiles: i64
    cops: i64
    cops_waiting: i64  # E3.4
    mobsters_left: i64  # bits of Mobsters still in a deck
    helpers_left: i64  # bits
    crates_left: i64
    crate_top: i64
    barrels: i64  # in the supply
    goons: i64
    tokens: i64
    mob_speakeasies: i64
    jo_unseen: i64  # E23.6: bits of cards never seen
    jo_loose: i64
    jo_card: i64
    jo_districts: i64  # bits of the District cards left
    todo: vec[i64]
    order: vec[i64]
    lower: vec[i64]
    seats: vec[i64]
    hands: vec[i64]  # by seat and card
    dealt: vec[i64]  # by seat and type: the card dealt in the setup while it is held
    slots: vec[i64]  # by seat and type
    tiles: vec[i64]  # by seat and kind: City tiles held
    spaces: vec[i64]
    mobsters: vec[i64]  # by district
    strength: vec[i64]  # by district
    docks: vec[i64]
    ships: vec[i64]
    capos: vec[i64]  # by location and person
    restaurant: vec[i64]  # seats in order of arrival, NONE after the last
    tops: vec[i64]  # by type
    unseen: vec[i64]  # by card
    under: vec[i64]  # by type, PILE places each, next first, NONE after the last
    display: vec[i64]  # slots 0–2
    stacks: vec[i64]  # slots 3–5, TILES places each, from the bottom
    heights: vec[i64]  # of the stacks
    tiles_left: vec[i64]
    played: vec[i64]  # by the active seat this turn, in order
    helpers: vec[i64]  # the display
    goals: vec[i64]  # tiles at the Zones and in Central Park
    books: vec[i64]  # by goal, two places, in order of arrival
    jo_slots: vec[i64]  # by class
    jo_under: vec[i64]  # cards in the order in which they come, and after each its group
    jo_aside: vec[i64]
    scores: vec[i64]  # by seat: pocket, safe, buildings, bottles, tiles, total

    def __init__(self, box: Box, players: i64, solo: bool) -> None:  # noqa: PLR0915
        self.box = box
        self.players = players
        self.solo = solo
        self.to_move = CHANCE
        self.turns = 0
        self.journal = None
        self.rebuild_stills = False
        self.open_safes = False
        self.difficulty = NONE
        self.first = NONE
        self.phase = SETUP
        self.act = 0
        self.round = 0
        self.active = NONE
        self.visit = NONE
        self.visited = NONE
        self.sites = 0
        self.depth = 0
        self.blocked = 0
        self.mobs_waiting = 0
        self.district_tiles = 0
        self.cops = 0
        self.cops_waiting = 0
        self.mobsters_left = 0
        self.helpers_left = 0
        self.crates_left = 0
        self.crate_top = NONE
        self.barrels = 0
        self.goons = 0
        self.tokens = 0
        self.mob_speakeasies = 0
        self.jo_unseen = 0
        self.jo_loose = 0
        self.jo_card = NONE
        self.jo_districts = 0
        self.todo = NOTHING
        self.order = NOTHING
        self.lower = NOTHING
        self.seats = NOTHING
        self.hands = NOTHING
        self.dealt = NOTHING
        self.slots = NOTHING
        self.tiles = NOTHING
        self.spaces = NOTHING
        self.mobsters = NOTHING
        self.strength = NOTHING
        self.docks = NOTHING
        self.ships = NOTHING
        self.capos = NOTHING
        self.restaurant = NOTHING
        self.tops = NOTHING
        self.unseen = NOTHING
        self.under = NOTHING
        self.display = NOTHING
        self.stacks = NOTHING
        self.heights = NOTHING
        self.tiles_left = NOTHING
        self.played = NOTHING
        self.helpers = NOTHING
        self.goals = NOTHING
        self.books = NOTHING
        self.jo_slots = NOTHING
        self.jo_under = NOTHING
        self.jo_aside = NOTHING
        self.scores = NOTHING

    def lay_out(self) -> None:
        """E1.3, E1.4: everything as it comes out of the box. A copy needs none of it, so making a state does not."""
        box, players = self.box, self.players
        self.district_tiles = (i64(1) << DISTRICTS) - 1
        self.mobsters_left = (i64(1) << len(box.mobster_names)) - 1
        self.helpers_left = (i64(1) << len(box.helper_names)) - 1
        self.crates_left = (i64(1) << len(box.crate_names)) - 1
        self.barrels = BARRELS
        self.goons = GOONS
        self.tokens = TOKENS
        self.mob_speakeasies = MOB_SPEAKEASIES
        self.jo_unseen = (i64(1) << JO_CARDS) - 1 if self.solo else 0
        self.jo_districts = (i64(1) << DISTRICTS) - 1 if self.solo else 0
        self.todo = vec[i64]([0] * (ROOM * FRAME))
        self.order = vec[i64]([0, 1, 2, 3])[:players]
        self.lower = vec[i64]([NONE] * players)
        self.seats = SEATS_START[: players * SEAT]
        self.hands = vec[i64]([0] * (players * CARDS))
        self.dealt = vec[i64]([NONE] * (players * TYPES))
        self.slots = vec[i64]([NONE] * (players * TYPES))
        self.tiles = vec[i64]([0] * (players * TILES))
        self.spaces = SPACES_START[:]
        self.mobsters = vec[i64]([NONE] * DISTRICTS)
        self.strength = vec[i64]([NONE] * DISTRICTS)
        self.docks = vec[i64]([NONE] * PLACES)
        self.ships = vec[i64]([NONE] * (SHIPS * SHIP))
        self.capos = vec[i64]([NONE] * (LOCATIONS * PERSONS))
        self.restaurant = vec[i64]([NONE] * (SEATS * 4))
        self.tops = vec[i64]([NONE] * TYPES)
        self.unseen = vec[i64]([0] * CARDS)
        self.under = vec[i64]([NONE] * (TYPES * PILE))
        self.display = vec[i64]([NONE] * SHOWN)
        self.stacks = vec[i64]([NONE] * (3 * TILES))
        self.heights = vec[i64]([0, 0, 0])
        self.tiles_left = vec[i64]([0] * TILES)
        self.helpers = vec[i64]([NONE] * 3)
        self.goals = vec[i64]([NONE] * TILE_GOALS)
        self.books = vec[i64]([NONE] * (2 * GOALS))
        self.jo_slots = vec[i64]([0] * JO_CLASSES)
        self._fill_piles()

    def _fill_piles(self) -> None:
        box = self.box
        for card in range(len(box.card_names)):
            self.unseen[card] = box.card_count[card]
        for tile in range(len(box.tile_names)):
            self.tiles_left[tile] = box.tile_count[tile]

    @abstractmethod
    def bare(self) -> "SpeakeasyState":
        """Another one with the same box and seats, nothing laid out."""

    def take_from(self, other: "SpeakeasyState") -> None:
        """Become an independent twin of another position."""
        self.take_open(other)
        self.hands = other.hands[:]
        self.dealt = other.dealt[:]
        self.unseen = other.unseen[:]

    def take_open(self, other: "SpeakeasyState") -> None:
        """Copy what lies open to everyone: all but the hands and the unseen cards of the decks."""
        self.to_move = other.to_move
        self.turns = other.turns
        self.rebuild_stills = other.rebuild_stills
        self.open_safes = other.open_safes
        self.difficulty = other.difficulty
        self.first = other.first
        self.phase = other.phase
        self.act = other.act
        self.round = other.round
        self.active = other.active
        self.visit = other.visit
        self.visited = other.visited
        self.sites = other.sites
        self.depth = other.depth
        self.blocked = other.blocked
        self.mobs_waiting = other.mobs_waiting
        self.district_tiles = other.district_tiles
        self.cops = other.cops
        self.cops_waiting = other.cops_waiting
        self.mobsters_left = other.mobsters_left
        self.helpers_left = other.helpers_left
        self.crates_left = other.crates_left
        self.crate_top = other.crate_top
        self.barrels = other.barrels
        self.goons = other.goons
        self.tokens = other.tokens
        self.mob_speakeasies = other.mob_speakeasies
        self.jo_unseen = other.jo_unseen
        self.jo_loose = other.jo_loose
        self.jo_card = other.jo_card
        self.jo_districts = other.jo_districts
        self._take_open_vectors(other)

    def _take_open_vectors(self, other: "SpeakeasyState") -> None:
        self.todo = other.todo[:]
        self.order = other.order[:]
        self.lower = other.lower[:]
        self.seats = other.seats[:]
        self.slots = other.slots[:]
        self.tiles = other.tiles[:]
        self.spaces = other.spaces[:]
        self.mobsters = other.mobsters[:]
        self.strength = other.strength[:]
        self.docks = other.docks[:]
        self.ships = other.ships[:]
        self.capos = other.capos[:]
        self.restaurant = other.restaurant[:]
        self.tops = other.tops[:]
        self.under = other.under[:]
        self.display = other.display[:]
        self.stacks = other.stacks[:]
        self.heights = other.heights[:]
        self.tiles_left = other.tiles_left[:]
        self.played = other.played[:]
        self.helpers = other.helpers[:]
        self.goals = other.goals[:]
        self.books = other.books[:]
        self.jo_slots = other.jo_slots[:]
        self.jo_under = other.jo_under[:]
        self.jo_aside = other.jo_aside[:]
        self.scores = other.scores[:]


def is_jo(s: SpeakeasyState, seat: Seat) -> bool:
    return s.solo and seat == JO


def seats_as(s: SpeakeasyState) -> i64:
    """Which numbers of the data hold (E22.1, E22.2): the players less one; solo is a column of its own (E4.1)."""
    return 0 if s.solo else s.players - 1


def of(s: SpeakeasyState, seat: Seat, what: i64) -> i64:
    """One of the numbers of a seat."""
    return s.seats[seat * SEAT + what]


def add(s: SpeakeasyState, seat: Seat, what: i64, number: i64) -> None:
    s.seats[seat * SEAT + what] += number


def put(s: SpeakeasyState, seat: Seat, what: i64, number: i64) -> None:
    s.seats[seat * SEAT + what] = number


def level(s: SpeakeasyState, seat: Seat, track: i64) -> i64:
    return s.seats[seat * SEAT + LEVELS + track]


def number(s: SpeakeasyState, seat: Seat, track: i64) -> i64:
    """E1.6: what is printed under the marker of a track."""
    return s.box.number[track * 5 + level(s, seat, track) - 1]


def infamy(s: SpeakeasyState, seat: Seat) -> i64:
    """E1.6, E23.2: the sum of the levels."""
    total: i64 = 0
    for track in range(STRENGTH if is_jo(s, seat) else TRACKS):
        total += level(s, seat, track)
    return total


def bonus(s: SpeakeasyState, seat: Seat, code: i64) -> i64:
    """E15.5: what the lasting bonuses of a seat's Crates add."""
    return s.seats[seat * SEAT + BONUS_OF + code]


def bits(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def lowest(mask: i64) -> i64:
    """The number of the lowest bit set."""
    place: i64 = 0
    while (mask >> place) & 1 == 0:
        place += 1
    return place
