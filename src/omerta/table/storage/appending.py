"""Appends to PostgreSQL: while one statement is on its way, those who come wait together and share the next.

A commit that notifies lets no other such commit pass until it is on the disk, so many small ones would queue up there.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from omerta.core.problems import Problem
from omerta.table.entries import Entry
from omerta.table.storage import rows
from omerta.table.store import Conflict, Phase

CHANNEL: Final = "omerta"  # on which servers tell each other of changes
MOST_TOGETHER: Final = 256  # appends in one statement

# In order of table and number, so that two servers do not wait for each other's rows crosswise.
APPEND: Final = f"""
WITH added AS (
    INSERT INTO entries (table_id, number, kind, seat, value, at, by)
    SELECT * FROM unnest(
        $1::text[], $2::bigint[], $3::text[], $4::smallint[], $5::bigint[], $6::bigint[], $7::text[]
    ) AS new (id, number) ORDER BY id, number
    RETURNING table_id
), touched AS (
    UPDATE tables SET changed = new.at, phase = COALESCE(new.phase, tables.phase)
    FROM unnest($8::text[], $9::bigint[], $10::text[]) AS new (id, at, phase)
    WHERE tables.id = new.id AND EXISTS (SELECT FROM added)
)
SELECT pg_notify('{CHANNEL}', id) FROM unnest($8::text[]) AS new (id)
"""  # noqa: S608 – of its own constant

Column: TypeAlias = list[str] | list[int] | list[str | None]


@dataclass(eq=False)
class Append:
    """Entries that somebody waits to see written."""

    table: str
    entries: Sequence[Entry]
    phase: Phase | None
    done: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def settle(self, problem: Exception | None = None) -> None:
        if self.done.done():  # whoever waited has gone
            return
        if problem is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(problem)


def columns(batch: Sequence[Append]) -> list[Column]:
    """The values of the statement: entries by column, then each table with its last time and phase."""
    written = [rows.from_entry(append.table, entry) for append in batch for entry in append.entries]
    touched: dict[str, tuple[int, Phase | None]] = {}
    for append in batch:
        _, phase = touched.get(append.table, (0, None))
        touched[append.table] = (append.entries[-1].at, append.phase or phase)
    tables = [(table, at, phase) for table, (at, phase) in touched.items()]
    return [list(column) for column in (*zip(*written, strict=True), *zip(*tables, strict=True))]


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
        except Problem:
            raise
        except Exception as error:  # noqa: BLE001 – each is tried again and tells for itself
            maybe_there = isinstance(error, Repeated)
            for append in batch:
                append.settle(await self._write_alone(append, maybe_there=maybe_there))
        for append in batch:
            append.settle()

    async def _write_alone(self, append: Append, *, maybe_there: bool) -> Exception | None:
        try:
            await self._run(columns([append]))
        except Problem:
            raise
        except Conflict as conflict:
            maybe_there = maybe_there or isinstance(conflict, Repeated)
            return None if maybe_there and await self._is_there(append) else conflict
        except Exception as error:  # noqa: BLE001
            return error
        return None

    async def _is_there(self, append: Append) -> bool:
        found = await self._entries(append.table, append.entries[0].number)
        return found[: len(append.entries)] == list(append.entries)
