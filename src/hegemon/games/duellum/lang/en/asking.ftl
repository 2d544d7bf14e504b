ask-first-player = The lot decides which nation begins.
ask-display = An event card is turned up.
ask-first-field = Put your stone on any field of the rondel.
ask-rondel = Move your stone: { $free ->
    [one] the next field is free
   *[other] the next { $free } fields are free
 }, each further one costs { COUNT("price-any-chip", $cost) }.
ask-rondel-payment = Pay { $due } more { $due ->
    [one] chip or coin
   *[other] chips or coins
 } for your way to { NAME($field) }.
ask-coin-substitute = The bank has no coin left: take { $due ->
    [one] a chip
   *[other] { $due } chips
 } of your choice instead.
ask-payment = { GOODS($due) } to pay; you have { GOODS($own) } and { GOODS($coins) }. How many coins do you give in place of chips?
ask-templum = Build temples and town walls, or end the action.
ask-militia = Arm units from your recruitment box, or end the action.
ask-scientia = Develop know-how and recruit units, or end the action.
ask-movement = Move your legions and galleys, or go on to the conquests.
ask-conquest = Conquer cities, or end the action.
ask-founding = Found cities, or end your turn.
ask-reaction = { NAME($region) } is about to fall. Do you play Fortress?
ask-losses = You lose { $lost ->
    [one] one unit
   *[other] { $lost } units
 } { IN($region) }. How many of them are legions?
ask-trade-give = Give the bank { $due } more { $due ->
    [one] chip
   *[other] chips
 }.
ask-trade-take = Take { $due } more { $due ->
    [one] chip
   *[other] chips
 } from the bank.
ask-swap-give = { $given ->
    [0] Give up to { $left } chips to exchange them one for one.
   *[other] Give up to { $left } more, or end the giving.
 }
ask-target = Choose a region for { NAME($card) }.
ask-embargo = Which resource does the embargo hit?
ask-pick = { $due ->
    [one] Take an event card from the display.
   *[other] Take an event card from the display; { $due } are due to you in all.
 }
# Phrases
phrase-advance = move the stone
phrase-found = found a city
phrase-build_temple = build a temple
phrase-build_wall = build a town wall
phrase-develop = develop know-how
phrase-recruit = recruit units
phrase-arm = arm units
phrase-move = move units
phrase-conquer = conquer a city
phrase-trade = trade with the bank
phrase-play = play a card
phrase-end_turn = end the turn
# What a fight would come to
effect-legions = legions
effect-galleys = galleys
effect-unit = { NAME($unit) }
effect-city = city
effect-temple = city with temple
effect-wall = town wall
effect-res-publica = Res Publica
effect-special = { NAME($unit) }
effect-stands = { NAME($region) } stands.
effect-falls = { NAME($region) } falls and costs { $lost ->
    [0] no unit
    [one] one unit
   *[other] { $lost } units
 }.
effect-falls-unless = { NAME($region) } falls and costs { $lost ->
    [0] no unit
    [one] one unit
   *[other] { $lost } units
 }, unless Fortress saves it.
effect-falls-dearer = { NAME($region) } falls and costs { $lost ->
    [0] no unit
    [one] one unit
   *[other] { $lost } units
 }, with Fortress { $more }.
effect-one-for-one = { COUNT($own, 1) } and { COUNT($theirs, 1) } are lost { IN($region) }.
effect-each-loses = Each side loses { $n } units { IN($region) }.
# Steps in which nothing is possible
tell-idle_templum = No temple or town wall possible: { SAY($reason) }
tell-idle_templum_none = No temple or town wall possible: each of your cities has what it can have.
tell-idle_militia = No unit possible: { SAY($reason) }
tell-idle_militia_none = No unit possible: none of your cities takes one.
tell-idle_scientia = Nothing to learn or to recruit: { SAY($reason) }
tell-idle_scientia_none = Nothing to learn or to recruit: you know everything, and your supply is empty.
tell-idle_movement = No move possible: { SAY($reason) }
tell-idle_movement_none = No move possible: none of your units can go anywhere.
tell-idle_conquest = No conquest possible: { SAY($reason) }
tell-idle_conquest_none = No conquest possible: none of your units stands at a hostile city that it can take.
tell-idle_founding = No city possible: { SAY($reason) }
tell-idle_founding_none = No city possible: none of your legions and galleys stands at a free city site.
