"""What makes a newer value of an older one; the client applies it (`web/src/lib/api/patch.ts`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import orjson

Change = dict[str, Any]
Path = tuple[str | int, ...]


def changes_of(older: dict[str, Any], newer: dict[str, Any]) -> list[Change]:
    """Where the newer one differs: at each path a new value, or nothing any more (`ViewChange`)."""
    found: list[Change] = []
    if not _same(older, newer):
        _compare((), older, newer, found)
    return found


def _same(older: Any, newer: Any) -> bool:
    return older is newer or (older == newer and type(older) is type(newer))


def _compare(path: Path, older: Any, newer: Any, found: list[Change]) -> None:
    if isinstance(older, dict) and isinstance(newer, dict):
        for key, value in newer.items():
            if key not in older:
                found.append({"path": (*path, key), "value": value})
            elif not _same(older[key], value):
                _compare((*path, key), older[key], value, found)
        if older.keys() != newer.keys():
            found.extend({"path": (*path, key), "gone": True} for key in older if key not in newer)
    elif isinstance(older, list) and isinstance(newer, list) and len(older) == len(newer):
        for index, value in enumerate(newer):
            if not _same(older[index], value):
                _compare((*path, index), older[index], value, found)
    else:
        found.append({"path": path, "value": newer})


def log_change(older: Sequence[bytes], newer: Sequence[bytes]) -> Change:
    """How the log goes on: so many entries fall away at its beginning, so many of the others stay, these are added."""
    for dropped in range(len(older)):
        kept = 0
        for old, new in zip(older[dropped:], newer, strict=False):
            if old != new:
                break
            kept += 1
        if kept:
            return _log(dropped, kept, newer[kept:])
    return _log(len(older), 0, newer)


def _log(drop: int, keep: int, add: Sequence[bytes]) -> Change:
    return {"drop": drop, "keep": keep, "add": orjson.Fragment(b"[" + b",".join(add) + b"]")}
