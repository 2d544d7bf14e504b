"""Position facts about units and camps: where they are, what marks they carry, what the opponent knows of them."""

from __future__ import annotations

from ...core.data import Data
from ...core.errors import NotationError
from ...core.language import msg, name_key, said_by
from ...core.position import Fact
from .domains import BOX, CAMP, HAS_MOVED, ROMAN
from .knowledge import is_hidden
from .rules.camps import free_camp
from .rules.ending import controls
from .rules.fog import meet
from .rules.units import enter, leave, remove_camp
from .state import State

SAY = said_by("ancient_wars")


def units_of(data: Data, words: list[str]) -> list[int]:
    """Units by their ids; at least one."""
    if not words:
        raise ValueError
    return [data.names.index("unit", word) for word in words]


def place_of(s: State, data: Data, u: int) -> str:
    """Where a unit is, in words."""
    return "out" if s.out[u] else "box" if s.at[u] < 0 else data.names.name("space", s.at[u])


def lift(s: State, data: Data, u: int) -> None:
    """Take a unit from wherever it is."""
    if s.at[u] >= 0:
        leave(s, data.components, u)
    s.out[u] = 0
    s.veil[u] = u


def set_at(s: State, data: Data, words: list[str]) -> None:
    """Units stand in a space."""
    space = data.names.index("space", words[0])
    c = data.components
    for u in units_of(data, words[1:]):
        if c.kind[u] == CAMP:
            raise NotationError(msg("bad-fact-camp"), SAY)
        lift(s, data, u)
        enter(s, c, u, space)
    if s.num_units[0][space] and s.num_units[1][space]:
        meet(s, c, space)


def check_at(s: State, data: Data, words: list[str]) -> str:
    """Each unit is there."""
    wrong = [u for u in units_of(data, words[1:]) if place_of(s, data, u) != words[0]]
    data.names.index("space", words[0])
    return "; ".join(f"{data.names.name('unit', u)} is in {place_of(s, data, u)}" for u in wrong)


def set_box(s: State, data: Data, words: list[str]) -> None:
    """Units lie in the Recruit Box."""
    for u in units_of(data, words):
        lift(s, data, u)


def check_box(s: State, data: Data, words: list[str]) -> str:
    """Each unit is in the Recruit Box."""
    return _placed(s, data, words, "box")


def set_out(s: State, data: Data, words: list[str]) -> None:
    """Supreme Leaders are out of the game."""
    for u in units_of(data, words):
        if not data.components.is_supreme[u]:
            raise NotationError(msg("bad-fact-out", unit=name_key("unit", data.names.name("unit", u))), SAY)
        lift(s, data, u)
        s.out[u] = 1


def check_out(s: State, data: Data, words: list[str]) -> str:
    """Each is out of the game."""
    return _placed(s, data, words, "out")


def _placed(s: State, data: Data, words: list[str], place: str) -> str:
    wrong = [u for u in units_of(data, words) if place_of(s, data, u) != place]
    return "; ".join(f"{data.names.name('unit', u)} is in {place_of(s, data, u)}" for u in wrong)


def set_camp(s: State, data: Data, words: list[str]) -> None:
    """A camp stands in a space with Romans."""
    space = data.names.index("space", words[0])
    piece = free_camp(s, data.components)
    if s.camp[space] or piece == BOX or not s.num_units[ROMAN][space] or not data.components.camps:
        raise NotationError(msg("bad-fact-camp-needs"), SAY)
    s.at[piece] = space
    s.camp[space] = 1


def check_camp(s: State, data: Data, words: list[str]) -> str:
    """There is a camp."""
    return "" if s.camp[data.names.index("space", words[0])] else "there is no camp"


def set_no_camp(s: State, data: Data, words: list[str]) -> None:
    """No camp stands in a space."""
    space = data.names.index("space", words[0])
    if s.camp[space]:
        remove_camp(s, data.components, space)


def check_no_camp(s: State, data: Data, words: list[str]) -> str:
    """There is no camp."""
    return "there is a camp" if s.camp[data.names.index("space", words[0])] else ""


def mark_fact(field: str) -> Fact:
    """Units that carry a mark."""

    def put(s: State, data: Data, words: list[str]) -> None:
        for u in units_of(data, words):
            getattr(s, field)[u] = HAS_MOVED

    def check(s: State, data: Data, words: list[str]) -> str:
        bare = [data.names.name("unit", u) for u in units_of(data, words) if not getattr(s, field)[u]]
        return f"not {field}: {' '.join(bare)}" if bare else ""

    return Fact(f"{field} UNIT…", check, put)


def set_veil(s: State, data: Data, words: list[str]) -> None:
    """The opponent cannot tell these units apart."""
    units = units_of(data, words)
    c = data.components
    if len({c.side[u] for u in units}) != 1 or any(s.at[u] < 0 or c.kind[u] > 1 for u in units) or c.open_stacks:
        raise NotationError(msg("bad-fact-veil"), SAY)
    for u in units:
        s.veil[u] = min(units)


def check_known(s: State, data: Data, words: list[str]) -> str:
    """The opponent knows where each unit is."""
    bare = [data.names.name("unit", u) for u in units_of(data, words) if is_hidden(s, data.components, u)]
    return f"hidden: {' '.join(bare)}" if bare else ""


def check_hidden(s: State, data: Data, words: list[str]) -> str:
    """The opponent does not know where each unit is."""
    bare = [data.names.name("unit", u) for u in units_of(data, words) if not is_hidden(s, data.components, u)]
    return f"known: {' '.join(bare)}" if bare else ""


def check_veil(s: State, data: Data, words: list[str]) -> str:
    """The opponent cannot tell these units apart."""
    return "" if len({s.veil[u] for u in units_of(data, words)}) == 1 else "they can be told apart"


def check_count(s: State, data: Data, words: list[str]) -> str:
    """Number of units of a side in a space."""
    seat, space = data.names.index("seat", words[0]), data.names.index("space", words[1])
    found = s.num_units[seat][space]
    return "" if found == int(words[2]) else f"there are {found}"


def check_control(s: State, data: Data, words: list[str]) -> str:
    """Who controls a space."""
    space = data.names.index("space", words[0])
    holder = [name for seat, name in enumerate(data.names["seat"]) if controls(s, data.components, seat, space)]
    found = holder[0] if holder else "nobody"
    return "" if found == words[1] else f"it is controlled by {found}"


UNIT_FACTS = {
    "at": Fact("at SPACE UNIT…", check_at, set_at),
    "box": Fact("box UNIT…", check_box, set_box),
    "out": Fact("out UNIT…", check_out, set_out),
    "camp": Fact("camp SPACE", check_camp, set_camp),
    "no_camp": Fact("no_camp SPACE", check_no_camp, set_no_camp),
    "moved": mark_fact("moved"),
    "pursued": mark_fact("pursued"),
    "veil": Fact("veil UNIT…", check_veil, set_veil),
    "count": Fact("count SEAT SPACE N", check_count),
    "control": Fact("control SPACE SEAT|nobody", check_control),
    "known": Fact("known UNIT…", check_known),
    "hidden": Fact("hidden UNIT…", check_hidden),
}
