"""Is the teaching whole? Every rule told, both languages alike, every number from the data, every picture drawn."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..core.errors import HegemonError
from ..core.game import Game
from ..core.language.catalogue import LANGUAGES
from .check_lessons import lesson_faults
from .coaching import coaching_faults
from .companion import FACTS, cited, companion, facts, known_rules, sections
from .numbers import PLACE
from .pictures import drawn, game_for, pictures
from .prose import Section


def faults(game: Game) -> list[str]:
    """Everything that is wrong, in sentences."""
    name = game.spec.id
    found = [*_untold(name), *_languages(name), *_typed_numbers(name), *_pictures(game), *_first_contact(name)]
    found += [*lesson_faults(game), *coaching_faults(game)]
    for language in LANGUAGES:
        try:
            companion(game, language)
        except HegemonError as fault:
            found.append(f"{language}: {fault}")
    return found


def _untold(game: str) -> Iterator[str]:
    told: set[str] = set()
    for section in sections(game, "companion", LANGUAGES[0]):
        try:
            told.update(cited(game, section.blocks))
        except HegemonError as fault:
            yield f"{section.id}: {fault}"
    yield from (f"no chapter tells {rule}" for rule in known_rules(game) if rule not in told)


def _skeleton(sections: list[Section]) -> list[tuple[str, ...]]:
    """What both languages must have in the same order."""
    rows: list[tuple[str, ...]] = []
    for section in sections:
        rows.append(("chapter", section.id))
        for block in section.blocks:
            cites = tuple(block.items) if block.kind == "cites" else ()
            rows.append((block.kind, block.name, str(len(block.items)), str(len(block.rows)), *cites))
    return rows


def _languages(game: str) -> Iterator[str]:
    for name in ("companion", "aid"):
        first = sections(game, name, LANGUAGES[0])
        if not first:
            yield f"there is no {name}.{LANGUAGES[0]}.md"
        for language in LANGUAGES[1:]:
            other = sections(game, name, language)
            pairs = zip(_skeleton(first), _skeleton(other), strict=False)
            for one, two in pairs:
                if one != two:
                    yield f"{name}.{language}.md differs: {one} is {two} there"
                    break
            if len(_skeleton(first)) != len(_skeleton(other)):
                yield f"{name}.{language}.md has {len(_skeleton(other))} blocks instead of {len(_skeleton(first))}"
            if _numbers(first) != _numbers(other):
                yield f"{name}.{language}.md names other numbers: {_numbers(first) ^ _numbers(other)}"


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


def _typed_numbers(game: str) -> Iterator[str]:
    """A digit in the prose is a number that does not follow the data."""
    for language in LANGUAGES:
        for name in ("companion", "aid"):
            for section in sections(game, name, language):
                for text in texts(section):
                    if re.search(r"\d", PLACE.sub("", text)):
                        yield f"{name}.{language}.md, {section.id}: a number is typed in '{text[:60]}'"


def _pictures(game: Game) -> Iterator[str]:
    written = sections(game.spec.id, "companion", LANGUAGES[0])
    named = {b.name for s in written for b in s.blocks if b.kind == "picture"}
    known = pictures(game.spec.id)
    yield from (f"there is no picture '{name}'" for name in sorted(named - set(known)))
    yield from (f"no chapter shows the picture '{name}'" for name in sorted(set(known) - named))
    for picture in known.values():
        try:
            its_game = game_for(game, picture)
            problems = its_game.problems(drawn(picture, its_game))
            yield from (f"picture {picture.name}: {problem}" for problem in problems)
        except HegemonError as fault:
            yield f"picture {picture.name}: {fault}"


def _first_contact(game: str) -> Iterator[str]:
    for language in LANGUAGES:
        told = facts(game, language)
        yield from (f"first contact lacks '{key}' in {language}" for key in (*FACTS, "line") if not told.get(key))
