"""A battle as counts: units of a side that fight alike are one kind of troops, and a side's state is how many of each
kind are fresh, have fought, or are in panic. What both sides are taken to choose is decided here too: the strongest
fights first; the weakest is given up, one in panic before others, one that has rolled before a fresh one; a panic goes
to a unit that is not in panic yet, if there is one. `habit` makes the same choices in the engine."""

from __future__ import annotations

from dataclasses import dataclass

from .actions import FIGHT, LOSE, PANIC_UNIT
from .components import Components
from .domains import LEADER
from .frames import IN_FIGHT, IN_LOSE
from .rules.elite import can_panic, is_elite_unit
from .rules.results import why_not_panic
from .state import State

FRESH, FOUGHT, IN_PANIC = range(3)
Counts = tuple[int, int, int]  # fresh, fought, in panic
SideState = tuple[Counts, ...]  # by kind of troops, the weakest first


@dataclass(frozen=True, order=True)
class Troops:
    """Units that fight alike, in the order in which they are given up."""

    strength: int
    leads: bool
    column: int
    elite: bool  # attacks on the elite column
    steady: bool  # does not panic
    meant: bool  # the card in play means it
    inspires: bool  # the leader whom the card in play asks for
    stampedes: bool


def troops_of(s: State, c: Components, u: int) -> Troops:
    """How a unit of the battle fights."""
    return Troops(
        strength=c.strength[u],
        leads=c.kind[u] == LEADER,
        column=c.column[u],
        elite=is_elite_unit(s, c, u),
        steady=not can_panic(s, c, u),
        meant=s.card >= 0 and c.event_unit[s.card][u] != 0,
        inspires=s.card >= 0 and c.event_leader[s.card][u] != 0 and c.kind[u] == LEADER,
        stampedes=c.stampedes[u] != 0,
    )


def changed(side: SideState, kind: int, old: int, new: int | None) -> SideState:
    """One unit of a kind goes from one condition to another, or out (None)."""
    counts = list(side[kind])
    counts[old] -= 1
    if new is not None:
        counts[new] += 1
    return (*side[:kind], (counts[0], counts[1], counts[2]), *side[kind + 1 :])


def given_up(side: SideState) -> tuple[int, int] | None:
    """Kind and condition of the unit that is eliminated."""
    return next(((k, cond) for cond in (IN_PANIC, FOUGHT, FRESH) for k in range(len(side)) if side[k][cond]), None)


def panicking(side: SideState, troops: tuple[Troops, ...], afresh: bool = False) -> tuple[int, int] | None:
    """Kind and condition of the unit that a panic is given to; `afresh`: one that is not in panic yet, or none."""
    order = (FOUGHT, FRESH) if afresh else (FOUGHT, FRESH, IN_PANIC)
    kinds = [k for k in range(len(side)) if not troops[k].steady]
    return next(((k, cond) for cond in order for k in kinds if side[k][cond]), None)


def next_fighter(side: SideState) -> int | None:
    """The kind of which a unit rolls next."""
    return next((k for k in range(len(side) - 1, -1, -1) if side[k][FRESH]), None)


def habit(s: State, c: Components) -> int | None:
    """The same choice in the engine, where a battle asks who fights, is lost or panics; None elsewhere."""
    frame, seat = s.frame_kind[s.depth - 1], s.frame_seat[s.depth - 1]
    if s.battle_space < 0 or seat < 0:
        return None
    units = [u for u in range(c.first_unit[seat], c.end_fleet[seat]) if s.at[u] == s.battle_space]
    if frame == IN_FIGHT:
        return FIGHT + max(
            (u for u in units if not s.fought[u] and not s.panicked[u]), key=lambda u: troops_of(s, c, u)
        )
    if frame == IN_LOSE:
        return LOSE + min(units, key=lambda u: (*_spent(s, u), troops_of(s, c, u)))
    able = [u for u in units if why_not_panic(s, c, u) == 0]
    return PANIC_UNIT + min(able, key=lambda u: (s.panicked[u], *_spent(s, u), troops_of(s, c, u)))


def _spent(s: State, u: int) -> tuple[bool, bool]:
    """In panic before out of it; of those, who has rolled before who has not."""
    return not s.panicked[u], not s.panicked[u] and not s.fought[u]
