"""Verb tables: named action ⇄ text ⇄ number. Numbers never leave the process, texts do."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import product
from math import prod

from .domains import Domains, Names
from .errors import NotationError, RulesetError
from .frames import FrameList
from .language.message import msg


@dataclass(frozen=True)
class Action:
    """An action by names."""

    verb: str
    args: tuple[str, ...]

    @cached_property
    def _text(self) -> str:
        return " ".join((self.verb, *self.args))

    def __str__(self) -> str:
        return self._text  # put together once: a server asks for it again and again


class Verb:
    """A verb: the domains of its arguments, the frames it answers, and how its rules are called.

    `at` is a frame, several frames, or frame → stem. The stem (by default the verb's name) names its rules:
    `why_not_x`, `legal_x`, `apply_x`, `weight_x`. A `free` verb is always allowed in its frames. Where the order of a
    verb's actions cannot matter it `permutes`. One that `ends_step` says that nothing more is done. `listed_with` names
    the verb right before it whose `legal_x` lists both.
    """

    def __init__(
        self,
        name: str,
        *domains: str,
        at: int | Iterable[int] | Mapping[int, str] = (),
        chance: bool = False,
        free: bool = False,
        permutes: bool = False,
        ends_step: bool = False,
        listed_with: str = "",
        cite: str | tuple[str, ...] = "",
    ) -> None:
        self.name = name
        self.domains = domains
        frames = (at,) if isinstance(at, int) else at
        self.stems = dict(frames) if isinstance(frames, Mapping) else dict.fromkeys(frames, name)
        self.chance = chance
        self.free = free
        self.permutes = permutes
        self.ends_step = ends_step
        self.listed_with = listed_with
        self.cites = (cite,) if isinstance(cite, str) else cite

    @property
    def cite(self) -> str:
        """The citation that speaks for the verb."""
        return self.cites[0]


class VerbTable:
    """All actions of a game, numbered verb by verb; within a verb by mixed radix over the domains' capacities.

    The table alone says who may do what, when: `core/dispatch.py` makes `legal`, `why_not` and `apply` from it.
    `counted` names, for domains whose members come from data, the number among the components that says how many.
    """

    def __init__(
        self, domains: Domains, frames: FrameList, *verbs: Verb, counted: Mapping[str, str] | None = None
    ) -> None:
        self.frames = frames
        self.verbs = verbs
        self.counted = dict(counted or {})
        self.by_name = {verb.name: verb for verb in verbs}
        if len(self.by_name) < len(verbs):
            raise RulesetError("The verb table names a verb twice.")
        self.radix = {v.name: tuple(domains.capacity[d] for d in v.domains) for v in verbs}
        self.base: dict[str, int] = {}
        self.size = 0
        for verb in verbs:
            self.base[verb.name] = self.size
            self.size += prod(self.radix[verb.name])
        self._ends = [self.base[v.name] + prod(self.radix[v.name]) for v in verbs]

    def end(self, name: str) -> int:
        """The number after the last one of a verb."""
        return self.base[name] + prod(self.radix[name])

    def bases(self, *names: str) -> tuple[int, ...]:
        """The first number of each verb."""
        return tuple(self.base[name] for name in names)

    def decode(self, a: int) -> tuple[Verb, tuple[int, ...]]:
        """Verb and argument numbers of an action."""
        return _decoded(self, a)

    def encode(self, verb: str, args: tuple[int, ...]) -> int:
        """Number of an action."""
        a = 0
        for size, index in zip(self.radix[verb], args, strict=True):
            a = a * size + index
        return self.base[verb] + a

    def exists(self, a: int, names: Names) -> bool:
        """Does every argument have a name in these data (a small board leaves numbers unused)?"""
        verb, args = self.decode(a)
        return all(i < len(names[d]) for d, i in zip(verb.domains, args, strict=True))

    def numbers(self, verb: str, names: Names) -> Iterator[int]:
        """Every action of a verb whose arguments have names in these data, in order."""
        known = [range(len(names[d])) for d in self.by_name[verb].domains]
        return (self.encode(verb, args) for args in product(*known))

    def action(self, a: int, names: Names) -> Action:
        """The action by names."""
        return _named(self, a, names)

    def parse(self, text: str, names: Names) -> int:
        """Number of an action given as text; wrong text gets a sentence that helps."""
        words = text.split()
        if not words:
            raise NotationError(msg("bad-action-empty"))
        verb = self.by_name.get(words[0])
        if verb is None:
            raise NotationError(msg("bad-verb", word=words[0][:40], verbs=", ".join(self.by_name)))
        args: list[int] = []
        rest = words[1:]
        for domain in verb.domains:
            take = names.words[domain]
            if len(rest) < take:
                wanted = " ".join(d.upper() for d in verb.domains)
                raise NotationError(msg("bad-action-short", text=text[:60], verb=verb.name, wanted=wanted))
            args.append(names.index(domain, " ".join(rest[:take])[:60]))
            rest = rest[take:]
        if rest:
            wanted = " ".join(d.upper() for d in verb.domains)
            rest_of_it = " ".join(words[1:])[:60]
            raise NotationError(msg("bad-action-long", verb=verb.name, wanted=wanted or "none", text=rest_of_it))
        return self.encode(verb.name, tuple(args))


@lru_cache(maxsize=50_000)  # as below
def _decoded(table: VerbTable, a: int) -> tuple[Verb, tuple[int, ...]]:
    if not 0 <= a < table.size:
        raise NotationError(msg("bad-action-number", number=a, size=table.size))
    verb = table.verbs[bisect_right(table._ends, a)]
    rest = a - table.base[verb.name]
    args: list[int] = []
    for size in reversed(table.radix[verb.name]):
        rest, index = divmod(rest, size)
        args.append(index)
    return verb, tuple(reversed(args))


@lru_cache(maxsize=50_000)  # the same actions are named again and again
def _named(table: VerbTable, a: int, names: Names) -> Action:
    verb, args = table.decode(a)
    if not table.exists(a, names):
        raise NotationError(msg("bad-action-nothing", number=a, verb=verb.name))
    return Action(verb.name, tuple(names.name(d, i) for d, i in zip(verb.domains, args, strict=True)))
