"""Who reads the terminal: the language that a command was given, else the system's; and how it is told something."""

from __future__ import annotations

import os
from collections.abc import Sequence

import click

from ..core.language import LANGUAGES, Message
from .click_words import WORDS


def system_language() -> str:
    """The language that the system is set to, as far as there is a catalogue for it."""
    named = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return next((language for language in LANGUAGES if named.lower().startswith(language)), LANGUAGES[0])


def language_of(words: Sequence[str]) -> str:
    """The language in which a command line is answered, also where the command could not begin."""
    for word, following in zip(words, [*words[1:], ""], strict=False):
        chosen = following if word == "--language" else word.removeprefix("--language=")
        if word.startswith("--language") and chosen in LANGUAGES:
            return chosen
    return system_language()


def said(message: Message) -> str:
    """A sentence in the language in which this command is answered."""
    return WORDS.say(message)


def tell(message: Message, err: bool = False) -> None:
    """Print a sentence."""
    click.echo(said(message), err=err)
