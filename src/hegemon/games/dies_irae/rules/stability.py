"""The stability track: every step up or down, the Golden Age, and the action PAY FOR STABILITY."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import pop
from ....core.notes import note
from ..components import Components
from ..domains import (
    A_FIFTH_COLUMN,
    A_STABILITY_STEP,
    BY_CAPITAL,
    BY_FIFTH_COLUMN,
    BY_LUXURY,
    BY_PAYMENT,
    CULTURE,
)
from ..happenings import BOUGHT, CALMED, GOLDEN_PEOPLE, GOLDEN_PEOPLE_LOST, SHAKEN, UNDERMINED
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


@rule
def shift_stability(s: State, c: Components, seat: int, steps: int, cause: int) -> None:
    """Move a cube: above the highest level it is in its Golden Age for good, below the lowest there is revolution.

    cite: stability.golden_age, stability.revolution, development.golden_ages_lost"""
    level = s.stability[seat]
    if level < c.lowest:
        return
    if level == c.golden and (steps > 0 or c.decline == 0):
        return
    level = min(c.golden, level + steps)
    if level < c.lowest:
        level = c.lowest - 1
        s.shaken = 1  # `revolutions` follows before anything else is decided
    if steps > 0:
        note(CALMED, seat, steps, level, cause)
    else:
        note(SHAKEN, seat, -steps, level, cause)
    if level == c.golden:
        note(GOLDEN_PEOPLE, seat)
    elif s.stability[seat] == c.golden:
        note(GOLDEN_PEOPLE_LOST, seat)
    s.stability[seat] = level


@rule
def reward_luxury(s: State, c: Components, seat: int, good: int) -> None:
    """The first post on a luxury pleases the people.  cite: stability.luxury, setup.luxury, rulings.luxury_reward"""
    if c.is_luxury[good] == 0 or s.rewarded[seat][good] != 0:
        return
    s.rewarded[seat][good] = 1
    if c.luxury_once != 0:
        for other in range(c.num_goods):
            if other != good and s.rewarded[seat][other] != 0:
                return
    shift_stability(s, c, seat, c.step_luxury, BY_LUXURY)


@rule
def lose_capital(s: State, c: Components, conqueror: int, site: int) -> None:
    """A foreign post on a capital shakes its empire.  cite: stability.capital, rulings.capital_conquered"""
    for seat in range(c.num_seats):
        if seat != conqueror and s.capital[seat] == site:
            shift_stability(s, c, seat, c.step_capital, BY_CAPITAL)


@rule
def stability_price(s: State, c: Components, seat: int, item: int) -> int:
    """Price by culture phase.  cite: stability.pay"""
    return c.cost[item][c.phase[CULTURE][s.space[seat][CULTURE]]]


@rule
def why_not_pay(s: State, c: Components) -> int:
    """One step up for talents.  cite: stability.pay"""
    seat = s.active
    if s.stability[seat] == c.golden:
        return ALREADY_GOLDEN
    if s.talents[seat] < stability_price(s, c, seat, A_STABILITY_STEP):
        return PAY_TOO_DEAR
    return FINE


@rule
def why_not_undermine(s: State, c: Components, other: int) -> int:
    """One step down for an opponent.  cite: stability.fifth_column"""
    if c.fifth_column == 0:
        return NOT_AN_OPTION
    seat = s.active
    if other == seat:
        return NOT_YOURSELF
    if s.revolted[other] != 0:
        return OUT_OF_GAME
    if s.stability[other] == c.golden and c.decline == 0:
        return STEADY
    if s.talents[seat] < stability_price(s, c, seat, A_FIFTH_COLUMN):
        return UNDERMINE_TOO_DEAR
    return FINE


@rule
def apply_pay(s: State, c: Components) -> None:
    """Pay and rise; the action is over.  cite: rulings.one_stability_step"""
    seat = s.active
    note(BOUGHT, seat, stability_price(s, c, seat, A_STABILITY_STEP))
    s.talents[seat] -= stability_price(s, c, seat, A_STABILITY_STEP)
    pop(s)
    shift_stability(s, c, seat, c.step_pay, BY_PAYMENT)


@rule
def apply_undermine(s: State, c: Components, other: int) -> None:
    """Pay and shake an opponent; the action is over.  cite: stability.fifth_column, rulings.fifth_column_instead"""
    seat = s.active
    note(UNDERMINED, seat, other, stability_price(s, c, seat, A_FIFTH_COLUMN))
    s.talents[seat] -= stability_price(s, c, seat, A_FIFTH_COLUMN)
    pop(s)
    shift_stability(s, c, other, c.step_undermined, BY_FIFTH_COLUMN)
