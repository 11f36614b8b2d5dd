"""The canonical moves of FAMILIES; null declines."""
# interpreted: as core/shapes.py

from typing import Literal, TypeAlias, TypedDict

from omerta.games.families.shapes.views import Good, Money


class Pass(TypedDict):
    move: Literal["pass"]


class Open(TypedDict):
    move: Literal["open"]
    territory: int


class Thug(TypedDict):
    move: Literal["thug"]
    business: str


class WithSpace(TypedDict):
    move: Literal["member", "to", "random_space"]
    space: str


class PerhapsSpace(TypedDict):
    move: Literal["kill", "figure"]
    space: str | None


class WithJob(TypedDict):
    move: Literal["job", "draw"]
    job: str


class WithAlly(TypedDict):
    move: Literal["ally", "take", "ally_up", "random_ally"]
    ally: str


class Pay(TypedDict):
    move: Literal["pay"]
    goods: list[Good]


class Cost(TypedDict):
    move: Literal["cost"]
    pay: bool


class WithCard(TypedDict):
    move: Literal["discard", "random"]
    card: str


class PerhapsMoney(TypedDict):
    move: Literal["stash", "exchange", "bid"]
    card: Money | None


class Show(TypedDict):
    move: Literal["show"]
    card: Money


class PerhapsTerritory(TypedDict):
    move: Literal["territory"]
    territory: int | None


class Rival(TypedDict):
    move: Literal["rival"]
    seat: int | None


class OfGood(TypedDict):
    move: Literal["good"]
    good: Good


class Rescue(TypedDict):
    move: Literal["rescue"]
    kind: Literal["thug", "member"]


Marker = TypedDict("Marker", {"move": Literal["marker"], "from": int | None})


class Horse(TypedDict):
    move: Literal["horse"]
    seat: int


class Tile(TypedDict):
    move: Literal["tile"]
    tile: str


Move: TypeAlias = (
    Pass | Open | Thug | WithSpace | PerhapsSpace | WithJob | WithAlly | Pay | Cost | WithCard | PerhapsMoney | Show
    | PerhapsTerritory | Rival | OfGood | Rescue | Marker | Horse | Tile
)  # fmt: skip
