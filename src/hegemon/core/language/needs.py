"""What a game's catalogues must have: the keys that its sources, reasons, happenings, options, ends, rules and phrases
name, and a name for whatever people read the names of."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..dual import SOURCE, home_of
from ..idle import idle_keys
from ..rulebook import rules_of
from .check import ALWAYS, called
from .message import name_key

if TYPE_CHECKING:
    from ..game import Game

NUMBERS = ("amount", "die", "face")  # domains whose members are read as numbers
COORDINATE = re.compile(r"[a-z]?\d+")  # a member that only numbers name: the data say how it is written


def needed_by(game: Game) -> dict[str, set[str]]:
    """Key → the arguments that are given with it (or `*`)."""
    needed = called(home_of(game.spec.id)) | called(SOURCE / "common")
    for reason in game.reasons():
        if reason.key:
            needed[f"no-{reason.key}"] = set(reason.tells)
    for kind in game.happening_kinds.kinds:
        needed[f"tell-{kind.name}"] = set(kind.arguments)
    for option in game.spec.options:
        if not option.text:
            needed[f"option-{option.name}"] = set()
            needed.update({f"option-{option.name}-{choice}": set() for choice in option.choices})
    needed.update({f"end-{reason}": set() for reason, text in game.spec.ends.items() if not text})
    needed.update({"end-score": {"n"}} if not game.spec.summary else {})
    needed.update({"game-summary": set()} if not game.spec.summary else {})
    needed.update(idle_keys(game))
    needed.update({f"phrase-{phrase.name}": {ALWAYS} for phrase in game.phrases.phrases})
    needed.update({f"do-{verb.name}": set(_named(game, verb.domains)) for verb in game.verbs.verbs})
    for rule in rules_of(game.spec.id).values():
        if rule.key:
            needed[rule.key] = set()
    return needed


def _named(game: Game, domains: tuple[str, ...]) -> Iterator[str]:
    """What the words for an action are given: each thing under its domain's name, a way as the places it joins."""
    for domain in domains:
        joins = any(" " in member for member in game.data.names[domain])
        yield from ("from", "to") if joins else (domain,)


def needed_parts(game: Game) -> dict[str, str]:
    """Key → the part of it that is shown on its own."""
    return {f"option-{option.name}": "title" for option in game.spec.options if not option.text}


def needed_names(game: Game) -> set[str]:
    """Keys of the names of everything that verbs and happenings speak of."""
    domains = {"seat", *(domain for verb in game.verbs.verbs for domain in verb.domains)}
    told = {domain for kind in game.happening_kinds.kinds for domain in kind.arguments.values() if domain}
    domains |= {domain.rstrip("+=") for domain in told}
    names = game.data.names
    return {
        name_key(domain, member)
        for domain in domains
        if domain not in NUMBERS
        for member in names[domain]
        if not COORDINATE.fullmatch(member) and " " not in member
    }
