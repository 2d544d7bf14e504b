"""The command line. One file per command, each imported only when it is called, so that `hegemon --help` is instant."""

from __future__ import annotations

from .commands import Commands

commands = Commands(name="hegemon", no_args_is_help=True)


def main() -> None:
    """Entry of the console script."""
    commands.main(prog_name="hegemon")
