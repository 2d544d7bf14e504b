"""`hegemon arena GAME`: which bot is stronger, and how sure is that?"""

from __future__ import annotations

from pathlib import Path

import click

from ..core.errors import OptionError
from ..lab.arena.rating import need_openskill
from ..lab.arena.results import Results, fresh, resumed, write
from ..lab.arena.run import run
from ..lab.arena.schedule import Order, number_of_seats, schedule
from ..lab.arena.standings import bot_rows, distinct, pair_rows
from ..lab.arena.yardsticks import arena_bot
from .arguments import game_options, named_values, open_game
from .screen import cell, console, progress, table


@click.command()
@game_options
@click.option("--bots", "listed", default="", metavar="A,B,...")
@click.option("--bot", "single", multiple=True, metavar="BOT")
@click.option("--games", "number", type=click.IntRange(1), default=20, show_default=True)
@click.option("--jobs", type=click.IntRange(1, 64), default=1, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--save", type=click.Path(path_type=Path))
@click.option("--opening", type=click.IntRange(0), default=4, show_default=True)
@click.option("--patience", type=float, default=10.0, show_default=True)
@click.option("--until-decided", is_flag=True)
def arena(
    game: str,
    options: tuple[str, ...],
    data: str | None,
    engine: str,
    listed: str,
    single: tuple[str, ...],
    number: int,
    jobs: int,
    seed: int,
    save: Path | None,
    opening: int,
    patience: float,
    until_decided: bool,
) -> None:
    """Check everything, play, report."""
    need_openskill()
    if data is not None:
        raise OptionError(
            "An arena plays with the boards and cards that come with a game, so that others can repeat it."
        )
    bots = (*(name.strip() for name in listed.split(",") if name.strip()), *single)
    order = Order(game, bots, seed, named_values(options), opening, engine, patience)
    order.check()
    for name in bots:
        arena_bot(name)  # a wrong name is refused before anything is compiled
    opened = open_game(game, options, engine, ready=True)  # compiled once here, not once in each process
    results = _begun(order, number_of_seats(order), save)
    fixtures = [f for f in schedule(order, results.seats, number) if f.number not in results.numbers]
    with progress() as bar:
        task = bar.add_task(opened.spec.title, total=len(fixtures))
        for _ in run(results, number, jobs, save, until_decided):
            bar.advance(task)
    report(results)


def _begun(order: Order, seats: int, save: Path | None) -> Results:
    results = resumed(save, order, seats) if save is not None and save.exists() else fresh(order, seats)
    if save is not None:
        write(save, results)
    return results


def report(results: Results) -> None:
    """Tables of an arena."""
    out = console()
    out.print(f"{len(results.games)} games, {distinct(results.games)} of them different.")
    rows = table("bot", "against", "games", "share of wins", "fair", "by chance", "test", right=("games", "by chance"))
    for pair in pair_rows(results):
        chance = f"{pair.by_chance:.2g}"
        shares = (str(pair.won), f"{pair.fair:.0%}", chance, pair.verdict.word)
        rows.add_row(cell(pair.bot), cell(pair.other), str(pair.games), *shares)
    out.print(rows)
    out.print()
    rows = table("bot", "rating", "s/turn", "slowest", "broke off", right=("s/turn", "slowest", "broke off"))
    for bot in bot_rows(results):
        times = (f"{bot.seconds_a_turn:.3f}", f"{bot.slowest_turn:.2f}", str(bot.broke_off))
        rows.add_row(cell(bot.bot), str(bot.rating), *times)
    out.print(rows)
    for played in results.games:
        if played.lost_by:
            bot, why = results.order.bots[played.seats[played.lost_by["seat"]]], played.lost_by
            out.print(cell(f"Game {played.number}: {bot} {why['kind']}: {why['detail']}"))
