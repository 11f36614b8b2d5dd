"""What is counted and measured, for Prometheus."""

import asyncio
import os
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from omerta.core.foresight import Foresight
from omerta.table.dispatching import Done
from omerta.table.queueing import Claim
from omerta.table.studied import Doubt
from omerta.table.thinkers import Advised, Answer, Question, Studied, Study, Thinkers

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"  # where several workers keep their counts, so that any can tell the sum
_QUICK: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
_INTERVAL: Final = 0.1  # seconds between two looks at the event loop's lag


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.requests = Counter(
            "omerta_requests", "HTTP requests answered", ["method", "route", "status"], registry=registry
        )
        self.sockets = Gauge("omerta_sockets", "Sockets that are open", registry=registry, multiprocess_mode="livesum")
        self.dropped = Counter("omerta_sockets_dropped", "Sockets that we closed", ["code"], registry=registry)
        self.sent = Counter("omerta_tables_sent", "Tables sent through sockets", registry=registry)
        self.moves = Counter("omerta_moves", "Moves asked for", ["outcome"], registry=registry)
        self.move_seconds = Histogram(
            "omerta_move_seconds", "From a move's arrival to its commit", buckets=_QUICK, registry=registry
        )
        self.bots_asked = Counter("omerta_bots_asked", "Decisions asked of bots", ["level"], registry=registry)
        self.bots_failed = Counter(
            "omerta_bots_failed", "Decisions that a weaker level had to make", ["level"], registry=registry
        )
        self.thoughts = Gauge(
            "omerta_thoughts",
            "Questions that wait or are thought about",
            ["urgency"],
            registry=registry,
            multiprocess_mode="livesum",
        )
        self.waited_seconds = Histogram(
            "omerta_thought_wait_seconds",
            "From a question to a process that thinks about it",
            ["lane", "urgency"],
            buckets=_QUICK,
            registry=registry,
        )
        self.thought_seconds = Counter(
            "omerta_thought_seconds", "That processes have thought", ["lane", "urgency"], registry=registry
        )
        self.lag_seconds = Histogram(
            "omerta_loop_lag_seconds", "How late the event loop is", buckets=_QUICK, registry=registry
        )
        self.live_tables = Gauge(
            "omerta_live_tables", "Tables held in memory", registry=registry, multiprocess_mode="livesum"
        )

        self.aside_tables = Gauge(
            "omerta_tables_aside", "Tables that cannot be played", registry=registry, multiprocess_mode="livemax"
        )

    def note_thought(self, done: Done) -> None:
        labels = done.lane, done.urgency.name.lower()
        self.waited_seconds.labels(*labels).observe(done.waited)
        self.thought_seconds.labels(*labels).inc(done.seconds)

    def told(self) -> bytes:
        """Everything in Prometheus' own format, summed over the workers where there are several."""
        return generate_latest(self.registry if SHARED not in os.environ else summed())

    async def watch(self, live_tables: Callable[[], int], aside_tables: Callable[[], int]) -> None:
        """For as long as the server runs: how late it does what is due, how many tables it holds and has set aside."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + _INTERVAL
            await asyncio.sleep(_INTERVAL)
            self.lag_seconds.observe(max(0.0, loop.time() - due))
            self.live_tables.set(live_tables())
            self.aside_tables.set(aside_tables())


def summed() -> CollectorRegistry:
    """The figures of all workers together."""
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return registry


class CountedThinkers(Thinkers):
    """Thinkers whose work is counted."""

    def __init__(self, thinkers: Thinkers, metrics: Metrics) -> None:
        self._thinkers = thinkers
        self._metrics = metrics

    async def start(self) -> None:
        await self._thinkers.start()

    async def ask(self, question: Question) -> Answer:
        self._metrics.bots_asked.labels(question.level).inc()
        with self._counted(question.claim):
            answer = await self._thinkers.ask(question)
        if answer.level != question.level:
            self._metrics.bots_failed.labels(question.level).inc()
        return answer

    async def advise(self, question: Question) -> Advised | None:
        with self._counted(question.claim):
            return await self._thinkers.advise(question)

    async def judge(self, question: Question) -> list[float] | None:
        with self._counted(question.claim):
            return await self._thinkers.judge(question)

    async def foresee(self, question: Question, action: int) -> Foresight | None:
        with self._counted(question.claim):
            return await self._thinkers.foresee(question, action)

    async def doubt(self, question: Question, action: int) -> Doubt | None:
        with self._counted(question.claim):
            return await self._thinkers.doubt(question, action)

    async def study(self, study: Study) -> Studied | None:
        with self._counted(study.claim):
            return await self._thinkers.study(study)

    def _counted(self, claim: Claim) -> AbstractContextManager[None]:
        return self._metrics.thoughts.labels(claim.urgency.name.lower()).track_inprogress()

    def problem(self) -> str:
        return self._thinkers.problem()

    async def close(self) -> None:
        await self._thinkers.close()
