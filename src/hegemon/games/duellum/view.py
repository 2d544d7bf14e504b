"""What can be seen: everything, because event cards are taken from an open display."""

from __future__ import annotations

from functools import lru_cache

from ...core.data import Data
from ...core.frames import NOBODY
from .domains import BOUGHT, GALLEY, LEGION, SPECIAL
from .rules.conquest import defence
from .rules.personages import num_cities, num_personages, num_temples, sea_points
from .state import State
from .view_types import Nation, Region, View

BARE: Region = {"city": None, "units": {}, "fresh": {"legion": 0, "galley": 0}}  # as most regions are


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
    top = s.depth - 1
    return {
        "step": None if s.depth == 0 else data.names.name("frame_kind", s.frame_kind[0]),
        "deciding": None if s.depth == 0 else data.names.name("frame_kind", s.frame_kind[top]),
        "regions": _regions(s, data),
        "nations": {name: _nation(s, data, i) for i, name in enumerate(data.names["seat"])},
        "bank": {
            "coins": s.bank_coins,
            "temples": s.bank_temples,
            "walls": s.bank_walls,
            "tokens": _row(data, "resource", s.bank_tokens),
            "personages": _row(data, "personage", s.bank_personages),
        },
        "events": {
            "display": _pile(data, s.display),
            "deck": _pile(data, s.deck),
            "discard": _pile(data, s.discard),
            "in_force": _pile(data, s.in_force),
        },
        "moving": None
        if s.in_hand == NOBODY
        else {"piece": _name(data, "piece", s.in_hand), "region": _name(data, "region", s.in_hand_at)},
        "owed": _row(data, "resource", s.owed),
    }


def _regions(s: State, data: Data) -> dict[str, Region]:
    used = {region for region, owner in enumerate(s.city) if owner != NOBODY}.union(s.special_at)
    for rows in (*s.units, s.fresh):
        for row in rows:
            if any(row):  # most are empty, and quickly found to be
                used.update([region for region, count in enumerate(row) if count])
    return {name: _region(s, data, i) if i in used else BARE for i, name in enumerate(data.names["region"])}


def _region(s: State, data: Data, region: int) -> Region:
    fresh = {"legion": s.fresh[LEGION][region], "galley": s.fresh[GALLEY][region]}
    shown: Region = {"city": None, "units": {}, "fresh": fresh}
    if s.city[region] != NOBODY:
        shown["city"] = {
            "nation": data.names.name("seat", s.city[region]),
            "resource": data.names.name("resource", s.city_resource[region]),
            "temple": bool(s.temple[region]),
            "wall": bool(s.wall[region]),
            "defence": defence(s, data.components, region),
            "saved": bool(s.saved[region]),
            "room": s.room[region],
        }
    for seat, nation in enumerate(data.names["seat"]):
        legions, galleys = s.units[seat][LEGION][region], s.units[seat][GALLEY][region]
        special = s.special_at[seat] == region
        if legions or galleys or special:
            shown["units"][nation] = {"legion": legions, "galley": galleys, "special": int(special)}
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
