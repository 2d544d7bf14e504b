"""What can be seen: everything, because event cards are taken from an open display."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from ...core.data import Data
from ...core.frames import NOBODY
from ...core.picture import DECIDING, Part, Picture, Rows
from .domains import BOUGHT, GALLEY, LEGION, SPECIAL
from .rules.conquest import defence
from .rules.personages import num_cities, num_personages, num_temples, sea_points
from .state import State
from .view_types import Bank, Events, Moving, Nation, Region, View

BARE: Region = {"city": None, "units": {}, "fresh": {"legion": 0, "galley": 0}}  # as most regions are
EMPTY = (NOBODY, NOBODY, *[0] * 10)  # the numbers of such a region


def _name(data: Data, domain: str, member: int) -> str | None:
    return None if member == NOBODY else data.names.name(domain, member)


def _row(data: Data, domain: str, row: list[int]) -> dict[str, int]:
    return dict(zip(data.names[domain], row, strict=False))  # a row may have room for more than there is


def _pile(data: Data, pile: list[int]) -> list[str]:
    return _cards(data, tuple(pile)) if any(pile) else []


@lru_cache(maxsize=1024)  # piles seldom change; one object for as long is quickly found to be the same
def _cards(data: Data, pile: tuple[int, ...]) -> list[str]:
    return [name for name, count in zip(data.names["card"], pile, strict=False) for _ in range(count)]


def view(s: State, data: Data, seat: int | None) -> View:
    """The whole table, the same for every seat and for spectators.  cite: rulings.open_hands"""
    return cast(View, PICTURE.drawn(s, data, seat))


def _step(s: State, data: Data, seat: int | None) -> str | None:
    return None if s.depth == 0 else data.names.name("frame_kind", s.frame_kind[0])


def _bank(s: State, data: Data, seat: int | None) -> Bank:
    return {
        "coins": s.bank_coins,
        "temples": s.bank_temples,
        "walls": s.bank_walls,
        "tokens": _row(data, "resource", s.bank_tokens),
        "personages": _row(data, "personage", s.bank_personages),
    }


def _events(s: State, data: Data, seat: int | None) -> Events:
    return {
        "display": _pile(data, s.display),
        "deck": _pile(data, s.deck),
        "discard": _pile(data, s.discard),
        "in_force": _pile(data, s.in_force),
    }


def _moving(s: State, data: Data, seat: int | None) -> Moving | None:
    if s.in_hand == NOBODY:
        return None
    return {"piece": _name(data, "piece", s.in_hand), "region": _name(data, "region", s.in_hand_at)}


def _owed(s: State, data: Data, seat: int | None) -> dict[str, int]:
    return _row(data, "resource", s.owed)


def _regions(s: State, data: Data, seat: int | None) -> dict[str, Region]:
    units = [row for rows in s.units for row in rows]
    numbers = zip(s.city, s.city_resource, s.temple, s.wall, s.saved, s.room, *s.fresh, *units, strict=True)
    shown: dict[str, Region] = {}
    for region, (name, here) in enumerate(zip(data.names["region"], numbers, strict=False)):
        if here == EMPTY and region not in s.special_at:
            shown[name] = BARE
        else:
            special = tuple([at == region for at in s.special_at])
            shown[name] = _region(data, here, special, defence(s, data.components, region) if here[0] >= 0 else 0)
    return shown


@lru_cache(maxsize=10_000)  # one object for as long as it stays the same
def _region(data: Data, numbers: tuple[int, ...], special: tuple[bool, ...], defence: int) -> Region:
    city, resource, temple, wall, saved, room, legions, galleys, *units = numbers
    shown: Region = {"city": None, "units": {}, "fresh": {"legion": legions, "galley": galleys}}
    if city != NOBODY:
        shown["city"] = {
            "nation": data.names.name("seat", city),
            "resource": data.names.name("resource", resource),
            "temple": bool(temple),
            "wall": bool(wall),
            "defence": defence,
            "saved": bool(saved),
            "room": room,
        }
    for seat, nation in enumerate(data.names["seat"]):
        legion, galley = units[2 * seat + LEGION], units[2 * seat + GALLEY]
        if legion or galley or special[seat]:
            shown["units"][nation] = {"legion": legion, "galley": galley, "special": int(special[seat])}
    return shown


def _nation(s: State, data: Data, seat: int) -> Nation:
    c = data.components
    know_hows = data.names["know_how"]
    return {
        "rondel": _name(data, "field", s.rondel[seat]),
        "stock": _row(data, "chip", s.stock[seat]),
        "box": {**_row(data, "kind", s.recruits[seat]), "special": s.recruits[seat][SPECIAL]},
        "supply": _row(data, "kind", s.supply[seat]),
        "walls": s.wall_supply[seat],
        "know_how": [name for i, name in enumerate(know_hows) if s.know_how[seat][i]],
        "bought": [name for i, name in enumerate(know_hows) if s.know_how[seat][i] == BOUGHT],
        "personages": _row(data, "personage", s.personages[seat]),
        "points": num_personages(s, c, seat),
        "cities": num_cities(s, c, seat),
        "temples": num_temples(s, c, seat),
        "sea_points": sea_points(s, c, seat),
        "hand": _pile(data, s.hand[seat]),
    }


PICTURE = Picture(
    Part("step", _step, "depth frame_kind"),
    DECIDING,
    Part(
        "regions", _regions,
        "city city_resource temple wall saved room fresh units special_at know_how in_force active",
    ),
    Rows(
        "nations", "seat", _nation, others="city temple",
        own="rondel stock recruits supply wall_supply know_how personages hand units",
    ),
    Part("bank", _bank, "bank_coins bank_temples bank_walls bank_tokens bank_personages"),
    Part("events", _events, "display deck discard in_force"),
    Part("moving", _moving, "in_hand in_hand_at"),
    Part("owed", _owed, "owed"),
)  # fmt: skip
