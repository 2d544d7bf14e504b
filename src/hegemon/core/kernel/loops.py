"""Entrances into a game's rules, and the random playout. Compiled entrances take an array of states and an index:
handing a single record over from Python would cost more than the rules themselves."""

from __future__ import annotations

from typing import Any

from ...core.dual import entry, rule
from ...core.frames import CHANCE, OVER
from ...core.rng import below
from .flow import apply, legal, start, to_act, weight, why_not

if __name__.startswith("hegemon_fast."):

    @rule
    def copy_state(states: Any, to: int, source: int) -> None:
        """Copy a record: a memcpy."""
        states[to] = states[source]

else:

    def copy_state(states: Any, to: int, source: int) -> None:
        """Copy a plain state."""
        states[to] = states[source].copy()


@rule
def legal_and_actor(s: Any, t: Any, out: list[int]) -> int:
    """Legal actions into `out`, and the actor behind them. Returns how many actions there are."""
    n = legal(s, t, out)
    out[n] = to_act(s, t)
    return n


@entry
def begin(states: Any, i: int, tables: Any, out: list[int]) -> int:
    """Set a blank state up; then as `look`."""
    start(states[i], tables[0])
    return legal_and_actor(states[i], tables[0], out)


@entry
def look(states: Any, i: int, tables: Any, out: list[int]) -> int:
    """Legal actions and actor of a position."""
    return legal_and_actor(states[i], tables[0], out)


@entry
def step(states: Any, i: int, tables: Any, a: int, out: list[int]) -> int:
    """Carry an action out, then as `look`, in one crossing. A refused action changes nothing: minus its reason."""
    code = why_not(states[i], tables[0], a)
    if code != 0:
        return -code
    apply(states[i], tables[0], a)
    return legal_and_actor(states[i], tables[0], out)


@entry
def refusal(states: Any, i: int, tables: Any, a: int) -> int:
    """Reason code of an action."""
    return why_not(states[i], tables[0], a)


@entry
def chance_weights(states: Any, i: int, tables: Any, out: list[int]) -> int:
    """The weights of all chance outcomes into `out`, in the order of the legal actions. Returns how many there are."""
    n = legal(states[i], tables[0], out)
    for k in range(n):
        out[k] = weight(states[i], tables[0], out[k])
    return n


@rule
def draw_outcome(s: Any, t: Any, out: list[int], n: int, rng: list[int]) -> int:
    """A chance outcome, drawn by weight."""
    total = 0
    for k in range(n):
        total += weight(s, t, out[k])
    mark = below(rng, total)
    for k in range(n):
        mark -= weight(s, t, out[k])
        if mark < 0:
            return out[k]
    return out[n - 1]


@rule
def playout(s: Any, t: Any, rng: list[int], out: list[int], limit: int) -> int:
    """Play uniformly at random to the end, or for `limit` decisions. Returns the number of decisions."""
    decisions = 0
    while decisions < limit:
        who = to_act(s, t)
        if who == OVER:
            break
        n = legal(s, t, out)
        if who == CHANCE:
            a = draw_outcome(s, t, out, n, rng)
        else:
            a = out[below(rng, n)]
            decisions += 1
        apply(s, t, a)
    return decisions


@entry
def playouts(states: Any, tables: Any, rng: list[int], out: list[int], games: int, limit: int) -> int:
    """Whole random games in slot 0, each from the blank state in slot 1. Returns the decisions made in all."""
    decisions = 0
    for _ in range(games):
        copy_state(states, 0, 1)
        start(states[0], tables[0])
        decisions += playout(states[0], tables[0], rng, out, limit)
    return decisions


@entry
def copies(states: Any, times: int) -> int:
    """Copy slot 0 to slot 1 again and again (for the benchmark)."""
    total = 0
    for _ in range(times):
        copy_state(states, 1, 0)
        total += states[1].turn
    return total
