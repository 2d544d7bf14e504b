"""What a viewer may see of a table. Nothing leaves the server that does not come through here."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from ...core import registry
from ...core.data import Data
from ...core.engine import State
from ...core.errors import UnknownGame
from ...core.game import Game
from ...core.happenings import WireHappening
from ...core.language import catalogue, msg
from ...core.spec import Prompt
from ..problems import Refused
from ..schemas.play import (
    Event,
    Happened,
    LegalAction,
    LogEntry,
    Outcome,
    PromptInfo,
    SeatInfo,
    TableState,
    TakebackInfo,
    UndoInfo,
)
from .table import Row, Table

WAITING = Prompt(msg("ask-seats"))


@dataclass(frozen=True)
class Viewer:
    """Somebody who looks at a table."""

    own_seats: tuple[int, ...] = ()
    seat: int | None = None  # whose view is shown; none: a spectator's
    owner: bool = False


@dataclass(frozen=True)
class Present:
    """Who has the table open."""

    seats: Collection[int] = ()
    watching: int = 0
    bot_trouble: str = ""


def viewer_of(table: Table, guest: str | None, seat_wanted: str = "auto") -> Viewer:
    """Whose view a guest gets: `auto`, `none` (spectator), or a seat by its number."""
    own = tuple(table.seats_of(guest))
    owner = guest is not None and guest == table.owner
    if seat_wanted == "none":
        return Viewer(own, None, owner)
    if seat_wanted == "auto":
        active = table.ongoing.active if table.ongoing is not None else None
        seat = next((s for s in (table.to_act, active) if s in own), own[0] if own else None)
        return Viewer(own, seat, owner)
    if not seat_wanted.isdecimal() or not int(seat_wanted) < len(table.seats):
        raise Refused(404, "no_seat", f"There is no seat '{seat_wanted[:20]}'; seats are 0 to {len(table.seats) - 1}.")
    if int(seat_wanted) not in own and not table.open_to_all:
        raise Refused(403, "not_your_seat", "That seat is not yours; its view is open to all once the game is over.")
    return Viewer(own, int(seat_wanted), owner)


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
    return told.get("", told.get("spectator" if viewer.seat is None else str(viewer.seat), []))


def _actor(table: Table, seat: int | None) -> str:
    return "chance" if seat is None else table.seats[seat].id


def entry(table: Table, viewer: Viewer, row: Row) -> LogEntry:
    """An action as an entry of the log."""
    text, verb, args = text_for(table, viewer, row.body)
    return LogEntry(
        number=row.number, ply=row.body["ply"], turn=row.body["turn"], seat=row.seat, actor=_actor(table, row.seat),
        text=text, verb=verb, args=args, forced=row.body.get("forced", False), at=row.at,
        told=[Happened.model_validate(happened) for happened in told_for(table, viewer, row.body)],
    )  # fmt: skip


def event(table: Table, viewer: Viewer, row: Row) -> Event | None:
    """An event for a viewer; none when it is not for those eyes."""
    if row.kind == "chat" and not viewer.own_seats:
        return None
    if row.kind == "action":
        return Event(kind="action", **entry(table, viewer, row).model_dump())
    told = row.body
    return Event(
        number=row.number, kind=row.kind, at=row.at, seat=row.seat, text=told.get("text", ""), to=told.get("to"),
        actor=told.get("actor", "" if row.seat is None else _actor(table, row.seat)), outcome=told.get("outcome"),
    )  # fmt: skip


def events(table: Table, viewer: Viewer, rows: Sequence[Row]) -> list[Event]:
    """Those of the events that are for the viewer's eyes."""
    return [seen for row in rows if (seen := event(table, viewer, row)) is not None]


def seats(table: Table, own: Collection[int], present: Present, data: Data | None) -> list[SeatInfo]:
    """Who sits where."""
    return [
        SeatInfo(
            index=i, id=s.id, title=data.title("seat", s.id) if data else s.id, kind=s.kind, name=s.name, bot=s.bot,
            own=i in own, present=s.kind == "bot" or i in present.seats, resigned=s.resigned,
        )
        for i, s in enumerate(table.seats)
    ]  # fmt: skip


def prompt_info(prompt: Prompt, game: Game | None = None) -> PromptInfo:
    """What is being decided: the message for the reader's language, and the sentence in English."""
    message = prompt.message
    text = game.say(message) if game else catalogue(None, "en").say(message)
    return PromptInfo(text=text, key=message.key, args=dict(message.args), cite=prompt.cite)


def legal_actions(game: Game, state: State) -> list[LegalAction]:
    """The legal actions of the seat that decides, with price and what they lead to."""
    found = []
    for a in game.legal(state):
        named, leads = game.action(a), game.consequences(state, a)
        found.append(
            LegalAction(
                text=str(named), verb=named.verb, args=list(named.args), cite=game.verbs.by_name[named.verb].cite,
                price=game.price(state, a), ends_turn=leads.ends_turn, chance=leads.chance,
            )
        )  # fmt: skip
    return found


def undo(table: Table, viewer: Viewer) -> UndoInfo:
    """May the viewer take steps back?"""
    if not viewer.own_seats:
        return UndoInfo(seat=None, steps=0, reason="You hold no seat here.")
    if not table.playing or table.ongoing is None:
        return UndoInfo(seat=None, steps=0, reason="The game is not on.")
    for seat in viewer.own_seats:
        if steps := len(table.ongoing.undoable(seat)):
            return UndoInfo(seat=seat, steps=steps, reason="")
    latest = table.ongoing.made[-1].seat if table.ongoing.made else None
    asked = latest if latest in viewer.own_seats else viewer.own_seats[0]
    reason = table.ongoing.why_no_undo(asked)
    return UndoInfo(seat=None, steps=0, reason=reason if latest is None else f"{reason} You can ask for a take-back.")


def _takeback(table: Table) -> TakebackInfo | None:
    offer = table.takeback
    if offer is None:
        return None
    waiting = [i for i in table.people() if i not in offer.accepted]
    return TakebackInfo(seat=offer.seat, to=offer.to, accepted=offer.accepted, waiting_for=waiting)


def outcome(table: Table) -> Outcome | None:
    """How the game ended."""
    return None if table.outcome is None else Outcome.model_validate(table.outcome)


def record_open(table: Table) -> bool:
    """May the whole record be shown? A frozen game may go on one day: what is hidden in it stays hidden."""
    return table.status != "open" and (table.open_to_all or table.outcome is not None or not _may_hide(table.game))


def _may_hide(game: str) -> bool:
    """Does the game hide anything? One that is gone might."""
    try:
        return registry.spec(game).hides
    except UnknownGame:
        return True


@dataclass(frozen=True)
class _Position:
    """That part of a table's state which the game tells."""

    title: str
    ply: int
    turn: int
    active: int | None
    prompt: Prompt
    actions: list[LegalAction]
    view: dict[str, Any]


def _position(table: Table, viewer: Viewer) -> _Position:
    ongoing = table.ongoing
    if ongoing is None:
        ply = table.recent[-1].body["ply"] if table.recent else 0
        return _Position(table.game, ply, 0, None, Prompt(table.frozen_reason), [], {})
    game = ongoing.game
    prompt = WAITING if table.status == "open" else game.prompt(ongoing.state)
    deciding = viewer.seat is not None and viewer.seat == table.to_act and viewer.seat in viewer.own_seats
    view = game.public_view(ongoing.state, viewer.seat)
    return _Position(
        game.spec.title,
        ongoing.ply,
        ongoing.turn,
        ongoing.active,
        prompt,
        legal_actions(game, ongoing.state) if deciding else [],
        view,
    )


def state(table: Table, viewer: Viewer, present: Present) -> TableState:
    """The whole table for a viewer."""
    told = _position(table, viewer)
    data = table.ongoing.game.data if table.ongoing is not None else None
    return TableState(
        id=table.id, game=table.game, title=told.title, options=table.options, status=table.status,
        frozen_reason=table.frozen_reason, visibility=table.visibility, pass_and_play=table.pass_and_play,
        auto_forced=table.auto_forced, owner=viewer.owner, number=table.number, ply=told.ply,
        seats=seats(table, viewer.own_seats, present, data), watching=present.watching, viewing=viewer.seat,
        turn=told.turn, active=told.active, to_act=table.to_act,
        my_move=table.to_act is not None and table.to_act in viewer.own_seats, thinking=table.is_bot(table.to_act),
        bot_trouble=present.bot_trouble,
        prompt=prompt_info(told.prompt, table.ongoing.game if table.ongoing is not None else None),
        actions=told.actions, view=told.view,
        outcome=outcome(table), undo=undo(table, viewer), takeback=_takeback(table),
        log=[entry(table, viewer, row) for row in table.recent], record=record_open(table), created=table.created,
        updated=table.updated,
    )  # fmt: skip


def state_text(table: Table, viewer: Viewer, present: Present) -> str:
    """The table for a viewer as JSON; made once per position and kind of viewer."""
    if viewer not in table.shown_texts:
        table.shown_texts[viewer] = state(table, viewer, present).model_dump_json()
    return table.shown_texts[viewer]
