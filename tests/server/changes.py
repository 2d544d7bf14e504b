"""How a client makes the newer state of the older one and a change; `web/src/lib/api/patch.ts` does the same."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

Json = dict[str, Any]


def messages_of(text: str) -> list[Json]:
    """A text of a socket that takes changes holds one message, or a list of those that were ready together."""
    read = json.loads(text)
    return read if isinstance(read, list) else [read]


def applied(older: Json, change: Json) -> Json:
    """The state after a change."""
    newer = deepcopy(older) | change["new_fields"]
    for step in change["view"]:
        *way, last = step["path"]
        place: Any = newer["view"]
        for part in way:
            place = place[part]
        if step.get("gone"):
            del place[last]
        else:
            place[last] = step["value"]
    log = change["log"]
    newer["log"] = older["log"][log["drop"] : log["drop"] + log["keep"]] + log["add"]
    return newer
