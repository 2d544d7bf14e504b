"""The finite sets of Antike, and their members as numbers for the rules."""

from __future__ import annotations

from ...common.payment import CHIPS, RESOURCES
from ...core.domains import Domains
from .frames import FRAMES

DOMAINS = Domains(
    seat=6,
    nation=6,
    resource=RESOURCES,
    chip=CHIPS,
    kind=("legion", "galley"),
    field=("iron", "temple", "gold", "maneuver_1", "arming", "marble", "know_how", "maneuver_2"),
    # Basic know-hows first, each four places before its secondary one: an ascending order buys the basic one first.
    know_how=("wheel", "sailing", "market", "monarchy", "roads", "navigation", "currency", "democracy"),
    personage=("king", "citizen", "scholar", "general", "navigator"),
    answer=("ask", "always", "never"),
    actions=("1", "2", "3"),
    amount=tuple(str(i) for i in range(35)),
    province=50,
    way=256,  # borders, each in both directions
    frame_kind=FRAMES.names,
)
NUM_PROVINCES = DOMAINS.capacity["province"]
NUM_AMOUNTS = DOMAINS.capacity["amount"]
NUM_NATIONS = DOMAINS.capacity["nation"]

LEGION, GALLEY = range(2)
NUM_KINDS = 2
IRON_FIELD, TEMPLE_FIELD, GOLD_FIELD, MANEUVER_1, ARMING_FIELD, MARBLE_FIELD, KNOW_HOW_FIELD, MANEUVER_2 = range(8)
NUM_FIELDS = 8
WHEEL, SAILING, MARKET, MONARCHY, ROADS, NAVIGATION, CURRENCY, DEMOCRACY = range(8)
NUM_BASIC = BASIC_OFFSET = 4  # a secondary know-how stands so far behind its basic one
NUM_KNOW_HOWS = 8
KING, CITIZEN, SCHOLAR, GENERAL, NAVIGATOR = range(5)
NUM_PERSONAGES = 5
ASK, ALWAYS, NEVER = range(3)
NUM_ANSWERS = 3
NUM_ACTIONS = 3

DRAWN, PICKED, LISTED = range(3)  # how nations come to seats
PERSONAGES_WON, TEMPLE_DESTROYED, TURN_LIMIT = 1, 2, 3  # why a game ended
