"""Battle (12.0, 12.1, 12.4): which battles, Battlefield Advantage, units rolling one by one, rounds."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import CHANCE, pop, push, push_with
from ....core.notes import note
from ....core.rows import clear, next_in_both
from ..actions import AMBUSH_AT, ATTACK, FIGHT
from ..components import Components
from ..domains import ADVANTAGE, AMBUSH, ARRAY, BARBARIAN, FIGHTING, FLEETS_AWAY, LEVYING, ROMAN
from ..frames import IN_ADVANTAGE, IN_BATTLE, IN_BATTLES, IN_DICE, IN_FIGHT, IN_LEVY
from ..happenings import (
    ADVANTAGE_DIE,
    ADVANTAGE_SUM,
    ADVANTAGE_WON,
    AMBUSHED,
    ARRAYED,
    BATTLE_BEGAN,
    BROKE,
    FIGHTS,
    FIGHTS_ELITE,
    MAJOR,
    ROUND,
    WALLS,
)
from ..reasons import (
    BATTLES_LEFT,
    FINE,
    FOUGHT_ALREADY,
    NO_AMBUSH,
    NO_BATTLE_THERE,
    NOT_IN_BATTLE,
    PANICKED_CANNOT_FIGHT,
)
from ..state import State
from .events import advantage_bonus, can_ambush
from .fog import units_at
from .fortress import is_protected
from .results import apply_results, column_of


@rule
def is_contested(s: State, c: Components, space: int) -> int:
    """Are units of both sides in the space?  cite: battle.mandatory"""
    return int(s.num_units[ROMAN][space] != 0 and s.num_units[BARBARIAN][space] != 0)


@rule
def next_contested(s: State, c: Components, after: int) -> int:
    """The next space, ascending, with units of both sides; -1: there is none.  cite: battle.mandatory"""
    return next_in_both(s.num_units[ROMAN], s.num_units[BARBARIAN], after)


@rule
def settle_battles(s: State, c: Components) -> int:
    """The next battle begins; the attacker is asked when there are several, or an ambush. 0: no battle is left.
    cite: battle.order, battle.after_movement"""
    found = next_contested(s, c, -1)
    if found < 0:
        return 0
    if next_contested(s, c, found) >= 0:
        push_with(s, IN_BATTLES, s.active, -1, 0)
    else:
        begin_battle(s, c, found, s.active)
    return 1


@rule
def begin_battle(s: State, c: Components, space: int, attacker: int) -> None:
    """A battle in this space is next; its attacker may lay an ambush if he can.
    cite: battle.attacker, events.ambush"""
    if can_ambush(s, c, space, attacker) != 0:
        push_with(s, IN_BATTLES, attacker, space, 0)
    else:
        open_battle(s, c, space, attacker)


@rule
def open_battle(s: State, c: Components, space: int, attacker: int) -> None:
    """The armies face each other.  cite: battle.attacker"""
    s.battle_space = space
    s.attacker = attacker
    s.stage = LEVYING
    note(BATTLE_BEGAN, attacker, 1 - attacker, space)
    push(s, IN_BATTLE, attacker)


@rule
def why_not_attack(s: State, c: Components, space: int) -> int:
    """Any space with units of both sides; after a pursuit that space only.  cite: battle.order, battle.mandatory"""
    only = s.frame_first[s.depth - 1]
    if is_contested(s, c, space) == 0 or (only >= 0 and only != space):
        return NO_BATTLE_THERE
    return FINE


@rule
def why_not_ambush(s: State, c: Components, space: int) -> int:
    """A battle in which the card's ambush can be laid.  cite: events.ambush"""
    code = why_not_attack(s, c, space)
    if code == FINE and can_ambush(s, c, space, s.frame_seat[s.depth - 1]) == 0:
        return NO_AMBUSH
    return code


@rule
def why_not_end_battles(s: State, c: Components) -> int:
    """The phase ends when every battle is fought.  cite: battle.mandatory"""
    return FINE if next_contested(s, c, -1) < 0 else BATTLES_LEFT


@rule
def legal_attack(s: State, c: Components, out: list[int], n: int) -> int:
    """Battles to be fought next.  cite: battle.order, rulings.no_declining"""
    space = next_contested(s, c, -1)
    while space >= 0:
        if why_not_attack(s, c, space) == FINE:
            out[n] = ATTACK + space
            n += 1
        space = next_contested(s, c, space)
    return n


@rule
def legal_ambush(s: State, c: Components, out: list[int], n: int) -> int:
    """Battles that can begin with the ambush of the card.  cite: events.ambush"""
    if c.event[s.card] != AMBUSH or s.ambushed != 0:
        return n
    for space in range(c.num_spaces):
        if why_not_ambush(s, c, space) == FINE:
            out[n] = AMBUSH_AT + space
            n += 1
    return n


@rule
def apply_attack(s: State, c: Components, space: int) -> None:
    """The battle chosen begins.  cite: battle.order"""
    attacker = s.frame_seat[s.depth - 1]
    pop(s)
    open_battle(s, c, space, attacker)


@rule
def apply_ambush(s: State, c: Components, space: int) -> None:
    """The battle chosen begins with the ambush of the card, which is spent.  cite: events.ambush"""
    s.ambush = 1
    s.ambushed = 1
    apply_attack(s, c, space)


@rule
def apply_end_battles(s: State, c: Components) -> None:
    """No battle is left.  cite: battle.mandatory"""
    pop(s)


@rule
def settle_battle(s: State, c: Components) -> None:
    """A battle goes on by itself as far as the next die or choice.  cite: battle.rounds"""
    if s.stage == FIGHTING:
        settle_fighting(s, c)
    elif s.stage == ADVANTAGE:
        begin_round(s, c)
    elif s.stage == LEVYING:
        s.stage = ARRAY
        if s.battle_space == c.levy_space and s.attacker == BARBARIAN:
            push(s, IN_LEVY, ROMAN)
    else:
        array(s, c)


@rule
def array(s: State, c: Components) -> None:
    """Both sides line up: who is protected, who stands, and whether the battle is a major one.
    cite: major_battles.size, fortress.no_panic, rulings.major_count"""
    space = s.battle_space
    s.protected = is_protected(s, c, space, s.attacker)
    major = 1
    for seat in range(2):
        s.standing[seat] = s.num_units[seat][space]
        count = s.standing[seat]
        for u in range(c.first_unit[seat], c.end_leader[seat]):
            if s.at[u] == space:
                count -= 1
        if count < c.major_battle_units:
            major = 0
    s.major = major
    s.stage = ADVANTAGE
    note(ARRAYED, s.attacker, units_at(s, c, s.attacker, space))
    note(ARRAYED, 1 - s.attacker, units_at(s, c, 1 - s.attacker, space))
    if s.protected != 0:
        note(WALLS, 1 - s.attacker, space)
    if major != 0:
        note(MAJOR, space)


@rule
def begin_round(s: State, c: Components) -> None:
    """A round begins with the Battlefield Advantage: rolled for, or taken by ambush.
    cite: battle.rounds, battle.advantage_roll, events.ambush, rulings.advantage_each_round"""
    s.round += 1
    s.fresh[ROMAN] = s.standing[ROMAN]
    s.fresh[BARBARIAN] = s.standing[BARBARIAN]
    clear(s.fought)
    s.stage = FIGHTING
    note(ROUND, s.round)
    if s.ambush != 0 and s.round == 1:
        s.advantage = s.attacker
        s.next_to_fight = s.attacker
        note(AMBUSHED, s.attacker)
    else:
        push_with(s, IN_ADVANTAGE, CHANCE, 0, 0)


@rule
def leader_bonus(s: State, c: Components, seat: int) -> int:
    """A leader who is not panicked adds his bonus, several add no more.
    cite: battle.leader_bonus, rulings.panicked_leader"""
    for u in range(c.first_unit[seat], c.end_leader[seat]):
        if s.at[u] == s.battle_space and s.panicked[u] == 0:
            return c.leader_bonus
    return 0


@rule
def apply_advantage(s: State, c: Components, face: int) -> None:
    """First the Roman rolls, then the Barbarian; the higher total has the advantage, equal totals give it to the Roman.
    cite: battle.advantage_roll, battle.roman_tie, rulings.tie_for_carthage"""
    d = s.depth - 1
    if s.frame_first[d] == 0:
        s.frame_first[d] = face + 1
        advantage_total(s, c, ROMAN, face + 1)
        return
    roman = s.frame_first[d] + leader_bonus(s, c, ROMAN) + advantage_bonus(s, c, ROMAN, s.battle_space)
    barbarian = advantage_total(s, c, BARBARIAN, face + 1)
    s.advantage = ROMAN if roman >= barbarian else BARBARIAN
    s.next_to_fight = s.advantage
    note(ADVANTAGE_WON, s.advantage)
    pop(s)


@rule
def advantage_total(s: State, c: Components, seat: int, die: int) -> int:
    """A side's die with the bonus of its leader and of its card.
    cite: battle.advantage_roll, battle.leader_bonus, battle.card_bonus"""
    leader = leader_bonus(s, c, seat)
    card = advantage_bonus(s, c, seat, s.battle_space)
    if leader + card == 0:
        note(ADVANTAGE_DIE, seat, die)
    else:
        note(ADVANTAGE_SUM, seat, die, leader, card, die + leader + card)
    return die + leader + card


@rule
def settle_fighting(s: State, c: Components) -> None:
    """Results are applied first; then the battle is over, or the next unit rolls, or the round ends.
    cite: battle.ends, battle.alternate, battle.excess_units, battle.advantage_first, rulings.who_rolls_on
    cite: rulings.battle_ends_at_once, rulings.never_both"""
    if s.eliminations != 0 or s.panics != 0:
        apply_results(s, c)
        return
    if s.standing[ROMAN] == 0 or s.standing[BARBARIAN] == 0:
        s.stage = FLEETS_AWAY
        note(BROKE, ROMAN if s.standing[ROMAN] == 0 else BARBARIAN, s.battle_space)
        s.fighter = -1
        return
    seat = s.next_to_fight
    if s.fresh[seat] == 0:
        seat = 1 - seat
    if s.fresh[seat] == 0:
        s.stage = ADVANTAGE
        return
    if s.fresh[seat] > 1:
        push(s, IN_FIGHT, seat)
        return
    for u in range(c.first_unit[seat], c.end_fleet[seat]):
        if s.at[u] == s.battle_space and s.fought[u] == 0 and s.panicked[u] == 0:
            begin_fight(s, c, u)
            break


@rule
def why_not_fight(s: State, c: Components, u: int) -> int:
    """A unit in the battle that is not panicked and has not rolled in this round.
    cite: battle.alternate, battle.knocked_out, results.panic"""
    if c.side[u] != s.frame_seat[s.depth - 1] or s.at[u] != s.battle_space or u >= c.end_fleet[c.side[u]]:
        return NOT_IN_BATTLE
    if s.panicked[u] != 0:
        return PANICKED_CANNOT_FIGHT
    if s.fought[u] != 0:
        return FOUGHT_ALREADY
    return FINE


@rule
def legal_fight(s: State, c: Components, out: list[int], n: int) -> int:
    """Units that may roll next.  cite: battle.alternate"""
    seat = s.frame_seat[s.depth - 1]
    space = s.battle_space
    for u in range(c.first_unit[seat], c.end_fleet[seat]):
        if s.at[u] == space and s.panicked[u] == 0 and s.fought[u] == 0:
            out[n] = FIGHT + u
            n += 1
    return n


@rule
def apply_fight(s: State, c: Components, u: int) -> None:
    """The owner's choice of the next unit.  cite: battle.alternate"""
    pop(s)
    begin_fight(s, c, u)


@rule
def begin_fight(s: State, c: Components, u: int) -> None:
    """The unit rolls as many dice as its strength; then it is the other side's turn.
    cite: battle.dice_by_strength, battle.alternate"""
    seat = c.side[u]
    s.fighter = u
    s.fought[u] = 1
    s.fresh[seat] -= 1
    s.next_to_fight = 1 - seat
    s.column = column_of(s, c, u)
    note(FIGHTS_ELITE if s.column == c.elite_column else FIGHTS, u, c.strength[u])
    push_with(s, IN_DICE, CHANCE, u, c.strength[u])
