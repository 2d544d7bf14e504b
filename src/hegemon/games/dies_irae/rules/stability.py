"""The stability track: every step up or down, the Golden Age, and the action PAY FOR STABILITY."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import pop
from ..actions import DONE, PAY, UNDERMINE
from ..domains import A_FIFTH_COLUMN, A_STABILITY_STEP, CULTURE
from ..reasons import (
    ALREADY_GOLDEN,
    FINE,
    NOT_AN_OPTION,
    NOT_YOURSELF,
    OUT_OF_GAME,
    PAY_TOO_DEAR,
    STEADY,
    UNDERMINE_TOO_DEAR,
)
from ..state import State
from ..tables import Tables


@rule
def shift_stability(s: State, t: Tables, seat: int, steps: int) -> None:
    """Move a cube: above the highest level it is in its Golden Age for good, below the lowest there is revolution.

    cite: stability.golden_age, stability.revolution, options.golden_ages_lost"""
    level = s.stability[seat]
    if level < t.lowest:
        return
    if level == t.golden and (steps > 0 or t.decline == 0):
        return
    level = min(t.golden, level + steps)
    if level < t.lowest:
        level = t.lowest - 1
        s.shaken = 1  # `revolutions` follows before anything else is decided
    s.stability[seat] = level


@rule
def reward_luxury(s: State, t: Tables, seat: int, good: int) -> None:
    """The first post on a luxury pleases the people.  cite: stability.luxury, setup.luxury, rulings.luxury_reward"""
    if t.is_luxury[good] == 0 or s.rewarded[seat][good] != 0:
        return
    s.rewarded[seat][good] = 1
    if t.luxury_once != 0:
        for other in range(t.num_goods):
            if other != good and s.rewarded[seat][other] != 0:
                return
    shift_stability(s, t, seat, t.step_luxury)


@rule
def lose_capital(s: State, t: Tables, conqueror: int, site: int) -> None:
    """A foreign post on a capital shakes its empire.  cite: stability.capital, rulings.capital_conquered"""
    for seat in range(t.num_seats):
        if seat != conqueror and s.capital[seat] == site:
            shift_stability(s, t, seat, t.step_capital)


@rule
def stability_price(s: State, t: Tables, seat: int, item: int) -> int:
    """Price by culture phase.  cite: stability.pay"""
    return t.cost[item][t.phase[CULTURE][s.space[seat][CULTURE]]]


@rule
def why_not_pay(s: State, t: Tables, seat: int) -> int:
    """One step up for talents.  cite: stability.pay"""
    if s.stability[seat] == t.golden:
        return ALREADY_GOLDEN
    if s.talents[seat] < stability_price(s, t, seat, A_STABILITY_STEP):
        return PAY_TOO_DEAR
    return FINE


@rule
def why_not_undermine(s: State, t: Tables, seat: int, other: int) -> int:
    """One step down for an opponent.  cite: options.fifth_column"""
    if t.fifth_column == 0:
        return NOT_AN_OPTION
    if other == seat:
        return NOT_YOURSELF
    if s.revolted[other] != 0:
        return OUT_OF_GAME
    if s.stability[other] == t.golden and t.decline == 0:
        return STEADY
    if s.talents[seat] < stability_price(s, t, seat, A_FIFTH_COLUMN):
        return UNDERMINE_TOO_DEAR
    return FINE


@rule
def legal_stability(s: State, t: Tables, seat: int, out: list[int]) -> int:
    """Pay, undermine, or do nothing."""
    n = 0
    if why_not_pay(s, t, seat) == FINE:
        out[n] = PAY
        n += 1
    if t.fifth_column != 0:
        for other in range(t.num_seats):
            if why_not_undermine(s, t, seat, other) == FINE:
                out[n] = UNDERMINE + other
                n += 1
    out[n] = DONE
    return n + 1


@rule
def apply_pay(s: State, t: Tables, seat: int) -> None:
    """Pay and rise; the action is over.  cite: rulings.one_stability_step"""
    s.talents[seat] -= stability_price(s, t, seat, A_STABILITY_STEP)
    pop(s)
    shift_stability(s, t, seat, t.step_pay)


@rule
def apply_undermine(s: State, t: Tables, seat: int, other: int) -> None:
    """Pay and shake an opponent; the action is over.  cite: options.fifth_column, rulings.fifth_column_instead"""
    s.talents[seat] -= stability_price(s, t, seat, A_FIFTH_COLUMN)
    pop(s)
    shift_stability(s, t, other, t.step_undermined)
