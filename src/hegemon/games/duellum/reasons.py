"""Every refusal of Antike Duellum: code, citation, sentence."""

from __future__ import annotations

from ...core.reasons import Reasons
from .domains import ACADEMY, CARDS

REASONS = Reasons()
FINE = REASONS.fine

GAME_OVER = REASONS.add("ending.nine_personages", "The game is over.")
WRONG_TIME = REASONS.add("turn.sequence", "That is not what is being decided now.")
NO_SUCH_PLACE = REASONS.add("setup.nations", "There is no such region or border on this side of the board.")

CANNOT_PAY_STEPS = REASONS.add("rondel.extra_steps", "You lack chips and coins for so many fields.")
NONE_OF_THESE = REASONS.add("payment.bank", "You own no chip or coin of this kind.")
COINS_OUT_OF_RANGE = REASONS.add(
    "payment.coins_substitute", "So many coins cannot stand in for chips: too few are left, or fewer are due."
)

NOT_YOUR_CITY_TEMPLE = REASONS.add("temples.own_city", "Temples are built at your own cities.")
HAS_TEMPLE = REASONS.add("temples.one_per_city", "This city has a temple already.")
NO_TEMPLE_LEFT = REASONS.add("temples.supply", "All temples stand on the board.")
TEMPLE_TOO_DEAR = REASONS.add("temples.cost", "You cannot pay the marble for a temple.")
TEMPLE_SURCHARGE = REASONS.add("temples.coin_per_neighbour", "You lack the coins for the temples in adjacent regions.")

NOT_YOUR_CITY_WALL = REASONS.add("walls.own_city", "Town walls are built at your own cities.")
HAS_WALL = REASONS.add("walls.one_per_city", "This city has a town wall already.")
NO_WALL_IN_SUPPLY = REASONS.add("walls.personal_supply", "You have no town wall in your personal supply.")
WALL_TOO_DEAR = REASONS.add("walls.cost", "You cannot pay the marble for a town wall.")

NOT_YOUR_CITY_ARMING = REASONS.add("arming.own_city", "New units are placed at your own cities.")
CITY_FULL = REASONS.add("arming.limit", "This city has received its new unit in this turn.")
TEMPLE_CITY_FULL = REASONS.add("arming.limit_temple", "This city has received its three new units in this turn.")
BOX_EMPTY = REASONS.add("arming.from_box", "There is no such unit in your recruitment box.")
LOST_THIS_TURN = REASONS.add("arming.no_rearm", "What is left in the box came there in this turn.")
BORDERS_DO_NOT_FIT = REASONS.add("arming.border_kind", "The borders of this region do not admit this kind of unit.")
ARMING_TOO_DEAR = REASONS.add("arming.cost", "You cannot pay the iron for this unit.")
NO_TEMPLE_FOR_SPECIAL = REASONS.add("special_units.temple", "A special unit is armed only at a city with a temple.")
SPECIAL_TOO_DEAR = REASONS.add("special_units.cost", "You cannot pay the iron for a special unit.")

ALREADY_DEVELOPED = REASONS.add("know_how.once", "You have this know-how already.")
FIRST_PRICE_TOO_DEAR = REASONS.add("know_how.price_first", "You cannot pay the price of the first to develop it.")
LATER_PRICE_TOO_DEAR = REASONS.add("know_how.price_later", "You cannot pay the price of this know-how.")
SUPPLY_EMPTY = REASONS.add("recruiting.from_supply", "Your supply holds no such unit.")
LEGION_TOO_DEAR = REASONS.add("recruiting.cost_legion", "You cannot pay the gold for a legion.")
GALLEY_TOO_DEAR = REASONS.add("recruiting.cost_galley", "You cannot pay the gold for a galley.")

NO_UNIT_TO_MOVE = REASONS.add("movement.one_border", "You have no such unit in this region.")
HAS_MOVED = REASONS.add("movement.once", "Every such unit in this region has moved.")
BORDER_CLOSED = REASONS.add("movement.borders", "This unit cannot cross this border.")
NO_UNIT_IN_HAND = REASONS.add("movement.once", "No unit is on its way, or it is not in this region.")
NO_BORDER_LEFT = REASONS.add("movement.one_border", "The unit has crossed as many borders as it may.")

NO_HOSTILE_CITY = REASONS.add("conquest.hostile_city", "There is no city of the other nation in this region.")
NOT_ENOUGH_UNITS = REASONS.add("conquest.enough_units", "Your units here do not match the defence of the city.")
NO_TROOPS = REASONS.add("rulings.special_needs_troops", "A special unit conquers nothing without a legion or galley.")
SAVED_BY_FORTRESS = REASONS.add("events.fortress", "Fortress has saved this city for this turn.")
LOSSES_DO_NOT_FIT = REASONS.add("conquest.losses", "So many legions cannot be among the units removed.")

NO_SITE = REASONS.add("founding.site", "There is no city site in this region.")
SITE_TAKEN = REASONS.add("founding.free_site", "There is a city in this region already.")
NO_UNIT_THERE = REASONS.add("founding.unit_present", "None of your legions and galleys stands in this region.")
NO_TOKEN_LEFT = REASONS.add("founding.tokens", "The bank has no city token of this resource.")
CITY_TOO_DEAR = REASONS.add("founding.cost", "You cannot pay the marble, iron and gold for a city.")
CITY_SURCHARGE = REASONS.add("founding.coin_per_neighbour", "You lack the coins for adjacent cities of this resource.")

NO_COMMERCIUM = REASONS.add("trade.needs_commercium", "Only with Commercium you may trade with the bank.")
COMMERCIUM_JUST_BOUGHT = REASONS.add("trade.not_when_bought", "Commercium cannot be used in the turn it is developed.")
TOO_FEW_TO_TRADE = REASONS.add("trade.rate", "You have too few chips for a trade.")
COINS_NOT_TRADED = REASONS.add("trade.rate", "Coins are not among the chips given in a trade (option trade_coins).")

NOT_IN_YOUR_HAND = REASONS.add("events.own_turn", "You do not have this card in hand.")
NOT_THIS_CARD_NOW = REASONS.add("events.fortress", "Only Fortress answers a conquest.")
NO_EFFECT = REASONS.add("events.own_turn", "The card can do nothing at the moment.")
NOT_ON_DISPLAY = REASONS.add("events.display", "This card does not lie on the display.")
NOT_IN_DECK = REASONS.add("events.reshuffle", "This card is not in the deck.")
COINS_NOT_SWAPPED = REASONS.add("events.market_day", "Market Day exchanges resource chips, no coins.")
NOTHING_SWAPPED = REASONS.add("events.market_day", "Give one chip at least: the card is on the table.")
NOT_THE_MOST = REASONS.add("events.embargo", "The other nation holds more of another resource.")

NO_LEGION_THERE = REASONS.add(
    "events.deserters", "No hostile legion stands there away from the cities of its own nation."
)
NO_WALL_THERE = REASONS.add("events.earthquake", "There is no town wall in this region.")
NO_CITY_TO_MUSTER = REASONS.add("events.muster", "Muster needs an own city without a temple.")
NO_GALLEY_THERE = REASONS.add("events.pirates", "No hostile galley stands there on the open sea.")
NO_CITY_FOR_RAMPART = REASONS.add("events.rampart", "Rampart needs an own city without a town wall.")

# One code per card that is bound to a moment: CARD_NOT_NOW + its place behind ACADEMY, the first of these cards.
WHEN = (
    ("academy", "in your Scientia action"),
    ("dockyard", "in your Scientia action"),
    ("forced_march", "while you move"),
    ("levy", "in your Scientia action"),
    ("master_mason", "in your Templum action"),
    ("mercenaries", "in your Militia action"),
    ("muster", "in your Militia action"),
    ("philosopher", "in your Scientia action"),
    ("siege_tower", "in your Duellum action"),
    ("tailwind", "while you move"),
    ("veterans", "in your Duellum action"),
    ("charter", "in your Templum action or when you found cities"),
    ("fortress", "when the other nation announces a conquest"),
    ("herald", "before your stone moves"),
    ("rich_vein", "after your production action"),
    ("settlers", "when you found cities"),
)
assert tuple(card for card, _ in WHEN) == CARDS[ACADEMY:]
CARD_NOT_NOW = len(REASONS)
for _card, _moment in WHEN:
    REASONS.add(f"events.{_card}", f"This card is played {_moment}.")
