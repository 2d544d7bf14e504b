"""What makes a newer value of an older one; the client applies it (`web/src/lib/api/patch.ts`)."""

from __future__ import annotations

from typing import Any

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
