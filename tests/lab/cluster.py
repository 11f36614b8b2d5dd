"""A real Dask cluster for tests: a scheduler and workers, each a process of its own on this machine."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import msgspec

DASK = Path(sys.executable).parent / "dask"
PATIENCE = 30.0


class Cluster:
    """The scheduler's address and the workers' processes."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._scheduler = self._start("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
        self.address = self._address()
        self.workers = [self._start_worker(), self._start_worker()]

    def _start(self, *arguments: str) -> subprocess.Popen[bytes]:
        where = ["--scheduler-file", str(self._folder / "scheduler.json")]
        command = [str(DASK), *arguments, *where]
        return subprocess.Popen(command, cwd=self._folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def _start_worker(self) -> subprocess.Popen[bytes]:
        return self._start("worker", "--host", "127.0.0.1", "--nthreads", "1", "--no-nanny", "--no-dashboard")

    def _address(self) -> str:
        end = monotonic() + PATIENCE
        while monotonic() < end:
            try:
                return str(msgspec.json.decode((self._folder / "scheduler.json").read_bytes())["address"])
            except (OSError, msgspec.DecodeError):
                sleep(0.05)
        raise TimeoutError

    def kill_a_worker(self) -> None:
        os.kill(self.workers[0].pid, signal.SIGKILL)
        self.workers[0].wait()

    def close(self) -> None:
        for process in (*self.workers, self._scheduler):
            process.kill()
            process.wait()


@contextmanager
def cluster(folder: Path) -> Iterator[Cluster]:
    running = Cluster(folder)
    try:
        yield running
    finally:
        running.close()
