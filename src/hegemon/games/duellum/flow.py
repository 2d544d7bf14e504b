"""The sequence of play: set-up, the three steps of a turn, what follows what, and how a game ends."""

from __future__ import annotations

from ...core.dual import rule
from ...core.frames import NOBODY, pop, push, top_kind, top_seat
from .actions import (
    ADVANCE,
    ARM,
    BUILD_TEMPLE,
    BUILD_WALL,
    CHOOSE,
    COINS,
    CONQUER,
    CONTINUE,
    DECLINE,
    DEVELOP,
    DONE,
    FIRST,
    FOUND,
    GIVE,
    LOSE_LEGIONS,
    MOVE,
    PAY,
    PICK,
    PLAY,
    RECRUIT,
    REVEAL,
    TAKE,
    TARGET,
    TRADE,
)
from .components import Components
from .domains import (
    MILITIA,
    NINE_PERSONAGES,
    NUM_CARDS,
    NUM_REGIONS,
    NUM_RESOURCES,
    NUM_WAYS,
    SCIENTIA,
    TEMPLUM,
    TURN_LIMIT,
)
from .frames import (
    IN_CONQUEST,
    IN_EMBARGO_TIE,
    IN_FOUNDING,
    IN_MILITIA,
    IN_MOVEMENT,
    IN_RONDEL,
    IN_SCIENTIA,
    IN_SWAP_GIVE,
    IN_TEMPLUM,
)
from .legality import legal, why_not
from .rules.arming import apply_arm, begin_militia, end_militia
from .rules.compensation import apply_pick, apply_reveal, compensate
from .rules.conquest import apply_conquer, apply_lose_legions, end_conquest
from .rules.event_targets import apply_swap_give, apply_target, end_swap_gives
from .rules.events import apply_decline, apply_play
from .rules.events_any_time import apply_embargo
from .rules.founding import apply_found
from .rules.know_how import apply_develop, own_know_how
from .rules.movement import apply_move, begin_movement, cross, end_movement
from .rules.payment import apply_coins
from .rules.personages import num_personages, take_track_walls, win_personages
from .rules.production import apply_substitute, produce
from .rules.recruiting import apply_recruit
from .rules.rondel import apply_advance, apply_pay
from .rules.setup import apply_first, set_up
from .rules.temples import apply_build_temple
from .rules.trade import apply_give, apply_take, apply_trade
from .rules.walls import apply_build_wall
from .state import State

__all__ = ["apply", "legal", "start", "to_act", "weight", "why_not"]


@rule
def start(s: State, c: Components) -> None:
    """The printed set-up, up to the lot for the first player.  cite: setup.first_player"""
    set_up(s, c)


@rule
def to_act(s: State, c: Components) -> int:
    """Who decides now."""
    return top_seat(s)


@rule
def begin_turn(s: State, c: Components) -> None:
    """The nations take turns alternately; a turn begins on the rondel, even for a nation that has lost everything.
    cite: turn.alternate, turn.sequence, rulings.no_elimination"""
    if s.turn > 0:
        s.active = 1 - s.active
    s.turn += 1
    push(s, IN_RONDEL, s.active)


@rule
def begin_action(s: State, c: Components) -> None:
    """Step 1: the action of the field reached; a production is over at once.  cite: turn.sequence, rondel.order"""
    field = s.rondel[s.active]
    pop(s)
    if c.produces[field] != NOBODY:
        push(s, IN_FOUNDING, s.active)
        produce(s, c, c.produces[field])
    elif field == TEMPLUM:
        push(s, IN_TEMPLUM, s.active)
    elif field == MILITIA:
        begin_militia(s, c)
        push(s, IN_MILITIA, s.active)
    elif field == SCIENTIA:
        push(s, IN_SCIENTIA, s.active)
    else:
        begin_movement(s, c)
        push(s, IN_MOVEMENT, s.active)


@rule
def end_step(s: State, c: Components) -> None:
    """Done, with all that the step offers or a part of it: movement is followed by conquest, the action by founding,
    founding by the end of the turn.
    cite: turn.sequence, rulings.skip_action, conquest.after_movement, founding.step"""
    kind = top_kind(s)
    if kind == IN_SWAP_GIVE:
        end_swap_gives(s, c)
        return
    pop(s)
    if kind == IN_FOUNDING:
        end_turn(s, c)
    elif kind == IN_MOVEMENT:
        end_movement(s, c)
        push(s, IN_CONQUEST, s.active)
    else:
        if kind == IN_MILITIA:
            end_militia(s, c)
        elif kind == IN_CONQUEST:
            end_conquest(s, c)
        push(s, IN_FOUNDING, s.active)


@rule
def end_turn(s: State, c: Components) -> None:
    """Step 3: personages, walls of the track, know-how; then victory, or cards for the other nation.
    cite: turn.sequence, personages.end_of_turn, ending.nine_personages, rulings.victory_first, rulings.turn_limit"""
    seat = s.active
    won = win_personages(s, c)
    points = num_personages(s, c, seat)
    take_track_walls(s, c, seat, points - won, points)
    own_know_how(s, c)
    for card in range(NUM_CARDS):
        s.in_force[card] = 0
    if points >= c.win_at:
        s.end_reason = NINE_PERSONAGES
    elif s.turn >= c.turn_limit:
        s.end_reason = TURN_LIMIT
    else:
        compensate(s, c, won)
    s.temples_destroyed = 0
    s.cities_taken = 0


@rule
def apply(s: State, c: Components, a: int) -> None:
    """Carry a legal action out. When nothing is left to decide, the next turn begins.  cite: turn.alternate"""
    if a == DONE:
        end_step(s, c)
    elif a >= TRADE:
        apply_beside(s, c, a)
    elif a < BUILD_TEMPLE:
        apply_early(s, c, a)
    elif a < BUILD_WALL:
        apply_build_temple(s, c, a - BUILD_TEMPLE)
    elif a < ARM:
        apply_build_wall(s, c, a - BUILD_WALL)
    elif a < DEVELOP:
        apply_arm(s, c, (a - ARM) // NUM_REGIONS, (a - ARM) % NUM_REGIONS)
    elif a < RECRUIT:
        apply_develop(s, c, a - DEVELOP)
    elif a < MOVE:
        apply_recruit(s, c, a - RECRUIT)
    elif a < CONTINUE:
        apply_move(s, c, (a - MOVE) // NUM_WAYS, (a - MOVE) % NUM_WAYS)
    elif a < CONQUER:
        cross(s, c, a - CONTINUE)
    elif a < LOSE_LEGIONS:
        apply_conquer(s, c, a - CONQUER)
    elif a < FOUND:
        apply_lose_legions(s, c, a - LOSE_LEGIONS)
    else:
        apply_found(s, c, (a - FOUND) // NUM_RESOURCES, (a - FOUND) % NUM_RESOURCES)
    if s.depth == 0 and s.end_reason == 0:
        begin_turn(s, c)


@rule
def apply_early(s: State, c: Components, a: int) -> None:
    """Verbs before the actions: lot, display, rondel, payments. The action begins when its steps are paid."""
    if a < REVEAL:
        apply_first(s, c, a - FIRST)
    elif a < ADVANCE:
        apply_reveal(s, c, a - REVEAL)
    elif a < CHOOSE:
        if a < PAY:
            apply_advance(s, c, a - ADVANCE)
        else:
            apply_pay(s, c, a - PAY)
        if top_kind(s) == IN_RONDEL:
            begin_action(s, c)
    elif a < COINS:
        if top_kind(s) == IN_EMBARGO_TIE:
            apply_embargo(s, c, a - CHOOSE)
        else:
            apply_substitute(s, c, a - CHOOSE)
    else:
        apply_coins(s, c, a - COINS)


@rule
def apply_beside(s: State, c: Components, a: int) -> None:
    """Verbs beside the actions: trade, cards and what they ask for."""
    if a == TRADE:
        apply_trade(s, c)
    elif a < TAKE:
        if top_kind(s) == IN_SWAP_GIVE:
            apply_swap_give(s, c, a - GIVE)
        else:
            apply_give(s, c, a - GIVE)
    elif a < PLAY:
        apply_take(s, c, a - TAKE)
    elif a < TARGET:
        apply_play(s, c, a - PLAY)
    elif a < DECLINE:
        apply_target(s, c, a - TARGET)
    elif a == DECLINE:
        apply_decline(s, c)
    else:
        apply_pick(s, c, a - PICK)


@rule
def weight(s: State, c: Components, a: int) -> int:
    """The lot is even; each card in the deck is as likely as any other.  cite: setup.first_player, setup.events"""
    return 1 if a < REVEAL else s.deck[a - REVEAL]
