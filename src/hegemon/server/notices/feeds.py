"""Games that wait for somebody, as a calendar or as a feed for a reader, at a secret address."""

from __future__ import annotations

from datetime import UTC, datetime
from email.utils import format_datetime
from typing import Any
from xml.etree import ElementTree

from sqlalchemy import select

from ...core import registry
from ...core.errors import UnknownGame
from ...core.language import msg
from ..guests import hashed
from ..identity.letters import said
from ..problems import Refused
from ..storage import people as p
from ..storage import tables as t
from ..storage.lists import FIRST, of_guest
from ..storage.store import Store
from .wishes import wishes_of

MOST = 100


async def waiting(store: Store, secret: str) -> tuple[str, list[Any]]:
    """The reader's language, and the tables that wait for them."""
    found = await store.rows(select(p.wishes.c.guest).where(p.wishes.c.feed == hashed(secret)))
    if not found:
        raise Refused(404, "no_page", msg("refuse-no-page"))
    guest = found[0]["guest"]
    rows, _ = await of_guest(store, guest, None, FIRST, MOST)
    mine = [
        row for row in rows
        if row["status"] == "playing" and any(s["seat"] == row["to_act"] and s["guest"] == guest for s in row["seats"])
    ]  # fmt: skip
    c = t.clocks.c
    clocks = await store.rows(select(c.table_id, c.deadline).where(c.table_id.in_([row["id"] for row in mine])))
    ends = {clock["table_id"]: clock["deadline"] for clock in clocks}
    return (await wishes_of(store, guest)).language, [dict(row) | {"deadline": ends.get(row["id"])} for row in mine]


def _title(language: str, row: Any) -> str:
    try:
        game = registry.spec(row["game"]).title
    except UnknownGame:
        game = row["game"]
    return said(language, "notice-turn", game=game)


def _at(row: Any, what: str = "updated") -> datetime:
    return datetime.fromtimestamp(row[what] / 1000, UTC)


def _stamp(at: datetime) -> str:
    return f"{at:%Y%m%dT%H%M%SZ}"


def _escaped(text: str) -> str:
    for sign in "\\;,":
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def calendar(language: str, rows: list[Any], address: str) -> str:
    """iCalendar (RFC 5545): each table since when it waits, and until when one has time."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Hegemon//waiting games//EN", "METHOD:PUBLISH"]
    for row in rows:
        since = _stamp(_at(row))
        end = f"DTEND:{_stamp(_at(row, 'deadline'))}" if row["deadline"] else "DURATION:PT1H"
        lines += [
            "BEGIN:VEVENT", f"UID:{row['id']}@hegemon", f"DTSTAMP:{since}", f"DTSTART:{since}", end,
            f"SUMMARY:{_escaped(_title(language, row))}", f"URL:{address}/t/{row['id']}", "END:VEVENT",
        ]  # fmt: skip
    return "\r\n".join([*lines, "END:VCALENDAR", ""])


def rss(language: str, rows: list[Any], address: str) -> bytes:
    """RSS 2.0: an entry for each wait."""
    root = ElementTree.Element("rss", version="2.0")
    channel = ElementTree.SubElement(root, "channel")
    for name, text in (("title", said(language, "feed-title")), ("link", address), ("description", "Hegemon")):
        ElementTree.SubElement(channel, name).text = text
    for row in rows:
        item = ElementTree.SubElement(channel, "item")
        ElementTree.SubElement(item, "title").text = _title(language, row)
        ElementTree.SubElement(item, "link").text = f"{address}/t/{row['id']}"
        ElementTree.SubElement(item, "guid", isPermaLink="false").text = f"{row['id']} {row['updated']}"
        ElementTree.SubElement(item, "pubDate").text = format_datetime(_at(row))
    return bytes(ElementTree.tostring(root, "utf-8", xml_declaration=True))
