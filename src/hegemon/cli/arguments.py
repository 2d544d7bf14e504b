"""Arguments that several commands share, and how they become a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click

from ..core.engines import needs_compiling
from ..core.errors import OptionError
from ..core.game import Game
from ..core.language import msg
from ..core.registry import ENGINES, load, spec
from ..core.warmup import compile_all
from .reader import tell

F = TypeVar("F", bound=Callable[..., Any])


def game_options(function: F) -> F:
    """GAME with --option, --data and --engine."""
    for add in (
        click.option("--engine", type=click.Choice(ENGINES), default="auto"),
        click.option("--data", metavar="FOLDER"),
        click.option("--option", "-o", "options", multiple=True, metavar="NAME=VALUE"),
        click.argument("game"),
    ):
        function = add(function)
    return function


def named_values(given: Sequence[str], what: str = "option") -> dict[str, str]:
    """`NAME=VALUE` texts as a table."""
    values: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise OptionError(msg("bad-pair-form", what=what, given=text[:40]))
        if name in values:
            raise OptionError(msg("bad-pair-twice", what=what, name=name[:40]))
        values[name] = value
    return values


def open_game(
    game: str, options: Sequence[str], engine: str = "auto", data: str | None = None, ready: bool = False
) -> Game:
    """The game that the arguments ask for; says so when its rules have to be compiled first. `ready`: compile all of
    them now, because compiled piece by piece a game would halt again and again."""
    chosen = named_values(options)
    spec(game).resolve(chosen)  # unknown names are refused before they could be taken for anything else
    if needs_compiling(game, engine):
        tell(msg("term-compiling-first", game=spec(game).title), err=True)
    opened = load(game, engine=engine, data=data, **chosen)
    if ready and opened.engine_name == "fast":
        compile_all(opened)
    return opened


def variations(game: str, options: Sequence[str], varied: Sequence[str]) -> list[list[str]]:
    """The options as given, once for each choice of those that are varied: all choices of NAME, or NAME=A,B,..."""
    ways = [list(options)]
    for text in varied:
        name, _, listed = text.partition("=")
        known = [option.choices for option in spec(game).options if option.name == name]
        choices = listed.split(",") if listed else known[0] if known and known[0] else ()
        if not choices or not known or text.endswith("="):
            raise OptionError(msg("bad-vary", game=game, option=name))
        ways = [[*way, f"{name}={choice}"] for way in ways for choice in choices]
    for way in ways:
        spec(game).resolve(named_values(way))  # a choice that is not there is refused before anything is compiled
    return ways
