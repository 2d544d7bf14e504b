"""The Game contract: one object per (title, options), without mutable fields. The public Python API."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from . import naming
from .actions import Action, VerbTable
from .data import Data
from .engine import Engine, State
from .errors import HegemonError, IllegalAction, NotationError
from .frames import CHANCE, OVER
from .position import Facts
from .reasons import Reasons, Refusal
from .spec import GameSpec, Outcome, Prompt

WORLDS = 3  # positions that a preview compares where something is hidden


@dataclass(frozen=True)
class Title:
    """What a game folder offers, gathered by the registry."""

    spec: GameSpec
    state_class: Any
    verbs: VerbTable
    reasons: Reasons
    facts: Facts
    outcome: Callable[[Any, Data], Outcome | None]
    view: Callable[[Any, Data, int | None], dict[str, Any]]
    prompt: Callable[[Any, Data], Prompt]
    price: Callable[[Any, Data, int], list[dict[str, Any]]]
    problems: Callable[[Any, Data], list[str]]
    determinize: Callable[[Any, Data, int, Random], Any] | None = None
    public_text: Callable[[Any, Data, int, int | None], str] | None = None


class Game:
    """A title with its options and data, on one of the two engines."""

    def __init__(self, title: Title, options: dict[str, Any], data: Data, engine: Engine[State]) -> None:
        self.title = title
        self.spec = title.spec
        self.options = options
        self.data = data
        self.engine = engine
        self.seats: list[str] = data.names["seat"]
        self.num_seats = len(self.seats)
        self.verbs = title.verbs

    def __repr__(self) -> str:
        chosen = ", ".join(f"{k}={v}" for k, v in self.options.items())
        return f"<{self.spec.id} ({chosen}) on the {self.engine.name} engine>"

    # -- play ---------------------------------------------------------------------------------------------------------
    def start(self) -> State:
        """The set-up position."""
        state = self.engine.blank()
        self.engine.begin(state)
        return state

    def to_act(self, state: State) -> int:
        """The seat that decides, or hegemon.CHANCE, or hegemon.OVER."""
        if state.legal is None:
            self.engine.look(state)
        return state.actor

    def legal(self, state: State) -> list[int]:
        """Legal actions: complete, ascending, unique; empty only when the game is over."""
        return self.engine.look(state)[:]

    def distinct(self, state: State) -> list[int]:
        """Legal actions without those that only permute the ones made just before: for search and for counting."""
        return self.engine.distinct(state)

    def apply(self, state: State, a: int) -> None:
        """Carry an action out in place. An illegal one raises and leaves the state as it was."""
        if not 0 <= a < self.verbs.size:
            raise NotationError(f"There is no action number {a}; the table has {self.verbs.size}.")
        code = self.engine.step(state, a)
        if code:
            refusal = self.title.reasons[code]
            raise IllegalAction(f"'{self._safe_text(a)}' is refused: {refusal.sentence}", code, refusal.cite)

    def step(self, state: State, a: int) -> list[int]:
        """Apply, and return the legal actions that follow: one crossing into compiled code."""
        self.apply(state, a)
        legal = state.legal
        assert legal is not None  # the crossing has just written them
        return legal[:]

    def chance(self, state: State) -> list[tuple[int, int]]:
        """Outcomes with integer weights; only when chance is to act."""
        if self.to_act(state) != CHANCE:
            raise HegemonError("Nothing is left to chance in this position.")
        return list(zip(self.legal(state), self.engine.weights(state), strict=True))

    def draw(self, state: State, rng: Random) -> int:
        """A chance outcome, drawn by weight with the caller's generator."""
        if self.to_act(state) != CHANCE:
            raise HegemonError("Nothing is left to chance in this position.")
        return rng.choices(self.legal(state), self.engine.weights(state))[0]

    def settle(self, state: State, rng: Random) -> int:
        """Let chance act: draw an outcome by weight and apply it, in one crossing. Returns the outcome."""
        if self.to_act(state) != CHANCE:
            raise HegemonError("Nothing is left to chance in this position.")
        return self.engine.settle(state, rng.getrandbits(32))

    def outcome(self, state: State) -> Outcome | None:
        """None while the game goes on; otherwise ranking, winners, scores, end reason."""
        if self.to_act(state) != OVER:
            return None
        return self.title.outcome(self.plain(state), self.data)

    # -- words --------------------------------------------------------------------------------------------------------
    def text(self, a: int) -> str:
        """An action as text."""
        return str(self.verbs.action(a, self.data.names))

    def action(self, a: int) -> Action:
        """An action by verb and named arguments."""
        return self.verbs.action(a, self.data.names)

    def parse(self, text: str) -> int:
        """An action from text; wrong text raises with a sentence that helps."""
        return self.verbs.parse(text, self.data.names)

    def _safe_text(self, a: int) -> str:
        return self.text(a) if self.verbs.exists(a, self.data.names) else f"action {a}"

    def public_text(self, state: State, a: int, seat: int | None) -> str:
        """The action as `seat` may read it before it is applied: what is hidden from that seat is left out."""
        if self.title.public_text is None:
            return self.text(a)
        return self.title.public_text(self.plain(state), self.data, a, seat)

    def why_not(self, state: State, a: int) -> Refusal | None:
        """None when the action is legal; otherwise reason code, citation and a sentence."""
        if not 0 <= a < self.verbs.size:
            raise NotationError(f"There is no action number {a}; the table has {self.verbs.size}.")
        code = self.engine.refusal(state, a)
        return self.title.reasons[code] if code else None

    def prompt(self, state: State) -> Prompt:
        """What is being decided, in one sentence."""
        return self.title.prompt(self.plain(state), self.data)

    def view(self, state: State, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see (None: a spectator), with the prompt and, if it is to act, its legal actions."""
        if seat is not None and not 0 <= seat < self.num_seats:
            raise HegemonError(f"There is no seat {seat}; seats are 0 to {self.num_seats - 1}.")
        s = self.plain(state)
        who = self.to_act(state)
        prompt = self.title.prompt(s, self.data)
        outcome = self.outcome(state)
        return {
            "game": self.spec.id,
            "seat": seat,
            "seats": self.seats,
            "turn": s.turn,
            "active": self.seats[s.active] if 0 <= s.active < self.num_seats else None,
            "to_act": {CHANCE: "chance", OVER: "nobody"}.get(who) or self.seats[who],
            "prompt": {"text": prompt.text, "cite": prompt.cite},
            "actions": [self._described(a) for a in self.legal(state)] if who == seat and seat is not None else [],
            "outcome": None if outcome is None else self._named(outcome),
            "public": self.title.view(s, self.data, seat),
        }

    def _described(self, a: int) -> dict[str, Any]:
        action = self.action(a)
        cite = self.verbs.by_name[action.verb].cite
        return {"text": str(action), "verb": action.verb, "args": list(action.args), "cite": cite}

    def _named(self, outcome: Outcome) -> dict[str, Any]:
        return {
            "winners": [self.seats[i] for i in outcome.winners],
            "ranking": [[self.seats[i] for i in place] for place in outcome.ranking],
            "scores": dict(zip(self.seats, outcome.scores, strict=True)),
            "reason": outcome.reason,
        }

    def preview(self, state: State, a: int) -> dict[str, Any]:
        """Price and certain effects of a legal action, each with its citation."""
        refusal = self.why_not(state, a)
        if refusal is not None:
            raise IllegalAction(f"'{self._safe_text(a)}' is refused: {refusal.sentence}", refusal.code, refusal.cite)
        cite = self.verbs.by_name[self.action(a).verb].cite
        effects = [{"what": w, "before": b, "after": c, "cite": cite} for w, b, c in self._certain_changes(state, a)]
        return {"action": self.text(a), "price": self.title.price(self.plain(state), self.data, a), "effects": effects}

    def _certain_changes(self, state: State, a: int) -> list[tuple[str, Any, Any]]:
        if self.title.determinize is None:
            after = state.copy()
            self.apply(after, a)
            return changes(self.dump(state), self.dump(after))
        # Hidden information: only what the deciding seat would see change in every position it holds possible.
        seat = max(self.to_act(state), 0)
        seen = []
        for number in range(WORLDS):
            world = self.determinize(state, seat, Random(number))
            before = self.title.view(self.plain(world), self.data, seat)
            self.apply(world, a)
            seen.append(changes(before, self.title.view(self.plain(world), self.data, seat)))
        return [change for change in seen[0] if all(change in others for others in seen[1:])]

    # -- positions ----------------------------------------------------------------------------------------------------
    def plain(self, state: State) -> Any:
        """The position as the plain class with named fields: to be read, not changed."""
        return self.engine.plain(state)

    def dump(self, state: State) -> dict[str, Any]:
        """The whole position by names, as JSON can hold it."""
        return naming.dump(self.plain(state), self.data.names)

    def restore(self, dumped: dict[str, Any]) -> State:
        """The position of a dump; an impossible one raises with the first reason."""
        s = self.title.state_class()
        naming.restore(s, dumped, self.data.names)
        faults = self.title.problems(s, self.data)
        if faults:
            raise NotationError(f"This position is impossible: {faults[0]}")
        return self.engine.adopt(s)

    def position(self, text: str) -> State:
        """The position that a text describes (see docs/notation.md)."""
        s = self.title.state_class()
        self.title.facts.set_up(s, self.data, text)
        return self.engine.adopt(s)

    def change(self, state: State, text: str) -> State:
        """A copy of the position in which further facts hold."""
        s = self.plain(state).copy()
        for statement in text.split(";"):
            if statement.strip():
                self.title.facts.change(s, self.data, statement.strip())
        return self.engine.adopt(s)

    def check(self, state: State, fact: str) -> str:
        """Empty when the fact holds; otherwise what is the case instead."""
        noun, *words = fact.split() or [""]
        if noun == "legal":
            return self._check_legal(state, fact, words)
        return self.title.facts.check(self.plain(state), self.data, fact)

    def _check_legal(self, state: State, fact: str, words: list[str]) -> str:
        """`legal N`: so many actions are offered."""
        if len(words) != 1 or not words[0].isdigit():
            raise NotationError(f"'{fact}' does not have the form 'legal N'.")
        count = len(self.legal(state))
        return "" if count == int(words[0]) else f"there are {count}"

    def holds(self, state: State, fact: str) -> bool:
        """Does the fact hold in this position?"""
        return not self.check(state, fact)

    def problems(self, state: State) -> list[str]:
        """Every reason why a position is impossible; empty for any that can be reached."""
        return self.title.problems(self.plain(state), self.data)

    def determinize(self, state: State, seat: int, rng: Random) -> State:
        """A full position consistent with what the seat knows."""
        if self.title.determinize is None:
            return state.copy()
        return self.engine.adopt(self.title.determinize(self.plain(state), self.data, seat, rng))


def changes(before: Any, after: Any, path: str = "") -> list[tuple[str, Any, Any]]:
    """What differs between two dumps, as (path, before, after); an absent entry is at its start value (None)."""
    if isinstance(before, dict) or isinstance(after, dict):
        before, after = before or {}, after or {}
        if isinstance(before, dict) and isinstance(after, dict):
            keys = [*before, *(k for k in after if k not in before)]
            return [c for k in keys for c in changes(before.get(k), after.get(k), f"{path}.{k}".lstrip("."))]
    return [] if before == after else [(path, before, after)]
