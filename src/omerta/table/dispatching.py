"""Which process does what, and when: three lanes with a queue each, so that nothing quick waits for what is long."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from time import monotonic
from typing import Any, Final, Literal, NamedTuple, TypeAlias
from zlib import crc32

from omerta.table.process import Lost, Worker
from omerta.table.queueing import Bound, Claim, Job, Queue, Urgency
from omerta.table.worker import Reply, Task

Lane: TypeAlias = Literal["quick", "long", "study"]
LANES: Final[tuple[Lane, ...]] = ("quick", "long", "study")
NICENESS: Final[dict[Lane, int]] = {"quick": 1, "long": 10, "study": 12}  # the server comes first


class Done(NamedTuple):
    """That a process has done something: how long it waited, and how long it took."""

    lane: Lane
    urgency: Urgency
    waited: float
    seconds: float


Noted: TypeAlias = Callable[[Done], object]


class Errand:
    """A task on its way to a process."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.begun = monotonic()
        self.reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()


class Crew(Sequence[Worker]):
    """The processes, and the lanes that each of them serves."""

    def __init__(self, chooser: str, lanes: Sequence[Sequence[Lane]]) -> None:
        self._lanes = {Worker(chooser, min(NICENESS[lane] for lane in served)): served for served in lanes}
        self._workers = list(self._lanes)
        self._idle = list(self._workers)

    def __len__(self) -> int:
        return len(self._workers)

    def __getitem__(self, number: Any) -> Any:
        return self._workers[number]

    async def start(self) -> None:
        await asyncio.gather(*(worker.start() for worker in self._workers))

    async def stop(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self._workers))

    def take(self, lane: Lane, task: Task) -> Worker:
        """The process where this seat has been thought about before, or the one that has been idle longest."""
        usual = self._usual(lane, task)
        worker = usual if usual in self._idle else next(one for one in self._idle if lane in self._lanes[one])
        self._idle.remove(worker)
        return worker

    def has_idle(self, lane: Lane) -> bool:
        return any(lane in self._lanes[worker] for worker in self._idle)

    def _usual(self, lane: Lane, task: Task) -> Worker | None:
        if task.question is None:
            return None
        serving = [worker for worker in self._workers if lane in self._lanes[worker]]
        return serving[crc32(f"{task.question.table}/{task.question.seat}".encode()) % len(serving)]

    def give_back(self, worker: Worker) -> None:
        self._idle.append(worker)


class Dispatcher:
    """Lets tasks wait for their turn."""

    def __init__(self, crew: Crew, noted: Noted) -> None:
        self._crew = crew
        self._noted = noted
        self._queues: dict[Lane, Queue[Errand]] = {lane: Queue() for lane in LANES}
        self._running: set[asyncio.Task[None]] = set()
        self._is_closed = False

    @property
    def running(self) -> int:
        return len(self._running)

    def waiting(self, lane: Lane, urgency: Urgency) -> int:
        return self._queues[lane].waiting(urgency)

    async def perform(self, lane: Lane, task: Task, claim: Claim, expected: float, bound: Bound | None = None) -> Reply:
        """What a process makes of a task when its turn has come; Lost if there is no answer, Full if too many wait.

        Whoever asks may go away: what waits then leaves the queue. A process that has begun goes on to the end.
        """
        if self._is_closed:
            raise asyncio.CancelledError
        errand = Errand(task)
        job = Job(errand, claim, expected, bound)
        self._queues[lane].put(job)
        self._dispatch()
        try:
            return await errand.reply
        finally:
            if errand.reply.cancelled() and job.is_waiting:
                self._queues[lane].remove(job)

    async def close(self) -> None:
        """Whoever still waits is cancelled."""
        self._is_closed = True
        for queue in self._queues.values():
            while (job := queue.take()) is not None:
                job.item.reply.cancel()
        running = tuple(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    def _dispatch(self) -> None:
        for lane, queue in self._queues.items():
            while self._crew.has_idle(lane) and (job := queue.take()) is not None:
                worker = self._crew.take(lane, job.item.task)
                self._keep(self._run(lane, worker, job))

    def _keep(self, running: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(running)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _run(self, lane: Lane, worker: Worker, job: Job[Errand]) -> None:
        begun = monotonic()
        try:
            _settle(job.item.reply, await worker.answer(job.item.task))
        except BaseException as error:
            _fail(job.item.reply, error)
            if not isinstance(error, Lost):
                raise
        finally:
            taken = monotonic() - begun
            self._noted(Done(lane, job.claim.urgency, begun - job.item.begun, taken))
            self._queues[lane].charge(job.claim, taken - job.expected)
            self._crew.give_back(worker)
            if not self._is_closed:
                self._dispatch()


def _settle(awaited: asyncio.Future[Reply], reply: Reply) -> None:
    if reply.failure:
        _fail(awaited, Lost(reply.failure))
    elif not awaited.done():
        awaited.set_result(reply)


def _fail(awaited: asyncio.Future[Reply], error: BaseException) -> None:
    if awaited.done():
        return
    if isinstance(error, asyncio.CancelledError):
        awaited.cancel()
    else:
        awaited.set_exception(error)
