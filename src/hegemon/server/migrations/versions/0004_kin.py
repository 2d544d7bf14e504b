"""Which table came of which: a rematch of a finished game, a branch played on from a position."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A table for it."""
    op.create_table(
        "kin",
        sa.Column("child", sa.String(24), nullable=False, primary_key=True),
        sa.Column("parent", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
    )
    op.create_index("kin_parent", "kin", ["parent", "kind"])


def downgrade() -> None:
    """Remove it."""
    op.drop_index("kin_parent", "kin")
    op.drop_table("kin")
