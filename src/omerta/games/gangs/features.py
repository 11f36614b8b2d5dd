"""A view of GANGS as numbers for learners.

Left out, for it changes nothing to come: the order within the heaps of G3.6 and G4.5, of the alliances a seat has
turned up, and of the seats that passed.
"""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.features import (
    Axis,
    Block,
    numbered,
    put_flag,
    put_one_of,
    put_share,
    put_shares,
    put_zeros,
    relative_seats,
)
from omerta.core.game import CHANCE, OVER
from omerta.games.gangs.components import ALLIANCES, BOSSES, GANGS, MEMBERS, MOST_SEATS, NONE, PLACES, Seat
from omerta.games.gangs.views import GangsView

OF_A_GANG: Final[i64] = BOSSES + MEMBERS
MOST_INFLUENCE: Final[i64] = 5  # G2.3
ALL_MEMBERS: Final[i64] = MEMBERS * GANGS

_GANG: Final = numbered("gang", int(GANGS))
_PLACE: Final = numbered("place", int(PLACES))
_SEAT: Final = relative_seats(int(MOST_SEATS))
_RIVAL: Final = Axis("seat", _SEAT.labels[1:])

LAYOUT: Final = [
    Block("players", "1 at the number of seats", [numbered("seats", 3, 2)]),
    Block("to_move", "1 at who decides", [Axis("", [*_SEAT.labels, "chance", "over"])]),
    Block("active", "1 at the seat whose turn it is, once it is drawn", [_SEAT]),
    Block("pyramid", "1 where the place holds a card of the gang", [_PLACE, _GANG]),
    Block("top", "1 at the gang of the deck's face-up card", [_GANG]),
    Block("hole", "1 at the place to fill", [_PLACE]),
    Block("flags", "1 where it is so", [Axis("", ["heart opened", "no man's land opened", "crowned", "reshuffled"])]),
    Block("bosses", "bosses face down, of 2", [_GANG]),
    Block("deck", "members face down, of 48", []),
    Block("deck_members", "the deck's make-up where it is known (after G3.6), of 8; otherwise 0", [_GANG]),
    Block("hidden", "cards that the viewer cannot place, of 8", [_GANG]),
    Block("discard", "cards in the discard, of 8", [_GANG]),
    Block("out", "cards out of the game, of 8", [_GANG]),
    Block("hands", "influence cards in hand, of 5", [_SEAT]),
    Block("influence", "the viewer's influence cards, of 5", [_GANG]),
    Block("alliances", "1 at the viewer's alliances, in dealt order", [numbered("alliance", 3), _GANG]),
    Block("rivals_alliances", "1 at a rival's alliances once the game is over; until then 0", [_RIVAL, _GANG]),
    Block("revealed", "1 where the seat has turned up the gang", [_SEAT, _GANG]),
    Block("passed", "1 where the seat has passed", [_SEAT]),
    Block("revealing", "1 where the seat is still to reveal", [_SEAT]),
]


def observe_into(view: GangsView, into: BytesWriter) -> None:
    """Write the blocks of the layout."""
    _write_turn(view, into)
    _write_table(view, into)
    _write_cards(view, into)
    _write_alliances(view, into)
    _write_seats(view, view.passed, into)
    _write_seats(view, view.revealing, into)


def _write_turn(view: GangsView, into: BytesWriter) -> None:
    put_one_of(into, view.players - 2, 3)
    put_one_of(into, _relative(view, view.to_move), MOST_SEATS)
    put_flag(into, view.to_move == CHANCE)
    put_flag(into, view.to_move == OVER)
    put_one_of(into, _relative(view, view.active), MOST_SEATS)


def _write_table(view: GangsView, into: BytesWriter) -> None:
    for place in range(PLACES):
        put_one_of(into, view.pyramid[place], GANGS)
    put_one_of(into, view.top, GANGS)
    put_one_of(into, view.hole, PLACES)
    put_flag(into, view.heart_opened)
    put_flag(into, view.no_mans_land_opened)
    put_flag(into, view.crowned)
    put_flag(into, view.reshuffled)


def _write_cards(view: GangsView, into: BytesWriter) -> None:
    put_shares(into, view.bosses, 0, GANGS, BOSSES)
    put_share(into, view.deck, ALL_MEMBERS)
    put_shares(into, view.members, 0, GANGS, OF_A_GANG)
    put_shares(into, view.hidden, 0, GANGS, OF_A_GANG)
    put_shares(into, _by_gang(view.discard), 0, GANGS, OF_A_GANG)
    put_shares(into, _by_gang(view.out), 0, GANGS, OF_A_GANG)
    for step in range(MOST_SEATS):
        put_share(into, 0 if step >= view.players else view.hands[_seat(view, step)], MOST_INFLUENCE)
    if view.viewer < 0:
        put_zeros(into, GANGS)
    else:
        put_shares(into, view.influence, view.viewer * GANGS, GANGS, MOST_INFLUENCE)


def _write_alliances(view: GangsView, into: BytesWriter) -> None:
    for slot in range(ALLIANCES):
        put_one_of(into, NONE if view.viewer < 0 else view.alliances[view.viewer * ALLIANCES + slot], GANGS)
    for step in range(1, MOST_SEATS):
        _write_triple(view, view.alliances, step, into)
    for step in range(MOST_SEATS):
        _write_triple(view, view.revealed, step, into)


def _write_triple(view: GangsView, triples: vec[i64], step: i64, into: BytesWriter) -> None:
    """The gangs among a seat's three."""
    if step >= view.players:
        put_zeros(into, GANGS)
        return
    first = _seat(view, step) * ALLIANCES
    for gang in range(GANGS):
        put_flag(into, triples[first] == gang or triples[first + 1] == gang or triples[first + 2] == gang)


def _write_seats(view: GangsView, seats: vec[i64], into: BytesWriter) -> None:
    for step in range(MOST_SEATS):
        put_flag(into, step < view.players and _seat(view, step) in seats)


def _by_gang(heap: vec[i64]) -> vec[i64]:
    counts = vec[i64]([0] * GANGS)
    for i in range(len(heap)):
        counts[heap[i]] += 1
    return counts


def _first(view: GangsView) -> Seat:
    """The seat from which others are counted; a spectator counts from seat 0."""
    return max(view.viewer, 0)


def _seat(view: GangsView, step: i64) -> Seat:
    return (_first(view) + step) % view.players


def _relative(view: GangsView, seat: Seat) -> i64:
    """How many seats after the viewer's own; NONE for no seat."""
    return NONE if seat < 0 else (seat - _first(view) + view.players) % view.players
