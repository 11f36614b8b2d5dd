"""What SYNDICATE teaches a bot: how promising an imagined position is."""

from math import exp
from typing import Final

from mypy_extensions import i64

from omerta.core.game import OVER
from omerta.games.syndicate.components import Seat
from omerta.games.syndicate.state import OPEN, SyndicateState, active_row, free_fields, size, toward

STEEPNESS: Final = 0.25  # a lead of four wealth is worth about three games in four
TOKEN: Final = 0.4  # a token in hand; the first three count double
CONTROL: Final = 0.6  # of a row's points, for the side the marker is on
REACH: Final = 0.5  # of what a hat would bring, as it comes near


def evaluate(s: SyndicateState, seat: Seat) -> float:
    """From 0, lost, to 1, won: the seat's prospect against the rival's."""
    if s.to_move == OVER:
        return 1.0 if s.winner == seat else 0.0
    lead = _prospect(s, seat) - _prospect(s, 1 - seat)
    return 1.0 / (1.0 + exp(-STEEPNESS * lead))


def _prospect(s: SyndicateState, seat: Seat) -> float:
    hand = size(s.hands, seat)
    hope = float(s.wealth[seat]) + TOKEN * float(hand + min(hand, 3))
    for district in range(s.board.districts):
        if s.status[district] == OPEN and free_fields(s, district) > 0:
            hope += _district_hope(s, seat, district)
    return hope


def _district_hope(s: SyndicateState, seat: Seat, district: i64) -> float:
    """What a district's marker promises a seat."""
    lead = s.markers[district] * toward(seat)
    if lead <= 0:
        return 0.0
    row = active_row(s, district)
    near = float(lead) / float(s.board.win[district])
    whole = float(2 + s.board.row_points[row])
    filled = 1.0 / float(s.row_free[row])
    return CONTROL * filled * float(s.board.row_points[row]) + REACH * near * near * whole
