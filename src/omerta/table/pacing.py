"""When a bot's answer is shown: never sooner for an easy question, so that its time tells nothing of what is hidden.

Each level has a floor, about what it needs at most on a quiet machine. What takes longer comes at the next tick of a
coarse grid. Both count from when the bot was asked, which everybody at the table has seen.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from math import ceil
from time import monotonic
from typing import Final

from omerta.bots import LEVELS

FLOORS: Final = {"pawn": 0.3, "soldier": 0.3, "capo": 0.5, "don": 1.2}  # seconds
TICK: Final = 0.3  # seconds

PACES: Final = ("usual", "none")


class Pace:
    """How fast bots play at the tables of a server."""

    def __init__(
        self,
        floors: Mapping[str, float],
        tick: float = TICK,
        clock: Callable[[], float] = monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._floors = floors
        self._tick = tick
        self._sleep = sleep
        self.clock = clock

    def due(self, level: str, taken: float) -> float:
        """Seconds after the question at which an answer is shown that took so many."""
        floor = self._floors.get(level.partition("@")[0], 0.0)
        if not floor or taken <= floor:
            return max(floor, taken)
        return floor + ceil((taken - floor) / self._tick) * self._tick

    async def keep(self, level: str, asked_at: float) -> None:
        """Wait until the answer to a question may be shown."""
        now = self.clock()
        rest = asked_at + self.due(level, now - asked_at) - now
        if rest > 0:
            await self._sleep(rest)


def pace_called(name: str) -> Pace:
    """usual, or none: answers as soon as they are there."""
    assert name in PACES
    return Pace({level: FLOORS[level] for level in LEVELS} if name == "usual" else {})
