"""Any walk through a game keeps the contract of `Game`: making actions, copying, storing, taking back, in any order."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import hegemon
from hegemon.core.engine import State
from hegemon.core.errors import IllegalAction
from hegemon.core.game import Game
from hegemon.testing.walks import position_after

SAMPLES = Path(__file__).resolve().parents[1] / "sample_games"
ANY = st.integers(0, 10**6)  # taken modulo the number of things to choose from


class AnyWalk(RuleBasedStateMachine):
    """A position, how it was reached, and a copy of each position on the way."""

    def __init__(self, game: Game, longest: int) -> None:
        super().__init__()
        self.game = game
        self.longest = longest
        self.made: list[int] = []
        self.keys: list[str] = []

    @initialize(seed=ANY, share=st.floats(0, 1))
    def begin_somewhere(self, seed: int, share: float) -> None:
        self.origin = position_after(self.game, Random(seed), round(share * self.longest)).copy()
        self.state = self.origin.copy()

    def go(self, a: int) -> None:
        self.keys.append(self.state.key())
        self.made.append(a)
        self.game.apply(self.state, a)

    def goes_on(self) -> bool:
        return bool(self.game.legal(self.state))

    # -- what can happen to a position ---------------------------------------------------------------------------------
    @precondition(goes_on)
    @rule(which=ANY)
    def make_any_action(self, which: int) -> None:
        legal = self.game.legal(self.state)
        self.go(legal[which % len(legal)])

    @precondition(goes_on)
    @rule(which=ANY)
    def make_a_distinct_action(self, which: int) -> None:
        distinct = self.game.distinct(self.state)
        self.go(distinct[which % len(distinct)])

    @precondition(goes_on)
    @rule(which=ANY)
    def play_on_in_a_copy(self, which: int) -> None:
        """The original stays as it was; stepping gives the same as making and asking."""
        before, other = self.state.key(), self.state.copy()
        legal = self.game.legal(self.state)
        a = legal[which % len(legal)]
        following = self.game.step(other, a)
        assert self.state.key() == before and self.game.legal(self.state) == legal
        self.go(a)
        assert self.state.key() == other.key() and self.game.legal(self.state) == following

    @rule(which=st.lists(ANY, min_size=1, max_size=12))
    def try_what_is_refused(self, which: list[int]) -> None:
        """A refused action says why and changes nothing."""
        game, before, legal = self.game, self.state.key(), self.game.legal(self.state)
        for a in {w % game.verbs.size for w in which} - set(legal):
            refusal = game.why_not(self.state, a)
            assert refusal is not None and refusal.cite and refusal.sentence and not game.allows(self.state, a)
            assert not game.rules_allow(self.state, a)
            with pytest.raises(IllegalAction) as refused:
                game.apply(self.state, a)
            assert refused.value.cite == refusal.cite
        assert self.state.key() == before and game.legal(self.state) == legal

    @rule()
    def dump_and_restore(self) -> None:
        self.go_on_with(self.game.restore(json.loads(json.dumps(self.game.dump(self.state)))))

    @rule()
    def pack_and_unpack(self) -> None:
        self.go_on_with(self.game.unpack(self.game.pack(self.state)))

    @rule()
    def change_nothing(self) -> None:
        self.go_on_with(self.game.change(self.state, ""))

    @precondition(lambda self: self.made)
    @rule(how_many=ANY)
    def take_back_by_replay(self, how_many: int) -> None:
        kept = len(self.made) - 1 - how_many % len(self.made)
        self.state = self.origin.copy()
        for a in self.made[:kept]:
            self.game.apply(self.state, a)
        assert self.state.key() == self.keys[kept]
        del self.made[kept:], self.keys[kept:]

    def go_on_with(self, same: State) -> None:
        assert same.key() == self.state.key()
        assert self.game.legal(same) == self.game.legal(self.state)
        assert self.game.to_act(same) == self.game.to_act(self.state)
        self.state = same

    # -- what is true of every position --------------------------------------------------------------------------------
    @invariant()
    def lists_agree(self) -> None:
        game, legal, distinct = self.game, self.game.legal(self.state), self.game.distinct(self.state)
        assert legal == sorted(set(legal)) and len(legal) <= game.spec.max_legal
        assert set(distinct) <= set(legal) and bool(distinct) == bool(legal)
        assert (game.to_act(self.state) == hegemon.OVER) == (not legal) == (game.outcome(self.state) is not None)
        assert all(game.rules_allow(self.state, a) and game.allows(self.state, a) for a in legal)
        assert all(game.parse(game.text(a)) == a for a in legal[:: max(1, len(legal) // 8)])

    @invariant()
    def position_is_possible(self) -> None:
        assert self.game.problems(self.state) == []


def walk(game: Game, examples: int, steps: int, longest: int) -> None:
    """So many walks of so many steps, the same ones each time."""
    run_state_machine_as_test(  # type: ignore[no-untyped-call]
        lambda: AnyWalk(game, longest),
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            derandomize=True,
            deadline=None,
            database=None,
            report_multiple_bugs=False,
            suppress_health_check=list(HealthCheck),
        ),
    )


@pytest.fixture
def pebbles(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The tiny game, as if its folder were one of ours."""
    games = import_module("hegemon.games")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(SAMPLES)])
    return hegemon.load("pebbles", engine="plain")


def test_tiny_game(pebbles: Game) -> None:
    walk(pebbles, examples=300, steps=30, longest=12)


@pytest.mark.parametrize("name", hegemon.games())
def test_every_game(name: str) -> None:
    walk(hegemon.load(name, engine="plain"), examples=40, steps=25, longest=400)


def test_a_broken_promise_is_found(pebbles: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy that shares a row with its original is noticed."""
    state_class = type(pebbles.plain(pebbles.start()))
    whole = state_class.copy

    def careless(self: object) -> object:
        made = whole(self)
        made.owns = self.owns  # type: ignore[attr-defined]
        return made

    monkeypatch.setattr(state_class, "copy", careless)
    with pytest.raises(AssertionError):
        walk(pebbles, examples=30, steps=20, longest=0)
