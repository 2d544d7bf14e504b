"""The server's log: lines with their time, and no flood of equal ones."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict

PERIOD = 60.0  # seconds
AT_ONCE = 5  # equal lines that are written in that time; the others are counted
MOST_KINDS = 1_000


class NoFlood(logging.Filter):
    """Lets a few equal messages through, counts the others, and says later how many there were."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()  # kind → since when, how many

    def filter(self, record: logging.LogRecord) -> bool:
        """Is this record to be written?"""
        kind = (record.name, str(record.msg)[:200])
        began, count = self._seen.get(kind, (time.monotonic(), 0))
        if time.monotonic() - began > PERIOD:
            if count > AT_ONCE:
                record.msg = f"{record.msg} (and {count - AT_ONCE} more like this before)"
            began, count = time.monotonic(), 0
        self._seen[kind] = (began, count + 1)
        self._seen.move_to_end(kind)
        while len(self._seen) > MOST_KINDS:
            self._seen.popitem(last=False)
        return count < AT_ONCE


def set_up_logs() -> None:
    """Write warnings and errors of everything to the standard error, each line with its time (UTC)."""
    lines = logging.Formatter("%(asctime)sZ %(levelname)s %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%S")
    lines.converter = time.gmtime
    handler = logging.StreamHandler()
    handler.setFormatter(lines)
    handler.addFilter(NoFlood())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
