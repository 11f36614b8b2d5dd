"""A view of SPEAKEASY as numbers for learners.

Things that have an id are told by their place in the data file, counted from 1, as a part of the most a file can hold
(0: none); sets and counts place by place. Left out: what the data file prints; of a stack of City tiles what lies below
the 24th; steps of the list after the twelfth; money beyond 2,000.
"""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.features import (
    Axis,
    Block,
    numbered,
    put,
    put_flag,
    put_one_of,
    put_share,
    put_zeros,
    relative_seats,
)
from omerta.core.game import CHANCE, OVER
from omerta.games.speakeasy.components import (
    CARDS,
    CRATES,
    DIFFICULTIES,
    DISTRICTS,
    GOAL_NAMES,
    GOAL_TILES,
    GOALS,
    HELPERS,
    JO_CARDS,
    JO_CLASSES,
    KIND_NAMES,
    LOCATION_NAMES,
    LOCATIONS,
    MOBSTERS,
    NONE,
    PERSONS,
    PILE,
    PLACES,
    PORTS,
    RAID,
    SEATS,
    SHIFT,
    SHIPS,
    SLOTS,
    SPACES,
    STEPS,
    TILE_GOALS,
    TILES,
    TYPE_NAMES,
    TYPES,
)
from omerta.games.speakeasy.rules.scoring import PARTS
from omerta.games.speakeasy.state import (
    ASSOCIATE,
    BOARD,
    CARGO,
    CASK,
    CRATE,
    CRATES_HELD,
    FACE_DOWN,
    FRAME,
    KIND,
    MEMBER,
    MOB,
    OWNER,
    PHASES,
    PORT,
    SEAT,
    SHIP,
    SPOT,
    TILE,
    UNUSED,
    USED,
    SpeakeasyState,
    of,
)
from omerta.games.speakeasy.views import FACE_DOWN_CARD, SpeakeasyView

MONEY: Final[i64] = 400
RICHEST: Final[i64] = 2000
DEEP: Final[i64] = 24  # tiles of a stack that are told
STEPS_TOLD: Final[i64] = 12
GUESTS: Final[i64] = 16  # Capos in the Restaurant
PLAYED: Final[i64] = 6  # City tiles put aside in a turn

# What is told of a seat as plain numbers: its place in ``seats``, and the most there can be.
_COUNTS: Final = (
    ("pocket", 0, 400), ("safe", 1, 400), ("vip level", 2, 5), ("party level", 3, 5), ("stills level", 4, 5),
    ("fleet level", 5, 5), ("strength level", 6, 5), ("goons", 7, 6), ("capos", 8, 4), ("own members", 9, 12),
    ("VIP area", 10, 12), ("lost members", 11, 12), ("books", 12, 10), ("leverage tokens", 13, 20),
    ("associate's district", 19, 16), ("associate's free use", 20, 1), ("truck 0 district", 21, 16),
    ("truck 0 load", 22, 2), ("truck 1 district", 23, 16), ("truck 1 load", 24, 2), ("stills area", 25, 20),
    ("hand", 26, 20), ("city tiles", 27, 20), ("books placed", 28, 10),
)  # fmt: skip
_FROM_ONE: Final = frozenset((19, 21, 23))  # districts: 0 stands for none

_SEAT: Final = relative_seats(int(SEATS))
_DISTRICT: Final = numbered("district", int(DISTRICTS), 1)
_SPACE: Final = numbered("space", int(SPACES))
_PLACE: Final = numbered("place", int(PLACES))
_CARD: Final = numbered("card", int(CARDS))
_TILE: Final = numbered("tile", int(TILES))
_HELPER: Final = numbered("helper", int(HELPERS))
_CRATE: Final = numbered("crate", int(CRATES))
_MOBSTER: Final = numbered("mobster", int(MOBSTERS))
_COLUMN: Final = numbered("column", int(SEATS))
_TYPE: Final = Axis("type", list(TYPE_NAMES))

LAYOUT: Final = [
    Block("seat", "1 at the viewer's seat", [numbered("seat", int(SEATS))]),
    Block("table", "1 at the number of seats, then in solo", [Axis("", ["2", "3", "4", "solo"])]),
    Block("difficulty", "1 at the difficulty, in solo", [Axis("", list(DIFFICULTIES))]),
    Block("settings", "1 where the setting is on; the first seat named, from 1, of 4",
          [Axis("", ["rebuild_stills", "open_safes", "first"])], 0.0, 1.0),
    Block("phase", "1 at the phase", [Axis("", list(PHASES))]),
    Block("act", "1 at the act", [numbered("act", 5)]),
    Block("round", "1 at the round", [numbered("round", 5)]),
    Block("to_move", "1 at who decides", [Axis("", [*_SEAT.labels, "chance", "over"])]),
    Block("active", "1 at the seat whose turn it is", [_SEAT]),
    Block("order", "1 at the seat in the upper row", [_COLUMN, _SEAT]),
    Block("lower", "1 at the seat in the lower row", [_COLUMN, _SEAT]),
    Block("visit", "1 at the location visited", [Axis("", list(LOCATION_NAMES))]),
    Block("visited", "1 at the person visited", [numbered("person", int(PERSONS))]),
    Block("districts", "1 where it holds", [Axis("", ["blocked", "cop", "waits for a cop", "waits for a mobster",
          "District tile left"]), _DISTRICT]),
    Block("mobsters", "1 at the Mobster on the Mobster board", [_DISTRICT, _MOBSTER]),
    Block("strength", "the Strength tile, of 12; −1 face down", [_DISTRICT], -1.0, 9.0),
    Block("mobsters_left", "1 at Mobsters still in a deck", [_MOBSTER]),
    Block("tiles_on_spaces", "the City tile, from 1, of 54", [_SPACE]),
    Block("owners", "1 at the owner of the building", [_SPACE, _SEAT]),
    Block("kinds", "1 at the kind of the building", [_SPACE, Axis("", list(KIND_NAMES))]),
    Block("on_spaces", "1 where it is there", [_SPACE, Axis("", ["member", "barrel", "Mobster Speakeasy"])]),
    Block("docks", "1 at the seat whose member stands there", [_PLACE, _SEAT]),
    Block("ports", "1 at the port of the ship", [numbered("ship", int(SHIPS)), numbered("port", int(PORTS))]),
    Block("cargo", "barrels of the ship, of 5", [numbered("ship", int(SHIPS))], 0.0, 8.0),
    Block("crates", "the Crate on each ship and on top of the stack, from 1, of 18", [numbered("place", 5)]),
    Block("crates_left", "1 at Crates in the stack", [_CRATE]),
    Block("display", "the City tile, from 1, of 54", [numbered("slot", 3)]),
    Block("stacks", "the City tile, from 1, of 54, from the bottom", [numbered("slot", 3, 3),
          numbered("height", int(DEEP))]),
    Block("tiles_left", "City tiles of the pile, of 12", [_TILE], 0.0, 5.0),
    Block("tops", "1 at the top card", [_CARD]),
    Block("not_seen", "cards that the viewer has not seen, of 12", [_CARD]),
    Block("under", "cards under the deck, from 1, of 48, next first", [_TYPE, numbered("place", int(PILE))]),
    Block("helpers", "the Helper of the display, from 1, of 21", [numbered("place", 3)]),
    Block("helpers_left", "1 at Helpers of the pile", [_HELPER]),
    Block("goals", "the tile of the goal, from 1, of 30", [Axis("goal", list(GOAL_NAMES[9:]))]),
    Block("books", "1 at the seat of the Book", [Axis("goal", list(GOAL_NAMES)), numbered("place", 2), _SEAT]),
    Block("capos", "1 at the seat whose Capo stands there", [Axis("", list(LOCATION_NAMES)),
          numbered("person", int(PERSONS)), _SEAT]),
    Block("restaurant", "1 at the seat of the Capo, in order of arrival", [numbered("guest", int(GUESTS)), _SEAT]),
    Block("counts", "what a seat has, of the most there can be; districts from 1", [_SEAT,
          Axis("", [name for name, _, _ in _COUNTS])], 0.0, 5.0),
    Block("associates", "1 at the Associate", [_SEAT, _MOBSTER]),
    Block("boards", "1 at a building slot still full", [_SEAT, numbered("slot", int(SLOTS))]),
    Block("unused", "1 at unused Helpers", [_SEAT, _HELPER]),
    Block("used", "1 at used Helpers", [_SEAT, _HELPER]),
    Block("crates_held", "1 at Crates", [_SEAT, _CRATE]),
    Block("slots", "the card in the slot, from 1, of 48", [_SEAT, _TYPE]),
    Block("tiles", "City tiles held, of 12", [_SEAT, _TILE], 0.0, 5.0),
    Block("hands", "cards that the viewer knows in a hand, of 12", [_SEAT, _CARD]),
    Block("dealt", "the dealt card while it is held, from 1, of 48; −1 face down", [_SEAT, _TYPE], -1.0, 1.0),
    Block("played", "City tiles put aside this turn, from 1, of 54", [numbered("place", int(PLAYED))]),
    Block("todo", "steps from the first: its kind from 1, of 69, its seat from 1, of 4, its fields from 1, of 128",
          [numbered("step", int(STEPS_TOLD)), Axis("", ["kind", "seat", "a", "b", "c", "d", "e"])]),
    Block("step", "of the first step: members shifted, in order, from 1, of 12, then members hired of each seat, of 4",
          [numbered("value", int(PLACES + SEATS))]),
    Block("jo", "Jo's slots of each class, of 8; cards unseen, loose, under the deck (their group, from 1, of 8), set "
          "aside (from 1, of 8), being done; District cards left",
          [numbered("value", int(JO_CLASSES + 5 * JO_CARDS + DISTRICTS))]),
    Block("scores", "the parts of the score, of 400", [_SEAT, Axis("", ["pocket", "safe", "buildings", "bottles",
          "tiles", "total"])], 0.0, 5.0),
]  # fmt: skip


def observe_into(view: SpeakeasyView, into: BytesWriter) -> None:
    """The view as 32-bit numbers, laid out as LAYOUT says."""
    s, own = view.table, max(0, view.viewer)
    put_one_of(into, view.viewer, SEATS)
    put_one_of(into, s.players - 2, 3)
    put_flag(into, s.solo)
    put_one_of(into, s.difficulty if s.solo else NONE, len(DIFFICULTIES))
    _put_time(s, view.to_move, own, into)
    _put_districts(s, into)
    _put_spaces(s, own, into)
    _put_water(s, own, into)
    _put_piles(s, into)
    _put_goals(s, own, into)
    for step in range(SEATS):
        _put_counts(s, _seat_at(s, own, step), into)
    _put_seat_sets(s, own, into)
    _put_todo(s, own, into)
    _put_jo(s, into)
    for step in range(SEATS):
        _put_scores(s, _seat_at(s, own, step), into)


def _seat_at(s: SpeakeasyState, own: i64, step: i64) -> i64:
    """The seat so many steps clockwise from the viewer's; NONE where there is none."""
    return (own + step) % s.players if step < s.players else NONE


def _put_seat(s: SpeakeasyState, own: i64, seat: i64, into: BytesWriter) -> None:
    """A 1 at a seat, counted from the viewer's."""
    put_one_of(into, NONE if seat == NONE else (seat - own + s.players) % s.players, SEATS)


def _put_id(into: BytesWriter, number: i64, most: i64) -> None:
    put_share(into, number + 1, most)


def _put_bits(into: BytesWriter, mask: i64, size: i64) -> None:
    for bit in range(size):
        put_flag(into, (mask >> bit) & 1 == 1)


def _put_time(s: SpeakeasyState, to_move: i64, own: i64, into: BytesWriter) -> None:
    put_flag(into, s.rebuild_stills)
    put_flag(into, s.open_safes)
    _put_id(into, s.first, SEATS)
    put_one_of(into, s.phase, len(PHASES))
    put_one_of(into, s.act, 5)
    put_one_of(into, s.round, 5)
    _put_seat(s, own, NONE if to_move < 0 else to_move, into)
    put_flag(into, to_move == CHANCE)
    put_flag(into, to_move == OVER)
    _put_seat(s, own, s.active, into)
    for column in range(SEATS):
        _put_seat(s, own, s.order[column] if column < s.players else NONE, into)
    for column in range(SEATS):
        _put_seat(s, own, s.lower[column] if column < s.players else NONE, into)
    put_one_of(into, s.visit, LOCATIONS)
    put_one_of(into, s.visited, PERSONS)


def _put_districts(s: SpeakeasyState, into: BytesWriter) -> None:
    _put_bits(into, s.blocked, DISTRICTS)
    _put_bits(into, s.cops, DISTRICTS)
    _put_bits(into, s.cops_waiting, DISTRICTS)
    _put_bits(into, s.mobs_waiting | s.sites, DISTRICTS)
    _put_bits(into, s.district_tiles, DISTRICTS)
    for district in range(DISTRICTS):
        put_one_of(into, s.mobsters[district], MOBSTERS)
    for district in range(DISTRICTS):
        tile = s.strength[district]
        put(into, -1.0 if tile == FACE_DOWN else float(max(0, tile)) / 12.0)
    _put_bits(into, s.mobsters_left, MOBSTERS)


def _put_spaces(s: SpeakeasyState, own: i64, into: BytesWriter) -> None:
    for space in range(SPACES):
        _put_id(into, s.spaces[space * SPOT + TILE], TILES)
    for space in range(SPACES):
        _put_seat(s, own, s.spaces[space * SPOT + OWNER], into)
    for space in range(SPACES):
        put_one_of(into, s.spaces[space * SPOT + KIND], len(KIND_NAMES))
    for space in range(SPACES):
        put_flag(into, s.spaces[space * SPOT + MEMBER] == 1)
        put_flag(into, s.spaces[space * SPOT + CASK] == 1)
        put_flag(into, s.spaces[space * SPOT + MOB] == 1)


def _put_water(s: SpeakeasyState, own: i64, into: BytesWriter) -> None:
    for place in range(PLACES):
        _put_seat(s, own, s.docks[place], into)
    for ship in range(SHIPS):
        put_one_of(into, s.ships[ship * SHIP + PORT], PORTS)
    for ship in range(SHIPS):
        put_share(into, s.ships[ship * SHIP + CARGO], 5)
    for ship in range(SHIPS):
        _put_id(into, s.ships[ship * SHIP + CRATE], CRATES)
    _put_id(into, s.crate_top, CRATES)
    _put_bits(into, s.crates_left, CRATES)


def _put_piles(s: SpeakeasyState, into: BytesWriter) -> None:
    for slot in range(3):
        _put_id(into, s.display[slot], TILES)
    for stack in range(3):
        for height in range(DEEP):
            _put_id(into, s.stacks[stack * TILES + height] if height < s.heights[stack] else NONE, TILES)
    _put_shares(into, s.tiles_left, 0, TILES)
    for card in range(CARDS):
        put_flag(into, card < len(s.box.card_names) and s.tops[s.box.card_type[card]] == card)
    _put_shares(into, s.unseen, 0, CARDS)
    for place in range(TYPES * PILE):
        _put_id(into, s.under[place], CARDS)
    for place in range(3):
        _put_id(into, s.helpers[place], HELPERS)
    _put_bits(into, s.helpers_left, HELPERS)


def _put_shares(into: BytesWriter, counts: vec[i64], first: i64, size: i64) -> None:
    for i in range(first, first + size):
        put_share(into, counts[i], 12)


def _put_goals(s: SpeakeasyState, own: i64, into: BytesWriter) -> None:
    for goal in range(TILE_GOALS):
        _put_id(into, s.goals[goal], GOAL_TILES)
    for place in range(2 * GOALS):
        _put_seat(s, own, s.books[place], into)
    for place in range(LOCATIONS * PERSONS):
        _put_seat(s, own, s.capos[place], into)
    for place in range(GUESTS):
        _put_seat(s, own, s.restaurant[place], into)


def _put_counts(s: SpeakeasyState, seat: i64, into: BytesWriter) -> None:
    if seat == NONE:
        put_zeros(into, len(_COUNTS))
        return
    for _, place, most in _COUNTS:
        count = s.seats[seat * SEAT + place] + (1 if place in _FROM_ONE else 0)
        put_share(into, min(count, RICHEST), most)


def _put_seat_sets(s: SpeakeasyState, own: i64, into: BytesWriter) -> None:
    """Block by block, each for every seat."""
    for step in range(SEATS):
        seat = _seat_at(s, own, step)
        put_one_of(into, NONE if seat == NONE else of(s, seat, ASSOCIATE), MOBSTERS)
    _put_seat_bits(s, own, BOARD, SLOTS, into)
    _put_seat_bits(s, own, UNUSED, HELPERS, into)
    _put_seat_bits(s, own, USED, HELPERS, into)
    _put_seat_bits(s, own, CRATES_HELD, CRATES, into)
    for step in range(SEATS):
        seat = _seat_at(s, own, step)
        for deck in range(TYPES):
            _put_id(into, NONE if seat == NONE else s.slots[seat * TYPES + deck], CARDS)
    _put_seat_counts(s, own, s.tiles, TILES, into)
    _put_seat_counts(s, own, s.hands, CARDS, into)
    for step in range(SEATS):
        seat = _seat_at(s, own, step)
        for deck in range(TYPES):
            card = NONE if seat == NONE else s.dealt[seat * TYPES + deck]
            put(into, -1.0 if card == FACE_DOWN_CARD else float(card + 1) / float(CARDS))
    for place in range(PLAYED):
        _put_id(into, s.played[place] if place < len(s.played) else NONE, TILES)


def _put_seat_bits(s: SpeakeasyState, own: i64, what: i64, size: i64, into: BytesWriter) -> None:
    for step in range(SEATS):
        seat = _seat_at(s, own, step)
        _put_bits(into, 0 if seat == NONE else of(s, seat, what), size)


def _put_seat_counts(s: SpeakeasyState, own: i64, counts: vec[i64], size: i64, into: BytesWriter) -> None:
    for step in range(SEATS):
        seat = _seat_at(s, own, step)
        if seat == NONE:
            put_zeros(into, size)
        else:
            _put_shares(into, counts, seat * size, size)


def _put_todo(s: SpeakeasyState, own: i64, into: BytesWriter) -> None:
    for number in range(STEPS_TOLD):
        if number >= s.depth:
            put_zeros(into, 7)
        else:
            _put_step(s, own, (s.depth - 1 - number) * FRAME, into)
    first = (s.depth - 1) * FRAME
    moved = s.todo[first + 2] if s.depth > 0 and s.todo[first] == SHIFT else 0
    for place in range(PLACES):
        put_share(into, (moved >> (4 * place)) & 15, PLACES)
    hired = s.todo[first + 3] if s.depth > 0 and s.todo[first] == RAID else 0
    for step in range(SEATS):
        seat = _seat_at(s, own, step)
        put_share(into, 0 if seat == NONE else (hired >> (4 * seat)) & 15, 4)


def _put_step(s: SpeakeasyState, own: i64, base: i64, into: BytesWriter) -> None:
    seat = s.todo[base + 1]
    _put_id(into, s.todo[base], STEPS)
    put_share(into, 0 if seat == NONE else (seat - own + s.players) % s.players + 1, SEATS)
    for place in range(5):
        put_share(into, min(s.todo[base + 2 + place] + 1, 128), 128)


def _put_jo(s: SpeakeasyState, into: BytesWriter) -> None:
    for kind in range(JO_CLASSES):
        put_share(into, s.jo_slots[kind], 8)
    _put_bits(into, s.jo_unseen, JO_CARDS)
    _put_bits(into, s.jo_loose, JO_CARDS)
    for card in range(JO_CARDS):
        put_share(into, _group(s.jo_under, card), 8)
    for card in range(JO_CARDS):
        put_share(into, _place_in(s.jo_aside, card), 8)
    put_one_of(into, s.jo_card, JO_CARDS)
    _put_bits(into, s.jo_districts, DISTRICTS)


def _group(under: vec[i64], card: i64) -> i64:
    """The group of a card under the deck, from 1."""
    for i in range(0, len(under), 2):
        if under[i] == card:
            return under[i + 1] + 1
    return 0


def _place_in(cards: vec[i64], card: i64) -> i64:
    for i in range(len(cards)):
        if cards[i] == card:
            return i + 1
    return 0


def _put_scores(s: SpeakeasyState, seat: i64, into: BytesWriter) -> None:
    for part in range(PARTS):
        score = s.scores[seat * PARTS + part] if seat != NONE and len(s.scores) > 0 else 0
        put_share(into, min(score, RICHEST), MONEY)
