"""What can be wrong, told so that a person understands it.

Problem ── Refused      a move the rules forbid; always names a clause
        ├─ Impossible   a position no game can reach; names a clause where one is broken
        ├─ Damaged      a file or a move in it that is not what it should be
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


class Unknown(Problem):
    """A game, bot, option, clause, seat or command that there is not."""
