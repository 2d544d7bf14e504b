"""The verb table of Dies Irae.

Everything may be done in any order. What is placed in the set-up, and several fortresses of a BUILD, come to the same
in every order: these verbs permute. Elsewhere the order can matter: markers and contested hexes in a MOVE, a sudden
revolution among combats, takeovers and new posts, a leader who joins the first unit built, a condition met by another
row of the chart, supply that a hex brings again when its last legion is disbanded.
Each unit has one order in a MOVE, so no action is endless.
"""

from __future__ import annotations

from ...core.actions import Verb, VerbTable
from .domains import DOMAINS, NUM_HEXES
from .frames import (
    ACTING,
    FRAMES,
    IN_ABOARD,
    IN_ANSWER,
    IN_ARMISTICE,
    IN_ATTACK,
    IN_BUILD,
    IN_CAPITAL,
    IN_CHOOSE,
    IN_CREATE,
    IN_DESTINATION,
    IN_DEVELOP,
    IN_ESCAPE,
    IN_LOSSES,
    IN_MOVE,
    IN_NUMBER,
    IN_PLACE_LEADER,
    IN_PLACE_LEGIONS,
    IN_PLACE_POSTS,
    IN_PLACE_SHIPS,
    IN_POSITION,
    IN_STABILITY,
    IN_SUPPLY,
    IN_WITH_LEADER,
)

VERBS = VerbTable(
    DOMAINS,
    FRAMES,
    Verb("capital", "site", at=IN_CAPITAL, cite="setup.capital"),
    Verb("place_post", "site", at=IN_PLACE_POSTS, permutes=True, cite="setup.nearest_posts"),
    Verb("place_ship", "site", at=IN_PLACE_SHIPS, permutes=True, cite="setup.ships"),
    Verb("place_legion", "site", at=IN_PLACE_LEGIONS, permutes=True, cite="setup.legions"),
    Verb(
        "place_leader",
        "hex",
        at={IN_PLACE_LEADER: "place_leader", IN_ESCAPE: "escape"},
        cite=("leaders.one_each", "leaders.escapes"),
    ),
    Verb("position", "place", at=IN_POSITION, cite="turn_order.chosen"),
    Verb("choose", "action", at=IN_CHOOSE, cite="cycle.five_actions"),
    Verb("march", "hex", at=IN_MOVE, cite="movement.all_units"),
    Verb("land", "hex", at=IN_MOVE, cite="transport.disembark"),
    Verb("sail", "hex", at=IN_MOVE, cite="movement.all_units"),
    Verb("lead", at=IN_MOVE, cite="leaders.moves"),
    Verb("number", "amount", at=IN_NUMBER, cite="forces.detach"),
    Verb("aboard", "amount", at=IN_ABOARD, cite="transport.embark"),
    Verb("with_leader", at=IN_WITH_LEADER, free=True, cite="leaders.moves"),
    Verb("without_leader", at=IN_WITH_LEADER, cite="leaders.moves"),
    Verb("to", "hex", at=IN_DESTINATION, cite="movement.potential"),
    Verb("fight", "hex", at=IN_ATTACK, cite="combat.land"),
    Verb("fight_ships", "hex", "seat", at=IN_ATTACK, cite="combat.naval"),
    Verb("take_over", "site", at=IN_ATTACK, cite="takeover.attack"),
    Verb("lose_cargo", "amount", at=IN_LOSSES, cite="combat.owner_chooses"),
    Verb("build_legion", "site", at=IN_BUILD, cite="building.one_per_fortress"),
    Verb("build_ship", "site", at=IN_BUILD, cite="building.port"),
    Verb("build_fortress", "site", at=IN_BUILD, permutes=True, cite="building.fortress_site"),
    Verb("build_monument", "site", at=IN_BUILD, cite="monuments.site"),
    Verb("create", "site", at=IN_CREATE, cite="posts.any_number"),
    Verb("pay", at=IN_STABILITY, cite="stability.pay"),
    Verb("undermine", "seat", at=IN_STABILITY, cite="stability.fifth_column"),
    Verb("advance", "row", at=IN_DEVELOP, cite="development.step"),
    Verb("offer", "seat", at=IN_ARMISTICE, cite="armistice.offer"),
    Verb("accept", at=IN_ANSWER, free=True, cite="armistice.offer"),
    Verb("refuse", at=IN_ANSWER, free=True, cite="armistice.refusal"),
    Verb("disband", "hex", at=IN_SUPPLY, cite="supply.choice"),
    Verb("disband_cargo", "hex", at=IN_SUPPLY, cite="supply.choice"),
    Verb("done", at=ACTING, free=True, ends_step=True, cite="cycle.block"),
    counted={"hex": "num_hexes", "site": "num_sites"},
)
PLACE_POST, CHOOSE = VERBS.bases("place_post", "choose")
MARCH, LAND, SAIL, NUMBER, ABOARD, TO = VERBS.bases("march", "land", "sail", "number", "aboard", "to")
FIGHT, FIGHT_SHIPS, TAKE_OVER, LOSE_CARGO = VERBS.bases("fight", "fight_ships", "take_over", "lose_cargo")
BUILD_LEGION, BUILD_SHIP, BUILD_FORTRESS, BUILD_MONUMENT = VERBS.bases(
    "build_legion", "build_ship", "build_fortress", "build_monument"
)
CREATE, DISBAND, DISBAND_CARGO = VERBS.bases("create", "disband", "disband_cargo")

MAX_LEGAL = NUM_HEXES  # a destination: every hex at most
