"""A whole position by names, both ways: for tests, editors and debugging."""

from __future__ import annotations

from typing import Any

from .domains import Names
from .errors import NotationError
from .language.message import msg
from .state import HIGH, LOW, FieldSpec, layout_of


def dump(s: Any, names: Names) -> dict[str, Any]:
    """Every field that is not at its start value, with members by id."""
    plan = layout_of(s)
    out: dict[str, Any] = {}
    for name, spec in plan.fields.items():
        if spec.is_mark:
            continue
        value = _named(getattr(s, name), spec.axes, spec, names)
        if value is not None:
            out[name] = value
    return out


def _named(value: Any, axes: tuple[str, ...], spec: FieldSpec, names: Names) -> Any:
    if not axes:
        return None if value == spec.start else _name(value, spec, names)
    ids, start = names[axes[0]], spec.start
    if len(axes) == 1:  # most numbers are where they began: those are passed by
        found = [(i, _name(one, spec, names)) for i, one in enumerate(value) if one != start]
    else:
        inner = [(i, _named(row, axes[1:], spec, names)) for i, row in enumerate(value)]
        found = [(i, rows) for i, rows in inner if rows is not None]
    return {ids[i] if i < len(ids) else str(i): told for i, told in found} or None


def _name(value: int, spec: FieldSpec, names: Names) -> str | int:
    if spec.of and 0 <= value < len(names[spec.of]):
        return names.name(spec.of, value)
    return "none" if spec.of and value == -1 else value


def restore(s: Any, given: Any, names: Names) -> None:
    """Fill a fresh plain state from a dump; anything unknown or out of range gets a clear sentence."""
    if not isinstance(given, dict):
        raise NotationError(msg("bad-position-table"))
    plan = layout_of(s)
    for name, value in given.items():
        spec = plan.fields.get(name)
        if spec is None or spec.is_mark:
            raise NotationError(msg("bad-position-field", field=name))
        setattr(s, name, _numbered(getattr(s, name), value, spec.axes, spec, names, name))


def _numbered(current: Any, given: Any, axes: tuple[str, ...], spec: FieldSpec, names: Names, where: str) -> Any:
    if not axes:
        return _number(given, spec, names, where)
    if not isinstance(given, dict):
        raise NotationError(msg("bad-position-axis", field=where, axis=axes[0]))
    for key, inner in given.items():
        i = int(key) if key.isdigit() and not names.has(axes[0], key) else names.index(axes[0], key)
        if i >= len(current):
            raise NotationError(msg("bad-position-entry", field=where, entry=key))
        current[i] = _numbered(current[i], inner, axes[1:], spec, names, f"{where}.{key}")
    return current


def _number(given: Any, spec: FieldSpec, names: Names, where: str) -> int:
    if spec.of and isinstance(given, str):
        return -1 if given == "none" else names.index(spec.of, given)
    if isinstance(given, bool) or not isinstance(given, int) or not LOW <= given <= HIGH:
        low, high = str(LOW), str(HIGH)
        raise NotationError(msg("bad-position-number", field=where, low=low, high=high, given=repr(given)[:80]))
    return given
