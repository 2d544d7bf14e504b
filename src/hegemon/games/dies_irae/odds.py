"""What a combat would come to: no dice fall, so both strengths, part by part, and the one end they lead to."""

from __future__ import annotations

from fractions import Fraction

from ...core.data import Data
from ...core.language.message import Message, msg, name_key
from ...core.odds import Odds, Side
from .actions import VERBS
from .domains import LEGION, SHIP
from .reasons import FINE
from .rules.combat import apply_fight, land_enemy, why_not_fight, why_not_fight_ships
from .rules.forces import size_at
from .rules.strength import (
    culture_part,
    each_unit,
    fortress_part,
    has_fort,
    is_led,
    land_value,
    leader_part,
    mountain_part,
    naval_value,
    stability_part,
)
from .state import State


def odds(s: State, data: Data, a: int, number: int) -> Odds | None:
    """Strengths, losses and the end of a combat that this action would begin; None where it begins none. All units of
    the hex fight, whatever the number."""
    verb, args = VERBS.decode(a)
    if verb.name == "fight" and why_not_fight(s, data.components, args[0]) == FINE:
        return _on_land(s, data, args[0])
    if verb.name == "fight_ships" and why_not_fight_ships(s, data.components, *args) == FINE:
        return _at_sea(s, data, *args)
    return None


def odds_now(s: State, data: Data) -> Odds | None:
    """A combat is decided as soon as it begins.  cite: combat.one_round"""
    return None


def _on_land(s: State, data: Data, hex_: int) -> Odds:
    c, seat = data.components, s.active
    enemy, site = land_enemy(s, c, seat, hex_), c.site_of[hex_]
    after = s.copy()  # type: ignore[attr-defined]
    apply_fight(after, c, hex_)
    left = [size_at(after, 2 * who + LEGION, hex_) for who in (seat, enemy)]
    end = msg(
        "effect-battle",
        who=_name(data, seat),
        left=left[0],
        other=_name(data, enemy),
        others=left[1],
        burns=int(has_fort(s, c, enemy, hex_) and not has_fort(after, c, enemy, hex_)),
        razed=int(site >= 0 and s.monument[site] != after.monument[site]),
    )
    sides = (_land_side(s, data, seat, hex_, False), _land_side(s, data, enemy, hex_, True))
    lost = {
        _name(data, who): {size_at(s, 2 * who + LEGION, hex_) - kept: Fraction(1)}
        for who, kept in zip((seat, enemy), left, strict=True)
    }
    return Odds(sides, ((end, Fraction(1)),), lost)


def _at_sea(s: State, data: Data, hex_: int, other: int) -> Odds:
    c, seat = data.components, s.active
    values = {who: naval_value(s, c, who, hex_) for who in (seat, other)}
    lost = {
        who: min(values[foe] // c.unit_falls, size_at(s, 2 * who + SHIP, hex_))
        for who, foe in ((seat, other), (other, seat))
    }
    end = msg("effect-sea-battle", who=_name(data, seat), lost=lost[seat], other=_name(data, other), others=lost[other])
    sides = tuple(_naval_side(s, data, who, hex_) for who in (seat, other))
    return Odds(sides, ((end, Fraction(1)),), {_name(data, who): {n: Fraction(1)} for who, n in lost.items()})


def _name(data: Data, seat: int) -> str:
    return name_key("seat", data.names.name("seat", seat))


def _side(data: Data, seat: int, total: int, parts: list[tuple[Message, int]]) -> Side:
    """A side whose parts add up to its total: one that is never below 0 says so."""
    said = [(part, value) for part, value in parts if value]
    if short := total - sum(value for _, value in said):
        said.append((msg("effect-at-least-none"), short))
    return Side(_name(data, seat), tuple(said))


def _units(s: State, data: Data, seat: int, kind: int, hex_: int) -> tuple[Message, int]:
    number, each = size_at(s, 2 * seat + kind, hex_), each_unit(s, data.components, seat, kind)
    return msg("effect-units", kind="kind-ship" if kind == SHIP else "kind-legion", n=number, each=each), number * each


def _people(s: State, data: Data, seat: int) -> list[tuple[Message, int]]:
    c = data.components
    return [
        (msg("effect-culture"), culture_part(s, c, seat)),
        (msg("effect-stability"), stability_part(s, c, seat)),
    ]


def _land_side(s: State, data: Data, seat: int, hex_: int, defends: bool) -> Side:
    c = data.components
    fortress = (msg("effect-fortress"), fortress_part(s, c, seat, hex_, defends))
    parts = [_units(s, data, seat, LEGION, hex_), fortress]
    if is_led(s, c, seat, hex_, defends):
        parts += [(msg("effect-mountain"), mountain_part(c, hex_, defends)), *_people(s, data, seat)]
        if size_at(s, 2 * seat + LEGION, hex_):
            parts.append((msg("effect-leader"), leader_part(s, c, seat, hex_)))
    return _side(data, seat, land_value(s, c, seat, hex_, defends), parts)


def _naval_side(s: State, data: Data, seat: int, hex_: int) -> Side:
    c = data.components
    parts = [_units(s, data, seat, SHIP, hex_), *_people(s, data, seat)]
    parts.append((msg("effect-leader"), leader_part(s, c, seat, hex_)))
    return _side(data, seat, naval_value(s, c, seat, hex_), parts)
