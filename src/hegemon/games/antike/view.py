"""What is seen: everything lies open in Antike."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from ...core.data import Data
from ...core.picture import DECIDING, Part, Picture, Rows
from .domains import GALLEY, LEGION, NUM_ACTIONS
from .rules.conquest import city_defence
from .rules.ending import points
from .rules.know_how import know_how_price
from .rules.personages import num_seas
from .rules.production import production_yield
from .rules.rondel import advance_cost
from .rules.turn import deciding_nation
from .state import State
from .view_types import Bank, Nation, Province, Ready, View


def view(s: State, data: Data, seat: int | None) -> View:
    """The whole table; stored answers to incoming units included, since they are public."""
    return cast(View, PICTURE.drawn(s, data, seat))


def _nation_in_turn(s: State, data: Data, seat: int | None) -> str | None:
    return data.names["nation"][s.nation] if s.turn else None


def _step(s: State, data: Data, seat: int | None) -> str | None:
    return data.names["frame_kind"][s.frame_kind[0]] if s.depth else None


def _deciding_nation(s: State, data: Data, seat: int | None) -> str | None:
    who = deciding_nation(s, data.components)
    return data.names["nation"][who] if who >= 0 else None


def _round(s: State, data: Data, seat: int | None) -> int:
    return (s.turn - 1) // int(data.components.num_nations) + 1 if s.turn else 0


def _target(s: State, data: Data, seat: int | None) -> int:
    return int(data.components.target)


def _order(s: State, data: Data, seat: int | None) -> list[str]:
    return [data.names["nation"][n] for n in s.order[: data.components.num_nations] if n >= 0]


def _answers(s: State, data: Data, seat: int | None) -> dict[str, str]:
    names = data.names
    return {names["seat"][i]: names["answer"][s.answer[i]] for i in range(data.components.num_seats)}


def _first_answer(s: State, data: Data, seat: int | None) -> str:
    return data.names.name("answer", data.components.first_answer)


def _bank(s: State, data: Data, seat: int | None) -> Bank:
    return {"coins": s.bank_coins, "temples": s.bank_temples}


def _stacks(s: State, data: Data, seat: int | None) -> dict[str, int]:
    return dict(zip(data.names["personage"], s.stack, strict=True))


def _know_how_prices(s: State, data: Data, seat: int | None) -> dict[str, int]:
    return {k: know_how_price(s, data.components, i) for i, k in enumerate(data.names["know_how"])}


def _rondel_costs(s: State, data: Data, seat: int | None) -> dict[str, int]:
    return {f: advance_cost(s, data.components, i) for i, f in enumerate(data.names["field"])}


def _nation(s: State, data: Data, n: int) -> Nation:
    c, names = data.components, data.names
    return {
        "title": data.title("nation", names["nation"][n]),
        "player": names["seat"][s.seat_of[n]] if s.seat_of[n] >= 0 else None,
        "rondel": names["field"][s.rondel[n]] if s.rondel[n] >= 0 else None,
        "stock": dict(zip(names["chip"], s.stock[n], strict=True)),
        "supply": {"legion": s.supply[n][LEGION], "galley": s.supply[n][GALLEY], "stone": s.stones[n]},
        "know_hows": [k for i, k in enumerate(names["know_how"]) if s.know_how[n][i]],
        "personages": dict(zip(names["personage"], s.personages[n], strict=True)),
        "extra": names["personage"][s.extra[n]] if s.extra[n] >= 0 else None,
        "points": points(s, c, n),
        "cities": s.num_cities[n],
        "temples": s.num_temples[n],
        "seas": num_seas(s, c, n),
        "yields": {r: production_yield(s, c, n, i) for i, r in enumerate(names["resource"])},
    }


def _provinces(s: State, data: Data, seat: int | None) -> dict[str, Province]:
    """Provinces in which something stands."""
    units = [row for rows in s.units for row in rows]
    fresh = [row for rows in s.fresh for row in rows]
    numbers = zip(s.city, s.temple, *s.present, *s.ready, *units, *fresh, strict=True)
    shown: dict[str, Province] = {}
    for p, (name, here) in enumerate(zip(data.names["province"], numbers, strict=False)):
        city, _, legions, galleys, ready_legions, ready_galleys = here[:6]
        if city >= 0 or legions or galleys or ready_legions or ready_galleys:
            shown[name] = _province(data, here, city_defence(s, data.components, p) if city >= 0 else 0)
    return shown


@lru_cache(maxsize=10_000)  # one object for as long as it stays the same
def _province(data: Data, numbers: tuple[int, ...], defence: int) -> Province:
    city, temple, legions, galleys, ready_legions, ready_galleys = numbers[:6]
    units, fresh = numbers[6 : -2 * NUM_ACTIONS], numbers[-2 * NUM_ACTIONS :]
    row: Province = {}
    if city >= 0:
        row["city"] = data.names["nation"][city]
        row["temple"] = bool(temple)
        row["defence"] = defence
    if legions:
        row["legion"] = _stands(data, units[LEGION::2])
    if galleys:
        row["galley"] = _stands(data, units[GALLEY::2])
    if ready_legions:
        row["legion_ready"] = _ready(ready_legions, fresh[LEGION::2])
    if ready_galleys:
        row["galley_ready"] = _ready(ready_galleys, fresh[GALLEY::2])
    return row


def _stands(data: Data, units: tuple[int, ...]) -> dict[str, int]:
    return {nation: n for nation, n in zip(data.names["nation"], units, strict=False) if n}


def _ready(all_: int, fresh: tuple[int, ...]) -> Ready:
    return {"all": all_, "by_actions": {str(level): n for level, n in enumerate(fresh, 1) if n}}


PICTURE = Picture(
    Part("nation", _nation_in_turn, "nation turn"),
    Part("step", _step, "depth frame_kind"),
    DECIDING,
    Part("deciding_nation", _deciding_nation, "depth frame_kind frame_first position nation order"),
    Part("round", _round, "turn"),
    Part("target", _target),
    Part("order", _order, "order"),
    Part("answers", _answers, "answer"),
    Part("first_answer", _first_answer),
    Rows(
        "nations", "nation", _nation,
        own="seat_of rondel stock supply stones know_how personages extra num_cities num_temples units income",
    ),
    Part("provinces", _provinces, "city temple present ready units fresh know_how"),
    Part("bank", _bank, "bank_coins bank_temples"),
    Part("stacks", _stacks, "stack"),
    Part("know_how_prices", _know_how_prices, "known_by"),
    Part("rondel_costs", _rondel_costs, "nation rondel"),
)  # fmt: skip
