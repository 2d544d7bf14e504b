"""A battle as the odds look at it: what does not change while it is fought, and the moment from which it goes on."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.frames import NOBODY
from .components import Components
from .domains import ADVANTAGE_BONUS, BARBARIAN, ELIMINATION, ELITE_COLUMN, PANIC, ROMAN
from .frames import IN_ADVANTAGE, IN_DICE, IN_FIGHT, IN_LOSE
from .frames import IN_PANIC as IN_PANIC_OF
from .odds_troops import FOUGHT, FRESH, IN_PANIC, Counts, SideState, Troops, troops_of
from .rules.fortress import is_protected
from .state import State

IN_THE_LINES = (IN_ADVANTAGE, IN_FIGHT, IN_DICE, IN_LOSE, IN_PANIC_OF)


@dataclass(frozen=True)
class Moment:
    """How far a battle has come: who rolls next, and what is still to fall or to be suffered of the last unit's dice by
    that side."""

    turn: int = NOBODY  # who rolls next; nobody: a round begins with the roll for the advantage
    roman_die: int = 0  # of that roll, if it has fallen
    wild: bool = False  # elephants have stampeded
    carried: bool = False  # and a unit that they carry with them is still to be named
    ambush: bool = False  # the first round of one is being fought
    dice: int = 0  # still to fall
    column: int = 0
    hits: int = 0
    panics: int = 0


@dataclass(frozen=True)
class Field:
    """What does not change in a battle, and where it is looked at."""

    troops: tuple[tuple[Troops, ...], tuple[Troops, ...]]
    start: tuple[SideState, SideState]
    moment: Moment
    attacker: int
    protected: bool
    ambush: bool
    columns: tuple[tuple[int, int, int], ...]  # faces without effect, with a panic, with an elimination
    elite_column: int
    leader_bonus: int
    card_seat: int  # whose card counts: the attacker in his own turn, or -1
    card_bonus: int
    card_elite: bool
    card_needs_leader: bool


def moment_of(s: State) -> Moment | None:
    """Where a battle that is being fought stands; None before the lines are drawn up and after it is decided."""
    if s.depth == 0 or s.battle_space < 0 or s.frame_kind[s.depth - 1] not in IN_THE_LINES:
        return None
    top, frame = s.depth - 1, s.frame_kind[s.depth - 1]
    wild, carried = s.stampeded != 0, s.stampeded == 2
    if frame == IN_ADVANTAGE:
        return Moment(roman_die=s.frame_first[top], wild=wild)
    return Moment(
        turn=s.next_to_fight,
        wild=wild,
        carried=carried,
        ambush=s.ambush != 0 and s.round == 1,
        dice=s.frame_second[top] if frame == IN_DICE else 0,
        column=s.column,
        hits=s.eliminations,
        panics=s.panics,
    )


def field_of(s: State, c: Components, moment: Moment | None = None) -> Field:
    """The battle in `s.battle_space`: at a moment of it, or about to begin."""
    sides, starts = [], []
    for seat in (ROMAN, BARBARIAN):
        units = [u for u in range(c.first_unit[seat], c.end_fleet[seat]) if s.at[u] == s.battle_space]
        found = [(troops_of(s, c, u), _condition(s, u) if moment else FRESH) for u in units]
        kinds = tuple(sorted({kind for kind, _ in found}))
        sides.append(kinds)
        starts.append(tuple(_counts([how for k, how in found if k == kind]) for kind in kinds))
    event = c.event[s.card] if s.card >= 0 else 0
    faces = [[row[face] for face in range(1, 7)] for row in c.effect]
    return Field(
        troops=(sides[0], sides[1]),
        start=(starts[0], starts[1]),
        moment=moment or Moment(turn=s.attacker if s.ambush else NOBODY, ambush=bool(s.ambush)),
        attacker=s.attacker,
        protected=bool(s.protected if moment else is_protected(s, c, s.battle_space, s.attacker)),
        ambush=bool(s.ambush),
        columns=tuple((row.count(0), row.count(PANIC), row.count(ELIMINATION)) for row in faces),
        elite_column=c.elite_column,
        leader_bonus=c.leader_bonus,
        card_seat=s.attacker if s.card >= 0 and s.attacker == s.active else -1,
        card_bonus=c.event_plus[s.card] if event == ADVANTAGE_BONUS else 0,
        card_elite=event == ELITE_COLUMN,
        card_needs_leader=bool(s.card >= 0 and c.event_needs_leader[s.card]),
    )


def _counts(conditions: list[int]) -> Counts:
    return conditions.count(FRESH), conditions.count(FOUGHT), conditions.count(IN_PANIC)


def _condition(s: State, u: int) -> int:
    return IN_PANIC if s.panicked[u] else FOUGHT if s.fought[u] else FRESH
