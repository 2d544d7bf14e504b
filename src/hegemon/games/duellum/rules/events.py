"""Event cards: when a card may be played, and what it does. What a card in force changes is said where it is used."""

from __future__ import annotations

from ....common.payment import COIN, GOLD, NUM_RESOURCES, give_coins, num_chips
from ....core.dual import rule
from ....core.frames import NOBODY, pop, push, push_with
from ....core.notes import amounts, note
from ..actions import PLAY
from ..components import Components
from ..domains import (
    ACADEMY,
    BURGLARY,
    CHARTER,
    DESERTERS,
    DOCKYARD,
    EARTHQUAKE,
    EMBARGO,
    FORCED_MARCH,
    FORTRESS,
    GALLEY,
    HERALD,
    LEGION,
    LEVY,
    MARKET_DAY,
    MASTER_MASON,
    MERCENARIES,
    MUSTER,
    NUM_CARDS,
    ORACLE,
    PHILOSOPHER,
    PIRATES,
    RICH_VEIN,
    SETTLERS,
    SIEGE_TOWER,
    TAILWIND,
    TRIBUTE,
)
from ..frames import IN_EMBARGO_TIE, IN_REACTION, IN_TARGET, IN_TEMPLUM
from ..happenings import DEPRIVED, LOST, MUSTERED, PLAYED, of_chip
from ..reasons import (
    CARD_NOT_NOW,
    FINE,
    NO_CITY_FOR_RAMPART,
    NO_CITY_TO_MUSTER,
    NO_EFFECT,
    NO_GALLEY_THERE,
    NO_LEGION_THERE,
    NO_WALL_THERE,
    NOT_IN_YOUR_HAND,
    NOT_THE_MOST,
    NOT_THIS_CARD_NOW,
    WRONG_TIME,
)
from ..state import State
from .arming import num_armable
from .battle import to_box
from .compensation import begin_picks, num_on_display, refill_from_discards
from .conquest import answer_fortress
from .founding import has_city_surcharge, has_place_to_found
from .know_how import knows_everything, num_know_hows
from .movement import can_still_move
from .production import gain_chips, gain_coins
from .recruiting import move_to_box
from .temples import has_temple_surcharge
from .trade import begin_swap
from .walls import destroy_wall, has_hostile_wall, place_wall

TRIBUTE_COINS = 2
EMBARGO_CHIPS = 2
LEVY_LEGIONS = 2
DOCKYARD_GALLEYS = 1
RICH_VEIN_CHIPS = 2


# -- playing a card ---------------------------------------------------------------------------------------------------
@rule
def why_not_play(s: State, c: Components, card: int) -> int:
    """A card in hand, at a moment it allows, that can do something; only Fortress is played in the other's turn.
    cite: events.own_turn, events.combine, rulings.card_without_effect"""
    top = s.depth - 1
    kind = s.frame_kind[top]
    if s.hand[s.frame_seat[top]][card] == 0:
        return NOT_IN_YOUR_HAND
    if c.playable[kind][card] == 0 or is_moment_past(s, c, card):
        if kind == IN_REACTION:
            return NOT_THIS_CARD_NOW
        return CARD_NOT_NOW + card - ACADEMY if card >= ACADEMY else WRONG_TIME
    return FINE if has_effect(s, c, card) else NO_EFFECT


@rule
def legal_play(s: State, c: Components, out: list[int], n: int) -> int:
    """Cards that can be played."""
    top = s.depth - 1
    seat = s.frame_seat[top]
    if s.num_hand[seat] == 0:
        return n
    hand = s.hand[seat]
    moments = c.playable[s.frame_kind[top]]
    for card in range(NUM_CARDS):
        if hand[card] and moments[card] and why_not_play(s, c, card) == FINE:
            out[n] = PLAY + card
            n += 1
    return n


@rule
def apply_play(s: State, c: Components, card: int) -> None:
    """The card goes to the discards and takes effect: at once, at a region that is chosen next, or later in the turn.
    cite: events.discard, events.combine"""
    seat = s.frame_seat[s.depth - 1]
    s.hand[seat][card] -= 1
    s.num_hand[seat] -= 1
    s.discard[card] += 1
    note(PLAYED, seat, card)
    if card < ACADEMY:
        apply_any_time(s, c, card)
    elif card == ACADEMY:
        gain_chips(s, c, seat, GOLD, num_know_hows(s, c, 1 - seat))  # cite: events.academy
    elif card == DOCKYARD:
        move_to_box(s, c, seat, GALLEY, DOCKYARD_GALLEYS)  # cite: events.dockyard
    elif card == LEVY:
        move_to_box(s, c, seat, LEGION, min(LEVY_LEGIONS, s.supply[seat][LEGION]))  # cite: events.levy
    elif card == MUSTER:
        choose_target(s, c, card)
    elif card == RICH_VEIN:
        gain_chips(s, c, seat, c.produces[s.rondel[seat]], RICH_VEIN_CHIPS)  # cite: events.rich_vein
    elif card == FORTRESS:
        answer_fortress(s, c, True)
    else:
        put_in_force(s, c, card)
    if card != ORACLE:  # its pick fills the display up afterwards: it never fetches itself
        refill_from_discards(s, c)


@rule
def apply_any_time(s: State, c: Components, card: int) -> None:
    """Cards for any moment of the own turn."""
    seat = s.active
    enemy = 1 - seat
    if card == BURGLARY:
        note(DEPRIVED, enemy, of_chip(COIN, s.stock[enemy][COIN] // 2))
        give_coins(s, enemy, s.stock[enemy][COIN] // 2)  # cite: events.burglary
    elif card == EMBARGO:
        begin_embargo(s, c)
    elif card == MARKET_DAY:
        begin_swap(s, c)
    elif card == ORACLE:
        begin_picks(s, c, seat, 1)  # cite: events.oracle
    elif card == TRIBUTE:
        gain_coins(s, c, seat, TRIBUTE_COINS)  # cite: events.tribute
    else:
        choose_target(s, c, card)


@rule
def put_in_force(s: State, c: Components, card: int) -> None:
    """The card changes what comes later in this turn: what is next paid, moved or conquered, or everything of its kind.
    cite: events.charter, events.forced_march, events.herald, events.master_mason, events.mercenaries
    cite: events.philosopher, events.settlers, events.siege_tower, events.tailwind, events.veterans"""
    s.in_force[card] += 1


@rule
def apply_decline(s: State, c: Components) -> None:
    """Keep Fortress for another conquest.  cite: events.fortress"""
    answer_fortress(s, c, False)


# -- can it do anything? ----------------------------------------------------------------------------------------------
@rule
def is_moment_past(s: State, c: Components, card: int) -> bool:
    """Rich Vein needs a production in this turn.  cite: events.rich_vein"""
    if card == RICH_VEIN:
        field = s.rondel[s.active]
        return field == NOBODY or c.produces[field] == NOBODY
    return False


@rule
def has_effect(s: State, c: Components, card: int) -> bool:
    """Can the card do anything at the moment?  cite: rulings.card_without_effect"""
    if card < ACADEMY:
        return has_any_time_effect(s, c, card)
    if card < CHARTER:
        return has_action_effect(s, c, card)
    return has_turn_effect(s, c, card)


@rule
def has_any_time_effect(s: State, c: Components, card: int) -> bool:
    """Is there a coin, chip, card or target for the card?  cite: rulings.card_without_effect"""
    if card == BURGLARY:
        return s.stock[1 - s.active][COIN] >= 2
    if card == TRIBUTE:
        return s.bank_coins > 0
    if card == MARKET_DAY:
        return num_chips(s, s.active, NUM_RESOURCES) > 0
    if card == EMBARGO:
        return num_chips(s, 1 - s.active, NUM_RESOURCES) > 0
    if card == ORACLE:
        return num_on_display(s, c) > 0
    return has_target(s, c, card)


@rule
def has_action_effect(s: State, c: Components, card: int) -> bool:
    """Is there anything for the card to act upon?  cite: rulings.card_without_effect"""
    effect = True  # Veterans waits for a conquest and asks for nothing yet
    if card == ACADEMY:
        effect = num_know_hows(s, c, 1 - s.active) > 0
    elif card == DOCKYARD:
        effect = s.supply[s.active][GALLEY] > 0
    elif card == FORCED_MARCH:
        effect = can_still_move(s, c, LEGION)
    elif card == TAILWIND:
        effect = can_still_move(s, c, GALLEY)
    elif card == LEVY:
        effect = s.supply[s.active][LEGION] > 0
    elif card == MASTER_MASON:
        effect = s.bank_temples > 0
    elif card == MERCENARIES:
        effect = num_armable(s, c) > 0
    elif card == MUSTER:
        effect = num_armable(s, c) > 0 and has_target(s, c, MUSTER)
    elif card == PHILOSOPHER:
        effect = not knows_everything(s, c)
    elif card == SIEGE_TOWER:
        effect = has_hostile_wall(s, c)
    return effect


@rule
def has_turn_effect(s: State, c: Components, card: int) -> bool:
    """Is there a stone to move, a site to settle, a surcharge to waive?  cite: rulings.card_without_effect"""
    if card == HERALD:
        return s.rondel[s.active] != NOBODY
    if card == SETTLERS:
        return has_place_to_found(s, c)
    if card == CHARTER:
        if s.frame_kind[s.depth - 1] == IN_TEMPLUM and has_temple_surcharge(s, c):
            return True
        return has_city_surcharge(s, c)
    return True


# -- cards that need a region -----------------------------------------------------------------------------------------
@rule
def choose_target(s: State, c: Components, card: int) -> None:
    """A region is chosen for the card.
    cite: events.deserters, events.earthquake, events.muster, events.pirates, events.rampart"""
    push_with(s, IN_TARGET, s.active, card, 0)


@rule
def why_not_target_of(s: State, c: Components, card: int, region: int) -> int:
    """Deserters: a hostile legion away from the cities of its nation. Earthquake: a wall. Muster: an own city without a
    temple. Pirates: a hostile galley where no city site is. Rampart: an own city without a wall, and a wall for it.
    cite: events.deserters, events.earthquake, events.muster, events.pirates, events.rampart"""
    seat = s.active
    enemy = 1 - seat
    reason = FINE
    if card == DESERTERS:
        if s.units[enemy][LEGION][region] == 0 or s.city[region] == enemy:
            reason = NO_LEGION_THERE
    elif card == EARTHQUAKE:
        if s.wall[region] == 0:
            reason = NO_WALL_THERE
    elif card == MUSTER:
        if s.city[region] != seat or s.temple[region] != 0:
            reason = NO_CITY_TO_MUSTER
    elif card == PIRATES:
        if s.units[enemy][GALLEY][region] == 0 or c.has_site[region] != 0:
            reason = NO_GALLEY_THERE
    elif s.city[region] != seat or s.wall[region] != 0 or s.wall_supply[seat] == 0:
        reason = NO_CITY_FOR_RAMPART
    return reason


@rule
def has_target(s: State, c: Components, card: int) -> bool:
    """Is there any region for the card?  cite: rulings.card_without_effect"""
    for region in range(c.num_regions):
        if why_not_target_of(s, c, card, region) == FINE:
            return True
    return False


@rule
def why_not_target(s: State, c: Components, region: int) -> int:
    """A region that the card just played can use."""
    return why_not_target_of(s, c, s.frame_first[s.depth - 1], region)


@rule
def apply_target(s: State, c: Components, region: int) -> None:
    """The card takes effect there.
    cite: events.deserters, events.earthquake, events.muster, events.pirates, events.rampart"""
    card = s.frame_first[s.depth - 1]
    pop(s)
    if card == DESERTERS:
        note(LOST, 1 - s.active, amounts((1, 0)), region)
        to_box(s, c, 1 - s.active, LEGION, region, 1)
    elif card == EARTHQUAKE:
        destroy_wall(s, c, region)
    elif card == MUSTER:
        s.room[region] += c.temple_strength - c.city_strength
        note(MUSTERED, s.active, region, c.temple_strength)
    elif card == PIRATES:
        note(LOST, 1 - s.active, amounts((0, 1)), region)
        to_box(s, c, 1 - s.active, GALLEY, region, 1)
    else:
        place_wall(s, c, s.active, region)


# -- Embargo ----------------------------------------------------------------------------------------------------------
@rule
def most_held(s: State, c: Components) -> int:
    """How many chips the other nation has of the resource it holds most of.  cite: events.embargo"""
    most = 0
    for resource in range(NUM_RESOURCES):
        most = max(most, s.stock[1 - s.active][resource])
    return most


@rule
def begin_embargo(s: State, c: Components) -> None:
    """The other nation returns 2 chips of what it holds most of; the player chooses among equals.
    cite: events.embargo, rulings.embargo_tie"""
    most = most_held(s, c)
    equals = 0
    found = 0
    for resource in range(NUM_RESOURCES):
        if s.stock[1 - s.active][resource] == most:
            equals += 1
            found = resource
    if equals == 1:
        return_chips(s, c, found)
    else:
        push(s, IN_EMBARGO_TIE, s.active)


@rule
def return_chips(s: State, c: Components, resource: int) -> None:
    """2 chips go back, or the only one.  cite: events.embargo"""
    enemy = 1 - s.active
    note(DEPRIVED, enemy, of_chip(resource, min(EMBARGO_CHIPS, s.stock[enemy][resource])))
    s.stock[enemy][resource] -= min(EMBARGO_CHIPS, s.stock[enemy][resource])


@rule
def why_not_embargo(s: State, c: Components, resource: int) -> int:
    """Only what the other nation holds most of.  cite: events.embargo, rulings.embargo_tie"""
    return FINE if s.stock[1 - s.active][resource] == most_held(s, c) else NOT_THE_MOST


@rule
def apply_embargo(s: State, c: Components, resource: int) -> None:
    """The other nation returns chips of the resource chosen.  cite: events.embargo"""
    pop(s)
    return_chips(s, c, resource)
