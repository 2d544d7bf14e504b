"""The finite sets of Antike Duellum, and their members as numbers for the rules."""

from __future__ import annotations

from ...common.payment import CHIPS, RESOURCES
from ...core.domains import Domains
from .frames import FRAMES

# Event cards in three groups (playable at any time, with an action, at another moment); the rules dispatch by group.
CARDS = (
    *("burglary", "deserters", "earthquake", "embargo", "market_day", "oracle", "pirates", "rampart", "tribute"),
    *("academy", "dockyard", "forced_march", "levy", "master_mason", "mercenaries", "muster", "philosopher"),
    *("siege_tower", "tailwind", "veterans"),
    *("charter", "fortress", "herald", "rich_vein", "settlers"),
)
DOMAINS = Domains(
    seat=2,
    resource=RESOURCES,
    chip=CHIPS,
    kind=("legion", "galley"),
    piece=("legion", "galley", "special"),
    unit=("legion", "galley", "commander", "admiral"),  # as people call them
    field=("ferrum", "templum", "aurum", "duellum_1", "militia", "marmor", "scientia", "duellum_2"),
    know_how=("strata", "navigatio", "moneta", "res_publica", "commercium"),
    personage=("king", "citizen", "scholar", "general", "navigator"),
    card=CARDS,
    amount=tuple(str(i) for i in range(16)),
    mark=32,  # numbers of the personage track
    region=40,
    way=224,
    frame_kind=FRAMES.names,
)
NUM_REGIONS = DOMAINS.capacity["region"]
NUM_WAYS = DOMAINS.capacity["way"]
NUM_AMOUNTS = DOMAINS.capacity["amount"]
NUM_CARDS = len(CARDS)

LEGION, GALLEY, SPECIAL = range(3)
NUM_KINDS, NUM_PIECES = 2, 3
FERRUM, TEMPLUM, AURUM, DUELLUM_1, MILITIA, MARMOR, SCIENTIA, DUELLUM_2 = range(8)
NUM_FIELDS = 8
STRATA, NAVIGATIO, MONETA, RES_PUBLICA, COMMERCIUM = range(5)
NUM_KNOW_HOWS = 5
KING, CITIZEN, SCHOLAR, GENERAL, NAVIGATOR = range(5)
NUM_PERSONAGES = 5

BURGLARY, DESERTERS, EARTHQUAKE, EMBARGO, MARKET_DAY, ORACLE, PIRATES, RAMPART, TRIBUTE = range(9)
ACADEMY, DOCKYARD, FORCED_MARCH, LEVY, MASTER_MASON, MERCENARIES, MUSTER, PHILOSOPHER = range(9, 17)
SIEGE_TOWER, TAILWIND, VETERANS = range(17, 20)
CHARTER, FORTRESS, HERALD, RICH_VEIN, SETTLERS = range(20, 25)

OWNED, BOUGHT = 1, 2  # a know-how owned; one developed in this turn, which is owned when the turn ends
NINE_PERSONAGES, TURN_LIMIT = 1, 2  # why a game ended
