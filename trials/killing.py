"""A real server that dies in many ways, and comes back."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, time
from typing import IO

import msgspec
from bench.server import LIMITS

from omerta.web.settings import Limits

MORE = ("chat", "records", "hints", "wishes")
UP = 60.0  # seconds until it must be up
STOPPED = 60.0  # seconds after which a server that was told to stop hangs
REPLACED = 30.0  # seconds until a worker that was stopped must have been replaced


class Absence(msgspec.Struct):
    """A time, in milliseconds since 1970, in which nobody was there to be played with."""

    since: int
    until: int
    whole: bool = True  # not: a part of the server or its database, so that some may not have noticed


def _now() -> int:
    return int(time() * 1000)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _command(database: str, workers: int, port: int) -> list[str]:
    known = [name for name in MORE if name in Limits.__struct_fields__]
    limits = [*LIMITS, *(part for name in known for part in ("--limit", f"{name}=1000000"))]
    started = [sys.executable, "-m", "omerta", "serve", "--quiet", "--lang", "en", "--port", str(port)]
    return [*started, "--database", database, "--workers", str(workers), "--pace", "none", *limits]


class Killed:
    """One server at one address, whichever process it is."""

    def __init__(self, database: str, workers: int, log: Path) -> None:
        port = _free_port()
        self.address = f"http://127.0.0.1:{port}"
        self.up = asyncio.Event()
        self.absences: list[Absence] = []
        self.restarts: list[float] = []  # seconds
        self.hung = 0  # times that it was told to stop and did not
        self._command = _command(database, workers, port)
        self._log = log
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Until it answers; of several workers the first that is up does."""
        started = monotonic()
        with self._log.open("ab") as log:
            self._process = await self._started(log)
        async with asyncio.timeout(UP):
            while not await self._answers():
                if self._process.returncode is not None:
                    raise RuntimeError(f"the server ended by itself: see {self._log}")
                await asyncio.sleep(0.03)
        self.restarts.append(monotonic() - started)
        self.up.set()

    async def _answers(self) -> bool:
        host, _, port = self.address.removeprefix("http://").partition(":")
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(f"GET /healthz HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
            answer = await reader.readline()
            writer.close()
            return answer.startswith(b"HTTP/1.1 ")
        return False

    async def _started(self, log: IO[bytes]) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            *self._command, start_new_session=True, stdout=asyncio.subprocess.DEVNULL, stderr=log
        )

    async def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        """All of its processes, as in a power cut; or, with another signal, its first one."""
        process, self._process = self._process, None
        self.up.clear()
        if process is not None:
            with suppress(ProcessLookupError):
                if how is signal.SIGKILL:
                    os.killpg(process.pid, how)
                else:
                    process.send_signal(how)
            await self._wait_for_end(process)

    async def _wait_for_end(self, process: asyncio.subprocess.Process) -> None:
        try:
            async with asyncio.timeout(STOPPED):
                await process.wait()
        except TimeoutError:
            self.hung += 1
            os.killpg(process.pid, signal.SIGKILL)
            await process.wait()

    async def die(self, how: signal.Signals = signal.SIGKILL, away: float = 0.0) -> None:
        """End, be away for some seconds, and come back."""
        since = _now()
        await self.end(how)
        await asyncio.sleep(away)
        await self.start()
        self.absences.append(Absence(since, _now()))

    @contextmanager
    def partly(self) -> Iterator[None]:
        """Something of it is not there meanwhile."""
        absence = Absence(_now(), 2**62, whole=False)
        self.absences.append(absence)
        yield
        absence.until = _now()

    async def lose_worker(self, place: int, how: signal.Signals) -> None:
        """One of its workers is killed, or stands still until the others see to it."""
        workers = self.workers()
        if workers:
            lost = workers[place % len(workers)]
            with self.partly():
                os.kill(lost, how)
                await self._replaced(lost, len(workers))

    @property
    def has_ended(self) -> bool:
        """Without having been told to."""
        return self._process is not None and self._process.returncode is not None

    async def _replaced(self, lost: int, count: int) -> None:
        async with asyncio.timeout(REPLACED):
            while lost in (workers := self.workers()) or len(workers) < count:  # noqa: ASYNC110
                await asyncio.sleep(0.05)

    def workers(self) -> list[int]:
        """Those of its processes that serve, apart from the first."""
        if self._process is None or self._process.returncode is not None:
            return []
        folder = Path("/proc") / str(self._process.pid) / "task" / str(self._process.pid)
        children = (folder / "children").read_text(encoding="ascii").split()
        return [int(child) for child in children if _serves(child)]


def _serves(process: str) -> bool:
    with suppress(OSError):
        folder = Path("/proc") / process
        state = (folder / "stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
        return state != "Z" and b"spawn_main" in (folder / "cmdline").read_bytes()
    return False
