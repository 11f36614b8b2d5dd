"""The journal: the facts of each kind of event."""
# interpreted: as core/shapes.py

from typing import TypedDict


class NoFacts(TypedDict):
    pass


class SeatFacts(TypedDict):
    seat: int


class SeatCardFacts(TypedDict):
    seat: int
    card: int


Events = TypedDict(
    "Events",
    {
        "begins": SeatFacts,
        "dealt": SeatCardFacts,
        "dealt-unseen": SeatFacts,
        "over": NoFacts,
        "played": SeatCardFacts,
        "taken": SeatFacts,
    },
)
