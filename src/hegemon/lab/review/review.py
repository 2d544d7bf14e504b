"""The whole review of a record."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from ...core.engine import State
from ...core.errors import RecordError
from ...core.game import Game
from ...core.record import Record, replay
from .better import Comparison, compare
from .judge import Chances, Judge
from .learned import turn_bots
from .luck import LuckRow, add_pips, is_draw, luck_of
from .turns import Turn, split

FEWEST_POINTS, MOST_POINTS = 3, 7
LOOKED_AT = 14  # turns that are played again
GIVEN_AWAY = 0.03  # of winning chance, in a turn: less is nothing to speak of


@dataclass(frozen=True)
class Effort:
    """How long a review thinks, in simulations."""

    judging: int
    playing: int
    luck: int


FAST, PLAIN = Effort(400, 250, 48), Effort(24, 12, 8)


def effort_for(game: Game) -> Effort:
    """What the engine allows in about a minute."""
    return FAST if game.engine_name == "fast" else PLAIN


@dataclass(frozen=True)
class Judged:
    """A turn with everybody's chances before and after it."""

    turn: Turn
    before: Chances
    after: Chances
    ends: State
    luck: tuple[float, ...]  # what chance gave each seat in it

    @property
    def given_away(self) -> float:
        """What the seat whose turn it is lost by its own decisions."""
        seat = self.turn.seat
        return max(0.0, self.before.of[seat] - (self.after.of[seat] - self.luck[seat]))


@dataclass(frozen=True)
class TurningPoint:
    """A turn that could have been better; `comparison.is_sure` tells whether by more than the searches differ."""

    judged: Judged
    comparison: Comparison
    follows: Turn | None  # the next turn, as it was played
    follows_ends: State | None


@dataclass
class Review:
    """Everything that was found out."""

    game: Game
    record: Record
    turns: list[Judged]
    points: list[TurningPoint]
    luck: list[LuckRow]
    effort: Effort
    accuracy: list[float | None] = field(default_factory=list)  # per seat: share of own turns that gave nothing away


Tell = Callable[[int, int], None]  # how many steps are done, of how many


def review(game: Game, record: Record, seed: int = 1, effort: Effort | None = None, tell: Tell | None = None) -> Review:
    """Judge every turn, then look closely at those that cost most."""
    played = replay(record, game).record  # the same in small actions, whatever it was written in
    effort = effort or effort_for(game)
    judge, rng = Judge(game, seed), Random(seed)
    turns, last = split(game, played)
    if not turns:
        raise RecordError("Nobody has decided anything in this record: there is nothing to review.")
    steps = len(turns) + 1 + LOOKED_AT
    say = tell or (lambda done, of: None)
    chances = []
    for number, position in enumerate([*(turn.begins for turn in turns), last]):
        chances.append(judge.chances(position, effort.judging))
        say(number + 1, steps)
    rows, gained = _luck(judge, turns, effort, rng)
    ends = [*(turn.begins for turn in turns[1:]), last]
    judged = [Judged(turn, chances[i], chances[i + 1], ends[i], tuple(gained[i])) for i, turn in enumerate(turns)]
    found = Review(game, record, judged, [], rows, effort)
    found.points = _points(judge, judged, effort, rng, lambda done: say(len(turns) + 1 + done, steps))
    missed = {p.judged.turn.number: p.comparison.gain for p in found.points if p.comparison.is_sure}
    found.accuracy = [_accuracy(judged, seat, missed) for seat in range(game.num_seats)]
    return found


def _luck(judge: Judge, turns: list[Turn], effort: Effort, rng: Random) -> tuple[list[LuckRow], list[list[float]]]:
    """Rows by kind of chance, and per turn what its draws gave each seat."""
    game = judge.game
    rows: dict[str, LuckRow] = {}
    by_turn: list[list[float]] = []
    for turn in turns:
        gained = [0.0] * game.num_seats
        begun = False
        for step in turn.steps:
            begun = begun or step.seat >= 0
            if not is_draw(game, step):
                continue
            verb = game.action(step.action).verb
            row = rows.setdefault(verb, LuckRow(verb, gained=[0.0] * game.num_seats))
            found = luck_of(judge, step, effort.luck, rng)
            row.times += 1
            row.gained = [a + b for a, b in zip(row.gained, found, strict=True)]
            add_pips(game, row, step)
            if begun:  # what was drawn before the first decision is part of the position, not of the turn
                gained = [a + b for a, b in zip(gained, found, strict=True)]
        by_turn.append(gained)
    return list(rows.values()), by_turn


def _points(
    judge: Judge, judged: list[Judged], effort: Effort, rng: Random, tell: Callable[[int], None]
) -> list[TurningPoint]:
    """The turns that gave most away, each played again; those for which something better was found."""
    costly = sorted(
        (i for i, j in enumerate(judged) if _has_choice(judge.game, j)), key=lambda i: -judged[i].given_away
    )
    found: list[tuple[bool, float, int, TurningPoint]] = []
    for done, i in enumerate(costly[:LOOKED_AT]):
        tell(done + 1)
        this = judged[i]
        bots = turn_bots(judge.game, effort.playing, rng)
        luck = this.luck[this.turn.seat]
        compared = compare(judge, this.turn, this.ends, luck, bots, 2 * effort.judging, rng)
        if compared is None or compared.gain < max(GIVEN_AWAY, compared.error):
            continue
        follows = judged[i + 1] if i + 1 < len(judged) else None
        point = TurningPoint(this, compared, follows.turn if follows else None, follows.ends if follows else None)
        found.append((not compared.is_sure, -compared.gain, i, point))
    found.sort(key=lambda row: row[:3])  # what is sure comes first, then what costs most
    sure = sum(not unsure for unsure, _, _, _ in found)
    chosen = found[: min(MOST_POINTS, max(sure, FEWEST_POINTS))]
    return [point for _, _, _, point in sorted(chosen, key=lambda row: row[2])]


def _has_choice(game: Game, judged: Judged) -> bool:
    """Did the seat whose turn it was choose anything?"""
    seat = judged.turn.seat
    return any(step.seat == seat and len(game.legal(step.before)) > 1 for step in judged.turn.steps)


def _accuracy(judged: list[Judged], seat: int, missed: dict[int, float]) -> float | None:
    """The share of a seat's turns that gave away nothing to speak of; None where it had none. `missed`: turn → what
    the closer look found to be lost in it, which the first one may not have seen."""
    own = [max(j.given_away, missed.get(j.turn.number, 0.0)) for j in judged if j.turn.seat == seat]
    return sum(lost < GIVEN_AWAY for lost in own) / len(own) if own else None
