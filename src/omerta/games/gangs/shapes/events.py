"""The journal: the facts of each kind of event."""
# interpreted: as core/shapes.py

from typing import TypedDict


class NoFacts(TypedDict):
    pass


class SeatFacts(TypedDict):
    seat: int


class GangFacts(TypedDict):
    gang: int


class SeatGangFacts(TypedDict):
    seat: int
    gang: int


class LaidFacts(TypedDict):
    gang: int
    place: int


class TopFacts(TypedDict):
    gang: int
    to: int


class CountFacts(TypedDict):
    count: int


ClimbFacts = TypedDict("ClimbFacts", {"seat": int, "gang": int, "from": int, "to": int})
InfluenceFacts = TypedDict(
    "InfluenceFacts", {"seat": int, "card": int, "agent": int, "gang": int, "victim": int, "victim-gang": int}
)
Events = TypedDict(
    "Events",
    {
        "alliance": SeatGangFacts,
        "alliance-unseen": SeatFacts,
        "begins": SeatFacts,
        "climb": ClimbFacts,
        "crowned": SeatGangFacts,
        "fill": ClimbFacts,
        "heart-opened": SeatFacts,
        "influence": InfluenceFacts,
        "influence-card": SeatGangFacts,
        "influence-card-unseen": SeatFacts,
        "laid": LaidFacts,
        "no-mans-land-opened": SeatFacts,
        "over": NoFacts,
        "pass": SeatFacts,
        "pass-unasked": SeatFacts,
        "reshuffled": CountFacts,
        "reveal": SeatGangFacts,
        "take-top": TopFacts,
        "turned": GangFacts,
    },
)
