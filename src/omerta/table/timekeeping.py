"""The time of tables: it goes on evenly, whatever happens to the machine's clock, and only while somebody serves.

While clocks run a server leaves a sign of life every second. Where none was left for longer, nobody could play: that
absence is kept in the store, and every table whose clock ran meanwhile gets the time back before it is counted.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import structlog

from omerta.core.problems import Problem
from omerta.table.store import Absence, Conflict, Store

EVERY: Final = 1.0  # seconds between two signs of life
SILENCE: Final = 3_000  # milliseconds without a sign, after which nobody was there
SILENCE_AT_START: Final = 1_500  # the same for a server that starts; where no other can be, none at all
COMING_BACK: Final = 5_000  # milliseconds that people get to find the table again, once for each decision
BOOT: Final = Path("/proc/sys/kernel/random/boot_id")

_log = structlog.get_logger("omerta.table")


class Machine:
    """The clocks of this machine, in milliseconds."""

    def wall(self) -> int:
        """Since 1970, as far as the machine knows."""
        return time.time_ns() // 1_000_000

    def steady(self) -> int:
        """Since the machine was started; it never jumps."""
        return time.monotonic_ns() // 1_000_000

    def boot(self) -> str:
        """Different after each start of the machine; empty where that cannot be told."""
        try:
            return BOOT.read_text(encoding="ascii").strip()
        except (OSError, UnicodeError):
            return ""


class Timekeeper:
    """What time it is at all tables of a store, and when nobody was there to serve them."""

    def __init__(self, store: Store, machine: Machine, is_needed: Callable[[], bool], tell: Callable[[], None]) -> None:
        self._store = store
        self._machine = machine
        self._is_needed = is_needed  # whether a clock runs here
        self._tell = tell  # that there has been an absence
        self._ahead = machine.wall() - machine.steady()
        self._absences: list[Absence] = []
        self._signed = 0  # when the last sign was left
        self._signing: asyncio.Task[None] | None = None
        self._ticking: asyncio.Task[None] | None = None

    def now(self) -> int:
        """Milliseconds since 1970, as it was when the first server of this boot started, and evenly since."""
        return self._machine.steady() + self._ahead

    async def start(self) -> None:
        """All servers of one boot agree; after a reboot the wall clock is asked, but time never goes back."""
        ahead = max(self._machine.wall(), await self._store.latest()) - self._machine.steady()
        boot = self._machine.boot()
        self._ahead = await self._store.agreed_time(f"boot {boot}", ahead) if boot else ahead
        await self._sign(SILENCE_AT_START if self._store.is_shared else 0)
        self._ticking = asyncio.create_task(self._tick())

    async def close(self) -> None:
        if self._ticking is not None:
            self._ticking.cancel()
            with suppress(asyncio.CancelledError):
                await self._ticking
            if self._is_needed():
                await self._try_to_sign()

    async def confirm(self) -> None:
        """Return once it is known whether somebody has been there until now."""
        while self.now() - self._signed >= SILENCE:
            await self.sign()

    def missed(self, since: int) -> int:
        """How much of the time since then does not count."""
        if not self._absences or self._absences[-1].until <= since:
            return 0
        return sum(one.until - max(one.since, since) for one in self._absences if one.until > since)

    async def sign(self) -> None:
        """Leave a sign of life; those who come while it is written wait for the same one."""
        if self._signing is None or self._signing.done():
            self._signing = asyncio.create_task(self._sign(SILENCE))
        await asyncio.shield(self._signing)

    async def _sign(self, silence: int) -> None:
        now = self.now()
        known = self._absences[-1].until if self._absences else 0
        newest = await self._store.sign(now, silence)
        if newest > known:
            self._absences += await self._store.absences(known)
            self._tell()
        self._signed = now

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            if self._is_needed():
                await self._try_to_sign()

    async def _try_to_sign(self) -> None:
        """A store that is away will be asked again; then this was an absence."""
        try:
            await self.sign()
        except (Problem, Conflict) as trouble:
            _log.warning("no-sign-of-life", reason=getattr(trouble, "reason", "conflict"))
        except Exception:  # noqa: BLE001 – the next sign may succeed
            _log.exception("no-sign-of-life")
