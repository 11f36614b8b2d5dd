"""What happened, by which clause, and who may know it."""

from collections.abc import Iterator
from typing import Final, final

from omerta.core.problems import Facts

EVERYONE: Final = -1
SPECTATOR: Final = 30
NOBODY: Final = -1


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


def all_but(seat: int) -> int:
    """The audience of everyone else, spectators included."""
    return ~(1 << seat)


@final
class Event:
    """One thing that happened.

    ``audience`` has a bit for each seat and one for spectators. A ``veil`` is what the others see of an event whose
    truth is told to some seats only; whoever sees everything skips veils. ``by`` is the seat that acted when it
    happened: the last one that decided, or an automaton; NOBODY before anybody has.
    """

    def __init__(  # noqa: PLR0917
        self, kind: str, clause: str, facts: Facts, audience: int, veil: bool, by: int = NOBODY
    ) -> None:
        self.kind = kind
        self.clause = clause
        self.facts = facts
        self.audience = audience
        self.veil = veil
        self.by = by

    def seen_by(self, seat: int | None) -> bool:
        bit = SPECTATOR if seat is None else seat
        return (self.audience >> bit) & 1 == 1

    def to_json(self) -> dict[str, object]:
        return {"event": self.kind, "clause": self.clause, **self.facts}


@final
class Journal:
    """The events of a game, in order. A state that has one writes to it; a state in a search has none.

    Whoever drives the game says who acts; rules say it where an automaton does.
    """

    def __init__(self, by: int = NOBODY) -> None:
        self.events: list[Event] = []
        self.by = by

    def tell(self, kind: str, clause: str, facts: Facts, audience: int = EVERYONE) -> None:
        self.events.append(Event(kind, clause, facts, audience, False, self.by))

    def veil(self, kind: str, clause: str, facts: Facts, audience: int) -> None:
        self.events.append(Event(kind, clause, facts, audience, True, self.by))

    def seen_by(self, seat: int | None) -> list[Event]:
        """What this seat (None: a spectator) may read."""
        return [event for event in self.events if event.seen_by(seat)]

    def truth(self) -> Iterator[Event]:
        """Everything, once: for the time after the game."""
        return iter([event for event in self.events if not event.veil])
