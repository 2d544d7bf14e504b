# What happened. `.short` follows when the actor was named before, `.head` opens a line that others follow.

# Set-up
tell-capital = { NAME($who) } makes { NAME($place) } its capital.
    .short = makes { NAME($place) } its capital
tell-set_post = { NAME($who) } sets up a trade post { IN($place) } ({ NAME($good) }).
    .short = trade posts: { NAME($place) } ({ NAME($good) })
    .tail = , { NAME($place) } ({ NAME($good) })
tell-set_unit = { NAME($who) } sets up { COUNT($kind, 1) } { IN($place) }.
    .short = { COUNT($kind, 1) } { IN($place) }
tell-set_aboard = { NAME($who) } sets up a legion aboard { IN($place) }.
    .short = a legion aboard { IN($place) }
tell-set_leader = { NAME($who) } sets up its leader { IN($place) }.
    .short = its leader { IN($place) }

# The turn
tell-turn = Turn { $n }.
tell-income = { NAME($who) } receives { $n ->
    [one] 1 talent
   *[other] { $n } talents
 }.
    .short = receives { $n ->
    [one] 1 talent
   *[other] { $n } talents
 }
tell-order = { NAME($first) } acts first, then { NAME($second) }, then { NAME($third) }.
tell-took_place = { NAME($who) } acts { NAME($position) }.
    .short = acts { NAME($position) }
tell-chose = { NAME($who) } chooses { NAME($action) }.
    .head = { NAME($who) } → { NAME($action) }
    .short = chooses { NAME($action) }
tell-passed = { NAME($who) } passes.
    .short = passes
tell-maintained = { NAME($who) } pays { $price ->
    [one] 1 talent
   *[other] { $price } talents
 } of upkeep for { COUNT("kind-ship", $ships) }.
    .short = pays { $price ->
    [one] 1 talent
   *[other] { $price } talents
 } of upkeep for { COUNT("kind-ship", $ships) }
tell-unpaid = { NAME($who) } cannot pay { COUNT("coin-talent", $price) } of upkeep for its fleet: { $paid ->
    [0] the treasury is empty
    [one] its last talent is gone
   *[other] its last { $paid } are gone
 }.
    .short = cannot pay { COUNT("coin-talent", $price) } of upkeep for its fleet
tell-disbanded = { NAME($who) } disbands { COUNT("kind-legion", $n) } { IN($place) } for want of supply.
    .short = disbands { COUNT("kind-legion", $n) } { IN($place) }
tell-disbanded_aboard = { NAME($who) } disbands a legion aboard { IN($place) } for want of supply.
    .short = disbands a legion aboard { IN($place) }

# MOVE
tell-marched = { NAME($who) } marches with { COUNT("kind-legion", $n) } { FROM($origin) } { TO($place) }.
    .short = { COUNT("kind-legion", $n) } { FROM($origin) } { TO($place) }
tell-embarked = { NAME($who) } takes { COUNT("kind-legion", $n) } aboard { IN($place) }.
    .short = takes { COUNT("kind-legion", $n) } aboard { IN($place) }
tell-sailed = { NAME($who) } sails with { COUNT("kind-ship", $n) }{ $aboard ->
    [0] {""}
    [one] {" "}and a legion aboard
   *[other] {" "}and { $aboard } legions aboard
 } { FROM($origin) } { TO($place) }.
    .short = { COUNT("kind-ship", $n) }{ $aboard ->
    [0] {""}
    [one] {" "}with a legion
   *[other] {" "}with { $aboard } legions
 } { FROM($origin) } { TO($place) }
tell-landed = { NAME($who) } lands { COUNT("kind-legion", $n) } { IN($origin) }{ $further ->
    [0] {""}
   *[other] {" "}and marches on { TO($place) }
 }.
    .short = lands { COUNT("kind-legion", $n) } { IN($origin) }{ $further ->
    [0] {""}
   *[other] {" "}and marches on { TO($place) }
 }
tell-led = { NAME($who) } moves its leader { TO($place) }.
    .short = the leader goes { TO($place) }
tell-fled = { NAME($who) } sees its leader flee { TO($place) }.
    .short = the leader flees { TO($place) }
tell-without_unit = { NAME($who) } has no unit left for its leader: he waits for the next one.
    .short = the leader waits for the next unit
tell-joined = { NAME($who) } gives its leader the new unit { IN($place) }.
    .short = the leader joins the new unit { IN($place) }
tell-contested = { NAME($who) } makes { NAME($place) } contested{ $n ->
    [0] .
   *[other] , which costs { NAME($other) } { $n } income.
 }
    .short = { $n ->
    [0] { NAME($place) } is contested
   *[other] { NAME($place) } is contested, { NAME($other) } loses { $n } income
 }
tell-cleared = { NAME($who) } sees the contest for { NAME($place) } end{ $n ->
    [0] .
   *[other] , which gives { NAME($other) } { $n } income again.
 }
    .short = { $n ->
    [0] { NAME($place) } is no longer contested
   *[other] { NAME($place) } is no longer contested, { NAME($other) } has { $n } income again
 }

# ATTACK
tell-attacked = { NAME($who) } attacks { NAME($other) } { IN($place) }, { $n } against { $against }.
tell-attacked_ships = { NAME($who) } attacks the ships of { NAME($other) } { IN($place) }, { $n } against { $against }.
tell-strength = { NAME($who) } has { $total }: { $units ->
    [0] no legions
    [one] { COUNT($kind, 1) } counting { $each }
   *[other] { COUNT($kind, $units) } counting { $each } each
 }{ $fortress ->
    [0] {""}
   *[other] , fortress { $fortress }
 }{ $mountain ->
    [0] {""}
   *[other] , mountains { $mountain }
 }{ $culture ->
    [0] {""}
   *[other] , culture { $culture }
 }{ $stability ->
    [0] {""}
   *[other] , stability { $stability }
 }{ $leader ->
    [0] {""}
   *[other] , leader { $leader }
 }.
tell-fell = { NAME($who) } loses { COUNT("kind-legion", $n) } { IN($place) }.
    .short = loses { COUNT("kind-legion", $n) } { IN($place) }
tell-sunk = { NAME($who) } loses { COUNT("kind-ship", $n) } { IN($place) }{ $legions ->
    [0] {""}
    [one] {" "}with a legion aboard
   *[other] {" "}with { $legions } legions aboard
 }.
    .short = loses { COUNT("kind-ship", $n) } { IN($place) }{ $legions ->
    [0] {""}
    [one] {" "}with a legion aboard
   *[other] {" "}with { $legions } legions aboard
 }
tell-burned = { NAME($who) } loses the fortress { IN($place) }: it burns down.
    .short = the fortress { IN($place) } burns down
tell-razed = { NAME($who) } loses the monument { IN($place) } and its point.
    .short = the monument { IN($place) } is razed, its point lost
tell-fought = { $others ->
    [0] { $left ->
        [0] Neither side has a legion left.
       *[other] { NAME($who) } holds the field with { COUNT("kind-legion", $left) }.
    }
   *[other] { $left ->
        [0] { NAME($other) } holds the field with { COUNT("kind-legion", $others) }.
       *[other] Nobody yields: { NAME($who) } has { COUNT("kind-legion", $left) } left, { NAME($other) } { $others ->
            [one] one
           *[other] { $others }
        }.
    }
 }
    .short = { $others ->
       [0] { $left ->
           [0] neither side has a legion left
          *[other] { NAME($who) } holds the field with { COUNT("kind-legion", $left) }
       }
      *[other] { $left ->
           [0] { NAME($other) } holds the field with { COUNT("kind-legion", $others) }
          *[other] nobody yields: { NAME($who) } has { COUNT("kind-legion", $left) } left, { NAME($other) } { $others ->
               [one] one
              *[other] { $others }
           }
       }
    }
tell-fought_ships = { $others ->
    [0] { $lost ->
        [0] No ship is lost.
       *[other] { NAME($who) } must give up { COUNT("kind-ship", $lost) }, { NAME($other) } none.
    }
   *[other] { $lost ->
        [0] { NAME($other) } must give up { COUNT("kind-ship", $others) }, { NAME($who) } none.
       *[other] { NAME($who) } must give up { COUNT("kind-ship", $lost) }, { NAME($other) } { $others ->
            [one] one
           *[other] { $others }
        }.
    }
 }
    .short = { $others ->
       [0] { $lost ->
           [0] no ship is lost
          *[other] { NAME($who) } must give up { COUNT("kind-ship", $lost) }, { NAME($other) } none
       }
      *[other] { $lost ->
           [0] { NAME($other) } must give up { COUNT("kind-ship", $others) }, { NAME($who) } none
          *[other] { NAME($who) } must give up { COUNT("kind-ship", $lost) }, { NAME($other) } { $others ->
               [one] one
              *[other] { $others }
           }
       }
    }
tell-took_over = { NAME($who) } takes the trade post { IN($place) } ({ NAME($good) }) from { NAME($other) }.
    .short = takes the trade post { IN($place) } ({ NAME($good) }) from { NAME($other) }

# BUILD, CREATE
tell-built_unit = { NAME($who) } builds { COUNT($kind, 1) } { IN($place) } for { COUNT("coin-talent", $price) }.
    .short = { COUNT($kind, 1) } { IN($place) } for { COUNT("coin-talent", $price) }
tell-built_fortress = { NAME($who) } builds a fortress { IN($place) } for { COUNT("coin-talent", $price) }.
    .short = a fortress { IN($place) } for { COUNT("coin-talent", $price) }
tell-built_monument = { NAME($who) } builds a monument { IN($place) } for { COUNT("coin-talent", $price) }: 1 point.
    .short = a monument { IN($place) } for { COUNT("coin-talent", $price) }, worth 1 point
tell-created = { NAME($who) } creates a trade post { IN($place) } ({ NAME($good) }) for { COUNT("coin-talent", $price) }.
    .short = { NAME($place) } ({ NAME($good) }) for { COUNT("coin-talent", $price) }

# STABILITY, DEVELOP, ARMISTICE
tell-bought = { NAME($who) } pays { COUNT("coin-talent", $price) } for its people.
    .short = pays { COUNT("coin-talent", $price) } for its people
tell-undermined = { NAME($who) } pays { COUNT("coin-talent", $price) } to undermine { NAME($other) }.
    .short = pays { COUNT("coin-talent", $price) } to undermine { NAME($other) }
tell-calmed = { NAME($who) } gains { COUNT("item-stability", $n) } ({ NAME($cause) }), now { $level }.
    .short = gains { COUNT("item-stability", $n) } ({ NAME($cause) }), now { $level }
tell-shaken = { NAME($who) } loses { COUNT("item-stability", $n) } ({ NAME($cause) }), now { $level }.
    .short = loses { COUNT("item-stability", $n) } ({ NAME($cause) }), now { $level }
tell-golden_people = { NAME($who) } enters the Golden Age of its people: 1 point.
    .short = the people enter their Golden Age, worth 1 point
tell-golden_people_lost = { NAME($who) } loses the Golden Age of its people and its point.
    .short = the Golden Age of the people is over, its point lost
tell-advanced = { NAME($who) } advances { NAME($row) } to space { $space } for { COUNT("coin-talent", $price) }.
    .short = { NAME($row) } to space { $space } for { COUNT("coin-talent", $price) }
tell-reached = { NAME($who) } reaches the phase “{ NAME($stage) }”{ $income ->
    [0] {""}
   *[other] , { $income } more income
 }.
    .short = reaches the phase “{ NAME($stage) }”{ $income ->
    [0] {""}
   *[other] , { $income } more income
 }
tell-golden_row = { NAME($who) } enters the Golden Age of { NAME($row) }: 1 point.
    .short = enters the Golden Age of { NAME($row) }, worth 1 point
tell-fell_back = { NAME($who) } falls back to space { $space } of { NAME($row) }.
    .short = falls back to space { $space } of { NAME($row) }
tell-offered = { NAME($who) } offers { NAME($other) } an armistice for { COUNT("coin-talent", $price) }.
    .short = offers { NAME($other) } an armistice for { COUNT("coin-talent", $price) }
tell-accepted = { NAME($who) } accepts and receives { COUNT("coin-talent", $price) } from { NAME($other) }: armistice through turn { $until }.
    .short = accepts and receives { COUNT("coin-talent", $price) } from { NAME($other) }: armistice through turn { $until }
tell-refused = { NAME($who) } refuses the armistice with { NAME($other) }.
    .short = refuses the armistice with { NAME($other) }
tell-armistice_on = The armistice between { NAME($pair) } holds through turn { $until }.
tell-armistice_over = The armistice between { NAME($pair) } is over.

# Control and the end
tell-won_area = { NAME($who) } controls { NAME($area) }.
    .short = controls { NAME($area) }
tell-lost_area = { NAME($who) } loses control of { NAME($area) }.
    .short = loses control of { NAME($area) }
tell-laurels_won = { NAME($who) } wins { $n ->
    [one] a laurel: 1 point
   *[other] { $n } laurels: { $n } points
 }.
    .short = wins { $n ->
    [one] a laurel, worth 1 point
   *[other] { $n } laurels, worth { $n } points
 }
tell-laurels_lost = { NAME($who) } loses { $n ->
    [one] a laurel and its point
   *[other] { $n } laurels and their points
 }.
    .short = loses { $n ->
    [one] a laurel and its point
   *[other] { $n } laurels and their points
 }
tell-revolted = { NAME($who) } falls to revolution: its people rise, its units leave the map.
    .short = falls to revolution
tell-spared = { NAME($who) } is spared at stability { $level }: the game is over before its people rise.
    .short = is spared at stability { $level }
tell-won = { NAME($who) } wins with { $points } points.
    .short = wins with { $points } points
tell-won_alone = { NAME($who) } is the last empire and wins.
    .short = is the last empire and wins
tell-won_in_time = { NAME($who) } leads with { $points ->
    [one] 1 point
   *[other] { $points } points
 } after the last turn and wins.
    .short = leads with { $points ->
    [one] 1 point
   *[other] { $points } points
 } after the last turn and wins

# What a combat would come to
effect-units = { COUNT($kind, $n) } counting { $each }{ $n ->
    [one] {""}
   *[other] {" "}each
 }
effect-fortress = fortress
effect-mountain = mountains
effect-culture = culture
effect-stability = stability
effect-leader = leader
effect-at-least-none = never below 0
effect-battle = { $others ->
    [0] { $left ->
        [0] No legion of either side is left
       *[other] { NAME($who) } holds the field with { COUNT("kind-legion", $left) }
    }
   *[other] { $left ->
        [0] { NAME($other) } holds the field with { COUNT("kind-legion", $others) }
       *[other] { NAME($who) } has { COUNT("kind-legion", $left) } left, { NAME($other) } { $others }
    }
 }{ $burns ->
    [0] {""}
   *[other] ; the fortress burns down
 }{ $razed ->
    [0] {""}
   *[other] ; the monument is razed
 }.
effect-sea-battle = { NAME($who) } loses { $lost ->
    [0] no ship
   *[other] { COUNT("kind-ship", $lost) }
 }, { NAME($other) } { $others ->
    [0] none
   *[other] { $others }
 }.
