"""Every refusal of Ancient Wars: its key (`no-…` in the catalogues), citation, how near it is to legal, what is to
blame, and what its sentence names (`refusal_words.py`)."""

from __future__ import annotations

from ...core.reasons import LIMIT, MEANS, STATE, THING, TIME, Reasons
from . import refusal_words as words
from .refusal_words import together

REASONS = Reasons()
FINE = REASONS.fine

GAME_OVER = REASONS.add("game-over", "ending.time_limit", TIME)
WRONG_TIME = REASONS.add("wrong-time", "turn.sequence", TIME, "", words.asked, ("asked",))
NO_SUCH_PLACE = REASONS.add("no-such-place", "setup.spaces", THING, "space")

NOT_IN_DECK = REASONS.add("not-in-deck", "cards.top_card", THING, "card", words.card_asked, ("card",))
NOT_IN_DISCARDS = REASONS.add("not-in-discards", "cards.discard_pick", STATE, "card", words.card_asked, ("card",))
NO_SUPREME_LEADER = REASONS.add("no-supreme-leader", "cards.discard_pick", MEANS, "", words.supreme, ("leader",))
NOT_YOUR_CARD = REASONS.add("not-your-card", "cards.opening", THING, "card", words.card_asked, ("card",))

NOT_SUBJECT_TO_ATTRITION = REASONS.add(
    "no-attrition", "supply.leaders_and_fleets", THING, "unit", words.unit, ("unit",)
)
NOT_IN_CHECKED_SPACE = REASONS.add(
    "not-in-checked-space", "supply.choice", STATE, "unit", together(words.unit, words.origin), ("unit", "from")
)
CHECKED_ALREADY = REASONS.add("checked-already", "supply.choice", STATE, "unit", words.unit, ("unit",))

NOT_TO_SUBVERT = REASONS.add(
    "not-to-subvert", "events.subvert", THING, "unit", together(words.unit, words.card), ("unit", "card")
)
OUT_OF_SUBVERSION = REASONS.add("out-of-subversion", "events.subvert", STATE, "unit", words.unit, ("unit",))

NOT_IN_BOX = REASONS.add("not-in-box", "recruiting.from_box", STATE, "unit", words.unit, ("unit",))
OUT_OF_THE_GAME = REASONS.add("out-of-the-game", "leaders.supreme_lost", THING, "unit", words.unit, ("unit",))
NOT_ON_CARD = REASONS.add(
    "not-on-card", "recruiting.by_card", THING, "unit", together(words.unit, words.card), ("unit", "card")
)
ENTRY_IS_PAST = REASONS.add(
    "entry-is-past", "rulings.entries_any_order", STATE, "unit", together(words.unit, words.card), ("unit", "card")
)
TOO_EARLY = REASONS.add(
    "too-early",
    "recruiting.earliest_turn",
    LIMIT,
    "unit",
    together(words.unit, words.first_turn),
    ("unit", "turn", "now"),
)
NO_PLACE_FOR_IT = REASONS.add("no-place-for-it", "recruiting.lost", LIMIT, "unit", words.unit, ("unit",))
ENEMIES_THERE = REASONS.add("enemies-there", "recruiting.place", STATE, "space", words.space, ("space",))
NOT_A_HOME = REASONS.add(
    "not-a-home", "recruiting.place", THING, "space", together(words.space, words.in_hand), ("space", "unit")
)
NOT_A_LISTED_PLACE = REASONS.add(
    "not-a-listed-place",
    "recruiting.listed_places",
    THING,
    "space",
    together(words.space, words.card),
    ("space", "card"),
)
NO_LAND_UNIT_THERE = REASONS.add(
    "no-land-unit-there",
    "recruiting.fleet_needs_land_unit",
    LIMIT,
    "space",
    together(words.space, words.in_hand),
    ("space", "unit"),
)
NOT_IN_LEVY = REASONS.add("not-in-levy", "recruiting.levy", THING, "unit", words.unit, ("unit",))

NO_CAMPS = REASONS.add("no-camps", "camps.build", THING, "", words.asked, ("asked",))
NO_LEGION = REASONS.add("no-legion", "camps.build", THING, "unit", words.unit, ("unit",))
BUILT_ALREADY = REASONS.add("built-already", "camps.builder_stays", STATE, "unit", words.unit, ("unit",))
ROMAN_FORTRESS = REASONS.add("roman-fortress", "camps.not_at_fortress", STATE, "unit", words.own_place, ("space",))
CAMP_THERE = REASONS.add("camp-there", "camps.build", STATE, "unit", words.own_place, ("space",))
NO_CAMP_PIECE = REASONS.add("no-camp-piece", "camps.pieces", MEANS, "", words.camp_pieces, ("n",))
NO_CAMP_TO_PULL_UP = REASONS.add("no-camp-to-pull-up", "camps.pull_up", STATE, "space", words.space, ("space",))

NOTHING_TO_MARCH = REASONS.add(
    "nothing-to-march", "movement.by_card", THING, "space", together(words.space, words.card), ("space", "card")
)
ALL_HAVE_MOVED = REASONS.add("all-have-moved", "movement.once", STATE, "space", words.space, ("space",))
AMONG_ENEMIES = REASONS.add("among-enemies", "recruiting.home_even_if_enemy", STATE, "space", words.space, ("space",))
NO_LAND_ROUTE = REASONS.add("no-land-route", "setup.routes", THING, "space", words.space, ("space",))
AT_SEA = REASONS.add("at-sea", "fleets.sea_and_ports", THING, "space", words.space, ("space",))
TOO_FAR = REASONS.add(
    "too-far", "movement.distance", LIMIT, "space", together(words.space, words.longest_march), ("space", "n")
)
BEHIND_BARRIER = REASONS.add("behind-barrier", "movement.barrier", LIMIT, "space", words.space, ("space",))
BEHIND_STOP = REASONS.add("behind-stop", "movement.terrain_stop", LIMIT, "space", words.space, ("space",))
BEHIND_ENEMIES = REASONS.add("behind-enemies", "movement.engagement", LIMIT, "space", words.space, ("space",))
NOT_IN_STACK = REASONS.add(
    "not-in-stack", "movement.stacks", STATE, "unit", together(words.unit, words.origin), ("unit", "from")
)
NO_LAND_UNIT = REASONS.add("no-land-unit", "movement.by_card", THING, "unit", words.unit, ("unit",))
MOVED_ALREADY = REASONS.add("moved-already", "movement.once", STATE, "unit", words.unit, ("unit",))
TAKEN_ALREADY = REASONS.add("taken-already", "movement.stacks", STATE, "unit", words.unit, ("unit",))
CANNOT_KEEP_UP = REASONS.add(
    "cannot-keep-up",
    "movement.by_card",
    LIMIT,
    "unit",
    together(words.unit, words.allowance, words.target),
    ("unit", "n", "to"),
)
BARRIER_STAYS = REASONS.add(
    "barrier-stays", "movement.barrier", LIMIT, "unit", together(words.unit, words.target), ("unit", "to")
)
STATIC_UNIT = REASONS.add("static-unit", "movement.static", THING, "unit", words.unit, ("unit",))
NOTHING_IN_HAND = REASONS.add("nothing-in-hand", "movement.stacks", STATE)
NO_WHOLE_STACK = REASONS.add("no-whole-stack", "movement.stacks", STATE)

NO_FLEET = REASONS.add("no-fleet", "fleets.by_card", THING, "unit", words.unit, ("unit",))
NO_FLEET_MOVES = REASONS.add(
    "no-fleet-moves", "fleets.by_card", MEANS, "", together(words.card, words.fleet_moves), ("card", "n")
)
ROLLED_ALREADY = REASONS.add("rolled-already", "fleets.roll", STATE, "unit", words.unit, ("unit",))
FLEET_AMONG_ENEMIES = REASONS.add("fleet-among-enemies", "rulings.risen_stay", STATE, "unit", words.unit, ("unit",))
NO_SEA_ROUTE = REASONS.add("no-sea-route", "setup.routes", STATE, "unit", words.unit, ("unit",))
NOT_A_PORT = REASONS.add("not-a-port", "fleets.end_in_port", THING, "space", words.space, ("space",))
ROLL_TOO_LOW = REASONS.add(
    "roll-too-low", "fleets.roll", LIMIT, "space", together(words.space, words.die), ("space", "n")
)
PORT_CLOSED = REASONS.add(
    "port-closed",
    "fleets.closed_port",
    LIMIT,
    "space",
    together(words.space, words.opening_turn),
    ("space", "turn", "now"),
)
FLEETS_NOT_CARRIED = REASONS.add("fleets-not-carried", "fleets.no_fleet_aboard", THING, "unit", words.unit, ("unit",))
NOT_IN_PORT = REASONS.add(
    "not-in-port", "fleets.embark", STATE, "unit", together(words.unit, words.port), ("unit", "from")
)
EMBARK_UNMOVED = REASONS.add("embark-unmoved", "fleets.unmoved", STATE, "unit", words.unit, ("unit",))
NOT_LISTED = REASONS.add(
    "not-listed", "fleets.embark", LIMIT, "unit", together(words.unit, words.card), ("unit", "card")
)
NOT_ABOARD = REASONS.add("not-aboard", "fleets.storms", STATE, "unit", words.unit, ("unit",))

NO_BATTLE_THERE = REASONS.add("no-battle-there", "battle.mandatory", STATE, "space", words.space, ("space",))
BATTLES_LEFT = REASONS.add("battles-left", "battle.mandatory", STATE, "", words.battles_left, ("places",))
NO_AMBUSH = REASONS.add("no-ambush", "events.ambush", LIMIT, "space", words.space, ("space",))
NOT_IN_BATTLE = REASONS.add(
    "not-in-battle", "battle.alternate", STATE, "unit", together(words.unit, words.battle), ("unit", "battle")
)
PANICKED_CANNOT_FIGHT = REASONS.add("unit-panicked", "results.panic", STATE, "unit", words.unit, ("unit",))
FOUGHT_ALREADY = REASONS.add("fought-already", "battle.alternate", STATE, "unit", words.unit, ("unit",))
NOT_A_TARGET = REASONS.add("not-a-target", "results.elimination", STATE, "unit", words.unit, ("unit",))
CANNOT_PANIC = REASONS.add("cannot-panic", "elite.defending", LIMIT, "unit", words.unit, ("unit",))

NOT_NEAREST_PORT = REASONS.add("not-nearest-port", "retreat.fleets", LIMIT, "space", words.space, ("space",))
NOT_ADJACENT = REASONS.add(
    "not-adjacent", "retreat.together", THING, "space", together(words.space, words.battle), ("space", "battle")
)
ENEMIES_IN_RETREAT = REASONS.add("enemies-in-retreat", "retreat.unoccupied", STATE, "space", words.space, ("space",))
RETREAT_BARRIER = REASONS.add("retreat-barrier", "retreat.barrier", LIMIT, "space", words.space, ("space",))
FLEETS_FULL = REASONS.add("fleets-full", "fleets.embark", MEANS, "", words.capacity, ("n",))

NO_REWARD = REASONS.add(
    "no-reward", "major_battles.reward", THING, "unit", together(words.unit, words.battle), ("unit", "battle")
)
NOT_ON_MAP = REASONS.add("not-on-map", "major_battles.morale", STATE, "unit", words.unit, ("unit",))
NOT_NEXT_TO_BATTLE = REASONS.add(
    "not-next-to-battle", "pursuit.one_space", THING, "space", together(words.space, words.battle), ("space", "battle")
)
PURSUIT_BARRIER = REASONS.add("pursuit-barrier", "pursuit.barrier", LIMIT, "space", words.space, ("space",))
NOBODY_PURSUES = REASONS.add("nobody-pursues", "pursuit.who", LIMIT, "", words.battle, ("battle",))
LEADER_FIRST = REASONS.add(
    "leader-first", "pursuit.barrier", LIMIT, "unit", together(words.unit, words.target), ("unit", "to")
)
CANNOT_PURSUE = REASONS.add("cannot-pursue", "pursuit.who", LIMIT, "unit", words.unit, ("unit",))
REWARD_STAYS = REASONS.add("reward-stays", "major_battles.no_pursuit", LIMIT, "unit", words.unit, ("unit",))
