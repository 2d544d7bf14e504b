"""The steps of a phrase's script: each runs forward, making small actions, and reads backward, finding them again."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from ..domains import Names
from .form import Slots, filled, matched, members
from .run import Prefer, Run


@dataclass(frozen=True)
class Made:
    """A small action with the frame in which it was made, and the frame's first number."""

    text: str
    frame: int
    first: int
    names: Names


class Step(ABC):
    """A step of a script. `runs` makes its actions; `reads` finds them again and returns how many there were.
    `optional`: can it come to nothing, so that a phrase begins with the next one?"""

    optional: bool = False

    @abstractmethod
    def templates(self) -> Iterator[str]:
        """The small actions that this step can begin with."""

    def frames(self) -> tuple[int, ...]:
        """The frames in which this step is meant; none: wherever its actions are legal."""
        at: int | tuple[int, ...] = getattr(self, "at", ())
        return at if isinstance(at, tuple) else (at,)

    @abstractmethod
    def runs(self, run: Run, slots: Slots) -> None:
        """Make the actions."""

    @abstractmethod
    def reads(self, made: list[Made], slots: Slots) -> int:
        """Find the actions at the beginning of a list and fill the slots; -1 when they are not there."""


@dataclass(frozen=True)
class Do(Step):
    """One small action; `at` names the frames in which it is meant. An optional one is left out elsewhere."""

    text: str
    at: tuple[int, ...] = ()
    optional: bool = False

    def templates(self) -> Iterator[str]:
        yield self.text

    def runs(self, run: Run, slots: Slots) -> None:
        if self.optional and (not run.goes_on or run.frame not in self.at):
            return
        run.make(filled(self.text, slots))

    def reads(self, made: list[Made], slots: Slots) -> int:
        here = bool(made) and (not self.at or made[0].frame in self.at)
        found = matched(self.text, made[0].text, slots) if here else None
        if found is None:
            return 0 if self.optional else -1
        slots.update(found)
        return 1


def Close(text: str, at: int) -> Do:
    """End a step if it is still open: some actions close it by themselves."""
    return Do(text, (at,), optional=True)


@dataclass(frozen=True)
class Each(Step):
    """One small action for every member of a slot, in whichever order the rules allow, and what belongs to each of them
    (its payment). `{x}` is the member."""

    text: str
    slot: str
    at: int
    then: tuple[Step, ...] = ()

    def templates(self) -> Iterator[str]:
        yield self.text

    def runs(self, run: Run, slots: Slots) -> None:
        left = members(slots.get(self.slot, []))
        while left and run.goes_on:
            allowed = [x for x in left if run.allows(filled(self.text, {**slots, "x": x}))]
            chosen = (allowed or left)[0]
            run.make(filled(self.text, {**slots, "x": chosen}))
            left.remove(chosen)
            for step in self.then:
                step.runs(run, slots)
        if left and not run.is_on(self.at):
            all_of_them = members(slots[self.slot])
            raise run.cut_short(len(all_of_them) - len(left), len(all_of_them))

    def reads(self, made: list[Made], slots: Slots) -> int:
        found_members: list[str] = []
        taken = 0
        while taken < len(made) and made[taken].frame == self.at:
            found = matched(self.text, made[taken].text, slots)
            if found is None:
                break
            belonging = dict(slots) if not found_members else {}
            count = read_all(self.then, made[taken + 1 :], belonging)
            if count < 0 or (found_members and any(slots.get(k) != v for k, v in belonging.items())):
                break
            found_members.append(str(found.pop("x")))
            slots.update({**belonging, **found})
            taken += 1 + count
        if found_members:
            slots[self.slot] = found_members
        return taken


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
        path = members(slots[self.slot])
        for i, (a, b) in enumerate(pairwise(path)):
            run.make(filled(self.first if i == 0 else self.then, {**slots, "a": a, "b": b}))

    def reads(self, made: list[Made], slots: Slots) -> int:
        path: list[str] = []
        for i, one in enumerate(made):
            found = matched(self.first if i == 0 else self.then, one.text, slots) if one.frame in self.at else None
            if found is None or (path and found["a"] != path[-1]):
                break
            path += [str(found["b"])] if path else [str(found["a"]), str(found["b"])]
            slots.update({k: v for k, v in found.items() if k not in "ab"})
        if path:
            slots[self.slot] = path
        return max(0, len(path) - 1) or -1


@dataclass(frozen=True)
class Settle(Step):
    """Answers to a frame that asks again and again: what the slot says of the member asked about, else what is
    preferred (the first legal one: chips before coins). `{n}` is the answer, `of` the domain of the frame's first
    number."""

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
                run.make(filled(self.text, {"n": said.get(member, 0)}))
            else:
                run.choose(self.prefer)

    def reads(self, made: list[Made], slots: Slots) -> int:
        answers: dict[str, int] = {}
        count = 0
        for one in made:
            found = matched(self.text, one.text, {}) if one.frame == self.at else None
            if found is None:
                break
            answers[one.names.name(self.of, one.first)] = int(str(found["n"]))
            count += 1
        if any(answers.values()):
            slots[self.slot] = answers
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
        left = members(slots.get(self.slot, [])) if self.slot else []
        while run.goes_on and run.frame == self.at:
            if left:
                allowed = [x for x in left if run.allows(filled(self.text, {"x": x}))]
                run.make(filled(self.text, {"x": (allowed or left)[0]}))
                left.remove((allowed or left)[0])
            else:
                run.choose(self.prefer)

    def reads(self, made: list[Made], slots: Slots) -> int:
        found_members: list[str] = []
        for one in made:
            found = matched(self.text, one.text, {}) if one.frame == self.at else None
            if found is None:
                break
            found_members.append(str(found.get("x", "")))
        if found_members and self.slot:
            slots[self.slot] = found_members
        return len(found_members)


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
            count = read_all(self.steps, made[taken:], here)
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


def read_all(steps: Iterable[Step], made: list[Made], slots: Slots) -> int:
    taken = 0
    for step in steps:
        count = step.reads(made[taken:], slots)
        if count < 0:
            return -1
        taken += count
    return taken
