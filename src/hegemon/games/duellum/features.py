"""What a nation has, in named numbers: the words in which positions are judged (`core/kernel/judgement.py`)."""

from __future__ import annotations

from ...common.payment import COIN, GOLD, IRON, MARBLE
from ...common.rondel import steps_between
from ...core.dual import rule
from .actions import TRADE
from .components import Components
from .domains import (
    CITIZEN,
    DUELLUM_1,
    DUELLUM_2,
    FORTRESS,
    GALLEY,
    GENERAL,
    KING,
    LEGION,
    MILITIA,
    MONETA,
    NAVIGATIO,
    NAVIGATOR,
    NUM_FIELDS,
    NUM_KNOW_HOWS,
    NUM_REGIONS,
    OWNED,
    SCHOLAR,
    SCIENTIA,
    STRATA,
    TEMPLUM,
)
from .frames import IN_CONQUEST, IN_MOVEMENT, IN_RONDEL
from .rules.conquest import defence, num_attackers
from .rules.movement import borders_allowed, let_go
from .rules.personages import num_personages
from .rules.special_units import kind_of
from .state import State

FEATURES = (
    *("on_turn", "personages", "needs_one", "needs_two", "kings", "generals"),
    *("cities", "cities_over", "temples", "temples_over", "sea", "sea_over", "won_know_how"),
    *("strata", "navigatio", "moneta", "res_publica", "commercium", "firsts_left"),
    *("makes_marble", "makes_iron", "makes_gold"),
    *("marble", "iron", "gold", "coins", "spare_marble", "spare_iron", "spare_gold", "spare_coins"),
    *("legions", "galleys", "box_legions", "box_galleys", "walls", "spare_walls", "cards"),
    *("open_cities", "open_temples", "open_cities_now", "open_temples_now", "guarded_temples", "gaps"),
    *("held_sites", "near_sites", "foundings"),
    *("temple_ready", "militia_ready", "scientia_ready", "duellum_ready", "temple_saved"),
    *("at_ferrum", "at_templum", "at_aurum", "at_duellum_1", "at_militia", "at_marmor", "at_scientia", "at_duellum_2"),
    "has_won",  # as soon as the turn ends
)
GOODS = (  # more of them is never worse
    *("personages", "has_won", "cities", "temples", "sea", "makes_marble", "makes_iron", "makes_gold"),
    *("marble", "iron", "gold", "coins", "spare_marble", "spare_iron", "spare_gold", "spare_coins"),
    *("legions", "galleys", "box_legions", "box_galleys", "walls", "spare_walls", "cards"),
)
NUM_FEATURES = len(FEATURES)
ONE_ORDER = 1
# where parts of the list begin
AT_CITIES, AT_TEMPLES, AT_SEA, AT_MAKES = (
    FEATURES.index(name) for name in ("cities", "temples", "sea", "makes_marble")
)
AT_LEGIONS, AT_GALLEYS, AT_WALLS = (FEATURES.index(name) for name in ("legions", "galleys", "walls"))
AT_MAP, AT_PLANS, AT_WON = (FEATURES.index(name) for name in ("open_cities", "foundings", "has_won"))
assert NUM_REGIONS <= NUM_FEATURES, "put_map needs a number per region"
FAR = 7  # units that an attack begun lacks at most
CITY_STEPS = 3  # attacks on cities are told apart by no unit missing, one, or more
AT_CONQUEST = NUM_FIELDS + 1 + (FAR + 2) * CITY_STEPS  # groups of plans: the fields, none yet, those in a war
NUM_GROUPS = AT_CONQUEST + 2
MOST_CHIPS = 40  # of a kind: more are as good as these


@rule
def progress(s: State, c: Components) -> int:
    """How far the game has come, in hundredths."""
    most = max(num_personages(s, c, 0), num_personages(s, c, 1))
    return min(100, 100 * most // max(1, c.win_at))


@rule
def group(s: State, c: Components) -> int:
    """Plans of a turn are compared with those that use the same field of the rondel; in a war with those to whose
    attacks, on a temple and on another city, as many units are missing: nothing is gained before the last one arrives,
    and a city that falls easily must not hide the temple that will fall next. Whoever has moved enough is compared
    with his like, not with those who still move."""
    if s.depth > 0 and s.frame_kind[s.depth - 1] == IN_RONDEL:
        return NUM_FIELDS
    field = s.rondel[s.active]
    if field == DUELLUM_1 or field == DUELLUM_2:
        for_temple = missing_for_attack(s, c, 1)
        for_city = missing_for_attack(s, c, 0)
        if s.depth > 0 and s.frame_kind[s.depth - 1] == IN_CONQUEST:
            return AT_CONQUEST + (1 if for_temple == 0 else 0)
        if min(for_temple, for_city) <= FAR:
            return NUM_FIELDS + 1 + for_temple * CITY_STEPS + min(for_city, CITY_STEPS - 1)
    return field if field >= 0 else NUM_FIELDS


@rule
def missing_for_attack(s: State, c: Components, temples: int) -> int:
    """How many units are missing where an attack on a temple (or else on a city without one) has come nearest to a
    conquest, whatever the other has in hand (more than FAR: none was begun)."""
    least = FAR + 1
    in_hand = c.fortress_defence if s.hand[1 - s.active][FORTRESS] > 0 else 0
    for region in range(c.num_regions):
        if s.city[region] == 1 - s.active and (s.temple[region] != 0) == (temples != 0):
            there = num_attackers(s, c, region)
            if there > 0 and s.saved[region] == 0:
                least = min(least, max(0, min(FAR, defence(s, c, region) + in_hand - there)))
    return least


@rule
def tidy(s: State, c: Components) -> None:
    """A unit in hand that can go no further is let go: the position is the same without it."""
    if s.in_hand >= 0 and s.depth > 0 and s.frame_kind[s.depth - 1] == IN_MOVEMENT:
        if s.in_hand_steps >= borders_allowed(s, c, kind_of(s, c, s.active, s.in_hand)):
            let_go(s, c)


@rule
def is_idle(c: Components, a: int) -> bool:
    """Every action does something."""
    return False


@rule
def is_detour(c: Components, a: int) -> bool:
    """With Commercium a rich nation could trade until a plan has no room left for its end."""
    return a == TRADE


@rule
def earned(s: State, c: Components, seat: int, personage: int, number: int) -> int:
    """Personages of a kind, with those that the end of the turn will bring."""
    own = s.personages[seat][personage]
    if seat != s.active:
        return own
    return own + max(0, min(number - own, s.bank_personages[personage]))


@rule
def count_board(s: State, c: Components, seat: int, out: list[int]) -> None:
    """Everything that is counted region by region, in one pass, where it stands in the list."""
    for k in range(AT_CITIES, AT_MAP):
        out[k] = 0
    legions = s.units[seat][LEGION]
    galleys = s.units[seat][GALLEY]
    for region in range(c.num_regions):
        if legions[region] != 0:
            out[AT_LEGIONS] += legions[region]
        if galleys[region] != 0:
            out[AT_GALLEYS] += galleys[region]
            out[AT_SEA] += c.galley_points if c.has_site[region] else c.open_sea_points
        if s.city[region] == seat:
            out[AT_CITIES] += 1
            out[AT_MAKES + s.city_resource[region]] += c.temple_strength if s.temple[region] else c.city_strength
            if s.temple[region] != 0:
                out[AT_TEMPLES] += 1
            if s.wall[region] != 0:
                out[AT_WALLS] += 1


@rule
def put_progress(s: State, c: Components, seat: int, out: list[int]) -> None:
    """Personages and what leads to the next ones."""
    cities = out[AT_CITIES]
    temples = out[AT_TEMPLES]
    sea = out[AT_SEA]
    firsts = 0
    left = 0
    for k in range(NUM_KNOW_HOWS):
        if s.know_how[1 - seat][k] == 0:
            if s.know_how[seat][k] == 0:
                left += 1
            elif s.know_how[seat][k] == 2:
                firsts += 1
    kings = earned(s, c, seat, KING, cities // c.cities_per_king)
    citizens = earned(s, c, seat, CITIZEN, temples // c.temples_per_citizen)
    navigators = earned(s, c, seat, NAVIGATOR, sea // c.points_per_navigator)
    total = kings + citizens + navigators + s.personages[seat][GENERAL] + s.personages[seat][SCHOLAR]
    total += min(firsts, s.bank_personages[SCHOLAR])
    if seat == s.active:
        total += min(s.temples_destroyed, s.bank_personages[GENERAL])
    out[0] = 1 if s.active == seat else 0
    out[1] = min(total, c.win_at)
    out[2] = 1 if total >= c.win_at - 1 else 0
    out[3] = 1 if total >= c.win_at - 2 else 0
    out[4] = kings
    out[5] = s.personages[seat][GENERAL]
    out[AT_WON] = 1 if total >= c.win_at else 0
    out[7] = max(-3, min(3, cities - kings * c.cities_per_king)) if s.bank_personages[KING] > 0 else 0
    out[9] = max(-3, min(3, temples - citizens * c.temples_per_citizen)) if s.bank_personages[CITIZEN] > 0 else 0
    out[11] = max(-7, min(7, sea - navigators * c.points_per_navigator)) if s.bank_personages[NAVIGATOR] > 0 else 0
    out[12] = firsts
    for k in range(NUM_KNOW_HOWS):
        out[13 + k] = 1 if s.know_how[seat][k] != 0 else 0
    out[18] = left if s.bank_personages[SCHOLAR] > 0 else 0


@rule
def put_means(s: State, c: Components, seat: int, out: list[int]) -> None:
    """Production, chips, units and walls."""
    if s.know_how[seat][MONETA] == OWNED:
        for resource in range(3):
            out[AT_MAKES + resource] += c.moneta_chips
    n = AT_MAKES + 3
    stock = s.stock[seat]
    first = c.temple_price
    for chip in range(4):
        has = min(stock[chip], MOST_CHIPS)
        out[n + chip] = min(has, first)
        out[n + 4 + chip] = max(0, has - first)
    out[AT_GALLEYS + 1] = s.recruits[seat][LEGION]
    out[AT_GALLEYS + 2] = s.recruits[seat][GALLEY]
    out[AT_WALLS + 1] = min(3, s.wall_supply[seat])
    out[AT_WALLS + 2] = s.num_hand[seat]


@rule
def mark_arriving(s: State, c: Components, seat: int, twice: list[int]) -> None:
    """For every region twice the units of a nation that could stand there after one movement (those two borders away
    counted by half)."""
    for region in range(c.num_regions):
        twice[region] = 0
    for kind in range(2):
        far_too = s.know_how[seat][STRATA if kind == LEGION else NAVIGATIO] == 1
        units = s.units[seat][kind]
        is_open = c.way_open[kind]
        for region in range(c.num_regions):
            number = units[region]
            if number != 0:
                twice[region] += 2 * number
                for way in range(c.first_way[region], c.last_way[region]):
                    if is_open[way] != 0:
                        near = c.way_to[way]
                        twice[near] += 2 * number
                        if far_too:
                            for onward in range(c.first_way[near], c.last_way[near]):
                                if is_open[onward] != 0 and c.way_to[onward] != region:
                                    twice[c.way_to[onward]] += number


@rule
def put_map(s: State, c: Components, seat: int, out: list[int]) -> None:
    """Cities and temples that the enemy could take at once, and sites where a city could be founded. The first to be
    written: until then the list itself has room for a number per region."""
    cities = 0
    temples = 0
    safe = 0
    gaps = 0
    held = 0
    near = 0
    mark_arriving(s, c, 1 - seat, out)
    for region in range(c.num_regions):
        if s.city[region] == seat:
            strength = defence(s, c, region)
            coming = out[region] // 2
            if coming >= strength:
                cities += 1
                gaps += min(4, 1 + coming - strength)
                if s.temple[region] != 0:
                    temples += 1
            elif s.temple[region] != 0:
                safe += 1
    mark_arriving(s, c, seat, out)
    for region in range(c.num_regions):
        if out[region] > 1 and s.city[region] < 0 and c.has_site[region] != 0:
            if s.units[seat][LEGION][region] + s.units[seat][GALLEY][region] > 0:
                held += 1
            else:
                near += 1
    awaits = s.active != seat
    n = AT_MAP
    out[n] = cities
    out[n + 1] = temples
    out[n + 2] = cities if awaits else 0
    out[n + 3] = temples if awaits else 0
    out[n + 4] = safe
    out[n + 5] = gaps
    out[n + 6] = held
    out[n + 7] = near


@rule
def steps_ahead(s: State, c: Components, seat: int, field: int) -> int:
    """Steps from a nation's stone to a field, clockwise (1 before the first placement)."""
    here = s.rondel[seat]
    return 1 if here < 0 else steps_between(c.ring[here], c.ring[field], NUM_FIELDS)


@rule
def put_plans(s: State, c: Components, seat: int, out: list[int]) -> None:
    """What could be paid, and is within free reach on the rondel."""
    n = AT_PLANS
    stock = s.stock[seat]
    coins = stock[COIN]
    free = c.free_steps
    temples = min(2, min(s.bank_temples, (stock[MARBLE] + coins) // max(1, c.temple_price)))
    armed = min(6, min(stock[IRON] + coins, s.recruits[seat][LEGION] + s.recruits[seat][GALLEY]))
    to_war = min(steps_ahead(s, c, seat, DUELLUM_1), steps_ahead(s, c, seat, DUELLUM_2))
    out[n] = min(3, min(stock[MARBLE], min(stock[IRON], stock[GOLD])))
    out[n + 1] = temples if steps_ahead(s, c, seat, TEMPLUM) <= free else 0
    out[n + 2] = armed if steps_ahead(s, c, seat, MILITIA) <= free else 0
    out[n + 3] = min(8, stock[GOLD] + coins) if steps_ahead(s, c, seat, SCIENTIA) <= free else 0
    out[n + 4] = 1 if to_war <= free else 0
    out[n + 5] = temples
    for field in range(NUM_FIELDS):
        out[n + 6 + field] = 1 if s.rondel[seat] == field else 0


@rule
def features(s: State, c: Components, seat: int, out: list[int]) -> int:
    """All of them, in the order of `FEATURES`; returns how many."""
    put_map(s, c, seat, out)
    count_board(s, c, seat, out)
    put_progress(s, c, seat, out)
    put_means(s, c, seat, out)
    put_plans(s, c, seat, out)
    return NUM_FEATURES
