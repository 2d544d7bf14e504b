"""Every refusal of Dies Irae: code, citation, sentence."""

from __future__ import annotations

from ...core.reasons import Reasons

REASONS = Reasons()
FINE = REASONS.fine

GAME_OVER = REASONS.add("ending.goal", "The game is over.")
WRONG_TIME = REASONS.add("turn.sequence", "That is not what is being decided now.")
NO_SUCH_PLACE = REASONS.add("movement.terrain", "There is no such place on this map.")
NOT_AN_OPTION = REASONS.add("rulings.options_off", "This optional rule is not in use.")

# Set-up
NO_CAPITAL_SITE = REASONS.add("setup.capital", "Your sheet does not name this site as a capital.")
SITE_TAKEN = REASONS.add("setup.nearest_posts", "This site is taken.")
NOT_NEAREST = REASONS.add("setup.nearest_posts", "A free merchandise hex lies nearer to your capital.")
NOT_YOUR_SITE = REASONS.add("setup.legions", "Legions start at your capital, at your trade posts or aboard your ships.")
NO_SHIP_SITE = REASONS.add("setup.ships", "Ships start at your port, or at your trade posts on a coast.")
SHIP_FULL = REASONS.add("transport.capacity", "Every ship here has its legion aboard.")
NO_SETUP_MARKER = REASONS.add("forces.markers", "You have no free army or fleet marker for a second unit here.")
NO_UNIT_FOR_LEADER = REASONS.add("leaders.one_each", "Your leader is placed with one of your units.")
PLACE_TAKEN = REASONS.add("turn_order.chosen", "This place in the turn order is taken, or there is none such.")

# The action cycle
TWICE_ALREADY = REASONS.add("cycle.twice", "You have chosen this action twice in this cycle.")
TOO_OFTEN = REASONS.add("cycle.five_in_all", "This action has been chosen as often as it may be in this cycle.")
TOO_OFTEN_FOR_TWO = REASONS.add("revolution.limits", "With two empires left an action is chosen three times in all.")
JUST_TAKEN = REASONS.add("cycle.not_just_taken", "This action was chosen just before.")

# MOVE
NO_LEGION_THERE = REASONS.add("movement.all_units", "No legion of yours stands here.")
NO_SHIP_THERE = REASONS.add("movement.all_units", "No ship of yours lies here.")
NO_CARGO_THERE = REASONS.add("transport.disembark", "No legion is aboard your ships here.")
ALL_MOVED = REASONS.add("rulings.one_order_each", "Every such unit here has had its order in this action.")
NO_WAY_OUT = REASONS.add("movement.terrain", "No neighbouring hex can be walked to from here.")
NO_SHORE = REASONS.add("transport.disembark", "Legions disembark in coastal and island hexes.")
LANDING_BARRED = REASONS.add("armistice.no_entry", "You may not land among pieces of an armistice partner.")
LANDING_CLOSED = REASONS.add("movement.third_party", "Two others contest this hex: you may not land here.")
NO_LEADER = REASONS.add("leaders.moves", "Your leader is not on land, or has moved in this action.")
NOT_SO_MANY = REASONS.add("forces.detach", "That many cannot be taken from here.")
NOT_SO_MANY_ABOARD = REASONS.add("transport.capacity", "That many legions cannot be aboard these ships.")
NO_MARKER_ANYWHERE = REASONS.add(
    "rulings.room_for_the_number", "Without a free army or fleet marker that many could end their move nowhere."
)
LEADER_AT_SEA = REASONS.add("leaders.moves", "The leader cannot stay behind on the open sea.")
OUT_OF_REACH = REASONS.add("movement.potential", "The units in hand cannot get there.")
REACH_BARRED = REASONS.add("armistice.no_entry", "You have an armistice with an empire that has pieces there.")
REACH_CLOSED = REASONS.add("movement.third_party", "Two others contest this hex: you may not enter it.")
NO_MARKER_THERE = REASONS.add("forces.markers", "You have no free army or fleet marker for the units joined there.")
MUST_GO = REASONS.add("rulings.stay_in_place", "Units in hand stay only to embark, to land, or for want of a way.")

# ATTACK
NO_LEGION_TO_FIGHT = REASONS.add("combat.land", "No legion of yours stands here to fight.")
NOBODY_TO_FIGHT = REASONS.add("combat.land", "There is no enemy legion, fortress or monument here.")
FOUGHT_ALREADY = REASONS.add("combat.one_round", "They have fought in this action.")
NO_SHIPS_TO_FIGHT = REASONS.add("combat.naval", "Your ships do not meet ships of that empire here.")
TRUCE = REASONS.add("armistice.no_combat", "You have an armistice with that empire.")
NO_FOREIGN_POST = REASONS.add("takeover.attack", "No trade post of another empire stands here.")
FORTIFIED = REASONS.add("takeover.attack", "A fortress is destroyed, not taken over.")
GARRISONED = REASONS.add("takeover.attack", "Enemy legions stand beside this post.")
MONUMENT_STANDS = REASONS.add("rulings.foreign_monument", "The foreign monument here must be destroyed first.")
NOBODY_TAKES_OVER = REASONS.add("takeover.attack", "You have no unit here that can take the post over.")
COMBAT_BEFORE = REASONS.add("rulings.takeover_after_combat", "Your legions fought here in this action.")
NO_POST_LEFT = REASONS.add("limits.pieces", "All your trade posts are on the map.")
NO_BOX_LEFT = REASONS.add("limits.boxes", "Your row of this good has no free box.")
NOT_SO_MANY_SINK = REASONS.add("combat.owner_chooses", "That many legions cannot sink with the lost ships.")

# BUILD
NO_FORTRESS = REASONS.add("building.one_per_fortress", "You have no fortress here.")
HAS_BUILT = REASONS.add("building.one_per_fortress", "This fortress has built its unit in this action.")
FRESH_FORTRESS = REASONS.add("building.fresh_fortress", "This fortress was built in this action.")
BUILD_CONTESTED = REASONS.add("building.uncontested", "Nothing is built in a contested hex.")
NO_LEGIONS_YET = REASONS.add("building.legion_phase", "Legions are built from military phase I on.")
NO_SHIPS_YET = REASONS.add("building.ship_phase", "Ships are built from fleet phase I on.")
NO_PORT = REASONS.add("building.port", "Ships are built in ports only.")
NO_UNIT_LEFT = REASONS.add("limits.pieces", "All your units of this kind are on the map.")
NO_MARKER_FOR_UNIT = REASONS.add("building.stacking", "You have no free army or fleet marker for a further unit here.")
BUILD_TOO_DEAR = REASONS.add("building.price", "You cannot pay for this.")
NO_CITY = REASONS.add("building.fortress_site", "Fortresses are built in cities.")
NO_OWN_POST = REASONS.add("building.fortress_site", "You have no trade post here.")
HAS_FORTRESS = REASONS.add("building.one_per_hex", "A fortress stands here already.")
ONE_IN_A_HEX = REASONS.add("building.one_per_hex", "In one action a hex gets a fortress or a monument, not both.")
NO_FORTRESS_LEFT = REASONS.add("limits.pieces", "All your fortresses are on the map.")
NO_MONUMENT_SITE = REASONS.add("monuments.site", "A monument needs a city with a post or fortress of yours.")
HAS_MONUMENT = REASONS.add("building.one_per_hex", "A monument stands here already.")
ONE_MONUMENT = REASONS.add("monuments.one_per_action", "One monument is built in an action.")
NO_MONUMENT_LEFT = REASONS.add("limits.pieces", "All your monuments are on the map.")
NO_MONUMENTS_YET = REASONS.add("rulings.early_monuments", "Monuments are built from culture phase I on.")
MONUMENT_TOO_DEAR = REASONS.add("monuments.price", "You cannot pay for a monument.")

# CREATE TRADE POSTS
NOBODY_CREATES = REASONS.add("posts.legion", "You have no unit here that can create a trade post.")
SHIPS_DO_NOT_CREATE = REASONS.add("posts.legions_create", "Only legions create trade posts.")
POST_CONTESTED = REASONS.add("posts.uncontested", "No trade post is created in a contested hex.")
OCCUPIED = REASONS.add("posts.one_per_hex", "A trade post or fortress stands here already.")
NO_SECOND_POST = REASONS.add("posts.double", "No second trade post can be placed here.")
POST_TOO_DEAR = REASONS.add("posts.price", "You cannot pay for a trade post.")

# PAY FOR STABILITY, DEVELOP, ASK FOR ARMISTICE
ALREADY_GOLDEN = REASONS.add("stability.golden_age", "Your stability cannot rise beyond its Golden Age.")
PAY_TOO_DEAR = REASONS.add("stability.pay", "You cannot pay for a step of stability.")
NOT_YOURSELF = REASONS.add("stability.fifth_column", "You undermine an opponent, not yourself.")
OUT_OF_GAME = REASONS.add("revolution.units", "That empire is out of the game.")
STEADY = REASONS.add("stability.golden_age", "That empire is in its Golden Age.")
UNDERMINE_TOO_DEAR = REASONS.add("stability.fifth_column", "You cannot pay for a fifth column.")
ADVANCED_ALREADY = REASONS.add("development.step", "This cube has moved in this action.")
ROW_COMPLETE = REASONS.add("development.golden_age", "This cube has reached its Golden Age.")
NEEDS_GOODS = REASONS.add("development.conditions", "You lack an uncontested post on a good that this phase needs.")
NEEDS_LUXURIES = REASONS.add("development.culture", "You have too few different luxuries for this phase.")
NEEDS_CULTURE = REASONS.add("development.military", "Your culture is not far enough for this military phase.")
NEEDS_PHASE = REASONS.add("development.conditions", "Another row of the chart is not far enough for this phase.")
ADVANCE_TOO_DEAR = REASONS.add("development.step", "You cannot pay the price of the next space.")
NO_OFFER_TO_SELF = REASONS.add("armistice.offer", "An armistice is offered to an opponent.")
ARMISTICE_RUNS = REASONS.add("armistice.again", "Your armistice with that empire has not ended yet.")
OFFER_TOO_DEAR = REASONS.add("armistice.price", "You do not hold the price of an armistice.")

# Supply
NO_LEGION_TO_DISBAND = REASONS.add("supply.choice", "You have no legion there to remove.")
