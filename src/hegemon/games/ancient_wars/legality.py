"""What is legal, and why not: one decision after the other, by what lies on top of the stack."""

from __future__ import annotations

from ...core.dual import rule
from ...core.frames import top_kind, top_seat
from .actions import (
    AMBUSH_AT,
    ATTACK,
    BLIND,
    BUILD_CAMP,
    CHECK,
    DONE,
    DRAW,
    FIGHT,
    LOSE,
    MARCH_FROM,
    PANIC_UNIT,
    PICK,
    PLACE,
    PULL_UP,
    PURSUE,
    RECRUIT,
    RETREAT,
    ROLL,
    SAIL,
    STAY,
    SUBVERT_UNIT,
    TAKE,
    TO,
    WHOLE,
)
from .components import Components
from .frames import (
    IN_BATTLES,
    IN_BOARD,
    IN_CHECK,
    IN_CHOOSE_CARD,
    IN_DRAW,
    IN_FIGHT,
    IN_LEVY,
    IN_LOAD,
    IN_LOSE,
    IN_MARCH,
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
    IN_SAIL_TO,
)
from .reasons import FINE, GAME_OVER, WRONG_TIME
from .rules.battle import (
    legal_battles,
    legal_fights,
    why_not_ambush,
    why_not_attack,
    why_not_end_battles,
    why_not_fight,
)
from .rules.camps import why_not_build_camp, why_not_pull_up
from .rules.cards import legal_card_choices, legal_draws, why_not_draw, why_not_pick
from .rules.events import legal_subversions, why_not_subvert
from .rules.fleets import (
    legal_loads,
    legal_ports,
    legal_sails,
    legal_storms,
    why_not_load,
    why_not_sail,
    why_not_sail_to,
    why_not_storm,
)
from .rules.major_battles import legal_morale, legal_rewards, why_not_morale, why_not_reward
from .rules.movement import (
    legal_destinations,
    legal_marches,
    legal_takes,
    why_not_depart,
    why_not_march,
    why_not_take,
    why_not_to,
    why_not_whole,
)
from .rules.pursuit import legal_pursuers, legal_pursuits, why_not_join_pursuit, why_not_pursue, why_not_set_off
from .rules.recruiting import legal_levies, legal_places, legal_recruiting, why_not_levy, why_not_place, why_not_recruit
from .rules.results import legal_losses, legal_panics, why_not_lose, why_not_panic
from .rules.retreat import legal_boards, legal_refuges, legal_retreats, why_not_board, why_not_refuge, why_not_retreat
from .rules.supply import legal_checks, why_not_check
from .state import State

FACES = 6


@rule
def legal(s: State, c: Components, out: list[int]) -> int:
    """All legal actions, ascending.  cite: turn.sequence"""
    kind = top_kind(s)
    if kind == 0:
        return 0
    if kind == IN_DRAW:
        return legal_draws(s, c, out, 0)
    if top_seat(s) < 0:
        for face in range(FACES):
            out[face] = ROLL + face
        return FACES
    if kind >= IN_BATTLES:
        return legal_in_battle(s, c, kind, out)
    if kind >= IN_MARCH:
        return legal_in_march(s, c, kind, out)
    if kind == IN_RECRUIT:
        return legal_recruiting(s, c, out, 0)
    if kind == IN_PLACE:
        return legal_places(s, c, out, 0)
    if kind == IN_CHOOSE_CARD:
        return legal_card_choices(s, c, out, 0)
    if kind == IN_CHECK:
        return legal_checks(s, c, out, 0)
    return legal_subversions(s, c, out, 0)


@rule
def legal_in_march(s: State, c: Components, kind: int, out: list[int]) -> int:
    """Legal actions of the March Phase.  cite: turn.sequence"""
    if kind == IN_MARCH:
        n = legal_marches(s, c, out, 0)
        n = legal_sails(s, c, out, n)
        out[n] = DONE
        return n + 1
    if kind == IN_MARCH_TO:
        return legal_destinations(s, c, out, 0)
    if kind == IN_MARCH_TAKE:
        return legal_takes(s, c, out, 0)
    if kind == IN_SAIL_TO:
        return legal_ports(s, c, out, 0)
    if kind == IN_LOAD:
        return legal_loads(s, c, out, 0)
    return legal_storms(s, c, out, 0)


@rule
def legal_in_battle(s: State, c: Components, kind: int, out: list[int]) -> int:
    """Legal actions of the Battle Phase.  cite: turn.sequence"""
    if kind == IN_FIGHT:
        return legal_fights(s, c, out, 0)
    if kind == IN_LOSE:
        return legal_losses(s, c, out, 0)
    if kind == IN_PANIC:
        return legal_panics(s, c, out, 0)
    if kind == IN_RETREAT:
        return legal_retreats(s, c, out, 0)
    if kind == IN_BATTLES:
        return legal_battles(s, c, out, 0)
    if kind == IN_PURSUE:
        return legal_pursuits(s, c, out, 0)
    if kind == IN_PURSUE_TAKE:
        return legal_pursuers(s, c, out, 0)
    if kind == IN_LEVY:
        return legal_levies(s, c, out, 0)
    if kind == IN_PORT:
        return legal_refuges(s, c, out, 0)
    if kind == IN_BOARD:
        return legal_boards(s, c, out, 0)
    if kind == IN_REWARD:
        return legal_rewards(s, c, out, 0)
    return legal_morale(s, c, out, 0)


@rule
def why_not(s: State, c: Components, a: int) -> int:
    """The reason why an action is refused, or FINE.  cite: turn.sequence"""
    kind = top_kind(s)
    if kind == 0:
        return GAME_OVER
    if kind == IN_DRAW:
        return why_not_draw(s, c, a - DRAW) if DRAW <= a < ROLL else WRONG_TIME
    if top_seat(s) < 0:
        return FINE if ROLL <= a < CHECK else WRONG_TIME
    if kind >= IN_BATTLES:
        return why_not_in_battle(s, c, kind, a)
    if kind >= IN_MARCH:
        return why_not_in_march(s, c, kind, a)
    return why_not_before_march(s, c, kind, a)


@rule
def why_not_before_march(s: State, c: Components, kind: int, a: int) -> int:
    """Refusals in the supply check, the Campaign Card and the Recruiting Phase.  cite: turn.sequence"""
    if kind == IN_RECRUIT:
        if RECRUIT <= a < PLACE:
            return why_not_recruit(s, c, a - RECRUIT)
        if BUILD_CAMP <= a < PULL_UP:
            return why_not_build_camp(s, c, a - BUILD_CAMP)
        if PULL_UP <= a < MARCH_FROM:
            return why_not_pull_up(s, c, a - PULL_UP)
        return FINE if a == DONE else WRONG_TIME
    if kind == IN_PLACE:
        return why_not_place(s, c, s.frame_first[s.depth - 1], a - PLACE) if PLACE <= a < BUILD_CAMP else WRONG_TIME
    if kind == IN_CHOOSE_CARD:
        if PICK <= a < SUBVERT_UNIT:
            return why_not_pick(s, c, a - PICK)
        return FINE if a == BLIND else WRONG_TIME
    if kind == IN_CHECK:
        return why_not_check(s, c, a - CHECK) if CHECK <= a < BLIND else WRONG_TIME
    if SUBVERT_UNIT <= a < RECRUIT:
        return why_not_subvert(s, c, a - SUBVERT_UNIT)
    return FINE if a == DONE else WRONG_TIME


@rule
def why_not_in_march(s: State, c: Components, kind: int, a: int) -> int:
    """Refusals in the March Phase.  cite: turn.sequence"""
    if kind == IN_MARCH:
        if MARCH_FROM <= a < TO:
            return why_not_march(s, c, a - MARCH_FROM)
        if SAIL <= a < STAY:
            return why_not_sail(s, c, a - SAIL)
        return FINE if a == DONE else WRONG_TIME
    if kind == IN_MARCH_TO:
        return why_not_to(s, c, a - TO) if TO <= a < TAKE else WRONG_TIME
    if kind == IN_MARCH_TAKE:
        if TAKE <= a < WHOLE:
            return why_not_take(s, c, a - TAKE)
        if a == WHOLE:
            return why_not_whole(s, c)
        return why_not_depart(s, c) if a == DONE else WRONG_TIME
    if kind == IN_SAIL_TO:
        if TO <= a < TAKE:
            return why_not_sail_to(s, c, a - TO)
        return FINE if a == STAY else WRONG_TIME
    if kind == IN_LOAD:
        if TAKE <= a < WHOLE:
            return why_not_load(s, c, a - TAKE)
        return FINE if a == DONE else WRONG_TIME
    return why_not_storm(s, c, a - LOSE) if LOSE <= a < PANIC_UNIT else WRONG_TIME


@rule
def why_not_in_battle(s: State, c: Components, kind: int, a: int) -> int:
    """Refusals in a battle and in choosing one.  cite: turn.sequence"""
    if kind == IN_FIGHT:
        return why_not_fight(s, c, a - FIGHT) if FIGHT <= a < LOSE else WRONG_TIME
    if kind == IN_LOSE:
        return why_not_lose(s, c, a - LOSE) if LOSE <= a < PANIC_UNIT else WRONG_TIME
    if kind == IN_PANIC:
        return why_not_panic(s, c, a - PANIC_UNIT) if PANIC_UNIT <= a < RETREAT else WRONG_TIME
    if kind == IN_RETREAT:
        return why_not_retreat(s, c, a - RETREAT) if RETREAT <= a < PURSUE else WRONG_TIME
    if kind == IN_BATTLES:
        if ATTACK <= a < AMBUSH_AT:
            return why_not_attack(s, c, a - ATTACK)
        if AMBUSH_AT <= a < FIGHT:
            return why_not_ambush(s, c, a - AMBUSH_AT)
        return why_not_end_battles(s, c) if a == DONE else WRONG_TIME
    return why_not_after_battle(s, c, kind, a)


@rule
def why_not_after_battle(s: State, c: Components, kind: int, a: int) -> int:
    """Refusals before and after the fighting: levy, fleets in retreat, reward, morale, pursuit.  cite: turn.sequence"""
    if kind == IN_PURSUE:
        if PURSUE <= a < DONE:
            return why_not_pursue(s, c, a - PURSUE)
        return FINE if a == DONE else WRONG_TIME
    if kind == IN_PURSUE_TAKE:
        if TAKE <= a < WHOLE:
            return why_not_join_pursuit(s, c, a - TAKE)
        return why_not_set_off(s, c) if a == DONE else WRONG_TIME
    if kind == IN_LEVY:
        if RECRUIT <= a < PLACE:
            return why_not_levy(s, c, a - RECRUIT)
        return FINE if a == DONE else WRONG_TIME
    if kind == IN_PORT:
        return why_not_refuge(s, c, a - RETREAT) if RETREAT <= a < PURSUE else WRONG_TIME
    if kind == IN_BOARD:
        if TAKE <= a < WHOLE:
            return why_not_board(s, c, a - TAKE)
        return FINE if a == DONE else WRONG_TIME
    if kind == IN_REWARD:
        return why_not_reward(s, c, a - RECRUIT) if RECRUIT <= a < PLACE else WRONG_TIME
    return why_not_morale(s, c, a - LOSE) if LOSE <= a < PANIC_UNIT else WRONG_TIME
