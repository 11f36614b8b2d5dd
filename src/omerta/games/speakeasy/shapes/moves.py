"""The canonical moves of SPEAKEASY."""
# interpreted: as core/shapes.py

from typing import Literal, TypeAlias, TypedDict

from omerta.games.speakeasy.shapes.views import Deck, Goal, Location, Mode, StepName, Track, Zone


class Plain(TypedDict):
    move: Literal["hire", "strike", "done"]


class WithHelper(TypedDict):
    move: Literal["call", "recruit", "copy"]
    helper: int


class Restaurant(TypedDict):
    move: Literal["capo"]
    location: Literal["restaurant"]


class Capo(TypedDict):
    move: Literal["capo"]
    location: Location
    person: int


ParkFrom = TypedDict(
    "ParkFrom", {"move": Literal["capo"], "location": Literal["park"], "from": Location, "person": int}
)
ParkFromRestaurant = TypedDict(
    "ParkFromRestaurant",
    {"move": Literal["capo"], "location": Literal["park"], "from": Literal["restaurant"], "seat": int},
)


class Do(TypedDict):
    move: Literal["do"]
    effect: StepName


class Take(TypedDict):
    move: Literal["take"]
    deck: Deck


class TakeTile(TypedDict):
    move: Literal["tile"]
    slot: int


class ToVip(TypedDict):
    move: Literal["member"]
    to: Literal["vip"]


class ToDocks(TypedDict):
    move: Literal["member"]
    to: Literal["docks"]
    zone: Zone
    row: int


class Shift(TypedDict):
    move: Literal["shift"]
    zone: Zone
    row: int
    to_zone: Zone
    to_row: int


class Recall(TypedDict):
    move: Literal["recall"]
    zone: Zone
    row: int


class Bonus(TypedDict):
    move: Literal["bonus"]
    row: int


class Level(TypedDict):
    move: Literal["level"]
    track: Track


class WithCard(TypedDict):
    move: Literal["discard", "play"]
    card: str


class WithSpace(TypedDict):
    move: Literal["protect", "sell", "barrel", "at", "yield"]
    space: int


class Drive(TypedDict):
    move: Literal["enter", "drive"]
    truck: int
    district: int


class Load(TypedDict):
    move: Literal["load"]
    truck: int


class Buy(TypedDict):
    move: Literal["buy"]
    truck: int
    barrels: int


class Unload(TypedDict):
    move: Literal["unload"]
    truck: int
    space: int


class Ambush(TypedDict):
    move: Literal["ambush"]
    ship: str


class Rival(TypedDict):
    move: Literal["rival"]
    seat: int


class TakeAssociate(TypedDict):
    move: Literal["associate"]
    mobster: str


class Build(TypedDict):
    move: Literal["build"]
    slot: str


class Force(TypedDict):
    move: Literal["force"]
    mode: Mode


class Order(TypedDict):
    move: Literal["order"]
    column: int


class PlayTile(TypedDict):
    move: Literal["city"]
    tile: str


class Cook(TypedDict):
    move: Literal["cook"]
    goal: Goal


class GiveBack(TypedDict):
    move: Literal["return"]
    tile: str
    slot: int


class Defend(TypedDict):
    move: Literal["defend"]
    space: int
    mode: Mode


# What chance deals.


class DealFirst(TypedDict):
    move: Literal["deal"]
    first: int


class DealBlock(TypedDict):
    move: Literal["deal"]
    block: int


class DealSite(TypedDict):
    move: Literal["deal"]
    site: int


class DealMobster(TypedDict):
    move: Literal["deal"]
    mobster: str


class DealCop(TypedDict):
    move: Literal["deal"]
    cop: int


class DealTile(TypedDict):
    move: Literal["deal"]
    tile: str


class DealGoal(TypedDict):
    move: Literal["deal"]
    goal: str


class DealCard(TypedDict):
    move: Literal["deal"]
    card: str


class DealHelper(TypedDict):
    move: Literal["deal"]
    helper: int


class DealCrate(TypedDict):
    move: Literal["deal"]
    crate: int


class DealPort(TypedDict):
    move: Literal["deal"]
    port: int


class DealJoLevel(TypedDict):
    move: Literal["deal"]
    jo_level: str


class DealJo(TypedDict):
    move: Literal["deal"]
    jo: str


class DealJoDistrict(TypedDict):
    move: Literal["deal"]
    jo_district: int


Deal: TypeAlias = (
    DealFirst | DealBlock | DealSite | DealMobster | DealCop | DealTile | DealGoal | DealCard | DealHelper | DealCrate
    | DealPort | DealJoLevel | DealJo | DealJoDistrict
)  # fmt: skip
Move: TypeAlias = (
    Plain | WithHelper | Restaurant | Capo | ParkFrom | ParkFromRestaurant | Do | Take | TakeTile | ToVip | ToDocks
    | Shift | Recall | Bonus | Level | WithCard | WithSpace | Drive | Load | Buy | Unload | Ambush | Rival
    | TakeAssociate | Build | Force | Order | PlayTile | Cook | GiveBack | Defend | Deal
)  # fmt: skip
