"""The teacher's prose: a small part of Markdown, read into blocks that any client can show.

# [id] Title of a chapter
## A heading
A paragraph over any number of lines, with **strong** words.
- a list
| a table | whose first row is its head |
![What one sees](picture)
> Something to remember.
> [option special_units] What that option changes here.
cite: founding.cost, temples.*
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from ..core.errors import DataError
from ..core.language import msg

CHAPTER = re.compile(r"# \[([a-z_]+)\] (.+)")
CELLS = re.compile(r"\|(?![^{}]*\})")  # a line inside a place for a number parts no cells
PICTURE = re.compile(r"!\[(.+)\]\(([a-z0-9_]+)\)")
OPTION_NOTE = re.compile(r"\[option ([a-z_]+)\] (.+)", re.DOTALL)


@dataclass
class Block:
    """A piece of a chapter."""

    kind: str  # heading, text, list, table, picture, note, cites
    text: str = ""
    items: list[str] = field(default_factory=list)  # a list's items, or the rules cited
    rows: list[list[str]] = field(default_factory=list)  # a table's rows, the head first
    name: str = ""  # the picture's name, or the option that a note is about


@dataclass
class Section:
    """A chapter as it is written."""

    id: str
    title: str
    blocks: list[Block] = field(default_factory=list)


def read_prose(text: str, file: str) -> list[Section]:
    """All chapters of a file."""
    sections: list[Section] = []
    for lines in _paragraphs(text):
        head = CHAPTER.fullmatch(lines[0])
        if head:
            sections.append(Section(head[1], head[2]))
            lines = lines[1:]
        if not sections:
            raise DataError(msg("bad-prose-begin", file=str(file)))
        sections[-1].blocks.extend(_blocks(lines))
    return sections


def _paragraphs(text: str) -> Iterator[list[str]]:
    for part in re.split(r"\n\s*\n", text.strip()):
        yield [line.strip() for line in part.splitlines()]


def _kind(line: str) -> str:
    marks = {"## ": "heading", "- ": "list", "|": "table", "![": "picture", "> ": "note", "cite: ": "cites"}
    return next((kind for mark, kind in marks.items() if line.startswith(mark)), "text")


def _blocks(lines: list[str]) -> Iterator[Block]:
    """Lines of one kind that follow each other are one block; a line without a mark goes on with the block before."""
    groups: list[tuple[str, list[str]]] = []
    for line in lines:
        kind = _kind(line)
        if groups and kind == "text" and groups[-1][0] in ("text", "note"):
            groups[-1][1].append(line)
        elif groups and kind == "text" and groups[-1][0] == "list":
            groups[-1][1][-1] += f" {line}"
        elif groups and kind == groups[-1][0] and kind in ("list", "table"):
            groups[-1][1].append(line)
        else:
            groups.append((kind, [line]))
    for kind, part in groups:
        yield _block(kind, part)


def _block(kind: str, lines: list[str]) -> Block:
    whole = " ".join(lines)
    if kind == "heading":
        return Block(kind, whole[3:])
    if kind == "list":
        return Block(kind, items=[line[2:] for line in lines])
    if kind == "table":
        rows = [[cell.strip() for cell in CELLS.split(line.strip("|"))] for line in lines]
        if len({len(row) for row in rows}) > 1:
            raise DataError(msg("bad-prose-table", text=whole[:60]))
        return Block(kind, rows=rows)
    if kind == "cites":
        return Block(kind, items=[part.strip() for part in whole[6:].split(",")])
    if kind == "picture":
        found = PICTURE.fullmatch(whole)
        if found is None:
            raise DataError(msg("bad-prose-picture", text=whole[:60]))
        return Block(kind, found[1], name=found[2])
    if kind == "note":
        said = whole[2:]
        option = OPTION_NOTE.fullmatch(said)
        return Block(kind, option[2], name=option[1]) if option else Block(kind, said)
    return Block(kind, whole)
