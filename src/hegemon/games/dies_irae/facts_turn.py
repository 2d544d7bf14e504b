"""Facts of a position about the turn: where a position begins, whose turn it is, what was chosen, how it ended."""

from __future__ import annotations

from ...common.facts import unless
from ...core.data import Data
from ...core.errors import NotationError
from ...core.frames import NOBODY, OVER, pop, push, push_with
from ...core.language import msg, name_key, said_by
from ...core.position import Fact
from .domains import (
    ARMISTICE,
    ATTACK,
    BUILD,
    CREATE,
    DEVELOP,
    GOAL,
    LAST_EMPIRE,
    MOVE,
    NUM_SEATS,
    PASS,
    STABILITY,
    TURN_CAP,
)
from .facts_words import count, seat_of
from .frames import IN_CHOOSE, IN_CYCLE
from .rules.cycle import frame_of
from .rules.forces import rest_units
from .rules.movement import empty_hand
from .rules.setup import begin_setup, lay_out, ready_setup
from .rules.turn import begin_turn, run
from .state import State

SAY = said_by("dies_irae")

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
ENDS = {"goal": GOAL, "last_empire": LAST_EMPIRE, "turn_cap": TURN_CAP}


# -- where a position begins ------------------------------------------------------------------------------------------
def base_empty(s: State, data: Data) -> None:
    """No pieces and no talents; all cubes before the first space; the first empire is to choose."""
    c = data.components
    s.turn = s.game_turn = 1
    s.limit = c.same_by_all
    for seat in range(NUM_SEATS):
        s.order[seat] = seat
        s.capital[seat] = c.capitals[seat][0]
    push_with(s, IN_CYCLE, 0, 1, 0)
    push(s, IN_CHOOSE, 0)


def base_start(s: State, data: Data) -> None:
    """The ready set-up, income collected, the first player to choose."""
    lay_out(s, data.components)
    ready_setup(s, data.components)
    begin_turn(s, data.components)
    run(s, data.components)


def base_setup(s: State, data: Data) -> None:
    """Nothing placed: the first empire chooses its capital."""
    lay_out(s, data.components)
    begin_setup(s, data.components, 0)


# -- the turn ---------------------------------------------------------------------------------------------------------
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
    return unless((_top_seat(s), _top_kind(s)) == wanted, _deciding(s, data))


def _top_kind(s: State) -> int:
    return s.frame_kind[s.depth - 1] if s.depth else 0


def _top_seat(s: State) -> int:
    return s.frame_seat[s.depth - 1] if s.depth else OVER


def _deciding(s: State, data: Data) -> str:
    if s.depth == 0:
        return "over"
    return f"{data.names.name('seat', _top_seat(s))} {data.names.name('frame_kind', _top_kind(s))}"


def check_step(s: State, data: Data, words: list[str]) -> str:
    """`step SEAT NAME`: any step by its name in frames.py."""
    data.names.index("frame_kind", words[1])
    return unless(_deciding(s, data) == " ".join(words), _deciding(s, data))


def check_to_act(s: State, data: Data, words: list[str]) -> str:
    """`to_act SEAT|nobody`."""
    name = "nobody" if s.depth == 0 else data.names.name("seat", _top_seat(s))
    return unless(name == words[0], name)


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
    s.chosen[seat][data.names.index("action", words[1])] = count(words[2], data.components.actions_each)
    s.taken[seat] = sum(s.chosen[seat])


def check_chosen(s: State, data: Data, words: list[str]) -> str:
    """How often was it chosen?"""
    found = s.chosen[seat_of(data, words[0])][data.names.index("action", words[1])]
    return unless(found == int(words[2]), found)


def set_taken(s: State, data: Data, words: list[str]) -> None:
    """`taken SEAT N`: what was not chosen otherwise was passed."""
    seat = seat_of(data, words[0])
    s.chosen[seat][PASS] = 0
    passed = count(words[1], data.components.actions_each) - sum(s.chosen[seat])
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


def number_fact(field: str, most: int, form: str) -> Fact:
    """A fact about a single number of the state."""

    def change(s: State, data: Data, words: list[str]) -> None:
        setattr(s, field, count(words[0], most))

    def check(s: State, data: Data, words: list[str]) -> str:
        return unless(getattr(s, field) == int(words[0]), getattr(s, field))

    return Fact(form, check, change)


def check_goal(s: State, data: Data, words: list[str]) -> str:
    """`goal N`: the points that win."""
    return unless(data.components.vp_goal == int(words[0]), data.components.vp_goal)


# -- only to check ----------------------------------------------------------------------------------------------------
def check_winner(s: State, data: Data, words: list[str]) -> str:
    """`winner SEAT`."""
    name = "nobody yet" if s.winner == NOBODY else data.names.name("seat", s.winner)
    return unless(name == words[0], name)


def check_ended(s: State, data: Data, words: list[str]) -> str:
    """`ended goal|last_empire|turn_cap`."""
    name = next((word for word, reason in ENDS.items() if reason == s.end_reason), "not over")
    return unless(name == words[0] and words[0] in ENDS, name)
