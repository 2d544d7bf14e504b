"""Questions about a table: preview, refusal, log, events, chat, positions, records."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core.language import msg
from ..core.preview import Preview
from ..core.record import UNFINISHED, Record, TurnLine, result_text
from .commands.carry_out import require_playing, require_seat
from .commands.moves import require_turn
from .guests import KnownGuest
from .play import table_view
from .play.ongoing import OngoingGame
from .play.table import Row, Table
from .play.table_view import Present, Viewer, prompt_info
from .problems import Refused
from .schemas.play import ChatPage, LogPage, Milestone, Milestones, PositionState, TurnList, TurnMark
from .service import TableService
from .storage import chat as chat_lines
from .storage.apart import unheard_by

MOST_EVENTS = 500
READING_AN_ACTION = 0.02  # what it costs, where all of a game are read
UNTOLD = Preview("", [], [], ends_turn=False, chance=False, reveals=False)


def deciding(table: Table, guest: KnownGuest, seat: int | None) -> OngoingGame:
    """The seat must be the caller's and the one that decides: what others could do is not told."""
    require_playing(table)
    assert table.ongoing is not None and table.to_act is not None
    chosen = table.to_act if seat is None else seat
    require_seat(table, guest.id, chosen)
    require_turn(table, chosen)
    return table.ongoing


def moved_on(table: Table, at: int | None) -> bool:
    """Is the question about a position that is past? Whoever only wonders is not refused because of that."""
    return at is not None and table.moved > at


async def preview(
    service: TableService, table_id: str, guest: KnownGuest, text: str, seat: int | None, at: int | None = None
) -> Preview:
    """Price and certain effects of a legal action. What would be revealed stays unsaid."""
    async with service.reading(table_id) as table:
        if moved_on(table, at):
            return UNTOLD
        ongoing = deciding(table, guest, seat)
        return ongoing.game.preview(ongoing.state, ongoing.game.parse(text))


async def log(
    service: TableService, table_id: str, guest: str | None, before: int | None, limit: int, seat_wanted: str
) -> LogPage:
    """Part of the log."""
    async with service.reading(table_id) as table:
        viewer = table_view.viewer_of(table, guest, seat_wanted)
        upto = _last_ply(table) if before is None else before - 1
        rows = await service.store.actions(table_id, upto - limit, upto)
        reader = table_view.reader_of(table, viewer)
        entries = [table_view.entry(reader, row) for row in rows]
    return LogPage(entries=entries, first=entries[0]["ply"] if entries else 0)


async def events(service: TableService, table_id: str, guest: str | None, since: int, seat_wanted: str) -> str:
    """Events after a number: an `EventPage` as JSON."""
    async with service.reading(table_id) as table:
        viewer = table_view.viewer_of(table, guest, seat_wanted)
        viewer = viewer._replace(unheard=await unheard_by(service.store, guest))
        rows = await service.store.events(table_id, since, table.number, MOST_EVENTS)
        return f'{{"events":{table_view.events_text(table, viewer, rows) or "[]"},"number":{table.number}}}'


async def chat(service: TableService, table_id: str, guest: KnownGuest, before: int | None, limit: int) -> ChatPage:
    """What was said: to players what players say, to others what others say."""
    async with service.reading(table_id) as table:
        heard = table_view.viewer_of(table, guest.id).hears
        unheard = await unheard_by(service.store, guest.id)
        return await chat_lines.page(service.store, table_id, heard, unheard, before, limit)


def _last_ply(table: Table) -> int:
    if table.ongoing is not None:
        return table.ongoing.ply
    return int(table.recent[-1].body["ply"]) if table.recent else 0


async def turns(service: TableService, table_id: str) -> TurnList:
    """Where each turn begins."""
    async with service.reading(table_id) as table:
        marks = [
            TurnMark(turn=r["turn"], ply=r["ply"], active=r["active"]) for r in await service.store.turns(table_id)
        ]
        return TurnList(last=_last_ply(table), turns=[TurnMark(turn=0, ply=0, active=None), *marks])


async def milestones(
    service: TableService, table_id: str, guest: str | None, most: int, seat_wanted: str
) -> Milestones:
    """Pictures of the game from its first turn to now, for whoever draws how it went."""
    async with service.reading(table_id) as table:
        if table.ongoing is None:
            raise Refused(409, "not_playing", table.frozen_message())
        viewer = table_view.viewer_of(table, guest, seat_wanted)
        last = table.ongoing.ply
        begun = [mark["ply"] for mark in await service.store.turns(table_id) if mark["ply"] < last]
        shown = min(most - 1, len(begun))
        chosen = [begun[i * len(begun) // shown] for i in range(shown)]
        ways = [await service.way_to(table, ply) for ply in [*chosen, last]]

    def work() -> Milestones:
        game = service.library.for_this_thread(table.game, table.options)
        found = []
        for way in ways:
            ongoing = way.walked(game)
            view = game.public_view(ongoing.state, viewer.seat)
            found.append(Milestone(ply=ongoing.ply, turn=ongoing.turn, view=view))
        return Milestones(positions=found)

    return await service.aside(work)


async def position(
    service: TableService, table_id: str, guest: str | None, ply: int, seat_wanted: str
) -> PositionState:
    """A position by its address, as a seat may see it."""
    async with service.reading(table_id) as table:
        if table.ongoing is None:
            raise Refused(409, "not_playing", table.frozen_message())
        if ply > table.ongoing.ply:
            raise Refused(404, "no_position", msg("refuse-no-position", there=table.ongoing.ply, asked=ply))
        viewer = table_view.viewer_of(table, guest, seat_wanted)
        way = await service.way_to(table, ply)
        rows = await service.store.actions(table_id, ply - 1, ply)
        present, last = service.hub.present(table), table.ongoing.ply

    def work() -> PositionState:
        ongoing = way.walked(service.library.for_this_thread(table.game, table.options))
        return _shown(table, ongoing, viewer, rows, present, last)

    return await service.aside(work)


def _shown(
    table: Table, ongoing: OngoingGame, viewer: Viewer, rows: list[Row], present: Present, last: int
) -> PositionState:
    game, who = ongoing.game, ongoing.to_act
    prompt = game.prompt(ongoing.state)
    return PositionState(
        id=table.id, game=table.game, options=table.options, ply=ongoing.ply, last=last,
        viewing=viewer.seat, turn=ongoing.turn, active=ongoing.active, to_act=who if who >= 0 else None,
        may_view=[None, *(range(len(table.seats)) if table.open_to_all else viewer.own_seats)],
        prompt=prompt_info(prompt, game), view=game.public_view(ongoing.state, viewer.seat),
        outcome=game.named_outcome(ongoing.state),
        entry=table_view.entry(table_view.reader_of(table, viewer), rows[0]) if rows else None,
        seats=table_view.seats(table, viewer, present, game.data),
    )  # fmt: skip


async def record(service: TableService, table_id: str, pay: Callable[[float], None]) -> tuple[str, str]:
    """The game so far as a `.hgm` text, with a file name; a long one is paid for. What is still hidden is not given
    away."""
    async with service.reading(table_id) as table:
        if not table_view.record_open(table):
            raise Refused(403, "hidden", msg("refuse-hidden"))
        keys = {mark["ply"]: mark["key"] for mark in await service.store.turns(table_id)}
        if table.ongoing is None:  # frozen: its rules are gone, so it is told up to the last whole turn
            last, key, result = max(keys, default=0), "", UNFINISHED
        else:
            game, state = table.ongoing.game, table.ongoing.state
            last, key, result = table.ongoing.ply, state.key(), result_text(game, state)
        pay(last * READING_AN_ACTION)
        rows = await service.store.actions(table_id, 0, last)
    _, ruleset, fingerprint, _ = (table.stamp if table.ongoing is None else game.layout_stamp()).split()
    players = {seat.id: seat.name for seat in table.seats}
    chance = table.chance if table.open_to_all or table.chance is None else table.chance.without_seed()
    made = Record(table.game, int(ruleset), _plain(table.options), fingerprint, players, result, chance=chance)
    ids = [seat.id for seat in table.seats]

    def work() -> str:
        made.lines = _lines(rows, keys, ids, key)
        return made.dumps()

    return await service.aside(work), f"{table.game}-{table.id}.hgm"


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
