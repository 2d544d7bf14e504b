"""The verb table of Antike Duellum: who may do what, when."""

from __future__ import annotations

from ...core.actions import Verb, VerbTable
from .domains import DOMAINS
from .frames import (
    FRAMES,
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
    STEPS,
    STEPS_TO_END,
)

VERBS = VerbTable(
    DOMAINS,
    FRAMES,
    Verb("first", "seat", at=IN_FIRST_PLAYER, chance=True, free=True, cite="setup.first_player"),
    Verb("reveal", "card", at=IN_DISPLAY, chance=True, cite="events.display"),
    Verb("advance", "field", at=IN_RONDEL, cite="rondel.free_steps"),
    Verb("pay", "chip", at=IN_RONDEL_PAYMENT, permutes=True, cite="rondel.extra_steps"),
    Verb(
        "choose",
        "resource",
        at={IN_COIN_SUBSTITUTE: "substitute", IN_EMBARGO_TIE: "embargo"},
        cite="production.no_coin_left",
    ),
    Verb("coins", "amount", at=IN_PAYMENT, cite="payment.coins_substitute"),
    Verb("build_temple", "region", at=IN_TEMPLUM, cite="temples.cost"),
    Verb("build_wall", "region", at=IN_TEMPLUM, cite="walls.cost"),
    Verb("arm", "piece", "region", at=IN_MILITIA, cite="arming.cost"),
    Verb("develop", "know_how", at=IN_SCIENTIA, cite="know_how.any_order"),
    Verb("recruit", "kind", at=IN_SCIENTIA, cite="recruiting.from_supply"),
    Verb("move", "piece", "way", at=IN_MOVEMENT, cite="movement.one_border"),
    Verb("continue", "way", at=IN_MOVEMENT, cite="movement.one_border"),
    Verb("conquer", "region", at=IN_CONQUEST, cite="conquest.enough_units"),
    Verb("lose_legions", "amount", at=IN_LOSSES, cite="conquest.losses"),
    Verb("found", "region", "resource", at=IN_FOUNDING, cite="founding.cost"),
    Verb("trade", at=STEPS, cite=("trade.rate", "trade.own_turn")),
    Verb("give", "chip", at={IN_TRADE_GIVE: "give", IN_SWAP_GIVE: "swap_give"}, permutes=True, cite="trade.rate"),
    Verb("take", "resource", at=IN_TRADE_TAKE, free=True, permutes=True, cite="trade.rate"),
    Verb("play", "card", at=(*STEPS, IN_REACTION), cite="events.own_turn"),
    Verb("target", "region", at=IN_TARGET, cite="events.own_turn"),
    Verb("decline", at=IN_REACTION, free=True, cite="events.fortress"),
    Verb("pick", "card", at=IN_PICK, cite="compensation.personage"),
    Verb(
        "done",
        at={**dict.fromkeys(STEPS_TO_END, "done"), IN_SWAP_GIVE: "end_swap"},
        ends_step=True,
        cite=("turn.sequence", "rulings.skip_action"),
    ),
    counted={"region": "num_regions", "way": "num_ways"},
)
REVEAL, ADVANCE, COINS = VERBS.bases("reveal", "advance", "coins")
BUILD_TEMPLE, BUILD_WALL, ARM, DEVELOP = VERBS.bases("build_temple", "build_wall", "arm", "develop")
MOVE, CONTINUE, CONQUER, LOSE_LEGIONS, FOUND = VERBS.bases("move", "continue", "conquer", "lose_legions", "found")
TRADE, PLAY, PICK = VERBS.bases("trade", "play", "pick")

# The widest choice is a movement: 25 units at 12 borders each, one unit in hand, trade, every card, done.
MAX_LEGAL = 25 * 12 + 12 + 1 + 25 + 1
