tell-turn = Turn { $n }: { NAME($who) }.
    .short = turn { $n }
    .head = Turn { $n }, { NAME($who) }
tell-closed = All stacks are closed again.
    .short = all stacks are closed again
tell-drew = { NAME($who) } draws “{ NAME($card) }”.
    .short = draws “{ NAME($card) }”
tell-opened = { NAME($who) } opens with “{ NAME($card) }”.
    .short = opens with “{ NAME($card) }”
tell-picked = { NAME($who) } takes “{ NAME($card) }” back from the discards.
    .short = takes “{ NAME($card) }” back from the discards
tell-extra = { NAME($who) } gets the extra recruits of “{ NAME($card) }”.
    .short = gets the extra recruits of “{ NAME($card) }”
tell-reshuffled = { NAME($who) } shuffles its discards into the deck.
    .short = shuffles its discards into the deck
tell-discarded = { NAME($who) } discards “{ NAME($card) }”.
    .short = discards “{ NAME($card) }”
tell-set_aside = { NAME($who) } puts “{ NAME($card) }” out of play.
    .short = puts “{ NAME($card) }” out of play
tell-put_under = { NAME($who) } puts “{ NAME($card) }” under its deck.
    .short = puts “{ NAME($card) }” under its deck
tell-starved = { NAME($who) } loses { NAME($unit, article: "def") } { IN($space) } for want of supply (rolled { $die }).
    .short = loses { NAME($unit, article: "def") } { IN($space) } for want of supply (rolled { $die })
tell-endured = { NAME($who) } keeps { NAME($unit, article: "def") } { IN($space) } fed (rolled { $die }).
    .short = keeps { NAME($unit, article: "def") } { IN($space) } fed (rolled { $die })
tell-endured_unseen = { NAME($who) } keeps a unit { IN($space) } fed (rolled { $die }).
    .short = keeps a unit { IN($space) } fed (rolled { $die })
tell-deserted = { NAME($foe) } wins { NAME($unit, article: "def") } { IN($space) } away from { NAME($who) } (rolled { $die }).
    .short = loses { NAME($unit, article: "def") } { IN($space) } to { NAME($foe) } (rolled { $die })
tell-loyal = { NAME($who) } cannot tempt { NAME($unit, article: "def") } (rolled { $die }).
    .short = cannot tempt { NAME($unit, article: "def") } (rolled { $die })
tell-leaderless = { NAME($who) } has lost its Supreme Leader, { NAME($unit, article: "def") }, for good.
    .short = has lost its Supreme Leader, { NAME($unit, article: "def") }, for good
tell-recruited = { NAME($who) } recruits { LIST($unit, article: "def") } { IN($space) }.
    .short = recruits { LIST($unit, article: "def") } { IN($space) }
tell-rose = { NAME($unit, article: "def") } { AGREE($unit) ->
        [one] rises
       *[other] rise
     } { IN($space) } for { NAME($who) }.
    .short = sees { NAME($unit, article: "def") } rise { IN($space) }
tell-built = { NAME($who) } builds a camp { IN($space) } with { NAME($unit, article: "def") }.
    .short = builds a camp { IN($space) } with { NAME($unit, article: "def") }
tell-pulled_up = { NAME($who) } takes up the camp { IN($space) }.
    .short = takes up the camp { IN($space) }
tell-abandoned = { NAME($who) } loses the camp { IN($space) }.
    .short = loses the camp { IN($space) }
tell-marched = { NAME($who) } marches { LIST($units, article: "def") } { FROM($origin) } { TO($to) }.
    .short = marches { LIST($units, article: "def") } { FROM($origin) } { TO($to) }
tell-marched_unseen = { NAME($who) } marches { $n ->
        [one] 1 unit
       *[other] { $n } units
     } { FROM($origin) } { TO($to) }.
    .short = marches { $n ->
        [one] 1 unit
       *[other] { $n } units
     } { FROM($origin) } { TO($to) }
tell-marched_partly = { NAME($who) } marches { LIST($units, article: "def") } and { $n ->
        [one] 1 unseen unit
       *[other] { $n } unseen units
     } { FROM($origin) } { TO($to) }.
    .short = marches { LIST($units, article: "def") } and { $n ->
        [one] 1 unseen unit
       *[other] { $n } unseen units
     } { FROM($origin) } { TO($to) }
tell-kept_up = { NAME($who) } brings { NAME($unit, article: "def") } { TO($space) } on the forced march (rolled { $die }).
    .short = brings { NAME($unit, article: "def") } through the forced march (rolled { $die })
tell-kept_up_unseen = { NAME($who) } brings a unit { TO($space) } on the forced march (rolled { $die }).
    .short = brings a unit through the forced march (rolled { $die })
tell-fell_behind = { NAME($who) } loses { NAME($unit, article: "def") } on the forced march { TO($space) } (rolled { $die }).
    .short = loses { NAME($unit, article: "def") } on the forced march { TO($space) } (rolled { $die })
tell-readied = { NAME($who) } readies { NAME($unit, article: "def") } for a voyage.
    .short = readies { NAME($unit, article: "def") } for a voyage
tell-voyage = { NAME($who) } rolls { $die } for { NAME($unit, article: "def") }: up to { $n ->
        [one] 1 space
       *[other] { $n } spaces
     }.
    .short = rolls { $die } for { NAME($unit, article: "def") }: up to { $n ->
        [one] 1 space
       *[other] { $n } spaces
     }
tell-stayed = { NAME($who) } keeps { NAME($unit, article: "def") } { IN($space) }.
    .short = keeps { NAME($unit, article: "def") } { IN($space) }
tell-sailed = { NAME($who) } sails { NAME($unit, article: "def") } { FROM($origin) } { TO($to) }.
    .short = sails { NAME($unit, article: "def") } { FROM($origin) } { TO($to) }
tell-landed = { NAME($who) } lands { LIST($units, article: "def") } { FROM($origin) } { IN($to) }.
    .short = lands { LIST($units, article: "def") } { FROM($origin) } { IN($to) }
tell-landed_unseen = { NAME($who) } lands { $n ->
        [one] 1 unit
       *[other] { $n } units
     } { FROM($origin) } { IN($to) }.
    .short = lands { $n ->
        [one] 1 unit
       *[other] { $n } units
     } { FROM($origin) } { IN($to) }
tell-landed_partly = { NAME($who) } lands { LIST($units, article: "def") } and { $n ->
        [one] 1 unseen unit
       *[other] { $n } unseen units
     } { FROM($origin) } { IN($to) }.
    .short = lands { LIST($units, article: "def") } and { $n ->
        [one] 1 unseen unit
       *[other] { $n } unseen units
     } { FROM($origin) } { IN($to) }
tell-drowned = { NAME($who) } loses { NAME($unit, article: "def") } to the storm off { NAME($space) }.
    .short = loses { NAME($unit, article: "def") } to the storm off { NAME($space) }
tell-seen = { NAME($who) } shows its stack { IN($space) }: { LIST($units, article: "def") }.
    .short = shows its stack { IN($space) }: { LIST($units, article: "def") }
tell-battle = Battle { AT($space) }: { NAME($who) } attacks { NAME($foe) }.
    .short = attacks { NAME($foe) } { AT($space) }
tell-ambush = { NAME($who) } springs an ambush and has the advantage in the first round.
    .short = springs an ambush and has the advantage in the first round
tell-levied = { NAME($who) } levies { NAME($unit, article: "def") } { IN($space) }.
    .short = levies { NAME($unit, article: "def") } { IN($space) }
tell-array = { NAME($who) } lines up { LIST($units, article: "def") }.
    .short = lines up { LIST($units, article: "def") }
tell-walls = { NAME($who) } stands behind walls { IN($space) } and does not panic.
    .short = stands behind walls { IN($space) } and does not panic
tell-major = { NAME($space) } sees a great battle.
    .short = a great battle { AT($space) }
tell-round = Round { $n }.
    .short = round { $n }
tell-advantage_die = { NAME($who) } rolls { $die } for the advantage.
    .short = rolls { $die } for the advantage
tell-advantage_sum = { NAME($who) } rolls for the advantage: { $die }{ $leader ->
        [0] { "" }
       *[other] { " " }+ leader { $leader }
     }{ $card ->
        [0] { "" }
       *[other] { " " }+ card { $card }
     } = { $total }.
    .short = rolls for the advantage: { $die }{ $leader ->
        [0] { "" }
       *[other] { " " }+ leader { $leader }
     }{ $card ->
        [0] { "" }
       *[other] { " " }+ card { $card }
     } = { $total }
tell-advantage = { NAME($who) } has the advantage.
    .short = has the advantage
tell-fights = { NAME($who, article: "def") } { AGREE($who) ->
        [one] rolls
       *[other] roll
     } { $n ->
        [one] 1 die
       *[other] { $n } dice
     }.
    .short = { $n ->
        [one] 1 die
       *[other] { $n } dice
     }
    .head = { NAME($who, article: "def") } { AGREE($who) ->
        [one] rolls
       *[other] roll
     }
tell-fights_elite = { NAME($who, article: "def") } { AGREE($who) ->
        [one] rolls
       *[other] roll
     } { $n ->
        [one] 1 die
       *[other] { $n } dice
     } on the elite column.
    .short = { $n ->
        [one] 1 die
       *[other] { $n } dice
     } on the elite column
    .head = { NAME($who, article: "def") } { AGREE($who) ->
        [one] rolls
       *[other] roll
     } (elite column)
tell-die_none = { NAME($who, article: "def") } { AGREE($who) ->
        [one] rolls
       *[other] roll
     } { $die }: in vain.
    .short = { $die }
tell-die_panic = { NAME($who, article: "def") } { AGREE($who) ->
        [one] rolls
       *[other] roll
     } { $die }: a panic.
    .short = { $die } (panic)
tell-die_hit = { NAME($who, article: "def") } { AGREE($who) ->
        [one] rolls
       *[other] roll
     } { $die }: a loss.
    .short = { $die } (loss)
tell-killed = { NAME($who) } loses { NAME($unit, article: "def") } { AT($space) }.
    .short = loses { NAME($unit, article: "def") }
tell-panicked = { NAME($who) } sees { NAME($unit, article: "def") } panic.
    .short = sees { NAME($unit, article: "def") } panic
tell-stampede = { NAME($who) } sees { NAME($unit, article: "def") } run wild: another unit must panic.
    .short = sees { NAME($unit, article: "def") } run wild
tell-steady = { NAME($who) } shrugs off { $n ->
        [one] a panic
       *[other] { $n } panics
     }.
    .short = shrugs off { $n ->
        [one] a panic
       *[other] { $n } panics
     }
tell-broke = { NAME($who) } has nobody standing { IN($space) } any more.
    .short = has nobody standing any more
tell-sunk = { NAME($who) } loses { NAME($unit, article: "def") } { AT($space) }: no port of refuge.
    .short = loses { NAME($unit, article: "def") } { AT($space) }: no port of refuge
tell-cut_off = { NAME($who) } loses { NAME($unit, article: "def") } { AT($space) }: no way out.
    .short = loses { NAME($unit, article: "def") } { AT($space) }: no way out
tell-fled = { NAME($who) } flees by sea { FROM($origin) } { TO($to) }: { LIST($units, article: "def") }.
    .short = flees by sea { FROM($origin) } { TO($to) }: { LIST($units, article: "def") }
tell-retreated = { NAME($who) } retreats { FROM($origin) } { TO($to) }: { LIST($units, article: "def") }.
    .short = retreats { FROM($origin) } { TO($to) }: { LIST($units, article: "def") }
tell-rewarded = { NAME($who) } receives { NAME($unit, article: "def") } { IN($space) } for the victory.
    .short = receives { NAME($unit, article: "def") } { IN($space) } for the victory
tell-melted = { NAME($who) } loses heart, and { NAME($unit, article: "def") } { IN($space) } with it.
    .short = loses heart, and { NAME($unit, article: "def") } { IN($space) } with it
tell-pursued = { NAME($who) } pursues { FROM($origin) } { TO($to) }: { LIST($units, article: "def") }.
    .short = pursues { FROM($origin) } { TO($to) }: { LIST($units, article: "def") }
tell-won = { NAME($who) } wins the battle { AT($space) }.
    .short = wins the battle { AT($space) }
tell-holds = { NAME($who) } now holds { NAME($space) } ({ $n } of { $need } places).
    .short = now holds { NAME($space) } ({ $n } of { $need } places)
tell-yields = { NAME($who) } no longer holds { NAME($space) } ({ $n } of { $need } places).
    .short = no longer holds { NAME($space) } ({ $n } of { $need } places)
tell-ended = { NAME($who) } wins the war{ $reason ->
        [1] , holding the places of its goal
        [2] , holding the places of its goal
        [3] , holding the enemy’s capital
       *[other] , as neither side has reached its goal by the last turn
     }.
    .short = wins the war{ $reason ->
        [1] , holding the places of its goal
        [2] , holding the places of its goal
        [3] , holding the enemy’s capital
       *[other] , as neither side has reached its goal by the last turn
     }
