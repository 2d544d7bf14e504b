"""What is seen: everything lies open in Antike. And what is being asked, in one sentence."""

from __future__ import annotations

from typing import Any

from ...core.data import Data
from ...core.spec import Prompt
from .domains import GALLEY, LEGION, NUM_KINDS, NUM_PROVINCES
from .frames import (
    FRAME_KINDS,
    IN_ARMING,
    IN_CHOOSE,
    IN_CLAIM,
    IN_CONQUEST,
    IN_DESTINATION,
    IN_DRAW,
    IN_FIRST,
    IN_FOUNDING,
    IN_GIVE_UP,
    IN_KNOW_HOW,
    IN_LOSSES,
    IN_MOVEMENT,
    IN_PAYMENT,
    IN_PICK,
    IN_QUESTION,
    IN_RONDEL,
    IN_RONDEL_PAYMENT,
    IN_START_CITY,
    IN_TEMPLE,
    IN_TRADE_GIVE,
    IN_TRADE_TAKE,
)
from .rules.battle import nation_after
from .rules.conquest import city_defence
from .rules.ending import points
from .rules.know_how import know_how_price
from .rules.personages import num_seas
from .rules.production import production_yield
from .rules.rondel import advance_cost
from .state import State


def deciding_nation(s: State, data: Data) -> int:
    """The nation whose decision is on top, or -1 (chance, nation cards, the end)."""
    if s.depth == 0:
        return -1
    top = s.depth - 1
    kind = s.frame_kind[top]
    if kind in (IN_DRAW, IN_PICK, IN_FIRST):
        return -1
    if kind == IN_QUESTION:
        return nation_after(s, data.components, s.frame_first[top])
    if kind in (IN_CHOOSE, IN_START_CITY):
        return s.frame_first[top]
    return s.nation


def view(s: State, data: Data, seat: int | None) -> dict[str, Any]:
    """The whole table; stored answers to incoming units included, since they are public."""
    c, names = data.components, data.names
    nations = names["nation"]
    who = deciding_nation(s, data)
    return {
        "nation": nations[s.nation] if s.turn else None,
        "deciding": nations[who] if who >= 0 else None,
        "step": FRAME_KINDS[s.frame_kind[s.depth - 1]] if s.depth else "over",
        "round": (s.turn - 1) // c.num_nations + 1 if s.turn else 0,
        "target": c.target,
        "order": [nations[n] for n in s.order[: c.num_nations] if n >= 0],
        "answers": {names["seat"][i]: names["answer"][s.answer[i]] for i in range(c.num_seats)},
        "first_answer": names["answer"][c.first_answer],
        "nations": {nation: _nation(s, data, n) for n, nation in enumerate(nations)},
        "provinces": {p: row for i, p in enumerate(names["province"]) if (row := _province(s, data, i))},
        "bank": {"coins": s.bank_coins, "temples": s.bank_temples},
        "stacks": dict(zip(names["personage"], s.stack, strict=True)),
        "know_how_prices": {k: know_how_price(s, c, i) for i, k in enumerate(names["know_how"])},
        "rondel_costs": {f: advance_cost(s, c, i) for i, f in enumerate(names["field"])},
    }


def _nation(s: State, data: Data, n: int) -> dict[str, Any]:
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


def _province(s: State, data: Data, p: int) -> dict[str, Any]:
    c, names = data.components, data.names
    row: dict[str, Any] = {}
    if s.city[p] >= 0:
        row["city"] = names["nation"][s.city[p]]
        row["temple"] = bool(s.temple[p])
        row["defence"] = city_defence(s, c, p)
    for kind in range(NUM_KINDS):
        if s.present[kind][p]:
            stands = {names["nation"][n]: s.units[n][kind][p] for n in range(c.num_nations) if s.units[n][kind][p]}
            row[names["kind"][kind]] = stands
        if s.ready[kind][p]:
            left = {str(level + 1): s.fresh[level][kind][p] for level in range(3) if s.fresh[level][kind][p]}
            row[f"{names['kind'][kind]}_ready"] = {"all": s.ready[kind][p], "by_actions": left}
    return row


PROMPTS = {
    IN_RONDEL: ("The {nation} choose a wedge of the rondel.", "rondel.free_steps"),
    IN_TEMPLE: ("The {nation} build temples.", "temples.cost"),
    IN_ARMING: ("The {nation} set up units.", "arming.cost"),
    IN_KNOW_HOW: ("The {nation} develop know-hows.", "know_how.several"),
    IN_MOVEMENT: ("The {nation} move their units and may fight.", "movement.any_order"),
    IN_CONQUEST: ("The {nation} conquer cities.", "conquest.enough_units"),
    IN_FOUNDING: ("The {nation} found cities.", "founding.step"),
    IN_GIVE_UP: ("The {nation} give up a city to free a stone.", "conquest.give_up"),
    IN_TRADE_GIVE: ("The {nation} give two chips to the bank.", "trade.rate"),
    IN_TRADE_TAKE: ("The {nation} take a chip from the bank.", "trade.rate"),
    IN_CLAIM: ("The {nation} choose their extra personage.", "personages.extra"),
    IN_CHOOSE: ("The bank has no coin left: the {nation} choose a chip instead.", "turn.no_coin_left"),
    IN_START_CITY: ("The {nation} choose a start city.", "setup.start_cities"),
}


def prompt(s: State, data: Data) -> Prompt:
    """What is being decided."""
    if s.depth == 0:
        return Prompt("The game is over.", "ending.personages")
    top = s.depth - 1
    kind, x, y = s.frame_kind[top], s.frame_first[top], s.frame_second[top]
    if kind == IN_DRAW:
        return Prompt(f"{data.title('seat', data.names['seat'][x])} draws a nation card.", "setup.nation_cards")
    if kind == IN_PICK:
        return Prompt(f"{data.title('seat', data.names['seat'][x])} picks a nation card.", "setup.nation_cards")
    if kind == IN_FIRST:
        return Prompt("A coin is flipped for the first player.", "two_players.doubled_start")
    nation = data.title("nation", data.names["nation"][deciding_nation(s, data)])
    if kind == IN_RONDEL_PAYMENT:
        return Prompt(f"The {nation} pay {x} more for the steps of their stone.", "rondel.extra_steps")
    if kind == IN_PAYMENT:
        resource = data.names["resource"][x]
        return Prompt(f"The {nation} owe {s.owed[x]} {resource}: how many in coins?", "payment.coins_substitute")
    if kind == IN_QUESTION:
        return _question(s, data, nation, y)
    if kind == IN_LOSSES:
        city = data.title("province", data.names["province"][x])
        return Prompt(f"The {nation} lose {y} units at {city}: how many legions?", "conquest.losses")
    if kind == IN_DESTINATION:
        return _destination(data, nation, x, y)
    text, cite = PROMPTS[kind]
    return Prompt(text.format(nation=nation), cite)


def _destination(data: Data, nation: str, place: int, actions: int) -> Prompt:
    units = ("legions", "galleys")[place // NUM_PROVINCES]
    province = data.title("province", data.names["province"][place % NUM_PROVINCES])
    left = "1 action" if actions == 0 else f"{actions + 1} actions"
    return Prompt(f"Where do the {units} of the {nation} with {left} left in {province} go?", "movement.borders")


def _question(s: State, data: Data, nation: str, place: int) -> Prompt:
    units = ("legion", "galley")[place // NUM_PROVINCES]
    province = data.title("province", data.names["province"][place % NUM_PROVINCES])
    mover = data.title("nation", data.names["nation"][s.nation])
    return Prompt(f"A {units} of the {mover} has entered {province}: do the {nation} fight?", "battle.answer")
