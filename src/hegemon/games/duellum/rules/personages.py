"""Step 3 of a turn: winning personages."""

from __future__ import annotations

from ....core.dual import rule
from ....core.notes import note
from ..components import Components
from ..domains import BOUGHT, CITIZEN, GALLEY, GENERAL, KING, NAVIGATOR, NUM_KNOW_HOWS, NUM_PERSONAGES, SCHOLAR
from ..happenings import WON, WON_WALLS
from ..state import State


@rule
def num_cities(s: State, c: Components, seat: int) -> int:
    """Cities of a nation."""
    count = 0
    for region in range(c.num_regions):
        if s.city[region] == seat:
            count += 1
    return count


@rule
def num_temples(s: State, c: Components, seat: int) -> int:
    """Temples of a nation."""
    count = 0
    for region in range(c.num_regions):
        if s.temple[region] and s.city[region] == seat:
            count += 1
    return count


@rule
def sea_points(s: State, c: Components, seat: int) -> int:
    """A region with an own galley is 1 point, a sea region without a city site 2.
    cite: personages.navigator, personages.open_sea, rulings.special_no_legion_or_galley"""
    galleys = s.units[seat][GALLEY]
    points = 0
    for region in range(c.num_regions):
        if galleys[region]:
            points += c.galley_points if c.has_site[region] else c.open_sea_points
    return points


@rule
def num_firsts(s: State, c: Components, seat: int) -> int:
    """Know-how developed in this turn that nobody had before.  cite: personages.scholar"""
    count = 0
    for know_how in range(NUM_KNOW_HOWS):
        if s.know_how[seat][know_how] == BOUGHT and s.know_how[1 - seat][know_how] == 0:
            count += 1
    return count


@rule
def num_personages(s: State, c: Components, seat: int) -> int:
    """Where the nation's marker stands on the track."""
    count = 0
    for personage in range(NUM_PERSONAGES):
        count += s.personages[seat][personage]
    return count


@rule
def reached(s: State, c: Components, seat: int, personage: int) -> int:
    """What a personage was earned with: cities, temples, know-how, temples destroyed, points at sea.
    cite: personages.king, personages.citizen, personages.scholar, personages.general, personages.navigator"""
    if personage == KING:
        return num_cities(s, c, seat)
    if personage == CITIZEN:
        return num_temples(s, c, seat)
    if personage == SCHOLAR:
        return num_firsts(s, c, seat)
    return s.temples_destroyed if personage == GENERAL else sea_points(s, c, seat)


@rule
def award(s: State, c: Components, seat: int, personage: int, earned: int) -> int:
    """Take personages as far as their stack reaches; returns how many.  cite: personages.stacks"""
    won = max(0, min(earned, s.bank_personages[personage]))
    s.bank_personages[personage] -= won
    s.personages[seat][personage] += won
    if won > 0:
        note(WON, seat, personage, won, reached(s, c, seat, personage))
    return won


@rule
def win_personages(s: State, c: Components) -> int:
    """All personages earned by the end of the turn; what was earned once is neither lost nor earned again.
    cite: personages.end_of_turn, personages.king, personages.citizen, personages.scholar, personages.general
    cite: personages.navigator, personages.kept, rulings.personages_taken"""
    seat = s.active
    own = s.personages[seat]
    won = award(s, c, seat, KING, num_cities(s, c, seat) // c.cities_per_king - own[KING])
    won += award(s, c, seat, CITIZEN, num_temples(s, c, seat) // c.temples_per_citizen - own[CITIZEN])
    won += award(s, c, seat, SCHOLAR, num_firsts(s, c, seat))
    won += award(s, c, seat, GENERAL, s.temples_destroyed)
    won += award(s, c, seat, NAVIGATOR, sea_points(s, c, seat) // c.points_per_navigator - own[NAVIGATOR])
    return won


@rule
def take_track_walls(s: State, c: Components, seat: int, before: int, after: int) -> None:
    """Each wall symbol that the marker reaches or passes gives a town wall.  cite: personages.town_walls"""
    for mark in range(before + 1, after + 1):
        walls = min(c.track_walls[mark], s.bank_walls)
        s.bank_walls -= walls
        s.wall_supply[seat] += walls
        if walls > 0:
            note(WON_WALLS, seat, walls)
