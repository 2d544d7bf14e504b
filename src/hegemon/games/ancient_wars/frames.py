"""The decisions of Ancient Wars that can wait on the stack of frames."""

from __future__ import annotations

from ...core.frames import Frame, FrameList

FRAMES = FrameList(
    Frame("player_turn", runs_itself=True),
    Frame("check", first="space being checked", second="units still to roll"),
    Frame("check_roll", first="unit that rolls"),
    Frame("choose_card"),
    Frame("draw"),
    Frame("subvert"),
    Frame("subvert_roll", first="unit named"),
    Frame("recruit"),
    Frame("place", first="recruit in hand", waits=True),
    Frame("march"),
    Frame("march_to", first="space of departure", waits=True),
    Frame("march_take", first="space of departure", second="destination", waits=True),
    Frame("march_roll", first="destination", second="units still to roll"),
    Frame("sail_roll", first="fleet"),
    Frame("sail_to", first="fleet"),
    Frame("load", first="fleet", second="port of destination", waits=True),
    Frame("storm"),
    Frame("battles", first="the only space to attack, or -1"),
    Frame("battle", runs_itself=True),
    Frame("levy"),
    Frame("advantage", first="the Roman's die, or 0 before it is rolled"),
    Frame("fight"),
    Frame("dice", first="unit that rolls", second="dice still to be rolled"),
    Frame("lose"),
    Frame("panic"),
    Frame("port"),
    Frame("board", second="port of refuge"),
    Frame("retreat"),
    Frame("reward"),
    Frame("morale"),
    Frame("pursue"),
    Frame("pursue_take", first="1 when a barrier is crossed", second="destination", waits=True),
)
IN_PLAYER_TURN, IN_CHECK, IN_CHECK_ROLL = FRAMES.numbers("player_turn", "check", "check_roll")
IN_CHOOSE_CARD, IN_DRAW = FRAMES.numbers("choose_card", "draw")
IN_SUBVERT, IN_SUBVERT_ROLL = FRAMES.numbers("subvert", "subvert_roll")
IN_RECRUIT, IN_PLACE = FRAMES.numbers("recruit", "place")
IN_MARCH, IN_MARCH_TO, IN_MARCH_TAKE, IN_MARCH_ROLL = FRAMES.numbers("march", "march_to", "march_take", "march_roll")
IN_SAIL_ROLL, IN_SAIL_TO, IN_LOAD, IN_STORM = FRAMES.numbers("sail_roll", "sail_to", "load", "storm")
IN_BATTLES, IN_BATTLE, IN_LEVY, IN_ADVANTAGE = FRAMES.numbers("battles", "battle", "levy", "advantage")
IN_FIGHT, IN_DICE, IN_LOSE, IN_PANIC = FRAMES.numbers("fight", "dice", "lose", "panic")
IN_PORT, IN_BOARD, IN_RETREAT = FRAMES.numbers("port", "board", "retreat")
IN_REWARD, IN_MORALE = FRAMES.numbers("reward", "morale")
IN_PURSUE, IN_PURSUE_TAKE = FRAMES.numbers("pursue", "pursue_take")
