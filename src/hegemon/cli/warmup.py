"""`hegemon warmup GAME`: compile everything that play, search and tests will ask for."""

from __future__ import annotations

import time

import click

from ..bots.uct import UctBot
from ..core.dual import mark_warm
from ..core.errors import OptionError
from ..core.frames import CHANCE
from ..core.game import Game
from ..core.registry import games as all_games
from ..core.registry import load


@click.command(help="Compile a game's rules now, so that play starts at once.")
@click.argument("games", nargs=-1, metavar="GAME...")
@click.option("--all", "everything", is_flag=True, help="All games.")
def warmup(games: tuple[str, ...], everything: bool) -> None:
    """Compile each game; a game that is compiled already takes a second."""
    if not games and not everything:
        raise OptionError(f"Name a game to compile ({', '.join(all_games())}), or --all.")
    for name in all_games() if everything else games:
        began = time.perf_counter()
        game = load(name, engine="fast")
        click.echo(f"{game.spec.title}: compiling what is not compiled yet ...", nl=False)
        compile_all(game)
        click.echo(f" ready after {time.perf_counter() - began:.1f} s.")


def compile_all(game: Game) -> None:
    """Call every compiled entrance once."""
    state = game.start()
    while game.to_act(state) == CHANCE:
        game.apply(state, game.chance(state)[0][0])
    game.why_not(state, 0)
    game.legal(game.change(state, ""))  # a position that was not stepped to: asked for its actions anew
    engine = game.engine
    slots, out, words = engine.slots(2), engine.ints(engine.width), engine.ints(4)
    words[0] = 1
    engine.loops.playouts(slots, engine.components, words, out, 1, 50)
    engine.weights(state)  # type: ignore[arg-type]
    engine.loops.copies(slots, 1)
    UctBot(simulations=2).think(game, game.start() if game.to_act(state) < 0 else state)
    if engine.name == "fast":
        mark_warm(game.spec.id)
