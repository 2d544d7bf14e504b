"""Hours in which somebody wants to be left alone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo


def is_zone(name: str) -> bool:
    """Is there such a time zone?"""
    try:
        ZoneInfo(name)
    except (ValueError, OSError, KeyError):
        return False
    return True


def quiet_until(at: int, begin: int | None, end: int | None, zone: str) -> int | None:
    """When the quiet hours that are on at a moment (milliseconds) end; none when there are none just now."""
    if begin is None or end is None or begin == end:
        return None
    local = datetime.fromtimestamp(at / 1000, UTC).astimezone(ZoneInfo(zone))
    inside = begin <= local.hour < end if begin < end else local.hour >= begin or local.hour < end
    if not inside:
        return None
    ends = local.replace(hour=end, minute=0, second=0, microsecond=0)
    if ends <= local:
        ends = (local + timedelta(days=1)).replace(hour=end, minute=0, second=0, microsecond=0)
    return int(ends.timestamp() * 1000)
