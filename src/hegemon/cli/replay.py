"""`hegemon replay FILE`: step through a saved game."""

from __future__ import annotations

import sys

import click
from rich.console import Console
from rich.text import Text

from ..core.chronicle import sentences
from ..core.errors import RecordError
from ..core.game import Game
from ..core.language import LANGUAGES, msg
from ..core.record import Record, Recorder, open_game, read
from ..core.record import replay as play_again
from .click_words import WORDS
from .reader import said, system_language
from .screen import console
from .table.draw import draw_result, draw_table
from .table.drawings.regions import Shown


@click.command()
@click.argument("file")
@click.option("--to", "turn", type=click.IntRange(0), metavar="TURN")
@click.option("--data", metavar="FOLDER")
@click.option("--language", type=click.Choice(LANGUAGES))
def replay(file: str, turn: int | None, data: str | None, language: str | None) -> None:
    """The whole record is replayed first, so that a damaged one is refused before anything is shown."""
    language = language or system_language()
    record = read(file)
    game = open_game(record, data=data)
    record = play_again(record, game).record
    told = sentences(game, record, language)
    out = console()
    out.print(Text(_summary(game, record), style="bold"))
    if turn is None and sys.stdin.isatty() and sys.stdout.isatty():
        _walk(out, game, record, told)
        return
    last = _line_of(record, turn) if turn is not None else len(record.lines)
    for line in told[: last - 1] if last else []:
        out.print(Text(line))
    _show(out, game, record, told, last)


def _summary(game: Game, record: Record) -> str:
    names = Shown(game, WORDS.language)
    seats = ", ".join(f"{names.title('seat', seat)}: {who}" for seat, who in record.players.items())
    return said(msg("term-replay-summary", game=game.spec.title, seats=seats or "none", result=record.result))


def _line_of(record: Record, turn: int) -> int:
    """How many lines of the record lead to the end of a turn."""
    turns = [line.turn for line in record.lines]
    if turn not in turns:
        first, last = min(turns, default=0), max(turns, default=0)
        raise RecordError(msg("bad-record-no-turn", turn=turn, first=first, last=last))
    return turns.index(turn) + 1


def _at(game: Game, record: Record, lines: int) -> Recorder:
    return play_again(record, game, upto=sum(len(line.actions) for line in record.lines[:lines]))


def _show(out: Console, game: Game, record: Record, told: list[str], lines: int) -> None:
    state = _at(game, record, lines).state
    out.print(draw_table(game, state, None, out.width, WORDS.language))
    if lines:
        out.print(Text(told[lines - 1]))
    if game.outcome(state) is not None:
        out.print(draw_result(game, state, WORDS.language))


def _walk(out: Console, game: Game, record: Record, told: list[str]) -> None:
    """Turn by turn, forwards and back."""
    here = 0
    while True:
        out.clear()
        _show(out, game, record, told, here)
        try:
            key = input(f"[{here}/{len(record.lines)}] {said(msg('term-replay-keys'))}").strip().lower()
        except EOFError:
            return
        if key == "q":
            return
        if key.isdecimal():
            turns = [line.turn for line in record.lines]
            here = turns.index(int(key)) + 1 if int(key) in turns else here
        else:
            here = {"b": max(here - 1, 0), "l": len(record.lines)}.get(key, min(here + 1, len(record.lines)))
