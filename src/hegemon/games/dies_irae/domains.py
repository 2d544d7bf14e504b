"""The finite sets of Dies Irae, and their members as numbers for the rules."""

from __future__ import annotations

from ...core.domains import Domains
from .frames import FRAMES

ACTIONS = ("move", "attack", "build", "create", "stability", "develop", "pass", "armistice")
ROWS = ("military", "fleet", "economy", "culture")
ITEMS = (
    *("legion", "ship", "fortress", "trade_post", "monument"),
    *("stability", "armistice", "maintenance", "fifth_column"),
)
CAUSES = (
    *("luxury", "capital", "monument", "monument_lost", "phase", "province", "province_lost"),
    *("refusal", "payment", "undermined", "maintenance"),
)
PHASES = 4
DOMAINS = Domains(
    seat=3,
    kind=("legion", "ship"),
    force=6,  # the legions or the ships of a seat
    row=ROWS,
    track=("provinces", "islands"),
    action=ACTIONS,
    item=ITEMS,
    place=("first", "second", "third"),
    cause=CAUSES,  # why stability moves
    stage=tuple(f"{row}_{phase + 1}" for row in ROWS for phase in range(PHASES)),  # a phase of a row
    amount=tuple(str(i) for i in range(25)),
    frame_kind=FRAMES.names,
    hex=720,
    site=128,
    area=40,
    good=20,
    pair=3,  # two seats: greece and persia, greece and egypt, persia and egypt
    slot=24,  # stacks of a force
    side=6,  # of a hex
    member=12,  # merchandise hexes of an area
    box=13,  # posts on a good: 0 to 12
    phase=5,  # 0: before phase I
    space=26,
    level=24,  # of stability, from the lowest
    need=4,
    option=4,  # capital sites of a sheet
    post=31,  # supply posts, provinces, islands: 0 to 30; merchandise hexes around a hex
)
NUM_SEATS = 3
NUM_HEXES = DOMAINS.capacity["hex"]
NUM_SITES = DOMAINS.capacity["site"]
NUM_AMOUNTS = DOMAINS.capacity["amount"]
NUM_ROWS, NUM_ACTIONS, NUM_NEEDS, NUM_SIDES = 4, 8, 4, 6
NUM_NEAR = DOMAINS.capacity["post"]

LEGION, SHIP = range(2)  # kind; the force of a seat is 2 * seat + kind
MILITARY, FLEET, ECONOMY, CULTURE = range(4)
PROVINCES, ISLANDS = range(2)
MOVE, ATTACK, BUILD, CREATE, STABILITY, DEVELOP, PASS, ARMISTICE = range(8)
A_LEGION, A_SHIP, A_FORTRESS, A_TRADE_POST, A_MONUMENT = range(5)  # items of the cost table
A_STABILITY_STEP, AN_ARMISTICE, MAINTENANCE, A_FIFTH_COLUMN = range(5, 9)

# What a hex holds, as bits; each group is shifted by the seat. `pieces & (ALL << seat)` are the pieces of a seat.
LEGIONS_BIT, SHIPS_BIT, BUILDING_BIT, MONUMENT_BIT = 1, 8, 64, 512
ALL, HELD, FIGHTING, PLACES = 585, 65, 9, 576  # every kind · holds a hex · legions and ships · building or monument
ANY_PIECE = 4095
CONTESTED = 4096

NOT_IN_HAND, MARCHING, LANDING, SAILING, LEADING = range(5)  # what is in hand
ROOM_FOR_ONE, ROOM_FOR_SEVERAL = 1, 2  # what can end its move without a further marker
BUILT_UNIT, BUILT_FORT, BUILT_MONUMENT, FOUGHT = 1, 2, 4, 8  # what was done at a site in this action
GOAL, LAST_EMPIRE, TURN_CAP = 1, 2, 3  # why a game ended
BY_LUXURY, BY_CAPITAL, BY_MONUMENT, BY_MONUMENT_LOST, BY_PHASE, BY_PROVINCE, BY_PROVINCE_LOST = range(7)
BY_REFUSAL, BY_PAYMENT, BY_FIFTH_COLUMN, BY_MAINTENANCE = range(7, 11)
TREASURY_CAP = 30000
