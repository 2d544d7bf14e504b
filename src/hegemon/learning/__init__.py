"""The teacher: a companion to each game's rules, player aids and lessons, made from `games/GAME/teaching`."""
