"""What is being decided."""

from __future__ import annotations

from collections.abc import Callable

from ...common.payment import COIN
from ...core.data import Data
from ...core.frames import NOBODY
from ...core.language import Message, goods, msg, name_key
from ...core.spec import Prompt
from .domains import NINE_PERSONAGES
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
from .rules.rondel import free_fields
from .rules.trade import SWAPPED_CHIPS
from .state import State

Asks = Callable[[State, Data, int], Message]  # the position, the data, the first number of the frame

ASKED: dict[int, tuple[Message, str]] = {
    IN_FIRST_PLAYER: (msg("ask-first-player"), "setup.first_player"),
    IN_DISPLAY: (msg("ask-display"), "events.display"),
    IN_TEMPLUM: (msg("ask-templum"), "temples.cost"),
    IN_MILITIA: (msg("ask-militia"), "arming.cost"),
    IN_SCIENTIA: (msg("ask-scientia"), "know_how.any_order"),
    IN_MOVEMENT: (msg("ask-movement"), "movement.one_border"),
    IN_CONQUEST: (msg("ask-conquest"), "conquest.enough_units"),
    IN_FOUNDING: (msg("ask-founding"), "founding.step"),
    IN_EMBARGO_TIE: (msg("ask-embargo"), "events.embargo"),
}


def _named(data: Data, domain: str, member: int) -> str:
    return name_key(domain, data.names.name(domain, member))


def _rondel(s: State, data: Data, first: int) -> Message:
    if s.rondel[s.active] == NOBODY:
        return msg("ask-first-field")
    return msg("ask-rondel", free=free_fields(s, data.components), cost=data.components.step_price)


def _payment(s: State, data: Data, first: int) -> Message:
    resource, stock = data.names.name("resource", first), s.stock[s.active]
    due, coins = goods("chip", {resource: s.owed[first]}), goods("chip", {"coin": stock[COIN]})
    return msg("ask-payment", due=due, own=f"{name_key('chip', resource)}={stock[first]}", coins=coins)


def _losses(s: State, data: Data, first: int) -> Message:
    return msg("ask-losses", lost=s.frame_second[s.depth - 1], region=_named(data, "region", first))


def _swap_give(s: State, data: Data, first: int) -> Message:
    return msg("ask-swap-give", given=SWAPPED_CHIPS - first, left=first)


WORKED_OUT: dict[int, tuple[Asks, str]] = {
    IN_RONDEL: (_rondel, "rondel.free_steps"),
    IN_RONDEL_PAYMENT: (
        lambda s, data, first: msg("ask-rondel-payment", due=first, field=_named(data, "field", s.rondel[s.active])),
        "rondel.extra_steps",
    ),
    IN_COIN_SUBSTITUTE: (lambda s, data, first: msg("ask-coin-substitute", due=first), "production.no_coin_left"),
    IN_PAYMENT: (_payment, "payment.coins_substitute"),
    IN_REACTION: (lambda s, data, first: msg("ask-reaction", region=_named(data, "region", first)), "events.fortress"),
    IN_LOSSES: (_losses, "conquest.losses"),
    IN_TRADE_GIVE: (lambda s, data, first: msg("ask-trade-give", due=first), "trade.rate"),
    IN_TRADE_TAKE: (lambda s, data, first: msg("ask-trade-take", due=first), "trade.rate"),
    IN_SWAP_GIVE: (_swap_give, "events.market_day"),
    IN_PICK: (lambda s, data, first: msg("ask-pick", due=first), "compensation.personage"),
}


def prompt(s: State, data: Data) -> Prompt:
    """By what lies on top of the stack."""
    if s.depth == 0:
        nine = s.end_reason == NINE_PERSONAGES
        return Prompt(msg("end-nine_personages") if nine else msg("end-turn_limit"), "ending.nine_personages")
    kind, first = s.frame_kind[s.depth - 1], s.frame_first[s.depth - 1]
    if kind == IN_TARGET:
        card = data.names.name("card", first)
        return Prompt(msg("ask-target", card=name_key("card", card)), f"events.{card}")
    if kind in ASKED:
        return Prompt(*ASKED[kind])
    asks, cite = WORKED_OUT[kind]
    return Prompt(asks(s, data, first), cite)
