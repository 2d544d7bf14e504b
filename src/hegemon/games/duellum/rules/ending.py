"""The end of the game."""

from __future__ import annotations

from ....core.dual import rule
from ....core.notes import note
from ..components import Components
from ..domains import NINE_PERSONAGES, TURN_LIMIT
from ..happenings import TIME_UP, VICTORY
from ..state import State


@rule
def end_game(s: State, c: Components, points: int) -> None:
    """Nine personages win at the end of the turn; a turn limit ends the game for both.
    cite: ending.nine_personages, rulings.turn_limit"""
    if points >= c.win_at:
        s.end_reason = NINE_PERSONAGES
        note(VICTORY, s.active, points)
    elif s.turn >= c.turn_limit:
        s.end_reason = TURN_LIMIT
        note(TIME_UP, s.turn)
