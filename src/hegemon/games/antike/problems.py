"""Every reason why a position is impossible: pieces against the box, stocks, counters, frames."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from operator import gt

from ...common.impossible import boxed, misplaced, outside, unfit
from ...common.payment import COIN, NUM_RESOURCES, STOCK_LIMIT
from ...core.data import Data
from ...core.language import Message, msg, name_key
from .domains import NUM_KINDS, NUM_KNOW_HOWS, NUM_PERSONAGES
from .frames import FRAMES, IN_ARMING, IN_CONQUEST, IN_MOVEMENT, IN_PAYMENT
from .state import State

FLAGS = frozenset((0, 1))


def problems(s: State, data: Data) -> list[Message]:
    """[] for any position that can be reached."""
    found = [*_ranges(s, data)]
    if found:
        return found  # the counts below need members that exist
    return [
        *_seats(s, data),
        *_pieces(s, data),
        *_bank(s, data),
        *_counters(s, data),
        *_turn(s),
        *_frames(s, data),
    ]


def _ranges(s: State, data: Data) -> Iterator[Message]:
    c = data.components
    for name, row in (("city", s.city), ("order", s.order)):
        if min(row) < -1 or max(row) >= c.num_nations:
            yield outside(name)
    if any(not -1 <= seat < c.num_seats for seat in s.seat_of):
        yield outside("seat_of")
    if not 0 <= s.nation < c.num_nations or not 0 <= s.active < c.num_seats:
        yield outside("nation")
    if not -1 <= s.position < c.num_nations or not -1 <= s.winner < c.num_nations:
        yield outside("position")
    if not 0 <= s.depth <= len(s.frame_kind):
        yield outside("depth")
    if min(map(min, chain(*s.units, *s.fresh))) < 0:
        yield outside("units")
    rows = [*s.stock, *s.supply, *s.personages, *s.ready, *s.present, s.stones, s.stack, s.armed, s.owed]
    if min(map(min, rows)) < 0 or s.bank_coins < 0 or s.bank_temples < 0:
        yield outside("stock")
    if max(map(max, s.stock)) > STOCK_LIMIT:
        yield outside("stock")
    if not all(FLAGS.issuperset(flags) for flags in (*s.know_how, s.temple, s.has_extra)):
        yield outside("temple, know_how, has_extra")


def _seats(s: State, data: Data) -> Iterator[Message]:
    c = data.components
    taken = [seat for seat in s.seat_of[: c.num_nations] if seat >= 0]
    each = c.num_nations // c.num_seats
    if any(taken.count(seat) > each for seat in range(c.num_seats)):
        yield msg("bad-position-nations")
    if s.turn > 0:
        if sorted(s.order[: c.num_nations]) != list(range(c.num_nations)):
            yield msg("bad-position-order")
        elif len(taken) < c.num_nations:
            yield msg("bad-position-nobody")
        elif s.position < 0 or s.order[s.position] != s.nation or s.seat_of[s.nation] != s.active:
            yield unfit("position")


def _pieces(s: State, data: Data) -> Iterator[Message]:
    c, names = data.components, data.names["nation"]
    for n in range(c.num_nations):
        for kind, piece in enumerate(data.names["kind"]):
            total = s.supply[n][kind] + sum(s.units[n][kind])
            if total != c.pieces[kind]:
                yield boxed(f"{piece} {names[n]}", total, c.pieces[kind])
        stones = s.stones[n] + s.city.count(n)
        if stones != c.stones:
            yield boxed(f"city {names[n]}", stones, c.stones)
    for n in range(c.num_nations, len(s.units)):
        if any(any(row) for row in s.units[n]) or any(s.stock[n]) or any(s.supply[n]) or s.stones[n]:
            yield unfit("units")
    temples = s.bank_temples + sum(s.temple)
    if temples != c.temples:
        yield boxed("temple", temples, c.temples)
    provinces = data.names["province"]
    for p, (temple, owner) in enumerate(zip(s.temple, s.city, strict=True)):
        if temple and owner < 0:
            yield misplaced("temple", provinces[p])
    for kind, piece in enumerate(data.names["kind"]):
        for p, (here, admitted) in enumerate(zip(s.present[kind], c.admits[kind], strict=True)):
            if here and not admitted:
                yield misplaced(piece, provinces[p])


def _bank(s: State, data: Data) -> Iterator[Message]:
    c, names = data.components, data.names
    coins = s.bank_coins + sum(row[COIN] for row in s.stock)
    if coins != c.coins:
        yield boxed("coin", coins, c.coins)
    for personage in range(NUM_PERSONAGES):
        total = s.stack[personage] + sum(row[personage] for row in s.personages)
        if total != c.stack[personage]:
            yield boxed(names["personage"][personage], total, c.stack[personage])
    for n in range(c.num_nations):
        kind, who = s.extra[n], name_key("nation", names["nation"][n])
        if kind >= 0 and (not s.has_extra[n] or s.personages[n][kind] == 0):
            yield unfit("extra")
        if s.has_extra[n] and sum(s.know_how[n]) < NUM_KNOW_HOWS:
            yield msg("bad-position-extra", nation=who)
        for k in range(NUM_KNOW_HOWS):
            if s.know_how[n][k] and c.needs[k] >= 0 and not s.know_how[n][c.needs[k]]:
                yield msg("bad-position-basic", nation=who, know_how=name_key("know_how", names["know_how"][k]))


def _counters(s: State, data: Data) -> Iterator[Message]:
    c = data.components
    cities, temples = [0] * len(s.stones), [0] * len(s.stones)
    income = [[0] * NUM_RESOURCES for _ in s.stones]
    for p, owner in enumerate(s.city):
        if owner >= 0:
            cities[owner] += 1
            temples[owner] += s.temple[p]
            income[owner][c.resource_of[p]] += c.temple_city if s.temple[p] else c.plain_city
    if s.num_cities != cities or s.num_temples != temples or s.income != income:
        yield unfit("num_cities, num_temples, income")
    if s.num_know_hows != [sum(row) for row in s.know_how]:
        yield unfit("num_know_hows")
    if s.known_by != list(map(sum, zip(*s.know_how, strict=True))):
        yield unfit("known_by")
    together = [list(map(sum, zip(*(own[kind] for own in s.units), strict=True))) for kind in range(NUM_KINDS)]
    if s.present != together:
        yield unfit("present")


def _turn(s: State) -> Iterator[Message]:
    kinds = s.frame_kind[: s.depth]
    moving = IN_MOVEMENT in kinds
    if not moving and any(map(any, chain(*s.fresh))):
        yield unfit("fresh")
    if not moving and IN_CONQUEST not in kinds and any(any(row) for row in s.ready):
        yield unfit("ready")
    for kind in range(NUM_KINDS):
        if moving and s.ready[kind] != list(map(sum, zip(*(level[kind] for level in s.fresh), strict=True))):
            yield unfit("ready")
        if any(map(gt, s.ready[kind], s.units[s.nation][kind])):
            yield unfit("ready")
    if any(s.armed) and IN_ARMING not in kinds:
        yield unfit("armed")
    if any(s.owed) and IN_PAYMENT not in kinds:
        yield unfit("owed")


def _frames(s: State, data: Data) -> Iterator[Message]:
    c = data.components
    if (s.depth == 0) != (s.end_reason != 0):
        yield unfit("end_reason")
    for i, kind in enumerate(s.frame_kind):
        if i < s.depth and not (0 < kind < len(FRAMES.names) and -1 <= s.frame_seat[i] < c.num_seats):
            yield unfit("frame_kind")
        if i >= s.depth and (kind or s.frame_seat[i] or s.frame_first[i] or s.frame_second[i]):
            yield unfit("frame_first")
