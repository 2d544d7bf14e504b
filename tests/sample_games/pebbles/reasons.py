"""Every refusal of Pebbles."""

from __future__ import annotations

from ...core.reasons import Reasons

REASONS = Reasons()
FINE = REASONS.fine
GAME_OVER = REASONS.add("ending.count", "The game is over.")
WRONG_TIME = REASONS.add("turn.sequence", "That is not what is being decided now.")
NONE_LEFT = REASONS.add("taking.heap", "The heap has no pebble of this colour.")
NOTHING_TAKEN = REASONS.add("turn.sequence", "Take a pebble first.")
NOT_YOURS = REASONS.add("taking.black", "You have no such pebble to give back.")
