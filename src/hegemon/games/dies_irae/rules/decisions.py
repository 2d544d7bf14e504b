"""From an action's number to its rule: what is refused, and what is done. The step being decided leads the way."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import pop
from ..actions import (
    ACCEPT,
    ADVANCE,
    BUILD_FORTRESS,
    BUILD_LEGION,
    BUILD_MONUMENT,
    BUILD_SHIP,
    CAPITAL,
    CREATE_POST,
    DISBAND,
    DISBAND_CARGO,
    DONE,
    FIGHT,
    FIGHT_SHIPS,
    LAND,
    LEAD,
    LOSE_CARGO,
    MARCH,
    OFFER,
    PAY,
    PLACE_LEADER,
    POSITION,
    REFUSE,
    SAIL,
    TAKE_OVER,
    UNDERMINE,
    WITH_LEADER,
    WITHOUT_LEADER,
)
from ..components import Components
from ..domains import (
    IN_ANSWER,
    IN_ARMISTICE,
    IN_CAPITAL,
    IN_CREATE,
    IN_DEVELOP,
    IN_ESCAPE,
    IN_LOSSES,
    IN_PLACE_LEADER,
    IN_PLACE_LEGIONS,
    IN_POSITION,
    IN_STABILITY,
    IN_SUPPLY,
    IN_WITH_LEADER,
    LANDING,
    LEADING,
    LEGION,
    MARCHING,
    NUM_AMOUNTS,
    NUM_HEXES,
    NUM_ROWS,
    NUM_SEATS,
    NUM_SITES,
    SAILING,
    SHIP,
)
from ..reasons import FINE, NO_SUCH_PLACE, WRONG_TIME
from ..state import State
from .armistice import apply_accept, apply_refuse, why_not_offer
from .building import (
    apply_build_fortress,
    apply_build_monument,
    apply_build_unit,
    why_not_build_fortress,
    why_not_build_monument,
    why_not_build_unit,
)
from .combat import (
    apply_fight,
    apply_fight_ships,
    apply_lose_cargo,
    why_not_fight,
    why_not_fight_ships,
    why_not_lose_cargo,
)
from .development import why_not_advance
from .leaders import apply_escape, why_not_place_leader
from .movement import take_in_hand, why_not_lead, why_not_march, why_not_sail, why_not_without_leader
from .posts import why_not_create
from .setup import apply_setup, why_not_setup
from .stability import why_not_pay, why_not_undermine
from .supply import apply_disband, why_not_disband
from .takeover import apply_take_over, why_not_take_over
from .transport import why_not_land
from .turn_order import apply_position, why_not_position


@rule
def in_verb(a: int, first: int, size: int) -> bool:
    """Is this action one of the `size` actions of the verb that begins at `first`?"""
    return first <= a < first + size


@rule
def refusal_move(s: State, c: Components, seat: int, a: int) -> int:
    """Orders of a MOVE."""
    if a == DONE:
        return FINE
    if in_verb(a, MARCH, 3 * NUM_HEXES):  # march, land and sail stand side by side in the table
        hex_ = (a - MARCH) % NUM_HEXES
        if hex_ >= c.num_hexes:
            return NO_SUCH_PLACE
        if a < LAND:
            return why_not_march(s, c, seat, hex_)
        if a < SAIL:
            return why_not_land(s, c, seat, hex_)
        return why_not_sail(s, seat, hex_)
    if a == LEAD:
        return why_not_lead(s, c, seat)
    return WRONG_TIME


@rule
def refusal_attack(s: State, c: Components, seat: int, a: int) -> int:
    """Combats and takeovers of an ATTACK."""
    if a == DONE:
        return FINE
    if in_verb(a, FIGHT, NUM_HEXES):
        return why_not_fight(s, c, seat, a - FIGHT) if a - FIGHT < c.num_hexes else NO_SUCH_PLACE
    if in_verb(a, FIGHT_SHIPS, NUM_HEXES * NUM_SEATS):
        hex_ = (a - FIGHT_SHIPS) // NUM_SEATS
        if hex_ >= c.num_hexes:
            return NO_SUCH_PLACE
        return why_not_fight_ships(s, c, seat, hex_, (a - FIGHT_SHIPS) % NUM_SEATS)
    if in_verb(a, TAKE_OVER, NUM_SITES):
        return why_not_take_over(s, c, seat, a - TAKE_OVER) if a - TAKE_OVER < c.num_sites else NO_SUCH_PLACE
    return WRONG_TIME


@rule
def refusal_build(s: State, c: Components, seat: int, a: int) -> int:
    """What a BUILD offers."""
    if a == DONE:
        return FINE
    if not in_verb(a, BUILD_LEGION, 4 * NUM_SITES):  # the four verbs stand side by side in the table
        return WRONG_TIME
    site = (a - BUILD_LEGION) % NUM_SITES
    if site >= c.num_sites:
        return NO_SUCH_PLACE
    if a < BUILD_SHIP:
        return why_not_build_unit(s, c, seat, LEGION, site)
    if a < BUILD_FORTRESS:
        return why_not_build_unit(s, c, seat, SHIP, site)
    if a < BUILD_MONUMENT:
        return why_not_build_fortress(s, c, seat, site)
    return why_not_build_monument(s, c, seat, site)


@rule
def refusal_quiet(s: State, c: Components, kind: int, seat: int, a: int) -> int:
    """Posts, stability, development, armistice."""
    if a == DONE:
        return FINE
    if kind == IN_CREATE and in_verb(a, CREATE_POST, NUM_SITES):
        return why_not_create(s, c, seat, a - CREATE_POST) if a - CREATE_POST < c.num_sites else NO_SUCH_PLACE
    if kind == IN_STABILITY and a == PAY:
        return why_not_pay(s, c, seat)
    if kind == IN_STABILITY and in_verb(a, UNDERMINE, NUM_SEATS):
        return why_not_undermine(s, c, seat, a - UNDERMINE)
    if kind == IN_DEVELOP and in_verb(a, ADVANCE, NUM_ROWS):
        return why_not_advance(s, c, seat, a - ADVANCE)
    if kind == IN_ARMISTICE and in_verb(a, OFFER, NUM_SEATS):
        return why_not_offer(s, c, seat, a - OFFER)
    return WRONG_TIME


@rule
def refusal_rarely(s: State, c: Components, kind: int, seat: int, a: int) -> int:
    """Set-up, answers, losses, supply, leaders."""
    if kind <= IN_PLACE_LEGIONS and in_verb(a, CAPITAL + (kind - IN_CAPITAL) * NUM_SITES, NUM_SITES):
        site = (a - CAPITAL) % NUM_SITES
        return why_not_setup(s, c, seat, kind, site) if site < c.num_sites else NO_SUCH_PLACE
    if kind == IN_ANSWER and (a == ACCEPT or a == REFUSE):
        return FINE
    if kind == IN_LOSSES and in_verb(a, LOSE_CARGO, NUM_AMOUNTS):
        return why_not_lose_cargo(s, seat, a - LOSE_CARGO)
    if kind == IN_SUPPLY and in_verb(a, DISBAND, 2 * NUM_HEXES):
        hex_ = (a - DISBAND) % NUM_HEXES
        return why_not_disband(s, seat, hex_, a >= DISBAND_CARGO) if hex_ < c.num_hexes else NO_SUCH_PLACE
    if kind == IN_WITH_LEADER and a == WITH_LEADER:
        return FINE
    if kind == IN_WITH_LEADER and a == WITHOUT_LEADER:
        return why_not_without_leader(s, c, seat)
    if kind == IN_POSITION and in_verb(a, POSITION, NUM_SEATS):
        return why_not_position(s, a - POSITION)
    if (kind == IN_PLACE_LEADER or kind == IN_ESCAPE) and in_verb(a, PLACE_LEADER, NUM_HEXES):
        return why_not_place_leader(s, c, seat, a - PLACE_LEADER) if a - PLACE_LEADER < c.num_hexes else NO_SUCH_PLACE
    return WRONG_TIME


@rule
def carry_out_move(s: State, seat: int, a: int) -> None:
    """Take units in hand."""
    if a == LEAD:
        take_in_hand(s, LEADING, s.leader[seat])
    elif a < LAND:
        take_in_hand(s, MARCHING, a - MARCH)
    elif a < SAIL:
        take_in_hand(s, LANDING, a - LAND)
    else:
        take_in_hand(s, SAILING, a - SAIL)


@rule
def carry_out_attack(s: State, c: Components, seat: int, a: int) -> None:
    """Fight, or take a post over."""
    if a < FIGHT_SHIPS:
        apply_fight(s, c, seat, a - FIGHT)
    elif a < TAKE_OVER:
        apply_fight_ships(s, c, seat, (a - FIGHT_SHIPS) // NUM_SEATS, (a - FIGHT_SHIPS) % NUM_SEATS)
    else:
        apply_take_over(s, c, seat, a - TAKE_OVER)


@rule
def carry_out_build(s: State, c: Components, seat: int, a: int) -> None:
    """Build a unit, a fortress or a monument."""
    site = (a - BUILD_LEGION) % NUM_SITES
    if a < BUILD_SHIP:
        apply_build_unit(s, c, seat, LEGION, site)
    elif a < BUILD_FORTRESS:
        apply_build_unit(s, c, seat, SHIP, site)
    elif a < BUILD_MONUMENT:
        apply_build_fortress(s, c, seat, site)
    else:
        apply_build_monument(s, c, seat, site)


@rule
def carry_out_rarely(s: State, c: Components, kind: int, seat: int, a: int) -> None:
    """Answers, losses, supply, leaders, set-up."""
    if a == ACCEPT:
        apply_accept(s, c, seat)
    elif a == REFUSE:
        apply_refuse(s, c, seat)
    elif kind == IN_LOSSES:
        apply_lose_cargo(s, c, seat, a - LOSE_CARGO)
    elif kind == IN_SUPPLY:
        apply_disband(s, c, seat, (a - DISBAND) % NUM_HEXES, a >= DISBAND_CARGO)
    elif kind == IN_WITH_LEADER:
        pop(s)
        s.hand_leader = 1 if a == WITH_LEADER else 0
    elif kind == IN_POSITION:
        apply_position(s, a - POSITION)
    elif kind == IN_PLACE_LEADER or kind == IN_ESCAPE:
        apply_escape(s, c, seat, a - PLACE_LEADER)
    else:
        apply_setup(s, c, seat, kind, (a - CAPITAL) % NUM_SITES)
