"""Chance that can be proved (a seed fixed before the game, and what players add to it), clocks, orders."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Columns for chance, commitments that wait for their table, and a clock for each table that is to have one. Games
    under way keep drawing as they did."""
    op.add_column("tables", sa.Column("commitment", sa.String(64), nullable=True))
    op.add_column("tables", sa.Column("secret", sa.String(64), nullable=True))
    op.add_column("tables", sa.Column("salts", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("orders", sa.JSON(), nullable=True))
    op.create_table(
        "commitments",
        sa.Column("commitment", sa.String(64), nullable=False, primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(24), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False, index=True),
    )
    op.create_table(
        "clocks",
        sa.Column("table_id", sa.String(24), nullable=False, primary_key=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("deadline", sa.BigInteger(), nullable=True, index=True),
        sa.Column("kept", sa.JSON(), nullable=False),
        sa.Column("claimed_until", sa.BigInteger(), nullable=True),
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("clocks")
    op.drop_table("commitments")
    for name in ("orders", "salts", "secret", "commitment"):
        op.drop_column("tables", name)
