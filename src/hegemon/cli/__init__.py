"""The command line. One file per command, each imported only when it is called, so that `hegemon --help` is instant."""

from __future__ import annotations

from .commands import Commands

commands = Commands(
    name="hegemon",
    help="Four strategy games of the ancient world: play, replay, check and measure them.",
    no_args_is_help=True,
)


def main() -> None:
    """Entry of the console script."""
    commands.main(prog_name="hegemon")
