"""Every refusal of Antike Duellum: key of its sentence, citation, kind, what it blames, and what it tells."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.data import Data
from ...core.language.message import Value
from ...core.reasons import LIMIT, MEANS, STATE, THING, TIME, Arguments, Reasons
from .domains import ACADEMY, CARDS
from .state import State

REASONS = Reasons()
FINE = REASONS.fine


def _told(name: str) -> Arguments:
    """What a refusal tells, worked out when it is told: `refusal_words.py` asks the rules, which import this file."""

    def work_out(s: State, data: Data, action: tuple[str, ...]) -> Mapping[str, Value]:
        from . import refusal_words

        told: Mapping[str, Value] = getattr(refusal_words, name)(s, data, action)
        return told

    return work_out


REGION, CHIP, PLACE = ("region",), ("chip",), ("what", "region")

GAME_OVER = REASONS.add("game-over", "ending.nine_personages", TIME)
WRONG_TIME = REASONS.add("wrong-time", "turn.sequence", TIME, "", _told("asked"), ("asked",))
NO_SUCH_PLACE = REASONS.add("no-such-place", "setup.nations", THING)

CANNOT_PAY_STEPS = REASONS.add(
    "steps-dear", "rondel.extra_steps", MEANS, "field", _told("steps"), ("field", "cost", "own")
)
NONE_OF_THESE = REASONS.add("none-of-these", "payment.bank", MEANS, "chip", _told("chip"), CHIP)
COINS_OUT_OF_RANGE = REASONS.add(
    "coins-out-of-range", "payment.coins_substitute", LIMIT, "amount", _told("coins"), ("least", "most", "due")
)

NOT_YOUR_CITY_TEMPLE = REASONS.add("temple-not-yours", "temples.own_city", THING, "region", _told("region"), REGION)
HAS_TEMPLE = REASONS.add("has-temple", "temples.one_per_city", STATE, "region", _told("region"), REGION)
NO_TEMPLE_LEFT = REASONS.add("no-temple-left", "temples.supply", LIMIT, "", _told("all_temples"), ("all",))
TEMPLE_TOO_DEAR = REASONS.add("temple-dear", "temples.cost", MEANS, "", _told("temple"), ("missing",))
TEMPLE_SURCHARGE = REASONS.add(
    "temple-surcharge", "temples.coin_per_neighbour", MEANS, "region", _told("temple_coins"), ("region", "due", "left")
)

NOT_YOUR_CITY_WALL = REASONS.add("wall-not-yours", "walls.own_city", THING, "region", _told("region"), REGION)
HAS_WALL = REASONS.add("has-wall", "walls.one_per_city", STATE, "region", _told("region"), REGION)
NO_WALL_IN_SUPPLY = REASONS.add("no-wall-in-supply", "walls.personal_supply", LIMIT)
WALL_TOO_DEAR = REASONS.add("wall-dear", "walls.cost", MEANS, "", _told("wall"), ("missing",))

NOT_YOUR_CITY_ARMING = REASONS.add("arming-not-yours", "arming.own_city", THING, "region", _told("last_region"), REGION)
CITY_FULL = REASONS.add("city-full", "arming.limit", LIMIT, "region", _told("room"), ("region", "most"))
TEMPLE_CITY_FULL = REASONS.add(
    "temple-city-full", "arming.limit_temple", LIMIT, "region", _told("room"), ("region", "most")
)
BOX_EMPTY = REASONS.add("box-empty", "arming.from_box", STATE, "piece", _told("unit"), ("what",))
LOST_THIS_TURN = REASONS.add("lost-this-turn", "arming.no_rearm", LIMIT, "piece", _told("unit"), ("what",))
BORDERS_DO_NOT_FIT = REASONS.add(
    "borders-do-not-fit", "arming.border_kind", THING, "region", _told("unit_and_region"), PLACE
)
ARMING_TOO_DEAR = REASONS.add("arming-dear", "arming.cost", MEANS, "", _told("arming"), ("what", "missing"))
NO_TEMPLE_FOR_SPECIAL = REASONS.add(
    "no-temple-for-special", "special_units.temple", STATE, "region", _told("unit_and_region"), PLACE
)
SPECIAL_TOO_DEAR = REASONS.add("special-dear", "special_units.cost", MEANS, "", _told("arming"), ("what", "missing"))

ALREADY_DEVELOPED = REASONS.add(
    "already-developed", "know_how.once", STATE, "know_how", _told("know_how"), ("know_how",)
)
FIRST_PRICE_TOO_DEAR = REASONS.add(
    "first-price-dear", "know_how.price_first", MEANS, "know_how", _told("developing"), ("know_how", "missing")
)
LATER_PRICE_TOO_DEAR = REASONS.add(
    "later-price-dear", "know_how.price_later", MEANS, "know_how", _told("developing"), ("know_how", "missing")
)
SUPPLY_EMPTY = REASONS.add("supply-empty", "recruiting.from_supply", LIMIT, "kind", _told("kind"), ("what",))
LEGION_TOO_DEAR = REASONS.add("legion-dear", "recruiting.cost_legion", MEANS, "", _told("recruiting"), ("missing",))
GALLEY_TOO_DEAR = REASONS.add("galley-dear", "recruiting.cost_galley", MEANS, "", _told("recruiting"), ("missing",))

ON_THE_WAY = ("what", "here", "there")
NO_UNIT_TO_MOVE = REASONS.add("no-unit-to-move", "movement.one_border", THING, "piece", _told("moving"), ON_THE_WAY)
HAS_MOVED = REASONS.add("has-moved", "movement.once", LIMIT, "region", _told("moving"), ON_THE_WAY)
BORDER_CLOSED = REASONS.add("border-closed", "movement.borders", STATE, "region", _told("moving"), ON_THE_WAY)
NO_UNIT_IN_HAND = REASONS.add("no-unit-in-hand", "movement.once", THING, "way", _told("origin"), ("here",))
NO_BORDER_LEFT = REASONS.add("no-border-left", "movement.one_border", LIMIT, "way", _told("borders"), ("what", "most"))

NO_HOSTILE_CITY = REASONS.add("no-hostile-city", "conquest.hostile_city", THING, "region", _told("region"), REGION)
NOT_ENOUGH_UNITS = REASONS.add(
    "not-enough-units", "conquest.enough_units", MEANS, "region", _told("strengths"), ("region", "own", "defence")
)
NO_TROOPS = REASONS.add("no-troops", "rulings.special_needs_troops", MEANS, "region", _told("own_special"), PLACE)
SAVED_BY_FORTRESS = REASONS.add("saved-by-fortress", "events.fortress", LIMIT, "region", _told("region"), REGION)
LOSSES_DO_NOT_FIT = REASONS.add(
    "losses-do-not-fit", "conquest.losses", LIMIT, "amount", _told("losses"), ("least", "most")
)

NO_SITE = REASONS.add("no-site", "founding.site", THING, "region", _told("region"), REGION)
SITE_TAKEN = REASONS.add("site-taken", "founding.free_site", STATE, "region", _told("region"), REGION)
NO_UNIT_THERE = REASONS.add("no-unit-there", "founding.unit_present", STATE, "region", _told("region"), REGION)
NO_TOKEN_LEFT = REASONS.add("no-token-left", "founding.tokens", LIMIT, "resource", _told("resource"), ("resource",))
CITY_TOO_DEAR = REASONS.add("city-dear", "founding.cost", MEANS, "", _told("city"), ("missing",))
CITY_SURCHARGE = REASONS.add(
    "city-surcharge",
    "founding.coin_per_neighbour",
    MEANS,
    "resource",
    _told("city_coins"),
    ("region", "resource", "due", "left"),
)

NO_COMMERCIUM = REASONS.add("no-commercium", "trade.needs_commercium", STATE)
COMMERCIUM_JUST_BOUGHT = REASONS.add("commercium-just-bought", "trade.not_when_bought", LIMIT)
TOO_FEW_TO_TRADE = REASONS.add("too-few-to-trade", "trade.rate", MEANS, "", _told("trading"), ("due", "own"))
COINS_NOT_TRADED = REASONS.add("coins-not-traded", "trade.rate", THING, "chip")

CARD = ("card",)
NOT_IN_YOUR_HAND = REASONS.add("not-in-your-hand", "events.own_turn", THING, "card", _told("card"), CARD)
NOT_THIS_CARD_NOW = REASONS.add("not-this-card-now", "events.fortress", TIME, "card")
NO_EFFECT = REASONS.add("no-effect", "events.own_turn", STATE, "card", _told("card"), CARD)
NOT_ON_DISPLAY = REASONS.add("not-on-display", "events.display", THING, "card", _told("card"), CARD)
NOT_IN_DECK = REASONS.add("not-in-deck", "events.reshuffle", THING, "card", _told("card"), CARD)
COINS_NOT_SWAPPED = REASONS.add("coins-not-swapped", "events.market_day", THING, "chip")
NOTHING_SWAPPED = REASONS.add("nothing-swapped", "events.market_day", STATE)
NOT_THE_MOST = REASONS.add("not-the-most", "events.embargo", STATE, "resource", _told("resource"), ("resource",))

NO_LEGION_THERE = REASONS.add("no-legion-there", "events.deserters", STATE, "region", _told("region"), REGION)
NO_WALL_THERE = REASONS.add("no-wall-there", "events.earthquake", STATE, "region", _told("region"), REGION)
NO_CITY_TO_MUSTER = REASONS.add("no-city-to-muster", "events.muster", STATE, "region", _told("region"), REGION)
NO_GALLEY_THERE = REASONS.add("no-galley-there", "events.pirates", STATE, "region", _told("region"), REGION)
NO_CITY_FOR_RAMPART = REASONS.add("no-city-for-rampart", "events.rampart", STATE, "region", _told("region"), REGION)

# One code per card that is bound to a moment: CARD_NOT_NOW + its place behind ACADEMY, the first of these cards.
CARD_NOT_NOW = len(REASONS)
for _card in CARDS[ACADEMY:]:
    REASONS.add("card-not-now", f"events.{_card}", TIME, "card", _told("moment"), ("card", "moments"))
