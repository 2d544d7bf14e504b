"""What a game folder offers, gathered by the registry. Only `core` looks inside: everybody else asks the Game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from .actions import VerbTable
from .data import Data
from .happenings import Happening, Happenings, Heard
from .language import Message
from .odds import Odds
from .phrases import Phrases
from .picture import Picture
from .position import Facts
from .preview import PriceRow
from .reasons import Reasons
from .spec import GameSpec, Outcome, Prompt


@dataclass(frozen=True)
class Secrets:
    """What a game with hidden information says about it (`GameSpec.hides`): `determinize.py`, `public_text.py` and
    `knowledge.py` of its folder."""

    determinize: Callable[[Any, Data, int, Random], Any]
    public_text: Callable[[Any, Data, int, int | None], str]
    worlds: Callable[[Any, Data, int], Iterator[Mapping[str, list[int]]]]
    may_have_looked: Callable[[Any, Any, Data, int], bool]
    choice_is_public: Callable[[Any, Data], bool]
    heard: Callable[[Any, Any, Data, list[Happening], Sequence[int | None]], Heard]  # what each viewer may hear of it


@dataclass(frozen=True)
class Ruleset:
    """The parts of a game."""

    spec: GameSpec
    state_class: Any
    verbs: VerbTable
    reasons: Reasons
    facts: Facts
    outcome: Callable[[Any, Data], Outcome | None]
    view: Callable[[Any, Data, int | None], dict[str, Any]]
    prompt: Callable[[Any, Data], Prompt]
    price: Callable[[Any, Data, int], list[PriceRow]]
    problems: Callable[[Any, Data], list[Message]]
    happenings: Happenings
    phrases: Phrases
    odds: Callable[[Any, Data, int, int], Odds | None]
    odds_now: Callable[[Any, Data], Odds | None]
    payoff: Callable[[Any, Any, int], float]
    features: Any = None  # features.py, in a game that has one
    drawing: Callable[[Data, Any], str] | None = None
    secrets: Secrets | None = None
    picture: Picture | None = None  # the same as `view`, where it is drawn part by part
