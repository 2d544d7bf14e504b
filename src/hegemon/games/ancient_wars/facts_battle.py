"""Position facts about the battle being fought."""

from __future__ import annotations

from ...common.facts import flag_fact, number_fact
from ...core.data import Data
from ...core.errors import NotationError
from ...core.frames import top_kind
from ...core.language import msg, said_by
from ...core.position import Fact
from .domains import BATTLE
from .facts_turn import enter_phase
from .facts_units import units_of
from .flow import go_on
from .frames import IN_DICE
from .rules.battle import is_contested, open_battle
from .state import State

SAY = said_by("ancient_wars")


def set_battle(s: State, data: Data, words: list[str]) -> None:
    """A battle begins."""
    space, seat = data.names.index("space", words[0]), data.names.index("seat", words[1])
    if not is_contested(s, data.components, space):
        raise NotationError(msg("bad-fact-sides", place=words[0]), SAY)
    if s.card < 0:
        raise NotationError(msg("bad-fact-card"), SAY)
    enter_phase(s, data.components.card_side[s.card], BATTLE)
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


def check_panicked(s: State, data: Data, words: list[str]) -> str:
    """Units in the battle are panicked."""
    bare = [data.names.name("unit", u) for u in units_of(data, words) if not s.panicked[u]]
    return f"not panicked: {' '.join(bare)}" if bare else ""


def check_steady(s: State, data: Data, words: list[str]) -> str:
    """Units are in the battle and not panicked."""
    units = units_of(data, words)
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


BATTLE_FACTS = {
    "battle": Fact("battle SPACE SEAT", check_battle, set_battle),
    "panicked": Fact("panicked UNIT…", check_panicked),
    "steady": Fact("steady UNIT…", check_steady),
    "advantage": Fact("advantage SEAT", check_advantage),
    "round": Fact("round N", number_fact("round").check),
    "protected": Fact("protected yes|no", flag_fact("protected").check),
    "major": Fact("major yes|no", flag_fact("major").check),
    "dice": Fact("dice N", check_dice),
}
