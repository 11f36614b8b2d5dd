"""Backups of the tables that a server keeps."""

import asyncio

from omerta.core.words import Words
from omerta.table import storage


def backup(language: str, file: str, database: str | None) -> int:
    """Copy everything into one new file."""
    asyncio.run(storage.backup(database or storage.default_address(), file))
    print(Words(language).text("store-backed-up", {"file": file}))
    return 0


def restore(language: str, file: str, database: str | None) -> int:
    """Put everything from a backup into an empty database."""
    asyncio.run(storage.restore(file, database or storage.default_address()))
    print(Words(language).text("store-restored", {"file": file}))
    return 0
