"""Step 3 of a turn: winning personages."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import pop, push
from ..actions import CLAIM
from ..domains import (
    CITIZEN,
    CLAIM_EXTRA,
    GALLEY,
    GENERAL,
    KING,
    NAVIGATOR,
    NUM_KNOW_HOWS,
    NUM_PERSONAGES,
    SCHOLAR,
)
from ..reasons import FINE, NOT_THE_HIGHEST_STACK
from ..state import State
from ..tables import Tables


@rule
def num_seas(s: State, t: Tables, nation: int) -> int:
    """Provinces with at least one own galley.  cite: personages.navigator, rulings.seven_seas"""
    galleys = s.units[nation][GALLEY]
    left = t.pieces[GALLEY] - s.supply[nation][GALLEY]
    seas = 0
    province = 0
    while left > 0:
        if galleys[province] > 0:
            seas += 1
            left -= galleys[province]
        province += 1
    return seas


@rule
def award(s: State, t: Tables, nation: int, personage: int, earned: int) -> None:
    """Take personages as far as their stack reaches.  cite: personages.end_of_turn"""
    won = min(earned, s.stack[personage])
    if won > 0:
        s.stack[personage] -= won
        s.personages[nation][personage] += won


@rule
def earned_by_number(s: State, t: Tables, nation: int, personage: int, number: int) -> int:
    """One for every so many, less those won before: a number reached again earns nothing. The extra personage does not
    count as won by number (option extra_counts).  cite: personages.kept, rulings.threshold, rulings.extra_threshold"""
    won = s.personages[nation][personage]
    if s.extra[nation] == personage and t.extra_counts == 0:
        won -= 1
    return number // t.every[personage] - won


@rule
def win_personages(s: State, t: Tables) -> None:
    """Kings for cities, citizens for temples, navigators for seas, scholars for new know-hows, generals for temples
    destroyed.
    cite: personages.king, personages.citizen, personages.navigator, personages.scholar, personages.general
    cite: personages.end_of_turn"""
    nation = s.nation
    award(s, t, nation, KING, earned_by_number(s, t, nation, KING, s.num_cities[nation]))
    award(s, t, nation, CITIZEN, earned_by_number(s, t, nation, CITIZEN, s.num_temples[nation]))
    if t.pieces[GALLEY] - s.supply[nation][GALLEY] >= t.every[NAVIGATOR]:
        award(s, t, nation, NAVIGATOR, earned_by_number(s, t, nation, NAVIGATOR, num_seas(s, t, nation)))
    award(s, t, nation, SCHOLAR, s.scholars_earned)
    award(s, t, nation, GENERAL, s.generals_earned)
    s.scholars_earned = 0
    s.generals_earned = 0


@rule
def highest_stack(s: State, t: Tables) -> int:
    """How many personages the fullest stack has.  cite: personages.extra"""
    highest = 0
    for personage in range(NUM_PERSONAGES):
        highest = max(highest, s.stack[personage])
    return highest


@rule
def win_extra(s: State, t: Tables) -> bool:
    """A nation with all eight know-hows takes one more personage from the fullest stack, once; false if it must first
    choose between several.
    cite: personages.extra, variants.expert, variants.military, rulings.extra_none, rulings.expert_military"""
    nation = s.nation
    if t.extra_awarded == 0 or s.has_extra[nation] or s.num_know_hows[nation] < NUM_KNOW_HOWS:
        return True
    highest = highest_stack(s, t)
    s.has_extra[nation] = 1
    if highest == 0:
        return True
    found = 0
    stacks = 0
    for personage in range(NUM_PERSONAGES):
        if s.stack[personage] == highest:
            found = personage
            stacks += 1
    if stacks > 1:
        push(s, CLAIM_EXTRA, s.active)
        return False
    take_extra(s, t, found)
    return True


@rule
def take_extra(s: State, t: Tables, personage: int) -> None:
    """The extra personage joins the nation.  cite: personages.extra"""
    s.extra[s.nation] = personage
    award(s, t, s.nation, personage, 1)


@rule
def why_not_claim(s: State, t: Tables, personage: int) -> int:
    """It comes from one of the highest stacks.  cite: personages.extra"""
    return FINE if s.stack[personage] == highest_stack(s, t) else NOT_THE_HIGHEST_STACK


@rule
def legal_claims(s: State, t: Tables, out: list[int], n: int) -> int:
    """Personages among which the nation chooses."""
    for personage in range(NUM_PERSONAGES):
        if why_not_claim(s, t, personage) == FINE:
            out[n] = CLAIM + personage
            n += 1
    return n


@rule
def apply_claim(s: State, t: Tables, personage: int) -> None:
    """The nation has chosen."""
    pop(s)
    take_extra(s, t, personage)
