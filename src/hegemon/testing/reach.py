"""Does `distinct` reach whatever `legal` reaches? Exhausts a step of a game by both lists and compares."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..core.engine import State
from ..core.game import Game
from ..core.state import layout_of

MOST_POSITIONS = 20_000  # a step that has more is not exhausted
Settled = Callable[[Any], bool]  # is this a position between two purchases, by the plain state?


@dataclass(frozen=True)
class Reach:
    """The positions that a step can reach, and how many actions were tried to find them."""

    keys: frozenset[str]
    tried: int
    complete: bool


def _marks(game: Game, state: State) -> tuple[tuple[int, ...], ...]:
    s = game.plain(state)
    return tuple(tuple(getattr(s, name)) for name, spec in layout_of(s).fields.items() if spec.is_mark)


def always(s: Any) -> bool:
    """Every position counts."""
    return True


def reach(
    game: Game,
    state: State,
    listing: Callable[[State], list[int]],
    most: int = MOST_POSITIONS,
    settled: Settled = always,
) -> Reach:
    """Every position that follows while the same seat goes on deciding in the same turn, the first one after included.

    The marks of order decide what `distinct` lists, so a position counts as seen only with the same marks.
    Where prices differ, a price that is still owed tells which purchase came last: such a position, half paid, has a
    trace of the order, and only `settled` ones are compared."""
    seat, turn = game.to_act(state), game.plain(state).turn
    waiting, seen = [state.copy()], {(state.key(), _marks(game, state))}
    keys = {state.key()}
    tried = 0
    while waiting:
        here = waiting.pop()
        if game.to_act(here) != seat or game.plain(here).turn != turn:
            continue
        listed = listing(here)
        if not listed:
            raise AssertionError(
                f"a list is empty although seat {seat} is to act: {game.say(game.prompt(here).message)}"
            )
        for a in listed:
            there = here.copy()
            game.apply(there, a)
            tried += 1
            node = (there.key(), _marks(game, there))
            if node not in seen:
                seen.add(node)
                if settled(game.plain(there)):
                    keys.add(node[0])
                waiting.append(there)
        if len(seen) > most:
            return Reach(frozenset(keys), tried, False)
    return Reach(frozenset(keys), tried, True)


def compare(
    game: Game, state: State, most: int = MOST_POSITIONS, settled: Settled = always
) -> tuple[Reach, Reach, list[str]]:
    """What both lists reach from a position whose marks are clear, and every disagreement as a sentence."""
    fresh = game.change(state, "")
    by_legal = reach(game, fresh, game.legal, most, settled)
    by_distinct = reach(game, fresh, game.distinct, most, settled)
    if not (by_legal.complete and by_distinct.complete):
        return by_legal, by_distinct, []
    faults = []
    if missing := by_legal.keys - by_distinct.keys:
        faults.append(f"{len(missing)} of {len(by_legal.keys)} positions are reached by legal alone")
    if extra := by_distinct.keys - by_legal.keys:
        faults.append(f"{len(extra)} positions are reached by distinct alone")
    return by_legal, by_distinct, faults
