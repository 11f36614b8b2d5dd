"""Who wants to know when something changes at a table."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, Protocol, TypeAlias

News: TypeAlias = Literal["table", "chat"]


class Watcher(Protocol):
    """Whoever is told at once, and acts on it later: however often something changes, it is one piece of news."""

    @property
    def guest_id(self) -> str:
        """Who looks; empty if that is nobody known."""

    def tell(self, news: News) -> None:
        """Something has changed."""


class Watchers:
    """All who watch, by table."""

    def __init__(self) -> None:
        self._by_table: dict[str, set[Watcher]] = {}

    def add(self, table: str, watch: Watcher) -> None:
        self._by_table.setdefault(table, set()).add(watch)

    @contextmanager
    def watching(self, table: str, watch: Watcher) -> Iterator[None]:
        """For as long as somebody wants to know."""
        self.add(table, watch)
        try:
            yield
        finally:
            self.remove(table, watch)

    def remove(self, table: str, watch: Watcher) -> None:
        watches = self._by_table.get(table, set())
        watches.discard(watch)
        if not watches:
            self._by_table.pop(table, None)

    def tell(self, table: str, news: News) -> None:
        for watch in tuple(self._by_table.get(table, ())):
            watch.tell(news)

    def tell_one(self, table: str, guest: str) -> None:
        """Something has changed at a table for one guest; nobody else may notice."""
        for watch in tuple(self._by_table.get(table, ())):
            if watch.guest_id == guest:
                watch.tell("table")

    def has(self, table: str) -> bool:
        return table in self._by_table
