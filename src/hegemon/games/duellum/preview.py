"""What an action costs, with citations."""

from __future__ import annotations

from ...common.payment import COIN, GOLD, IRON, MARBLE
from ...core.data import Data
from ...core.language import msg, name_key
from ...core.preview import PriceRow
from .actions import VERBS
from .domains import SETTLERS, SPECIAL
from .rules.arming import arming_iron
from .rules.conquest import defence, units_kept
from .rules.founding import founding_surcharge
from .rules.know_how import develop_cost
from .rules.rondel import advance_cost
from .rules.temples import temple_marble, temple_surcharge
from .state import State

ANY_CHIP, UNIT = msg("price-any-chip").key, msg("price-unit").key


def _row(what: str, amount: int, rule_id: str) -> list[PriceRow]:
    return [PriceRow(what, amount, rule_id)] if amount else []


def _chips(data: Data, chip: int, amount: int, rule_id: str) -> list[PriceRow]:
    return _row(name_key("chip", data.names.name("chip", chip)), amount, rule_id)


def price(s: State, data: Data, a: int) -> list[PriceRow]:
    """Chips, coins and units that the action costs; coins may stand in for chips."""
    verb, args = VERBS.decode(a)
    quote = QUOTES.get(verb.name)
    return quote(s, data, args) if quote else []


def _advance(s: State, data: Data, args: tuple[int, ...]) -> list[PriceRow]:
    return _row(ANY_CHIP, advance_cost(s, data.components, args[0]), "rondel.extra_steps")


def _temple(s: State, data: Data, args: tuple[int, ...]) -> list[PriceRow]:
    return _chips(data, MARBLE, temple_marble(s, data.components), "temples.cost") + _chips(
        data, COIN, temple_surcharge(s, data.components, args[0]), "temples.coin_per_neighbour"
    )


def _wall(s: State, data: Data, args: tuple[int, ...]) -> list[PriceRow]:
    return _chips(data, MARBLE, data.components.wall_price, "walls.cost")


def _arm(s: State, data: Data, args: tuple[int, ...]) -> list[PriceRow]:
    cite = "special_units.cost" if args[0] == SPECIAL else "arming.cost"
    return _chips(data, IRON, arming_iron(s, data.components, args[0]), cite)


def _develop(s: State, data: Data, args: tuple[int, ...]) -> list[PriceRow]:
    cite = "know_how.price_later" if s.know_how[1 - s.active][args[0]] else "know_how.price_first"
    return _chips(data, GOLD, develop_cost(s, data.components, args[0]), cite)


def _recruit(s: State, data: Data, args: tuple[int, ...]) -> list[PriceRow]:
    cite = ("recruiting.cost_legion", "recruiting.cost_galley")[args[0]]
    return _chips(data, GOLD, data.components.recruit_price[args[0]], cite)


def _conquer(s: State, data: Data, args: tuple[int, ...]) -> list[PriceRow]:
    lost = defence(s, data.components, args[0])
    kept = units_kept(s, data.components, lost)
    return _row(UNIT, lost - kept, "events.veterans" if kept else "conquest.losses")


def _found(s: State, data: Data, args: tuple[int, ...]) -> list[PriceRow]:
    rows: list[PriceRow] = []
    if not s.in_force[SETTLERS]:
        for resource in (MARBLE, IRON, GOLD):
            rows += _chips(data, resource, data.components.city_price[resource], "founding.cost")
    return rows + _chips(data, COIN, founding_surcharge(s, data.components, *args), "founding.coin_per_neighbour")


def _chip(s: State, data: Data, args: tuple[int, ...]) -> list[PriceRow]:
    return _chips(data, args[0], 1, "payment.bank")


def _coins(s: State, data: Data, args: tuple[int, ...]) -> list[PriceRow]:
    resource = s.frame_first[s.depth - 1]
    chips = _chips(data, resource, s.owed[resource] - args[0], "payment.bank")
    return chips + _chips(data, COIN, args[0], "payment.coins_substitute")


QUOTES = {
    "advance": _advance,
    "pay": _chip,
    "coins": _coins,
    "build_temple": _temple,
    "build_wall": _wall,
    "arm": _arm,
    "develop": _develop,
    "recruit": _recruit,
    "conquer": _conquer,
    "found": _found,
    "give": _chip,
}
