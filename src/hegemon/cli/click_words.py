"""What click itself says (usage, options, what it refuses), said by the project's catalogues. Click looks each of its
sentences up by the English template, and here it is found; the arguments are what click fills in later."""

from __future__ import annotations

from types import ModuleType

import click.core
import click.exceptions
import click.formatting
import click.parser
import click.termui
import click.types

from ..core.language import LANGUAGES, Message, catalogue, msg

MODULES: tuple[ModuleType, ...] = (
    click.core, click.exceptions, click.formatting, click.parser, click.termui, click.types,
)  # fmt: skip
SENTENCES = {
    "Usage:": msg("click-usage"),
    "Options": msg("click-options"),
    "Commands": msg("click-commands"),
    "env var: {var}": msg("click-variable", var="{var}"),
    "default: {default}": msg("click-default", default="{default}"),
    "required": msg("click-required"),
    "Missing command.": msg("click-no-command"),
    "Missing argument": msg("click-no-argument"),
    "Missing option": msg("click-no-given-option"),
    "Invalid value: {message}": msg("click-bad-value", message="{message}"),
    "Invalid value for {param_hint}: {message}": msg("click-bad-value-for", param="{param_hint}", message="{message}"),
    "No such option {name!r}.": msg("click-unknown-option", name="{name!r}"),
    "No such command {name!r}.": msg("click-unknown-command", name="{name!r}"),
    "Did you mean {possibility}?": msg("click-perhaps", near="{possibility}"),
    "(Did you mean one of: {possibilities}?)": msg("click-perhaps-one-of", near="{possibilities}"),
    "Got unexpected extra argument ({args})": msg("click-too-much", args="{args}"),
    "Got unexpected extra arguments ({args})": msg("click-too-much", args="{args}"),
    "Option {name!r} requires an argument.": msg("click-needs-value", name="{name!r}"),
    "Option {name!r} does not take a value.": msg("click-takes-no-value", name="{name!r}"),
    "{value!r} is not {choice}.": msg("click-not-the-choice", value="{value!r}", choice="{choice}"),
    "{value!r} is not one of {choices}.": msg("click-no-choice", value="{value!r}", choices="{choices}"),
    "{value!r} is not a valid {number_type}.": msg("click-no-number", value="{value!r}"),
    "{value} is not in the range {range}.": msg("click-out-of-range", value="{value}", range="{range}"),
    "{name} {filename!r} does not exist.": msg("click-no-file", file="{filename!r}"),
    "{name} {filename!r} is a file.": msg("click-is-file", file="{filename!r}"),
    "{name} {filename!r} is a directory.": msg("click-is-folder", file="{filename!r}"),
    "{name} {filename!r} is not readable.": msg("click-unreadable", file="{filename!r}"),
    "{name} {filename!r} is not writable.": msg("click-unwritable", file="{filename!r}"),
    "Error: {message}": msg("click-error", message="{message}"),
    "Error: invalid input": msg("click-yes-or-no"),
}


class Words:
    """Looks click's sentences up in the language of whoever reads now."""

    language = LANGUAGES[0]

    def one(self, template: str) -> str:
        """Instead of `gettext`."""
        return self.say(SENTENCES[template]) if template in SENTENCES else template

    def counted(self, singular: str, plural: str, count: int) -> str:
        """Instead of `ngettext`."""
        return self.one(singular if count == 1 else plural)

    def say(self, message: Message) -> str:
        """A sentence of the command line."""
        return catalogue(None, self.language).say(message)


WORDS = Words()


def speak(language: str) -> None:
    """From now on click speaks this language."""
    WORDS.language = language
    for module in MODULES:
        for name, ours in (("_", WORDS.one), ("ngettext", WORDS.counted)):
            if hasattr(module, name):
                setattr(module, name, ours)
