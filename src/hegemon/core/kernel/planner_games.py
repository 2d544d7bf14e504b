"""Whole games of planners against each other, for learning and matches. An entrance of its own: nobody who only plays
has to wait until it is compiled."""

from __future__ import annotations

from typing import Any

from ...core.dual import entry, rule
from ...core.frames import CHANCE, OVER, top_seat
from ...core.rng import below
from .dispatch import apply, why_not
from .features import NUM_FEATURES, features, progress
from .judgement import ENDS, USED
from .lessons import CURIOSITY, OPINION
from .planning import list_turns
from .trials import LEFT, begin_trials, one_trial, proven
from .turns import BUDGET, GAME, draw_lot, finals_base, lent, pick_turn, plan

UNBOUNDED = 1 << 60
# columns of `room.manner`, one row per seat: whose weights, how wide, turns put to the trial, trials before the first
# are dropped, turns that follow in a trial, per mille of other choices, whose weights where turns and trials end
BRAIN, WIDTH, CANDIDATES, TRIALS, TURNS, WILD, LAST, MANNERS = 0, 1, 2, 3, 4, 5, 6, 7
# columns of `room.heat`: between whole turns, between those in a trial, how far candidates are spread, how far the
# brain for ends of turns is trusted, how trials learn from each other
HEAT, WARMTH, SPREAD, TRUST, OPINION_OF, CURIOUS, HEATS = 0, 1, 2, 3, 4, 5, 6


@rule
def tried_out(room: Any, who: int, found: int) -> int:
    """The candidate that comes out best of the trials."""
    manner = room.manner[who]
    count = list_turns(room, found, manner[CANDIDATES], room.heat[who][SPREAD])
    begin_trials(room, count, manner[TRIALS], manner[LAST])
    while room.trial[LEFT] > 1:
        one_trial(room, GAME, manner[BRAIN], count, manner[TURNS], manner[TRIALS], room.heat[who][WARMTH])
    return proven(room, count)


@rule
def hold(room: Any, path: list[int], length: int) -> None:
    """Keep the turn that will be carried out."""
    for step in range(length):
        room.carried[step] = path[step]
    room.carried_length[0] = length


@rule
def decide(room: Any, who: int, loose: bool) -> None:
    """The turn of a seat by its manner, left in `room.carried`."""
    manner = room.manner[who]
    room.counts[USED] = 0
    room.counts[BUDGET] = UNBOUNDED
    room.net[ENDS] = manner[LAST]
    room.trust[0] = room.heat[who][TRUST]
    room.lesson[OPINION] = room.heat[who][OPINION_OF]
    room.lesson[CURIOSITY] = room.heat[who][CURIOUS]
    found = plan(room, GAME, manner[BRAIN], manner[WIDTH])
    if loose or below(room.rng, 1000) < manner[WILD]:
        chosen = finals_base(room) + below(room.rng, found)
        hold(room, room.path[chosen], room.length[chosen])
    elif manner[CANDIDATES] > 1 and found > 1:
        best = tried_out(room, who, found)
        hold(room, room.first[best], room.first_length[best])
    else:
        chosen = pick_turn(room, found, room.heat[who][HEAT])
        hold(room, room.path[chosen], room.length[chosen])
    room.used[who] += room.counts[USED]


@rule
def carry_out(room: Any, who: int) -> None:
    """Make the actions of the turn held, until somebody else decides something."""
    s = room.slots[GAME]
    c = room.components[0]
    for step in range(room.carried_length[0]):
        a = room.carried[step]
        if top_seat(s) != who or why_not(s, c, a) != 0:
            return
        apply(s, c, a)


@rule
def write_down(room: Any, row: int) -> None:
    """The features of all seats, and how far the game is."""
    s = room.slots[GAME]
    c = room.components[0]
    seats = len(room.chance)
    for seat in range(seats):
        features(s, c, seat, room.found)
        for k in range(NUM_FEATURES):
            room.notes[row][seat * NUM_FEATURES + k] = room.found[k]
    room.notes[row][seats * NUM_FEATURES] = progress(s, c)


@rule
def play(room: Any, most_turns: int, loose_turns: int) -> int:
    """A game from the position in slot GAME to its end or a turn; returns how many turns were written down."""
    rows = 0
    seen = -1
    while True:
        s = room.slots[GAME]
        who = top_seat(s)
        if who == OVER or s.turn >= most_turns:
            return rows
        if who == CHANCE:
            draw_lot(room, GAME)
            continue
        if s.turn != seen and rows < len(room.notes):
            seen = s.turn
            write_down(room, rows)
            rows += 1
        decide(room, who, s.turn <= loose_turns)
        carry_out(room, who)


@entry
def play_game(room: Any, most_turns: int, loose_turns: int) -> int:
    """As `play`."""
    return play(lent(room), most_turns, loose_turns)
