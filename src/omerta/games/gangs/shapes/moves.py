"""The canonical moves of GANGS."""
# interpreted: as core/shapes.py

from typing import Literal, TypeAlias, TypedDict

Climb = TypedDict("Climb", {"move": Literal["climb"], "from": int, "to": int})
Fill = TypedDict("Fill", {"move": Literal["fill"], "from": int})


class Pass(TypedDict):
    move: Literal["pass"]


class Influence(TypedDict):
    move: Literal["influence"]
    card: int
    agent: int
    victim: int


class WithGang(TypedDict):
    move: Literal["reveal", "deal"]
    gang: int


class Begin(TypedDict):
    move: Literal["begin"]
    seat: int


Move: TypeAlias = Climb | Fill | Pass | Influence | WithGang | Begin
