"""The facts of events of SPEAKEASY."""
# interpreted: as core/shapes.py

from typing import NotRequired, TypedDict

from omerta.games.speakeasy.shapes.views import Deck, Goal, Kind, Location, StepName, Track, Why, Zone


class ActFacts(TypedDict):
    act: int


class AmbushesFacts(TypedDict):
    seat: int
    ship: str
    strength: int


class AssociateHelpsFacts(TypedDict):
    seat: int
    mobster: str
    price: int


class MobsterFacts(TypedDict):
    seat: int
    mobster: str


class BlockFacts(TypedDict):
    block: int


class CountFacts(TypedDict):
    seat: int
    count: int


class BoughtFacts(TypedDict):
    seat: int
    truck: int
    ship: str
    count: int
    price: int


class HelperFacts(TypedDict):
    seat: int
    helper: int


class SumFacts(TypedDict):
    seat: int
    sum: int


class EffectFacts(TypedDict):
    seat: int
    effect: StepName


class SlotFacts(TypedDict):
    seat: int
    slot: str


class TrackFacts(TypedDict):
    seat: int
    track: Track


class CookedFacts(TypedDict):
    seat: int
    goal: Goal
    sum: int


class CopFacts(TypedDict):
    cop: int


class DistrictFacts(TypedDict):
    district: int


class OpenCrateFacts(TypedDict):
    crate: int


class CratePaysFacts(TypedDict):
    seat: int
    crate: int
    sum: int


class CrateFacts(TypedDict):
    seat: int
    crate: int


class CardFacts(TypedDict):
    seat: int
    card: str


class DeckFacts(TypedDict):
    seat: int
    deck: Deck


class DeckShowsFacts(TypedDict):
    card: str
    deck: Deck


class SpaceFacts(TypedDict):
    seat: int
    space: int


class DiscardedFacts(TypedDict):
    seat: int
    card: str
    why: Why


class DroveFacts(TypedDict):
    seat: int
    truck: int
    district: int


class FirstFacts(TypedDict):
    seat: int
    first: int


class GaveBackFacts(TypedDict):
    seat: int
    tile: str
    at: int


class GoalFacts(TypedDict):
    goal: str
    place: Goal


class SeatFacts(TypedDict):
    seat: int


class OpenHelperFacts(TypedDict):
    helper: int


class PriceFacts(TypedDict):
    seat: int
    price: int


class OtherFacts(TypedDict):
    seat: int
    other: int


class JoAmbushesFacts(TypedDict):
    seat: int
    ship: str
    sum: int
    count: int


class JoLevelFacts(TypedDict):
    jo_level: str


class JoBuildsFacts(TypedDict):
    seat: int
    space: int
    kind: Kind


class JoDistrictFacts(TypedDict):
    jo_district: int


class JoFacts(TypedDict):
    jo: str


class LaunderedFacts(TypedDict):
    seat: int
    price: int
    laundered: int


class LevelFacts(TypedDict):
    seat: int
    track: Track
    level: int
    infamy: int


class TruckFacts(TypedDict):
    seat: int
    truck: int


class MemberShiftedFacts(TypedDict):
    seat: int
    zone: Zone
    row: int
    to_zone: Zone
    to_row: int


class MemberToDocksFacts(TypedDict):
    seat: int
    zone: Zone
    row: int


class MobsterComesFacts(TypedDict):
    mobster: str
    district: int
    strength: int


class NewOrderFacts(TypedDict):
    count: int
    one: int
    two: int
    three: NotRequired[int]
    four: NotRequired[int]


class OpensFacts(TypedDict):
    seat: int
    slot: str
    space: int


class ColumnFacts(TypedDict):
    seat: int
    column: int


class TileFacts(TypedDict):
    seat: int
    tile: str


class PortFacts(TypedDict):
    port: int
    ship: str
    district: int


class OpenShipFacts(TypedDict):
    ship: str


class ProtectedFacts(TypedDict):
    seat: int
    space: int
    tokens: int


class RowBonusFacts(TypedDict):
    seat: int
    row: int
    benefit: int


class SailedFacts(TypedDict):
    ship: str
    district: int


class SentByParkFacts(TypedDict):
    seat: int
    other: int
    location: Location


class LocationFacts(TypedDict):
    seat: int
    location: Location


class SiteFacts(TypedDict):
    site: int


class SoldFacts(TypedDict):
    seat: int
    space: int
    price: int


class SoloRankFacts(TypedDict):
    seat: int
    rank: str
    sum: int


class ShipFacts(TypedDict):
    seat: int
    ship: str


class TileOnSpaceFacts(TypedDict):
    tile: str
    space: int


class OpenTileFacts(TypedDict):
    tile: str


class TurnBeginsFacts(TypedDict):
    seat: int
    act: int
    round: int


class UnloadedFacts(TypedDict):
    seat: int
    truck: int
    space: int


class ZonePaysFacts(TypedDict):
    seat: int
    zone: Zone
    sum: int
    count: int
