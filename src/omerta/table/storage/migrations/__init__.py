"""How the schema came to be, step by step: an Alembic environment."""
