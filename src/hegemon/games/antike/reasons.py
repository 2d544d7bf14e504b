"""Every refusal of Antike: its sentence in the catalogues, citation, how near it is to legal, what is to blame."""

from __future__ import annotations

from ...core.reasons import LIMIT, MEANS, STATE, THING, TIME, Reasons
from . import refusal_words as words
from .refusal_words import named

REASONS = Reasons()
FINE = REASONS.fine

LACKS = ("price", "lacks", "count", "coins")

GAME_OVER = REASONS.add("game-over", "ending.personages", TIME)
WRONG_TIME = REASONS.add("wrong-time", "turn.sequence", TIME, "", words.step, ("step",))

NO_SUCH_PLACE = REASONS.add("such-nation", "setup.nations", THING, "nation")  # asked for by the dispatch
NOT_ON_OFFER = REASONS.add("not-on-offer", "setup.nation_cards", THING, "nation", named("nation"), ("nation",))
NOT_ON_YOUR_CARD = REASONS.add(
    "not-on-your-card", "setup.longer", THING, "province", words.on_the_card, ("province", "cities")
)
START_SITE_TAKEN = REASONS.add(
    "start-site-taken", "setup.doubled_start", STATE, "province", words.owner_of, ("province", "nation")
)
START_RESOURCE_TAKEN = REASONS.add(
    "start-resource-taken", "setup.start_cities", STATE, "province", words.resource_of, ("province", "resource")
)

ANSWER_AS_BEFORE = REASONS.add("answer-as-before", "battle.answer", STATE, "answer", named("answer"), ("answer",))
ANSWER_CHANGED = REASONS.add("answer-changed", "battle.answer", LIMIT, "answer")

CANNOT_PAY_STEPS = REASONS.add(
    "cannot-pay-steps", "rondel.extra_steps", MEANS, "field", words.steps, ("field", "steps", "price", "have")
)
NONE_OF_THESE = REASONS.add("none-of-these", "payment.bank", MEANS, "chip", named("chip"), ("chip",))
COINS_OUT_OF_RANGE = REASONS.add(
    "coins-out-of-range", "payment.coins_substitute", LIMIT, "amount", words.coin_limits, ("due", "least", "most")
)

NOT_YOUR_CITY_TEMPLE = REASONS.add(
    "not-your-city-temple", "temples.own_city", THING, "province", named("province"), ("province",)
)
HAS_TEMPLE = REASONS.add("has-temple", "temples.one_per_city", STATE, "province", named("province"), ("province",))
NO_TEMPLE_LEFT = REASONS.add("temples-gone", "temples.supply", LIMIT, "", words.all_temples, ("all",))
TEMPLE_TOO_DEAR = REASONS.add("temple-dear", "temples.cost", MEANS, "", words.temple_price, LACKS)

NOT_YOUR_CITY_ARMING = REASONS.add(
    "not-your-city-arming", "arming.own_city", THING, "province", named("", "province"), ("province",)
)
CITY_FULL = REASONS.add(
    "city-full", "arming.limit", LIMIT, "province", words.city_limit, ("province", "most", "temple")
)
TEMPLE_CITY_FULL = REASONS.add(
    "temple-city-full", "arming.limit_temple", LIMIT, "province", words.temple_city_limit, ("province", "most")
)
BORDERS_DO_NOT_FIT = REASONS.add(
    "borders-do-not-fit", "arming.border_kind", THING, "province", named("kind", "province"), ("kind", "province")
)
SUPPLY_EMPTY = REASONS.add("supply-empty", "arming.supply", LIMIT, "kind", words.all_units, ("kind", "all"))
ARMING_TOO_DEAR = REASONS.add("arming-dear", "arming.cost", MEANS, "", words.unit_price, LACKS)

ALREADY_KNOWN = REASONS.add("already-known", "know_how.once", STATE, "know_how", named("know_how"), ("know_how",))
NEEDS_BASIC = REASONS.add("needs-basic", "know_how.basic_first", STATE, "know_how", words.basic, ("know_how", "basic"))
BASIC_TOO_DEAR = REASONS.add(
    "basic-dear", "know_how.price_basic", MEANS, "know_how", words.know_how_gold, ("know_how", *LACKS)
)
SECONDARY_TOO_DEAR = REASONS.add(
    "secondary-dear", "know_how.price_secondary", MEANS, "know_how", words.know_how_gold, ("know_how", *LACKS)
)

BORDER_CLOSED = REASONS.add(
    "border-closed", "movement.borders", THING, "province", words.way, ("kind", "here", "province", "back")
)
NO_UNIT_TO_MOVE = REASONS.add(
    "none-to-move", "movement.one_action", STATE, "province", named("kind", "province", ""), ("kind", "province")
)
NO_SUCH_ACTIONS = REASONS.add(
    "actions-spent", "movement.count", LIMIT, "province", words.actions_left, ("kind", "province", "actions", "ready")
)
NO_OTHERS_TO_MOVE = REASONS.add("goes-alone", "movement.count", LIMIT, "", words.kind_taken_up, ("kind",))
NO_OWN_UNIT_TO_FIGHT = REASONS.add(
    "none-to-fight", "battle.own_call", STATE, "province", named("kind", "", "province"), ("kind", "province")
)
NO_FOREIGN_UNIT = REASONS.add(
    "none-of-theirs",
    "battle.same_kind",
    STATE,
    "nation",
    named("kind", "nation", "province"),
    ("kind", "nation", "province"),
)

NO_FOREIGN_CITY = REASONS.add(
    "not-their-city", "conquest.foreign_city", THING, "province", named("province"), ("province",)
)
LAST_CITY = REASONS.add("last-city", "conquest.last_city", STATE, "province", words.owner_of, ("province", "nation"))
NO_READY_UNITS = REASONS.add("none-ready", "conquest.ready_units", LIMIT, "province", named("province"), ("province",))
NOT_ENOUGH_UNITS = REASONS.add(
    "not-enough-units",
    "conquest.enough_units",
    MEANS,
    "province",
    words.strengths,
    ("province", "defence", "ready", "missing"),
)
LOSSES_DO_NOT_FIT = REASONS.add(
    "losses-do-not-fit", "conquest.losses", LIMIT, "amount", words.loss_limits, ("least", "most")
)
NOT_YOURS_TO_GIVE_UP = REASONS.add(
    "not-yours-to-give-up", "conquest.give_up", THING, "province", named("province"), ("province",)
)

SITE_TAKEN = REASONS.add("site-taken", "founding.free_site", STATE, "province", words.owner_of, ("province", "nation"))
NO_UNIT_THERE = REASONS.add("none-there", "founding.unit_present", STATE, "province", named("province"), ("province",))
NO_STONE_LEFT = REASONS.add("stones-gone", "founding.stone", LIMIT, "", words.all_stones, ("all",))
CITY_TOO_DEAR = REASONS.add("city-dear", "founding.cost", MEANS, "", words.city_price, LACKS)

NOT_ALL_KNOW_HOWS = REASONS.add(
    "not-all-know-hows", "trade.all_know_hows", STATE, "", words.know_hows_owned, ("all", "have")
)
TOO_FEW_TO_TRADE = REASONS.add("too-few-to-trade", "trade.rate", MEANS, "", words.chips_owned, ("due", "have"))
COINS_NOT_TRADED = REASONS.add("coins-not-traded", "trade.rate", THING, "chip")
GIVEN_AND_TAKEN = REASONS.add("given-and-taken", "trade.rate", THING, "resource", named("resource"), ("resource",))

NOT_THE_HIGHEST_STACK = REASONS.add(
    "not-the-highest-stack", "personages.extra", THING, "personage", words.highest_stacks, ("highest",)
)
