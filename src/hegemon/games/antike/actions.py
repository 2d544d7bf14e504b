"""The verb table of Antike.

Where the order of micro-actions cannot matter it is forced to ascend: temples, new units, know-hows and foundings of
one step; chips paid for rondel steps and chips given in a trade; the resources of a price. Movements, battles and
conquests come in any order.
"""

from __future__ import annotations

from ...core.actions import Verb, VerbTable
from .domains import DOMAINS, NUM_ACTIONS, NUM_KINDS, NUM_NATIONS, NUM_PROVINCES

VERBS = VerbTable(
    DOMAINS,
    Verb("draw", "nation", chance=True, cite="setup.nation_cards"),
    Verb("first", "nation", chance=True, cite="two_players.doubled_start"),
    Verb("pick", "nation", cite="setup.nation_cards"),
    Verb("start_city", "province", cite="setup.start_cities"),
    Verb("choose", "resource", cite="turn.no_coin_left"),
    Verb("answer", "answer", cite="battle.answer"),
    Verb("advance", "field", cite="rondel.free_steps"),
    Verb("pay", "chip", cite="rondel.extra_steps"),
    Verb("coins", "amount", cite="payment.coins_substitute"),
    Verb("build_temple", "province", cite="temples.cost"),
    Verb("arm", "kind", "province", cite="arming.cost"),
    Verb("develop", "know_how", cite="know_how.several"),
    Verb("move", "kind", "province", "actions", cite="movement.any_order"),
    Verb("to", "province", cite="movement.borders"),
    Verb("all_to", "province", cite="movement.borders"),
    Verb("battle", "kind", "nation", "province", cite="battle.own_call"),
    Verb("fight", cite="battle.answer"),
    Verb("decline", cite="battle.answer"),
    Verb("conquer", "province", cite="conquest.enough_units"),
    Verb("lose_legions", "amount", cite="conquest.losses"),
    Verb("give_up", "province", cite="conquest.give_up"),
    Verb("found", "province", cite="founding.cost"),
    Verb("trade", cite="trade.any_time"),
    Verb("give", "chip", cite="trade.rate"),
    Verb("take", "resource", cite="trade.rate"),
    Verb("claim", "personage", cite="personages.extra"),
    Verb("done", cite="turn.sequence"),
)
DRAW, FIRST, PICK, START_CITY, CHOOSE, ANSWER = VERBS.bases("draw", "first", "pick", "start_city", "choose", "answer")
ADVANCE, PAY, COINS, BUILD_TEMPLE, ARM, DEVELOP = VERBS.bases(
    "advance", "pay", "coins", "build_temple", "arm", "develop"
)
MOVE, TO, ALL_TO, BATTLE, FIGHT = VERBS.bases("move", "to", "all_to", "battle", "fight")
DECLINE, CONQUER = VERBS.bases("decline", "conquer")
LOSE_LEGIONS, GIVE_UP, FOUND, TRADE, GIVE, TAKE = VERBS.bases(
    "lose_legions", "give_up", "found", "trade", "give", "take"
)
CLAIM, DONE = VERBS.bases("claim", "done")

# The widest choice is a movement: both kinds in every province with each number of actions, every battle, done.
MAX_LEGAL = NUM_KINDS * NUM_PROVINCES * (NUM_ACTIONS + NUM_NATIONS) + 1
