"""Elite units (18.0): they attack on a column of their own, and do not panic in defence."""

from __future__ import annotations

from ....core.dual import rule
from ..components import Components
from ..state import State


@rule
def is_elite_unit(s: State, c: Components, u: int) -> bool:
    """Do the advantages of elite units count for this one?  cite: elite.attacking, elite.defending"""
    return c.elite_units != 0 and c.is_elite[u] != 0


@rule
def can_panic(s: State, c: Components, u: int) -> int:
    """Elite units of the defender do not panic; all others do.
    cite: elite.defending, results.any_unit, rulings.elite_roles"""
    return int(not is_elite_unit(s, c, u) or c.side[u] == s.attacker)
