"""What a side has, in named numbers: the words in which positions are judged (`core/kernel/judgement.py`). The two
sides want different things, so each has its own weights: the Roman fills the first half of the list, the Barbarian the
second."""

from __future__ import annotations

from ...core.dual import rule
from .components import Components
from .domains import BARBARIAN, CAMP, FLEET, LEADER, NUM_SPACES, NUM_UNITS, ROMAN
from .frames import IN_MARCH_TAKE, IN_MARCH_TO, IN_PLACE
from .rules.ending import controls, has_capital, num_goals
from .rules.supply import units_fed
from .state import State

OF_A_SIDE = (
    *("side", "on_turn", "strength", "units", "leaders", "supreme", "supreme_lost", "fleets", "elites", "box"),
    *("goals", "goals_but_one", "goals_all", "open_goals", "near_goals", "goal_strength", "goal_guard", "goal_holds"),
    *("stacks", "largest", "in_fortress", "exposed", "prey", "unfed", "panicked"),
    *("edge_ahead", "edge_behind", "capital", "capital_near", "capital_guard", "camps"),
)
FEATURES = tuple(f"{side}_{name}" for side in ("roman", "barbarian") for name in OF_A_SIDE)
NUM_OF_A_SIDE = len(OF_A_SIDE)
NUM_FEATURES = len(FEATURES)
PHASES = 5
NUM_GROUPS = PHASES + NUM_SPACES


@rule
def progress(s: State, c: Components) -> int:
    """How far the game has come, in hundredths of its turns."""
    return min(100, 100 * s.game_turn // max(1, c.turns))


@rule
def group(s: State, c: Components) -> int:
    """Plans are compared with those of the same phase. A stack in hand is compared with those that begin, then with
    those that end at the same place, a recruit in hand with itself: nothing is gained before it arrives."""
    if s.depth > 0:
        kind = s.frame_kind[s.depth - 1]
        if kind == IN_MARCH_TAKE:
            return PHASES + s.frame_second[s.depth - 1]
        if kind == IN_MARCH_TO or kind == IN_PLACE:
            return PHASES + s.frame_first[s.depth - 1]
    return s.phase


@rule
def tidy(s: State, c: Components) -> None:
    """Nothing makes equal positions look different."""


@rule
def is_idle(c: Components, a: int) -> bool:
    """Every action does something."""
    return False


@rule
def is_goal(c: Components, seat: int, space: int) -> bool:
    """Does the place count for a side's goal?"""
    return c.goal[seat][space] != 0 or (seat == ROMAN and space == c.prestige)


@rule
def put_forces(s: State, c: Components, seat: int, out: list[int], n: int) -> None:
    """Units on the map, what is left in the Recruit Box, and the strength at places that decide the game."""
    for u in range(NUM_UNITS):
        if c.side[u] == seat and c.kind[u] != CAMP and c.strength[u] > 0:
            space = s.at[u]
            if space < 0:
                if s.out[u] == 0:
                    out[n + 9] += c.strength[u]
                continue
            out[n + 2] += c.strength[u]
            out[n + 3] += 1
            out[n + 24] += s.panicked[u]
            if c.kind[u] == FLEET:
                out[n + 7] += 1
                continue
            if c.kind[u] == LEADER:
                out[n + 4] += 1
            out[n + 8] += c.is_elite[u]
            if is_goal(c, seat, space):
                out[n + 15] += c.strength[u]
            if is_goal(c, 1 - seat, space):
                out[n + 16] += c.strength[u]
            if c.fortress[seat][space] != 0:
                out[n + 20] += 1
            if space == c.capital:
                out[n + 29] += c.strength[u]
    leader = c.supreme[seat]
    if leader >= 0:
        out[n + 5] = 1 if s.at[leader] >= 0 else 0
        out[n + 6] = 1 if s.out[leader] != 0 else 0


@rule
def strongest_beside(s: State, c: Components, seat: int, space: int) -> int:
    """The most units of a side in one place next to a space."""
    most = 0
    for k in range(c.way_start[space], c.way_start[space + 1]):
        most = max(most, s.num_units[seat][c.way_to[k]])
    return most


@rule
def put_goals(s: State, c: Components, seat: int, out: list[int], n: int) -> None:
    """The places of the goal: held, open, within a march."""
    goals = num_goals(s, c, seat)
    out[n + 10] = min(goals, c.need[seat])
    out[n + 11] = 1 if goals >= c.need[seat] - 1 else 0
    out[n + 12] = 1 if goals >= c.need[seat] else 0
    for space in range(c.num_spaces):
        if is_goal(c, seat, space) and controls(s, c, seat, space) == 0:
            beside = strongest_beside(s, c, seat, space)
            if beside > 0 and s.num_units[1 - seat][space] == 0:
                out[n + 13] += 1
            elif beside > s.num_units[1 - seat][space]:
                out[n + 14] += 1
        if is_goal(c, 1 - seat, space) and s.num_units[seat][space] > 0:
            out[n + 17] += 1


@rule
def put_map(s: State, c: Components, seat: int, out: list[int], n: int) -> None:
    """Stacks: how many, how large, what stands next to them, who is ahead where both sides meet."""
    for space in range(c.num_spaces):
        own = s.num_units[seat][space]
        if own == 0:
            continue
        enemy = s.num_units[1 - seat][space]
        out[n + 18] += 1
        out[n + 19] = max(out[n + 19], own)
        if enemy > 0:
            out[n + 25] += max(0, own - enemy)
            out[n + 26] += max(0, enemy - own)
        elif strongest_beside(s, c, 1 - seat, space) > own:
            if c.fortress[seat][space] == 0:
                out[n + 21] += own
        elif own > 1 and is_next_to_weaker(s, c, seat, space, own):
            out[n + 22] += 1
        if c.supply != 0:
            out[n + 23] += max(0, own - units_fed(s, c, seat, space))


@rule
def is_next_to_weaker(s: State, c: Components, seat: int, space: int, own: int) -> bool:
    """Does a smaller stack of the enemy stand next to a space?"""
    for k in range(c.way_start[space], c.way_start[space + 1]):
        if 0 < s.num_units[1 - seat][c.way_to[k]] < own:
            return True
    return False


@rule
def put_capital(s: State, c: Components, seat: int, out: list[int], n: int) -> None:
    """The capital, and the camps of the Roman."""
    if c.capital >= 0:
        if seat == BARBARIAN:
            out[n + 27] = has_capital(s, c)
        out[n + 28] = min(10, strongest_beside(s, c, seat, c.capital))
    if seat == ROMAN:
        for space in range(c.num_spaces):
            out[n + 30] += s.camp[space]


@rule
def features(s: State, c: Components, seat: int, out: list[int]) -> int:
    """All of them, in the order of `FEATURES`; returns how many."""
    for k in range(NUM_FEATURES):
        out[k] = 0
    n = seat * NUM_OF_A_SIDE
    out[n] = 1
    out[n + 1] = 1 if s.active == seat else 0
    put_forces(s, c, seat, out, n)
    put_goals(s, c, seat, out, n)
    put_map(s, c, seat, out, n)
    put_capital(s, c, seat, out, n)
    return NUM_FEATURES
