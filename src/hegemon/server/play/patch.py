"""What makes a newer value of an older one; the client applies it (`web/src/lib/api/patch.ts`)."""

from __future__ import annotations

from typing import Any

Change = dict[str, Any]
Path = tuple[str | int, ...]
ABSENT = object()


def changes_of(older: dict[str, Any], newer: dict[str, Any]) -> list[Change]:
    """Where the newer one differs: at each path a new value, or nothing any more (`ViewChange`)."""
    found: list[Change] = []
    _compare((), older, newer, found)
    return found


def _compare(path: Path, older: Any, newer: Any, found: list[Change]) -> None:
    """Hundreds of pairs are the same for one that is not, so they are told apart in place, without a call: most are the
    very same object, the others are equal and of one type (`True` and 1 are not)."""
    if isinstance(older, dict) and isinstance(newer, dict):
        same_keys = older.keys() == newer.keys()
        others = [key for key, value in newer.items() if older[key] is not value] if same_keys else newer
        for key in others:
            before, value = older.get(key, ABSENT), newer[key]
            if before is ABSENT:
                found.append({"path": (*path, key), "value": value})
            elif before is not value and (before != value or type(before) is not type(value)):
                _compare((*path, key), before, value, found)
        if not same_keys:
            found.extend({"path": (*path, key), "gone": True} for key in older if key not in newer)
    elif isinstance(older, list) and isinstance(newer, list) and len(older) == len(newer):
        for index, (before, value) in enumerate(zip(older, newer, strict=True)):
            if before is not value and (before != value or type(before) is not type(value)):
                _compare((*path, index), before, value, found)
    else:
        found.append({"path": path, "value": newer})
