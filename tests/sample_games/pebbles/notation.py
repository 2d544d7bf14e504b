"""Facts of positions."""

from __future__ import annotations

from ...common.facts import deciding_fact, ended_fact, to_act_fact, winner_fact
from ...core.data import Data
from ...core.frames import push
from ...core.position import Fact, Facts, number_pairs
from .flow import start
from .frames import IN_HEAP
from .outcome import outcome
from .state import State


def base_start(s: State, data: Data) -> None:
    """The beginning, before the coin falls."""
    start(s, data.components)


def base_empty(s: State, data: Data) -> None:
    """No pebbles at all, the left player to act."""
    s.turn, s.active = 1, 0
    push(s, IN_HEAP, 0)


def _fill(row: list[int], data: Data, words: list[str]) -> None:
    for name, count in number_pairs(words).items():
        row[data.names.index("colour", name)] = count


def _differs(row: list[int], data: Data, words: list[str]) -> str:
    found = {name: row[data.names.index("colour", name)] for name in number_pairs(words)}
    return "" if found == number_pairs(words) else " ".join(f"{k}={v}" for k, v in found.items())


def set_heap(s: State, data: Data, words: list[str]) -> None:
    _fill(s.heap, data, words)


def check_heap(s: State, data: Data, words: list[str]) -> str:
    return _differs(s.heap, data, words)


def set_owns(s: State, data: Data, words: list[str]) -> None:
    _fill(s.owns[data.names.index("seat", words[0])], data, words[1:])


def check_owns(s: State, data: Data, words: list[str]) -> str:
    return _differs(s.owns[data.names.index("seat", words[0])], data, words[1:])


def set_turn(s: State, data: Data, words: list[str]) -> None:
    s.active = data.names.index("seat", words[0])
    s.frame_seat[s.depth - 1] = s.active


def check_turn(s: State, data: Data, words: list[str]) -> str:
    name = data.names["seat"][s.active]
    return "" if name == words[0] else f"it is the turn of {name}"


FACTS = Facts(
    {"start": base_start, "empty": base_empty},
    {
        "heap": Fact("heap white=N grey=N black=N", check_heap, set_heap),
        "owns": Fact("owns SEAT white=N grey=N black=N", check_owns, set_owns),
        "turn": Fact("turn SEAT", check_turn, set_turn),
        "to_act": to_act_fact(),
        "deciding": deciding_fact(),
        "winner": winner_fact(outcome),
        "ended": ended_fact(outcome),
    },
)
