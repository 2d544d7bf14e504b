"""How far a stack can march: distances along land routes, and what ends a march."""

from __future__ import annotations

from functools import lru_cache

from ....core.dual import rule
from ....core.rows import clear
from ..components import Components
from ..state import State


@rule
def spread(
    s: State, c: Components, reach: list[int], origin: int, limit: int, free: int, no_stop: int, no_enemy: int
) -> None:
    """Distances along land routes up to a limit. Stop terrain and enemies end a march; a barrier is crossed only from
    the origin, and ends it. `free` lifts barriers, the other two marks lift stops and enemies (to tell what is in the
    way).
    cite: movement.distance, movement.terrain_stop, movement.engagement, movement.barrier, units.passing
    cite: rulings.enemy_fleet_stops, rulings.barrier_ends_move, rulings.stop_on_entering"""
    enemies = s.num_units[1 - s.active]
    queue = s.queue
    stops = c.stops
    way_start = c.way_start
    way_to = c.way_to
    way_barrier = c.way_barrier
    queue[0] = origin
    head = 0
    tail = 1
    while head < tail:
        space = queue[head]
        steps = reach[space] + 1
        queue[head] = 0
        head += 1
        for k in range(way_start[space], way_start[space + 1]):
            to = way_to[k]
            if reach[to] == 0 and (way_barrier[k] == 0 or free != 0) and to != origin:
                reach[to] = steps
                if steps < limit and (stops[to] == 0 or no_stop != 0) and (enemies[to] == 0 or no_enemy != 0):
                    queue[tail] = to
                    tail += 1
    if free == 0:
        for k in range(way_start[origin], way_start[origin + 1]):
            if way_barrier[k] != 0:
                reach[way_to[k]] = 1


if __name__.startswith("hegemon_fast."):

    @rule
    def recall(s: State, c: Components, reach: list[int], origin: int, limit: int) -> bool:
        """Compiled, to spread takes no longer than to remember."""
        return False

else:

    @lru_cache(maxsize=8192)
    def crossed(c: Components, origin: int, limit: int) -> tuple[int, ...]:
        """Where a march would go on if there were no enemies: only enemies there can make a difference."""
        distances = distances_among(c, origin, limit, ())
        return tuple(k for k, steps in enumerate(distances) if 0 < steps < limit and c.stops[k] == 0)

    @lru_cache(maxsize=65536)
    def distances_among(c: Components, origin: int, limit: int, held: tuple[int, ...]) -> list[int]:
        """The distances where enemies hold these spaces."""
        s = State()
        for space in held:
            s.num_units[1 - s.active][space] = 1
        spread(s, c, s.reach, origin, limit, 0, 0, 0)
        return s.reach

    def recall(s: State, c: Components, reach: list[int], origin: int, limit: int) -> bool:
        """Write the distances, from memory if enemies stood there before as they do now."""
        enemies = s.num_units[1 - s.active]
        held = tuple([space for space in crossed(c, origin, limit) if enemies[space]])
        reach[:] = distances_among(c, origin, limit, held)
        return True


@rule
def walk(
    s: State, c: Components, reach: list[int], origin: int, limit: int, free: int, no_stop: int, no_enemy: int
) -> None:
    """As `spread`; what everybody may do is remembered.  cite: movement.distance"""
    if free + no_stop + no_enemy != 0 or not recall(s, c, reach, origin, limit):
        spread(s, c, reach, origin, limit, free, no_stop, no_enemy)


@rule
def is_reached(
    s: State, c: Components, origin: int, to: int, limit: int, free: int, no_stop: int, no_enemy: int
) -> int:
    """Would the destination be in reach if something were not in the way?  cite: movement.distance"""
    walk(s, c, s.probe, origin, limit, free, no_stop, no_enemy)
    found = int(s.probe[to] != 0)
    clear(s.probe)
    return found
