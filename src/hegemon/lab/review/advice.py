"""Advice while a game goes on, from what a seat knows: for somebody who plays against bots alone."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ...core.engine import State
from ...core.game import Game
from .judge import Chances, Judge
from .learned import turn_bots
from .review import effort_for
from .turns import told


@dataclass(frozen=True)
class Advice:
    """What a bot would do, what that does as a sentence, and everybody's chances."""

    action: str
    said: str
    chances: Chances


def advice(game: Game, state: State, language: str) -> Advice:
    """For the seat that decides; the position given away to the bot is one that the seat holds possible."""
    effort, seat = effort_for(game), game.to_act(state)
    known = game.determinize(state, seat, Random(0))
    a = turn_bots(game, 2 * effort.playing, Random(1))[-1].choose(game, known)
    said = " ".join(told(game, [(known, a)], game.catalogue(language)))
    return Advice(game.text(a), said, Judge(game, 1).chances(known, effort.judging))
