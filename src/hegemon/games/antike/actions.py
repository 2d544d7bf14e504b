"""The verb table of Antike: who may do what, when."""

from __future__ import annotations

from ...core.actions import Verb, VerbTable
from .domains import DOMAINS, NUM_ACTIONS, NUM_KINDS, NUM_NATIONS, NUM_PROVINCES
from .frames import (
    FRAMES,
    IN_ARMING,
    IN_CHOOSE,
    IN_CLAIM,
    IN_CONQUEST,
    IN_DESTINATION,
    IN_DRAW,
    IN_FIRST,
    IN_FOUNDING,
    IN_GIVE_UP,
    IN_KNOW_HOW,
    IN_LOSSES,
    IN_MOVEMENT,
    IN_PAYMENT,
    IN_PICK,
    IN_QUESTION,
    IN_RONDEL,
    IN_RONDEL_PAYMENT,
    IN_START_CITY,
    IN_TEMPLE,
    IN_TRADE_GIVE,
    IN_TRADE_TAKE,
    STEPS,
    WITH_TRADE,
)

VERBS = VerbTable(
    DOMAINS,
    FRAMES,
    Verb("draw", "nation", at={IN_DRAW: "card"}, chance=True, cite="setup.nation_cards"),
    Verb("first", "nation", at=IN_FIRST, chance=True, free=True, cite="setup.doubled_start"),
    Verb("pick", "nation", at={IN_PICK: "card"}, cite="setup.nation_cards"),
    Verb("start_city", "province", at=IN_START_CITY, cite="setup.start_cities"),
    Verb("choose", "resource", at=IN_CHOOSE, free=True, cite="turn.no_coin_left"),
    Verb("answer", "answer", at={IN_RONDEL: "answer", IN_QUESTION: "reply"}, cite="battle.answer"),
    Verb("advance", "field", at=IN_RONDEL, cite="rondel.free_steps"),
    Verb("pay", "chip", at=IN_RONDEL_PAYMENT, permutes=True, cite="rondel.extra_steps"),
    Verb("coins", "amount", at=IN_PAYMENT, cite="payment.coins_substitute"),
    Verb("build_temple", "province", at=IN_TEMPLE, permutes=True, cite="temples.cost"),
    Verb("arm", "kind", "province", at=IN_ARMING, permutes=True, cite="arming.cost"),
    Verb("develop", "know_how", at=IN_KNOW_HOW, permutes=True, cite="know_how.several"),
    Verb("move", "kind", "province", "actions", at=IN_MOVEMENT, cite="movement.any_order"),
    Verb("to", "province", at=IN_DESTINATION, cite="movement.borders"),
    Verb("all_to", "province", at=IN_DESTINATION, cite="movement.borders"),
    Verb("battle", "kind", "nation", "province", at=IN_MOVEMENT, cite="battle.own_call"),
    Verb("fight", at=IN_QUESTION, free=True, cite="battle.answer"),
    Verb("decline", at=IN_QUESTION, free=True, cite="battle.answer"),
    Verb("conquer", "province", at=IN_CONQUEST, cite="conquest.enough_units"),
    Verb("lose_legions", "amount", at=IN_LOSSES, cite="conquest.losses"),
    Verb("give_up", "province", at=IN_GIVE_UP, cite="conquest.give_up"),
    Verb("found", "province", at=IN_FOUNDING, permutes=True, cite="founding.cost"),
    Verb("trade", at=WITH_TRADE, cite=("trade.any_time", "rulings.trade_own_turn")),
    Verb("give", "chip", at=IN_TRADE_GIVE, permutes=True, cite="trade.rate"),
    Verb("take", "resource", at=IN_TRADE_TAKE, cite="trade.rate"),
    Verb("claim", "personage", at=IN_CLAIM, cite="personages.extra"),
    Verb("done", at=STEPS, free=True, ends_step=True, cite="turn.sequence"),
    counted={"nation": "num_nations"},
)
ADVANCE, COINS, BUILD_TEMPLE, ARM = VERBS.bases("advance", "coins", "build_temple", "arm")
MOVE, TO, ALL_TO, BATTLE = VERBS.bases("move", "to", "all_to", "battle")
CONQUER, LOSE_LEGIONS, FOUND, TRADE, ANSWER = VERBS.bases("conquer", "lose_legions", "found", "trade", "answer")

# The widest choice is a movement: both kinds in every province with each number of actions, every battle, trade, done.
MAX_LEGAL = NUM_KINDS * NUM_PROVINCES * (NUM_ACTIONS + NUM_NATIONS) + 2
