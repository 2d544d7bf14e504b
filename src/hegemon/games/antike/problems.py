"""Every reason why a position is impossible: pieces against the box, stocks, counters, frames."""

from __future__ import annotations

from collections.abc import Iterator

from ...common.extent import extent
from ...common.payment import COIN, NUM_RESOURCES, STOCK_LIMIT
from ...core.data import Data
from .domains import NUM_KINDS, NUM_KNOW_HOWS, NUM_PERSONAGES
from .frames import FRAMES, IN_ARMING, IN_CONQUEST, IN_MOVEMENT, IN_PAYMENT
from .state import State

KINDS = ("legions", "galleys")
FLAGS = ((0, 0), (0, 1), (1, 1))  # what the extent of a row of flags may be


def problems(s: State, data: Data) -> list[str]:
    """One sentence for each fault; none for a position that can be reached."""
    found = [*_ranges(s, data)]
    if found:
        return found  # the counts below need members that exist
    return [
        *_seats(s, data),
        *_pieces(s, data),
        *_bank(s, data),
        *_counters(s, data),
        *_turn(s, data),
        *_frames(s, data),
    ]


def _ranges(s: State, data: Data) -> Iterator[str]:
    c = data.components
    for name, row in (("city", s.city), ("order", s.order)):
        if min(row) < -1 or max(row) >= c.num_nations:
            yield f"A nation that does not take part stands in '{name}'."
    if any(not -1 <= seat < c.num_seats for seat in s.seat_of):
        yield "A nation belongs to a seat that does not exist."
    if not 0 <= s.nation < c.num_nations or not 0 <= s.active < c.num_seats:
        yield "The turn belongs to a nation or a seat that does not take part."
    if not -1 <= s.position < c.num_nations or not -1 <= s.winner < c.num_nations:
        yield "Place in the order of turns, or winner, is none that exists."
    if not 0 <= s.depth <= len(s.frame_kind):
        yield "The stack of decisions has an impossible depth."
    if extent(s.units)[0] < 0 or extent(s.fresh)[0] < 0:
        yield "There are fewer than no units in a province."
    rows = [*s.stock, *s.supply, *s.personages, *s.ready, *s.present, s.stones, s.stack, s.armed, s.owed]
    if min(map(min, rows)) < 0 or s.bank_coins < 0 or s.bank_temples < 0:
        yield "A stock, supply or stack is below zero."
    if extent(s.stock)[1] > STOCK_LIMIT:
        yield f"A stock is above {STOCK_LIMIT}."
    if any(extent(flags) not in FLAGS for flags in (s.know_how, s.temple, s.has_extra)):
        yield "A temple, know-how or extra personage is there more than once."


def _seats(s: State, data: Data) -> Iterator[str]:
    c = data.components
    taken = [seat for seat in s.seat_of[: c.num_nations] if seat >= 0]
    each = c.num_nations // c.num_seats
    if any(taken.count(seat) > each for seat in range(c.num_seats)):
        yield "A player has too many nations."
    if s.turn > 0:
        if sorted(s.order[: c.num_nations]) != list(range(c.num_nations)):
            yield "The order of turns does not name every nation once."
        elif len(taken) < c.num_nations:
            yield "A nation has no player."
        elif s.position < 0 or s.order[s.position] != s.nation or s.seat_of[s.nation] != s.active:
            yield "Turn, nation and player do not fit together."


def _pieces(s: State, data: Data) -> Iterator[str]:
    c, names = data.components, data.names["nation"]
    for n in range(c.num_nations):
        for kind in range(NUM_KINDS):
            total = s.supply[n][kind] + sum(s.units[n][kind])
            if total != c.pieces[kind]:
                yield f"The {names[n]} have {total} {KINDS[kind]}, but the box holds {c.pieces[kind]}."
        stones = s.stones[n] + s.city.count(n)
        if stones != c.stones:
            yield f"The {names[n]} have {stones} city stones, but the box holds {c.stones}."
    for n in range(c.num_nations, len(s.units)):
        if any(any(row) for row in s.units[n]) or any(s.stock[n]) or any(s.supply[n]) or s.stones[n]:
            yield "A nation that does not take part owns something."
    temples = s.bank_temples + sum(s.temple)
    if temples != c.temples:
        yield f"There are {temples} temples, but the box holds {c.temples}."
    for p, province in enumerate(data.names["province"]):
        if s.temple[p] and s.city[p] < 0:
            yield f"There is a temple without a city in {province}."
        for kind in range(NUM_KINDS):
            if s.present[kind][p] and not c.admits[kind][p]:
                yield f"There are {KINDS[kind]} in {province}, which they cannot reach."


def _bank(s: State, data: Data) -> Iterator[str]:
    c, names = data.components, data.names
    coins = s.bank_coins + sum(row[COIN] for row in s.stock)
    if coins != c.coins:
        yield f"There are {coins} coins, but the box holds {c.coins}."
    for personage in range(NUM_PERSONAGES):
        total = s.stack[personage] + sum(row[personage] for row in s.personages)
        if total != c.stack[personage]:
            yield f"There are {total} of {names['personage'][personage]}, but the box holds {c.stack[personage]}."
    for n in range(c.num_nations):
        kind = s.extra[n]
        if kind >= 0 and (not s.has_extra[n] or s.personages[n][kind] == 0):
            yield f"The extra personage of the {names['nation'][n]} is missing."
        if s.has_extra[n] and sum(s.know_how[n]) < NUM_KNOW_HOWS:
            yield f"The {names['nation'][n]} had an extra personage without all eight know-hows."
        for k in range(NUM_KNOW_HOWS):
            if s.know_how[n][k] and c.needs[k] >= 0 and not s.know_how[n][c.needs[k]]:
                yield f"The {names['nation'][n]} lack the basic know-how of {names['know_how'][k]}."


def _counters(s: State, data: Data) -> Iterator[str]:
    c = data.components
    cities, temples = [0] * len(s.stones), [0] * len(s.stones)
    income = [[0] * NUM_RESOURCES for _ in s.stones]
    for p, owner in enumerate(s.city):
        if owner >= 0:
            cities[owner] += 1
            temples[owner] += s.temple[p]
            income[owner][c.resource_of[p]] += c.temple_city if s.temple[p] else c.plain_city
    if s.num_cities != cities or s.num_temples != temples or s.income != income:
        yield "Cities, temples or income are counted wrongly."
    if s.num_know_hows != [sum(row) for row in s.know_how]:
        yield "Know-hows of a nation are counted wrongly."
    if s.known_by != [sum(row[k] for row in s.know_how) for k in range(NUM_KNOW_HOWS)]:
        yield "Nations with a know-how are counted wrongly."
    together = [list(map(sum, zip(*(own[kind] for own in s.units), strict=True))) for kind in range(NUM_KINDS)]
    if s.present != together:
        yield "Units in a province are counted wrongly."


def _turn(s: State, data: Data) -> Iterator[str]:
    kinds = s.frame_kind[: s.depth]
    moving = IN_MOVEMENT in kinds
    if not moving and any(any(row) for table in s.fresh for row in table):
        yield "Units have movements left outside a movement."
    if not moving and IN_CONQUEST not in kinds and any(any(row) for row in s.ready):
        yield "Units are ready outside a maneuver."
    for kind in range(NUM_KINDS):
        left = map(sum, zip(*(level[kind] for level in s.fresh), strict=True))
        for p, (ready, here, fresh) in enumerate(zip(s.ready[kind], s.units[s.nation][kind], left, strict=True)):
            if ready > here:
                yield f"More {KINDS[kind]} are ready in {data.names['province'][p]} than stand there."
            if moving and ready != fresh:
                yield f"Actions left in {data.names['province'][p]} are counted wrongly."
    if any(s.armed) and IN_ARMING not in kinds:
        yield "New units are counted outside Arming."
    if any(s.owed) and IN_PAYMENT not in kinds:
        yield "A price is owed that nobody is paying."


def _frames(s: State, data: Data) -> Iterator[str]:
    c = data.components
    if (s.depth == 0) != (s.end_reason != 0):
        yield "The game is over, or something is to be decided: not both and not neither."
    for i, kind in enumerate(s.frame_kind):
        if i < s.depth and not (0 < kind < len(FRAMES.names) and -1 <= s.frame_seat[i] < c.num_seats):
            yield "A decision is of no known kind, or belongs to no seat."
        if i >= s.depth and (kind or s.frame_seat[i] or s.frame_first[i] or s.frame_second[i]):
            yield "A decision that has been made is still there."
