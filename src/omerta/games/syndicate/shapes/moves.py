"""The canonical moves of SYNDICATE."""
# interpreted: as core/shapes.py

from typing import Literal, TypeAlias, TypedDict


class Place(TypedDict):
    move: Literal["place"]
    token: int
    field: int


class Decline(TypedDict):
    move: Literal["decline"]


class Effect(TypedDict):
    move: Literal["effect"]
    field: int


class WithDistrict(TypedDict):
    move: Literal["smuggle", "open", "advance"]
    district: int


class WithToken(TypedDict):
    move: Literal["shoot", "draw", "reinforce", "hit"]
    token: int


class Roll(TypedDict):
    move: Literal["roll"]
    die: int


class Cup(TypedDict):
    move: Literal["cup"]
    solo: int


Move: TypeAlias = Place | Decline | Effect | WithDistrict | WithToken | Roll | Cup
