"""What is being decided, in one sentence."""

from __future__ import annotations

from typing import Any

from ...core.data import Data
from ...core.frames import NOBODY
from ...core.spec import Prompt
from .domains import AN_ARMISTICE
from .frames import (
    IN_ABOARD,
    IN_ANSWER,
    IN_ARMISTICE,
    IN_ATTACK,
    IN_BUILD,
    IN_CAPITAL,
    IN_CHOOSE,
    IN_CREATE,
    IN_DESTINATION,
    IN_DEVELOP,
    IN_ESCAPE,
    IN_LOSSES,
    IN_MOVE,
    IN_NUMBER,
    IN_PLACE_LEADER,
    IN_PLACE_LEGIONS,
    IN_PLACE_POSTS,
    IN_PLACE_SHIPS,
    IN_POSITION,
    IN_STABILITY,
    IN_SUPPLY,
    IN_WITH_LEADER,
)
from .rules.stability import stability_price
from .rules.supply import num_unfed
from .state import State

PROMPTS = {
    IN_CAPITAL: ("{seat}: choose your capital.", "setup.capital"),
    IN_PLACE_POSTS: ("{seat}: place a trade post at one of the nearest sites.", "setup.nearest_posts"),
    IN_PLACE_SHIPS: ("{seat}: place a ship.", "setup.ships"),
    IN_PLACE_LEGIONS: ("{seat}: place a legion; where your ships lie it goes aboard.", "setup.legions"),
    IN_PLACE_LEADER: ("{seat}: place your leader with one of your units.", "leaders.one_each"),
    IN_POSITION: ("{seat}: choose your place in the turn order.", "turn_order.chosen"),
    IN_CHOOSE: ("{seat}: choose an action ({taken} of {each} taken).", "cycle.five_actions"),
    IN_MOVE: ("{seat}: move legions and ships.", "movement.all_units"),
    IN_NUMBER: ("{seat}: how many units of {origin}?", "forces.detach"),
    IN_ABOARD: ("{seat}: how many legions sail with the ships of {origin}?", "transport.embark"),
    IN_WITH_LEADER: ("{seat}: does the leader sail with them?", "leaders.moves"),
    IN_DESTINATION: ("{seat}: where to from {origin}?", "movement.potential"),
    IN_ATTACK: ("{seat}: fight, or take trade posts over.", "combat.optional"),
    IN_LOSSES: ("{seat}: {ships} ships are lost at {place}; how many legions sink with them?", "combat.owner_chooses"),
    IN_BUILD: ("{seat}: build legions, ships, fortresses, a monument.", "building.one_per_fortress"),
    IN_CREATE: ("{seat}: create trade posts.", "posts.any_number"),
    IN_STABILITY: ("{seat}: pay for stability.", "stability.pay"),
    IN_DEVELOP: ("{seat}: develop.", "development.step"),
    IN_ARMISTICE: ("{seat}: to whom do you offer an armistice?", "armistice.offer"),
    IN_ANSWER: ("{seat}: {asker} offers an armistice and {price} talents. Accept?", "armistice.offer"),
    IN_SUPPLY: ("{seat}: remove {unfed} legions without supply.", "supply.choice"),
    IN_ESCAPE: ("{seat}: with which of the nearest units does your leader find refuge?", "leaders.escapes"),
}


def prompt(s: State, data: Data) -> Prompt:
    """What is being decided, in one sentence."""
    if s.depth == 0:
        return Prompt("The game is over.", "ending.goal")
    top = s.depth - 1
    kind, seat, first = s.frame_kind[top], s.frame_seat[top], s.frame_first[top]
    c = data.components
    text, cite = PROMPTS[kind]
    words: dict[str, Any] = {"seat": _title(data, "seat", seat)}
    if kind == IN_CHOOSE:
        words.update(taken=s.taken[seat], each=c.actions_each)
    elif kind == IN_LOSSES:
        words.update(place=_title(data, "hex", first), ships=s.frame_second[top])
    elif kind == IN_ANSWER:
        words.update(asker=_title(data, "seat", first), price=stability_price(s, c, first, AN_ARMISTICE))
    elif kind == IN_SUPPLY:
        words["unfed"] = num_unfed(s, c, seat)
    elif s.hand_from != NOBODY:
        words["origin"] = _title(data, "hex", s.hand_from)
    return Prompt(text.format(**words), cite)


def _title(data: Data, domain: str, member: int) -> str:
    return data.title(domain, data.names.name(domain, member))
