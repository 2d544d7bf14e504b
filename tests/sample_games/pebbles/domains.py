"""The finite sets of Pebbles."""

from __future__ import annotations

from ...core.domains import Domains
from .frames import FRAMES

DOMAINS = Domains(seat=("left", "right"), colour=("white", "grey", "black"), frame_kind=FRAMES.names)
WHITE, GREY, BLACK = range(3)
NUM_COLOURS = 3
COUNTED = 1  # why a game ended
