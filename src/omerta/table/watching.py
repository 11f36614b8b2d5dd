"""Who wants to know when something changes at a table."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final, Literal, Protocol, TypeAlias

News: TypeAlias = Literal["table", "chat"]

AT_ONCE: Final = 32  # watchers that are told in one turn of the loop
GRACE: Final = 30.0  # seconds for which whoever has looked at a table counts as looking


class Watcher(Protocol):
    """Whoever is told at once, and acts on it later: however often something changes, it is one piece of news."""

    def tell(self, news: News) -> None:
        """Something has changed."""


def _unnoticed(_: str) -> None:
    """Nobody wants to know who comes and goes."""


class Watchers:
    """All who watch, by table; and who looked there not long ago."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._by_table: dict[str, dict[Watcher, str]] = {}  # the guest of each, if it is anybody's
        self._looks: dict[str, dict[str, float]] = {}  # by table and guest
        self.noticed: Callable[[str], None] = _unnoticed  # told of a table where somebody has come or gone

    def add(self, table: str, watch: Watcher, guest: str = "") -> None:
        self._by_table.setdefault(table, {})[watch] = guest
        self.noticed(table)

    @contextmanager
    def watching(self, table: str, watch: Watcher, guest: str = "") -> Iterator[None]:
        """For as long as somebody wants to know."""
        self.add(table, watch, guest)
        try:
            yield
        finally:
            self.remove(table, watch)

    def remove(self, table: str, watch: Watcher) -> None:
        watches = self._by_table.get(table, {})
        if watch in watches:
            self.look(table, watches.pop(watch))
        if not watches:
            self._by_table.pop(table, None)
        self.noticed(table)

    def tell(self, table: str, news: News) -> None:
        """Tell everybody: some at once, a crowd bit by bit, so that other tables need not wait for all of it."""
        self._tell(table, news, tuple(self._by_table.get(table, ())))

    def _tell(self, table: str, news: News, watches: tuple[Watcher, ...]) -> None:
        there = self._by_table.get(table, {})
        for watch in watches[:AT_ONCE]:
            if watch in there:
                watch.tell(news)
        if len(watches) > AT_ONCE:
            asyncio.get_running_loop().call_soon(self._tell, table, news, watches[AT_ONCE:])

    def tell_one(self, table: str, guest: str) -> None:
        """Something has changed at a table for one guest; nobody else may notice."""
        for watch, whose in tuple(self._by_table.get(table, {}).items()):
            if whose == guest:
                watch.tell("table")

    def has(self, table: str) -> bool:
        return table in self._by_table

    def count(self, table: str) -> int:
        return len(self._by_table.get(table, ()))

    def guests(self, table: str) -> list[str]:
        """Whose browsers watch, each of them; of some it is not known whose they are."""
        return list(self._by_table.get(table, {}).values())

    def tables(self) -> list[str]:
        return list(self._by_table)

    def look(self, table: str, guest: str) -> None:
        """Somebody has seen the table, and may be about to look again: a page that is loaded anew is away shortly."""
        self._looks.setdefault(table, {})[guest] = self._clock()

    def is_seen(self, table: str) -> bool:
        """Whether anybody looks, or did just now."""
        return table in self._by_table or any(map(self._is_recent, self._looks.get(table, {}).values()))

    def is_there(self, table: str, guest: str) -> bool:
        """Whether this guest looks, or did just now."""
        looked = self._looks.get(table, {}).get(guest)
        return guest in self._by_table.get(table, {}).values() or (looked is not None and self._is_recent(looked))

    def _is_recent(self, at: float) -> bool:
        return self._clock() - at < GRACE

    def forget(self) -> None:
        """What was long ago."""
        for table, looks in tuple(self._looks.items()):
            recent = {guest: at for guest, at in looks.items() if self._is_recent(at)}
            if recent:
                self._looks[table] = recent
            else:
                del self._looks[table]
