"""Tables are found by the guest who set them up."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """An index."""
    op.create_index("tables_owner", "tables", ["owner", "updated"])


def downgrade() -> None:
    """Remove it."""
    op.drop_index("tables_owner", "tables")
