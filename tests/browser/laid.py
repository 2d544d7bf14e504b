"""Tables that begin at a position of one's choice: laid into the database of a server that has forgotten them."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any, NamedTuple

import hegemon

from .conftest import Server
from .table import Table


class Laid(NamedTuple):
    """A table, and the position in which it is to be played on."""

    table: Table
    game: str
    position: str
    options: dict[str, Any]


def lay(server: Server, *tables: Laid) -> None:
    """Put positions in the place of those that tables are in. Nobody may have them open: of such tables the server
    keeps the last one in memory (KEPT_TABLES), and that is another one then."""
    for laid in tables:
        laid.table.my_move()  # no bot is about to act
    last = tables[-1].table
    Table.create(last.page, server.url, "duellum")
    for laid in tables:
        _store(server.data, laid)


def _store(data: Path, laid: Laid) -> None:
    rules = hegemon.load(laid.game, engine="plain", **laid.options)
    state, table = rules.position(laid.position), laid.table.id
    database = sqlite3.connect(data / "tables.sqlite3")
    with database:
        (ply,) = database.execute("SELECT ply FROM tables WHERE id = ?", (table,)).fetchone()
        database.execute("DELETE FROM snapshots WHERE table_id = ? AND ply = ?", (table, ply))
        database.execute(
            "INSERT INTO snapshots (table_id, ply, turn, active, key, state) VALUES (?, ?, ?, ?, ?, ?)",
            (table, ply, rules.turn(state), rules.active(state), state.key(), rules.pack(state)),
        )
        turn, to_act = rules.turn(state), rules.to_act(state)
        database.execute("UPDATE tables SET turn = ?, to_act = ? WHERE id = ?", (turn, to_act, table))
    database.close()
