"""The canonical moves of TOY."""
# interpreted: as core/shapes.py

from typing import Literal, TypeAlias, TypedDict


class WithCard(TypedDict):
    move: Literal["play", "deal"]
    card: int


class Begin(TypedDict):
    move: Literal["begin"]
    seat: int


Move: TypeAlias = WithCard | Begin
