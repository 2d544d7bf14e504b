# What reviews count, and what they call luck.
measure-goal = step towards its goal
    .plural = steps towards its goal
measure-space = controlled space
    .plural = controlled spaces
measure-unit = unit on the map
    .plural = units on the map
luck-draw = cards drawn
luck-roll = dice
