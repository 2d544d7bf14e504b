"""The Game contract: one object per (ruleset, options), without mutable fields. The public Python API."""

from __future__ import annotations

import zlib
from array import array
from hashlib import blake2b
from random import Random
from typing import Any

from . import naming
from .actions import Action
from .data import Data
from .engine import Engine, State
from .errors import HegemonError, IllegalAction, NotationError
from .features import Features
from .frames import CHANCE, OVER
from .happenings import Happening, Heard
from .human import Form, Human
from .knowledge import Knowledge
from .language import Catalogue, Message, msg
from .odds import Odds
from .phrases import Run
from .picture import Since
from .position import check_count
from .preview import Consequences, Effect, Preview, PriceRow
from .reasons import Reason, Refusal
from .ruleset import Ruleset
from .search_tree import SearchTree
from .spec import NamedOutcome, Outcome, Prompt
from .state import layout_of
from .why import why


class Game:
    """A ruleset with its options and data, on one of the two engines."""

    def __init__(self, ruleset: Ruleset, options: dict[str, Any], data: Data, engine: Engine[State]) -> None:
        self._ruleset, self.spec, self.options, self.data, self.engine = ruleset, ruleset.spec, options, data, engine
        self.verbs, self.phrases, self.happening_kinds = ruleset.verbs, ruleset.phrases, ruleset.happenings
        self.seats: list[str] = data.names["seat"]
        self.num_seats = len(self.seats)
        self._knowledge, self.human, self.features = Knowledge(self), Human(self), Features(self)

    def __repr__(self) -> str:
        chosen = ", ".join(f"{k}={v}" for k, v in self.options.items())
        return f"<{self.spec.id} ({chosen}) on the {self.engine.name} engine>"

    @property
    def engine_name(self) -> str:
        """`plain` or `fast`."""
        return self.engine.name

    # -- play ---------------------------------------------------------------------------------------------------------
    def start(self) -> State:
        """The set-up position."""
        state = self.engine.blank()
        self.engine.begin(state)
        return state

    def to_act(self, state: State) -> int:
        """The seat that decides, or hegemon.CHANCE, or hegemon.OVER."""
        if state.legal is None:
            self.engine.list_legal(state)
        return state.actor

    def legal(self, state: State) -> list[int]:
        """Legal actions: complete, ascending, unique; empty only when the game is over."""
        return [*(self.engine.list_legal(state) if state.legal is None else state.legal)]

    def distinct(self, state: State) -> list[int]:
        """Legal actions without those that only permute the ones made just before: for search and for counting."""
        return self.engine.distinct(state)

    def apply(self, state: State, a: int) -> None:
        """Carry an action out in place. An illegal one raises and leaves the state as it was."""
        self.step(state, a)

    def step(self, state: State, a: int) -> list[int]:
        """Apply, and return the legal actions that follow: one crossing into compiled code."""
        if not 0 <= a < self.verbs.size:
            raise NotationError(msg("bad-action-number", number=a, size=self.verbs.size))
        if code := self.engine.step(state, a):
            raise self._illegal(state, a, code)
        return [*(state.legal or ())]  # the crossing has just written them

    def _illegal(self, state: State, a: int, code: int) -> IllegalAction:
        refusal = self._refusal(state, a, code)
        said = f"'{self.text(a) if self.verbs.exists(a, self.data.names) else a}' is refused: {refusal.sentence}"
        return IllegalAction(said, code, refusal.cite, lambda language: self.say(refusal.message, language))

    def chance(self, state: State) -> list[tuple[int, int]]:
        """Outcomes with integer weights; only when chance is to act."""
        if self.to_act(state) != CHANCE:
            raise HegemonError("Nothing is left to chance in this position.")
        return list(zip(self.legal(state), self.engine.weights(state), strict=True))

    def draw(self, state: State, rng: Random) -> int:
        """A chance outcome, drawn by weight with the caller's generator."""
        outcomes, weights = zip(*self.chance(state), strict=True)
        return int(rng.choices(outcomes, weights)[0])

    def settle(self, state: State, rng: Random) -> int:
        """Let chance act: draw an outcome by weight and apply it, in one crossing. Returns the outcome."""
        if state.actor != CHANCE and self.to_act(state) != CHANCE:
            raise HegemonError("Nothing is left to chance in this position.")
        return self.engine.settle(state, rng.getrandbits(32))

    def forced(self, state: State) -> int | None:
        """The only action there is for the seat that decides, if everybody can know that there is no other. What only
        the seat knows to be without a choice is left to it: made for it, it would tell the others what it holds."""
        if self.to_act(state) < 0 or len(legal := self.legal(state)) != 1:
            return None
        secrets = self._ruleset.secrets
        if secrets is not None and not secrets.choice_is_public(self.plain(state), self.data):
            return None
        return legal[0]

    def turn(self, state: State) -> int:
        """Number of the turn."""
        return self.engine.number(state, "turn")

    def active(self, state: State) -> int | None:
        """Whose turn it is; None: nobody's."""
        active = self.engine.number(state, "active")
        return active if 0 <= active < self.num_seats else None

    def outcome(self, state: State) -> Outcome | None:
        """None while the game goes on; otherwise ranking, winners, scores, end reason."""
        if self.to_act(state) != OVER:
            return None
        return self._ruleset.outcome(self.plain(state), self.data)

    # -- words --------------------------------------------------------------------------------------------------------
    def text(self, a: int) -> str:
        """An action as text."""
        return str(self.action(a))

    def action(self, a: int) -> Action:
        """An action by verb and named arguments."""
        return self.verbs.action(a, self.data.names)

    def parse(self, text: str) -> int:
        """An action from text; wrong text raises with a sentence that helps."""
        return self.verbs.parse(text, self.data.names)

    def public_text(self, state: State, a: int, seat: int | None) -> str:
        """The action as `seat` may read it before it is applied: what is hidden from that seat is left out."""
        if self._ruleset.secrets is None:
            return self.text(a)
        return self._ruleset.secrets.public_text(self.plain(state), self.data, a, seat)

    def why_not(self, state: State, a: int) -> Refusal | None:
        """None when the action is legal; otherwise reason code, citation and a sentence."""
        if not 0 <= a < self.verbs.size:
            raise NotationError(msg("bad-action-number", number=a, size=self.verbs.size))
        code = self.engine.refusal(state, a)
        return self._refusal(state, a, code) if code else None

    def _refusal(self, state: State, a: int, code: int) -> Refusal:
        reason = self._ruleset.reasons[code]
        named = self.action(a).args if self.verbs.exists(a, self.data.names) else ()
        told = reason.message(self.plain(state), self.data, named)
        return Refusal(code, reason.cite, told, reason.kind, reason.blames, self.say)

    def allows(self, state: State, a: int) -> bool:
        """Is the action legal? (Any number of the table may be asked about.) What was listed is not judged again."""
        return self.rules_allow(state, a) if state.legal is None else a in state.legal

    def rules_allow(self, state: State, a: int) -> bool:
        """The same by the rules themselves, whatever was listed: the list can be held against them."""
        return self.engine.refusal(state, a) == 0

    def reasons(self) -> list[Reason]:
        """Every reason for which this game refuses something."""
        return self._ruleset.reasons.all()

    def prompt(self, state: State) -> Prompt:
        """What is being decided, in one sentence."""
        return self._ruleset.prompt(self.plain(state), self.data)

    def view(self, state: State, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see (None: a spectator), with the prompt and, if it is to act, its legal actions."""
        if seat is not None and not 0 <= seat < self.num_seats:
            raise HegemonError(f"There is no seat {seat}; seats are 0 to {self.num_seats - 1}.")
        who, prompt = self.to_act(state), self.prompt(state)
        return {
            "game": self.spec.id,
            "seat": seat,
            "seats": self.seats,
            "turn": self.turn(state),
            "active": None if (active := self.active(state)) is None else self.seats[active],
            "to_act": {CHANCE: "chance", OVER: "nobody"}.get(who) or self.seats[who],
            "prompt": {"text": self.say(prompt.message), "cite": prompt.cite},
            "actions": [self._described(a) for a in self.legal(state)] if who == seat and seat is not None else [],
            "outcome": self.named_outcome(state),
            "public": self.public_view(state, seat),
        }

    def public_view(self, state: State, seat: int | None, since: Since | None = None) -> dict[str, Any]:
        """The game's own picture of the table for a seat (None: a spectator). `since`: a `lasting` one before it."""
        picture, s = self._ruleset.picture, self.plain(state)
        return self._ruleset.view(s, self.data, seat) if picture is None else picture.drawn(s, self.data, seat, since)

    def drawing(self, state: State) -> str | None:
        """The table as the game itself draws it (SVG); None where it leaves that to others."""
        return self._ruleset.drawing and self._ruleset.drawing(self.data, self.plain(state))

    def _described(self, a: int) -> dict[str, Any]:
        action = self.action(a)
        cite = self.verbs.by_name[action.verb].cite
        return {"text": str(action), "verb": action.verb, "args": list(action.args), "cite": cite}

    def named_outcome(self, state: State) -> NamedOutcome | None:
        """How the game ended, by names; None while it goes on."""
        outcome = self.outcome(state)
        if outcome is None:
            return None
        return {
            "winners": [self.seats[i] for i in outcome.winners],
            "ranking": [[self.seats[i] for i in place] for place in outcome.ranking],
            "scores": dict(zip(self.seats, outcome.scores, strict=True)),
            "reason": outcome.reason,
        }

    # -- before an action is made --------------------------------------------------------------------------------------
    def price(self, state: State, a: int) -> list[PriceRow]:
        """What a legal action costs, row by row."""
        return self._ruleset.price(self.plain(state), self.data, a)

    def consequences(self, state: State, a: int) -> Consequences:
        """Where a legal action certainly leads, by what the deciding seat can know."""
        return self._knowledge.consequences(state, [a])[0]

    def all_consequences(self, state: State) -> list[Consequences]:
        """The same of every legal action, in their order."""
        return self._knowledge.consequences(state, self.legal(state))

    def reveals(self, state: State, a: int, reached: State | None = None) -> bool:
        """Would this action show the deciding seat something hidden? Exact: it would if the seat holds two positions
        possible that look different to it afterwards. `reached`: where it has led, once it is made."""
        return self._knowledge.reveals(state, a, self._knowledge.deciding(state), reached)

    def preview(self, state: State, a: int) -> Preview:
        """Price, certain effects and consequences of a legal action of the deciding seat; an illegal one raises."""
        leads, reveals = self.consequences(state, a), self.reveals(state, a)
        cite = self.verbs.by_name[self.action(a).verb].cite
        found = [] if reveals else self._knowledge.effects(state, a, self._knowledge.deciding(state))
        effects = [Effect(what, before, after, cite) for what, before, after in found]
        return Preview(self.text(a), self.price(state, a), effects, leads.ends_turn, leads.chance, reveals)

    @property
    def has_hidden(self) -> bool:
        """Is there anything in this game that a seat may not know?"""
        return self._ruleset.secrets is not None

    # -- the human layer -----------------------------------------------------------------------------------------------
    def catalogue(self, language: str = "en") -> Catalogue:
        """The sentences of this game in a language, with the names of what is being played with."""
        return self.human.catalogue(language)

    def say(self, message: Message, language: str = "en") -> str:
        """A message as a sentence."""
        return self.human.catalogue(language).say(message)

    def expand(self, state: State, text: str, unfinished: bool = False) -> Run:
        """What a phrase (or a small action) comes to: its small actions, made on a copy. A refused one raises."""
        return self.human.expand(state, text, unfinished)

    def is_phrase(self, text: str) -> bool:
        """Does a text have the form of a phrase (and not that of a small action alone)?"""
        return self.human.is_phrase(text)

    def small_action(self, state: State, text: str) -> int | None:
        """The small action with these words, if it is legal now."""
        return self.human.small_action(state, text)

    def tell(self, state: State, actions: list[int]) -> list[tuple[str, int]]:
        """A run of small actions of one seat as phrases, each with the number of actions it stands for."""
        return self.phrases.told(self, state, actions)

    def forms(self, state: State) -> list[Form]:
        """Phrases that can begin in this position."""
        return self.human.forms(state)

    def happenings(self, state: State, a: int) -> list[Happening]:
        """Everything that a legal action changes, in order."""
        return self.human.happenings(state, a)

    def heard(self, state: State, a: int, seat: int | None) -> list[Happening]:
        """What a seat (None: a spectator) may hear of an action."""
        return self.heard_by(state, a, seat)[0]

    def heard_by(self, state: State, a: int, *viewers: int | None, reached: State | None = None) -> Heard:
        """What each of them may hear of it. `reached`: where it has led; that is at hand in plain form from now on."""
        return self._knowledge.heard_by(state, a, viewers, reached)

    def why(self, state: State, domain: str, member: str) -> Refusal | None:
        """Why nothing can be done with a thing (of any domain: "") now; None when something can."""
        return why(self, state, domain, member)

    def odds(self, state: State, a: int, number: int = 1) -> Odds | None:
        """What a fight that this action, done by so many units, begins would come to; None where it begins none."""
        return self._ruleset.odds(self.plain(state), self.data, a, number)

    def odds_now(self, state: State) -> Odds | None:
        """What the fight that has begun would come to, as everybody at the table can know it; None where none has."""
        return self._ruleset.odds_now(self.plain(state), self.data)

    def frame(self, state: State) -> int:
        """The number of the frame that waits for an answer (0: none)."""
        return self.engine.frame(state)

    def waits(self, state: State) -> bool:
        """Is something begun that can still be put down?"""
        return self.human.waits(state)

    # -- positions ----------------------------------------------------------------------------------------------------
    def plain(self, state: State) -> Any:
        """The position as the plain class with named fields: to be read, not changed."""
        return self.engine.plain(state)

    def lasting(self, state: State) -> Any:
        """The same, as it is now: no later action changes it."""
        return self.engine.lasting(state)

    def dump(self, state: State) -> dict[str, Any]:
        """The whole position by names, as JSON can hold it."""
        return naming.dump(self.plain(state), self.data.names)

    def restore(self, dumped: dict[str, Any]) -> State:
        """The position of a dump; an impossible one raises with the first reason."""
        s = self._ruleset.state_class()
        naming.restore(s, dumped, self.data.names)
        if faults := self._ruleset.problems(s, self.data):
            raise NotationError(msg("bad-position", why=""), why=NotationError(faults[0], self.say))
        return self.engine.adopt(s)

    def position(self, text: str) -> State:
        """The position that a text describes (see docs/notation.md)."""
        s = self._ruleset.state_class()
        self._ruleset.facts.set_up(s, self.data, text)
        return self.engine.adopt(s)

    def change(self, state: State, text: str) -> State:
        """A copy of the position in which further facts hold."""
        s = self.plain(state).copy()
        for statement in filter(None, map(str.strip, text.split(";"))):
            self._ruleset.facts.change(s, self.data, statement)
        return self.engine.adopt(s)

    def check(self, state: State, fact: str) -> str:
        """Empty when the fact holds; otherwise what is the case instead."""
        noun, *words = fact.split() or [""]
        if noun == "legal":
            return check_count(len(self.legal(state)), fact, words)
        return self._ruleset.facts.check(self.plain(state), self.data, fact)

    def holds(self, state: State, fact: str) -> bool:
        """Does the fact hold in this position?"""
        return not self.check(state, fact)

    def problems(self, state: State) -> list[NotationError]:
        """Every reason why a position is impossible; empty for any that can be reached."""
        return [NotationError(fault, self.say) for fault in self._ruleset.problems(self.plain(state), self.data)]

    def determinize(self, state: State, seat: int, rng: Random) -> State:
        """A full position consistent with what the seat knows."""
        if self._ruleset.secrets is None:
            return state.copy()
        return self.engine.adopt(self._ruleset.secrets.determinize(self.plain(state), self.data, seat, rng))

    # -- to be kept, moved, searched -----------------------------------------------------------------------------------
    def pack(self, state: State) -> bytes:
        """A position in few bytes, to be stored; only games with the same `layout_stamp` can unpack it."""
        return zlib.compress(self.engine.bytes_of(state), 1)

    def unpack(self, stored: bytes) -> State:
        """A stored position."""
        s = self._ruleset.state_class()
        layout_of(s).unflat(s, array("h", zlib.decompress(stored)))
        return self.engine.adopt(s)

    def layout_stamp(self) -> str:
        """What stored positions depend on: rules, components, and the layout of the state."""
        shape = sorted(layout_of(self._ruleset.state_class).shape.items())
        fields = blake2b(repr(shape).encode(), digest_size=6).hexdigest()
        return f"{self.spec.id} {self.spec.ruleset_version} {self.data.fingerprint()} {fields}"

    def looking_at(self, state: State, other: Game) -> State:
        """A position of the same game on another engine, on this one: to be read, not played on."""
        return state if other is self else self.engine.around(other.plain(state))

    def take_over(self, state: State, other: Game) -> State:
        """A position of the same game on another engine, on this one."""
        return state if other is self else self.engine.adopt(other.plain(state).copy())

    def search_tree(self, nodes: int, rng: Random) -> SearchTree:
        """Room for a tree search of so many nodes."""
        return SearchTree(self.engine, self.num_seats, nodes, rng)
