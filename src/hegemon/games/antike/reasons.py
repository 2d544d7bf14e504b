"""Every refusal of Antike: code, citation, sentence."""

from __future__ import annotations

from ...core.reasons import Reasons

REASONS = Reasons()
FINE = REASONS.fine

GAME_OVER = REASONS.add("ending.personages", "The game is over.")
WRONG_TIME = REASONS.add("turn.sequence", "That is not what is being decided now.")

NOT_ON_OFFER = REASONS.add("setup.nation_cards", "This nation card does not lie on the table.")
NOT_A_NATION = REASONS.add("setup.doubled_start", "This nation does not take part.")
NOT_ON_YOUR_CARD = REASONS.add("setup.longer", "Your start city is one of the three on your nation card.")
START_SITE_TAKEN = REASONS.add("setup.doubled_start", "The other nation begins in this city.")
START_RESOURCE_TAKEN = REASONS.add("setup.start_cities", "You have a start city with this resource already.")

ANSWER_AS_BEFORE = REASONS.add("battle.answer", "That is your stored answer already.")
ANSWER_CHANGED = REASONS.add("battle.answer", "You have changed your stored answer in this turn.")

CANNOT_PAY_STEPS = REASONS.add("rondel.extra_steps", "You lack chips and coins for so many wedges beyond the third.")
NONE_OF_THESE = REASONS.add("payment.bank", "You own no chip or coin of this kind.")
COINS_OUT_OF_RANGE = REASONS.add(
    "payment.coins_substitute", "So many coins cannot stand in for chips: too few are left, or fewer are due."
)

NOT_YOUR_CITY_TEMPLE = REASONS.add("temples.own_city", "Temples are built at your own cities.")
HAS_TEMPLE = REASONS.add("temples.one_per_city", "This city has a temple already.")
NO_TEMPLE_LEFT = REASONS.add("temples.supply", "All temples stand on the board.")
TEMPLE_TOO_DEAR = REASONS.add("temples.cost", "You cannot pay the marble for a temple.")

NOT_YOUR_CITY_ARMING = REASONS.add("arming.own_city", "New units are set up in provinces with your own cities.")
CITY_FULL = REASONS.add("arming.limit", "This city has received its new unit in this turn.")
TEMPLE_CITY_FULL = REASONS.add("arming.limit_temple", "This city has received its three new units in this turn.")
BORDERS_DO_NOT_FIT = REASONS.add("arming.border_kind", "The borders of this province do not admit this kind of unit.")
SUPPLY_EMPTY = REASONS.add("arming.supply", "Your supply holds no such unit.")
ARMING_TOO_DEAR = REASONS.add("arming.cost", "You cannot pay the iron for a unit.")

ALREADY_KNOWN = REASONS.add("know_how.once", "You have this know-how already.")
NEEDS_BASIC = REASONS.add("know_how.basic_first", "You lack the basic know-how that this one is built on.")
BASIC_TOO_DEAR = REASONS.add("know_how.price_basic", "You cannot pay the gold for this basic know-how.")
SECONDARY_TOO_DEAR = REASONS.add("know_how.price_secondary", "You cannot pay the gold for this secondary know-how.")

BORDER_CLOSED = REASONS.add("movement.borders", "There is no border to this province that this kind of unit can cross.")
NO_UNIT_TO_MOVE = REASONS.add("movement.one_action", "You have no such unit in this province.")
NO_SUCH_ACTIONS = REASONS.add("movement.count", "No unit of this kind has so many actions left in this province.")
NO_OTHERS_TO_MOVE = REASONS.add("movement.count", "Only one unit is on its way here: no others go with it.")
NO_OWN_UNIT_TO_FIGHT = REASONS.add("battle.own_call", "You have no unit of this kind in this province.")
NO_FOREIGN_UNIT = REASONS.add("battle.same_kind", "This nation has no unit of the same kind in this province.")

NO_FOREIGN_CITY = REASONS.add("conquest.foreign_city", "There is no city of another nation in this province.")
LAST_CITY = REASONS.add("conquest.last_city", "The last city of a nation cannot be conquered.")
NO_READY_UNITS = REASONS.add("conquest.ready_units", "None of your units here has an action left.")
NOT_ENOUGH_UNITS = REASONS.add(
    "conquest.enough_units", "Your units with an action left do not match the defence strength of the city."
)
LOSSES_DO_NOT_FIT = REASONS.add("conquest.losses", "So many legions cannot be among the units removed.")
NOT_YOURS_TO_GIVE_UP = REASONS.add("conquest.give_up", "You can give up only a city of your own.")

SITE_TAKEN = REASONS.add("founding.free_site", "There is a city in this province already.")
NO_UNIT_THERE = REASONS.add("founding.unit_present", "None of your legions and galleys stands in this province.")
NO_STONE_LEFT = REASONS.add("founding.stone", "You have no city stone left.")
CITY_TOO_DEAR = REASONS.add("founding.cost", "You cannot pay the marble, iron and gold for a city.")

NOT_ALL_KNOW_HOWS = REASONS.add("trade.all_know_hows", "Only with all eight know-hows you may trade with the bank.")
TOO_FEW_TO_TRADE = REASONS.add("trade.rate", "You have too few chips for a trade.")
COINS_NOT_TRADED = REASONS.add("trade.rate", "Coins are not given in a trade (option trade_coins).")
GIVEN_AND_TAKEN = REASONS.add("trade.rate", "Take a kind of chip that you did not give.")

NOT_THE_HIGHEST_STACK = REASONS.add("personages.extra", "The extra personage comes from one of the highest stacks.")
