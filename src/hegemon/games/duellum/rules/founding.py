"""Step 2 of a turn: founding cities."""

from __future__ import annotations

from ....common.payment import COIN, GOLD, IRON, MARBLE, NUM_RESOURCES, coins_for_chips
from ....core.dual import rule
from ....core.frames import NOBODY
from ....core.notes import note
from ..actions import FOUND
from ..components import Components
from ..domains import CHARTER, GALLEY, LEGION, SETTLERS
from ..happenings import FOUNDED
from ..reasons import CITY_SURCHARGE, CITY_TOO_DEAR, FINE, NO_SITE, NO_TOKEN_LEFT, NO_UNIT_THERE, SITE_TAKEN
from ..state import State
from .cards_in_force import use_up
from .payment import charge


@rule
def adjacent_cities(s: State, c: Components, region: int, resource: int) -> int:
    """Adjacent cities with the resource, whoever owns them and whatever the border.
    cite: founding.coin_per_neighbour"""
    count = 0
    for way in range(c.first_way[region], c.last_way[region]):
        if s.city_resource[c.way_to[way]] == resource:
            count += 1
    return count


@rule
def founding_surcharge(s: State, c: Components, region: int, resource: int) -> int:
    """One coin for each adjacent city with the same resource, as the board is now; Charter waives it.
    cite: founding.coin_per_neighbour, founding.one_after_another, events.charter"""
    if s.in_force[CHARTER] > 0:
        return 0
    return c.city_coin * adjacent_cities(s, c, region, resource)


@rule
def coins_after_price(s: State, c: Components) -> int:
    """Coins left when marble, iron and gold of a city are paid (negative: they cannot be paid); none with Settlers.
    cite: founding.cost, events.settlers, payment.coins_substitute"""
    coins = s.stock[s.active][COIN]
    if s.in_force[SETTLERS] > 0:
        return coins
    price = c.city_price
    return coins - coins_for_chips(s, s.active, price[MARBLE], price[IRON], price[GOLD])


@rule
def why_not_found_at(s: State, c: Components, region: int) -> int:
    """A free city site with an own legion or galley; hostile units do not matter.
    cite: founding.site, founding.free_site, founding.unit_present, founding.enemy_units
    cite: rulings.special_no_legion_or_galley"""
    seat = s.active
    if c.has_site[region] == 0:
        return NO_SITE
    if s.city[region] != NOBODY:
        return SITE_TAKEN
    if s.units[seat][LEGION][region] == 0 and s.units[seat][GALLEY][region] == 0:
        return NO_UNIT_THERE
    return FINE


@rule
def why_not_found_as(s: State, c: Components, region: int, resource: int, coins: int) -> int:
    """Any resource whose token is left, if its surcharge can be paid from the coins left.
    cite: founding.any_resource, founding.tokens, founding.coin_per_neighbour, payment.coins_only"""
    if s.bank_tokens[resource] == 0:
        return NO_TOKEN_LEFT
    if coins < 0:
        return CITY_TOO_DEAR
    if coins < founding_surcharge(s, c, region, resource):
        return CITY_SURCHARGE
    return FINE


@rule
def why_not_found(s: State, c: Components, region: int, resource: int) -> int:
    """A place for the city, a token, and its price.  cite: founding.step, founding.cost"""
    reason = why_not_found_at(s, c, region)
    if reason == FINE:
        reason = why_not_found_as(s, c, region, resource, coins_after_price(s, c))
    return reason


@rule
def legal_found(s: State, c: Components, out: list[int], n: int) -> int:
    """Cities that can be founded."""
    coins = coins_after_price(s, c)
    if coins < 0:
        return n
    legions = s.units[s.active][LEGION]
    galleys = s.units[s.active][GALLEY]
    for region in range(c.num_regions):
        if (legions[region] or galleys[region]) and why_not_found_at(s, c, region) == FINE:
            for resource in range(NUM_RESOURCES):
                if why_not_found_as(s, c, region, resource, coins) == FINE:
                    out[n] = FOUND + region * NUM_RESOURCES + resource
                    n += 1
    return n


@rule
def apply_found(s: State, c: Components, region: int, resource: int) -> None:
    """Place the token and pay; the cards that made the city cheaper are used up.
    cite: founding.tokens, founding.cost, founding.any_resource, events.settlers, events.charter"""
    coins = founding_surcharge(s, c, region, resource)
    note(FOUNDED, s.active, region, resource)
    if s.in_force[CHARTER] > 0 and adjacent_cities(s, c, region, resource) > 0:
        use_up(s, c, CHARTER)
    s.city[region] = s.active
    s.city_resource[region] = resource
    s.bank_tokens[resource] -= 1
    if s.in_force[SETTLERS] > 0:
        use_up(s, c, SETTLERS)
        charge(s, c, 0, 0, 0, coins)
    else:
        charge(s, c, c.city_price[MARBLE], c.city_price[IRON], c.city_price[GOLD], coins)


@rule
def has_place_to_found(s: State, c: Components) -> bool:
    """Is there a free site with an own legion or galley?"""
    for region in range(c.num_regions):
        if why_not_found_at(s, c, region) == FINE:
            return True
    return False


@rule
def has_city_surcharge(s: State, c: Components) -> bool:
    """Is there a city to found that would owe coins for neighbours?  cite: events.charter"""
    for region in range(c.num_regions):
        if why_not_found_at(s, c, region) == FINE:
            for resource in range(NUM_RESOURCES):
                if adjacent_cities(s, c, region, resource) > 0:
                    return True
    return False
