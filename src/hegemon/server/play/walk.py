"""Plays stored actions again from the start: for uploaded records, and for games after a change of the rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from ...core.errors import HegemonError
from ...core.game import Game
from ...core.language import Message, msg
from .ongoing import Made, OngoingGame, Snapshot


def walk(game: Game, texts: Iterable[str]) -> tuple[list[Made], list[Snapshot], OngoingGame]:
    """All actions with what they brought about, a snapshot per turn, and the position at the end."""
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


def standing(game: Game, made: list[Made], snapshots: list[Snapshot]) -> OngoingGame:
    """Where that has led, for another game object: from the last snapshot on, because a long game would hold up whoever
    is not in a thread."""
    last = snapshots[-1] if snapshots else None
    ongoing = OngoingGame(game) if last is None else OngoingGame(game, game.unpack(last.state), last.ply)
    for step in made[ongoing.ply :]:
        ongoing.again(step)
    return ongoing


@dataclass(frozen=True)
class Agreement:
    """How far a stored game goes in the same way under the present rules."""

    snapshots: list[Snapshot]
    ply: int  # of the last position on which old and new rules agree
    turn: int
    reason: Message | None = None  # why not further, for the players; None when the whole game does
    fault: HegemonError | None = None  # the same for the operator, who may read what was done

    def for_operator(self) -> HegemonError:
        """Why the game cannot go on, and up to where it is the same."""
        return HegemonError(msg("term-agree-until", why="", ply=self.ply, turn=self.turn), why=self.fault)


def agreement(game: Game, stored: list[Made], keys: Mapping[int, str]) -> Agreement:
    """Play a stored game again. `keys` are the hashes of its positions, as far as they are known and comparable: an
    action that is still allowed may have come to mean something else."""
    ongoing = OngoingGame(game)
    ongoing.probing = ongoing.telling = False
    snapshots: list[Snapshot] = []
    ply, turn = 0, ongoing.turn  # where the last turn began
    for old in stored:
        before = Agreement(snapshots, ongoing.ply, ongoing.turn)
        try:
            new, snapshot = ongoing.make(game.parse(old.text))
        except HegemonError as refused:
            told = HegemonError(msg("term-agree-refused", why=""), why=refused)
            reason = msg("refuse-frozen-refused", turn=old.turn, agreed=before.turn)
            return replace(before, reason=reason, fault=told)
        if (old.turn, old.seat) != (new.turn, new.seat):
            told = HegemonError(msg("term-agree-order", action=old.text))
            return replace(before, reason=msg("refuse-frozen-order", turn=old.turn, agreed=before.turn), fault=told)
        if snapshot is not None:
            if keys.get(snapshot.ply, snapshot.key) != snapshot.key:
                told = HegemonError(msg("term-agree-other", turn=old.turn))
                return Agreement(
                    snapshots, ply, turn, msg("refuse-frozen-other", turn=old.turn, agreed=turn), fault=told
                )
            snapshots.append(snapshot)
            ply, turn = snapshot.ply, snapshot.turn
    return Agreement(snapshots, ongoing.ply, ongoing.turn)


def comparable(stamp: str, game: Game) -> bool:
    """Do equal positions have equal hashes now and under this stamp? They do when the state has the same fields."""
    return stamp.split()[-1:] == game.layout_stamp().split()[-1:]
