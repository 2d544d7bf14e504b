"""What is seen: everything lies open in Antike."""

from __future__ import annotations

from ...core.data import Data
from .domains import GALLEY, LEGION, NUM_ACTIONS
from .rules.conquest import city_defence
from .rules.ending import points
from .rules.know_how import know_how_price
from .rules.personages import num_seas
from .rules.production import production_yield
from .rules.rondel import advance_cost
from .rules.turn import deciding_nation
from .state import State
from .view_types import Nation, Province, Ready, View


def view(s: State, data: Data, seat: int | None) -> View:
    """The whole table; stored answers to incoming units included, since they are public."""
    c, names = data.components, data.names
    nations = names["nation"]
    who = deciding_nation(s, c)
    frames: list[str | None] = [names["frame_kind"][kind] for kind in s.frame_kind[: s.depth]] or [None]
    return {
        "nation": nations[s.nation] if s.turn else None,
        "step": frames[0],
        "deciding": frames[-1],
        "deciding_nation": nations[who] if who >= 0 else None,
        "round": (s.turn - 1) // c.num_nations + 1 if s.turn else 0,
        "target": c.target,
        "order": [nations[n] for n in s.order[: c.num_nations] if n >= 0],
        "answers": {names["seat"][i]: names["answer"][s.answer[i]] for i in range(c.num_seats)},
        "first_answer": names["answer"][c.first_answer],
        "nations": {nation: _nation(s, data, n) for n, nation in enumerate(nations)},
        "provinces": {names["province"][p]: _province(s, data, p) for p in _used(s)},
        "bank": {"coins": s.bank_coins, "temples": s.bank_temples},
        "stacks": dict(zip(names["personage"], s.stack, strict=True)),
        "know_how_prices": {k: know_how_price(s, c, i) for i, k in enumerate(names["know_how"])},
        "rondel_costs": {f: advance_cost(s, c, i) for i, f in enumerate(names["field"])},
    }


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


def _used(s: State) -> list[int]:
    """Provinces in which something stands."""
    used = {p for p, city in enumerate(s.city) if city >= 0}
    for standing in (*s.present, *s.ready):
        if any(standing):
            used.update([p for p, number in enumerate(standing) if number])
    return sorted(used)


def _province(s: State, data: Data, p: int) -> Province:
    row: Province = {}
    if s.city[p] >= 0:
        row["city"] = data.names["nation"][s.city[p]]
        row["temple"] = bool(s.temple[p])
        row["defence"] = city_defence(s, data.components, p)
    if s.present[LEGION][p]:
        row["legion"] = _stands(s, data, LEGION, p)
    if s.present[GALLEY][p]:
        row["galley"] = _stands(s, data, GALLEY, p)
    if s.ready[LEGION][p]:
        row["legion_ready"] = _ready(s, LEGION, p)
    if s.ready[GALLEY][p]:
        row["galley_ready"] = _ready(s, GALLEY, p)
    return row


def _stands(s: State, data: Data, kind: int, p: int) -> dict[str, int]:
    nations = data.names["nation"]
    return {nation: s.units[n][kind][p] for n, nation in enumerate(nations) if s.units[n][kind][p]}


def _ready(s: State, kind: int, p: int) -> Ready:
    left = {str(level + 1): s.fresh[level][kind][p] for level in range(NUM_ACTIONS) if s.fresh[level][kind][p]}
    return {"all": s.ready[kind][p], "by_actions": left}
