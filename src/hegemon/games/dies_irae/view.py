"""What can be seen: everything. Nothing is hidden in this game."""

from __future__ import annotations

from functools import lru_cache

from ...core.data import Data
from ...core.frames import NOBODY
from .domains import CONTESTED, LEGION, NUM_SEATS, PASS, SHIP
from .rules.ending import victory_points
from .rules.supply import num_unfed
from .state import State
from .view_types import Empire, Site, Stack, View


def _name(data: Data, domain: str, member: int) -> str | None:
    return None if member == NOBODY else data.names.name(domain, member)


def _row(data: Data, domain: str, row: list[int]) -> dict[str, int]:
    return dict(zip(data.names[domain], row, strict=False))  # a row may have room for more than there is


def view(s: State, data: Data, seat: int | None) -> View:
    """The whole table, the same for every seat and for spectators."""
    return {
        "game_turn": s.game_turn,
        "deciding": None if s.depth == 0 else data.names.name("frame_kind", s.frame_kind[s.depth - 1]),
        "order": [_name(data, "seat", who) for who in s.order],
        "cycle": {
            "last": _name(data, "action", s.last_action),
            "limit": s.limit,
            "passes": s.passes,
            "chosen": {name: _row(data, "action", s.chosen[i]) for i, name in enumerate(data.names["seat"])},
        },
        "armistices": _row(data, "pair", s.armistice),
        "empires": {name: _empire(s, data, i) for i, name in enumerate(data.names["seat"])},
        "sites": _sites(data, tuple(s.owner), tuple(s.monument), tuple(s.posts), tuple(s.fort)),
        "stacks": _stacks(s, data),
        "contested": _contested(s, data),
        "control": _control(s, data),
        "in_hand": None
        if s.hand_from == NOBODY
        else {"from": data.names.name("hex", s.hand_from), "number": s.hand_number, "aboard": s.hand_cargo},
    }


def _empire(s: State, data: Data, seat: int) -> Empire:
    c = data.components
    rows, spaces = data.names["row"], s.space[seat]
    return {
        "capital": _name(data, "site", s.capital[seat]),
        "talents": s.talents[seat],
        "income": s.income[seat],
        "stability": s.stability[seat],
        "golden_age": s.stability[seat] == c.golden,
        "revolted": bool(s.revolted[seat]),
        "points": victory_points(s, c, seat),
        "spaces": dict(zip(rows, spaces, strict=True)),
        "phases": {row: phase[at] for row, phase, at in zip(rows, c.phase, spaces, strict=True)},
        "prices": {row: price[at + 1] for row, price, at in zip(rows, c.price, spaces, strict=True)},
        "goods": {name: n for name, n in zip(data.names["good"], s.goods[seat], strict=False) if n},
        "supply": s.supply[seat],
        "fed": s.units[2 * seat + LEGION] - num_unfed(s, c, seat),
        "controls": _row(data, "track", s.controls[seat]),
        "legions": s.units[2 * seat + LEGION],
        "ships": s.units[2 * seat + SHIP],
        "stock": {
            "legion": c.stock[2 * seat + LEGION] - s.units[2 * seat + LEGION],
            "ship": c.stock[2 * seat + SHIP] - s.units[2 * seat + SHIP],
            "fortress": c.max_forts[seat] - s.num_forts[seat],
            "post": c.max_posts[seat] - s.num_posts[seat],
            "monument": c.max_monuments[seat] - s.num_monuments[seat],
        },
        "markers": {
            "army": c.max_markers[2 * seat + LEGION] - s.markers[2 * seat + LEGION],
            "fleet": c.max_markers[2 * seat + SHIP] - s.markers[2 * seat + SHIP],
        },
        "leader": _name(data, "hex", s.leader[seat]),
        "taken": s.taken[seat],
        "passed": s.chosen[seat][PASS],
    }


def _contested(s: State, data: Data) -> list[str]:
    if max(s.pieces) < CONTESTED:  # the highest of the bits; mostly no hex has it
        return []
    return [data.names.name("hex", i) for i, pieces in enumerate(s.pieces) if pieces & CONTESTED]


def _control(s: State, data: Data) -> dict[str, str | None]:
    seats = data.names["seat"]
    held = zip(data.names["area"], s.control, strict=False)
    return {area: None if seat == NOBODY else seats[seat] for area, seat in held}


Numbers = tuple[int, ...]


@lru_cache(maxsize=512)  # sites seldom change; one object for as long is quickly found to be the same
def _sites(data: Data, owners: Numbers, monuments: Numbers, posts: Numbers, forts: Numbers) -> dict[str, Site]:
    shown: dict[str, Site] = {}
    for i, (owner, monument) in enumerate(zip(owners, monuments, strict=True)):
        if owner != NOBODY or monument != NOBODY:
            shown[data.names.name("site", i)] = {
                "owner": _name(data, "seat", owner),
                "posts": posts[i],
                "fortress": bool(forts[i]),
                "monument": _name(data, "seat", monument),
            }
    return shown


def _stacks(s: State, data: Data) -> list[Stack]:
    rows: list[Stack] = []
    for seat in range(NUM_SEATS):
        for kind in (LEGION, SHIP):
            force = 2 * seat + kind
            for i in range(s.num_stacks[force]):
                rows.append(
                    {
                        "seat": data.names.name("seat", seat),
                        "kind": "ship" if kind == SHIP else "legion",
                        "hex": data.names.name("hex", s.stack_hex[force][i]),
                        "size": s.stack_size[force][i],
                        "moved": s.stack_moved[force][i],
                        "cargo": s.cargo[seat][i] if kind == SHIP else 0,
                    }
                )
    return rows
