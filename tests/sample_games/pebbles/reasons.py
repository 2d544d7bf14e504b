"""Every refusal of Pebbles."""

from __future__ import annotations

from ...core.data import Data
from ...core.language.message import Value, name_key
from ...core.reasons import MEANS, STATE, TIME, Reasons
from .state import State

REASONS = Reasons()
FINE = REASONS.fine


def _colour(s: State, data: Data, action: tuple[str, ...]) -> dict[str, Value]:
    return {"colour": name_key("colour", action[0])}


def _colour_and_rest(s: State, data: Data, action: tuple[str, ...]) -> dict[str, Value]:
    return {**_colour(s, data, action), "left": sum(s.heap)}


GAME_OVER = REASONS.add("game-over", "ending.count", TIME)
WRONG_TIME = REASONS.add("wrong-time", "turn.sequence", TIME)
NONE_LEFT = REASONS.add("none-left", "taking.heap", STATE, "colour", _colour_and_rest, ("colour", "left"))
NOTHING_TAKEN = REASONS.add("nothing-taken", "turn.sequence", STATE)
NOT_YOURS = REASONS.add("not-yours", "taking.black", MEANS, "colour", _colour, ("colour",))
