"""Battles: units of the same kind in one province, when either nation wants it."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import pop, push_with, top_seat
from ....core.notes import note
from ..actions import BATTLE
from ..components import Components
from ..domains import ALWAYS, ASK, NEVER, NUM_ACTIONS, NUM_KINDS, NUM_NATIONS, NUM_PROVINCES
from ..frames import IN_QUESTION
from ..happenings import ANSWERED, DECLINED, FOUGHT
from ..reasons import ANSWER_AS_BEFORE, ANSWER_CHANGED, FINE, NO_FOREIGN_UNIT, NO_OWN_UNIT_TO_FIGHT
from ..state import State
from .pieces import remove_units

ALL_PAIRS = 999


@rule
def lose_own_unit(s: State, c: Components, kind: int, province: int) -> None:
    """The nation on turn loses the unit with the fewest actions left.
    cite: battle.one_for_one, battle.unmoved, rulings.battle_losses"""
    nation = s.nation
    if s.ready[kind][province] == s.units[nation][kind][province]:
        for actions in range(NUM_ACTIONS):
            if s.fresh[actions][kind][province] > 0:
                s.fresh[actions][kind][province] -= 1
                s.ready[kind][province] -= 1
                break
    remove_units(s, c, nation, kind, province, 1)


@rule
def fight_pairs(s: State, c: Components, caller: int, other: int, kind: int, province: int, most: int) -> None:
    """Both sides lose the same number of units of one kind: up to `most`, or all pairs if the option says so. `other`
    is the nation that is not on turn, `caller` the one of both that wants the battle.
    cite: battle.one_for_one, battle.same_kind, rulings.battle_size"""
    pairs = min(s.units[s.nation][kind][province], s.units[other][kind][province])
    if c.battle_all == 0:
        pairs = min(pairs, most)
    note(FOUGHT, caller, other if caller == s.nation else s.nation, kind, pairs, province)
    remove_units(s, c, other, kind, province, pairs)
    for _ in range(pairs):
        lose_own_unit(s, c, kind, province)


@rule
def nation_after(s: State, c: Components, places: int) -> int:
    """The nation whose turn comes so many places after the one on turn.  cite: turn.order"""
    return s.order[(s.position + places) % c.num_nations]


@rule
def ask_others(s: State, c: Components, kind: int, province: int, places: int) -> None:
    """A unit has entered: every other nation with units of its kind there may fight, clockwise from the nation on turn.
    A stored answer is given at once; otherwise the question is put. A player's other nation does not answer: whoever
    wants that battle calls it.
    cite: battle.answer, battle.either_side, movement.coexist, rulings.answer_order, rulings.stored_answer
    cite: rulings.own_nations"""
    for i in range(places, c.num_nations):
        if s.units[s.nation][kind][province] == 0:
            return
        other = nation_after(s, c, i)
        if s.units[other][kind][province] > 0 and s.seat_of[other] != s.active:
            answer = s.answer[s.seat_of[other]]
            if answer == ALWAYS:
                fight_pairs(s, c, other, other, kind, province, ALL_PAIRS)
            elif answer == ASK:
                push_with(s, IN_QUESTION, s.seat_of[other], i, kind * NUM_PROVINCES + province)
                return
            else:
                note(DECLINED, other, s.nation, kind, province)


@rule
def why_not_battle(s: State, c: Components, kind: int, other: int, province: int) -> int:
    """The nation on turn fights units of the same kind in a province it shares, moved or not, at no cost.
    cite: battle.own_call, battle.same_kind, battle.unmoved, battle.only_maneuver, rulings.battle_consent"""
    if s.units[s.nation][kind][province] == 0:
        return NO_OWN_UNIT_TO_FIGHT
    if other == s.nation or s.units[other][kind][province] == 0:
        return NO_FOREIGN_UNIT
    return FINE


@rule
def legal_battle(s: State, c: Components, out: list[int], n: int) -> int:
    """Battles that the nation on turn may call. (The loops are `why_not_battle` turned inside out.)"""
    nation = s.nation
    for kind in range(NUM_KINDS):
        own = s.units[nation][kind]
        present = s.present[kind]
        shared = 0
        for province in range(c.num_provinces):
            if own[province] > 0 and present[province] > own[province]:
                shared += 1
        if shared > 0:
            for other in range(c.num_nations):
                if other != nation:
                    units = s.units[other][kind]
                    for province in range(c.num_provinces):
                        if units[province] > 0 and own[province] > 0:
                            out[n] = BATTLE + (kind * NUM_NATIONS + other) * NUM_PROVINCES + province
                            n += 1
    return n


@rule
def apply_battle(s: State, c: Components, kind: int, other: int, province: int) -> None:
    """One pair is removed; the nation may call again.  cite: battle.own_call, battle.one_for_one"""
    fight_pairs(s, c, s.nation, other, kind, province, 1)


@rule
def asked_nation(s: State, c: Components) -> int:
    """Whose answer is awaited."""
    return nation_after(s, c, s.frame_first[s.depth - 1])


@rule
def apply_fight(s: State, c: Components) -> None:
    """The nation asked fights one pair, and is asked again while pairs are left.  cite: battle.answer"""
    place = s.frame_second[s.depth - 1]
    kind = place // NUM_PROVINCES
    province = place % NUM_PROVINCES
    other = asked_nation(s, c)
    fight_pairs(s, c, other, other, kind, province, 1)
    if s.units[other][kind][province] == 0 or s.units[s.nation][kind][province] == 0:
        ask_next(s, c)


@rule
def apply_decline(s: State, c: Components) -> None:
    """The nation asked does not fight, or no more.  cite: battle.answer"""
    place = s.frame_second[s.depth - 1]
    note(DECLINED, asked_nation(s, c), s.nation, place // NUM_PROVINCES, place % NUM_PROVINCES)
    ask_next(s, c)


@rule
def ask_next(s: State, c: Components) -> None:
    """The nation asked has done; the next one may answer.  cite: battle.answer"""
    places = s.frame_first[s.depth - 1]
    place = s.frame_second[s.depth - 1]
    pop(s)
    ask_others(s, c, place // NUM_PROVINCES, place % NUM_PROVINCES, places + 1)


@rule
def why_not_reply(s: State, c: Components, answer: int) -> int:
    """A question is answered for all times to come with another stored answer.  cite: battle.answer"""
    return ANSWER_AS_BEFORE if answer == s.answer[top_seat(s)] else FINE


@rule
def apply_reply(s: State, c: Components, answer: int) -> None:
    """Store the answer and carry it out at once.  cite: battle.answer"""
    s.answer[top_seat(s)] = answer
    note(ANSWERED, asked_nation(s, c), answer)
    if answer == NEVER:
        apply_decline(s, c)
        return
    place = s.frame_second[s.depth - 1]
    other = asked_nation(s, c)
    fight_pairs(s, c, other, other, place // NUM_PROVINCES, place % NUM_PROVINCES, ALL_PAIRS)
    ask_next(s, c)


@rule
def why_not_answer(s: State, c: Components, answer: int) -> int:
    """Another stored answer, once in a turn before the stone moves.  cite: battle.answer"""
    if s.frame_first[s.depth - 1] != 0:
        return ANSWER_AS_BEFORE if answer == s.answer[s.active] else ANSWER_CHANGED
    return why_not_reply(s, c, answer)


@rule
def apply_answer(s: State, c: Components, answer: int) -> None:
    """Store the answer; the turn goes on.  cite: battle.answer"""
    s.answer[s.active] = answer
    note(ANSWERED, s.nation, answer)
    s.frame_first[s.depth - 1] = 1
