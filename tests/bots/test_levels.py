"""The levels choose legal actions, keep to their time, carry their plans out, and know no more than their seat."""

import itertools
import time
from dataclasses import replace
from random import Random

import pytest

import hegemon
from hegemon.bots import BOTS, DEFAULT, make_bot
from hegemon.bots.guided import GuidedBot
from hegemon.bots.levels import LEVELS, PACE, LevelBot
from hegemon.core.engine import State
from hegemon.core.errors import OptionError
from hegemon.core.frames import CHANCE
from hegemon.core.game import Game
from hegemon.core.planner import Turn
from hegemon.testing import random_walk

SOME_CONTINUATIONS = 40


def a_position(game: Game, seed: int, after: int = 0) -> State:
    """A position of random play in which somebody has a choice."""
    for count, (state, _) in enumerate(random_walk(game, Random(seed), limit=400)):
        if count >= after and game.to_act(state) >= 0 and len(game.legal(state)) > 1:
            return state.copy()
    raise AssertionError("no such position in this game")


def an_uncertain_position(game: Game, seed: int, after: int) -> State:
    """One in which, moreover, something that counts is hidden from whoever decides."""
    for count, (state, _) in enumerate(random_walk(game, Random(seed), limit=400)):
        seat = game.to_act(state)
        if count >= after and seat >= 0 and len(game.legal(state)) > 3:
            worlds = {game.determinize(state, seat, Random(k)).key() for k in range(1, 4)}
            if len(worlds - {state.key()}) > 1:
                return state.copy()
    raise AssertionError("no such position in this game")


@pytest.mark.parametrize("name", list(LEVELS))
def test_levels_are_bots_without_an_argument(name: str) -> None:
    assert name in BOTS and make_bot(name).name == name
    with pytest.raises(OptionError):
        make_bot(f"{name}:3")
    assert DEFAULT == "steady"


@pytest.mark.parametrize("game_id", hegemon.games())
def test_levels_choose_legal_actions_and_change_nothing(game_id: str) -> None:
    game = hegemon.load(game_id, engine="plain")
    for seed, after in ((1, 0), (2, 60)):
        state = a_position(game, seed, after)
        for name in ("novice", "steady"):
            before = state.key()
            assert make_bot(name, seed).choose(game, state) in game.legal(state)
            assert state.key() == before


def test_same_seed_same_choice() -> None:
    """By a clock that stands still, so that the time of this machine decides nothing."""
    game = hegemon.load("duellum", engine="plain")
    state = a_position(game, 5, 40)
    first, second = (LevelBot(LEVELS["novice"], 7, lambda: 0.0).choose(game, state) for _ in range(2))
    assert first == second


class Counting(LevelBot):
    """Counts how often it thinks."""

    thoughts = 0

    def _thought(self, *arguments: object) -> list[int]:
        self.thoughts += 1
        return super()._thought(*arguments)  # type: ignore[arg-type]


def test_a_planned_turn_is_carried_out() -> None:
    """Nothing comes to light inside a turn of Duellum without chance and answers: one thought makes all its actions."""
    game = hegemon.load("duellum", engine="plain")
    state = a_position(game, 3)
    seat, turn, bot, made, thoughts = game.to_act(state), game.turn(state), Counting(LEVELS["steady"], 1), 0, 1
    while game.turn(state) == turn and game.to_act(state) != hegemon.OVER:
        if game.to_act(state) == seat:
            game.apply(state, bot.choose(game, state))
            made += 1
        else:  # a card is drawn, or the other answers: what follows is thought about anew
            thoughts += 1
            game.settle(state, Random(1)) if game.to_act(state) == hegemon.CHANCE else game.apply(
                state, game.legal(state)[0]
            )
    assert made >= 2 and bot.thoughts <= thoughts


def test_a_plan_outlives_the_object_that_the_game_came_as() -> None:
    """A server's threads have a game each; a turn that one began to think about goes on in the other."""
    games = [hegemon.load("duellum", engine="plain") for _ in range(2)]
    state = a_position(games[0], 3)
    seat, turn, bot = games[0].to_act(state), games[0].turn(state), Counting(LEVELS["steady"], 1)
    made = 0
    while games[0].turn(state) == turn and games[0].to_act(state) == seat:
        games[0].apply(state, bot.choose(games[made % 2], state))
        made += 1
    assert made >= 2 and bot.thoughts == 1


@pytest.mark.parametrize("name", ["novice", "steady", "strong"])
def test_time_of_a_turn_is_kept(name: str) -> None:
    """In processor time, so that other work on the machine counts nothing; a beam may end a little late."""
    game = hegemon.load("ancient_wars", engine="plain")
    state = a_position(game, 4)
    seat, turn, bot = game.to_act(state), game.turn(state), LevelBot(LEVELS[name], 1, time.process_time)
    used = 0.0
    for _ in range(6):
        if game.turn(state) != turn or game.to_act(state) != seat:
            break
        began = time.process_time()
        a = bot.choose(game, state)
        used += time.process_time() - began
        game.apply(state, a)
    assert used <= 1.5 * LEVELS[name].seconds + 0.2


class SteppingClock:
    """Goes on by a small step whenever somebody looks at it."""

    def __init__(self, step: float) -> None:
        self.step, self.now = step, 0.0

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def test_trials_end_before_the_time_is_over() -> None:
    """However many are wanted: the one that is begun last still ends in time."""
    game = hegemon.load("duellum", engine="plain")
    state, endless = a_position(game, 3), replace(LEVELS["strong"], trials=10_000, rounds=0)
    clock = SteppingClock(endless.seconds / 400)
    assert LevelBot(endless, 1, clock).choose(game, state) in game.legal(state)
    assert 0.9 * endless.seconds < clock.now <= endless.seconds


@pytest.mark.parametrize("name", list(LEVELS))
def test_how_long_a_decision_takes_tells_nothing_hidden(name: str) -> None:
    """Where there is a choice and where there is none, a decision takes what its place in the turn allows, and no
    thought takes longer."""
    game = hegemon.load("ancient_wars", engine="plain")
    walk = (state.copy() for state, _ in random_walk(game, Random(2), limit=2000) if game.to_act(state) >= 0)
    turns = (list(turn) for _, turn in itertools.groupby(walk, lambda state: (game.turn(state), game.to_act(state))))
    alone, several = next(
        (one, two) for turn in turns for one in turn for two in turn if len(game.legal(one)) == 1 < len(game.legal(two))
    )
    level, paces = replace(LEVELS[name], guided=2), []
    for state in (alone, several):
        bot = LevelBot(level, 1, itertools.count(step=0.01).__next__)
        paces.append([])
        for _ in range(8):
            bot.choose(game, state)
            assert isinstance(bot._other, GuidedBot) and bot._other.seconds < bot.pace
            paces[-1].append(bot.pace)
    assert paces[0] == paces[1] and sum(paces[0]) <= level.seconds + 8 * PACE


@pytest.mark.parametrize("name", list(LEVELS))
@pytest.mark.parametrize("seed", range(3))
def test_levels_know_no_more_than_their_seat(seed: int, name: str) -> None:
    """Positions that differ in hidden things alone, and equal randomness: the same choice, at every level (the upper
    ones with less work: how often they look changes nothing in what they look at)."""
    level = replace(LEVELS[name], guided=min(LEVELS[name].guided, SOME_CONTINUATIONS))
    game = hegemon.load("ancient_wars", engine="plain")
    state = an_uncertain_position(game, seed, 30)
    seat = game.to_act(state)
    choices, worlds = set(), set()
    for other in range(3):
        world = game.determinize(state, seat, Random(other)) if other else state
        worlds.add(world.key())
        assert game.public_view(world, seat) == game.public_view(state, seat)
        choices.add(LevelBot(level, 11, lambda: 0.0).choose(game, world))
    assert len(choices) == 1 and len(worlds) > 1


class TwoTurns(LevelBot):
    """Thinks of two turns alone: the better one would change nothing."""

    def _proposed(self, world: State, end: float) -> list[Turn]:
        return [Turn(actions, value) for value, actions in ((0.9, self.idle), (0.1, self.busy))]

    def _tried(self, game: Game, state: State, seat: int, turns: list[Turn], end: float) -> Turn:
        return turns[0]

    idle: list[int]
    busy: list[int]


@pytest.mark.parametrize("name", list(LEVELS))
@pytest.mark.parametrize("paid", [0, 2])
def test_no_turn_that_does_nothing_where_another_does_something(name: str, paid: int) -> None:
    """To pay for the way, and then do nothing, is no better."""
    game = hegemon.load("duellum", engine="plain")
    state = game.start()
    while game.to_act(state) == CHANCE:
        game.settle(state, Random(1))
    if paid:  # the first turn may go anywhere for nothing
        for text in ("advance aurum", "done", "advance aurum", "done"):
            game.apply(state, game.parse(text))
    for seed in range(20):
        bot = TwoTurns(LEVELS[name], seed)
        bot.idle = [game.parse(text) for text in ("advance duellum_2", *["pay gold"] * paid, "done", "done", "done")]
        bot.busy = [game.parse(text) for text in ("advance marmor", "done")]
        assert bot.choose(game, state) == bot.busy[0]
    bot.busy = bot.idle
    assert TwoTurns.choose(bot, game, state) in game.legal(state)
