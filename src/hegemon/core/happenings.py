"""Happenings: what changed, by whom and why. Each kind is declared once in a game's `happenings.py`:

    HAPPENINGS = Happenings(
        Kind("won", who="seat", what="personage", n=NUMBER, moves=("personages.{who}.{what}", "points.{who}")),
    )
    (WON,) = HAPPENINGS.numbers("won")

A rule leaves `note(WON, seat, personage, 1)`; the sentence is `tell-won` in the catalogues, its part `.short` is the
same without the actor, for a line that begins with the actor. `moves` names the places of the view that such a
happening may change: a test holds every change of a view against the happenings told.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TypedDict

from .domains import Names
from .errors import RulesetError
from .language.message import Message, Value, goods, name_key
from .notes import Note, counts, members

NUMBER = ""  # an argument that is a number and no member of a domain
SEVERAL = "+"  # after a domain: a note gives several of its members as one number (`notes.several`)
AMOUNTS = "="  # after a domain: a note gives amounts of its members as one number (`notes.amounts`)
ACTOR = "who"  # the argument that names who did it
ALL_SEEING = -3  # a listener from whom nothing is hidden: the reader of a game that is over
NOT_SAID = -1  # a member that does not exist here: "by nobody", "for nothing"


class WireHappening(TypedDict):
    """A happening as it is sent."""

    kind: str
    args: dict[str, Value]
    children: list[WireHappening]


@dataclass(frozen=True)
class Happening:
    """Something that happened, by names. What belongs together (a battle) has its parts as children."""

    kind: str
    args: Mapping[str, Value]
    children: tuple[Happening, ...] = field(default=())
    leans: bool = False  # is it told in one breath with the one before?
    _wire: list[WireHappening] = field(default_factory=list, init=False, repr=False, compare=False)

    def message(self) -> Message:
        """The sentence that tells it."""
        return Message(f"tell-{self.kind}", self.args)

    def wire(self) -> WireHappening:
        """As JSON can hold it, made once: to be read, not changed."""
        if not self._wire:
            children = [child.wire() for child in self.children]
            self._wire.append({"kind": self.kind, "args": dict(self.args), "children": children})
        return self._wire[0]


Heard = list[list[Happening]]  # of each viewer, what they may hear


class Kind:
    """A kind of happening: its arguments (name → domain, `domain+` for several members, `domain=` for amounts, or
    NUMBER), what of the view it may move, and whether it opens or closes something that is told as one
    (`opens="battle"`, `closes="battle"`). `adds` names the number or the amounts that add up when the same happens
    again: three legions one after another are three legions. `heads`: it begins a chapter of the log (a game turn of
    the rulebook), and its sentence is the heading. `leans` names the kinds behind which it is told in the
    same breath, by the part `.tail` of its sentence: "founds Tacape for 1 marble"."""

    def __init__(
        self,
        name: str,
        /,
        *,
        moves: Iterable[str] = (),
        opens: str = "",
        closes: str = "",
        adds: str = "",
        leans: Iterable[str] = (),
        heads: bool = False,
        **arguments: str,
    ) -> None:
        self.name = name
        self.arguments = arguments
        self.moves = tuple(moves)
        self.opens = opens
        self.closes = closes
        self.adds = adds
        self.leans = tuple(leans)
        self.heads = heads


class Happenings:
    """All kinds of a game; each has its place in this list as its number. `shown` names the places of a view that are
    seen and not told (what is being decided, what follows from what was told), `rows` the lists in it whose rows have
    a name: by which of their fields (by none: the row is its own name)."""

    def __init__(
        self, *kinds: Kind, shown: Iterable[str] = (), rows: Mapping[str, tuple[str, ...]] | None = None
    ) -> None:
        self.kinds = kinds
        self.shown = tuple(shown)
        self.rows = dict(rows or {})
        self.by_name = {kind.name: kind for kind in kinds}
        if len(self.by_name) < len(kinds):
            raise RulesetError("The list of happenings names a kind twice.")

    def kind(self, name: str) -> Kind:
        """A kind by its name; what no rule notes (why a step is empty) stands for itself."""
        return self.by_name.get(name) or Kind(name)

    def numbers(self, *names: str) -> tuple[int, ...]:
        """The numbers of some kinds."""
        order = [kind.name for kind in self.kinds]
        return tuple(order.index(name) for name in names)

    def told(self, notes: Iterable[Note], names: Names) -> list[Happening]:
        """The happenings that notes speak of, in order, none inside another yet."""
        return [_named(self.kinds[number], values, names) for number, values in notes]

    def gathered(self, happenings: Iterable[Happening]) -> list[Happening]:
        """What belongs together as one: everything from what opens a battle to what closes it becomes its children;
        what one actor does again and again is added up."""
        done: list[Happening] = []
        open_: list[tuple[str, Happening, list[Happening]]] = []
        for happening in self._added_up(happenings):
            kind = self.kind(happening.kind)
            if kind.opens:
                open_.append((kind.opens, happening, []))
                continue
            (open_[-1][2] if open_ else done).append(happening)
            if open_ and kind.closes == open_[-1][0]:
                _, first, parts = open_.pop()
                (open_[-1][2] if open_ else done).append(Happening(first.kind, first.args, tuple(parts)))
        for _, first, parts in open_:  # still going on
            done.append(Happening(first.kind, first.args, tuple(parts)))
        return done

    def _added_up(self, happenings: Iterable[Happening]) -> list[Happening]:
        found: list[list[Happening]] = []  # each with what leans on it
        row = 0  # where the latest row of happenings of one actor begins
        for group in self._leaning(happenings):
            if found and found[-1][0].args.get(ACTOR) != group[0].args.get(ACTOR):
                row = len(found)
            kind = self.kind(group[0].kind)
            if kind.opens or kind.closes:
                row = len(found) + 1
            same = [i for i in range(row, len(found)) if kind.adds and self._same(found[i], group)]
            if not same:
                found.append(group)
                continue
            both = [self._both(*pair) for pair in zip(found[same[0]], group, strict=True)]
            if len(both) == 1 and isinstance(both[0].args[kind.adds], str):
                del found[same[0]]  # goods that lean on nothing are told behind all that they were spent on
                found.append(both)
            else:
                found[same[0]] = both
        return [happening for group in found for happening in group]

    def _leaning(self, happenings: Iterable[Happening]) -> list[list[Happening]]:
        """Every happening with those that lean on it, which are told in one breath with it."""
        groups: list[list[Happening]] = []
        for happening in happenings:
            before = groups[-1][-1] if groups else happening
            leans = bool(groups) and before.kind in self.kind(happening.kind).leans and _goes_on(before, happening)
            if not leans or before.args.get(ACTOR) != happening.args.get(ACTOR):
                groups.append([happening])
            elif self._same([before], [happening]):
                groups[-1][-1] = self._both(before, happening)
            else:
                groups[-1].append(replace(happening, leans=True))
        return groups

    def _same(self, some: list[Happening], others: list[Happening]) -> bool:
        """Are two groups the same but for what adds up?"""
        return len(some) == len(others) and all(
            one.kind == other.kind and self._told_but_sums(one) == self._told_but_sums(other)
            for one, other in zip(some, others, strict=True)
        )

    def _told_but_sums(self, happening: Happening) -> dict[str, Value]:
        return {name: value for name, value in happening.args.items() if name != self.kind(happening.kind).adds}

    def _both(self, one: Happening, other: Happening) -> Happening:
        adds = self.kind(one.kind).adds
        return replace(one, args={**one.args, adds: _sum(one.args[adds], other.args[adds])}) if adds else one


@lru_cache(maxsize=20_000)  # the same happens again and again
def _named(kind: Kind, values: tuple[int, ...], names: Names) -> Happening:
    if len(values) != len(kind.arguments):
        raise RulesetError(f"A note '{kind.name}' has {len(values)} numbers, but {len(kind.arguments)} are declared.")
    args: dict[str, Value] = {}
    for (name, domain), value in zip(kind.arguments.items(), values, strict=True):
        if not domain:
            args[name] = int(value)
        elif domain.endswith(SEVERAL):
            args[name] = " ".join(name_key(domain[:-1], names.name(domain[:-1], i)) for i in members(value))
        elif domain.endswith(AMOUNTS):
            args[name] = goods(domain[:-1], dict(zip(names[domain[:-1]], counts(value), strict=False)))
        elif value == NOT_SAID:
            args[name] = ""
        else:
            args[name] = name_key(domain, names.name(domain, int(value)))
    return Happening(kind.name, args)


def _goes_on(before: Happening, happening: Happening) -> bool:
    """Of a way that is told in one breath with another: does it begin where that one ended, for just as many?"""
    if "whence" not in happening.args:
        return True
    ended = [before.args[name] for name in ("where", "what", "n")]
    return ended == [happening.args[name] for name in ("whence", "what", "n")]


def _sum(one: Value, other: Value) -> Value:
    """Two numbers, two lists of goods, or two lists of names, added up."""
    if isinstance(one, int) and isinstance(other, int):
        return one + other
    if "=" not in f"{one}{other}":
        return f"{one} {other}"
    amounts: dict[str, int] = {}
    for part in f"{one} {other}".split():
        key, _, count = part.rpartition("=")
        amounts[key] = amounts.get(key, 0) + int(count)
    return " ".join(f"{key}={count}" for key, count in amounts.items())
