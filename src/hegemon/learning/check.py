"""Is the teaching whole? Every rule told, both languages alike, every number from the data, every picture drawn."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..core.errors import HegemonError
from ..core.game import Game
from ..core.language import LANGUAGES, Message, catalogue, msg
from .check_lessons import lesson_faults
from .coaching import Fault, coaching_faults
from .companion import FACTS, cited, companion, facts, known_rules, sections
from .numbers import PLACE
from .pictures import drawn, game_for, pictures
from .prose import Section

PICTURES = "pictures.toml"


def faults(game: Game, reader: str = "en") -> list[str]:
    """Everything that is wrong, in the reader's language: where, and a sentence."""
    name = game.spec.id
    found = [*_untold(name), *_languages(name), *_typed_numbers(name), *_pictures(game), *_first_contact(name)]
    found += [*lesson_faults(game), *coaching_faults(game), *_unread(game)]
    return [f"{where}: {_said(what, reader)}" for where, what in found]


def _said(what: Message | HegemonError, reader: str) -> str:
    return what.sentence(reader) if isinstance(what, HegemonError) else catalogue(None, reader).say(what)


def _unread(game: Game) -> Iterator[Fault]:
    for language in LANGUAGES:
        try:
            companion(game, language)
        except HegemonError as fault:
            yield f"companion.{language}.md", fault


def _untold(game: str) -> Iterator[Fault]:
    file = f"companion.{LANGUAGES[0]}.md"
    told: set[str] = set()
    for section in sections(game, "companion", LANGUAGES[0]):
        try:
            told.update(cited(game, section.blocks))
        except HegemonError as fault:
            yield f"{file} [{section.id}]", fault
    yield from ((file, msg("fault-untold-rule", rule=rule)) for rule in known_rules(game) if rule not in told)


def _skeleton(sections: list[Section]) -> list[tuple[str, ...]]:
    """What both languages must have in the same order."""
    rows: list[tuple[str, ...]] = []
    for section in sections:
        rows.append(("chapter", section.id))
        for block in section.blocks:
            cites = tuple(block.items) if block.kind == "cites" else ()
            rows.append((block.kind, block.name, str(len(block.items)), str(len(block.rows)), *cites))
    return rows


def _languages(game: str) -> Iterator[Fault]:
    for name in ("companion", "aid"):
        first = sections(game, name, LANGUAGES[0])
        if not first:
            yield name, msg("fault-no-file", file=f"{name}.{LANGUAGES[0]}.md")
        for language in LANGUAGES[1:]:
            other, file = sections(game, name, language), f"{name}.{language}.md"
            pairs = zip(_skeleton(first), _skeleton(other), strict=False)
            for one, two in pairs:
                if one != two:
                    yield file, msg("fault-block-differs", one=" ".join(one), other=" ".join(two))
                    break
            if len(_skeleton(first)) != len(_skeleton(other)):
                yield file, msg("fault-blocks", found=len(_skeleton(other)), wanted=len(_skeleton(first)))
            if odd := _numbers(first) ^ _numbers(other):
                yield file, msg("fault-other-numbers", numbers=", ".join(sorted(odd)))


def texts(section: Section) -> Iterator[str]:
    """All prose of a chapter."""
    yield section.title
    for block in section.blocks:
        yield block.text
        if block.kind != "cites":
            yield from block.items
        yield from (cell for row in block.rows for cell in row)


def _numbers(found: list[Section]) -> set[str]:
    places = [place for section in found for text in texts(section) for place in PLACE.findall(text)]
    return {place.partition("|")[0] for place in places}


def _typed_numbers(game: str) -> Iterator[Fault]:
    """A digit in the prose is a number that does not follow the data."""
    for language in LANGUAGES:
        for name in ("companion", "aid"):
            for section in sections(game, name, language):
                for text in texts(section):
                    if re.search(r"\d", PLACE.sub("", text)):
                        yield f"{name}.{language}.md [{section.id}]", msg("fault-typed-number", text=text[:60])


def _pictures(game: Game) -> Iterator[Fault]:
    written = sections(game.spec.id, "companion", LANGUAGES[0])
    named = {b.name for s in written for b in s.blocks if b.kind == "picture"}
    known = pictures(game.spec.id)
    yield from ((PICTURES, msg("bad-picture", picture=name)) for name in sorted(named - set(known)))
    yield from ((PICTURES, msg("fault-picture-unused", picture=name)) for name in sorted(set(known) - named))
    for picture in known.values():
        try:
            its_game = game_for(game, picture)
            problems: list[HegemonError] = [*its_game.problems(drawn(picture, its_game))]
        except HegemonError as fault:
            problems = [fault]
        yield from ((f"{PICTURES} [{picture.name}]", problem) for problem in problems)


def _first_contact(game: str) -> Iterator[Fault]:
    for language in LANGUAGES:
        told = facts(game, language)
        lacking = (key for key in (*FACTS, "line") if not told.get(key))
        yield from ((f"companion.{language}.md", msg("fault-no-fact", fact=key)) for key in lacking)
