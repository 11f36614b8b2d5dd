"""What GANGS teaches a bot: how promising an imagined position is."""

from math import exp
from typing import Final

from librt.vecs import vec

from omerta.core.game import OVER
from omerta.games.gangs.components import NONE, PLACES, Seat, row_of
from omerta.games.gangs.rules import scoring
from omerta.games.gangs.state import GangsState, hand_size, is_allied

# What a card of an allied gang is worth by its row: points from row 4 on (G7.1), below it the hope of climbing there.
BEFORE_CORONATION: Final = vec[float]([0.0, 0.12, 0.25, 0.5, 1.0, 2.0, 3.0])
AFTER_CORONATION: Final = vec[float]([0.0, 0.02, 0.05, 0.15, 1.0, 2.0, 3.0])
INFLUENCE_CARD: Final = 0.3
STEEPNESS: Final = 0.5  # a lead of two points is worth about three games in four


def evaluate(s: GangsState, seat: Seat) -> float:
    """From 0, lost, to 1, won: the seat's prospect against that of its strongest rival."""
    if s.to_move == OVER:
        return _final_value(s, seat)
    own = prospect(s, seat)
    strongest = -1.0
    for rival in range(s.players):
        if rival != seat:
            strongest = max(strongest, prospect(s, rival))
    return 1.0 / (1.0 + exp(-STEEPNESS * (own - strongest)))


def prospect(s: GangsState, seat: Seat) -> float:
    """The points a seat may hope for, and what its influence can still do."""
    by_row = AFTER_CORONATION if s.crowned else BEFORE_CORONATION
    hope = INFLUENCE_CARD * float(hand_size(s, seat))
    for place in range(PLACES):
        gang = s.pyramid[place]
        if gang != NONE and is_allied(s, seat, gang):
            hope += by_row[row_of(place)]
    return hope


def _final_value(s: GangsState, seat: Seat) -> float:
    winners = scoring.result(s).winners
    return 1.0 / float(len(winners)) if seat in winners else 0.0
