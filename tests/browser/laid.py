"""Tables that begin at a position of one's choice: laid into the server's database while it is down."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import hegemon

from .table import Table


def lay(data: Path, table: Table, game: str, position: str, **options: Any) -> None:
    """Put a position in the place of the table's present one. The server must not be running, or not know the table."""
    rules = hegemon.load(game, engine="plain", **options)
    state = rules.position(position)
    database = sqlite3.connect(data / "tables.sqlite3")
    with database:
        (ply,) = database.execute("SELECT ply FROM tables WHERE id = ?", (table.id,)).fetchone()
        database.execute("DELETE FROM snapshots WHERE table_id = ? AND ply = ?", (table.id, ply))
        database.execute(
            "INSERT INTO snapshots (table_id, ply, turn, active, key, state) VALUES (?, ?, ?, ?, ?, ?)",
            (table.id, ply, rules.turn(state), rules.active(state), state.key(), rules.pack(state)),
        )
        turn, to_act = rules.turn(state), rules.to_act(state)
        database.execute("UPDATE tables SET turn = ?, to_act = ? WHERE id = ?", (turn, to_act, table.id))
    database.close()
