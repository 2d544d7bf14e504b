"""Questions about a table: preview, refusal, log, events, chat, positions, records."""

from __future__ import annotations

from typing import Any

from ..core.frames import OVER
from ..core.preview import Preview
from ..core.record import UNFINISHED, Record, TurnLine, result_text
from .commands.carry_out import require_playing, require_seat
from .commands.moves import require_turn
from .desk import Desk
from .guests import Known
from .library import rule_text
from .play import look
from .play.live import Live
from .play.look import Present, Viewer, prompt_info
from .play.table import Row, Table
from .problems import Refused
from .schemas.play import ChatPage, EventPage, LogPage, Outcome, PositionState, TurnList, TurnMark, Why
from .storage import chat as chat_lines

MOST_EVENTS = 500


def _deciding(table: Table, guest: Known, seat: int | None) -> Live:
    """The seat must be the caller's and the one that decides: what others could do is not told."""
    require_playing(table)
    assert table.live is not None and table.to_act is not None
    chosen = table.to_act if seat is None else seat
    require_seat(table, guest.id, chosen)
    require_turn(table, chosen)
    return table.live


async def preview(desk: Desk, table_id: str, guest: Known, text: str, seat: int | None) -> Preview:
    """Price and certain effects of a legal action. What would be revealed stays unsaid."""
    async with desk.reading(table_id) as table:
        live = _deciding(table, guest, seat)
        return live.game.preview(live.state, live.game.parse(text))


async def why(desk: Desk, table_id: str, guest: Known, text: str, seat: int | None) -> Why:
    """May this be done now, and if not, why?"""
    async with desk.reading(table_id) as table:
        live = _deciding(table, guest, seat)
        refusal = live.game.why_not(live.state, live.game.parse(text))
        if refusal is None:
            return Why(allowed=True, reason="Allowed.", cite="", rule="")
        rule = rule_text(table.game, refusal.cite)
        return Why(allowed=False, reason=refusal.sentence, cite=refusal.cite, rule=rule)


async def log(desk: Desk, table_id: str, guest: str | None, before: int | None, limit: int, wish: str) -> LogPage:
    """Part of the log."""
    async with desk.reading(table_id) as table:
        viewer = look.viewer_of(table, guest, wish)
        upto = _last_ply(table) if before is None else before - 1
        rows = await desk.store.actions(table_id, upto - limit, upto)
        entries = [look.entry(table, viewer, row) for row in rows]
    return LogPage(entries=entries, first=entries[0].ply if entries else 0)


async def events(desk: Desk, table_id: str, guest: str | None, since: int, wish: str) -> EventPage:
    """Events after a number."""
    async with desk.reading(table_id) as table:
        viewer = look.viewer_of(table, guest, wish)
        rows = await desk.store.events(table_id, since, table.number, MOST_EVENTS)
        return EventPage(events=look.events(table, viewer, rows), number=table.number)


async def chat(desk: Desk, table_id: str, guest: Known, before: int | None, limit: int) -> ChatPage:
    """What the players said; it is for the players."""
    async with desk.reading(table_id) as table:
        if not table.seats_of(guest.id):
            raise Refused(403, "not_allowed", "Chat is for the players of this table.")
        return await chat_lines.page(desk.store, table_id, before, limit)


def _last_ply(table: Table) -> int:
    if table.live is not None:
        return table.live.ply
    return int(table.recent[-1].body["ply"]) if table.recent else 0


async def turns(desk: Desk, table_id: str) -> TurnList:
    """Where each turn begins."""
    async with desk.reading(table_id) as table:
        marks = [TurnMark(turn=r["turn"], ply=r["ply"], active=r["active"]) for r in await desk.store.turns(table_id)]
        return TurnList(last=_last_ply(table), turns=[TurnMark(turn=0, ply=0, active=None), *marks])


async def position(desk: Desk, table_id: str, guest: str | None, ply: int, wish: str) -> PositionState:
    """A position by its address, as a seat may see it."""
    async with desk.reading(table_id) as table:
        if table.live is None:
            raise Refused(409, "not_playing", table.frozen_reason)
        if ply > table.live.ply:
            raise Refused(404, "no_position", f"The game has {table.live.ply} positions so far, not {ply}.")
        viewer = look.viewer_of(table, guest, wish)
        way = await desk.way_to(table, ply)
        rows = await desk.store.actions(table_id, ply - 1, ply)
        present, last = desk.hub.present(table), table.live.ply

    def work() -> PositionState:
        live = way.walked(desk.library.mine(table.game, table.options))
        return _shown(table, live, viewer, rows, present, last)

    return await desk.aside(work)


def _shown(table: Table, live: Live, viewer: Viewer, rows: list[Row], present: Present, last: int) -> PositionState:
    game, who = live.game, live.to_act
    prompt = game.prompt(live.state)
    outcome = game.named_outcome(live.state) if who == OVER else None
    return PositionState(
        id=table.id, game=table.game, options=table.options, ply=live.ply, last=last, viewing=viewer.seat,
        may_view=[None, *(range(len(table.seats)) if table.open_to_all else viewer.mine)], turn=live.turn,
        active=live.active, to_act=who if who >= 0 else None, prompt=prompt_info(prompt, game),
        view=game.public_view(live.state, viewer.seat),
        outcome=None if outcome is None else Outcome.model_validate(outcome),
        entry=look.entry(table, viewer, rows[0]) if rows else None,
        seats=look.seats(table, viewer.mine, present, game.data),
    )  # fmt: skip


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
            last, key, result = table.live.ply, state.key(), result_text(game, state)
        rows = await desk.store.actions(table_id, 0, last)
    _, ruleset, fingerprint, _ = (table.stamp if table.live is None else game.layout_stamp()).split()
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
