"""Entries of one more kind: a seat resigns."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

KINDS = "kind IN ('seat', 'chance', 'undo', 'pause', 'resume', 'resign')"
BYS = "by IN ('', 'player', 'bot', 'fallback', 'timeout', 'auto', 'premove')"
COLUMNS = 'table_id, number, kind, seat, value, at, "by"'


def upgrade() -> None:
    if op.get_context().dialect.name == "sqlite":
        _rewrite()
    else:
        op.drop_constraint("known_kind", "entries", type_="check")
        op.create_check_constraint("known_kind", "entries", KINDS)


def _rewrite() -> None:
    """SQLite changes no constraint of a table that there is."""
    op.create_table(
        "new_entries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.BigInteger, sa.CheckConstraint("number >= 0"), primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.SmallInteger, sa.CheckConstraint("seat >= -1"), nullable=False),
        sa.Column("value", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.CheckConstraint(KINDS, name="known_kind"),
        sa.CheckConstraint(BYS, name="known_by"),
        sqlite_with_rowid=False,
    )
    op.execute(f"INSERT INTO new_entries ({COLUMNS}) SELECT {COLUMNS} FROM entries")  # noqa: S608
    op.drop_table("entries")
    op.rename_table("new_entries", "entries")
