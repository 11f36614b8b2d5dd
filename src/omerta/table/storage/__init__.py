"""Keeping tables in SQLite or PostgreSQL."""

import asyncio
import re
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_data_path

from omerta.core.problems import Unknown
from omerta.table.storage import copying, files
from omerta.table.storage.sql import SqlStore
from omerta.table.storage.sqlite import SqliteDatabase
from omerta.table.store import Store

if TYPE_CHECKING:
    from omerta.table.storage.postgres import PostgresDatabase


def default_address() -> str:
    """The database of whoever names none: a file in the user's data folder."""
    return str(user_data_path("omerta", appauthor=False) / "omerta.sqlite")


def open_store(address: str) -> Store:
    """The store at an address: a file, sqlite:///FILE or postgresql://…; still to be opened."""
    path = _file(address)
    return SqlStore(SqliteDatabase(path) if path is not None else _postgres(address))


async def backup(address: str, file: str) -> None:
    """Everything at an address into one new file, while a server goes on using it."""
    path = _file(address)
    if path is not None:
        await asyncio.to_thread(copying.copy_file, files.existing(str(path)), file)
        return
    store = SqlStore(_postgres(address))
    await store.open()
    try:
        await store.backup(file)
    finally:
        await store.close()


@asynccontextmanager
async def peek(address: str) -> AsyncIterator[Store]:
    """A look at what is kept, also while a server uses the database."""
    with tempfile.TemporaryDirectory() as folder:
        path = _file(address)
        if path is not None:
            address = str(Path(folder) / "copy.sqlite")
            await asyncio.to_thread(copying.copy_file, files.existing(str(path)), address)
        store = open_store(address)
        await store.open()
        try:
            yield store
        finally:
            await store.close()


async def restore(file: str, address: str) -> None:
    """Everything from a backup into a new or empty database of either kind."""
    source, path = files.existing(file), _file(address)
    with tempfile.TemporaryDirectory() as folder:
        copy = await asyncio.to_thread(copying.upgraded, source, Path(folder))
        if path is not None:
            await asyncio.to_thread(copying.fill_sqlite, copy, path.resolve())
            return
        database = _postgres(address)
        await database.open()
        try:
            await database.fill(copy)
        finally:
            await database.close()


def _file(address: str) -> Path | None:
    """The file of an SQLite database; None for PostgreSQL."""
    kind = re.match(r"([A-Za-z][A-Za-z0-9+.-]*)://", address)
    if kind is None and address:
        return Path(address).absolute()
    if address.startswith("sqlite:///") and len(address) > len("sqlite:///"):
        return Path(address.removeprefix("sqlite:///")).absolute()
    if kind is not None and kind[1] in ("postgresql", "postgres"):
        return None
    raise Unknown("database-address", {"what": address})


def _postgres(address: str) -> "PostgresDatabase":
    try:
        from omerta.table.storage.postgres import PostgresDatabase  # noqa: PLC0415
    except ModuleNotFoundError:
        raise Unknown("missing-extra", {"what": "asyncpg", "install": 'pip install "omerta[postgres]"'}) from None
    return PostgresDatabase(address)
