"""Know-how: technical, economic and political advances."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import NOBODY
from ....core.notes import note
from ..components import Components
from ..domains import NUM_BASIC, NUM_KNOW_HOWS
from ..happenings import DEVELOPED
from ..reasons import ALREADY_KNOWN, BASIC_TOO_DEAR, FINE, NEEDS_BASIC, SECONDARY_TOO_DEAR
from ..state import State
from .payment import can_pay, charge


@rule
def know_how_price(s: State, c: Components, know_how: int) -> int:
    """Gold due: more while no nation has it.
    cite: know_how.price_basic, know_how.price_secondary, rulings.know_how_kept"""
    return c.price_fresh[know_how] if s.known_by[know_how] == 0 else c.price_known[know_how]


@rule
def why_not_develop(s: State, c: Components, know_how: int) -> int:
    """A know-how the nation lacks, its basic one owned, its gold at hand.
    cite: know_how.once, know_how.basic_first, know_how.price_basic, know_how.price_secondary"""
    known = s.know_how[s.nation]
    if known[know_how]:
        return ALREADY_KNOWN
    if c.needs[know_how] != NOBODY and known[c.needs[know_how]] == 0:
        return NEEDS_BASIC
    if not can_pay(s, c, s.nation, 0, 0, know_how_price(s, c, know_how)):
        return BASIC_TOO_DEAR if know_how < NUM_BASIC else SECONDARY_TOO_DEAR
    return FINE


@rule
def can_develop(s: State, c: Components) -> bool:
    """Is there a know-how to develop at all?  cite: know_how.several"""
    known = s.know_how[s.nation]
    for know_how in range(NUM_KNOW_HOWS):
        if known[know_how] == 0 and (c.needs[know_how] == NOBODY or known[c.needs[know_how]]):
            if can_pay(s, c, s.nation, 0, 0, know_how_price(s, c, know_how)):
                return True
    return False


@rule
def apply_develop(s: State, c: Components, know_how: int) -> None:
    """Mark the know-how, which is owned at once; a new one earns a scholar; pay for it.
    cite: know_how.several, personages.scholar, rulings.know_how_at_once"""
    gold = know_how_price(s, c, know_how)
    note(DEVELOPED, s.nation, know_how, 1 if s.known_by[know_how] == 0 else 0)
    if s.known_by[know_how] == 0:
        s.scholars_earned += 1
    s.know_how[s.nation][know_how] = 1
    s.known_by[know_how] += 1
    s.num_know_hows[s.nation] += 1
    charge(s, c, 0, 0, gold)
