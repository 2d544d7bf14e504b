"""Puzzles: positions in which one plan, and one only, gains the most in this turn. `teaching/puzzles.json` holds them;
what is gained is the number of a fact, `points` or `income`.

A proof looks at every line of the turn. Two lines follow the same plan if they make the same key actions; extra actions
beside them change nothing. A plan is the only one when every solving line contains its key actions and these alone
solve.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from datetime import date
from functools import cache
from random import Random
from typing import Any

from ..core.engine import State
from ..core.errors import DataError, HegemonError
from ..core.frames import CHANCE, OVER
from ..core.game import Game
from .companion import teaching_folder

BEGINS = ("march ", "move ")  # what a destination belongs to
IMPOSSIBLE = -9999  # no fact has this number: asked for it, it tells the true one
MOST_NODES = 4000  # positions that a proof may look at
STOCK = ((0, 7), (0, 1), (0, 15), (0, 2))  # least and most marble, iron, gold and coins of a puzzle
KNOWN = 0.3  # how likely a nation knows something in a puzzle
WORTHWHILE = 3  # what is won and key actions together: less is no puzzle
FIRST_SOLVED = date(2026, 1, 1)  # the daily puzzles are counted from here


@dataclass(frozen=True)
class Puzzle:
    """A position, what is to be reached in this turn, and the proof."""

    id: str
    level: int  # 1 to 3
    seat: str
    nation: str
    options: dict[str, Any]
    position: dict[str, Any]
    gain: int  # personages won in this turn
    points: int  # how many there are then
    plan: tuple[str, ...]  # the key actions of every solution
    line: tuple[str, ...]  # one solution
    nodes: int  # positions that the proof looked at
    count: str = "points"  # the fact that is to be raised

    @property
    def goal(self) -> str:
        """What must be reached."""
        return f"{self.count} {self.nation} {self.points}"


@dataclass
class Proof:
    """What an exhaustive search of a turn has found."""

    gain: int
    solutions: int
    plan: frozenset[str]  # key actions that all solutions share
    line: tuple[str, ...]
    alone: bool  # the shared key actions suffice: there is one plan
    nodes: int


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game."""
    file = teaching_folder(game) / "puzzles.json"
    rows = json.loads(file.read_text("utf-8")) if file.is_file() else []
    return tuple(Puzzle(**row | {"plan": tuple(row["plan"]), "line": tuple(row["line"])}) for row in rows)


def of_the_day(game: str, day: date) -> Puzzle | None:
    """The daily puzzle; None for a game without puzzles."""
    found = puzzles(game)
    return found[(day - FIRST_SOLVED).days % len(found)] if found else None


def points_of(game: Game, state: State, nation: str, count: str = "points") -> int:
    """The number that a fact says of a nation."""
    said = game.check(state, f"{count} {nation} {IMPOSSIBLE}").replace(str(IMPOSSIBLE), "")
    digits = [word for word in said.replace(".", " ").split() if word.isdecimal()]
    if not digits:
        raise DataError(f"{game.spec.id} does not count {count}: '{said}'.")
    return int(digits[-1])


@cache
def key_verbs(game: str) -> frozenset[str]:
    """The verbs whose actions make a plan (`teaching/puzzles.toml`)."""
    told = tomllib.loads((teaching_folder(game) / "puzzles.toml").read_text("utf-8"))
    return frozenset(told["key_verbs"])


def key_of(game: Game, a: int, line: tuple[str, ...]) -> str | None:
    """The part of an action that makes a plan; which resource a city yields makes none. A destination goes with where
    the march began: two stacks that change places are two plans."""
    action = game.action(a)
    if action.verb not in key_verbs(game.spec.id):
        return None
    key = " ".join((action.verb, *action.args[:1]))
    begun = next((text for text in reversed(line) if text.startswith(BEGINS)), "")
    return f"{begun} {key}" if action.verb == "to" else key


def prove(game: Game, start: State, seat: int, nation: str, count: str = "points") -> Proof | None:
    """Search the whole turn; None if it is too wide to be searched."""
    return _TurnSearch(game, start, seat, nation, count).run(start)


class _TurnSearch:
    """Every line of one turn; orders that lead to the same are left out, as `distinct` does."""

    def __init__(self, game: Game, start: State, seat: int, nation: str, count: str) -> None:
        self.game, self.seat, self.nation, self.count = game, seat, nation, count
        self.turn, self.before = game.turn(start), points_of(game, start, nation, count)
        self.best = 0
        self.plans: dict[frozenset[str], tuple[str, ...]] = {}
        self.solutions = 0

    def run(self, start: State) -> Proof | None:
        game = self.game
        waiting: list[tuple[State, frozenset[str], tuple[str, ...]]] = [(start, frozenset(), ())]
        nodes = 0
        while waiting:
            state, keys, line = waiting.pop()
            for a in game.distinct(state):
                nodes += 1
                if nodes > MOST_NODES:
                    return None
                after = state.copy()
                game.apply(after, a)
                key = key_of(game, a, line)
                reached = (after, keys | {key} if key else keys, (*line, game.text(a)))
                if self._is_over(after):
                    self._judge(*reached)
                else:
                    waiting.append(reached)
        shared = frozenset.intersection(*self.plans) if self.plans else frozenset()
        line = self.plans.get(shared, ())
        return Proof(self.best, self.solutions, shared, line, bool(line), nodes)

    def _is_over(self, state: State) -> bool:
        return self.game.to_act(state) != self.seat or self.game.turn(state) != self.turn

    def _judge(self, state: State, keys: frozenset[str], line: tuple[str, ...]) -> None:
        gain = points_of(self.game, state, self.nation, self.count) - self.before
        if gain > self.best:
            self.best, self.plans, self.solutions = gain, {}, 0
        if gain == self.best and gain > 0:
            self.solutions += 1
            self.plans.setdefault(keys, line)


def candidates(game: Game, rng: Random, first_turn: int, most_turns: int) -> Iterator[tuple[State, int]]:
    """Positions of a game between random players, in which a seat is about to choose its action. Random players spend
    what they have at once: so stock and know-how are drawn by lot, and the seat has something to decide."""
    state = game.start()
    turn = -1
    while (who := game.to_act(state)) != OVER and game.turn(state) < most_turns:
        if who != CHANCE and first_turn <= game.turn(state) != turn and game.active(state) == who:
            turn = game.turn(state)
            yield game.change(state, _drawn(game, state, who, rng)), who
        game.apply(state, game.draw(state, rng) if who == CHANCE else rng.choice(game.legal(state)))


def _drawn(game: Game, state: State, seat: int, rng: Random) -> str:
    """Facts by lot: what the seat holds, and what each nation knows."""
    nation = nation_of(game, state, seat)
    marble, iron, gold, coin = (rng.randint(low, high) for low, high in STOCK)
    facts = [f"stock {nation} marble={marble} iron={iron} gold={gold} coin={coin}"]
    for other in range(game.num_seats):
        known = [name for name in game.data.names["know_how"] if rng.random() < KNOWN]
        if known:
            facts.append(f"know_how {nation_of(game, state, other)} {' '.join(known)}")
    return "; ".join(facts)


@dataclass(frozen=True)
class Studies:
    """Positions composed by hand (`teaching/studies.toml`), some with places that are filled by lot."""

    seat: str
    positions: tuple[str, ...]
    count: str = "points"
    worth: int = WORTHWHILE
    options: dict[str, Any] = field(default_factory=dict)
    draws: dict[str, tuple[Any, ...]] = field(default_factory=dict)  # place → what may stand there

    def composed(self, game: Game, rng: Random) -> Iterator[State]:
        """The positions; those with places again and again, each time with another lot."""
        yield from (game.position(text) for text in self.positions if not self.draws)
        while self.draws:
            lot = {place: rng.choice(values) for place, values in self.draws.items()}
            with suppress(HegemonError):  # two pieces on one place, more than the box holds
                state = game.position(rng.choice(self.positions).format(**lot))
                if not game.problems(state):
                    yield state


def studies(game: str) -> list[Studies]:
    """All studies of a game."""
    rows = tomllib.loads((teaching_folder(game) / "studies.toml").read_text("utf-8"))["studies"]
    return [
        Studies(**row | {"positions": tuple(row["positions"]), "draws": _listed(row.get("draws", {}))}) for row in rows
    ]


def _listed(draws: dict[str, list[Any]]) -> dict[str, tuple[Any, ...]]:
    return {place: tuple(values) for place, values in draws.items()}


def nation_of(game: Game, state: State, seat: int) -> str:
    """The nation whose points a seat collects: seats are nations, or the position says who plays which."""
    nations = game.data.names.lists.get("nation", ())
    return next((n for n in nations if game.holds(state, f"player {n} {seat}")), game.seats[seat])


def made_into_puzzle(
    game: Game, state: State, seat: int, number: int, count: str = "points", worth: int = WORTHWHILE
) -> Puzzle | None:
    """A puzzle, if there is exactly one plan that wins the most and it wins something worth a search."""
    nation = nation_of(game, state, seat)
    proof = prove(game, state, seat, nation, count)
    if proof is None or not proof.alone or proof.gain < 1:
        return None
    won = 1 if count == "income" else proof.gain  # talents come by the dozen
    if won + len(proof.plan) < worth:
        return None
    goal = points_of(game, state, nation, count) + proof.gain
    line = _until(game, state, proof.line, f"{count} {nation} {goal}")
    level = min(3, won + (len(proof.plan) > 3) + (proof.nodes > 800))
    return Puzzle(
        f"{game.spec.id}-{number:02}", level, game.seats[seat], nation, _chosen(game), game.dump(state), proof.gain,
        goal, tuple(sorted(proof.plan)), line, proof.nodes, count,
    )  # fmt: skip


def _until(game: Game, start: State, line: tuple[str, ...], goal: str) -> tuple[str, ...]:
    """The line up to where the goal is reached."""
    state = start.copy()
    for number, text in enumerate(line, 1):
        game.apply(state, game.parse(text))
        if game.holds(state, goal):
            return line[:number]
    raise DataError(f"The line does not reach '{goal}'.")


def _chosen(game: Game) -> dict[str, Any]:
    return {o.name: game.options[o.name] for o in game.spec.options if game.options[o.name] != o.default}


def written(found: list[Puzzle]) -> str:
    """The puzzles as they are stored, one to a line."""
    rows = [json.dumps(asdict(puzzle), ensure_ascii=False, separators=(",", ":")) for puzzle in found]
    return "[\n" + ",\n".join(rows) + "\n]\n"
