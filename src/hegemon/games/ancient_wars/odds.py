"""What a battle would come to: the exact chances when both sides choose as `odds_troops.py` says, the dice of every
unit, and what else counts. Told only of stacks that the deciding side knows."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from fractions import Fraction

from ...core.data import Data
from ...core.language import Message, msg, name_key
from ...core.odds import Odds, Side
from .actions import VERBS
from .components import Components
from .domains import BARBARIAN, BOX, CARRIED, FORCED, ROMAN
from .frames import IN_BATTLES, IN_MARCH, IN_MARCH_TAKE, IN_MARCH_TO, IN_PURSUE_TAKE
from .knowledge import is_hidden
from .odds_battle import TooLarge, bonus, ends_of
from .odds_field import Field, field_of, moment_of
from .rules.battle import is_contested
from .rules.events import can_ambush
from .rules.movement import manner
from .rules.pursuit import joins_own
from .rules.recruiting import why_not_levy
from .rules.units import enter, leave
from .state import State


def odds(s: State, data: Data, a: int, number: int) -> Odds | None:
    """The odds of the battle that an action begins; None where it begins none, or one against an unknown stack. Who
    goes along is named one by one: the number says nothing."""
    verb, args = VERBS.decode(a)
    c = data.components
    frame = s.frame_kind[s.depth - 1] if s.depth else 0
    there: State | None = None
    if frame == IN_BATTLES and verb.name in ("attack", "ambush"):
        there = _battle(s, c, args[0], s.frame_seat[s.depth - 1], verb.name == "ambush")
    elif frame == IN_MARCH and verb.name == "done":
        there = _after_the_march(s, c)
    elif frame == IN_MARCH_TO and verb.name == "to":
        there = _after_departure(_destined(s, args[0]), c, True)
    elif frame == IN_MARCH_TAKE and verb.name in ("done", "whole"):
        there = _after_departure(s, c, verb.name == "whole")
    elif frame == IN_PURSUE_TAKE and verb.name == "done":
        there = _after_pursuit(s, c)
    return None if there is None else _told(there, data, field_of(there, data.components))


def odds_now(s: State, data: Data) -> Odds | None:
    """The odds of the battle that is being fought: both sides' units lie open there.  cite: fog.same_space"""
    c, moment = data.components, moment_of(s)
    if moment is None or not all(_is_known(s, c, seat, s.battle_space) for seat in (ROMAN, BARBARIAN)):
        return None
    place = name_key("space", data.names.name("space", s.battle_space))
    return replace(_told(s, data, field_of(s, c, moment)), at=place)


def _battle(s: State, c: Components, space: int, attacker: int, ambush: bool) -> State:
    """The position with the armies facing each other; a levy brings the strongest units it can.
    cite: recruiting.levy"""
    there: State = s.copy()  # type: ignore[attr-defined]
    there.battle_space, there.attacker, there.ambush = space, attacker, int(ambush)
    if space == c.levy_space and attacker == BARBARIAN:
        levy = [u for u in range(c.first_unit[ROMAN], c.end_land[ROMAN]) if why_not_levy(s, c, u) == 0]
        for u in sorted(levy, key=lambda u: -c.strength[u])[: c.levy_units]:
            enter(there, c, u, space)
    return there


def _after_the_march(s: State, c: Components) -> State | None:
    """The only battle there is begins by itself when the march ends."""
    fields = [space for space in range(c.num_spaces) if is_contested(s, c, space)]
    if len(fields) != 1 or can_ambush(s, c, fields[0], s.active):
        return None
    return _battle(s, c, fields[0], s.active, False)


def _destined(s: State, to: int) -> State:
    """The destination is fixed, and nobody asked yet who goes along: everybody who may is reckoned with."""
    there: State = s.copy()  # type: ignore[attr-defined]
    there.frame_kind[s.depth - 1], there.frame_second[s.depth - 1] = IN_MARCH_TAKE, to
    return there


def _after_departure(s: State, c: Components, whole: bool) -> State | None:
    """Where the stack in hand would meet enemies whom everybody knows. With dice for a forced march still to come
    nothing can be told."""
    d = s.depth - 1
    origin, to = s.frame_first[d], s.frame_second[d]
    stack = [u for u in range(c.first_unit[s.active], c.end_land[s.active]) if s.at[u] == origin and not s.moved[u]]
    going = [u for u in stack if (manner(s, c, u, to) == CARRIED if whole else s.in_hand[u])]
    forced = [u for u in going if c.forced_march and manner(s, c, u, to) == FORCED]
    if not going or forced or not _is_known(s, c, 1 - s.active, to):
        return None
    return _battle(_moved(s, c, going, to), c, to, s.active, False)


def _after_pursuit(s: State, c: Components) -> State | None:
    """Where the pursuers would meet enemies whom everybody knows.  cite: pursuit.battle"""
    d = s.depth - 1
    seat, to = s.frame_seat[d], s.frame_second[d]
    going = [u for u in range(c.first_unit[seat], c.end_land[seat]) if s.in_hand[u]]
    if not going or not _is_known(s, c, 1 - seat, to):
        return None
    attacker = s.active if joins_own(s, c, seat, to) else seat
    return _battle(_moved(s, c, going, to), c, to, attacker, False)


def _is_known(s: State, c: Components, seat: int, space: int) -> bool:
    """Is there a stack of the side, and does the other know every unit of it?  cite: fog.no_examining"""
    units = [u for u in range(c.first_unit[seat], c.end_fleet[seat]) if s.at[u] == space]
    return bool(units) and not any(is_hidden(s, c, u) for u in units)


def _moved(s: State, c: Components, units: list[int], to: int) -> State:
    there: State = s.copy()  # type: ignore[attr-defined]
    for u in units:
        leave(there, c, u)
        enter(there, c, u, to)
        there.panicked[u] = there.fought[u] = 0
    return there


def _told(there: State, data: Data, field: Field) -> Odds:
    sides = tuple(_side(there, data, field, seat) for seat in (there.attacker, 1 - there.attacker))
    try:
        ends = {end: Fraction(p) for end, p in ends_of(field).items()}
    except TooLarge:
        return Odds(sides, ())
    wins: dict[int, Fraction] = defaultdict(Fraction)
    losses: dict[str, dict[int, Fraction]] = {side.who: defaultdict(Fraction) for side in sides}
    for (winner, *lost), p in ends.items():
        wins[winner] += p
        for seat, count in enumerate(lost):
            losses[_seat(data, seat)][count] += p
    chances = tuple(
        (msg("odds-wins", who=_seat(data, seat)), wins[seat]) for seat in (there.attacker, 1 - there.attacker)
    )
    return Odds(sides, chances, {who: dict(sorted(found.items())) for who, found in losses.items()})


def _side(there: State, data: Data, field: Field, seat: int) -> Side:
    """The dice of every unit; what else counts adds no dice."""
    c = data.components
    here = [u for u in range(c.first_unit[seat], c.end_fleet[seat]) if there.at[u] == there.battle_space != BOX]
    units = [u for u in here if not there.panicked[u]]
    dice: list[tuple[Message, int]] = [
        (msg("odds-dice", unit=name_key("unit", data.names.name("unit", u))), c.strength[u]) for u in units
    ]
    return Side(_seat(data, seat), (*dice, *((message, 0) for message in _helps(there, c, field, seat))))


def _helps(there: State, c: Components, field: Field, seat: int) -> list[Message]:
    found: list[Message] = []
    attacks = seat == field.attacker
    if more := bonus(field, seat, field.start[seat]):
        found.append(msg("odds-bonus", n=more))
    if field.protected and not attacks:
        found.append(msg("odds-walls"))
    if field.ambush and attacks:
        found.append(msg("odds-ambush"))
    if attacks and any(kind.elite for kind in field.troops[seat]):
        found.append(msg("odds-elite"))
    if attacks and field.card_elite and seat == field.card_seat:
        found.append(msg("odds-card-elite"))
    if not attacks and any(kind.steady for kind in field.troops[seat]):
        found.append(msg("odds-steady"))
    return found


def _seat(data: Data, seat: int) -> str:
    return name_key("seat", data.names.name("seat", seat))
