"""Names that tell what a table of the database holds: `line` was the actions that led to a position, `kin` what a table
was made from."""

from __future__ import annotations

from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Rename them."""
    op.rename_table("line", "plies")
    op.drop_index("kin_parent", "kin")
    op.rename_table("kin", "origins")
    op.create_index("origins_parent", "origins", ["parent", "kind"])


def downgrade() -> None:
    """As they were called before."""
    op.drop_index("origins_parent", "origins")
    op.rename_table("origins", "kin")
    op.create_index("kin_parent", "kin", ["parent", "kind"])
    op.rename_table("plies", "line")
