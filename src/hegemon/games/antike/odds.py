"""What a fight would come to. No dice fall here: strengths and standing answers decide, and whoever is asked."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from ...core.data import Data
from ...core.language import Message, msg, name_key
from ...core.odds import Odds, Side
from .actions import VERBS
from .domains import ALWAYS, ASK, GALLEY, LEGION, NEVER, NUM_PROVINCES
from .frames import IN_DESTINATION, IN_QUESTION
from .rules.battle import ALL_PAIRS, asked_nation, nation_after
from .rules.conquest import attackers, basic_defence, city_defence, defence_of_state, defenders
from .rules.movement import num_moving
from .state import State

CERTAIN = Fraction(1)


def odds(s: State, data: Data, a: int, number: int) -> Odds | None:
    """The conquest or the battle that an action begins, if so many units do the same; None where it begins none."""
    verb, args = VERBS.decode(a)
    frame = s.frame_kind[s.depth - 1] if s.depth else 0
    if verb.name == "conquer" and s.city[args[0]] not in (-1, s.nation):
        return _conquest(s, data, args[0])
    if verb.name == "battle":
        return _battle(s, data, s.nation, args[0], args[1], args[2], 1)
    if verb.name in ("fight", "answer") and frame == IN_QUESTION:
        return _answer(s, data, ALL_PAIRS if verb.name == "answer" else 1, verb.name == "answer" and args[0] == NEVER)
    if verb.name in ("to", "all_to") and frame == IN_DESTINATION:
        return _entry(s, data, args[0], num_moving(s, data.components) if verb.name == "all_to" else number)
    return None


def odds_now(s: State, data: Data) -> Odds | None:
    """What a nation that is asked whether it fights could do to those who entered.  cite: battle.answer"""
    if s.depth == 0 or s.frame_kind[s.depth - 1] != IN_QUESTION:
        return None
    fight = _answer(s, data, ALL_PAIRS, False)
    return fight and replace(fight, at=_place(data, s.frame_second[s.depth - 1] % NUM_PROVINCES))


def _nation(data: Data, nation: int) -> str:
    return name_key("nation", data.names["nation"][nation])


def _place(data: Data, province: int) -> str:
    return name_key("province", data.names["province"][province])


def _side(data: Data, nation: int, *parts: tuple[Message, int]) -> Side:
    return Side(_nation(data, nation), tuple(part for part in parts if part[1]))


def _units(data: Data, nation: int, kind: int, number: int) -> Side:
    return _side(data, nation, (msg("effect-legions") if kind == LEGION else msg("effect-galleys"), number))


def _certain(sides: tuple[Side, ...], end: Message, *lost: int) -> Odds:
    losses = {side.who: {number: CERTAIN} for side, number in zip(sides, lost, strict=True)} if lost else {}
    return Odds(sides, ((end, CERTAIN),), losses)


def _conquest(s: State, data: Data, province: int) -> Odds:
    """Ready units against the defence in its parts.  cite: conquest.enough_units, conquest.losses"""
    c, owner = data.components, s.city[province]
    strength = city_defence(s, c, province)
    city = msg("effect-temple") if s.temple[province] else msg("effect-city")
    sides = (
        _side(
            data,
            s.nation,
            (msg("effect-ready-legions"), s.ready[LEGION][province]),
            (msg("effect-ready-galleys"), s.ready[GALLEY][province]),
        ),
        _side(
            data,
            owner,
            (city, basic_defence(s, c, province)),
            (msg("effect-legions"), s.units[owner][LEGION][province]),
            (msg("effect-galleys"), s.units[owner][GALLEY][province]),
            (msg("effect-state"), defence_of_state(s, c, province)),
        ),
    )
    if attackers(s, c, province) < strength or s.num_cities[owner] == 1:
        return _certain(sides, msg("effect-stands", province=_place(data, province)), 0, 0)
    falls = msg("effect-falls", province=_place(data, province), lost=strength)
    return _certain(sides, falls, strength, defenders(s, c, province))


def _battle(s: State, data: Data, caller: int, kind: int, other: int, province: int, most: int) -> Odds | None:
    """Pair by pair, or all pairs at once if the option says so.  cite: battle.one_for_one, rulings.battle_size"""
    own, theirs = s.units[s.nation][kind][province], s.units[other][kind][province]
    if other == s.nation or min(own, theirs) == 0:
        return None
    pairs = min(own, theirs, ALL_PAIRS if data.components.battle_all else most)
    sides = (_units(data, s.nation, kind, own), _units(data, other, kind, theirs))
    if caller == other:
        sides = sides[::-1]
    return _certain(sides, _loss(data, kind, province, pairs), pairs, pairs)


def _loss(data: Data, kind: int, province: int, pairs: int) -> Message:
    name = name_key("kind", data.names["kind"][kind])
    return msg("effect-each-loses", kind=name, n=pairs, province=_place(data, province))


def _answer(s: State, data: Data, most: int, never: bool) -> Odds | None:
    """What the nation asked does to those who entered.  cite: battle.answer"""
    kind, province = divmod(s.frame_second[s.depth - 1], NUM_PROVINCES)
    asked = asked_nation(s, data.components)
    return None if never else _battle(s, data, asked, kind, asked, province, most)


def _entry(s: State, data: Data, there: int, number: int) -> Odds | None:
    """Who stands where units enter, and who of them fights: by a standing answer for certain, when asked perhaps.
    cite: battle.either_side, rulings.stored_answer, rulings.own_nations"""
    c, kind = data.components, s.frame_first[s.depth - 1] // NUM_PROVINCES
    own = left = s.units[s.nation][kind][there] + number
    sides, lost, asks = [_units(data, s.nation, kind, own)], [0], list[str]()
    for places in range(1, c.num_nations):
        other = nation_after(s, c, places)
        theirs = s.units[other][kind][there]
        if theirs == 0 or s.seat_of[other] == s.active:
            continue
        answer = s.answer[s.seat_of[other]]
        pairs = min(left, theirs) if answer == ALWAYS else 0
        left -= pairs
        sides.append(_units(data, other, kind, theirs))
        lost.append(pairs)
        asks += [_nation(data, other)] if answer == ASK and left > 0 else []
    if len(sides) == 1:
        return None
    if asks:  # what follows is up to them
        return _certain(tuple(sides), msg("effect-asked", nations=" ".join(asks)))
    lost[0] = own - left
    if lost[0] == 0:
        return _certain(tuple(sides), msg("effect-let-in", province=_place(data, there)), *lost)
    name = name_key("kind", data.names["kind"][kind])
    loses = msg("effect-loses", nation=sides[0].who, kind=name, n=lost[0], province=_place(data, there))
    return _certain(tuple(sides), loses, *lost)
