# What is asked, of whom, and what it costs.
ask-over = The game is over.
ask-draw = { NAME($seat) } draws a nation card.
ask-pick = { NAME($seat) }: pick the nation you want to lead.
ask-first = A coin is flipped for the first turn.
ask-start-city = { NAME($nation) }: choose a start city.
ask-choose = { NAME($nation) }: the bank has no coin left; take a chip instead.
ask-rondel-first = { NAME($nation) }: put your stone on any wedge of the rondel.
ask-rondel = { NAME($nation) }: move your stone. { $free ->
    [one] The next wedge is
   *[other] The next { $free } wedges are
 } free, each further one costs a chip or a coin.
ask-rondel-payment = { NAME($nation) }: { $due ->
    [one] 1 more chip or coin is
   *[other] { $due } more chips or coins are
 } due for the steps of your stone.
ask-payment = { NAME($nation) }: { GOODS($due) } { $count ->
    [one] is
   *[other] are
 } due. How many coins do you use for it?
ask-temple = { NAME($nation) }: build temples for { GOODS($price) } each, or end the step.
ask-arming = { NAME($nation) }: set up legions and galleys for { GOODS($price) } each, or end the step.
ask-know-how = { NAME($nation) }: develop know-hows, or end the step.
ask-movement = { NAME($nation) }: move your units and fight, or end the movement.
ask-destination = { NAME($nation) }: { $units ->
    [one] { NAME($kind, article: "def") } has
   *[other] { COUNT($kind, $units) } have
 } { $left ->
    [one] 1 action
   *[other] { $left } actions
 } left{ $units ->
    [one] .
   *[other] {" "}each.
 } Where to from { NAME($province) }?
ask-question = { NAME($nation) }: { COUNT($kind, $units) } of { NAME($mover, article: "def") } { $units ->
    [one] has
   *[other] have
 } come { TO($province) }. Do you fight with { $own ->
    [one] the { NAME($kind) }
   *[other] your { COUNT($kind, $own) }
 } there?
ask-conquest = { NAME($nation) }: conquer cities, or end the step.
ask-losses = { NAME($nation) }: { NAME($province) } costs you { COUNT("piece-unit", $strength) }. How many of them are legions?
ask-give-up = { NAME($nation) }: you have no city stone left. Which older city do you give up for { NAME($province) }?
ask-founding = { NAME($nation) }: found cities for { GOODS($price) } each, or end your turn.
ask-trade-give = { NAME($nation) }: give { $due ->
    [one] 1 more chip
   *[other] { $due } chips
 } to the bank.
ask-trade-take = { NAME($nation) }: take 1 chip for the { $given } given.
ask-claim = { NAME($nation) }: all { $all } know-hows are yours. Choose your extra personage from one of the highest stacks.

price-any_chip = chip or coin
    .plural = chips or coins
price-ready_unit = ready unit
    .plural = ready units
price-action = action of each unit
    .plural = actions of each unit

phrase-advance = go to a wedge
phrase-build_temple = build temples
phrase-arm = set up units
phrase-develop = develop know-hows
phrase-found = found cities
phrase-move = move units
phrase-battle = call a battle
phrase-fight = fight those who entered
phrase-conquer = conquer a city
phrase-trade = trade with the bank
phrase-end_turn = end the turn

# Before a fight: strengths in their parts, and what it comes to.
effect-legions = legions
effect-galleys = galleys
effect-ready-legions = ready legions
effect-ready-galleys = ready galleys
effect-city = city
effect-temple = city with temple
effect-state = Monarchy or Democracy
effect-falls = { NAME($province) } falls and costs { COUNT("piece-unit", $lost) }.
effect-stands = { NAME($province) } stands.
effect-each-loses = Each side loses { COUNT($kind, $n) } { IN($province) }.
effect-loses = { NAME($nation, article: "def") } lose { COUNT($kind, $n) } { IN($province) }, and so do those who fight them.
effect-let-in = Nobody fights { IN($province) }.
effect-asked = { LIST($nations, article: "def") } may fight.
# Steps in which nothing is possible
tell-idle_temple = No temple possible: { SAY($reason) }
tell-idle_temple_none = No temple possible: each of your cities has one.
tell-idle_arming = No unit possible: { SAY($reason) }
tell-idle_arming_none = No unit possible: none of your cities takes one.
tell-idle_know_how = No know-how possible: { SAY($reason) }
tell-idle_know_how_none = No know-how possible: you have all that there is.
tell-idle_movement = No move possible: { SAY($reason) }
tell-idle_movement_none = No move possible: none of your units can go anywhere.
tell-idle_conquest = No conquest possible: { SAY($reason) }
tell-idle_conquest_none = No conquest possible: none of your units stands at a foreign city that it can take.
tell-idle_founding = No city possible: { SAY($reason) }
tell-idle_founding_none = No city possible: none of your units stands at a free city site.
