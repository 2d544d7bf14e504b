"""The rules that verbs name, found in a game's folder, and the refusal of a table that does not fit them."""

from __future__ import annotations

import pkgutil
from dataclasses import dataclass
from importlib import import_module
from types import FunctionType

from .actions import Verb, VerbTable
from .errors import RulesetError

KINDS_OF_RULE = ("why_not", "legal", "apply", "weight")


@dataclass(frozen=True)
class Rules:
    """The rules of a game that verbs can name: name → file and number of arguments."""

    file: dict[str, str]
    arguments: dict[str, int]

    def has(self, name: str) -> bool:
        """Is there a rule of this name?"""
        return name in self.file


def find_rules(game: str) -> Rules:
    """All rules of a game that a verb could name; a name defined twice is refused."""
    package = import_module(f"hegemon.games.{game}.rules")
    file: dict[str, str] = {}
    arguments: dict[str, int] = {}
    for part in sorted(info.name for info in pkgutil.iter_modules(package.__path__)):
        module = import_module(f"{package.__name__}.{part}")
        for name, found in vars(module).items():
            if not isinstance(found, FunctionType) or found.__module__ != module.__name__:
                continue
            if not name.startswith(tuple(f"{kind}_" for kind in KINDS_OF_RULE)):
                continue
            if name in file:
                raise RulesetError(f"{game}: '{name}' is defined in rules/{file[name]}.py and in rules/{part}.py.")
            file[name] = part
            arguments[name] = found.__code__.co_argcount
    return Rules(file, arguments)


def check(game: str, verbs: VerbTable, rules: Rules) -> None:
    """Refuse a table that does not fit its frames and rules, with a sentence that says where."""
    answered: set[int] = set()
    for place, verb in enumerate(verbs.verbs):
        if not verb.stems:
            raise RulesetError(f"{game}: the verb '{verb.name}' answers in no frame.")
        for frame, stem in verb.stems.items():
            if not 0 < frame < len(verbs.frames.names):
                raise RulesetError(
                    f"{game}: the verb '{verb.name}' answers in frame {frame}, which is not in the list."
                )
            answered.add(frame)
            _check_rules(game, verb, stem, rules)
        if verb.listed_with:
            before = verbs.verbs[place - 1]
            leader = before.listed_with or before.name
            if place == 0 or leader != verb.listed_with or set(before.stems) != set(verb.stems):
                raise RulesetError(
                    f"{game}: '{verb.name}' is listed with '{verb.listed_with}', so it must follow it in the table and "
                    "answer in the same frames."
                )
    _check_names(game, verbs, rules)
    for number, frame_kind in enumerate(verbs.frames.frames, 1):
        if frame_kind.runs_itself and number in answered:
            raise RulesetError(f"{game}: the frame '{frame_kind.name}' runs by itself, yet a verb answers in it.")
        if not frame_kind.runs_itself and number not in answered:
            raise RulesetError(f"{game}: no verb answers in the frame '{frame_kind.name}'.")


def _check_names(game: str, verbs: VerbTable, rules: Rules) -> None:
    """A verb can do without a rule that lists or weighs it: one that is misspelt would be passed over in silence."""
    stems = {stem for verb in verbs.verbs for stem in verb.stems.values()}
    for name, file in rules.file.items():
        kind, _, stem = name.partition("_")
        if kind in ("legal", "weight") and stem not in stems:
            raise RulesetError(f"{game}: rules/{file}.py has a rule '{name}', but no verb has rules named '{stem}'.")


def _check_rules(game: str, verb: Verb, stem: str, rules: Rules) -> None:
    wanted = {"apply": 2 + len(verb.domains)}
    if not verb.free:
        wanted["why_not"] = 2 + len(verb.domains)
    elif rules.has(f"why_not_{stem}"):
        raise RulesetError(f"{game}: the verb '{verb.name}' is free, yet there is a rule 'why_not_{stem}'.")
    if rules.has(f"legal_{stem}") and not verb.listed_with:
        wanted["legal"] = 4
    if rules.has(f"weight_{stem}"):
        wanted["weight"] = 2 + len(verb.domains)
        if not verb.chance:
            raise RulesetError(f"{game}: 'weight_{stem}' weighs '{verb.name}', which is not left to chance.")
    for kind, count in wanted.items():
        name = f"{kind}_{stem}"
        if not rules.has(name):
            raise RulesetError(f"{game}: the verb '{verb.name}' needs a rule '{name}', and no file of rules has it.")
        if rules.arguments[name] != count:
            raise RulesetError(
                f"{game}: '{name}' takes {rules.arguments[name]} arguments, but for '{verb.name}' it must take {count}."
            )
