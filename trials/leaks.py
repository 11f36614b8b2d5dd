"""Twins over the wire: python -m trials.leaks (make leaks).

Pairs of games that look the same to one viewer, a seat or a spectator, while what the others hold differs, are put into
the database of a real server. The viewer asks both tables the same: pages, sockets, tries, moves that are none, what a
choice brings, taking back, what is refused. Every answer must be the same byte by byte, but for the table's id, its
commitment and what a clock says. Advice is asked for twice, of the bots' own functions, with so many iterations. How
long bots think must not go with how much they have to choose from. Pairs in which nobody sees a difference prove
nothing and stand apart.
"""

import asyncio
import sys
import tempfile
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from math import sqrt
from pathlib import Path
from random import Random
from statistics import correlation

import msgspec
from bench.server import Server
from rich.console import Console

from omerta.bots import Budget
from omerta.table import pondering
from omerta.table.pacing import TICK
from omerta.table.storage import open_store
from omerta.table.thinkers import Question
from trials.summary import Summary
from trials.telling import Answer, Listener
from trials.twinning import Twins, all_twins, store_twins

BATCH = 150  # pairs on one server
AT_ONCE = 8  # pairs that are asked at the same time
ADVISED = 8  # one of so many decisions of a viewer is asked advice for
ITERATIONS = 24
FEW = 10  # pairs of times from which nothing follows
CERTAIN = 3.0  # standard errors
ROOMY = ("chat", "doubts", "foresights", "records", "hints")
CONSOLE = Console(stderr=True)


class Seen:
    """What was compared."""

    def __init__(self) -> None:
        self.answers = 0
        self.octets = 0
        self.kinds: Counter[str] = Counter()
        self.games: Counter[str] = Counter()
        self.different: list[str] = []
        self.pairs = 0
        self.void = 0  # pairs in which nobody sees anything differ
        self.uneven = 0  # with another number of decisions
        self.hints = 0
        self.waits: list[tuple[float, int]] = []  # of bots: how much longer in one twin, among how many choices more
        self.longest = 0.0

    def compare(self, twins: Twins, here: list[Answer], there: list[Answer]) -> None:
        self.pairs += 1
        self.void += not twins.differs
        self.uneven += twins.differs_in_number
        if len(here) != len(there):
            self.differ(twins, f"{len(here)} and {len(there)} answers")
        for one, other in zip(here, there, strict=False):
            if twins.differs:
                self._count(twins, one)
            if not one.is_like(other):
                self.differ(twins, f"{one.question}: {_parting(one, other)}")

    def _count(self, twins: Twins, answer: Answer) -> None:
        self.answers += 1
        self.octets += len(answer.content)
        self.kinds[answer.question] += 1
        self.games[twins.game.name] += 1

    def advise(self, twins: Twins) -> None:
        """The same view gets the same advice, and the same doubts."""
        self.hints += twins.differs
        asked = [_question(twins, which) for which in range(2)]
        one, other = (msgspec.json.encode(pondering.advise(question, Budget(ITERATIONS))) for question in asked)
        if one != other:
            self.differ(twins, "advice")
        doubts = (pondering.doubt(question, twins.legal[0], Budget(ITERATIONS)) for question in asked)
        if next(doubts) != next(doubts):
            self.differ(twins, "a doubt")

    def time(self, twins: Twins, here: float | None, there: float | None) -> None:
        if here is None or there is None or twins.following is None:
            return
        self.longest = max(self.longest, here, there)
        self.waits.append((here - there, twins.following.widths[0] - twins.following.widths[1]))

    def differ(self, twins: Twins, what: str) -> None:
        self.different.append(f"{twins.name}, viewer {twins.viewer}, after {len(twins.steps)} steps: {what}")
        CONSOLE.print(f"[red]{self.different[-1]}")


def _parting(one: Answer, other: Answer) -> str:
    """Where two answers part."""
    if one.content == other.content:
        return f"{one.clocks} {other.clocks}" if one.question == other.question else other.question
    pairs = zip(one.content, other.content, strict=False)
    place = next((place for place, (here, there) in enumerate(pairs) if here != there), 0)
    return " | ".join(
        answer.content[max(0, place - 60) : place + 60].decode(errors="replace") for answer in (one, other)
    )


def _question(twins: Twins, which: int) -> Question:
    setup = twins.setup
    assert twins.viewer is not None
    options = twins.game.chosen(setup.options)
    return Question("", twins.game.name, setup.seats, options, twins.made(which), twins.viewer, "capo")


def main() -> int:
    parser = ArgumentParser(prog="trials.leaks", description=__doc__)
    parser.add_argument("--answers", type=int, default=60_000, help="to compare, at least")
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args()
    summary, seen = Summary("leaks", wishes.seed), Seen()
    found = all_twins(Random(wishes.seed))
    while seen.answers < wishes.answers:
        compare_some(list(islice(found, BATCH)), seen)
        CONSOLE.print(f"{seen.pairs} pairs, {seen.answers} answers, {len(seen.different)} differ")
    tell(summary, seen, wishes.answers)
    return summary.finish()


def compare_some(some: list[Twins], seen: Seen) -> None:
    """On a server of their own."""
    with tempfile.TemporaryDirectory() as folder:
        address = str(Path(folder) / "tables.sqlite")
        asyncio.run(_stored(address, some))
        server = _Roomy(address, 1)
        server.start()
        try:
            asyncio.run(_compared(server.address, some, seen))
        finally:
            server.kill()
    for twins in _advised(some):
        seen.advise(twins)


class _Roomy(Server):
    """A server that lets one ask a lot."""

    def __init__(self, database: str, workers: int) -> None:
        super().__init__(database, workers)
        self._command += [part for name in ROOMY for part in ("--limit", f"{name}=1000000")]


def _advised(some: list[Twins]) -> Iterator[Twins]:
    return islice((twins for twins in some if len(twins.legal) > 1), 0, None, ADVISED)


async def _stored(address: str, some: list[Twins]) -> None:
    store = open_store(address)
    await store.open()
    try:
        await asyncio.gather(*(store_twins(store, twins) for twins in some))
    finally:
        await store.close()


async def _compared(address: str, some: list[Twins], seen: Seen) -> None:
    places = asyncio.Semaphore(AT_ONCE)

    async def asked(twins: Twins, seed: int) -> None:
        async with places:
            listeners = [Listener(address, twins, which, Random(seed)) for which in range(2)]
            try:
                await asyncio.gather(*(listener.listen() for listener in listeners))
            except TimeoutError:
                seen.differ(twins, "an answer did not come")
        seen.compare(twins, *(listener.answers for listener in listeners))
        seen.time(twins, *(listener.waited for listener in listeners))

    await asyncio.gather(*(asked(twins, seed) for seed, twins in enumerate(some)))


def tell(summary: Summary, seen: Seen, wanted: int) -> None:
    summary.add("answers compared", seen.answers, f"≥ {wanted}", held=seen.answers >= wanted)
    summary.add("answers that differ", len(seen.different), "0", held=not seen.different)
    for example in seen.different[:5]:
        summary.add("such as", example)
    summary.add("pairs", f"{seen.pairs}, of which {seen.void} prove nothing (answers not counted)")
    summary.add("pairs with another number of decisions", seen.uneven, "> 0", held=seen.uneven > 0)
    summary.add("megabytes", f"{seen.octets / 1e6:.0f}")
    summary.add("by game", ", ".join(f"{name} {count}" for name, count in seen.games.most_common()))
    summary.add("by question", ", ".join(f"{name} {count}" for name, count in seen.kinds.most_common()))
    summary.add("advice asked for in twins", seen.hints)
    tell_waits(summary, seen)


def tell_waits(summary: Summary, seen: Seen) -> None:
    """Bots must not think longer where they have more to choose from, as far as that is hidden."""
    apart = sorted(abs(longer) for longer, _ in seen.waits)
    if not apart:
        return
    ticks = sum(time > TICK / 2 for time in apart)
    times = f"p50 {1000 * apart[len(apart) // 2]:.0f} ms, {ticks} by a tick or more, longest wait {seen.longest:.1f} s"
    summary.add("bots' answers in twins apart by", f"{times}, n = {len(apart)}")
    hidden = [(longer, wider) for longer, wider in seen.waits if wider]
    if len(hidden) > FEW:
        r, most = correlation(*zip(*hidden, strict=True)), CERTAIN / sqrt(len(hidden))
        aim = f"|r| ≤ {most:.2f}"
        summary.add("time against hidden choices", f"r = {r:.2f}, n = {len(hidden)}", aim, held=abs(r) <= most)


if __name__ == "__main__":
    sys.exit(main())
