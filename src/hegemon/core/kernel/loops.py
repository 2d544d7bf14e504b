"""What Python asks of a game's rules, and the random playout. Compiled entrances take arrays of states: handing a
single record over from Python would cost more than the rules themselves."""

from __future__ import annotations

from typing import Any

from ...core.dual import entry, rule
from ...core.frames import CHANCE, OVER, top_seat
from ...core.rng import below, next_word
from .dispatch import WEIGHED, apply, legal, weight, why_not
from .flow import start

LIST, BEGIN, STEP, SETTLE, WEIGHTS, REFUSE, DISTINCT = range(7)

if __name__.startswith("hegemon_fast."):
    import numpy as np

    from ...core.compiled import as_pointer, carray
    from ...core.state import layout_of
    from .state import State  # type: ignore[import-not-found]  # the game's own

    WORD = np.int16
    CONTENT, MARKS, END = layout_of(State).content_size, layout_of(State).position_size, layout_of(State).size

    @rule
    def copy_state(states: Any, to: int, source: int) -> None:
        """Copy a record without its scratch, number by number: the compiler makes wide moves of it, as both begin where
        it sees that no index is negative."""
        there: Any = carray(as_pointer(states.ctypes.data + to * states.itemsize), (END,), WORD)
        here: Any = carray(as_pointer(states.ctypes.data + source * states.itemsize), (END,), WORD)
        for k in range(CONTENT):
            there[k] = here[k]
        for k in range(MARKS, END):
            there[k] = here[k]

else:

    def copy_state(states: Any, to: int, source: int) -> None:
        """Copy a plain state."""
        states[to] = states[source].copy()


@rule
def outcome_at(s: Any, c: Any, out: list[int], n: int, word: int) -> int:
    """The chance outcome that 32 random bits point to, by weight."""
    if not WEIGHED:
        return out[(word * n) >> 32]
    total = 0
    for k in range(n):
        total += weight(s, c, out[k])
    mark = (word * total) >> 32
    for k in range(n):
        mark -= weight(s, c, out[k])
        if mark < 0:
            return out[k]
    return out[n - 1]


@rule
def answer(s: Any, c: Any, request: int, a: int, out: list[int]) -> int:
    """Everything that Python asks of a position, in one function, for each entrance is compiled with all the rules.

    BEGIN sets a blank state up, STEP carries an action out (a refused one changes nothing: minus its reason), SETTLE
    lets chance act on 32 random bits, LIST only lists; then the legal actions are in `out`, behind them the actor and
    the action made, and their number is returned. DISTINCT: as LIST, without what only permutes. WEIGHTS: the weights
    instead of the actions. REFUSE: the reason."""
    if request == REFUSE:
        return why_not(s, c, a)
    if request == STEP:
        code = why_not(s, c, a)
        if code != 0:
            return -code
    elif request == SETTLE:
        a = outcome_at(s, c, out, legal(s, c, out, 0), a)
    elif request == BEGIN:
        start(s, c)
    if request == STEP or request == SETTLE:
        apply(s, c, a)
    n = legal(s, c, out, 1 if request == DISTINCT else 0)
    if request == WEIGHTS:
        for k in range(n):
            out[k] = weight(s, c, out[k])
    else:
        out[n] = top_seat(s)
        out[n + 1] = a
    return n


@rule
def playout(s: Any, c: Any, rng: list[int], out: list[int], limit: int) -> int:
    """Play at random (distinct actions) to the end, or for `limit` decisions. Returns the number of decisions."""
    decisions = 0
    while decisions < limit:
        who = top_seat(s)
        if who == OVER:
            break
        n = legal(s, c, out, 1)
        if who == CHANCE:
            a = outcome_at(s, c, out, n, next_word(rng))
        else:
            a = out[below(rng, n)]
            decisions += 1
        apply(s, c, a)
    return decisions


@rule
def playouts(states: Any, components: Any, rng: list[int], out: list[int], games: int, limit: int) -> int:
    """Whole random games in slot 0, each from the blank state in slot 1. Returns the decisions made in all."""
    decisions = 0
    for _ in range(games):
        copy_state(states, 0, 1)
        start(states[0], components[0])
        decisions += playout(states[0], components[0], rng, out, limit)
    return decisions


@entry
def copies(states: Any, times: int) -> int:
    """Copy slot 0 to slot 1 again and again (for the benchmark)."""
    total = 0
    for _ in range(times):
        copy_state(states, 1, 0)
        total += states[1].turn
    return total
