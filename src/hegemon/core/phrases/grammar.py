"""A game's phrases: understood from a text, written as one, and found again in a run of small actions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..errors import HegemonError
from .form import FLAG, Part, Slots, SlotType, fits, read_form, slot_text
from .steps import Made, Step, read_all

if TYPE_CHECKING:
    from ..engine import State
    from ..game import Game


@dataclass(frozen=True)
class Phrase:
    """An intention with its form and its script."""

    name: str
    form: str
    steps: tuple[Step, ...]
    parts: tuple[Part, ...] = field(default=())

    @property
    def shown_form(self) -> str:
        """The form as a person reads it: `trade CHIP… for RESOURCE…`."""
        words = [self.name]
        for optional, part in self.parts:
            inner = " ".join(w if isinstance(w, str) else w.shown for w in part if isinstance(w, str) or w.shown)
            words.append(f"[{inner}]" if optional else inner)
        return " ".join(words)

    def beginnings(self) -> Iterator[str]:
        """The small actions that it can begin with: those of its first step, and of the next where that is optional."""
        for step in self.steps:
            yield from step.templates()
            if not step.optional:
                return

    def may_begin_in(self, frame: int) -> bool:
        """Is it meant to begin where this frame waits?"""
        for step in self.steps:
            if not step.frames() or frame in step.frames():
                return True
            if not step.optional:
                return False
        return False

    def slots(self) -> list[SlotType]:
        """All slots in the order of the form."""
        return [word for _, words in self.parts for word in words if isinstance(word, SlotType)]


def phrase(name: str, form: str, *steps: Step) -> Phrase:
    """A phrase; its form is read here, once."""
    return Phrase(name, form, steps, tuple(read_form(name, form)))


class Phrases:
    """The phrases of a game."""

    def __init__(self, *phrases: Phrase) -> None:
        self.phrases = phrases
        self.by_name: dict[str, list[Phrase]] = {}
        for one in phrases:
            self.by_name.setdefault(one.name, []).append(one)

    # -- words ---------------------------------------------------------------------------------------------------------
    def understood(self, game: Game, text: str) -> list[tuple[Phrase, Slots]]:
        """Every way to understand a text as a phrase."""
        name, *words = text.split() or [""]
        found = []
        for one in self.by_name.get(name, []):
            for slots in fits(game.data.names, list(one.parts), words):
                found.append((one, slots))
        return found

    def written(self, told: Phrase, slots: Slots) -> str:
        """A phrase as text."""
        words = [told.name]
        for optional, part in told.parts:
            named = [word for word in part if isinstance(word, SlotType)]
            if optional and not any(word.name in slots for word in named):
                continue
            for word in part:
                if isinstance(word, str):
                    words.append(word)
                elif word.kind != FLAG and word.name in slots:
                    words.append(slot_text(word, slots[word.name]))
        return " ".join(words)

    # -- backward ------------------------------------------------------------------------------------------------------
    def told(self, game: Game, state: State, actions: list[int]) -> list[tuple[str, int]]:
        """A run of small actions of one seat as phrases: (text, how many small actions it stands for)."""
        made, here = [], state.copy()
        for a in actions:
            s = game.plain(here)
            made.append(Made(game.text(a), game.frame(here), s.frame_first[s.depth - 1], game.data.names))
            game.apply(here, a)
        result: list[tuple[str, int]] = []
        here, taken = state.copy(), 0
        while taken < len(actions):
            text, count = self._longest(game, here, actions[taken:], made[taken:])
            for a in actions[taken : taken + count]:
                game.apply(here, a)
            result.append((text, count))
            taken += count
        return result

    def _longest(self, game: Game, state: State, actions: list[int], made: list[Made]) -> tuple[str, int]:
        """The phrase that stands for most of the actions and leads to the very same position."""
        tried: list[tuple[int, Phrase, Slots]] = []
        for one in self.phrases:
            slots: Slots = {}
            count = read_all(one.steps, made, slots)
            if count > 1:
                tried.append((count, one, slots))
        for count, one, slots in sorted(tried, key=lambda row: -row[0]):
            after = state.copy()
            for a in actions[:count]:
                game.apply(after, a)
            text = self.written(one, slots)
            if self._leads_to(game, state, text, after.key(), count):
                return text, count
        alone = game.expand(state, made[0].text) if self.understood(game, made[0].text) else None
        small = alone is None or alone.actions == actions[:1]
        return (made[0].text if small else f".{made[0].text}"), 1

    def _leads_to(self, game: Game, state: State, text: str, key: str, count: int) -> bool:
        try:
            run = game.expand(state, text)
        except HegemonError:
            return False
        return run.state.key() == key and len(run.actions) == count
