"""Views and positions of GANGS. Gangs are 0–7, places 0–20."""
# interpreted: as core/shapes.py

from typing import Literal, TypedDict

from omerta.core.shapes import Mover


class TableJson(TypedDict):
    """What lies open to everyone."""

    game: Literal["gangs"]
    players: int
    to_move: Mover
    active: int | None  # nobody until it is drawn who begins
    pyramid: list[int | None]
    top: int | None
    bosses: list[int]
    discard: list[int]
    out: list[int]
    alliances: list[list[int]]  # by seat; in a view those that the viewer knows
    revealed: list[list[int]]
    passed: list[int]
    hole: int | None
    revealing: list[int]
    heart_opened: bool
    no_mans_land_opened: bool
    crowned: bool


class ViewJson(TableJson):
    """The table as one seat sees it."""

    seat: int | None
    deck: int
    deck_members: list[int] | None
    hidden: list[int]
    hands: list[int]
    influence: list[int]


class PositionJson(TableJson):
    """The position of the rules file."""

    members: list[int]
    influence: list[list[int]]
