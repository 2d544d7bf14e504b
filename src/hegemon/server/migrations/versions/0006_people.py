"""People: several devices for each guest, ways to sign in again, offers of seats, notices that wait to be sent."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

ID = sa.String(24)
DIGEST = sa.String(64)
TIME = sa.BigInteger()
YES = sa.Boolean()
Columns = tuple[sa.Column[Any], ...]


def _key(name: str, kind: Any) -> sa.Column[Any]:
    return sa.Column(name, kind, nullable=False, primary_key=True)


def _column(name: str, kind: Any, null: bool = False, unique: bool = False) -> sa.Column[Any]:
    return sa.Column(name, kind, nullable=null, unique=unique)


def _found(name: str, kind: Any, null: bool = False) -> sa.Column[Any]:
    return sa.Column(name, kind, nullable=null, index=True)


def _signing_in() -> dict[str, Columns]:
    return {
        "sessions": (
            _key("id", ID), _column("secret", DIGEST, unique=True), _found("guest", ID),
            _column("device", sa.String(80)),
            _column("created", TIME), _column("seen", TIME),
        ),
        "passkeys": (
            _key("id", sa.Text()), _found("guest", ID), _column("public_key", sa.LargeBinary()),
            _column("sign_count", sa.Integer()), _column("name", sa.String(80)), _column("created", TIME),
            _column("used", TIME, null=True),
        ),
        "codes": (_key("digest", DIGEST), _found("guest", ID)),
        "one_time": (
            _key("digest", DIGEST), _column("kind", sa.String(12)), _found("guest", ID, null=True),
            _column("email", sa.String(254), null=True), _found("until", TIME),
        ),
    }  # fmt: skip


def _among_people() -> dict[str, Columns]:
    return {
        "offers": (
            _key("id", ID), _column("kind", sa.String(12)), _found("table_id", ID),
            _column("seat", sa.Integer(), null=True),
            _found("giver", ID), _found("taker", ID), _column("created", TIME),
        ),
        "relations": (_key("guest", ID), _key("other", ID), _column("kind", sa.String(8))),
        "reports": (
            _key("id", ID), _found("reporter", ID), _found("about", ID), _column("table_id", ID),
            _column("text", sa.Text()), _column("at", TIME),
        ),
        "orders": (
            _key("id", ID), _column("name", sa.String(20)), _column("given", sa.JSON()), _column("at", TIME),
            _column("taken", YES), _column("answer", sa.Text(), null=True),
        ),
        "posts": (_key("id", ID), _column("text", sa.Text()), _column("at", TIME), _column("until", TIME)),
    }  # fmt: skip


def _notices() -> dict[str, Columns]:
    return {
        "wishes": (
            _key("guest", ID), _column("body", sa.JSON()), _column("reachable", YES),
            _column("feed", DIGEST, null=True, unique=True), _column("told", TIME),
        ),
        "silent_tables": (_key("guest", ID), _key("table_id", ID)),
        "pushes": (
            _key("id", DIGEST), _found("guest", ID), _column("endpoint", sa.Text()), _column("p256dh", sa.String(120)),
            _column("auth", sa.String(60)), _column("created", TIME),
        ),
        "outbox": (
            _key("guest", ID), _key("table_id", ID), _key("kind", sa.String(12)), _key("wait", sa.Integer()),
            _found("due", TIME), _column("done", YES),
        ),
        "deliveries": (
            _key("id", ID), _found("guest", ID), _column("channel", sa.String(8)), _column("target", sa.Text()),
            _column("message", sa.JSON()), _found("due", TIME), _column("tries", sa.Integer()), _column("sending", YES),
            _column("owner", ID, null=True), _column("until", TIME),
        ),
        "keys": (_key("name", sa.String(20)), _column("value", sa.Text())),
    }  # fmt: skip


def _fresh() -> dict[str, Columns]:
    return _signing_in() | _among_people() | _notices()


def upgrade() -> None:
    """The cookie of every guest becomes the first of the guest's devices."""
    for name, columns in _fresh().items():
        op.create_table(name, *columns)
    op.create_index("relations_other", "relations", ["other"])
    op.execute(
        "INSERT INTO sessions (id, secret, guest, device, created, seen) "
        "SELECT id, secret, id, '', created, created FROM guests"
    )
    op.rename_table("guests", "earlier_guests")
    op.create_table(
        "guests", _key("id", ID), _column("name", sa.String(80)), _column("created", TIME),
        _column("email", sa.String(254), null=True, unique=True),
        sa.Column("public", YES, nullable=False, server_default=sa.false()), _column("banned", TIME, null=True),
        _column("becomes", ID, null=True),
    )  # fmt: skip
    op.execute("INSERT INTO guests (id, name, created) SELECT id, name, created FROM earlier_guests")
    op.drop_table("earlier_guests")


def downgrade() -> None:
    """Every guest keeps the device that came first."""
    op.rename_table("guests", "later_guests")
    op.create_table(
        "guests", _key("id", ID), _column("secret", DIGEST, unique=True), _column("name", sa.String(80)),
        _column("created", TIME),
    )  # fmt: skip
    op.execute(
        "INSERT INTO guests (id, secret, name, created) SELECT g.id, s.secret, g.name, g.created FROM later_guests g "
        "JOIN sessions s ON s.id = (SELECT min(f.id) FROM sessions f WHERE f.guest = g.id)"
    )
    op.drop_table("later_guests")
    for name in _fresh():
        op.drop_table(name)
