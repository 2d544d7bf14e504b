"""Nobody waits for the compiler: bots play on, and take the compiled rules when they are there."""

from __future__ import annotations

import subprocess
import sys

from rich.console import Console

import hegemon
from hegemon.bots.random_bot import RandomBot
from hegemon.cli.table.compiling import Compiling
from hegemon.cli.table.host import Host
from hegemon.cli.table.session import Session
from hegemon.core.engine import State
from hegemon.core.game import Game

COMPILED_AFTER = 10  # decisions


class Watching(RandomBot):
    """Notes on which game it is asked; the compiler is done after some decisions."""

    def __init__(self, compiler: subprocess.Popen[bytes]) -> None:
        super().__init__(1)
        self.compiler, self.asked = compiler, list[Game]()

    def choose(self, game: Game, state: State) -> int:
        self.asked.append(game)
        if len(self.asked) == COMPILED_AFTER:
            self.compiler.communicate(b"\n")
        return super().choose(game, state)


def test_a_bot_moves_before_the_rules_are_compiled_and_takes_them_afterwards() -> None:
    begun, ready = (hegemon.load("duellum", engine="plain", turn_limit=8) for _ in range(2))
    compiling = Compiling("duellum", False, lambda: ready)
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as compiler:
        compiling.process = compiler
        bot = Watching(compiler)
        Host(Session(begun, {}, 1), {0: bot, 1: bot}, Console(quiet=True), None, compiling).run()
    assert all(game is begun for game in bot.asked[:COMPILED_AFTER])
    assert len(bot.asked) > COMPILED_AFTER and all(game is ready for game in bot.asked[COMPILED_AFTER:])
