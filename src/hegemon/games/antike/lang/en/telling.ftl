# What happened. `.short` follows when the actor has been named, `.head` opens a line.
tell-drew = { NAME($who) } draws { NAME($what, article: "def") }.
    .short = draws { NAME($what, article: "def") }
tell-picked = { NAME($who) } takes { NAME($what, article: "def") }.
    .short = takes { NAME($what, article: "def") }
tell-began = { NAME($who, article: "def") } have the first turn.
    .short = have the first turn
tell-started = { NAME($who, article: "def") } begin { IN($where) }.
    .short = { IN($where) }
tell-round = Round { $n }.
tell-coins = { $all ->
    [one] Every nation receives a coin.
   *[other] A coin each for { LIST($nations, article: "def") }.
 }
tell-chose = { NAME($who, article: "def") } take { NAME($what) }, as the bank has no coin left.
    .short = take { NAME($what) }, as the bank has no coin left

tell-answered = { NAME($who, article: "def") } will { $what ->
    [answer-always] always fight units that enter.
    [answer-never] never fight units that enter.
   *[other] be asked about units that enter.
 }
    .short = will { $what ->
        [answer-always] always fight units that enter
        [answer-never] never fight units that enter
       *[other] be asked about units that enter
    }
tell-advanced = { NAME($who, article: "def") } go to { NAME($where) }.
    .short = go to { NAME($where) }
    .head = { NAME($who) } → { NAME($where) }
tell-paid_steps = { NAME($who, article: "def") } pay { GOODS($goods) } for further steps.
    .short = pay { GOODS($goods) } for further steps
tell-paid = { NAME($who, article: "def") } pay { GOODS($goods) }.
    .short = pay { GOODS($goods) }
    .tail = for { GOODS($goods) }
tell-gave = { NAME($who, article: "def") } trade { GOODS($goods) }.
    .short = trade { GOODS($goods) }
    .tail = and { GOODS($goods) }
tell-took = { NAME($who, article: "def") } receive { GOODS($goods) } in trade.
    .short = receive { GOODS($goods) } in trade
    .tail = for { GOODS($goods) }

tell-produced = { NAME($who, article: "def") } produce { $n ->
    [0] no { NAME($what) }
   *[other] { $n } { NAME($what) }
 }{ $bonus ->
    [0] .
   *[other] , { $bonus } of it by know-how.
 }
    .short = produce { $n ->
        [0] no { NAME($what) }
       *[other] { $n } { NAME($what) }
    }{ $bonus ->
        [0] {""}
       *[other] , { $bonus } of it by know-how
    }
tell-built = { NAME($who, article: "def") } build a temple { IN($where) }.
    .short = build a temple { IN($where) }
tell-armed = { NAME($who, article: "def") } set up { COUNT($what, $n) } { IN($where) }.
    .short = set up { COUNT($what, $n) } { IN($where) }
tell-developed = { NAME($who, article: "def") } { $new ->
    [0] develop
   *[other] are the first to develop
 } { NAME($what) }.
    .short = { $new ->
        [0] develop
       *[other] are the first to develop
    } { NAME($what) }
tell-founded = { NAME($who, article: "def") } found { NAME($where) } ({ NAME($what) }).
    .short = found { NAME($where) } ({ NAME($what) })

tell-moved = { NAME($who, article: "def") } move { COUNT($what, $n) } { FROM($whence) } { TO($where) }.
    .short = { COUNT($what, $n) } { FROM($whence) } { TO($where) }
    .tail = , on { TO($where) }
tell-fought = { NAME($who, article: "def") } fight { NAME($other, article: "def") } { IN($where) }: each side loses { COUNT($what, $n) }.
    .short = fight { NAME($other, article: "def") } { IN($where) }, each side losing { COUNT($what, $n) }
tell-declined = { NAME($who, article: "def") } do not fight the { $what ->
    [kind-legion] legions
   *[other] galleys
 } of { NAME($other, article: "def") } { IN($where) }.
    .short = do not fight the { $what ->
    [kind-legion] legions
   *[other] galleys
 } of { NAME($other, article: "def") } { IN($where) }
tell-conquered = { NAME($who, article: "def") } conquer { NAME($where) } from { NAME($other, article: "def") }, with strength { $attack } against { $defence } (city { $city }{ $units ->
    [0] {""}
   *[other] , defenders { $units }
 }{ $state ->
    [0] {""}
   *[other] , know-how { $state }
 }).
    .short = conquer { NAME($where) } from { NAME($other, article: "def") }, with strength { $attack } against { $defence } (city { $city }{ $units ->
        [0] {""}
       *[other] , defenders { $units }
    }{ $state ->
        [0] {""}
       *[other] , know-how { $state }
    })
tell-lost = { NAME($who, article: "def") } lose { COUNT($what, $n) } { IN($where) }.
    .short = lose { COUNT($what, $n) } { IN($where) }
    .tail = , at the cost of { COUNT($what, $n) }
tell-destroyed = { NAME($who, article: "def") } destroy the temple of { NAME($other, article: "def") } { IN($where) }.
    .short = destroy the temple there
    .tail = , and destroy the temple there
tell-gave_up = { NAME($who, article: "def") } give { NAME($where) } up{ $temple ->
    [0] .
   *[other] , temple and all.
 }
    .short = give { NAME($where) } up{ $temple ->
        [0] {""}
       *[other] , temple and all
    }

tell-temple_dear = No temple for { NAME($who, article: "def") }: { GOODS($lacks) } { $count ->
    [one] is
   *[other] are
 } missing{ $coins ->
    [0] .
    [one] , and 1 coin is not enough.
   *[other] , and { $coins } coins are not enough.
 }
    .short = no temple, as { GOODS($lacks) } { $count ->
        [one] is
       *[other] are
    } missing{ $coins ->
        [0] {""}
        [one] {" "}and 1 coin is not enough
       *[other] {" "}and { $coins } coins are not enough
    }
tell-arming_dear = No unit for { NAME($who, article: "def") }: { GOODS($lacks) } { $count ->
    [one] is
   *[other] are
 } missing{ $coins ->
    [0] .
    [one] , and 1 coin is not enough.
   *[other] , and { $coins } coins are not enough.
 }
    .short = no unit, as { GOODS($lacks) } { $count ->
        [one] is
       *[other] are
    } missing{ $coins ->
        [0] {""}
        [one] {" "}and 1 coin is not enough
       *[other] {" "}and { $coins } coins are not enough
    }
tell-city_dear = No city for { NAME($who, article: "def") }: { GOODS($lacks) } { $count ->
    [one] is
   *[other] are
 } missing{ $coins ->
    [0] .
    [one] , and 1 coin is not enough.
   *[other] , and { $coins } coins are not enough.
 }
    .short = no city, as { GOODS($lacks) } { $count ->
        [one] is
       *[other] are
    } missing{ $coins ->
        [0] {""}
        [one] {" "}and 1 coin is not enough
       *[other] {" "}and { $coins } coins are not enough
    }
tell-no_temple = { NAME($who, article: "def") } build no temple: { $left ->
    [0] none is left.
   *[other] each of their cities has one.
 }
    .short = build no temple, as { $left ->
        [0] none is left
       *[other] each of their cities has one
    }
tell-no_arming = { NAME($who, article: "def") } set up no unit: none that is left fits one of their cities.
    .short = set up no unit, as none that is left fits one of their cities
tell-no_know_how = { NAME($who, article: "def") } develop nothing: { $all ->
    [0] they cannot pay for any know-how.
   *[other] they know it all.
 }
    .short = develop nothing, as { $all ->
        [0] they cannot pay for any know-how
       *[other] they know it all
    }
tell-no_maneuver = { NAME($who, article: "def") } have no unit to move.
    .short = have no unit to move

tell-won = { NAME($who, article: "def") } win { COUNT($what, $n) } { $what ->
    [personage-king] for { $number } cities.
    [personage-citizen] for { $number } temples.
    [personage-navigator] for galleys on { $number } seas.
    [personage-scholar] for { $number ->
        [one] a new know-how.
       *[other] { $number } new know-hows.
    }
   *[other] for { $number ->
        [one] a destroyed temple.
       *[other] { $number } destroyed temples.
    }
 }
    .short = win { COUNT($what, $n) } { $what ->
        [personage-king] for { $number } cities
        [personage-citizen] for { $number } temples
        [personage-navigator] for galleys on { $number } seas
        [personage-scholar] for { $number ->
            [one] a new know-how
           *[other] { $number } new know-hows
        }
       *[other] for { $number ->
            [one] a destroyed temple
           *[other] { $number } destroyed temples
        }
    }
tell-extra = { NAME($who, article: "def") } win one more { NAME($what) } for all their know-hows.
    .short = win one more { NAME($what) } for all their know-hows
tell-ended_personages = { NAME($who, article: "def") } win the game with { $n } { $n ->
    [one] point
   *[other] points
 }.
    .short = win the game with { $n } { $n ->
        [one] point
       *[other] points
    }
tell-ended_temple = { NAME($who, article: "def") } win the game: no personage is left, and a temple has fallen.
    .short = win the game, as no personage is left and a temple has fallen
tell-ended_limit = After { $n } turns the game is over, and the most points win.
