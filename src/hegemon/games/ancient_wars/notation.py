"""Position text: the facts that set up or check a position (README.md lists them)."""

from __future__ import annotations

from typing import Any

from ...core.data import Data
from ...core.errors import NotationError
from ...core.frames import CHANCE, OVER, push, push_with, top_kind
from ...core.position import Fact, Facts
from . import facts_map as on_map
from .domains import BATTLE, CARD, MARCH, NUM_UNITS, RECRUITING, ROMAN, SUPPLY
from .flow import go_on, start, to_act
from .frames import IN_BATTLES, IN_CHOOSE_CARD, IN_DICE, IN_MARCH, IN_PLAYER_TURN
from .rules.battle import is_contested, open_battle
from .rules.turn import begin_player_turn
from .state import State

PHASES = {"supply": SUPPLY, "card": CARD, "recruiting": RECRUITING, "march": MARCH, "battle": BATTLE}
YES = {"yes": 1, "no": 0}


def base_empty(s: State, data: Data) -> None:
    """No unit on the map; all cards in the decks; the Roman's first card to be chosen."""
    for u in range(NUM_UNITS):
        s.veil[u] = u
    s.game_turn = 1
    s.turn = 1
    _enter(s, ROMAN, CARD)


def base_start(s: State, data: Data) -> None:
    """The set-up of the campaign."""
    start(s, data.components)


def _enter(s: State, seat: int, phase: int) -> None:
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
        raise NotationError("Set the card of that side first: 'card CARD'.")
    _enter(s, seat, phase)
    if phase == SUPPLY:
        on_map.set_card(s, data, ["none"])
        begin_player_turn(s, c, seat)
        go_on(s, c)
    elif phase == RECRUITING:
        s.step = 0
        go_on(s, c)


def check_turn(s: State, data: Data, words: list[str]) -> str:
    """Whose turn, and which phase."""
    found = f"{data.names.name('seat', s.active)} {data.names.name('phase', s.phase)}"
    return "" if found == " ".join(words) else f"it is {found}"


def set_battle(s: State, data: Data, words: list[str]) -> None:
    """A battle begins."""
    space, seat = data.names.index("space", words[0]), data.names.index("seat", words[1])
    if not is_contested(s, data.components, space):
        raise NotationError(f"Units of both sides must be in '{words[0]}' first.")
    if s.card < 0:
        raise NotationError("Set the card in play first: 'card CARD'.")
    _enter(s, data.components.card_side[s.card], BATTLE)
    s.depth = 1
    s.frame_kind[1] = s.frame_seat[1] = s.frame_first[1] = 0
    open_battle(s, data.components, space, seat)
    go_on(s, data.components)


def check_battle(s: State, data: Data, words: list[str]) -> str:
    """A battle is being fought."""
    if s.battle_space < 0:
        return "there is no battle"
    found = f"{data.names.name('space', s.battle_space)} {data.names.name('seat', s.attacker)}"
    return "" if found == " ".join(words) else f"the battle is {found}"


def numbers(field: str, words_to_number: dict[str, int] | None = None) -> Fact:
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


# -- only checking ----------------------------------------------------------------------------------------------------
def check_to_act(s: State, data: Data, words: list[str]) -> str:
    """Who decides."""
    who = to_act(s, data.components)
    found = {CHANCE: "chance", OVER: "nobody"}.get(who) or data.names.name("seat", who)
    return "" if found == words[0] else f"{found} is to act"


def check_frame(s: State, data: Data, words: list[str]) -> str:
    """What is being decided."""
    found = data.names.name("frame_kind", top_kind(s))
    return "" if found == words[0] else f"being decided: {found}"


def check_panicked(s: State, data: Data, words: list[str]) -> str:
    """Units in the battle are panicked."""
    bare = [data.names.name("unit", u) for u in on_map.units_of(data, words) if not s.panicked[u]]
    return f"not panicked: {' '.join(bare)}" if bare else ""


def check_steady(s: State, data: Data, words: list[str]) -> str:
    """Units are in the battle and not panicked."""
    units = on_map.units_of(data, words)
    bad = [data.names.name("unit", u) for u in units if s.panicked[u] or s.at[u] != s.battle_space or s.at[u] < 0]
    return f"not steady: {' '.join(bad)}" if bad else ""


def check_advantage(s: State, data: Data, words: list[str]) -> str:
    """Who has the Battlefield Advantage."""
    found = data.names.name("seat", s.advantage)
    return "" if found == words[0] and s.round else f"{found} has it" if s.round else "no round has begun"


def check_dice(s: State, data: Data, words: list[str]) -> str:
    """Dice still to be rolled by the unit fighting."""
    found = s.frame_second[s.depth - 1] if top_kind(s) == IN_DICE else 0
    return "" if found == int(words[0]) else f"{found} dice are to be rolled"


def check_winner(s: State, data: Data, words: list[str]) -> str:
    """Who has won."""
    found = "nobody" if s.winner < 0 else data.names.name("seat", s.winner)
    return "" if found == words[0] else f"the winner is {found}"


def check_reason(s: State, data: Data, words: list[str]) -> str:
    """Why the game ended."""
    found = data.names.name("end_reason", s.end_reason)
    return "" if found == words[0] else f"the reason is {found}"


def _both(form: str, pair: Any) -> Fact:
    return Fact(form, pair[1], pair[0])


FACTS = Facts(
    bases={"empty": base_empty, "start": base_start},
    facts={
        "turn": Fact("turn SEAT PHASE", check_turn, set_turn),
        "game_turn": numbers("game_turn"),
        "card": Fact("card CARD|none", on_map.check_card, on_map.set_card),
        "deck": _both("deck CARD…", on_map.piles("deck")),
        "bottom": _both("bottom CARD…", on_map.piles("bottom")),
        "discard": _both("discard CARD…", on_map.piles("discard")),
        "removed": _both("removed CARD…", on_map.piles("removed")),
        "at": Fact("at SPACE UNIT…", on_map.check_at, on_map.set_at),
        "box": Fact("box UNIT…", on_map.check_box, on_map.set_box),
        "out": Fact("out UNIT…", on_map.check_out, on_map.set_out),
        "camp": Fact("camp SPACE", on_map.check_camp, on_map.set_camp),
        "no_camp": Fact("no_camp SPACE", on_map.check_no_camp, on_map.set_no_camp),
        "moved": _both("moved UNIT…", on_map.marks("moved")),
        "pursued": _both("pursued UNIT…", on_map.marks("pursued")),
        "sailed": numbers("sailed"),
        "risen": Fact("risen SPACE", check_risen, set_risen),
        "ambushed": numbers("ambushed", YES),
        "picked": numbers("picked", YES),
        "bonus": numbers("bonus", YES),
        "veil": Fact("veil UNIT…", on_map.check_veil, on_map.set_veil),
        "battle": Fact("battle SPACE SEAT", check_battle, set_battle),
        "to_act": Fact("to_act SEAT|chance|nobody", check_to_act),
        "frame": Fact("frame KIND", check_frame),
        "count": Fact("count SEAT SPACE N", on_map.check_count),
        "control": Fact("control SPACE SEAT|nobody", on_map.check_control),
        "panicked": Fact("panicked UNIT…", check_panicked),
        "steady": Fact("steady UNIT…", check_steady),
        "advantage": Fact("advantage SEAT", check_advantage),
        "round": Fact("round N", numbers("round").check),
        "protected": Fact("protected yes|no", numbers("protected", YES).check),
        "major": Fact("major yes|no", numbers("major", YES).check),
        "dice": Fact("dice N", check_dice),
        "known": Fact("known UNIT…", on_map.check_known),
        "hidden": Fact("hidden UNIT…", on_map.check_hidden),
        "winner": Fact("winner SEAT|nobody", check_winner),
        "reason": Fact("reason ID", check_reason),
    },
)
