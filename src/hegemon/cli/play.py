"""`hegemon play GAME`: a table in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path

import click

from ..bots import DEFAULT, Bot
from ..bots.outside import OutsideBot, any_bot, is_outside
from ..core.engines import needs_compiling
from ..core.errors import OptionError, RecordError
from ..core.game import Game
from ..core.language import LANGUAGES, msg
from ..core.record import open_game as reopened
from ..core.record import read, replay
from ..core.registry import load
from ..core.warmup import compile_all
from .arguments import game_options, named_values, open_game
from .reader import system_language
from .screen import console
from .table.compiling import Compiling
from .table.host import Host
from .table.session import HUMAN, Session

SIMPLE = (HUMAN, "random")  # who plays without searching: no need to compile


@click.command()
@game_options
@click.option("--seat", "seats", multiple=True, metavar="NAME=WHO")
@click.option(
    "--bot",
    "opponent",
    default=DEFAULT,
    show_default=True,
    metavar="BOT",
)
@click.option("--seed", type=int)
@click.option("--language", type=click.Choice(LANGUAGES))
@click.option("--from", "earlier", metavar="FILE")
@click.option("--turn", type=click.IntRange(0), metavar="N")
@click.option("--record", type=click.Path(path_type=Path))
def play(
    game: str,
    options: tuple[str, ...],
    data: str | None,
    engine: str,
    seats: tuple[str, ...],
    opponent: str,
    seed: int | None,
    language: str | None,
    earlier: str | None,
    turn: int | None,
    record: Path | None,
) -> None:
    """Seat everybody and let the host run the game."""
    wanted = named_values(seats, "seat")
    made: list[str] = []
    if earlier is not None:
        options, made = beginning(game, options, earlier, turn, data)
    elif turn is not None:
        raise OptionError(msg("bad-turn-alone"))
    opened = open_game(game, options, "plain", data)  # everything is checked before anything is compiled
    players = seat_players(opened, wanted, opponent)
    seed = secrets.randbits(48) if seed is None else seed
    bots: dict[int, Bot] = {
        number: any_bot(players[name], seed + number)
        for number, name in enumerate(opened.seats)
        if players[name] != HUMAN
    }
    if record is not None and not record.parent.is_dir():
        raise RecordError(msg("bad-record-folder", folder=str(record.parent)))
    compiling = None
    if engine != "plain" and (engine != "auto" or any(map(_searches, players.values()))):
        compiling = Compiling(game, needs_compiling(game, engine), lambda: ready_game(game, options, engine, data))
    session = Session(opened, players, seed, language or system_language())
    session.go_through(made)
    try:
        Host(session, bots, console(), record, compiling).run()
    finally:
        if compiling is not None:
            compiling.stop()
        for bot in bots.values():
            if isinstance(bot, OutsideBot):
                bot.close()


def ready_game(game: str, options: tuple[str, ...], engine: str, data: str | None) -> Game:
    """The game with everything compiled (or loaded from the cache)."""
    opened = load(game, engine=engine, data=data, **named_values(options))
    if opened.engine_name == "fast":
        compile_all(opened)
    return opened


def beginning(
    game: str, options: tuple[str, ...], file: str, turn: int | None, data: str | None
) -> tuple[tuple[str, ...], list[str]]:
    """The options of a saved game, and what was done in it before a turn (or in all of it)."""
    saved = read(file)
    if saved.game != game or options:
        raise OptionError(msg("bad-from-other", file=file, game=saved.game))
    played = replay(saved, reopened(saved, data=data)).record  # a damaged one is refused before anybody plays on
    kept = [line for line in played.lines if turn is None or line.turn < turn]
    if turn is not None and len(kept) == len(played.lines):
        raise OptionError(msg("bad-from-turn", file=file, turn=turn))
    return tuple(f"{name}={value}" for name, value in saved.options.items()), [
        text for line in kept for _, text in line.actions
    ]


def _searches(who: str) -> bool:
    """Does this player think in this process, so that compiled rules pay?"""
    return who not in SIMPLE and not is_outside(who)


def seat_players(game: Game, wanted: dict[str, str], opponent: str = DEFAULT) -> dict[str, str]:
    """Who sits where: as wanted; if no human is named, the first free seat is yours; bots take the rest."""
    for name in wanted:
        if name not in game.seats:
            raise OptionError(msg("bad-seat", seat=name[:40], seats=", ".join(game.seats)))
    players = dict.fromkeys(game.seats, "")
    players.update(wanted)
    for name, who in players.items():
        if not who:
            players[name] = opponent if HUMAN in players.values() else HUMAN
    return players
