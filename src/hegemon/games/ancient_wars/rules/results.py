"""Battle results (12.2, 12.3): the table, eliminations before panics, the target's choice."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import pop, push
from ....core.notes import note
from ..actions import LOSE, PANIC_UNIT
from ..components import Components
from ..domains import ELIMINATION, PANIC
from ..frames import IN_LOSE, IN_PANIC
from ..happenings import DIE_HIT, DIE_NONE, DIE_PANIC, KILLED, PANICKED, STAMPEDE, STEADY
from ..reasons import CANNOT_PANIC, FINE, NOT_A_TARGET
from ..state import State
from .elite import can_panic, is_elite_unit
from .events import gives_elite_column
from .units import eliminate


@rule
def column_of(s: State, c: Components, u: int) -> int:
    """The column of the unit's class; for attackers the elite column, if they are elite, if the card says so, or in an
    ambush.
    cite: results.table, elite.attacking, events.elite_column, events.ambush, rulings.elite_roles"""
    if c.side[u] == s.attacker:
        if is_elite_unit(s, c, u) or (s.ambush != 0 and s.round == 1) or gives_elite_column(s, c, u) != 0:
            return c.elite_column
    return c.column[u]


@rule
def apply_dice(s: State, c: Components, face: int) -> None:
    """Each die is looked up; results wait until all dice of the unit are rolled.
    cite: results.table, results.no_effect, results.eliminations_first, rulings.dice_of_one_unit"""
    d = s.depth - 1
    effect = c.effect[s.column][face + 1]
    if effect == ELIMINATION:
        s.eliminations += 1
        note(DIE_HIT, s.fighter, face + 1)
    elif effect == PANIC:
        s.panics += 1
        note(DIE_PANIC, s.fighter, face + 1)
    else:
        note(DIE_NONE, s.fighter, face + 1)
    s.frame_second[d] -= 1
    if s.frame_second[d] == 0:
        pop(s)


@rule
def apply_results(s: State, c: Components) -> None:
    """Eliminations first, then panics; the target is asked when it has a choice.
    cite: results.eliminations_first, results.elimination, fortress.no_panic, fortress.eliminations
    cite: rulings.excess_results"""
    seat = 1 - c.side[s.fighter]
    space = s.battle_space
    if s.num_units[seat][space] == 0:
        s.eliminations = 0
        s.panics = 0
    elif s.eliminations != 0:
        if s.eliminations < s.num_units[seat][space]:
            push(s, IN_LOSE, seat)
            return
        for u in range(c.first_unit[seat], c.end_fleet[seat]):
            if s.at[u] == space:
                lose(s, c, u)
        s.eliminations = 0
    elif s.protected != 0 and seat != s.attacker:
        note(STEADY, seat, s.panics)
        s.panics = 0
    else:
        apply_panics(s, c, seat, space)


@rule
def apply_panics(s: State, c: Components, seat: int, space: int) -> None:
    """A panic hits a unit that can panic; without one it is lost.  cite: results.panic"""
    count = 0
    only = -1
    for u in range(c.first_unit[seat], c.end_fleet[seat]):
        if s.at[u] == space and can_panic(s, c, u) != 0:
            count += 1
            only = u
    if count == 0:
        note(STEADY, seat, s.panics)
        s.panics = 0
    elif count == 1:
        panic(s, c, only)
    else:
        push(s, IN_PANIC, seat)


@rule
def lose(s: State, c: Components, u: int) -> None:
    """A unit in battle is eliminated.  cite: results.elimination, battle.knocked_out"""
    seat = c.side[u]
    if s.panicked[u] == 0:
        s.standing[seat] -= 1
        if s.fought[u] == 0:
            s.fresh[seat] -= 1
    note(KILLED, seat, u, s.battle_space)
    eliminate(s, c, u)


@rule
def panic(s: State, c: Components, u: int) -> None:
    """A unit panics and rolls no more; one that is panicked already is eliminated. Elephants may carry another unit
    with them.
    cite: results.panic, results.panicked_twice, battle.knocked_out, results.elephants"""
    s.panics -= 1
    if s.panicked[u] != 0:
        lose(s, c, u)
        return
    seat = c.side[u]
    s.panicked[u] = 1
    note(PANICKED, seat, u)
    s.standing[seat] -= 1
    if s.fought[u] == 0:
        s.fresh[seat] -= 1
    if c.stampedes[u] != 0 and s.stampeded == 0:
        s.stampeded = 1
        if has_other_to_panic(s, c, seat) != 0:
            s.stampeded = 2
            note(STAMPEDE, seat, u)
            push(s, IN_PANIC, seat)


@rule
def has_other_to_panic(s: State, c: Components, seat: int) -> int:
    """Is there another unit in the battle that could panic now?  cite: results.elephants"""
    for u in range(c.first_unit[seat], c.end_fleet[seat]):
        if s.at[u] == s.battle_space and s.panicked[u] == 0 and can_panic(s, c, u) != 0:
            return 1
    return 0


@rule
def why_not_lose(s: State, c: Components, u: int) -> int:
    """Any unit of the target in the battle, panicked or not.  cite: results.elimination, results.any_unit"""
    if c.side[u] != s.frame_seat[s.depth - 1] or s.at[u] != s.battle_space or u >= c.end_fleet[c.side[u]]:
        return NOT_A_TARGET
    return FINE


@rule
def why_not_panic(s: State, c: Components, u: int) -> int:
    """Any unit of the target that panic can affect; when elephants stampede, one that is not panicked.
    cite: results.panic, elite.defending, results.elephants, rulings.stampede
    cite: rulings.whom_to_choose, rulings.panic_on_panicked"""
    code = why_not_lose(s, c, u)
    if code != FINE:
        return code
    if can_panic(s, c, u) == 0:
        return CANNOT_PANIC
    if s.stampeded == 2 and s.panicked[u] != 0:
        return NOT_A_TARGET
    return FINE


@rule
def legal_lose(s: State, c: Components, out: list[int], n: int) -> int:
    """Units the target may give up.  cite: results.elimination"""
    seat = s.frame_seat[s.depth - 1]
    for u in range(c.first_unit[seat], c.end_fleet[seat]):
        if s.at[u] == s.battle_space:
            out[n] = LOSE + u
            n += 1
    return n


@rule
def legal_panic(s: State, c: Components, out: list[int], n: int) -> int:
    """Units the target may let panic.  cite: results.panic"""
    seat = s.frame_seat[s.depth - 1]
    for u in range(c.first_unit[seat], c.end_fleet[seat]):
        if s.at[u] == s.battle_space and why_not_panic(s, c, u) == FINE:
            out[n] = PANIC_UNIT + u
            n += 1
    return n


@rule
def apply_lose(s: State, c: Components, u: int) -> None:
    """The target's choice for one elimination.  cite: results.elimination"""
    pop(s)
    s.eliminations -= 1
    lose(s, c, u)


@rule
def apply_panic(s: State, c: Components, u: int) -> None:
    """The target's choice for one panic; a stampede is no result of the dice.
    cite: results.panic, results.elephants"""
    pop(s)
    if s.stampeded == 2:
        s.stampeded = 1
        s.panics += 1
    panic(s, c, u)
