"""What a page of the lobby and of one's own tables costs the server: milliseconds of CPU, the cheapest of a dozen.

python bench/lists.py [--tables 50000] [--page 100]
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from hegemon.server import table_lists
from hegemon.server.library import Library
from hegemon.server.service import TableService
from hegemon.server.settings import Settings
from hegemon.server.storage.database import open_database
from hegemon.server.storage.store import Store

sys.path.append(str(Path(__file__).resolve().parents[1] / "tests" / "server"))
from many_tables import filled

TIMES = 12


async def measure(folder: Path, tables: int, page: int) -> None:
    """Fill a database, and ask for pages of it."""
    address = f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}"
    engine = await open_database(address)
    filled(folder / "tables.sqlite3", tables)
    service = TableService(Settings(folder, address, folder), Store(engine), Library("plain"))
    await table_lists.listed(service, None, None, None, 1)  # loads the game, once in the life of a server
    costs: dict[str, list[float]] = {"lobby": [], "my tables": []}
    for n in range(TIMES):
        began = time.process_time()
        (await table_lists.listed(service, "guest1", None, None, page)).model_dump_json()
        between = time.process_time()
        (await table_lists.of_guest(service, f"guest{n}", None, None, page)).model_dump_json()
        costs["lobby"].append(between - began)
        costs["my tables"].append(time.process_time() - between)
    for name, found in costs.items():
        print(f"{name}: a page of {page} out of {tables} tables takes {1000 * min(found):.1f} ms of CPU")
    service.close()
    await engine.dispose()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50_000)
    parser.add_argument("--page", type=int, default=100)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder), given.tables, given.page))


if __name__ == "__main__":
    main()
