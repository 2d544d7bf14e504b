"""Duellum, second step: conquest."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import pop, push_with
from ....core.notes import amounts, note
from ..actions import CONQUER, LOSE_LEGIONS
from ..components import Components
from ..domains import FORTRESS, GALLEY, LEGION, OWNED, RES_PUBLICA, SIEGE_TOWER, VETERANS
from ..frames import IN_LOSSES, IN_REACTION
from ..happenings import ATTACKED, CONQUERED, DECLINED, EXPIRED, HELD, LOST, LOST_TEMPLE, SPENT, UNHARMED
from ..reasons import FINE, LOSSES_DO_NOT_FIT, NO_HOSTILE_CITY, NO_TROOPS, NOT_ENOUGH_UNITS, SAVED_BY_FORTRESS
from ..state import State
from .battle import to_box
from .cards_in_force import use_up
from .special_units import special_shift
from .walls import destroy_wall


@rule
def wall_counts(s: State, c: Components, region: int) -> bool:
    """A wall defends its city, unless the attacker has a Siege Tower.
    cite: conquest.wall_defence, events.siege_tower"""
    return s.wall[region] != 0 and (s.in_force[SIEGE_TOWER] == 0 or s.city[region] == s.active)


@rule
def defence(s: State, c: Components, region: int) -> int:
    """A city defends with 1, with a temple 3; each legion and galley of its nation, its wall and Res Publica add 1.
    cite: conquest.basic_defence, conquest.defenders, conquest.wall_defence, know_how.res_publica, temples.triple"""
    owner = s.city[region]
    strength = c.temple_strength if s.temple[region] else c.city_strength
    strength += c.unit_defence * (s.units[owner][LEGION][region] + s.units[owner][GALLEY][region])
    if wall_counts(s, c, region):
        strength += c.wall_defence
    if s.know_how[owner][RES_PUBLICA] == OWNED:
        strength += c.res_publica_defence
    return max(0, strength + special_shift(s, c, owner, region))


@rule
def num_attackers(s: State, c: Components, region: int) -> int:
    """Own legions and galleys in the region, in any mixture.  cite: conquest.enough_units, conquest.any_kind"""
    return s.units[s.active][LEGION][region] + s.units[s.active][GALLEY][region]


@rule
def why_not_conquer(s: State, c: Components, region: int) -> int:
    """A hostile city whose defence is met by the units in its region, a special unit's troops among them; nobody has
    to, and no attempt fails.
    cite: conquest.hostile_city, conquest.enough_units, events.fortress, special_units.attack
    cite: rulings.special_needs_troops"""
    seat = s.active
    if s.city[region] != 1 - seat:
        return NO_HOSTILE_CITY
    attackers = num_attackers(s, c, region)
    strength = defence(s, c, region)
    if attackers == 0 and strength == 0 and s.special_at[seat] == region:
        return NO_TROOPS
    if attackers < max(1, strength):
        return NOT_ENOUGH_UNITS
    if s.saved[region] != 0:
        return SAVED_BY_FORTRESS
    return FINE


@rule
def legal_conquer(s: State, c: Components, out: list[int], n: int) -> int:
    """Cities that can be conquered."""
    enemy = 1 - s.active
    city = s.city
    for region in range(c.num_regions):
        if city[region] == enemy and why_not_conquer(s, c, region) == FINE:
            out[n] = CONQUER + region
            n += 1
    return n


@rule
def apply_conquer(s: State, c: Components, region: int) -> None:
    """Announce a conquest; a defender with Fortress in hand answers first.
    cite: events.fortress"""
    enemy = 1 - s.active
    tell_attack(s, c, region)
    if s.hand[enemy][FORTRESS] > 0:
        push_with(s, IN_REACTION, enemy, region, 0)
    else:
        carry_out(s, c, region, 0)


@rule
def tell_attack(s: State, c: Components, region: int) -> None:
    """Attackers and defence, in its parts."""
    owner = s.city[region]
    note(
        ATTACKED,
        s.active,
        region,
        num_attackers(s, c, region),
        defence(s, c, region),
        c.temple_strength if s.temple[region] else c.city_strength,
        c.unit_defence * (s.units[owner][LEGION][region] + s.units[owner][GALLEY][region]),
        c.wall_defence if wall_counts(s, c, region) else 0,
        c.res_publica_defence if s.know_how[owner][RES_PUBLICA] == OWNED else 0,
        special_shift(s, c, owner, region),
    )


@rule
def answer_fortress(s: State, c: Components, is_played: bool) -> None:
    """With Fortress the city defends with 1 more: if the attackers no longer suffice it is safe for this turn,
    otherwise the conquest costs one unit more.  cite: events.fortress, rulings.fortress_city_safe"""
    region = s.frame_first[s.depth - 1]
    pop(s)
    if not is_played:
        note(DECLINED, 1 - s.active, FORTRESS)
        carry_out(s, c, region, 0)
    elif num_attackers(s, c, region) < defence(s, c, region) + c.fortress_defence:
        s.saved[region] = 1
        note(HELD, s.city[region], region)
    else:
        carry_out(s, c, region, c.fortress_defence)


@rule
def units_kept(s: State, c: Components, lost: int) -> int:
    """With Veterans one of the units that would be removed stays.  cite: events.veterans"""
    return 1 if lost > 0 and s.in_force[VETERANS] > 0 else 0


@rule
def carry_out(s: State, c: Components, region: int, extra: int) -> None:
    """The conqueror removes as many units as the defence was, of either kind as he likes; the cards that helped are
    used up.  cite: conquest.losses, events.siege_tower, events.veterans"""
    lost = defence(s, c, region) + extra
    kept = units_kept(s, c, lost)
    lost -= kept
    if kept > 0:
        use_up(s, c, VETERANS)
    if s.wall[region] != 0 and s.in_force[SIEGE_TOWER] > 0:
        use_up(s, c, SIEGE_TOWER)
    capture(s, c, region)
    least = least_legions(s, c, region, lost)
    if least < most_legions(s, c, region, lost):
        push_with(s, IN_LOSSES, s.active, region, lost)
    else:
        remove_attackers(s, c, region, least, lost)


@rule
def capture(s: State, c: Components, region: int) -> None:
    """The token is turned over and keeps its resource; the temple goes to the bank, the wall and the defenders back to
    the loser. Special units of both sides stay, and nothing else is captured.
    cite: conquest.token_turned, conquest.temple_destroyed, conquest.wall_destroyed, conquest.defenders_return
    cite: special_units.survive, rulings.no_captured_know_how"""
    loser = s.city[region]
    note(CONQUERED, s.active, region, loser)
    if s.units[loser][LEGION][region] + s.units[loser][GALLEY][region] > 0:
        note(LOST, loser, amounts((s.units[loser][LEGION][region], s.units[loser][GALLEY][region])), region)
    to_box(s, c, loser, LEGION, region, s.units[loser][LEGION][region])
    to_box(s, c, loser, GALLEY, region, s.units[loser][GALLEY][region])
    if s.temple[region] != 0:
        note(LOST_TEMPLE, loser, region)
        s.temple[region] = 0
        s.bank_temples += 1
        s.temples_destroyed += 1
    if s.wall[region] != 0:
        destroy_wall(s, c, region)
    s.city[region] = s.active
    s.cities_taken += 1


@rule
def least_legions(s: State, c: Components, region: int, lost: int) -> int:
    """Legions that must be among the units removed.  cite: conquest.losses"""
    return max(0, lost - s.units[s.active][GALLEY][region])


@rule
def most_legions(s: State, c: Components, region: int, lost: int) -> int:
    """Legions that can be among the units removed.  cite: conquest.losses"""
    return min(lost, s.units[s.active][LEGION][region])


@rule
def remove_attackers(s: State, c: Components, region: int, legions: int, lost: int) -> None:
    """The units removed return to the conqueror's recruitment box.  cite: conquest.losses"""
    to_box(s, c, s.active, LEGION, region, legions)
    to_box(s, c, s.active, GALLEY, region, lost - legions)
    if lost > 0:
        note(SPENT, s.active, amounts((legions, lost - legions)), region)
    else:
        note(UNHARMED, s.active, region)


@rule
def why_not_lose_legions(s: State, c: Components, legions: int) -> int:
    """So many legions, the rest galleys.  cite: conquest.losses"""
    top = s.depth - 1
    region = s.frame_first[top]
    lost = s.frame_second[top]
    if legions < least_legions(s, c, region, lost) or legions > most_legions(s, c, region, lost):
        return LOSSES_DO_NOT_FIT
    return FINE


@rule
def legal_lose_legions(s: State, c: Components, out: list[int], n: int) -> int:
    """How many of the units removed may be legions."""
    top = s.depth - 1
    region = s.frame_first[top]
    lost = s.frame_second[top]
    for legions in range(least_legions(s, c, region, lost), most_legions(s, c, region, lost) + 1):
        out[n] = LOSE_LEGIONS + legions
        n += 1
    return n


@rule
def apply_lose_legions(s: State, c: Components, legions: int) -> None:
    """Remove the units chosen.  cite: conquest.losses"""
    top = s.depth - 1
    remove_attackers(s, c, s.frame_first[top], legions, s.frame_second[top])
    pop(s)


@rule
def end_conquest(s: State, c: Components) -> None:
    """Fortress saves a city for one turn.  cite: events.fortress"""
    for region in range(c.num_regions):
        if s.saved[region] != 0:
            s.saved[region] = 0
            note(EXPIRED, FORTRESS)
