"""What a side has, in named numbers: the words in which positions are judged (`core/kernel/guided.py`).

The two sides fight for different things, and what a thing is worth depends on whom the end of the last turn favours:
each feature is learned apart for either side, and for whoever has time on his side and whoever has not."""

from __future__ import annotations

from ...core.dual import rule
from ...core.rows import clear
from .components import Components
from .domains import BARBARIAN, BOX, ROMAN
from .rules.ending import controls, has_capital, num_goals
from .state import State

NAMED = (
    *("side", "on_turn", "goals", "lacks_two", "lacks_one", "lacks_none", "lacks_one_at_end", "wins_at_end"),
    *("contested", "threatened_goals", "open_goals", "weak_goals", "goal_guard"),
    *("posts", "threatened_posts", "held_back"),
    *("strength", "units", "in_walls", "largest", "led", "leaders", "supreme", "supreme_out", "fleets"),
    *("here", "one_step", "two_steps", "three_steps", "enemy_goal", "near_enemy_goal", "capital_near", "capital_next"),
    *("capital", "outmatched", "prey", "recruits"),
)
ROLES = ("roman", "roman_in_time", "barbarian", "barbarian_in_time")
FEATURES = tuple(f"{role}_{name}" for role in ROLES for name in NAMED)
NUM_NAMED = len(NAMED)
NUM_FEATURES = len(FEATURES)
MORE_IS_BETTER = (
    *("goals", "lacks_two", "lacks_one", "lacks_none", "lacks_one_at_end", "wins_at_end", "posts"),
    *("strength", "units", "supreme", "capital"),
)
GOODS = tuple(f"{role}_{name}" for role in ROLES for name in MORE_IS_BETTER)
AT_TALLY, AT_GOALS, AT_FORCES, AT_WAYS, AT_FIGHTS = 0, 8, 16, 25, 34  # where the parts of the list begin
FARTHEST = 4  # steps to a goal that are told apart, and one more
MANY = 99
ENOUGH = 8  # strength in one place: more guards it no better


@rule
def progress(s: State, c: Components) -> int:
    """How far the game has come, in hundredths of its turns."""
    return min(100, 100 * s.game_turn // max(1, c.turns))


@rule
def role_of(s: State, c: Components, seat: int) -> int:
    """Where the features of a side begin: its part in this campaign."""
    return (2 * seat + int(c.end_winner == seat)) * NUM_NAMED


@rule
def lacking_at_end(s: State, c: Components, seat: int, goals: int) -> int:
    """Places that a side still lacks to win when the last turn is over, where places decide it; else many."""
    if c.end_need == 0 or seat != BARBARIAN:
        return MANY
    return 0 if has_capital(s, c) != 0 else max(0, c.end_need - goals)


@rule
def put_strengths(s: State, c: Components, seat: int) -> None:
    """The strength of a side's land units in every space goes into `probe`, the enemy's into `queue`."""
    enemy = 1 - seat
    for u in range(c.first_unit[seat], c.end_land[seat]):
        if s.at[u] != BOX:
            s.probe[s.at[u]] += c.strength[u]
    for u in range(c.first_unit[enemy], c.end_land[enemy]):
        if s.at[u] != BOX:
            s.queue[s.at[u]] += c.strength[u]


@rule
def strongest_beside(c: Components, row: list[int], space: int) -> int:
    """The greatest strength in a space next to this one."""
    most = 0
    for k in range(c.way_start[space], c.way_start[space + 1]):
        most = max(most, row[c.way_to[k]])
    return most


@rule
def put_tally(s: State, c: Components, seat: int, out: list[int], n: int) -> None:
    """Goals held and lacking. Each step nearer to winning is told apart, and none is taken back by the next."""
    goals = num_goals(s, c, seat)
    lacks = max(0, c.need[seat] - goals)
    at_end = lacking_at_end(s, c, seat, goals)
    out[n] = 1
    out[n + 1] = int(s.active == seat)
    out[n + 2] = min(goals, c.need[seat])
    out[n + 3] = int(lacks <= 2)
    out[n + 4] = int(lacks <= 1)
    out[n + 5] = int(lacks == 0)
    out[n + 6] = int(at_end <= 1)
    out[n + 7] = int(at_end == 0)


@rule
def put_goals(s: State, c: Components, seat: int, out: list[int], n: int) -> None:
    """Goals of both sides: held, within reach and in danger (strengths lie in `probe` and `queue`)."""
    for k in range(8):
        out[n + k] = 0
    for space in range(c.num_spaces):
        own = s.probe[space]
        other = s.queue[space]
        if c.goal[seat][space] != 0:
            if own > 0 and other > 0:
                out[n] += 1
            elif own > 0:
                out[n + 4] += min(own, ENOUGH)
                if strongest_beside(c, s.queue, space) > own:
                    out[n + 1] += 1
            else:
                near = strongest_beside(c, s.probe, space)
                if other == 0 and near > 0:
                    out[n + 2] += 1
                elif near > other:
                    out[n + 3] += 1
        elif c.goal[1 - seat][space] != 0 and own > 0:
            out[n + 5] += 1
            if strongest_beside(c, s.queue, space) > own:
                out[n + 6] += 1
            out[n + 7] += min(own, ENOUGH)


@rule
def put_forces(s: State, c: Components, seat: int, out: list[int], n: int) -> None:
    """Units on the map, and who leads them (the strength of each space lies in `probe`)."""
    strength = 0
    units = 0
    walls = 0
    leaders = 0
    led = 0
    for u in range(c.first_unit[seat], c.end_land[seat]):
        space = s.at[u]
        if space != BOX:
            strength += c.strength[u]
            units += 1
            if c.fortress[seat][space] != 0 or (seat == ROMAN and s.camp[space] != 0):
                walls += c.strength[u]
            if u < c.end_leader[seat]:
                leaders += 1
                led = max(led, s.probe[space])
    largest = 0
    for space in range(c.num_spaces):
        largest = max(largest, s.probe[space])
    fleets = 0
    for u in range(c.end_land[seat], c.end_fleet[seat]):
        fleets += int(s.at[u] != BOX)
    chief = c.supreme[seat]
    out[n] = strength
    out[n + 1] = units
    out[n + 2] = walls
    out[n + 3] = largest
    out[n + 4] = led
    out[n + 5] = leaders
    out[n + 6] = int(chief >= 0 and s.at[max(0, chief)] != BOX)
    out[n + 7] = int(chief >= 0 and s.out[max(0, chief)] != 0)
    out[n + 8] = fleets


@rule
def put_fights(s: State, c: Components, seat: int, out: list[int], n: int) -> None:
    """The capital, and where a battle would be unequal (strengths lie in `probe` and `queue`)."""
    outmatched = 0
    prey = 0
    for space in range(c.num_spaces):
        own = s.probe[space]
        other = s.queue[space]
        if own > 0 and (other > own or strongest_beside(c, s.queue, space) > own):
            outmatched += own
        if other > 0 and strongest_beside(c, s.probe, space) > other:
            prey += other
    recruits = 0
    for u in range(c.first_unit[seat], c.end_land[seat]):
        if s.at[u] == BOX and s.out[u] == 0 and c.earliest_turn[u] <= s.game_turn:
            recruits += c.strength[u]
    out[n - 3] = s.probe[c.capital] if c.capital >= 0 else 0
    out[n - 2] = strongest_beside(c, s.probe, c.capital) if c.capital >= 0 else 0
    out[n - 1] = int(c.capital >= 0 and controls(s, c, seat, max(0, c.capital)) != 0)
    out[n] = outmatched
    out[n + 1] = prey
    out[n + 2] = recruits


@rule
def spread_from_goals(s: State, c: Components, of: int, seat: int) -> None:
    """Steps by land, and one more, from every space to the nearest goal of the side `of` that `seat` does not control,
    in `probe`; 0: far away."""
    head = 0
    tail = 0
    for space in range(c.num_spaces):
        if c.goal[of][space] != 0 and (of != seat or controls(s, c, seat, space) == 0):
            s.probe[space] = 1
            s.queue[tail] = space
            tail += 1
    while head < tail:
        space = s.queue[head]
        head += 1
        steps = s.probe[space] + 1
        if steps <= FARTHEST:
            for k in range(c.way_start[space], c.way_start[space + 1]):
                if s.probe[c.way_to[k]] == 0:
                    s.probe[c.way_to[k]] = steps
                    s.queue[tail] = c.way_to[k]
                    tail += 1
    clear(s.queue)


@rule
def put_ways(s: State, c: Components, seat: int, out: list[int], n: int) -> None:
    """How near the army is to the goals that it lacks, and to those of the enemy."""
    for k in range(6):
        out[n + k] = 0
    spread_from_goals(s, c, seat, seat)
    for u in range(c.first_unit[seat], c.end_land[seat]):
        if s.at[u] != BOX and s.probe[s.at[u]] != 0:
            out[n + s.probe[s.at[u]] - 1] += c.strength[u]
    clear(s.probe)
    spread_from_goals(s, c, 1 - seat, seat)
    for u in range(c.first_unit[seat], c.end_land[seat]):
        if s.at[u] != BOX and 0 < s.probe[s.at[u]] < 3:
            out[n + 3 + s.probe[s.at[u]]] += c.strength[u]
    clear(s.probe)


@rule
def features(s: State, c: Components, seat: int, out: list[int]) -> int:
    """Write the features of a side into the place of its part; returns their number."""
    for k in range(NUM_FEATURES):
        out[k] = 0
    n = role_of(s, c, seat)
    put_ways(s, c, seat, out, n + AT_WAYS)
    put_strengths(s, c, seat)
    put_tally(s, c, seat, out, n + AT_TALLY)
    put_goals(s, c, seat, out, n + AT_GOALS)
    put_forces(s, c, seat, out, n + AT_FORCES)
    put_fights(s, c, seat, out, n + AT_FIGHTS)
    clear(s.probe)
    clear(s.queue)
    return NUM_FEATURES
