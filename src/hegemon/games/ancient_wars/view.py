"""What each seat may see: its own units, what it knows of the enemy's stacks, and everything that lies open."""

from __future__ import annotations

from functools import lru_cache

from ...core.data import Data
from .domains import BARBARIAN, BOTTOM, CAMP, DECK, DISCARD, REMOVED, ROMAN
from .frames import IN_ADVANTAGE, IN_CHECK, IN_DICE, IN_LOAD, IN_MARCH_TAKE, IN_MARCH_TO
from .knowledge import hidden_units
from .rules.ending import controls, num_goals
from .rules.results import column_of
from .state import State
from .view_types import Attrition, Battle, Marching, Own, Piles, Space, Stack, View


def view(s: State, data: Data, seat: int | None) -> View:
    """The table as one seat sees it; a spectator (None) sees what both seats see.
    cite: fog.no_examining, fog.same_space, fog.by_card, rulings.stack_height, rulings.remembered_stacks"""
    c = data.components
    over = s.depth == 0
    hidden = hidden_units(s, c)
    return {
        "campaign": data.extra["title"],
        "game_turn": s.game_turn,
        "turn_label": data.extra["turn_labels"][s.game_turn - 1],
        "phase": data.names.name("phase", s.phase),
        "deciding": None if over else data.names.name("frame_kind", s.frame_kind[s.depth - 1]),
        "card": _name(data, "card", s.card),
        "cards": _piles(data, tuple(s.pile), tuple(s.bottom_rank)),
        "spaces": _spaces(s, data, seat, hidden),
        "box": {side: _units(s, data, i, -1) for i, side in enumerate(data.names["seat"])},
        "out": [name for u, name in enumerate(data.names["unit"]) if s.out[u]],
        "goals": {side: (num_goals(s, c, i), c.need[i]) for i, side in enumerate(data.names["seat"])},
        "fleet_moves": max(0, c.fleet_moves[s.card] - s.sailed) if s.card >= 0 else 0,
        "marching": _marching(s, data),
        "battle": _battle(s, data),
        "attrition": _attrition(s, data),
        "own": None if seat is None else _own(s, data, seat, hidden),
    }


def _name(data: Data, domain: str, member: int) -> str | None:
    return None if member < 0 else data.names.name(domain, member)


def _units(s: State, data: Data, seat: int, space: int) -> list[str]:
    c, names = data.components, data.names["unit"]
    return [names[u] for u in range(c.first_unit[seat], c.end_unit[seat]) if s.at[u] == space and not s.out[u]]


@lru_cache(maxsize=256)  # they change once in a turn; one object for as long is quickly found to be the same
def _piles(data: Data, pile: tuple[int, ...], bottom_rank: tuple[int, ...]) -> dict[str, Piles]:
    """Cards of each side by pile. What is left in the deck everybody can work out; its order nobody knows."""
    sides: list[list[list[str]]] = [[[] for _ in data.names["pile"]] for _ in data.names["seat"]]
    names, side = data.names["card"], data.components.card_side
    for k in sorted(range(len(names)), key=bottom_rank.__getitem__):
        sides[side[k]][pile[k]].append(names[k])
    return {
        name: {"deck": lying[DECK], "bottom": lying[BOTTOM], "discard": lying[DISCARD], "removed": lying[REMOVED]}
        for name, lying in zip(data.names["seat"], sides, strict=True)
    }


NONE_HIDDEN: frozenset[int] = frozenset()  # of one's own units
NOTHING: Space = {}  # as most spaces are; one object, so that two views of them are quickly found to be the same
Standing = list[dict[int, list[int]]]  # of each side, space → its units there


def _spaces(s: State, data: Data, seat: int | None, hidden: frozenset[int]) -> dict[str, Space]:
    c = data.components
    standing: Standing = [{}, {}]
    for side, units in enumerate(standing):
        for u, space in enumerate(s.at[c.first_unit[side] : c.end_fleet[side]], c.first_unit[side]):
            if space >= 0:
                units.setdefault(space, []).append(u)
    names = data.names["space"]
    shown: dict[str, Space] = dict.fromkeys(names, NOTHING)
    marks = zip(names, s.num_units[ROMAN], s.num_units[BARBARIAN], s.camp, s.risen, strict=False)
    for i, (name, romans, barbarians, camp, risen) in enumerate(marks):
        if romans or barbarians or camp or risen:
            shown[name] = _space(s, data, i, seat, standing, hidden)
    return shown


def _space(s: State, data: Data, space: int, seat: int | None, standing: Standing, hidden: frozenset[int]) -> Space:
    shown: Space = {}
    if s.num_units[ROMAN][space]:
        veiled = NONE_HIDDEN if seat == ROMAN else hidden
        shown["roman"] = _stack(s, data, ROMAN, space, standing[ROMAN].get(space, []), veiled)
    if s.num_units[BARBARIAN][space]:
        veiled = NONE_HIDDEN if seat == BARBARIAN else hidden
        shown["barbarian"] = _stack(s, data, BARBARIAN, space, standing[BARBARIAN].get(space, []), veiled)
    if len(shown) == 1:
        side = ROMAN if "roman" in shown else BARBARIAN
        if controls(s, data.components, side, space):
            shown["control"] = data.names.name("seat", side)
    if s.camp[space]:
        shown["camp"] = True
    if s.risen[space]:
        shown["risen"] = True
    return shown


def _stack(s: State, data: Data, side: int, space: int, units: list[int], hidden: frozenset[int]) -> Stack:
    """A stack: its number of units, those known by name, and for the others the units that may be among them (not where
    stacks are numbers only).  cite: rulings.closed_stacks"""
    c, names = data.components, data.names["unit"]
    unseen = [u for u in units if u in hidden]
    known = [names[u] for u in units if u not in hidden]
    shown: Stack = {"count": s.num_units[side][space], "units": known}
    if unseen:
        shown["hidden"] = len(unseen)
    if unseen and not c.closed_stacks:
        veils = {s.veil[u] for u in unseen}
        suspects = range(c.first_unit[side], c.end_land[side])
        shown["suspects"] = [names[u] for u in suspects if s.veil[u] in veils and s.at[u] >= 0]
    return shown


def _marching(s: State, data: Data) -> Marching | None:
    """Where the stack or fleet in hand comes from and goes to; who is in it is shown to its owner only."""
    if s.depth == 0:
        return None
    top = s.depth - 1
    kind, first, second = s.frame_kind[top], s.frame_first[top], s.frame_second[top]
    if kind == IN_MARCH_TO:
        return {"from": data.names.name("space", first), "to": None}
    if kind == IN_MARCH_TAKE:
        return {"from": data.names.name("space", first), "to": _name(data, "space", second)}
    if kind == IN_LOAD:
        return {"fleet": data.names.name("unit", first), "to": _name(data, "space", second)}
    return None


def _battle(s: State, data: Data) -> Battle | None:
    """The battle being fought lies open to both sides.  cite: fog.same_space"""
    if s.battle_space < 0:
        return None
    names = data.names
    frame = s.frame_kind[s.depth - 1]
    fighting = [u for u in range(len(names["unit"])) if s.at[u] == s.battle_space and data.components.kind[u] != CAMP]
    return {
        "space": names.name("space", s.battle_space),
        "attacker": names.name("seat", s.attacker),
        "stage": names.name("stage", s.stage),
        "round": s.round,
        "advantage": _name(data, "seat", s.advantage) if s.round and frame != IN_ADVANTAGE else None,
        "ambush": bool(s.ambush),
        "protected": bool(s.protected),
        "major": bool(s.major),
        "fighter": _name(data, "unit", s.fighter),
        "column": _column(s, data),
        "dice": s.frame_second[s.depth - 1] if frame == IN_DICE else 0,
        "eliminations": s.eliminations,
        "panics": s.panics,
        "panicked": [names.name("unit", u) for u in fighting if s.panicked[u]],
        "fought": [names.name("unit", u) for u in fighting if s.fought[u]],
    }


def _attrition(s: State, data: Data) -> Attrition | None:
    """The space whose units roll for attrition; the dice fall on the table.  cite: supply.roll"""
    for depth in range(s.depth):
        if s.frame_kind[depth] == IN_CHECK:
            return {"space": data.names.name("space", s.frame_first[depth]), "rolls": s.frame_second[depth]}
    return None


def _column(s: State, data: Data) -> str | None:
    """The column of the results table that the fighting unit rolls on."""
    if s.fighter < 0:
        return None
    columns: list[str] = list(data.extra["table"]["columns"])
    return columns[column_of(s, data.components, s.fighter)]


def _own(s: State, data: Data, seat: int, hidden: frozenset[int]) -> Own:
    """Marks on the seat's own units."""
    c, names = data.components, data.names["unit"]
    units = range(c.first_unit[seat], c.end_fleet[seat])
    allowance = c.allowance[s.card] if s.card >= 0 else []
    return {
        "moved": [names[u] for u in units if s.moved[u]],
        "in_hand": [names[u] for u in units if s.in_hand[u]],
        "allowance": {names[u]: allowance[u] for u in units if allowance and s.at[u] >= 0 and allowance[u]},
        "hidden": [names[u] for u in units if u in hidden],
    }
