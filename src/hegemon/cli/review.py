"""`hegemon review FILE`: which turns decided a game, what would have been better, and how much was luck."""

from __future__ import annotations

from pathlib import Path

import click

from ..core.language import LANGUAGES, msg
from ..core.record import open_game, read
from ..lab.review.markdown import page
from ..lab.review.review import Review
from ..lab.review.review import review as reviewed
from ..lab.review.wording import in_words
from .reader import system_language
from .screen import progress


@click.command()
@click.argument("file")
@click.option("--language", type=click.Choice(LANGUAGES))
@click.option("--engine", type=click.Choice(("auto", "plain", "fast")), default="auto")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--data", metavar="FOLDER")
@click.option("--out", type=click.Path(path_type=Path))
def review(file: str, language: str | None, engine: str, seed: int, data: str | None, out: Path | None) -> None:
    """The record is replayed first, so that a damaged one is refused before anything is thought about."""
    record = read(file)
    game = open_game(record, engine, data)
    with progress() as bar:
        task = bar.add_task(game.spec.title, total=None)
        found = reviewed(game, record, seed, tell=lambda done, of: bar.update(task, completed=done, total=of))
    text = text_of(found, file, language or system_language())
    if out is not None:
        out.write_text(text, "utf-8")
    else:
        click.echo(text)


def text_of(found: Review, file: str, language: str) -> str:
    """The page, and how to play on from each turning point."""
    words = found.game.catalogue(language)
    text = page(in_words(found, language), words)
    for point in found.points:
        turn = point.judged.turn
        seat = found.game.seats[turn.seat]
        command = f"hegemon play {found.record.game} --from {file} --turn {turn.number} --seat {seat}=human"
        text += f"- {words.say(msg('review-again', command=command))}\n"
    return text
