"""What is being asked, in one sentence."""

from __future__ import annotations

from ...core.data import Data
from ...core.spec import Prompt
from .domains import NUM_PROVINCES
from .rules.turn import deciding_nation
from .state import State

PROMPTS = {
    "rondel": ("The {nation} choose a wedge of the rondel.", "rondel.free_steps"),
    "temple": ("The {nation} build temples.", "temples.cost"),
    "arming": ("The {nation} set up units.", "arming.cost"),
    "know_how": ("The {nation} develop know-hows.", "know_how.several"),
    "movement": ("The {nation} move their units and may fight.", "movement.any_order"),
    "conquest": ("The {nation} conquer cities.", "conquest.enough_units"),
    "founding": ("The {nation} found cities.", "founding.step"),
    "give_up": ("The {nation} give up a city to free a stone.", "conquest.give_up"),
    "trade_give": ("The {nation} give two chips to the bank.", "trade.rate"),
    "trade_take": ("The {nation} take a chip from the bank.", "trade.rate"),
    "claim": ("The {nation} choose their extra personage.", "personages.extra"),
    "choose": ("The bank has no coin left: the {nation} choose a chip instead.", "turn.no_coin_left"),
    "start_city": ("The {nation} choose a start city.", "setup.start_cities"),
}


def prompt(s: State, data: Data) -> Prompt:
    """What is being decided."""
    if s.depth == 0:
        return Prompt("The game is over.", "ending.personages")
    top = s.depth - 1
    frame, x, y = data.names["frame_kind"][s.frame_kind[top]], s.frame_first[top], s.frame_second[top]
    if frame == "draw":
        return Prompt(f"{data.title('seat', data.names['seat'][x])} draws a nation card.", "setup.nation_cards")
    if frame == "pick":
        return Prompt(f"{data.title('seat', data.names['seat'][x])} picks a nation card.", "setup.nation_cards")
    if frame == "first":
        return Prompt("A coin is flipped for the first player.", "setup.doubled_start")
    nation = data.title("nation", data.names["nation"][deciding_nation(s, data.components)])
    if frame == "rondel_payment":
        return Prompt(f"The {nation} pay {x} more for the steps of their stone.", "rondel.extra_steps")
    if frame == "payment":
        resource = data.names["resource"][x]
        return Prompt(f"The {nation} owe {s.owed[x]} {resource}: how many in coins?", "payment.coins_substitute")
    if frame == "question":
        return _question(s, data, nation, y)
    if frame == "losses":
        city = data.title("province", data.names["province"][x])
        return Prompt(f"The {nation} lose {y} units at {city}: how many legions?", "conquest.losses")
    if frame == "destination":
        return _destination(data, nation, x, y)
    text, cite = PROMPTS[frame]
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
