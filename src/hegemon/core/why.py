"""Why not, for a thing: the most telling reason among all actions that concern it, now or in this step.

Of everything that could be done with the thing, the actions of the frame that waits come first, then those of the other
verbs; a reason that blames the thing itself or the means comes before one that blames something else; then the one that
is nearest to being legal."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING

from .reasons import MEANS, TIME, Refusal

if TYPE_CHECKING:
    from .actions import Verb
    from .engine import State
    from .game import Game

MOST_ASKED = 3_000  # actions asked about for one thing


def concerned(game: Game, verb: Verb, domain: str, member: str) -> Iterator[int]:
    """The actions of a verb that name the thing."""
    names = game.data.names
    places = [i for i, d in enumerate(verb.domains) if d == domain or _inside(game, d, domain)]
    for place in places:
        choices = [range(len(names[d])) for d in verb.domains]
        own = verb.domains[place]
        choices[place] = [i for i, m in enumerate(names[own]) if m == member or member in m.split()]  # type: ignore[call-overload]
        for args in product(*choices):
            yield game.verbs.encode(verb.name, args)


def _inside(game: Game, domain: str, of: str) -> bool:
    """Are the members of a domain made of members of another (a way of two regions)?"""
    names = game.data.names
    first = names[domain][0].split() if names[domain] else []
    return len(first) > 1 and all(names.has(of, word) for word in first)


def reasons(game: Game, state: State, domain: str, member: str) -> list[tuple[tuple[int, ...], int, Refusal]]:
    """Every refusal about a thing with its rank (lowest first), or nothing when something is legal."""
    frame = game.frame(state)
    found: list[tuple[tuple[int, ...], int, Refusal]] = []
    asked = 0
    for verb in game.verbs.verbs:
        if verb.chance:
            continue
        here = frame in verb.stems
        for a in concerned(game, verb, domain, member):
            asked += 1
            if asked > MOST_ASKED:
                return found
            refusal = game.why_not(state, a)
            if refusal is None:
                continue
            blames_it = refusal.blames in ("", domain) or refusal.kind == MEANS
            found.append(
                ((0 if here else 1, 0 if refusal.kind != TIME else 1, 0 if blames_it else 1, -refusal.kind), a, refusal)
            )
    return found


def why(game: Game, state: State, domain: str, member: str) -> Refusal | None:
    """The reason that tells most why nothing can be done with a thing; None when something can. Without a domain the
    thing is meant in every domain that knows its name: a hex that is also a site."""
    names = game.data.names
    domains = [domain] if domain in names.lists else [d for d in names.lists if names.has(d, member)]
    found: list[tuple[tuple[int, ...], int, Refusal]] = []
    for one in domains:
        if _something_can_be_done(game, state, one, member):
            return None
        found += reasons(game, state, one, member)
    return min(found, key=lambda row: row[0])[2] if found else None


def _something_can_be_done(game: Game, state: State, domain: str, member: str) -> bool:
    here = [verb for verb in game.verbs.verbs if not verb.chance and game.frame(state) in verb.stems]
    return any(game.allows(state, a) for verb in here for a in concerned(game, verb, domain, member))
