"""SQLite files: opening them, making them ours, telling what is wrong with them."""

import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final

from omerta.core.problems import Problem, Unknown
from omerta.table.storage import migrating
from omerta.table.store import StoreTrouble

BUSY_SECONDS: Final = 5.0  # how long another program may keep the file locked


@contextmanager
def telling(path: Path) -> Iterator[None]:
    """Let whatever goes wrong with a file inside be a Problem."""
    try:
        yield
    except sqlite3.Error as error:
        raise problem(error, path) from error
    except OSError as error:
        raise StoreTrouble("file-trouble", {"file": str(path), "detail": error.strerror or str(error)}) from error


def problem(error: sqlite3.Error, path: Path) -> Problem:
    """What an error of SQLite means for a person."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF  # without the details in the upper bits
    if code == sqlite3.SQLITE_FULL:
        return StoreTrouble("database-full", {"what": str(path)})
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreTrouble("database-busy", {"what": str(path)})
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return StoreTrouble("database-corrupt", {"what": str(path)})
    return StoreTrouble("database-trouble", {"what": str(path), "detail": str(error)})


@cache
def dialect(sql: str) -> str:
    """A statement as SQLite wants it."""
    return re.sub(r"\$(\d+)", r"?\1", sql)


def connect(path: Path, mode: str = "rw") -> sqlite3.Connection:
    """An open file; transactions are begun and ended by hand."""
    uri = f"{path.as_uri()}?mode={mode}"
    connection = sqlite3.connect(uri, BUSY_SECONDS, isolation_level=None, check_same_thread=False, uri=True)
    try:
        connection.execute("PRAGMA foreign_keys = ON")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def make(path: Path) -> None:
    """An empty file, if there is none, that only its owner may read: shuffles' secrets will be in it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Bring the schema up to date, all or nothing."""
    tables = tables_of(connection)
    script = migrating.script("sqlite", tables, _revision(connection, tables), str(path))
    if script:
        try:
            connection.executescript(f"BEGIN IMMEDIATE;\n{script}\nCOMMIT;")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.rollback()
            raise


def tables_of(connection: sqlite3.Connection) -> list[str]:
    return [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]


def _revision(connection: sqlite3.Connection, tables: list[str]) -> str:
    if migrating.VERSION_TABLE not in tables:
        return ""
    row = connection.execute(migrating.READ_REVISION).fetchone()
    return "" if row is None else str(row[0])


def check_whole(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse a file of which a part is broken."""
    if connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
        raise StoreTrouble("database-corrupt", {"what": str(path)})


def existing(file: str) -> Path:
    """The path of a file that is there."""
    path = Path(file).absolute()
    if not path.is_file():
        raise Unknown("file-missing", {"file": file})
    return path
