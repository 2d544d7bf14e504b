# The table drawn in the terminal.
draw-turn-number = turn { $n }
draw-turn = turn
draw-rondel = rondel
draw-bank = bank
draw-stacks = stacks
draw-events = events
draw-played = played
draw-knows = knows
draw-won = won
draw-cards = cards
draw-card = card
draw-goods = goods
draw-units = units
draw-rules = rules
draw-box = box
draw-supply = supply
draw-walls = walls
draw-cities = cities
draw-temples = temples
draw-seas = seas
draw-points = points
draw-talents = talents
draw-income = income
draw-stability = stability
draw-legions = legions
draw-ships = ships
draw-goal = goal
draw-deck = deck
draw-discards = discards
draw-removed = removed
draw-of = { $n } of { $all }
draw-unknown = { $n } unknown
draw-and-more = { $units } and { $n } more
draw-bank-duellum = coins { $coins }, temples { $temples }, walls { $walls }; city tokens { $tokens }
draw-bank-antike = coins { $coins }, temples { $temples }
draw-display = { $cards }  (deck { $deck })
draw-in-hand = in hand: { NAME($piece) } at { NAME($place) }
draw-target = { $stacks }; { $target } win
draw-supply-antike = { $legions }L { $galleys }G { $stones } stones
draw-cycle = { $turn }, order { $order }, last action { $last }, passes { $passes }
draw-force = { COUNT($kind, $n) } { IN($place) }{ $cargo ->
    [0] {""}
   *[other] {" "}with { $cargo } aboard
 }
draw-phase = { $turn }, { $phase } phase
draw-too-narrow = The map needs a wider terminal.
draw-legend-duellum = ○ free site   R gold TW: city, resource, temple, wall   R2L1G: legions, galleys   ~ sea
draw-legend-antike = marble: free site   G marble T: city, resource, temple   G2L1G: 2 legions, 1 galley
draw-legend-dies_irae = ath: named hex   in colour: post   CAPITALS: fortress   L1 S2: units   at+: units at Athenae   ^ mountain
draw-legend-ancient_wars = # fortress   ~ sea   R3: Roman stack of three   G2 (1?): one of two unknown   * goal   look SPACE: routes
term-replay-keys = Enter: next turn   b: back   NUMBER: that turn   l: last   q: quit{" "}
term-replay-summary = { $game } ({ $seats ->
    [none] players not named
   *[other] { $seats }
 }). Result: { $result }
