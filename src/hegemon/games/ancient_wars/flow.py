"""What the loops call: who decides, what is legal, what an action does. The sequence of play is rules/turn.py."""

from __future__ import annotations

from ...core.dual import rule
from ...core.frames import pop, top_kind, top_seat
from .actions import (
    BUILD_CAMP,
    CHECK,
    DONE,
    DRAW,
    FIGHT,
    LOSE,
    MARCH_FROM,
    PANIC_UNIT,
    PLACE,
    PULL_UP,
    RECRUIT,
    RETREAT,
    ROLL,
    SAIL,
    TAKE,
    TO,
    WHOLE,
)
from .components import Components
from .frames import (
    IN_ADVANTAGE,
    IN_BATTLES,
    IN_BOARD,
    IN_CHECK,
    IN_CHECK_ROLL,
    IN_CHOOSE_CARD,
    IN_DICE,
    IN_DRAW,
    IN_FIGHT,
    IN_LEVY,
    IN_LOAD,
    IN_LOSE,
    IN_MARCH,
    IN_MARCH_ROLL,
    IN_MARCH_TAKE,
    IN_MARCH_TO,
    IN_PANIC,
    IN_PLACE,
    IN_PORT,
    IN_PURSUE,
    IN_PURSUE_TAKE,
    IN_RECRUIT,
    IN_RETREAT,
    IN_REWARD,
    IN_SAIL_ROLL,
    IN_SAIL_TO,
)
from .legality import legal, why_not
from .rules.battle import apply_advantage_roll, apply_battle_choice, begin_fight
from .rules.camps import apply_build_camp, apply_pull_up
from .rules.cards import apply_card_choice, apply_draw
from .rules.events import apply_subversion, apply_subversion_roll
from .rules.fleets import apply_load, apply_sail, apply_sail_roll, apply_sail_to, apply_storm
from .rules.major_battles import apply_morale, apply_reward
from .rules.movement import apply_march, apply_march_roll, apply_take, apply_to, apply_whole, depart
from .rules.pursuit import apply_join_pursuit, apply_pursue, set_off
from .rules.recruiting import apply_levy, apply_place, apply_recruit, next_entry
from .rules.results import apply_die, apply_loss, apply_panic
from .rules.retreat import apply_board, apply_refuge, apply_retreat
from .rules.supply import apply_check, apply_check_roll
from .rules.turn import set_up, settle
from .state import State

__all__ = ["apply", "legal", "start", "to_act", "weight", "why_not"]


@rule
def start(s: State, c: Components) -> None:
    """Set-up, as far as the first decision.  cite: setup.set_up"""
    set_up(s, c)
    settle(s, c)


@rule
def to_act(s: State, c: Components) -> int:
    """The seat that decides, chance, or nobody.  cite: turn.sequence"""
    return top_seat(s)


@rule
def apply(s: State, c: Components, a: int) -> None:
    """Carry a legal action out, and go on to the next decision or die.  cite: turn.sequence"""
    kind = top_kind(s)
    if kind == IN_DRAW:
        apply_draw(s, c, a - DRAW)
    elif top_seat(s) < 0:
        apply_roll(s, c, kind, a - ROLL + 1)
    elif kind >= IN_BATTLES:
        apply_in_battle(s, c, kind, a)
    elif kind >= IN_MARCH:
        apply_in_march(s, c, kind, a)
    else:
        apply_before_march(s, c, kind, a)
    settle(s, c)


@rule
def apply_roll(s: State, c: Components, kind: int, die: int) -> None:
    """A die is rolled for what is waiting for it.  cite: results.table"""
    if kind == IN_DICE:
        apply_die(s, c, die)
    elif kind == IN_ADVANTAGE:
        apply_advantage_roll(s, c, die)
    elif kind == IN_MARCH_ROLL:
        apply_march_roll(s, c, die)
    elif kind == IN_SAIL_ROLL:
        apply_sail_roll(s, c, die)
    elif kind == IN_CHECK_ROLL:
        apply_check_roll(s, c, die)
    else:
        apply_subversion_roll(s, c, die)


@rule
def apply_before_march(s: State, c: Components, kind: int, a: int) -> None:
    """Supply check, Campaign Card and Recruiting Phase.  cite: turn.sequence"""
    if kind == IN_RECRUIT:
        if a == DONE:
            end_recruiting_step(s, c)
        elif a >= PULL_UP:
            apply_pull_up(s, c, a - PULL_UP)
        elif a >= BUILD_CAMP:
            apply_build_camp(s, c, a - BUILD_CAMP)
        else:
            apply_recruit(s, c, a - RECRUIT)
    elif kind == IN_PLACE:
        apply_place(s, c, a - PLACE)
    elif kind == IN_CHOOSE_CARD:
        apply_card_choice(s, c, a)
    elif kind == IN_CHECK:
        apply_check(s, c, a - CHECK)
    else:
        apply_subversion(s, c, a)


@rule
def end_recruiting_step(s: State, c: Components) -> None:
    """Done with an entry of the card, or with the phase after the last one.  cite: recruiting.by_card"""
    if s.entry < c.num_entries[s.card]:
        next_entry(s, c)
    else:
        pop(s)


@rule
def apply_in_march(s: State, c: Components, kind: int, a: int) -> None:
    """March Phase.  cite: turn.sequence"""
    if kind == IN_MARCH:
        if a == DONE:
            pop(s)
        elif a >= SAIL:
            apply_sail(s, c, a - SAIL)
        else:
            apply_march(s, c, a - MARCH_FROM)
    elif kind == IN_MARCH_TO:
        apply_to(s, c, a - TO)
    elif kind == IN_MARCH_TAKE:
        if a == DONE:
            depart(s, c)
        elif a == WHOLE:
            apply_whole(s, c)
        else:
            apply_take(s, c, a - TAKE)
    elif kind == IN_SAIL_TO:
        apply_sail_to(s, c, a)
    elif kind == IN_LOAD:
        apply_load(s, c, a)
    else:
        apply_storm(s, c, a - LOSE)


@rule
def apply_in_battle(s: State, c: Components, kind: int, a: int) -> None:
    """Battle Phase.  cite: turn.sequence"""
    if kind == IN_FIGHT:
        pop(s)
        begin_fight(s, c, a - FIGHT)
    elif kind == IN_LOSE:
        apply_loss(s, c, a - LOSE)
    elif kind == IN_PANIC:
        apply_panic(s, c, a - PANIC_UNIT)
    elif kind == IN_RETREAT:
        apply_retreat(s, c, a - RETREAT)
    elif kind == IN_BATTLES:
        apply_battle_choice(s, c, a)
    elif kind == IN_PURSUE:
        apply_pursue(s, c, a)
    elif kind == IN_PURSUE_TAKE:
        if a == DONE:
            set_off(s, c)
        else:
            apply_join_pursuit(s, c, a - TAKE)
    elif kind == IN_LEVY:
        apply_levy(s, c, a)
    elif kind == IN_PORT:
        apply_refuge(s, c, a - RETREAT)
    elif kind == IN_BOARD:
        apply_board(s, c, a)
    elif kind == IN_REWARD:
        apply_reward(s, c, a - RECRUIT)
    else:
        apply_morale(s, c, a - LOSE)


@rule
def weight(s: State, c: Components, a: int) -> int:
    """Every card of the deck and every face of the die is equally likely.  cite: cards.top_card"""
    return 1
