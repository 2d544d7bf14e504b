"""Battles: hostile units of the same kind meet."""

from __future__ import annotations

from ....core.dual import rule
from ....core.notes import note
from ..components import Components
from ..domains import SPECIAL
from ..happenings import FOUGHT
from ..state import State
from .special_units import kind_of, special_stands, special_to_box, unit_of


@rule
def to_box(s: State, c: Components, seat: int, kind: int, region: int, count: int) -> None:
    """Units leave the board for their recruitment box.  cite: battle.to_box, conquest.defenders_return"""
    s.units[seat][kind][region] -= count
    s.recruits[seat][kind] += count


@rule
def fight_on_entry(s: State, c: Components, seat: int, piece: int, region: int) -> bool:
    """A unit that enters a region with hostile units of its kind is removed together with one of them; a special unit
    among them goes last.
    cite: battle.enter, battle.one_for_one, battle.same_kind, special_units.battle, special_units.escort
    cite: rulings.special_meets_enemy"""
    kind = kind_of(s, c, seat, piece)
    enemy = 1 - seat
    if s.units[enemy][kind][region] > 0:
        note(FOUGHT, seat, 1, unit_of(s, c, seat, piece), enemy, kind, region)
        to_box(s, c, enemy, kind, region, 1)
    elif special_stands(s, c, enemy, kind, region):
        note(FOUGHT, seat, 1, unit_of(s, c, seat, piece), enemy, unit_of(s, c, enemy, SPECIAL), region)
        special_to_box(s, c, enemy)
    else:
        return False
    if piece == SPECIAL:
        special_to_box(s, c, seat)
    else:
        to_box(s, c, seat, kind, region, 1)
    return True


@rule
def fight_on_arming(s: State, c: Components, seat: int, kind: int, region: int) -> None:
    """A legion or galley armed beside a hostile one of its kind: both return to their boxes. Special units are never
    lost this way.  cite: arming.fight, special_units.battle, rulings.special_arming_peace"""
    if s.units[1 - seat][kind][region] > 0:
        note(FOUGHT, seat, 1, kind, 1 - seat, kind, region)
        to_box(s, c, 1 - seat, kind, region, 1)
        to_box(s, c, seat, kind, region, 1)
