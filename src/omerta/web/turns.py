"""Who begins when: of one address a few requests in each turn, so that a flood holds nobody else up.

Nothing is refused: whoever asks for more than others has the next turns for it. A turn lasts some milliseconds, for
were it one round of the event loop, a flood would fill every round, and a move, which needs several, wait as often.
"""

import asyncio
from collections import Counter, deque
from typing import Final

LASTS: Final = 0.005  # seconds, of a turn


class Turns:
    """So many of each begin in one turn; the others in those that follow, first come first served."""

    def __init__(self, most: int, lasts: float = LASTS) -> None:
        self._most = most
        self._lasts = lasts
        self._begun: Counter[str] = Counter()  # in this turn
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def take(self, who: str) -> None:
        """Wait until it is this one's turn."""
        if not self._begun and not self._waiting:
            asyncio.get_running_loop().call_later(self._lasts, self._turn)
        if who not in self._waiting and self._begun[who] < self._most:
            self._begun[who] += 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        await turn

    def _turn(self) -> None:
        self._begun.clear()
        for who, line in tuple(self._waiting.items()):
            self._begun[who] = self._begin(line)
            if not line:
                del self._waiting[who]
        if self._begun:
            asyncio.get_running_loop().call_later(self._lasts, self._turn)

    def _begin(self, line: deque[asyncio.Future[None]]) -> int:
        """How many of a line begin now; who has gone meanwhile does not count."""
        begun = 0
        while line and begun < self._most:
            turn = line.popleft()
            if not turn.done():
                turn.set_result(None)
                begun += 1
        return begun
