"""Questions about a table: preview, refusal, log, events, positions, records."""

from __future__ import annotations

from typing import Any

from ..core.frames import OVER
from ..core.game import changes
from ..core.record import UNFINISHED, Record, TurnLine, result_text
from .commands.carry_out import require_playing, require_seat
from .commands.moves import require_turn
from .desk import Desk
from .guests import Known
from .library import rule_text
from .play import look
from .play.hidden import has_hidden, reveals
from .play.live import Live, packed, stamp_of
from .play.look import Viewer
from .play.table import Row, Table
from .problems import Refused

MOST_EVENTS = 500
INNER_FIELDS = ("frame_", "depth", "turn")  # how the engine remembers what is being decided: no effect for people


def _deciding(table: Table, guest: Known, seat: int | None) -> tuple[Live, int]:
    """The seat must be the caller's and the one that decides: what others could do is not told."""
    require_playing(table)
    assert table.live is not None and table.to_act is not None
    chosen = table.to_act if seat is None else seat
    require_seat(table, guest.id, chosen)
    require_turn(table, chosen)
    return table.live, chosen


async def preview(desk: Desk, table_id: str, guest: Known, text: str, seat: int | None) -> dict[str, Any]:
    """Price and certain effects of a legal action. What would be revealed stays unsaid."""
    async with desk.reading(table_id) as table:
        live, seat = _deciding(table, guest, seat)
        game, state = live.game, live.state
        a = game.parse(text)
        if (refusal := game.why_not(state, a)) is not None:
            raise Refused(422, "illegal", refusal.sentence, refusal.cite)
        ends_turn, chance = live.after(a)
        shows = live.hidden and reveals(game, state, a, seat)
        return {
            "action": game.text(a), "price": game.title.price(game.plain(state), game.data, a),
            "effects": [] if shows else _effects(live, a, seat), "ends_turn": ends_turn, "chance": chance,
            "reveals": shows,
        }  # fmt: skip


def _effects(live: Live, a: int, seat: int) -> list[dict[str, Any]]:
    game, after = live.game, live.state.copy()
    game.apply(after, a)
    if has_hidden(game):  # the whole position would tell too much: compare what the seat sees
        before_view, after_view = (game.title.view(game.plain(s), game.data, seat) for s in (live.state, after))
        found = changes(before_view, after_view)
    else:
        found = changes(game.dump(live.state), game.dump(after))
    cite = game.verbs.by_name[game.action(a).verb].cite
    return [
        {"what": what, "before": b, "after": c, "cite": cite}
        for what, b, c in found
        if not what.startswith(INNER_FIELDS)
    ]


async def why(desk: Desk, table_id: str, guest: Known, text: str, seat: int | None) -> dict[str, Any]:
    """May this be done now, and if not, why?"""
    async with desk.reading(table_id) as table:
        live, _ = _deciding(table, guest, seat)
        refusal = live.game.why_not(live.state, live.game.parse(text))
        if refusal is None:
            return {"allowed": True, "reason": "Allowed.", "cite": "", "rule": ""}
        rule = rule_text(table.game, refusal.cite)
        return {"allowed": False, "reason": refusal.sentence, "cite": refusal.cite, "rule": rule}


async def log(
    desk: Desk, table_id: str, guest: str | None, before: int | None, limit: int, wish: str
) -> dict[str, Any]:
    """Part of the log."""
    async with desk.reading(table_id) as table:
        viewer = look.viewer_of(table, guest, wish)
        upto = _last_ply(table) if before is None else before - 1
        rows = await desk.store.actions(table_id, upto - limit, upto)
        entries = [look.entry(table, viewer, row) for row in rows]
    return {"entries": entries, "first": entries[0]["ply"] if entries else 0}


async def events(desk: Desk, table_id: str, guest: str | None, since: int, wish: str) -> dict[str, Any]:
    """Events after a number."""
    async with desk.reading(table_id) as table:
        viewer = look.viewer_of(table, guest, wish)
        rows = await desk.store.events(table_id, since, table.number, MOST_EVENTS)
        return {"events": look.events(table, viewer, rows), "number": table.number}


def _last_ply(table: Table) -> int:
    if table.live is not None:
        return table.live.ply
    return int(table.recent[-1].body["ply"]) if table.recent else 0


async def turns(desk: Desk, table_id: str) -> dict[str, Any]:
    """Where each turn begins."""
    async with desk.reading(table_id) as table:
        marks = [{k: row[k] for k in ("turn", "ply", "active")} for row in await desk.store.turns(table_id)]
        return {"last": _last_ply(table), "turns": [{"turn": 0, "ply": 0, "active": None}, *marks]}


async def position(desk: Desk, table_id: str, guest: str | None, ply: int, wish: str) -> dict[str, Any]:
    """A position by its address, as a seat may see it."""
    async with desk.reading(table_id) as table:
        if table.live is None:
            raise Refused(409, "not_playing", table.frozen_reason)
        if ply > table.live.ply:
            raise Refused(404, "no_position", f"The game has {table.live.ply} positions so far, not {ply}.")
        viewer = look.viewer_of(table, guest, wish)
        way = await desk.way_to(table, ply)
        rows = await desk.store.actions(table_id, ply - 1, ply)
        shown = {
            "id": table.id, "game": table.game, "options": table.options, "ply": ply, "last": table.live.ply,
            "seats": look.seats(table, viewer.mine, desk.hub.present(table), table.live.game.data),
        }  # fmt: skip

    def work() -> dict[str, Any]:
        return _shown(table, way.walked(desk.library.mine(table.game, table.options)), viewer, rows)

    return shown | await desk.aside(work)


def _shown(table: Table, live: Live, viewer: Viewer, rows: list[Row]) -> dict[str, Any]:
    game, who = live.game, live.to_act
    plain = game.plain(live.state)
    prompt = game.title.prompt(plain, game.data)
    mine: list[int | None] = [None, *(range(len(table.seats)) if table.open_to_all else viewer.mine)]
    return {
        "viewing": viewer.seat, "may_view": mine, "turn": live.turn, "active": live.active,
        "to_act": who if who >= 0 else None, "prompt": {"text": prompt.text, "cite": prompt.cite},
        "view": game.title.view(plain, game.data, viewer.seat), "outcome": live.outcome() if who == OVER else None,
        "entry": look.entry(table, viewer, rows[0]) if rows else None,
    }  # fmt: skip


async def record(desk: Desk, table_id: str) -> tuple[str, str]:
    """The game so far as a `.hgm` text, with a file name. What is still hidden is not given away."""
    async with desk.reading(table_id) as table:
        if not look.record_open(table):
            raise Refused(403, "hidden", "This game has hidden information: its record is open when it is over.")
        keys = {mark["ply"]: mark["key"] for mark in await desk.store.turns(table_id)}
        if table.live is None:  # frozen: its rules are gone, so it is told up to the last whole turn
            last, key, result = max(keys, default=0), "", UNFINISHED
        else:
            game, state = table.live.game, table.live.state
            last, key, result = table.live.ply, packed(game, state)[0], result_text(game, state)
        rows = await desk.store.actions(table_id, 0, last)
    _, ruleset, fingerprint, _ = (table.stamp if table.live is None else stamp_of(game)).split()
    players = {seat.id: seat.name for seat in table.seats}
    made = Record(table.game, int(ruleset), _plain(table.options), fingerprint, players, result)
    made.lines = _lines(rows, keys, [seat.id for seat in table.seats], key)
    return made.dumps(), f"{table.game}-{table.id}.hgm"


def _plain(options: dict[str, Any]) -> dict[str, str]:
    return {k: {True: "yes", False: "no"}[v] if isinstance(v, bool) else str(v) for k, v in options.items()}


def _lines(rows: list[Row], keys: dict[int, str], ids: list[str], last: str) -> list[TurnLine]:
    """The actions turn by turn. The hash of a turn's end is that of the next one's beginning, which is stored."""
    lines: list[TurnLine] = []
    for row in rows:
        if not lines or lines[-1].turn != row.body["turn"]:
            lines.append(TurnLine(row.body["turn"], [], ""))
        lines[-1].actions.append(("chance" if row.seat is None else ids[row.seat], row.body["text"]))
        lines[-1].key = keys.get(row.body["ply"], last)
    return lines
