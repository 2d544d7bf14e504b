"""From happenings to lines that read as prose: what one actor does in a row becomes one sentence.

"Rome → Scientia: Strata for 5 gold; wins the Scholar. Carthage takes a card." A happening's sentence is `tell-kind`;
its part `.short` is what is left when the actor was named before, `.head` opens a line that others follow, `.tail`
goes on with what it leans on ("for 5 gold"). The client composes its log in the same way
(`web/src/lib/language/telling.ts`)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .happenings import ACTOR, Happening
from .language.catalogue import Catalogue, begun


@dataclass(frozen=True)
class Line:
    """A line of the log; a battle has its rounds below it."""

    text: str
    who: str = ""
    below: tuple[Line, ...] = ()


def all_texts(line: Line) -> tuple[str, ...]:
    """A line and what belongs below it (the rounds of a battle)."""
    return line.text, *(text for part in line.below for text in all_texts(part))


def lines(happenings: Iterable[Happening], catalogue: Catalogue) -> list[Line]:
    """Happenings as lines: one per actor in a row, one for each that has parts of its own."""
    found: list[Line] = []
    row: list[Happening] = []
    for happening in happenings:
        if not catalogue.has(f"tell-{happening.kind}"):
            raise KeyError(f"tell-{happening.kind}")
        who = str(happening.args.get(ACTOR, ""))
        opens = catalogue.has_part(f"tell-{happening.kind}", "head")
        if row and (who != str(row[0].args.get(ACTOR, "")) or not who or opens or happening.children):
            found.append(_line(row, catalogue))
            row = []
        if happening.children:
            below = tuple(lines(happening.children, catalogue))
            found.append(Line(catalogue.say(happening.message()), who, below))
        else:
            row.append(happening)
    if row:
        found.append(_line(row, catalogue))
    return found


def _line(row: list[Happening], catalogue: Catalogue) -> Line:
    first, *others = row
    who = str(first.args.get(ACTOR, ""))
    headed = bool(others) and catalogue.has_part(f"tell-{first.kind}", "head")
    parts = [] if headed else [catalogue.say(first.message()).removesuffix(".")]
    for happening in others:
        if parts and happening.leans:
            tail = catalogue.say(happening.message(), "tail")
            parts[-1] += tail if tail.startswith(",") else f" {tail}"
        else:
            parts.append(_short(happening, catalogue))
    head = f"{begun(catalogue.say(first.message(), 'head'))}: " if headed else ""
    return Line(f"{head}{'; '.join(parts)}.", who)


def _short(happening: Happening, catalogue: Catalogue) -> str:
    if catalogue.has_part(f"tell-{happening.kind}", "short"):
        return catalogue.say(happening.message(), "short")
    return catalogue.say(happening.message()).removesuffix(".")
