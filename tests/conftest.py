"""Tests run on the interpreted engine unless they ask for the compiled one by name, and keep their files in memory."""

import gc
import os
import shutil
import tempfile
from pathlib import Path

import pytest

os.environ.setdefault("HEGEMON_ENGINE", "plain")

# A server waits for the disk at every move. What the tests store need not outlive the machine, so where Linux has room
# for files in memory they lie there (three runs of all tests leave less than half a gigabyte).
IN_MEMORY = Path("/dev/shm")
ROOM = 2 << 30

if "TMPDIR" not in os.environ and os.access(IN_MEMORY, os.W_OK) and shutil.disk_usage(IN_MEMORY).free > ROOM:
    os.environ["TMPDIR"] = tempfile.tempdir = str(IN_MEMORY)

# Too dear for every commit: measured and written by tools/test_budget.py, which says by what rule, and asks for all.
TOO_DEAR = frozenset((Path(__file__).parent / "slow_tests.txt").read_text("utf-8").splitlines())
MEASURED = "TEST_BUDGET" in os.environ


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What stands in the list is slow like what a decorator says it of; what is long comes first."""
    for item in items:
        if item.nodeid in TOO_DEAR and not MEASURED:
            item.add_marker(pytest.mark.slow)
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_collection_finish() -> None:
    """Thousands of tests, games and catalogues live to the end. Looking through them for garbage again and again took
    an eighth of all work: what is there now is never looked at again, and the rest a tenth as often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
