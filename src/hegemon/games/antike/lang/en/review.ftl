# What reviews count, and what they call luck.
measure-personage = personage
    .plural = personages
measure-temple = temple
    .plural = temples
measure-city = city
    .plural = cities
measure-sea = occupied sea
    .plural = occupied seas
measure-know_how = know-how
    .plural = know-hows
measure-gold = gold
measure-iron = iron
measure-marble = marble
measure-coin = coin
    .plural = coins
luck-draw = nation cards drawn
luck-first = the lot for the first turn
