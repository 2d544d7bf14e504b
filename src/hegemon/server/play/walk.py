"""Plays stored actions again from the start: for uploaded records, and for games after a change of the rules."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.errors import HegemonError, RecordError
from ...core.game import Game
from .ongoing import Made, OngoingGame, Snapshot


def walk(game: Game, texts: Iterable[str]) -> tuple[list[Made], list[Snapshot], OngoingGame]:
    """All actions, a snapshot per turn, and the position at the end."""
    ongoing = OngoingGame(game)
    ongoing.probing = False
    made: list[Made] = []
    snapshots: list[Snapshot] = []
    for text in texts:
        step, snapshot = ongoing.make(game.parse(text))
        made.append(step)
        if snapshot is not None:
            snapshots.append(snapshot)
    return made, snapshots, ongoing


def rebased(game: Game, stored: list[Made]) -> list[Snapshot]:
    """Snapshots of a running game under the present rules; raises when they would not allow or not mean the same."""
    try:
        made, snapshots, _ = walk(game, (step.text for step in stored))
    except HegemonError as fault:
        raise RecordError(f"The rules have changed since, and this game cannot go on under them: {fault}") from None
    for old, new in zip(stored, made, strict=True):
        if (old.turn, old.seat) != (new.turn, new.seat):
            raise RecordError(f"The rules have changed since: '{old.text}' would fall to another turn or seat now.")
    return snapshots
