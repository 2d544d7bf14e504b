"""The history of the database's layout (Alembic)."""
