"""A message is a key with arguments; the sentence stands in a catalogue, in the reader's language."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypedDict

Value = str | int


class WireMessage(TypedDict):
    """A message as it is sent: the reader's side makes the sentence."""

    key: str
    args: dict[str, Value]


@dataclass(frozen=True)
class Message:
    """Something to be read. An argument is a number, a text, the key of a name ("region-roma"), several of them
    ("region-roma region-capua"), goods ("chip-iron=1 chip-gold=2"), or another message (`as_argument`)."""

    key: str
    args: Mapping[str, Value] = field(default_factory=dict)

    def wire(self) -> WireMessage:
        """As JSON can hold it."""
        return {"key": self.key, "args": dict(self.args)}


def msg(key: str, /, **args: Value) -> Message:
    """A message; the check of the catalogues finds every call and compares key and arguments."""
    return Message(key, args)


def name_key(domain: str, member: str) -> str:
    """The key of a name: `name_key("region", "roma")` is "region-roma"."""
    return f"{domain}-{member.replace(' ', '-')}"


def goods(domain: str, amounts: Mapping[str, int]) -> str:
    """Goods as an argument; what is none is left out."""
    return " ".join(f"{name_key(domain, name)}={count}" for name, count in amounts.items() if count)


def as_argument(message: Message) -> str:
    """A message as an argument of another one, whose sentence says it by SAY($reason)."""
    return json.dumps(message.wire(), sort_keys=True)
