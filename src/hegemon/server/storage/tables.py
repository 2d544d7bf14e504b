"""The tables of the database. `events` is the truth and only grows; `plies` and `snapshots` index it for speed."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()

ID = String(24)
TIME = BigInteger  # milliseconds since 1970

guests = Table(
    "guests",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("created", TIME, nullable=False),
    Column("email", String(254), nullable=True, unique=True),  # confirmed by a link
    Column("public", Boolean, nullable=False, default=False),  # may everybody see the results?
    Column("banned", TIME, nullable=True),  # until then
    Column("becomes", ID, nullable=True),  # this guest is on the way out: into another one, or into nobody
)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("stamp", String(120), nullable=False),  # rules, data and layout that the snapshots belong to
    Column("owner", ID, nullable=True),
    Column("visibility", String(10), nullable=False),
    Column("pass_and_play", Boolean, nullable=False),
    Column("auto_forced", Boolean, nullable=False),
    Column("seed", BigInteger, nullable=True),
    Column("commitment", String(64), nullable=True),  # to `secret`, shown from the beginning
    Column("secret", String(64), nullable=True),  # the seed of chance, told to nobody before the game is over
    Column("salts", JSON(none_as_null=True), nullable=True),  # seat → what its player added
    Column("status", String(10), nullable=False),
    Column("frozen_reason", Text, nullable=False, default=""),
    Column("number", Integer, nullable=False),  # of the last event
    Column("moved", Integer, nullable=False),  # of the last event that changed the position
    Column("ply", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("to_act", Integer, nullable=True),
    Column("outcome", JSON(none_as_null=True), nullable=True),
    Column("orders", JSON(none_as_null=True), nullable=True),  # what players have left for later, by seat
    Column("takeback", JSON(none_as_null=True), nullable=True),
    Column("last", Text, nullable=False, default=""),  # the last action as a spectator may read it
    Column("created", TIME, nullable=False),
    Column("updated", TIME, nullable=False),
    Index("tables_listed", "visibility", "status", "updated"),
    Index("tables_owner", "owner", "updated"),
    Index("tables_waiting", "status", "to_act"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ID, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("id", String(40), nullable=False),  # the game's name of the seat
    Column("kind", String(10), nullable=False),  # person, bot, open
    Column("guest", ID, nullable=True, index=True),
    Column("name", String(80), nullable=False),
    Column("bot", String(60), nullable=True),
    Column("resigned", Boolean, nullable=False),
)

events = Table(
    "events",
    metadata,
    Column("table_id", ID, primary_key=True),
    Column("number", Integer, primary_key=True),  # the key is the guard: one writer per table, or a conflict
    Column("kind", String(20), nullable=False),
    Column("at", TIME, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("body", JSON, nullable=False),
)

plies = Table(  # the actions that led to the position on a table
    "plies",
    metadata,
    Column("table_id", ID, primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("number", Integer, nullable=False),  # of the event
    Column("turn", Integer, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("forced", Boolean, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ID, primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("turn", Integer, nullable=False),
    Column("active", Integer, nullable=True),
    Column("key", String(16), nullable=False),
    Column("state", LargeBinary, nullable=False),
)

commands = Table(
    "commands",
    metadata,
    Column("scope", String(40), primary_key=True),  # a table, or a guest who creates one
    Column("command_id", String(64), primary_key=True),
    Column("guest", ID, nullable=False),
    Column("digest", String(32), nullable=False),  # of the body: the same id with another body is no repeat
    Column("answer", JSON, nullable=False),
    Column("at", TIME, nullable=False, index=True),
)

commitments = Table(
    "commitments",
    metadata,
    Column("commitment", String(64), primary_key=True),  # made before the table, so that a salt can be added to it
    Column("secret", String(64), nullable=False),
    Column("guest", ID, nullable=False),
    Column("at", TIME, nullable=False, index=True),
)

clocks = Table(
    "clocks",
    metadata,
    Column("table_id", ID, primary_key=True),
    Column("seat", Integer, nullable=True),  # whose time runs
    Column("since", TIME, nullable=False),
    Column("deadline", TIME, nullable=True, index=True),  # by the database's clock
    Column("kept", JSON, nullable=False),  # pace, what everybody has left
    Column("claimed_until", TIME, nullable=True),  # a process sees to the deadline, until then at the latest
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", ID, primary_key=True),
    Column("kind", String(10), primary_key=True),  # of the bots, or of a look at them
    Column("owner", ID, nullable=False),  # a process
    Column("until", TIME, nullable=False),  # by the database's clock
)

origins = Table(  # which table was made from which
    "origins",
    metadata,
    Column("child", ID, primary_key=True),
    Column("parent", ID, nullable=False),
    Column("kind", String(10), nullable=False),  # rematch, branch
    Column("ply", Integer, nullable=False),  # of the parent's position that a branch begins with
    Index("origins_parent", "parent", "kind"),
)
