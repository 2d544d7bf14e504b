"""What a side in a combat is worth, part by part."""

from __future__ import annotations

from ....core.dual import rule
from ....core.notes import note
from ..components import Components
from ..domains import CULTURE, FLEET, LEGION, MILITARY, SHIP
from ..happenings import STRENGTH
from ..state import State
from .forces import size_at


@rule
def has_fort(s: State, c: Components, seat: int, hex_: int) -> bool:
    """Does a fortress of the seat stand in the hex?"""
    site = c.site_of[hex_]
    return site >= 0 and s.owner[site] == seat and s.fort[site] != 0


@rule
def each_unit(s: State, c: Components, seat: int, kind: int) -> int:
    """The combat value of a unit: legions by military phase, ships by fleet phase.  cite: combat.value"""
    row = FLEET if kind == SHIP else MILITARY
    return c.unit_value[kind][c.phase[row][s.space[seat][row]]]


@rule
def culture_part(s: State, c: Components, seat: int) -> int:
    """What culture adds to a combat or takes from it.  cite: development.culture, rulings.culture_space"""
    return c.culture_value[s.space[seat][CULTURE]]


@rule
def stability_part(s: State, c: Components, seat: int) -> int:
    """What the people add to a combat or take from it.  cite: stability.combat"""
    return c.stability_value[s.stability[seat] - c.lowest]


@rule
def leader_part(s: State, c: Components, seat: int, hex_: int) -> int:
    """What a leader in the hex adds.  cite: leaders.one_each, rulings.leader_once"""
    return c.leader_value if s.leader[seat] == hex_ else 0


@rule
def fortress_part(s: State, c: Components, seat: int, hex_: int, defends: bool) -> int:
    """A fortress counts in defence only.  cite: combat.fortress_value"""
    return c.fortress_value if defends and has_fort(s, c, seat, hex_) else 0


@rule
def mountain_part(c: Components, hex_: int, defends: bool) -> int:
    """Mountains help those who defend.  cite: combat.mountain"""
    return c.mountain_value if defends and c.is_mountain[hex_] != 0 else 0


@rule
def is_led(s: State, c: Components, seat: int, hex_: int, defends: bool) -> bool:
    """Has a side on land somebody whom culture, stability and mountains help: legions or a fortress of an empire in the
    game?  cite: rulings.defender, rulings.remains"""
    fights = size_at(s, 2 * seat + LEGION, hex_) > 0 or (defends and has_fort(s, c, seat, hex_))
    return s.revolted[seat] == 0 and fights


@rule
def land_value(s: State, c: Components, seat: int, hex_: int, defends: bool) -> int:
    """Total of a side on land. A leader does not count for a fortress alone.

    cite: combat.value, combat.modifiers, rulings.defender, rulings.totals, rulings.leader_once"""
    total = fortress_part(s, c, seat, hex_, defends)
    if not is_led(s, c, seat, hex_, defends):
        return total
    legions = size_at(s, 2 * seat + LEGION, hex_)
    total += legions * each_unit(s, c, seat, LEGION) + mountain_part(c, hex_, defends)
    total += culture_part(s, c, seat) + stability_part(s, c, seat)
    if legions > 0:
        total += leader_part(s, c, seat, hex_)
    return max(0, total)


@rule
def naval_value(s: State, c: Components, seat: int, hex_: int) -> int:
    """Total of a side at sea; legions aboard add nothing.

    cite: combat.value, combat.modifiers, combat.naval, transport.idle"""
    total = size_at(s, 2 * seat + SHIP, hex_) * each_unit(s, c, seat, SHIP)
    total += culture_part(s, c, seat) + stability_part(s, c, seat) + leader_part(s, c, seat, hex_)
    return max(0, total)


@rule
def tell_land_strength(s: State, c: Components, seat: int, hex_: int, defends: bool) -> None:
    """Say what a side on land consists of."""
    legions = size_at(s, 2 * seat + LEGION, hex_)
    led = 1 if is_led(s, c, seat, hex_, defends) else 0
    note(
        STRENGTH,
        seat,
        land_value(s, c, seat, hex_, defends),
        legions,
        LEGION,
        each_unit(s, c, seat, LEGION),
        fortress_part(s, c, seat, hex_, defends),
        led * culture_part(s, c, seat),
        led * stability_part(s, c, seat),
        leader_part(s, c, seat, hex_) if legions > 0 else 0,
        led * mountain_part(c, hex_, defends),
    )


@rule
def tell_naval_strength(s: State, c: Components, seat: int, hex_: int) -> None:
    """Say what a side at sea consists of."""
    note(
        STRENGTH,
        seat,
        naval_value(s, c, seat, hex_),
        size_at(s, 2 * seat + SHIP, hex_),
        SHIP,
        each_unit(s, c, seat, SHIP),
        0,
        culture_part(s, c, seat),
        stability_part(s, c, seat),
        leader_part(s, c, seat, hex_),
        0,
    )
