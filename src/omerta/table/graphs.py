"""Graphs of how likely each seat was to win, found out point by point while somebody asks for them."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from time import monotonic
from typing import Final, TypeAlias

import msgspec

from omerta.table.problems import crowded
from omerta.table.queueing import Claim
from omerta.table.studied import ChancePoint, Chances
from omerta.table.thinkers import Outline, Question, Thinkers

MOST_KEPT: Final = 200
MOST_DRAWN: Final = 20  # at once
MOST_OF_ONE: Final = 4  # at once, for one address
PATIENCE: Final = 30.0  # seconds without a question after which a graph is not drawn any further

Prepare: TypeAlias = Callable[[], Awaitable[Outline]]


class Graph:
    """How likely each seat was to win, as far as it is known."""

    def __init__(self, outline: Outline, key: str, claim: Claim) -> None:
        self.asked_at = 0.0
        self.points: list[ChancePoint] = []
        self._plies = outline.plies
        self._whole: Question | None = msgspec.structs.replace(outline.question, table=key, claim=claim)

    @property
    def is_done(self) -> bool:
        return len(self.points) == len(self._plies)

    def question(self) -> Question:
        """About the first moment that is not known."""
        assert self._whole is not None
        ply = self._plies[len(self.points)]
        return msgspec.structs.replace(self._whole, decisions=self._whole.decisions[:ply])

    def add(self, chances: list[float]) -> None:
        self.points.append(ChancePoint(self._plies[len(self.points)], chances))
        if self.is_done:
            self._whole = None  # which may hold a whole box

    def shown(self) -> Chances:
        return Chances(list(self.points), len(self._plies), self.is_done)


class Graphs:
    """All that is known of graphs here."""

    def __init__(self, thinkers: Thinkers, clock: Callable[[], float] = monotonic) -> None:
        self._thinkers = thinkers
        self._clock = clock
        self._graphs: OrderedDict[str, Graph] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._addresses: Counter[str] = Counter()  # for which graphs are prepared or drawn

    async def close(self) -> None:
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def of(self, content: bytes, claim: Claim, prepare: Prepare) -> Chances:
        """The graph of a record, as far as it is known; what is missing is being found out."""
        key = blake2b(content, digest_size=12).hexdigest()
        graph = self._graphs.get(key) or await self._prepared(key, claim, prepare)
        graph.asked_at = self._clock()
        if key in self._graphs:
            self._graphs.move_to_end(key)
        if not graph.is_done and key not in self._tasks and self._has_place(claim.address):
            self._tasks[key] = asyncio.create_task(self._draw(key, graph, claim.address))
        return graph.shown()

    def _has_place(self, address: str) -> bool:
        return self._addresses[address] < MOST_OF_ONE and self._addresses.total() < MOST_DRAWN

    async def _prepared(self, key: str, claim: Claim, prepare: Prepare) -> Graph:
        if not self._has_place(claim.address):
            crowded("graphs")
        with self._taking_place(claim.address):
            outline = await prepare()
        graph = self._graphs.setdefault(key, Graph(outline, key, claim))
        while len(self._graphs) > MOST_KEPT:
            self._graphs.popitem(last=False)
        return graph

    @contextmanager
    def _taking_place(self, address: str) -> Iterator[None]:
        self._addresses[address] += 1
        try:
            yield
        finally:
            self._addresses -= Counter({address: 1})

    async def _draw(self, key: str, graph: Graph, address: str) -> None:
        with self._taking_place(address):
            while not graph.is_done and self._clock() - graph.asked_at < PATIENCE:
                judged = await self._thinkers.judge(graph.question())
                if judged is None:
                    self._graphs.pop(key, None)
                    break
                graph.add(judged)
        self._tasks.pop(key, None)
