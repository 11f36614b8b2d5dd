"""Boxes of owners, and the digest of the box by which a table is played."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def _words(name: str, *, key: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text, primary_key=key, nullable=False)


def upgrade() -> None:
    op.add_column("tables", sa.Column("digest", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "boxes",
        _words("game", key=True),
        _words("id", key=True),
        _words("digest"),
        _words("guest"),
        sa.Column("kept", sa.BigInteger, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )
    _create_index("played", "tables", "digest", "digest <> ''")
    _create_index("keepers", "boxes", "guest", "guest <> ''")


def _create_index(name: str, table: str, column: str, where: str) -> None:
    clause = sa.text(where)
    op.create_index(name, table, [column], sqlite_where=clause, postgresql_where=clause)
