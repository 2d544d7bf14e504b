"""A record, turn by turn: where each begins, whose it is, what was done in it."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.engine import State
from ...core.frames import CHANCE
from ...core.game import Game
from ...core.happenings import Happening
from ...core.language import Catalogue
from ...core.phrased_record import in_small_actions
from ...core.record import Record
from ...core.telling import Line, lines


@dataclass(frozen=True)
class Step:
    """An action with the position before it."""

    before: State
    seat: int  # or chance
    action: int


@dataclass(frozen=True)
class Turn:
    """A turn as it was played. `begins` is its first decision of a seat; chance may have acted before, as when the
    game was set up."""

    number: int
    ply: int  # actions of the whole game before its first decision
    seat: int  # whose turn it is
    begins: State
    steps: tuple[Step, ...]

    @property
    def decisions(self) -> tuple[Step, ...]:
        """What was done from its first decision on."""
        first = next(i for i, step in enumerate(self.steps) if step.seat >= 0)
        return self.steps[first:]


def split(game: Game, record: Record) -> tuple[list[Turn], State]:
    """All turns of a record in which somebody decided something, and the last position."""
    state, steps = game.start(), []
    for text in in_small_actions(record, game).texts():
        a = game.parse(text)
        steps.append(Step(state.copy(), game.to_act(state), a))
        game.apply(state, a)
    turns: list[Turn] = []
    first = 0
    for i in range(1, len(steps) + 1):
        if i == len(steps) or game.turn(steps[i].before) != game.turn(steps[i - 1].before):
            found = _turn(game, steps, first, i)
            turns += found
            first = i if found else first  # what chance did by itself belongs to the turn after it
    return turns, state


def _turn(game: Game, steps: list[Step], first: int, end: int) -> list[Turn]:
    own = steps[first:end]
    deciding = next((i for i, step in enumerate(own) if step.seat != CHANCE), None)
    if deciding is None:
        return []
    begins = own[deciding].before
    active = game.active(begins)
    seat = own[deciding].seat if active is None else active
    return [Turn(game.turn(begins), first + deciding, seat, begins, tuple(own))]


def told(game: Game, steps: list[tuple[State, int]], catalogue: Catalogue) -> list[str]:
    """What some actions came to, as lines of the log (what belongs to a battle stands behind it)."""
    happened: list[Happening] = []
    for before, a in steps:
        happened += game.happenings(before, a)
    return [text for line in lines(game.happening_kinds.gathered(happened), catalogue) for text in _texts(line)]


def turn_told(game: Game, steps: list[tuple[State, int]], catalogue: Catalogue) -> list[str]:
    """What a turn came to, without the heading of the one after it."""
    headings = {kind.name for kind in game.happening_kinds.kinds if kind.heads}
    happened = [h for before, a in steps for h in game.happenings(before, a) if h.kind not in headings]
    return [text for line in lines(game.happening_kinds.gathered(happened), catalogue) for text in _texts(line)]


def _texts(line: Line) -> list[str]:
    return [line.text, *(text for part in line.below for text in _texts(part))]
