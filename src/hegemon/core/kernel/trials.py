"""Turns put to the trial: each candidate is carried out and the game played on from there for some rounds, again and
again, everybody planning his turns with the narrowest beam.

All are judged after the same number of turns, so that none seems better only because its owner has just moved. In one
trial all candidates meet the same lots; those that come out worse are dropped half by half (sequential halving), and
what is left of the work goes to the better ones. Everybody plays for himself, so any number of seats is served.
"""

from __future__ import annotations

from typing import Any

from ...core.dual import rule
from ...core.frames import CHANCE, OVER, top_seat
from .dispatch import apply, why_not
from .judgement import judge
from .lessons import learned_choice, learns, note_choice, set_out, take_home
from .loops import copy_state
from .memory import END, TURNS_AT, TURNS_FOUND, forget, place_of, remember
from .turns import TRIAL, draw_lot, is_spent, let_others_answer, pick_among, pick_turn, plan, play_on

# places in `room.trial`
LEFT, DONE, HALVED_AT, JUDGED_BY, TRIAL_PLACES = 0, 1, 2, 3, 4
DROPPED = -1.0  # the sum of a candidate that is out


@rule
def begin_trials(room: Any, count: int, first: int, brain: int) -> None:
    """The first `count` turns of `room.first` are candidates; after `first` trials half of them are dropped. What they
    lead to is judged by a brain that may be another than the one by which all play on."""
    forget(room)
    room.trial[LEFT] = count
    room.trial[DONE] = 0
    room.trial[HALVED_AT] = first
    room.trial[JUDGED_BY] = brain
    for k in range(count):
        room.sum[k] = 0.0


@rule
def carry(room: Any, slot: int, brain: int, candidate: int) -> None:
    """A candidate as far as it can be carried out in this position (where something is hidden it may not be the one
    for which it was planned), and the turn played on to its end."""
    c = room.components[0]
    s = room.slots[slot]
    me = top_seat(s)
    turn = s.turn
    for step in range(room.first_length[candidate]):
        a = room.first[candidate][step]
        if top_seat(s) != me or why_not(s, c, a) != 0:
            break
        apply(s, c, a)
        let_others_answer(room, slot, brain, me, turn)
    play_on(room, slot, brain, turn)


@rule
def no_lots_drawn(room: Any) -> bool:
    """Are the random numbers where they were before the plan?"""
    for i in range(len(room.rng)):
        if room.rng[i] != room.before[i]:
            return False
    return True


@rule
def next_turn(room: Any, slot: int, brain: int, heat: float) -> int:
    """The slot of a position after somebody's turn by the narrowest beam, or by what is remembered of it. A plan in
    which lots were drawn may come out otherwise the next time: it is not remembered."""
    if room.memory[END] == 0:
        return pick_turn(room, plan(room, slot, brain, room.limits[1]), heat)
    place = place_of(room, slot)
    if room.known[place][TURNS_FOUND] == 0:
        for i in range(len(room.rng)):
            room.before[i] = room.rng[i]
        found = plan(room, slot, brain, room.limits[1])
        if not no_lots_drawn(room) or not remember(room, place, found):
            return pick_turn(room, found, heat)
    base, turns = room.known[place][TURNS_AT], room.known[place][TURNS_FOUND]
    if not learns(room):
        return pick_among(room, room.value, base, turns, heat)
    chosen = learned_choice(room, base, turns, heat)
    note_choice(room, chosen, top_seat(room.slots[slot]))
    return chosen


@rule
def play_a_turn(room: Any, slot: int, brain: int, heat: float) -> bool:
    """Somebody's turn; False when the game is over."""
    while top_seat(room.slots[slot]) == CHANCE:
        draw_lot(room, slot)
    if top_seat(room.slots[slot]) == OVER:
        return False
    turn = room.slots[slot].turn
    copy_state(room.slots, slot, next_turn(room, slot, brain, heat))
    play_on(room, slot, brain, turn)
    return True


@rule
def outlook(room: Any, source: int, brain: int, candidate: int, turns: int, heat: float) -> float:
    """The chance of whoever decides in `source` if a candidate is carried out and so many turns follow."""
    me = top_seat(room.slots[source])
    set_out(room)
    copy_state(room.slots, TRIAL, source)
    carry(room, TRIAL, brain, candidate)
    for _ in range(turns):
        if is_spent(room) or not play_a_turn(room, TRIAL, brain, heat):
            break
    judge(room, TRIAL, room.trial[JUDGED_BY])
    if not is_spent(room):
        take_home(room)
    return float(room.chance[me])


@rule
def drop_half(room: Any, count: int) -> None:
    """The worse half is out; of equals the one that was thought worse before."""
    for _ in range(room.trial[LEFT] // 2):
        worst = -1
        for k in range(count):
            if room.sum[k] >= 0.0 and (worst < 0 or room.sum[k] <= room.sum[worst]):
                worst = k
        room.sum[worst] = DROPPED
        room.trial[LEFT] -= 1


@rule
def one_trial(room: Any, source: int, brain: int, count: int, turns: int, first: int, heat: float) -> bool:
    """Each candidate that is left once, all by the same lots. A trial that the allowance cuts short does not count
    (False); what its first candidates taught stays taught."""
    for i in range(len(room.rng)):
        room.lots[i] = room.rng[i]
    for k in range(count):
        if room.sum[k] >= 0.0:
            for i in range(len(room.rng)):
                room.rng[i] = room.lots[i]
            room.outlook[k] = outlook(room, source, brain, k, turns, heat)
            if is_spent(room):
                return False
    for k in range(count):
        if room.sum[k] >= 0.0:
            room.sum[k] += room.outlook[k]
    room.trial[DONE] += 1
    if room.trial[DONE] == room.trial[HALVED_AT]:
        drop_half(room, count)
        room.trial[HALVED_AT] = 2 * room.trial[DONE] + first
    return True


@rule
def proven(room: Any, count: int) -> int:
    """The candidate that came out best so far."""
    best = 0
    for k in range(count):
        if room.sum[k] > room.sum[best]:
            best = k
    return best
