"""`hegemon arena GAME`: which bot is stronger, and how sure is that?"""

from __future__ import annotations

from pathlib import Path

import click
from rich.table import Table

from ..core.errors import OptionError
from ..core.language import msg
from ..lab.arena.balance import course_of, seat_rows
from ..lab.arena.page import ends
from ..lab.arena.rating import need_openskill
from ..lab.arena.results import Results, fresh, resumed, write
from ..lab.arena.run import run
from ..lab.arena.schedule import Order, number_of_seats, schedule
from ..lab.arena.standings import bot_rows, distinct, pair_rows
from ..lab.arena.yardsticks import arena_bot
from .arguments import game_options, named_values, open_game
from .reader import said
from .screen import cell, console, headed, progress

VERDICTS = {
    "stronger": msg("term-stronger"),
    "not stronger": msg("term-not-stronger"),
    "open": msg("term-open"),
}


@click.command()
@game_options
@click.option("--bots", "listed", default="", metavar="A,B,...")
@click.option("--bot", "single", multiple=True, metavar="BOT")
@click.option("--games", "number", type=click.IntRange(1), default=20, show_default=True)
@click.option("--jobs", type=click.IntRange(1, 64), default=1, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--save", type=click.Path(path_type=Path))
@click.option("--opening", type=click.IntRange(0), default=4, show_default=True)
@click.option("--alone", is_flag=True)
@click.option("--loose", type=click.IntRange(0), default=0, show_default=True)
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
    alone: bool,
    loose: int,
    patience: float,
    until_decided: bool,
) -> None:
    """Check everything, play, report."""
    need_openskill()
    if data is not None:
        raise OptionError(msg("bad-arena-data"))
    bots = (*(name.strip() for name in listed.split(",") if name.strip()), *single)
    order = Order(game, bots, seed, named_values(options), opening, engine, patience, alone=alone, loose=loose)
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
    out.print(said(msg("term-arena-games", games=len(results.games), different=distinct(results.games))))
    out.print(_pairs(results) if len(results.order.bots) > 1 else _seats(results))
    out.print()
    columns = {
        "bot": msg("term-col-bot"), "rating": msg("term-col-rating"), "turn": msg("term-col-seconds-a-turn"),
        "slowest": msg("term-col-slowest"), "broke": msg("term-col-broke-off"),
    }  # fmt: skip
    rows = headed(columns, right=("turn", "slowest", "broke"))
    for bot in bot_rows(results):
        times = (f"{bot.seconds_a_turn:.3f}", f"{bot.slowest_turn:.2f}", str(bot.broke_off))
        rows.add_row(cell(bot.bot), str(bot.rating), *times)
    out.print(rows)
    if len(results.order.bots) == 1:
        course = course_of(results)
        out.print(said(msg("term-arena-course", turns=f"{course.turns:.0f}", idle=f"{course.idle:.2%}")))
        out.print(said(msg("term-arena-ends", ends=ends(results.games))))
    for played in results.games:
        if played.lost_by:
            bot, why = results.order.bots[played.seats[played.lost_by["seat"]]], played.lost_by
            number, detail = str(played.number), str(why["detail"])
            out.print(cell(said(msg("term-arena-lost", number=number, bot=bot, kind=why["kind"], detail=detail))))


def _pairs(results: Results) -> Table:
    columns = {
        "bot": msg("term-col-bot"), "against": msg("term-col-against"), "games": msg("term-col-games"),
        "share": msg("term-col-win-share"), "fair": msg("term-col-fair"), "chance": msg("term-col-by-chance"),
        "test": msg("term-col-test"),
    }  # fmt: skip
    rows = headed(columns, right=("games", "chance"))
    for pair in pair_rows(results):
        chance = f"{pair.by_chance:.2g}"
        shares = (str(pair.won), f"{pair.fair:.0%}", chance, said(VERDICTS[pair.verdict.word]))
        rows.add_row(cell(pair.bot), cell(pair.other), str(pair.games), *shares)
    return rows


def _seats(results: Results) -> Table:
    """A bot among copies of itself: who wins where."""
    columns = {
        "table": msg("term-col-table"), "seat": msg("term-col-seat"), "games": msg("term-col-games"),
        "share": msg("term-col-win-share"),
    }  # fmt: skip
    rows = headed(columns, right=("games",))
    for row in seat_rows(results):
        rows.add_row(cell(row.set_up), cell(row.seat), str(row.games), str(row.won))
    return rows
