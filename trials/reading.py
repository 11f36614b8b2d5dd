"""Logs as they stand in a database, read past the server."""

import asyncio
import sqlite3
from abc import ABCMeta, abstractmethod
from collections.abc import Sequence
from contextlib import closing
from time import monotonic
from typing import Any

import asyncpg

from omerta.table.entries import Entry
from trials.ledger import Log

PHASE = "SELECT phase FROM tables WHERE id = $1"
ENTRIES = "SELECT number, kind, seat, value, at, by FROM entries WHERE table_id = $1 ORDER BY number"
LINES = "SELECT text FROM chat WHERE table_id = $1 ORDER BY number"
WISHES = "SELECT seat, name, value FROM wishes WHERE table_id = $1"
AWAY = "SELECT away FROM seats WHERE table_id = $1 ORDER BY seat"
PATIENCE = 60.0  # seconds in which a database that was cut off must be back
PAUSE = 0.1
ALL = (PHASE, ENTRIES, LINES, WISHES, AWAY)


class Reader(metaclass=ABCMeta):
    """Reads tables while a server uses the database."""

    @abstractmethod
    async def logs(self, tables: Sequence[str]) -> list[Log]:
        """What is committed now."""


class SqliteReader(Reader):
    """From the file."""

    def __init__(self, path: str) -> None:
        self._path = path

    async def logs(self, tables: Sequence[str]) -> list[Log]:
        with closing(sqlite3.connect(self._path, timeout=30)) as connection, connection:
            connection.execute("BEGIN")
            return [_log(table, [_rows(connection, sql, table) for sql in ALL]) for table in tables]


def _rows(connection: sqlite3.Connection, sql: str, table: str) -> list[Any]:
    return connection.execute(sql.replace("$1", "?1"), (table,)).fetchall()


class PostgresReader(Reader):
    """Over a connection of its own; the database may be away for a while."""

    def __init__(self, address: str) -> None:
        self._address = address

    async def logs(self, tables: Sequence[str]) -> list[Log]:
        latest = monotonic() + PATIENCE
        while True:
            try:
                return await self._logs(tables)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError):
                if monotonic() > latest:
                    raise
            await asyncio.sleep(PAUSE)

    async def _logs(self, tables: Sequence[str]) -> list[Log]:
        connection = await asyncpg.connect(self._address)
        try:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                return [_log(table, [await connection.fetch(sql, table) for sql in ALL]) for table in tables]
        finally:
            await connection.close()


def _log(table: str, found: Sequence[Sequence[Any]]) -> Log:
    phase, entries, lines, wishes, away = found
    return Log(
        table,
        phase[0][0] if phase else "",
        [Entry(*row) for row in entries],
        [row[0] for row in lines],
        {(row[0], row[1]): row[2] for row in wishes},
        [bool(row[0]) for row in away],
    )
