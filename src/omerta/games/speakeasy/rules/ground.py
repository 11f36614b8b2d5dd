"""What stands on the building spaces of the map (E3), and whether it works (E8)."""

from mypy_extensions import i64

from omerta.games.speakeasy.components import CASINO, NONE, SPACES, WIDTH, District, Seat, Space
from omerta.games.speakeasy.state import KIND, MEMBER, MOB, OWNER, SPOT, SpeakeasyState


def at(s: SpeakeasyState, space: Space, what: i64) -> i64:
    """One of the things on a space."""
    return s.spaces[space * SPOT + what]


def lay(s: SpeakeasyState, space: Space, what: i64, thing: i64) -> None:
    s.spaces[space * SPOT + what] = thing


def last_space(s: SpeakeasyState, district: District) -> Space:
    """One beyond the last space of a district on this side of the board."""
    return district * WIDTH + s.box.spaces_in(0 if s.players <= 2 else 1, district)


def is_in_play(s: SpeakeasyState, space: Space) -> bool:
    """E3.2: whether this side of the board has the space and its district is not blocked."""
    district = space // WIDTH
    return (s.blocked >> district) & 1 == 0 and space < last_space(s, district)


def is_empty(s: SpeakeasyState, space: Space) -> bool:
    """E3.3."""
    return at(s, space, OWNER) == NONE and at(s, space, MOB) == 0 and is_in_play(s, space)


def has_cop(s: SpeakeasyState, district: District) -> bool:
    return (s.cops >> district) & 1 == 1


def is_operating(s: SpeakeasyState, space: Space) -> bool:
    """E8.1: the building there works."""
    return at(s, space, MEMBER) == 1 or (s.cops >> (space // WIDTH)) & 1 == 0


def owns(s: SpeakeasyState, seat: Seat, space: Space) -> bool:
    return at(s, space, OWNER) == seat


def is_bar(kind: i64) -> bool:
    """E1.7: a building other than the Stills."""
    return 0 < kind <= CASINO


def stills_space(s: SpeakeasyState, seat: Seat) -> Space:
    """Where a seat's Stills stands, or NONE."""
    for space in range(SPACES):
        if s.spaces[space * SPOT + OWNER] == seat and s.spaces[space * SPOT + KIND] == 0:
            return space
    return NONE


def zone_at(s: SpeakeasyState, space: Space) -> i64:
    return s.box.zone_of[space // WIDTH]
