"""How a game ended: seats by place, scores, end reason."""

from __future__ import annotations

from ...core.data import Data
from ...core.language import name_key
from ...core.spec import Outcome
from .rules.ending import best_points
from .spec import SPEC
from .state import State


def outcome(s: State, data: Data) -> Outcome | None:
    """The winner first, then by points; a player counts with the better one of his nations."""
    if s.end_reason == 0:
        return None
    c = data.components
    seats = range(c.num_seats)
    scores = tuple(best_points(s, c, seat) for seat in seats)
    winner = s.seat_of[s.winner] if s.winner >= 0 else -1
    rank = {seat: (seat == winner, scores[seat]) for seat in seats}
    places = sorted(set(rank.values()), reverse=True)
    ranking = tuple(tuple(seat for seat in seats if rank[seat] == place) for place in places)
    return Outcome(ranking, scores, SPEC.end(s.end_reason), tuple(_nations(s, data, seat) for seat in seats))


def _nations(s: State, data: Data, seat: int) -> str:
    names = data.names["nation"]
    return " ".join(name_key("nation", names[n]) for n in range(data.components.num_nations) if s.seat_of[n] == seat)
