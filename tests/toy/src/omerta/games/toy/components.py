"""What is in the box: eight cards (T1.1)."""

from typing import Final, TypeAlias

from mypy_extensions import i64

Card: TypeAlias = i64  # T1.1: 0 … 7
Seat: TypeAlias = i64

NONE: Final[i64] = -1
CARDS: Final[i64] = 8  # T1.1
HAND: Final[i64] = 3  # T1.3: cards dealt to each seat
SEATS: Final[i64] = 2
