"""What a seat can know of the enemy's hidden units, and what nobody else can know of a choice.

Units of a veil are dealt over the places of that veil; each deal is a world, and there can be far too many to try. But
the rules look at hidden units in three ways only: a stack is opened (its names are read), a stack is counted for supply
or attrition (its leaders and other units), a camp is searched for a legion that lays siege. So it is enough to fill the
stacks that can be looked at with the most and with the fewest of those who count there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from ...core.data import Data
from .components import Components
from .domains import BOX, FLEET
from .state import State

Place = tuple[int, int, int]  # space, moved, checked: what belongs to the place and not to the unit
Veil = tuple[list[int], list[Place]]  # its units and their places, both ascending
Deal = dict[str, list[int]]  # rows of the state: where the units stand in another position

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
    at, kind = s.at, c.kind
    worn = [(u, veil) for u, veil in enumerate(s.veil) if veil != u and (veil >= 0 or at[u] != BOX)]
    marked = {u for pair in worn for u in pair}  # whose veil somebody else wears is not known either
    marked.discard(-1)  # the veil of nobody
    return frozenset([u for u in marked if kind[u] < FLEET and at[u] != BOX])


def veils(s: State, data: Data, seat: int) -> list[Veil]:
    """The enemy's veils with units in more than one place: only there can units have changed places.
    cite: fog.no_examining, rulings.remembered_stacks"""
    c = data.components
    begin, end = c.first_unit[1 - seat], c.end_land[1 - seat]
    worn = s.veil[begin:end]
    if len(set(worn)) == len(worn):
        return []  # each unit has its own, as in most positions
    units: dict[int, list[int]] = {}
    for u, veil, space in zip(range(begin, end), worn, s.at[begin:end], strict=True):
        if space >= 0:
            units.setdefault(veil, []).append(u)
    several = [members for members in units.values() if len(members) > 1]
    found = [(members, sorted([(s.at[u], s.moved[u], s.checked[u]) for u in members])) for members in several]
    return [(members, places) for members, places in found if places[0] != places[-1]]


def worlds(s: State, data: Data, seat: int) -> Iterator[Deal]:
    """Positions that stand for all that the deciding seat holds possible, by where the units stand. They depend on what
    it knows only: the first deals every veil in order, whatever lies on the table; the others fill one stack, or the
    camps next to one space, by rank from either end. None where no other looks the same, as in most positions.
    cite: fog.no_examining"""
    hidden = veils(s, data, seat)
    if not hidden:
        return
    first = _dealt(s, data, hidden, ascending, frozenset())
    yield first
    seen = [first]
    for rank, spaces in _stacks_by_rank(s, data, hidden):
        deal = _dealt(s, data, hidden, rank, spaces)
        if deal not in seen:
            seen.append(deal)
            yield deal


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
    spaces = sorted({place[0] for _, places in hidden for place in places})
    for space in spaces:
        for rank in (_feeding, _hungry):
            yield rank, frozenset((space,))
    fortified = {space for space in spaces if s.camp[space]} if data.components.camp_sieges else set()
    for near in _neighbours(data) if fortified else []:
        if camps := near & fortified:
            yield _besieging, camps
            yield _harmless, camps


@lru_cache(maxsize=64)  # the same for every position
def _neighbours(data: Data) -> list[frozenset[int]]:
    """Of each space, where one can go from there."""
    c = data.components
    return [
        frozenset(c.way_to[k] for k in range(c.way_start[space], c.way_start[space + 1]))
        for space in range(c.num_spaces)
    ]


def _dealt(s: State, data: Data, hidden: list[Veil], rank: Rank, first: frozenset[int]) -> Deal:
    """Each veil's units in the order of their rank, over its places, those in the spaces `first` before the others."""
    at, moved, checked = s.at[:], s.moved[:], s.checked[:]
    for members, places in hidden:
        before = [place for place in places if place[0] in first]
        behind = [place for place in places if place[0] not in first] if before else places
        for u, place in zip(sorted(members, key=_ranked(data, rank)), (*before, *behind), strict=True):
            at[u], moved[u], checked[u] = place
    return {"at": at, "moved": moved, "checked": checked}


@lru_cache(maxsize=64)  # the same for every position
def _ranked(data: Data, rank: Rank) -> Callable[[int], tuple[int, ...]]:
    return [rank(data.components, u) for u in range(len(data.names["unit"]))].__getitem__


def may_have_looked(before: State, after: State, data: Data, seat: int) -> bool:
    """Can carrying an action of the seat out have looked at hidden units of the enemy? Stacks meet, or the turn goes on
    to another phase, card or battle; nothing else asks for them.
    cite: fog.same_space, fog.by_card, supply.check, events.forced_attrition, camps.siege"""
    if _progress(before) != _progress(after):
        return True
    if before.num_units == after.num_units:
        return False
    enemy = 1 - seat
    return any(
        after.num_units[seat][space] and after.num_units[enemy][space] and not before.num_units[seat][space]
        for space in range(data.components.num_spaces)
    )


def _progress(s: State) -> tuple[int, ...]:
    return (s.turn, s.phase, s.step, s.card, s.battle_space, s.depth == 0)
