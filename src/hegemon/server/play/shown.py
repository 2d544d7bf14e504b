"""The whole table for one viewer, and what changed since an older state of it."""

from __future__ import annotations

import itertools

import orjson

from ...core.engine import State
from ...core.game import Game
from ...core.language import msg
from ...core.picture import Since
from ...core.spec import Prompt
from ..schemas.play import PositionFields, Question, TableFields
from ..schemas.wire import model_fields
from . import table_view
from .ongoing import OngoingGame
from .patch import changes_of
from .table import Table
from .table_view import Json, Log, Present, Viewer

WAITING = Prompt(msg("ask-seats"))
_serials = itertools.count()


class Position:
    """What the game tells of a position, worked out once for all who see the same."""

    def __init__(self, table: Table, before: Position | None = None) -> None:
        self._of = table.ongoing, self._state(table), table.number, table.status
        self._ongoing = table.ongoing
        self._read = None if table.ongoing is None else table.ongoing.read()
        self._views: dict[int | None, Json] = {}
        self._kept = None if table.ongoing is None else table.ongoing.game.lasting(table.ongoing.state)
        self._older = before._pictures(self._read) if before is not None else {}
        self._asked: Question | None = None
        self.fields = self._fields(table)

    @staticmethod
    def _state(table: Table) -> State | None:
        return None if table.ongoing is None else table.ongoing.state

    def still(self, table: Table) -> bool:
        """Is this the position on the table? The very same one: two that look alike may differ in what is hidden."""
        ongoing, state, number, status = self._of
        same = ongoing is table.ongoing and state is self._state(table)
        return same and (number, status) == (table.number, table.status)

    def _fields(self, table: Table) -> PositionFields:
        ongoing, read = self._ongoing, self._read
        if ongoing is None or read is None:
            ply = table.recent[-1].body["ply"] if table.recent else 0
            prompt = table_view.prompt_info(Prompt(table.frozen_message()))
            return {"title": table.game, "ply": ply, "turn": 0, "active": None, "prompt": prompt}
        game, state = read
        prompt = table_view.prompt_info(WAITING if table.status == "open" else game.prompt(state), game)
        return {
            "title": game.spec.title, "ply": ongoing.ply, "turn": ongoing.turn, "active": ongoing.active,
            "prompt": prompt,
        }  # fmt: skip

    def view(self, seat: int | None) -> Json:
        """The game's picture for a seat; the same for everybody where nothing is hidden."""
        if self._read is None:
            return {}
        game, state = self._read
        kind = seat if game.has_hidden else None
        if kind not in self._views:
            self._views[kind] = game.public_view(state, kind, self._older.get(kind))
        return self._views[kind]

    def _pictures(self, read: tuple[Game, State] | None) -> dict[int | None, Since]:
        """The latest picture of each seat, with its position, for those of the next position of the same game."""
        if read is None or self._read is None or read[0] is not self._read[0]:
            return {}
        return self._older | {kind: (self._kept, view) for kind, view in self._views.items()}

    def asked(self) -> Question:
        """What only the seat that decides is told: what it may do, and why nothing else is possible."""
        if self._asked is None:
            self._asked = self.unasked() if self._ongoing is None else self._question(self._ongoing)
        return self._asked

    def unasked(self) -> Question:
        """What all others are told in its place."""
        return {"actions": [], "prompt": self.fields["prompt"]}

    def _question(self, ongoing: OngoingGame) -> Question:
        prompt = self.fields["prompt"]
        nothing = None if self._of[-1] == "open" else ongoing.game.human.idle(ongoing.state)
        if nothing is not None:
            prompt = table_view.prompt_info(Prompt(nothing.message(), prompt["cite"]), ongoing.reader)
        return {"actions": table_view.actions_of(ongoing.game, ongoing.state, self._read), "prompt": prompt}


class Shown:
    """A table as a viewer sees it (`TableState`). It never changes."""

    def __init__(self, fields: TableFields, view: Json, log: Log) -> None:
        self.fields = fields
        self.view = view
        self.log = log
        self._serial = next(_serials)
        self._text = ""
        self._changes: dict[int, str] = {}

    def text(self) -> str:
        """Whole, as JSON."""
        if not self._text:
            whole = {**self.fields, "view": self.view, "log": self.log.text()}
            self._text = orjson.dumps(whole, model_fields).decode()
        return self._text

    def change_from(self, older: Shown) -> str:
        """What makes this of an older state (the fields of `ChangeMessage` behind its version), as JSON."""
        if older._serial not in self._changes:
            before = older.fields  # most values are the very same
            changed = {k: v for k, v in self.fields.items() if (was := before.get(k)) is not v and was != v}
            told: Json = {"new_fields": changed, "view": changes_of(older.view, self.view)}
            told["log"] = self.log.change_from(older.log)
            self._changes[older._serial] = orjson.dumps(told, model_fields).decode()
        return self._changes[older._serial]


def shown(table: Table, viewer: Viewer, present: Present) -> Shown:
    """The table for a viewer; made once per position and kind of viewer."""
    if table.position is None or not table.position.still(table):
        table.position = Position(table, table.position)
        table.shown.clear()
    if viewer not in table.shown:
        table.shown[viewer] = _shown(table, table.position, viewer, present)
    found: Shown = table.shown[viewer]
    return found


def _shown(table: Table, position: Position, viewer: Viewer, present: Present) -> Shown:
    ongoing, to_act = table.ongoing, table.to_act
    data = ongoing.game.data if ongoing is not None else None
    deciding = viewer.seat is not None and viewer.seat == to_act and viewer.seat in viewer.own_seats
    fields: TableFields = {
        "id": table.id, "game": table.game, "options": table.options, "status": table.status,
        "frozen_reason": table.why_frozen(), "visibility": table.visibility, "pass_and_play": table.pass_and_play,
        "auto_forced": table.auto_forced, "owner": viewer.owner, "number": table.number, **position.fields,
        "seats": table_view.seats(table, viewer, present, data), "watching": present.watching,
        "viewing": viewer.seat, "to_act": to_act, "my_move": to_act is not None and to_act in viewer.own_seats,
        "thinking": table.is_bot(to_act), "bot_trouble": present.bot_trouble,
        **(position.asked() if deciding else position.unasked()),
        "outcome": table.outcome, **table_view.related_tables(table, viewer),
        "undo": table_view.undo(table, viewer), "takeback": table_view.takeback(table),
        "record": table_view.record_open(table), "chance": table_view.chance_info(table),
        "clock": table_view.clock_info(table), "orders": table_view.orders_of(table, viewer),
        "created": table.created, "updated": table.updated,
    }  # fmt: skip
    return Shown(fields, position.view(viewer.seat), Log(table_view.reader_of(table, viewer), table.recent))
