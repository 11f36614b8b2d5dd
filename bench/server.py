"""A real server process, at an address of its own, that can be killed and started again."""

import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

ROOMY = ("tables", "guests", "joins", "sockets", "sockets-of-one", "messages", "changes")
LIMITS = [part for name in ROOMY for part in ("--limit", f"{name}=1000000")]
PATIENCE = 60  # seconds until it must be up


class Server:
    """One server, with any number of workers."""

    def __init__(self, database: str, workers: int) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        self._command = [sys.executable, "-m", "omerta", "serve", "--quiet", "--port", str(port)]
        self._command += ["--database", database, "--workers", str(workers), *LIMITS]
        token = secrets.token_hex(16)
        self.authority = {"authorization": f"Bearer {token}"}  # to read its figures
        self._environment = {**os.environ, "OMERTA_METRICS_TOKEN": token}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> float:
        """How many seconds it took until it answered."""
        started = time.monotonic()
        self._process = subprocess.Popen(  # noqa: S603
            self._command, start_new_session=True, stdout=subprocess.DEVNULL, env=self._environment
        )
        while time.monotonic() < started + PATIENCE:
            with suppress(httpx.HTTPError):
                httpx.get(f"{self.address}/healthz", timeout=5)
                return time.monotonic() - started
            if self._process.poll() is not None:
                raise RuntimeError("the server ended by itself")
            time.sleep(0.02)
        raise TimeoutError

    def kill(self) -> None:
        """As a power cut would: all of its processes, with no warning."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def memory(self) -> int:
        """Bytes that its processes hold (bots, which think elsewhere, left out)."""
        assert self._process is not None
        return sum(_resident(pid) for pid in (self._process.pid, *_children(self._process.pid)))


def _resident(pid: int) -> int:
    """A process that serves; the bots' workers and what belongs to the library do not count."""
    with suppress(OSError):
        folder = Path("/proc") / str(pid)
        command = (folder / "cmdline").read_bytes()
        if b"omerta.table.worker" in command or b"resource_tracker" in command:
            return 0
        return int((folder / "statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0


def _children(pid: int) -> list[int]:
    found = (Path("/proc") / str(pid) / "task" / str(pid) / "children").read_text(encoding="ascii")
    return [int(child) for child in found.split()]


@contextmanager
def serving(database: str, workers: int = 1) -> Iterator[Server]:
    server = Server(database, workers)
    server.start()
    try:
        yield server
    finally:
        server.kill()
