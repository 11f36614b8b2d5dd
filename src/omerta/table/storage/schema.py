"""The schema as it is today, for SQLite and PostgreSQL alike; Alembic compares it with what the migrations made.

Yes and no are 1 and 0, times are milliseconds since 1970, JSON is text: rows look the same in both databases.
"""

from collections.abc import Sequence
from typing import Any, Final, get_args

from sqlalchemy import BigInteger, CheckConstraint, Column, ForeignKey, Index, LargeBinary, MetaData, Table, Text, text
from sqlalchemy import SmallInteger as Small

from omerta.table.entries import By, Kind
from omerta.table.store import Phase, SeatKind, Visibility

METADATA: Final = MetaData()


def _words(name: str) -> Column[Any]:
    return Column(name, Text, nullable=False)


def _one_of(name: str, values: Sequence[str]) -> CheckConstraint:
    listed = ", ".join(f"'{value}'" for value in values)
    return CheckConstraint(f"{name} IN ({listed})", name=f"known_{name}")


def _flag(name: str) -> Column[Any]:
    return Column(name, Small, CheckConstraint(f"{name} IN (0, 1)"), nullable=False)


def _table_id() -> Column[Any]:
    return Column("table_id", Text, ForeignKey("tables.id"), primary_key=True)


guests = Table(
    "guests",
    METADATA,
    Column("id", Text, primary_key=True),
    _words("name"),
    Column("token_hash", LargeBinary, nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    _words("game"),
    Column("version", Small, nullable=False),
    Column("seats", Small, CheckConstraint("seats > 0"), nullable=False),
    _words("options"),
    _words("language"),
    _words("visibility"),
    _flag("casual"),
    _flag("chat"),
    _words("clock"),
    Column("secret", LargeBinary, nullable=False),
    _words("phase"),
    _words("host"),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    _words("previous"),
    _words("following"),
    Column("digest", Text, nullable=False, server_default=""),
    _one_of("visibility", get_args(Visibility)),
    _one_of("phase", get_args(Phase)),
)

seats = Table(
    "seats",
    METADATA,
    _table_id(),
    Column("seat", Small, CheckConstraint("seat >= 0"), primary_key=True, autoincrement=False),
    _words("kind"),
    _words("name"),
    _words("level"),
    _words("guest"),
    _flag("away"),
    Column("token_hash", LargeBinary, nullable=False),
    _words("contribution"),
    _one_of("kind", get_args(SeatKind)),
)

entries = Table(
    "entries",
    METADATA,
    _table_id(),
    Column("number", BigInteger, CheckConstraint("number >= 0"), primary_key=True, autoincrement=False),
    _words("kind"),
    Column("seat", Small, CheckConstraint("seat >= -1"), nullable=False),
    Column("value", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    _words("by"),
    _one_of("kind", get_args(Kind)),
    _one_of("by", get_args(By)),
    sqlite_with_rowid=False,
)

wishes = Table(
    "wishes",
    METADATA,
    _table_id(),
    Column("seat", Small, primary_key=True, autoincrement=False),
    Column("name", Text, primary_key=True),
    _words("value"),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    METADATA,
    _table_id(),
    Column("number", BigInteger, CheckConstraint("number > 0"), primary_key=True, autoincrement=False),
    Column("seat", Small, CheckConstraint("seat >= -1"), nullable=False),
    _words("name"),
    _words("text"),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

boxes = Table(
    "boxes",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("id", Text, primary_key=True),
    _words("digest"),
    _words("guest"),
    Column("kept", BigInteger, nullable=False),
    Column("content", LargeBinary, nullable=False),
)

times = Table(
    "times",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

absences = Table(
    "absences",
    METADATA,
    Column("until", BigInteger, primary_key=True, autoincrement=False),
    Column("since", BigInteger, nullable=False),
)


def _index(name: str, column: Column[Any], where: str, *, unique: bool = False) -> None:
    Index(name, column, unique=unique, sqlite_where=text(where), postgresql_where=text(where))


_index("lobby", tables.c.changed, "visibility = 'listed' AND phase IN ('gathering', 'playing')")
_index("live", tables.c.id, "phase = 'playing'")
_index("hosts", tables.c.host, "host <> ''")
_index("sitters", seats.c.guest, "guest <> ''")
_index("played", tables.c.digest, "digest <> ''")
_index("keepers", boxes.c.guest, "guest <> ''")
_index("links", seats.c.token_hash, "length(token_hash) > 0", unique=True)
