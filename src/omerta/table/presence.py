"""Who has a table open now, here or at another server of the same store.

What is told of a table changes at most once a second, seldom where a crowd watches. Servers tell each other of their
own part when it changes, and all of it now and then, so that one which died is forgotten. Nothing of it is kept.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec
import structlog

from omerta.core.problems import Problem
from omerta.table.watching import Watchers

EVERY: Final = 1.0  # seconds between two changes of one table that are told
CROWD: Final = 50  # watchers, for each so many of whom a second more passes
SOON: Final = 0.2  # seconds in which changes are gathered before other servers are told
AGAIN: Final = 15.0  # seconds after which a server tells the others of everybody
SILENCE: Final = 40.0  # seconds after which a server that tells nothing has gone
TOGETHER: Final = 30  # tables in one announcement: PostgreSQL takes 8000 bytes
MOST_SEATS: Final = 8  # whose holders are told of

_log: Final = structlog.get_logger("omerta.table")


class Here(NamedTuple):
    """Who has a table open: which of those who hold its seats, and how many others."""

    holders: frozenset[str] = frozenset()  # guests
    watching: int = 0


NOBODY_HERE: Final = Here()


class Part(msgspec.Struct, frozen=True, array_like=True):
    """What one server knows of a table."""

    table: str
    holders: list[str]
    watching: int


class Announced(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one server tells the others."""

    server: str
    parts: list[Part] = []
    asks: bool = False  # wants to know of everybody
    ends: bool = False  # goes away


class _Other(msgspec.Struct):
    """Another server, and what it has told."""

    heard: float
    parts: dict[str, Part] = {}


class Presence:
    """Keeps watch of who is there."""

    def __init__(
        self,
        server: str,
        watchers: Watchers,
        holders: Callable[[str], set[str]],
        announce: Callable[[str], Awaitable[None]] | None,
        clock: Callable[[], float] | None = None,
    ) -> None:
        self._server = server
        self._watchers = watchers
        self._holders = holders  # the guests who hold a table's seats, as far as it is at hand
        self._announce = announce  # None where there is no other server
        self._given_clock = clock
        self._told: dict[str, Here] = {}  # by table: what is shown now
        self._told_at: dict[str, float] = {}
        self._due: dict[str, asyncio.TimerHandle] = {}
        self._others: dict[str, _Other] = {}
        self._announced: dict[str, Part] = {}  # what other servers were told last
        self._fresh: set[str] = set()  # tables of which other servers are still to be told
        self._tasks: set[asyncio.Task[None]] = set()
        watchers.noticed = self.changed

    def at(self, table: str) -> Here:
        """Who is there, as everybody is told."""
        return self._told.get(table, NOBODY_HERE)

    async def start(self) -> None:
        if self._announce is not None:
            await self._send(Announced(self._server, asks=True))
            self._spawn(self._repeat())

    async def close(self) -> None:
        self._watchers.noticed = _ignored
        for timer in self._due.values():
            timer.cancel()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._announce is not None:
            await self._send(Announced(self._server, ends=True))

    def _clock(self) -> float:
        return asyncio.get_running_loop().time() if self._given_clock is None else self._given_clock()

    # What changes here.

    def changed(self, table: str) -> None:
        """Somebody has come or gone, here or elsewhere: it is told now, or as soon as it may be."""
        if table in self._due:
            return
        wait = self._told_at.get(table, -EVERY) + self._pause(table) - self._clock()
        if wait <= 0:
            self._tell(table)
        else:
            self._due[table] = asyncio.get_running_loop().call_later(wait, self._tell_due, table)

    def _pause(self, table: str) -> float:
        return EVERY + self._watchers.count(table) // CROWD

    def _tell_due(self, table: str) -> None:
        self._due.pop(table, None)
        self._tell(table)

    def _tell(self, table: str) -> None:
        self._tell_others(table)
        now = self._now(table)
        if now == self.at(table):
            return
        self._told_at[table] = self._clock()
        if now == NOBODY_HERE:
            del self._told[table]
        else:
            self._told[table] = now
        self._watchers.tell(table, "table")

    def _now(self, table: str) -> Here:
        parts = [self._own(table), *(other.parts[table] for other in self._others.values() if table in other.parts)]
        return Here(frozenset(one for part in parts for one in part.holders), sum(part.watching for part in parts))

    def _own(self, table: str) -> Part:
        """A guest counts once, whoever is nobody's guest for each browser."""
        looking = self._watchers.guests(table)
        known, holders = set(filter(None, looking)), self._holders(table)
        return Part(table, sorted(known & holders)[:MOST_SEATS], len(known - holders) + looking.count(""))

    # What other servers know.

    def _tell_others(self, table: str) -> None:
        own = self._own(table)
        if self._announce is None or own == self._announced.get(table, Part(table, [], 0)):
            return
        self._announced[table] = own
        if not (own.holders or own.watching):
            del self._announced[table]
        if not self._fresh:
            self._spawn(self._tell_soon())
        self._fresh.add(table)

    async def _tell_soon(self) -> None:
        await asyncio.sleep(SOON)
        tables, self._fresh = self._fresh, set()
        await self._tell_of(tables)

    async def _tell_of(self, tables: set[str]) -> None:
        """A server where nobody is says that, so that it is known to be there."""
        parts = [self._own(table) for table in sorted(tables)]
        for first in range(0, max(1, len(parts)), TOGETHER):
            await self._send(Announced(self._server, parts[first : first + TOGETHER]))

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(AGAIN)
            await self._tell_of(set(self._watchers.tables()))

    async def _send(self, announced: Announced) -> None:
        """Whatever is not heard now will be when it is told again."""
        assert self._announce is not None
        with suppress(Problem):
            await self._announce(msgspec.json.encode(announced).decode())

    def hear(self, news: str) -> None:
        """What another server has announced."""
        try:
            announced = msgspec.json.decode(news, type=Announced)
        except msgspec.MsgspecError:
            _log.warning("announcement-unread")
            return
        if announced.server == self._server:
            return
        if announced.ends:
            self._forget(announced.server)
            return
        if announced.asks or announced.server not in self._others:
            self._spawn(self._tell_of(set(self._watchers.tables())))
        self._learn(announced)

    def _learn(self, announced: Announced) -> None:
        other = self._others.setdefault(announced.server, _Other(self._clock(), {}))
        other.heard = self._clock()
        for part in announced.parts:
            known = other.parts.pop(part.table, None)
            if part.holders or part.watching:
                other.parts[part.table] = part
            if part != known:
                self.changed(part.table)

    def forget_silent(self) -> None:
        """Servers that have told nothing for long have gone, and everybody there; what was long ago goes too."""
        for server, other in tuple(self._others.items()):
            if self._clock() - other.heard > SILENCE:
                self._forget(server)
        old = [table for table, at in self._told_at.items() if self._clock() - at > SILENCE]
        for table in old:
            del self._told_at[table]

    def _forget(self, server: str) -> None:
        gone = self._others.pop(server, None)
        for table in gone.parts if gone is not None else ():
            self.changed(table)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _ignored(_: str) -> None:
    pass
