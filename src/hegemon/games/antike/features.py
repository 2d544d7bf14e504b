"""What a player's nations have, in named numbers: the words in which positions are judged (`core/kernel/judgement.py`).
A player who leads several nations has the sum of what they have, and the points of the best."""

from __future__ import annotations

from ...common.payment import COIN, GOLD, IRON, MARBLE
from ...common.rondel import steps_between
from ...core.dual import rule
from ...core.frames import NOBODY
from .actions import ANSWER, TRADE
from .components import Components
from .domains import (
    ARMING_FIELD,
    CITIZEN,
    GALLEY,
    GENERAL,
    KING,
    KNOW_HOW_FIELD,
    LEGION,
    MANEUVER_1,
    MANEUVER_2,
    NAVIGATOR,
    NUM_ANSWERS,
    NUM_BASIC,
    NUM_FIELDS,
    NUM_KNOW_HOWS,
    SCHOLAR,
    TEMPLE_FIELD,
)
from .features_map import add_sites, add_threats
from .frames import IN_CLAIM, IN_CONQUEST, IN_FOUNDING, IN_RONDEL
from .rules.conquest import attackers, city_defence
from .rules.ending import points
from .rules.personages import highest_stack, num_seas
from .rules.production import production_yield
from .state import State

FEATURES = (
    *("on_turn", "points", "needs_one", "needs_two"),
    *("cities", "cities_over", "temples", "temples_over", "seas", "seas_over"),
    *("wheel", "sailing", "market", "monarchy", "roads", "navigation", "currency", "democracy", "firsts_left"),
    *("makes_marble", "makes_iron", "makes_gold"),
    *("marble", "iron", "gold", "coins", "spare_marble", "spare_iron", "spare_gold", "spare_coins"),
    *("legions", "galleys", "stones_left"),
    *("open_cities", "open_temples", "guarded_temples", "prey_cities", "prey_temples"),
    *("held_sites", "near_sites", "foundings"),
    *("temple_ready", "arming_ready", "know_how_ready", "maneuver_ready", "temple_saved"),
    *("at_iron", "at_temple", "at_gold", "at_maneuver_1", "at_arming", "at_marble", "at_know_how", "at_maneuver_2"),
    "has_won",  # as soon as the turn ends
    *("extra_near", "lesser_points"),
)
GOODS = (  # more of them is never worse
    *("points", "has_won", "cities", "temples", "seas", "makes_marble", "makes_iron", "makes_gold"),
    *("marble", "iron", "gold", "coins", "spare_marble", "spare_iron", "spare_gold", "spare_coins"),
    *("legions", "galleys"),
)
NUM_FEATURES = len(FEATURES)
ONE_ORDER = 0  # else the know-how worth most, which is listed last, would keep all others out of a narrow beam
FAR = 7  # units that an attack begun lacks at most
CITY_STEPS = 3  # attacks on cities are told apart by no unit missing, one, or more
DEEDS = 9  # plans that arm, develop or found are told apart by how much, as far as this
# groups of plans: those on each wedge by their deeds, then founding, no wedge yet, those in a war, those that conquer
AT_FOUNDING = NUM_FIELDS * DEEDS
AT_NO_FIELD = 2 * AT_FOUNDING
AT_WAR = AT_NO_FIELD + 1
AT_CONQUEST = AT_WAR + (FAR + 2) * CITY_STEPS
NUM_GROUPS = AT_CONQUEST + 2
AFTER_PROGRESS, AFTER_MEANS, SITES, AFTER_MAP = 19, 33, 38, 41  # where the parts of the list end
AT_WON, AT_EXTRA, AT_LESSER = (FEATURES.index(name) for name in ("has_won", "extra_near", "lesser_points"))
MOST_CHIPS = 40  # of a kind: more are as good as these
ENOUGH = 6  # chips of a kind for a first use


@rule
def progress(s: State, c: Components) -> int:
    """How far the game has come, in hundredths."""
    most = 0
    for nation in range(c.num_nations):
        most = max(most, points(s, c, nation))
    return min(100, 100 * most // max(1, c.target))


@rule
def group(s: State, c: Components) -> int:
    """Plans of a turn are compared with those that use the same wedge of the rondel and have done as much there: what
    the fifth city, the seventh sea or the eighth know-how brings is not seen before it is there; and whoever is done
    there with his like. In a maneuver with those to whose attacks, on a temple and on another city, as many units are
    missing: nothing is gained before the last one arrives, and a city that falls easily must not hide the temple that
    will fall next."""
    step = top_kind(s)
    field = s.rondel[s.nation]
    if step == IN_RONDEL or field < 0:
        return AT_NO_FIELD
    if step == IN_FOUNDING or step == IN_CLAIM:
        return AT_FOUNDING + field * DEEDS + s.num_cities[s.nation] % DEEDS
    if field == MANEUVER_1 or field == MANEUVER_2:
        for_temple = missing_for_attack(s, c, 1)
        if step == IN_CONQUEST:
            return AT_CONQUEST + (1 if for_temple == 0 else 0)
        for_city = missing_for_attack(s, c, 0)
        if min(for_temple, for_city) <= FAR:
            return AT_WAR + for_temple * CITY_STEPS + min(for_city, CITY_STEPS - 1)
    return field * DEEDS + deeds(s, c, field) % DEEDS


@rule
def top_kind(s: State) -> int:
    """What is being decided (NOBODY: nothing)."""
    return s.frame_kind[s.depth - 1] if s.depth > 0 else NOBODY


@rule
def deeds(s: State, c: Components, field: int) -> int:
    """A number that grows by one with everything that a turn on this wedge is there for."""
    if field == KNOW_HOW_FIELD:
        return s.num_know_hows[s.nation]
    if field == ARMING_FIELD:
        return c.pieces[LEGION] - s.supply[s.nation][LEGION] + c.pieces[GALLEY] - s.supply[s.nation][GALLEY]
    return s.num_temples[s.nation]


@rule
def missing_for_attack(s: State, c: Components, temples: int) -> int:
    """How many units are missing where an attack on a temple (or else on a city without one) has come nearest to a
    conquest (more than FAR: none was begun)."""
    least = FAR + 1
    for province in range(c.num_provinces):
        owner = s.city[province]
        if owner != NOBODY and owner != s.nation and s.num_cities[owner] > 1 and s.temple[province] == temples:
            there = attackers(s, c, province)
            if there > 0:
                least = min(least, max(0, min(FAR, city_defence(s, c, province) - there)))
    return least


@rule
def tidy(s: State, c: Components) -> None:
    """Nothing makes equal positions look different."""


@rule
def is_idle(c: Components, a: int) -> bool:
    """To store another answer to incoming units wins nothing: whoever plans is asked when they come."""
    return ANSWER <= a < ANSWER + NUM_ANSWERS


@rule
def is_detour(c: Components, a: int) -> bool:
    """With all know-hows a rich nation could trade until a plan has no room left for its end."""
    return a == TRADE


@rule
def coming(s: State, c: Components, nation: int, personage: int, number: int) -> int:
    """Personages that the end of the turn will bring for a number reached."""
    own = s.personages[nation][personage]
    if s.extra[nation] == personage and c.extra_counts == 0:
        own -= 1
    return max(0, min(number // c.every[personage] - own, s.stack[personage]))


@rule
def nation_points(s: State, c: Components, nation: int, seas: int) -> int:
    """Points, with those that the end of this turn will bring."""
    total = points(s, c, nation)
    if nation == s.nation:
        total += c.points_of[KING] * coming(s, c, nation, KING, s.num_cities[nation])
        total += c.points_of[CITIZEN] * coming(s, c, nation, CITIZEN, s.num_temples[nation])
        total += c.points_of[NAVIGATOR] * coming(s, c, nation, NAVIGATOR, seas)
        total += c.points_of[SCHOLAR] * min(s.scholars_earned, s.stack[SCHOLAR])
        total += c.points_of[GENERAL] * min(s.generals_earned, s.stack[GENERAL])
        if can_win_extra(s, c, nation) and s.num_know_hows[nation] == NUM_KNOW_HOWS:
            total += 1
    return total


@rule
def can_win_extra(s: State, c: Components, nation: int) -> bool:
    """Is there still a personage to be had for all know-hows?"""
    if nation == s.nation and top_kind(s) == IN_CLAIM:
        return True
    return c.extra_awarded != 0 and s.has_extra[nation] == 0 and highest_stack(s, c) > 0


@rule
def over(s: State, c: Components, personage: int, number: int) -> int:
    """How far beyond the last number that brings a personage, while there are any."""
    return number % c.every[personage] if s.stack[personage] > 0 else 0


@rule
def add_progress(s: State, c: Components, nation: int, out: list[int]) -> None:
    """Points and what leads to the next ones."""
    seas = num_seas(s, c, nation)
    total = nation_points(s, c, nation, seas)
    out[AT_LESSER] += min(out[1], min(total, c.target))
    out[1] = max(out[1], min(total, c.target))
    if can_win_extra(s, c, nation):
        out[AT_EXTRA] += max(0, s.num_know_hows[nation] - NUM_BASIC)
    out[4] += s.num_cities[nation]
    out[5] += over(s, c, KING, s.num_cities[nation])
    out[6] += s.num_temples[nation]
    out[7] += over(s, c, CITIZEN, s.num_temples[nation])
    out[8] += seas
    out[9] += over(s, c, NAVIGATOR, seas)
    for k in range(NUM_KNOW_HOWS):
        if s.know_how[nation][k] != 0:
            out[10 + k] += 1
        elif s.known_by[k] == 0 and s.stack[SCHOLAR] > 0:
            out[18] += 1


@rule
def add_means(s: State, c: Components, nation: int, out: list[int]) -> None:
    """Production, chips and units."""
    n = AFTER_PROGRESS
    for resource in range(3):
        out[n + resource] += production_yield(s, c, nation, resource)
    for chip in range(4):
        has = min(s.stock[nation][chip], MOST_CHIPS)
        out[n + 3 + chip] += min(has, ENOUGH)
        out[n + 7 + chip] += max(0, has - ENOUGH)
    out[n + 11] += c.pieces[LEGION] - s.supply[nation][LEGION]
    out[n + 12] += c.pieces[GALLEY] - s.supply[nation][GALLEY]
    out[n + 13] += min(5, s.stones[nation])


@rule
def steps_ahead(s: State, c: Components, nation: int, field: int) -> int:
    """Steps from a nation's stone to a wedge, clockwise (1 before the first placement)."""
    here = s.rondel[nation]
    return 1 if here < 0 else steps_between(c.ring[here], c.ring[field], NUM_FIELDS)


@rule
def add_plans(s: State, c: Components, nation: int, out: list[int]) -> None:
    """What could be paid, and is within free reach on the rondel."""
    n = AFTER_MAP
    stock = s.stock[nation]
    out[n - 1] += min(3, min(stock[MARBLE], min(stock[IRON], stock[GOLD])))
    coins = stock[COIN]
    free = c.free_steps
    temples = min(2, (stock[MARBLE] + coins) // max(1, c.price_temple))
    if steps_ahead(s, c, nation, TEMPLE_FIELD) <= free:
        out[n] += temples
    if steps_ahead(s, c, nation, ARMING_FIELD) <= free:
        out[n + 1] += min(6, stock[IRON] + coins)
    if steps_ahead(s, c, nation, KNOW_HOW_FIELD) <= free:
        out[n + 2] += min(10, stock[GOLD] + coins)
    if min(steps_ahead(s, c, nation, MANEUVER_1), steps_ahead(s, c, nation, MANEUVER_2)) <= free:
        out[n + 3] += 1
    out[n + 4] += temples
    if s.rondel[nation] >= 0:
        out[n + 5 + s.rondel[nation]] += 1


@rule
def features_apart(s: State, c: Components, seat: int, out: list[int]) -> None:
    """All but the threats, which hang on the units of all."""
    for k in range(NUM_FEATURES):
        out[k] = 0
    for nation in range(c.num_nations):
        if s.seat_of[nation] == seat:
            add_progress(s, c, nation, out)
            add_means(s, c, nation, out)
            add_sites(s, c, nation, out, SITES)
            add_plans(s, c, nation, out)
    out[0] = 1 if s.active == seat else 0
    out[2] = 1 if out[1] >= c.target - 1 else 0
    out[3] = 1 if out[1] >= c.target - 2 else 0
    out[AT_WON] = 1 if out[1] >= c.target else 0


@rule
def features(s: State, c: Components, seat: int, out: list[int]) -> int:
    """All of them, in the order of `FEATURES`; returns how many."""
    features_apart(s, c, seat, out)
    add_threats(s, c, seat, out, AFTER_MEANS)
    return NUM_FEATURES
