"""What TOY teaches a bot: tricks taken, and high cards in hand (T2.2)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.games.toy.components import CARDS, Seat
from omerta.games.toy.state import ToyState

TRICKS: Final[i64] = 0
HIGH: Final[i64] = 1
TERMS: Final = ("tricks", "high")


def terms_into(s: ToyState, seat: Seat, into: vec[float]) -> None:
    into[TRICKS] = 1.5 * float(s.points[seat])
    high = 0.0
    for card in range(CARDS):
        if s.where[card] == seat:
            high += 0.2 * float(card)
    into[HIGH] = high
