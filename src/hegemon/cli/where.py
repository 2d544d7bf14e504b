"""`hegemon where "coin adjacent"`: from words to the rule, its code and its scenarios."""

from __future__ import annotations

import sys

import click

from ..core.dual import SOURCE, home_of
from ..core.language import Message, msg
from ..core.registry import games, spec
from ..core.rulebook import Rule, find
from .click_words import WORDS
from .reader import said, tell
from .screen import console

SHOWN = 12


@click.command()
@click.argument("words", nargs=-1, required=True)
@click.option("--game", "-g", metavar="GAME")
@click.option("--all", "everything", is_flag=True)
def where(words: tuple[str, ...], game: str | None, everything: bool) -> None:
    """Print each rule that contains the words, with the places that cite it."""
    if game is not None:
        spec(game)
    sought = " ".join(words)
    found = [(name, rule) for name in ([game] if game else games()) for rule in find(name, sought, WORDS.language)]
    best = max((_hits(name, rule, sought) for name, rule in found), default=0)
    found = [(name, rule) for name, rule in found if _hits(name, rule, sought) == best]
    if not found:
        tell(msg("term-no-rule", words=sought[:60]), err=True)
        sys.exit(1)
    for name, rule in found if everything else found[:SHOWN]:
        _show(name, rule)
    if len(found) > SHOWN and not everything:
        tell(msg("term-more-rules", n=len(found) - SHOWN))


def _hits(game: str, rule: Rule, sought: str) -> int:
    body = f"{rule.id} {rule.told(game, WORDS.language)}".lower()
    return sum(1 for word in sought.lower().split() if word in body)


def _show(game: str, rule: Rule) -> None:
    out = console()
    place = f" ({rule.page})" if rule.page else ""
    out.print(f"{game}: {rule.id}{place}", style="bold", markup=False)
    out.print(f"  {rule.told(game, WORDS.language)}", markup=False)
    if rule.option:
        out.print(_row(msg("term-rule-option"), rule.option), markup=False)
    if rule.waived:
        out.print(_row(msg("term-rule-waived"), rule.waived), markup=False)
    home = home_of(game)
    shown = home.relative_to(SOURCE.parent.parent) if home.is_relative_to(SOURCE) else home  # a game of one's own
    for place in rule.code:
        out.print(_row(msg("term-rule-code"), f"{shown.as_posix()}/{place}"), markup=False, soft_wrap=True)
    for place in rule.scenarios:
        file, _, scenario = place.partition(":")
        there = f"tests/rulebook/{game}/{file}  {scenario}"
        out.print(_row(msg("term-rule-scenario"), there), markup=False, soft_wrap=True)
    out.print()


def _row(what: Message, told: str) -> str:
    return f"  {said(what):<10} {told}"
