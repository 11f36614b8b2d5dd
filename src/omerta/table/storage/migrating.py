"""Bringing a database's schema up to date.

Alembic takes longer to load than a server may take to start, so it is loaded only for an older database. A new one is
made by the stored SQL that Alembic wrote from the same migrations (``make schema``; a test fails when it is stale).
"""

import io
from collections.abc import Sequence
from pathlib import Path
from threading import Lock
from typing import Final, Literal, TypeAlias

from omerta.table.store import StoreTrouble

Dialect: TypeAlias = Literal["sqlite", "postgresql"]

DIALECTS: Final[tuple[Dialect, ...]] = ("sqlite", "postgresql")
REVISIONS: Final = ("0001", "0002", "0003", "0004")  # every migration, in order
VERSION_TABLE: Final = "omerta_version"
READ_REVISION: Final = f"SELECT version_num FROM {VERSION_TABLE}"  # noqa: S608
FOLDER: Final = Path(__file__).parent / "migrations"

_alembic = Lock()  # Alembic keeps its context in module globals


def script(dialect: Dialect, tables: Sequence[str], revision: str, where: str) -> str:
    """The SQL that brings a database with these tables up to date; nothing if it is. ``where`` names it in problems."""
    if VERSION_TABLE not in tables:
        if tables:
            raise StoreTrouble("database-foreign", {"what": where})
        return stored(dialect).read_text(encoding="utf-8")
    if revision not in REVISIONS:
        raise StoreTrouble("database-newer", {"what": where})
    return "" if revision == REVISIONS[-1] else rendered(dialect, revision)


def stored(dialect: Dialect) -> Path:
    """The file with the SQL for a new database."""
    return FOLDER / f"new-{dialect}.sql"


def rendered(dialect: Dialect, since: str = "base") -> str:
    """The migrations after a revision, as SQL."""
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    text = io.StringIO()
    config = Config(output_buffer=text)
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["dialect"] = dialect
    with _alembic:
        command.upgrade(config, f"{since}:{REVISIONS[-1]}", sql=True)
    return "\n".join(line.rstrip() for line in text.getvalue().splitlines()).strip() + "\n"


def write_stored() -> None:
    """Write the SQL for new databases anew (``make schema``)."""
    for dialect in DIALECTS:
        stored(dialect).write_text(rendered(dialect), encoding="utf-8")
