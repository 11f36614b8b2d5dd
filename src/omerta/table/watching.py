"""Who wants to know when something changes at a table."""

import asyncio
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Literal, Self, TypeAlias

News: TypeAlias = Literal["table", "chat"]


class Watch:
    """Wakes whoever watches; what happens while they are busy is one piece of news, however often it happens."""

    def __init__(self, watchers: "Watchers", table: str) -> None:
        self._watchers = watchers
        self._table = table
        self._news: set[News] = set()
        self._woken = asyncio.Event()
        self._closed = False

    def tell(self, news: News) -> None:
        self._news.add(news)
        self._woken.set()

    def close(self) -> None:
        self._closed = True
        self._woken.set()

    async def __aenter__(self) -> Self:
        self._watchers.add(self._table, self)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._watchers.remove(self._table, self)

    async def __aiter__(self) -> AsyncIterator[News]:
        while not self._closed:
            await self._woken.wait()
            self._woken.clear()
            news, self._news = sorted(self._news, reverse=True), set()
            for one in news:
                yield one


class Watchers:
    """All who watch, by table."""

    def __init__(self) -> None:
        self._by_table: dict[str, set[Watch]] = {}

    def add(self, table: str, watch: Watch) -> None:
        self._by_table.setdefault(table, set()).add(watch)

    def remove(self, table: str, watch: Watch) -> None:
        watches = self._by_table.get(table, set())
        watches.discard(watch)
        if not watches:
            self._by_table.pop(table, None)

    def tell(self, table: str, news: News) -> None:
        for watch in tuple(self._by_table.get(table, ())):
            watch.tell(news)

    def has(self, table: str) -> bool:
        return table in self._by_table

    def close(self) -> None:
        for watches in tuple(self._by_table.values()):
            for watch in tuple(watches):
                watch.close()
