"""Several processes share one database: who plays a table's bots, and until when."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A table for it, and an index for those who look for tables that wait."""
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(24), nullable=False, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False, primary_key=True),
        sa.Column("owner", sa.String(24), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
    )
    op.create_index("tables_waiting", "tables", ["status", "to_act"])


def downgrade() -> None:
    """Remove both."""
    op.drop_index("tables_waiting", "tables")
    op.drop_table("leases")
