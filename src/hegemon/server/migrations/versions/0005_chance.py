"""Chance that can be proved: a seed that is fixed before the game, and what the players add to it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Columns for both, and commitments that wait for their table. Games under way keep drawing as they did."""
    op.add_column("tables", sa.Column("commitment", sa.String(64), nullable=True))
    op.add_column("tables", sa.Column("secret", sa.String(64), nullable=True))
    op.add_column("tables", sa.Column("salts", sa.JSON(), nullable=True))
    op.create_table(
        "commitments",
        sa.Column("commitment", sa.String(64), nullable=False, primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(24), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False, index=True),
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("commitments")
    for name in ("salts", "secret", "commitment"):
        op.drop_column("tables", name)
