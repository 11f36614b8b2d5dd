"""Finds out, a little later, who may take a decision back: that takes milliseconds, and moves must not wait for it."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import perf_counter
from typing import Final

from omerta.table.clocks import NOBODY
from omerta.table.room import Room

SHARE: Final = 0.2  # of the time at most
SLICE: Final = 0.001  # seconds at a time, or as long as one world takes
LATE: Final = 0.005  # seconds by which an event loop that has other work is late


class Offers:
    """Rooms whose last decision may perhaps be taken back; the one that changed last comes first."""

    def __init__(self, found: Callable[[Room], None]) -> None:
        self._found = found
        self._rooms: dict[str, Room] = {}
        self._waiting = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def consider(self, room: Room) -> None:
        self._rooms.pop(room.id, None)
        if room.is_offer_open:
            self._rooms[room.id] = room
            self._waiting.set()

    async def _run(self) -> None:
        while True:
            await self._waiting.wait()
            await asyncio.sleep(0)
            if not self._rooms:
                self._waiting.clear()
                continue
            _, room = self._rooms.popitem()
            if room.is_offer_open:
                await self._find(room)

    async def _find(self, room: Room) -> None:
        started = perf_counter()
        for _ in room.finding_offer():
            if (passed := perf_counter() - started) >= SLICE:
                await _rest(passed * (1 / SHARE - 1))
                started = perf_counter()
        if room.offered_to != NOBODY:
            self._found(room)


async def _rest(seconds: float) -> None:
    """So long, and as much longer as others have work to do."""
    due = perf_counter() + seconds
    await asyncio.sleep(seconds)
    if (late := perf_counter() - due) > LATE:
        await asyncio.sleep(late / SHARE)
