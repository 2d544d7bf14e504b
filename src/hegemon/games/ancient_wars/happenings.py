"""What can happen in Ancient Wars. Rules leave notes of these kinds; what is hidden is told to others in the kinds
whose names end in `_unseen` and `_partly` (`heard.py`)."""

from __future__ import annotations

from ...core.happenings import NUMBER, Happenings, Kind

# Places of the view. What is known of a side's stacks may change on the whole map when units mix or are seen.
KNOWN = ("spaces.*.{who}.units", "spaces.*.{who}.hidden", "spaces.*.{who}.suspects")
CARDS = ("cards.{who}", "card", "fleet_moves")
GONE = ("box.{who}", "spaces.{space}", *KNOWN)
SHIFTED = ("spaces.{origin}", "spaces.{to}", *KNOWN)
IN_BATTLE = ("battle.panicked",)

HAPPENINGS = Happenings(
    # Turn and cards
    Kind("turn", n=NUMBER, who="seat", heads=True, moves=("game_turn", "turn_label")),
    Kind("closed", moves=("spaces.*.*.units", "spaces.*.*.hidden", "spaces.*.*.suspects")),
    Kind("drew", who="seat", card="card", moves=CARDS),
    Kind("opened", who="seat", card="card", moves=CARDS),
    Kind("picked", who="seat", card="card", moves=CARDS),
    Kind("extra", who="seat", card="card"),
    Kind("reshuffled", who="seat", moves=("cards.{who}",)),
    Kind("discarded", who="seat", card="card", moves=CARDS),
    Kind("set_aside", who="seat", card="card", moves=CARDS),
    Kind("put_under", who="seat", card="card", moves=CARDS),
    # Attrition, desertion
    Kind("starved", who="seat", unit="unit", space="space", die=NUMBER, moves=GONE),
    Kind("endured", who="seat", unit="unit", space="space", die=NUMBER),
    Kind("endured_unseen", who="seat", space="space", die=NUMBER),
    Kind("deserted", who="seat", foe="seat", unit="unit", space="space", die=NUMBER, moves=GONE),
    Kind("loyal", who="seat", unit="unit", die=NUMBER),
    Kind("leaderless", who="seat", unit="unit", moves=("out", "box.{who}")),
    # Recruits and camps
    Kind("recruited", who="seat", unit="unit", space="space", adds="unit", moves=("box.{who}", "spaces.{space}")),
    Kind("rose", who="seat", unit="unit", space="space", moves=("box.{who}", "spaces.{space}")),
    Kind("built", who="seat", unit="unit", space="space", moves=GONE),
    Kind("pulled_up", who="seat", space="space", moves=("box.{who}", "spaces.{space}.camp")),
    Kind("abandoned", who="seat", space="space", moves=("box.{who}", "spaces.{space}.camp")),
    # Marches and voyages
    Kind("marched", who="seat", units="unit+", origin="space", to="space", moves=SHIFTED),
    Kind("marched_unseen", who="seat", n=NUMBER, origin="space", to="space", moves=SHIFTED),
    Kind("marched_partly", who="seat", units="unit+", n=NUMBER, origin="space", to="space", moves=SHIFTED),
    Kind("kept_up", who="seat", unit="unit", space="space", die=NUMBER),
    Kind("kept_up_unseen", who="seat", space="space", die=NUMBER),
    Kind("fell_behind", who="seat", unit="unit", space="space", die=NUMBER, moves=GONE),
    Kind("readied", who="seat", unit="unit", moves=("fleet_moves",)),
    Kind("voyage", who="seat", unit="unit", die=NUMBER, n=NUMBER),
    Kind("stayed", who="seat", unit="unit", space="space"),
    Kind("sailed", who="seat", unit="unit", origin="space", to="space", moves=SHIFTED),
    Kind("landed", who="seat", units="unit+", origin="space", to="space", moves=SHIFTED),
    Kind("landed_unseen", who="seat", n=NUMBER, origin="space", to="space", moves=SHIFTED),
    Kind("landed_partly", who="seat", units="unit+", n=NUMBER, origin="space", to="space", moves=SHIFTED),
    Kind("drowned", who="seat", unit="unit", space="space", moves=GONE),
    Kind("seen", who="seat", units="unit+", space="space", moves=KNOWN),
    # A battle
    Kind("battle", who="seat", foe="seat", space="space", opens="battle", moves=("battle",)),
    Kind("ambush", who="seat", moves=("battle.ambush", "battle.advantage")),
    Kind("levied", who="seat", unit="unit", space="space", moves=("box.{who}", "spaces.{space}")),
    Kind("array", who="seat", units="unit+"),
    Kind("walls", who="seat", space="space", moves=("battle.protected",)),
    Kind("major", space="space", moves=("battle.major",)),
    Kind("round", n=NUMBER, moves=("battle.round", "battle.advantage")),
    Kind("advantage_die", who="seat", die=NUMBER),
    Kind("advantage_sum", who="seat", die=NUMBER, leader=NUMBER, card=NUMBER, total=NUMBER),
    Kind("advantage", who="seat", moves=("battle.advantage",)),
    Kind("fights", who="unit", n=NUMBER),
    Kind("fights_elite", who="unit", n=NUMBER),
    Kind("die_none", who="unit", die=NUMBER),
    Kind("die_panic", who="unit", die=NUMBER),
    Kind("die_hit", who="unit", die=NUMBER),
    Kind("killed", who="seat", unit="unit", space="space", moves=(*GONE, *IN_BATTLE)),
    Kind("panicked", who="seat", unit="unit", moves=IN_BATTLE),
    Kind("stampede", who="seat", unit="unit"),
    Kind("steady", who="seat", n=NUMBER),
    Kind("broke", who="seat", space="space"),
    Kind("sunk", who="seat", unit="unit", space="space", moves=(*GONE, *IN_BATTLE)),
    Kind("cut_off", who="seat", unit="unit", space="space", moves=(*GONE, *IN_BATTLE)),
    Kind("fled", who="seat", units="unit+", origin="space", to="space", moves=(*SHIFTED, *IN_BATTLE)),
    Kind("retreated", who="seat", units="unit+", origin="space", to="space", moves=(*SHIFTED, *IN_BATTLE)),
    Kind("rewarded", who="seat", unit="unit", space="space", moves=("box.{who}", "spaces.{space}")),
    Kind("melted", who="seat", unit="unit", space="space", moves=GONE),
    Kind("pursued", who="seat", units="unit+", origin="space", to="space", moves=SHIFTED),
    Kind("won", who="seat", space="space", closes="battle", moves=("battle", "spaces.{space}.risen")),
    # Goals and the end
    Kind("holds", who="seat", space="space", n=NUMBER, need=NUMBER, moves=("goals.{who}",)),
    Kind("yields", who="seat", space="space", n=NUMBER, need=NUMBER, moves=("goals.{who}",)),
    Kind("ended", who="seat", reason=NUMBER),
    # How far a decision has come, and what follows from what was told: the phase, the stack in hand, a battle's
    # results still to be applied, who has moved.
    shown=(
        *("phase", "deciding", "marching", "attrition", "own"),
        *("battle.stage", "battle.fighter", "battle.column", "battle.dice"),
        *("battle.eliminations", "battle.panics", "battle.fought"),
    ),
)
TURN, CLOSED, DREW, OPENED, PICKED = HAPPENINGS.numbers("turn", "closed", "drew", "opened", "picked")
EXTRA, RESHUFFLED = HAPPENINGS.numbers("extra", "reshuffled")
DISCARDED, SET_ASIDE, PUT_UNDER = HAPPENINGS.numbers("discarded", "set_aside", "put_under")
STARVED, ENDURED, DESERTED, LOYAL = HAPPENINGS.numbers("starved", "endured", "deserted", "loyal")
LEADERLESS, RECRUITED, ROSE = HAPPENINGS.numbers("leaderless", "recruited", "rose")
BUILT, PULLED_UP, ABANDONED = HAPPENINGS.numbers("built", "pulled_up", "abandoned")
MARCHED, KEPT_UP, FELL_BEHIND = HAPPENINGS.numbers("marched", "kept_up", "fell_behind")
VOYAGE, STAYED, SAILED, LANDED, DROWNED = HAPPENINGS.numbers("voyage", "stayed", "sailed", "landed", "drowned")
SEEN, BATTLE_BEGAN, AMBUSHED, LEVIED = HAPPENINGS.numbers("seen", "battle", "ambush", "levied")
ARRAYED, WALLS, MAJOR, ROUND = HAPPENINGS.numbers("array", "walls", "major", "round")
ADVANTAGE_DIE, ADVANTAGE_SUM, ADVANTAGE_WON = HAPPENINGS.numbers("advantage_die", "advantage_sum", "advantage")
FIGHTS, FIGHTS_ELITE, DIE_NONE = HAPPENINGS.numbers("fights", "fights_elite", "die_none")
DIE_PANIC, DIE_HIT, KILLED = HAPPENINGS.numbers("die_panic", "die_hit", "killed")
PANICKED, STAMPEDE, STEADY, BROKE = HAPPENINGS.numbers("panicked", "stampede", "steady", "broke")
SUNK, CUT_OFF, FLED, RETREATED = HAPPENINGS.numbers("sunk", "cut_off", "fled", "retreated")
REWARDED, MELTED, PURSUED, WON = HAPPENINGS.numbers("rewarded", "melted", "pursued", "won")
ENDED, READIED = HAPPENINGS.numbers("ended", "readied")
