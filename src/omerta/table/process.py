"""A process in which bots think, with two pipes of its own; when it does not answer it is simply killed.

Not a ready-made pool: those let all workers draw from one queue, so that a bot's memory is where the next question is
not; a worker killed at the wrong moment takes the queue's lock with it; and they end a worker by asking it first, which
a compiled search does not hear.
"""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final

import msgspec
import structlog

from omerta.table.thinkers import Question
from omerta.table.worker import HEAD, Reply, Task, pack

STARTING: Final = 20.0  # seconds within which a new process must be ready

_log = structlog.get_logger()


class Lost(Exception):
    """A process that has died, or had to be killed, instead of answering."""


class Worker:
    """One process, which is asked one question at a time; when it is lost there is at once a new one."""

    def __init__(self, chooser: str, niceness: int) -> None:
        self._chooser = chooser
        self._niceness = niceness
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
            *(sys.executable, "-P", "-m", "omerta.table.worker", self._chooser, str(self._niceness)),
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
        if task.question is None or task.question.digest not in self._boxes:
            return task
        return msgspec.structs.replace(task, question=msgspec.structs.replace(task.question, box=b""))

    def _noted(self, question: Question | None, reply: Reply) -> Reply:
        """The process has the box now, or has failed perhaps for want of it."""
        if question is None:
            return reply
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
