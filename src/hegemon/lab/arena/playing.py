"""One game of an arena, in a worker process: what goes in and comes out is plain data."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from random import Random
from typing import Any

from ...bots import Bot
from ...bots.outside import BotFault, OutsideBot, is_outside
from ...bots.outside.faults import CRASHED, ILLEGAL
from ...bots.stillness import Stillness
from ...core.engine import State
from ...core.frames import CHANCE, OVER
from ...core.game import Game
from ...core.record import Record, Recorder
from ...core.registry import load
from .schedule import Fixture, Order
from .yardsticks import arena_bot, clock_of

LOOSE = "novice"  # who plays a loose opening
DRAWN = "drawn"  # the reason of a game that did not end in time
FORFEIT = "forfeit"  # the reason of a game that a bot broke off


@dataclass
class Played:
    """How a game went. Lists have one entry per seat."""

    number: int
    pair: tuple[int, int]
    seats: list[int]
    set_up: dict[str, str]
    seed: int
    shares: list[float]  # of the win
    places: list[int]  # 0 is first
    reason: str
    turns: int
    decisions: int
    seconds: list[float]
    own_turns: list[int]
    slowest_turn: list[float]
    digest: str  # of everything that was done: equal games have equal ones
    idle_turns: int = 0  # turns of anybody that changed nothing
    lost_by: dict[str, Any] = field(default_factory=dict)  # seat, kind and detail, where a bot broke off

    def as_json(self) -> dict[str, Any]:
        """As a line of the file."""
        line = asdict(self)
        line["seconds"] = [round(x, 3) for x in self.seconds]
        line["slowest_turn"] = [round(x, 3) for x in self.slowest_turn]
        return line


class Clock:
    """Thinking time by seat and turn."""

    def __init__(self, seats: int) -> None:
        self.by_turn: list[dict[int, float]] = [{} for _ in range(seats)]

    def add(self, seat: int, turn: int, seconds: float) -> None:
        """A decision has been made."""
        self.by_turn[seat][turn] = self.by_turn[seat].get(turn, 0.0) + seconds


class Worker:
    """Keeps loaded games and running programs from one game of an arena to the next."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self._games: dict[str, Game] = {}
        self._outside: dict[tuple[str, int], OutsideBot] = {}

    def play(self, fixture: Fixture, keep_record: bool = False) -> tuple[Played, Record | None]:
        """A whole game, with its record if that is wanted."""
        game = self._game(fixture.set_up)
        clock, digest = Clock(game.num_seats), blake2b(digest_size=8)
        table = Recorder(game, {seat: self.order.bots[b] for seat, b in zip(game.seats, fixture.seats, strict=True)})
        bots: list[Bot] = []
        still = Stillness()
        decisions, rng, lost = 0, Random(fixture.seed), {}
        try:
            for seat in range(game.num_seats):
                bots.append(self._bot(game, fixture, seat))
            loose = arena_bot(LOOSE, fixture.seed)
            while game.to_act(table.state) != OVER and decisions < self.order.longest:
                still.watch(game, table.state)
                is_loose = self.order.loose > 0 and game.turn(table.state) <= self.order.loose
                a = self._decide(
                    game, table.state, bots, rng, clock, decisions < self.order.opening, loose if is_loose else None
                )
                decisions += game.to_act(table.state) != CHANCE
                digest.update(a.to_bytes(4, "little"))
                table.apply(a) if keep_record else game.apply(table.state, a)
        except BotFault as fault:
            seat = len(bots) if len(bots) < game.num_seats else game.to_act(table.state)
            lost = {"seat": seat, "kind": fault.kind, "detail": fault.detail}
        self._tell_end(bots, game, table.state)
        told = (digest.hexdigest(), still.idle_turns, lost)
        return self._result(game, table.state, fixture, clock, decisions, *told), table.record

    def close(self) -> None:
        """End all programs."""
        for bot in self._outside.values():
            bot.close()

    def _game(self, set_up: dict[str, str]) -> Game:
        key = repr(set_up)
        if key not in self._games:
            options: dict[str, Any] = {**self.order.options, **set_up}
            self._games[key] = load(self.order.game, engine=self.order.engine_name, **options)
        return self._games[key]

    def _bot(self, game: Game, fixture: Fixture, seat: int) -> Bot:
        name, seed = self.order.bots[fixture.seats[seat]], Random(f"{fixture.seed}/{fixture.number}/{seat}")
        if not is_outside(name):
            return arena_bot(name, seed.getrandbits(31))
        if (name, seat) not in self._outside:
            made = arena_bot(name, 0, self.order.patience)
            assert isinstance(made, OutsideBot)
            self._outside[name, seat] = made
        bot = self._outside[name, seat]
        bot.begin(game, seat, seed.getrandbits(31))
        return bot

    def _decide(
        self, game: Game, state: State, bots: list[Bot], rng: Random, clock: Clock, is_opening: bool, loose: Bot | None
    ) -> int:
        who = game.to_act(state)
        if who == CHANCE:
            return game.draw(state, rng)
        if is_opening:
            return rng.choice(game.legal(state))
        if loose is not None:
            return loose.choose(game, state)
        began = clock_of(bots[who])
        a = self._asked(game, state, bots[who])
        clock.add(who, game.turn(state), clock_of(bots[who]) - began)
        return a

    def _asked(self, game: Game, state: State, bot: Bot) -> int:
        """A bot's decision; whatever goes wrong in it, is its own fault."""
        try:
            a = bot.choose(game, state)
        except BotFault:
            raise
        except Exception as fault:
            raise BotFault(bot.name, CRASHED, f"{type(fault).__name__}: {fault}") from fault
        if a not in game.legal(state):
            raise BotFault(bot.name, ILLEGAL, f"action number {a}")
        return a

    def _tell_end(self, bots: list[Bot], game: Game, state: State) -> None:
        for bot in bots:
            if isinstance(bot, OutsideBot):
                try:
                    bot.over(game, state)
                except BotFault:
                    continue  # it has left; the game is over anyway

    def _result(
        self,
        game: Game,
        state: State,
        fixture: Fixture,
        clock: Clock,
        decisions: int,
        digest: str,
        idle_turns: int,
        lost: dict[str, Any],
    ) -> Played:
        shares, places, reason = _outcome(game, state, lost)
        return Played(
            fixture.number, fixture.pair, list(fixture.seats), fixture.set_up, fixture.seed, shares, places, reason,
            game.turn(state), decisions,
            [sum(turns.values()) for turns in clock.by_turn],
            [len(turns) for turns in clock.by_turn],
            [max(turns.values(), default=0.0) for turns in clock.by_turn],
            digest, idle_turns, lost,
        )  # fmt: skip


def _outcome(game: Game, state: State, lost: dict[str, Any]) -> tuple[list[float], list[int], str]:
    """Shares of the win and places. Whoever broke off is last; the others share what is left."""
    everybody = range(game.num_seats)
    if lost:
        others = game.num_seats - 1
        return (
            [0.0 if seat == lost["seat"] else 1 / others for seat in everybody],
            [int(seat == lost["seat"]) for seat in everybody],
            FORFEIT,
        )
    outcome = game.outcome(state)
    if outcome is None:
        return [1 / game.num_seats] * game.num_seats, [0] * game.num_seats, DRAWN
    won = outcome.winners
    places = {seat: place for place, seats in enumerate(outcome.ranking) for seat in seats}
    return (
        [1 / len(won) if seat in won else 0.0 for seat in everybody],
        [places[seat] for seat in everybody],
        outcome.reason,
    )
