"""What a refusal tells beside its reason: which good is missing and how much of it, which units, which moment.

Each function takes the position, the data and the named arguments of the refused action."""

from __future__ import annotations

from ...common.payment import COIN, GOLD, IRON, MARBLE, NUM_CHIPS, coins_for_chips, least_coins, most_coins, num_chips
from ...core.data import Data
from ...core.language.message import Value, as_argument, goods, name_key
from .domains import SETTLERS, SPECIAL
from .rules.arming import arming_iron
from .rules.conquest import defence, least_legions, most_legions, num_attackers
from .rules.founding import coins_after_price, founding_surcharge
from .rules.know_how import develop_cost
from .rules.movement import borders_allowed
from .rules.rondel import advance_cost
from .rules.special_units import kind_of
from .rules.temples import temple_marble, temple_surcharge
from .rules.trade import tradable_kinds
from .state import State

Args = tuple[str, ...]
Told = dict[str, Value]


def unit_name(s: State, data: Data, seat: int, piece: str) -> str:
    """The key of a unit's name: a special unit is the Commander of one nation, the Admiral of the other."""
    if data.names.index("piece", piece) == SPECIAL:
        return name_key("unit", ("commander", "admiral")[data.components.special_kind[seat]])
    return name_key("unit", piece)


def _index(data: Data, domain: str, action: Args, place: int = 0) -> int:
    return data.names.index(domain, action[place])


def _missing(s: State, data: Data, *price: int) -> str:
    """What the nation lacks of a price in marble, iron and gold, with its coins counted in."""
    stock, coins = s.stock[s.active], s.stock[s.active][COIN]
    lacking = {}
    for resource, due in zip((MARBLE, IRON, GOLD), price, strict=True):
        short = max(0, due - stock[resource])
        covered = min(short, coins)
        coins -= covered
        lacking[data.names.name("chip", resource)] = short - covered
    return goods("chip", lacking)


def _coins(count: int) -> str:
    return goods("chip", {"coin": count})


# -- things -----------------------------------------------------------------------------------------------------------
def region(s: State, data: Data, action: Args) -> Told:
    """The region that the action names first."""
    return {"region": name_key("region", action[0])}


def last_region(s: State, data: Data, action: Args) -> Told:
    """The region that the action names last."""
    return {"region": name_key("region", action[-1])}


def chip(s: State, data: Data, action: Args) -> Told:
    """The chip."""
    return {"chip": name_key("chip", action[0])}


def resource(s: State, data: Data, action: Args) -> Told:
    """The resource, named last."""
    return {"resource": name_key("resource", action[-1])}


def kind(s: State, data: Data, action: Args) -> Told:
    """The kind of unit."""
    return {"what": name_key("kind", action[0])}


def know_how(s: State, data: Data, action: Args) -> Told:
    """The know-how."""
    return {"know_how": name_key("know_how", action[0])}


def card(s: State, data: Data, action: Args) -> Told:
    """The card."""
    return {"card": name_key("card", action[0])}


def moment(s: State, data: Data, action: Args) -> Told:
    """The card, and the moments at which it is played."""
    words = data.extra["cards"][action[0]]["timing"].split(" or ")
    return {**card(s, data, action), "moments": " ".join(name_key("moment", word) for word in words)}


# -- prices -----------------------------------------------------------------------------------------------------------
def steps(s: State, data: Data, action: Args) -> Told:
    """What the way to a field costs, and what the nation has."""
    cost = advance_cost(s, data.components, _index(data, "field", action))
    return {"field": name_key("field", action[0]), "cost": cost, "own": num_chips(s, s.active, NUM_CHIPS)}


def coins(s: State, data: Data, action: Args) -> Told:
    """How many coins may stand in for the resource being paid."""
    paid = s.frame_first[s.depth - 1]
    due = goods("chip", {data.names.name("resource", paid): s.owed[paid]})
    return {"least": least_coins(s, s.active, paid), "most": most_coins(s, s.active, paid), "due": due}


def all_temples(s: State, data: Data, action: Args) -> Told:
    """How many temples there are."""
    return {"all": data.components.box_temples}


def temple(s: State, data: Data, action: Args) -> Told:
    """The marble that a temple lacks."""
    return {"missing": _missing(s, data, temple_marble(s, data.components), 0, 0)}


def temple_coins(s: State, data: Data, action: Args) -> Told:
    """The coins due for adjacent temples, and those left when the marble is paid."""
    due = temple_surcharge(s, data.components, _index(data, "region", action))
    spent = coins_for_chips(s, s.active, temple_marble(s, data.components), 0, 0)
    return {**region(s, data, action), "due": _coins(due), "left": s.stock[s.active][COIN] - spent}


def wall(s: State, data: Data, action: Args) -> Told:
    """The marble that a wall lacks."""
    return {"missing": _missing(s, data, data.components.wall_price, 0, 0)}


def developing(s: State, data: Data, action: Args) -> Told:
    """The gold that a know-how lacks."""
    gold = develop_cost(s, data.components, _index(data, "know_how", action))
    return {**know_how(s, data, action), "missing": _missing(s, data, 0, 0, gold)}


def recruiting(s: State, data: Data, action: Args) -> Told:
    """The gold that a recruit lacks."""
    return {"missing": _missing(s, data, 0, 0, data.components.recruit_price[_index(data, "kind", action)])}


def city(s: State, data: Data, action: Args) -> Told:
    """The chips that a city lacks."""
    free = s.in_force[SETTLERS] > 0
    price = (0, 0, 0) if free else tuple(data.components.city_price[r] for r in (MARBLE, IRON, GOLD))
    return {"missing": _missing(s, data, *price)}


def city_coins(s: State, data: Data, action: Args) -> Told:
    """The coins due for adjacent cities of the resource, and those left when the chips are paid."""
    due = founding_surcharge(s, data.components, _index(data, "region", action), _index(data, "resource", action, 1))
    left = coins_after_price(s, data.components)
    return {**region(s, data, action), **resource(s, data, action), "due": _coins(due), "left": left}


def trading(s: State, data: Data, action: Args) -> Told:
    """Chips that a trade takes, and those the nation has."""
    c = data.components
    return {"due": c.trade_gives, "own": num_chips(s, s.active, tradable_kinds(s, c))}


# -- units ------------------------------------------------------------------------------------------------------------
def unit(s: State, data: Data, action: Args) -> Told:
    """The unit."""
    return {"what": unit_name(s, data, s.active, action[0])}


def unit_and_region(s: State, data: Data, action: Args) -> Told:
    """The unit and the region."""
    return {**unit(s, data, action), "region": name_key("region", action[1])}


def arming(s: State, data: Data, action: Args) -> Told:
    """The unit, and the iron that it lacks."""
    iron = arming_iron(s, data.components, _index(data, "piece", action))
    return {**unit(s, data, action), "missing": _missing(s, data, 0, iron, 0)}


def room(s: State, data: Data, action: Args) -> Told:
    """The region, and how many new units it receives in a turn."""
    c = data.components
    has_temple = s.temple[_index(data, "region", action, 1)]
    return {"region": name_key("region", action[1]), "most": c.temple_strength if has_temple else c.city_strength}


def _ends(action: Args) -> Told:
    here, there = action[-1].split()
    return {"here": name_key("region", here), "there": name_key("region", there)}


def moving(s: State, data: Data, action: Args) -> Told:
    """The unit, where it would start from and where it would go; a unit on its way is the one in hand."""
    piece = action[0] if len(action) > 1 else data.names.name("piece", s.in_hand)
    return {"what": unit_name(s, data, s.active, piece), **_ends(action)}


def origin(s: State, data: Data, action: Args) -> Told:
    """Where the unit would have to be."""
    return {"here": _ends(action)["here"]}


def borders(s: State, data: Data, action: Args) -> Told:
    """The unit in hand, and how many borders it crosses."""
    most = borders_allowed(s, data.components, kind_of(s, data.components, s.active, s.in_hand))
    return {"what": unit_name(s, data, s.active, data.names.name("piece", s.in_hand)), "most": most}


def strengths(s: State, data: Data, action: Args) -> Told:
    """Attackers and defence."""
    where = _index(data, "region", action)
    own, strength = num_attackers(s, data.components, where), defence(s, data.components, where)
    return {**region(s, data, action), "own": own, "defence": strength}


def own_special(s: State, data: Data, action: Args) -> Told:
    """The nation's special unit, and the region."""
    return {"what": unit_name(s, data, s.active, "special"), **region(s, data, action)}


def losses(s: State, data: Data, action: Args) -> Told:
    """How many legions may be among the units removed."""
    where, lost = s.frame_first[s.depth - 1], s.frame_second[s.depth - 1]
    c = data.components
    return {"least": least_legions(s, c, where, lost), "most": most_legions(s, c, where, lost)}


def asked(s: State, data: Data, action: Args) -> Told:
    """What is being decided instead."""
    from .prompt import prompt

    return {"asked": as_argument(prompt(s, data).message)}
