"""The arguments of refusals: what is missing, how much, where. Worked out when a refusal is told, never by the rules.

(The rules know the reasons, so what is needed of the rules is imported where it is used.)"""

from __future__ import annotations

from collections.abc import Callable

from ...common.payment import COIN, NUM_CHIPS, NUM_RESOURCES
from ...core.data import Data
from ...core.language.message import Value, goods, name_key
from .domains import GALLEY, LEGION, NUM_KNOW_HOWS, NUM_PROVINCES
from .frames import IN_DESTINATION
from .state import State

Words = dict[str, Value]
Action = tuple[str, ...]


def named(*domains: str) -> Callable[[State, Data, Action], Words]:
    """The arguments of the action itself, by the names of their domains."""

    def words(s: State, data: Data, action: Action) -> Words:
        return {domain: name_key(domain, member) for domain, member in zip(domains, action, strict=True) if domain}

    return words


def step(s: State, data: Data, action: Action) -> Words:
    """What is being decided instead."""
    return {"step": name_key("step", data.names["frame_kind"][s.frame_kind[s.depth - 1]])}


def _name(data: Data, domain: str, number: int) -> str:
    return name_key(domain, data.names[domain][number])


def _province(data: Data, action: Action, place: int = 0) -> int:
    return data.names.index("province", action[place])


# -- set-up and answers -----------------------------------------------------------------------------------------------
def on_the_card(s: State, data: Data, action: Action) -> Words:
    """The three cities of the nation card."""
    nation = s.frame_first[s.depth - 1]
    cities = [_name(data, "province", city) for city in data.components.start_city[nation]]
    return {"province": name_key("province", action[0]), "cities": " ".join(cities)}


def owner_of(s: State, data: Data, action: Action) -> Words:
    """A city and its nation."""
    nation = s.city[_province(data, action)]
    return {"province": name_key("province", action[0]), "nation": _name(data, "nation", nation)}


def resource_of(s: State, data: Data, action: Action) -> Words:
    """A province and its resource."""
    resource = data.components.resource_of[_province(data, action)]
    return {"province": name_key("province", action[0]), "resource": _name(data, "resource", resource)}


# -- payments ---------------------------------------------------------------------------------------------------------
def lacking(s: State, data: Data, price: list[int]) -> Words:
    """Price, chips that the nation lacks, and its coins, which do not make up for them."""
    names, stock = data.names["chip"], s.stock[s.nation]
    lacks = {names[r]: max(0, price[r] - stock[r]) for r in range(NUM_RESOURCES)}
    return {
        "price": goods("chip", dict(zip(names, price, strict=False))),
        "lacks": goods("chip", lacks),
        "count": sum(lacks.values()),
        "coins": stock[COIN],
    }


def city_price(s: State, data: Data, action: Action) -> Words:
    """What is missing for a city."""
    return lacking(s, data, data.components.price_city)


def temple_price(s: State, data: Data, action: Action) -> Words:
    """What is missing for a temple."""
    return lacking(s, data, [data.components.price_temple, 0, 0])


def unit_price(s: State, data: Data, action: Action) -> Words:
    """What is missing for a unit."""
    return lacking(s, data, [0, data.components.price_unit, 0])


def know_how_gold(s: State, data: Data, action: Action) -> Words:
    """What is missing for a know-how."""
    from .rules.know_how import know_how_price

    gold = know_how_price(s, data.components, data.names.index("know_how", action[0]))
    return {"know_how": name_key("know_how", action[0]), **lacking(s, data, [0, 0, gold])}


def steps(s: State, data: Data, action: Action) -> Words:
    """How far a wedge is, what that costs, and what the nation has."""
    from ...common.payment import num_chips
    from .rules.rondel import advance_cost

    c = data.components
    cost = advance_cost(s, c, data.names.index("field", action[0]))
    return {
        "field": name_key("field", action[0]),
        "steps": c.free_steps + cost,
        "price": f"price-any_chip={cost}",
        "have": num_chips(s, s.nation, NUM_CHIPS),
    }


def coin_limits(s: State, data: Data, action: Action) -> Words:
    """How many coins may be used for what is due."""
    from ...common.payment import least_coins, most_coins

    resource = s.frame_first[s.depth - 1]
    return {
        "due": goods("chip", {data.names["resource"][resource]: s.owed[resource]}),
        "least": least_coins(s, s.nation, resource),
        "most": most_coins(s, s.nation, resource),
    }


# -- cities, units, know-hows -----------------------------------------------------------------------------------------
def all_temples(s: State, data: Data, action: Action) -> Words:
    """How many temples there are."""
    return {"all": data.components.temples}


def city_limit(s: State, data: Data, action: Action) -> Words:
    """How many new units a city takes, without and with a temple."""
    c = data.components
    return {"province": name_key("province", action[1]), "most": c.plain_city, "temple": c.temple_city}


def temple_city_limit(s: State, data: Data, action: Action) -> Words:
    """How many new units a city with a temple takes."""
    return {"province": name_key("province", action[1]), "most": data.components.temple_city}


def all_units(s: State, data: Data, action: Action) -> Words:
    """How many units of a kind there are."""
    kind = data.names.index("kind", action[0])
    return {"kind": name_key("kind", action[0]), "all": data.components.pieces[kind]}


def all_stones(s: State, data: Data, action: Action) -> Words:
    """How many city stones there are."""
    return {"all": data.components.stones}


def basic(s: State, data: Data, action: Action) -> Words:
    """The know-how that another one is built on."""
    needs = data.components.needs[data.names.index("know_how", action[0])]
    return {"know_how": name_key("know_how", action[0]), "basic": _name(data, "know_how", needs)}


# -- movement and conquest --------------------------------------------------------------------------------------------
def _taken_up(s: State) -> tuple[int, int]:
    """Kind and province of the units that were taken up."""
    assert s.frame_kind[s.depth - 1] == IN_DESTINATION
    return divmod(s.frame_first[s.depth - 1], NUM_PROVINCES)


def way(s: State, data: Data, action: Action) -> Words:
    """Who goes, from where, and where to; `back`: is that where he is?"""
    kind, place = _taken_up(s)
    here, there = _name(data, "province", place), name_key("province", action[0])
    return {"kind": _name(data, "kind", kind), "here": here, "province": there, "back": int(here == there)}


def kind_taken_up(s: State, data: Data, action: Action) -> Words:
    """Who is on its way."""
    return {"kind": _name(data, "kind", _taken_up(s)[0])}


def actions_left(s: State, data: Data, action: Action) -> Words:
    """Whether any unit of a kind in a province has an action left."""
    kind, province = data.names.index("kind", action[0]), _province(data, action, 1)
    return {
        "kind": name_key("kind", action[0]),
        "province": name_key("province", action[1]),
        "actions": int(action[2]),
        "ready": s.ready[kind][province],
    }


def strengths(s: State, data: Data, action: Action) -> Words:
    """Defence against units with an action left."""
    from .rules.conquest import city_defence

    province = _province(data, action)
    defence = city_defence(s, data.components, province)
    ready = s.ready[LEGION][province] + s.ready[GALLEY][province]
    return {
        "province": name_key("province", action[0]),
        "defence": defence,
        "ready": ready,
        "missing": defence - ready,
    }


def loss_limits(s: State, data: Data, action: Action) -> Words:
    """How many legions may be among the units lost."""
    from .rules.conquest import fewest_legions, most_legions

    province, strength = s.frame_first[s.depth - 1], s.frame_second[s.depth - 1]
    c = data.components
    return {"least": fewest_legions(s, c, province, strength), "most": most_legions(s, c, province, strength)}


# -- trade and personages ---------------------------------------------------------------------------------------------
def know_hows_owned(s: State, data: Data, action: Action) -> Words:
    """How many know-hows the nation has, of how many."""
    return {"all": NUM_KNOW_HOWS, "have": s.num_know_hows[s.nation]}


def chips_owned(s: State, data: Data, action: Action) -> Words:
    """How many chips the nation could give, of how many."""
    from ...common.payment import num_chips
    from .rules.trade import GIVEN, tradable_kinds

    return {"due": GIVEN, "have": num_chips(s, s.nation, tradable_kinds(s, data.components))}


def highest_stacks(s: State, data: Data, action: Action) -> Words:
    """The personages with the highest stacks."""
    highest = max(s.stack)
    names = [_name(data, "personage", i) for i, left in enumerate(s.stack) if left == highest]
    return {"highest": " ".join(names)}
