"""`hegemon admin`: what an operator does about tables and people. A running server finds and obeys the order."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import click

from .server_extra import server_extra

PATIENCE = 15.0  # seconds for the server's answer


IDS = {"ignore_unknown_options": True}  # an id may begin with a hyphen


def _run(work: Any) -> Any:
    with server_extra():
        from ..server.operating import on_database
    return asyncio.run(on_database(work))


def _order(order: str, /, **given: Any) -> None:
    """Leave an order and print the answer."""
    with server_extra():
        from ..server.operating import answer_to
    answer = _run(answer_to(order, given, time.monotonic() + PATIENCE))
    click.echo(answer or "No server runs on this database just now; the next one does it at its start.")


@click.group()
def admin() -> None:
    """Look after tables and people."""


@admin.command(context_settings=IDS)
@click.argument("table")
def close(table: str) -> None:
    """End a table; nobody wins."""
    _order("close", table=table)


@admin.command(context_settings=IDS)
@click.argument("table")
def hide(table: str) -> None:
    """Take a table out of the lobby."""
    _order("hide", table=table)


@admin.command(context_settings=IDS)
@click.argument("table")
@click.argument("seat", type=click.IntRange(0, 15))
@click.option("--guest", default="", help="Who sits there from now on.")
@click.option("--bot", default="", help="Or the bot that plays on.")
def hand(table: str, seat: int, guest: str, bot: str) -> None:
    """Give a seat to somebody else, or to a bot."""
    if bool(guest) == bool(bot):
        raise click.UsageError("Name a guest or a bot")
    _order("hand", table=table, seat=seat, guest=guest, bot=bot)


@admin.command(context_settings=IDS)
@click.argument("guest")
@click.option("--days", type=click.FloatRange(0, 36_500), default=36_500.0, help="0: let in again.")
def ban(guest: str, days: float) -> None:
    """Let somebody do nothing here for a while."""
    _order("ban", guest=guest, days=days)


@admin.command(context_settings=IDS)
@click.argument("guest")
@click.argument("name")
def rename(guest: str, name: str) -> None:
    """Give somebody another name, at the tables too."""
    if not name.isprintable() or not 0 < len(name) <= 40:
        raise click.UsageError("A name has 1 to 40 characters that can be shown")
    _order("rename", guest=guest, name=name)


@admin.command(context_settings=IDS)
@click.argument("guest")
def forget(guest: str) -> None:
    """Delete somebody and everything that tells of them."""
    _order("forget", guest=guest)


@admin.command(context_settings=IDS)
@click.argument("text", default="")
@click.option("--days", type=click.FloatRange(0, 365), default=7.0)
def announce(text: str, days: float) -> None:
    """Tell everybody something on every page; without a text, nothing any more."""
    _order("announce", text=text, days=days)


@admin.command(context_settings=IDS)
@click.argument("name", default="")
def people(name: str) -> None:
    """List guests by a part of their name (or all), the latest first."""
    with server_extra():
        from ..server.operating import found_people
    for line in _run(found_people(name)):
        click.echo(line)


@admin.command(context_settings=IDS)
def reports() -> None:
    """List what people have reported, the latest first."""
    with server_extra():
        from ..server.operating import all_reports
    for line in _run(all_reports()):
        click.echo(line)
