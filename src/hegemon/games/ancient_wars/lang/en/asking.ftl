ask-over = The game is over.
ask-turn = The turn goes on.
ask-check = Choose a unit { IN($space) } that rolls for attrition ({ $n ->
    [one] 1 still rolls
   *[other] { $n } still roll
 }; lost on { $fatal } or less).
ask-check-roll = A unit { IN($space) } rolls for attrition: lost on { $fatal } or less.
ask-choose-card = Take the top card unseen, or pick one of your discards.
ask-opening = Choose your first card from the deck, or take the top card unseen.
ask-draw = { NAME($who) } draws a card.
ask-subvert = Name an enemy unit that is to desert: it goes on a roll of { $n } or more.
ask-subvert-roll = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] deserts
   *[other] desert
 } on a roll of { $n } or more.
ask-recruit = Recruit { $n ->
    [one] a unit
   *[other] up to { $n } units
 } (“{ NAME($card) }”).
ask-recruit-any = Recruit up to { $n } units (“{ NAME($card) }”), in any order: { LIST($whom) }. With “done” you first give up { $given_up } of them ({ LIST($first) }).
ask-camps = Build or take up camps, or end recruiting.
ask-place = Where do you place { NAME($unit, article: "def") }?
ask-march = Which stack or fleet moves (“{ NAME($card) }”)?
ask-march-to = Where does the stack march { FROM($origin) }?
ask-march-take = Who marches { FROM($origin) } { TO($to) }?
ask-march-roll = After the forced march { TO($to) } { $n ->
    [one] 1 unit rolls
   *[other] { $n } units roll
 }: lost on { $fatal } or less.
ask-sail-roll = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] rolls
   *[other] roll
 } for the voyage.
ask-sail-to = To which port { AGREE($unit) ->
    [one] does
   *[other] do
 } { NAME($unit, article: "def") } sail? The die is { $die }.
ask-load = Who sails with { NAME($unit, article: "def") } { TO($to) }? Room for { $n ->
    [one] 1 unit
   *[other] { $n } units
 }.
ask-storm = The storm takes one of the units aboard. Which?
ask-battles = Which battle do you fight next?
ask-ambush = Do you attack { AT($battle) } openly, or from ambush?
ask-levy = Raise the levy { IN($battle) }: up to { $n ->
    [one] 1 unit
   *[other] { $n } units
 }.
ask-advantage = { NAME($who) } rolls for the advantage { AT($battle) }.
ask-fight = Round { $round } { AT($battle) }: which unit fights next?
ask-dice = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] rolls
   *[other] roll
 }: { $n ->
    [one] 1 die
   *[other] { $n } dice
 } to go.
ask-lose = Which unit do you lose { AT($battle) }? { $n ->
    [one] 1 is due.
   *[other] { $n } are due.
 }
ask-panic = Which unit panics { AT($battle) }? { $n ->
    [one] 1 is due.
   *[other] { $n } are due.
 }
ask-port = To which port do your beaten fleets go?
ask-board = Which beaten units go aboard { TO($to) }?
ask-retreat = Where do your beaten units retreat { FROM($battle) }?
ask-reward = Which unit joins your winners { IN($battle) }?
ask-morale = Which of your units melts away after the defeat { AT($battle) }?
ask-pursue = Do you pursue { FROM($battle) }, and where to?
ask-pursue-take = Who pursues { FROM($battle) } { TO($to) }?
price-dice = dice
price-fleet-move = fleet move of the card
price-fatal = lost on a roll of this or less
price-succeeds = succeeds from this roll on
effect-none = No event.
effect-siege = Fortresses that you attack in this turn give no protection: their defenders panic like others.
effect-advantage = When you attack in this turn, add { $n } to your rolls for the advantage.
effect-advantage-with = When you attack in this turn with one of these, add { $n } to your roll for the advantage: { LIST($whom) }.
effect-elite = In this turn these troops attack on the elite column: { LIST($whom) }.
effect-elite-with = In this turn these troops attack on the elite column beside { LIST($leaders) }: { LIST($whom) }.
effect-ambush = One attack of this turn, outside fortresses, may be an ambush: you have the advantage in its first round without a roll, and all your units use the elite column in it. Ground: { LIST($ground) }.
effect-ambush-led = One attack of this turn with a leader, outside fortresses, may be an ambush: you have the advantage in its first round without a roll, and all your units use the elite column in it. Ground: { LIST($ground) }.
effect-barriers = In this turn these cross barriers like ordinary routes: { LIST($whom) }.
effect-barriers-led = In this turn whoever marches the whole way with a leader crosses barriers like ordinary routes.
effect-barriers-with = In this turn whoever marches the whole way with { LIST($leaders) } crosses barriers like ordinary routes.
effect-fleets = Add { $n } to each roll for a voyage in this turn, up to 6.
effect-subvert = Before you recruit, name an enemy land unit of strength { $strength } or less next to your units, no leader and no elite: on a { $n } or more it deserts.
effect-subvert-of = Before you recruit, name an enemy unit of strength { $strength } or less next to your units, of one of these peoples: { LIST($whom) }. On a { $n } or more it deserts.
effect-camps = You may also place legions of this card in camps.
effect-occupying = Recruit { $more ->
    [one] 1 unit
   *[other] { $more } units
 } more if one of your land units stands in one of these lands: { LIST($regions) }.
effect-fewer = Recruit { $more ->
    [one] 1 unit
   *[other] { $more } units
 } more if no more than { $n } of these are on the map: { LIST($whom) }.
effect-attrition = At once the enemy rolls for his land units outside fortresses, camps and spaces with his fleets: beyond { $free ->
    [one] 1 unit
   *[other] { $free } units
 } in a space, leaders left out, each is lost on { $fatal } or less.
effect-revolt = Recruits of this card may rise in a home that holds enemies; you attack there in this turn, and its fortress does not protect them.
effect-goal = { NAME($who) } wins with { $n } of these { $all } places: { LIST($places) }.
effect-goal-all = { NAME($who) } wins by holding { LIST($places) }.
effect-goal-capital = { NAME($who) } wins with { NAME($capital) }, or with { $n } of these places: { LIST($places) }.
effect-end = After the last turn { NAME($who) } wins.
effect-end-count = After the last turn the Barbarian side wins with { NAME($capital) } or with { $n } of its places; otherwise { NAME($who) } wins.
say-where = Say where you place { NAME($unit, article: "def") }.
say-only-place = You can place { NAME($unit, article: "def") } only { IN($space) }.
phrase-recruit = recruit units
phrase-march = march a stack
phrase-land = sail and land units
phrase-attack = attack, and fight the battle to its end
phrase-ambush = ambush, and fight the battle to its end
phrase-fight = fight on as usual
phrase-lose = take losses
phrase-panic = choose who panics
phrase-flee = flee by sea
phrase-board = take beaten units aboard
phrase-pursue = pursue the enemy
phrase-levy = raise the levy
odds-wins = { NAME($who) } wins
odds-dice = { NAME($unit) }: dice
odds-bonus = adds { $n } to the rolls for the advantage
odds-walls = does not panic behind its walls
odds-ambush = attacks from ambush
odds-elite = has elite units, which attack on a column of their own
odds-card-elite = has troops that the card lets attack on the elite column
odds-steady = has elite units, which do not panic in defence
# Steps in which nothing is possible
tell-idle_subvert = Nobody can be won over: { SAY($reason) }
tell-idle_subvert_none = Nobody can be won over: the card finds no unit that it could reach.
tell-idle_recruit = Nobody to recruit: { SAY($reason) }
tell-idle_recruit_none = Nobody to recruit: the card finds nobody whom it could raise.
tell-idle_march = No march possible: { SAY($reason) }
tell-idle_march_none = No march possible: the card moves nobody who could still go anywhere.
tell-idle_battles = No battle possible: { SAY($reason) }
tell-idle_battles_none = No battle possible: none of your units stands before an enemy.
tell-idle_levy = No levy possible: { SAY($reason) }
tell-idle_levy_none = No levy possible: nobody is there to be raised.
tell-idle_board = Nobody can go on board: { SAY($reason) }
tell-idle_board_none = Nobody can go on board: no unit in this port finds room on a fleet.
tell-idle_pursue = No pursuit possible: { SAY($reason) }
tell-idle_pursue_none = No pursuit possible: nobody may follow the enemy.
