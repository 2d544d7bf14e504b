"""Scientia: recruiting."""

from __future__ import annotations

from ....common.payment import COIN, coins_for_chips
from ....core.dual import rule
from ....core.notes import note
from ..components import Components
from ..domains import LEGION
from ..happenings import RECRUITED
from ..reasons import FINE, GALLEY_TOO_DEAR, LEGION_TOO_DEAR, SUPPLY_EMPTY
from ..state import State
from .payment import charge


@rule
def why_not_recruit(s: State, c: Components, kind: int) -> int:
    """A unit in the personal supply and its gold; any number, together with know-how or without.
    cite: recruiting.from_supply, recruiting.cost_legion, recruiting.cost_galley, recruiting.any_mix"""
    seat = s.active
    if s.supply[seat][kind] == 0:
        return SUPPLY_EMPTY
    if coins_for_chips(s, seat, 0, 0, c.recruit_price[kind]) > s.stock[seat][COIN]:
        return LEGION_TOO_DEAR if kind == LEGION else GALLEY_TOO_DEAR
    return FINE


@rule
def move_to_box(s: State, c: Components, seat: int, kind: int, count: int) -> None:
    """Units go from the personal supply to the recruitment box.  cite: recruiting.from_supply"""
    s.supply[seat][kind] -= count
    s.recruits[seat][kind] += count
    note(RECRUITED, seat, count, kind)


@rule
def apply_recruit(s: State, c: Components, kind: int) -> None:
    """Recruit a unit and pay for it.  cite: recruiting.cost_legion, recruiting.cost_galley"""
    move_to_box(s, c, s.active, kind, 1)
    charge(s, c, 0, 0, c.recruit_price[kind], 0)
