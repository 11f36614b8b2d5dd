"""Where games are played: here, in local processes, or on a Dask cluster, behind one concurrent.futures interface."""

import os
import signal
from abc import ABCMeta, abstractmethod
from collections.abc import Callable
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor
from multiprocessing import get_context
from types import TracebackType
from typing import Any, Final, Self, TypeVar

from omerta.core.problems import Problem, Unknown
from omerta.lab.extras import needs

PATIENCE: Final = 10  # seconds to find a cluster and a worker in it

T = TypeVar("T")


class Engine(metaclass=ABCMeta):
    """An executor that can be had anew when its workers die."""

    slots: int  # how many chunks are worth having under way
    executor: Executor

    def submit(self, work: Callable[..., T], *arguments: object) -> Future[T]:
        return self.executor.submit(work, *arguments)

    @abstractmethod
    def revive(self) -> None:
        """Replace an executor that is broken."""

    def explain(self, error: Exception) -> Exception:
        """What a person is told of an error that is not simply a dead worker's."""
        return error

    def close(self) -> None:
        self.executor.shutdown(wait=False, cancel_futures=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class _Here(Executor):
    """Does the work at once, in this process."""

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        future: Future[T] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


class HereEngine(Engine):
    """No other process: for one worker."""

    def __init__(self) -> None:
        self.slots = 1
        self.executor = _Here()

    def revive(self) -> None:
        raise AssertionError("this process cannot die and go on")


class LocalEngine(Engine):
    """Processes of this machine."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self.slots = 2 * workers
        self.executor: ProcessPoolExecutor = self._pool()

    def _pool(self) -> ProcessPoolExecutor:
        # Spawned, not forked: the same on every system, and no thread of ours is copied half-way.
        return ProcessPoolExecutor(self._workers, get_context("spawn"), _leave_interrupts_to_the_owner)

    def revive(self) -> None:
        self.executor.shutdown(wait=False, cancel_futures=True)
        self.executor = self._pool()


def _leave_interrupts_to_the_owner() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class DaskEngine(Engine):
    """A Dask cluster: the one at an address, or one of our own on this machine. Dask redoes what a dead worker had."""

    def __init__(self, address: str | None, workers: int) -> None:
        distributed = needs("dask", "distributed")
        if address is None:
            cluster = distributed.LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=None)
            self._client = distributed.Client(cluster)
        else:
            self._client = _connect(distributed, address)
        self._deadly = distributed.KilledWorker
        self.slots = 2 * sum(self._client.nthreads().values())
        self.executor = self._client.get_executor(pure=False)

    def revive(self) -> None:
        raise Problem("lab-lost-cluster")

    def explain(self, error: Exception) -> Exception:
        if isinstance(error, self._deadly):
            return Problem("lab-deadly-chunk")
        lost = isinstance(error, (CancelledError, OSError))
        return Problem("lab-lost-cluster") if lost else error

    def close(self) -> None:
        self.executor.shutdown(wait=False)
        own = self._client.cluster
        self._client.close()
        if own is not None:
            own.close()


def _connect(distributed: Any, address: str) -> Any:
    try:
        client = distributed.Client(address, timeout=PATIENCE)
        client.wait_for_workers(1, timeout=PATIENCE)
    except (OSError, ValueError, TimeoutError):
        raise Unknown("lab-no-cluster", {"what": address}) from None
    return client


def make_engine(written: str, workers: int | None) -> Engine:
    """The engine that is written: local, dask, or dask=ADDRESS."""
    name, _, address = written.partition("=")
    count = max(1, workers or os.cpu_count() or 1)
    if name == "dask":
        return DaskEngine(address or None, count)
    if written != "local":
        raise Unknown("lab-engine", {"what": written})
    return HereEngine() if count == 1 else LocalEngine(count)
