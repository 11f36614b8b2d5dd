"""A view of TOY as numbers for learners."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from omerta.core.features import Axis, Block, numbered, put_one_of, put_share, put_shares, relative_seats
from omerta.core.game import CHANCE, OVER
from omerta.games.toy.components import CARDS, HAND, NONE, SEATS, Seat
from omerta.games.toy.views import ToyView

_CARD: Final = numbered("card", int(CARDS))
_SEAT: Final = relative_seats(int(SEATS))

LAYOUT: Final = [
    Block("to_move", "1 at who decides", [Axis("", [*_SEAT.labels, "chance", "over"])]),
    Block("leader", "1 at who leads, once it is drawn", [_SEAT]),
    Block("led", "1 at the card that was led", [_CARD]),
    Block("hand", "1 at the viewer's cards", [_CARD]),
    Block("out", "1 at the cards played", [_CARD]),
    Block("hands", "cards in hand, of 3", [_SEAT]),
    Block("points", "tricks taken, of 3", [_SEAT]),
]


def observe_into(view: ToyView, into: BytesWriter) -> None:
    """Write the blocks of the layout."""
    mover = 2 if view.to_move == CHANCE else 3 if view.to_move == OVER else _relative(view, view.to_move)
    put_one_of(into, mover, SEATS + 2)
    put_one_of(into, _relative(view, view.leader), SEATS)
    put_one_of(into, view.led, CARDS)
    put_shares(into, view.own, 0, CARDS, 1)
    put_shares(into, view.out, 0, CARDS, 1)
    for step in range(SEATS):
        put_share(into, view.hands[_seat(view, step)], HAND)
    for step in range(SEATS):
        put_share(into, view.points[_seat(view, step)], HAND)


def _seat(view: ToyView, step: i64) -> Seat:
    return (max(view.viewer, 0) + step) % SEATS


def _relative(view: ToyView, seat: Seat) -> i64:
    return NONE if seat < 0 else (seat - max(view.viewer, 0) + SEATS) % SEATS
