"""What would end a player's own turn without saying so waits for his word: until then it can be taken back."""

from __future__ import annotations

from ...core.engine import State
from ...core.game import Game
from ...core.happenings import Happening
from .session import Session


def ends_unsaid(game: Game, state: State, who: int, actions: list[int]) -> bool:
    """Would these actions end the turn of their player, although none of them is the word for it?"""
    if game.active(state) != who:
        return False
    *before, last = actions
    reached = state.copy()
    for a in before:
        game.apply(reached, a)
    if game.to_act(reached) != who or _says_so(game, last):
        return False
    return game.consequences(reached, last).ends_turn


def _says_so(game: Game, a: int) -> bool:
    action = game.action(a)
    return game.verbs.by_name[action.verb].ends_step or "pass" in action.args


def foretold(session: Session, who: int, actions: list[int]) -> list[str]:
    """What they would bring, up to the end of the turn; nothing where they would show what is hidden."""
    game, reached = session.game, session.state.copy()
    told: list[Happening] = []
    for a in actions:
        if game.reveals(reached, a):
            return []
        told += game.heard(reached, a, who)
        game.apply(reached, a)
    kinds = game.happening_kinds.by_name
    end = next((i for i, happening in enumerate(told) if kinds[happening.kind].heads), len(told))
    return session.told(told[:end])
