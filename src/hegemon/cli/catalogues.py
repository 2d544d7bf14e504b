"""`hegemon catalogues`: every sentence is there in every language, used, and given its arguments."""

from __future__ import annotations

import re
import sys

import click

from ..core.language import Message, msg
from ..core.language.check import called_outside_games, faults
from ..core.language.needs import needed_by, needed_names, needed_parts
from ..core.registry import games, load, ruleset, spec
from ..server.settings import SETTINGS
from .commands import COMMANDS
from .helping import meta_key, needed_help
from .reader import said, tell
from .table.typed import TABLE_WORDS

SLOT = re.compile(r"\{(?:\w+:)?(\w+)")  # of a phrase's form: `{units:kind=}`


@click.command()
@click.argument("game", required=False)
def catalogues(game: str | None) -> None:
    """List the faults of the project's own sentences and of one game or of all; exit code 1 if there are any."""
    if game is not None:
        spec(game)
    own, parts = needed_outside_games()
    broken = _told("hegemon", len(own), 0, faults(None, own, set(), parts))
    for name in [game] if game else games():
        opened = load(name, engine="plain")
        needed, names = needed_by(opened), needed_names(opened)
        found = faults(name, needed, names, needed_parts(opened))
        broken = _told(name, len(needed), len(names), found) or broken
    if broken:
        sys.exit(1)


def needed_outside_games() -> tuple[dict[str, set[str]], dict[str, str]]:
    """What the project's own sources, the help of its commands and its settings take; the parts that must be there."""
    from . import commands

    helps, parts = needed_help(commands, COMMANDS)
    settings: dict[str, set[str]] = {setting.about.key: set() for setting in SETTINGS}
    typed: dict[str, set[str]] = {f"term-help-{word}": set() for word in TABLE_WORDS}
    forms: dict[str, set[str]] = {meta_key(word): set() for word in _words_of_forms()}
    return called_outside_games() | helps | settings | typed | forms, parts


def _words_of_forms() -> set[str]:
    """What stands for something in the forms of actions and phrases: domains of the games, and how phrases count."""
    offered = [ruleset(game) for game in games()]
    verbs = {domain for rules in offered for verb in rules.verbs.verbs for domain in verb.domains}
    slots = {slot for rules in offered for phrase in rules.phrases.phrases for slot in SLOT.findall(str(phrase.form))}
    return verbs | slots


def _told(whose: str, sentences: int, names: int, found: list[Message]) -> bool:
    """Say what was found; is anything broken?"""
    tell(msg("term-catalogued", whose=whose, sentences=sentences, names=names, faults=len(found)))
    for fault in found:
        click.echo(f"  {said(fault)}")
    return bool(found)
