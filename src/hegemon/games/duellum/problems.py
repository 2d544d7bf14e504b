"""Every reason why a position is impossible."""

from __future__ import annotations

from collections.abc import Iterator

from ...common.extent import extent
from ...core.data import Data
from ...core.state import layout_of
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


def problems(s: State, data: Data) -> list[str]:
    """[] for any position that can be reached."""
    c: Components = data.components
    if faults := list(_ranges(s, c)):
        return faults
    return [*_pieces(s, c), *_bank(s, c), *_cards(s, c), *_board(s, c, data), *_turn(s, c)]


def _ranges(s: State, c: Components) -> Iterator[str]:
    """Members must exist, counts must not be negative; only then the other checks can be made."""
    plan = layout_of(s)
    for name, spec in plan.fields.items():
        low = -1 if name in MAY_BE_NEGATIVE else 0
        high = plan.domains.capacity[spec.of] - 1 if spec.of else 32767
        if spec.of == "region":
            high = c.num_regions - 1
        least, greatest = extent(getattr(s, name))
        if least < low or greatest > high:
            yield f"'{name}' holds a number out of range."
    if s.depth > plan.domains.capacity["frame"]:
        yield "The stack of decisions is too deep."


def _pieces(s: State, c: Components) -> Iterator[str]:
    for seat in range(2):
        for kind, name in ((LEGION, "legions"), (GALLEY, "galleys")):
            count = s.supply[seat][kind] + s.recruits[seat][kind] + sum(s.units[seat][kind])
            if count != c.box_units[kind]:
                yield f"Nation {seat} has {count} {name}, not {c.box_units[kind]}."
        special = s.recruits[seat][SPECIAL] + (s.special_at[seat] >= 0)
        if special != c.special_units:
            yield f"Nation {seat} has {special} special units, not {c.special_units}."


def _bank(s: State, c: Components) -> Iterator[str]:
    totals = (
        ("temples", s.bank_temples + sum(s.temple), c.box_temples),
        ("walls", s.bank_walls + sum(s.wall) + sum(s.wall_supply), c.box_walls),
        ("coins", s.bank_coins + s.stock[0][3] + s.stock[1][3], c.box_coins),
        *(
            (f"tokens of resource {r}", s.bank_tokens[r] + s.city_resource.count(r), c.box_tokens[r])
            for r in range(len(c.box_tokens))
        ),
        *(
            (f"personages {p}", n + s.personages[0][p] + s.personages[1][p], c.personage_count[p])
            for p, n in enumerate(s.bank_personages)
        ),
    )
    for name, found, wanted in totals:
        if found != wanted:
            yield f"There are {found} {name}, not {wanted}."


def _cards(s: State, c: Components) -> Iterator[str]:
    for card, copies in enumerate(c.copies):
        found = s.deck[card] + s.display[card] + s.hand[0][card] + s.hand[1][card] + s.discard[card]
        if found != copies:
            yield f"There are {found} of event card {card}, not {copies}."
    if sum(s.display) > c.display_size:
        yield f"More than {c.display_size} event cards lie open."
    for seat in range(2):
        if s.num_hand[seat] != sum(s.hand[seat]):
            yield f"Nation {seat} holds {sum(s.hand[seat])} cards, but {s.num_hand[seat]} are counted."


def _board(s: State, c: Components, data: Data) -> Iterator[str]:
    for region in range(len(s.city)):
        name = data.names["region"][region] if region < c.num_regions else f"region {region}"
        is_city = s.city[region] >= 0
        if is_city != (s.city_resource[region] >= 0):
            yield f"The city at {name} lacks its owner or its resource."
        if is_city and not c.has_site[region]:
            yield f"There is no city site at {name}."
        if (s.temple[region] or s.wall[region]) and not is_city:
            yield f"A temple or wall stands at {name} without a city."
        if s.temple[region] > 1 or s.wall[region] > 1:
            yield f"There is more than one temple or wall at {name}."
        for kind in (LEGION, GALLEY):
            count = s.units[0][kind][region], s.units[1][kind][region]
            if min(count) > 0:
                yield f"Hostile units of the same kind stand at {name}."
            if max(count) > 0 and not c.takes[kind][region]:
                yield f"Units stand at {name} that cannot get there."


def _turn(s: State, c: Components) -> Iterator[str]:
    kinds = s.frame_kind[: s.depth]
    if s.end_reason:
        if s.depth or s.end_reason not in (NINE_PERSONAGES, TURN_LIMIT):
            yield "The game is over, but something is left to decide."
        return
    if not kinds or any(kind <= 0 or kind >= len(FRAMES.names) for kind in kinds) or any(s.frame_kind[s.depth :]):
        yield "Nothing is being decided, although the game goes on."
        return
    for kind, seat in zip(kinds, s.frame_seat, strict=False):
        if (seat == CHANCE) != (kind in (IN_FIRST_PLAYER, IN_DISPLAY)):
            yield "A decision lies with the wrong player."
    for seat in range(2):
        if sum(s.personages[seat]) >= c.win_at:
            yield f"Nation {seat} has won already."
    yield from _marks(s, c, kinds)


def _marks(s: State, c: Components, kinds: list[int]) -> Iterator[str]:
    """What is remembered for one step must be empty outside of it."""
    seat = s.active
    if any(s.owed) and IN_PAYMENT not in kinds:
        yield "A price is owed that nobody is paying."
    if (any(s.armable) or any(s.room)) and IN_MILITIA not in kinds:
        yield "Units are marked for arming outside Militia."
    if any(s.armable[piece] > s.recruits[seat][piece] for piece in range(3)):
        yield "More units are marked for arming than the box holds."
    if any(n > 0 and s.city[region] != seat for region, n in enumerate(s.room)):
        yield "New units are expected where the nation has no city."
    if (any(map(any, s.fresh)) or s.special_fresh or s.in_hand >= 0) and IN_MOVEMENT not in kinds:
        yield "Units are marked for moving outside the movement."
    for kind in (LEGION, GALLEY):
        if any(n > m for n, m in zip(s.fresh[kind], s.units[seat][kind], strict=True)):
            yield "More units are marked for moving than stand there."
    if s.special_fresh > (s.special_at[seat] >= 0):
        yield "A special unit is marked for moving that is not on the board."
    if not _hand_holds(s, seat):
        yield "The unit in hand does not stand where it should."
    if any(s.saved) and IN_CONQUEST not in kinds:
        yield "Cities are marked as saved outside the conquests."
    if kinds[0] not in STEPS and (
        any(s.in_force) or s.temples_destroyed or s.cities_taken or 2 in s.know_how[0] + s.know_how[1]
    ):
        yield "Effects of a turn outlast it."
    if any(mark > BOUGHT for row in s.know_how for mark in row) or BOUGHT in s.know_how[1 - seat]:
        yield "A know-how is marked in a way that does not exist."


def _hand_holds(s: State, seat: int) -> bool:
    if s.in_hand < 0:
        return s.in_hand_at < 0 and s.in_hand_steps == 0
    if s.in_hand_at < 0 or s.in_hand_steps < 1:
        return False
    if s.in_hand == SPECIAL:
        return s.special_at[seat] == s.in_hand_at
    return s.units[seat][s.in_hand][s.in_hand_at] > s.fresh[s.in_hand][s.in_hand_at]
