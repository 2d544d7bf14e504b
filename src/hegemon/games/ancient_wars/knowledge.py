"""What a seat can know of the enemy's hidden units, and what nobody else can know of a choice.

Units of a veil are dealt over the places of that veil; each deal is a world, and there can be far too many to try. But
the rules look at hidden units in three ways only: a stack is opened (its names are read), a stack is counted for supply
or attrition (its leaders and other units), a camp is searched for a legion that lays siege. So it is enough to fill the
stacks that can be looked at with the most and with the fewest of those who count there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from ...core.data import Data
from .components import Components
from .domains import BOX, FLEET
from .state import State

Place = tuple[int, int, int]  # space, moved, checked: what belongs to the place and not to the unit
Veil = tuple[list[int], list[Place]]  # its units and their places, both ascending

# Decisions whose options tell what the hidden units of the deciding side are.
PRIVATE_CHOICES = ("check", "recruit", "place", "march", "march_to", "march_take", "load")


def choice_is_public(s: State, data: Data) -> bool:
    """Does everybody know what can be chosen now?  cite: fog.no_examining"""
    if data.components.open_stacks:
        return True
    return s.depth == 0 or data.names.name("frame_kind", s.frame_kind[s.depth - 1]) not in PRIVATE_CHOICES


def is_hidden(s: State, c: Components, u: int) -> bool:
    """Does the opponent not know for sure where this unit is?  cite: fog.no_examining"""
    if c.open_stacks or c.kind[u] >= FLEET or s.at[u] == BOX:
        return False
    return s.veil[u] != u or s.veil.count(u) > 1


def hidden_units(s: State, c: Components) -> frozenset[int]:
    """All units of which that holds, found in one pass: a picture of the table asks about every unit.
    cite: fog.no_examining"""
    if c.open_stacks:
        return frozenset()
    several = {veil for veil, wearers in Counter(s.veil).items() if wearers > 1}
    marked = [u for u, veil in enumerate(s.veil) if veil != u or u in several]
    return frozenset(u for u in marked if c.kind[u] < FLEET and s.at[u] != BOX)


def veils(s: State, data: Data, seat: int) -> list[Veil]:
    """The enemy's veils with units in more than one place: only there can units have changed places.
    cite: fog.no_examining, rulings.remembered_stacks"""
    c = data.components
    enemy = range(c.first_unit[1 - seat], c.end_land[1 - seat])
    worn = [s.veil[u] for u in enemy if s.at[u] >= 0]
    if len(set(worn)) == len(worn):
        return []  # each unit has its own, as in most positions
    units: dict[int, list[int]] = {}
    for u in enemy:
        if s.at[u] >= 0:
            units.setdefault(s.veil[u], []).append(u)
    found = [(members, sorted((s.at[u], s.moved[u], s.checked[u]) for u in members)) for members in units.values()]
    return [(members, places) for members, places in found if places[0] != places[-1]]


def worlds(s: State, data: Data, seat: int) -> Iterator[State]:
    """Positions that stand for all that the deciding seat holds possible. They depend on what it knows only: the first
    deals every veil in order, whatever lies on the table; the others fill one stack, or the camps next to one space,
    by rank from either end. They are to be read, not changed.  cite: fog.no_examining"""
    c = data.components
    hidden = veils(s, data, seat)
    if not hidden:
        yield s  # as in most positions: no other looks the same
        return
    seen: set[tuple[Place, ...]] = set()
    for ranks, first in [(ascending, frozenset[int]()), *_stacks_by_rank(s, data, hidden)]:
        world = _dealt(s, c, hidden, ranks, first)
        deal = tuple((world.at[u], world.moved[u], world.checked[u]) for members, _ in hidden for u in members)
        if deal not in seen:
            seen.add(deal)
            yield world


def ascending(c: Components, u: int) -> tuple[int, ...]:
    """Units in the order of their numbers."""
    return (u,)


def _feeding(c: Components, u: int) -> tuple[int, ...]:
    """Leaders before those who need food, the best foragers first.  cite: supply.leaders_and_fleets, supply.forage"""
    is_leader = u < c.end_leader[c.side[u]]
    return (0 if is_leader else 1, -c.forage_with[u], u)


def _hungry(c: Components, u: int) -> tuple[int, ...]:
    """The other way round."""
    return tuple(-number for number in _feeding(c, u))


def _besieging(c: Components, u: int) -> tuple[int, ...]:
    """Legions first.  cite: camps.siege_legion"""
    return (-c.is_legion[u], u)


def _harmless(c: Components, u: int) -> tuple[int, ...]:
    """Legions last."""
    return (c.is_legion[u], -u)


Rank = Callable[[Components, int], tuple[int, ...]]


def _stacks_by_rank(s: State, data: Data, hidden: list[Veil]) -> Iterator[tuple[Rank, frozenset[int]]]:
    """Which stacks to fill first, and by which rank."""
    c = data.components
    spaces = sorted({place[0] for _, places in hidden for place in places})
    for space in spaces:
        for rank in (_feeding, _hungry):
            yield rank, frozenset((space,))
    if c.camp_sieges:
        for space in range(c.num_spaces):
            near = {c.way_to[k] for k in range(c.way_start[space], c.way_start[space + 1])}
            camps = frozenset(to for to in spaces if s.camp[to] and to in near)
            if camps:
                yield _besieging, camps
                yield _harmless, camps


def _dealt(s: State, c: Components, hidden: list[Veil], rank: Rank, first: frozenset[int]) -> State:
    """Each veil's units in the order of their rank, over its places, those in the spaces `first` before the others."""
    world: State = s.copy()  # type: ignore[attr-defined]
    for members, places in hidden:
        ordered = sorted(members, key=lambda u: rank(c, u))
        for u, place in zip(ordered, sorted(places, key=lambda p: (p[0] not in first, p)), strict=True):
            world.at[u], world.moved[u], world.checked[u] = place
    return world


def may_have_looked(before: State, after: State, data: Data, seat: int) -> bool:
    """Can carrying an action of the seat out have looked at hidden units of the enemy? Stacks meet, or the turn goes on
    to another phase, card or battle; nothing else asks for them.
    cite: fog.same_space, fog.by_card, supply.check, events.forced_attrition, camps.siege"""
    if _progress(before) != _progress(after):
        return True
    enemy = 1 - seat
    return any(
        after.num_units[seat][space] and after.num_units[enemy][space] and not before.num_units[seat][space]
        for space in range(data.components.num_spaces)
    )


def _progress(s: State) -> tuple[int, ...]:
    return (s.turn, s.phase, s.step, s.card, s.battle_space, s.depth == 0)
