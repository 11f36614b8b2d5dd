"""Times that servers agree on, and when none of them was there."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "times",
        sa.Column("name", sa.Text, primary_key=True, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "absences",
        sa.Column("until", sa.BigInteger, primary_key=True, autoincrement=False, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
