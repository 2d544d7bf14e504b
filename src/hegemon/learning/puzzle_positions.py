"""Where puzzles are looked for: the games of bots, and studies (`teaching/studies.toml`)."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from ..bots.registry import make_bot
from ..core.engine import State
from ..core.errors import HegemonError
from ..core.frames import CHANCE, OVER
from ..core.game import Game
from ..core.record import Record, replay
from .companion import teaching_folder
from .puzzle_assault import TAKES
from .puzzle_search import points_of
from .puzzles import FEWEST, HOLD

WORTHWHILE = 3  # what is won and key actions together: less is no puzzle

Moves = Callable[[State], int | None]  # the next action of a game; None: it was left here


@dataclass(frozen=True)
class Posed:
    """A position for a seat, what is asked for, how much a puzzle must ask, where it comes from."""

    game: Game
    state: State
    seat: int
    count: str
    worth: int
    source: str


def nation_of(game: Game, state: State, seat: int) -> str:
    """The nation whose points a seat collects: seats are nations, or the position says who plays which."""
    nations = game.data.names.lists.get("nation", ())
    return next((n for n in nations if game.holds(state, f"player {n} {seat}")), game.seats[seat])


@dataclass(frozen=True)
class Searched:
    """What is looked for in the games of bots (`teaching/puzzles.toml`)."""

    frames: tuple[str, ...]  # where a puzzle may begin
    asked: tuple[str, ...]  # what it may ask for
    too_wide: tuple[str, ...] = ()  # actions after which nobody could look at every line
    most_offered: int = 1000  # … and where more are offered neither


def searched(game: str) -> Searched:
    """As the game says."""
    told = tomllib.loads((teaching_folder(game) / "puzzles.toml").read_text("utf-8"))
    return Searched(
        tuple(told["frames"]), tuple(told["asked"]), tuple(told.get("too_wide", ())), told.get("most_offered", 1000)
    )


@dataclass(eq=False)
class _Step:
    """A seat's decisions from one place in its turn on."""

    start: State
    seat: int
    turn: int
    verbs: list[str] = field(default_factory=list)


def bots_playing(game: Game, bot: str, seed: int) -> Moves:
    """A game of bots against each other, as it goes."""
    bots, rng = [make_bot(bot, seed=seed + n) for n in range(game.num_seats)], Random(seed)

    def move(state: State) -> int:
        who = game.to_act(state)
        return game.draw(state, rng) if who == CHANCE else bots[who].choose(game, state)

    return move


def as_recorded(game: Game, record: Record) -> Moves:
    """A game that was played before."""
    made = iter([game.parse(text) for text in replay(record, game).record.texts()])
    return lambda _: next(made, None)


def passed(game: Game, moves: Moves, source: str, turns: int, sought: Searched) -> Iterator[Posed]:
    """Positions of a game in which a seat went on to do something that a puzzle could ask for, or lost a city in the
    turn after."""
    state, watch = game.start(), _Watch(game, sought, source)
    while (who := game.to_act(state)) != OVER and game.turn(state) < turns:
        yield from watch.closed(state)
        if who != CHANCE:
            watch.open(state)
        if (a := moves(state)) is None:
            return
        if who != CHANCE:
            yield from watch.done(who, game.turn(state), game.action(a).verb)
        game.apply(state, a)


class _Watch:
    """Keeps the beginnings of steps until it is known what came of them."""

    def __init__(self, game: Game, sought: Searched, source: str) -> None:
        self.game, self.sought, self.source = game, sought, source
        self.steps: list[_Step] = []
        self.before: dict[int, _Step] = {}  # the last turn of each seat

    def open(self, state: State) -> None:
        """A step begins, if it is of a kind that puzzles begin with."""
        game, who = self.game, self.game.to_act(state)
        begins = game.verbs.frames.names[game.frame(state)] in self.sought.frames and game.active(state) == who
        narrow = begins and len(game.legal(state)) <= self.sought.most_offered
        if narrow and not any(game.allows(state, game.parse(text)) for text in self.sought.too_wide):
            self.steps.append(_Step(state.copy(), who, game.turn(state)))

    def done(self, who: int, turn: int, verb: str) -> Iterator[Posed]:
        """Somebody acts; whoever loses a city could perhaps have held it."""
        for step in self.steps:
            step.verbs.append(verb)
        if verb == TAKES and HOLD in self.sought.asked:
            lost = [s for seat, s in self.before.items() if seat != who and s.turn + self.game.num_seats > turn]
            yield from (self._posed(step, HOLD) for step in lost)

    def closed(self, state: State) -> Iterator[Posed]:
        """What could be asked of the steps that are over."""
        turn, who = self.game.turn(state), self.game.to_act(state)
        over = [step for step in self.steps if step.turn != turn or who not in (step.seat, CHANCE)]
        self.steps = [step for step in self.steps if step not in over]
        for step in over:
            self.before[step.seat] = step
            yield from (self._posed(step, count) for count in self.sought.asked if self._came_of(step, state, count))

    def _posed(self, step: _Step, count: str) -> Posed:
        return Posed(self.game, step.start, step.seat, count, WORTHWHILE, f"{self.source}, turn {step.turn}")

    def _came_of(self, step: _Step, state: State, count: str) -> bool:
        if count in (FEWEST, HOLD):
            return count == FEWEST and TAKES in step.verbs
        nation = nation_of(self.game, state, step.seat)
        return points_of(self.game, state, nation, count) > points_of(self.game, step.start, nation, count)


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


def studies_of(game: str) -> list[Studies]:
    """All studies of a game."""
    rows = tomllib.loads((teaching_folder(game) / "studies.toml").read_text("utf-8"))["studies"]
    return [
        Studies(**row | {"positions": tuple(row["positions"]), "draws": _listed(row.get("draws", {}))}) for row in rows
    ]


def _listed(draws: dict[str, list[Any]]) -> dict[str, tuple[Any, ...]]:
    return {place: tuple(values) for place, values in draws.items()}
