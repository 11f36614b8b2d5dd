"""Backups: SQLite files with everything in them, whichever database they are of."""

import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from omerta.core.problems import Damaged
from omerta.table.storage import files, migrating, statements
from omerta.table.storage.locking import FileLock
from omerta.table.store import StoreTrouble

CHUNK: Final = 5000  # rows


@contextmanager
def new_file(file: str) -> Iterator[Path]:
    """A file to write into, which gets its name when it is whole; one that is there is never overwritten."""
    path = Path(file).absolute()
    with files.telling(path):
        _reserve(path)
        descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        os.close(descriptor)
        try:
            yield Path(name)
            Path(name).replace(path)
        except BaseException:
            for left in (path, Path(name), Path(f"{name}-journal"), Path(f"{name}-wal"), Path(f"{name}-shm")):
                with suppress(OSError):
                    left.unlink(missing_ok=True)
            raise


def _reserve(path: Path) -> None:
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        raise Damaged("backup-exists", {"file": str(path)}) from None


def copy_file(source: Path, file: str) -> None:
    """A consistent copy of an SQLite database, while its owner goes on writing."""
    with new_file(file) as path, files.telling(source), closing(files.connect(source, "ro")) as original:
        if migrating.VERSION_TABLE not in files.tables_of(original):
            raise StoreTrouble("database-foreign", {"what": str(source)})
        _copy(original, path, source)


def rescue(original: sqlite3.Connection, source: Path) -> Path:
    """What an open connection still holds of a file that is gone, into a new one beside it."""
    name = f"{source.stem}.rescued-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}.sqlite"
    path = source.with_name(name)
    with new_file(str(path)) as file:
        _copy(original, file, source)
    return path


def _copy(original: sqlite3.Connection, path: Path, source: Path) -> None:
    with closing(files.connect(path)) as copy:
        original.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, no others beside it
        files.check_whole(copy, source)


def upgraded(source: Path, folder: Path) -> Path:
    """A copy of a backup in a folder, brought up to date; refused if it is not one of ours."""
    path = folder / "backup.sqlite"
    files.make(path)
    with files.telling(source), closing(files.connect(source, "ro")) as original:
        _refuse_foreign(original, source)
        _copy(original, path, source)
    with files.telling(source), closing(files.connect(path)) as copy:
        files.migrate(copy, source)
    return path


def _refuse_foreign(original: sqlite3.Connection, source: Path) -> None:
    try:
        ours = migrating.VERSION_TABLE in files.tables_of(original)
    except sqlite3.DatabaseError:
        ours = False
    if not ours:
        raise Damaged("backup-foreign", {"file": str(source)})


def fill_sqlite(copy: Path, path: Path) -> None:
    """Everything from a backup that is up to date into a new or empty SQLite database."""
    lock = FileLock(path)
    with files.telling(path):
        files.make(path)
        lock.take()
        try:
            lock.take_file()
            with closing(files.connect(path)) as connection:
                files.migrate(connection, path)
                _fill(connection, copy, path)
        finally:
            lock.release()


def _fill(connection: sqlite3.Connection, copy: Path, path: Path) -> None:
    connection.execute("ATTACH ?1 AS backup", (str(copy),))
    connection.execute("BEGIN IMMEDIATE")
    if connection.execute(statements.ANYTHING).fetchone()[0]:
        raise StoreTrouble("database-not-empty", {"what": str(path)})
    for table in statements.OWN:
        connection.execute(f"DELETE FROM main.{table}")  # noqa: S608 – of our own constant
    for table in statements.COLUMNS:
        names = statements.columns(table)
        connection.execute(f"INSERT INTO main.{table} ({names}) SELECT {names} FROM backup.{table}")  # noqa: S608
    connection.execute("COMMIT")


def chunks(copy: Path, table: str) -> Iterator[list[tuple[object, ...]]]:
    """All rows of a table of a backup, so many at a time."""
    with files.telling(copy), closing(files.connect(copy, "ro")) as connection:
        cursor = connection.execute(statements.copy(table))
        while rows := cursor.fetchmany(CHUNK):
            yield rows
