"""Catalogues in Project Fluent's format: `lang/<language>/*.ftl` of the project and of each game, and what only the
terminal says in `lang/<language>/terminal`.

Functions of ours let a sentence ask for the form of a name that it needs:
NAME($who), NAME($thing, article: "def", case: "acc"), COUNT($piece, $n, case: "dat"), GOODS($price), LIST($places),
IN($place), TO($place), FROM($place), AT($place), AGREE($who) (one or other, as a selector), SAY($reason) (the sentence
of another message), NUMBER($n) is Fluent's own.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from ..dual import SOURCE, home_of
from ..errors import DataError
from .forms import FORMS, Attributes, joined
from .message import Message

LANGUAGES = ("en", "de")
PLACED = {"IN": "in", "TO": "to", "FROM": "from", "AT": "at"}


class Catalogue:
    """All sentences of one language for one game (or for none), with the names of what is being played with."""

    def __init__(self, language: str, files: list[Path], titles: Mapping[str, str] | None = None) -> None:
        from fluent.runtime import FluentBundle

        if language not in LANGUAGES:
            raise DataError(
                f"There is no catalogue for the language '{language[:20]}'; there is {', '.join(LANGUAGES)}."
            )
        self.language = language
        self.forms = FORMS[language]()
        self.titles = dict(titles or {})  # names from data that no catalogue has
        self.bundle: Any = FluentBundle([language], functions=self._functions(), use_isolating=False)
        for file in files:
            self.bundle.add_resource(_resource(file, file.stat().st_mtime_ns))

    def has(self, key: str) -> bool:
        """Is there a sentence or a name for this key?"""
        return bool(self.bundle.has_message(key))

    def say(self, message: Message, part: str = "") -> str:
        """The sentence, or a part of it (`.short`). One that lacks something is a fault of the catalogue and raises."""
        if not self.has(message.key):
            raise DataError(f"The catalogue '{self.language}' has no sentence for '{message.key}'.")
        found = self.bundle.get_message(message.key)
        pattern = found.attributes[part] if part else found.value
        text, faults = self.bundle.format_pattern(pattern, dict(message.args))
        if faults:
            raise DataError(f"The sentence '{message.key}' of the catalogue '{self.language}' fails: {faults[0]}.")
        return capital(str(text)) if not part else str(text)

    def has_part(self, key: str, part: str) -> bool:
        """Has this sentence a part of its own, as `.short`?"""
        return self.has(key) and part in (self.bundle.get_message(key).attributes or {})

    def name(self, key: str) -> Attributes:
        """A name with its attributes. It may ask for `$title`, the name that the data gives: sides of a campaign."""
        title = self.titles.get(key) or key.partition("-")[2].replace("_", " ").capitalize() or key
        numbered = f"{key.partition('-')[0]}-numbered"  # how a place is called that has coordinates and no name
        known = key if self.has(key) else numbered
        if not self.has(known) or (known != key and not title[:1].isdigit()):
            return {"": title}
        found = self.bundle.get_message(known)
        parts = {"": found.value, **(found.attributes or {})}
        return {part: str(self.bundle.format_pattern(pattern, {"title": title})[0]) for part, pattern in parts.items()}

    # -- functions that sentences call ---------------------------------------------------------------------------------
    def _functions(self) -> dict[str, Any]:
        functions: dict[str, Any] = {
            "NAME": self._name, "COUNT": self._count, "GOODS": self._goods, "LIST": self._list, "AGREE": self._agree,
            "SAY": lambda given: self.say(Message(**json.loads(str(given)))),
        }  # fmt: skip
        for function, how in PLACED.items():
            functions[function] = lambda places, how=how: self._placed(str(places), str(how))
        return functions

    def _name(self, key: Any, article: Any = "", case: Any = "") -> str:
        return self.forms.with_article(self.name(str(key)), str(article), str(case))

    def _count(self, key: Any, count: Any, case: Any = "") -> str:
        return self.forms.counted(self.name(str(key)), int(count), str(case))

    def _goods(self, given: Any) -> str:
        pairs = [part.rpartition("=") for part in str(given).split()]
        parts = [f"{count} {self.name(key)['' if count == '1' else 'plural' if 'plural' in self.name(key) else '']}"
                 for key, _, count in pairs]  # fmt: skip
        return joined(parts, self.forms.and_)

    def _list(self, given: Any, article: Any = "", case: Any = "") -> str:
        return joined([self._name(key, article, case) for key in str(given).split()], self.forms.and_)

    def _placed(self, places: str, how: str) -> str:
        return joined([self.forms.placed(self.name(place), how) for place in places.split()], self.forms.and_)

    def _agree(self, given: Any) -> str:
        several = len(keys := str(given).split()) > 1
        return "other" if several or self.name(keys[0]).get("number") == "pl" else "one"


def capital(sentence: str) -> str:
    """A sentence that begins with an article still begins with a capital; what is no sentence stays as it is."""
    return begun(sentence) if sentence.endswith((".", "!", "?")) else sentence


def begun(text: str) -> str:
    """What begins a line begins with a capital."""
    return text[:1].upper() + text[1:]


@lru_cache(maxsize=200)
def _resource(file: Path, changed: int) -> Any:
    """The sentences of a file, read once: every game on every engine, with whatever options, has the same."""
    from fluent.runtime import FluentResource

    resource = FluentResource(file.read_text("utf-8"))
    refuse_junk(resource, file)
    return resource


def refuse_junk(resource: Any, file: Path) -> None:
    """A broken line would make its message vanish silently: refuse the file instead."""
    from fluent.syntax.ast import Junk

    for entry in resource.body:
        if isinstance(entry, Junk):
            line = (entry.content or "").strip().splitlines()[0]
            raise DataError(f"The catalogue '{file.parent.name}/{file.name}' cannot be read near '{line[:60]}'.")


def files_of(game: str | None, language: str, terminal: bool = True) -> list[Path]:
    """The catalogue files of the project, then those of a game. What only the terminal says lies in a folder of its
    own, and browsers are not sent it."""
    homes = [SOURCE, *([home_of(game)] if game else [])]
    pattern = "**/*.ftl" if terminal else "*.ftl"
    return [file for home in homes for file in sorted((home / "lang" / language).glob(pattern))]


def said_by(game: str) -> Callable[[Message, str], str]:
    """How a game says a message in a language, before any of its data are read."""
    return lambda message, language: catalogue(game, language).say(message)


@cache
def catalogue(game: str | None, language: str) -> Catalogue:
    """The catalogue of a game as it is published (names of an owner's own data come with `Game.catalogue`)."""
    return Catalogue(language, files_of(game, language))
