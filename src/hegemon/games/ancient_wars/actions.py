"""The verb table of Ancient Wars.

Recruits, and the units that go with a stack or aboard a fleet, are named in any order; for search these verbs permute.
The order begins anew (see `renew`) with a leader who lets others follow or join him, and with a recruit who could have
counted for another entry of the card. Stacks, fleets and battles do not permute, because each may reveal something that
the next decision depends on.
"""

from __future__ import annotations

from ...core.actions import Verb, VerbTable
from .domains import DOMAINS
from .frames import (
    FRAMES,
    IN_ADVANTAGE,
    IN_BATTLES,
    IN_BOARD,
    IN_CHECK,
    IN_CHECK_ROLL,
    IN_CHOOSE_CARD,
    IN_DICE,
    IN_DRAW,
    IN_FIGHT,
    IN_LEVY,
    IN_LOAD,
    IN_LOSE,
    IN_MARCH,
    IN_MARCH_ROLL,
    IN_MARCH_TAKE,
    IN_MARCH_TO,
    IN_MORALE,
    IN_PANIC,
    IN_PLACE,
    IN_PORT,
    IN_PURSUE,
    IN_PURSUE_TAKE,
    IN_RECRUIT,
    IN_RETREAT,
    IN_REWARD,
    IN_SAIL_ROLL,
    IN_SAIL_TO,
    IN_STORM,
    IN_SUBVERT,
    IN_SUBVERT_ROLL,
)

# What one verb does in several frames, by the name of its rules; the most frequent first, as they are asked for.
ROLLS = {
    IN_DICE: "dice",
    IN_ADVANTAGE: "advantage",
    IN_SAIL_ROLL: "sail_roll",
    IN_MARCH_ROLL: "march_roll",
    IN_CHECK_ROLL: "check_roll",
    IN_SUBVERT_ROLL: "subvert_roll",
}
RECRUITS = {IN_RECRUIT: "recruit", IN_LEVY: "levy", IN_REWARD: "reward"}
TAKES = {IN_MARCH_TAKE: "take", IN_LOAD: "load", IN_BOARD: "board", IN_PURSUE_TAKE: "join_pursuit"}
LOSSES = {IN_LOSE: "lose", IN_STORM: "storm", IN_MORALE: "morale"}
ENDS = {
    IN_MARCH_TAKE: "depart",
    IN_MARCH: "skip",
    IN_SUBVERT: "skip",
    IN_PURSUE: "skip",
    IN_RECRUIT: "end_entry",
    IN_LOAD: "launch",
    IN_BATTLES: "end_battles",
    IN_LEVY: "end_levy",
    IN_BOARD: "cast_off",
    IN_PURSUE_TAKE: "set_off",
}

VERBS = VerbTable(
    DOMAINS,
    FRAMES,
    Verb("draw", "card", at=IN_DRAW, chance=True, cite="cards.top_card"),
    Verb("roll", "die", at=ROLLS, chance=True, free=True, cite="results.table"),
    Verb("check", "unit", at=IN_CHECK, cite="supply.choice"),
    Verb("blind", at=IN_CHOOSE_CARD, free=True, cite="cards.top_card"),
    Verb("pick", "card", at=IN_CHOOSE_CARD, cite="cards.discard_pick"),
    Verb("subvert", "unit", at=IN_SUBVERT, cite="events.subvert"),
    Verb("recruit", "unit", at=RECRUITS, permutes=True, cite="recruiting.by_card"),
    Verb("place", "space", at=IN_PLACE, cite="recruiting.place"),
    Verb("build_camp", "unit", at=IN_RECRUIT, cite="camps.build"),
    Verb("pull_up", "space", at=IN_RECRUIT, cite="camps.pull_up"),
    Verb("march", "space", at=IN_MARCH, cite="movement.by_card"),
    Verb("to", "space", at={IN_MARCH_TO: "march_to", IN_SAIL_TO: "sail_to"}, cite="movement.distance"),
    Verb("take", "unit", at=TAKES, permutes=True, cite="movement.stacks"),
    Verb("whole", at=IN_MARCH_TAKE, cite="movement.stacks"),
    Verb("sail", "unit", at=IN_MARCH, cite="fleets.by_card"),
    Verb("stay", at=IN_SAIL_TO, free=True, cite="fleets.stay"),
    Verb("attack", "space", at=IN_BATTLES, cite="battle.order"),
    Verb("ambush", "space", at=IN_BATTLES, cite="events.ambush"),
    Verb("fight", "unit", at=IN_FIGHT, cite="battle.alternate"),
    Verb("lose", "unit", at=LOSSES, cite="results.elimination"),
    Verb("panic", "unit", at=IN_PANIC, cite="results.panic"),
    Verb("retreat", "space", at={IN_RETREAT: "retreat", IN_PORT: "refuge"}, cite="retreat.together"),
    Verb("pursue", "space", at=IN_PURSUE, cite="pursuit.one_space"),
    Verb("done", at=ENDS, ends_step=True, cite="turn.sequence"),
    counted={"space": "num_spaces"},
)
DRAW, CHECK, PICK, SUBVERT_UNIT = VERBS.bases("draw", "check", "pick", "subvert")
RECRUIT, PLACE, BUILD_CAMP, PULL_UP = VERBS.bases("recruit", "place", "build_camp", "pull_up")
MARCH_FROM, TO, TAKE, WHOLE, SAIL = VERBS.bases("march", "to", "take", "whole", "sail")
ATTACK, AMBUSH_AT, FIGHT, LOSE, PANIC_UNIT = VERBS.bases("attack", "ambush", "fight", "lose", "panic")
RETREAT, PURSUE, DONE = VERBS.bases("retreat", "pursue", "done")

# The widest choice: an attack and an ambush on every space; marches have one origin a space and one sail a fleet.
MAX_LEGAL = 2 * 48 + 40 + 1
