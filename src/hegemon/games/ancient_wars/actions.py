"""The verb table of Ancient Wars.

Where the order of micro-actions cannot matter it is forced: recruits of one entry, and the units that go with a stack
or aboard a fleet, are named in ascending order (leaders are numbered first, so that those who need one come after him;
with the first leader in hand the order begins anew, because a slower leader may go with him).
The order of stacks, fleets and battles is free, because each may reveal something that the next decision depends on.
"""

from __future__ import annotations

from ...core.actions import Verb, VerbTable
from .domains import DOMAINS

VERBS = VerbTable(
    DOMAINS,
    Verb("draw", "card", chance=True, cite="cards.top_card"),
    Verb("roll", "die", chance=True, cite="results.table"),
    Verb("check", "unit", cite="supply.choice"),
    Verb("blind", cite="cards.top_card"),
    Verb("pick", "card", cite="cards.discard_pick"),
    Verb("subvert", "unit", cite="events.subvert"),
    Verb("recruit", "unit", cite="recruiting.by_card"),
    Verb("place", "space", cite="recruiting.place"),
    Verb("build_camp", "unit", cite="camps.build"),
    Verb("pull_up", "space", cite="camps.pull_up"),
    Verb("march", "space", cite="movement.by_card"),
    Verb("to", "space", cite="movement.distance"),
    Verb("take", "unit", cite="movement.stacks"),
    Verb("whole", cite="movement.stacks"),
    Verb("sail", "unit", cite="fleets.by_card"),
    Verb("stay", cite="fleets.stay"),
    Verb("attack", "space", cite="battle.order"),
    Verb("ambush", "space", cite="events.ambush"),
    Verb("fight", "unit", cite="battle.alternate"),
    Verb("lose", "unit", cite="results.elimination"),
    Verb("panic", "unit", cite="results.panic"),
    Verb("retreat", "space", cite="retreat.together"),
    Verb("pursue", "space", cite="pursuit.one_space"),
    Verb("done", cite="turn.sequence"),
)
DRAW, ROLL, CHECK, BLIND, PICK, SUBVERT_UNIT = VERBS.bases("draw", "roll", "check", "blind", "pick", "subvert")
RECRUIT, PLACE, BUILD_CAMP, PULL_UP = VERBS.bases("recruit", "place", "build_camp", "pull_up")
MARCH_FROM, TO, TAKE, WHOLE, SAIL, STAY = VERBS.bases("march", "to", "take", "whole", "sail", "stay")
ATTACK, AMBUSH_AT, FIGHT, LOSE, PANIC_UNIT = VERBS.bases("attack", "ambush", "fight", "lose", "panic")
RETREAT, PURSUE, DONE = VERBS.bases("retreat", "pursue", "done")

# The widest choice: an attack and an ambush on every space; marches have one origin a space and one sail a fleet.
MAX_LEGAL = 2 * 48 + 40 + 1
