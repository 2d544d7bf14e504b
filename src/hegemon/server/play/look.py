"""What a viewer may see of a table. Nothing leaves the server that does not come through here."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from ...core import registry
from ...core.data import Data
from ...core.errors import UnknownGame
from ...core.spec import Prompt
from ..problems import Refused
from .live import Live
from .table import Row, Table

WAITING = Prompt("Waiting for players to take the open seats.")
NOBODY_LEFT = {"seat": None, "steps": 0, "reason": "You hold no seat here."}


@dataclass(frozen=True)
class Viewer:
    """Somebody who looks at a table."""

    mine: tuple[int, ...] = ()
    seat: int | None = None  # whose view is shown; none: a spectator's
    owner: bool = False


@dataclass(frozen=True)
class Present:
    """Who has the table open."""

    seats: Collection[int] = ()
    watching: int = 0
    bot_trouble: str = ""


def viewer_of(table: Table, guest: str | None, wish: str = "auto") -> Viewer:
    """Whose view a guest gets: `auto`, `none` (spectator), or a seat by its number."""
    mine = tuple(table.seats_of(guest))
    owner = guest is not None and guest == table.owner
    if wish == "none":
        return Viewer(mine, None, owner)
    if wish == "auto":
        active = table.live.active if table.live is not None else None
        seat = next((s for s in (table.to_act, active) if s in mine), mine[0] if mine else None)
        return Viewer(mine, seat, owner)
    if not wish.isdecimal() or not int(wish) < len(table.seats):
        raise Refused(404, "no_seat", f"There is no seat '{wish[:20]}'; seats are 0 to {len(table.seats) - 1}.")
    if int(wish) not in mine and not table.open_to_all:
        raise Refused(403, "not_your_seat", "That seat is not yours; its view is open to all once the game is over.")
    return Viewer(mine, int(wish), owner)


def text_for(table: Table, viewer: Viewer, body: dict[str, Any]) -> tuple[str, str, list[str]]:
    """Text, verb and arguments of an action, as the viewer may read them."""
    veiled = None if table.open_to_all else body.get("veiled")
    read = veiled.get("spectator" if viewer.seat is None else str(viewer.seat)) if veiled else None
    if read is None:
        return body["text"], body["verb"], body["args"]
    words = read.split()
    return read, words[0] if words else "", words[1:]


def _actor(table: Table, seat: int | None) -> str:
    return "chance" if seat is None else table.seats[seat].id


def entry(table: Table, viewer: Viewer, row: Row) -> dict[str, Any]:
    """An action as an entry of the log."""
    text, verb, args = text_for(table, viewer, row.body)
    return {
        "number": row.number, "ply": row.body["ply"], "turn": row.body["turn"], "seat": row.seat,
        "actor": _actor(table, row.seat), "text": text, "verb": verb, "args": args,
        "forced": row.body.get("forced", False), "at": row.at,
    }  # fmt: skip


def event(table: Table, viewer: Viewer, row: Row) -> dict[str, Any] | None:
    """An event for a viewer; none when it is not for those eyes."""
    if row.kind == "chat" and not viewer.mine:
        return None
    shown: dict[str, Any] = {
        "number": row.number, "kind": row.kind, "at": row.at, "seat": row.seat, "actor": "", "text": "", "ply": None,
        "turn": None, "verb": "", "args": [], "forced": False, "to": None, "outcome": None,
    }  # fmt: skip
    if row.kind == "action":
        return shown | entry(table, viewer, row)
    actor = _actor(table, row.seat) if row.seat is not None else ""
    allowed = {k: row.body[k] for k in ("text", "actor", "to", "outcome", "ply") if k in row.body}
    return shown | {"actor": actor} | allowed


def events(table: Table, viewer: Viewer, rows: Collection[Row]) -> list[dict[str, Any]]:
    """Events for a viewer."""
    return [shown for row in rows if (shown := event(table, viewer, row)) is not None]


def seats(table: Table, mine: Collection[int], present: Present, data: Data | None) -> list[dict[str, Any]]:
    """Who sits where."""
    return [
        {
            "index": i, "id": seat.id, "title": data.title("seat", seat.id) if data else seat.id, "kind": seat.kind,
            "name": seat.name, "bot": seat.bot, "mine": i in mine, "resigned": seat.resigned,
            "present": seat.kind == "bot" or i in present.seats,
        }
        for i, seat in enumerate(table.seats)
    ]  # fmt: skip


def actions(live: Live, seat: int) -> list[dict[str, Any]]:
    """The legal actions of the seat that decides, with price and what they lead to."""
    game, plain = live.game, live.game.plain(live.state)
    found = []
    for a in game.legal(live.state):
        named = game.action(a)
        ends_turn, chance = live.after(a)
        found.append(
            {
                "text": str(named), "verb": named.verb, "args": list(named.args),
                "cite": game.verbs.by_name[named.verb].cite, "price": game.title.price(plain, game.data, a),
                "ends_turn": ends_turn, "chance": chance,
            }
        )  # fmt: skip
    return found


def undo(table: Table, viewer: Viewer) -> dict[str, Any]:
    """May the viewer take steps back?"""
    if not viewer.mine:
        return NOBODY_LEFT
    if not table.playing or table.live is None:
        return {"seat": None, "steps": 0, "reason": "The game is not on."}
    for seat in viewer.mine:
        if steps := len(table.live.undoable(seat)):
            return {"seat": seat, "steps": steps, "reason": ""}
    made = table.live.made[-1] if table.live.made else None
    if made is None:
        reason = "Nothing has been decided in this turn yet."
    elif made.seat < 0:
        reason = "Chance has spoken since; ask for a take-back."
    elif made.shown:
        reason = "Something hidden has been shown since; ask for a take-back."
    else:
        reason = "Somebody else has decided since; ask for a take-back."
    return {"seat": None, "steps": 0, "reason": reason}


def _takeback(table: Table) -> dict[str, Any] | None:
    offer = table.takeback
    if offer is None:
        return None
    waiting = [i for i in table.people() if i not in offer.accepted]
    return {"seat": offer.seat, "to": offer.to, "accepted": offer.accepted, "waiting_for": waiting}


def record_open(table: Table) -> bool:
    """May the whole record be shown? A frozen game may go on one day: what is hidden in it stays hidden."""
    return table.status != "open" and (table.open_to_all or table.outcome is not None or not _may_hide(table.game))


def _may_hide(game: str) -> bool:
    """Does the game hide anything? One that is gone might."""
    try:
        return registry.spec(game).hides
    except UnknownGame:
        return True


def state(table: Table, viewer: Viewer, present: Present) -> dict[str, Any]:
    """The whole table for a viewer."""
    live = table.live
    head = {
        "id": table.id, "game": table.game, "options": table.options, "status": table.status,
        "frozen_reason": table.frozen_reason, "visibility": table.visibility, "pass_and_play": table.pass_and_play,
        "auto_forced": table.auto_forced, "owner": viewer.owner, "number": table.number, "viewing": viewer.seat,
        "watching": present.watching, "seats": seats(table, viewer.mine, present, live.game.data if live else None),
        "to_act": table.to_act, "my_move": table.to_act is not None and table.to_act in viewer.mine,
        "thinking": table.is_bot(table.to_act), "bot_trouble": present.bot_trouble,
        "outcome": table.outcome, "undo": undo(table, viewer),
        "takeback": _takeback(table), "log": [entry(table, viewer, row) for row in table.recent],
        "record": record_open(table), "created": table.created, "updated": table.updated,
    }  # fmt: skip
    if live is None:
        prompt = {"text": table.frozen_reason, "cite": ""}
        ply = table.recent[-1].body["ply"] if table.recent else 0
        nothing: dict[str, Any] = {
            "title": table.game,
            "ply": ply,
            "turn": 0,
            "active": None,
            "actions": [],
            "view": {},
        }
        return head | nothing | {"prompt": prompt}
    return head | _position(table, live, viewer)


def _position(table: Table, live: Live, viewer: Viewer) -> dict[str, Any]:
    game = live.game
    plain = game.plain(live.state)
    prompt = WAITING if table.status == "open" else game.title.prompt(plain, game.data)
    deciding = viewer.seat is not None and viewer.seat == table.to_act and viewer.seat in viewer.mine
    return {
        "title": game.spec.title, "ply": live.ply, "turn": live.turn, "active": live.active,
        "prompt": {"text": prompt.text, "cite": prompt.cite},
        "actions": actions(live, viewer.seat) if deciding and viewer.seat is not None else [],
        "view": game.title.view(plain, game.data, viewer.seat),
    }  # fmt: skip


def state_text(table: Table, viewer: Viewer, present: Present) -> bytes:
    """The table for a viewer as JSON; made once per position and kind of viewer."""
    if viewer not in table.looks:
        shown = state(table, viewer, present)
        table.looks[viewer] = json.dumps(shown, ensure_ascii=False, separators=(",", ":")).encode()
    return table.looks[viewer]
