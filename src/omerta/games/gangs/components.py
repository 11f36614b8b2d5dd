"""What is in the box: gangs, places, and who neighbours whom."""

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Gang: TypeAlias = i64  # G1.1: 0 … 7
Place: TypeAlias = i64  # G1.3: 0 … 20
Seat: TypeAlias = i64

NONE: Final[i64] = -1

GANGS: Final[i64] = 8  # G1.1
BOSSES: Final[i64] = 2  # G1.2: of each gang
MEMBERS: Final[i64] = 6  # G1.2: of each gang
CARDS: Final[i64] = 64  # G1.2
PLACES: Final[i64] = 21  # G1.3
ROW_SIZES: Final = (6, 5, 4, 3, 2, 1)  # G1.3: from the bottom
BOTTOM_ROW: Final[i64] = 6  # G2.6: places in row 1
HEART_START: Final[i64] = 15  # G1.3: row 4
NO_MANS_LAND_START: Final[i64] = 18  # G1.3: row 5
KINGPIN: Final[i64] = 20  # G1.3: row 6

ALLIANCES: Final[i64] = 3  # G2.2: each seat
MOST_SEATS: Final[i64] = 4

# G1.4
DIRECTIONS: Final[i64] = 6
LEFT: Final[i64] = 0
RIGHT: Final[i64] = 1
UP_LEFT: Final[i64] = 2
UP_RIGHT: Final[i64] = 3
DOWN_LEFT: Final[i64] = 4
DOWN_RIGHT: Final[i64] = 5


def influence_dealt(players: i64) -> i64:
    """G2.3: how many influence cards each seat gets."""
    return 4 if players == 4 else 5


def row_of(place: Place) -> i64:
    """The row of a place, 1 at the bottom to 6."""
    return ROWS[place]


def neighbour(place: Place, direction: i64) -> Place:
    """The place on that side, or NONE."""
    return NEIGHBOURS[place * DIRECTIONS + direction]


def _place_at(row: int, column: int) -> int:
    """G1.3: numbered from the bottom row's left end upward."""
    if not 0 <= row < len(ROW_SIZES) or not 0 <= column < ROW_SIZES[row]:
        return -1
    return sum(ROW_SIZES[:row]) + column


def _spots() -> list[tuple[int, int]]:
    return [(row, column) for row, size in enumerate(ROW_SIZES) for column in range(size)]


def _neighbours() -> list[int]:
    """G1.4: place j of a row lies above places j and j + 1 of the row below."""
    found: list[int] = []
    for row, column in _spots():
        found.append(_place_at(row, column - 1))
        found.append(_place_at(row, column + 1))
        found.append(_place_at(row + 1, column - 1))
        found.append(_place_at(row + 1, column))
        found.append(_place_at(row - 1, column))
        found.append(_place_at(row - 1, column + 1))
    return found


ROWS: Final = vec[i64]([row + 1 for row, _ in _spots()])
NEIGHBOURS: Final = vec[i64](_neighbours())
