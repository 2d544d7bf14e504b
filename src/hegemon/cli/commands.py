"""The group of commands: loads a command's file when it is called, and turns every foreseen error into one sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import click

from ..core.errors import HegemonError, OptionError
from ..core.language import catalogue, msg
from .reader import language_of

COMMANDS = {
    "games": "List the games, their seats and options.",
    "play": "Play a game in the terminal, against bots or each other.",
    "serve": "Serve the table: play in the browser, alone or with others.",
    "worker": "Play the bots of servers that share a database.",
    "admin": "Look after tables and people on the server.",
    "settings": "Print the server's settings, and where each comes from.",
    "backup": "Copy the server's database while it runs.",
    "restore": "Put a backup into an empty data folder.",
    "check-upgrade": "Tell which running games the present rules would change.",
    "replay": "Step through a saved game.",
    "log": "Tell a saved game as prose.",
    "review": "Look closely at a saved game: turning points, what was better, luck.",
    "verify": "Replay saved games and check every hash.",
    "board": "Show the regions and borders of a game's board.",
    "where": "Find a rule: its text, its code, its scenarios.",
    "provenance": "Tell what is certain in a game's data and what is reconstructed.",
    "validate": "Check a data folder of your own.",
    "warmup": "Compile a game's rules now, so that play starts at once.",
    "fuzz": "Play random games and check every invariant.",
    "ledger": "Play games and check that every visible change is told.",
    "perft": "Count the positions of a game tree.",
    "train": "Learn by self-play how to judge a game's positions.",
    "bench": "Measure a game's speed, alone or against other engines.",
    "arena": "Let bots play each other and reckon their strength.",
    "standings": "Reckon up the results of arenas.",
    "dispatch": "Print the dispatch generated from a game's verb table.",
    "catalogues": "Check that every sentence is there in every language.",
    "teaching": "Check that every rule is taught, in every language.",
    "puzzles": "Find positions with exactly one best plan.",
    "trace": "Check that every citation has code and a scenario.",
}
BAD_INPUT = 2
INTERRUPTED = 130


class Commands(click.Group):
    """A lazy group. Foreseen errors print exactly one sentence on stderr and exit with code 2."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        name = cmd_name.replace("-", "_")
        command: click.Command = getattr(import_module(f".{name}", __package__), name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        if args and args[0] not in COMMANDS:
            from difflib import get_close_matches

            near = get_close_matches(args[0], COMMANDS, 1) or ["--help"]
            raise OptionError(msg("bad-command", command=args[0][:40], near=near[0]))
        return super().resolve_command(ctx, args)

    def main(self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any) -> Any:  # type: ignore[override]
        """Run a command and leave the process with its exit code."""
        extra["standalone_mode"] = False
        try:
            code = super().main(args, prog_name, **extra)
            sys.stdout.flush()
        except click.exceptions.NoArgsIsHelpError as shown:
            click.echo(shown.format_message())
            code = BAD_INPUT
        except (HegemonError, click.ClickException, OSError) as error:
            code = _report(error, language_of(args if args is not None else sys.argv[1:]))
        except (click.Abort, KeyboardInterrupt):
            said = catalogue(None, language_of(args if args is not None else sys.argv[1:]))
            click.echo(said.say(msg("term-interrupted")), err=True)
            code = INTERRUPTED
        sys.exit(code if isinstance(code, int) else 0)


def _report(error: Exception, language: str) -> int:
    """Print the one sentence of an error."""
    if isinstance(error, BrokenPipeError):  # the reader of our output has gone, as `| head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 0
    click.echo(sentence_of(error, language), err=True)
    return BAD_INPUT


def sentence_of(error: Exception, language: str) -> str:
    """An error as one line that ends like a sentence."""
    if isinstance(error, click.ClickException):
        text = error.format_message()
    elif isinstance(error, OSError) and error.filename:
        text = f"{error.filename}: {error.strerror or error}"
    else:
        text = error.sentence(language) if isinstance(error, HegemonError) else str(error)
    text = " ".join(text.split())
    return text if text.endswith((".", "!", "?")) else text + "."
