"""Every reason why a position is impossible."""

from __future__ import annotations

from collections.abc import Iterator

from ...common.impossible import boxed, misplaced, opposed, out_of_range, unfit
from ...core.data import Data
from ...core.language import Message, msg, name_key
from ...core.state import FieldSpec, layout_of
from .components import Components
from .domains import BOUGHT, GALLEY, LEGION, NINE_PERSONAGES, SPECIAL, TURN_LIMIT
from .frames import (
    FRAMES,
    IN_CONQUEST,
    IN_DISPLAY,
    IN_FIRST_PLAYER,
    IN_MILITIA,
    IN_MOVEMENT,
    IN_PAYMENT,
    STEPS,
)
from .state import State

CHANCE = -1
MAY_BE_NEGATIVE = ("city", "city_resource", "special_at", "rondel", "frame_seat", "in_hand", "in_hand_at")


def problems(s: State, data: Data) -> list[Message]:
    """[] for any position that can be reached."""
    c: Components = data.components
    capacity = layout_of(s).domains.capacity | {"region": c.num_regions}

    def bounds(name: str, field: FieldSpec) -> tuple[int, int]:
        return -1 if name in MAY_BE_NEGATIVE else 0, capacity[field.of] - 1 if field.of else 32767

    if faults := list(out_of_range(s, bounds)):
        return faults
    return [*_pieces(s, data), *_bank(s, data), *_cards(s, data), *_board(s, data), *_turn(s, data)]


def _pieces(s: State, data: Data) -> Iterator[Message]:
    c: Components = data.components
    for seat, nation in enumerate(data.names["seat"]):
        for kind, name in enumerate(data.names["kind"]):
            count = s.supply[seat][kind] + s.recruits[seat][kind] + sum(s.units[seat][kind])
            if count != c.box_units[kind]:
                yield boxed(f"{name} {nation}", count, c.box_units[kind])
        special = s.recruits[seat][SPECIAL] + (s.special_at[seat] >= 0)
        if special != c.special_units:
            yield boxed(f"special {nation}", special, c.special_units)


def _bank(s: State, data: Data) -> Iterator[Message]:
    c: Components = data.components
    totals = (
        ("temples", s.bank_temples + sum(s.temple), c.box_temples),
        ("walls", s.bank_walls + sum(s.wall) + sum(s.wall_supply), c.box_walls),
        ("coins", s.bank_coins + s.stock[0][3] + s.stock[1][3], c.box_coins),
        *(
            (f"city {name}", s.bank_tokens[r] + s.city_resource.count(r), c.box_tokens[r])
            for r, name in enumerate(data.names["resource"])
        ),
        *(
            (name, s.bank_personages[p] + s.personages[0][p] + s.personages[1][p], c.personage_count[p])
            for p, name in enumerate(data.names["personage"])
        ),
    )
    for name, found, wanted in totals:
        if found != wanted:
            yield boxed(name, found, wanted)


def _cards(s: State, data: Data) -> Iterator[Message]:
    c: Components = data.components
    for card, copies in enumerate(c.copies):
        found = s.deck[card] + s.display[card] + s.hand[0][card] + s.hand[1][card] + s.discard[card]
        if found != copies:
            yield boxed(data.names.name("card", card), found, copies)
    if sum(s.display) > c.display_size:
        yield msg("bad-position-display", most=c.display_size)
    for seat in range(2):
        if s.num_hand[seat] != sum(s.hand[seat]):
            yield unfit("num_hand")


def _board(s: State, data: Data) -> Iterator[Message]:
    c: Components = data.components

    def name(region: int) -> str:
        return data.names["region"][region] if region < c.num_regions else str(region)

    cities = zip(s.city, s.city_resource, s.temple, s.wall, strict=True)
    for region, (owner, resource, temples, walls) in enumerate(cities):
        is_city = owner >= 0
        if is_city != (resource >= 0):
            yield unfit("city_resource")
        if is_city and not c.has_site[region]:
            yield misplaced("city", name(region))
        if (temples or walls) and not is_city:
            yield misplaced("temple, wall", name(region))
        if temples > 1 or walls > 1:
            yield msg("bad-position-twice", region=name_key("region", name(region)))
    for kind in (LEGION, GALLEY):
        for region, (one, other) in enumerate(zip(s.units[0][kind], s.units[1][kind], strict=True)):
            if one and other:
                yield opposed(name(region))
            if (one or other) and not c.takes[kind][region]:
                yield misplaced(data.names["kind"][kind], name(region))


def _turn(s: State, data: Data) -> Iterator[Message]:
    kinds = s.frame_kind[: s.depth]
    if s.end_reason:
        if s.depth or s.end_reason not in (NINE_PERSONAGES, TURN_LIMIT):
            yield unfit("end_reason")
        return
    if not kinds or any(kind <= 0 or kind >= len(FRAMES.names) for kind in kinds) or any(s.frame_kind[s.depth :]):
        yield unfit("frame_kind")
        return
    for kind, seat in zip(kinds, s.frame_seat, strict=False):
        if (seat == CHANCE) != (kind in (IN_FIRST_PLAYER, IN_DISPLAY)):
            yield unfit("frame_seat")
    for seat, nation in enumerate(data.names["seat"]):
        if sum(s.personages[seat]) >= data.components.win_at:
            yield msg("bad-position-won", who=name_key("seat", nation))
    yield from _marks(s, kinds)


def _marks(s: State, kinds: list[int]) -> Iterator[Message]:
    """What is remembered for one step must be empty outside of it."""
    seat = s.active
    if any(s.owed) and IN_PAYMENT not in kinds:
        yield unfit("owed")
    if (any(s.armable) or any(s.room)) and IN_MILITIA not in kinds:
        yield unfit("armable")
    if any(s.armable[piece] > s.recruits[seat][piece] for piece in range(3)):
        yield unfit("recruits")
    if any(n > 0 and s.city[region] != seat for region, n in enumerate(s.room)):
        yield unfit("room")
    if (any(map(any, s.fresh)) or s.special_fresh or s.in_hand >= 0) and IN_MOVEMENT not in kinds:
        yield unfit("fresh")
    for kind in (LEGION, GALLEY):
        if any(n > m for n, m in zip(s.fresh[kind], s.units[seat][kind], strict=True)):
            yield unfit("fresh")
    if s.special_fresh > (s.special_at[seat] >= 0):
        yield unfit("special_fresh")
    if not _hand_holds(s, seat):
        yield unfit("in_hand")
    if any(s.saved) and IN_CONQUEST not in kinds:
        yield unfit("saved")
    if kinds[0] not in STEPS and (
        any(s.in_force) or s.temples_destroyed or s.cities_taken or 2 in s.know_how[0] + s.know_how[1]
    ):
        yield unfit("in_force")
    if any(mark > BOUGHT for row in s.know_how for mark in row) or BOUGHT in s.know_how[1 - seat]:
        yield unfit("know_how")


def _hand_holds(s: State, seat: int) -> bool:
    if s.in_hand < 0:
        return s.in_hand_at < 0 and s.in_hand_steps == 0
    if s.in_hand_at < 0 or s.in_hand_steps < 1:
        return False
    if s.in_hand == SPECIAL:
        return s.special_at[seat] == s.in_hand_at
    return s.units[seat][s.in_hand][s.in_hand_at] > s.fresh[s.in_hand][s.in_hand_at]
