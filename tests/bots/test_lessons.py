"""What trials teach each other: whoever comes to a position again chooses by what his turns there led to."""

from collections import Counter, defaultdict
from dataclasses import replace
from functools import partial
from itertools import islice
from math import inf, log
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hegemon
from hegemon.bots import levels
from hegemon.bots.levels import Level, LevelBot, level_in
from hegemon.bots.weights import read_weights, weights_of
from hegemon.core.engine import State
from hegemon.core.errors import DataError
from hegemon.core.game import Game
from hegemon.core.planner import LONGEST_TRAIL, Planner, Sizes, planner_for
from hegemon.testing import random_walk

TURNS, WARMTH, ENOUGH = 4, 0.05, 1 << 40
Turns = list[tuple[float, int, float]]  # their value to the plan, how often they were tried, what that came to
WON, SURE = 138.2, 13.8  # logits of a turn that wins and of a trial that was won


def antike(players: int = 2, engine: str = "plain") -> Game:
    return hegemon.load("antike", engine=engine, players=players)


def a_position(players: int, after: int) -> State:
    """The first position with several choices after so much random play."""
    game = antike(players)
    walk = (state for state, _ in islice(random_walk(game, Random(5)), after, None) if game.to_act(state) >= 0)
    return next(state.copy() for state in walk if len(game.legal(state)) > 3)


def a_planner(game: Game, *learning: float, memory: int = 1024, after: int = 30) -> Planner:
    """Room to plan there and to remember so many turns. A second brain sees everything half as sharply."""
    row, kept = weights_of(game).row, memory * 2 * game.engine.position_words
    brains = [row, [weight / 2 for weight in row]]
    planner = planner_for(game, brains, Sizes(width=1, kept=16, alike=4, memory=kept), seed=5)
    planner.put(game.take_over(a_position(game.num_seats, after), antike(game.num_seats)))
    planner.allow(ENOUGH)
    if learning:
        planner.learn_by(*learning)
    return planner


def remembered(planner: Planner) -> range:
    """The slots of the turns remembered."""
    kernel, told = planner.kernel.memory, planner.room.memory
    return range(int(told[kernel.FIRST]), int(told[kernel.FIRST] + told[kernel.TAKEN]))


def lessons(planner: Planner) -> list[tuple[int, float]]:
    """How often each of them was chosen and what that came to."""
    return [(int(planner.room.taken[k]), float(planner.room.paid[k])) for k in remembered(planner)]


def trials(planner: Planner, number: int, first: int = 2, brain: int = 0) -> tuple[list[float], list[Any]]:
    """The sums after each of so many trials of four candidates; and the lots, the work and the lessons afterwards."""
    planner.reseed(3)
    planner.allow(ENOUGH)
    before, count = planner.taken().key(), len(planner.turns(most=4, spread=0.1))
    planner.begin_trials(count, first, brain)
    sums: list[float] = []
    for _ in range(number):
        assert planner.try_out(count, TURNS, first, WARMTH)
        sums += [float(planner.room.sum[k]) for k in range(count)]
    assert count == 4 and planner.taken().key() == before
    return sums, [[int(word) for word in planner.room.rng], planner.judged, lessons(planner)]


@pytest.mark.parametrize("after", [0, 30, 100])
def test_without_an_opinion_or_memory_everything_is_as_before(after: int) -> None:
    for opinion, memory in ((0.0, 256), (1.0, 0)):
        told, untold = (a_planner(antike(), *how, memory=memory, after=after) for how in ((opinion, 5.0), ()))
        assert trials(told, 5) == trials(untold, 5)
        assert not any(told.room.taken) and not any(told.room.paid)


@pytest.mark.parametrize("players", [2, 3])
def test_later_trials_choose_otherwise_and_trials_begun_anew_know_nothing_of_it(players: int) -> None:
    one, other, untaught = (a_planner(antike(players), opinion, 1.0) for opinion in (0.5, 0.5, 0.0))
    found, before = trials(one, 5), trials(untaught, 5)
    assert found[0][:4] == before[0][:4] and found[0] != before[0]  # the first has nothing to go by
    assert trials(one, 5) == found == trials(other, 5)


@pytest.mark.parametrize(("players", "brain"), [(2, 0), (3, 0), (3, 1)])
def test_whoever_chose_is_told_what_came_of_it(players: int, brain: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """His own chance, by the brain that judges the trials, once for each of his choices that are remembered."""
    game = antike(players)
    planner, judge = a_planner(game, 1.0, 0.5), a_planner(game, memory=0)
    kernel, steps = planner.kernel, list[tuple[int, int]]()
    taken, paid = Counter[int](), defaultdict[int, float](float)
    next_turn, outlook = kernel.trials.next_turn, kernel.trials.outlook

    def choosing(room: Any, slot: int, *others: Any) -> int:
        who = game.to_act(game.engine.taken(room.slots, slot))
        steps.append((int(next_turn(room, slot, *others)), who))
        return steps[-1][0]

    def looking_out(*arguments: Any) -> float:
        steps.clear()
        chance = float(outlook(*arguments))
        judge.put(game.engine.taken(planner.room.slots, kernel.turns.TRIAL))
        chances = judge.chances(brain)
        for chosen, who in steps:
            taken[chosen] += 1
            paid[chosen] += log(chances[who] / (1.0 - chances[who]))
        return chance

    monkeypatch.setattr(kernel.trials, "next_turn", choosing)
    monkeypatch.setattr(kernel.trials, "outlook", looking_out)
    trials(planner, 6, first=9, brain=brain)
    assert len(remembered(planner)) < 1024 and max(taken.values()) > 1 and sum(taken.values()) > 40
    for slot, (times, total) in zip(remembered(planner), lessons(planner), strict=True):
        assert times == taken[slot] and total == pytest.approx(paid[slot])


def choice(planner: Planner, turns: Turns, opinion: float, curiosity: float) -> int:
    """What is chosen among turns of these values, tried so often, with this mean. Beside them lie better ones."""
    room, here = planner.room, int(planner.room.memory[planner.kernel.memory.FIRST]) + 1
    for k, (value, times, mean) in enumerate([(999.0, 0, 0.0), *turns, (999.0, 0, 0.0)], here - 1):
        room.value[k], room.taken[k], room.paid[k] = value, times, times * mean
    planner.learn_by(opinion, curiosity)
    return int(planner.kernel.lessons.learned_choice(room, here, len(turns), 0.0)) - here


@pytest.mark.parametrize(
    ("turns", "opinion", "curiosity", "wanted"),
    [
        ([(0.2, 0, 0.0), (0.9, 0, 0.0), (0.9, 0, 0.0)], 2.0, 5.0, 1),  # the plan alone; of equals the first
        ([(1.0, 1, -1.0), (0.8, 1, 1.0)], 2.0, 0.0, 1),  # what was worse than thought gives way to what was better
        ([(2.0, 1, 0.0), (0.0, 1, 1.0)], 2.0, 0.0, 0),  # an opinion like two trials outweighs one, ...
        ([(2.0, 1, 0.0), (0.0, 1, 1.0)], 0.25, 0.0, 1),  # ... like a quarter of one does not, ...
        ([(2.0, 10, 0.0), (0.0, 10, 1.0)], 2.0, 0.0, 1),  # ... nor does any outweigh many
        ([(0.9, 0, 0.0), (1.0, 4, -9.0)], 2.0, 0.0, 1),  # all plans were so far off, one must think, ...
        ([(0.0, 5, 2.0), (1.0, 0, 0.0)], 2.0, 0.0, 1),  # ... the other is better by as much, too; ...
        ([(1.0, 4, -5.0), (0.9, 1, -15.0), (0.8, 0, 0.0)], 2.0, 0.0, 0),  # ... each trial counts as much in that
        # the benefit of the doubt: sqrt(log 4) - sqrt(log 4 / 4) = 0.589 times curiosity, against two tenths
        ([(1.0, 3, 1.0), (0.8, 0, 0.0)], 2.0, 0.33, 0),
        ([(1.0, 3, 1.0), (0.8, 0, 0.0)], 2.0, 0.35, 1),
        ([(0.5, 4, 0.5), (0.5, 1, 0.5)], 2.0, 0.1, 1),
        # a turn that wins is made, tried or not; one that loses is not, however bad the others turned out
        ([(3.0, 4, -2.0), (WON, 0, 0.0), (-WON, 0, 0.0)], 2.0, 0.5, 1),
        ([(3.0, 0, 0.0), (WON, 40, SURE), (-WON, 0, 0.0)], 2.0, 0.5, 1),
        ([(-WON, 0, 0.0), (0.1, 50, -SURE), (-0.3, 0, 0.0)], 2.0, 0.0, 1),
        ([(-WON, 0, 0.0), (0.1, 50, -SURE), (-0.3, 0, 0.0)], 2.0, 1.0, 2),
        ([(-WON, 0, 0.0), (0.1, 50, -SURE), (-0.3, 50, -SURE)], 2.0, 1.0, 1),
    ],
)
def test_results_are_weighed_against_opinions(turns: Turns, opinion: float, curiosity: float, wanted: int) -> None:
    assert choice(a_planner(antike(), after=0), turns, opinion, curiosity) == wanted


def test_who_knows_nothing_yet_chooses_as_everybody_did_before_by_as_many_lots() -> None:
    planner, found = a_planner(antike(), after=0), []
    here = planner.room.memory[planner.kernel.memory.FIRST] + 1
    choice(planner, [(value, 0, 0.0) for value in (0.1, 0.25, 0.2, 0.15)], 2.0, 1.0)
    learned_choice, pick_among = planner.kernel.lessons.learned_choice, planner.kernel.turns.pick_among
    for choose in (partial(learned_choice, planner.room), partial(pick_among, planner.room, planner.room.value)):
        planner.reseed(1)
        found.append([(choose(here, 4, 0.1), list(planner.room.rng)) for _ in range(20)])
    assert found[0] == found[1] and len({slot for slot, _ in found[0]}) > 2


@pytest.mark.parametrize(("opinion", "bad"), [(0.0, True), (1.0, True), (1.0, False)])
def test_who_fared_badly_makes_another_turn(opinion: float, bad: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the seat that moves inside the trial which learns; whose candidate is tried has the opposite result."""
    planner, chosen = a_planner(antike(), opinion, 0.3), list[int]()
    room, kernel = planner.room, planner.kernel
    next_turn, judge, owner = kernel.trials.next_turn, kernel.trials.judge, antike().to_act(planner.taken())

    def choosing(*arguments: Any) -> int:
        chosen.append(int(next_turn(*arguments)))
        return chosen[-1]

    def judging(*arguments: Any) -> None:
        judge(*arguments)
        room.chance[1 - owner] = 0.1 if (chosen[-1] == chosen[0]) == bad else 0.9
        room.chance[owner] = 1.0 - room.chance[1 - owner]

    monkeypatch.setattr(kernel.trials, "next_turn", choosing)
    monkeypatch.setattr(kernel.trials, "judge", judging)
    planner.begin_trials(len(planner.turns(most=4)), 9)
    for _ in range(20):
        kernel.trials.outlook(room, kernel.GAME, 0, 0, 1, 0.0)
    kept_to = chosen[10:].count(chosen[0])
    assert len(chosen) == 20 and (kept_to == 0 if opinion and bad else kept_to >= 8), chosen


def test_a_trial_that_is_cut_short_teaches_nothing() -> None:
    planner, ends = a_planner(antike(), 1.0, 1.0), Counter[bool]()
    room, kernel = planner.room, planner.kernel
    trials(planner, 3, first=9)
    for allowance in (1, 5, 10, 20, 40, 60, 80, 100, ENOUGH):
        before = [lesson for lesson in lessons(planner) if any(lesson)]
        planner.allow(allowance)
        kernel.trials.outlook(room, kernel.GAME, 0, 0, TURNS, WARMTH)
        chose, ended = room.trail[kernel.lessons.TRAIL_LENGTH][0] > 0, planner.judged < allowance
        assert ([lesson for lesson in lessons(planner) if any(lesson)] == before) == (not ended)
        ends[ended] += chose
    assert min(ends[True], ends[False]) > 0, ends


def test_a_trail_ends_where_there_is_no_room_for_it() -> None:
    planner = a_planner(antike())
    room, kernel, slots = planner.room, planner.kernel.lessons, len(planner.room.taken)
    kernel.set_out(room)
    for step in range(LONGEST_TRAIL + 7):
        kernel.note_choice(room, slots - 1 - step, step % 2)
    room.chance[0], room.chance[1] = 0.75, 0.25
    kernel.take_home(room)
    assert sum(room.taken) == LONGEST_TRAIL and room.taken[slots - 1 - LONGEST_TRAIL] == 0
    assert room.paid[-2:] == pytest.approx([-log(3), log(3)])


def test_a_level_learns_as_the_weights_of_a_game_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, file, rooms = antike(), tmp_path / "weights.json", list[Planner]()
    weights, level = weights_of(game), Level("some", 1.0, width=1, work=400, candidates=4, rounds=1)
    for wrong in ({"opinion": "two"}, {"opinion": None}, {"curiosity": True}, {"curiosity": inf}):
        replace(weights, search={"some": wrong}).save(file)
        with pytest.raises(DataError):
            read_weights(file, weights.features)
    replace(weights, search={"some": {"opinion": 2, "curiosity": 0.5}}).save(file)
    learned = read_weights(file, weights.features)
    assert level_in(level, learned) == replace(level, opinion=2.0, curiosity=0.5) != level

    def with_memory(game: Game, brains: Any, sizes: Any, **others: Any) -> Planner:
        rooms.append(planner_for(game, brains, sizes._replace(memory=1 << 20), **others))
        return rooms[-1]

    monkeypatch.setattr(levels, "weights_of", lambda _: learned)
    monkeypatch.setattr(levels, "planner_for", with_memory)
    state = a_position(2, 30)
    assert LevelBot(level, 1, lambda: 0.0).choose(game, state) in game.legal(state)
    assert rooms[0].room.lesson == [2.0, 0.5] and sum(rooms[0].room.taken) > 10


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3])
def test_both_engines_learn_the_same(players: int) -> None:
    plain, fast = (trials(a_planner(antike(players, engine), 1.5, 0.3), 6, first=3) for engine in ("plain", "fast"))
    assert plain == fast
