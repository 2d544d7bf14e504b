"""The verb table of Antike Duellum.

Where the order of micro-actions cannot matter it is forced: chips paid for rondel steps, given in a trade or taken
in a trade come in ascending order of kind; the resources of a price are settled in ascending order as well.
"""

from __future__ import annotations

from ...core.actions import Verb, VerbTable
from .domains import DOMAINS

VERBS = VerbTable(
    DOMAINS,
    Verb("first", "seat", chance=True, cite="setup.first_player"),
    Verb("reveal", "card", chance=True, cite="events.display"),
    Verb("advance", "field", cite="rondel.free_steps"),
    Verb("pay", "chip", cite="rondel.extra_steps"),
    Verb("choose", "resource", cite="production.no_coin_left"),
    Verb("coins", "amount", cite="payment.coins_substitute"),
    Verb("build_temple", "region", cite="temples.cost"),
    Verb("build_wall", "region", cite="walls.cost"),
    Verb("arm", "piece", "region", cite="arming.cost"),
    Verb("develop", "know_how", cite="know_how.any_order"),
    Verb("recruit", "kind", cite="recruiting.from_supply"),
    Verb("move", "piece", "way", cite="movement.one_border"),
    Verb("continue", "way", cite="movement.one_border"),
    Verb("conquer", "region", cite="conquest.enough_units"),
    Verb("lose_legions", "amount", cite="conquest.losses"),
    Verb("found", "region", "resource", cite="founding.cost"),
    Verb("trade", cite="trade.rate"),
    Verb("give", "chip", cite="trade.rate"),
    Verb("take", "resource", cite="trade.rate"),
    Verb("play", "card", cite="events.own_turn"),
    Verb("target", "region", cite="events.own_turn"),
    Verb("decline", cite="events.fortress"),
    Verb("pick", "card", cite="compensation.personage"),
    Verb("done", cite="turn.sequence"),
)
FIRST, REVEAL, ADVANCE, PAY, CHOOSE, COINS = VERBS.bases("first", "reveal", "advance", "pay", "choose", "coins")
BUILD_TEMPLE, BUILD_WALL, ARM, DEVELOP, RECRUIT = VERBS.bases("build_temple", "build_wall", "arm", "develop", "recruit")
MOVE, CONTINUE, CONQUER, LOSE_LEGIONS, FOUND = VERBS.bases("move", "continue", "conquer", "lose_legions", "found")
TRADE, GIVE, TAKE, PLAY, TARGET = VERBS.bases("trade", "give", "take", "play", "target")
DECLINE, PICK, DONE = VERBS.bases("decline", "pick", "done")

# The widest choice is a movement: 25 units at 12 borders each, one unit in hand, trade, every card, done.
MAX_LEGAL = 25 * 12 + 12 + 1 + 25 + 1
