"""What can be wrong, told so that a person understands it.

Problem ── Refused      a move the rules forbid; always names a clause
        ├─ Impossible   a position no game can reach; names a clause where one is broken
        ├─ Damaged      a file or a move in it that is not what it should be
        │  └─ Broken    a box that cannot be played by, with all that is wrong with it
        └─ Unknown      a name or value that does not exist here

Each carries a reason (the key of a text in words/) and the facts that text needs, never a finished sentence.
"""

from collections.abc import Mapping
from typing import TypeAlias

Fact: TypeAlias = int | str
Facts: TypeAlias = Mapping[str, Fact]


class Problem(Exception):
    """Something a person must be told, as a reason and its facts."""

    def __init__(self, reason: str, facts: Facts | None = None, clause: str = "") -> None:
        super().__init__(reason, facts, clause)
        self.reason = reason
        self.facts: Facts = {} if facts is None else facts
        self.clause = clause

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        clause = f" ({self.clause})" if self.clause else ""
        return f"{self.reason}{clause}{': ' + facts if facts else ''}"


class Refused(Problem):
    """A move that the rules forbid."""

    def __init__(self, clause: str, reason: str, facts: Facts | None = None) -> None:
        super().__init__(reason, facts, clause)

    def __reduce__(self) -> tuple[type, tuple[str, str, Facts]]:
        return (Refused, (self.clause, self.reason, self.facts))


class Impossible(Problem):
    """A position that no game can reach."""


class Damaged(Problem):
    """A file that is broken, or not of the kind expected."""


class Fault:
    """One thing that is wrong with a box: where, why, and by which clause."""

    def __init__(self, place: str, reason: str, facts: Facts | None = None, clause: str = "") -> None:
        self.place = place
        self.reason = reason
        self.facts: Facts = {} if facts is None else facts
        self.clause = clause

    def __reduce__(self) -> tuple[type, tuple[str, str, Facts, str]]:
        return (Fault, (self.place, self.reason, self.facts, self.clause))

    def problem(self) -> Damaged:
        """The fault as a problem of its own, to be told in words."""
        return Damaged(self.reason, {"where": self.place, **self.facts}, self.clause)


class Broken(Damaged):
    """A box that cannot be played by. Its reason is that of its first fault; ``faults`` has them all."""

    def __init__(self, game: str, faults: list[Fault]) -> None:
        first = faults[0].problem()
        super().__init__(first.reason, first.facts, first.clause)
        self.game = game
        self.faults = faults

    def __reduce__(self) -> tuple[type, tuple[str, list[Fault]]]:
        return (Broken, (self.game, self.faults))


class Unknown(Problem):
    """A game, bot, option, clause, seat or command that there is not."""
