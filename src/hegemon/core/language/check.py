"""Finds every fault of the catalogues: a sentence that is missing, unused or cannot be read, arguments that do not
match, forms that a name lacks. Keys are found in the sources: `msg("ask-x", n=…)`, `REASONS.add("x", …)`, kinds of
happenings, options, ends, rules, and the names of everything that has one."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..dual import SOURCE
from .catalogue import LANGUAGES, files_of
from .message import Message, msg

PREFIXES = (
    "ask", "no", "tell", "price", "effect", "end", "option", "rule", "game", "phrase", "say", "group", "refuse", "bad",
    "fault", "do", "help", "meta", "click", "setting", "draw", "term",
    "look",
)  # fmt: skip
FUNCTIONS = {"NAME", "COUNT", "GOODS", "LIST", "AGREE", "SAY", "IN", "TO", "FROM", "AT", "NUMBER", "DATETIME"}
SHOWN = {"text", "title", "short"}  # parts that are read on their own
ALWAYS = "*"  # any argument may be given


@dataclass
class Entry:
    """What a catalogue has under a key."""

    file: str
    also_in: str = ""  # an earlier file with the same key: its sentence would never be said
    arguments: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)
    attributes: set[str] = field(default_factory=set)
    asked: dict[str, set[str]] = field(default_factory=dict)  # argument → forms asked of it


def entries(game: str | None, language: str) -> dict[str, Entry]:
    """All messages of a game's catalogue, the common ones included."""
    from fluent.syntax import FluentParser
    from fluent.syntax import ast as ftl

    found: dict[str, Entry] = {}
    for file in files_of(game, language):
        for row in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(row, ftl.Message):
                earlier = found[row.id.name].file if row.id.name in found else ""
                entry = Entry(f"{language}/{file.name}", earlier, attributes={a.id.name for a in row.attributes})
                for node in nodes(row):
                    if isinstance(node, ftl.VariableReference):
                        entry.arguments.add(node.id.name)
                    elif isinstance(node, ftl.FunctionReference):
                        entry.functions.add(node.id.name)
                found[row.id.name] = entry
    return found


def nodes(node: Any) -> Iterator[Any]:
    """A node of a catalogue and all inside it."""
    from fluent.syntax.ast import BaseNode

    yield node
    for value in vars(node).values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, BaseNode):
                yield from nodes(inner)


def called(folder: Path) -> dict[str, set[str]]:
    """Every `msg("key", …)` in a folder's sources: key → arguments given."""
    found: dict[str, set[str]] = {}
    sources = (path.read_text("utf-8") for path in sorted(folder.rglob("*.py")))
    for source in sources:
        for node in ast.walk(ast.parse(source)) if "msg(" in source else ():
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "msg" and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    given = {keyword.arg or ALWAYS for keyword in node.keywords}
                    found[first.value] = found.get(first.value, set()) | given
    return found


def faults(
    game: str | None, needed: Mapping[str, set[str]], names: set[str], parts: Mapping[str, str] | None = None
) -> list[Message]:
    """Every fault. `needed`: key → arguments given; `names`: keys of names that must be there; `parts`:
    key → a part that it must have."""
    found: list[Message] = []
    tables = {language: entries(game, language) for language in LANGUAGES}
    common = {language: entries(None, language) for language in LANGUAGES} if game else {lang: {} for lang in LANGUAGES}
    for language, table in tables.items():
        for key in sorted({*needed, *names} - set(table)):
            found.append(msg("fault-key-missing", language=language, key=key))
        for key, part in sorted((parts or {}).items()):
            if key in table and part not in table[key].attributes:
                found.append(msg("fault-key-part", file=table[key].file, key=key, part=f".{part}"))
        for key, entry in sorted(table.items()):
            if entry.also_in and entry != common[language].get(key):
                found.append(msg("fault-key-twice", file=entry.file, key=key, other=entry.also_in))
            if key in common[language]:
                continue
            if unknown := entry.functions - FUNCTIONS:
                strange = ", ".join(sorted(unknown))
                found.append(msg("fault-key-function", file=entry.file, key=key, functions=strange))
            if key.partition("-")[0] in PREFIXES and key not in needed:
                found.append(msg("fault-key-unused", file=entry.file, key=key))
            elif key in needed and ALWAYS not in needed[key]:
                if untold := entry.arguments - needed[key]:
                    wanted = ", ".join(sorted(untold))
                    found.append(msg("fault-key-untold", file=entry.file, key=key, arguments=wanted))
    first, *others = LANGUAGES
    for other in others:
        for key in sorted(set(tables[first]) & set(tables[other])):
            if tables[first][key].arguments != tables[other][key].arguments and key in needed:
                odd = tables[first][key].arguments ^ tables[other][key].arguments
                found.append(msg("fault-key-odd", key=key, what=", ".join(sorted(odd))))
            parts_of = [SHOWN & table[key].attributes for table in (tables[first], tables[other])]
            if odd := parts_of[0] ^ parts_of[1]:
                found.append(msg("fault-key-odd", key=key, what=", ".join(f".{part}" for part in sorted(odd))))
        for key in sorted(set(tables[first]) ^ set(tables[other])):
            if not any(fault.key == "fault-key-missing" and fault.args["key"] == key for fault in found):
                found.append(msg("fault-key-alone", key=key))
    return found


def called_outside_games() -> dict[str, set[str]]:
    """Every message that is made in the project's own sources."""
    found: dict[str, set[str]] = {}
    for folder in sorted(path for path in SOURCE.iterdir() if path.is_dir() and path.name != "games"):
        for key, given in called(folder).items():
            found[key] = found.get(key, set()) | given
    return found
