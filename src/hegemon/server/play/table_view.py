"""What a viewer may see of a table, part by part. Nothing leaves the server that does not come through here.

The parts are plain values in the shapes of `schemas/play.py`, which describe them to clients.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any, Literal

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
from .table import SAID, Row, Table

Json = dict[str, Any]
EVENT_OF_ACTION = b'{"kind":"action","to":null,"outcome":null,'  # what an event has beside the entry of the log


@dataclass(frozen=True)
class Viewer:
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


@dataclass(frozen=True)
class Present:
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


def text_for(table: Table, viewer: Viewer, body: dict[str, Any]) -> tuple[str, str, list[str]]:
    """Text, verb and arguments of an action, as the viewer may read them."""
    veiled = None if table.open_to_all else body.get("veiled")
    read = veiled.get("spectator" if viewer.seat is None else str(viewer.seat)) if veiled else None
    if read is None:
        return body["text"], body["verb"], body["args"]
    words = read.split()
    return read, words[0] if words else "", words[1:]


def told_for(table: Table, viewer: Viewer, body: dict[str, Any]) -> list[WireHappening]:
    """What happened with an action, as far as the viewer may hear of it."""
    told: dict[str, list[WireHappening]] = body.get("told", {})
    return told.get("spectator" if viewer.seat is None else str(viewer.seat), told.get("", []))


def _actor(table: Table, seat: int | None) -> str:
    return "chance" if seat is None else table.seats[seat].id


def entry(table: Table, viewer: Viewer, row: Row) -> Json:
    """An action as an entry of the log (`LogEntry`)."""
    text, verb, args = text_for(table, viewer, row.body)
    return {
        "number": row.number, "ply": row.body["ply"], "turn": row.body["turn"], "seat": row.seat,
        "actor": _actor(table, row.seat), "text": text, "verb": verb, "args": args,
        "forced": row.body.get("forced", False), "told": told_for(table, viewer, row.body), "at": row.at,
    }  # fmt: skip


def entry_text(table: Table, viewer: Viewer, row: Row) -> bytes:
    """The same as JSON, made once for all who read the same."""
    reader = viewer.seat, table.open_to_all
    return row.texts.get(None) or row.texts.get(reader) or _made_text(table, viewer, row)


def _made_text(table: Table, viewer: Viewer, row: Row) -> bytes:
    veiled = "veiled" in row.body or any(row.body.get("told", {}).keys() - {""})
    reader = (viewer.seat, table.open_to_all) if veiled else None
    row.texts[reader] = text = orjson.dumps(entry(table, viewer, row))
    return text


def log_of(table: Table, viewer: Viewer) -> list[bytes]:
    """The latest entries of the log, as the viewer may read them. (Nearly all have been told before.)"""
    reader = viewer.seat, table.open_to_all
    texts = [row.texts.get(None) or row.texts.get(reader) for row in table.recent]
    return [text or _made_text(table, viewer, row) for text, row in zip(texts, table.recent, strict=True)]


def event_text(table: Table, viewer: Viewer, row: Row) -> bytes | None:
    """An event (`Event`) for a viewer as JSON; none when it is not for those eyes."""
    if row.kind == "action":
        return EVENT_OF_ACTION + entry_text(table, viewer, row)[1:]
    if row.kind in SAID and (row.kind != viewer.hears or row.body.get("guest") in viewer.unheard):
        return None
    if row.kind == "orders" and row.seat not in viewer.own_seats:
        return None
    told = row.body
    return orjson.dumps({
        "number": row.number, "kind": row.kind, "at": row.at, "seat": row.seat,
        "actor": told.get("actor", "" if row.seat is None else _actor(table, row.seat)), "text": told.get("text", ""),
        "ply": None, "turn": None, "verb": "", "args": [], "forced": False, "told": [], "to": told.get("to"),
        "outcome": told.get("outcome"),
    })  # fmt: skip


def events_text(table: Table, viewer: Viewer, rows: Sequence[Row]) -> str:
    """Those of the events that are for the viewer's eyes, as a JSON list; empty when there is none."""
    seen = [text for row in rows if (text := event_text(table, viewer, row)) is not None]
    return f"[{b','.join(seen).decode()}]" if seen else ""


def seats(table: Table, viewer: Viewer, present: Present, data: Data | None) -> list[Json]:
    """Who sits where (`SeatInfo`)."""
    return [
        {
            "index": i, "id": s.id, "title": data.title("seat", s.id) if data else s.id, "kind": s.kind,
            "name": s.name, "bot": s.bot, "own": i in viewer.own_seats,
            "present": s.kind == "bot" or i in present.seats, "resigned": s.resigned, "invited": i in viewer.invited,
        }
        for i, s in enumerate(table.seats)
    ]  # fmt: skip


def prompt_info(prompt: Prompt, game: Game | None = None) -> Json:
    """What is being decided (`PromptInfo`): the message for the reader's language, and the sentence in English."""
    message = prompt.message
    text = _said(game, message.key, tuple(message.args.items()))
    return {"text": text, "key": message.key, "args": dict(message.args), "cite": prompt.cite}


@lru_cache(maxsize=10_000)  # the same questions are asked again and again
def _said(game: Game | None, key: str, args: tuple[tuple[str, Any], ...]) -> str:
    message = Message(key, dict(args))
    return game.say(message) if game else catalogue(None, "en").say(message)


def actions_of(game: Game, state: State, read: tuple[Game, State] | None = None) -> list[Json]:
    """The legal actions of the seat that decides (`LegalAction`), with price and what they lead to. `read` is the same
    position on the engine that reads."""
    reader, position = read or (game, state)
    found = []
    for a in game.legal(state):
        named, leads = game.action(a), game.consequences(state, a)
        found.append({
            "text": str(named), "verb": named.verb, "args": list(named.args),
            "cite": game.verbs.by_name[named.verb].cite, "price": reader.price(position, a),
            "ends_turn": leads.ends_turn, "chance": leads.chance,
        })  # fmt: skip
    return found


def _undo(seat: int | None, steps: int) -> Json:
    return {"seat": seat, "steps": steps, "reason": "", "key": "", "args": {}}


def _no_undo(why: Message) -> Json:
    return _undo(None, 0) | {"reason": catalogue(None, "en").say(why), "key": why.key, "args": dict(why.args)}


def undo(table: Table, viewer: Viewer) -> Json:
    """May the viewer take steps back (`UndoInfo`)?"""
    if not viewer.own_seats:
        return _no_undo(msg("say-undo-no-seat"))
    if not table.playing or table.ongoing is None:
        return _no_undo(msg("say-undo-not-on"))
    for seat in viewer.own_seats:
        if steps := len(table.ongoing.undoable(seat)):
            return _undo(seat, steps)
    latest = table.ongoing.made[-1].seat if table.ongoing.made else None
    asked = latest if latest in viewer.own_seats else viewer.own_seats[0]
    reason = table.ongoing.why_no_undo(asked)
    return _no_undo(reason if latest is None else msg("say-undo-ask", why=as_argument(reason)))


def takeback(table: Table) -> Json | None:
    """A take-back that waits for answers (`TakebackInfo`)."""
    offer = table.takeback
    if offer is None:
        return None
    waiting = [i for i in table.people() if i not in offer.accepted]
    return {"seat": offer.seat, "to": offer.to, "accepted": offer.accepted, "waiting_for": waiting}


def kin(table: Table, viewer: Viewer) -> Json:
    """What the table was made from, and what was made of it: a table's address is an invitation, so only its players
    are told."""
    told = bool(viewer.own_seats or viewer.invited or viewer.owner)
    origin = asdict(table.origin) if told and table.origin is not None else None
    return {"rematch": table.rematch if told else None, "origin": origin}


def chance_info(table: Table) -> Json | None:
    """What the draws follow from (`ChanceInfo`). A game that goes on tells no seed."""
    chance = table.chance
    if chance is None:
        return None
    seed = chance.seed if table.open_to_all else ""
    return {"commitment": chance.commitment, "salts": dict(chance.salts), "seed": seed}


def orders_of(table: Table, viewer: Viewer) -> list[Json]:
    """What the viewer has left at the table (`SeatOrders`); nobody else learns of it."""
    own = [seat for seat in viewer.own_seats if seat in table.orders]
    return [{"seat": seat, "orders": [asdict(order) for order in table.orders[seat].orders]} for seat in own]


def clock_info(table: Table) -> Json | None:
    """The table's time (`ClockInfo`)."""
    clock = table.clock
    if clock is None:
        return None
    pause = clock.pause
    waiting = [] if pause is None else [i for i in table.people() if i not in pause.accepted]
    return {
        "control": clock.control.model_dump(), "running": clock.running, "since": clock.since,
        "deadline": clock.deadline, "paused": clock.paused,
        "vacant": list(clock.vacant), "timed_out": list(clock.timed_out),
        "pause": pause and {"seat": pause.seat, "accepted": pause.accepted, "waiting_for": waiting},
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
