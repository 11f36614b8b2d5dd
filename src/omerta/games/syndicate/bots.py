"""What SYNDICATE teaches a bot: what a position promises a seat, term by term."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.games.syndicate.components import ALLOWED, KINDS, District, Seat
from omerta.games.syndicate.rules.ending import GOAL
from omerta.games.syndicate.state import OPEN, SyndicateState, active_row, free_fields, reinforcements, size, toward

WEALTH: Final[i64] = 0
NEAR_GOAL: Final[i64] = 1  # wealth beyond 15
FEW: Final[i64] = 2  # tokens in hand, up to three
MANY: Final[i64] = 3  # tokens beyond three
STRENGTH: Final[i64] = 4  # of the tokens in hand
MISFITS: Final[i64] = 5  # tokens in hand that fit nowhere now
CALLED: Final[i64] = 6  # reinforcements in the bag
BAG: Final[i64] = 7  # tokens in the bag, up to six
ROWS: Final[i64] = 8  # points of rows where the marker is on the seat's side
RIPE: Final[i64] = 9  # the same, the more the fuller the row
HOLD: Final[i64] = 10  # how far markers are toward the hat, by what the district still holds
GRASP: Final[i64] = 11  # the same, squared
COINS: Final[i64] = 12  # coins passed by markers (S7.1)
REACH: Final[i64] = 13  # what districts hold whose hat one strong token reaches
TURN: Final[i64] = 14
TERMS: Final = (
    "wealth", "near-goal", "few", "many", "strength", "misfits", "called", "bag",
    "rows", "ripe", "hold", "grasp", "coins", "reach", "turn",
)  # fmt: skip
COUNT: Final[i64] = 15

REACHED_BY: Final[i64] = 4  # spaces to the hat that a strong token covers
HAT: Final[i64] = 2  # S7.3: more for closing by the hat

# New York, Los Angeles, solo.
WEIGHTS: Final = vec[float]([
    0.183, 0.115, 0.168, -0.002, 0.037, -0.104, 0.003, 0.026, 0.006, 0.102, 0.03, 0.018, 0.117, 0.031, 0.333,
    0.167, 0.266, -0.072, -0.197, 0.123, 0.09, 0.058, 0.031, 0.209, -0.004, 0.264, -0.181, 0.0, -0.154, 0.192,
    0.212, 0.225, 0.304, -0.027, 0.054, 0.094, 0.085, 0.023, -0.011, 0.133, 0.166, 0.024, 0.055, -0.014, 1.704,
])  # fmt: skip

# By kind: what a token's strength is worth on average, where S1.4 gives no number.
USUAL_STRENGTH: Final = vec[float]([
    1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 0.5, 0.5, 1.0, 2.0, 2.5, 2.5, 4.0,
    4.0, 1.5, 5.0, 4.0, 1.5, 2.5, 5.0, 3.0, 1.5, 4.0, 6.0, 2.5, 1.0, 2.5, 1.5,
])  # fmt: skip


def terms_into(s: SyndicateState, seat: Seat, into: vec[float]) -> None:
    """What each term adds to the seat's prospect."""
    measure_into(s, seat, into)
    first = COUNT * s.mode
    for term in range(COUNT):
        into[term] *= WEIGHTS[first + term]


def measure_into(s: SyndicateState, seat: Seat, into: vec[float]) -> None:
    """The terms before they are weighed."""
    for term in range(COUNT):
        into[term] = 0.0
    wealth = min(s.wealth[seat], GOAL)
    into[WEALTH] = float(wealth)
    into[NEAR_GOAL] = float(max(0, wealth - 15))
    _measure_tokens(s, seat, into)
    types: i64 = 0
    for district in range(s.board.districts):
        if s.status[district] == OPEN and free_fields(s, district) > 0:
            _measure_district(s, seat, district, into)
            types |= _free_types(s, active_row(s, district))
    into[MISFITS] = float(_misfits(s, seat, types))
    into[TURN] = 1.0 if s.active == seat else 0.0


def _measure_tokens(s: SyndicateState, seat: Seat, into: vec[float]) -> None:
    hand = size(s.hands, seat)
    into[FEW] = float(min(hand, 3))
    into[MANY] = float(max(0, hand - 3))
    for kind in range(KINDS):
        into[STRENGTH] += USUAL_STRENGTH[kind] * float(s.hands[seat * KINDS + kind])
    into[CALLED] = float(reinforcements(s.bags, seat))
    into[BAG] = float(min(size(s.bags, seat), 6))


def _measure_district(s: SyndicateState, seat: Seat, district: District, into: vec[float]) -> None:
    lead = s.markers[district] * toward(seat)
    if lead <= 0:
        return
    row = active_row(s, district)
    points = float(s.board.row_points[row])
    near = min(1.0, float(lead) / float(s.board.win[district]))
    rest = float(_rest(s, district))
    into[ROWS] += points
    into[RIPE] += points / float(s.row_free[row])
    into[HOLD] += near * rest
    into[GRASP] += near * near * rest
    if lead >= s.board.first_coin[district]:
        into[COINS] += 1.0
    if lead >= s.board.second_coin[district]:
        into[COINS] += 1.0
    if s.board.win[district] - lead <= REACHED_BY:
        into[REACH] += rest


def _rest(s: SyndicateState, district: District) -> i64:
    """S7.3: what closing the district by the hat would bring now."""
    points: i64 = HAT
    for row in range(s.board.district_rows[district], s.board.district_rows[district + 1]):
        if s.row_free[row] > 0:
            points += s.board.row_points[row]
    return points


def _free_types(s: SyndicateState, row: i64) -> i64:
    types: i64 = 0
    for field in range(s.board.row_start[row], s.board.row_start[row + 1]):
        if s.kinds[field] < 0:
            types |= s.board.field_type[field]
    return types


def _misfits(s: SyndicateState, seat: Seat, types: i64) -> i64:
    tokens: i64 = 0
    for kind in range(KINDS):
        if ALLOWED[kind] & types == 0:
            tokens += s.hands[seat * KINDS + kind]
    return tokens
