"""One look over the map for a seat: its buildings, so that nothing else must search for them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.games.speakeasy.components import DISTRICTS, SPACES, WIDTH, Seat, Space
from omerta.games.speakeasy.prospects.scale import turns_left
from omerta.games.speakeasy.rules.ground import is_operating
from omerta.games.speakeasy.state import (
    CASK,
    KIND,
    MEMBER,
    OWNER,
    SPOT,
    SpeakeasyState,
)

PLAYERS_AND_MOB: Final[i64] = 5
AT_HAND: Final = 4  # surveys made before anybody asks


@final
class Survey:
    """What a look has found, and room to reckon in; it belongs to one evaluation at a time (``borrow``)."""

    turns: i64  # that the seat has left
    own: i64  # buildings
    protected: i64
    protected_districts: i64  # bits
    stills_at: i64  # the space of an Operating Stills, or NONE
    spaces: vec[i64]  # of the buildings, as many as there are
    kinds: vec[i64]
    works: vec[i64]  # 1: Operating (E8.1)
    kept: vec[i64]  # 1: protected
    barrels: vec[i64]

    room: vec[i64]  # Operating bars without a barrel, by district
    price: vec[float]  # the best price there
    next: vec[i64]  # districts controlled at the next payout, by Zone and seat
    later: vec[i64]
    counted: i64  # bits of the actions already counted in

    def __init__(self) -> None:
        self.turns = 0
        self.own = 0
        self.protected = 0
        self.protected_districts = 0
        self.stills_at = -1
        self.spaces = vec[i64]([0] * SPACES)
        self.kinds = vec[i64]([0] * SPACES)
        self.works = vec[i64]([0] * SPACES)
        self.kept = vec[i64]([0] * SPACES)
        self.barrels = vec[i64]([0] * SPACES)
        self.room = vec[i64]([0] * DISTRICTS)
        self.price = vec[float]([0.0] * DISTRICTS)
        self.next = vec[i64]([0] * (3 * PLAYERS_AND_MOB))
        self.later = vec[i64]([0] * (3 * PLAYERS_AND_MOB))
        self.counted = 0

    def look(self, s: SpeakeasyState, seat: Seat) -> None:
        self.turns = turns_left(s, seat)
        self.own = 0
        self.protected = 0
        self.protected_districts = 0
        self.stills_at = -1
        for space in range(SPACES):
            if s.spaces[space * SPOT + OWNER] == seat:
                self._note(s, space)

    def _note(self, s: SpeakeasyState, space: Space) -> None:
        i, base = self.own, space * SPOT
        self.own = i + 1
        self.spaces[i] = space
        self.kinds[i] = s.spaces[base + KIND]
        self.kept[i] = s.spaces[base + MEMBER]
        self.barrels[i] = s.spaces[base + CASK]
        self.works[i] = 1 if is_operating(s, space) else 0
        if self.kept[i] == 1:
            self.protected += 1
            self.protected_districts |= i64(1) << (space // WIDTH)
        if self.kinds[i] == 0 and self.works[i] == 1:
            self.stills_at = space

    def unprotected(self) -> i64:
        """Buildings that could be protected."""
        return self.own - self.protected


# As the buffers of core.actions: whoever has one has it alone, in whatever thread.
_spare: Final = [Survey() for _ in range(AT_HAND)]


def borrow(s: SpeakeasyState, seat: Seat) -> Survey:
    """A look over the map for a seat; it is to be given back."""
    try:
        survey = _spare.pop()
    except IndexError:
        survey = Survey()
    survey.look(s, seat)
    return survey


def give_back(survey: Survey) -> None:
    _spare.append(survey)
