"""One look over the map for a seat: its buildings, so that nothing else must search for them.

``look`` fills the tables below; they hold until the next look.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.games.speakeasy.components import SPACES, WIDTH, Seat, Space
from omerta.games.speakeasy.rules.ground import is_operating
from omerta.games.speakeasy.state import (
    CASK,
    KIND,
    MEMBER,
    OWNER,
    SPOT,
    SpeakeasyState,
)

OWN: Final[i64] = 0  # buildings
PROTECTED: Final[i64] = 1
PROTECTED_DISTRICTS: Final[i64] = 2  # bits
STILLS_AT: Final[i64] = 3  # the space of an Operating Stills, or NONE

tally: Final = vec[i64]([0] * 4)
spaces: Final = vec[i64]([0] * SPACES)  # of the buildings, as many as there are
kinds: Final = vec[i64]([0] * SPACES)
works: Final = vec[i64]([0] * SPACES)  # 1: Operating (E8.1)
kept: Final = vec[i64]([0] * SPACES)  # 1: protected
barrels: Final = vec[i64]([0] * SPACES)


def look(s: SpeakeasyState, seat: Seat) -> None:
    tally[OWN] = 0
    tally[PROTECTED] = 0
    tally[PROTECTED_DISTRICTS] = 0
    tally[STILLS_AT] = -1
    for space in range(SPACES):
        if s.spaces[space * SPOT + OWNER] == seat:
            _note(s, space)


def _note(s: SpeakeasyState, space: Space) -> None:
    i, base = tally[OWN], space * SPOT
    tally[OWN] = i + 1
    spaces[i] = space
    kinds[i] = s.spaces[base + KIND]
    kept[i] = s.spaces[base + MEMBER]
    barrels[i] = s.spaces[base + CASK]
    works[i] = 1 if is_operating(s, space) else 0
    if kept[i] == 1:
        tally[PROTECTED] += 1
        tally[PROTECTED_DISTRICTS] |= i64(1) << (space // WIDTH)
    if kinds[i] == 0 and works[i] == 1:
        tally[STILLS_AT] = space


def unprotected() -> i64:
    """Buildings that could be protected."""
    return tally[OWN] - tally[PROTECTED]
