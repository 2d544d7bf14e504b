"""The odds of a battle: every roll of every round, enumerated over the states of both sides (`odds_troops.py`), never
sampled. A small battle is reckoned in fractions; in a larger one these would have thousands of digits, and it is
reckoned in floating point, right to ten decimal places at least."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from functools import cache, lru_cache

from ...core.frames import NOBODY
from .domains import BARBARIAN, ROMAN
from .odds_field import Field
from .odds_troops import FOUGHT, FRESH, IN_PANIC, SideState, changed, given_up, next_fighter, panicking

EXACT = 600  # states up to which fractions are used
KEPT = 100  # battles whose ends are remembered
MOST_STATES = 40_000  # looked at in one battle; a larger one is not worked out
Position = tuple[int, int, bool, int]  # both sides' states by number, elephants have stampeded, who rolls next
Class = tuple[int, int, bool]  # the same at the start of a round: who has rolled does not matter
Number = Fraction | float
Ways = tuple[tuple[Position, Number] | None, list[tuple[Position, Number]], bool]
End = tuple[int, int, int]  # winner, units lost by the Roman, by the Barbarian


class TooLarge(Exception):
    """The battle has too many states to be worked out."""


@cache
def results(dice: int, faces: tuple[int, int, int]) -> tuple[tuple[int, int, Fraction], ...]:
    """Eliminations and panics of so many dice, with their chances."""
    found: dict[tuple[int, int], Fraction] = {(0, 0): Fraction(1)}
    for _ in range(dice):
        more: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
        for (hits, panics), p in found.items():
            more[hits, panics] += p * Fraction(faces[0], 6)
            more[hits, panics + 1] += p * Fraction(faces[1], 6)
            more[hits + 1, panics] += p * Fraction(faces[2], 6)
        found = more
    return tuple((hits, panics, p) for (hits, panics), p in found.items() if p)


def bonus(field: Field, seat: int, side: SideState) -> int:
    """What a side adds to its die: a leader out of panic, the card.
    cite: battle.leader_bonus, battle.card_bonus, rulings.panicked_leader"""
    troops = field.troops[seat]
    led = any(t.leads and n[FRESH] + n[FOUGHT] for t, n in zip(troops, side, strict=True))
    meant = seat == field.card_seat and any(t.meant and sum(n) for t, n in zip(troops, side, strict=True))
    return (field.leader_bonus if led else 0) + (field.card_bonus if meant else 0)


def advantage(field: Field, roman: SideState, barbarian: SideState, roman_die: int = 0) -> Fraction:
    """The chance that the Roman has the advantage; his die may have fallen.
    cite: battle.advantage_roll, battle.roman_tie"""
    ahead = bonus(field, ROMAN, roman) - bonus(field, BARBARIAN, barbarian)
    dice = [roman_die] if roman_die else range(1, 7)
    return Fraction(sum(die + ahead >= other for die in dice for other in range(1, 7)), 6 * len(dice))


def column(field: Field, seat: int, kind: int, side: SideState, first_round: bool) -> int:
    """The column that a unit rolls on.  cite: results.table, elite.attacking, events.elite_column, events.ambush"""
    troops = field.troops[seat]
    if seat != field.attacker:
        return troops[kind].column
    by_card = field.card_elite and seat == field.card_seat and troops[kind].meant
    if by_card and field.card_needs_leader:
        by_card = any(t.inspires and sum(n) for t, n in zip(troops, side, strict=True))
    elite = troops[kind].elite or (field.ambush and first_round) or by_card
    return field.elite_column if elite else troops[kind].column


def suffer(field: Field, seat: int, side: SideState, wild: bool, hits: int, panics: int) -> tuple[SideState, bool]:
    """A side after the results of one unit.  cite: results.eliminations_first, fortress.no_panic, results.elephants"""
    for _ in range(hits):
        if (chosen := given_up(side)) is None:
            return side, wild
        side = changed(side, *chosen, None)
    if field.protected and seat != field.attacker:
        return side, wild
    troops = field.troops[seat]
    for _ in range(panics):
        if (chosen := panicking(side, troops)) is None:
            break
        kind, condition = chosen
        side = changed(side, kind, condition, None if condition == IN_PANIC else IN_PANIC)
        if troops[kind].stampedes and condition != IN_PANIC and not wild:
            wild = True
            if (other := panicking(side, troops, afresh=True)) is not None:
                side = changed(side, *other, IN_PANIC)
    return side, wild


def standing(side: SideState) -> int:
    """Units out of panic."""
    return sum(n[FRESH] + n[FOUGHT] for n in side)


def rested(side: SideState) -> SideState:
    """A new round: who has fought may fight again."""
    return tuple((n[FRESH] + n[FOUGHT], 0, n[IN_PANIC]) for n in side)


def size(side: SideState) -> int:
    """Units left."""
    return sum(sum(n) for n in side)


class Force:
    """One side's states, numbered as they are met, and what becomes of each."""

    def __init__(self, field: Field, seat: int, one: Number) -> None:
        self.field, self.seat, self.one = field, seat, one
        self.states: list[SideState] = []
        self.numbers: dict[SideState, int] = {}
        self.fresh: list[int] = []
        self.standing: list[int] = []
        self.size: list[int] = []
        self._rolled: dict[tuple[int, bool], tuple[int, list[tuple[int, int, Number]]]] = {}
        self._hurt: dict[tuple[int, bool, int, int], tuple[int, bool]] = {}
        self._rested: dict[int, int] = {}

    def number(self, side: SideState) -> int:
        """The number of a state."""
        found = self.numbers.get(side)
        if found is None:
            found = self.numbers[side] = len(self.states)
            self.states.append(side)
            self.fresh.append(sum(n[FRESH] for n in side))
            self.standing.append(standing(side))
            self.size.append(size(side))
        return found

    def rolled(self, i: int, first: bool) -> tuple[int, list[tuple[int, int, Number]]]:
        """The state after its next unit has rolled, and the results with their chances."""
        if (i, first) not in self._rolled:
            side = self.states[i]
            kind = next_fighter(side)
            assert kind is not None
            faces = self.field.columns[column(self.field, self.seat, kind, side, first)]
            strength = self.field.troops[self.seat][kind].strength
            dice = [(hits, panics, self.one * p) for hits, panics, p in results(strength, faces)]
            self._rolled[i, first] = self.number(changed(side, kind, FRESH, FOUGHT)), dice
        return self._rolled[i, first]

    def hurt(self, i: int, wild: bool, hits: int, panics: int) -> tuple[int, bool]:
        """The state after results of the enemy."""
        key = (i, wild, hits, panics)
        if key not in self._hurt:
            side, after = suffer(self.field, self.seat, self.states[i], wild, hits, panics)
            self._hurt[key] = self.number(side), after
        return self._hurt[key]

    def rested(self, i: int) -> int:
        """The state at the start of the next round."""
        if i not in self._rested:
            self._rested[i] = self.number(rested(self.states[i]))
        return self._rested[i]


class Battle:
    """The enumeration of one battle. Nobody recovers while it lasts, so positions are gone through from the healthiest
    on, all of a class together: those which are the same at the start of a round."""

    def __init__(self, field: Field, one: Number) -> None:
        self.field = field
        self.one = one
        self.forces = (Force(field, ROMAN, one), Force(field, BARBARIAN, one))
        self.ends: dict[End, Number] = defaultdict(lambda: one * 0)
        self.waiting: dict[int, dict[Class, dict[Position, Number]]] = defaultdict(dict)  # by health
        self.seen = 0

    def run(self) -> dict[End, Number]:
        """Every end with its chance."""
        starts = [(position, p * self.one) for position, p in self._starts()]
        open_ones = [(position, p) for position, p in starts if not self._is_end(position, p)]
        if self.field.moment.ambush:
            self._ambush(open_ones)
        else:
            for position, p in open_ones:
                self._add(position, p)
        while self.waiting:
            for group, masses in self.waiting.pop(max(self.waiting)).items():
                self._go_through(group, masses)
        return dict(self.ends)

    def _starts(self) -> list[tuple[Position, Fraction]]:
        """The positions from which the battle goes on: what lies on the table has still to be suffered."""
        field, moment = self.field, self.field.moment
        sides = list(field.start)
        if moment.turn == NOBODY:
            return self._begin((*self._numbers(sides), moment.wild), moment.roman_die)
        hurt, troops = sides[moment.turn], field.troops[moment.turn]
        if moment.carried and (other := panicking(hurt, troops, afresh=True)) is not None:
            hurt = changed(hurt, *other, IN_PANIC)
        found: list[tuple[Position, Fraction]] = []
        for hits, panics, p in results(moment.dice, field.columns[moment.column]):
            sides[moment.turn], wild = suffer(
                field, moment.turn, hurt, moment.wild, moment.hits + hits, moment.panics + panics
            )
            found.append(((*self._numbers(sides), wild, moment.turn), p))
        return found

    def _numbers(self, sides: list[SideState]) -> tuple[int, int]:
        return self.forces[ROMAN].number(sides[ROMAN]), self.forces[BARBARIAN].number(sides[BARBARIAN])

    def _begin(self, group: Class, roman_die: int = 0) -> list[tuple[Position, Fraction]]:
        """A round begins with the roll for the advantage."""
        sides = [self.forces[seat].states[group[seat]] for seat in (ROMAN, BARBARIAN)]
        roman = advantage(self.field, sides[ROMAN], sides[BARBARIAN], roman_die)
        return [((*group, seat), p) for seat, p in ((ROMAN, roman), (BARBARIAN, 1 - roman)) if p]

    def _ambush(self, starts: list[tuple[Position, Number]]) -> None:
        """The first round of an ambush: the attacker begins, and his column is another one."""
        now: dict[Position, Number] = defaultdict(lambda: self.one * 0)
        for position, p in starts:
            now[position] += p
        while now:
            later: dict[Position, Number] = defaultdict(lambda: self.one * 0)
            for position, p in now.items():
                after = self._after(position, first=True)
                if after is None:
                    for begun, share in self._begin(self._class(position)):
                        self._add(begun, p * share)
                    continue
                for place, chance in after:
                    if not self._is_end(place, p * chance):
                        later[place] += p * chance
            now = later

    def _class(self, position: Position) -> Class:
        return self.forces[0].rested(position[0]), self.forces[1].rested(position[1]), position[2]

    def _add(self, position: Position, p: Number) -> None:
        """A position is reached."""
        group = self._class(position)
        health = sum(f.size[i] + f.standing[i] for f, i in zip(self.forces, group[:2], strict=True))
        masses = self.waiting[health].setdefault(group, {})
        masses[position] = masses.get(position, self.one * 0) + p

    def _is_end(self, position: Position, p: Number) -> bool:
        """Is one side beaten? Then the chance is counted there."""
        left = [self.forces[seat].standing[position[seat]] for seat in (ROMAN, BARBARIAN)]
        if left[ROMAN] and left[BARBARIAN]:
            return False
        lost = [size(self.field.start[seat]) - self.forces[seat].size[position[seat]] for seat in (ROMAN, BARBARIAN)]
        self.ends[ROMAN if left[ROMAN] else BARBARIAN, lost[ROMAN], lost[BARBARIAN]] += p
        return True

    def _after(self, position: Position, first: bool = False) -> list[tuple[Position, Number]] | None:
        """Where one more unit's dice lead; None when all have rolled.  cite: battle.alternate, battle.excess_units"""
        self.seen += 1
        if self.seen > MOST_STATES:
            raise TooLarge
        seat = position[3]
        if not self.forces[seat].fresh[position[seat]]:
            seat = 1 - seat
        if not self.forces[seat].fresh[position[seat]]:
            return None
        own, dice = self.forces[seat].rolled(position[seat], first)
        found: list[tuple[Position, Number]] = []
        for hits, panics, p in dice:
            foe, wild = self.forces[1 - seat].hurt(position[1 - seat], position[2], hits, panics)
            found.append(((own, foe, wild, 1 - seat) if seat == ROMAN else (foe, own, wild, 1 - seat), p))
        return found

    def _go_through(self, group: Class, masses: dict[Position, Number]) -> None:
        """All positions of a class. Rounds without any result come back to its start: how often is worked out first."""
        begun = self._begin(group)
        ways = self._ways(group, [*masses, *(position for position, _ in begun)])
        returning = self._pass_on(ways, dict(masses))
        again = self._pass_on(ways, {position: p * self.one for position, p in begun})
        rounds = returning / (self.one - again)
        total = dict(masses)
        for position, p in begun:
            total[position] = total.get(position, self.one * 0) + rounds * p
        self._pass_on(ways, total)
        for position, mass in total.items():
            for place, chance in ways[position][1]:
                if not self._is_end(place, mass * chance):
                    self._add(place, mass * chance)

    def _ways(self, group: Class, positions: list[Position]) -> dict[Position, Ways]:
        """From every position of a class: on inside it (by a roll without result; None: the round is over), and out of
        it. Those with more units still to roll come first."""
        found: dict[Position, Ways] = {}
        waiting = list(positions)
        while waiting:
            position = waiting.pop()
            if position in found:
                continue
            after = self._after(position)
            inside = [(place, p) for place, p in after or [] if self._class(place) == group]
            outside = [(place, p) for place, p in after or [] if self._class(place) != group]
            quiet = (inside[0][0], sum((p for _, p in inside), self.one * 0)) if inside else None
            found[position] = (quiet, outside, after is None)
            waiting += [inside[0][0]] if inside else []
        fresh = [force.fresh for force in self.forces]
        return dict(sorted(found.items(), key=lambda way: -fresh[0][way[0][0]] - fresh[1][way[0][1]]))

    def _pass_on(self, ways: dict[Position, Ways], masses: dict[Position, Number]) -> Number:
        """Pass chances on inside a class; what comes to the end of the round is returned."""
        ended: Number = self.one * 0
        for position, (quiet, _, is_over) in ways.items():
            if position not in masses:
                continue
            if is_over:
                ended += masses[position]
            elif quiet is not None:
                place, chance = quiet
                masses[place] = masses.get(place, self.one * 0) + masses[position] * chance
        return ended


@lru_cache(KEPT)
def ends_of(field: Field) -> dict[End, Number]:
    """Every end of a battle with its chance, from its moment on; a battle that is too large raises. Both sides and all
    who watch ask for the same."""
    battle = Battle(field, 1.0)
    found = battle.run()
    return Battle(field, Fraction(1)).run() if battle.seen <= EXACT else found
