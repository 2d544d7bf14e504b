"""Provable chance at a table: what is promised before the game, what players add, what is shown after it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..core.chance import Chance, outcomes
from ..core.frames import CHANCE
from ..core.language import msg
from .guests import KnownGuest
from .play.ongoing import OngoingGame
from .play.table import Change, Table, now
from .play.table_view import chance_info
from .problems import Refused
from .schemas.chance import Commitment, DrawInfo, DrawList, DrawOutcome
from .schemas.tables import NewTable
from .service import TableService
from .storage import commitments

PLAYING_AN_ACTION = 0.1  # what it costs to find all draws of a game
OWNER = "owner"  # adds the salt of somebody who sets a table up without sitting there


async def promise(service: TableService, guest: KnownGuest) -> Commitment:
    """Commit to a seed before its table stands, so that a salt can be added to a game that begins at once."""
    return Commitment(commitment=(await commitments.promise(service.store, guest.id, now())).commitment)


async def chosen(service: TableService, guest: KnownGuest, body: NewTable) -> Chance | None:
    """What the draws of a new table follow from: as promised, else a fresh seed; a test table has a seed of its own."""
    if body.seed is not None:
        return None
    if body.commitment is None:
        if body.salt is not None:
            raise Refused(422, "invalid", msg("refuse-salt-unseen"))
        return Chance.fresh()
    chance = await commitments.promised(service.store, guest.id, body.commitment)
    if chance is None:
        raise Refused(409, "no_commitment", msg("refuse-commitment-unknown"))
    first = next((i for i, seat in enumerate(body.seats) if seat.kind == "me"), None)
    game = await service.library.fetch(body.game, body.options)
    return salted(chance, OWNER if first is None else game.seats[first], body.salt)


def salted(chance: Chance, seat: str, salt: str | None) -> Chance:
    """With what somebody adds, in place of what that seat added before."""
    return chance if salt is None else replace(chance, salts={**chance.salts, seat: salt})


def add_salt(change: Change, seat: int, salt: str | None) -> None:
    """A player adds a salt; everybody sees it."""
    table = change.table
    if salt is None:
        return
    if table.chance is None:
        raise Refused(409, "no_commitment", msg("refuse-commitment-none"))
    table.chance = salted(table.chance, table.seats[seat].id, salt)
    change.event("salt", seat, text=salt)


async def draws(service: TableService, table_id: str, pay: Callable[[float], None]) -> DrawList:
    """Every draw of a finished game, with what it was drawn from: enough to repeat them all by hand."""
    async with service.reading(table_id) as table:
        told = chance_info(table)
        if table.ongoing is None or told is None or not told["seed"]:
            return DrawList.model_validate({"chance": told, "draws": []})
        pay(table.ongoing.ply * PLAYING_AN_ACTION)
        texts = [row.body["text"] for row in await service.store.actions(table_id, 0, table.ongoing.ply)]
        name, options = table.game, table.options

    def work() -> list[DrawInfo]:
        return _drawn(OngoingGame(service.library.for_this_thread(name, options)), texts)

    return DrawList.model_validate({"chance": told, "draws": await service.aside(work)})


def _drawn(ongoing: OngoingGame, texts: list[str]) -> list[DrawInfo]:
    game, found = ongoing.game, []
    ongoing.probing = ongoing.telling = False
    for text in texts:
        if ongoing.to_act == CHANCE:
            among = [DrawOutcome(text=t, weight=w) for t, _, w in outcomes(game, ongoing.state)]
            number = {"number": ongoing.draws, "ply": ongoing.ply + 1, "turn": ongoing.turn}
            found.append(DrawInfo(**number, made=text, outcomes=among))
        ongoing.make(game.parse(text))
    return found


def require_open(table: Table) -> None:
    """Salts are added before the game begins, when nobody has seen a draw."""
    if table.status != "open":
        raise Refused(409, "taken", msg("refuse-draws-fixed"))
