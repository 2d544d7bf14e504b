"""What is being decided."""

from __future__ import annotations

from ...core.data import Data
from ...core.language import msg
from ...core.spec import Prompt
from .frames import IN_COIN, IN_TOLL
from .state import State


def prompt(s: State, data: Data) -> Prompt:
    """By what lies on top of the stack."""
    if s.depth == 0:
        return Prompt(msg("end-counted"), "ending.count")
    frame = s.frame_kind[s.depth - 1]
    if frame == IN_COIN:
        return Prompt(msg("ask-coin"), "setup.coin")
    if frame == IN_TOLL:
        return Prompt(msg("ask-toll"), "taking.black")
    return Prompt(msg("ask-heap", taken=s.frame_first[s.depth - 1]), "taking.heap")
