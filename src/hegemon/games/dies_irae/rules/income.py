"""Income: the merchandise chart and collecting talents."""

from __future__ import annotations

from ....core.dual import rule
from ....core.notes import note
from ..components import Components
from ..domains import TREASURY_CAP
from ..happenings import INCOME
from ..state import State


@rule
def add_goods(s: State, c: Components, seat: int, good: int, number: int) -> None:
    """Move the cube of a good; income and supply follow.  cite: income.merchandise, supply.goods, rulings.olives"""
    before = s.goods[seat][good]
    s.goods[seat][good] = before + number
    s.income[seat] += c.good_value[good][before + number] - c.good_value[good][before]
    if c.is_supply[good] != 0:
        s.supply[seat] += number


@rule
def receive(s: State, seat: int, talents: int) -> None:
    """Talents come in.  cite: rulings.treasury_cap"""
    s.talents[seat] = min(TREASURY_CAP, s.talents[seat] + talents)


@rule
def collect_income(s: State, c: Components) -> None:
    """Every empire in the game receives its income level.  cite: income.collect"""
    for seat in range(c.num_seats):
        if s.revolted[seat] == 0:
            note(INCOME, seat, min(s.income[seat], TREASURY_CAP - s.talents[seat]))
            receive(s, seat, s.income[seat])
