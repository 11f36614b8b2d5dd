"""What is in the box: the tokens, by kind, and where each may lie."""

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from omerta.games.syndicate.shapes.views import Difficulty, Mode

Kind: TypeAlias = i64  # S1.4: 0 … 27
Field: TypeAlias = i64
District: TypeAlias = i64
Seat: TypeAlias = i64

NONE: Final[i64] = -1
KINDS: Final[i64] = 28
FIRST_REINFORCEMENT: Final[i64] = 13  # S1.4
AUTOMATON: Final[i64] = 0  # S1.1: its seat in solo
HUMAN: Final[i64] = 1

NEW_YORK: Final[i64] = 0  # S1.1
LOS_ANGELES: Final[i64] = 1
SOLO: Final[i64] = 2
MODES: Final[tuple[Mode, ...]] = ("new_york", "los_angeles", "solo")
DIFFICULTIES: Final[tuple[Difficulty, ...]] = ("easy", "medium", "hard")  # S1.2

GANGSTER_BOSS: Final[i64] = 10
SMUGGLER_BOSS: Final[i64] = 11
BOMBER: Final[i64] = 23
INFORMER: Final[i64] = 24
SNOOP: Final[i64] = 25
BONNIE: Final[i64] = 26
SAWN_OFF: Final[i64] = 27

# S1.4: symbols
PLAIN: Final[i64] = 0
QUICK: Final[i64] = 1
BLOCK: Final[i64] = 2
SHOT: Final[i64] = 3

# S1.4: field types, one bit each
STREET: Final[i64] = 1
RIVER: Final[i64] = 2
MIXED: Final[i64] = 4
_L: Final = 5
_W: Final = 6
_A: Final = 7

# S1.4: strength, symbol, fields, then how many in the orange or blue bag, the grey bag, the pile.
_TOKENS: Final = (
    (1, 0, _L, 3, 3, 0),
    (2, 0, _L, 2, 2, 0),
    (3, 0, _L, 2, 1, 0),
    (1, 0, _W, 3, 4, 0),
    (2, 0, _W, 2, 2, 0),
    (3, 0, _W, 2, 1, 0),
    (0, 1, _A, 1, 0, 0),
    (0, 3, _A, 0, 1, 0),
    (1, 0, _A, 3, 3, 0),
    (2, 0, _A, 2, 2, 0),
    (1, 0, _L, 1, 1, 0),
    (1, 0, _W, 1, 1, 0),
    (4, 0, _A, 0, 1, 0),
    (4, 0, _L, 0, 0, 2),
    (1, 1, _L, 0, 0, 1),
    (5, 2, _L, 0, 0, 1),
    (4, 0, _W, 0, 0, 2),
    (1, 1, _W, 0, 0, 1),
    (2, 3, _W, 0, 0, 1),
    (5, 2, _W, 0, 0, 1),
    (3, 0, _A, 0, 0, 2),
    (1, 3, _A, 0, 0, 1),
    (4, 2, _A, 0, 0, 1),
    (7, 0, _L, 0, 0, 1),
    (0, 0, 0, 0, 0, 1),
    (0, 0, _A, 0, 0, 1),
    (1, 0, _L, 0, 0, 1),
    (1, 0, _A, 0, 0, 1),
)


def _column(number: int) -> list[int]:
    return [token[number] for token in _TOKENS]


def _men(kinds: set[int]) -> list[int]:
    return [1 if kind in kinds else 0 for kind in range(28)]


STRENGTH: Final = vec[i64](_column(0))
SYMBOL: Final = vec[i64](_column(1))
ALLOWED: Final = vec[i64](_column(2))
CITY_BAG: Final = vec[i64](_column(3))  # orange and blue
GREY_BAG: Final = vec[i64](_column(4))
PILE: Final = vec[i64](_column(5))

# S6.2: whom a boss counts among its own: gangsters or smugglers, cops, and its like.
GANGSTERS_MEN: Final = vec[i64](_men({0, 1, 2, 6, 7, 8, 9, 10}))
SMUGGLERS_MEN: Final = vec[i64](_men({3, 4, 5, 6, 7, 8, 9, 11}))

SOLO_TOKENS: Final[i64] = 8  # S10.1
BIG_GUNS: Final[i64] = 0
COUNTERATTACK: Final[i64] = 1
ECONOMIC_WARFARE: Final[i64] = 2
FOR_THE_GLORY: Final[i64] = 3
RESEARCH: Final[i64] = 4
RAPID_DEPLOYMENT: Final[i64] = 5
SECURE: Final[i64] = 6
STEAMROLL: Final[i64] = 7


def starting_bag(mode: i64, seat: Seat) -> vec[i64]:
    """S1.1, S2.1: the make-up of a seat's bag before the first draw."""
    return GREY_BAG[:] if mode == LOS_ANGELES and seat == 0 else CITY_BAG[:]


def starting_bags(mode: i64) -> vec[i64]:
    """Both bags, by seat and kind."""
    return GREY_AND_CITY[:] if mode == LOS_ANGELES else CITY_BAGS[:]


CITY_BAGS: Final = vec[i64](_column(3) + _column(3))
GREY_AND_CITY: Final = vec[i64](_column(4) + _column(3))


def is_reinforcement(kind: Kind) -> bool:
    return kind >= FIRST_REINFORCEMENT
