"""A database full of tables, for tests and for `bench/lists.py`."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path


def filled(path: Path, tables: int) -> None:
    """A database with so many tables; each guest has a hundred of them."""
    database = sqlite3.connect(path)
    kinds, guests = ("open", "playing", "over"), tables // 50  # two sit at each table
    now = int(time.time() * 1000)
    rows = [
        (
            f"table{i}",
            "duellum",
            "{}",
            "x",
            f"guest{i % guests}",
            "listed" if i % 2 else "private",
            kinds[i % 3],
            now - i,
        )
        for i in range(tables)
    ]
    database.executemany(
        "insert into tables (id, game, options, stamp, owner, visibility, status, updated, created, pass_and_play, "
        "auto_forced, frozen_reason, number, moved, ply, turn, to_act, last) "
        "values (?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, '', 1, 1, 1, 1, 0, '')",
        rows,
    )
    seats = [(f"table{i}", s, f"seat{s}", "person", f"guest{(i + s) % guests}") for i in range(tables) for s in (0, 1)]
    database.executemany(
        "insert into seats (table_id, seat, id, kind, guest, name, resigned) values (?, ?, ?, ?, ?, '', 0)", seats
    )
    database.commit()
    database.close()
