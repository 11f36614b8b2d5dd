"""Views and positions of TOY. Cards are 0–7."""
# interpreted: as core/shapes.py

from typing import Literal, TypedDict

from omerta.core.shapes import Mover


class ViewJson(TypedDict):
    """The table as one seat sees it."""

    game: Literal["toy"]
    seat: int | None
    to_move: Mover
    leader: int | None  # nobody until it is drawn
    led: int | None
    hand: list[int]
    out: list[int]
    hands: list[int]  # how many cards each seat holds
    points: list[int]


class PositionJson(TypedDict):
    """The position of the rules file."""

    game: Literal["toy"]
    to_move: Mover
    leader: int
    led: int | None
    hands: list[list[int]]
    out: list[int]
    points: list[int]
