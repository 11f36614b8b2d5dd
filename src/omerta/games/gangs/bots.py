"""What GANGS teaches a bot: what a position promises a seat, term by term."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.games.gangs.components import (
    ALLIANCES,
    DIRECTIONS,
    GANGS,
    HEART_START,
    NEIGHBOURS,
    NONE,
    PLACES,
    UP_LEFT,
    UP_RIGHT,
    Place,
    Seat,
    neighbour,
    row_of,
)
from omerta.games.gangs.rules.climb import can_climb
from omerta.games.gangs.rules.scoring import worth
from omerta.games.gangs.state import GangsState, hand_size, has_passed, is_allied, reveal_count

# Cards of allied gangs in rows 1 to 6, then the rest.
ROW: Final[i64] = 0
CLIMBERS: Final[i64] = 6  # allied cards that can climb at once, by the row they reach
INFLUENCE: Final[i64] = 7  # cards in hand
GRIP: Final[i64] = 8  # cards in hand of gangs that stand where they can reach rows 4 to 6 (G4.2)
EXPOSED: Final[i64] = 9  # points that a rival's hand can drive out
SECRETS: Final[i64] = 10  # alliances still hidden
TURN: Final[i64] = 11
PASSED: Final[i64] = 12
TERMS: Final = (
    "row-1", "row-2", "row-3", "row-4", "row-5", "row-6",
    "climbers", "influence", "grip", "exposed", "secrets", "turn", "passed",
)  # fmt: skip
COUNT: Final[i64] = 13

# Before the Heart is opened (G5.1), then before the coronation (G6.1), then after it.
WEIGHTS: Final = vec[float]([
    0.01, 0.072, 0.099, 0.0, 0.0, 0.0, 0.047, 0.318, 0.0, 0.0, 0.0, 0.016, 0.0,
    0.152, 0.22, 0.36, 0.72, 1.065, 0.0, 0.032, 0.396, 0.088, -0.214, 0.1, -0.012, 0.0,
    0.053, 0.126, 0.351, 0.95, 1.421, 2.045, 0.0, 0.301, 0.203, -0.229, 0.039, 0.028, -0.275,
])  # fmt: skip


def leaning(s: GangsState, seat: Seat) -> i64:
    """The gangs a seat is allied with, one bit each."""
    gangs: i64 = 0
    for i in range(seat * ALLIANCES, seat * ALLIANCES + ALLIANCES):
        gangs |= 1 << s.alliances[i]
    return gangs


def terms_into(s: GangsState, seat: Seat, into: vec[float]) -> None:
    """What each term adds to the seat's prospect."""
    measure_into(s, seat, into)
    first = COUNT * _phase(s)
    for term in range(COUNT):
        into[term] *= WEIGHTS[first + term]


def measure_into(s: GangsState, seat: Seat, into: vec[float]) -> None:
    """The terms before they are weighed."""
    for term in range(COUNT):
        into[term] = 0.0
    for place in range(PLACES):
        gang = s.pyramid[place]
        if gang != NONE and is_allied(s, seat, gang):
            into[ROW + row_of(place) - 1] += 1.0
            if not s.crowned:
                into[CLIMBERS] += _rows_up(s, place)
            if place >= HEART_START and _is_exposed(s, seat, place):
                into[EXPOSED] += float(worth(place))
    into[INFLUENCE] = float(hand_size(s, seat))
    into[GRIP] = float(_grip(s, seat))
    into[SECRETS] = float(ALLIANCES - reveal_count(s, seat))
    into[TURN] = 1.0 if s.active == seat else 0.0
    into[PASSED] = 1.0 if has_passed(s, seat) else 0.0


def _phase(s: GangsState) -> i64:
    if s.crowned:
        return 2
    return 1 if s.heart_opened else 0


def _rows_up(s: GangsState, place: Place) -> float:
    if can_climb(s, place, UP_LEFT) or can_climb(s, place, UP_RIGHT):
        return float(row_of(place))
    return 0.0


def _is_exposed(s: GangsState, seat: Seat, place: Place) -> bool:
    """Whether some rival holds the card of a gang beside that place (G4.2)."""
    for direction in range(DIRECTIONS):
        beside = neighbour(place, direction)
        if beside == NONE or s.pyramid[beside] == NONE:
            continue
        for rival in range(s.players):
            if rival != seat and s.influence[rival * GANGS + s.pyramid[beside]] > 0 and not has_passed(s, rival):
                return True
    return False


def _grip(s: GangsState, seat: Seat) -> i64:
    cards: i64 = 0
    for gang in range(GANGS):
        held = s.influence[seat * GANGS + gang]
        if held > 0 and _reaches_the_top(s, gang):
            cards += held
    return cards


def _reaches_the_top(s: GangsState, gang: i64) -> bool:
    """Whether a card of the gang has a neighbour in rows 4 to 6."""
    for place in range(FIRST_BELOW_HEART, PLACES):
        if s.pyramid[place] == gang:
            for pair in range(place * DIRECTIONS, place * DIRECTIONS + DIRECTIONS):
                victim = NEIGHBOURS[pair]
                if victim >= HEART_START and s.pyramid[victim] != NONE:
                    return True
    return False


FIRST_BELOW_HEART: Final[i64] = 11  # row 3
