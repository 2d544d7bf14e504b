"""What a seat may hear of an action: units of a stack that it cannot tell apart afterwards are counted, not named. The
places of the goals that changed hands are told here too, because a battle, a march and a recruit may all bring them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from ...core.data import Data
from ...core.happenings import ALL_SEEING, Happening, Heard
from ...core.language.message import Value, name_key
from .knowledge import is_hidden
from .rules.ending import controls, num_goals
from .state import State

STACKS = ("marched", "landed")  # told with those who went
ROLLS = ("endured", "kept_up")  # the owner rolls for a unit of a stack and need not say for which
VEILED = frozenset(("seen", *STACKS, *ROLLS))  # what not everybody hears in the same words
NEXT = ("battle", "discarded", "set_aside", "put_under", "turn", "ended")  # what an action leads on to


def heard(before: State, after: State, data: Data, told: list[Happening], viewers: Sequence[int | None]) -> Heard:
    """The happenings as each of them (a seat, None: a spectator, or ALL_SEEING) hears them.
    cite: fog.no_examining, rulings.remembered_stacks"""
    changes = list(_goals(before, after, data))
    begun: list[Happening] = []
    if before.turn == 1 and before.card < 0 <= after.card:  # nobody hears the set-up, with which the first turn begins
        begun.append(Happening("turn", {"n": before.game_turn, "who": _seat(data, before.active)}))
    if not any(happening.kind in VEILED for happening in told):
        return [_in_order([*begun, *told], changes)] * len(viewers)
    return [_in_order([*begun, *_known_to(before, after, data, told, seat)], changes) for seat in viewers]


def _in_order(known: list[Happening], changes: list[Happening]) -> list[Happening]:
    if not changes:
        return known
    end = next((i for i, happening in enumerate(known) if i and happening.kind in NEXT), len(known))
    return [*known[:end], *changes, *known[end:]]


def _known_to(before: State, after: State, data: Data, told: list[Happening], seat: int | None) -> list[Happening]:
    shown = [happening for happening in told if happening.kind != "seen" or _is_news(before, data, happening, seat)]
    return [_known(after, data, happening, seat) for happening in shown]


def _is_news(before: State, data: Data, happening: Happening, seat: int | None) -> bool:
    """Does a stack that opens show the seat a unit that it could not see?  cite: fog.same_space"""
    units = [_number(data, unit) for unit in str(happening.args["units"]).split()]
    known = seat == ALL_SEEING or happening.args["who"] == _seat(data, seat)
    return not known and any(is_hidden(before, data.components, u) for u in units)


def _known(after: State, data: Data, happening: Happening, seat: int | None) -> Happening:
    args = happening.args
    if happening.kind not in STACKS and happening.kind not in ROLLS:
        return happening
    if seat == ALL_SEEING or data.components.open_stacks or args["who"] == _seat(data, seat):
        return happening
    if happening.kind in ROLLS:
        return Happening(f"{happening.kind}_unseen", {k: v for k, v in args.items() if k != "unit"})
    units = str(args["units"]).split()
    named = [unit for unit in units if not is_hidden(after, data.components, _number(data, unit))]
    unseen = len(units) - len(named)
    if not unseen:
        return happening
    places: dict[str, Value] = {"origin": args["origin"], "to": args["to"]}
    if not named:
        return Happening(f"{happening.kind}_unseen", {"who": args["who"], "n": unseen, **places})
    some = {"who": args["who"], "units": " ".join(named), "n": unseen}
    return Happening(f"{happening.kind}_partly", {**some, **places})


def _seat(data: Data, seat: int | None) -> str:
    return "" if seat is None else name_key("seat", data.names.name("seat", seat))


def _number(data: Data, unit: str) -> int:
    return data.names.index("unit", unit.removeprefix("unit-"))


def _goals(before: State, after: State, data: Data) -> Iterator[Happening]:
    """Places of the goals that a side holds or loses by the action.  cite: ending.control"""
    c = data.components
    if before.num_units == after.num_units and before.num_fleets == after.num_fleets:
        return  # control hangs on them alone
    for seat, k in _places_that_count(data):
        had, has = controls(before, c, seat, k), controls(after, c, seat, k)
        if had != has:
            space = name_key("space", data.names.name("space", k))
            places: dict[str, Value] = {"who": _seat(data, seat), "space": space}
            numbers = {"n": num_goals(after, c, seat), "need": c.need[seat]}
            yield Happening("holds" if has else "yields", {**places, **numbers})


@lru_cache(maxsize=64)  # few of all spaces, and always the same ones
def _places_that_count(data: Data) -> list[tuple[int, int]]:
    """The places of each side's goal, and the Roman's place of prestige."""
    c = data.components
    spaces = range(len(data.names["space"]))
    return [(seat, k) for seat in (0, 1) for k in spaces if c.goal[seat][k] or (seat == 0 and c.prestige == k)]
