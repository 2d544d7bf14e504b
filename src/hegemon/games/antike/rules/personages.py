"""Step 3 of a turn: winning personages."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import push
from ....core.notes import note
from ..components import Components
from ..domains import CITIZEN, GALLEY, GENERAL, KING, NAVIGATOR, NUM_KNOW_HOWS, NUM_PERSONAGES, SCHOLAR
from ..frames import IN_CLAIM
from ..happenings import EXTRA, WON_PERSONAGE
from ..reasons import FINE, NOT_THE_HIGHEST_STACK
from ..state import State


@rule
def num_seas(s: State, c: Components, nation: int) -> int:
    """Provinces with at least one own galley.  cite: personages.navigator, rulings.seven_seas"""
    galleys = s.units[nation][GALLEY]
    left = c.pieces[GALLEY] - s.supply[nation][GALLEY]
    seas = 0
    province = 0
    while left > 0:
        if galleys[province] > 0:
            seas += 1
            left -= galleys[province]
        province += 1
    return seas


@rule
def award(s: State, c: Components, nation: int, personage: int, earned: int, number: int) -> None:
    """Take personages as far as their stack reaches; `number` says of how many cities, temples, seas, new know-hows or
    temples destroyed.  cite: personages.end_of_turn"""
    won = min(earned, s.stack[personage])
    if won > 0:
        s.stack[personage] -= won
        s.personages[nation][personage] += won
        note(WON_PERSONAGE, nation, personage, won, number)


@rule
def award_by_number(s: State, c: Components, nation: int, personage: int, number: int) -> None:
    """One for every so many, less those won before: a number reached again earns nothing. The extra personage does not
    count as won by number (option extra_counts).  cite: personages.kept, rulings.threshold, rulings.extra_threshold"""
    won = s.personages[nation][personage]
    if s.extra[nation] == personage and c.extra_counts == 0:
        won -= 1
    award(s, c, nation, personage, number // c.every[personage] - won, number)


@rule
def win_personages(s: State, c: Components) -> None:
    """Kings for cities, citizens for temples, navigators for seas, scholars for new know-hows, generals for temples
    destroyed.
    cite: personages.king, personages.citizen, personages.navigator, personages.scholar, personages.general
    cite: personages.end_of_turn"""
    nation = s.nation
    award_by_number(s, c, nation, KING, s.num_cities[nation])
    award_by_number(s, c, nation, CITIZEN, s.num_temples[nation])
    if c.pieces[GALLEY] - s.supply[nation][GALLEY] >= c.every[NAVIGATOR]:
        award_by_number(s, c, nation, NAVIGATOR, num_seas(s, c, nation))
    award(s, c, nation, SCHOLAR, s.scholars_earned, s.scholars_earned)
    award(s, c, nation, GENERAL, s.generals_earned, s.generals_earned)
    s.scholars_earned = 0
    s.generals_earned = 0


@rule
def highest_stack(s: State, c: Components) -> int:
    """How many personages the fullest stack has.  cite: personages.extra"""
    highest = 0
    for personage in range(NUM_PERSONAGES):
        highest = max(highest, s.stack[personage])
    return highest


@rule
def win_extra(s: State, c: Components) -> bool:
    """A nation with all eight know-hows takes one more personage from the fullest stack, once; false if it must first
    choose between several.
    cite: personages.extra, personages.expert, ending.military, rulings.extra_none, rulings.expert_military"""
    nation = s.nation
    if c.extra_awarded == 0 or s.has_extra[nation] or s.num_know_hows[nation] < NUM_KNOW_HOWS:
        return True
    highest = highest_stack(s, c)
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
        push(s, IN_CLAIM, s.active)
        return False
    take_extra(s, c, found)
    return True


@rule
def take_extra(s: State, c: Components, personage: int) -> None:
    """The extra personage joins the nation.  cite: personages.extra"""
    s.extra[s.nation] = personage
    s.stack[personage] -= 1
    s.personages[s.nation][personage] += 1
    note(EXTRA, s.nation, personage)


@rule
def why_not_claim(s: State, c: Components, personage: int) -> int:
    """It comes from one of the highest stacks.  cite: personages.extra"""
    return FINE if s.stack[personage] == highest_stack(s, c) else NOT_THE_HIGHEST_STACK
