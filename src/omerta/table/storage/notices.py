"""Tables that have changed and that one listener has not been told of yet."""

import asyncio
from collections.abc import Iterable


class Notices:
    """Each table is kept once until it is taken, so a slow listener costs no more than the tables there are."""

    def __init__(self) -> None:
        self._tables: dict[str, None] = {}
        self._news = asyncio.Event()
        self.ended = False

    def add(self, tables: Iterable[str]) -> None:
        self._tables.update(dict.fromkeys(tables))
        self._news.set()

    def end(self) -> None:
        """Nothing more will come."""
        self.ended = True
        self._news.set()

    async def take(self) -> list[str]:
        """What has come since; waits until there is something, or the end."""
        await self._news.wait()
        self._news.clear()
        taken = list(self._tables)
        self._tables.clear()
        return taken
