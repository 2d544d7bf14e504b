"""Every refusal of Ancient Wars: code, citation, sentence."""

from __future__ import annotations

from ...core.reasons import Reasons

REASONS = Reasons()
FINE = REASONS.fine

GAME_OVER = REASONS.add("ending.time_limit", "The game is over.")
WRONG_TIME = REASONS.add("turn.sequence", "That is not what is being decided now.")
NO_SUCH_PLACE = REASONS.add("setup.spaces", "There is no such space on this map.")

NOT_IN_DECK = REASONS.add("cards.top_card", "This card cannot be the top card of the deck.")
NOT_IN_DISCARDS = REASONS.add("cards.discard_pick", "This card does not lie among your discards.")
NO_SUPREME_LEADER = REASONS.add(
    "cards.discard_pick", "Only with your Supreme Leader on the map you choose from the discards."
)
NOT_YOUR_CARD = REASONS.add("cards.opening", "This card is not in your deck.")

NOT_SUBJECT_TO_ATTRITION = REASONS.add("supply.leaders_and_fleets", "Leaders, fleets and camps suffer no attrition.")
NOT_IN_CHECKED_SPACE = REASONS.add("supply.choice", "This unit is not in the space being checked.")
CHECKED_ALREADY = REASONS.add("supply.choice", "This unit has rolled already.")

NOT_TO_SUBVERT = REASONS.add("events.subvert", "The card does not speak of such a unit.")
OUT_OF_SUBVERSION = REASONS.add("events.subvert", "This unit is not in a space next to your units.")

NOT_IN_BOX = REASONS.add("recruiting.from_box", "This unit is not in your Recruit Box.")
OUT_OF_THE_GAME = REASONS.add("leaders.supreme_lost", "An eliminated Supreme Leader is out of the game.")
NOT_ON_CARD = REASONS.add("recruiting.by_card", "The entry of the card being worked off does not recruit this unit.")
TOO_EARLY = REASONS.add("recruiting.earliest_turn", "This unit cannot be recruited before its turn.")
NO_PLACE_FOR_IT = REASONS.add("recruiting.lost", "There is no space where this unit could be placed.")
ENEMIES_THERE = REASONS.add("recruiting.place", "Recruits are not placed among enemies.")
NOT_A_HOME = REASONS.add("recruiting.place", "This space is no home of the unit.")
NOT_A_LISTED_PLACE = REASONS.add("recruiting.listed_places", "The card names other places for its recruits.")
NO_LAND_UNIT_THERE = REASONS.add(
    "recruiting.fleet_needs_land_unit", "This fleet needs a port with a land unit of its side."
)
NOT_IN_LEVY = REASONS.add("recruiting.levy", "The levy does not raise this unit.")

NO_CAMPS = REASONS.add("camps.build", "Camps are built by the Roman, and only with the advanced rule.")
NO_LEGION = REASONS.add("camps.build", "Only a legion on the map builds a camp.")
BUILT_ALREADY = REASONS.add("camps.builder_stays", "This legion has built a camp in this turn.")
ROMAN_FORTRESS = REASONS.add("camps.not_at_fortress", "There is a fortress for Romans in this space.")
CAMP_THERE = REASONS.add("camps.build", "There is a camp in this space already.")
NO_CAMP_PIECE = REASONS.add("camps.pieces", "All camps are on the map.")
NO_CAMP_TO_PULL_UP = REASONS.add("camps.pull_up", "There is no camp in this space.")

NOTHING_TO_MARCH = REASONS.add("movement.by_card", "The card moves none of your units in this space.")
ALL_HAVE_MOVED = REASONS.add("movement.once", "The units in this space have moved, or one has built a camp.")
AMONG_ENEMIES = REASONS.add("recruiting.home_even_if_enemy", "Units among enemies stay and fight.")
NO_LAND_ROUTE = REASONS.add("setup.routes", "No land route leaves this space.")
AT_SEA = REASONS.add("fleets.sea_and_ports", "Land units cross the sea only aboard fleets.")
TOO_FAR = REASONS.add("movement.distance", "No unit of the stack can march so far.")
BEHIND_BARRIER = REASONS.add("movement.barrier", "A geographical barrier lies in between.")
BEHIND_STOP = REASONS.add("movement.terrain_stop", "The terrain in between stops every march.")
BEHIND_ENEMIES = REASONS.add("movement.engagement", "Enemy units in between stop every march.")
NOT_IN_STACK = REASONS.add("movement.stacks", "This unit is not in the space from which the stack goes.")
MOVED_ALREADY = REASONS.add("movement.once", "This unit has moved in this turn, or has built a camp.")
TAKEN_ALREADY = REASONS.add("movement.stacks", "This unit is going already.")
CANNOT_KEEP_UP = REASONS.add("movement.by_card", "The card does not move this unit so far.")
BARRIER_STAYS = REASONS.add("movement.barrier", "The card does not lift the barrier for this unit.")
STATIC_UNIT = REASONS.add("movement.static", "This unit never moves.")
NOTHING_IN_HAND = REASONS.add("movement.stacks", "At least one unit must go.")
NO_WHOLE_STACK = REASONS.add(
    "movement.stacks", "The whole stack is taken at once or not at all, and it has two units or more."
)

NO_FLEET = REASONS.add("fleets.by_card", "This is no fleet of yours on the map.")
NO_FLEET_MOVES = REASONS.add("fleets.by_card", "The card has no fleet move left.")
ROLLED_ALREADY = REASONS.add("fleets.roll", "This fleet has rolled in this turn.")
NO_SEA_ROUTE = REASONS.add("setup.routes", "No sea route leaves this space.")
NOT_A_PORT = REASONS.add("fleets.end_in_port", "A fleet ends its move in a port.")
ROLL_TOO_LOW = REASONS.add("fleets.roll", "The roll does not carry the fleet so far.")
PORT_CLOSED = REASONS.add("fleets.closed_port", "This port is closed to your fleets until its turn comes.")
FLEETS_NOT_CARRIED = REASONS.add("fleets.no_fleet_aboard", "Fleets carry land units only.")
NOT_IN_PORT = REASONS.add("fleets.embark", "This unit is not in the port where the fleet begins.")
EMBARK_UNMOVED = REASONS.add("fleets.unmoved", "A unit that has moved cannot go aboard.")
NOT_LISTED = REASONS.add("fleets.embark", "The card does not move this unit (option transport).")
NOT_ABOARD = REASONS.add("fleets.storms", "This unit is not aboard.")

NO_BATTLE_THERE = REASONS.add("battle.mandatory", "There are not units of both sides in this space.")
BATTLES_LEFT = REASONS.add("battle.mandatory", "No battle can be declined.")
NO_AMBUSH = REASONS.add("events.ambush", "No ambush can be laid here with this card.")
NOT_IN_BATTLE = REASONS.add("battle.alternate", "This is no unit of yours in this battle.")
PANICKED_CANNOT_FIGHT = REASONS.add("results.panic", "A panicked unit rolls no dice.")
FOUGHT_ALREADY = REASONS.add("battle.alternate", "This unit has rolled in this round.")
NOT_A_TARGET = REASONS.add("results.elimination", "This is no unit of yours that could be chosen.")
CANNOT_PANIC = REASONS.add("elite.defending", "Elite defenders do not panic.")

NOT_NEAREST_PORT = REASONS.add("retreat.fleets", "This is not a nearest port with units of yours.")
NOT_ADJACENT = REASONS.add("retreat.together", "No land route leads there from the battle.")
ENEMIES_IN_RETREAT = REASONS.add("retreat.unoccupied", "Enemy units are in this space.")
RETREAT_BARRIER = REASONS.add("retreat.barrier", "Without a leader beaten units do not cross the barrier.")
FLEETS_FULL = REASONS.add("fleets.embark", "The fleets are full.")

NO_REWARD = REASONS.add("major_battles.reward", "This unit cannot be received in the space of the battle.")
NOT_ON_MAP = REASONS.add("major_battles.morale", "This is no unit of yours on the map.")
NOT_NEXT_TO_BATTLE = REASONS.add("pursuit.one_space", "No land route leads there from the battle.")
PURSUIT_BARRIER = REASONS.add("pursuit.barrier", "Without a leader pursuers do not cross the barrier.")
CANNOT_PURSUE = REASONS.add("pursuit.who", "Only leaders and cavalry that are not panicked pursue, each once.")
REWARD_STAYS = REASONS.add("major_battles.no_pursuit", "A unit just received does not pursue.")
