"""What a list shows of an action: the verb to be typed, and names for everything that has one. Names are understood
when they are typed, too."""

from __future__ import annotations

from ...core.game import Game
from ...core.language import name_key


def shown_words(game: Game, a: int, language: str) -> list[str]:
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
