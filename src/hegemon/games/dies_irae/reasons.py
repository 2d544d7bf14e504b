"""Every refusal of Dies Irae: code, citation, how near it is to legal, what it blames and what it names."""

from __future__ import annotations

from ...core.reasons import LIMIT, MEANS, STATE, THING, TIME, Reasons
from . import refusal_words as names

REASONS = Reasons()
FINE = REASONS.fine

PLACE = ("place",)
PRICE = ("price", "missing")

GAME_OVER = REASONS.add("game-over", "ending.goal", TIME)
WRONG_TIME = REASONS.add("wrong-time", "turn.sequence", TIME, "", names.asked, ("asked",))
NO_SUCH_PLACE = REASONS.add("place-unknown", "movement.terrain", THING)
NOT_AN_OPTION = REASONS.add("not-an-option", "rulings.options_off", THING)

# Set-up
NO_CAPITAL_SITE = REASONS.add(
    "capital-elsewhere", "setup.capital", THING, "site", names.capital_sites, ("place", "sites")
)
SITE_TAKEN = REASONS.add("site-taken", "setup.nearest_posts", STATE, "site", names.place_and_owner, ("place", "owner"))
NOT_NEAREST = REASONS.add(
    "not-nearest", "setup.nearest_posts", STATE, "site", names.nearest_sites, ("place", "nearest")
)
NOT_YOUR_SITE = REASONS.add("not-your-site", "setup.legions", THING, "site", names.place, PLACE)
NO_SHIP_SITE = REASONS.add("ship-elsewhere", "setup.ships", THING, "site", names.place, PLACE)
SHIP_FULL = REASONS.add("ship-full", "transport.capacity", LIMIT, "site", names.place, PLACE)
NO_SETUP_ARMY = REASONS.add("setup-army-marker", "forces.markers", LIMIT, "site", names.place, PLACE)
NO_SETUP_FLEET = REASONS.add("setup-fleet-marker", "forces.markers", LIMIT, "site", names.place, PLACE)
NO_UNIT_FOR_LEADER = REASONS.add("leader-without-unit", "leaders.one_each", THING, "hex", names.place, PLACE)
NOT_NEAREST_UNIT = REASONS.add(
    "not-nearest-unit", "leaders.one_each", STATE, "hex", names.nearest_units, ("place", "nearest")
)
PLACE_TAKEN = REASONS.add("place-taken", "turn_order.chosen", STATE, "place")

# The action cycle
TWICE_ALREADY = REASONS.add("twice-already", "cycle.twice", LIMIT, "action", names.action_by_one, ("action", "n"))
TOO_OFTEN = REASONS.add("too-often", "cycle.five_in_all", LIMIT, "action", names.action_by_all, ("action", "n"))
TOO_OFTEN_FOR_TWO = REASONS.add(
    "too-often-for-two", "revolution.limits", LIMIT, "action", names.action_by_all, ("action", "n")
)
JUST_TAKEN = REASONS.add("just-taken", "cycle.not_just_taken", STATE, "action", names.chosen_action, ("action",))

# MOVE
NO_LEGION_THERE = REASONS.add("legion-missing", "movement.all_units", THING, "hex", names.place, PLACE)
NO_SHIP_THERE = REASONS.add("ship-missing", "movement.all_units", THING, "hex", names.place, PLACE)
NO_CARGO_THERE = REASONS.add("cargo-missing", "transport.disembark", THING, "hex", names.place, PLACE)
ALL_MOVED = REASONS.add("all-moved", "rulings.one_order_each", LIMIT, "hex", names.place, PLACE)
NO_WAY_OUT = REASONS.add("way-missing", "movement.terrain", STATE, "hex", names.place, PLACE)
NO_SHORE = REASONS.add("shore-missing", "transport.disembark", STATE, "hex", names.place, PLACE)
LANDING_BARRED = REASONS.add(
    "landing-barred", "armistice.no_entry", STATE, "hex", names.place_and_partners, ("place", "others", "until")
)
LANDING_CLOSED = REASONS.add(
    "landing-closed", "movement.third_party", STATE, "hex", names.place_and_those_there, ("place", "others")
)
NO_LEADER = REASONS.add("leader-stays", "leaders.moves", STATE, "", names.leader_state, ("why",))
NOT_SO_MANY = REASONS.add("not-so-many", "forces.detach", LIMIT, "amount", names.most_fresh, ("n", "most"))
NOT_SO_MANY_ABOARD = REASONS.add(
    "not-so-many-aboard", "transport.capacity", LIMIT, "amount", names.room_aboard, ("least", "most")
)
NO_MARKER_ANYWHERE = REASONS.add(
    "marker-missing", "rulings.room_for_the_number", LIMIT, "amount", names.kind_in_hand, ("kind",)
)
LEADER_AT_SEA = REASONS.add("leader-at-sea", "leaders.moves", STATE)
OUT_OF_REACH = REASONS.add(
    "out-of-reach", "movement.potential", LIMIT, "hex", names.place_and_points, ("place", "points")
)
REACH_BARRED = REASONS.add(
    "reach-barred", "armistice.no_entry", STATE, "hex", names.place_and_partners, ("place", "others", "until")
)
REACH_CLOSED = REASONS.add(
    "reach-closed", "movement.third_party", STATE, "hex", names.place_and_those_there, ("place", "others")
)
NO_MARKER_THERE = REASONS.add(
    "marker-missing-there", "forces.markers", LIMIT, "hex", names.place_and_kind, ("place", "kind")
)
MUST_GO = REASONS.add("must-go", "rulings.stay_in_place", STATE, "hex", names.place, PLACE)

# ATTACK
NO_LEGION_TO_FIGHT = REASONS.add("fighter-missing", "combat.land", THING, "hex", names.place, PLACE)
NOBODY_TO_FIGHT = REASONS.add("nobody-to-fight", "combat.land", THING, "hex", names.place, PLACE)
FOUGHT_ALREADY = REASONS.add("fought-already", "combat.one_round", LIMIT, "hex", names.place, PLACE)
NO_SHIPS_TO_FIGHT = REASONS.add("ships-apart", "combat.naval", THING, "hex", names.place_and_other, ("place", "other"))
TRUCE = REASONS.add("truce-runs", "armistice.no_combat", STATE, "", names.truce, ("others", "until"))
NO_FOREIGN_POST = REASONS.add("foreign-post-missing", "takeover.attack", THING, "site", names.place, PLACE)
FORTIFIED = REASONS.add("post-fortified", "takeover.attack", STATE, "site", names.place, PLACE)
GARRISONED = REASONS.add("post-garrisoned", "takeover.attack", STATE, "site", names.garrison, ("place", "others"))
MONUMENT_STANDS = REASONS.add(
    "monument-stands", "rulings.foreign_monument", STATE, "site", names.monument_owner, ("place", "owner")
)
NOBODY_TAKES_OVER = REASONS.add("nobody-takes-over", "takeover.attack", STATE, "site", names.place, PLACE)
COMBAT_BEFORE = REASONS.add("combat-before", "rulings.takeover_after_combat", LIMIT, "site", names.place, PLACE)
NO_POST_LEFT = REASONS.add("posts-used-up", "limits.pieces", LIMIT, "", names.stock_of_posts, ("n",))
NO_BOX_LEFT = REASONS.add("boxes-full", "limits.boxes", LIMIT, "site", names.boxes_of_good, ("good", "n"))
NOT_SO_MANY_SINK = REASONS.add(
    "not-so-many-sink", "combat.owner_chooses", LIMIT, "amount", names.how_many_sink, ("least", "most")
)

# BUILD
NO_FORTRESS = REASONS.add("fortress-missing", "building.one_per_fortress", THING, "site", names.place, PLACE)
HAS_BUILT = REASONS.add("has-built", "building.one_per_fortress", LIMIT, "site", names.place, PLACE)
FRESH_FORTRESS = REASONS.add("fresh-fortress", "building.fresh_fortress", STATE, "site", names.place, PLACE)
BUILD_CONTESTED = REASONS.add(
    "build-contested", "building.uncontested", STATE, "site", names.place_and_those_there, ("place", "others")
)
NO_LEGIONS_YET = REASONS.add("legions-later", "building.legion_phase", STATE)
NO_SHIPS_YET = REASONS.add("ships-later", "building.ship_phase", STATE)
NO_PORT = REASONS.add("port-missing", "building.port", THING, "site", names.place, PLACE)
NO_LEGION_LEFT = REASONS.add("legions-used-up", "limits.pieces", LIMIT)
NO_SHIP_LEFT = REASONS.add("ships-used-up", "limits.pieces", LIMIT)
NO_BUILD_ARMY = REASONS.add("build-army-marker", "building.stacking", LIMIT, "site", names.place, PLACE)
NO_BUILD_FLEET = REASONS.add("build-fleet-marker", "building.stacking", LIMIT, "site", names.place, PLACE)
LEGION_TOO_DEAR = REASONS.add("legion-dear", "building.price", MEANS, "", names.legion_price, PRICE)
SHIP_TOO_DEAR = REASONS.add("ship-dear", "building.price", MEANS, "", names.ship_price, PRICE)
FORTRESS_TOO_DEAR = REASONS.add("fortress-dear", "building.price", MEANS, "", names.fortress_price, PRICE)
NO_CITY = REASONS.add("city-missing", "building.fortress_site", THING, "site", names.place, PLACE)
NO_OWN_POST = REASONS.add("own-post-missing", "building.fortress_site", THING, "site", names.place, PLACE)
HAS_FORTRESS = REASONS.add("has-fortress", "building.one_per_hex", STATE, "site", names.place, PLACE)
ONE_IN_A_HEX = REASONS.add("one-in-a-hex", "building.one_per_hex", STATE, "site", names.place, PLACE)
NO_FORTRESS_LEFT = REASONS.add("fortresses-used-up", "limits.pieces", LIMIT, "", names.stock_of_fortresses, ("n",))
NO_MONUMENT_SITE = REASONS.add("monument-elsewhere", "monuments.site", THING, "site", names.place, PLACE)
HAS_MONUMENT = REASONS.add("has-monument", "building.one_per_hex", STATE, "site", names.place, PLACE)
ONE_MONUMENT = REASONS.add("one-monument", "monuments.one_per_action", LIMIT)
NO_MONUMENT_LEFT = REASONS.add("monuments-used-up", "limits.pieces", LIMIT, "", names.stock_of_monuments, ("n",))
NO_MONUMENTS_YET = REASONS.add("monuments-later", "rulings.early_monuments", STATE)
MONUMENT_TOO_DEAR = REASONS.add("monument-dear", "monuments.price", MEANS, "", names.monument_price, PRICE)

# CREATE TRADE POSTS
NOBODY_CREATES = REASONS.add("nobody-creates", "posts.legion", THING, "site", names.place, PLACE)
SHIPS_DO_NOT_CREATE = REASONS.add("ships-do-not-create", "posts.legions_create", STATE, "site", names.place, PLACE)
POST_CONTESTED = REASONS.add(
    "post-contested", "posts.uncontested", STATE, "site", names.place_and_those_there, ("place", "others")
)
OCCUPIED = REASONS.add("site-occupied", "posts.one_per_hex", STATE, "site", names.place_and_owner, ("place", "owner"))
NO_SECOND_POST = REASONS.add("second-post", "posts.double", STATE, "site", names.post_phase, ("place", "stage"))
POST_TOO_DEAR = REASONS.add("post-dear", "posts.price", MEANS, "", names.post_price, PRICE)

# PAY FOR STABILITY, DEVELOP, ASK FOR ARMISTICE
ALREADY_GOLDEN = REASONS.add("already-golden", "stability.golden_age", LIMIT)
PAY_TOO_DEAR = REASONS.add("stability-dear", "stability.pay", MEANS, "", names.stability_price, PRICE)
NOT_YOURSELF = REASONS.add("not-yourself", "stability.fifth_column", THING, "seat")
OUT_OF_GAME = REASONS.add("out-of-game", "revolution.units", THING, "seat", names.other_seat, ("other",))
STEADY = REASONS.add("other-golden", "stability.golden_age", STATE, "seat", names.other_seat, ("other",))
UNDERMINE_TOO_DEAR = REASONS.add("undermine-dear", "stability.fifth_column", MEANS, "", names.undermine_price, PRICE)
ADVANCED_ALREADY = REASONS.add("advanced-already", "development.step", LIMIT, "row", names.chosen_row, ("row",))
ROW_COMPLETE = REASONS.add("row-complete", "development.golden_age", LIMIT, "row", names.chosen_row, ("row",))
NEEDS_GOODS = REASONS.add("needs-goods", "development.conditions", STATE, "row", names.goods_needed, ("stage", "goods"))
NEEDS_LUXURIES = REASONS.add(
    "needs-luxuries",
    "development.culture",
    STATE,
    "row",
    names.luxuries_needed,
    ("stage", "needed", "have", "goods"),
)
NEEDS_CULTURE = REASONS.add(
    "needs-culture", "development.military", STATE, "row", names.stages_needed, ("stage", "stages")
)
NEEDS_PHASE = REASONS.add(
    "needs-phase", "development.conditions", STATE, "row", names.stages_needed, ("stage", "stages")
)
ADVANCE_TOO_DEAR = REASONS.add(
    "advance-dear", "development.step", MEANS, "row", names.space_price, ("row", "price", "missing")
)
NO_OFFER_TO_SELF = REASONS.add("offer-to-self", "armistice.offer", THING, "seat")
ARMISTICE_RUNS = REASONS.add(
    "armistice-runs", "armistice.again", STATE, "seat", names.armistice_end, ("others", "until")
)
OFFER_TOO_DEAR = REASONS.add("offer-dear", "armistice.price", MEANS, "", names.armistice_price, PRICE)

# Supply
NO_LEGION_TO_DISBAND = REASONS.add("disband-elsewhere", "supply.choice", THING, "hex", names.place, PLACE)
