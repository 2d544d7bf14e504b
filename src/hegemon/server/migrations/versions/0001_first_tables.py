"""The first layout."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID = sa.String(24)


def _column(name: str, kind: Any, null: bool = False, key: bool = False) -> sa.Column[Any]:
    return sa.Column(name, kind, nullable=null, primary_key=key)


def _create_tables() -> None:
    op.create_table(
        "tables",
        _column("id", ID, key=True),
        _column("game", sa.String(40)),
        _column("options", sa.JSON()),
        _column("stamp", sa.String(120)),
        _column("owner", ID, null=True),
        _column("visibility", sa.String(10)),
        _column("pass_and_play", sa.Boolean()),
        _column("auto_forced", sa.Boolean()),
        _column("seed", sa.BigInteger(), null=True),
        _column("status", sa.String(10)),
        _column("frozen_reason", sa.Text()),
        _column("number", sa.Integer()),
        _column("moved", sa.Integer()),
        _column("ply", sa.Integer()),
        _column("turn", sa.Integer()),
        _column("to_act", sa.Integer(), null=True),
        _column("outcome", sa.JSON(), null=True),
        _column("takeback", sa.JSON(), null=True),
        _column("last", sa.Text()),
        _column("created", sa.BigInteger()),
        _column("updated", sa.BigInteger()),
    )
    op.create_index("tables_listed", "tables", ["visibility", "status", "updated"])


def _create_people() -> None:
    op.create_table(
        "guests",
        _column("id", ID, key=True),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
        _column("name", sa.String(80)),
        _column("created", sa.BigInteger()),
    )
    op.create_table(
        "seats",
        _column("table_id", ID, key=True),
        _column("seat", sa.Integer(), key=True),
        _column("id", sa.String(40)),
        _column("kind", sa.String(10)),
        _column("guest", ID, null=True),
        _column("name", sa.String(80)),
        _column("bot", sa.String(60), null=True),
        _column("resigned", sa.Boolean()),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])


def _create_play() -> None:
    op.create_table(
        "events",
        _column("table_id", ID, key=True),
        _column("number", sa.Integer(), key=True),
        _column("kind", sa.String(20)),
        _column("at", sa.BigInteger()),
        _column("seat", sa.Integer(), null=True),
        _column("body", sa.JSON()),
    )
    op.create_table(
        "line",
        _column("table_id", ID, key=True),
        _column("ply", sa.Integer(), key=True),
        _column("number", sa.Integer()),
        _column("turn", sa.Integer()),
        _column("seat", sa.Integer(), null=True),
        _column("forced", sa.Boolean()),
    )
    op.create_table(
        "snapshots",
        _column("table_id", ID, key=True),
        _column("ply", sa.Integer(), key=True),
        _column("turn", sa.Integer()),
        _column("active", sa.Integer(), null=True),
        _column("key", sa.String(16)),
        _column("state", sa.LargeBinary()),
    )
    op.create_table(
        "commands",
        _column("scope", sa.String(40), key=True),
        _column("command_id", sa.String(64), key=True),
        _column("guest", ID),
        _column("digest", sa.String(32)),
        _column("answer", sa.JSON()),
        _column("at", sa.BigInteger()),
    )
    op.create_index("ix_commands_at", "commands", ["at"])


def upgrade() -> None:
    """Create everything."""
    _create_tables()
    _create_people()
    _create_play()


def downgrade() -> None:
    """Remove everything."""
    for name in ("commands", "snapshots", "line", "events", "seats", "guests", "tables"):
        op.drop_table(name)
