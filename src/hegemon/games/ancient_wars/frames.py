"""The decisions of Ancient Wars that can wait on the stack of frames, and what the two numbers of each hold."""

from __future__ import annotations

NAMES = (
    *("none", "player_turn", "check", "check_roll", "choose_card", "draw", "subvert", "subvert_roll", "recruit"),
    *("place", "march", "march_to", "march_take", "march_roll", "sail_roll", "sail_to", "load", "storm", "battles"),
    *("battle", "levy", "advantage", "fight", "dice", "lose", "panic", "port", "board", "retreat", "reward", "morale"),
    *("pursue", "pursue_take"),
)
IN_PLAYER_TURN, IN_CHECK, IN_CHECK_ROLL, IN_CHOOSE_CARD, IN_DRAW, IN_SUBVERT, IN_SUBVERT_ROLL, IN_RECRUIT = range(1, 9)
IN_PLACE, IN_MARCH, IN_MARCH_TO, IN_MARCH_TAKE, IN_MARCH_ROLL, IN_SAIL_ROLL, IN_SAIL_TO, IN_LOAD = range(9, 17)
IN_STORM, IN_BATTLES, IN_BATTLE, IN_LEVY, IN_ADVANTAGE, IN_FIGHT, IN_DICE, IN_LOSE, IN_PANIC = range(17, 26)
IN_PORT, IN_BOARD, IN_RETREAT, IN_REWARD, IN_MORALE, IN_PURSUE, IN_PURSUE_TAKE = range(26, 33)
