"""Tables of the database about people: devices, ways to sign in, offers, wishes about notices, what waits to be sent.

Nothing here that opens a door is kept as it is: cookies, links, codes and addresses of feeds are hashes."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Index, Integer, LargeBinary, String, Table, Text

from .tables import ID, TIME, metadata

DIGEST = String(64)

sessions = Table(
    "sessions",
    metadata,
    Column("id", ID, primary_key=True),  # what its owner calls it by
    Column("secret", DIGEST, nullable=False, unique=True),  # hash of the cookie, never the cookie
    Column("guest", ID, nullable=False, index=True),
    Column("device", String(80), nullable=False),
    Column("created", TIME, nullable=False),
    Column("seen", TIME, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),  # the credential's id
    Column("guest", ID, nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("created", TIME, nullable=False),
    Column("used", TIME, nullable=True),
)

codes = Table(
    "codes",
    metadata,
    Column("digest", DIGEST, primary_key=True),  # of a recovery code
    Column("guest", ID, nullable=False, index=True),
)

one_time = Table(
    "one_time",
    metadata,
    Column("digest", DIGEST, primary_key=True),  # of a challenge, or of the secret in a link
    Column("kind", String(12), nullable=False),
    Column("guest", ID, nullable=True, index=True),
    Column("email", String(254), nullable=True),
    Column("until", TIME, nullable=False, index=True),
)

offers = Table(
    "offers",
    metadata,
    Column("id", ID, primary_key=True),
    Column("kind", String(12), nullable=False),  # invitation to a free seat, or one's own seat
    Column("table_id", ID, nullable=False, index=True),
    Column("seat", Integer, nullable=True),
    Column("giver", ID, nullable=False, index=True),
    Column("taker", ID, nullable=False, index=True),
    Column("created", TIME, nullable=False),
)

relations = Table(
    "relations",
    metadata,
    Column("guest", ID, primary_key=True),
    Column("other", ID, primary_key=True),
    Column("kind", String(8), nullable=False),  # mute, or block (which mutes, too)
    Index("relations_other", "other"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", ID, primary_key=True),
    Column("reporter", ID, nullable=False, index=True),
    Column("about", ID, nullable=False, index=True),
    Column("table_id", ID, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", TIME, nullable=False),
)

orders = Table(
    "orders",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(20), nullable=False),
    Column("given", JSON, nullable=False),
    Column("at", TIME, nullable=False),
    Column("taken", Boolean, nullable=False),
    Column("answer", Text, nullable=True),
)

posts = Table(
    "posts",
    metadata,
    Column("id", ID, primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", TIME, nullable=False),
    Column("until", TIME, nullable=False),
)

wishes = Table(
    "wishes",
    metadata,
    Column("guest", ID, primary_key=True),
    Column("body", JSON, nullable=False),
    Column("reachable", Boolean, nullable=False),  # is there any way to tell this guest something?
    Column("feed", DIGEST, nullable=True, unique=True),
    Column("told", TIME, nullable=False),  # when the guest was last told something
)

silent_tables = Table(
    "silent_tables",
    metadata,
    Column("guest", ID, primary_key=True),
    Column("table_id", ID, primary_key=True),
)

pushes = Table(
    "pushes",
    metadata,
    Column("id", DIGEST, primary_key=True),  # hash of the endpoint
    Column("guest", ID, nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(60), nullable=False),
    Column("created", TIME, nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("guest", ID, primary_key=True),
    Column("table_id", ID, primary_key=True),
    Column("kind", String(12), primary_key=True),
    Column("wait", Integer, primary_key=True),  # number of the event with which the waiting began: once per wait
    Column("due", TIME, nullable=False, index=True),
    Column("done", Boolean, nullable=False),
)

deliveries = Table(
    "deliveries",
    metadata,
    Column("id", ID, primary_key=True),
    Column("guest", ID, nullable=False, index=True),
    Column("channel", String(8), nullable=False),
    Column("target", Text, nullable=False),
    Column("message", JSON, nullable=False),
    Column("due", TIME, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
    Column("sending", Boolean, nullable=False),  # the last byte goes: whether it was taken, only the answer tells
    Column("owner", ID, nullable=True),
    Column("until", TIME, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)
