"""What can be decided in Dies Irae: every kind of frame, and what its two numbers hold."""

from __future__ import annotations

from ...core.frames import Frame, FrameList

FRAMES = FrameList(
    Frame("capital"),
    Frame("place_posts"),
    Frame("place_ships"),
    Frame("place_legions"),
    Frame("place_leader"),
    Frame("position", first="players who have chosen", second="precedence as three digits of base three"),
    Frame("choose"),
    Frame("move"),
    Frame("number", waits=True),
    Frame("aboard", waits=True),
    Frame("with_leader", waits=True),
    Frame("destination", waits=True),
    Frame("attack"),
    Frame("losses", first="hex", second="ships lost"),
    Frame("build", first="1: a monument was built"),
    Frame("create"),
    Frame("stability"),
    Frame("develop", first="rows whose cube has moved, as bits"),
    Frame("armistice"),
    Frame("answer", first="seat that asks"),
    Frame("supply"),
    Frame("escape"),
    # those that run themselves come last
    Frame("cycle", first="0: the next player chooses, 1: his action is over, 2: all is drawn", runs_itself=True),
    Frame("upkeep", first="places whose supply was checked, 4: all is drawn", runs_itself=True),
)
IN_CAPITAL, IN_PLACE_POSTS, IN_PLACE_SHIPS, IN_PLACE_LEGIONS, IN_PLACE_LEADER = FRAMES.numbers(
    "capital", "place_posts", "place_ships", "place_legions", "place_leader"
)
IN_POSITION, IN_CHOOSE, IN_CYCLE, IN_UPKEEP = FRAMES.numbers("position", "choose", "cycle", "upkeep")
IN_MOVE, IN_NUMBER, IN_ABOARD, IN_WITH_LEADER, IN_DESTINATION = FRAMES.numbers(
    "move", "number", "aboard", "with_leader", "destination"
)
IN_ATTACK, IN_LOSSES, IN_BUILD, IN_CREATE = FRAMES.numbers("attack", "losses", "build", "create")
IN_STABILITY, IN_DEVELOP, IN_ARMISTICE, IN_ANSWER = FRAMES.numbers("stability", "develop", "armistice", "answer")
IN_SUPPLY, IN_ESCAPE = FRAMES.numbers("supply", "escape")

SETTING_UP = (IN_CAPITAL, IN_PLACE_POSTS, IN_PLACE_SHIPS, IN_PLACE_LEGIONS, IN_PLACE_LEADER)
ACTING = (IN_MOVE, IN_ATTACK, IN_BUILD, IN_CREATE, IN_STABILITY, IN_DEVELOP, IN_ARMISTICE)  # a chosen action
UNITS_IN_HAND = (IN_NUMBER, IN_ABOARD, IN_WITH_LEADER, IN_DESTINATION)
OF_THE_ACTIVE = (*SETTING_UP, IN_CHOOSE, *ACTING, *UNITS_IN_HAND)  # decided by the empire whose turn it is
