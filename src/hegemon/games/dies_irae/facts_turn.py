"""Facts of a position about the turn: whose it is, what was chosen, how it ended."""

from __future__ import annotations

from ...common.facts import deciding, deciding_fact, ended_fact, number_fact, to_act_fact, to_count, unless, winner_fact
from ...core.data import Data
from ...core.errors import NotationError
from ...core.frames import NOBODY, pop, push, push_with, top_kind, top_seat
from ...core.language import msg, name_key, said_by
from ...core.position import Fact
from .domains import (
    ARMISTICE,
    ATTACK,
    BUILD,
    CREATE,
    DEVELOP,
    MOVE,
    NUM_SEATS,
    PASS,
    STABILITY,
)
from .facts_words import seat_of
from .frames import IN_CHOOSE, IN_CYCLE
from .outcome import outcome
from .rules.cycle import frame_of
from .rules.forces import rest_units
from .rules.movement import empty_hand
from .state import State

SAY = said_by("dies_irae")
TURNS_COUNTED = 32000

STEPS = {
    "choose": NOBODY,
    "move": MOVE,
    "attack": ATTACK,
    "build": BUILD,
    "create": CREATE,
    "stability": STABILITY,
    "develop": DEVELOP,
    "armistice": ARMISTICE,
}


def set_turn(s: State, data: Data, words: list[str]) -> None:
    """`turn SEAT STEP`; the action of the step counts as chosen."""
    seat, action = seat_of(data, words[0]), STEPS[words[1]]
    if s.revolted[seat]:
        raise NotationError(msg("bad-fact-revolted", who=name_key("seat", words[0])), SAY)
    for other in range(NUM_SEATS):
        rest_units(s, other)
    empty_hand(s)
    s.work = [0] * len(s.work)
    while s.depth > 0:
        pop(s)
    s.active, s.place = seat, s.order.index(seat)
    s.game_turn = max(1, s.game_turn)
    push_with(s, IN_CYCLE, s.order[0], 1, 0)
    if action == NOBODY:
        push(s, IN_CHOOSE, seat)
        return
    s.chosen[seat][action] = max(1, s.chosen[seat][action])
    s.taken[seat] = sum(s.chosen[seat])
    s.last_action, s.passes = action, 0
    push(s, frame_of(action), seat)


def check_turn(s: State, data: Data, words: list[str]) -> str:
    """Who decides which step."""
    wanted = (seat_of(data, words[0]), IN_CHOOSE if STEPS[words[1]] == NOBODY else frame_of(STEPS[words[1]]))
    return unless((top_seat(s), top_kind(s)) == wanted, deciding(s, data, words))


def set_order(s: State, data: Data, words: list[str]) -> None:
    """`order SEAT SEAT SEAT`."""
    seats = [seat_of(data, word) for word in words]
    if sorted(seats) != list(range(NUM_SEATS)):
        raise NotationError(msg("bad-fact-order"), SAY)
    s.order = seats
    s.place = seats.index(s.active)


def check_order(s: State, data: Data, words: list[str]) -> str:
    """The turn order."""
    found = ["none" if seat == NOBODY else data.names.name("seat", seat) for seat in s.order]
    return unless(found == words, " ".join(found))


def set_chosen(s: State, data: Data, words: list[str]) -> None:
    """`chosen SEAT ACTION N`."""
    seat = seat_of(data, words[0])
    s.chosen[seat][data.names.index("action", words[1])] = to_count(words[2], data.components.actions_each)
    s.taken[seat] = sum(s.chosen[seat])


def check_chosen(s: State, data: Data, words: list[str]) -> str:
    """How often was it chosen?"""
    found = s.chosen[seat_of(data, words[0])][data.names.index("action", words[1])]
    return unless(found == int(words[2]), found)


def set_taken(s: State, data: Data, words: list[str]) -> None:
    """`taken SEAT N`: what was not chosen otherwise was passed."""
    seat = seat_of(data, words[0])
    s.chosen[seat][PASS] = 0
    passed = to_count(words[1], data.components.actions_each) - sum(s.chosen[seat])
    if passed < 0:
        raise NotationError(msg("bad-fact-taken", who=name_key("seat", words[0])), SAY)
    s.chosen[seat][PASS] = passed
    s.taken[seat] = sum(s.chosen[seat])


def check_taken(s: State, data: Data, words: list[str]) -> str:
    """Actions taken in this cycle."""
    found = s.taken[seat_of(data, words[0])]
    return unless(found == int(words[1]), found)


def set_last(s: State, data: Data, words: list[str]) -> None:
    """`last ACTION|none`."""
    s.last_action = NOBODY if words[0] == "none" else data.names.index("action", words[0])


def check_last(s: State, data: Data, words: list[str]) -> str:
    """The action chosen just before."""
    name = "none" if s.last_action == NOBODY else data.names.name("action", s.last_action)
    return unless(name == words[0], name)


def check_goal(s: State, data: Data, words: list[str]) -> str:
    """`goal N`: the points that win."""
    return unless(data.components.vp_goal == int(words[0]), data.components.vp_goal)


TURN_FACTS = {
    "turn": Fact(f"turn SEAT {'|'.join(STEPS)}", check_turn, set_turn),
    "order": Fact("order SEAT SEAT SEAT", check_order, set_order),
    "chosen": Fact("chosen SEAT ACTION N", check_chosen, set_chosen),
    "last": Fact("last ACTION|none", check_last, set_last),
    "taken": Fact("taken SEAT N", check_taken, set_taken),
    "goal": Fact("goal N", check_goal),
    "passes": number_fact("passes", most=3),
    "limit": number_fact("limit", most=99),
    "game_turn": number_fact("game_turn", most=TURNS_COUNTED),
    "turn_number": number_fact("turn_number", "turn", TURNS_COUNTED),
    "to_act": to_act_fact(),
    "deciding": deciding_fact(),
    "winner": winner_fact(outcome),
    "ended": ended_fact(outcome),
}
