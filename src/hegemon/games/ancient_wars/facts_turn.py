"""Position facts about the turn: whose it is, its phase, and what happened in it so far."""

from __future__ import annotations

from ...core.data import Data
from ...core.errors import NotationError
from ...core.frames import CHANCE, OVER, push, push_with, top_kind, top_seat
from ...core.language import msg, said_by
from ...core.position import Fact
from .domains import BATTLE, CARD, MARCH, NUM_UNITS, RECRUITING, ROMAN, SUPPLY
from .facts_cards import set_card
from .flow import go_on, start
from .frames import IN_BATTLES, IN_CHOOSE_CARD, IN_MARCH, IN_PLAYER_TURN
from .rules.ending import num_goals
from .rules.turn import begin_player_turn
from .state import State

SAY = said_by("ancient_wars")

PHASES = {"supply": SUPPLY, "card": CARD, "recruiting": RECRUITING, "march": MARCH, "battle": BATTLE}
YES = {"yes": 1, "no": 0}


def base_empty(s: State, data: Data) -> None:
    """No unit on the map; all cards in the decks; the Roman's first card to be chosen."""
    for u in range(NUM_UNITS):
        s.veil[u] = u
    s.game_turn = 1
    s.turn = 1
    enter_phase(s, ROMAN, CARD)


def base_start(s: State, data: Data) -> None:
    """The set-up of the campaign."""
    start(s, data.components)


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


def number_fact(field: str, words_to_number: dict[str, int] | None = None) -> Fact:
    """A fact about a single number of the state."""

    def read(word: str) -> int:
        return words_to_number[word] if words_to_number else int(word)

    def put(s: State, data: Data, words: list[str]) -> None:
        setattr(s, field, read(words[0]))

    def check(s: State, data: Data, words: list[str]) -> str:
        found = getattr(s, field)
        return "" if found == read(words[0]) else f"{field} is {found}"

    return Fact(f"{field} {'yes|no' if words_to_number else 'N'}", check, put)


def set_risen(s: State, data: Data, words: list[str]) -> None:
    """Recruits rose in this space among enemies."""
    s.risen[data.names.index("space", words[0])] = 1


def check_risen(s: State, data: Data, words: list[str]) -> str:
    """Recruits rose in this space among enemies."""
    return "" if s.risen[data.names.index("space", words[0])] else "nobody rose there"


def check_to_act(s: State, data: Data, words: list[str]) -> str:
    """Who decides."""
    who = top_seat(s)
    found = {CHANCE: "chance", OVER: "nobody"}.get(who) or data.names.name("seat", who)
    return "" if found == words[0] else f"{found} is to act"


def check_frame(s: State, data: Data, words: list[str]) -> str:
    """What is being decided."""
    found = data.names.name("frame_kind", top_kind(s))
    return "" if found == words[0] else f"being decided: {found}"


def check_goal(s: State, data: Data, words: list[str]) -> str:
    """How many places of its goal a side controls."""
    found = num_goals(s, data.components, data.names.index("seat", words[0]))
    return "" if found == int(words[1]) else f"it controls {found} of them"


def check_winner(s: State, data: Data, words: list[str]) -> str:
    """Who has won."""
    found = "nobody" if s.winner < 0 else data.names.name("seat", s.winner)
    return "" if found == words[0] else f"the winner is {found}"


def check_reason(s: State, data: Data, words: list[str]) -> str:
    """Why the game ended."""
    found = data.names.name("end_reason", s.end_reason)
    return "" if found == words[0] else f"the reason is {found}"
