"""What is being asked, in one sentence."""

from __future__ import annotations

from ...core.data import Data
from ...core.spec import Prompt
from .domains import NUM_PROVINCES
from .frames import (
    IN_ARMING,
    IN_CHOOSE,
    IN_CLAIM,
    IN_CONQUEST,
    IN_DESTINATION,
    IN_DRAW,
    IN_FIRST,
    IN_FOUNDING,
    IN_GIVE_UP,
    IN_KNOW_HOW,
    IN_LOSSES,
    IN_MOVEMENT,
    IN_PAYMENT,
    IN_PICK,
    IN_QUESTION,
    IN_RONDEL,
    IN_RONDEL_PAYMENT,
    IN_START_CITY,
    IN_TEMPLE,
    IN_TRADE_GIVE,
    IN_TRADE_TAKE,
)
from .rules.turn import deciding_nation
from .state import State

PROMPTS = {
    IN_RONDEL: ("The {nation} choose a wedge of the rondel.", "rondel.free_steps"),
    IN_TEMPLE: ("The {nation} build temples.", "temples.cost"),
    IN_ARMING: ("The {nation} set up units.", "arming.cost"),
    IN_KNOW_HOW: ("The {nation} develop know-hows.", "know_how.several"),
    IN_MOVEMENT: ("The {nation} move their units and may fight.", "movement.any_order"),
    IN_CONQUEST: ("The {nation} conquer cities.", "conquest.enough_units"),
    IN_FOUNDING: ("The {nation} found cities.", "founding.step"),
    IN_GIVE_UP: ("The {nation} give up a city to free a stone.", "conquest.give_up"),
    IN_TRADE_GIVE: ("The {nation} give two chips to the bank.", "trade.rate"),
    IN_TRADE_TAKE: ("The {nation} take a chip from the bank.", "trade.rate"),
    IN_CLAIM: ("The {nation} choose their extra personage.", "personages.extra"),
    IN_CHOOSE: ("The bank has no coin left: the {nation} choose a chip instead.", "turn.no_coin_left"),
    IN_START_CITY: ("The {nation} choose a start city.", "setup.start_cities"),
}


def prompt(s: State, data: Data) -> Prompt:
    """What is being decided."""
    if s.depth == 0:
        return Prompt("The game is over.", "ending.personages")
    top = s.depth - 1
    kind, x, y = s.frame_kind[top], s.frame_first[top], s.frame_second[top]
    if kind == IN_DRAW:
        return Prompt(f"{data.title('seat', data.names['seat'][x])} draws a nation card.", "setup.nation_cards")
    if kind == IN_PICK:
        return Prompt(f"{data.title('seat', data.names['seat'][x])} picks a nation card.", "setup.nation_cards")
    if kind == IN_FIRST:
        return Prompt("A coin is flipped for the first player.", "setup.doubled_start")
    nation = data.title("nation", data.names["nation"][deciding_nation(s, data.components)])
    if kind == IN_RONDEL_PAYMENT:
        return Prompt(f"The {nation} pay {x} more for the steps of their stone.", "rondel.extra_steps")
    if kind == IN_PAYMENT:
        resource = data.names["resource"][x]
        return Prompt(f"The {nation} owe {s.owed[x]} {resource}: how many in coins?", "payment.coins_substitute")
    if kind == IN_QUESTION:
        return _question(s, data, nation, y)
    if kind == IN_LOSSES:
        city = data.title("province", data.names["province"][x])
        return Prompt(f"The {nation} lose {y} units at {city}: how many legions?", "conquest.losses")
    if kind == IN_DESTINATION:
        return _destination(data, nation, x, y)
    text, cite = PROMPTS[kind]
    return Prompt(text.format(nation=nation), cite)


def _destination(data: Data, nation: str, place: int, actions: int) -> Prompt:
    units = ("legions", "galleys")[place // NUM_PROVINCES]
    province = data.title("province", data.names["province"][place % NUM_PROVINCES])
    left = "1 action" if actions == 0 else f"{actions + 1} actions"
    return Prompt(f"Where do the {units} of the {nation} with {left} left in {province} go?", "movement.borders")


def _question(s: State, data: Data, nation: str, place: int) -> Prompt:
    units = ("legion", "galley")[place // NUM_PROVINCES]
    province = data.title("province", data.names["province"][place % NUM_PROVINCES])
    mover = data.title("nation", data.names["nation"][s.nation])
    return Prompt(f"A {units} of the {mover} has entered {province}: do the {nation} fight?", "battle.answer")
