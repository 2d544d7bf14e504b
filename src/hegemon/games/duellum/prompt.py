"""What is being decided, in one sentence."""

from __future__ import annotations

from typing import Any

from ...core.data import Data
from ...core.spec import Prompt
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
from .state import State

# {seat} decides; {first} and {second} are the numbers of the frame, {region}, {resource}, {card} the name of the first.
PROMPTS = {
    IN_FIRST_PLAYER: ("The lot decides which nation begins.", "setup.first_player"),
    IN_DISPLAY: ("An event card is turned up.", "events.display"),
    IN_RONDEL: ("{seat}: choose a field of the rondel.", "rondel.free_steps"),
    IN_RONDEL_PAYMENT: ("{seat}: pay {first} more for the steps on the rondel.", "rondel.extra_steps"),
    IN_COIN_SUBSTITUTE: ("{seat}: the bank has no coin; choose a resource instead.", "production.no_coin_left"),
    IN_PAYMENT: ("{seat}: how many coins stand in for {resource}?", "payment.coins_substitute"),
    IN_TEMPLUM: ("{seat}: build temples and town walls.", "temples.cost"),
    IN_MILITIA: ("{seat}: arm units from the recruitment box.", "arming.cost"),
    IN_SCIENTIA: ("{seat}: develop know-how and recruit units.", "know_how.any_order"),
    IN_MOVEMENT: ("{seat}: move legions and galleys.", "movement.one_border"),
    IN_CONQUEST: ("{seat}: conquer cities.", "conquest.enough_units"),
    IN_REACTION: ("{seat}: {region} is about to fall; play Fortress?", "events.fortress"),
    IN_LOSSES: ("{seat}: how many of the {second} units removed from {region} are legions?", "conquest.losses"),
    IN_FOUNDING: ("{seat}: found cities.", "founding.step"),
    IN_TRADE_GIVE: ("{seat}: give {first} more to the bank.", "trade.rate"),
    IN_TRADE_TAKE: ("{seat}: take {first} more from the bank.", "trade.rate"),
    IN_SWAP_GIVE: ("{seat}: give up to {first} more chips to exchange.", "events.market_day"),
    IN_TARGET: ("{seat}: choose a region for {card}.", "events.own_turn"),
    IN_EMBARGO_TIE: ("{seat}: which resource does the embargo hit?", "events.embargo"),
    IN_PICK: ("{seat}: take an event card ({first} in all).", "compensation.personage"),
}
NAMED_FIRST = {IN_REACTION: "region", IN_LOSSES: "region", IN_PAYMENT: "resource", IN_TARGET: "card"}


def prompt(s: State, data: Data) -> Prompt:
    """What is being decided, in one sentence."""
    if s.depth == 0:
        return Prompt("The game is over.", "ending.nine_personages")
    top = s.depth - 1
    kind, seat, first = s.frame_kind[top], s.frame_seat[top], s.frame_first[top]
    text, cite = PROMPTS[kind]
    words: dict[str, Any] = {"first": first, "second": s.frame_second[top]}
    if seat >= 0:
        words["seat"] = data.title("seat", data.names.name("seat", seat))
    if domain := NAMED_FIRST.get(kind):
        name = data.names.name(domain, first)
        words[domain] = name if domain == "resource" else data.title(domain, name)
        if domain == "card":
            cite = f"events.{name}"
    return Prompt(text.format(**words), cite)
