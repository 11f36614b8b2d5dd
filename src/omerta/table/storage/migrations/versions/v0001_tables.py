"""Guests, tables, seats, entries, wishes, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _words(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _number(name: str, *checks: sa.CheckConstraint) -> sa.Column[int]:
    return sa.Column(name, sa.SmallInteger, *checks, nullable=False)


def _flag(name: str) -> sa.Column[int]:
    return _number(name, sa.CheckConstraint(f"{name} IN (0, 1)"))


def _time(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=False)


def _bytes(name: str, *, unique: bool = False) -> sa.Column[bytes]:
    return sa.Column(name, sa.LargeBinary, nullable=False, unique=unique)


def _id() -> sa.Column[str]:
    return sa.Column("id", sa.Text, primary_key=True)


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True)


def _one_of(name: str, values: str) -> sa.CheckConstraint:
    return sa.CheckConstraint(f"{name} IN ({values})", name=f"known_{name}")


def upgrade() -> None:
    op.create_table("guests", _id(), _words("name"), _bytes("token_hash", unique=True), _time("created"))
    _create_tables()
    _create_seats()
    _create_entries()
    _create_wishes()
    _create_chat()
    _create_index("lobby", "tables", "changed", "visibility = 'listed' AND phase IN ('gathering', 'playing')")
    _create_index("live", "tables", "id", "phase = 'playing'")
    _create_index("hosts", "tables", "host", "host <> ''")
    _create_index("sitters", "seats", "guest", "guest <> ''")
    _create_index("links", "seats", "token_hash", "length(token_hash) > 0", unique=True)


def _create_tables() -> None:
    op.create_table(
        "tables",
        _id(),
        _words("game"),
        _number("version"),
        _number("seats", sa.CheckConstraint("seats > 0")),
        _words("options"),
        _words("language"),
        _words("visibility"),
        _flag("casual"),
        _flag("chat"),
        _words("clock"),
        _bytes("secret"),
        _words("phase"),
        _words("host"),
        _time("created"),
        _time("changed"),
        _words("previous"),
        _words("following"),
        _one_of("visibility", "'private', 'listed'"),
        _one_of("phase", "'gathering', 'playing', 'paused', 'finished', 'abandoned'"),
    )


def _create_seats() -> None:
    op.create_table(
        "seats",
        _table_id(),
        sa.Column("seat", sa.SmallInteger, sa.CheckConstraint("seat >= 0"), primary_key=True, autoincrement=False),
        _words("kind"),
        _words("name"),
        _words("level"),
        _words("guest"),
        _flag("away"),
        _bytes("token_hash"),
        _words("contribution"),
        _one_of("kind", "'open', 'human', 'bot', 'automaton'"),
    )


def _create_entries() -> None:
    op.create_table(
        "entries",
        _table_id(),
        sa.Column("number", sa.BigInteger, sa.CheckConstraint("number >= 0"), primary_key=True, autoincrement=False),
        _words("kind"),
        _number("seat", sa.CheckConstraint("seat >= -1")),
        sa.Column("value", sa.BigInteger, nullable=False),
        _time("at"),
        _words("by"),
        _one_of("kind", "'seat', 'chance', 'undo', 'pause', 'resume'"),
        _one_of("by", "'', 'player', 'bot', 'fallback', 'timeout', 'auto', 'premove'"),
        sqlite_with_rowid=False,
    )


def _create_wishes() -> None:
    op.create_table(
        "wishes",
        _table_id(),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, primary_key=True),
        _words("value"),
        sqlite_with_rowid=False,
    )


def _create_chat() -> None:
    op.create_table(
        "chat",
        _table_id(),
        sa.Column("number", sa.BigInteger, sa.CheckConstraint("number > 0"), primary_key=True, autoincrement=False),
        _number("seat", sa.CheckConstraint("seat >= -1")),
        _words("name"),
        _words("text"),
        _time("at"),
        sqlite_with_rowid=False,
    )


def _create_index(name: str, table: str, column: str, where: str, *, unique: bool = False) -> None:
    clause = sa.text(where)
    op.create_index(name, table, [column], unique=unique, sqlite_where=clause, postgresql_where=clause)
