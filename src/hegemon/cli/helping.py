"""The help of every command, from the catalogues: `help-<command>` (its `.short` in the list of commands),
`help-<command>-<option>`, or `help-any-<option>` for an option that several commands share, `meta-<word>` for the words
that stand for something. Looked up when help is shown, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import click

from ..core.language import LANGUAGES, Message, catalogue, msg
from .click_words import WORDS

STANDS_FOR = re.compile(r"\b(?:INTEGER|FLOAT) RANGE\b|\b[A-Z][A-Z_]+\b")
HELP = "help"  # the option that every command has


class Formatter(click.HelpFormatter):
    """Says the words that stand for something (GAME, FILE) in the reader's language."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, in_words(args), prefix)

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        super().write_dl([(in_words(term), meaning) for term, meaning in rows], col_max, col_spacing)


class Helped(click.Context):
    """A context whose help comes from the catalogues."""

    formatter_class = Formatter

    def get_help(self) -> str:
        put_into_words(self.command, name_in(self))
        return super().get_help()


def name_in(context: click.Context) -> str:
    """A command's name with those of its groups; the program itself is `hegemon`."""
    names = []
    while context.parent is not None:
        names.append(str(context.info_name))
        context = context.parent
    return "-".join(reversed(names)) or "hegemon"


def in_words(text: str) -> str:
    """The words in capitals that stand for something, in the reader's language."""
    said = catalogue(None, WORDS.language)

    def word(found: re.Match[str]) -> str:
        key = meta_key(found.group())
        return said.say(Message(key)) if said.has(key) else found.group()

    return STANDS_FOR.sub(word, text)


def put_into_words(command: click.Command, name: str) -> None:
    """Give a command, its options and what is below it their help."""
    said = catalogue(None, WORDS.language)
    command.help = said.say(Message(f"help-{name}"))
    command.short_help = said.say(Message(f"help-{name}"), "short") if said.has_part(f"help-{name}", "short") else None
    for option in options_of(command):
        option.help = said.say(Message(option_key(name, option)))
    helping = command.get_help_option(click.Context(command))
    if helping is not None:
        helping.help = said.say(msg("help-any-help"))
    for below in subcommands(command):
        below.short_help = said.say(Message(f"help-{name}-{below.name}"))


def options_of(command: click.Command) -> list[click.Option]:
    """Options that need words; the one for help has its own."""
    return [param for param in command.params if isinstance(param, click.Option) and param.name != HELP]


def subcommands(command: click.Command) -> list[click.Command]:
    """What is below a plain group."""
    return list(command.commands.values()) if isinstance(command, click.Group) else []


def option_key(name: str, option: click.Option) -> str:
    """The key of what an option's help says: its own, or the one that all commands share."""
    word = option.opts[0].lstrip("-")
    own = f"help-{name}-{word}"
    return own if any(catalogue(None, language).has(own) for language in LANGUAGES) else f"help-any-{word}"


def meta_key(word: str) -> str:
    """The key of a word that stands for something."""
    return f"meta-{word.lower().replace(' ', '-')}"


def helped(command: click.Command) -> click.Command:
    """The command, with help from the catalogues whenever it is shown."""
    command.context_class = Helped
    for below in subcommands(command):
        helped(below)
    return command


def needed_help(commands: click.Group, names: Sequence[str]) -> tuple[dict[str, set[str]], dict[str, str]]:
    """Every key that the help of these commands takes, with its arguments (none), and the keys that need a `.short`."""
    context = Helped(commands, info_name="hegemon")
    keys = {"help-hegemon", *_metas(commands, context)}
    for name in names:
        command: Any = commands.get_command(context, name)
        keys |= set(_keys(command, name, Helped(command, info_name=name, parent=context)))
    return {key: set() for key in keys}, {f"help-{name}": "short" for name in names}


def _keys(command: click.Command, name: str, context: click.Context) -> Iterator[str]:
    yield f"help-{name}"
    yield from (option_key(name, option) for option in options_of(command))
    yield from _metas(command, context)
    for below in subcommands(command):
        yield from _keys(below, f"{name}-{below.name}", Helped(below, info_name=below.name, parent=context))


def _metas(command: click.Command, context: click.Context) -> Iterator[str]:
    """The words that stand for something in a command's usage and options."""
    records = [param.get_help_record(context) for param in command.get_params(context)]
    text = " ".join([*command.collect_usage_pieces(context), *(record[0] for record in records if record)])
    yield from (meta_key(word) for word in STANDS_FOR.findall(text))
