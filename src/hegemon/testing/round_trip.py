"""What is told leads back to where it came from."""

from __future__ import annotations

from ..core.engine import State
from ..core.game import Game


def told_and_made_again(game: Game, state: State, actions: list[int]) -> list[tuple[str, int]]:
    """Tell a run of actions, carry out what was told, and compare: the texts, each with how many actions it stands
    for."""
    after = state.copy()
    for a in actions:
        game.apply(after, a)
    told = game.tell(state, actions)
    assert sum(count for _, count in told) == len(actions), told
    here = state
    for text, count in told:
        run = game.expand(here, text)
        assert len(run.actions) == count, text
        here = run.state
    assert here.key() == after.key(), told
    return told
