"""Tables in a list."""

from __future__ import annotations

from typing import Any, Literal

from ..core import registry
from ..core.errors import HegemonError
from ..core.language import msg
from .commands.leaving import way_out
from .library import Library
from .problems import Refused
from .schemas.play import OriginInfo, SeatInfo
from .schemas.tables import TableCard, TableList
from .service import TableService
from .storage import lists


def _titles(library: Library, rows: list[Any]) -> list[tuple[str, dict[str, str]]]:
    """In a thread, for each table: the game's title and its seats'. A page has many tables of a kind: each is looked up
    once."""
    known: dict[tuple[str, str], tuple[str, dict[str, str]]] = {}
    kinds = [(row["game"], repr(row["options"])) for row in rows]
    for kind, row in zip(kinds, rows, strict=True):
        if kind not in known:
            known[kind] = _title(library, row)
    return [known[kind] for kind in kinds]


def _title(library: Library, row: Any) -> tuple[str, dict[str, str]]:
    """Ids where the game cannot be loaded any more."""
    try:
        return registry.spec(row["game"]).title, library.seat_titles(row["game"], row["options"])
    except HegemonError:
        return row["game"], {}


async def _cards(service: TableService, rows: list[Any], guest: str | None) -> list[TableCard]:
    titles = await service.aside(_titles, service.library, rows)
    return [_card(service, row, guest, *about) for row, about in zip(rows, titles, strict=True)]


def _card(service: TableService, row: Any, guest: str | None, title: str, titles: dict[str, str]) -> TableCard:
    to_act = row["to_act"] if row["status"] == "playing" else None
    own = [s["seat"] for s in row["seats"] if guest is not None and s["kind"] == "person" and s["guest"] == guest]
    seats = [
        SeatInfo(
            index=i, id=s["id"], title=titles.get(s["id"], s["id"]), kind=s["kind"], name=s["name"], bot=s["bot"],
            own=i in own, present=s["kind"] == "bot" or _is_here(service, row["id"], s["guest"]),
            resigned=s["resigned"], invited=guest is not None and s["kind"] == "open" and s["guest"] == guest,
        )
        for i, s in enumerate(row["seats"])
    ]  # fmt: skip
    return TableCard(
        id=row["id"], path=f"/t/{row['id']}", game=row["game"], title=title, options=row["options"],
        status=row["status"], visibility=row["visibility"], seats=seats, turn=row["turn"], to_act=to_act,
        my_move=to_act in own, last=row["last"], winners=_winners(row), leaving=_leaving(row, guest),
        origin=_origin(row) if own or (guest is not None and row["owner"] == guest) else None,
        created=row["created"], updated=row["updated"],
    )  # fmt: skip


def _winners(row: Any) -> list[int]:
    won = (row["outcome"] or {}).get("winners", [])
    return [s["seat"] for s in row["seats"] if s["id"] in won]


def _leaving(row: Any, guest: str | None) -> Literal["delete", "leave"] | None:
    if guest is None:
        return None
    people = [s["guest"] for s in row["seats"] if s["kind"] == "person"]
    way = way_out(row["status"], people, row["owner"], guest)
    return "delete" if way == "delete" else "leave" if way else None


def _origin(row: Any) -> OriginInfo | None:
    origin = row["origin"]
    return None if origin is None else OriginInfo(table=origin["parent"], ply=origin["ply"], kind=origin["kind"])


def _is_here(service: TableService, table_id: str, guest: str | None) -> bool:
    return guest is not None and any(c.guest == guest for c in service.hub.connections(table_id))


async def listed(
    service: TableService, guest: str | None, game: str | None, after: str | None, limit: int
) -> TableList:
    """Listed tables."""
    rows, then = await lists.listed(service.store, game, _place(after), limit)
    return TableList(tables=await _cards(service, rows, guest), next=_next(then))


async def of_guest(
    service: TableService, guest: str | None, origin: str | None, after: str | None, limit: int
) -> TableList:
    """My tables: my move first, the longest waiting on top; then the others, the most recent first."""
    if guest is None:
        return TableList(tables=[], next=None)
    rows, then = await lists.of_guest(service.store, guest, origin, _place(after), limit)
    return TableList(tables=await _cards(service, rows, guest), next=_next(then))


def _place(after: str | None) -> lists.Place:
    found = lists.FIRST if after is None else lists.place(after)
    if found is None:
        raise Refused(422, "invalid", msg("refuse-after"))
    return found


def _next(place: lists.Place | None) -> str | None:
    return None if place is None else str(place)
