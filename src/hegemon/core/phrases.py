"""Phrases: what a person means in one breath, as a script of small actions that runs forward and reads backward.

    PHRASES = Phrases(
        Phrase("found", "{region} {resource} [coins {coins:resource=}]",
               Do("found {region} {resource}"), Settle("coins {n}", "coins", of="resource", at=IN_PAYMENT)),
        Phrase("trade", "{gives:chip=} for {takes:resource=}",
               Do("trade"), Each("give {x}", "gives", at=IN_TRADE_GIVE), Each("take {x}", "takes", at=IN_TRADE_TAKE)),
    )

A form names its slots: `{region}` a member of a domain, `{a:region}` one under another name, `{n:number}`, `{path:region+}`
several, `{gives:chip=}` goods (`marble=2 coin`). What stands in brackets may be left out; a lone word there is a flag.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .errors import NotationError, RulesetError

if TYPE_CHECKING:
    from .engine import State
    from .game import Game

Slot = str | int | list[str] | dict[str, int] | bool
Slots = dict[str, Slot]
Prefer = Callable[["Game", "State", list[int]], int]

NUMBER, ONE, SEVERAL, GOODS, FLAG = range(5)


@dataclass(frozen=True)
class SlotType:
    """What may stand in a slot."""

    name: str
    kind: int
    domain: str = ""


@dataclass(frozen=True)
class Made:
    """A small action with the frame in which it was made."""

    text: str
    frame: int


class Step:
    """A step of a script. `runs` makes its actions; `reads` finds them again and returns how many there were."""

    def templates(self) -> Iterator[str]:
        """The small actions that this step can begin with."""
        raise NotImplementedError

    def runs(self, run: Run, slots: Slots) -> None:
        """Make the actions."""
        raise NotImplementedError

    def reads(self, made: list[Made], slots: Slots) -> int:
        """Find the actions at the beginning of a list and fill the slots; -1 when they are not there."""
        raise NotImplementedError


@dataclass(frozen=True)
class Do(Step):
    """One small action; `at` names the frames in which it is meant. With `if_at` it is left out elsewhere."""

    text: str
    at: tuple[int, ...] = ()
    optional: bool = False

    def templates(self) -> Iterator[str]:
        yield self.text

    def runs(self, run: Run, slots: Slots) -> None:
        if self.optional and (not run.goes_on or run.frame not in self.at):
            return
        run.make(_filled(self.text, slots))

    def reads(self, made: list[Made], slots: Slots) -> int:
        found = made and (not self.at or made[0].frame in self.at) and _matched(self.text, made[0].text, slots)
        if not found:
            return 0 if self.optional else -1
        slots.update(found if isinstance(found, dict) else {})
        return 1


def Close(text: str, at: int) -> Do:
    """End a step if it is still open: some actions close it by themselves."""
    return Do(text, (at,), optional=True)


@dataclass(frozen=True)
class Each(Step):
    """One small action for every member of a slot, in whichever order the rules allow. `{x}` is the member."""

    text: str
    slot: str
    at: int

    def templates(self) -> Iterator[str]:
        yield self.text

    def runs(self, run: Run, slots: Slots) -> None:
        left = _members(slots.get(self.slot, []))
        while left and run.goes_on:
            allowed = [x for x in left if run.allows(_filled(self.text, {"x": x}))]
            chosen = (allowed or left)[0]
            run.make(_filled(self.text, {"x": chosen}))
            left.remove(chosen)

    def reads(self, made: list[Made], slots: Slots) -> int:
        members: list[str] = []
        for one in made:
            found = _matched(self.text, one.text, {}) if one.frame == self.at else None
            if found is None:
                break
            members.append(str(found["x"]))
        if members:
            slots[self.slot] = members
        return len(members)


@dataclass(frozen=True)
class Along(Step):
    """A way through several places: the first small action from the first to the second, then on and on."""

    first: str
    then: str
    slot: str
    at: tuple[int, ...]

    def templates(self) -> Iterator[str]:
        yield self.first

    def runs(self, run: Run, slots: Slots) -> None:
        path = _members(slots[self.slot])
        for i, (a, b) in enumerate(zip(path, path[1:], strict=False)):
            run.make(_filled(self.first if i == 0 else self.then, {**slots, "a": a, "b": b}))

    def reads(self, made: list[Made], slots: Slots) -> int:
        path: list[str] = []
        for i, one in enumerate(made):
            found = _matched(self.first if i == 0 else self.then, one.text, slots) if one.frame in self.at else None
            if found is None or (path and found["a"] != path[-1]):
                break
            path += [str(found["b"])] if path else [str(found["a"]), str(found["b"])]
            slots.update({k: v for k, v in found.items() if k not in "ab"})
        if path:
            slots[self.slot] = path
        return max(0, len(path) - 1) or -1


@dataclass(frozen=True)
class Settle(Step):
    """Answers to a frame that asks again and again: what the slot says of the member asked about, else what is preferred
    (the first legal one: chips before coins). `{n}` is the answer, `of` the domain of the frame's first number."""

    text: str
    slot: str
    of: str
    at: int
    prefer: Prefer | None = None

    def templates(self) -> Iterator[str]:
        yield self.text

    def runs(self, run: Run, slots: Slots) -> None:
        wanted = slots.get(self.slot)
        said = dict(wanted) if isinstance(wanted, dict) else None
        while run.goes_on and run.frame == self.at:
            member = run.asked_about(self.of)
            if said is not None:
                run.make(_filled(self.text, {"n": said.get(member, 0)}))
            else:
                run.choose(self.prefer)

    def reads(self, made: list[Made], slots: Slots) -> int:
        count = 0
        while count < len(made) and made[count].frame == self.at and _matched(self.text, made[count].text, {}):
            count += 1
        return count


@dataclass(frozen=True)
class Repeat(Step):
    """An answer given as long as a frame asks for it: fight all, lose the first, pay with what is most plentiful."""

    text: str
    at: int
    slot: str = ""
    prefer: Prefer | None = None

    def templates(self) -> Iterator[str]:
        yield self.text

    def runs(self, run: Run, slots: Slots) -> None:
        left = _members(slots.get(self.slot, [])) if self.slot else []
        while run.goes_on and run.frame == self.at:
            if left:
                allowed = [x for x in left if run.allows(_filled(self.text, {"x": x}))]
                run.make(_filled(self.text, {"x": (allowed or left)[0]}))
                left.remove((allowed or left)[0])
            else:
                run.choose(self.prefer)

    def reads(self, made: list[Made], slots: Slots) -> int:
        members: list[str] = []
        for one in made:
            found = _matched(self.text, one.text, {}) if one.frame == self.at else None
            if found is None:
                break
            members.append(str(found.get("x", "")))
        if members and self.slot:
            slots[self.slot] = members
        return len(members)


@dataclass(frozen=True)
class Times(Step):
    """The same steps several times over; the slot says how often (once, if it says nothing)."""

    slot: str
    steps: tuple[Step, ...]

    def templates(self) -> Iterator[str]:
        yield from self.steps[0].templates()

    def runs(self, run: Run, slots: Slots) -> None:
        for _ in range(int(slots.get(self.slot, 1))):  # type: ignore[arg-type]
            for step in self.steps:
                step.runs(run, slots)

    def reads(self, made: list[Made], slots: Slots) -> int:
        taken, times, first = 0, 0, dict(slots)
        while True:
            here = dict(slots) if times == 0 else {}
            count = _read_all(self.steps, made[taken:], here)
            if count <= 0:
                break
            if times and {k: v for k, v in here.items() if k not in first} != {
                k: v for k, v in slots.items() if k in here
            }:
                break
            slots.update(here)
            taken, times = taken + count, times + 1
        if times > 1:
            slots[self.slot] = times
        return taken or -1


def _read_all(steps: Iterable[Step], made: list[Made], slots: Slots) -> int:
    taken = 0
    for step in steps:
        count = step.reads(made[taken:], slots)
        if count < 0:
            return -1
        taken += count
    return taken


class Run:
    """A phrase being carried out on a copy of the position."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state.copy()
        self.seat = game.to_act(state)
        self.actions: list[int] = []
        self.goes_on = True

    @property
    def frame(self) -> int:
        """The frame that waits for an answer (0: none)."""
        return self.game.frame(self.state)

    def asked_about(self, domain: str) -> str:
        """The member that the frame's first number means."""
        return self.game.frame_member(self.state, domain)

    def allows(self, text: str) -> bool:
        """Would this small action be accepted now?"""
        return self.game.why_not(self.state, self.game.parse(text)) is None

    def choose(self, prefer: Prefer | None) -> None:
        """Answer as preferred: by default the first of what is legal."""
        legal = self.game.legal(self.state)
        self.apply(prefer(self.game, self.state, legal) if prefer else legal[0])

    def make(self, text: str) -> None:
        """Make a small action; a refused one raises."""
        if self.goes_on:
            self.apply(self.game.parse(text))

    def apply(self, a: int) -> None:
        """Carry an action out, and see whether the phrase must stop behind it: chance, another seat, a revelation."""
        shows = self.game.reveals(self.state, a, self.seat)
        self.game.apply(self.state, a)
        self.actions.append(a)
        self.goes_on = not shows and self.game.to_act(self.state) == self.seat


@dataclass(frozen=True)
class Phrase:
    """An intention with its form and its script."""

    name: str
    form: str
    steps: tuple[Step, ...]
    parts: tuple[tuple[bool, tuple[str | SlotType, ...]], ...] = field(default=())

    def slots(self) -> list[SlotType]:
        """All slots in the order of the form."""
        return [word for _, words in self.parts for word in words if isinstance(word, SlotType)]


def phrase(name: str, form: str, *steps: Step) -> Phrase:
    """A phrase; its form is read here, once."""
    return Phrase(name, form, steps, tuple(_parts(name, form)))


_PART = re.compile(r"\[([^\]]*)\]|([^\[]+)")
_SLOT = re.compile(r"\{(\w+)(?::(\w+)([+=]?))?\}")


def _parts(name: str, form: str) -> Iterator[tuple[bool, tuple[str | SlotType, ...]]]:
    for match in _PART.finditer(form):
        words: list[str | SlotType] = []
        for word in (match[1] if match[1] is not None else match[2]).split():
            found = _SLOT.fullmatch(word)
            if found is None and "{" in word:
                raise RulesetError(f"The form of '{name}' cannot be read at '{word}'.")
            if found is None:
                words.append(word)
                continue
            domain = found[2] or found[1]
            kind = {"+": SEVERAL, "=": GOODS}.get(found[3] or "", NUMBER if domain == "number" else ONE)
            words.append(SlotType(found[1], kind, "" if kind == NUMBER else domain))
        if match[1] is not None and len(words) == 1 and isinstance(words[0], str):
            words = [words[0], SlotType(words[0], FLAG)]
        if words:
            yield match[1] is not None, tuple(words)


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
            for slots in _fits(game, list(one.parts), words):
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
                    words.append(_slot_text(word, slots[word.name]))
        return " ".join(words)

    # -- backward ------------------------------------------------------------------------------------------------------
    def told(self, game: Game, state: State, actions: list[int]) -> list[tuple[str, int]]:
        """A run of small actions of one seat as phrases: (text, how many small actions it stands for)."""
        made, here = [], state.copy()
        for a in actions:
            made.append(Made(game.text(a), game.frame(here)))
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
            count = _read_all(one.steps, made, slots)
            if count > 1:
                tried.append((count, one, slots))
        for count, one, slots in sorted(tried, key=lambda row: -row[0]):
            after = state.copy()
            for a in actions[:count]:
                game.apply(after, a)
            text = self.written(one, slots)
            if self._leads_to(game, state, text, after.key(), count):
                return text, count
        return made[0].text, 1

    def _leads_to(self, game: Game, state: State, text: str, key: str, count: int) -> bool:
        from .errors import HegemonError

        try:
            run = game.expand(state, text)
        except HegemonError:
            return False
        return run.state.key() == key and len(run.actions) == count


def _fits(game: Game, parts: list[tuple[bool, tuple[str | SlotType, ...]]], words: list[str]) -> Iterator[Slots]:
    """All ways to lay words over the parts of a form."""
    if not parts:
        if not words:
            yield {}
        return
    (optional, part), *rest = parts
    for slots, left in _fits_part(game, list(part), words):
        for more in _fits(game, rest, left):
            yield {**slots, **more}
    if optional:
        yield from _fits(game, rest, words)


def _fits_part(game: Game, part: list[str | SlotType], words: list[str]) -> Iterator[tuple[Slots, list[str]]]:
    if not part:
        yield {}, words
        return
    first, *rest = part
    if isinstance(first, str):
        if words and words[0] == first:
            yield from _fits_part(game, rest, words[1:])
        return
    for value, left in _values(game, first, words):
        for slots, behind in _fits_part(game, rest, left):
            yield {first.name: value, **slots}, behind


def _values(game: Game, slot: SlotType, words: list[str]) -> Iterator[tuple[Slot, list[str]]]:
    """What a slot can take from the beginning of some words."""
    if slot.kind == FLAG:
        yield True, words
    elif slot.kind == NUMBER:
        if words and words[0].isdigit() and len(words[0]) < 6:
            yield int(words[0]), words[1:]
    elif slot.kind == ONE:
        if words and game.data.names.has(slot.domain, words[0]):
            yield words[0], words[1:]
    elif slot.kind == SEVERAL:
        count = 0
        while count < len(words) and game.data.names.has(slot.domain, words[count]):
            count += 1
        for taken in range(count, 0, -1):
            yield words[:taken], words[taken:]
    else:
        yield from _goods(game, slot, words)


def _goods(game: Game, slot: SlotType, words: list[str]) -> Iterator[tuple[Slot, list[str]]]:
    amounts: dict[str, int] = {}
    for taken, word in enumerate(words, 1):
        name, equals, number = word.partition("=")
        if not game.data.names.has(slot.domain, name) or (equals and not (number.isdigit() and len(number) < 4)):
            break
        amounts[name] = amounts.get(name, 0) + (int(number) if equals else 1)
        yield dict(amounts), words[taken:]


def _slot_text(slot: SlotType, value: Slot) -> str:
    if slot.kind == GOODS:
        counts = value if isinstance(value, dict) else Counter(value if isinstance(value, list) else [str(value)])
        return " ".join(name if count == 1 else f"{name}={count}" for name, count in sorted(counts.items()) if count)
    return " ".join(value) if isinstance(value, list) else str(value)


def _members(value: Slot) -> list[str]:
    if isinstance(value, dict):
        return [name for name, count in value.items() for _ in range(count)]
    return list(value) if isinstance(value, list) else [str(value)]


def _filled(text: str, slots: Mapping[str, Slot]) -> str:
    try:
        return text.format_map(slots)
    except KeyError as missing:
        raise NotationError(f"Something is missing here: {missing.args[0]}.") from None


def _matched(template: str, text: str, slots: Mapping[str, Slot]) -> dict[str, Slot] | None:
    """The slots that turn a template into a text; those known already must agree."""
    pattern = re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>[^ ]+)", re.escape(template).replace("\\ ", " "))
    found = re.fullmatch(pattern, text)
    if found is None:
        return None
    values: dict[str, Slot] = dict(found.groupdict())
    if any(name in slots and str(slots[name]) != value for name, value in values.items()):
        return None
    return values
