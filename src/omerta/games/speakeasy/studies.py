"""What a seat of SPEAKEASY had or did, for whoever asks what wins."""

from omerta.core.game import Marks
from omerta.games.speakeasy.components import CASINO, KIND_NAMES, NONE, SPACES, STILLS, STRENGTH, Seat
from omerta.games.speakeasy.rules.counting import protected_buildings
from omerta.games.speakeasy.state import (
    ASSOCIATE,
    CRATES_HELD,
    GOONS_HELD,
    KIND,
    LOST,
    OWNER,
    PLACED,
    SPOT,
    UNUSED,
    USED,
    SpeakeasyState,
    bits,
    infamy,
    level,
    of,
)


def marks(s: SpeakeasyState, seat: Seat) -> Marks:
    """E21.2 and what leads to it: buildings, protection, Books, Crates, Helpers, levels."""
    found: Marks = {}
    for kind in range(STILLS + 1, CASINO + 1):
        found[KIND_NAMES[kind]] = _standing(s, seat, kind)
    found["stills"] = _standing(s, seat, int(STILLS)) > 0
    found["protected"] = int(protected_buildings(s, seat))
    found["books"] = int(of(s, seat, PLACED))
    found["crates"] = int(bits(of(s, seat, CRATES_HELD)))
    found["helpers"] = int(bits(of(s, seat, UNUSED) | of(s, seat, USED)))
    found["infamy"] = int(infamy(s, seat))
    found["strength"] = int(level(s, seat, STRENGTH))
    found["goons"] = int(of(s, seat, GOONS_HELD))
    found["lost"] = int(of(s, seat, LOST))
    found["associate"] = bool(of(s, seat, ASSOCIATE) != NONE)
    found["first-player"] = bool(s.order[0] == seat)
    return found


def _standing(s: SpeakeasyState, seat: Seat, kind: int) -> int:
    places = [space * SPOT for space in range(SPACES)]
    return sum(1 for base in places if s.spaces[base + OWNER] == seat and s.spaces[base + KIND] == kind)
