"""What is being asked: a message, with the rule behind it."""

from __future__ import annotations

from collections.abc import Callable

from ...common.payment import RESOURCES
from ...core.data import Data
from ...core.language import goods, msg, name_key
from ...core.language.message import Message
from ...core.spec import Prompt
from .domains import NUM_KNOW_HOWS, NUM_PROVINCES
from .rules.movement import num_moving
from .rules.trade import GIVEN
from .rules.turn import deciding_nation
from .state import State

Ask = Callable[[State, Data, str], Message]  # (position, data, key of the deciding nation's name)


def _province(data: Data, province: int) -> str:
    return name_key("province", data.names["province"][province])


def _price(amounts: list[int]) -> str:
    return goods("chip", dict(zip(RESOURCES, amounts, strict=False)))


def _first(s: State) -> int:
    return s.frame_first[s.depth - 1]


def _second(s: State) -> int:
    return s.frame_second[s.depth - 1]


def _rondel(s: State, data: Data, nation: str) -> Message:
    if s.rondel[s.nation] < 0:
        return msg("ask-rondel-first", nation=nation)
    return msg("ask-rondel", nation=nation, free=data.components.free_steps)


def _payment(s: State, data: Data, nation: str) -> Message:
    resource, due = data.names["resource"][_first(s)], s.owed[_first(s)]
    return msg("ask-payment", nation=nation, due=goods("chip", {resource: due}), count=due)


def _destination(s: State, data: Data, nation: str) -> Message:
    kind, here = divmod(_first(s), NUM_PROVINCES)
    return msg(
        "ask-destination",
        nation=nation,
        kind=name_key("kind", data.names["kind"][kind]),
        units=num_moving(s, data.components),
        left=_second(s) + 1,
        province=_province(data, here),
    )


def _question(s: State, data: Data, nation: str) -> Message:
    kind, province = divmod(_second(s), NUM_PROVINCES)
    own = s.units[deciding_nation(s, data.components)][kind][province]
    return msg(
        "ask-question",
        nation=nation,
        mover=name_key("nation", data.names["nation"][s.nation]),
        kind=name_key("kind", data.names["kind"][kind]),
        units=s.units[s.nation][kind][province],
        own=own,
        province=_province(data, province),
    )


ASKED: dict[str, tuple[Ask, str]] = {
    "start_city": (lambda s, data, nation: msg("ask-start-city", nation=nation), "setup.start_cities"),
    "choose": (lambda s, data, nation: msg("ask-choose", nation=nation), "turn.no_coin_left"),
    "rondel": (_rondel, "rondel.free_steps"),
    "rondel_payment": (
        lambda s, data, nation: msg("ask-rondel-payment", nation=nation, due=_first(s)),
        "rondel.extra_steps",
    ),
    "payment": (_payment, "payment.coins_substitute"),
    "temple": (
        lambda s, data, nation: msg("ask-temple", nation=nation, price=_price([data.components.price_temple])),
        "temples.cost",
    ),
    "arming": (
        lambda s, data, nation: msg("ask-arming", nation=nation, price=_price([0, data.components.price_unit])),
        "arming.cost",
    ),
    "know_how": (lambda s, data, nation: msg("ask-know-how", nation=nation), "know_how.several"),
    "movement": (lambda s, data, nation: msg("ask-movement", nation=nation), "movement.any_order"),
    "destination": (_destination, "movement.borders"),
    "question": (_question, "battle.answer"),
    "conquest": (lambda s, data, nation: msg("ask-conquest", nation=nation), "conquest.enough_units"),
    "losses": (
        lambda s, data, nation: msg(
            "ask-losses", nation=nation, province=_province(data, _first(s)), strength=_second(s)
        ),
        "conquest.losses",
    ),
    "give_up": (
        lambda s, data, nation: msg("ask-give-up", nation=nation, province=_province(data, _first(s))),
        "conquest.give_up",
    ),
    "founding": (
        lambda s, data, nation: msg("ask-founding", nation=nation, price=_price(data.components.price_city)),
        "founding.step",
    ),
    "trade_give": (lambda s, data, nation: msg("ask-trade-give", nation=nation, due=_first(s)), "trade.rate"),
    "trade_take": (lambda s, data, nation: msg("ask-trade-take", nation=nation, given=GIVEN), "trade.rate"),
    "claim": (lambda s, data, nation: msg("ask-claim", nation=nation, all=NUM_KNOW_HOWS), "personages.extra"),
}


def prompt(s: State, data: Data) -> Prompt:
    """What is being decided."""
    if s.depth == 0:
        return Prompt(msg("ask-over"), "ending.personages")
    frame = data.names["frame_kind"][s.frame_kind[s.depth - 1]]
    if frame == "first":
        return Prompt(msg("ask-first"), "setup.doubled_start")
    if frame == "draw":
        return Prompt(msg("ask-draw", seat=name_key("seat", data.names["seat"][_first(s)])), "setup.nation_cards")
    if frame == "pick":
        return Prompt(msg("ask-pick", seat=name_key("seat", data.names["seat"][_first(s)])), "setup.nation_cards")
    ask, cite = ASKED[frame]
    nation = name_key("nation", data.names["nation"][deciding_nation(s, data.components)])
    return Prompt(ask(s, data, nation), cite)
