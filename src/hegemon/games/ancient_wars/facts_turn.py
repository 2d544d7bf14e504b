"""Position facts about the turn: whose it is, its phase, and what happened in it so far."""

from __future__ import annotations

from ...common.facts import deciding_fact, ended_fact, flag_fact, number_fact, to_act_fact, winner_fact
from ...core.data import Data
from ...core.errors import NotationError
from ...core.frames import push, push_with
from ...core.language import msg, said_by
from ...core.position import Fact
from .domains import BATTLE, CARD, MARCH, RECRUITING, ROMAN, SUPPLY
from .facts_cards import set_card
from .flow import go_on
from .frames import IN_BATTLES, IN_CHOOSE_CARD, IN_MARCH, IN_PLAYER_TURN
from .outcome import outcome
from .rules.ending import num_goals
from .rules.turn import begin_player_turn
from .state import State

SAY = said_by("ancient_wars")

PHASES = {"supply": SUPPLY, "card": CARD, "recruiting": RECRUITING, "march": MARCH, "battle": BATTLE}


def enter_phase(s: State, seat: int, phase: int) -> None:
    """Stand at the decision of a phase, with nothing settled yet."""
    for d in range(len(s.frame_kind)):
        s.frame_kind[d] = s.frame_seat[d] = s.frame_first[d] = s.frame_second[d] = 0
    s.depth = 0
    s.active = seat
    s.phase = phase
    s.step = 1 if phase in (RECRUITING, MARCH) else 0
    push(s, IN_PLAYER_TURN, ROMAN)
    if phase == CARD:
        push(s, IN_CHOOSE_CARD, seat)
    elif phase == MARCH:
        push(s, IN_MARCH, seat)
    elif phase == BATTLE:
        push_with(s, IN_BATTLES, seat, -1, 0)


def set_turn(s: State, data: Data, words: list[str]) -> None:
    """Whose turn, and which phase. Supply and recruiting begin at once."""
    seat, phase = data.names.index("seat", words[0]), PHASES[words[1]]
    c = data.components
    if phase >= RECRUITING and (s.card < 0 or c.card_side[s.card] != seat):
        raise NotationError(msg("bad-fact-card"), SAY)
    enter_phase(s, seat, phase)
    if phase == SUPPLY:
        set_card(s, data, ["none"])
        begin_player_turn(s, c, seat)
        go_on(s, c)
    elif phase == RECRUITING:
        s.step = 0
        go_on(s, c)


def check_turn(s: State, data: Data, words: list[str]) -> str:
    """Whose turn, and which phase."""
    found = f"{data.names.name('seat', s.active)} {data.names.name('phase', s.phase)}"
    return "" if found == " ".join(words) else f"it is {found}"


def set_risen(s: State, data: Data, words: list[str]) -> None:
    """Recruits rose in this space among enemies."""
    s.risen[data.names.index("space", words[0])] = 1


def check_risen(s: State, data: Data, words: list[str]) -> str:
    """Recruits rose in this space among enemies."""
    return "" if s.risen[data.names.index("space", words[0])] else "nobody rose there"


def check_goal(s: State, data: Data, words: list[str]) -> str:
    """How many places of its goal a side controls."""
    found = num_goals(s, data.components, data.names.index("seat", words[0]))
    return "" if found == int(words[1]) else f"it controls {found} of them"


TURN_FACTS = {
    "turn": Fact("turn SEAT PHASE", check_turn, set_turn),
    "game_turn": number_fact("game_turn"),
    "sailed": number_fact("sailed"),
    "risen": Fact("risen SPACE", check_risen, set_risen),
    "ambushed": flag_fact("ambushed"),
    "picked": flag_fact("picked"),
    "bonus": flag_fact("bonus"),
    "goal": Fact("goal SEAT N", check_goal),
    "to_act": to_act_fact(),
    "deciding": deciding_fact(),
    "winner": winner_fact(outcome),
    "ended": ended_fact(outcome),
}
