"""A pool of processes in which bots think.

Not a ready-made pool: those let all workers draw from one queue, so that a bot's memory is where the next question is
not; a worker killed at the wrong moment takes the queue's lock with it; and they end a worker by asking it first, which
a compiled search does not hear. Here each process has two pipes of its own, and is simply killed.
"""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Coroutine
from contextlib import suppress
from time import monotonic
from typing import Any, Final
from zlib import crc32

import msgspec
import structlog

from omerta import bots
from omerta.core.problems import Unknown
from omerta.table import pondering
from omerta.table.pondering import choose, choose_blindly
from omerta.table.thinkers import Advised, Answer, Question, Thinkers
from omerta.table.worker import HEAD, Chooser, Reply, Task, pack, written

# A bot has half as long again as its level, and what a busy machine may need on top of it.
FACTOR: Final = 1.5
SLACK: Final = 2.0
UNTIMED: Final = 10.0  # seconds for a level that counts iterations, or nothing
STARTING: Final = 20.0  # seconds within which a new process must be ready

_log = structlog.get_logger()


class Lost(Exception):
    """A process that has died, or had to be killed, instead of answering."""


class Worker:
    """One process, which is asked one question at a time; when it is lost there is at once a new one."""

    def __init__(self, chooser: str) -> None:
        self._chooser = chooser
        self._process: Process | None = None
        self._is_ready = False
        self._boxes: set[str] = set()  # the digests of owners' boxes that the process has

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def start(self) -> None:
        """Begin a process, without waiting until it is ready."""
        self._is_ready = False
        self._boxes.clear()
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "omerta.table.worker", self._chooser),
            stdin=PIPE,
            stdout=PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            start_new_session=True,  # an interrupt at the keyboard is the server's to handle
        )

    async def answer(self, task: Task) -> Reply:
        """What the process makes of a question; Lost if it dies or takes longer."""
        try:
            process = await self._alive()
            async with asyncio.timeout(STARTING):
                await self._greeted(process)
            async with asyncio.timeout(task.seconds):
                return self._noted(task.question, await _ask(process, self._with_box(task)))
        except TimeoutError:
            failure = "overrun"
        except (EOFError, OSError, msgspec.MsgspecError) as error:
            failure = f"died ({type(error).__name__})"
        await self._replace()
        raise Lost(failure)

    def _with_box(self, task: Task) -> Task:
        """The content of a box goes with the first question about it only."""
        if task.question.digest not in self._boxes:
            return task
        return msgspec.structs.replace(task, question=msgspec.structs.replace(task.question, box=b""))

    def _noted(self, question: Question, reply: Reply) -> Reply:
        """The process has the box now, or has failed perhaps for want of it."""
        if reply.failure:
            self._boxes.discard(question.digest)
        elif question.digest:
            self._boxes.add(question.digest)
        return reply

    async def stop(self) -> None:
        """Kill the process, and see it gone."""
        if self._process is None:
            return
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.communicate()  # closes its pipes too
        self._process = None

    async def _alive(self) -> Process:
        """The process; a new one where it has died in the meantime."""
        if self._process is None or _has_ended(self._process):
            await self.stop()
            await self.start()
        assert self._process is not None
        return self._process

    async def _greeted(self, process: Process) -> None:
        if not self._is_ready:
            await _receive(process)
            self._is_ready = True

    async def _replace(self) -> None:
        await self.stop()
        try:
            await self.start()
        except OSError as error:
            _log.error("bot-process-not-started", reason=str(error))


class ProcessThinkers(Thinkers):
    """Bots in processes. Whoever still waits for an answer when this is closed is cancelled."""

    def __init__(self, workers: int | None = None, chooser: Chooser = choose) -> None:
        count = max(1, (os.cpu_count() or 2) - 1) if workers is None else workers
        self._workers = [Worker(written(chooser)) for _ in range(count)]
        self._idle = list(self._workers)
        self._free = asyncio.Semaphore(count)
        self._is_closed = False
        self._thoughts: set[asyncio.Task[Reply]] = set()
        self.asked = 0  # questions
        self.failed = 0  # answers that a level owed
        self.seconds = 0.0  # that bots have thought

    @property
    def thinking(self) -> int:
        """How many processes are busy."""
        return len(self._thoughts)

    async def start(self) -> None:
        await asyncio.gather(*(worker.start() for worker in self._workers))

    async def ask(self, question: Question) -> Answer:
        self.asked += 1
        for level in descent(question.level):
            try:
                return await self._asked_of(msgspec.structs.replace(question, level=level))
            except (Lost, Unknown) as problem:
                self._note_failure(question, level, str(problem))
        return choose_blindly(question)

    async def close(self) -> None:
        self._is_closed = True
        for thought in self._thoughts:
            thought.cancel()
        await asyncio.gather(*self._thoughts, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self._workers))

    async def advise(self, question: Question) -> Advised | None:
        reply = await self._told(Task(question, pondering.ADVISING * FACTOR + SLACK, "advice"))
        return None if reply is None else reply.advised

    async def judge(self, question: Question) -> list[float] | None:
        reply = await self._told(Task(question, pondering.JUDGING * FACTOR + SLACK, "judgement"))
        return None if reply is None else reply.judged

    async def _told(self, task: Task) -> Reply | None:
        try:
            return await self._replied(task)
        except Lost as problem:
            self._note_failure(task.question, task.wanted, str(problem))
            return None

    async def _asked_of(self, question: Question) -> Answer:
        reply = await self._replied(Task(question, patience(question.level)))
        assert reply.answer is not None
        return reply.answer

    async def _replied(self, task: Task) -> Reply:
        """What a process makes of a task; Lost if none does."""
        await self._free.acquire()
        if self._is_closed:
            self._free.release()  # the next one in the queue is told the same
            raise asyncio.CancelledError
        worker = self._take(task.question)
        # Who asks may go away; the process thinks to the end all the same, and is free again then.
        return await asyncio.shield(self._keep(self._thought(worker, task)))

    async def _thought(self, worker: Worker, task: Task) -> Reply:
        started = monotonic()
        try:
            reply = await worker.answer(task)
        finally:
            self.seconds += monotonic() - started
            self._idle.append(worker)
            self._free.release()
        if reply.failure:
            raise Lost(reply.failure)
        return reply

    def _take(self, question: Question) -> Worker:
        """The process where this seat has been thought about before, or the one that has been idle longest."""
        usual = self._workers[crc32(f"{question.table}/{question.seat}".encode()) % len(self._workers)]
        worker = usual if usual in self._idle else self._idle[0]
        self._idle.remove(worker)
        return worker

    def _keep(self, thought: Coroutine[Any, Any, Reply]) -> asyncio.Task[Reply]:
        task = asyncio.create_task(thought)
        self._thoughts.add(task)
        task.add_done_callback(self._thoughts.discard)
        return task

    def _note_failure(self, question: Question, level: str, reason: str) -> None:
        self.failed += 1
        facts = {"game": question.game, "seat": question.seat, "decisions": len(question.decisions)}
        # A table's whole id opens its door.
        _log.warning("bot-failed", table=question.table[:8], level=level, reason=reason, **facts)


def patience(level: str) -> float:
    """Seconds within which a level must answer; Unknown if there is none such."""
    seconds = bots.read_level(level).seconds
    return seconds * FACTOR + SLACK if seconds > 0 else UNTIMED


def descent(level: str) -> list[str]:
    """A level and all the weaker ones that need a process; the weakest does not."""
    name = level.partition("@")[0]
    below = bots.LEVELS.index(name) if name in bots.LEVELS else len(bots.LEVELS)
    return [level, *reversed(bots.LEVELS[1:below])] if below else []


def _has_ended(process: Process) -> bool:
    return process.returncode is not None or process.stdout is None or process.stdout.at_eof()


async def _ask(process: Process, task: Task) -> Reply:
    assert process.stdin is not None
    process.stdin.write(pack(task))
    await process.stdin.drain()
    return await _receive(process)


async def _receive(process: Process) -> Reply:
    assert process.stdout is not None
    length = int.from_bytes(await process.stdout.readexactly(HEAD), "big")
    return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Reply)
