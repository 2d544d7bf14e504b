"""The finite sets of Ancient Wars, and their members as numbers for the rules."""

from __future__ import annotations

from ...core.domains import Domains
from .frames import FRAMES

EVENTS = (
    *("none", "siege_all", "advantage_bonus", "elite_column", "ambush", "ignore_barrier", "ignore_barrier_with_leader"),
    *("fleet_roll_bonus", "subvert", "placement_at_camps", "bonus_recruit_if_occupying", "bonus_recruit_if_fewer"),
    *("forced_attrition", "revolt"),
)
DOMAINS = Domains(
    seat=("roman", "barbarian"),
    die=("1", "2", "3", "4", "5", "6"),
    face=("0", "1", "2", "3", "4", "5", "6"),  # dice as an index: face 0 is never rolled
    phase=("supply", "card", "recruiting", "march", "battle"),
    pile=("deck", "bottom", "play", "discard", "removed"),
    kind=("leader", "land", "fleet", "camp"),
    end_reason=("none", "roman_goal", "barbarian_goal", "capital", "time_limit"),
    stage=(
        "none",
        "levy",
        "array",
        "advantage",
        "fight",
        "fleets_away",
        "retreat",
        "reward",
        "morale",
        "pursuit",
        "over",
    ),
    event=EVENTS,
    space=48,
    start=49,  # one more than spaces: where the ways of each begin
    way=256,
    unit=40,
    home=12,
    card=18,
    entry=6,  # recruit entries of a card, extra ones included
    column=16,
    frame_kind=FRAMES.names,
)
NUM_UNITS = DOMAINS.capacity["unit"]
NUM_CARDS = DOMAINS.capacity["card"]
NUM_SPACES = DOMAINS.capacity["space"]

ROMAN, BARBARIAN = range(2)
BOX = -1  # `at` of a unit that is not on the map
SUPPLY, CARD, RECRUITING, MARCH, BATTLE = range(5)
DECK, BOTTOM, PLAY, DISCARD, REMOVED = range(5)
LEADER, LAND, FLEET, CAMP = range(4)
ROMAN_GOAL, BARBARIAN_GOAL, CAPITAL, TIME_LIMIT = range(1, 5)

# Stages of a battle between its decisions.
LEVYING, ARRAY, ADVANTAGE, FIGHTING, FLEETS_AWAY, RETREATING, REWARD, MORALE, PURSUIT, BATTLE_OVER = range(1, 11)

SIEGE_ALL, ADVANTAGE_BONUS, ELITE_COLUMN, AMBUSH, IGNORE_BARRIER, IGNORE_BARRIER_WITH_LEADER = range(1, 7)
FLEET_ROLL_BONUS, SUBVERT, PLACEMENT_AT_CAMPS, BONUS_IF_OCCUPYING, BONUS_IF_FEWER = range(7, 12)
FORCED_ATTRITION, REVOLT = range(12, 14)

AT_HOME, AT_HOME_EVEN_IF_ENEMY, AT_LISTED_PLACES = range(3)  # where an entry of a card places its recruits
NO_EFFECT, PANIC, ELIMINATION = range(3)  # what a die does
BY_ROUTE, COMPANY_FREE, TRIBE_FREE = 1, 2, 4  # how leaders in hand get to the destination: see `escort`
CARRIED, FORCED = 1, 2  # how a unit goes with the stack in hand: by right, or on a forced march
HAS_MOVED, HAS_BUILT = 1, 2  # why a unit does not march any more in this turn
