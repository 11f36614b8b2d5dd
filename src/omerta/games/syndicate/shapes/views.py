"""Views and positions of SYNDICATE. Tokens are told by their kind, 0–27 (S1.4)."""
# interpreted: as core/shapes.py

from typing import Literal, NotRequired, TypeAlias, TypedDict

from omerta.core.shapes import Mover, Pair

Mode: TypeAlias = Literal["new_york", "los_angeles", "solo"]
Difficulty: TypeAlias = Literal["easy", "medium", "hard"]
Stage: TypeAlias = Literal[
    "", "place", "effects", "closing", "open", "support", "draw", "cup", "roll", "over"
]  # "": the setup


class OptionsJson(TypedDict):
    show_hand_size: bool
    difficulty: NotRequired[Difficulty]  # of the automaton


TurnJson = TypedDict("TurnJson", {"token": int, "as": int, "field": int, "strength": int})


class SoloJson(TypedDict):
    """S10: the token outside the cup, and the one that acts."""

    outside: int
    acting: int | None


class TableJson(TypedDict):
    """What lies open to everyone."""

    game: Literal["syndicate"]
    mode: Mode
    options: OptionsJson
    stage: Stage
    to_move: Mover
    active: int
    fields: list[Pair | None]  # kind and seat
    markers: list[int | None]
    closed: list[int]
    wealth: list[int]
    last: list[int | None]
    last_turn: bool
    turn: TurnJson | None
    todo: list[str]
    free: list[int]
    winner: int | None
    solo: SoloJson | None


class ViewJson(TableJson):
    """The table as one seat sees it."""

    seat: int | None
    hand: list[int] | None
    bag: list[int] | None  # how many of each kind
    row: list[int]  # the automaton's
    hand_sizes: list[int]
    bag_sizes: list[int]
    reinforcements: list[int]
    unseen_gang: list[list[int]]
    unseen_reinforcements: list[int]
    memory: list[list[float] | list[int]]


class PositionJson(TableJson):
    """The position of the rules file."""

    data: str
    digest: str
    hands: list[list[int]]
    bags: list[list[int]]
    pile: list[int]
