"""Appends: while one statement is on its way to the database, those who come wait together and share the next."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from omerta.core.problems import Problem
from omerta.table.entries import Entry
from omerta.table.storage import rows
from omerta.table.store import Conflict, Phase, WishKey

MOST_TOGETHER: Final = 256  # appends in one statement

Column: TypeAlias = list[str] | list[int] | list[str | None]


@dataclass(eq=False)
class Append:
    """Entries that somebody waits to see written."""

    table: str
    entries: Sequence[Entry]
    phase: Phase | None
    ends: Sequence[WishKey] = ()  # the wishes that are removed with it
    done: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def settle(self, problem: Exception | None = None) -> None:
        if self.done.done():  # whoever waited has gone
            return
        if problem is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(problem)


def columns(batch: Sequence[Append]) -> list[Column]:
    """The values of the statement: entries by column, each table with its last time and phase, wishes that end."""
    written = [rows.from_entry(append.table, entry) for append in batch for entry in append.entries]
    touched: dict[str, tuple[int, Phase | None]] = {}
    for append in batch:
        _, phase = touched.get(append.table, (0, None))
        touched[append.table] = (append.entries[-1].at, append.phase or phase)
    tables = [(table, at, phase) for table, (at, phase) in touched.items()]
    ended = [(append.table, *key) for append in batch for key in append.ends]
    gone: list[Column] = [list(column) for column in zip(*ended, strict=True)] or [[], [], []]
    return [*(list(column) for column in (*zip(*written, strict=True), *zip(*tables, strict=True))), *gone]


class Repeated(Conflict):
    """A clash of a statement that was sent again after a dropped connection: perhaps with its own first try."""


class Appends:
    """Writes what is waiting, one statement at a time."""

    def __init__(
        self,
        run: Callable[[list[Column]], Awaitable[None]],
        entries: Callable[[str, int], Awaitable[list[Entry]]],
    ) -> None:
        self._run = run  # the statement, with these values, in a transaction of its own
        self._entries = entries  # of a table, from a number on
        self._waiting: list[Append] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, append: Append) -> None:
        self._waiting.append(append)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await append.done

    async def finish(self) -> None:
        if self._writing is not None:
            await self._writing

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
            try:
                await self._write(batch)
            except Exception as error:  # noqa: BLE001 – whatever it is, those who wait are told
                for append in batch:
                    append.settle(error)
        self._writing = None

    async def _write(self, batch: list[Append]) -> None:
        """All together; if one of them clashes each alone, so that nobody suffers for another."""
        try:
            await self._run(columns(batch))
        except Exception as error:
            if _is_everybodys(error):
                raise
            maybe_there = isinstance(error, Repeated)
            for append in batch:
                append.settle(await self._write_alone(append, maybe_there=maybe_there))
        for append in batch:
            append.settle()

    async def _write_alone(self, append: Append, *, maybe_there: bool) -> Exception | None:
        try:
            await self._run(columns([append]))
        except Conflict as conflict:
            maybe_there = maybe_there or isinstance(conflict, Repeated)
            return None if maybe_there and await self._is_there(append) else conflict
        except Exception as error:
            if _is_everybodys(error):
                raise
            return error
        return None

    async def _is_there(self, append: Append) -> bool:
        found = await self._entries(append.table, append.entries[0].number)
        return found[: len(append.entries)] == list(append.entries)


def _is_everybodys(error: Exception) -> bool:
    """Whether the database itself is in trouble; where there is no room for all there may be for some."""
    return isinstance(error, Problem) and error.reason != "database-full"
