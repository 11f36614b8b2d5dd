"""Units of work in order, whoever does them and whenever; what a dead worker had is done again."""

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, wait
from time import monotonic
from typing import Final, NamedTuple

from omerta.core.problems import Problem
from omerta.lab.engines import Engine
from omerta.lab.match import Note, play_units
from omerta.lab.plans import Plan, unit

SECONDS: Final = 0.5  # that a chunk should take: long against its transport, short against patience
GROWTH: Final = 4  # at most, from one chunk to the next
DEATHS: Final = 4  # of workers over one chunk before it is given up


class Chunk(NamedTuple):
    """Units first … end − 1."""

    first: int
    end: int
    deaths: int = 0


class Done(NamedTuple):
    """The games of a chunk, unit by unit, and how long they took."""

    units: list[list[Note]]
    seconds: float


def play_chunk(plans: list[Plan], watch: str, first: int, end: int) -> Done:
    """The work of one chunk, in whatever process."""
    started = monotonic()
    units = play_units(plans, watch, [unit(plans, number) for number in range(first, end)])
    return Done(units, monotonic() - started)


class Foreman:
    """Hands out chunks, large enough to be worth it, and gives the units back in order."""

    def __init__(self, engine: Engine, plans: list[Plan], watch: str) -> None:
        self._engine = engine
        self._plans = plans
        self._watch = watch
        self._size = len(plans)
        self._pending: dict[Future[Done], Chunk] = {}
        self._ready: dict[int, Done] = {}

    def units(self, first: int, end: int) -> Iterator[list[Note]]:
        """The notes of each unit from first up to end."""
        given = due = first
        try:
            while due < end:
                while given < end and len(self._pending) < self._engine.slots:
                    given = self._hand_out(Chunk(given, min(end, given + self._size)))
                self._collect()
                while due in self._ready:
                    done = self._ready.pop(due)
                    due += len(done.units)
                    yield from done.units
        finally:
            for future in self._pending:
                future.cancel()

    def _hand_out(self, chunk: Chunk) -> int:
        if chunk.deaths >= DEATHS:
            raise Problem("lab-deadly-chunk")
        try:
            future = self._engine.submit(play_chunk, self._plans, self._watch, chunk.first, chunk.end)
        except BrokenExecutor:
            self._redo([chunk])
            return chunk.end
        self._pending[future] = chunk
        return chunk.end

    def _collect(self) -> None:
        """Wait for some chunk; of a dead worker's all that was under way is handed out again."""
        done, _ = wait(self._pending, return_when=FIRST_COMPLETED)
        lost: list[Chunk] = []
        for future in done:
            chunk = self._pending.pop(future)
            try:
                result = future.result()
            except BrokenExecutor:
                lost.append(chunk)
                continue
            except Exception as error:  # noqa: BLE001
                raise self._engine.explain(error) from None
            self._ready[chunk.first] = result
            self._set_pace(result)
        if lost:
            self._redo(lost)

    def _redo(self, lost: list[Chunk]) -> None:
        """A broken pool takes all its chunks with it."""
        lost += self._pending.values()
        self._pending.clear()
        self._engine.revive()
        for chunk in sorted(lost):
            self._hand_out(chunk._replace(deaths=chunk.deaths + 1))

    def _set_pace(self, done: Done) -> None:
        """Chunks that take about the time they should. Their size changes no result."""
        fitting = len(done.units) * SECONDS / max(done.seconds, 1e-6)
        self._size = max(1, int(min(fitting, self._size * GROWTH)))
