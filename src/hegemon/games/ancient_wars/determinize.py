"""A full position consistent with what a seat knows: the enemy's hidden units are dealt anew within their veils."""

from __future__ import annotations

from random import Random

from ...core.data import Data
from .frames import IN_CHECK, IN_LOAD, IN_MARCH_ROLL, IN_MARCH_TAKE, IN_MARCH_TO, IN_SAIL_TO
from .state import State

SPACE_FIRST = (IN_CHECK, IN_MARCH_TO, IN_MARCH_TAKE, IN_MARCH_ROLL)  # frames that carry a space
FLEET_FIRST = (IN_SAIL_TO, IN_LOAD)


def busy_spaces(s: State) -> set[int]:
    """Spaces where something half done concerns the very units there; they are left as they are."""
    busy: set[int] = set()
    for d in range(s.depth):
        if s.frame_kind[d] in SPACE_FIRST:
            busy.add(s.frame_first[d])
        elif s.frame_kind[d] in FLEET_FIRST:
            busy.add(s.at[s.frame_first[d]])
    return busy


def determinize(s: State, data: Data, seat: int, rng: Random) -> State:
    """Units that the seat cannot tell apart change places at random, with the marks that belong to the places. The
    places are put in order first: with equal randomness nothing of what was there before shows.
    cite: fog.no_examining, rulings.remembered_stacks"""
    c = data.components
    other = s.copy()  # type: ignore[attr-defined]
    enemy = 1 - seat
    busy = busy_spaces(s)
    veils: dict[int, list[int]] = {}
    for u in range(c.first_unit[enemy], c.end_land[enemy]):
        if s.at[u] >= 0 and s.at[u] not in busy:
            veils.setdefault(s.veil[u], []).append(u)
    for _, units in sorted(veils.items()):
        places = sorted((s.at[u], s.moved[u], s.checked[u]) for u in units)
        rng.shuffle(places)
        for u, (at, moved, checked) in zip(units, places, strict=True):
            other.at[u], other.moved[u], other.checked[u] = at, moved, checked
    return other  # type: ignore[no-any-return]
