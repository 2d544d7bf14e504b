"""What a fight would come to. No dice fall here: the strengths decide, and at most a card in the other hand."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from ...core.data import Data
from ...core.language import Message, msg, name_key
from ...core.odds import Odds, Side
from .actions import VERBS
from .domains import FORTRESS, GALLEY, LEGION, OWNED, RES_PUBLICA, SPECIAL
from .frames import IN_REACTION
from .refusal_words import unit_name
from .rules.conquest import defence, num_attackers, units_kept, wall_counts
from .rules.special_units import kind_of, special_stands
from .state import State

CERTAIN = Fraction(1)
Parts = tuple[tuple[Message, int], ...]


def odds(s: State, data: Data, a: int, number: int) -> Odds | None:
    """The conquest or the battle that an action begins, if so many units do the same; None where it begins none."""
    verb, args = VERBS.decode(a)
    if verb.name == "conquer" and s.city[args[0]] == 1 - s.active:
        return _conquest(s, data, args[0])
    if verb.name == "move":
        return _battle(s, data, args[0], data.components.way_to[args[1]], number)
    if verb.name == "continue" and s.in_hand >= 0:
        return _battle(s, data, s.in_hand, data.components.way_to[args[0]], number)
    if verb.name == "arm" and args[0] != SPECIAL and s.units[1 - s.active][args[0]][args[1]]:
        return _battle(s, data, args[0], args[1], number, arming=True)
    return None


def odds_now(s: State, data: Data) -> Odds | None:
    """The conquest that waits for the answer of the city's owner.  cite: events.fortress"""
    if s.depth == 0 or s.frame_kind[s.depth - 1] != IN_REACTION:
        return None
    region = s.frame_first[s.depth - 1]
    return replace(_conquest(s, data, region), at=_place(data, region))


def _nation(data: Data, seat: int) -> str:
    return name_key("seat", data.names.name("seat", seat))


def _place(data: Data, region: int) -> str:
    return name_key("region", data.names.name("region", region))


# -- conquest ---------------------------------------------------------------------------------------------------------
def attack_parts(s: State, data: Data, region: int) -> Parts:
    """The attacker's legions and galleys.  cite: conquest.enough_units"""
    own = s.units[s.active]
    return _present((msg("effect-legions"), own[LEGION][region]), (msg("effect-galleys"), own[GALLEY][region]))


def defence_parts(s: State, data: Data, region: int) -> Parts:
    """Everything that makes up the defence of a city, and what lowers it.
    cite: conquest.basic_defence, conquest.defenders, conquest.wall_defence, know_how.res_publica"""
    c, owner = data.components, s.city[region]
    units, specials = s.units[owner], s.special_at
    has_temple = s.temple[region] != 0
    return _present(
        (
            msg("effect-temple") if has_temple else msg("effect-city"),
            c.temple_strength if has_temple else c.city_strength,
        ),
        (msg("effect-legions"), c.unit_defence * units[LEGION][region]),
        (msg("effect-galleys"), c.unit_defence * units[GALLEY][region]),
        (msg("effect-wall"), c.wall_defence if wall_counts(s, c, region) else 0),
        (msg("effect-res-publica"), c.res_publica_defence if s.know_how[owner][RES_PUBLICA] == OWNED else 0),
        (
            msg("effect-special", unit=unit_name(s, data, owner, "special")),
            c.special_defender if specials[owner] == region else 0,
        ),
        (
            msg("effect-special", unit=unit_name(s, data, 1 - owner, "special")),
            c.special_attacker if specials[1 - owner] == region else 0,
        ),
    )


def _present(*parts: tuple[Message, int]) -> Parts:
    return tuple(part for part in parts if part[1])


def _conquest(s: State, data: Data, region: int) -> Odds:
    c, attacker, owner = data.components, s.active, 1 - s.active
    own, strength = num_attackers(s, c, region), defence(s, c, region)
    sides = (
        Side(_nation(data, attacker), attack_parts(s, data, region)),
        Side(_nation(data, owner), defence_parts(s, data, region)),
    )
    place = _place(data, region)
    if own < max(1, strength) or s.saved[region]:
        return Odds(sides, ((msg("effect-stands", region=place), CERTAIN),), _losses(sides, 0, 0))
    lost = strength - units_kept(s, c, strength)
    with_fortress = strength + c.fortress_defence
    end = msg("effect-falls", region=place, lost=lost)
    if s.hand[owner][FORTRESS] > 0 and own < with_fortress:
        end = msg("effect-falls-unless", region=place, lost=lost)
    elif s.hand[owner][FORTRESS] > 0:
        more = with_fortress - units_kept(s, c, with_fortress)
        end = msg("effect-falls-dearer", region=place, lost=lost, more=more)
    defenders = s.units[owner][LEGION][region] + s.units[owner][GALLEY][region]
    return Odds(sides, ((end, CERTAIN),), _losses(sides, lost, defenders))


def _losses(sides: tuple[Side, Side], *lost: int) -> dict[str, dict[int, Fraction]]:
    return {side.who: {count: CERTAIN} for side, count in zip(sides, lost, strict=True)}


# -- battles ----------------------------------------------------------------------------------------------------------
def _battle(s: State, data: Data, piece: int, region: int, number: int, arming: bool = False) -> Odds | None:
    """Units meet hostile ones of their kind: one of each is lost, a special unit last, and none where units are armed.
    cite: battle.one_for_one, special_units.escort, rulings.special_arming_peace"""
    c, seat, enemy = data.components, s.active, 1 - s.active
    kind = kind_of(s, c, seat, piece)
    own = unit_name(s, data, seat, data.names.name("piece", piece))
    theirs = [
        (unit_name(s, data, enemy, data.names.name("piece", kind)), s.units[enemy][kind][region]),
        (unit_name(s, data, enemy, "special"), int(not arming and special_stands(s, c, enemy, kind, region))),
    ]
    met = [(unit, count) for unit, count in theirs if count]
    if not met:
        return None
    sides = (
        Side(_nation(data, seat), ((msg("effect-unit", unit=own), number),)),
        Side(_nation(data, enemy), tuple((msg("effect-unit", unit=unit), count) for unit, count in met)),
    )
    lost = min(number, sides[1].strength)
    place = _place(data, region)
    end = msg("effect-one-for-one", own=own, theirs=met[0][0], region=place)
    if lost > 1:
        end = msg("effect-each-loses", n=lost, region=place)
    return Odds(sides, ((end, CERTAIN),), _losses(sides, lost, lost))
