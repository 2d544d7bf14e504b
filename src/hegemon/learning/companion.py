"""The companion to a game's rules: chapters in the order in which a person learns, each bound to the rules it tells."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from ..core.dual import home_of
from ..core.errors import DataError
from ..core.game import Game
from ..core.language import Message, msg
from ..core.rulebook import Rule, rules_of, rulings_of
from .numbers import Numbers
from .prose import Block, Section, read_prose

FACTS = ("players", "minutes", "luck", "weight")


@dataclass
class Chapter:
    """A chapter with its numbers filled in."""

    id: str
    title: str
    blocks: list[Block]
    rules: list[str]  # ids of the rules it tells, rulings on them included
    options: list[str]  # options that change what it tells


@dataclass
class TaughtRule:
    """A rule in the reader's language, with the way back to its chapters."""

    rule: Rule
    text: str
    chapters: list[str]
    ruling_on: str = ""


@dataclass
class Companion:
    """Everything a reader gets."""

    chapters: list[Chapter]
    aid: list[Chapter]
    rules: list[TaughtRule]
    facts: dict[str, str] = field(default_factory=dict)  # players, minutes, luck, weight, in words


@cache
def known_rules(game: str) -> dict[str, Rule]:
    """The rules of a game; finding their code and scenarios reads many files."""
    return rules_of(game)


def teaching_folder(game: str) -> Path:
    """Where a game's teaching lies; a game of one's own may have none."""
    return home_of(game) / "teaching"


def companion(game: Game, language: str) -> Companion:
    """The companion with the numbers of what is being played with."""
    numbers = Numbers(game.spec.id, game.data)
    chapters = [_chapter(game, section, numbers) for section in sections(game.spec.id, "companion", language)]
    aid = [_chapter(game, section, numbers) for section in sections(game.spec.id, "aid", language)]
    return Companion(chapters, aid, _taught(game, language, chapters), facts(game.spec.id, language))


def sections(game: str, name: str, language: str) -> list[Section]:
    """What is written; nothing for a game without teaching."""
    file = teaching_folder(game) / f"{name}.{language}.md"
    return read_prose(file.read_text("utf-8"), f"teaching/{file.name}") if file.is_file() else []


def facts(game: str, language: str) -> dict[str, str]:
    """What one wants to know of a game before all else: `players`, `minutes`, `luck`, `weight` and two lines."""
    file = teaching_folder(game) / "pictures.toml"
    if not file.is_file():
        return {}
    told = tomllib.loads(file.read_text("utf-8")).get("first_contact", {})
    return {key: str(value[language] if isinstance(value, dict) else value) for key, value in told.items()}


def cited(game: str, blocks: list[Block]) -> list[str]:
    """The rules that blocks cite: `temples.*` is the whole topic, and a ruling goes with the rule that it decides."""
    rules, rulings = known_rules(game), rulings_of(game)
    named: dict[str, None] = {}
    for item in (item for block in blocks if block.kind == "cites" for item in block.items):
        topic, _, rest = item.partition(".")
        found = [r for r in rules if r.startswith(f"{topic}.")] if rest == "*" else [r for r in rules if r == item]
        if not found:
            raise DataError(msg("bad-taught-rule", rule=item))
        named.update(dict.fromkeys(found))
    along = [ruling for ruling, on in rulings.items() if on in named]
    return [*named, *(r for r in along if r not in named)]


def _chapter(game: Game, section: Section, numbers: Numbers) -> Chapter:
    told = cited(game.spec.id, section.blocks)
    noted = [b.name for b in section.blocks if b.kind == "note" and b.name]
    changing = [o.name for o in game.spec.options if o.cite in told and o.name not in noted]
    title = numbers.fill(section.title)
    return Chapter(section.id, title, [filled(b, numbers) for b in section.blocks], told, [*noted, *changing])


def filled(block: Block, numbers: Numbers) -> Block:
    """The block with its numbers."""
    return Block(
        block.kind, numbers.fill(block.text), [numbers.fill(i) for i in block.items],
        [[numbers.fill(cell) for cell in row] for row in block.rows], block.name,
    )  # fmt: skip


def _taught(game: Game, language: str, chapters: list[Chapter]) -> list[TaughtRule]:
    rulings = rulings_of(game.spec.id)
    catalogue = game.catalogue(language)
    return [
        TaughtRule(
            rule, catalogue.say(Message(rule.key)) if rule.key else rule.text,
            [c.id for c in chapters if rule.id in c.rules], rulings.get(rule.id, ""),
        )
        for rule in known_rules(game.spec.id).values()
    ]  # fmt: skip
