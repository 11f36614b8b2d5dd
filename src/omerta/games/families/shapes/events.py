"""The journal: the facts of each kind of event."""
# interpreted: as core/shapes.py

from typing import Literal, TypedDict

from omerta.games.families.shapes.views import FigureKind


class ActFacts(TypedDict):
    act: int


class PhaseFacts(TypedDict):
    phase: int
    act: int


class SeatFacts(TypedDict):
    seat: int


class CardFacts(TypedDict):
    seat: int
    card: str


class JobUpFacts(TypedDict):
    job: str


class JobFacts(TypedDict):
    seat: int
    job: str


class AllyUpFacts(TypedDict):
    ally: str


class AllyFacts(TypedDict):
    seat: int
    ally: str


class SpaceFacts(TypedDict):
    seat: int
    space: str


class TerritoryFacts(TypedDict):
    seat: int
    territory: int


class TiedFacts(TypedDict):
    territory: int


class FigureFacts(TypedDict):
    seat: int
    figure: FigureKind


class PlacedFacts(TypedDict):
    seat: int
    figure: FigureKind
    space: str


class KilledFacts(TypedDict):
    seat: int
    rival: int
    figure: FigureKind
    space: str


class MovedFacts(TypedDict):
    seat: int
    rival: int
    figure: FigureKind
    source: str
    space: str


class RivalFacts(TypedDict):
    seat: int
    rival: int


class RivalCardFacts(TypedDict):
    seat: int
    rival: int
    card: str


class BidFacts(TypedDict):
    seat: int
    count: int
    value: int


class ColourFacts(TypedDict):
    seat: int
    colour: str


class ScoreFacts(TypedDict):
    seat: int
    money: int
    total: int


class TileFacts(TypedDict):
    tile: str


class OpenedFacts(TypedDict):
    seat: int
    tile: str
    territory: int


class ChoseFacts(TypedDict):
    seat: int
    space: str
    test: str


class YieldFacts(TypedDict):
    seat: int
    space: str
    case: Literal["a", "b", "c", "d", "e", "few"]


ExchangedFacts = TypedDict("ExchangedFacts", {"seat": int, "card": str, "for": str})
MarkerFacts = TypedDict("MarkerFacts", {"seat": int, "from": int, "territory": int})
Events = TypedDict(
    "Events",
    {
        "act-begins": ActFacts,
        "ally-up": AllyUpFacts,
        "bid": CardFacts,
        "bid-closed": SeatFacts,
        "bid-revealed": BidFacts,
        "bribed": CardFacts,
        "car-bomb": TerritoryFacts,
        "colour-bonus": ColourFacts,
        "completed": JobFacts,
        "controller": SpaceFacts,
        "deck-is-empty": SeatFacts,
        "declined": SeatFacts,
        "digs-in": TerritoryFacts,
        "discarded": CardFacts,
        "don-bid": CardFacts,
        "don-chose": ChoseFacts,
        "don-completed": JobFacts,
        "don-controls": SeatFacts,
        "don-gained": CardFacts,
        "don-job-instead": SeatFacts,
        "don-lost": CardFacts,
        "don-no-access": JobFacts,
        "don-no-target": SeatFacts,
        "don-shows": CardFacts,
        "don-stashed": JobFacts,
        "don-uses": FigureFacts,
        "don-uses-ally": AllyFacts,
        "don-yield": YieldFacts,
        "drew": JobFacts,
        "drew-unseen": SeatFacts,
        "drives-by": TerritoryFacts,
        "exchanged": ExchangedFacts,
        "gained": CardFacts,
        "horse": SeatFacts,
        "job-up": JobUpFacts,
        "keeps-cards": SpaceFacts,
        "keeps-markers": TerritoryFacts,
        "killed": KilledFacts,
        "marked": TerritoryFacts,
        "marker-moved": MarkerFacts,
        "moved": MovedFacts,
        "moves-figure": SpaceFacts,
        "nothing-to-steal": SeatFacts,
        "offer-returned": RivalCardFacts,
        "offer-taken": RivalCardFacts,
        "opened": OpenedFacts,
        "paid": CardFacts,
        "passed": SeatFacts,
        "pays-cost": SpaceFacts,
        "phase-begins": PhaseFacts,
        "placed": PlacedFacts,
        "plays-ally": AllyFacts,
        "recalled": FigureFacts,
        "rescued": FigureFacts,
        "robs-case": RivalFacts,
        "robs-hand": RivalFacts,
        "score": ScoreFacts,
        "shows": CardFacts,
        "shows-nothing": SeatFacts,
        "shows-unseen": SeatFacts,
        "stashed": CardFacts,
        "stolen": RivalCardFacts,
        "stolen-unseen": RivalFacts,
        "stops-stashing": SeatFacts,
        "supply-lacks": CardFacts,
        "takes-job": JobFacts,
        "territory-bonus": TerritoryFacts,
        "tile-drawn": TileFacts,
        "took-ally": AllyFacts,
        "turf-tied": TiedFacts,
        "turf-won": TerritoryFacts,
    },
)
