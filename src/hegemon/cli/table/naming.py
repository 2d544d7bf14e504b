"""What a list shows of an action: the verb to be typed, and names for everything that has one. Names are understood
when they are typed, too."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from difflib import get_close_matches
from functools import lru_cache

from ...core.errors import NotationError
from ...core.game import Game
from ...core.language import msg, name_key

LONGEST = 4  # words of a name


def shown(game: Game, actions: Iterable[int], language: str) -> dict[int, list[str]]:
    """The words of each action. Where two have one name, the number at the end of the id tells them apart, or else the
    id itself."""
    named = {a: _shown_words(game, a, language) for a in actions}
    twice = Counter(map(tuple, named.values()))
    return {a: words if twice[tuple(words)] == 1 else _told_apart(game, a, words) for a, words in named.items()}


def _told_apart(game: Game, a: int, named: list[str]) -> list[str]:
    text = game.text(a).split()
    numbered = [_numbered(name, word) for name, word in zip(named, text, strict=True)]
    return text if numbered == named else numbered


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


def in_ids(game: Game, line: str, language: str) -> str:
    """A typed line in which names, as lists show them, are replaced by ids: `why found carthago nova iron`."""
    verb, *words = line.lower().split() or [""]
    known, read = _ids(game, language), [verb]
    while words:
        lengths = range(min(LONGEST, len(words)), 0, -1)
        length = next((n for n in lengths if " ".join(words[:n]) in known), 1)
        read.append(known.get(" ".join(words[:length]), words[0]))
        words = words[length:]
    return " ".join(read)


@lru_cache(maxsize=8)
def _ids(game: Game, language: str) -> dict[str, str]:
    """Every name in small letters → the id that it stands for, where it stands for one alone."""
    lists = game.data.names.lists
    members = {member for domain in lists for member in lists[domain] if " " not in member}
    found: dict[str, set[str]] = {}
    for member in members:
        name = called(game, member, language)
        for way in {member.replace("_", " "), name.lower(), _numbered(name, member).lower()}:
            found.setdefault(way, set()).add(member)
    return {name: ids.pop() for name, ids in found.items() if len(ids) == 1 and name not in members}


def by_names(game: Game, line: str, fault: NotationError, language: str) -> NotationError:
    """The objection to a line, about the first word in it that nobody knows if there is one, with names for ids."""
    if fault.message().key == "bad-action-long" and (word := _strange(game, in_ids(game, line, language))):
        known = _ids(game, language) | {member: member for member in _words(game)}
        alike = dict.fromkeys(_proposed(game, known[near], language) for near in get_close_matches(word, known, 3))
        return NotationError(msg("bad-name", name=word, near=", ".join(alike) or "none"))
    near = str(fault.message().args.get("near", ""))
    if fault.message().key != "bad-name" or near == "none":
        return fault
    named = [" ".join(_proposed(game, part, language) for part in ids.split()) for ids in near.split(", ")]
    return NotationError(msg("bad-name", name=fault.message().args["name"], near=", ".join(named)))


def _strange(game: Game, line: str) -> str:
    """The first word behind the verb that is no id, no number and no word of a phrase."""
    said = {word for phrase in game.phrases.phrases for word in re.findall(r"[a-z]+", phrase.form)}
    return next((w for w in line.split()[1:] if w not in _words(game) | said and not w.isdecimal()), "")


def _words(game: Game) -> set[str]:
    """Every id, and every part of a way."""
    return {part for ids in game.data.names.lists.values() for member in ids for part in member.split()}


def _proposed(game: Game, member: str, language: str) -> str:
    name = called(game, member, language)
    alone = name.lower() == member or _ids(game, language).get(name.lower()) == member
    return name if alone else _numbered(name, member)


def _numbered(name: str, member: str) -> str:
    """The name of one of several that are called alike, with the number at the end of its id."""
    number = member.rpartition("_")[2]
    return f"{name} {number}" if number.isdecimal() else name


def _name(game: Game, domain: str, member: str, language: str) -> str:
    """The name of a member; of a part of a way (two regions), whatever it is a member of."""
    names = game.data.names
    known = [domain] if domain else [d for d in names.lists if names.has(d, member)]
    key = name_key(known[0], member) if known else ""
    catalogue = game.catalogue(language)
    if not key or not (catalogue.has(key) or key in catalogue.titles):
        return member
    return catalogue.name(key)[""]
