"""The journal: the facts of each kind of event."""
# interpreted: as core/shapes.py

from typing import TypedDict


class SeatFacts(TypedDict):
    seat: int


class TokenFacts(TypedDict):
    seat: int
    token: int


class PlacedFacts(TypedDict):
    seat: int
    token: int
    field: str


PlacedAsFacts = TypedDict("PlacedAsFacts", {"seat": int, "token": int, "field": str, "as": int})


class MarkerFacts(TypedDict):
    seat: int
    district: str
    count: int
    marker: int


class AdvancedFacts(TypedDict):
    district: str
    count: int
    marker: int


class OpenedFacts(TypedDict):
    seat: int
    district: str
    marker: int


class PointsFacts(TypedDict):
    seat: int
    district: str
    count: int


class WealthFacts(TypedDict):
    seat: int
    count: int
    total: int


class FieldFacts(TypedDict):
    field: str


class SeatFieldFacts(TypedDict):
    seat: int
    field: str


class ChoseDistrictFacts(TypedDict):
    district: str
    criterion: str


class ChoseFieldFacts(TypedDict):
    field: str
    criterion: str


class ChoseTokenFacts(TypedDict):
    token: int
    criterion: str


class CupFacts(TypedDict):
    solo: int


class SteamrollFacts(TypedDict):
    solo: int
    acting: int


class RolledFacts(TypedDict):
    die: int


Events = TypedDict(
    "Events",
    {
        "advanced": AdvancedFacts,
        "begins": SeatFacts,
        "bombed": MarkerFacts,
        "called": TokenFacts,
        "called-unseen": SeatFacts,
        "chose-district": ChoseDistrictFacts,
        "chose-field": ChoseFieldFacts,
        "chose-token": ChoseTokenFacts,
        "cup": CupFacts,
        "dealt": TokenFacts,
        "dealt-unseen": SeatFacts,
        "district-closed": PointsFacts,
        "district-full": PointsFacts,
        "district-opened": OpenedFacts,
        "drawn": TokenFacts,
        "drawn-unseen": SeatFacts,
        "free-field": SeatFieldFacts,
        "joined": TokenFacts,
        "joined-unseen": SeatFacts,
        "last-turn": SeatFacts,
        "no-effect": FieldFacts,
        "no-placement": SeatFacts,
        "over": SeatFacts,
        "placed": PlacedFacts,
        "placed-as": PlacedAsFacts,
        "rolled": RolledFacts,
        "row-shared": PointsFacts,
        "row-won": PointsFacts,
        "shot": TokenFacts,
        "shot-row": TokenFacts,
        "shot-unseen": SeatFacts,
        "smuggled": MarkerFacts,
        "steamroll": SteamrollFacts,
        "strength": MarkerFacts,
        "support": SeatFacts,
        "support-declined": SeatFacts,
        "wealth": WealthFacts,
    },
)
