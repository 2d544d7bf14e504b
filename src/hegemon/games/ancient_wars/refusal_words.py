"""What a refusal names: the arguments of its sentence, worked out from the position when somebody asks. Each function
tells nothing that the deciding seat does not know."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.data import Data
from ...core.language.message import Value, as_argument, name_key
from ...core.reasons import Arguments
from .domains import ROMAN
from .state import State

Words = Mapping[str, Value]
Named = tuple[str, ...]


def together(*parts: Arguments) -> Arguments:
    """The arguments of several functions in one."""

    def all_of_them(s: State, data: Data, action: Named) -> Words:
        return {name: value for part in parts for name, value in part(s, data, action).items()}

    return all_of_them


def unit(s: State, data: Data, action: Named) -> Words:
    """The unit asked about."""
    return {"unit": name_key("unit", action[0])}


def space(s: State, data: Data, action: Named) -> Words:
    """The space asked about."""
    return {"space": name_key("space", action[0])}


def card_asked(s: State, data: Data, action: Named) -> Words:
    """The card asked about."""
    return {"card": name_key("card", action[0])}


def card(s: State, data: Data, action: Named) -> Words:
    """The card in play."""
    return {"card": name_key("card", data.names.name("card", s.card))}


def in_hand(s: State, data: Data, action: Named) -> Words:
    """The unit that the frame is about: the recruit to be placed, the fleet that sails."""
    return {"unit": _unit(data, s.frame_first[s.depth - 1])}


def origin(s: State, data: Data, action: Named) -> Words:
    """The space that the frame is about: where the stack begins, what is being checked."""
    return {"from": _space(data, s.frame_first[s.depth - 1])}


def target(s: State, data: Data, action: Named) -> Words:
    """Where the stack goes."""
    return {"to": _space(data, s.frame_second[s.depth - 1])}


def port(s: State, data: Data, action: Named) -> Words:
    """Where the fleet in question lies."""
    return {"from": _space(data, s.at[s.frame_first[s.depth - 1]])}


def own_place(s: State, data: Data, action: Named) -> Words:
    """Where a unit of one's own stands."""
    return {"space": _space(data, s.at[data.names.index("unit", action[0])])}


def battle(s: State, data: Data, action: Named) -> Words:
    """Where the battle is fought."""
    return {"battle": _space(data, s.battle_space)}


def supreme(s: State, data: Data, action: Named) -> Words:
    """The Supreme Leader of the side that decides."""
    return {"leader": _unit(data, data.components.supreme[s.active])}


def first_turn(s: State, data: Data, action: Named) -> Words:
    """From when on the unit may be recruited."""
    return {"turn": data.components.earliest_turn[data.names.index("unit", action[0])], "now": s.game_turn}


def opening_turn(s: State, data: Data, action: Named) -> Words:
    """From when on the port is open."""
    return {"turn": data.components.opens[s.active][data.names.index("space", action[0])], "now": s.game_turn}


def camp_pieces(s: State, data: Data, action: Named) -> Words:
    """How many camps there are."""
    return {"n": data.components.end_camp - data.components.first_camp}


def longest_march(s: State, data: Data, action: Named) -> Words:
    """How far the best unit of the stack may go."""
    c, start = data.components, s.frame_first[s.depth - 1]
    stack = [u for u in range(c.first_unit[s.active], c.end_land[s.active]) if s.at[u] == start and not s.moved[u]]
    return {"n": max((c.allowance[s.card][u] for u in stack), default=0)}


def allowance(s: State, data: Data, action: Named) -> Words:
    """How far the card moves the unit."""
    return {"n": data.components.allowance[s.card][data.names.index("unit", action[0])]}


def fleet_moves(s: State, data: Data, action: Named) -> Words:
    """How many fleet moves the card gives."""
    return {"n": data.components.fleet_moves[s.card]}


def die(s: State, data: Data, action: Named) -> Words:
    """The fleet's die."""
    return {"n": s.natural}


def capacity(s: State, data: Data, action: Named) -> Words:
    """How many units the beaten fleets carry."""
    seat = s.frame_seat[s.depth - 1]
    return {"n": data.components.fleet_capacity * s.num_fleets[seat][s.battle_space]}


def battles_left(s: State, data: Data, action: Named) -> Words:
    """Where battles are still to be fought."""
    spaces = range(data.components.num_spaces)
    left = [k for k in spaces if s.num_units[ROMAN][k] and s.num_units[1 - ROMAN][k]]
    return {"places": " ".join(_space(data, k) for k in left)}


def _unit(data: Data, u: int) -> str:
    return name_key("unit", data.names.name("unit", u))


def _space(data: Data, k: int) -> str:
    return name_key("space", data.names.name("space", k))


def asked(s: State, data: Data, action: Named) -> Words:
    """What is being decided instead."""
    from .prompt import prompt

    return {"asked": as_argument(prompt(s, data).message)}
