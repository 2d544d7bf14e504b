"""The form of a phrase: which words and slots it has, and how a text is laid over them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ..domains import Names
from ..errors import NotationError, RulesetError
from ..language.message import msg

Slot = str | int | list[str] | dict[str, int] | bool
Slots = dict[str, Slot]

NUMBER, ONE, SEVERAL, GOODS, FLAG = range(5)


@dataclass(frozen=True)
class SlotType:
    """What may stand in a slot."""

    name: str
    kind: int
    domain: str = ""

    @property
    def shown(self) -> str:
        """As a person reads it in a form: REGION, CHIP…, N; a flag is its word alone."""
        if self.kind == FLAG:
            return ""
        if self.kind == NUMBER:
            return "N"
        return self.domain.upper() + ("…" if self.kind in (SEVERAL, GOODS) else "")


Part = tuple[bool, tuple[str | SlotType, ...]]  # may it be left out? its words
_PART = re.compile(r"\[([^\]]*)\]|([^\[]+)")
_SLOT = re.compile(r"\{(\w+)(?::(\w+)([+=]?))?\}")


def read_form(name: str, form: str) -> Iterator[Part]:
    for match in _PART.finditer(form):
        words: list[str | SlotType] = []
        for word in (match[1] if match[1] is not None else match[2]).split():
            found = _SLOT.fullmatch(word)
            if found is None and "{" in word:
                raise RulesetError(f"The form of '{name}' cannot be read at '{word}'.")
            if found is None:
                words.append(word)
                continue
            domain = found[2] or found[1]
            kind = {"+": SEVERAL, "=": GOODS}.get(found[3] or "", NUMBER if domain == "number" else ONE)
            words.append(SlotType(found[1], kind, "" if kind == NUMBER else domain))
        if match[1] is not None and len(words) == 1 and isinstance(words[0], str):
            words = [words[0], SlotType(words[0], FLAG)]
        if words:
            yield match[1] is not None, tuple(words)


def fits(names: Names, parts: list[Part], words: list[str]) -> Iterator[Slots]:
    """All ways to lay words over the parts of a form."""
    if not parts:
        if not words:
            yield {}
        return
    (optional, part), *rest = parts
    for slots, left in _fits_part(names, list(part), words):
        for more in fits(names, rest, left):
            yield {**slots, **more}
    if optional:
        yield from fits(names, rest, words)


def _fits_part(names: Names, part: list[str | SlotType], words: list[str]) -> Iterator[tuple[Slots, list[str]]]:
    if not part:
        yield {}, words
        return
    first, *rest = part
    if isinstance(first, str):
        if words and words[0] == first:
            yield from _fits_part(names, rest, words[1:])
        return
    for value, left in _values(names, first, words):
        for slots, behind in _fits_part(names, rest, left):
            yield {first.name: value, **slots}, behind


def _values(names: Names, slot: SlotType, words: list[str]) -> Iterator[tuple[Slot, list[str]]]:
    """What a slot can take from the beginning of some words."""
    if slot.kind == FLAG:
        yield True, words
    elif slot.kind == NUMBER:
        if words and words[0].isdigit() and len(words[0]) < 6:
            yield int(words[0]), words[1:]
    elif slot.kind == ONE:
        if words and names.has(slot.domain, words[0]):
            yield words[0], words[1:]
    elif slot.kind == SEVERAL:
        count = 0
        while count < len(words) and names.has(slot.domain, words[count]):
            count += 1
        for taken in range(count, 0, -1):
            yield words[:taken], words[taken:]
    else:
        yield from _goods(names, slot, words)


def _goods(names: Names, slot: SlotType, words: list[str]) -> Iterator[tuple[Slot, list[str]]]:
    amounts: dict[str, int] = {}
    for taken, word in enumerate(words, 1):
        name, equals, number = word.partition("=")
        if not names.has(slot.domain, name) or (equals and not (number.isdigit() and len(number) < 4)):
            break
        amounts[name] = amounts.get(name, 0) + (int(number) if equals else 1)
        yield dict(amounts), words[taken:]


def slot_text(slot: SlotType, value: Slot) -> str:
    if slot.kind == GOODS:
        counts = value if isinstance(value, dict) else Counter(value if isinstance(value, list) else [str(value)])
        return " ".join(name if count == 1 else f"{name}={count}" for name, count in sorted(counts.items()) if count)
    return " ".join(value) if isinstance(value, list) else str(value)


def members(value: Slot) -> list[str]:
    if isinstance(value, dict):
        return [name for name, count in value.items() for _ in range(count)]
    return list(value) if isinstance(value, list) else [str(value)]


def filled(text: str, slots: Mapping[str, Slot]) -> str:
    try:
        return text.format_map(slots)
    except KeyError as missing:
        raise NotationError(msg("bad-phrase-short", missing=str(missing.args[0]))) from None


def matched(template: str, text: str, slots: Mapping[str, Slot]) -> dict[str, Slot] | None:
    """The slots that turn a template into a text; those known already must agree."""
    pattern = re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>[^ ]+)", re.escape(template).replace("\\ ", " "))
    found = re.fullmatch(pattern, text)
    if found is None:
        return None
    values: dict[str, Slot] = dict(found.groupdict())
    if any(name in slots and str(slots[name]) != value for name, value in values.items()):
        return None
    return values
