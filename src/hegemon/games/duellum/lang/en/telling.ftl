# The game and its turns
tell-began = The lot falls on { NAME($who) } to begin.
    .short = begins
tell-turn = Turn { $n }: { NAME($nation) }.
tell-victory = { NAME($who) } wins the game with { $n } personages.
    .short = wins the game with { $n } personages
tell-time_up = After { $n } turns the game is over.
# Event cards
tell-revealed = { LIST($what) } { AGREE($what) ->
    [one] joins
   *[other] join
 } the display.
tell-reshuffled = The discarded cards become the new deck.
tell-owed = { NAME($who) } is due { $n ->
    [one] an event card
   *[other] { $n } event cards
 } for { $personages ->
    [0] { $cities ->
        [one] the lost city
       *[other] the lost cities
     }
    [one] { $cities ->
        [0] the other nation's personage
        [one] the other nation's personage and the lost city
       *[other] the other nation's personage and the lost cities
     }
   *[other] { $cities ->
        [0] the other nation's { $personages } personages
        [one] the other nation's { $personages } personages and the lost city
       *[other] the other nation's { $personages } personages and the lost cities
     }
 }.
tell-forfeited = { NAME($who) } goes without: no event card is left ({ $n } due).
    .short = goes without: no event card is left ({ $n } due)
tell-took = { NAME($who) } takes { NAME($what) }.
    .short = takes { NAME($what) }
tell-played = { NAME($who) } plays { NAME($what) }.
    .short = plays { NAME($what) }
tell-declined = { NAME($who) } keeps { NAME($what) } in hand.
    .short = keeps { NAME($what) } in hand
tell-used = { NAME($who) } uses { NAME($what) }.
    .short = uses { NAME($what) }
    .tail = with { NAME($what) }
tell-expired = { NAME($what) } { AGREE($what) ->
    [one] ends
   *[other] end
 } with the turn.
tell-gained = { NAME($who) } receives { GOODS($goods) }.
    .short = receives { GOODS($goods) }
    .tail = and receives { GOODS($goods) }
tell-deprived = { NAME($who) } loses { GOODS($goods) } to the bank.
    .short = loses { GOODS($goods) } to the bank
tell-mustered = { NAME($who) } makes room for { $n } new units { IN($where) }.
    .short = makes room for { $n } new units { IN($where) }
# Rondel, production, trade
tell-advanced = { NAME($who) } goes to { NAME($what) }.
    .head = { NAME($who) } → { NAME($what) }
    .short = goes to { NAME($what) }
tell-paid_steps = { NAME($who) } pays { GOODS($price) } for the way.
    .short = pays { GOODS($price) } for the way
tell-paid = { NAME($who) } pays { GOODS($price) }.
    .short = pays { GOODS($price) }
    .tail = for { GOODS($price) }
tell-produced = { NAME($who) } produces { GOODS($goods) }.
    .short = produces { GOODS($goods) }
tell-instead_of_coin = { NAME($who) } takes { GOODS($goods) }, as the bank has no coin.
    .short = takes { GOODS($goods) }, as the bank has no coin
tell-gave = { NAME($who) } gives { GOODS($goods) } to the bank.
    .short = gives { GOODS($goods) } to the bank
tell-received = { NAME($who) } takes { GOODS($goods) } from the bank.
    .short = takes { GOODS($goods) } from the bank
    .tail = for { GOODS($goods) }
# Cities, temples, walls
tell-founded = { NAME($who) } founds { NAME($where) } ({ NAME($what) }).
    .short = founds { NAME($where) } ({ NAME($what) })
tell-built_temple = { NAME($who) } builds a temple { IN($where) }.
    .short = builds a temple { IN($where) }
tell-built_wall = { NAME($who) } walls { NAME($where) }.
    .short = walls { NAME($where) }
tell-lost_wall = { NAME($who) } takes back the broken wall of { NAME($where) }.
    .short = takes back the broken wall of { NAME($where) }
# Know-how and units
tell-developed = { NAME($who) } develops { NAME($what) }.
    .short = develops { NAME($what) }
tell-mastered = { NAME($who) } has mastered { NAME($what) }.
    .short = has mastered { NAME($what) }
tell-recruited = { NAME($who) } recruits { COUNT($what, $n) }.
    .short = recruits { COUNT($what, $n) }
tell-armed = { NAME($who) } arms { $what ->
    [unit-commander] the Commander
    [unit-admiral] the Admiral
   *[other] { COUNT($what, $n) }
 } { IN($where) }.
    .short = arms { $what ->
        [unit-commander] the Commander
        [unit-admiral] the Admiral
       *[other] { COUNT($what, $n) }
     } { IN($where) }
tell-moved = { NAME($who) } moves { $what ->
    [unit-commander] the Commander
    [unit-admiral] the Admiral
   *[other] { COUNT($what, $n) }
 } { FROM($here) } { TO($there) }.
    .short = { $what ->
        [unit-commander] the Commander
        [unit-admiral] the Admiral
       *[other] { COUNT($what, $n) }
     } { FROM($here) } { TO($there) }
tell-went_on = { NAME($who) } moves { $what ->
    [unit-commander] the Commander
    [unit-admiral] the Admiral
   *[other] { COUNT($what, $n) }
 } on { FROM($here) } { TO($there) }.
    .short = { $what ->
        [unit-commander] the Commander
        [unit-admiral] the Admiral
       *[other] { COUNT($what, $n) }
     } on { FROM($here) } { TO($there) }
    .tail = and on { TO($there) }
tell-fought = { NAME($who) } and { NAME($whom) } fight { IN($where) }: { COUNT($what, $n) } against { COUNT($theirs, $n) }, { $n ->
    [one] both
   *[other] all
 } lost.
    .short = fights { IN($where) }: { COUNT($what, $n) } against { COUNT($theirs, $n) }, { $n ->
    [one] both
   *[other] all
 } lost
    .tail = against { COUNT($theirs, $n) } of { NAME($whom) }, { $n ->
        [one] both
       *[other] all
     } lost
tell-lost = { NAME($who) } loses { GOODS($units) } { IN($where) }.
    .short = loses { GOODS($units) } { IN($where) }
# Conquest
tell-attacked = { NAME($who) } attacks { NAME($where) } with strength { $own } against { $defence } (city { $city }{ $units ->
    [0] {""}
   *[other] , units { $units }
 }{ $wall ->
    [0] {""}
   *[other] , wall { $wall }
 }{ $republic ->
    [0] {""}
   *[other] , Res Publica { $republic }
 }{ $special ->
    [0] {""}
    [-1] , special unit −1
   *[other] , special unit { $special }
 }).
tell-held = { NAME($who) } holds { NAME($where) }: the attackers no longer suffice.
    .short = holds { NAME($where) }: the attackers no longer suffice
tell-conquered = { NAME($who) } takes { NAME($where) } from { NAME($whom) }.
    .short = takes { NAME($where) } from { NAME($whom) }
tell-lost_temple = { NAME($who) } loses the temple of { NAME($where) }.
    .short = loses the temple of { NAME($where) }
tell-spent = { NAME($who) } loses { GOODS($units) } { IN($where) }.
    .short = loses { GOODS($units) } { IN($where) }
tell-unharmed = { NAME($who) } loses nobody { IN($where) }.
    .short = loses nobody { IN($where) }
# Personages
tell-won = { NAME($who) } wins { COUNT($what, $n) } { $what ->
    [personage-king] with { $reached } cities
    [personage-citizen] with { $reached } temples
    [personage-scholar] with { $reached ->
        [one] a new know-how
       *[other] { $reached } new know-hows
     }
    [personage-general] with { $reached ->
        [one] a temple destroyed
       *[other] { $reached } temples destroyed
     }
   *[other] with { $reached } points at sea
 }.
    .short = wins { COUNT($what, $n) } { $what ->
        [personage-king] with { $reached } cities
        [personage-citizen] with { $reached } temples
        [personage-scholar] with { $reached ->
            [one] a new know-how
           *[other] { $reached } new know-hows
         }
        [personage-general] with { $reached ->
            [one] a temple destroyed
           *[other] { $reached } temples destroyed
         }
       *[other] with { $reached } points at sea
     }
tell-won_walls = { NAME($who) } gets { $n ->
    [one] a town wall
   *[other] { $n } town walls
 }.
    .short = gets { $n ->
        [one] a town wall
       *[other] { $n } town walls
     }
