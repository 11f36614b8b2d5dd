"""When a bot's answer is shown: never sooner for an easy question, so that its time tells nothing of what is hidden.

Each level has a floor, about what it needs at most on a quiet machine. What takes longer comes at the next tick of a
coarse grid. Both count from when the bot was asked, which everybody at the table has seen. At a quick table the floors
are as low as they can be without telling an easy question from a hard one.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from math import ceil
from time import monotonic
from typing import Final

from omerta.bots import LEVELS, read_level
from omerta.table.shown import BotPace

FLOORS: Final = {"pawn": 0.3, "soldier": 0.3, "capo": 0.5, "don": 1.2}  # seconds
QUICK_FLOORS: Final = {"pawn": 0.1, "soldier": 0.1, "capo": 0.3, "don": 1.1}  # the searching levels' time, and a little
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

    def due(self, level: str, taken: float, pace: BotPace = "at-ease") -> float:
        """Seconds after the question at which an answer is shown that took so many."""
        floor = self._floor(level, pace)
        if not floor or taken <= floor:
            return max(floor, taken)
        return floor + ceil((taken - floor) / self._tick) * self._tick

    def _floor(self, level: str, pace: BotPace) -> float:
        name = level.partition("@")[0]
        floor = self._floors.get(name, 0.0)
        return min(floor, QUICK_FLOORS.get(name, floor)) if pace == "quick" else floor

    def most(self, level: str, pace: BotPace) -> int:
        """Milliseconds that a level is given for one decision: the same for every question."""
        return round(1000 * max(self._floor(level, pace), read_level(level).seconds))

    async def keep(self, level: str, asked_at: float, pace: BotPace = "at-ease") -> None:
        """Wait until the answer to a question may be shown."""
        now = self.clock()
        rest = asked_at + self.due(level, now - asked_at, pace) - now
        if rest > 0:
            await self._sleep(rest)


def pace_called(name: str) -> Pace:
    """usual, or none: answers as soon as they are there."""
    assert name in PACES
    return Pace({level: FLOORS[level] for level in LEVELS} if name == "usual" else {})
