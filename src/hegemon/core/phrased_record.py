"""A record in phrases: what was meant in one breath stands there as one, and the file is smaller.

Every phrase was tried before it is written: it leads by as many small actions to the very same position (chips may be
paid in another order), otherwise the small actions are written. The hashes are the same, so both forms prove the same
game."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby

from .engine import State
from .game import Game
from .record import IN_PHRASES, NOBODYS, SMALL_ACTIONS, Record, TurnLine, replay

Spoken = dict[str, list[tuple[str, str]]]  # hash of a finished turn → what was said in it


def in_phrases(record: Record, game: Game, known: Spoken | None = None) -> Record:
    """The record of a game in phrases. `known` remembers what turns came to, for a record that is written again and
    again while the game goes on."""
    if record.version == IN_PHRASES:
        return record
    known = {} if known is None else known
    state, lines = game.start(), []
    for number, line in enumerate(record.lines):
        finished = number < len(record.lines) - 1
        spoken = known.get(line.key) if finished else None
        if spoken is None:
            spoken = _spoken(game, state, line)
        else:
            _pass_over(game, state, line)
        if finished:
            known[line.key] = spoken
        lines.append(TurnLine(line.turn, spoken, line.key))
    return replace(record, lines=lines, version=IN_PHRASES)


def in_small_actions(record: Record, game: Game) -> Record:
    """The record in small actions, whatever it was written in; a damaged one raises."""
    return record if record.version == SMALL_ACTIONS else replay(record, game).record


def _pass_over(game: Game, state: State, line: TurnLine) -> None:
    for _, text in line.actions:
        game.apply(state, game.parse(text))


def _spoken(game: Game, state: State, line: TurnLine) -> list[tuple[str, str]]:
    """What every actor said in a turn; the state goes along."""
    found: list[tuple[str, str]] = []
    for actor, rows in groupby(line.actions, key=lambda row: row[0]):
        actions = [game.parse(text) for _, text in rows]
        if actor == NOBODYS:
            found += [(actor, game.text(a)) for a in actions]
        else:
            found += [(actor, text) for text, _ in game.tell(state, actions)]
        for a in actions:
            game.apply(state, a)
    return found
