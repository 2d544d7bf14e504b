"""Facts of a position about the turn: whose it is, which step, where the stones stand."""

from __future__ import annotations

from ...common.facts import deciding_fact, ended_fact, number_fact, rondel_fact, to_act_fact, unless, winner_fact
from ...core.data import Data
from ...core.frames import pop, push, top_kind
from ...core.position import Fact
from .frames import FRAMES, IN_MILITIA, IN_MOVEMENT, IN_RONDEL, STEPS
from .outcome import outcome
from .rules.arming import begin_militia, end_militia
from .rules.conquest import end_conquest
from .rules.movement import begin_movement, end_movement
from .state import State

STEP_NAMES = {FRAMES.names[step]: step for step in STEPS}


def set_turn(s: State, data: Data, words: list[str]) -> None:
    nation, step = words
    seat = data.names.index("seat", nation)
    kind = STEP_NAMES[step]
    c = data.components
    end_militia(s, c)
    end_movement(s, c)
    end_conquest(s, c)
    while s.depth > 0:
        pop(s)
    s.active = seat
    if kind == IN_MILITIA:
        begin_militia(s, c)
    elif kind == IN_MOVEMENT:
        begin_movement(s, c)
    push(s, kind, seat)


def check_turn(s: State, data: Data, words: list[str]) -> str:
    nation, step = words
    wanted = (data.names.index("seat", nation), STEP_NAMES[step])
    kind = data.names.name("frame_kind", top_kind(s))
    return unless((s.active, top_kind(s)) == wanted, f"{data.names.name('seat', s.active)} {kind}")


RONDEL = rondel_fact("seat")


def check_action(s: State, data: Data, words: list[str]) -> str:
    if s.active != data.names.index("seat", words[0]) or top_kind(s) == IN_RONDEL:
        return "no field has been taken in this turn"
    return RONDEL.check(s, data, words)


TURN_FACTS = {
    "turn": Fact(f"turn NATION {'|'.join(STEP_NAMES)}", check_turn, set_turn),
    "turn_number": number_fact("turn_number", "turn"),
    "action": Fact("action NATION FIELD", check_action, RONDEL.set),
    "rondel": RONDEL,
    "to_act": to_act_fact("NATION"),
    "deciding": deciding_fact(),
    "winner": winner_fact(outcome, "NATION"),
    "ended": ended_fact(outcome),
}
