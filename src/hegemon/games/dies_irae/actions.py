"""The verb table of Dies Irae.

Orders in a MOVE, buildings and trade posts are given in any order: markers, money and a sudden revolution can make the
order matter. Each unit has one order in a MOVE, so no action is endless.
"""

from __future__ import annotations

from ...core.actions import Verb, VerbTable
from .domains import DOMAINS, NUM_HEXES

VERBS = VerbTable(
    DOMAINS,
    Verb("capital", "site", cite="setup.capital"),
    Verb("place_post", "site", cite="setup.nearest_posts"),
    Verb("place_ship", "site", cite="setup.ships"),
    Verb("place_legion", "site", cite="setup.legions"),
    Verb("place_leader", "hex", cite="leaders.one_each"),
    Verb("position", "place", cite="turn_order.chosen"),
    Verb("choose", "action", cite="cycle.five_actions"),
    Verb("march", "hex", cite="movement.all_units"),
    Verb("land", "hex", cite="transport.disembark"),
    Verb("sail", "hex", cite="movement.all_units"),
    Verb("lead", cite="leaders.moves"),
    Verb("number", "amount", cite="forces.detach"),
    Verb("aboard", "amount", cite="transport.embark"),
    Verb("with_leader", cite="leaders.moves"),
    Verb("without_leader", cite="leaders.moves"),
    Verb("to", "hex", cite="movement.potential"),
    Verb("fight", "hex", cite="combat.land"),
    Verb("fight_ships", "hex", "seat", cite="combat.naval"),
    Verb("take_over", "site", cite="takeover.attack"),
    Verb("lose_cargo", "amount", cite="combat.owner_chooses"),
    Verb("build_legion", "site", cite="building.one_per_fortress"),
    Verb("build_ship", "site", cite="building.port"),
    Verb("build_fortress", "site", cite="building.fortress_site"),
    Verb("build_monument", "site", cite="monuments.site"),
    Verb("create", "site", cite="posts.any_number"),
    Verb("pay", cite="stability.pay"),
    Verb("undermine", "seat", cite="stability.fifth_column"),
    Verb("advance", "row", cite="development.step"),
    Verb("offer", "seat", cite="armistice.offer"),
    Verb("accept", cite="armistice.offer"),
    Verb("refuse", cite="armistice.refusal"),
    Verb("disband", "hex", cite="supply.choice"),
    Verb("disband_cargo", "hex", cite="supply.choice"),
    Verb("done", cite="cycle.block"),
)
CAPITAL, PLACE_POST, PLACE_SHIP, PLACE_LEGION = VERBS.bases("capital", "place_post", "place_ship", "place_legion")
PLACE_LEADER, POSITION, CHOOSE, MARCH, LAND, SAIL = VERBS.bases(
    "place_leader", "position", "choose", "march", "land", "sail"
)
LEAD, NUMBER, ABOARD, WITH_LEADER, WITHOUT_LEADER, TO = VERBS.bases(
    "lead", "number", "aboard", "with_leader", "without_leader", "to"
)
FIGHT, FIGHT_SHIPS, TAKE_OVER, LOSE_CARGO = VERBS.bases("fight", "fight_ships", "take_over", "lose_cargo")
BUILD_LEGION, BUILD_SHIP, BUILD_FORTRESS, BUILD_MONUMENT = VERBS.bases(
    "build_legion", "build_ship", "build_fortress", "build_monument"
)
CREATE_POST, PAY, UNDERMINE, ADVANCE, OFFER = VERBS.bases("create", "pay", "undermine", "advance", "offer")
ACCEPT, REFUSE, DISBAND, DISBAND_CARGO, DONE = VERBS.bases("accept", "refuse", "disband", "disband_cargo", "done")

MAX_LEGAL = NUM_HEXES  # a destination: every hex at most
