"""What other servers do at the tables of the same store."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import structlog

from omerta.core.problems import Problem
from omerta.table.store import ANNOUNCED, Store

AT_ONCE: Final = 8  # tables that others have changed, read at the same time
STOPPING: Final = 1.0  # seconds after which a listener that did not stop is told again
PATIENCE: Final = 5.0  # seconds that a start waits for the line to other servers

_log: Final = structlog.get_logger("omerta.table")


class Hearing:
    """Reads tables anew that others have changed; of all its tables a server says which may be meant by a change."""

    def __init__(
        self,
        store: Store,
        concerned: Callable[[str], list[str]],
        refresh: Callable[[str], Awaitable[None]],
        overhear: Callable[[str], None],
    ) -> None:
        self._store = store
        self._concerned = concerned
        self._refresh = refresh
        self._overhear = overhear  # what others announce beside their changes
        self._some = asyncio.Semaphore(AT_ONCE)
        self._listening: asyncio.Task[None] | None = None
        self._hears = asyncio.Event()

    async def start(self) -> None:
        """Nobody is served before changes are heard of."""
        self._listening = asyncio.create_task(self._listen())
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._hears.wait()

    async def close(self) -> None:
        """A library may take the first cancellation for its own, so that there may have to be a second."""
        if self._listening is not None:
            while not self._listening.done():
                self._listening.cancel()
                await asyncio.wait([self._listening], timeout=STOPPING)

    async def _listen(self) -> None:
        async with asyncio.TaskGroup() as readers:
            async for changed in self._store.changes():
                self._hears.set()
                if changed.startswith(ANNOUNCED):
                    self._overhear(changed.removeprefix(ANNOUNCED))
                    continue
                for table in self._concerned(changed):
                    await self._some.acquire()
                    readers.create_task(self._hear(table))

    async def _hear(self, table: str) -> None:
        """What cannot be read now will be when the connection is back."""
        try:
            await self._refresh(table)
        except Problem as problem:
            _log.warning("unheard", table=table[:8], reason=problem.reason)
        except Exception:  # noqa: BLE001 – one table must not make the server deaf to all the others
            _log.exception("unheard", table=table[:8])
        finally:
            self._some.release()
