"""What a viewer may see of a table, part by part. Nothing leaves the server that does not come through here.

The parts are plain values in the shapes of `schemas`, which describe them to clients and to mypy.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import Any, Literal, NamedTuple

import orjson

from ...core import registry
from ...core.data import Data
from ...core.engine import State
from ...core.errors import UnknownGame
from ...core.game import Game
from ...core.happenings import WireHappening
from ...core.language import Message, catalogue, msg
from ...core.language.message import as_argument
from ...core.spec import Prompt
from ..problems import Refused
from ..schemas.chance import ChanceInfo
from ..schemas.clock import ClockInfo
from ..schemas.orders import OrderInfo, SeatOrders
from ..schemas.play import (
    Event,
    LegalAction,
    LogEntry,
    NamedAction,
    OriginInfo,
    PromptInfo,
    RelatedTables,
    SeatInfo,
    SeatKind,
    TakebackInfo,
    UndoInfo,
)
from .orders import Order
from .table import SAID, Row, Table

Json = dict[str, Any]
EVENT_OF_ACTION = b'{"kind":"action","to":null,"outcome":null,'  # what an event has beside the entry of the log


class Viewer(NamedTuple):
    """Somebody who looks at a table."""

    own_seats: tuple[int, ...] = ()
    seat: int | None = None  # whose view is shown; none: a spectator's
    owner: bool = False
    invited: tuple[int, ...] = ()  # open seats that are kept for them
    unheard: frozenset[str] = frozenset()  # guests whose words do not reach them

    @property
    def hears(self) -> Literal["chat", "aside"]:
        """What is said among players is for players, what those who watch say is for them: advice stays outside."""
        return "chat" if self.own_seats else "aside"


class Present(NamedTuple):
    """Who has the table open."""

    seats: Collection[int] = ()
    watching: int = 0
    bot_trouble: str = ""


def viewer_of(table: Table, guest: str | None, seat_wanted: str = "auto") -> Viewer:
    """Whose view a guest gets: `auto`, `none` (spectator), or a seat by its number."""
    own = tuple(table.seats_of(guest))
    owner, invited = guest is not None and guest == table.owner, tuple(table.kept_for(guest))
    if seat_wanted == "none":
        return Viewer(own, None, owner, invited)
    if seat_wanted == "auto":
        active = table.ongoing.active if table.ongoing is not None else None
        seat = next((s for s in (table.to_act, active) if s in own), own[0] if own else None)
        return Viewer(own, seat, owner, invited)
    if not seat_wanted.isdecimal() or not int(seat_wanted) < len(table.seats):
        raise Refused(404, "no_seat", msg("refuse-no-seat", seat=seat_wanted[:20], last=len(table.seats) - 1))
    if int(seat_wanted) not in own and not table.open_to_all:
        raise Refused(403, "not_your_seat", msg("refuse-seat-closed"))
    return Viewer(own, int(seat_wanted), owner, invited)


class Reader(NamedTuple):
    """Who reads the log of a table, and when: after the game everybody may read everything."""

    seats: tuple[str, ...]  # the ids of all
    seat: int | None
    open_to_all: bool


def reader_of(table: Table, viewer: Viewer) -> Reader:
    """How a viewer reads the log now."""
    return Reader(tuple([seat.id for seat in table.seats]), viewer.seat, table.open_to_all)


def text_for(reader: Reader, body: dict[str, Any]) -> tuple[str, str, list[str]]:
    """Text, verb and arguments of an action, as somebody may read them."""
    veiled = None if reader.open_to_all else body.get("veiled")
    read = veiled.get("spectator" if reader.seat is None else str(reader.seat)) if veiled else None
    if read is None:
        return body["text"], body["verb"], body["args"]
    words = read.split()
    return read, words[0] if words else "", words[1:]


def told_for(reader: Reader, body: dict[str, Any]) -> list[WireHappening]:
    """What happened with an action, as far as somebody may hear of it."""
    told: dict[str, list[WireHappening]] = body.get("told", {})
    return told.get("spectator" if reader.seat is None else str(reader.seat), told.get("", []))


def entry(reader: Reader, row: Row) -> LogEntry:
    """An action as an entry of the log."""
    text, verb, args = text_for(reader, row.body)
    return {
        "number": row.number, "ply": row.body["ply"], "turn": row.body["turn"], "seat": row.seat,
        "actor": "chance" if row.seat is None else reader.seats[row.seat], "text": text, "verb": verb, "args": args,
        "forced": row.body.get("forced", False), "told": told_for(reader, row.body), "at": row.at,
    }  # fmt: skip


def entry_text(reader: Reader, row: Row) -> bytes:
    """The same as JSON, made once for all who read the same."""
    key = reader if row.is_veiled else None
    if key not in row.texts:
        row.texts[key] = orjson.dumps(entry(reader, row))
    return row.texts[key]


class Log:
    """The latest entries of the log, as somebody may read them. It never changes."""

    def __init__(self, reader: Reader, rows: Sequence[Row]) -> None:
        self._reader = reader
        self._rows = list(rows)

    def text(self, since: int = 0) -> orjson.Fragment:
        """As a JSON list."""
        return orjson.Fragment(b"[" + b",".join([entry_text(self._reader, r) for r in self._rows[since:]]) + b"]")

    def change_from(self, older: Log) -> Json:
        """How it goes on (`LogChange`): so many entries fall away at its beginning, so many of the others stay, these
        are added."""
        first = self._rows[0].number if self._rows else 0
        drop = next((i for i, row in enumerate(older._rows) if row.number >= first), len(older._rows))
        keep = self._same_rows(older._rows[drop:])
        if self._reader != older._reader:
            veiled = [i for i, row in enumerate(self._rows[:keep]) if row.is_veiled]
            keep = next((i for i in veiled if self._reads_otherwise(older, self._rows[i])), keep)
        if not keep:
            drop = len(older._rows)
        return {"drop": drop, "keep": keep, "add": self.text(keep)}

    def _reads_otherwise(self, older: Log, row: Row) -> bool:
        return entry_text(self._reader, row) != entry_text(older._reader, row)

    def _same_rows(self, older: list[Row]) -> int:
        if older == self._rows[: len(older)]:  # as ever, unless something was taken back
            return len(older)
        return next(i for i, pair in enumerate(zip_longest(older, self._rows)) if pair[0] is not pair[1])


def event_text(reader: Reader, viewer: Viewer, row: Row) -> bytes | None:
    """An event for a viewer as JSON; none when it is not for those eyes."""
    if row.kind == "action":
        return EVENT_OF_ACTION + entry_text(reader, row)[1:]
    if row.kind in SAID and (row.kind != viewer.hears or row.body.get("guest") in viewer.unheard):
        return None
    if row.kind == "orders" and row.seat not in viewer.own_seats:
        return None
    told = row.body
    event: Event = {
        "number": row.number, "kind": row.kind, "at": row.at, "seat": row.seat,
        "actor": told.get("actor", "" if row.seat is None else reader.seats[row.seat]), "text": told.get("text", ""),
        "ply": None, "turn": None, "verb": "", "args": [], "forced": False, "told": [], "to": told.get("to"),
        "outcome": told.get("outcome"),
    }  # fmt: skip
    return orjson.dumps(event)


def events_text(table: Table, viewer: Viewer, rows: Sequence[Row]) -> str:
    """Those of the events that are for the viewer's eyes, as a JSON list; empty when there is none."""
    reader = reader_of(table, viewer)
    seen = [text for row in rows if (text := event_text(reader, viewer, row)) is not None]
    return f"[{b','.join(seen).decode()}]" if seen else ""


def seats(table: Table, viewer: Viewer, present: Present, data: Data | None) -> list[SeatInfo]:
    """Who sits where (`SeatInfo`): to be read, not changed."""
    sitting = tuple([(s.id, s.kind, s.name, s.bot, s.resigned) for s in table.seats])
    return _seats(sitting, viewer.own_seats, viewer.invited, tuple(present.seats), data)


@lru_cache(maxsize=10_000)  # they seldom change; one object for as long is quickly found to be the same
def _seats(
    sitting: tuple[tuple[str, SeatKind, str, str | None, bool], ...],
    own: tuple[int, ...],
    invited: tuple[int, ...],
    here: tuple[int, ...],
    data: Data | None,
) -> list[SeatInfo]:
    return [
        {
            "index": i, "id": seat, "title": data.title("seat", seat) if data else seat, "kind": kind, "name": name,
            "bot": bot, "own": i in own, "present": kind == "bot" or i in here, "resigned": resigned,
            "invited": i in invited,
        }
        for i, (seat, kind, name, bot, resigned) in enumerate(sitting)
    ]  # fmt: skip


def prompt_info(prompt: Prompt, game: Game | None = None) -> PromptInfo:
    """What is being decided: the message for the reader's language, and the sentence in English."""
    message = prompt.message
    text = _said(game, message.key, tuple(message.args.items()))
    return {"text": text, "key": message.key, "args": dict(message.args), "cite": prompt.cite}


@lru_cache(maxsize=10_000)  # the same questions are asked again and again
def _said(game: Game | None, key: str, args: tuple[tuple[str, Any], ...]) -> str:
    message = Message(key, dict(args))
    return game.say(message) if game else catalogue(None, "en").say(message)


def actions_of(game: Game, state: State, read: tuple[Game, State] | None = None) -> list[LegalAction]:
    """The legal actions of the seat that decides, with price and what they lead to. `read` is the same
    position on the engine that reads."""
    reader, position = read or (game, state)
    return [
        {**_named(game, a), "price": reader.price(position, a), "ends_turn": leads.ends_turn, "chance": leads.chance}
        for a, leads in zip(game.legal(state), game.all_consequences(state), strict=True)
    ]


@lru_cache(maxsize=50_000)
def _named(game: Game, a: int) -> NamedAction:
    """What is the same of an action in every position."""
    named = game.action(a)
    cite = game.verbs.by_name[named.verb].cite
    return {"text": str(named), "verb": named.verb, "args": list(named.args), "cite": cite}


def _no_undo(why: Message) -> UndoInfo:
    said = _said(None, why.key, tuple(why.args.items()))
    return {"seat": None, "steps": 0, "reason": said, "key": why.key, "args": dict(why.args)}


@lru_cache(maxsize=16)  # there are few reasons
def _no_undo_unasked(reason: str) -> UndoInfo:
    return _no_undo(msg("say-undo-ask", why=as_argument(Message(reason))))


def undo(table: Table, viewer: Viewer) -> UndoInfo:
    """May the viewer take steps back?"""
    if not viewer.own_seats:
        return _no_undo(msg("say-undo-no-seat"))
    if not table.playing or table.ongoing is None:
        return _no_undo(msg("say-undo-not-on"))
    for seat in viewer.own_seats:
        if steps := len(table.ongoing.undoable(seat)):
            return {"seat": seat, "steps": steps, "reason": "", "key": "", "args": {}}
    latest = table.ongoing.made[-1].seat if table.ongoing.made else None
    asked = latest if latest in viewer.own_seats else viewer.own_seats[0]
    reason = table.ongoing.why_no_undo(asked)
    return _no_undo(reason) if latest is None else _no_undo_unasked(reason.key)


def takeback(table: Table) -> TakebackInfo | None:
    """A take-back that waits for answers."""
    offer = table.takeback
    if offer is None:
        return None
    waiting = [i for i in table.people() if i not in offer.accepted]
    return {"seat": offer.seat, "to": offer.to, "accepted": offer.accepted, "waiting_for": waiting}


def related_tables(table: Table, viewer: Viewer) -> RelatedTables:
    """What the table was made from, and what was made of it: a table's address is an invitation, so only its players
    are told."""
    told = bool(viewer.own_seats or viewer.invited or viewer.owner)
    if not told or table.origin is None:
        return {"rematch": table.rematch if told else None, "origin": None}
    origin: OriginInfo = {"table": table.origin.table, "ply": table.origin.ply, "kind": table.origin.kind}
    return {"rematch": table.rematch, "origin": origin}


def chance_info(table: Table) -> ChanceInfo | None:
    """What the draws follow from. A game that goes on tells no seed."""
    chance = table.chance
    if chance is None:
        return None
    seed = chance.seed if table.open_to_all else ""
    return {"commitment": chance.commitment, "salts": dict(chance.salts), "seed": seed}


def orders_of(table: Table, viewer: Viewer) -> list[SeatOrders]:
    """What the viewer has left at the table; nobody else learns of it."""
    own = [seat for seat in viewer.own_seats if seat in table.orders]
    return [{"seat": seat, "orders": [_order(order) for order in table.orders[seat].orders]} for seat in own]


def _order(order: Order) -> OrderInfo:
    return {"say": order.say, "after": order.after, "until": order.until}


def clock_info(table: Table) -> ClockInfo | None:
    """The table's time."""
    clock = table.clock
    if clock is None:
        return None
    pause = clock.pause
    waiting = [] if pause is None else [i for i in table.people() if i not in pause.accepted]
    return {
        "control": clock.control, "running": clock.running, "since": clock.since,
        "deadline": clock.deadline, "paused": clock.paused,
        "vacant": list(clock.vacant), "timed_out": list(clock.timed_out),
        "pause": None if pause is None else {"seat": pause.seat, "accepted": pause.accepted, "waiting_for": waiting},
        "seats": [
            {"left": time.bank + time.allowance, "vacation": time.vacation, "away_until": time.away_until or None}
            for time in clock.seats
        ],
    }  # fmt: skip


def record_open(table: Table) -> bool:
    """May the whole record be shown? A frozen game may go on one day: what is hidden in it stays hidden."""
    return table.status != "open" and (table.open_to_all or table.outcome is not None or not _may_hide(table))


def _may_hide(table: Table) -> bool:
    """Does the game hide anything? One that is gone might."""
    if table.ongoing is not None:
        return table.ongoing.game.spec.hides
    try:
        return registry.spec(table.game).hides
    except UnknownGame:
        return True
