"""What can be seen: everything. Nothing is hidden in this game."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from ...core.data import Data
from ...core.frames import NOBODY
from ...core.picture import DECIDING, Part, Picture, Rows
from .domains import CONTESTED, LEGION, NUM_SEATS, PASS, SHIP
from .rules.ending import victory_points
from .rules.supply import num_unfed
from .state import State
from .view_types import Cycle, Empire, InHand, Site, Stack, View


def _name(data: Data, domain: str, member: int) -> str | None:
    return None if member == NOBODY else data.names.name(domain, member)


def _row(data: Data, domain: str, row: list[int]) -> dict[str, int]:
    return dict(zip(data.names[domain], row, strict=False))  # a row may have room for more than there is


def view(s: State, data: Data, seat: int | None) -> View:
    """The whole table, the same for every seat and for spectators."""
    return cast(View, PICTURE.drawn(s, data, seat))


def _game_turn(s: State, data: Data, seat: int | None) -> int:
    return s.game_turn


def _order(s: State, data: Data, seat: int | None) -> list[str | None]:
    return [_name(data, "seat", who) for who in s.order]


def _cycle(s: State, data: Data, seat: int | None) -> Cycle:
    return {
        "last": _name(data, "action", s.last_action),
        "limit": s.limit,
        "passes": s.passes,
        "chosen": {name: _row(data, "action", s.chosen[i]) for i, name in enumerate(data.names["seat"])},
    }


def _armistices(s: State, data: Data, seat: int | None) -> dict[str, int]:
    return _row(data, "pair", s.armistice)


def _in_hand(s: State, data: Data, seat: int | None) -> InHand | None:
    if s.hand_from == NOBODY:
        return None
    return {"from": data.names.name("hex", s.hand_from), "number": s.hand_number, "aboard": s.hand_cargo}


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


def _contested(s: State, data: Data, seat: int | None) -> list[str]:
    if max(s.pieces) < CONTESTED:  # the highest of the bits; mostly no hex has it
        return []
    return [data.names.name("hex", i) for i, pieces in enumerate(s.pieces) if pieces & CONTESTED]


def _control(s: State, data: Data, seat: int | None) -> dict[str, str | None]:
    seats = data.names["seat"]
    held = zip(data.names["area"], s.control, strict=False)
    return {area: None if holder == NOBODY else seats[holder] for area, holder in held}


def _sites(s: State, data: Data, seat: int | None) -> dict[str, Site]:
    shown: dict[str, Site] = {}
    for i, (owner, monument) in enumerate(zip(s.owner, s.monument, strict=True)):
        if owner != NOBODY or monument != NOBODY:
            shown[data.names.name("site", i)] = _site(data, owner, s.posts[i], s.fort[i], monument)
    return shown


@lru_cache(maxsize=1_000)  # one object for as long as it stays the same
def _site(data: Data, owner: int, posts: int, fort: int, monument: int) -> Site:
    return {
        "owner": _name(data, "seat", owner),
        "posts": posts,
        "fortress": bool(fort),
        "monument": _name(data, "seat", monument),
    }


def _stacks(s: State, data: Data, seat: int | None) -> list[Stack]:
    rows: list[Stack] = []
    for empire in range(NUM_SEATS):
        for kind in (LEGION, SHIP):
            force = 2 * empire + kind
            hexes, sizes, moved = s.stack_hex[force], s.stack_size[force], s.stack_moved[force]
            for i in range(s.num_stacks[force]):
                cargo = s.cargo[empire][i] if kind == SHIP else 0
                rows.append(_stack(data, empire, kind, hexes[i], sizes[i], moved[i], cargo))
    return rows


@lru_cache(maxsize=10_000)  # one object for as long as it stays the same
def _stack(data: Data, seat: int, kind: int, at: int, size: int, moved: int, cargo: int) -> Stack:
    return {
        "seat": data.names.name("seat", seat),
        "kind": "ship" if kind == SHIP else "legion",
        "hex": data.names.name("hex", at),
        "size": size,
        "moved": moved,
        "cargo": cargo,
    }


PICTURE = Picture(
    Part("game_turn", _game_turn, "game_turn"),
    DECIDING,
    Part("order", _order, "order"),
    Part("cycle", _cycle, "last_action limit passes chosen"),
    Part("armistices", _armistices, "armistice"),
    Rows(
        "empires", "seat", _empire,
        own="capital talents income stability revolted space goods supply controls num_forts num_posts num_monuments "
        "leader taken chosen",
        others="units markers",
    ),
    Part("sites", _sites, "owner monument posts fort"),
    Part("stacks", _stacks, "num_stacks stack_hex stack_size stack_moved cargo"),
    Part("contested", _contested, "pieces"),
    Part("control", _control, "control"),
    Part("in_hand", _in_hand, "hand_from hand_number hand_cargo"),
)  # fmt: skip
