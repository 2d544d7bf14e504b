"""Fortified defence (13.0), sieges (14.0, 21.2): when defenders ignore panic."""

from __future__ import annotations

from ....core.dual import rule
from ..components import Components
from ..domains import ROMAN
from ..state import State
from .camps import is_besieged
from .events import rises_against, sieges_all


@rule
def is_protected(s: State, c: Components, space: int, attacker: int) -> int:
    """Defenders in a fortress they may use, or Romans in a camp, ignore panic, unless a siege or a rising cancels it;
    great walls hold against both.
    cite: fortress.no_panic, fortress.who, fortress.walls, camps.protect, camps.not_for_enemies
    cite: rulings.fleets_in_fortress, rulings.captured_fortress, rulings.ambush_and_siege"""
    defender = 1 - attacker
    besieged = sieges_all(s, c, attacker)
    if defender == ROMAN and s.camp[space] != 0 and besieged == 0:
        return 1
    if c.fortress[defender][space] == 0:
        return 0
    if c.walls[space] != 0:
        return 1
    if besieged != 0 or rises_against(s, c, space, attacker) != 0:
        return 0
    if attacker == ROMAN and is_besieged(s, c, space) != 0:
        return 0
    return 1
