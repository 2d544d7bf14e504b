"""What can be seen: everything, because event cards are taken from an open display."""

from __future__ import annotations

from typing import Any

from ...core.data import Data
from ...core.frames import NOBODY
from ...core.spec import Prompt
from .domains import BOUGHT, GALLEY, LEGION, SPECIAL
from .frames import (
    IN_COIN_SUBSTITUTE,
    IN_CONQUEST,
    IN_DISPLAY,
    IN_EMBARGO_TIE,
    IN_FIRST_PLAYER,
    IN_FOUNDING,
    IN_LOSSES,
    IN_MILITIA,
    IN_MOVEMENT,
    IN_PAYMENT,
    IN_PICK,
    IN_REACTION,
    IN_RONDEL,
    IN_RONDEL_PAYMENT,
    IN_SCIENTIA,
    IN_SWAP_GIVE,
    IN_TARGET,
    IN_TEMPLUM,
    IN_TRADE_GIVE,
    IN_TRADE_TAKE,
)
from .rules.conquest import defence
from .rules.personages import num_cities, num_personages, num_temples, sea_points
from .state import State

PROMPTS = {
    IN_FIRST_PLAYER: ("The lot decides which nation begins.", "setup.first_player"),
    IN_DISPLAY: ("An event card is turned up.", "events.display"),
    IN_RONDEL: ("{seat}: choose a field of the rondel.", "rondel.free_steps"),
    IN_RONDEL_PAYMENT: ("{seat}: pay {x} more for the steps on the rondel.", "rondel.extra_steps"),
    IN_COIN_SUBSTITUTE: ("{seat}: the bank has no coin; choose a resource instead.", "production.no_coin_left"),
    IN_PAYMENT: ("{seat}: how many coins stand in for {resource}?", "payment.coins_substitute"),
    IN_TEMPLUM: ("{seat}: build temples and town walls.", "temples.cost"),
    IN_MILITIA: ("{seat}: arm units from the recruitment box.", "arming.cost"),
    IN_SCIENTIA: ("{seat}: develop know-how and recruit units.", "know_how.any_order"),
    IN_MOVEMENT: ("{seat}: move legions and galleys.", "movement.one_border"),
    IN_CONQUEST: ("{seat}: conquer cities.", "conquest.enough_units"),
    IN_REACTION: ("{seat}: {region} is about to fall; play Fortress?", "events.fortress"),
    IN_LOSSES: ("{seat}: how many of the {y} units removed from {region} are legions?", "conquest.losses"),
    IN_FOUNDING: ("{seat}: found cities.", "founding.step"),
    IN_TRADE_GIVE: ("{seat}: give {x} more to the bank.", "trade.rate"),
    IN_TRADE_TAKE: ("{seat}: take {x} more from the bank.", "trade.rate"),
    IN_SWAP_GIVE: ("{seat}: give up to {x} more chips to exchange.", "events.market_day"),
    IN_TARGET: ("{seat}: choose a region for {card}.", "events.own_turn"),
    IN_EMBARGO_TIE: ("{seat}: which resource does the embargo hit?", "events.embargo"),
    IN_PICK: ("{seat}: take an event card ({x} in all).", "compensation.personage"),
}
REGION_IN_X = (IN_REACTION, IN_LOSSES)


def prompt(s: State, data: Data) -> Prompt:
    """What is being decided, in one sentence."""
    if s.depth == 0:
        return Prompt("The game is over.", "ending.nine_personages")
    top = s.depth - 1
    kind, seat, x, y = s.frame_kind[top], s.frame_seat[top], s.frame_first[top], s.frame_second[top]
    text, cite = PROMPTS[kind]
    words: dict[str, Any] = {"x": x, "y": y}
    if seat >= 0:
        words["seat"] = data.title("seat", data.names.name("seat", seat))
    if kind in REGION_IN_X:
        words["region"] = data.title("region", data.names.name("region", x))
    elif kind == IN_PAYMENT:
        words["resource"] = data.names.name("resource", x)
    elif kind == IN_TARGET:
        card = data.names.name("card", x)
        words["card"] = data.title("card", card)
        cite = f"events.{card}"
    return Prompt(text.format(**words), cite)


def _name(data: Data, domain: str, member: int) -> str | None:
    return None if member == NOBODY else data.names.name(domain, member)


def _row(data: Data, domain: str, row: list[int]) -> dict[str, int]:
    return {name: row[i] for i, name in enumerate(data.names[domain])}


def _pile(data: Data, pile: list[int]) -> list[str]:
    return [name for i, name in enumerate(data.names["card"]) for _ in range(pile[i])]


def view(s: State, data: Data, seat: int | None) -> dict[str, Any]:
    """The whole table, the same for every seat and for spectators.  cite: rulings.open_hands"""
    top = s.depth - 1
    return {
        "step": None if s.depth == 0 else data.names.name("frame_kind", s.frame_kind[0]),
        "deciding": None if s.depth == 0 else data.names.name("frame_kind", s.frame_kind[top]),
        "regions": {name: _region(s, data, i) for i, name in enumerate(data.names["region"])},
        "nations": {name: _nation(s, data, i) for i, name in enumerate(data.names["seat"])},
        "bank": {
            "coins": s.bank_coins,
            "temples": s.bank_temples,
            "walls": s.bank_walls,
            "tokens": _row(data, "resource", s.bank_tokens),
            "personages": _row(data, "personage", s.bank_personages),
        },
        "events": {
            "display": _pile(data, s.display),
            "deck": _pile(data, s.deck),
            "discard": _pile(data, s.discard),
            "in_force": _pile(data, s.in_force),
        },
        "moving": None
        if s.in_hand == NOBODY
        else {"piece": _name(data, "piece", s.in_hand), "region": _name(data, "region", s.in_hand_at)},
        "owed": _row(data, "resource", s.owed),
    }


def _region(s: State, data: Data, region: int) -> dict[str, Any]:
    shown: dict[str, Any] = {"city": None, "units": {}}
    if s.city[region] != NOBODY:
        shown["city"] = {
            "nation": _name(data, "seat", s.city[region]),
            "resource": _name(data, "resource", s.city_resource[region]),
            "temple": bool(s.temple[region]),
            "wall": bool(s.wall[region]),
            "defence": defence(s, data.components, region),
            "saved": bool(s.saved[region]),
            "room": s.room[region],
        }
    for seat, nation in enumerate(data.names["seat"]):
        units = {
            "legion": s.units[seat][LEGION][region],
            "galley": s.units[seat][GALLEY][region],
            "special": int(s.special_at[seat] == region),
        }
        if any(units.values()):
            shown["units"][nation] = units
    shown["fresh"] = {"legion": s.fresh[LEGION][region], "galley": s.fresh[GALLEY][region]}
    return shown


def _nation(s: State, data: Data, seat: int) -> dict[str, Any]:
    c = data.components
    know_hows = data.names["know_how"]
    return {
        "rondel": _name(data, "field", s.rondel[seat]),
        "stock": _row(data, "chip", s.stock[seat]),
        "box": {**_row(data, "kind", s.recruits[seat]), "special": s.recruits[seat][SPECIAL]},
        "supply": _row(data, "kind", s.supply[seat]),
        "walls": s.wall_supply[seat],
        "know_how": [name for i, name in enumerate(know_hows) if s.know_how[seat][i]],
        "bought": [name for i, name in enumerate(know_hows) if s.know_how[seat][i] == BOUGHT],
        "personages": _row(data, "personage", s.personages[seat]),
        "points": num_personages(s, c, seat),
        "cities": num_cities(s, c, seat),
        "temples": num_temples(s, c, seat),
        "sea_points": sea_points(s, c, seat),
        "hand": _pile(data, s.hand[seat]),
    }
