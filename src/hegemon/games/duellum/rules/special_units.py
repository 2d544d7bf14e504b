"""Variant: the Commander and the Admiral."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import NOBODY
from ..components import Components
from ..domains import SPECIAL
from ..state import State


@rule
def kind_of(s: State, c: Components, seat: int, piece: int) -> int:
    """The Commander moves and fights like a legion, the Admiral like a galley.  cite: special_units.movement"""
    return c.special_kind[seat] if piece == SPECIAL else piece


@rule
def unit_of(s: State, c: Components, seat: int, piece: int) -> int:
    """A piece as people call it: legion, galley, Commander or Admiral.  cite: special_units.box"""
    return SPECIAL + c.special_kind[seat] if piece == SPECIAL else piece


@rule
def place_special_units(s: State, c: Components) -> None:
    """With the variant each nation has its special unit in the recruitment box.  cite: special_units.box"""
    for seat in range(2):
        s.recruits[seat][SPECIAL] = c.special_units


@rule
def special_stands(s: State, c: Components, seat: int, kind: int, region: int) -> bool:
    """Does the nation's special unit stand here as a unit of this kind?  cite: special_units.battle"""
    return s.special_at[seat] == region and c.special_kind[seat] == kind


@rule
def special_to_box(s: State, c: Components, seat: int) -> None:
    """A special unit lost in a battle returns to its recruitment box.  cite: special_units.battle"""
    s.special_at[seat] = NOBODY
    s.recruits[seat][SPECIAL] = 1


@rule
def special_shift(s: State, c: Components, owner: int, region: int) -> int:
    """How special units in the region change its city's defence: the defender's raises it, the attacker's lowers it.
    cite: special_units.attack, special_units.defence"""
    shift = 0
    if s.special_at[owner] == region:
        shift += c.special_defender
    if s.special_at[1 - owner] == region:
        shift += c.special_attacker
    return shift
