"""`hegemon games`: what can be played, and with which options."""

from __future__ import annotations

import click

from ..core.language import LANGUAGES, Catalogue, catalogue, msg
from ..core.registry import games as all_games
from ..core.registry import spec
from ..core.spec import GameSpec, Option
from .reader import said, system_language
from .screen import cell, console, table


@click.command()
@click.argument("game", required=False)
@click.option("--language", type=click.Choice(LANGUAGES))
def games(game: str | None, language: str | None) -> None:
    """List all games, or tell all about one."""
    language = language or system_language()
    if game is None:
        _list(language)
    else:
        _describe(spec(game), language)


def _list(language: str) -> None:
    ruleset = said(msg("term-ruleset"))
    first = map(said, (msg("term-game"), msg("term-title"), msg("term-seats"), msg("term-stage")))
    rows = table(*first, ruleset, said(msg("term-about")), right=(ruleset,))
    for game in all_games():
        about = spec(game)
        rows.add_row(
            game,
            about.title,
            _seats(about),
            about.stage,
            str(about.ruleset_version),
            cell(catalogue(game, language).say(about.summary_message)),
        )
    out = console()
    out.print(rows)
    out.print("\n" + said(msg("term-games-hint")), style="dim")


def _describe(about: GameSpec, language: str) -> None:
    out = console()
    status = msg("term-games-status", seats=_seats(about), stage=about.stage, ruleset=about.ruleset_version)
    out.print(f"{about.title} ({about.id}), {said(status)}")
    words = catalogue(about.id, language)
    out.print(cell(words.say(about.summary_message)))
    rows = table(*map(said, (msg("term-option"), msg("term-values"), msg("term-default"), msg("term-meaning"))))
    for option in about.options:
        rows.add_row(option.name, _values(option), _shown(option.default), cell(_meaning(option, words)))
    if about.options:
        out.print()
        out.print(rows)
        first = about.options[0]
        command = f"hegemon play {about.id} --option {first.name}={_shown(first.default)}"
        out.print("\n" + said(msg("term-games-example", command=command)), style="dim")


def _meaning(option: Option, words: Catalogue) -> str:
    """What an option means, and each of its choices."""
    choices = [f"{choice}: {words.say(option.choice_message(choice))}" for choice in option.choices if not option.text]
    return "\n".join([words.say(option.message), *choices])


def _seats(about: GameSpec) -> str:
    low, high = about.seats
    return str(low) if low == high else f"{low}-{high}"


def _values(option: Option) -> str:
    if isinstance(option.default, bool):
        return "yes, no"
    if isinstance(option.default, int):
        return f"{option.low}-{option.high}"
    return ", ".join(option.choices)


def _shown(value: bool | int | str) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
