no-game-over = The game is over.
no-wrong-time = That is not what is being decided now. { SAY($asked) }
no-no-such-place = There is no such region or border on this side of the board.
# The rondel
no-steps-dear = The way to { NAME($field) } costs { COUNT("price-any-chip", $cost) }; you have { $own ->
    [0] none
   *[other] only { $own }
 }.
# Paying
no-none-of-these = You have no { NAME($chip) }.
no-coins-out-of-range = { GOODS($due) } to pay: between { $least } and { $most } coins can take the place of chips.
# Templum
no-temple-not-yours = You have no city { IN($region) }; temples are built at your own cities.
no-has-temple = { NAME($region) } has a temple already.
no-no-temple-left = All { $all } temples stand on the board; another can be built when one is destroyed.
no-temple-dear = You are { GOODS($missing) } short of a temple.
no-temple-surcharge = A temple at { NAME($region) } costs { GOODS($due) } more for the temples beside it; you have { $left ->
    [0] none
   *[other] only { $left }
 } left for that.
no-wall-not-yours = You have no city { IN($region) }; town walls are built at your own cities.
no-has-wall = { NAME($region) } has a town wall already.
no-no-wall-in-supply = You have no town wall in your supply; the track brings one with the next personages.
no-wall-dear = You are { GOODS($missing) } short of a town wall.
# Militia
no-arming-not-yours = You have no city { IN($region) }; new units are placed at your own cities.
no-city-full = { NAME($region) } receives { $most ->
    [one] one new unit in a turn, and has had it
   *[other] { $most } new units in a turn, and has had them
 }. A temple would make room for more.
no-temple-city-full = { NAME($region) } receives { $most ->
    [one] one new unit in a turn, and has had it
   *[other] { $most } new units in a turn, and has had them
 }.
no-box-empty = { $what ->
    [unit-commander] Your Commander is not in the recruitment box.
    [unit-admiral] Your Admiral is not in the recruitment box.
   *[other] There is no { NAME($what) } in your recruitment box; Scientia recruits from your supply.
 }
no-lost-this-turn = { $what ->
    [unit-commander] Your Commander
    [unit-admiral] Your Admiral
   *[other] Every { NAME($what) } in your recruitment box
 } came there in this turn and is armed in a later one.
no-borders-do-not-fit = No border of { NAME($region) } is open to { COUNT($what, 1) }.
no-arming-dear = You are { GOODS($missing) } short of { COUNT($what, 1) }.
no-no-temple-for-special = { NAME($region) } has no temple; the { NAME($what) } is armed only at a city with one.
no-special-dear = You are { GOODS($missing) } short of the { NAME($what) }.
# Scientia
no-already-developed = You have { NAME($know_how) } already.
no-first-price-dear = You are { GOODS($missing) } short of { NAME($know_how) }; it is cheaper once the other nation has it.
no-later-price-dear = You are { GOODS($missing) } short of { NAME($know_how) }.
no-supply-empty = There is no { NAME($what) } left in your supply.
no-legion-dear = You are { GOODS($missing) } short of a legion.
no-galley-dear = You are { GOODS($missing) } short of a galley.
# Duellum
no-no-unit-to-move = { $what ->
    [unit-commander] Your Commander is not { IN($here) } and cannot move { TO($there) }.
    [unit-admiral] Your Admiral is not { IN($here) } and cannot move { TO($there) }.
   *[other] You have no { NAME($what) } { IN($here) } that could move { TO($there) }.
 }
no-has-moved = { $what ->
    [unit-commander] Your Commander has moved in this turn and does not go on { TO($there) } { FROM($here) }.
    [unit-admiral] Your Admiral has moved in this turn and does not go on { TO($there) } { FROM($here) }.
   *[other] Every { NAME($what) } { IN($here) } has moved in this turn; none goes on { TO($there) }.
 }
no-border-closed = { $what ->
    [unit-commander] The Commander
    [unit-admiral] The Admiral
   *[other] { COUNT($what, 1) }
 } cannot cross the border { FROM($here) } { TO($there) }.
no-no-unit-in-hand = No unit is on its way { IN($here) }.
no-no-border-left = { $what ->
    [unit-commander] The Commander
    [unit-admiral] The Admiral
   *[other] { COUNT($what, 1) }
 } crosses { $most ->
    [one] one border
   *[other] { $most } borders
 } in a turn.
no-no-hostile-city = There is no city of the other nation { IN($region) }.
no-not-enough-units = { NAME($region) } defends itself with { $defence }; you have { $own ->
    [0] no legion or galley
    [one] 1 legion or galley
   *[other] { $own } legions and galleys
 } there.
no-no-troops = The { NAME($what) } takes no city alone: a legion or galley must be { IN($region) } too.
no-saved-by-fortress = Fortress has saved { NAME($region) } for this turn.
no-losses-do-not-fit = Between { $least } and { $most } of the units that you lose can be legions.
# Founding
no-no-site = There is no city site { IN($region) }.
no-site-taken = There is a city { IN($region) } already.
no-no-unit-there = None of your legions and galleys stands { IN($region) }.
no-no-token-left = The bank has no city token for { NAME($resource) } left.
no-city-dear = You are { GOODS($missing) } short of a city.
no-city-surcharge = A city for { NAME($resource) } { IN($region) } costs { GOODS($due) } more for its neighbours; you have { $left ->
    [0] none
   *[other] only { $left }
 } left for that.
# Trade
no-no-commercium = Trading with the bank needs Commercium.
no-commercium-just-bought = Commercium is yours from the end of this turn on.
no-too-few-to-trade = A trade takes { $due } chips; you have { $own ->
    [0] none
   *[other] only { $own }
 }.
no-coins-not-traded = In this game no coins are given in a trade.
# Event cards
no-not-in-your-hand = You do not have { NAME($card) } in your hand.
no-not-this-card-now = Only Fortress answers a conquest.
no-no-effect = { NAME($card) } could do nothing at the moment.
no-not-on-display = { NAME($card) } does not lie on the display.
no-not-in-deck = { NAME($card) } is not in the deck.
no-coins-not-swapped = Market Day exchanges marble, iron and gold, no coins.
no-nothing-swapped = Give one chip at least: Market Day has been played.
no-not-the-most = The other nation has more of another resource than of { NAME($resource) }.
no-no-legion-there = No hostile legion stands { IN($region) } away from the cities of its own nation.
no-no-wall-there = There is no town wall { IN($region) }.
no-no-city-to-muster = You have no city without a temple { IN($region) }.
no-no-galley-there = No hostile galley lies { IN($region) } on the open sea.
no-no-city-for-rampart = You have no city without a town wall { IN($region) }.
no-card-not-now = { NAME($card) } is played { LIST($moments) }.
