"""The group of commands: loads a command's file when it is called, and turns every foreseen error into one sentence."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import click

from ..core.errors import HegemonError, OptionError
from ..core.language import Message, catalogue, msg
from .click_words import WORDS, speak
from .helping import Helped, helped, in_words
from .reader import language_of

COMMANDS = (
    "games", "play", "serve", "worker", "admin", "settings", "backup", "restore", "check-upgrade", "replay", "log",
    "review", "verify", "board", "where", "provenance", "validate", "warmup", "fuzz", "ledger", "perft", "train",
    "foretell", "bench", "arena", "standings", "dispatch", "catalogues", "teaching", "puzzles", "trace",
)  # fmt: skip
BAD_INPUT = 2
INTERRUPTED = 130


class Commands(click.Group):
    """A lazy group. Foreseen errors print exactly one sentence on stderr and exit with code 2."""

    context_class = Helped

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        name = cmd_name.replace("-", "_")
        return helped(getattr(import_module(f".{name}", __package__), name))

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        said = catalogue(None, WORDS.language)
        with formatter.section(WORDS.say(msg("click-commands"))):
            formatter.write_dl([(name, said.say(Message(f"help-{name}"), "short")) for name in COMMANDS])

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        if args and args[0] not in COMMANDS:
            from difflib import get_close_matches

            near = get_close_matches(args[0], COMMANDS, 1) or ["--help"]
            raise OptionError(msg("bad-command", command=args[0][:40], near=near[0]))
        return super().resolve_command(ctx, args)

    def main(self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any) -> Any:  # type: ignore[override]
        """Run a command and leave the process with its exit code."""
        extra["standalone_mode"] = False
        language = language_of(args if args is not None else sys.argv[1:])
        speak(language)
        try:
            code = super().main(args, prog_name, **extra)
            sys.stdout.flush()
        except click.exceptions.NoArgsIsHelpError as shown:
            click.echo(shown.format_message())
            code = BAD_INPUT
        except (HegemonError, click.ClickException, OSError) as error:
            code = _report(error, language)
        except (click.Abort, KeyboardInterrupt):
            click.echo(WORDS.say(msg("term-interrupted")), err=True)
            code = INTERRUPTED
        sys.exit(code if isinstance(code, int) else 0)


def _report(error: Exception, language: str) -> int:
    """Print the one sentence of an error."""
    if isinstance(error, BrokenPipeError):  # the reader of our output has gone, as `| head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 0
    click.echo(sentence_of(error, language), err=True)
    return BAD_INPUT


def _of_the_system(error: OSError) -> Message:
    """What the system could not do with a file."""
    file = str(error.filename)
    match error.errno:
        case errno.ENOENT:
            return msg("bad-os-missing", file=file)
        case errno.EACCES | errno.EPERM | errno.EROFS:
            return msg("bad-os-forbidden", file=file)
        case errno.EISDIR:
            return msg("bad-os-folder", file=file)
        case errno.ENOTDIR:
            return msg("bad-os-no-folder", file=file)
        case errno.ENOSPC:
            return msg("bad-os-full", file=file)
    return msg("bad-os", file=file, detail=error.strerror or str(error))


def sentence_of(error: Exception, language: str) -> str:
    """An error as one line that ends like a sentence."""
    if isinstance(error, click.ClickException):
        text = error.format_message()
        text = in_words(text) if isinstance(error, click.MissingParameter) else text
    elif isinstance(error, OSError) and error.filename:
        text = catalogue(None, language).say(_of_the_system(error))
    else:
        text = error.sentence(language) if isinstance(error, HegemonError) else str(error)
    text = " ".join(text.split())
    return text if text.endswith((".", "!", "?")) else text + "."
