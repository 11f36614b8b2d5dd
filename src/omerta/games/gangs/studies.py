"""What a seat of GANGS had or did, for whoever asks what wins."""

from mypy_extensions import i64

from omerta.core.game import Marks
from omerta.games.gangs.components import ALLIANCES, GANGS, HEART_START, KINGPIN, NO_MANS_LAND_START, Seat
from omerta.games.gangs.state import GangsState, hand_size, is_allied, reveal_count


def marks(s: GangsState, seat: Seat) -> Marks:
    """G2, G5, G6, G7: the alliances, what they were worth, and what was kept."""
    found: Marks = {f"allied-{gang}": is_allied(s, seat, gang) for gang in range(GANGS)}
    found["kingpin"] = is_allied(s, seat, s.pyramid[KINGPIN])
    found["land"] = int(_allied_between(s, seat, NO_MANS_LAND_START, KINGPIN))
    found["heart"] = int(_allied_between(s, seat, HEART_START, NO_MANS_LAND_START))
    found["scoring"] = int(_scoring_alliances(s, seat))
    found["influence-kept"] = int(hand_size(s, seat))
    found["revealed"] = int(reveal_count(s, seat))
    found["shared"] = int(_shared_alliances(s, seat))
    found["passed-first"] = bool(s.passed[0] == seat)
    found["passed-last"] = bool(s.passed[len(s.passed) - 1] == seat)
    return found


def _allied_between(s: GangsState, seat: Seat, first: i64, end: i64) -> i64:
    """How many cards of these places are of the seat's gangs."""
    count: i64 = 0
    for place in range(first, end):
        if is_allied(s, seat, s.pyramid[place]):
            count += 1
    return count


def _scoring_alliances(s: GangsState, seat: Seat) -> i64:
    """How many of the seat's three gangs have a card that scores."""
    count: i64 = 0
    for i in range(seat * ALLIANCES, seat * ALLIANCES + ALLIANCES):
        for place in range(HEART_START, KINGPIN + 1):
            if s.pyramid[place] == s.alliances[i]:
                count += 1
                break
    return count


def _shared_alliances(s: GangsState, seat: Seat) -> i64:
    """How many of the seat's gangs some rival is allied with too."""
    count: i64 = 0
    for i in range(seat * ALLIANCES, seat * ALLIANCES + ALLIANCES):
        for rival in range(s.players):
            if rival != seat and is_allied(s, rival, s.alliances[i]):
                count += 1
                break
    return count
