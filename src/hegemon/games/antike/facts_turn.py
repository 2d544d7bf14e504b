"""Facts of a position about the turn: who plays what, whose turn it is, what is being decided."""

from __future__ import annotations

from ...common.facts import (
    count_pairs,
    counted,
    deciding,
    deciding_fact,
    ended_fact,
    number_fact,
    rondel_fact,
    to_act_fact,
    to_count,
    told,
    unless,
)
from ...core.data import Data
from ...core.frames import pop, push, top_seat
from ...core.position import Fact
from .facts_board import lay_down
from .frames import IN_ARMING, IN_CHOOSE, IN_CONQUEST, IN_FOUNDING, IN_KNOW_HOW, IN_MOVEMENT, IN_RONDEL, IN_TEMPLE
from .outcome import outcome
from .rules.ending import points
from .rules.movement import begin_movement, end_movement
from .rules.personages import num_seas
from .rules.turn import TURNS_COUNTED, begin_turn, deciding_nation
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


def _tell_turn(s: State, data: Data, words: list[str]) -> str:
    return f"{data.names['nation'][s.nation]} {deciding(s, data, words)}"


def _set_turn(s: State, data: Data, words: list[str]) -> None:
    nation, step = _nation(data, words), STEPS[words[1]]
    c = data.components
    while s.depth:
        pop(s)
    lay_down(s, data)
    place = s.order.index(nation)
    s.turn += place - s.position  # the round stays
    s.nation, s.position, s.active = nation, place, s.seat_of[nation]
    if step in (IN_MOVEMENT, IN_CONQUEST):
        begin_movement(s, c)
    if step == IN_CONQUEST:
        end_movement(s, c)
    push(s, step, s.active)


def _tell_order(s: State, data: Data, words: list[str]) -> str:
    return " ".join(data.names["nation"][n] for n in s.order[: data.components.num_nations])


def _set_order(s: State, data: Data, words: list[str]) -> None:
    nations = [data.names.index("nation", word) for word in words]
    if sorted(nations) != list(range(data.components.num_nations)):
        raise ValueError(words)
    s.order[: len(nations)] = nations
    s.position = s.order.index(s.nation)


def _tell_round(s: State, data: Data, words: list[str]) -> str:
    return str((s.turn - 1) // data.components.num_nations + 1)


def _set_round(s: State, data: Data, words: list[str]) -> None:
    turn = (to_count(words[0]) - 1) * data.components.num_nations + s.position + 1
    if not 0 < turn <= TURNS_COUNTED:
        raise ValueError(words)
    s.turn = turn


def _check_round_start(s: State, data: Data, words: list[str]) -> str:
    starts = s.depth == 1 and s.frame_kind[0] in (IN_RONDEL, IN_CHOOSE) and s.position == 0
    rounds = _tell_round(s, data, words)
    return unless(starts and rounds == words[0], f"round {rounds}" if starts else "not the start of a round")


def _set_round_start(s: State, data: Data, words: list[str]) -> None:
    """The round begins: coins are handed out, and the first nation is on turn."""
    while s.depth:
        pop(s)
    lay_down(s, data)
    s.position = 0
    _set_round(s, data, words)
    s.turn, s.position = s.turn - 1, -1
    begin_turn(s, data.components)


def _tell_answer(s: State, data: Data, words: list[str]) -> str:
    return f"{words[0]} {data.names['answer'][s.answer[s.seat_of[_nation(data, words)]]]}"


def _set_answer(s: State, data: Data, words: list[str]) -> None:
    s.answer[s.seat_of[_nation(data, words)]] = data.names.index("answer", words[1])


def _count_earned(s: State, data: Data, words: list[str]) -> dict[str, int]:
    return {name: getattr(s, field) for name, field in EARNED.items()}


def _set_earned(s: State, data: Data, words: list[str]) -> None:
    for name, number in count_pairs(words).items():
        setattr(s, EARNED[name], number)


def _tell_who(s: State, data: Data, words: list[str]) -> str:
    """The nation whose decision it is; the player, where it is nobody's in particular."""
    nation = deciding_nation(s, data.components)
    return data.names["nation"][nation] if nation >= 0 else data.names["seat"][top_seat(s)]


def _tell_player(s: State, data: Data, words: list[str]) -> str:
    return f"{words[0]} {s.seat_of[_nation(data, words)]}"


def _tell_points(s: State, data: Data, words: list[str]) -> str:
    return f"{words[0]} {points(s, data.components, _nation(data, words))}"


def _tell_seas(s: State, data: Data, words: list[str]) -> str:
    return f"{words[0]} {num_seas(s, data.components, _nation(data, words))}"


def _tell_winner(s: State, data: Data, words: list[str]) -> str:
    return data.names["nation"][s.winner] if s.winner >= 0 else "nobody"


TURN_FACTS = {
    "turn": Fact(f"turn NATION {'|'.join(STEPS)}", told(_tell_turn), _set_turn),
    "turn_number": number_fact("turn_number", "turn"),
    "order": Fact("order NATION…", told(_tell_order), _set_order),
    "round": Fact("round N", told(_tell_round), _set_round),
    "round_start": Fact("round_start N", _check_round_start, _set_round_start),
    "rondel": rondel_fact("nation"),
    "answer": Fact("answer NATION ask|always|never", told(_tell_answer), _set_answer),
    "earned": Fact("earned scholar=N general=N", counted(_count_earned, 0), _set_earned),
    "to_act": to_act_fact("NATION", _tell_who),
    "deciding": deciding_fact(),
    "player": Fact("player NATION SEAT", told(_tell_player)),
    "points": Fact("points NATION N", told(_tell_points)),
    "goal": Fact("goal N", told(lambda s, data, words: str(data.components.target))),
    "seas": Fact("seas NATION N", told(_tell_seas)),
    "winner": Fact("winner NATION|nobody", told(_tell_winner)),
    "ended": ended_fact(outcome),
}
