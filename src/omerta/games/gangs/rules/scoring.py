"""G7: points and winners."""

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.game import Part, Result, Standing
from omerta.games.gangs.components import (
    ALLIANCES,
    HEART_START,
    KINGPIN,
    NO_MANS_LAND_START,
    NONE,
    PLACES,
    Place,
    Seat,
)
from omerta.games.gangs.state import GangsState, hand_size


def worth(place: Place) -> i64:
    """G7.1: what a matching card on this place scores."""
    if place == KINGPIN:
        return 3
    if place >= NO_MANS_LAND_START:
        return 2
    return 1 if place >= HEART_START else 0


def alliance_points(pyramid: vec[i64], gang: i64) -> i64:
    """G7.1: what an alliance with this gang scores."""
    points: i64 = 0
    for place in range(HEART_START, PLACES):
        if pyramid[place] == gang:
            points += worth(place)
    return points


def score(s: GangsState, seat: Seat) -> i64:
    """The points of a seat's three alliances as the pyramid stands."""
    points: i64 = 0
    for i in range(seat * ALLIANCES, seat * ALLIANCES + ALLIANCES):
        points += alliance_points(s.pyramid, s.alliances[i])
    return points


def standing(pyramid: vec[i64], known: vec[i64], seat: Seat) -> Standing:
    """The points of those of a seat's alliances that somebody knows."""
    points: i64 = 0
    whole = True
    for i in range(seat * ALLIANCES, seat * ALLIANCES + ALLIANCES):
        if known[i] == NONE:
            whole = False
        else:
            points += alliance_points(pyramid, known[i])
    return Standing(int(points), whole)


def parts(pyramid: vec[i64], alliances: vec[i64], seat: Seat) -> list[Part]:
    """What each alliance of a seat brought."""
    found: list[Part] = []
    for i in range(seat * ALLIANCES, seat * ALLIANCES + ALLIANCES):
        gang = alliances[i]
        points = int(alliance_points(pyramid, gang))
        found.append(Part("alliance", "G7.1", {"gang": int(gang)}, int(seat), points))
    return found


def result(s: GangsState) -> Result:
    """Who has won, and by which clause."""
    scores = [int(score(s, seat)) for seat in range(s.players)]
    leaders = [seat for seat in range(s.players) if scores[seat] == max(scores)]
    if len(leaders) == 1:
        return Result(scores, leaders, "most-points", "G7.2")
    most = max(int(hand_size(s, seat)) for seat in leaders)
    winners = [seat for seat in leaders if hand_size(s, seat) == most]
    if len(winners) == 1:
        return Result(scores, winners, "more-influence", "G7.2")
    return Result(scores, winners, "shared", "G7.3")  # G7.3 R: a duel with foam weapons is the table's affair
