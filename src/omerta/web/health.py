"""How the server is: whether it can write, whether bots think, whether all boxes and tables are there."""

import asyncio
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from omerta import __version__, games, speed
from omerta.core.problems import Problem
from omerta.table.host import Host
from omerta.web.answers import AWAY, store_problem
from omerta.web.wire import Health, Trouble

if TYPE_CHECKING:
    from collections.abc import Callable

State: TypeAlias = Literal["healthy", "degraded", "failing"]

KEPT: Final = 1.0  # seconds that a finding is told again, so that nobody keeps the store busy by asking
PATIENCE: Final = 2.0  # seconds in which the store must answer
TIGHT: Final = "database-tight"


class Checkup:
    """Looks, at most once a second, whoever asks."""

    def __init__(self, host: Host, clock: "Callable[[], float]") -> None:
        self._host = host
        self._clock = clock
        self._one = asyncio.Lock()
        self._found: Health | None = None
        self._at = 0.0

    async def health(self) -> Health:
        async with self._one:
            if self._found is None or self._clock() - self._at > KEPT:
                self._found = await self._look()
                self._at = self._clock()
            return self._found

    async def _look(self) -> Health:
        store, is_writable = await self._store()
        troubles = [*store, *self._bots(), *await self._boxes(), *self._tables()]
        state: State = "failing" if not is_writable else "degraded" if troubles else "healthy"
        return Health(__version__, speed(), state, state == "healthy", troubles)

    async def _store(self) -> tuple[list[Trouble], bool]:
        try:
            async with asyncio.timeout(PATIENCE):
                reason = await self._host.store.look()
        except TimeoutError:
            return [Trouble("store", AWAY.reason)], False
        except Problem as problem:
            reason = problem.reason
        if reason == TIGHT:
            return [Trouble("store", "store-tight")], True
        return [Trouble("store", store_problem(reason).reason)] if reason else [], not reason

    def _bots(self) -> list[Trouble]:
        reason = self._host.thinkers.problem()
        return [Trouble("bots", reason)] if reason else []

    async def _boxes(self) -> list[Trouble]:
        """Of the boxes that come with the games."""
        away = await asyncio.to_thread(lambda: sum(map(_is_away, games.NAMES)))
        return [Trouble("boxes", "box-broken", away)] if away else []

    def _tables(self) -> list[Trouble]:
        return [Trouble("tables", reason, count) for reason, count in sorted(self._host.aside.reasons().items())]


def _is_away(game: str) -> bool:
    try:
        games.find(game)
    except Problem:
        return True
    return False
