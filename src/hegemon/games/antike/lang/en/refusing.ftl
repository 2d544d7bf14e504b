# Why something cannot be done: what is missing, and what helps.
no-game-over = The game is over.
no-wrong-time = Not now: this is about { NAME($step) }.

no-such-nation = No such nation takes part.
no-not-on-offer = The card of { NAME($nation, article: "def") } does not lie on the table.
no-not-on-your-card = { NAME($province) } is not on your nation card. Choose from { LIST($cities) }.
no-start-site-taken = { NAME($nation, article: "def") } begin { IN($province) }.
no-start-resource-taken = You have a start city with { NAME($resource) } already, and { NAME($province) } would be a second one.

no-answer-as-before = That is your standing answer already: { NAME($answer) }.
no-answer-changed = You have changed your standing answer in this turn. In your next turn you may change it again.

no-cannot-pay-steps = { NAME($field) } is { $steps } { $steps ->
    [one] wedge
   *[other] wedges
 } away and costs { GOODS($price) }; you have { $have }.
no-none-of-these = You have no { NAME($chip) } left.
no-coins-out-of-range = Of the { GOODS($due) } due you can pay { $least ->
    [0] at most { $most } in coins.
   *[other] { $least } to { $most } in coins.
 }

no-not-your-city-temple = { NAME($province) } is not your city; temples are built at your own cities.
no-has-temple = { NAME($province) } has a temple already.
no-temples-gone = All { $all } temples stand on the board. The next one can be built when one is destroyed.
no-temple-dear = { GOODS($lacks) } { $count ->
    [one] is
   *[other] are
 } missing for a temple, which costs { GOODS($price) }.{ $coins ->
    [0] {""}
    [one] {" "}Your coin does not make up for it.
   *[other] {" "}Your { $coins } coins do not make up for it.
 }

no-not-your-city-arming = { NAME($province) } is not your city; new units are set up at your own cities.
no-borders-do-not-fit = { NAME($province) } has no { $kind ->
    [kind-legion] land
   *[other] sea
 } border: no { NAME($kind) } can stand there.
no-city-full = { NAME($province) } has received { $most ->
    [one] its new unit
   *[other] its { $most } new units
 } in this turn. With a temple it would take { $temple }.
no-temple-city-full = { NAME($province) } has received { $most ->
    [one] its new unit
   *[other] its { $most } new units
 } in this turn.
no-supply-empty = All your { COUNT($kind, $all) } are on the board.
no-arming-dear = { GOODS($lacks) } { $count ->
    [one] is
   *[other] are
 } missing for a unit, which costs { GOODS($price) }.{ $coins ->
    [0] {""}
    [one] {" "}Your coin does not make up for it.
   *[other] {" "}Your { $coins } coins do not make up for it.
 }

no-already-known = You have { NAME($know_how) } already.
no-needs-basic = { NAME($know_how) } is built on { NAME($basic) }: develop that first.
no-basic-dear = { GOODS($lacks) } { $count ->
    [one] is
   *[other] are
 } missing for { NAME($know_how) }, which costs { GOODS($price) }.{ $coins ->
    [0] {""}
    [one] {" "}Your coin does not make up for it.
   *[other] {" "}Your { $coins } coins do not make up for it.
 }
no-secondary-dear = { GOODS($lacks) } { $count ->
    [one] is
   *[other] are
 } missing for { NAME($know_how) }, which costs { GOODS($price) }.{ $coins ->
    [0] {""}
    [one] {" "}Your coin does not make up for it.
   *[other] {" "}Your { $coins } coins do not make up for it.
 }

no-border-closed = { $back ->
    [0] No { $kind ->
        [kind-legion] land
       *[other] sea
    } border leads { FROM($here) } { TO($province) }.
   *[other] { NAME($kind, article: "def") } is { IN($province) } already.
 }
no-none-to-move = You have no { NAME($kind) } { IN($province) }.
no-actions-spent = { $ready ->
    [0] No { NAME($kind) } of yours { IN($province) } has an action left in this turn.
   *[other] No { NAME($kind) } of yours { IN($province) } has exactly { $actions } { $actions ->
        [one] action
       *[other] actions
    } left.
 }
no-goes-alone = Only one { NAME($kind) } is on its way here: nobody else goes along.
no-none-to-fight = You have no { NAME($kind) } { IN($province) }.
no-none-of-theirs = { NAME($nation, article: "def") } have no { NAME($kind) } { IN($province) }.

no-not-their-city = { NAME($province) } is no city of another nation.
no-last-city = { NAME($province) } is the last city of { NAME($nation, article: "def") }: it cannot be conquered.
no-none-ready = None of your units { IN($province) } has an action left: whoever moves without one to spare cannot conquer.
no-not-enough-units = { NAME($province) } defends with { $defence }; you have { COUNT("piece-unit", $ready) } there with an action left. { $missing ->
    [one] 1 is
   *[other] { $missing } are
 } missing.
no-losses-do-not-fit = Of the units you lose here { $least } to { $most } can be legions.
no-not-yours-to-give-up = { NAME($province) } is not your city.

no-site-taken = { NAME($province) } is a city of { NAME($nation, article: "def") }.
no-none-there = None of your legions and galleys stands { IN($province) }.
no-stones-gone = All your { COUNT("piece-stone", $all) } are on the board.
no-city-dear = { GOODS($lacks) } { $count ->
    [one] is
   *[other] are
 } missing for a city, which costs { GOODS($price) }.{ $coins ->
    [0] {""}
    [one] {" "}Your coin does not make up for it.
   *[other] {" "}Your { $coins } coins do not make up for it.
 }

no-not-all-know-hows = The bank trades with those who have all { $all } know-hows; you have { $have }.
no-too-few-to-trade = A trade takes { $due } chips; you have { $have }.
no-coins-not-traded = At this table coins are not given in a trade.
no-given-and-taken = You give { NAME($resource) } in this trade: take something else.
no-not-the-highest-stack = The extra personage comes from a highest stack: { LIST($highest) }.
