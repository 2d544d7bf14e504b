"""`hegemon admin`: what an operator does about tables and people. A running server finds and obeys the order."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import click

from ..core.errors import HegemonError, OptionError
from ..core.language import Message, msg
from .reader import said, tell
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
    if answer is None:
        tell(msg("term-no-server"))
        return
    if answer.refused:
        raise HegemonError(answer.message)
    tell(answer.message)


def _lines(work: Any, none: Message) -> None:
    """Print what was found, or that there is nothing."""
    click.echo("\n".join(_run(work)) or said(none))


def _table(address: str) -> str:
    """A table's id, or the address of its page as a browser shows it."""
    return address.partition("/t/")[2].partition("/")[0] if "/t/" in address else address


@click.group()
def admin() -> None:
    """Look after tables and people."""


@admin.command(context_settings=IDS)
@click.argument("table")
def close(table: str) -> None:
    """End a table; nobody wins."""
    _order("close", table=_table(table))


@admin.command(context_settings=IDS)
@click.argument("table")
def hide(table: str) -> None:
    """Take a table out of the lobby."""
    _order("hide", table=_table(table))


@admin.command(context_settings=IDS)
@click.argument("table")
@click.argument("seat")
@click.option("--guest", default="")
@click.option("--bot", default="")
def hand(table: str, seat: str, guest: str, bot: str) -> None:
    """Give a seat (its number from 0, or its name like `rome`) to somebody else, or to a bot."""
    if bool(guest) == bool(bot):
        raise OptionError(msg("bad-hand"))
    _order("hand", table=_table(table), seat=seat, guest=guest, bot=bot)


@admin.command(context_settings=IDS)
@click.argument("guest")
@click.option("--days", type=click.FloatRange(0, 36_500), default=36_500.0)
def ban(guest: str, days: float) -> None:
    """Shut somebody out, for so many days or for good: they may look, and do nothing."""
    _order("ban", guest=guest, days=days)


@admin.command(context_settings=IDS)
@click.argument("guest")
@click.argument("name")
def rename(guest: str, name: str) -> None:
    """Give somebody another name, at the tables too."""
    if not name.isprintable() or not 0 < len(name) <= 40:
        raise OptionError(msg("bad-new-name"))
    _order("rename", guest=guest, name=name)


@admin.command(context_settings=IDS)
@click.argument("guest")
@click.option("--yes", is_flag=True)
def forget(guest: str, yes: bool) -> None:
    """Delete somebody and everything that tells of them."""
    if not yes:
        click.confirm(said(msg("term-forget")), abort=True)
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
    _lines(found_people(name), msg("term-no-people"))


@admin.command(context_settings=IDS)
@click.argument("guest", default="")
def tables(guest: str) -> None:
    """List tables (or those of a guest), the latest first: id, last change, state, game, who sits there."""
    with server_extra():
        from ..server.operating import found_tables
    _lines(found_tables(guest), msg("term-no-tables"))


@admin.command(context_settings=IDS)
def reports() -> None:
    """List what people have reported, the latest first."""
    with server_extra():
        from ..server.operating import all_reports
    _lines(all_reports(said), msg("term-no-reports"))
