"""Alembic's way in: migrations become SQL text, which the store's own connection runs in one transaction."""

from alembic import context

from omerta.table.storage.migrating import VERSION_TABLE
from omerta.table.storage.schema import METADATA

context.configure(
    dialect_name=context.config.attributes["dialect"],
    target_metadata=METADATA,
    as_sql=True,
    literal_binds=True,
    transactional_ddl=False,
    version_table=VERSION_TABLE,
)
context.run_migrations()
