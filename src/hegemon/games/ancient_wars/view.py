"""What each seat may see: its own units, what it knows of the enemy's stacks, and everything that lies open."""

from __future__ import annotations

from collections.abc import Set
from typing import cast

from ...core.data import Data
from ...core.picture import DECIDING, Part, Picture, Since
from .domains import BARBARIAN, BOTTOM, BOX, CAMP, DECK, DISCARD, REMOVED, ROMAN
from .frames import IN_ADVANTAGE, IN_CHECK, IN_DICE, IN_LOAD, IN_MARCH_TAKE, IN_MARCH_TO
from .knowledge import hidden_units
from .rules.ending import controls, num_goals
from .rules.results import column_of
from .state import State
from .view_types import Attrition, Battle, Marching, Own, Piles, Space, Stack, View


def view(s: State, data: Data, seat: int | None) -> View:
    """The table as one seat sees it; a spectator (None) sees what both seats see.
    cite: fog.no_examining, fog.same_space, fog.by_card, rulings.stack_height, rulings.remembered_stacks"""
    return cast(View, PICTURE.drawn(s, data, seat))


def _campaign(s: State, data: Data, seat: int | None) -> str:
    return str(data.extra["title"])


def _game_turn(s: State, data: Data, seat: int | None) -> int:
    return s.game_turn


def _turn_label(s: State, data: Data, seat: int | None) -> str:
    return str(data.extra["turn_labels"][s.game_turn - 1])


def _phase(s: State, data: Data, seat: int | None) -> str:
    return data.names.name("phase", s.phase)


def _card(s: State, data: Data, seat: int | None) -> str | None:
    return _name(data, "card", s.card)


def _box(s: State, data: Data, seat: int | None) -> dict[str, list[str]]:
    return {side: _units(s, data, i, -1) for i, side in enumerate(data.names["seat"])}


def _out(s: State, data: Data, seat: int | None) -> list[str]:
    return [name for u, name in enumerate(data.names["unit"]) if s.out[u]]


def _goals(s: State, data: Data, seat: int | None) -> dict[str, tuple[int, int]]:
    c = data.components
    return {side: (num_goals(s, c, i), c.need[i]) for i, side in enumerate(data.names["seat"])}


def _fleet_moves(s: State, data: Data, seat: int | None) -> int:
    return max(0, data.components.fleet_moves[s.card] - s.sailed) if s.card >= 0 else 0


def _name(data: Data, domain: str, member: int) -> str | None:
    return None if member < 0 else data.names.name(domain, member)


def _units(s: State, data: Data, seat: int, space: int) -> list[str]:
    c, names = data.components, data.names["unit"]
    return [names[u] for u in range(c.first_unit[seat], c.end_unit[seat]) if s.at[u] == space and not s.out[u]]


def _piles(s: State, data: Data, seat: int | None) -> dict[str, Piles]:
    """Cards of each side by pile. What is left in the deck everybody can work out; its order nobody knows."""
    sides: list[list[list[str]]] = [[[] for _ in data.names["pile"]] for _ in data.names["seat"]]
    names, side = data.names["card"], data.components.card_side
    for k in sorted(range(len(names)), key=s.bottom_rank.__getitem__):
        sides[side[k]][s.pile[k]].append(names[k])
    return {
        name: {"deck": lying[DECK], "bottom": lying[BOTTOM], "discard": lying[DISCARD], "removed": lying[REMOVED]}
        for name, lying in zip(data.names["seat"], sides, strict=True)
    }


NONE_HIDDEN: frozenset[int] = frozenset()  # of one's own units
NOTHING: Space = {}  # as most spaces are; one object, so that two views of them are quickly found to be the same
Standing = list[dict[int, list[int]]]  # of each side, space → its units there


def _spaces(s: State, data: Data, seat: int | None) -> dict[str, Space]:
    names = data.names["space"]
    marks = zip(names, s.num_units[ROMAN], s.num_units[BARBARIAN], s.camp, s.risen, strict=False)
    in_use = {i for i, (_, *numbers) in enumerate(marks) if any(numbers)}
    return dict.fromkeys(names, NOTHING) | _some_spaces(s, data, seat, in_use)


def _some_spaces(s: State, data: Data, seat: int | None, spaces: set[int]) -> dict[str, Space]:
    c, names = data.components, data.names["space"]
    hidden = hidden_units(s, c)
    standing: Standing = [{}, {}]
    for side, units in enumerate(standing):
        for u, space in enumerate(s.at[c.first_unit[side] : c.end_fleet[side]], c.first_unit[side]):
            if space in spaces:
                units.setdefault(space, []).append(u)
    return {names[i]: _space(s, data, i, seat, standing, hidden) or NOTHING for i in spaces}


class Spaces(Part):
    """The map. Between two positions few of its many spaces change."""

    def redraw(self, s: State, data: Data, seat: int | None, since: Since, changed: Set[str]) -> dict[str, Space]:
        """Those anew of which anything has changed."""
        before: State = since[0]
        shown: dict[str, Space] = since[1][self.name]
        return shown | _some_spaces(s, data, seat, _touched(before, s))

    def differs(self, s: State, other: State, data: Data, seat: int | None) -> bool:
        """Compare those in which anything is different."""
        touched = _touched(s, other)
        return _some_spaces(s, data, seat, touched) != _some_spaces(other, data, seat, touched)


def _touched(s: State, other: State) -> set[int]:
    """The spaces that may look different in two positions: those whose own marks are different, and those where
    somebody stands who is elsewhere or has another veil in the other one, or shares a veil with such a unit."""
    marks = [(s.camp, other.camp), (s.risen, other.risen)]
    for one, two in (
        *zip(s.num_units, other.num_units, strict=True),
        *zip(s.num_fleets, other.num_fleets, strict=True),
    ):
        marks.append((one, two))
    found = {i for one, two in marks if one != two for i, (a, b) in enumerate(zip(one, two, strict=True)) if a != b}
    if s.at != other.at or s.veil != other.veil:
        units = zip(s.at, s.veil, other.at, other.veil, strict=True)
        pairs = [(veil, other_veil) for at, veil, to, other_veil in units if at != to or veil != other_veil]
        veils = {veil for pair in pairs for veil in pair}
        for position in (s, other):
            found |= {at for at, veil in zip(position.at, position.veil, strict=True) if veil in veils}
        found.discard(BOX)
    return found


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


def _marching(s: State, data: Data, seat: int | None) -> Marching | None:
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


def _battle(s: State, data: Data, seat: int | None) -> Battle | None:
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


def _attrition(s: State, data: Data, seat: int | None) -> Attrition | None:
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


def _own(s: State, data: Data, seat: int | None) -> Own | None:
    """Marks on the seat's own units."""
    if seat is None:
        return None
    c, names = data.components, data.names["unit"]
    hidden = hidden_units(s, c)
    units = range(c.first_unit[seat], c.end_fleet[seat])
    allowance = c.allowance[s.card] if s.card >= 0 else []
    return {
        "moved": [names[u] for u in units if s.moved[u]],
        "in_hand": [names[u] for u in units if s.in_hand[u]],
        "allowance": {names[u]: allowance[u] for u in units if allowance and s.at[u] >= 0 and allowance[u]},
        "hidden": [names[u] for u in units if u in hidden],
    }


PICTURE = Picture(
    Part("campaign", _campaign),
    Part("game_turn", _game_turn, "game_turn"),
    Part("turn_label", _turn_label, "game_turn"),
    Part("phase", _phase, "phase"),
    DECIDING,
    Part("card", _card, "card"),
    Part("cards", _piles, "pile bottom_rank"),
    Spaces("spaces", _spaces, "at veil num_units num_fleets camp risen"),
    Part("box", _box, "at out"),
    Part("out", _out, "out"),
    Part("goals", _goals, "num_units num_fleets"),
    Part("fleet_moves", _fleet_moves, "card sailed"),
    Part("marching", _marching, "depth frame_kind frame_first frame_second"),
    Part(
        "battle", _battle,
        "active card battle_space depth frame_kind frame_second at attacker stage round advantage ambush protected "
        "major fighter eliminations panics panicked fought",
    ),
    Part("attrition", _attrition, "depth frame_kind frame_first frame_second"),
    Part("own", _own, "card moved in_hand at veil"),
)  # fmt: skip
