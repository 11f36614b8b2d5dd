"""What players do beside the socket: get up and come back, let time stand still and go on. Repeated until answered."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic

import httpx

from omerta.web.client import Browser
from trials.asking import HUSH, PAUSE, Table
from trials.killing import Killed

AGAIN = (500, 503)  # answers after which it may have been done all the same
BREAK = 0.3  # seconds
SOON = 1.0


class Errands:
    """Of one player at one table, one at a time."""

    def __init__(
        self, server: Killed, browser: Browser, counts: Counter[str], done: Callable[[], Awaitable[None]]
    ) -> None:
        self._done = done
        self._ended = 0.0
        self._server = server
        self._browser = browser
        self._counts = counts
        self._running: asyncio.Task[None] | None = None

    def sit(self, table: Table, seat: int) -> None:
        self._table, self._seat, self._ledger = table, seat, table.ledger

    @property
    def are_running(self) -> bool:
        return self._running is not None

    @property
    def have_just_ended(self) -> bool:
        return monotonic() < self._ended + SOON

    def run(self, errand: Callable[[], Awaitable[None]]) -> None:
        if not self.are_running:
            self._running = asyncio.create_task(self._run(errand))

    async def _run(self, errand: Callable[[], Awaitable[None]]) -> None:
        try:
            await errand()
        finally:
            self._running = None
            if errand != self.look_again:
                self._ended = monotonic()
        await self._done()

    async def finish(self) -> None:
        if self._running is not None:
            await self._running

    async def wait(self) -> None:
        """Until others have asked what they want to ask."""
        await asyncio.sleep(HUSH)

    async def look_again(self) -> None:
        await asyncio.sleep(SOON)

    async def leave(self) -> None:
        """For a moment."""
        if await self._be(away=True):
            self._counts["leavings"] += 1
            await asyncio.sleep(BREAK)
        await self.come_back()

    async def come_back(self) -> None:
        await self._be(away=False)

    async def pause(self) -> None:
        if await self._posted("pause", None):
            self._ledger.kept.pauses += 1
            self._counts["pauses"] += 1

    async def resume(self) -> None:
        await asyncio.sleep(PAUSE)
        if await self._posted("resume", None):
            self._ledger.kept.resumes += 1

    async def _be(self, *, away: bool) -> bool:
        places = self._ledger.places.setdefault(self._seat, [])
        body = {"seat": self._seat, "level": "pawn"} if away else {"seat": self._seat}
        done = await self._posted("leave" if away else "return", body, lambda: places.append(away))
        if done:
            self._ledger.kept.places[self._seat] = len(places) - 1
        return done

    async def _posted(self, what: str, body: object, sent: Callable[[], None] = lambda: None) -> bool:
        """Whether it was done; False: refused."""
        while True:
            await self._server.up.wait()
            sent()
            with suppress(httpx.TransportError):
                try:
                    await self._browser.ask("POST", f"/tables/{self._table.id}/{what}", body)
                except httpx.HTTPStatusError as error:
                    self._counts[f"refused: {what} {error.response.status_code}"] += 1
                    if error.response.status_code not in AGAIN:
                        return False
                else:
                    return True
            await asyncio.sleep(PAUSE)
