"""What a list shows of an action: the verb to be typed, and names for everything that has one. Names are understood
when they are typed, too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ...core.game import Game
from ...core.language import name_key


def shown(game: Game, actions: Iterable[int], language: str) -> dict[int, list[str]]:
    """The words of each action. Where two have one name, the number at the end of the id tells them apart, or else the
    id itself."""
    named = {a: _shown_words(game, a, language) for a in actions}
    twice = Counter(map(tuple, named.values()))
    return {a: words if twice[tuple(words)] == 1 else _told_apart(game, a, words) for a, words in named.items()}


def _told_apart(game: Game, a: int, named: list[str]) -> list[str]:
    text = game.text(a).split()
    numbers = [word.rpartition("_")[2] for word in text]
    if not any(number.isdecimal() for number in numbers):
        return text
    return [f"{name} {number}" if number.isdecimal() else name for name, number in zip(named, numbers, strict=True)]


def _shown_words(game: Game, a: int, language: str) -> list[str]:
    """The words of an action's text, one for one, with names in place of ids."""
    action = game.action(a)
    words = [action.verb]
    for domain, member in zip(game.verbs.by_name[action.verb].domains, action.args, strict=True):
        parts = member.split()
        words += [_name(game, domain if len(parts) == 1 else "", part, language) for part in parts]
    return words


def called(game: Game, member: str, language: str) -> str:
    """The name of something on the table, whatever domain it is of."""
    return _name(game, "", member, language)


def _name(game: Game, domain: str, member: str, language: str) -> str:
    """The name of a member; of a part of a way (two regions), whatever it is a member of."""
    names = game.data.names
    known = [domain] if domain else [d for d in names.lists if names.has(d, member)]
    key = name_key(known[0], member) if known else ""
    catalogue = game.catalogue(language)
    if not key or not (catalogue.has(key) or key in catalogue.titles):
        return member
    return catalogue.name(key)[""]
