"""Facts of a position about the turn: who plays what, whose turn it is, what is being decided."""

from __future__ import annotations

from ...common.facts import count_pairs, counted, rondel_fact, told, turn_number_fact
from ...core.data import Data
from ...core.frames import CHANCE, pop, push
from ...core.position import Fact
from .facts_board import lay_down
from .frames import IN_ARMING, IN_CONQUEST, IN_FOUNDING, IN_KNOW_HOW, IN_MOVEMENT, IN_RONDEL, IN_TEMPLE
from .rules.ending import points
from .rules.movement import begin_movement, end_movement
from .rules.turn import deciding_nation
from .state import State

STEPS = {
    "rondel": IN_RONDEL,
    "temple": IN_TEMPLE,
    "arming": IN_ARMING,
    "know_how": IN_KNOW_HOW,
    "movement": IN_MOVEMENT,
    "conquest": IN_CONQUEST,
    "founding": IN_FOUNDING,
}
EARNED = {"scholar": "scholars_earned", "general": "generals_earned"}


def _nation(data: Data, words: list[str]) -> int:
    return data.names.index("nation", words[0])


def _tell_deciding(s: State, data: Data, words: list[str]) -> str:
    return data.names["frame_kind"][s.frame_kind[s.depth - 1]] if s.depth else "over"


def _tell_turn(s: State, data: Data, words: list[str]) -> str:
    return f"{data.names['nation'][s.nation]} {_tell_deciding(s, data, words)}"


def _set_turn(s: State, data: Data, words: list[str]) -> None:
    nation, step = _nation(data, words), STEPS[words[1]]
    c = data.components
    while s.depth:
        pop(s)
    lay_down(s, data)
    s.nation, s.position, s.active = nation, s.order.index(nation), s.seat_of[nation]
    if step in (IN_MOVEMENT, IN_CONQUEST):
        begin_movement(s, c)
    if step == IN_CONQUEST:
        end_movement(s, c)
    push(s, step, s.active)


def _tell_answer(s: State, data: Data, words: list[str]) -> str:
    return f"{words[0]} {data.names['answer'][s.answer[s.seat_of[_nation(data, words)]]]}"


def _set_answer(s: State, data: Data, words: list[str]) -> None:
    s.answer[s.seat_of[_nation(data, words)]] = data.names.index("answer", words[1])


def _count_earned(s: State, data: Data, words: list[str]) -> dict[str, int]:
    return {name: getattr(s, field) for name, field in EARNED.items()}


def _set_earned(s: State, data: Data, words: list[str]) -> None:
    for name, number in count_pairs(words).items():
        setattr(s, EARNED[name], number)


def _tell_to_act(s: State, data: Data, words: list[str]) -> str:
    if s.depth == 0:
        return "nobody"
    if s.frame_seat[s.depth - 1] == CHANCE:
        return "chance"
    nation = deciding_nation(s, data.components)
    return data.names["nation"][nation] if nation >= 0 else data.names["seat"][s.frame_seat[s.depth - 1]]


def _tell_player(s: State, data: Data, words: list[str]) -> str:
    return f"{words[0]} {s.seat_of[_nation(data, words)]}"


def _tell_points(s: State, data: Data, words: list[str]) -> str:
    return f"{words[0]} {points(s, data.components, _nation(data, words))}"


def _tell_winner(s: State, data: Data, words: list[str]) -> str:
    return data.names["nation"][s.winner] if s.winner >= 0 else "nobody"


TURN_FACTS = {
    "turn": Fact(f"turn NATION {'|'.join(STEPS)}", told(_tell_turn), _set_turn),
    "turn_number": turn_number_fact(),
    "rondel": rondel_fact("nation"),
    "answer": Fact("answer NATION ask|always|never", told(_tell_answer), _set_answer),
    "earned": Fact("earned scholar=N general=N", counted(_count_earned, 0), _set_earned),
    "to_act": Fact("to_act NATION|chance|nobody", told(_tell_to_act)),
    "deciding": Fact("deciding FRAME|over", told(_tell_deciding)),
    "player": Fact("player NATION SEAT", told(_tell_player)),
    "points": Fact("points NATION N", told(_tell_points)),
    "winner": Fact("winner NATION|nobody", told(_tell_winner)),
}
