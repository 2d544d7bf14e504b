"""Reads the event cards: how often each is in the deck, and when it may be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.data import Rows, one_of, require, require_number, within
from ...core.errors import DataError
from ...core.language import msg, said_by
from .domains import CARDS
from .frames import (
    IN_CONQUEST,
    IN_FOUNDING,
    IN_MILITIA,
    IN_MOVEMENT,
    IN_REACTION,
    IN_RONDEL,
    IN_SCIENTIA,
    IN_TEMPLUM,
    STEPS,
)

if TYPE_CHECKING:
    from .components import Components

FILE = "cards.toml"
MOMENTS: dict[str, tuple[int, ...]] = {
    "own turn": STEPS,
    "rondel": (IN_RONDEL,),
    "templum": (IN_TEMPLUM,),
    "militia": (IN_MILITIA,),
    "scientia": (IN_SCIENTIA,),
    "movement": (IN_MOVEMENT,),
    "conquest": (IN_CONQUEST,),
    "duellum": (IN_MOVEMENT, IN_CONQUEST),
    "production": (IN_FOUNDING,),
    "founding": (IN_FOUNDING,),
    "reaction": (IN_REACTION,),
}
# At other moments these would do nothing, or more than they should: Fortress alone answers a conquest, recruits are not
# armed in the same turn, Rich Vein follows the production of its own turn.
FIXED_MOMENTS = {
    "fortress": "reaction",
    "muster": "militia",
    "levy": "scientia",
    "dockyard": "scientia",
    "herald": "rondel",
    "rich_vein": "production",
}
# A second Oracle could fetch the first one back without end; Muster is counted once for a city.
SINGLE = ("oracle", "muster")


def read_cards(c: Components, raw: dict[str, Any], rows: Rows) -> None:
    """Copies and moments of every card, and its texts; stand-ins are left out when only the known cards are wanted."""
    for name in raw:
        one_of(name, CARDS, FILE)
    for i, name in enumerate(CARDS):
        row = require(raw, name, dict, FILE)
        where = within(FILE, name)
        copies = require_number(row, "copies", where, 0, 1 if name in SINGLE else 9)
        is_stand_in = require(row, "stand_in", bool, where)
        c.copies[i] = 0 if is_stand_in and rows.options["events"] == "known" else copies
        for kind in _moments(name, require(row, "timing", str, where)):
            c.playable[kind][i] = 1
    for name, row in raw.items():
        rows.came_from(FILE, f"card {name}", row.get("from"))
    rows.extra["cards"] = {name: _texts(name, row) for name, row in raw.items()}
    rows.titles["card"] = {name: row["name"] for name, row in raw.items()}


def _texts(name: str, row: dict[str, Any]) -> dict[str, Any]:
    """What a client shows of a card."""
    texts = {key: require(row, key, str, within(FILE, name)) for key in ("name", "name_de", "text", "timing")}
    return {**texts, "stand_in": row["stand_in"]}


def _moments(name: str, timing: str) -> list[int]:
    words = timing.split(" or ")
    where = within(FILE, name, "timing")
    for word in words:
        one_of(word, tuple(MOMENTS), where)
    if FIXED_MOMENTS.get(name, timing) != timing or ("reaction" in words and name != "fortress"):
        raise DataError(msg("bad-moment", where=where, timing=timing), said_by("duellum"))
    return [kind for word in words for kind in MOMENTS[word]]
