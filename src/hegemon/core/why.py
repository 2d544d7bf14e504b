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


def ranked(game: Game, state: State, domain: str, member: str) -> Iterator[tuple[tuple[int, ...], int]]:
    """The refused actions about a thing, each with the rank of its reason (lowest: tells most)."""
    frame, known = game.frame(state), game.reasons()
    asked = 0
    for verb in game.verbs.verbs:
        here = frame in verb.stems
        for a in concerned(game, verb, domain, member) if not verb.chance else ():
            asked += 1
            if asked > MOST_ASKED:
                return
            if code := game.engine.refusal(state, a):
                reason = known[code - 1]
                blames_it = reason.blames in ("", domain) or reason.kind == MEANS
                yield (0 if here else 1, 0 if reason.kind != TIME else 1, 0 if blames_it else 1, -reason.kind), a


def why(game: Game, state: State, domain: str, member: str) -> Refusal | None:
    """The reason that tells most why nothing can be done with a thing; None when something can. Without a domain the
    thing is meant in every domain that knows its name: a hex that is also a site."""
    names = game.data.names
    domains = [domain] if domain in names.lists else [d for d in names.lists if names.has(d, member)]
    if any(_something_can_be_done(game, state, one, member) for one in domains):
        return None
    found = [row for one in domains for row in ranked(game, state, one, member)]
    return game.why_not(state, min(found, key=lambda row: row[0])[1]) if found else None


def _something_can_be_done(game: Game, state: State, domain: str, member: str) -> bool:
    here = [verb for verb in game.verbs.verbs if not verb.chance and game.frame(state) in verb.stems]
    return any(game.allows(state, a) for verb in here for a in concerned(game, verb, domain, member))
