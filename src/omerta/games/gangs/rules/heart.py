"""G5: the first card in the Heart, and the first in No Man's Land, make seats turn alliances face up."""

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.core.problems import Refused
from omerta.games.gangs.components import (
    ALLIANCES,
    GANGS,
    HEART_START,
    KINGPIN,
    NO_MANS_LAND_START,
    NONE,
    Gang,
    Place,
    Seat,
)
from omerta.games.gangs.moves import REVEAL
from omerta.games.gangs.state import GangsState, is_allied, is_revealed, reveal_calls, reveal_count


def enter(s: GangsState, goal: Place) -> None:
    """A card has climbed to this place: note who must reveal."""
    if HEART_START <= goal < NO_MANS_LAND_START and not s.heart_opened:
        s.heart_opened = True  # G5.1
        _call_reveals(s, "heart-opened")
    elif NO_MANS_LAND_START <= goal < KINGPIN and not s.no_mans_land_opened:
        s.no_mans_land_opened = True  # G5.1
        _call_reveals(s, "no-mans-land-opened")


def _call_reveals(s: GangsState, event: str) -> None:
    if s.journal is not None:
        s.journal.tell(event, "G5.1", {"seat": int(s.active)})
    s.revealing = vec[i64](reveal_calls(s.active, s.players))  # G5.2, G5.3


def hidden_count(s: GangsState, seat: Seat) -> i64:
    return ALLIANCES - reveal_count(s, seat)


def reveals(s: GangsState, into: Actions) -> None:
    """G5.1: the alliances that the first seat in line still hides."""
    seat = s.revealing[0]
    for gang in range(GANGS):
        if is_allied(s, seat, gang) and not is_revealed(s, seat, gang):
            into.add(REVEAL + gang)


def reveal(s: GangsState, gang: Gang) -> None:
    """Turn an alliance face up."""
    seat = s.revealing[0]
    s.revealed[seat * ALLIANCES + reveal_count(s, seat)] = gang
    s.revealing = s.revealing[1:]
    if s.journal is not None:
        s.journal.tell("reveal", "G5.1", {"seat": int(seat), "gang": int(gang)})


def sole_reveal(s: GangsState) -> Gang:
    """The last hidden alliance of the first seat in line."""
    seat = s.revealing[0]
    for gang in range(GANGS):
        if is_allied(s, seat, gang) and not is_revealed(s, seat, gang):
            return gang
    return NONE


def refuse_reveal(s: GangsState, gang: Gang) -> Refused:
    """Why this alliance cannot be turned."""
    if len(s.revealing) == 0:
        return Refused("G5.1", "no-reveal-now")
    if is_revealed(s, s.revealing[0], gang):
        return Refused("G5.1", "already-revealed", {"gang": int(gang)})
    return Refused("G5.1", "no-such-alliance", {"gang": int(gang)})
