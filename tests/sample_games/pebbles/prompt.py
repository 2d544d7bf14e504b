"""What is being decided, in a sentence."""

from __future__ import annotations

from ...core.data import Data
from ...core.spec import Prompt
from .state import State

ASKED = {
    "coin": Prompt("A coin is thrown.", "setup.coin"),
    "heap": Prompt("Take a pebble.", "taking.heap"),
    "toll": Prompt("Give a pebble back.", "taking.black"),
}


def prompt(s: State, data: Data) -> Prompt:
    """By what lies on top of the stack."""
    if s.depth == 0:
        return Prompt("The game is over.", "ending.count")
    return ASKED[data.names.name("frame_kind", s.frame_kind[s.depth - 1])]
