"""The development chart: prices, conditions, effects; and the fall-back of option `decline`."""

from __future__ import annotations

from ....core.dual import rule
from ....core.notes import note
from ..components import Components
from ..domains import BY_PHASE, CULTURE, ECONOMY, FLEET, MILITARY, NUM_NEEDS, PHASES, SHIP
from ..happenings import ADVANCED, FELL_BACK, GOLDEN_ROW, REACHED
from ..reasons import (
    ADVANCE_TOO_DEAR,
    ADVANCED_ALREADY,
    FINE,
    NEEDS_CULTURE,
    NEEDS_GOODS,
    NEEDS_LUXURIES,
    NEEDS_PHASE,
    ROW_COMPLETE,
)
from ..state import State
from .contested import settle
from .stability import shift_stability


@rule
def num_luxuries(s: State, c: Components, seat: int) -> int:
    """Different luxuries with an uncontested post.  cite: development.culture, rulings.different_luxuries"""
    kinds = 0
    for good in range(c.num_goods):
        if c.is_luxury[good] != 0 and s.goods[seat][good] > 0:
            kinds += 1
    return kinds


@rule
def why_not_phase(s: State, c: Components, seat: int, row: int, phase: int) -> int:
    """What a phase asks for: goods, luxuries, phases of other rows.

    cite: development.conditions, development.military, development.fleet, development.economy, development.culture"""
    for k in range(NUM_NEEDS):
        good = c.need_good[row][phase][k]
        if good < 0:
            break
        if s.goods[seat][good] == 0:
            return NEEDS_GOODS
    if c.need_luxuries[row][phase] > num_luxuries(s, c, seat):
        return NEEDS_LUXURIES
    for other in range(c.num_rows):
        if c.need_phase[row][phase][other] > c.phase[other][s.space[seat][other]]:
            return NEEDS_CULTURE if row == MILITARY and other == CULTURE else NEEDS_PHASE
    return FINE


@rule
def why_not_advance(s: State, c: Components, row: int) -> int:
    """One space to the right, once in an action, for its price; a new phase asks for its condition.

    cite: development.step, development.golden_age, rulings.develop_order"""
    seat = s.active
    if s.frame_first[s.depth - 1] & (1 << row) != 0:
        return ADVANCED_ALREADY
    space = s.space[seat][row]
    if space == c.last_space[row]:
        return ROW_COMPLETE
    phase = c.phase[row][space + 1]
    if phase > c.phase[row][space]:
        code = why_not_phase(s, c, seat, row, phase)
        if code != FINE:
            return code
    if s.talents[seat] < c.price[row][space + 1]:
        return ADVANCE_TOO_DEAR
    return FINE


@rule
def change_space(s: State, c: Components, seat: int, row: int, space: int) -> None:
    """Put a cube on a space: income follows the economy row, strong ships contest.

    cite: income.economy, rulings.units_improve"""
    before = c.phase[row][s.space[seat][row]]
    after = c.phase[row][space]
    s.space[seat][row] = space
    if before == after:
        return
    if row == ECONOMY:
        s.income[seat] += c.phase_income[after] - c.phase_income[before]
    if row == FLEET:
        force = 2 * seat + SHIP
        for i in range(s.num_stacks[force]):
            settle(s, c, s.stack_hex[force][i])


@rule
def apply_advance(s: State, c: Components, row: int) -> None:
    """Pay, move the cube; a new economy or culture phase pleases the people.

    cite: development.step, development.stability"""
    seat = s.active
    space = s.space[seat][row] + 1
    entered = c.phase[row][space] > c.phase[row][space - 1]
    s.frame_first[s.depth - 1] |= 1 << row
    note(ADVANCED, seat, row, space, c.price[row][space])
    s.talents[seat] -= c.price[row][space]
    if entered:
        phase = c.phase[row][space]
        more = c.phase_income[phase] - c.phase_income[phase - 1] if row == ECONOMY else 0
        note(REACHED, seat, row * PHASES + phase - 1, more)
    if space == c.last_space[row]:
        note(GOLDEN_ROW, seat, row)
    change_space(s, c, seat, row, space)
    if entered and row >= ECONOMY:
        shift_stability(s, c, seat, c.step_phase, BY_PHASE)


@rule
def conditions_met(s: State, c: Components, seat: int, row: int) -> int:
    """The phases up to that of the cube whose conditions hold, as bits.  cite: development.decline"""
    met = 0
    for phase in range(1, c.phase[row][s.space[seat][row]] + 1):
        if why_not_phase(s, c, seat, row, phase) == FINE:
            met |= 1 << phase
    return met


@rule
def remember_conditions(s: State, c: Components) -> None:
    """Remember which conditions hold: only what an empire has had can it lose.  cite: rulings.lost_means_had"""
    if c.decline != 0:
        for seat in range(c.num_seats):
            for row in range(c.num_rows):
                s.met[seat][row] = conditions_met(s, c, seat, row)


@rule
def kept_space(s: State, c: Components, seat: int, row: int) -> int:
    """How far a cube may stay: before the first phase whose condition was lost, but never below its start.

    cite: development.decline, rulings.start_space_kept, rulings.lost_means_had"""
    space = s.space[seat][row]
    lost = s.met[seat][row] & ~conditions_met(s, c, seat, row)
    if lost == 0:
        return space
    phase = 1
    while lost & (1 << phase) == 0:
        phase += 1
    while c.phase[row][space] >= phase and space > c.start_space[seat][row]:
        space -= 1
    return space


@rule
def judge_decline(s: State, c: Components) -> bool:
    """Without the option what was reached is kept; with it cubes fall back, and other rows may follow. Did any fall?

    cite: development.kept, development.decline, development.golden_ages_lost"""
    fallen = False
    again = c.decline != 0
    while again:
        again = False
        for seat in range(c.num_seats):
            if s.revolted[seat] == 0:
                for row in range(c.num_rows):
                    kept = kept_space(s, c, seat, row)
                    if kept < s.space[seat][row]:
                        note(FELL_BACK, seat, row, kept)
                        change_space(s, c, seat, row, kept)
                        again = True
                        fallen = True
    remember_conditions(s, c)
    return fallen
