"""The proof of a puzzle: every line of a turn is looked at, and the best of them follow one plan.

Two lines follow the same plan if they make the same key actions; extra actions beside them change nothing. A plan is
the only one when every solving line contains its key actions and these alone solve. Positions that are reached twice
with the same key actions are looked at once.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from ..core.engine import State
from ..core.errors import DataError
from ..core.game import Game
from ..core.language import msg
from .companion import teaching_folder
from .puzzle_assault import Unclear, can_be_stormed
from .puzzles import FEWEST, HOLD, ODDS, deeds

IMPOSSIBLE = -9999  # no fact has this number: asked for it, it tells the true one
MOST_NODES = 30_000  # positions that a proof may look at
AGAIN = "again "  # before a key action that was made before in the same line

Scored = Callable[["Reached"], int]


class Reached(NamedTuple):
    """Where a line has led to."""

    state: State
    keys: frozenset[str]
    line: tuple[str, ...]
    before: State | None = None  # the position before the last action
    last: int = -1


@dataclass
class Proof:
    """What an exhaustive search of a turn has found."""

    gain: int
    solutions: int
    plan: frozenset[str]  # key actions that all solutions share
    line: tuple[str, ...]
    alone: bool  # the shared key actions suffice: there is one plan
    firm: bool  # whoever does what the plan says cannot spoil it
    second: int  # the most that another plan gains
    nodes: int


def points_of(game: Game, state: State, nation: str, count: str = "points") -> int:
    """The number that a fact says of a nation."""
    said = game.check(state, f"{count} {nation} {IMPOSSIBLE}").replace(str(IMPOSSIBLE), "")
    digits = [word for word in said.replace(".", " ").split() if word.isdecimal()]
    if not digits:
        raise DataError(msg("bad-puzzle-count", game=game.spec.id, count=count))
    return int(digits[-1])


@cache
def key_verbs(game: str, count: str) -> frozenset[str]:
    """The verbs whose actions make a plan (`teaching/puzzles.toml`), for what is asked."""
    told = tomllib.loads((teaching_folder(game) / "puzzles.toml").read_text("utf-8"))
    return frozenset(told.get("keys_of", {}).get(count, told["key_verbs"]))


@cache
def mover_of(game: str) -> str:
    """The verb that sends one unit off."""
    told: str = tomllib.loads((teaching_folder(game) / "puzzles.toml").read_text("utf-8"))["mover"]
    return told


def key_of(game: Game, a: int, before: tuple[str, ...], count: str) -> str | None:
    """The part of an action that makes a plan; which resource a city yields makes none. A destination goes with where
    the march began: two stacks that change places are two plans."""
    action, begins = game.action(a), f"{mover_of(game.spec.id)} "
    if action.verb not in key_verbs(game.spec.id, count):
        return None
    key = game.text(a) if action.verb == begins.strip() else " ".join((action.verb, *action.args[:1]))
    begun = next((text for text in reversed(before) if text.startswith(begins)), "")
    return f"{begun} {key}" if action.verb == "to" else key


def prove(game: Game, start: State, seat: int, nation: str, count: str = "points") -> Proof | None:
    """Search the whole turn; None if it is too wide to be searched."""
    search = _TurnSearch(game, start, seat, count)
    try:
        return search.run(start, _score(game, start, seat, nation, count))
    except Unclear:
        return None


def _score(game: Game, start: State, seat: int, nation: str, count: str) -> Scored:
    """How good an end is; what is not above 0 solves nothing."""
    if count == FEWEST:
        mover = f"{mover_of(game.spec.id)} "
        return lambda end: (
            MOST_NODES - sum(text.startswith(mover) for text in end.line)
            if any(key.startswith("conquer ") for key in end.keys)
            else 0
        )
    if count == HOLD:
        return lambda end: int(not can_be_stormed(game, end.state, seat, nation))
    if count == ODDS:
        return lambda end: _winning(game, end, seat)
    before = points_of(game, start, nation, count)
    return lambda end: points_of(game, end.state, nation, count) - before


def _winning(game: Game, end: Reached, seat: int) -> int:
    """The exact chance in the battle that the last action begins."""
    found = game.odds(end.before, end.last) if end.before is not None else None
    if found is None or game.to_act(end.state) == seat:
        return 0
    return round(100 * found.ends[0][1])


class _TurnSearch:
    """Every line of one turn; orders that lead to the same are left out, as `distinct` does."""

    def __init__(self, game: Game, start: State, seat: int, count: str) -> None:
        self.game, self.seat, self.count, self.turn = game, seat, count, game.turn(start)
        self.best = self.solutions = self.nodes = 0
        self.plans: dict[frozenset[str], tuple[str, ...]] = {}
        self.most: dict[frozenset[str], int] = {}  # by the key actions of a line
        self.least: dict[frozenset[str], int] = {}

    def run(self, start: State, score: Scored) -> Proof | None:
        """None if there are too many lines."""
        waiting, seen = [Reached(start, frozenset(), ())], set[tuple[str, frozenset[str]]]()
        while waiting:
            at = waiting.pop()
            for a in self.game.distinct(at.state):
                self.nodes += 1
                if self.nodes > MOST_NODES:
                    return None
                reached = self._after(at, a)
                if (place := (reached.state.key(), reached.keys)) in seen:
                    continue
                seen.add(place)
                if self._is_over(reached.state):
                    self._judge(reached, score(reached))
                else:
                    waiting.append(reached)
        return self._found()

    def _found(self) -> Proof:
        shared = frozenset.intersection(*self.plans) if self.plans else frozenset()
        line, wanted = self.plans.get(shared, ()), deeds(shared)
        firm = all(gain == self.best for keys, gain in self.least.items() if wanted <= deeds(keys))
        second = max((gain for keys, gain in self.most.items() if not shared <= keys), default=0)
        return Proof(self.best, self.solutions, shared, line, bool(line), firm, second, self.nodes)

    def _after(self, at: Reached, a: int) -> Reached:
        after = at.state.copy()
        self.game.apply(after, a)
        key = key_of(self.game, a, at.line, self.count)
        while key in at.keys:
            key = f"{AGAIN}{key}"
        return Reached(after, at.keys | {key} if key else at.keys, (*at.line, self.game.text(a)), at.state, a)

    def _is_over(self, state: State) -> bool:
        return self.game.to_act(state) != self.seat or self.game.turn(state) != self.turn

    def _judge(self, end: Reached, gain: int) -> None:
        self.most[end.keys] = max(gain, self.most.get(end.keys, gain))
        self.least[end.keys] = min(gain, self.least.get(end.keys, gain))
        if gain > self.best:
            self.best, self.plans, self.solutions = gain, {}, 0
        if gain == self.best and gain > 0:
            self.solutions += 1
            self.plans.setdefault(end.keys, end.line)
