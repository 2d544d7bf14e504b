# What reviews count, and what they call luck.
measure-point = victory point
    .plural = victory points
measure-stability = step of stability
    .plural = steps of stability
measure-income = talent of income
    .plural = talents of income
measure-post = trade post
    .plural = trade posts
measure-fortress = fortress
    .plural = fortresses
measure-legion = legion
    .plural = legions
measure-ship = ship
    .plural = ships
measure-talent = talent
    .plural = talents
