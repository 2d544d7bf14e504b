"""What a game says about itself: id, title, seats, options, box contents, stage."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypedDict

from .errors import OptionError
from .language import Catalogue, Message, msg

YES = {"yes": True, "true": True, "on": True, "1": True, "no": False, "false": False, "off": False, "0": False}
FILE_NAME = re.compile(r"[a-z][a-z0-9_]*")
STAGES = ("draft", "alpha", "beta", "stable")
Group = Literal["basic", "variant", "rare"]  # what everybody chooses, what changes the game, how a rule is read


@dataclass(frozen=True)
class Option:
    """Something to choose before a game begins. The kind follows from the default: flag, whole number or choice."""

    name: str
    default: bool | int | str
    text: str = ""  # a sentence that no catalogue has
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 32767
    cite: str = ""
    folder: str = ""  # a data folder each of whose files is a further value
    group: Group = "basic"

    @property
    def message(self) -> Message:
        """What the option means: `option-name` in the catalogues."""
        return msg("say-text", text=self.text) if self.text else Message(f"option-{self.name}")

    def title(self, said: Catalogue) -> str:
        """Its name for people: `.title` of what it means."""
        return self.name.replace("_", " ").capitalize() if self.text else said.say(self.message, "title")

    def choice_message(self, choice: str) -> Message:
        """What one of its values means; a file of an owner's own goes by its name."""
        known = not self.text and choice in self.choices
        return Message(f"option-{self.name}-{choice}") if known else msg("say-text", text=choice)

    def value(self, given: Any) -> bool | int | str:
        """The given value, checked; texts from a command line are understood."""
        if isinstance(self.default, bool):
            return self._flag(given)
        if isinstance(self.default, int):
            return self._number(given)
        if given not in self.choices and not (self.folder and FILE_NAME.fullmatch(str(given))):
            choices = ", ".join(self.choices)
            own = "yes" if self.folder else "no"
            raise OptionError(msg("bad-option-choice", option=self.name, choices=choices, own=own, given=str(given)))
        return str(given)

    def _flag(self, given: Any) -> bool:
        if isinstance(given, bool):
            return given
        if str(given).lower() not in YES:
            raise OptionError(msg("bad-option-flag", option=self.name, given=str(given)))
        return YES[str(given).lower()]

    def _number(self, given: Any) -> int:
        try:
            value = int(str(given))
        except ValueError:
            raise OptionError(msg("bad-option-number", option=self.name, given=str(given))) from None
        if not self.low <= value <= self.high:
            low, high = str(self.low), str(self.high)
            raise OptionError(msg("bad-option-range", option=self.name, low=low, high=high, given=str(value)))
        return value


@dataclass(frozen=True)
class GameSpec:
    """A game's card of identity."""

    id: str
    title: str
    ruleset_version: int
    stage: str  # draft: loads · alpha: random games end · beta: every citation traced · stable: played by people
    seats: tuple[int, int]  # fewest, most
    max_legal: int  # no position has more legal actions
    options: tuple[Option, ...] = ()
    box: Mapping[str, int] = field(default_factory=dict)  # pieces in the box, for conservation
    summary: str = ""
    hides: bool = False  # does a seat not see everything? Then the folder says what: see `Secrets`
    ends: Mapping[str, str] = field(default_factory=dict)  # why a game can end, by code from 1 on: name, sentence

    def end(self, code: int) -> str:
        """Name of an end reason."""
        return list(self.ends)[code - 1]

    def end_message(self, reason: str) -> Message:
        """Why a game ended: `end-reason` in the catalogues."""
        text = self.ends[reason]
        return msg("say-text", text=text) if text else Message(f"end-{reason}")

    def score_message(self, score: int) -> Message:
        """What a score at the end counts."""
        return msg("say-text", text=str(score)) if self.summary else Message("end-score", {"n": score})

    @property
    def summary_message(self) -> Message:
        """The game in a sentence: `game-summary` in the catalogues."""
        return msg("say-text", text=self.summary) if self.summary else Message("game-summary")

    def resolve(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """All options with their values; an unknown name gets a sentence that helps."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                from difflib import get_close_matches

                near = get_close_matches(name, known, 1)
                if near:
                    raise OptionError(msg("bad-option-perhaps", game=self.title, option=name, near=near[0]))
                raise OptionError(msg("bad-option", game=self.title, option=name, known=", ".join(known) or "-"))
        return {name: option.value(given.get(name, option.default)) for name, option in known.items()}


class NamedOutcome(TypedDict):
    """How a game ended, seats by their names: what is stored and sent."""

    winners: list[str]
    ranking: list[list[str]]
    scores: dict[str, int]
    reason: str


@dataclass(frozen=True)
class Outcome:
    """How a game ended: seats by place (equal places together), scores, and the end reason (one of `GameSpec.ends`).
    `played`: what each seat played, as keys of names, where its own name does not say it (nations that were drawn)."""

    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    reason: str
    played: tuple[str, ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return self.ranking[0]


@dataclass(frozen=True)
class Prompt:
    """What is being decided: a message (a sentence of its own is taken as it is), with its citation."""

    asks: Message | str
    cite: str = ""

    @property
    def message(self) -> Message:
        """What is asked."""
        return msg("say-text", text=self.asks) if isinstance(self.asks, str) else self.asks
