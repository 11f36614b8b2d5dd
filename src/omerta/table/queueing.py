"""Who comes next, where many want the same few processes.

First those in whose place a person waits, then fair shares: of those who wait the address that has used least, at that
address the person who has used least, then whoever has waited longest. Nothing here waits itself or knows a clock.
"""

from collections import Counter, deque
from enum import IntEnum
from typing import Final, Generic, TypeVar

import msgspec

PASSED: Final = 16  # jobs that may go before a less urgent one that waits
REMEMBERED: Final = 10_000  # of whom is known how much they have used

Item = TypeVar("Item")


class Urgency(IntEnum):
    """What comes first."""

    LIVE = 0  # a table where a person sits and is there
    ASKED = 1  # somebody looks at a page and waits for it
    AWAY = 2  # a table of people none of whom is there
    WATCHED = 3  # a table of bots
    GRAPH = 4  # what is found out bit by bit


class Claim(msgspec.Struct, frozen=True):
    """For whom something is done."""

    urgency: Urgency = Urgency.LIVE
    person: str = ""
    address: str = ""


class Bound(msgspec.Struct, frozen=True):
    """How many of a kind may wait."""

    kind: str
    of_person: int
    of_address: int


class Full(Exception):
    """Too many wait already."""


class Shares:
    """How much everybody has used. Who was away has saved nothing up meanwhile."""

    def __init__(self) -> None:
        self._used: dict[str, float] = {}
        self._level = 0.0  # what whoever was served last had used before that

    def __len__(self) -> int:
        return len(self._used)

    def enter(self, who: str) -> None:
        """Somebody begins to wait."""
        self._used[who] = max(self._used.get(who, 0.0), self._level)
        if len(self._used) > REMEMBERED:
            self._used = {name: used for name, used in self._used.items() if used > self._level or name == who}

    def used(self, who: str) -> float:
        return self._used.get(who, self._level)

    def serve(self, who: str) -> None:
        self._level = max(self._level, self.used(who))

    def charge(self, who: str, seconds: float) -> None:
        self._used[who] = self.used(who) + seconds


class Job(Generic[Item]):
    """Something to do, and for whom."""

    __slots__ = ("bound", "claim", "expected", "is_waiting", "item")

    def __init__(self, item: Item, claim: Claim, expected: float, bound: Bound | None = None) -> None:
        self.item = item
        self.claim = claim
        self.expected = expected  # seconds
        self.bound = bound
        self.is_waiting = False


class Line(Generic[Item]):
    """Jobs of the same urgency, by address and person."""

    def __init__(self) -> None:
        self._jobs: dict[str, dict[str, deque[Job[Item]]]] = {}

    def __bool__(self) -> bool:
        return bool(self._jobs)

    def __len__(self) -> int:
        return sum(len(jobs) for people in self._jobs.values() for jobs in people.values())

    def add(self, job: Job[Item]) -> None:
        self._jobs.setdefault(job.claim.address, {}).setdefault(job.claim.person, deque()).append(job)

    def first(self, addresses: Shares, people: Shares) -> Job[Item]:
        """The next one; dictionaries keep their order, so that of equals the one who came first is next."""
        address = min(self._jobs, key=addresses.used)
        person = min(self._jobs[address], key=people.used)
        return self._jobs[address][person][0]

    def remove(self, job: Job[Item]) -> None:
        of_address = self._jobs[job.claim.address]
        of_address[job.claim.person].remove(job)
        if not of_address[job.claim.person]:
            del of_address[job.claim.person]
        if not of_address:
            del self._jobs[job.claim.address]


class Queue(Generic[Item]):
    """Jobs that wait."""

    def __init__(self) -> None:
        self._lines: dict[Urgency, Line[Item]] = {urgency: Line() for urgency in Urgency}
        self._passed: Counter[Urgency] = Counter()
        self._waiting: Counter[tuple[str, str]] = Counter()  # by kind, and person or address
        self._addresses = Shares()
        self._people = Shares()

    def __len__(self) -> int:
        return sum(map(len, self._lines.values()))

    def waiting(self, urgency: Urgency) -> int:
        return len(self._lines[urgency])

    def put(self, job: Job[Item]) -> None:
        """Let a job wait; Full if too many of its kind do for the same person or address."""
        self._check(job)
        if not self._lines[job.claim.urgency]:
            self._passed[job.claim.urgency] = 0
        self._addresses.enter(job.claim.address)
        self._people.enter(job.claim.person)
        self._lines[job.claim.urgency].add(job)
        job.is_waiting = True
        self._waiting.update(_counted(job))

    def _check(self, job: Job[Item]) -> None:
        if job.bound is None:
            return
        person, address = _counted(job)
        if self._waiting[person] >= job.bound.of_person or self._waiting[address] >= job.bound.of_address:
            raise Full

    def take(self) -> Job[Item] | None:
        """The next job, for which its owner is charged what it usually takes."""
        urgency = self._next_urgency()
        if urgency is None:
            return None
        job = self._lines[urgency].first(self._addresses, self._people)
        self.remove(job)
        self._addresses.serve(job.claim.address)
        self._people.serve(job.claim.person)
        self.charge(job.claim, job.expected)
        self._note_passed(urgency)
        return job

    def _next_urgency(self) -> Urgency | None:
        """The most urgent, unless others have been passed over too often."""
        waiting = [urgency for urgency, line in self._lines.items() if line]
        if not waiting:
            return None
        passed = max(waiting, key=lambda urgency: self._passed[urgency])
        return passed if self._passed[passed] >= PASSED else waiting[0]

    def _note_passed(self, served: Urgency) -> None:
        self._passed[served] = 0
        for urgency, line in self._lines.items():
            if line and urgency > served:
                self._passed[urgency] += 1

    def remove(self, job: Job[Item]) -> None:
        """Nobody waits for this one any more, or it begins."""
        self._lines[job.claim.urgency].remove(job)
        job.is_waiting = False
        for counted in _counted(job):
            self._waiting[counted] -= 1
            if not self._waiting[counted]:
                del self._waiting[counted]

    def charge(self, claim: Claim, seconds: float) -> None:
        """What was used, or (below zero) what was charged too much."""
        self._addresses.charge(claim.address, seconds)
        self._people.charge(claim.person, seconds)


def _counted(job: Job[Item]) -> list[tuple[str, str]]:
    if job.bound is None:
        return []
    return [(f"{job.bound.kind} of", job.claim.person), (f"{job.bound.kind} at", job.claim.address)]
