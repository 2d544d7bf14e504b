"""Verb tables: named action ⇄ text ⇄ number. Numbers never leave the process, texts do."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from math import prod

from .domains import Domains, Names
from .errors import NotationError


@dataclass(frozen=True)
class Action:
    """An action by names."""

    verb: str
    args: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join((self.verb, *self.args))


class Verb:
    """A verb with the domains of its arguments."""

    def __init__(self, name: str, *domains: str, chance: bool = False, cite: str = "") -> None:
        self.name = name
        self.domains = domains
        self.chance = chance
        self.cite = cite


class VerbTable:
    """All actions of a game, numbered verb by verb; within a verb by mixed radix over the domains' capacities."""

    def __init__(self, domains: Domains, *verbs: Verb) -> None:
        self.verbs = verbs
        self.by_name = {verb.name: verb for verb in verbs}
        self.radix = {v.name: tuple(domains.capacity[d] for d in v.domains) for v in verbs}
        self.base: dict[str, int] = {}
        self.size = 0
        for verb in verbs:
            self.base[verb.name] = self.size
            self.size += prod(self.radix[verb.name])
        self._ends = [self.base[v.name] + prod(self.radix[v.name]) for v in verbs]

    def bases(self, *names: str) -> tuple[int, ...]:
        """The first number of each verb."""
        return tuple(self.base[name] for name in names)

    def decode(self, a: int) -> tuple[Verb, tuple[int, ...]]:
        """Verb and argument numbers of an action."""
        if not 0 <= a < self.size:
            raise NotationError(f"There is no action number {a}; the table has {self.size}.")
        verb = next(v for v, end in zip(self.verbs, self._ends, strict=True) if a < end)
        rest = a - self.base[verb.name]
        args: list[int] = []
        for size in reversed(self.radix[verb.name]):
            rest, index = divmod(rest, size)
            args.append(index)
        return verb, tuple(reversed(args))

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

    def action(self, a: int, names: Names) -> Action:
        """The action by names."""
        verb, args = self.decode(a)
        if not self.exists(a, names):
            raise NotationError(f"Action number {a} ('{verb.name}') names nothing in these data.")
        return Action(verb.name, tuple(names.name(d, i) for d, i in zip(verb.domains, args, strict=True)))

    def parse(self, text: str, names: Names) -> int:
        """Number of an action given as text; wrong text gets a sentence that helps."""
        words = text.split()
        if not words:
            raise NotationError("An empty text is no action.")
        verb = self.by_name.get(words[0])
        if verb is None:
            raise NotationError(f"'{words[0][:40]}' is no verb of this game; verbs are {', '.join(self.by_name)}.")
        args: list[int] = []
        rest = words[1:]
        for domain in verb.domains:
            take = names.words[domain]
            if len(rest) < take:
                wanted = " ".join(d.upper() for d in verb.domains)
                raise NotationError(f"'{text[:60]}' is incomplete: '{verb.name}' takes {wanted}.")
            args.append(names.index(domain, " ".join(rest[:take])[:60]))
            rest = rest[take:]
        if rest:
            wanted = " ".join(d.upper() for d in verb.domains)
            raise NotationError(
                f"'{verb.name}' takes {wanted or 'nothing'} after it, not '{' '.join(words[1:])[:60]}'."
            )
        return self.encode(verb.name, tuple(args))

    def table_hash(self, names: Names) -> str:
        """Identifies the numbering, for trained models that store numbers."""
        text = "\n".join(f"{v.name} {' '.join(','.join(names[d]) for d in v.domains)}" for v in self.verbs)
        return blake2b(text.encode(), digest_size=8).hexdigest()
