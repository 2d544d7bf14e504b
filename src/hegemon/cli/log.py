"""`hegemon log FILE`: a saved game as prose, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator

import click

from ..bots.registry import BOTS
from ..core.chronicle import chapters, heard_in
from ..core.errors import OptionError
from ..core.game import Game
from ..core.happenings import ALL_SEEING
from ..core.language import LANGUAGES, Catalogue, msg, name_key
from ..core.phrased_record import in_small_actions
from ..core.record import Record, open_game, read, replay
from ..core.spec import Outcome
from ..core.telling import Line
from .reader import system_language
from .table.draw import places


@click.command()
@click.argument("file")
@click.option("--language", type=click.Choice(LANGUAGES))
@click.option("--seat", metavar="NAME")
@click.option("--data", metavar="FOLDER")
def log(file: str, language: str | None, seat: str | None, data: str | None) -> None:
    """The record is replayed and checked first."""
    language = language or system_language()
    record = read(file)
    game = open_game(record, data=data)
    outcome = game.outcome(replay(record, game).state)
    if seat is not None and seat not in game.seats:
        raise OptionError(msg("bad-seat", seat=seat[:40], seats=", ".join(game.seats)))
    for line in prose(game, record, language, seat, outcome):
        click.echo(line)


def _player(who: str, said: Catalogue) -> str:
    """Who played: a person by name, a bot in words."""
    kind, colon, seconds = who.partition(":")
    if kind not in BOTS:
        return who
    if not colon:
        return said.say(msg("log-bot", bot=kind))
    return said.say(msg("log-bot-thinking", bot=kind, milliseconds=round(1000 * float(seconds))))


def prose(
    game: Game, record: Record, language: str, seat: str | None = None, outcome: Outcome | None = None
) -> Iterator[str]:
    """The log as Markdown."""
    catalogue = game.catalogue(language)
    yield f"# {catalogue.say(msg('log-title', game=game.spec.title))}"
    yield ""
    for name, who in record.players.items():
        yield f"- {catalogue.name(name_key('seat', name))['']}: {_player(who, catalogue)}"
    actions = [game.parse(text) for text in in_small_actions(record, game).texts()]
    viewer = ALL_SEEING if seat is None else game.seats.index(seat)
    for chapter in chapters(game, heard_in(game, actions, viewer), catalogue):
        yield ""
        yield f"## {chapter.heading or catalogue.say(msg('log-before'))}"
        yield ""
        for line in chapter.lines:
            yield from _rows(line, 0)
    if outcome is not None:
        yield ""
        yield f"## {catalogue.say(msg('log-end'))}"
        yield ""
        yield game.say(game.spec.end_message(outcome.reason), language)
        for place, who, score in places(game, outcome, catalogue):
            yield f"{place}. {who}: {score}"


def _rows(line: Line, depth: int) -> Iterator[str]:
    """A line of the log, and what belongs to it below."""
    yield f"{'  ' * depth}- {line.text}"
    for part in line.below:
        yield from _rows(part, depth + 1)
